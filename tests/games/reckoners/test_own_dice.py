"""Dice belong to one Reckoner: whoever sits second or third rolls, keeps, swaps and sets aside his own.

Faults in the arithmetic of seats had passed every test whose hero sat first.
"""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.cells import DICE, FACE, RESERVE, STATE
from samovar.games.reckoners.choices import Reroll
from samovar.games.reckoners.content.words import ASSAULTS, COLOURS, FACES
from samovar.games.reckoners.losses import Theft
from samovar.games.reckoners.rolling import RollDice
from samovar.games.reckoners.rounds import Round
from samovar.kernel.chance import faces, seeded
from samovar.kernel.steps import refusal
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk

TEAM = ["tia", "abraham", "cody"]
# All dice show different faces, and those of each Reckoner others than his neighbour's.
THROWS = [int("012345", FACES), int("123450", FACES), int("234501", FACES)]


def rolled() -> Desk:
    """Three Reckoners have thrown, with known faces."""
    desk = Desk(TEAM)
    desk.alone(RollDice())
    desk.throw(*THROWS)
    return desk


def tray(desk: Desk, seat: int, row: int = FACE) -> list[int]:
    return [int(desk.table.cells[row + seat * DICE + die]) for die in desk.table.dice_of(seat)]


def reserve(desk: Desk) -> list[int]:
    return [int(desk.table.cells[RESERVE + colour]) for colour in range(len(COLOURS))]


@cites("RK-ROLL.1")
def test_each_throws_his_six_dice_and_every_die_has_six_faces() -> None:
    desk = Desk(TEAM)
    desk.alone(RollDice())

    for seat in range(len(TEAM)):
        throw = desk.throwing()
        assert throw is not None
        assert throw.plain()["seat"] == seat
        assert throw.ways(desk.table) == FACES**6  # type: ignore[attr-defined]
        desk.throw(THROWS[seat])

    assert [tray(desk, seat) for seat in range(len(TEAM))] == [list(faces(throw, 6, FACES)) for throw in THROWS]
    assert [int(desk.table.cells[cells.ROLLS + seat]) for seat in range(len(TEAM))] == [2, 2, 2]


@cites("RK-ROLL.2", "RK-ROLL.3")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_what_a_reckoner_names_is_thrown_again_and_only_his(seat: int) -> None:
    desk = rolled()
    before = [tray(desk, each) for each in range(len(TEAM))]

    desk.do(TEAM[seat], "reroll 1,3")
    desk.throw(int("55", FACES))

    expected = [*before[seat]]
    expected[0] = expected[2] = 5
    assert tray(desk, seat) == expected
    assert [tray(desk, each) for each in range(3) if each != seat] == [
        before[each] for each in range(3) if each != seat
    ]
    assert [int(desk.table.cells[cells.ROLLS + each]) for each in range(3)] == [
        1 if each == seat else 2 for each in range(3)
    ]
    assert desk.refused(TEAM[seat], "reroll 2") == "RK-ROLL.3"
    assert desk.refused(TEAM[seat], "reroll 1") is None
    assert [desk.refused(TEAM[each], "reroll 2") for each in range(3) if each != seat] == [None, None]


@cites("RK-ROLL.1")
@pytest.mark.parametrize("dice", [(), (0, 0), (2, 1)])
def test_a_die_is_named_once_and_in_order(dice: tuple[int, ...]) -> None:
    desk = rolled()

    refused = refusal(desk.table, 1, Reroll(dice))

    assert refused is not None
    assert refused.rule == "RK-ROLL.1"


@cites("RK-ROLL.5")
def test_kept_dice_of_everybody_can_be_used_when_all_are_done() -> None:
    desk = rolled()
    desk.do("cody", "reroll 1,2")
    desk.throw(0)

    desk.ready(*TEAM)

    assert [tray(desk, seat, STATE) for seat in range(3)] == [[cells.UNSPENT] * 6] * 3


@cites("RS-EQ.19", "RS-EQ.70")
def test_a_swap_exchanges_one_die_with_the_reserve_and_touches_no_other() -> None:
    desk = Desk(TEAM)
    red = COLOURS.index("red")
    own = int(desk.table.colour(1, 2))
    stock = reserve(desk)
    colours = [[int(desk.table.colour(seat, die)) for die in range(6)] for seat in range(3)]
    desk.set(FACE + DICE + 2, 4)

    desk.acquire("abraham", "herman")
    desk.do("abraham", f"swap {desk_die(desk, 1, own)} red")

    swapped = desk_die(desk, 1, red) - 1
    colours[1][swapped] = red
    assert [[int(desk.table.colour(seat, die)) for die in range(6)] for seat in range(3)] == colours
    assert reserve(desk) == [count + (colour == own) - (colour == red) for colour, count in enumerate(stock)]
    assert desk.table.cells[FACE + DICE + swapped] == 0
    assert desk.table.cells[STATE + DICE + swapped] == cells.ASIDE


def desk_die(desk: Desk, seat: int, colour: int) -> int:
    """The first die of that colour, as a line of the notation names it."""
    return 1 + next(die for die in desk.table.dice_of(seat) if desk.table.colour(seat, die) == colour)


@cites("RS-EQ.20", "RS-EQ.69")
def test_later_swaps_are_for_the_die_that_came_so_and_for_its_owner_alone() -> None:
    desk = Desk(TEAM)
    desk.acquire("abraham", "herman")
    desk.do("abraham", "swap 1 red")
    desk.table.chance = seeded(3)

    desk.alone(Round())

    assert desk.asked() == ["abraham"]
    assert {line.split(" ")[1] for line in desk.offered("abraham") if line.startswith("swap")} == {"1"}
    desk.do("abraham", "swap 1 blue")
    assert desk.question() != "Swapping"
    assert len(desk.table.rolled(1)) == 6


@cites("RK-EQ.10", "RS-EQ.71")
def test_a_granted_die_comes_out_of_the_reserve_and_goes_back_there() -> None:
    desk = Desk(TEAM)
    violet = COLOURS.index("violet")
    stock = reserve(desk)

    desk.acquire("abraham", "recruit-violet")
    given = reserve(desk)
    desk.alone(Theft(1, 1))
    desk.do(desk.asked()[0], "surrender recruit-violet")

    assert given == [count - (colour == violet) for colour, count in enumerate(stock)]
    assert reserve(desk) == stock
    assert [len(desk.table.dice_of(seat)) for seat in range(3)] == [6, 6, 6]


@cites("RS-ASLT.7")
def test_two_dice_less_are_set_aside_one_after_the_other_by_whom_it_struck() -> None:
    desk = Desk(TEAM)
    desk.set(cells.ASSAULT_NEW + 1 * len(ASSAULTS) + ASSAULTS.index("one-die-less"), 2)
    desk.table.chance = seeded(4)

    desk.alone(Round())
    assert desk.asked() == ["abraham"]
    offered = desk.offered("abraham")
    desk.do("abraham", offered[0])
    desk.do("abraham", desk.offered("abraham")[0])

    own = {int(desk.table.colour(1, die)) for die in desk.table.dice_of(1)}
    assert len(offered) == len(own)  # dice of one colour are the same before they are thrown
    assert [len(desk.table.rolled(seat)) for seat in range(3)] == [6, 4, 6]
