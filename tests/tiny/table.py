"""Kettle's table: coal, coins and a hand for each stoker, a deck, a boiler, a yard to stand in."""

from __future__ import annotations

from typing import Final

from samovar.kernel.numbered import Numbered
from samovar.kernel.table import FLAG, NOBODY, OWNER, Axis, Layout, Row, Table

CARDS: Final = ["ember", "gasket", "valve", "piston", "gauge", "whistle"]
TOOLS: Final = ["tongs", "shovel", "oilcan", "rag"]
YARD: Final = 100  # the yard is a square of this side

NO_CARD: Final = 0  # cards count from one, so that an empty hand is a zero

STOKERS: Final = ["anna", "boris", "clara", "dmitri"]
NUMBERED: Final = [Numbered(STOKERS, "MOST_SEATS", [])]

SEAT: Final = Axis("stoker", STOKERS)
A_CARD: Final = Axis("card", CARDS)
LAYOUT: Final = Layout(
    [
        Row("round"),
        Row("heat"),
        Row("coal", SEAT, counts="coal"),
        Row("coins", SEAT),
        Row("coal-box", counts="coal"),
        Row("deck", Axis.of("depth", len(CARDS)), seen=NOBODY, holds=A_CARD),
        Row("deck-left"),
        Row("hand", SEAT, seen=OWNER, holds=A_CARD),
        Row("holds", SEAT, holds=FLAG),
        Row("place", SEAT, Axis("way", ["x", "y"])),
        Row("tool", SEAT, Axis("tool", list(TOOLS)), holds=FLAG),
    ]
)

# Written by `python -m tools.rows` from the declarations above.
MOST_SEATS: Final = 4
ROUND: Final = 0
HEAT: Final = 1
COAL: Final = 2
COINS: Final = 6
COAL_BOX: Final = 10
DECK: Final = 11
DECK_LEFT: Final = 17
HAND: Final = 18
HOLDS: Final = 22
PLACE: Final = 26
TOOL: Final = 34
# End of what is written.


class KettleTable(Table):
    """Who has what, and how hot the boiler is."""

    def layout(self) -> Layout:
        return LAYOUT

    def fresh(self) -> KettleTable:
        return KettleTable()

    def coal(self, seat: int) -> int:
        return self.cells[COAL + seat]

    def coins(self, seat: int) -> int:
        return self.cells[COINS + seat]

    def heat(self) -> int:
        return self.cells[HEAT]

    def burn(self, seat: int, pieces: int) -> None:
        self.cells[COAL + seat] -= pieces
        self.cells[COAL_BOX] += pieces

    def card(self, seat: int) -> int:
        return self.cells[HAND + seat]

    def hand_full(self, seat: int) -> bool:
        """Everybody sees that a card is held, its holder alone which one."""
        return self.cells[HOLDS + seat] == 1

    def hold(self, seat: int, card: int) -> None:
        self.cells[HAND + seat] = card
        self.cells[HOLDS + seat] = 0 if card == NO_CARD else 1
