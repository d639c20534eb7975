"""One game in progress behind every environment: who is asked, what the slots hold, and what came of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from samovar.adapters.encoder import Encoder, Eye, Observation
from samovar.facade import Game, load
from samovar.kernel.chance import seeded
from samovar.kernel.choice import Choice
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked
from samovar.kernel.table import Table
from samovar.kernel.view import view
from samovar.observing import told_of


class Arena:
    """A table that is laid anew for every episode. Slots are counted from 0 in the order of the options."""

    def __init__(self, game: str, settings: dict[str, Any]) -> None:
        self.game: Game = load(game, **settings)
        self.seats = len(self.game.seats)
        self.encoder = Encoder(self.game)
        self.most = self.game.rules.bound(self.game.config)
        self.dice = np.random.default_rng()
        self.decisions = 0
        self.eyes: list[Eye] = []
        self.table: Table = new_table(self.game.rules, self.game.config, seeded(0))
        self.waiting: list[int] = []
        self.slots: dict[int, list[Choice]] = {}

    def reset(self, seed: int | None) -> None:
        """A new game. The same seed throws the same dice; without one they go on from the last."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.table = new_table(self.game.rules, self.game.config, seeded(int(self.dice.integers(1, 1 << 31))))
        self.eyes = [Eye(self.encoder, seat) for seat in range(self.seats)]
        self.decisions = 0
        self._look()

    @property
    def over(self) -> bool:
        return not self.waiting

    @property
    def cut(self) -> bool:
        """Whether it has lasted longer than any game does."""
        return self.decisions >= self.most

    def choices(self, seat: int) -> list[Choice]:
        """What lies in a seat's slots; nothing if it is not asked."""
        if seat not in self.waiting:
            return []
        if seat not in self.slots:
            self.slots[seat] = self.encoder.offered(self.table, seat)
        return self.slots[seat]

    def meant(self, seat: int, action: int) -> Choice:
        """The choice in a slot. An empty slot stands for the one that it would be if the slots went round."""
        offered = self.choices(seat)
        return offered[int(action) % len(offered)]

    def play(self, seat: int, choice: Choice) -> None:
        act(self.table, seat, choice)
        self.decisions += 1
        self._look()

    def observation(self, seat: int) -> Observation:
        return self.eyes[seat].observation(self.table, seat in self.waiting, self.choices(seat))

    def rewards(self) -> list[float]:
        """By seat: 1 for having won, -1 for having lost, 0 while it goes on or where nobody won against anybody."""
        outcome = None if self.waiting else self.game.rules.outcome(self.table)
        if outcome is None or (not outcome.winners and not self.game.rules.cooperative):
            return [0.0] * self.seats
        if len(outcome.winners) == self.seats and not self.game.rules.cooperative:
            return [0.0] * self.seats
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(self.seats)]

    def text(self, seat: int) -> str:
        """The table as a seat sees it, to read."""
        return told_of(self.game.rules, view(self.table, seat), seat, "en")

    def _look(self) -> None:
        self.waiting = asked(self.table)
        self.slots = {}
