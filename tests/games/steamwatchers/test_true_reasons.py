"""A reason stands against a choice if and only if it is not allowed."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from samovar.games.steamwatchers.choices import Accept, Activate, Fight, March, Negotiate, Plan, Sail, Walk
from samovar.games.steamwatchers.content.effects import CHOOSE_SEA, RAZE
from samovar.games.steamwatchers.content.ids import MOVE, NONE
from samovar.games.steamwatchers.deeds import Naming, RazeChoice
from samovar.games.steamwatchers.march import BY_MARCH, Grouping, Trap
from samovar.games.steamwatchers.rows import RESERVATION, RESERVE_BASIC, RESERVE_ELITE
from samovar.games.steamwatchers.spark_of_hope.choices import (
    ActivateCaravan,
    BuyKit,
    Drive,
    ExploitKits,
    Ferry,
    Load,
    ObtainKits,
    PlanCaravan,
    Unload,
)
from samovar.games.steamwatchers.spark_of_hope.cradle import CradleGift
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.whiteout import ContractUpkeep
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.steps import asked, options, pending, refusal
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from samovar.testkit import walk as walks
from samovar.testkit.laws import reasons_are_true
from tests.games.steamwatchers.builders import (
    GAME,
    A,
    B,
    activation,
    build,
    choose,
    europe,
    put,
    reason,
    run,
    sign,
    turn_of,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import board, board_activation
from tests.games.steamwatchers.spark_of_hope.test_reasons import convoy, cradle
from tests.games.steamwatchers.test_reasons import why

GAMES = [
    ("apprenticeship", 2, "none"),
    ("war", 5, "none"),
    ("war", 3, "spark-of-hope"),
    ("fires", 4, "none"),
    ("alga", 4, "none"),
    ("scorched", 2, "none"),
    ("rendezvous", 4, "none"),
    ("reliquary", 5, "none"),
    ("columns", 2, "spark-of-hope"),
    ("havens", 3, "none"),
    ("convoy", 4, "spark-of-hope"),
    ("cradle", 3, "spark-of-hope"),
]
ON_FOOT = (Activate, Walk, Sail, March, Fight, Negotiate, Accept)
ON_WHEELS = (ActivateCaravan, Drive, Ferry, Load, Unload, ObtainKits, ExploitKits, BuyKit)
OTHERS = 12  # choices of other moments that are tried at each question


def config_of(scenario: str, players: int, expansion: str) -> dict[str, object]:
    return {"scenario": scenario, "players": players, "expansion": expansion}


@pytest.mark.parametrize(("scenario", "players", "expansion"), GAMES)
def test_what_is_offered_has_no_reason_against_it_and_what_was_before_has_one_with_a_rule(scenario, players, expansion):
    dice = random.Random(scenario)
    walk = walks.Walk(GAME, config_of(scenario, players, expansion), dice.randrange, scenario.encode())
    known: dict[str, dict[Choice, None]] = defaultdict(dict)
    unexplained: list[tuple[str, Choice]] = []

    while waiting := asked(walk.table):
        reasons_are_true(walk)
        step, seat = pending(walk.table), dice.choice(waiting)
        assert step is not None
        offered, seen = options(walk.table, seat), view(walk.table, seat)
        elsewhere = known[type(step).__name__]
        for choice in dice.sample(list(elsewhere), min(OTHERS, len(elsewhere))):
            reason = step.judge(seen, seat, choice)
            if (reason is None or not reason.rule) and refusal(walk.table, seat, choice) is not None:
                unexplained.append((repr(step), choice))
        elsewhere.update(dict.fromkeys(offered))
        walk.match.play(seat, keen_choice(offered, dice))

    assert unexplained == []
    assert len(known) > 15


def keen_choice(offered: list[Choice], dice: random.Random) -> Choice:
    """Whoever moves and fights meets the questions that idle games never ask."""
    plans = [each for each in offered if isinstance(each, (Plan, PlanCaravan))]
    if plans:
        return max(plans, key=lambda plan: plan.orders[1::2].count(MOVE))
    keen = [each for each in offered if isinstance(each, (*ON_FOOT, *ON_WHEELS))]
    return dice.choice(keen if keen and dice.random() < 0.8 else offered)


def reasons_against(table: SteamTable) -> list[Refusal]:
    """What the question says against its own offers."""
    step, seat = pending(table), asked(table)[0]
    assert step is not None
    judged = [step.judge(view(table, seat), seat, choice) for choice in options(table, seat)]
    return [reason for reason in judged if reason is not None]


class TestRareMoments:
    """What random games seldom or never come to."""

    @cites("SH-SCN-BERCEAU.12", "SH-SCN-BERCEAU.13", "SW-RES.5")
    def test_every_gift_of_the_cradle_that_is_offered_stands_without_a_reason(self):
        table = run(cradle(), CradleGift(A))
        open_now = reasons_against(table)
        table.cells[RESERVE_BASIC + A] = table.cells[RESERVE_ELITE + A] = 0

        assert open_now == []
        assert why(table, "muster-at istra") == ("SW-RES.5", "why-nobody-to-recruit")

    @cites("SW-STRUCT.5")
    def test_every_structure_that_a_card_may_destroy_stands_without_a_reason(self):
        number = next(number for number, each in enumerate(GAME.content.effects) if each.word == RAZE)
        table = convoy()
        build(table, "catalunya", "turret", "farm", seat=B)

        assert reasons_against(run(table, RazeChoice(number, A, zone("catalunya")))) == []

    @cites("SW-PASS.8", "SW-PASS.9")
    def test_the_title_one_holds_has_no_reason_against_it_when_it_is_the_only_one(self):
        table = europe("rhone", "menrau")
        own = table.title(A)
        for place in table.places():
            table.cells[RESERVATION + place] = 0 if place == own else B + 1

        turn_of(table, A)

        assert [type(each).__name__ for each in options(table, A)] == ["Pass"]
        assert reasons_against(table) == []

    @cites("SW-MARCH.5")
    def test_a_march_says_for_how_many_the_zone_between_has_room(self):
        table = europe("rhone", "menrau")
        put(table, A, "castilla", 3, order="move")
        put(table, A, "lusitania", 3)

        run(table, Grouping(A, zone("castilla"), zone("lusitania"), zone("andalus"), BY_MARCH))

        assert reasons_against(table) == []
        assert reason(table, "send 3 0", A)[:2] == ("SW-MARCH.5", "why-room-for-fewer")
        assert reason(table, "send 3 0", A)[2]["count"] == 2

    @cites("SW-SCN-APP.12")
    def test_the_first_lesson_says_that_the_seas_come_later(self):
        table = europe("rhone", "apotres", scenario="apprenticeship", turn=2)
        put(table, A, "breizh", 2, order="move")

        activation(table, A, "breizh")

        assert why(table, "sail cymru") == ("SW-SCN-APP.12", "why-seas-later")

    @cites("SW-CLAN-CR.2")
    def test_a_trap_takes_one_unit(self):
        table = europe("menrau", "rhone")
        put(table, A, "castilla", 2, 1)

        run(table, Trap(A, zone("castilla"), 2, 1, NONE, 1))

        assert reasons_against(table) == []
        assert why(table, "lose 2 0") == ("SW-CLAN-CR.2", "why-lose-exactly")

    @cites("SW-GB.15")
    def test_no_more_contracts_are_kept_than_lie_in_a_sea(self):
        table = europe("rhone", "menrau")
        sign(table, A, "mor-irez", "noordzee")

        run(table, ContractUpkeep(A))

        assert reasons_against(table) == []
        assert why(table, "keep mor-irez,mor-irez") == ("SW-GB.15", "why-not-so-many-contracts")

    @cites("SW-CONC.14")
    def test_a_card_that_names_a_sea_says_so_to_whoever_names_a_zone(self):
        number = next(number for number, each in enumerate(GAME.content.effects) if each.choice == CHOOSE_SEA)

        table = run(europe("rhone", "menrau"), Naming(number, A))

        assert reasons_against(table) == []
        assert why(table, "at castilla") == ("SW-CONC.14", "why-name-other-kind")

    @cites("SH-TL.1", "SH-CARAVAN.12")
    def test_a_caravan_loads_within_reach_and_a_transport_what_is_there(self):
        table = convoy()
        put(table, A, "latium", 1)
        board(table, A, "move")

        board_activation(table, A)
        far = why(table, "load latium"), why(table, "load catalunya"), why(table, "ferry latium")
        choose(table, "load castilla")

        assert far[0] == ("SH-TL.1", "why-not-near-caravan")
        assert far[1] == ("SH-TL.1", "why-zone-of-another")
        assert far[2] == ("SH-CARAVAN.12", "why-no-sea-for-caravan")
        assert reasons_against(table) == []
        assert why(table, "embark 2 0 -") == ("SH-TL.1", "why-not-so-many-there")
