"""Saved tables: differences that lead from moment to moment, and tables that outlive the version of their game."""

from __future__ import annotations

import json
import pickle
from itertools import pairwise
from typing import Any

import pytest

from samovar.kernel.errors import Unreadable
from samovar.kernel.match import Match
from samovar.kernel.saved import Reader, Saved, Shape, Sheet, difference, patched
from samovar.kernel.steps import Step, asked, options
from samovar.kernel.table import Table, plain_table, same
from tests.driving import picker
from tests.tiny.game import Kettle
from tests.tiny.table import CARDS, TOOLS

KETTLE = Kettle()
SEATS = ["anna", "boris", "clara", "dmitri"]


def moments(seed: int) -> list[Saved]:
    """A whole game, moment by moment, as JSON carries it."""
    match = Match(KETTLE, {}, seed.to_bytes(32, "big"))
    pick = picker(seed)
    found = [plain_table(match.table)]
    while asked(match.table):
        seat = asked(match.table)[pick(len(asked(match.table)))]
        offered = options(match.table, seat)
        match.play(seat, offered[pick(len(offered))])
        found.append(plain_table(match.table))
    return [json.loads(json.dumps(each)) for each in found]


@pytest.mark.parametrize("seed", range(5))
def test_a_game_is_its_first_table_and_the_differences(seed: int):
    whole = moments(seed)

    again = [whole[0]]
    for before, after in pairwise(whole):
        told = json.loads(json.dumps(difference(before, after)))
        again.append(patched(again[-1], told))

    assert len(whole) > 10
    assert again == whole
    assert difference(whole[3], whole[3]) == {}


def test_a_saved_table_is_read_back_at_every_moment():
    reader = Reader(KETTLE, {})

    for saved in moments(3):
        table = reader.table(saved, reader.shape)
        assert plain_table(table) == saved
        assert same(table, reader.picture(saved, reader.shape))


class Older:
    """Kettle as it might have been: other names, another order, a row more and one less, a stoker less."""

    def __init__(self, saved: Saved) -> None:
        cells: list[int] = saved["cells"]
        rows: list[list[Any]] = [
            ["weather"],
            ["fuel", SEATS[:3]],
            ["round"],
            ["heat"],
            ["coal-box"],
            ["deck", [str(depth) for depth in range(len(CARDS))]],
            ["deck-left"],
            ["hand", SEATS],
            ["holds", SEATS],
            ["place", SEATS, ["x", "y"]],
            ["tool", SEATS, ["pliers", *TOOLS[1:]]],
        ]
        by_name = {row.name: cells[row.start : row.start + row.size] for row in KETTLE.layout().rows}
        numbers = [7, *by_name["coal"][:3]]
        for name, *_ in rows[2:]:
            numbers += by_name[name]
        stack = [{**step, "is": "Wager"} if step["is"] == "Bid" else step for step in saved["stack"]]
        self.saved: Saved = {**saved, "cells": numbers, "stack": stack}
        self.shape = Shape(1, rows)


class Later(Kettle):
    """Kettle of today, which knows how older tables are to be read."""

    saved_version = 2

    def migrations(self) -> list[Any]:
        return [to_coal]


def to_coal(sheet: Sheet) -> None:
    sheet.rename_row("fuel", "coal")
    sheet.drop_row("weather")
    sheet.rename_id("tool", "pliers", "tongs")
    sheet.rename_step("Wager", "Bid")


def first_bid() -> Saved:
    saved = moments(4)[0]
    assert saved["stack"][-1]["is"] == "Bid"
    return saved


def test_a_migration_reads_a_table_of_an_older_layout_and_it_is_played_on():
    saved = first_bid()
    older = Older(saved)

    table: Table = Reader(Later(), {}).table(older.saved, older.shape)

    # Coins did not exist then: they are as the setup lays them, and nobody had any yet.
    assert plain_table(table) == saved
    assert [str(choice) for choice in options(table, 0)] == [str(choice) for choice in options(table, 1)]


@pytest.mark.parametrize(
    ("leave_out", "why"),
    [
        ("rename_row", "no row called fuel"),
        ("drop_row", "no row called weather"),
        ("rename_step", "no step called 'Wager'"),
    ],
)
def test_what_no_migration_speaks_of_is_never_dropped_in_silence(leave_out: str, why: str):
    older = Older(first_bid())

    class Forgetful(Later):
        def migrations(self) -> list[Any]:
            def forgetful(sheet: Sheet) -> None:
                setattr(sheet, leave_out, lambda *_: None)
                to_coal(sheet)

            return [forgetful]

    with pytest.raises(Unreadable, match=why):
        Reader(Forgetful(), {}).table(older.saved, older.shape)


def test_an_id_that_is_gone_is_named_where_something_lay_there():
    older = Older(first_bid())
    older.saved["cells"][older.saved["cells"].index(7)] = 0
    older.shape.rows[1][1][0] = "zoya"  # a stoker of whom today's kettle knows nothing

    with pytest.raises(Unreadable, match="row coal has no place for zoya"):
        Reader(Later(), {}).table(older.saved, older.shape)


def test_a_table_that_is_only_looked_at_shows_what_can_be_had():
    older = Older(first_bid())

    picture = Reader(KETTLE, {}).picture(older.saved, older.shape)

    assert picture.stack[-1].plain() == {**older.saved["stack"][-1]}
    assert asked(picture) == []


def test_new_rows_and_another_order_need_no_migration():
    saved = first_bid()
    layout = KETTLE.layout()
    rows = [[row.name, *[axis.ids for axis in row.axes]] for row in reversed(layout.rows) if row.name != "coins"]
    cells: list[int] = []
    for row in reversed(layout.rows):
        cells += saved["cells"][row.start : row.start + row.size] if row.name != "coins" else []

    table = Reader(KETTLE, {}).table({**saved, "cells": cells}, Shape(1, rows))

    assert plain_table(table) == saved


def test_a_table_of_a_later_version_is_not_guessed_at():
    saved = first_bid()

    with pytest.raises(Unreadable, match="later version"):
        Reader(KETTLE, {}).table(saved, Shape(2, Reader(KETTLE, {}).shape.rows))


def test_a_setting_that_is_gone_does_not_lock_a_table():
    saved = first_bid()

    table = Reader(KETTLE, {"players": 2, "moon": "full"}).table(saved, Reader(KETTLE, {}).shape)

    assert plain_table(table) == saved


class Backwards(Step[Any]):
    """Its attributes stand in another order than its constructor's, as those of compiled classes may."""

    def __init__(self, number: int, seat: int) -> None:
        self.seat = seat
        self.number = number


def test_a_step_is_read_back_by_the_names_of_what_it_holds_in_whatever_order():
    reader = Reader(Kettle(), {})
    reader.kinds["Backwards"] = Backwards
    step = Backwards(number=34, seat=1)

    read = [reader._step(told, False) for told in (step.plain(), {"is": "Backwards", "number": 34, "seat": 1})]

    assert read == [step, step]
    assert pickle.loads(pickle.dumps(step)) == step
