"""Tables: rows of numbers that copy, compare, travel, and show each seat no more than its own."""

import json

import pytest

from samovar.kernel.chance import seeded
from samovar.kernel.errors import Impossible, Unreadable
from samovar.kernel.game import new_table
from samovar.kernel.native import cells
from samovar.kernel.saved import table_from
from samovar.kernel.steps import act, asked, options
from samovar.kernel.table import SPECTATOR, UNKNOWN, Axis, Layout, Row, Table, copy, plain_table, same
from samovar.kernel.values import plain
from samovar.kernel.view import changes, view
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn
from tests.tiny.table import DECK, HAND, HEAT, LAYOUT, KettleTable

KETTLE = Kettle()


def kettle(seed: int = 1) -> KettleTable:
    table = new_table(KETTLE, {}, seeded(seed))
    assert isinstance(table, KettleTable)
    return table


def test_rows_follow_each_other_without_gap():
    layout = Layout([Row("a", Axis.of("x", 2)), Row("b"), Row("c-d", constant="SEA")])

    assert layout.constants() == [("A", 0), ("B", 2), ("SEA", 3)]
    assert layout.size == 4


def test_two_rows_cannot_share_a_name():
    with pytest.raises(Impossible, match="called a"):
        Layout([Row("a"), Row("a")])


def test_a_row_says_which_numbers_cannot_lie_in_it():
    way = Axis("way", ["x", "y"])

    assert [Row("at", holds=way).fault(cell) for cell in (0, 1, 2)] == [None] * 3
    assert Row("at", holds=way).fault(3) == "3 is no way"
    assert Row("at", holds=way).fault(-1) == "-1 is no way"
    assert [Row("at", holds=way, none=-1).fault(cell) for cell in (-1, 0, 1)] == [None] * 3
    assert Row("at", holds=way, none=-1).fault(2) == "2 is no way"
    assert Row("left", counts="coal").fault(-1) == "-1 coal"
    assert Row("left").fault(-1) is None


def test_pieces_are_summed_over_all_rows_that_count_them():
    seat, zone = Axis.of("seat", 2), Axis.of("zone", 3)
    layout = Layout(
        [
            Row("other", seat),
            Row("on-map", zone, seat, counts="pawn"),
            Row("reserve", seat, counts="pawn"),
            Row("king-at", seat, holds=zone, counts="pawn"),
        ]
    )
    table = Table()
    table.cells = cells(layout.size)
    for cell, number in enumerate([9, 9, 1, 2, 3, 4, 5, 6, 10, 20, 0, 3]):
        table.cells[cell] = number

    assert layout.total(table, "pawn") == 21 + 30 + 1
    assert layout.total(table, "pawn", [seat], 0) == 1 + 3 + 5 + 10
    assert layout.total(table, "pawn", [seat], 1) == 2 + 4 + 6 + 20 + 1
    assert layout.total(table, "pawn", [zone], 2) == 5 + 6 + 30 + 1


def test_a_cell_knows_its_row_and_its_place():
    row, ids = LAYOUT.place(LAYOUT.by_name["tool"].start + 6)

    assert row.name == "tool"
    assert ids == ["boris", "oilcan"]
    with pytest.raises(Impossible):
        LAYOUT.place(LAYOUT.size)


def test_each_seat_sees_its_own_hand_and_nobody_the_deck():
    table = kettle()
    holder = next(seat for seat in range(2) if table.card(seat))

    mine, other, crowd = view(table, holder), view(table, 1 - holder), view(table, SPECTATOR)

    assert mine.cells[HAND + holder] == table.cells[HAND + holder]
    assert other.cells[HAND + holder] == UNKNOWN
    assert crowd.cells[HAND + holder] == UNKNOWN
    assert all(seen.cells[DECK] == UNKNOWN for seen in (mine, other, crowd))
    assert mine.chance == 0


def test_a_view_of_a_view_is_that_view():
    once = view(kettle(), 1)

    assert same(view(once, 1), once)


def test_a_copy_is_the_same_until_it_is_changed():
    table = kettle()
    twin = copy(table)

    assert same(table, twin)

    twin.cells[HEAT] += 1

    assert not same(table, twin)
    assert changes(table, twin) == [("heat", [], 0, 1)]


def test_a_table_travels_as_json_and_asks_the_same_again():
    table = kettle(4)
    act(table, 0, Burn(2))

    again = table_from(KETTLE, {}, json.loads(json.dumps(plain_table(table))))

    assert same(table, again)
    assert options(again, 1) == options(table, 1)
    assert asked(again) == [1]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ({"cells": [1, 2]}, "has 2 cells"),
        ({"stack": [{"is": "Nothing"}]}, "no step called 'Nothing'"),
        ({"stack": [{"is": "Bid", "x": 1}]}, "not with x"),
        ({"answers": [{"say": "burn much"}, None]}, "not a whole number"),
        ({"cells": None}, "damaged"),
    ],
)
def test_a_damaged_table_is_refused_with_the_reason(damage, why):
    saved = plain_table(kettle()) | damage

    with pytest.raises(Unreadable, match=why):
        table_from(KETTLE, {}, saved)


def test_what_is_not_plain_is_our_own_mistake():
    with pytest.raises(Impossible, match="float is not a plain value"):
        plain([1, (2, 0.5)])
