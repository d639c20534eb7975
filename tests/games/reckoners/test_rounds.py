"""The round: its steps, their order, and what clears between them."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.cells import STAGES
from samovar.games.reckoners.content.ids import CITIES
from samovar.games.reckoners.events import Arrived, EpicActed, StepBegan
from samovar.games.reckoners.rolling import RollDice
from samovar.games.reckoners.rounds import Round
from samovar.games.reckoners.using import UseDice
from samovar.kernel.chance import seeded
from samovar.kernel.events import Event
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing


def stages_of(desk: Desk) -> list[str]:
    """The steps of one whole round in which nobody does anything."""
    desk.table.chance = seeded(11)
    desk.set(cells.POPULATION, 99)
    desk.table.log = []
    desk.alone(Round())
    first = desk.table.round()
    while desk.table.round() == first:
        desk.do(desk.asked()[0], desk.offered(desk.asked()[0])[-1])
    told = [STAGES[event.stage] for event in desk.heard(StepBegan)]
    return told[: told.index("roll", 1)] if "roll" in told[1:] else told


@cites("RK-ROUND.1", "RK-ROUND.2")
def test_a_round_of_the_base_game_has_seven_steps() -> None:
    desk = Desk(["tia", "prof"], modules=[])

    steps = stages_of(desk)

    assert steps == ["roll", "use", "collect", "buy", "add-epics", "activate-epics", "activate-great-epic"]


@cites("RK-ROUND.1", "RK-EPIC.16")
@pytest.mark.parametrize(("city", "modules"), [("newcago", []), *[(city, ["epics", "great-epics"]) for city in CITIES]])
def test_every_round_gives_empty_districts_new_epics_before_the_epics_act(city: str, modules: list[str]) -> None:
    desk = Desk(city=city, modules=modules)
    desk.epic("A", "dazzle")

    stages_of(desk)

    heard = [event for event in desk.heard(Event) if isinstance(event, (StepBegan, Arrived, EpicActed))]
    names = [STAGES[event.stage] if isinstance(event, StepBegan) else type(event).__name__ for event in heard]
    begun = names[names.index("add-epics") + 1 :]
    assert begun[: begun.index("activate-epics")] == ["Arrived", "Arrived"]
    assert begun.count("EpicActed") >= desk.table.ring()


@cites("RS-PHASE.1", "RS-REG.8", "RS-LIM.10")
def test_with_steelslayer_rewards_are_collected_in_the_use_step() -> None:
    for great in ("steelheart", "regalia", "limelight"):
        steps = stages_of(Desk(great=great, city="babilar"))

        assert steps == ["roll", "use", "buy", "add-epics", "activate-epics", "activate-great-epic"]


@cites("RS-PHASE.3", "RS-ILD.7")
def test_ildithia_moves_right_before_new_epics_come() -> None:
    steps = stages_of(Desk(city="ildithia"))

    assert steps[3:] == ["activate-city", "add-epics", "activate-epics", "activate-great-epic"]


@cites("RS-PHASE.4", "RS-NEW.4")
def test_newcago_cards_act_between_new_epics_and_activation() -> None:
    desk = Desk(newcago_cards=True)
    desk.card("A", "a")

    steps = stages_of(desk)

    assert steps[3:] == ["add-epics", "newcago-cards", "activate-epics", "activate-great-epic"]


@cites("RK-ROUND.3", "RK-USE.9")
def test_dice_of_different_reckoners_are_spent_in_any_order() -> None:
    desk = Desk(epics={"A": "dazzle"})
    one, two = desk.show("abraham", "attack", "money")
    [mine] = desk.show("tia", "research")

    desk.do("abraham", one, "attack A epic")
    desk.do("tia", mine, "research A epic")
    desk.do("abraham", two, "earn")

    assert (desk.health("A"), desk.research("A"), desk.table.money()) == (5, 2, 1)
    assert desk.refused("tia", mine) == "RK-USE.9"


@cites("RK-ROUND.4", "RK-CARD.10")
def test_no_die_or_card_is_used_once_buying_has_begun() -> None:
    desk = Desk(["tia", "abraham"])
    desk.give("tia", "kidnap", "schematics")
    [die] = desk.show("tia", "money")
    desk.set(cells.MONEY, 20)

    from samovar.games.reckoners.shopping import BuyEquipment

    desk.alone(BuyEquipment())

    assert desk.refused("tia", die) == "RK-ROUND.4"
    assert desk.refused("tia", "card kidnap") == "RK-CARD.10"


@cites("RK-ROUND.5")
def test_the_team_leaves_a_step_when_everybody_is_done() -> None:
    desk = Desk(["tia", "abraham", "prof", "megan"])
    desk.table.chance = seeded(2)
    desk.alone(UseDice())

    desk.ready("tia", "abraham", "prof")
    waiting = desk.asked()
    desk.ready("megan")

    assert waiting == ["megan"]
    assert desk.table.stack == []


@cites("RK-ROUND.6")
def test_unspent_dice_are_lost_and_all_dice_are_thrown_again() -> None:
    desk = Desk(["prof", "tia"])
    desk.show("prof", "money", "plan")
    desk.ready()

    desk.alone(Round())

    throw = desk.throwing()
    assert throw is not None
    assert throw.plain()["dice"] == [0, 1, 2, 3, 4, 5]


@cites("RK-ROUND.7")
def test_a_used_card_is_ready_again_in_the_next_round() -> None:
    desk = Desk(["prof", "tia"])
    desk.give("prof", "schematics")
    desk.do("prof", "card schematics", "plan")
    used = desk.refused("prof", "card schematics")

    desk.table.chance = seeded(3)
    desk.alone(Round())
    desk.ready()

    assert used == "RK-CARD.1"
    assert "card schematics" in desk.offered("prof")


def roll(name: str, **extra: object) -> Desk:
    """One Reckoner has thrown for the first time."""
    desk = Desk([name, "abraham"] if name != "abraham" else [name, "tia"], **extra)  # type: ignore[arg-type]
    desk.table.chance = 0
    for at in range(6 * cells.DICE):
        desk.set(cells.STATE + at, cells.UNSPENT)
    return desk


def thrown(desk: Desk) -> None:
    while desk.throwing() is not None:
        desk.throw(0)


@cites("RK-ROLL.1", "RK-ROLL.4")
def test_three_throws_at_most() -> None:
    desk = roll("tia")
    desk.alone(RollDice())
    thrown(desk)

    desk.do("tia", "reroll 1,2,3,4,5")
    thrown(desk)
    desk.do("tia", "reroll 1,2")
    thrown(desk)

    assert desk.table.cells[cells.ROLLS] == 0
    assert "tia" not in desk.asked()


@cites("RK-ROLL.2")
def test_one_of_the_dice_just_thrown_must_be_kept() -> None:
    desk = roll("tia")
    desk.alone(RollDice())
    thrown(desk)

    assert desk.refused("tia", "reroll 1,2,3,4,5,6") == "RK-ROLL.2"
    assert desk.refused("tia", "reroll 1,2,3,4,5") is None


@cites("RK-ROLL.3")
def test_a_kept_die_is_locked() -> None:
    desk = roll("tia")
    desk.alone(RollDice())
    thrown(desk)
    desk.do("tia", "reroll 1,2,3")
    thrown(desk)

    assert desk.refused("tia", "reroll 1,4") == "RK-ROLL.3"


@cites("RK-ROLL.3")
def test_kept_dice_may_be_thrown_again_where_the_parameter_says_so() -> None:
    desk = roll("tia", content=playing(roll__kept_locked=False))
    desk.alone(RollDice())
    thrown(desk)
    desk.do("tia", "reroll 1,2,3")
    thrown(desk)

    assert desk.refused("tia", "reroll 1,4") is None


@cites("RK-ROLL.5")
def test_keeping_everything_ends_rolling_early() -> None:
    desk = roll("tia")
    desk.alone(RollDice())
    thrown(desk)

    desk.ready("tia")

    assert desk.asked() == ["abraham"]


@cites("RK-ROLL.6")
def test_a_single_die_thrown_again_must_be_kept() -> None:
    desk = roll("tia")
    desk.alone(RollDice())
    thrown(desk)

    desk.do("tia", "reroll 6")
    thrown(desk)

    assert "tia" not in desk.asked()


@cites("RK-ROLL.7")
def test_extra_dice_are_thrown_too() -> None:
    desk = roll("tia")
    desk.acquire("tia", "recruit-blue")
    desk.acquire("tia", "rtich")
    desk.do("tia", "fetch black", "pass")

    desk.alone(Round())
    while desk.question() == "Swapping":
        desk.do("tia", "pass")
    throw = desk.throwing()

    assert throw is not None
    assert len(throw.plain()["dice"]) == 8


@cites("RS-RECK.25", "RS-RECK.26")
def test_sam_may_keep_nothing_twice_but_never_throws_four_times() -> None:
    desk = roll("sam")
    desk.alone(RollDice())
    thrown(desk)

    desk.do("sam", "reroll 1,2,3,4,5,6")
    thrown(desk)
    desk.do("sam", "reroll 1,2,3,4,5,6")
    thrown(desk)

    assert "sam" not in desk.asked()


@cites("RS-ASLT.6", "RS-ASLT.4", "RS-ASLT.21")
def test_one_reroll_less_leaves_two_throws_and_twice_the_same_leaves_one() -> None:
    once, twice = roll("tia"), roll("tia")
    once.assault("tia", "one-reroll-less")
    twice.assault("tia", "one-reroll-less", 2)

    for desk in (once, twice):
        desk.alone(RollDice())
        thrown(desk)
    once.do("tia", "reroll 1,2,3,4,5")
    thrown(once)

    assert "tia" not in once.asked()
    assert twice.asked() == ["abraham"]
    assert once.table.cells[cells.ROLLS + 1] == 2


@cites("RS-ASLT.12", "RS-ASLT.13")
def test_without_his_ability_sam_must_keep_a_die_and_mizzys_tokens_stay() -> None:
    desk = roll("sam")
    desk.assault("sam", "no-ability")
    desk.set(cells.DEMOLITION_TOKENS, 2)
    desk.alone(RollDice())
    thrown(desk)

    assert desk.refused("sam", "reroll 1,2,3,4,5,6") == "RK-ROLL.2"
    assert desk.table.cells[cells.DEMOLITION_TOKENS] == 2


@cites("RS-ASLT.7")
def test_one_die_less_is_set_aside_for_one_phase() -> None:
    desk = roll("tia")
    at = desk.seat("tia") * 6 + 1
    desk.set(cells.ASSAULT_NEW + at, 1)
    desk.table.chance = seeded(4)

    desk.alone(Round())
    desk.do("tia", "set-aside 1")
    first = len(desk.table.rolled(0))
    desk.table.cells[cells.ASSAULT_OLD + at] = 0
    desk.alone(Round())

    assert first == 5
    assert len(desk.table.rolled(0)) == 6


@cites("RS-PHASE.5", "RS-EQ.20")
def test_swaps_come_before_the_roll_and_not_after_it() -> None:
    desk = roll("tia")
    desk.acquire("tia", "herman")
    desk.do("tia", "swap 1 red")

    desk.alone(Round())
    window = desk.offered("tia")
    desk.do("tia", "swap 1 blue")
    thrown(desk)

    assert "swap 1 blue" in window
    assert not any(line.startswith("swap 2") for line in window)
    assert not any(line.startswith("swap") for line in desk.offered("tia"))
    assert desk.table.colour(0, 0) == 2
