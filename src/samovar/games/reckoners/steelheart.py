"""Steelheart: he goes where his die sends him."""

from __future__ import annotations

from samovar.games.reckoners.cells import NOWHERE
from samovar.games.reckoners.content.words import FACES
from samovar.games.reckoners.moving import move_great
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Chance


class MovementDie(Chance[ReckonersTable]):
    """So many districts one way or the other; in the prologue from the first district of the ring, for all three.

    [RK-STEEL.5] [RK-PRO.2] [RS-REG.7] [RS-LIM.9]
    """

    def ways(self, table: ReckonersTable) -> int:
        return FACES

    def happen(self, table: ReckonersTable, outcome: int) -> None:
        start = table.great_place() if table.great_place() != NOWHERE else 0
        move_great(table, (start + table.content.dice.movement[outcome]) % table.ring())

    def label(self, table: ReckonersTable, outcome: int) -> str:
        return str(table.content.dice.movement[outcome])
