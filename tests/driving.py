"""Driving games in tests: somebody must pick."""

from __future__ import annotations

from collections.abc import Callable

from samovar.kernel.chance import draw, seeded
from samovar.kernel.game import Config, Game
from samovar.kernel.match import Match
from samovar.kernel.steps import asked, options

Pick = Callable[[int], int]


def picker(seed: int) -> Pick:
    """Picks at random, the same for the same seed."""
    memory = [seeded(seed)]

    def pick(count: int) -> int:
        number, memory[0] = draw(memory[0], count)
        return number

    return pick


def played(game: Game, config: Config, seed: int, decisions: int = 1_000_000) -> Match:
    """A match played at random, to its end or for so many decisions."""
    match = Match(game, config, seed.to_bytes(32, "big"))
    pick = picker(seed)
    while asked(match.table) and decisions:
        waiting = asked(match.table)
        seat = waiting[pick(len(waiting))]
        offered = options(match.table, seat)
        match.play(seat, offered[pick(len(offered))])
        decisions -= 1
    return match
