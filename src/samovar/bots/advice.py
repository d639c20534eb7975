"""Advice: what a strong player would think about here, from what the asker sees and nothing else."""

from __future__ import annotations

from typing import Any, Final

from samovar.bots.mind import Mind
from samovar.bots.search import Candidate, SearchBot
from samovar.kernel.errors import Illegal, Refusal
from samovar.kernel.game import Game
from samovar.kernel.question import preview
from samovar.kernel.steps import asked
from samovar.kernel.table import Table

SHOWN: Final = 3


def advise(
    game: Game, mind: Mind, seen: Table, seat: int, seed: int, simulations: int, seconds: float
) -> dict[str, Any]:
    """The best two or three choices, each with its words, its facts, and how often it came out best.

    The simulations are counted that all of the shown have met: in so many determinizations each led to the best end of
    the round; where two led to the same, the earlier is counted."""
    if seat not in asked(seen):
        raise Illegal(Refusal("", "why-not-your-turn"))
    player = SearchBot(seed, mind, simulations, seconds)
    thoughts = player.think(game, seen, seat)[:SHOWN]
    common = min([len(thought.worths) for thought in thoughts])
    best = [0] * len(thoughts)
    for place in range(common):
        best[highest(thoughts, place)] += 1
    choices = [
        {**preview(game, seen, seat, thought.choice), "best": count}
        for thought, count in zip(thoughts, best, strict=True)
    ]
    return {"choices": choices, "imagined": common, "simulations": player.spent}


def highest(thoughts: list[Candidate], place: int) -> int:
    """Whose end of the round was worth most in this simulation."""
    found = 0
    for one in range(1, len(thoughts)):
        if thoughts[one].worths[place] > thoughts[found].worths[place]:
            found = one
    return found
