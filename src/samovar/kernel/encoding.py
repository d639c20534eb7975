"""Questions and choices as plain numbers, for whoever fills arrays with them. Nothing here knows what an array is."""

from __future__ import annotations

from typing import Any

from samovar.kernel.choice import Choice
from samovar.kernel.native import Cells, cells, i64
from samovar.kernel.steps import QuestionStep
from samovar.kernel.values import field_names


class Scribe:
    """Writes the options and the question of a moment into two rows of its own, over what stood there.

    An option takes `width` numbers: its verb from 1, then its parts as the rules count them. What does not fit is left
    out, what is missing is -1. A question takes `asked`: its kind from 1, the seat, then what it holds.
    """

    def __init__(self, verbs: dict[str, int], kinds: dict[str, int], slots: int, width: int, asked: int) -> None:
        self.verbs = verbs
        self.kinds = kinds
        self.width: i64 = width
        self.asked: i64 = asked
        self.options: Cells = cells(slots * width)
        self.question: Cells = cells(asked)
        self.parts: dict[type, tuple[int, list[str]]] = {}  # by class of choice: the number of its verb, its parts
        self.fields: dict[type, tuple[int, list[str]]] = {}  # by class of step: the number of its kind, its fields

    def write_options(self, offered: list[Choice]) -> None:
        out = self.options
        start: i64 = 0
        for choice in offered:
            kind = type(choice)
            known = self.parts.get(kind)
            if known is None:
                known = (self.verbs[choice.verb] + 1, [part.name for part in choice.parts])
                self.parts[kind] = known
            number, names = known
            end: i64 = start + self.width
            out[start] = number
            at: i64 = start + 1
            for name in names:
                at = _written(getattr(choice, name), out, at, end)
            while at < end:
                out[at] = -1
                at += 1
            start = end

    def write_question(self, step: QuestionStep[Any], seat: int) -> None:
        kind = type(step)
        known = self.fields.get(kind)
        if known is None:
            known = (self.kinds[kind.__name__] + 1, sorted(field_names(step)))  # builds list them in another order
            self.fields[kind] = known
        number, names = known
        out = self.question
        out[0] = number
        out[1] = seat
        at: i64 = 2
        for name in names:
            at = _written(getattr(step, name), out, at, self.asked)
        while at < self.asked:
            out[at] = -1
            at += 1


def _written(value: object, out: Cells, at: i64, end: i64) -> i64:
    """Write one value, or each of a row of them, as far as there is room; where to go on."""
    if at >= end:
        return at
    if isinstance(value, int):
        number: int = value
        out[at] = number
        return at + 1
    if isinstance(value, (tuple, list)):
        for one in value:
            at = _written(one, out, at, end)
    return at
