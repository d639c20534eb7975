"""What is printed on cards, scenery and zones of an edition, for clients that draw them."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamfront.content import Content
from samovar.games.steamfront.edition import house
from samovar.games.steamfront.table import PHASES
from samovar.games.steamfront.words import CATEGORIES, KEYWORDS, MECHANISMS, RANKS, TERRAIN

# By the kind under which texts name things: the table of the pack that holds them.
NAMED: Final = {
    "card": "cards",
    "faction": "factions",
    "terrain": "terrain",
    "deployment": "deployments",
    "scenario": "scenarios",
}
SETTINGS: Final = {"scenario": "scenarios", "table": "tables", "deployment": "deployments", "squads": "squads"}


def printed(content: Content) -> dict[str, Any]:
    """Numbers in rows are places in these lists, counted from one where a row says so; lengths in thousandths."""
    return {
        "table": [content.wide, content.high],
        "phases": PHASES,
        "factions": content.factions,
        "categories": CATEGORIES,
        "cards": [card(content, place) for place in range(len(content.cards))],
        "terrain": [terrain(content, place) for place in range(len(content.terrain))],
        "deployments": [deployment(content, place) for place in range(len(content.zones))],
        "scenarios": [scenario.id for scenario in content.scenarios],
        "squads": {id: [content.cards[one] for one in cards] for id, cards in content.squads.items()},
        "objectiveMm": content.objective_mm,
        "relicRadius": content.relic_radius,
    }


def card(content: Content, place: int) -> dict[str, Any]:
    bands = range(content.band_first[place], content.band_first[place + 1])
    return {
        "id": content.cards[place],
        "faction": content.factions[content.faction[place]],
        "rank": RANKS[content.rank[place]],
        "points": int(content.points[place]),
        "life": int(content.life[place]),
        "move": int(content.move[place]),
        "defence": int(content.defence[place]),
        "pressure": int(content.pressure[place]),
        "radius": int(content.radius[place]),
        "category": CATEGORIES[content.category[place]] if content.category[place] >= 0 else None,
        "keywords": [word for number, word in enumerate(KEYWORDS) if content.has(place, number)],
        "special": _special(content, place),
        "bands": [band(content, one) for one in bands],
    }


def _special(content: Content, place: int) -> str:
    special = content.pack.values["cards"][content.cards[place]]["special"]
    return "none" if special is None else str(special["word"])


def names(content: Content) -> dict[str, dict[str, str]]:
    """What an owner's pack calls things that the house does not, or calls otherwise, by text and language."""
    own, ours = content.pack.values, house().values
    found: dict[str, dict[str, str]] = {}
    for kind, table in NAMED.items():
        for id, entry in own[table].items():
            if ours[table].get(id, {}).get("name") != entry["name"]:
                found[f"{kind}-{id}"] = entry["name"]
    for id, card in own["cards"].items():
        known = ours["cards"].get(id, {"weapons": [], "special": None})
        if card["special"] is not None and known["special"] != card["special"]:
            found[f"special-{id}"] = card["special"]["text"]
        for place, weapon in enumerate(card["weapons"]):
            if known["weapons"][place : place + 1] != [weapon]:
                found[f"weapon-{id}-{place}"] = weapon["name"]
    for setting, table in SETTINGS.items():
        for id, entry in own[table].items():
            if ours[table].get(id, {}).get("name") != entry["name"]:
                found[f"setting-{setting}-{id}"] = entry["name"]
    return found


def band(content: Content, place: int) -> dict[str, Any]:
    return {
        "weapon": int(content.band_weapon[place]),
        "sas": bool(content.band_sas[place]),
        "low": int(content.band_low[place]),
        "high": int(content.band_high[place]),
        "attack": int(content.band_attack[place]),
        "fixed": int(content.band_fixed[place]),
        "damage": int(content.band_damage[place]),
    }


def terrain(content: Content, place: int) -> dict[str, Any]:
    return {
        "id": content.terrain[place],
        "type": TERRAIN[content.terrain_type[place]],
        "mechanism": MECHANISMS[content.terrain_mechanism[place]],
        "polygon": content.mould(place, 0, 0, 0),
    }


def deployment(content: Content, place: int) -> dict[str, Any]:
    shapes = content.zones[place].shapes
    flat = [[number for corner in shapes.corners(shape) for number in corner] for shape in range(3)]
    return {"id": content.deployments[place], "a": flat[0], "b": flat[1], "neutral": flat[2]}
