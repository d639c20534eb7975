"""A random game under way, as the laws judge it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from samovar.kernel.game import Config, Game
from samovar.kernel.match import Match
from samovar.kernel.steps import asked, options, pending
from samovar.kernel.table import Table

Pick = Callable[[int], int]  # a number below n, by whoever drives the walk

AHEAD: Final = 4  # decisions that a copy plays on


class Breach(Exception):
    """A law was broken: which, and how."""

    def __init__(self, law: str, how: str) -> None:
        super().__init__(f"{law}: {how}")
        self.law = law
        self.how = how


class Walk:
    """A random game under way, with what the laws need to judge it."""

    def __init__(self, game: Game, config: Config, pick: Pick, seed: bytes) -> None:
        self.game = game
        self.config = config
        self.pick = pick
        self.match = Match(game, config, seed)
        self.start = game.conserved(self.match.table)
        self.decisions = 0

    def step(self) -> None:
        """One of the seats that are asked takes one of its options."""
        table = self.match.table
        waiting = asked(table)
        seat = waiting[self.pick(len(waiting))]
        offered = options(table, seat)
        self.match.play(seat, offered[self.pick(len(offered))])
        self.decisions += 1

    @property
    def table(self) -> Table:
        return self.match.table

    def where(self) -> str:
        step = pending(self.table)
        return "at the end" if step is None else f"at {step!r}"
