"""The games as environments of PettingZoo."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from samovar.adapters.arena import SLOTS, Arena
from samovar.adapters.encoder import Observation
from samovar.adapters.spaces import observed
from samovar.kernel.steps import refusal
from samovar.kernel.table import SPECTATOR

METADATA = {"render_modes": ["ansi"], "is_parallelizable": False}


def named(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class SamovarAEC(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """Whoever is asked acts; where several are asked at once, one after the other, in secret where the rules say so."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "samovar_v0"}

    def __init__(
        self, game: str, settings: dict[str, Any], render_mode: str | None = None, actions: str = SLOTS
    ) -> None:
        super().__init__()
        self.arena = Arena(game, settings, actions)
        self.render_mode = render_mode
        self.possible_agents = named(self.arena.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.arena.actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed(self.arena.encoder, self.arena.by_words))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.arena.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> Observation:
        return self.arena.observation(self.seat_of[agent])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        arena, seat = self.arena, self.seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        arena.take(seat, action)
        if arena.over:  # nobody is paid before
            self.rewards = dict(zip(self.possible_agents, arena.rewards(), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif arena.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()

    def render(self) -> str | None:
        return self.arena.text(self.seat_of[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _turn(self) -> None:
        """Whose turn it is; when the game is over, everybody's in order, to be told so."""
        waiting = self.arena.waiting
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]


class SamovarParallel(ParallelEnv):  # type: ignore[misc]
    """All act at once, by a choice or a word of one each. Whoever is not asked has one action, which does nothing."""

    metadata: ClassVar[dict[str, Any]] = {**METADATA, "name": "samovar_parallel_v0", "is_parallelizable": True}

    def __init__(
        self, game: str, settings: dict[str, Any], render_mode: str | None = None, actions: str = SLOTS
    ) -> None:
        self.arena = Arena(game, settings, actions)
        self.render_mode = render_mode
        self.possible_agents = named(self.arena.seats)
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.arena.actions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed(self.arena.encoder, self.arena.by_words))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.arena.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        arena = self.arena
        asked = list(arena.waiting)
        said = {seat: arena.meant(seat, actions[self.possible_agents[seat]]) for seat in asked}
        meant = {seat: choice for seat, choice in said.items() if choice is not None}
        question = arena.table.stack[-1]
        for place, (seat, choice) in enumerate(meant.items()):
            # Where all act as they like, what one does may forbid another's choice, or end the question.
            if arena.over or arena.table.stack[-1] is not question or seat not in arena.waiting:
                break
            if place == 0 or refusal(arena.table, seat, choice) is None:
                arena.play(seat, choice)
            else:
                arena.sentences.pop(seat, None)
        told: tuple[dict[str, Any], ...] = (
            self._observations(),
            dict(zip(self.agents, arena.rewards(), strict=True)),
            dict.fromkeys(self.agents, arena.over),
            dict.fromkeys(self.agents, arena.cut and not arena.over),
            {agent: {} for agent in self.agents},
        )
        if arena.over or arena.cut:
            self.agents = []
        return told

    def render(self) -> str | None:
        return self.arena.text(SPECTATOR) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _observations(self) -> dict[str, Observation]:
        shown = {}
        for seat, agent in enumerate(self.possible_agents):
            shown[agent] = self.arena.observation(seat)
            if seat not in self.arena.waiting:
                shown[agent]["action_mask"][0] = 1
        return shown
