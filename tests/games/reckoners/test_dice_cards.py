"""Cards about dice: Herman and Rtich from phase to phase and chapter to chapter, and how many dice a tray holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.content.packs import overlaid
from samovar.games.reckoners import cells
from samovar.games.reckoners.content import content_of, house_pack
from samovar.games.reckoners.content.schema import SCHEMA
from samovar.games.reckoners.content.words import COLOURS
from samovar.games.reckoners.losses import LosingDie, Pillage, Theft
from samovar.games.reckoners.rounds import Round
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Unreadable
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing


def next_phase(desk: Desk) -> None:
    """A Reckoners' phase begins: its window for swaps, if somebody has one."""
    desk.table.chance = seeded(1)
    desk.alone(Round())


def swappable(desk: Desk, name: str = "tia") -> set[str]:
    return {line.split(" ")[1] for line in desk.offered(name) if line.startswith("swap")}


def colours(desk: Desk, name: str = "tia") -> list[str]:
    seat = desk.seat(name)
    return [COLOURS[desk.table.colour(seat, die)] for die in desk.table.dice_of(seat)]


@cites("RS-EQ.20")
def test_herman_who_was_declined_swaps_any_one_die_in_a_later_phase() -> None:
    desk = Desk()
    desk.acquire("tia", "herman")
    desk.do("tia", "pass")

    next_phase(desk)
    first = swappable(desk)
    desk.do("tia", "pass")
    next_phase(desk)
    second = swappable(desk)
    desk.do("tia", "swap 4 red")
    rolled = len(desk.table.rolled(0))
    next_phase(desk)

    assert first == second == {"1", "4"}  # a basic die and a violet one: dice of one colour are all the same
    assert rolled == 6
    assert colours(desk)[3] == "red"
    assert swappable(desk) == {"4"}


@cites("RS-EQ.20")
def test_herman_swaps_one_die_a_phase_and_no_other_once_his_is_lost() -> None:
    desk = Desk()
    desk.acquire("tia", "herman")
    desk.do("tia", "swap 1 red")
    next_phase(desk)

    desk.do("tia", "swap 1 blue")
    after_one = desk.question()
    desk.alone(LosingDie(0))
    desk.do("tia", "lose 1")
    next_phase(desk)

    assert after_one == "Rerolls"
    assert desk.question() == "Rerolls"


@cites("RS-EQ.20", "RS-EQ.71")
def test_hermans_swap_stays_while_he_is_stolen_and_goes_on_when_he_is_back() -> None:
    desk = Desk()
    desk.acquire("tia", "herman")
    desk.do("tia", "swap 1 red")

    desk.alone(Theft(1, 0))
    desk.do("tia", "surrender herman")
    next_phase(desk)
    without = desk.question()
    desk.give("tia", "herman")
    next_phase(desk)

    assert without == "Rerolls"
    assert colours(desk)[0] == "red"
    assert swappable(desk) == {"1"}


@cites("RS-EQ.19")
def test_a_herman_who_is_sold_and_bought_again_begins_anew() -> None:
    desk = Desk()
    desk.acquire("tia", "herman")
    desk.do("tia", "swap 1 red")
    desk.set(cells.MONEY, 0)
    desk.alone(Pillage(1, cells.NOWHERE))
    desk.do("tia", "surrender herman")

    desk.acquire("tia", "herman")
    desk.do("tia", "swap 4 black")
    next_phase(desk)

    assert colours(desk) == ["red", "basic", "basic", "black", "violet", "violet"]
    assert swappable(desk) == {"4"}


@cites("RS-EQ.20", "RS-CAMP.6")
def test_a_herman_carried_over_swaps_in_the_first_phase_of_the_chapter() -> None:
    desk = Desk(kept=["herman", "none"])

    next_phase(desk)
    offered = swappable(desk)
    desk.do("tia", "swap 1 green")
    next_phase(desk)

    assert offered == {"1", "4"}
    assert colours(desk)[0] == "green"
    assert swappable(desk) == {"1"}


