"""What nearly everybody chooses, so that nobody need be asked for it: only where it makes no difference that hurts."""

from __future__ import annotations

from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.rows import DEPLOYED, INCUBATION
from samovar.games.steamwatchers.whiteout import Upkeep
from samovar.kernel.choice import say
from samovar.kernel.steps import pending
from tests.games.steamwatchers.builders import (
    A,
    B,
    activation,
    choose,
    europe,
    fuel,
    lines,
    put,
    question,
    run,
    sign,
    steam,
)
from tests.games.steamwatchers.test_battle import attack, clash
from tests.games.steamwatchers.test_decline import before_decline
from tests.games.steamwatchers.test_defence import defending
from tests.games.steamwatchers.test_whiteout import before_whiteout


def habit(table, seat: int = A) -> str | None:
    step = pending(table)
    assert step is not None
    usual = step.habit(table, seat)
    return None if usual is None else say(usual)


def test_clean_fuel_is_paid_first_unless_told_otherwise():
    table = clash((5, 0), (1, 0))
    fuel(table, A, clean=2, contraband=2)
    fuel(table, B)

    attack(table)
    choose(table, "burn 3")

    assert question(table) == "BidMix"
    assert lines(table) == ["pay 2 1", "pay 1 2"]
    assert habit(table) == "pay 2 1"


def columns(*floors: int, incubation: int = 0):
    table = before_decline()
    for where, height in zip(("rhone", "gironde", "breizh"), floors, strict=True):
        put(table, A, where, 1)
        steam(table, where, height)
    table.cells[INCUBATION + A] = incubation
    run(table, Decline())
    return table


def test_the_order_of_columns_is_asked_where_one_falls_and_nowhere_else():
    plain, falling = columns(3, 3, 2), columns(3, 3, 1)

    assert habit(plain) in lines(plain)
    assert habit(falling) is None


def test_the_order_of_columns_is_asked_where_somebody_goes_into_exile():
    table = europe("catabates", "rhone")
    exile = table.board(A).incubation.index(table.board(A).incubation[-1])

    assert habit(columns(3, 3, 2, incubation=exile - 1)) is None


def test_a_token_goes_on_the_slot_that_costs_nothing():
    table = activation(defending(), A, "rhone")

    choose(table, "mobilise mobilisation")

    assert question(table) == "SlotChoice"
    assert habit(table) == "slot 0"


def test_contracts_are_kept_unasked_where_all_of_them_cost_nothing():
    free, dear = before_whiteout(), before_whiteout()
    for table, seas in ((free, ["mare-nostrum"]), (dear, ["mare-nostrum", "jadran"])):
        table.cells[DEPLOYED + A] = 6
        sign(table, A, *seas)
        fuel(table, A, clean=3)
        run(table, Upkeep())

    assert habit(free) == "keep mare-nostrum"
    assert habit(dear) is None
