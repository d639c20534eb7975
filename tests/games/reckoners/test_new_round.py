"""A new round: every mark of the last one is cleared for every Reckoner, tokens ripen, moves count anew."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.rounds import Round
from samovar.kernel.chance import seeded
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing

TEAM = ["tia", "abraham", "cody"]
CITY = ["A", "B", "C", "D", "E", "F", "G"]


@cites("RK-ROUND.7")
@pytest.mark.parametrize("mark", ["ABILITY_USED", "MOVES", "BOUGHT"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_marks_of_every_reckoner_are_cleared(mark: str, seat: int) -> None:
    desk = Desk(TEAM)
    cell = getattr(cells, mark) + seat
    desk.set(cell, 3 if mark != "ABILITY_USED" else 1)
    desk.table.chance = seeded(2)

    desk.alone(Round())

    assert desk.table.cells[cell] == 0
    assert desk.table.round() == 2


@cites("RK-ROUND.7")
def test_marks_of_every_card_and_district_are_cleared() -> None:
    desk = Desk(TEAM, newcago_cards=True)
    marked = [cells.USED, cells.USED + 7, cells.BONUS_USED, cells.BONUS_USED + 3, cells.DEFEATED]
    for cell in marked:
        desk.set(cell, 1)
    desk.table.chance = seeded(2)

    desk.alone(Round())

    assert [int(desk.table.cells[cell]) for cell in marked] == [0] * len(marked)


@cites("RK-PLAN.3")
def test_pending_tokens_of_each_become_ready_and_are_added_to_those_he_has() -> None:
    desk = Desk(TEAM)
    desk.tokens("tia", 0, 1)
    desk.tokens("abraham", 1, 2)
    desk.table.chance = seeded(2)

    desk.alone(Round())

    assert [desk.plans(name) for name in TEAM] == [(1, 0), (3, 0), (0, 0)]


@cites("RK-MOVE.2")
def test_a_move_goes_to_every_other_district_and_not_to_ones_own() -> None:
    desk = Desk(TEAM, at={"abraham": "C"})
    [die] = desk.show("abraham", "money")

    desk.do("abraham", die)

    ring = CITY[: int(desk.table.ring())]
    goes = [line.split(" ")[1] for line in desk.offered("abraham") if line.startswith("go ")]
    assert sorted(goes) == [letter for letter in ring if letter != "C"]


@cites("RK-MOVE.3")
def test_moves_are_counted_for_the_one_who_moves() -> None:
    desk = Desk(TEAM, at={"abraham": "C"})
    first, second = desk.show("abraham", "money", "money")

    desk.do("abraham", first, "go A")
    desk.do("abraham", second, "go B")

    assert desk.where("abraham") == "B"
    assert [int(desk.table.cells[cells.MOVES + seat]) for seat in range(3)] == [0, 2, 0]


@cites("RK-MOVE.4")
def test_a_reckoner_behind_a_barricade_is_not_offered_a_move_but_his_mates_are() -> None:
    stuck, free = (Desk(TEAM, at={"abraham": "C"}) for _ in range(2))
    for desk in (stuck, free):
        desk.pieces("barricade", "C", 1)

    stuck.do("abraham", *stuck.show("abraham", "money"))
    free.do("tia", *free.show("tia", "money"))

    assert [line for line in stuck.offered("abraham") if line.startswith("go ")] == []
    assert "go C" in free.offered("tia")


@cites("RK-MOVE.4")
def test_where_barricades_forbid_entering_one_may_leave_them() -> None:
    desk = Desk(TEAM, at={"abraham": "C"}, content=playing(barricade__blocks="entering"))
    desk.pieces("barricade", "C", 1)
    for letter in CITY[3 : int(desk.table.ring())]:
        desk.pieces("barricade", letter, 1)
    [die] = desk.show("abraham", "money")

    desk.do("abraham", die)

    goes = {line.split(" ")[1] for line in desk.offered("abraham") if line.startswith("go ")}
    assert goes == {"A", "B"}


@cites("RK-SETUP.15")
def test_tokens_that_a_game_begins_with_come_out_of_the_supply() -> None:
    without = Desk(TEAM)
    begun = Desk(TEAM, kept_plans=[0, 2, 1])

    assert [begun.plans(name)[0] - without.plans(name)[0] for name in TEAM] == [0, 2, 1]
    assert begun.supply("plan") == without.supply("plan") - 3
