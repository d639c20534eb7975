"""Uses: where a die, a token or a card could go before it is taken in hand, so that nobody holds up the others."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners.spending import Spending
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chance import OUTSIDE
from samovar.kernel.choice import Choice, say
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.kernel.question import question
from samovar.kernel.steps import Open, act, asked, options, pending
from samovar.kernel.table import copy

SOURCES: Final = ("die", "token", "card", "help")  # verbs that take something in hand


def uses(game: Game, seen: ReckonersTable, seat: int, wish: dict[str, Any]) -> dict[str, Any]:
    """For each thing that this seat can take in hand, the answers that it would then have; of one, if it is named."""
    for name in wish:
        if name != "source":
            raise Unreadable("wish", f"knows no '{name}', only source")
    named = wish.get("source")
    if not isinstance(pending(seen), Open) or seat not in asked(seen):
        return {"sources": []}
    found = [choice for choice in options(seen, seat) if choice.verb in SOURCES and named in (None, say(choice))]
    told = [{"line": say(choice), "uses": _uses(game, seen, seat, choice, named is not None)} for choice in found]
    return {"sources": [one for one in told if one["uses"]]}


def _uses(game: Game, seen: ReckonersTable, seat: int, choice: Choice, previews: bool) -> list[Any]:
    trial = copy(seen)
    trial.log = None
    trial.chance = OUTSIDE
    act(trial, seat, choice)
    if not isinstance(pending(trial), Spending) or asked(trial) != [seat]:
        return []
    put = question(game, trial, seat, previews)
    return [] if put is None else [one for one in put["options"] if one["verb"] != "give-up"]
