"""Settings of short games between a few figures."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.content import Content
from samovar.games.steamfront.roster import roster
from samovar.games.steamfront.words import CARDS


def skirmish(*sides: list[str]) -> dict[str, Any]:
    content = Content()
    codes = [roster(content, [CARDS.index(card) for card in cards]).code() for cards in sides]
    return {"squads": codes, "format": "casual"}


# Few enough to come to a moment quickly: one who leads, two who shoot, one who strikes.
SMALL = skirmish(
    ["lum-champion", "lum-archer", "lum-archer", "lum-garde"],
    ["iron-marechal", "iron-fusilier", "iron-fusilier", "iron-conscrit"],
)
