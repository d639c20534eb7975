"""The less usual half of a rule: one contract and not two, a turret that counts less, a token of somebody else."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.aftermath import Conquest
from samovar.games.steamwatchers.choices import Plan
from samovar.games.steamwatchers.conclave import TakeTitle
from samovar.games.steamwatchers.conditions import can_do
from samovar.games.steamwatchers.content.effects import ATTACKING, DEFENDING, RETURN_CONTRACT
from samovar.games.steamwatchers.content.ids import DECOY, DEFENCE, MOVE, ZONE_IDS
from samovar.games.steamwatchers.contracts import Recall
from samovar.games.steamwatchers.force import attack_bonus, defence_bonus
from samovar.games.steamwatchers.incubation import open_places
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.rows import (
    ARCHON_UP,
    BOARD_ORDER,
    CLEAN_STOCK,
    CONTRACT_RESERVE,
    DEPLOYED,
    EXEMPT,
    PRIMUS_OF,
    RESERVE_BASIC,
    RESERVE_ELITE,
    SECOND_UP,
    SET_OUT,
    SICK_STOCK,
    TURN,
    UNNUMBERED,
    WAGONS_BOXED,
)
from samovar.games.steamwatchers.scenarios import beside_home
from samovar.games.steamwatchers.spark_of_hope.choices import Forfeit
from samovar.games.steamwatchers.spark_of_hope.journey import set_out
from samovar.games.steamwatchers.spark_of_hope.losses import leave_out
from samovar.games.steamwatchers.spark_of_hope.sensors import cover_first
from samovar.ledger.rules import cites
from tests.games.referee import Referee
from tests.games.steamwatchers.builders import (
    BASE_SCENARIOS,
    GAME,
    A,
    B,
    C,
    build,
    card,
    cheer,
    choose,
    europe,
    fuel,
    lines,
    offered,
    places,
    put,
    question,
    reserve,
    run,
    sea,
    sign,
    title,
    turn_of,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import board, fit, hope, kits_of, park
from tests.games.steamwatchers.test_reasons import effect


@cites("SW-CONC.18", "SW-CONC.19", "SW-PASS.5")
def test_the_title_under_the_primus_token_is_open_to_the_primus_alone():
    table = europe("rhone", "menrau", "alliance")
    for seat, where in ((A, "rhone"), (B, "skane"), (C, "eire")):
        put(table, seat, where, 1)
    reserve(table, "primus")
    run(table, TakeTitle(title("primus")))

    choose(table, "block archon")

    assert table.cells[PRIMUS_OF] == A + 1
    table.stack.clear()
    reserve(table)
    assert "archon" in offered(turn_of(table, A), "pass")
    for seat in (B, C):
        table.stack.clear()
        turn_of(table, seat)
        assert "archon" not in offered(table, "pass")
        assert why_not(table, "pass archon") == "SW-CONC.19"


@cites("SW-CONC.17")
@pytest.mark.parametrize(("signed", "possible"), [((), False), (("noordzee",), True), (("noordzee", "pontos"), True)])
def test_a_contract_comes_back_if_there_is_one(signed, possible):
    table = europe("rhone", "menrau", "alliance")
    sign(table, A, *signed)

    assert can_do(table, effect(RETURN_CONTRACT), A) == possible
    assert not can_do(table, effect(RETURN_CONTRACT), B)


@cites("SW-CONC.17")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_so_many_contracts_come_back_and_which_is_asked_only_where_there_is_a_choice(count):
    table = europe("rhone", "menrau", "alliance")
    sign(table, A, "noordzee", "mare-nostrum")
    sign(table, B, "noordzee")
    left = int(table.cells[CONTRACT_RESERVE + A])

    run(table, Recall(effect(RETURN_CONTRACT), A, count))
    asked_for = lines(table) if question(table) else []
    if asked_for:
        choose(table, "at-sea noordzee")

    assert asked_for == (["at-sea mare-nostrum", "at-sea noordzee"] if count else [])
    assert table.contracts(sea("noordzee"), A) == (0 if count else 1)
    assert table.contracts(sea("mare-nostrum"), A) == (0 if count > 1 else 1)
    assert table.contracts(sea("noordzee"), B) == 1
    assert table.cells[CONTRACT_RESERVE + A] == left + min(count, 2)
    assert question(table) == ""


@cites("SW-COMBAT.8", "SW-COMBAT.9", "SW-COMBAT.10", "SW-DEF.3", "SW-DEF.4", "SW-MORALE.1")
@pytest.mark.parametrize(
    ("turrets", "token", "cheered", "storm", "bonus"),
    [
        (0, "", False, False, 0),
        (1, "", False, False, 2),
        (2, "", False, False, 4),
        (0, "defence", False, False, 1),
        (0, "move", False, False, 0),
        (0, "", True, False, 2),
        (2, "defence", True, False, 7),
        (1, "", False, True, 1),
        (2, "defence", True, True, 5),
    ],
)
def test_a_defender_has_what_his_token_his_turrets_and_the_morale_give(turrets, token, cheered, storm, bonus):
    table = hope("rhone", "menrau", "alliance")
    put(table, A, "gironde", 2, order=token)
    put(table, B, "rhone", 1, order="defence")
    build(table, "gironde", *["turret"] * turrets)
    if cheered:
        cheer(table, "gironde")
    if storm:
        table.cells[ARCHON_UP] = card("a22") + 1

    assert defence_bonus(table, A, zone("gironde")) == bonus
    assert attack_bonus(table, A, zone("gironde")) == 0


@cites("SW-CLAN-AHL.3", "SW-COMBAT.36")
@pytest.mark.parametrize(("clan", "elites", "asks"), [("apotres", 1, True), ("apotres", 0, False), ("rhone", 1, False)])
def test_only_the_idols_of_the_apostles_convert(clan, elites, asks):
    table = europe(clan, "menrau")
    put(table, A, "rhone", 2, elites)
    put(table, B, "skane", 2)
    fuel(table, A, clean=2)

    table.then(Conquest(A, zone("rhone"), elites))
    converting = type(table.stack[-1]).__name__ == "Conversion" or _converts(table)

    assert converting == asks


def _converts(table) -> bool:
    table.stack.pop().run(table)
    return [type(step).__name__ for step in table.stack] == ["Conversion"]


@cites("SW-QUAR.1", "SW-QUAR.4", "SW-BOARD.5")
@pytest.mark.parametrize(
    ("sick", "barrels", "empty", "filled"), [(0, 0, 1, 0), (0, 2, 1, 1), (0, 5, 0, 1), (5, 0, 0, 0)]
)
def test_quarantine_lies_on_an_empty_or_a_filled_place_of_the_clean_stock(sick, barrels, empty, filled):
    table = europe("menrau", "rhone")
    most = int(table.clean_places(A))
    fuel(table, A, clean=min(barrels, most))
    table.cells[SICK_STOCK + A] = most if sick else 0
    assert table.cells[CLEAN_STOCK + A] == min(barrels, most)

    there = open_places(table, A)

    blank, full = places("empty-stock", "filled-stock")
    assert (there.count(blank), there.count(full)) == (empty, filled)


@cites("SW-SCN-FEUX.2", "SW-SETUP.6")
@pytest.mark.parametrize("card_number", range(5))
def test_scouts_look_beside_their_own_deployment_and_never_beyond_the_map_in_play(card_number):
    table = europe("rhone", "menrau")
    table.cells[DEPLOYED + A] = card_number + 1
    land = table.content.board.land
    homes = [where for where in range(len(ZONE_IDS)) if table.content.board.deployment[where] == card_number]

    near = beside_home(table, A)

    assert near == sorted(set(near))
    assert not set(near) & set(homes)
    for where in range(len(ZONE_IDS)):
        touches = any(where in land[home] for home in homes) and where not in homes
        assert (where in near) == (touches and where < table.zones_in_play())


@cites("SH-KITS.1", "SH-KITS.4")
def test_when_the_second_card_covers_the_first_its_exemptions_go_along():
    table = hope("rhone", "menrau", "alliance")
    table.cells[ARCHON_UP], table.cells[SECOND_UP] = card("a03") + 1, card("a22") + 1
    table.cells[EXEMPT + A], table.cells[EXEMPT + B], table.cells[EXEMPT + C] = 1, 2, 3
    park(table, A, "gironde")

    cover_first(table)

    assert [int(table.cells[EXEMPT + seat]) for seat in (A, B, C)] == [0, 1, 1]
    assert (table.cells[ARCHON_UP], table.cells[SECOND_UP]) == (card("a22") + 1, 0)
    assert table.cells[TURN] == 2


@cites("SW-PLAN.1", "SW-COMP.18")
@pytest.mark.parametrize(("zones", "defences", "decoys"), [(2, 2, 0), (4, 4, 0), (6, 4, 2), (8, 4, 3)])
def test_whoever_is_late_defends_then_bluffs_and_moves_last(zones, defences, decoys):
    table = europe("rhone", "menrau")
    for where in range(3, 3 + zones):
        put(table, A, ZONE_IDS[where], 1)
    put(table, B, "skane" if ZONE_IDS.index("skane") >= 3 + zones else "eire", 1)

    late = Planning().otherwise(table, A)

    assert isinstance(late, Plan)
    kinds = list(late.orders[1::2])
    assert (kinds.count(DEFENCE), kinds.count(DECOY), len(kinds)) == (defences, decoys, zones)
    assert kinds == sorted(kinds, key=[DEFENCE, DECOY, MOVE].index)


@cites("SW-SCN.5")
def test_without_the_expansion_its_own_scenarios_are_not_offered():
    assert GAME.scenarios() == [*BASE_SCENARIOS]


@cites("SH-CARAVAN.4", "SH-CARAVAN.6")
def test_a_zone_with_a_caravan_is_not_deserted():
    table = hope("rhone", "menrau")
    park(table, A, "gironde")
    put(table, B, "skane", 1)

    assert [table.empty_of_units(zone(where)) for where in ("gironde", "skane", "eire")] == [False, False, True]


@cites("SH-COMBAT.9", "A-SH-LASTWAGON")
@pytest.mark.parametrize("seat", [A, B, C])
def test_a_caravan_without_wagons_goes_to_the_box_with_all_that_lies_on_its_board(seat):
    table = hope("rhone", "menrau", "alliance")
    for one, where in ((A, "gironde"), (B, "skane"), (C, "eire")):
        park(table, one, where, wagons=2)
        fit(table, one, "amphibious-modules")
        board(table, one, "defence")
    referee = Referee(GAME, table)

    table.scrap_caravan(seat)

    referee.count()
    assert kits_of(table, seat) == ["empty"] * 3
    assert (table.wagons(seat), table.cells[WAGONS_BOXED + seat], table.cells[BOARD_ORDER + seat]) == (0, 3, 0)
    for one in {A, B, C} - {seat}:
        assert kits_of(table, one)[1:] == ["amphibious-modules", "blocked"]
        assert (table.wagons(one), table.cells[WAGONS_BOXED + one]) == (2, 0)
        assert table.cells[BOARD_ORDER + one] == DEFENCE + 1
    assert [table.has_caravan(one) for one in (A, B, C)] == [one != seat for one in (A, B, C)]


@cites("A-SH-FLEE", "SW-COMBAT.32")
@pytest.mark.parametrize(("basics", "elites"), [(1, 1), (2, 0), (0, 2), (0, 0)])
def test_soldiers_who_find_no_room_go_back_to_the_reserve_elites_too(basics, elites):
    table = hope("rhone", "menrau")
    park(table, A, "gironde")
    put(table, A, "gironde", 2, 2)
    before = int(table.cells[RESERVE_BASIC + A]), int(table.cells[RESERVE_ELITE + A])

    leave_out(table, A, zone("gironde"), zone("rhone"), Forfeit(basics, elites, 0), B)

    assert (table.basics(zone("gironde"), A), table.elites(zone("gironde"), A)) == (2 - basics, 2 - elites)
    assert (table.cells[RESERVE_BASIC + A], table.cells[RESERVE_ELITE + A]) == (before[0] + basics, before[1] + elites)


@cites("SW-CONC.11", "SW-CONC.15")
@pytest.mark.parametrize(("counted", "unnumbered"), [(True, 0), (False, 1)])
def test_a_caravan_that_crosses_the_legates_sea_is_not_counted(counted, unnumbered):
    table = hope("rhone", "menrau")
    park(table, A, "gironde")

    set_out(table, A, (zone("rhone"),), counted)

    assert (table.cells[SET_OUT], table.cells[UNNUMBERED]) == (1, unnumbered)


@cites("SH-CARAVAN.6", "SH-CARAVAN.7", "SH-ORDER.4")
@pytest.mark.parametrize(
    ("role", "order", "storm", "strength"),
    [
        (ATTACKING, "", False, 1),
        (DEFENDING, "", False, 4),
        (ATTACKING, "defence", False, 2),
        (DEFENDING, "defence", False, 5),
        (DEFENDING, "", True, 2),
        (ATTACKING, "move", True, 1),
    ],
)
def test_a_caravan_is_worth_one_and_four_in_defence(role, order, storm, strength):
    table = hope("rhone", "menrau")
    park(table, A, "gironde")
    if order:
        board(table, A, order)
    if storm:
        table.cells[ARCHON_UP] = card("a22") + 1

    assert table.caravan_strength(A, zone("gironde"), role, zone("gironde")) == strength
    assert table.caravan_strength(B, zone("gironde"), role, zone("gironde")) == 0
    assert table.caravan_strength(A, zone("rhone"), role, zone("rhone")) == 0
