"""The lenses by name: what a player may look through at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.games.steamfront.aids.cards import card_lens
from samovar.games.steamfront.aids.chances import odds_lens
from samovar.games.steamfront.aids.luck import luck_lens
from samovar.games.steamfront.aids.muster import forecast_lens, state_lens
from samovar.games.steamfront.aids.prospect import rings_lens, sight_lens
from samovar.games.steamfront.aids.threat import threat_lens, threats_lens
from samovar.games.steamfront.aids.walk import reach_lens, way_lens
from samovar.games.steamfront.table import FrontTable
from samovar.kernel.card import CARD
from samovar.kernel.errors import Unreadable

Lens = Callable[[FrontTable, dict[str, Any]], dict[str, Any]]

LENSES: Final[dict[str, Lens]] = {
    "reach": reach_lens,
    "way": way_lens,
    "sight": sight_lens,
    "rings": rings_lens,
    "threat": threat_lens,
    "threats": threats_lens,
    "odds": odds_lens,
    "state": state_lens,
    "forecast": forecast_lens,
    "luck": luck_lens,
    CARD: card_lens,
}


def look(table: FrontTable, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What a lens shows; the table stays as it is."""
    if lens not in LENSES:
        raise Unreadable("lens", f"'{lens}' is none of {', '.join(LENSES)}")
    return LENSES[lens](table, wish)
