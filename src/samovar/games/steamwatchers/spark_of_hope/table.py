"""A table with caravans."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import BASE_ARCHONS, NONE
from samovar.games.steamwatchers.rows import SECOND_UP
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable


class HopeTable(CaravanTable):
    """Everything that a game with Spark of Hope is."""

    def fresh(self) -> HopeTable:
        return HopeTable(self.content, self.extensions)

    def archon_pool(self) -> list[int]:
        """The second card in force is neither in the deck nor in a hand."""
        pool = [*range(BASE_ARCHONS), *self.content.expansion_archons, *self.content.added_archons]
        return [card for card in pool if self.cells[SECOND_UP] != card + 1]

    def tie_order(self) -> list[int]:
        """In the scenario of the Cradle the titles of this turn, not those reserved. [SH-SCN-BERCEAU.16] [A-SH-SCN2]"""
        return self.reservation_order() if self.cradle() == NONE else self.conclave_order()
