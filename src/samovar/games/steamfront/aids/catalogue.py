"""The catalogue: everything printed, by id, with its names in both languages."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.aids.wish import Wish
from samovar.games.steamfront.blueprint import Blueprint
from samovar.games.steamfront.content import Content, ReadyTable
from samovar.games.steamfront.words import CATEGORIES, KEYWORDS, TERRAIN


def catalogue(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """Cards, scenery, deployments, ready-made squads and tables. Lengths are thousandths of an inch."""
    Wish(wish, [])
    values = content.pack.values
    return {
        "edition": content.edition,
        "limits": {
            "points": content.points_limit,
            "leastRegulars": content.least_regulars,
            "mostVeterans": content.most_veterans,
            "mostElites": content.most_elites,
        },
        "factions": [
            {"id": id, "category": CATEGORIES[content.faction_category[place]]}
            for place, id in enumerate(content.factions)
        ],
        "cards": [card_told(content, card) for card in range(len(content.cards))],
        "terrain": [
            {
                "id": id,
                "name": values["terrain"][id]["name"],
                "type": TERRAIN[content.terrain_type[place]],
                "polygon": list(content.mould(place, 0, 0, 0)),
            }
            for place, id in enumerate(content.terrain)
        ],
        "deployments": [
            {"id": id, **{key: values["deployments"][id][key] for key in ("name", "a", "b", "neutral")}}
            for id in content.deployments
        ],
        "squads": [
            {"id": id, "name": values["squads"][id]["name"], "cards": [content.cards[card] for card in cards]}
            for id, cards in content.squads.items()
        ],
        "tables": [
            {"id": table.id, "name": values["tables"][table.id]["name"], "code": ready_line(content, table)}
            for table in content.tables
        ],
    }


def ready_line(content: Content, table: ReadyTable) -> str:
    """A ready-made table as the line from which it can be changed."""
    marks = list(zip(table.objectives[::2], table.objectives[1::2], strict=True))
    return Blueprint(table.deployment, table.pieces, marks).line(content)


def card_told(content: Content, card: int) -> dict[str, Any]:
    """One card with its values and its words."""
    printed = content.pack.values["cards"][content.cards[card]]
    special = printed["special"]
    return {
        "id": content.cards[card],
        "name": printed["name"],
        "faction": printed["faction"],
        "rank": printed["rank"],
        "points": int(content.points[card]),
        "category": printed["category"] or None,
        "life": int(content.life[card]),
        "move": int(content.move[card]),
        "defence": int(content.defence[card]),
        "pressure": int(content.pressure[card]),
        "radius": int(content.radius[card]),
        "base": printed["base"],
        "keywords": [word for place, word in enumerate(KEYWORDS) if content.has(card, place)],
        "special": None if special is None else {"word": special["word"], "text": special["text"]},
        "weapons": [{"name": weapon["name"], "bands": weapon["bands"]} for weapon in printed["weapons"]],
    }
