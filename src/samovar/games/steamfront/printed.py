"""What is printed on cards, scenery and zones of an edition, for clients that draw them."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.content import Content
from samovar.games.steamfront.table import PHASES
from samovar.games.steamfront.words import CARDS, CATEGORIES, FACTIONS, KEYWORDS, MECHANISMS, RANKS, SPECIALS, TERRAIN


def printed(content: Content) -> dict[str, Any]:
    """Numbers in rows are places in these lists, counted from one where a row says so; lengths in thousandths."""
    return {
        "table": [content.wide, content.high],
        "phases": PHASES,
        "factions": FACTIONS,
        "categories": CATEGORIES,
        "cards": [card(content, place) for place in range(len(CARDS))],
        "terrain": [terrain(content, place) for place in range(len(content.terrain))],
        "deployments": [deployment(content, place) for place in range(len(content.zones))],
        "scenarios": [scenario.id for scenario in content.scenarios],
        "squads": {id: [CARDS[one] for one in cards] for id, cards in content.squads.items()},
        "objectiveMm": content.objective_mm,
        "relicRadius": content.relic_radius,
    }


def card(content: Content, place: int) -> dict[str, Any]:
    bands = range(content.band_first[place], content.band_first[place + 1])
    return {
        "id": CARDS[place],
        "faction": FACTIONS[content.faction[place]],
        "rank": RANKS[content.rank[place]],
        "points": int(content.points[place]),
        "life": int(content.life[place]),
        "move": int(content.move[place]),
        "defence": int(content.defence[place]),
        "pressure": int(content.pressure[place]),
        "radius": int(content.radius[place]),
        "category": CATEGORIES[content.category[place]] if content.category[place] >= 0 else None,
        "keywords": [word for number, word in enumerate(KEYWORDS) if content.has(place, number)],
        "special": SPECIALS[content.special[place]],
        "bands": [band(content, one) for one in bands],
    }


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
