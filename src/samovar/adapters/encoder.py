"""Views and questions as arrays: one shape for a game, whatever happens in it."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from samovar.facade import Game
from samovar.kernel import native
from samovar.kernel.choice import Choice
from samovar.kernel.encoding import changed, option_numbers, question_numbers
from samovar.kernel.native import Cells
from samovar.kernel.steps import options, pending
from samovar.kernel.table import OPEN, UNKNOWN, Layout, Table
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
        least = self.low.copy()
        for row in layout.rows:
            if row.seen != OPEN:
                least[row.start : row.start + row.size] -= 1
        self.verbs = {verb: place for place, verb in enumerate(sorted(game.rules.vocabulary().by_verb))}
        self.kinds = {kind.__name__: place for place, kind in enumerate(game.rules.step_kinds())}
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(least, self.high, dtype=np.int32),
                "question": spaces.Box(-WIDEST - 1, WIDEST, (QUESTION,), np.int32),
                "options": spaces.Box(-WIDEST - 1, WIDEST, (self.slots, FEATURES), np.int32),
                "action_mask": spaces.Box(0, 1, (self.slots,), np.int8),
            }
        )

    def offered(self, table: Table, seat: int) -> list[Choice]:
        """What a seat may choose, in its slots; of more options than slots an even sample."""
        every = options(table, seat)
        if len(every) <= self.slots:
            return every
        return [every[place * len(every) // self.slots] for place in range(self.slots)]

    def cut(self, places: Any, numbers: list[int]) -> NDArray[np.int64]:
        """Numbers of some cells within their bounds."""
        found = np.array(numbers, np.int64)
        return np.where(found == UNKNOWN, self.hidden[places], np.clip(found, self.low[places], self.high[places]))


class Eye:
    """What one seat sees, kept from question to question: only what changed is written anew."""

    def __init__(self, encoder: Encoder, seat: int) -> None:
        self.encoder = encoder
        self.seat = seat
        self.before: Cells | None = None
        self.row = np.zeros(len(encoder.low), np.int32)

    def observation(self, table: Table, asked: bool, offered: list[Choice]) -> Observation:
        """The arrays of a moment. They are the caller's own."""
        encoder = self.encoder
        seen = view(table, self.seat)
        cells = seen.cells
        if self.before is None or not native.compiled:
            # Interpreted, a row is a list: to compare two takes longer than to take one over whole.
            self.row[:] = encoder.cut(slice(None), list(cells))
        else:
            places, numbers = changed(self.before, cells)
            if places:
                self.row[places] = encoder.cut(places, numbers)
        self.before = cells
        slots = np.zeros((encoder.slots, FEATURES), np.int32)
        mask = np.zeros(encoder.slots, np.int8)
        step = pending(seen) if asked else None
        if offered:
            told = option_numbers(offered, encoder.verbs, FEATURES)
            slots.reshape(-1)[: len(told)] = told
            mask[: len(offered)] = 1
        question = np.array(question_numbers(step, encoder.kinds, self.seat, QUESTION), np.int32)
        return {"observation": self.row.copy(), "question": question, "options": slots, "action_mask": mask}


def _limits(layout: Layout, rows: dict[str, list[int]]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    low = np.zeros(layout.size, np.int32)
    high = np.ones(layout.size, np.int32)
    for row in layout.rows:
        least, most = rows.get(row.name, [0, 1])
        low[row.start : row.start + row.size] = least
        high[row.start : row.start + row.size] = max(1, most)
    return low, high
