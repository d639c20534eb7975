"""Views and questions as arrays: one shape for a game, whatever happens in it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from struct import Struct
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from samovar.facade import Game
from samovar.kernel import native
from samovar.kernel.choice import Choice
from samovar.kernel.encoding import Scribe
from samovar.kernel.native import Cells
from samovar.kernel.table import JUDGED, OWNER, Layout, Table
from samovar.kernel.view import view

Observation = dict[str, NDArray[Any]]

QUESTION: Final = 12  # numbers of a question: its kind, the seat, and what it holds
FEATURES: Final = 10  # numbers of an option: its verb, then its parts
WIDEST: Final = 2**31 - 1


@cache
def bounds() -> dict[str, Any]:
    """By game: how many options there are at once, and between what numbers each row lies. See tools/bounds.py."""
    found: dict[str, Any] = json.loads(files("samovar.adapters").joinpath("bounds.json").read_text())
    return found


class Encoder:
    """How one game is told in arrays.

    `observation` has a number for each cell of the view, cut to its row's bounds; a hidden one is one below the least.
    `question` and `options` say what is asked, `action_mask` which of the slots hold an option.
    """

    def __init__(self, game: Game) -> None:
        known = bounds()[game.id]
        layout: Layout = game.rules.setup(game.config).layout()
        self.layout = layout
        self.slots: int = known["options"]
        self.low, self.high = _limits(layout, known["rows"])
        self.hidden = self.low - 1
        self.least = self.low.copy()  # where nobody is kept from seeing nothing is hidden
        for row in layout.secrets:
            self.least[row.start : row.start + row.size] -= 1
        self.judged = any(row.seen == JUDGED for row in layout.secrets)
        # By seat the most that a cell may show: what it does not see is cut down to what stands for hidden.
        self.most = [np.where(_seen_by(layout, seat), self.high, self.hidden) for seat in range(len(game.seats))]
        self.verbs = {verb: place for place, verb in enumerate(sorted(game.rules.vocabulary().by_verb))}
        self.kinds = {kind.__name__: place for place, kind in enumerate(game.rules.step_kinds())}
        self.scribe = self.new_scribe()
        # Compiled, the scribe's rows are arrays already, over which it writes.
        self.written = self._rows() if native.compiled else None
        self.masks = np.tri(self.slots + 1, self.slots, -1, np.int8)  # by number of options

    def new_scribe(self, tables: int = 1) -> Scribe:
        """Who writes down what is asked at so many tables."""
        return Scribe(self.verbs, self.kinds, self.slots, FEATURES, QUESTION, tables)

    def offered(self, table: Table, seat: int) -> list[Choice]:
        """What a seat that is asked may choose, in its slots; of more options than slots an even sample."""
        step: Any = table.stack[-1]
        return self.scribe.offered(step, table, seat)

    def observation(self, table: Table, seat: int, offered: list[Choice] | None) -> Observation:
        """The arrays of a moment, which are the caller's own; `offered` is None for a seat that is not asked."""
        if offered is None:
            self.scribe.write_silence(seat)
            count = 0
        else:
            step: Any = table.stack[-1]
            self.scribe.write_question(step, seat)
            self.scribe.write_options(offered)
            count = len(offered)
        question, options = self.written or self._rows()
        return {
            "observation": self.seen(table, seat),
            "question": question.astype(np.int32),
            "options": options.astype(np.int32),
            "action_mask": self.masks[count].copy(),
        }

    def moment(self, table: Table, seat: int, asked: bool) -> Observation:
        """What a seat sees and is asked, without what it may choose."""
        if asked:
            step: Any = table.stack[-1]
            self.scribe.write_question(step, seat)
        else:
            self.scribe.write_silence(seat)
        told = as_array(self.scribe.question)
        return {"observation": self.seen(table, seat), "question": told.astype(np.int32)}

    def _rows(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """What the scribe has written: the question, and the options by slot."""
        return as_array(self.scribe.question), as_array(self.scribe.options).reshape(self.slots, FEATURES)

    def seen(self, table: Table, seat: int) -> NDArray[np.int32]:
        """The cells as a seat sees them, straight from the table: which rows it does not see is known beforehand."""
        if self.judged:  # cell by cell, as only the table can say
            whole = as_array(view(table, seat).cells)
            return np.minimum(np.maximum(whole, self.least), self.high).astype(np.int32)
        row = as_array(table.cells).astype(np.int32)
        np.minimum(row, self.most[seat], out=row)
        np.maximum(row, self.least, out=row)
        return row


def as_array(cells: Cells) -> NDArray[np.int64]:
    """A row of numbers as an array: the very same in a compiled build, where it has a buffer. A list is packed first,
    which takes a third of the time that numpy takes to look at each number."""
    packed: Any = cells if native.compiled else _packing(len(cells)).pack(*cells)
    return np.frombuffer(packed, np.int64)


@cache
def _packing(count: int) -> Struct:
    return Struct(f"={count}q")


def _seen_by(layout: Layout, seat: int) -> NDArray[np.bool_]:
    """Which cells a seat sees, where none is judged by itself."""
    visible = np.ones(layout.size, np.bool_)
    for row in layout.secrets:
        visible[row.start : row.start + row.size] = False
        if row.seen == OWNER:
            share = row.size // len(row.axes[0].ids)
            visible[row.start + seat * share : row.start + (seat + 1) * share] = True
    return visible


def _limits(layout: Layout, rows: dict[str, list[int]]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    low = np.zeros(layout.size, np.int32)
    high = np.ones(layout.size, np.int32)
    for row in layout.rows:
        least, most = rows.get(row.name, [0, 1])
        low[row.start : row.start + row.size] = least
        high[row.start : row.start + row.size] = max(1, most)
    return low, high
