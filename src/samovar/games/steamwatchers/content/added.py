"""What Spark of Hope adds to the content: caravans in the box, technology kits, and rules of scenarios."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Kind, ListOf, Maybe, Record, TableOf, Whole
from samovar.games.steamwatchers.content.added_words import ADDED_SET
from samovar.games.steamwatchers.content.cards import Source
from samovar.games.steamwatchers.content.ids import KIT_IDS, MOST_PLAYERS, NONE
from samovar.games.steamwatchers.content.phrases import EFFECTS, MODIFIER, Phrases

PLAYERS_WITH_FEWER_KITS: Final = 3

SIDE = Record({"permanent": Maybe(ListOf(MODIFIER), []), "exploitation": Maybe(EFFECTS, [])})

ADDED_FIELDS: dict[str, Kind] = {
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


class Added:
    """Everything that is printed for the expansion alone."""

    def __init__(self, plain: dict[str, Any], phrases: Phrases) -> None:
        box: dict[str, Any] = plain["box"][ADDED_SET]
        self.caravan_boards: int = box["caravan-boards"]
        self.wagons: int = box["wagons"]
        self.kit_places: int = box["kit-places"]
        self.kits_in_box: int = box["kits"]
        self.archons_replaced: int = box["archon-cards-replaced"]
        self.kits: list[Kit] = [Kit(id, plain["kits"][id], phrases) for id in KIT_IDS]
        self.sources: list[Source] = [
            Source("kit", kit.id, kit.basic.exploitation + kit.advanced.exploitation) for kit in self.kits
        ]
