"""The cards of the players: equipment and abilities, written in one vocabulary."""

from __future__ import annotations

from typing import Any

from samovar.games.reckoners.content.ids import EQUIPMENT, EQUIPMENT_COUNT, RECKONERS
from samovar.games.reckoners.content.words import (
    ANY_COLOUR,
    COLOURS,
    EFFECTS,
    GAIN_COUNT,
    GAINS,
    GIVE,
    KINDS,
    NO_COLOUR,
    NO_SYMBOL,
    SYMBOLS,
    TWO_DICE,
    USE,
)


def gained(table: dict[str, int]) -> list[int]:
    """A table of gains as a row, one number a gain."""
    return [table[gain] for gain in GAINS]


def mask(symbols: list[str]) -> int:
    """Symbols as bits: bit s for symbol s."""
    bits = 0
    for symbol in symbols:
        bits |= 1 << SYMBOLS.index(symbol)
    return bits


class Cards:
    """Equipment first, then the abilities in the Reckoners' order; one entry a card in every row.

    `gains[card * GAIN_COUNT + gain]` and `needs[card * 2]`, `needs[card * 2 + 1]` are the two rows with more entries.
    """

    def __init__(self, pack: dict[str, Any]) -> None:
        printed = [pack["equipment"][id] for id in EQUIPMENT]
        printed += [pack["reckoners"][id]["ability"] for id in RECKONERS]
        self.price: list[int] = [card.get("price", 0) for card in printed]
        self.kind: list[int] = [KINDS.index(card["kind"]) for card in printed]
        self.effect: list[int] = [EFFECTS.index(card["effect"]) for card in printed]
        self.amount: list[int] = [card["amount"] for card in printed]
        self.symbols: list[int] = [mask(card["symbols"]) for card in printed]
        self.colour: list[int] = [self._colour(card["colour"]) for card in printed]
        self.anywhere: list[bool] = [card["anywhere"] for card in printed]
        self.needs: list[int] = []
        self.gains: list[int] = []
        # The cards that have an effect, by effect.
        self.having: list[list[int]] = [[] for _ in EFFECTS]
        for number in range(len(printed)):
            self.having[self.effect[number]].append(number)
        # Equipment that dice pay for, and equipment that serves somebody else.
        self.paid: list[int] = [card for card in range(EQUIPMENT_COUNT) if self.kind[card] in (USE, TWO_DICE)]
        self.given: list[int] = [card for card in range(EQUIPMENT_COUNT) if self.kind[card] == GIVE]
        for card in printed:
            self.needs += [SYMBOLS.index(symbol) for symbol in card["needs"]] or [NO_SYMBOL, NO_SYMBOL]
            self.gains += gained(card["gains"])

    def _colour(self, word: str) -> int:
        if word == "any":
            return ANY_COLOUR
        return COLOURS.index(word) if word else NO_COLOUR

    def ability(self, reckoner: int) -> int:
        """The number of a Reckoner's ability card."""
        return EQUIPMENT_COUNT + reckoner

    def gain(self, card: int, gain: int) -> int:
        """How much of something a card gives."""
        return self.gains[card * GAIN_COUNT + gain]

    def shows(self, card: int, symbol: int) -> bool:
        """Whether a symbol is printed on the card: reach, doubling, the choice after a move."""
        return self.symbols[card] >> symbol & 1 == 1
