"""Questions and choices as plain numbers, for whoever fills arrays with them. Nothing here knows what an array is."""

from __future__ import annotations

from typing import Any

from samovar.kernel.choice import Choice
from samovar.kernel.native import Cells, cells, i64
from samovar.kernel.steps import QuestionStep
from samovar.kernel.table import Table
from samovar.kernel.values import field_names


class Scribe:
    """Writes the options and the question of a moment into two rows of its own, over what stood there; where it serves
    many `tables`, each has its own stretch of the rows.

    An option takes `width` numbers: its verb from 1, then its parts as the rules count them. What does not fit is left
    out, what is missing is -1. A question takes `asked`: its kind from 1, the seat, then what it holds.
    """

    def __init__(
        self, verbs: dict[str, int], kinds: dict[str, int], slots: int, width: int, asked: int, tables: int = 1
    ) -> None:
        self.verbs = verbs
        self.kinds = kinds
        self.slots: i64 = slots
        self.width: i64 = width
        self.asked: i64 = asked
        self.options: Cells = cells(tables * slots * width)
        self.question: Cells = cells(tables * asked)
        self.counts: Cells = cells(tables)  # by table: how many slots hold an option
        self.parts: dict[type, tuple[int, list[str]]] = {}  # by class of choice: the number of its verb, its parts
        self.fields: dict[type, tuple[int, list[str]]] = {}  # by class of step: the number of its kind, its fields

    def offered(self, step: QuestionStep[Any], table: Table, seat: int) -> list[Choice]:
        """What a seat may choose, in its slots; of more options than slots an even sample."""
        every = step.askable(table, seat)
        count = len(every)
        if count <= self.slots:
            return every
        slots = int(self.slots)
        return [every[place * count // slots] for place in range(slots)]

    def write_options(self, offered: list[Choice], at_table: i64 = 0) -> None:
        out = self.options
        start: i64 = at_table * self.slots * self.width
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
        wiped: i64 = (at_table * self.slots + self.counts[at_table]) * self.width
        while start < wiped:
            out[start] = 0
            start += 1
        self.counts[at_table] = len(offered)

    def write_question(self, step: QuestionStep[Any], seat: int, at_table: i64 = 0) -> None:
        kind = type(step)
        known = self.fields.get(kind)
        if known is None:
            known = (self.kinds[kind.__name__] + 1, sorted(field_names(step)))  # builds list them in another order
            self.fields[kind] = known
        number, names = known
        out = self.question
        at: i64 = at_table * self.asked
        end: i64 = at + self.asked
        out[at] = number
        out[at + 1] = seat
        at += 2
        for name in names:
            at = _written(getattr(step, name), out, at, end)
        while at < end:
            out[at] = -1
            at += 1

    def write_silence(self, seat: int, at_table: i64 = 0) -> None:
        """This seat is asked nothing, and has no options."""
        self.write_options([], at_table)
        out = self.question
        at: i64 = at_table * self.asked
        end: i64 = at + self.asked
        out[at] = 0
        out[at + 1] = seat
        at += 2
        while at < end:
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
