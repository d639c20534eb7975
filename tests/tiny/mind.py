"""What a position of Kettle is worth, for bots and analyses."""

from samovar.bots.mind import Mind
from samovar.kernel.table import Table
from tests.tiny.table import COINS, ROUND


class KettleMind(Mind):
    """Coins ahead of the best of the others."""

    def worth(self, table: Table, seat: int) -> float:
        coins = [int(table.cells[COINS + each]) for each in range(table.seats)]
        return float(coins[seat] - max(coins[:seat] + coins[seat + 1 :]))

    def round(self, table: Table) -> int:
        return int(table.cells[ROUND])
