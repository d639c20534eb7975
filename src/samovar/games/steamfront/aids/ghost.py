"""Ghosts: the same table with one figure somewhere else, for looking before moving."""

from __future__ import annotations

from samovar.games.steamfront.aids.wish import Point
from samovar.games.steamfront.table import ACTIVE, ATTACKS_MADE, CHARGED, MOVED, FrontTable
from samovar.kernel.table import copy


def placed(table: FrontTable, figure: int, at: Point | None) -> FrontTable:
    """The table with a figure at a place, or the table itself if it stays."""
    if at is None or (table.stands(figure) and at == (int(table.x(figure)), int(table.y(figure)))):
        return table
    ghost = copy(table)
    ghost.put(figure, at[0], at[1])
    return ghost


def acting(table: FrontTable, figure: int, at: Point | None) -> FrontTable:
    """The table as it would be if this figure, having moved to a place, were about to act.

    Who is active already keeps what he has done; anybody else is looked at as if his activation had just begun.
    """
    moves = at is not None and at != (int(table.x(figure)), int(table.y(figure)))
    if table.active() == figure and not moves:
        return table
    ghost = copy(table)
    cells = ghost.cells
    if table.active() != figure:
        cells[ACTIVE] = figure + 1
        cells[MOVED] = 0
        cells[CHARGED] = 0
        cells[ATTACKS_MADE] = 0
    if at is not None and moves:
        ghost.put(figure, at[0], at[1])
        cells[MOVED] = 1
        # A movement that ends in contact is a charge, as in movement.py. [SF-4.2.10]
        cells[CHARGED] = int(bool(cells[CHARGED]) or ghost.is_engaged(figure))
    return ghost
