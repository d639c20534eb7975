"""The table: everything that a game in progress is, as rows of whole numbers and a stack of what happens next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from samovar.kernel.errors import Impossible
from samovar.kernel.native import Cells, cells, mypyc_attr

if TYPE_CHECKING:
    from samovar.kernel.choice import Choice
    from samovar.kernel.events import Event
    from samovar.kernel.steps import Step

UNKNOWN: Final = -(1 << 31)  # what a masked cell shows
SPECTATOR: Final = -1  # sees what lies open
ALL_SEEING: Final = -2  # the true table, not a view of it
EVERYBODY: Final = -3  # an event for all eyes

OPEN: Final = "open"  # everybody sees the row
NOBODY: Final = "nobody"  # a deck's order: hidden from all
OWNER: Final = "owner"  # the first axis is the seat; each seat sees its own part
JUDGED: Final = "judged"  # the table says cell by cell, by `sees`


class Axis:
    """What the places of a row stand for: zones, clans, slots."""

    def __init__(self, name: str, ids: list[str]) -> None:
        self.name = name
        self.ids = ids

    @staticmethod
    def of(name: str, count: int) -> Axis:
        """Numbered places."""
        return Axis(name, [str(place) for place in range(count)])


class Row:
    """A named run of cells, its axes from slowest to fastest, and who sees it."""

    def __init__(self, name: str, start: int, axes: list[Axis], seen: str = OPEN) -> None:
        self.name = name
        self.start = start
        self.axes = axes
        self.seen = seen
        self.size = 1
        for axis in axes:
            self.size *= len(axis.ids)


class Layout:
    """How a game's cells are cut into rows. Rows follow each other without gap, in the order of their start."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.by_name: dict[str, Row] = {}
        end = 0
        for row in rows:
            if row.start != end:
                raise Impossible(f"row {row.name} starts at {row.start}, but the one before it ends at {end}")
            if row.name in self.by_name:
                raise Impossible(f"two rows are called {row.name}")
            self.by_name[row.name] = row
            end += row.size
        self.size = end
        self.secrets = [row for row in rows if row.seen != OPEN]

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
    return twin  # type: ignore[return-value]  # `fresh` gives the table's own kind


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
    """A table as JSON carries it. Reading it back is the game's business: see `Game.table_from`."""
    return {
        "seats": table.seats,
        "cells": [int(cell) for cell in table.cells],
        "stack": [step.plain() for step in table.stack],
        "answers": [None if answer is None else answer.plain() for answer in table.answers],
        "chance": table.chance,
        "rolls": table.rolls,
        "shown": table.shown,
        "viewer": table.viewer,
    }
