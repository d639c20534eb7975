"""Limelight: four power dice choose the rows of his tables, his brackets the columns."""

from __future__ import annotations

from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.cells import (
    BLUE_SHIELDS,
    DEFEATED,
    ENFORCERS,
    NOWHERE,
    POWER_ROW,
    RED_SHIELDS,
)
from samovar.games.reckoners.content.words import (
    BY_DEFEATED,
    BY_ENFORCEMENT,
    BY_EQUIPMENT_GAP,
    BY_SHIELDS,
    NO_FORMULA,
    RED_TRACK,
    ROWS,
    STRENGTHEN_GREAT_EPIC,
    TRACK_COUNT,
)
from samovar.games.reckoners.events import PowerRolled
from samovar.games.reckoners.moving import move_great
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chance import faces
from samovar.kernel.steps import Chance, Step

UNROLLED_ROW = 1  # row B, before a colour has been rolled [RS-LIM.20]


class PowerDice(Chance[ReckonersTable]):
    """All four together, before any table is resolved. [RS-LIM.12]"""

    def ways(self, table: ReckonersTable) -> int:
        return len(table.content.dice.power) ** TRACK_COUNT

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        rows = self.rows(table, outcome)
        for track in range(TRACK_COUNT):
            table.cells[POWER_ROW + track] = rows[track]
        table.tell(PowerRolled(rows[0], rows[1], rows[2], rows[3]))

    def rows(self, table: ReckonersTable, outcome: int) -> list[int]:
        power = table.content.dice.power
        return [power[face] for face in faces(outcome, TRACK_COUNT, len(power))]

    def label(self, table: ReckonersTable, outcome: int) -> str:
        return "".join([ROWS[row] for row in self.rows(table, outcome)])


def resolve_row(table: ReckonersTable, track: int, column: int) -> None:
    """The cell in the die's row and the bracket's column. [RS-LIM.13]"""
    row = table.cells[POWER_ROW + track]
    if column > 0:
        resolve(table, table.content.booklet.cell(table.agreed.page, track, row, column), True)


def prologue(table: ReckonersTable) -> None:
    """Red B-1, whatever the bracket shows. [RS-LIM.8] [RS-INT.4]"""
    booklet = table.content.booklet
    cell = booklet.cell(table.agreed.page, RED_TRACK, booklet.prologue_row, booklet.prologue_column)
    resolve(table, cell, True)


def resolve(table: ReckonersTable, cell: int, himself: bool) -> None:
    """A loss of population, or acts from left to right. [RS-LIM.14] [RS-LACT.1]"""
    booklet = table.content.booklet
    if booklet.formula[cell] != NO_FORMULA:
        table.hurt(booklet.loss(cell, counted(table, booklet.formula[cell])))
        return
    row = booklet.acts[booklet.first[cell] : booklet.first[cell] + booklet.count[cell]]
    if not himself:
        row = [act for act in row if table.content.acts.action[act] != STRENGTHEN_GREAT_EPIC]
    if row:
        table.then(Acting(tuple(row), table.great_place(), NOWHERE))


def counted(table: ReckonersTable, formula: int) -> int:
    """What a yellow cell looks at. [RS-LACT.2] [RS-LACT.3] [RS-LACT.4] [RS-LACT.5] [RS-LACT.7] [RS-LACT.8]"""
    if formula == BY_SHIELDS:
        return table.in_city(RED_SHIELDS) + table.in_city(BLUE_SHIELDS)
    if formula == BY_ENFORCEMENT:
        return table.in_city(ENFORCERS)
    if formula == BY_DEFEATED:
        return table.cells[DEFEATED]
    if formula == BY_EQUIPMENT_GAP:  # switched-off cards count; stolen and Dawnslight cards do not [RS-LACT.9]
        owned = [len(table.owned(seat)) for seat in range(table.seats)]
        return max(owned) - min(owned)
    return 0


def overshoot(table: ReckonersTable, track: int) -> None:
    """Beyond the last column: that column's cell in the row last rolled, at once. [RS-LIM.20]

    It does not strengthen him once more, or a cell could call itself for ever. [RS-INT.1]
    """
    if table.switches.limelight_ends_quietly:
        return
    row = table.cells[POWER_ROW + track]
    cell = table.content.booklet.cell(table.agreed.page, track, row, table.agreed.track_length[track])
    resolve(table, cell, False)


class Withdrawal(Step[ReckonersTable]):
    """Clockwise to the next district without a Reckoner; if only his own is free he stays.

    [RS-LIM.16] [RS-LIM.17] [RS-LIM.25]
    """

    def run(self, table: ReckonersTable) -> None:
        order = table.clockwise_from(table.great_place())
        for place in [*order[1:], order[0]]:
            if not table.someone_at(place):
                move_great(table, place)
                return
