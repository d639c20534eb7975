"""The table: everything that a game in progress is, as rows of whole numbers and a stack of what happens next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from samovar.kernel.errors import Impossible
from samovar.kernel.native import Cells, cells, compiled, mypyc_attr, numbers, others, summed

if TYPE_CHECKING:
    from samovar.kernel.choice import Choice
    from samovar.kernel.events import Event
    from samovar.kernel.origin import Origin
    from samovar.kernel.steps import Step

UNKNOWN: Final = -(1 << 31)  # what a masked cell shows
SPECTATOR: Final = -1  # sees what lies open
ALL_SEEING: Final = -2  # the true table, not a view of it
EVERYBODY: Final = -3  # an event for all eyes

OPEN: Final = "open"  # everybody sees the row
NOBODY: Final = "nobody"  # a deck's order: hidden from all
OWNER: Final = "owner"  # the first axis is the seat; each seat sees its own part
JUDGED: Final = "judged"  # the table says cell by cell, by `sees`
REMEMBERED: Final = "remembered"  # shown to all as it came, and known in every view; but nobody may look it up


class Axis:
    """What the places of a row stand for: zones, clans, slots."""

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.ids = ids

    @staticmethod
    def of(name: str, count: int) -> Axis:
        """Numbered places."""
        return Axis(name, [str(place) for place in range(count)])


FLAG: Final = Axis("flag", ["yes"])  # what a row holds that says yes or no


class Row:
    """A named run of cells: its axes from slowest to fastest, who sees it, and what its numbers mean.

    This is the only place that says so. The layout finds where the row starts, and `python -m tools.rows` writes that
    number as a constant for the rules, called `constant` where the name in capitals would not do.

    A row that `holds` things of a kind has their numbers, counted from the one after `none`. A row that `counts` pieces
    of a kind is summed up with all others that do; one that holds things counts one for each.
    """

    def __init__(
        self,
        name: str,
        *axes: Axis,
        seen: str = OPEN,
        holds: Axis | None = None,
        none: int = 0,
        counts: str = "",
        constant: str = "",
    ) -> None:
        self.name = name
        self.axes = list(axes)
        self.seen = seen
        self.holds = holds
        self.none = none
        self.counts = counts
        self.constant = constant or constant_of(name)
        self.start = 0
        self.size = 1
        for axis in axes:
            self.size *= len(axis.ids)

    def fault(self, cell: int) -> str | None:
        """Why a number cannot lie in this row, or None."""
        if self.holds is not None and not 0 <= cell - self.none <= len(self.holds.ids):
            return f"{cell} is no {self.holds.name}"
        if self.counts and self.holds is None and cell < 0:
            return f"{cell} {self.counts}"
        return None

    def runs(self, axes: list[Axis], place: int) -> list[tuple[int, int]]:
        """The cells at one place of whichever of these axes the row has, as first cell and count; else all of them."""
        inner = self.size
        for axis in self.axes:
            outer = inner
            inner = outer // len(axis.ids)
            if axis in axes:
                return [
                    (first + place * inner, inner)
                    for first in range(self.start, self.start + self.size, outer)
                    if place < len(axis.ids)
                ]
        return [(self.start, self.size)]


def constant_of(name: str) -> str:
    """What code calls a row or an id: its name in capitals."""
    return name.upper().replace("-", "_").replace(".", "_")


class Layout:
    """How a game's cells are cut into rows, which follow each other without gap."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.by_name: dict[str, Row] = {}
        end = 0
        for row in rows:
            if row.name in self.by_name:
                raise Impossible(f"two rows are called {row.name}")
            self.by_name[row.name] = row
            row.start = end
            end += row.size
        self.size = end
        self.secrets = [row for row in rows if row.seen not in (OPEN, REMEMBERED)]
        self.remembered = [row for row in rows if row.seen == REMEMBERED]
        self.counting: dict[str, list[Row]] = {}  # by what they count
        for row in rows:
            self.counting.setdefault(row.counts, []).append(row)

    def constants(self) -> list[tuple[str, int]]:
        """What code calls each row, and where it starts."""
        return [(row.constant, row.start) for row in self.rows]

    def total(self, table: Table, piece: str, axes: list[Axis] | None = None, place: int = 0) -> int:
        """How many pieces of a kind lie on a table in all rows that count them; with axes, at one place of those."""
        total = 0
        for row in self.counting.get(piece, []):
            for first, count in row.runs([] if axes is None else axes, place):
                end = first + count
                if not compiled:
                    here = table.cells
                    total += summed(here, first, end) if row.holds is None else others(here, first, end, row.none)
                    continue
                for cell in range(first, end):
                    held = int(table.cells[cell])
                    total += held if row.holds is None else int(held != row.none)
        return total

    def place(self, cell: int) -> tuple[Row, list[str]]:
        """Which row a cell belongs to, and its id on each axis."""
        for row in self.rows:
            if row.start <= cell < row.start + row.size:
                left = cell - row.start
                ids: list[str] = []
                for axis in reversed(row.axes):
                    left, here = divmod(left, len(axis.ids))
                    ids.append(axis.ids[here])
                ids.reverse()
                return row, ids
        raise Impossible(f"cell {cell} lies outside the layout")

    def plain(self) -> dict[str, Any]:
        """For clients and encoders: each row's axes and where it starts."""
        axes: dict[str, list[str]] = {}
        for row in self.rows:
            for axis in row.axes:
                axes[axis.name] = axis.ids
        return {
            "axes": axes,
            "rows": [{"name": r.name, "start": r.start, "axes": [a.name for a in r.axes]} for r in self.rows],
        }


