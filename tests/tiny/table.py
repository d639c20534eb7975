"""Kettle's table: coal, coins and a hand for each stoker, a deck, a boiler, a yard to stand in."""

from __future__ import annotations

from typing import Final

from samovar.kernel.table import NOBODY, OPEN, OWNER, Axis, Layout, Row, Table

MOST_SEATS: Final = 4
CARDS: Final = ["ember", "gasket", "valve", "piston", "gauge", "whistle"]
TOOLS: Final = ["tongs", "shovel", "oilcan", "rag"]
YARD: Final = 100  # the yard is a square of this side

ROUND: Final = 0
HEAT: Final = ROUND + 1
COAL: Final = HEAT + 1
COINS: Final = COAL + MOST_SEATS
COAL_BOX: Final = COINS + MOST_SEATS
DECK: Final = COAL_BOX + 1
DECK_LEFT: Final = DECK + len(CARDS)
HAND: Final = DECK_LEFT + 1
HOLDS: Final = HAND + MOST_SEATS
PLACE: Final = HOLDS + MOST_SEATS
TOOL: Final = PLACE + MOST_SEATS * 2
SIZE: Final = TOOL + MOST_SEATS * len(TOOLS)

NO_CARD: Final = 0  # cards count from one, so that an empty hand is a zero

SEAT = Axis("stoker", ["anna", "boris", "clara", "dmitri"])
LAYOUT = Layout(
    [
        Row("round", ROUND, []),
        Row("heat", HEAT, []),
        Row("coal", COAL, [SEAT]),
        Row("coins", COINS, [SEAT]),
        Row("coal-box", COAL_BOX, []),
        Row("deck", DECK, [Axis.of("depth", len(CARDS))], NOBODY),
        Row("deck-left", DECK_LEFT, []),
        Row("hand", HAND, [SEAT], OWNER),
        Row("holds", HOLDS, [SEAT]),
        Row("place", PLACE, [SEAT, Axis("way", ["x", "y"])], OPEN),
        Row("tool", TOOL, [SEAT, Axis("tool", list(TOOLS))]),
    ]
)


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
