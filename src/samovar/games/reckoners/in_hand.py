"""In hand: a source, or what is left of one, that chapters give to a Reckoner to spend (spending.py)."""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.steps import Step

# How a source may be spent.
WHOLE: Final = 1  # untouched: it may still serve as a whole die
PRINTED: Final = 2  # its symbols do what they show, nothing else
NO_MOVE: Final = 4
ONE_OF: Final = 8  # one of its symbols, not all

OWN_PLACE: Final = 0
ANYWHERE: Final = 1


class InHand(Step[ReckonersTable]):
    """A source, or what is left of one, comes into hand if it can do anything; else it is lost. [RK-SYM.13]"""

    def __init__(self, seat: int, source: int, symbols: tuple[int, ...], reach: int, manner: int) -> None:
        self.seat = seat
        self.source = source
        self.symbols = symbols
        self.reach = reach
        self.manner = manner

    def run(self, table: ReckonersTable) -> None:
        table.take_up(self.seat, self.source, self.symbols, self.reach, self.manner)
