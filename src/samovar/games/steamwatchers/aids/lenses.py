"""The lenses by name: what a player may look through at the table."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamwatchers.aids.battle import battle
from samovar.games.steamwatchers.aids.cards import card
from samovar.games.steamwatchers.aids.coach import coach
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.card import CARD
from samovar.kernel.errors import Unreadable

LENSES: Final = ["coach", "battle", CARD]
KNOWN_WISHES: Final = ["lesson"]


def look(seen: SteamTable, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What a lens shows; the table stays as it is."""
    if lens == CARD:
        return card(seen, wish)
    for name in wish:
        if name not in KNOWN_WISHES:
            raise Unreadable("wish", f"'{name}' means nothing to this lens")
    if lens == "coach":
        return coach(seen, seat)
    if lens == "battle":
        return battle(seen, seat)
    raise Unreadable("lens", f"'{lens}' is none of {', '.join(LENSES)}")
