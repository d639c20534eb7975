"""Ildithia: the city creeps on, and its back crumbles unless somebody protects it."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners import deeds
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.cells import BOARD, CHAIN, MARKER, NOWHERE
from samovar.games.reckoners.content.words import NO_ACTION
from samovar.games.reckoners.events import CityMoved, Protected
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Step


def protect(table: ReckonersTable, place: int) -> None:
    """One level down; at the bottom the people tell what they know of the Great Epic. [RS-ILD.17] [RS-ILD.18]

    [RS-ILD.21]
    """
    table.cells[MARKER + place] -= 1
    if table.log is not None:
        table.tell(Protected(int(table.district(place)), int(table.marker(place))))
    if table.marker(place) == 0:
        deeds.study_great(table, table.content.cities.bottom_research, NOWHERE)  # the people's word [RS-EQ.52]


class ActivateIldithia(Step[ReckonersTable]):
    """The movement board goes on; the districts that it passes act in that order. [RS-ILD.7] [RS-ILD.8] [RS-ILD.13]

    [RS-ILD.25]
    """

    def run(self, table: ReckonersTable) -> None:
        steps: list[Step[Any]] = []
        for _ in range(table.agreed.points):
            table.cells[BOARD] = table.next_clockwise(table.cells[BOARD])
            steps.append(Crumbling(int(table.cells[BOARD])))
        table.then(*steps)


class Crumbling(Step[ReckonersTable]):
    """A passed district performs all at or below its marker, top to bottom, then its marker returns.

    [RS-ILD.9] [RS-ILD.10] [RS-ILD.11] [RS-ILD.12] [RS-ILD.16] [RS-ILD.22] [RS-ILD.23]
    """

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: ReckonersTable) -> None:
        place = self.place
        district = table.district(place)
        table.cells[CHAIN] = 0
        if table.log is not None:
            table.tell(CityMoved(int(district)))
        row = [table.content.cities.ildithia_act(district, level) for level in range(table.marker(place), 0, -1)]
        row = [act for act in row if act != NO_ACTION]
        table.cells[MARKER + place] = table.agreed.start_level
        if row:
            table.then(Acting(tuple(row), place, NOWHERE))