@cites("RS-EQ.67", "RS-EQ.68", "RS-CAMP.6")
def test_a_rtich_carried_over_gives_a_die_and_swaps_another_in_the_first_phase() -> None:
    desk = Desk(kept=["rtich", "none"])

    next_phase(desk)
    desk.do("tia", "fetch black")
    offered = swappable(desk)
    desk.do("tia", "swap 1 green")
    rolled = len(desk.table.rolled(0))
    next_phase(desk)

    assert {"1", "4"} <= offered
    assert rolled == 7
    assert colours(desk) == ["green", "basic", "basic", "violet", "violet", "violet", "black"]
    assert swappable(desk) == {"1", "7"}


@cites("RS-EQ.68", "RS-EQ.69")
def test_rtichs_second_swap_waits_when_it_is_declined() -> None:
    desk = Desk()
    desk.acquire("tia", "rtich")
    desk.do("tia", "fetch black", "pass")

    next_phase(desk)
    window = swappable(desk)
    desk.do("tia", "swap 7 red")
    second = swappable(desk)
    desk.do("tia", "swap 1 green")
    after = desk.question()
    next_phase(desk)

    assert window == {"1", "4", "7"}
    assert second == {"1", "4"}
    assert after == "Rerolls"
    assert swappable(desk) == {"1", "7"}


def crowded(**settings: object) -> Desk:
    """Tia's tray is full: thirteen dice."""
    desk = Desk(**settings)  # type: ignore[arg-type]
    for die in range(cells.DICE):
        if desk.table.colour(0, die) == cells.NOWHERE:
            desk.set(cells.COLOUR + die, COLOURS.index("black"))
    return desk


@cites("RK-EQ.10")
def test_a_full_tray_takes_no_fourteenth_die_until_there_is_room() -> None:
    desk = crowded()
    neighbour = colours(desk, "abraham")
    reserve = desk.table.cells[cells.RESERVE + COLOURS.index("green")]

    desk.acquire("tia", "recruit-green")
    full = colours(desk)
    neighbour_after = colours(desk, "abraham")
    reserve_after = desk.table.cells[cells.RESERVE + COLOURS.index("green")]
    desk.alone(LosingDie(0))
    desk.do("tia", "lose 1")
    next_phase(desk)

    assert len(full) == cells.DICE
    assert "green" not in full
    assert (neighbour_after, reserve_after) == (neighbour, reserve)
    assert colours(desk)[0] == "green"
    assert len(desk.table.rolled(0)) == cells.DICE


@cites("RS-EQ.67")
def test_rtich_gives_a_full_tray_nothing_and_still_swaps() -> None:
    desk = crowded(team=["tia", "prof"])

    desk.acquire("tia", "rtich")

    assert desk.question() == "Swapping"
    assert len(colours(desk)) == cells.DICE


@cites("RS-EQ.71", "RK-EQ.10")
def test_dice_that_stay_when_cards_are_sold_never_overflow_a_tray() -> None:
    desk = Desk(content=playing(die_cards__on_loss="stays"))
    desk.set(cells.RESERVE + COLOURS.index("red"), 9)

    for _ in range(9):
        desk.set(cells.MONEY, 0)
        desk.acquire("tia", "recruit-red")
        desk.alone(Pillage(1, cells.NOWHERE))
        desk.do("tia", "surrender recruit-red")

    assert len(colours(desk)) == cells.DICE
    assert colours(desk, "abraham") == ["basic"] * 3 + ["green"] * 3


@cites("RK-SETUP.14")
@pytest.mark.parametrize("dice", [{"violet": 6, "blue": 6, "red": 2}, {"basic": 6, "violet": 6}])
def test_a_pack_cannot_start_a_reckoner_with_more_dice_than_his_tray_holds(
    tmp_path: Path, dice: dict[str, int]
) -> None:
    (tmp_path / "pack.toml").write_text(
        'id = "mine"\ngame = "reckoners"\nversion = 1\nover = "house"\ntitle = { en = "Mine", fr = "La mienne" }\n'
    )
    lines = "\n".join(f"{colour} = {count}" for colour, count in dice.items())
    (tmp_path / "values.toml").write_text(f'origin = "printed"\n[reckoners.sam.dice]\n{lines}\n')

    with pytest.raises(Unreadable, match=r"reckoners\.sam\.dice"):
        content_of(overlaid(house_pack(), tmp_path, SCHEMA))