class Told:
    """An event and its audience."""

    def __init__(self, event: Event, seat: int, others: Event | None) -> None:
        self.event = event
        self.seat = seat
        self.others = others

    def to(self, seat: int) -> Event | None:
        """What this seat hears of it."""
        if self.seat == EVERYBODY or self.seat == seat:
            return self.event
        return self.others


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress. A game adds accessors in its own words and says `layout`, `fresh` and, if need be, `sees`."""

    def __init__(self) -> None:
        self.seats: int = 0
        self.cells: Cells = Cells()
        self.stack: list[Step[Any]] = []
        self.answers: list[Choice | None] = []  # by seat: what is sealed so far, or who is ready
        self.chance: int = 0  # memory of the quick generator, or OUTSIDE
        self.rolls: int = 0  # outcomes of chance so far
        self.shown: int = 0  # times that something hidden was shown to somebody
        self.viewer: int = ALL_SEEING
        self.log: list[Told] | None = None  # None: nobody listens, so nothing is told
        self.origin: Origin | None = None  # the game and its settings, where whoever laid the table has said

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and type(self) is type(other) and same(self, other)

    def __hash__(self) -> int:
        raise TypeError("a table changes, so nothing can be found by it")

    def __repr__(self) -> str:
        now = self.stack[-1] if self.stack else None
        seen = "" if self.viewer == ALL_SEEING else f", seen by {self.viewer}"
        return f"<{type(self).__name__}: {self.seats} seats, {'over' if now is None else repr(now)}{seen}>"

    def __copy__(self) -> Table:
        return copy(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """The game by its name and its settings travel, not what it prints; what was told stays behind."""
        if self.origin is None:
            raise TypeError("this table does not know its game: lay it by `new_table`, and it can be pickled")
        counts = (self.seats, self.chance, self.rolls, self.shown, self.viewer)
        return relaid, (self.origin, [int(cell) for cell in self.cells], self.stack, self.answers, counts)

    def layout(self) -> Layout:
        raise Impossible(f"{type(self).__name__} has no layout")

    def fresh(self) -> Table:
        """A table of the same kind with nothing on it; shares the content, which never changes."""
        raise Impossible(f"{type(self).__name__} cannot be copied: it has no `fresh`")

    def sees(self, seat: int, row: Row, cell: int) -> bool:
        """Whether this seat sees this cell of a JUDGED row."""
        return False

    def lay(self, seats: int) -> None:
        """Put an empty table up: all cells zero."""
        self.seats = seats
        self.cells = cells(self.layout().size)
        self.answers = [None] * seats

    def then(self, *steps: Step[Any]) -> None:
        """These happen next, the first one first."""
        for place in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[place])

    def push(self, step: Step[Any]) -> None:
        """This happens next, before all that lies there: `then` for a single step, without the packing."""
        self.stack.append(step)

    def tell(self, event: Event) -> None:
        """Everybody learns this."""
        if self.log is not None:
            self.log.append(Told(event, EVERYBODY, None))

    def tell_only(self, seat: int, event: Event, others: Event | None = None) -> None:
        """One seat learns this; the others learn `others`, or nothing."""
        if self.log is not None:
            self.log.append(Told(event, seat, others))

    def reveal(self) -> None:
        """Say that something hidden has just been shown to somebody: what led here can no longer be taken back."""
        self.shown += 1


T = TypeVar("T", bound=Table)


def copy(table: T) -> T:
    """The same table once more: it plays the same, and nothing done to it shows on the first. It tells nobody."""
    twin = table.fresh()
    twin.seats = table.seats
    twin.cells = table.cells[:]
    twin.stack = table.stack[:]
    twin.answers = table.answers[:]
    twin.chance = table.chance
    twin.rolls = table.rolls
    twin.shown = table.shown
    twin.viewer = table.viewer
    twin.origin = table.origin
    return twin  # type: ignore[return-value]  # `fresh` gives the table's own kind


def relaid(
    origin: Origin, row: list[int], stack: list[Step[Any]], answers: list[Choice | None], counts: tuple[int, ...]
) -> Table:
    """A table out of a pickle."""
    if origin.blank is None:
        raise Impossible("an origin from a pickle has a blank table")
    table = copy(origin.blank)
    table.origin = origin
    table.cells = Cells(row)
    table.stack = stack
    table.answers = answers
    table.seats, table.chance, table.rolls, table.shown, table.viewer = counts
    return table


def same(one: Table, other: Table) -> bool:
    """Whether two tables are the same game in the same moment (what was told is not part of it)."""
    return (
        one.seats == other.seats
        and list(one.cells) == list(other.cells)
        and one.stack == other.stack
        and one.answers == other.answers
        and one.chance == other.chance
        and one.rolls == other.rolls
        and one.shown == other.shown
        and one.viewer == other.viewer
    )


def plain_table(table: Table) -> dict[str, Any]:
    """A table as JSON carries it. See `saved.Reader` for the way back."""
    return {
        "seats": table.seats,
        "cells": [int(cell) for cell in table.cells] if compiled else numbers(table.cells),
        "stack": [step.plain() for step in table.stack],
        "answers": [None if answer is None else answer.plain() for answer in table.answers],
        "chance": table.chance,
        "rolls": table.rolls,
        "shown": table.shown,
        "viewer": table.viewer,
    }
