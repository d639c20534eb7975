"""Views: the table as one seat sees it, and what changed between two moments."""

from __future__ import annotations

from samovar.kernel.choice import HUSH, READY
from samovar.kernel.native import compiled, differing, fill, i64
from samovar.kernel.table import ALL_SEEING, JUDGED, OWNER, UNKNOWN, Row, T, Table, copy


def view(table: T, seat: int) -> T:
    """The table as one seat sees it: the same kind, with every secret of others masked."""
    seen = copy(table)
    seen.viewer = seat
    seen.chance = 0
    for row in table.layout().secrets:
        _mask(table, seen, row, seat)
    for other in range(seen.seats):
        answer = seen.answers[other]
        if other != seat and answer is not None and answer != READY:  # who is ready is no secret
            seen.answers[other] = HUSH
    return seen


def closed(seen: Table) -> Table:
    """A view as people are shown it: what was shown before and may not be looked up again is hidden, too. The true
    table stays as it is."""
    if not seen.layout().remembered or seen.viewer == ALL_SEEING:
        return seen
    shown = copy(seen)
    for row in seen.layout().remembered:
        for cell in range(row.start, row.start + row.size):
            shown.cells[cell] = UNKNOWN
    return shown


def _mask(table: Table, seen: Table, row: Row, seat: int) -> None:
    cells = seen.cells
    start: i64 = row.start
    end: i64 = start + row.size
    if row.seen == JUDGED:
        for cell in range(start, end):
            if not table.sees(seat, row, cell - start):
                cells[cell] = UNKNOWN
        return
    mine: i64 = end
    rest: i64 = end
    if row.seen == OWNER and seat >= 0:
        share: i64 = row.size // len(row.axes[0].ids)
        mine = start + seat * share
        rest = mine + share
    if not compiled:
        fill(cells, start, mine, UNKNOWN)
        fill(cells, rest, end, UNKNOWN)
        return
    for cell in range(start, mine):
        cells[cell] = UNKNOWN
    for cell in range(rest, end):
        cells[cell] = UNKNOWN


def changes(before: Table, after: Table) -> list[tuple[str, list[str], int, int]]:
    """What differs between two moments of one game: row, place on its axes, was, is. For previews and animation."""
    changed = []
    layout = after.layout()
    was, now = before.cells, after.cells
    places = [cell for cell in range(layout.size) if was[cell] != now[cell]] if compiled else differing(was, now)
    for cell in places:
        row, ids = layout.place(cell)
        changed.append((row.name, ids, int(was[cell]), int(now[cell])))
    return changed
