"""Views: the table as one seat sees it, and what changed between two moments."""

from __future__ import annotations

from samovar.kernel.choice import HUSH, READY
from samovar.kernel.table import NOBODY, OPEN, OWNER, UNKNOWN, Row, T, Table, copy


def view(table: T, seat: int) -> T:
    """The table as one seat sees it: the same kind, with every secret of others masked."""
    seen = copy(table)
    seen.viewer = seat
    seen.chance = 0
    for row in table.layout().rows:
        if row.seen != OPEN:
            _mask(table, seen, row, seat)
    for other in range(seen.seats):
        answer = seen.answers[other]
        if other != seat and answer is not None and answer != READY:  # who is ready is no secret
            seen.answers[other] = HUSH
    return seen


def _mask(table: Table, seen: Table, row: Row, seat: int) -> None:
    if row.seen == OWNER:
        share = row.size // len(row.axes[0].ids)
        mine = range(row.start + seat * share, row.start + (seat + 1) * share) if seat >= 0 else range(0)
        for cell in range(row.start, row.start + row.size):
            if cell not in mine:
                seen.cells[cell] = UNKNOWN
    elif row.seen == NOBODY:
        for cell in range(row.start, row.start + row.size):
            seen.cells[cell] = UNKNOWN
    else:
        for cell in range(row.start, row.start + row.size):
            if not table.sees(seat, row, cell - row.start):
                seen.cells[cell] = UNKNOWN


def changes(before: Table, after: Table) -> list[tuple[str, list[str], int, int]]:
    """What differs between two moments of one game: row, place on its axes, was, is. For previews and animation."""
    differing = []
    layout = after.layout()
    for cell in range(layout.size):
        if before.cells[cell] != after.cells[cell]:
            row, ids = layout.place(cell)
            differing.append((row.name, ids, int(before.cells[cell]), int(after.cells[cell])))
    return differing
