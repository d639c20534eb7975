"""Archon cards, Scenario cards and technology kits: each is a few phrases."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamwatchers.content.effects import CHOOSE
from samovar.games.steamwatchers.content.ids import ARCHON_IDS, CARD_IDS, KIT_IDS, MOST_PLAYERS, NONE
from samovar.games.steamwatchers.content.phrases import EFFECTS, MODIFIER, TRIGGER, Phrases
from samovar.kernel.errors import Unreadable
from samovar.kernel.schema import Flag, Id, Kind, ListOf, Maybe, Record, TableOf, Whole, Word

PLAYERS_WITH_FEWER_KITS: Final = 3
OWN_STEPS: list[str] = []  # steps that a card may name because no words fit it; so far the words fit all

SIDE = Record({"permanent": Maybe(ListOf(MODIFIER), []), "exploitation": Maybe(EFFECTS, [])})
CARD: dict[str, Kind] = {
    "arrival": Maybe(EFFECTS, []),
    "lasting": Maybe(ListOf(MODIFIER), []),
    "triggers": Maybe(ListOf(TRIGGER), []),
    "custom": Maybe(Id(), ""),
}

CARD_FIELDS: dict[str, Kind] = {
    "archons": TableOf(
        Record(
            {
                **CARD,
                "set": Word("base", "spark-of-hope"),
                "bonus": Maybe(EFFECTS, []),
                "bonus-first": Maybe(Flag(), False),
            }
        ),
        ids=tuple(ARCHON_IDS),
    ),
    "cards": TableOf(Record(CARD), ids=tuple(CARD_IDS)),
    "kits": TableOf(
        Record(
            {
                "copies": Record({"fewer-players": Whole(), "more-players": Whole()}),
                "basic": SIDE,
                "advanced": SIDE,
            }
        ),
        ids=tuple(KIT_IDS),
    ),
}


class Card:
    """An Archon card or a Scenario card: numbers of its effects, modifiers and triggers in the content's rows."""

    def __init__(self, id: str, plain: dict[str, Any], memory: int, phrases: Phrases) -> None:
        self.id = id
        self.memory = memory
        self.arrival: list[int] = phrases.add_effects(plain["arrival"], memory)
        self.lasting: list[int] = phrases.add_modifiers(plain["lasting"], memory)
        self.triggers: list[int] = phrases.add_triggers(plain["triggers"], memory)
        self.bonus: list[int] = phrases.add_effects(plain.get("bonus", []), memory)
        self.bonus_first: bool = plain.get("bonus-first", False)
        self.custom: str = plain["custom"]  # the step that plays a card which these words cannot say
        if self.custom and self.custom not in OWN_STEPS:
            raise Unreadable(f"{id}.custom", f"no step of this game is called {self.custom}")
        # What the card names when it arrives: a sea, a zone, a clan, or nothing.
        choices = [phrases.effects[effect].choice for effect in self.arrival if phrases.effects[effect].word == CHOOSE]
        self.choice: int = choices[0] if choices else NONE
        if len(choices) > 1:
            raise Unreadable(id, "a card remembers one choice, so it can make only one")


class Side:
    """One face of a kit."""

    def __init__(self, plain: dict[str, Any], phrases: Phrases) -> None:
        self.permanent: list[int] = phrases.add_modifiers(plain["permanent"], NONE)
        self.exploitation: list[int] = phrases.add_effects(plain["exploitation"], NONE)


class Kit:
    """A technology kit with its two faces."""

    def __init__(self, id: str, plain: dict[str, Any], phrases: Phrases) -> None:
        self.id = id
        copies = plain["copies"]
        # In the general reserve, by number of players.
        self.copies: list[int] = [
            copies["fewer-players"] if players <= PLAYERS_WITH_FEWER_KITS else copies["more-players"]
            for players in range(MOST_PLAYERS + 1)
        ]
        self.basic = Side(plain["basic"], phrases)
        self.advanced = Side(plain["advanced"], phrases)
