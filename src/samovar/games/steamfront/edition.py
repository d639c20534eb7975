"""What an edition of Steamfront holds: cards, orders, scenery, tables, scenarios; and what makes it sound."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.packs import Pack, of_game
from samovar.content.schema import Flag, Id, Kind, ListOf, Maybe, Record, Ref, TableOf, Text, Whole, Word
from samovar.games.steamfront.words import (
    CARDS,
    CATEGORIES,
    FACTIONS,
    KEYWORDS,
    MECHANISMS,
    RANKS,
    SPECIALS,
    TERRAIN,
)
from samovar.geometry.turning import STEP_DEGREES
from samovar.kernel.errors import Faulty, Unreadable

PACKAGE: Final = "samovar.games.steamfront"
LEAST_DICE: Final = 3
MOST_DICE: Final = 12
TABLE: Final = 30_000

CONSTANTS = Record(
    {
        "wide": Whole(1, TABLE),
        "high": Whole(1, TABLE),
        "least_dice": Whole(1, MOST_DICE),
        "points": Whole(1),
        "least_regulars": Whole(),
        "most_veterans": Whole(),
        "most_elites": Whole(),
        "figures_per_order": Whole(1),
        "crater": Whole(),
        "terrain_gap": Whole(),
        "objective_gap_zone": Whole(),
        "objective_gap_edge": Whole(),
        "objective_gap": Whole(),
        "objective_mm": Whole(1, 200),
        "contact": Whole(0, 200),
        "snap": Whole(0, 500),
        "relic_mm": Whole(1, 200),
    }
)
# A card printed under three dice is refused: nobody ever throws fewer.
BAND = Record(
    {
        "sas": Maybe(Flag(), False),
        "low": Maybe(Whole(0, 40), 0),
        "high": Maybe(Whole(0, 40), 0),
        "attack": Maybe(Whole(LEAST_DICE, MOST_DICE), 0),
        "fixed": Maybe(Whole(1, 9), 0),
        "damage": Whole(1, 20),
    }
)
WEAPON = Record({"name": Text(), "bands": ListOf(BAND, 1, 6)})
SPECIAL_NUMBERS: Final[dict[str, Kind]] = {
    "amount": Maybe(Whole(0, 9), 0),
    "range": Maybe(Whole(0, 40), 0),
    "targets": Maybe(Whole(0, 9), 1),
}
# A word of the vocabulary, or one that the edition composes of them.
SPECIAL = Record({"word": Id(), "passive": Flag(), **SPECIAL_NUMBERS, "text": Text()})
COMPOSED = Record({"name": Text(), "words": ListOf(Record({"word": Word(*SPECIALS[1:]), **SPECIAL_NUMBERS}), 1, 6)})
CARD = Record(
    {
        "name": Text(),
        "faction": Ref("factions"),
        "rank": Word(*RANKS),
        "points": Whole(1),
        "category": Maybe(Word(*CATEGORIES[1:]), ""),
        "life": Whole(1, 60),
        "move": Whole(0, 30),
        "defence": Whole(LEAST_DICE, MOST_DICE),
        "pressure": Whole(0, 9),
        "base": Whole(20, 100),
        "keywords": Maybe(ListOf(Word(*KEYWORDS), distinct=True), []),
        "weapons": ListOf(WEAPON, 1, 4),
        "special": Maybe(SPECIAL),
    }
)
ORDER_ROW = Record(
    {
        "gives": Maybe(Word("overload-and-combat", "move", "move-and-combat"), ""),
        "reroll": Maybe(Whole(0, 99), 0),
        "attack": Maybe(Whole(0, 9), 0),
        "damage": Maybe(Whole(0, 9), 0),
        "range": Maybe(Whole(0, TABLE), 0),
        "extra": Maybe(Flag(), False),
        "stun": Maybe(Flag(), False),
        "only": Maybe(Word("sas", "ranged"), ""),
        "defence": Maybe(Whole(0, 9), 0),
        "reduce": Maybe(Whole(0, 9), 0),
        "cap": Maybe(Whole(0, 9), 0),
        "reflect": Maybe(Flag(), False),
        "counter": Maybe(Flag(), False),
    }
)
ORDER = Record({"when": Word("neutral", "defending", "combat"), "rows": ListOf(ORDER_ROW, 3, 3)})
COORDINATES = ListOf(Whole(-TABLE, TABLE), 6)
PIECE = Record(
    {
        "piece": Ref("terrain"),
        "x": Whole(0, TABLE),
        "y": Whole(0, TABLE),
        "turn": Maybe(Whole(0, 345), 0),
        "id": Maybe(Id(), ""),
    }
)
SCENARIO = Record(
    {
        "name": Text(),
        "pitch": Text(),
        "mechanisms": ListOf(Word(*MECHANISMS[1:])),
        "score": Record(
            {
                "kills": Maybe(Whole(), 0),
                "objectives": Maybe(Whole(), 0),
                "generators": Maybe(Whole(), 0),
                "relics": Maybe(Whole(), 0),
            }
        ),
        "finish": Maybe(Record({"generators": Whole(1), "points": Whole()})),
        "home": Maybe(Whole(), 0),
        "burden": Maybe(Whole(0, 9), 0),
        "bag": Maybe(Record({"relics": Whole(), "empty": Whole()})),
        "links": Maybe(ListOf(Record({"valve": Id(), "clouds": ListOf(Id())})), []),
        "shut": Maybe(ListOf(Id()), []),
        "end": Record({"points": Whole(1), "turns": Whole(1, 20)}),
        "terrain": Maybe(Record({"least": Whole(0, 12), "most": Whole(0, 12)})),
        "objective_counts": Maybe(ListOf(Whole(0, 7), 1), []),
        "deployment": Maybe(Ref("deployments"), ""),
        "objectives": Maybe(ListOf(Whole(0, TABLE)), []),
        "pieces": Maybe(ListOf(PIECE), []),
    }
)
# Three factions fight for the city, and the book prints some cards; the publisher's site has more, which an owner adds
# by a pack. [SF-1.3.1] [SF-3.1.6]
FACTION_TABLE = TableOf(
    Record({"name": Text(), "category": Word(*CATEGORIES[1:])}), additions=True, ids=tuple(FACTIONS)
)
CARD_TABLE = TableOf(CARD, additions=True, ids=tuple(CARDS))
SCHEMA = Record(
    {
        "constants": CONSTANTS,
        "factions": FACTION_TABLE,
        "cards": CARD_TABLE,
        "specials": Maybe(TableOf(COMPOSED, additions=True), {}),
        "orders": TableOf(ORDER, ids=tuple(CATEGORIES)),
        "terrain": TableOf(
            Record(
                {
                    "name": Text(),
                    "type": Word(*TERRAIN),
                    "mechanism": Maybe(Word(*MECHANISMS[1:]), ""),
                    "polygon": COORDINATES,
                }
            ),
            additions=True,
        ),
        # Scenarios, deployments and scenery are values: an owner adds them by a pack. [SF-9.5.1]
        "deployments": TableOf(
            Record({"name": Text(), "a": COORDINATES, "b": COORDINATES, "neutral": COORDINATES}),
            additions=True,
            least=1,
        ),
        "tables": TableOf(
            Record(
                {
                    "name": Text(),
                    "deployment": Ref("deployments"),
                    "objectives": ListOf(Whole(0, TABLE)),
                    "pieces": ListOf(PIECE),
                }
            ),
            additions=True,
        ),
        "scenarios": TableOf(SCENARIO, additions=True, least=1),
        "squads": TableOf(
            Record({"name": Text(), "figures": ListOf(Record({"card": Ref("cards"), "count": Whole(1, 20)}), 1)}),
            additions=True,
        ),
    }
)


def house() -> Pack:
    """The edition that the package carries."""
    return of_game(PACKAGE, SCHEMA)


def faults(pack: Pack) -> list[Unreadable]:
    """What the schema cannot see: bands without dice, officers without a category, mechanisms nobody describes."""
    found: list[Unreadable] = []
    composed = pack.values["specials"]
    why = "is a word of the vocabulary already"
    found += [Unreadable(f"specials.{id}", why) for id in composed if id in SPECIALS]
    for id, card in pack.values["cards"].items():
        special = card["special"]
        if special is not None and special["word"] not in SPECIALS[1:] and special["word"] not in composed:
            told = f"must be one of {', '.join([*SPECIALS[1:], *composed])}, not {special['word']}"
            found.append(Unreadable(f"cards.{id}.special.word", told))
        if (card["rank"] == "officer") != bool(card["category"]):
            found.append(Unreadable(f"cards.{id}.category", "officers have an order category, and nobody else"))
        for place, weapon in enumerate(card["weapons"]):
            found += [
                Unreadable(f"cards.{id}.weapons.{place}", "a band has either attack dice or a fixed value")
                for band in weapon["bands"]
                if bool(band["attack"]) == bool(band["fixed"])
            ]
        if not [band for weapon in card["weapons"] for band in weapon["bands"] if band["sas"]]:
            found.append(Unreadable(f"cards.{id}.weapons", "every figure has a band for base contact"))
    for id, scenario in pack.values["scenarios"].items():
        found += undescribed(pack.values, f"scenarios.{id}", scenario["pieces"], scenario["mechanisms"])
    for id, table in pack.values["tables"].items():
        found += undescribed(pack.values, f"tables.{id}", table["pieces"], [])
    return found


def undescribed(
    values: dict[str, Any], where: str, pieces: list[dict[str, Any]], described: list[str]
) -> list[Unreadable]:
    """Scenery beyond the four types of the book must be described by the scenario that uses it. [SF-2.4.14]"""
    found = []
    for place, piece in enumerate(pieces):
        if piece["turn"] % STEP_DEGREES:
            found.append(Unreadable(f"{where}.pieces.{place}.turn", f"must be a multiple of {STEP_DEGREES} degrees"))
        kind = values["terrain"][piece["piece"]]
        if kind["type"] == "mechanism" and kind["mechanism"] not in described:
            told = f"{piece['piece']} is a mechanism that the scenario does not describe"
            found.append(Unreadable(f"{where}.pieces.{place}", told))
    return found


def sound(pack: Pack) -> Pack:
    """The pack itself, or all that is wrong with it at once."""
    found = faults(pack)
    if found:
        raise Faulty(pack.label, found)
    return pack
