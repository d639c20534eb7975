"""One seat of a game as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from samovar.adapters.arena import SLOTS, Arena
from samovar.adapters.encoder import Observation
from samovar.adapters.spaces import observed
from samovar.bots.bot import Bot
from samovar.kernel.errors import Unreadable
from samovar.kernel.view import view


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A step is one choice of the seat; bots play the others until it is asked again."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        settings: dict[str, Any],
        seat: int,
        opponents: str,
        render_mode: str | None = None,
        actions: str = SLOTS,
    ) -> None:
        self.arena = Arena(game, settings, actions)
        if not 0 <= seat < self.arena.seats:
            raise Unreadable("seat", f"there are seats 0 to {self.arena.seats - 1}, not {seat}")
        self.seat = seat
        self.opponents = opponents
        self.render_mode = render_mode
        self.bots: list[Bot] = []
        self.arena.game.bot(opponents)  # a name that nobody has is told at once
        self.action_space = spaces.Discrete(self.arena.actions)
        self.observation_space: spaces.Dict = observed(self.arena.encoder, self.arena.by_words)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.arena.reset(int(self.np_random.integers(1, 1 << 31)))
        seeds = self.np_random.integers(1, 1 << 31, self.arena.seats)
        self.bots = [self.arena.game.bot(self.opponents, seed=int(each)) for each in seeds]
        self._others()
        return self.arena.observation(self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        arena = self.arena
        arena.take(self.seat, action)
        self._others()
        seen = arena.observation(self.seat)
        return seen, arena.rewards()[self.seat], arena.over, arena.cut and not arena.over, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken, as sb3-contrib's MaskablePPO asks for it."""
        return self.arena.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        return self.arena.text(self.seat) if self.render_mode == "ansi" else None

    def _info(self) -> dict[str, Any]:
        return {"decisions": self.arena.decisions}

    def _others(self) -> None:
        arena = self.arena
        while arena.waiting and self.seat not in arena.waiting and not arena.cut:
            other = arena.waiting[0]
            arena.play(other, self.bots[other].choose(arena.game.rules, view(arena.table, other), other))
