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

MOST: Final = 8  # symbols that anything in hand could have
SOURCES: Final = ("die", "token", "card", "help")  # verbs that take something in hand


def uses(game: Game, seen: ReckonersTable, seat: int, wish: dict[str, Any]) -> dict[str, Any]:
    """For each thing that this seat can take in hand, the answers that it would then have; of one, if it is named.

    `after` some answers with it, what its other symbols could do: nothing if they are all used, or if something else
    comes first; no source if these answers cannot be given.
    """
    for name in wish:
        if name not in ("source", "after"):
            raise Unreadable("wish", f"knows no '{name}', only source and after")
    named, after = wish.get("source"), wish.get("after", [])
    if not isinstance(after, list) or len(after) > MOST or not all(isinstance(line, str) for line in after):
        raise Unreadable("wish", f"after is at most {MOST} answers")
    if not isinstance(pending(seen), Open) or seat not in asked(seen):
        return {"sources": []}
    found = [choice for choice in options(seen, seat) if choice.verb in SOURCES and named in (None, say(choice))]
    told = [(say(choice), _uses(game, seen, seat, choice, named is not None, after)) for choice in found]
    return {"sources": [{"line": line, "uses": uses} for line, uses in told if uses or (after and uses is not None)]}


def _uses(
    game: Game, seen: ReckonersTable, seat: int, choice: Choice, previews: bool, after: list[str]
) -> list[Any] | None:
    trial = copy(seen)
    trial.log = None
    trial.chance = OUTSIDE
    act(trial, seat, choice)
    for line in after:
        answers = {say(one): one for one in options(trial, seat)} if _in_hand(trial, seat) else {}
        if line not in answers:
            return None
        act(trial, seat, answers[line])
    if not _in_hand(trial, seat):
        return []
    put = question(game, trial, seat, previews)
    return [] if put is None else [one for one in put["options"] if one["verb"] != "give-up"]


def _in_hand(trial: ReckonersTable, seat: int) -> bool:
    return isinstance(pending(trial), Spending) and asked(trial) == [seat]
