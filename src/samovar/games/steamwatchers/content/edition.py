"""One edition of the game's content: everything printed, as play reads it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from samovar.content.packs import Pack, of_game
from samovar.content.schema import Record
from samovar.games.steamwatchers.content.added import ADDED_FIELDS, Added
from samovar.games.steamwatchers.content.added_words import ADDED_SET
from samovar.games.steamwatchers.content.board import BOARD_FIELDS, Board
from samovar.games.steamwatchers.content.box import BOX_FIELDS, Box, Titles
from samovar.games.steamwatchers.content.cards import ARCHON_TABLE, CARD_FIELDS, EMPTY_PLACE, PARTS, Card, Source
from samovar.games.steamwatchers.content.clans import CLAN_FIELDS, ClanBoard, EveryClan
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    ARCHONS,
    BASE_ARCHONS,
    CARD_IDS,
    CARDS,
    CLAN_IDS,
    PRINTED_ARCHONS,
    SCENARIO_IDS,
)
from samovar.games.steamwatchers.content.phrases import Phrases
from samovar.games.steamwatchers.content.scenarios import SCENARIO_FIELDS, Scenario
from samovar.kernel.errors import Unreadable

PACKAGE: Final = "samovar.games.steamwatchers"

SCHEMA = Record({**BOARD_FIELDS, **BOX_FIELDS, **CLAN_FIELDS, **SCENARIO_FIELDS, **CARD_FIELDS, **ADDED_FIELDS})


class Content:
    """Immutable, and shared by every table that is played with it."""

    def __init__(self, pack: Pack) -> None:
        plain = pack.values
        self.names = added_names(plain)
        self.label = pack.label
        self.board = Board(plain)
        self.box = Box(plain)
        self.titles = Titles(plain)
        self.every_clan = EveryClan(plain["every-clan"])
        self.clans: list[ClanBoard] = [ClanBoard(id, plain["clans"][id]) for id in CLAN_IDS]
        self.scenarios: list[Scenario] = [Scenario(id, plain["scenarios"][id]) for id in SCENARIO_IDS]
        phrases = Phrases()
        archons = [plain["archons"][id] for id in ARCHON_TABLE.all_ids(plain["archons"])]
        # What a pack adds to the cards of every game, and to those of the expansion. [A-ADDED]
        self.added_archons: list[int] = [
            card for card in range(PRINTED_ARCHONS, len(archons)) if archons[card]["set"] == "base"
        ]
        self.expansion_archons: list[int] = [*range(BASE_ARCHONS, PRINTED_ARCHONS)]
        self.expansion_archons += [
            card for card in range(PRINTED_ARCHONS, len(archons)) if archons[card]["set"] == ADDED_SET
        ]
        there = len(archons)
        archons += [EMPTY_PLACE] * (ARCHONS - there)
        self.archons: list[Card] = [Card(ARCHON_IDS[card], archons[card], card, phrases) for card in range(ARCHONS)]
        self.cards: list[Card] = [
            Card(CARD_IDS[card], plain["cards"][CARD_IDS[card]], ARCHONS + card, phrases) for card in range(CARDS)
        ]
        self.added = Added(plain, phrases)  # what only an expansion asks about
        self.filters = phrases.filters
        self.tests = phrases.tests
        self.effects = phrases.effects
        self.modifiers = phrases.modifiers
        self.triggers = phrases.triggers
        self.sources: list[Source] = [
            *[Source("archon-card", one.id, self._said_by(one)) for one in self.archons[:there]],
            *self.added.sources,
            *[Source("scenario-card", one.id, self._said_by(one)) for one in self.cards],
        ]
        for card in range(PRINTED_ARCHONS):
            home = "base" if card < BASE_ARCHONS else ADDED_SET
            if plain["archons"][ARCHON_IDS[card]]["set"] != home:
                raise Unreadable(f"archons.{ARCHON_IDS[card]}.set", f"card {card + 1} belongs to {home}")

    def _said_by(self, card: Card) -> list[int]:
        """The effects of a card, on its arrival, for the Archon, or when something sets them off."""
        numbers = card.arrival + card.bonus
        for trigger in card.triggers:
            numbers = numbers + self.triggers[trigger].effects
        return numbers


def added_names(plain: dict[str, Any]) -> dict[str, dict[str, str]]:
    """What a pack calls its Archon cards, and what it says of them, by text and language. [A-ADDED]"""
    found: dict[str, dict[str, str]] = {}
    for place, own in enumerate(ARCHON_TABLE.all_ids(plain["archons"])[PRINTED_ARCHONS:]):
        key = f"archon-card-{ARCHON_IDS[PRINTED_ARCHONS + place]}"
        card = plain["archons"][own]
        found[key] = card["name"]
        for part in PARTS:
            if card["text"][part] is not None:
                found[f"{key}-{part}"] = card["text"][part]
    return found


@cache
def house_pack() -> Pack:
    """The house edition, read once."""
    return of_game(PACKAGE, SCHEMA)


def content_of(pack: Pack | None = None) -> Content:
    """What a game is played with: a pack that its owner brings, or the house edition."""
    return Content(house_pack() if pack is None else pack)
