"""The workshop: tools by name that need no table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from samovar.games.steamfront.aids.attack import attack_odds
from samovar.games.steamfront.aids.catalogue import catalogue
from samovar.games.steamfront.aids.squads import squad_check, squad_odds, squad_random, squad_read
from samovar.games.steamfront.aids.tables import table_check, table_random
from samovar.games.steamfront.content import Content
from samovar.kernel.errors import Unreadable

Tool = Callable[[Content, dict[str, Any]], dict[str, Any]]

TOOLS: Final[dict[str, Tool]] = {
    "squad-check": squad_check,
    "squad-read": squad_read,
    "squad-odds": squad_odds,
    "squad-random": squad_random,
    "table-check": table_check,
    "table-random": table_random,
    "cards": catalogue,
    "attack-odds": attack_odds,
}


def craft(content: Content, tool: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What a tool makes of a wish."""
    if tool not in TOOLS:
        raise Unreadable("tool", f"'{tool}' is none of {', '.join(TOOLS)}")
    return TOOLS[tool](content, wish)
