"""The cards of the players: equipment and abilities, written in one vocabulary."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners.content.ids import (
    EQUIPMENT_COUNT,
    PRINTED_EQUIPMENT,
    PRINTED_RECKONERS,
    RECKONER_COUNT,
)
from samovar.games.reckoners.content.schema import EQUIPMENT_TABLE, NO_GAINS, RECKONER_TABLE
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
from samovar.kernel.errors import Unreadable


def gained(table: dict[str, int]) -> list[int]:
    """A table of gains as a row, one number a gain."""
    return [table[gain] for gain in GAINS]


def mask(symbols: list[str]) -> int:
    """Symbols as bits: bit s for symbol s."""
    bits = 0
    for symbol in symbols:
        bits |= 1 << SYMBOLS.index(symbol)
    return bits


# What lies in a place that no pack has filled: it is never bought, owned or used.
EMPTY_PLACE: dict[str, Any] = {
    "kind": KINDS[0],
    "effect": EFFECTS[0],
    "amount": 0,
    "symbols": [],
    "needs": [],
    "colour": "",
    "gains": NO_GAINS,
    "anywhere": False,
}


def filled(printed: list[dict[str, Any]], places: int, empty: dict[str, Any]) -> list[dict[str, Any]]:
    """One entry a place: what is printed, then empty ones."""
    return printed + [empty] * (places - len(printed))


# Their tokens lie on one card alone.
UNIQUE: Final = ("sniper", "demolition")


def check_added(where: str, card: dict[str, Any], own: list[dict[str, Any]]) -> None:
    """An added card does what a card of the boxes does, in the same way: nobody asks the rules for more. [AR-ADDED]"""
    ways = sorted({f"{each['kind']} {each['effect']}" for each in own if each["effect"] not in UNIQUE})
    way = f"{card['kind']} {card['effect']}"
    if way not in ways:
        told: dict[str, object] = {"words": ", ".join(ways), "value": way}
        raise Unreadable(f"{where}.effect", f"must be one of {', '.join(ways)}, not {way!r}", "fault-must-word", told)


class Cards:
    """Equipment first, then the abilities in the Reckoners' order; one entry a card in every row.

    `gains[card * GAIN_COUNT + gain]` and `needs[card * 2]`, `needs[card * 2 + 1]` are the two rows with more entries.
    """

    def __init__(self, pack: dict[str, Any]) -> None:
        equipment = [pack["equipment"][id] for id in EQUIPMENT_TABLE.all_ids(pack["equipment"])]
        abilities = [pack["reckoners"][id]["ability"] for id in RECKONER_TABLE.all_ids(pack["reckoners"])]
        self.equipment_count = len(equipment)  # those that there are, without the empty places
        self.ability_count = len(abilities)
        for id in EQUIPMENT_TABLE.all_ids(pack["equipment"])[PRINTED_EQUIPMENT:]:
            check_added(f"equipment.{id}", pack["equipment"][id], equipment[:PRINTED_EQUIPMENT])
        for id in RECKONER_TABLE.all_ids(pack["reckoners"])[PRINTED_RECKONERS:]:
            check_added(f"reckoners.{id}.ability", pack["reckoners"][id]["ability"], abilities[:PRINTED_RECKONERS])
        printed = filled(equipment, EQUIPMENT_COUNT, EMPTY_PLACE) + filled(abilities, RECKONER_COUNT, EMPTY_PLACE)
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
        there = [*range(len(equipment)), *range(EQUIPMENT_COUNT, EQUIPMENT_COUNT + len(abilities))]
        for number in there:
            self.having[self.effect[number]].append(number)
        # Equipment that dice pay for, and equipment that serves somebody else.
        self.paid: list[int] = [card for card in range(len(equipment)) if self.kind[card] in (USE, TWO_DICE)]
        self.given: list[int] = [card for card in range(len(equipment)) if self.kind[card] == GIVE]
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
