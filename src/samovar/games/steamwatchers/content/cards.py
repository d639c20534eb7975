"""Archon cards and Scenario cards: each is a few phrases."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Flag, Id, Kind, ListOf, Maybe, Record, TableOf, Text, Word
from samovar.games.steamwatchers.content.added_words import ADDED_SET
from samovar.games.steamwatchers.content.effects import CHOOSE
from samovar.games.steamwatchers.content.ids import ARCHON_IDS, CARD_IDS, NONE, PRINTED_ARCHONS
from samovar.games.steamwatchers.content.phrases import EFFECTS, MODIFIER, TRIGGER, Phrases
from samovar.kernel.errors import Unreadable

OWN_STEPS: list[str] = []  # steps that a card may name because no words fit it; so far the words fit all

CARD: dict[str, Kind] = {
    "arrival": Maybe(EFFECTS, []),
    "lasting": Maybe(ListOf(MODIFIER), []),
    "triggers": Maybe(ListOf(TRIGGER), []),
    "custom": Maybe(Id(), ""),
}

ARCHON: dict[str, Kind] = {
    **CARD,
    "set": Word("base", ADDED_SET),
    "bonus": Maybe(EFFECTS, []),
    "bonus-first": Maybe(Flag(), False),
}
# What the house's texts say of its own cards, an added one says itself: its name, and each part that it has.
PARTS: Final = ("flavour", "arrival", "lasting", "bonus")
TOLD = Record({part: Maybe(Text()) for part in PARTS})
ARCHON_TABLE = TableOf(
    Record(ARCHON),
    additions=True,
    ids=tuple(ARCHON_IDS[:PRINTED_ARCHONS]),
    added=Record({"name": Text(), "text": TOLD, **ARCHON}),
    room=len(ARCHON_IDS) - PRINTED_ARCHONS,
)

CARD_FIELDS: dict[str, Kind] = {
    "archons": ARCHON_TABLE,
    "cards": TableOf(Record(CARD), ids=tuple(CARD_IDS)),
}


EMPTY_PLACE: dict[str, Any] = {"arrival": [], "lasting": [], "triggers": [], "custom": ""}


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


class Source:
    """A card, or whatever else effects are printed on, with the numbers of its own effects."""

    def __init__(self, kind: str, id: str, effects: list[int]) -> None:
        self.kind = kind
        self.id = id
        self.effects = effects
