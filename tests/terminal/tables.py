"""Games that are nearly over, so that a test can play one to its end by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

from samovar.facade import Table, load
from samovar.kernel.steps import asked, options
from samovar.terminal.tables import Seen
from tests.driving import picker

SHORT: dict[str, dict[str, Any]] = {
    "steamwatchers": {"scenario": "apprenticeship"},
    "steamfront": {"end_on_wipeout": True},
    "reckoners": {"humans": 2},
}
PEOPLE_LEFT = 3  # choices of the first seat that remain


def begun(game: str, most: int = 1_000_000, stop: int = 1_000_000) -> tuple[Table, list[int]]:
    """A game played at random, for at most so many choices, and who chose each."""
    table = load(game, **SHORT[game]).start(seed=5)
    pick = picker(5)
    who: list[int] = []
    while table.asked and len(who) < most:
        seat = asked(table.state)[0]
        offered = options(table.state, seat)
        if len(who) == stop:
            break
        table.play(offered[pick(len(offered))], seat)
        who.append(seat)
    return table, who


@cache
def nearly_over(game: str) -> str:
    """The record of a game in which the first seat has only a few choices left."""
    _, who = begun(game)
    own = [place for place, seat in enumerate(who) if seat == 0]
    return begun(game, most=own[-PEOPLE_LEFT])[0].record()


def put_to(seen: Seen) -> dict[str, Any]:
    """What this seat is asked."""
    assert seen.question is not None
    return seen.question
