"""Many tables of one game as a vector environment of Gymnasium: a choice at each of them in one native call."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from samovar.adapters.arena import payment
from samovar.adapters.encoder import FEATURES, QUESTION, Encoder, Observation, as_array
from samovar.adapters.spaces import observed
from samovar.facade import load
from samovar.kernel import native
from samovar.kernel.batch import Batch
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import blank_table


class TablesEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """One seat at every table, the others being played by lot; or, without a seat, whoever is asked, so that a learner
    plays with itself. The step after a game has ended begins the next one, whatever is chosen there.

    Without `copy` the arrays are the environment's own, and the next step writes over them.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(self, game: str, settings: dict[str, Any], tables: int, seat: int | None, copy: bool) -> None:
        self.game = load(game, **settings)
        seats = len(self.game.seats)
        if tables < 1:
            raise Unreadable("tables", f"there must be one at least, not {tables}")
        if seat is not None and not 0 <= seat < seats:
            raise Unreadable("seat", f"there are seats 0 to {seats - 1}, not {seat}")
        self.num_envs = tables
        self.copy = copy
        self.encoder = encoder = Encoder(self.game)
        scribe = encoder.new_scribe(tables)
        rules, config = self.game.rules, self.game.config
        chooser = -1 if seat is None else seat
        self.batch = Batch(blank_table(rules, config), tables, chooser, rules.bound(config), scribe)
        self.single_observation_space = observed(encoder, by_words=False)
        self.single_action_space = spaces.Discrete(encoder.slots)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.dice = np.random.default_rng()
        self.acting = np.full(tables, -1)  # by table, who is asked
        self.told: Observation = self._arrays()
        self.most = np.stack(encoder.most)  # by seat: the most that a cell may show

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, int):
            self.dice = np.random.default_rng(seed)
        drawn = self.dice.integers(1, 1 << 31, self.num_envs).tolist()
        if isinstance(seed, list):
            drawn = [fresh if each is None else each for fresh, each in zip(drawn, seed, strict=True)]
        self.batch.reset(drawn)
        self.acting = as_array(self.batch.asked).copy()
        return self._observation(), {"seat": self.acting}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        batch = self.batch
        acted = self.acting
        batch.step(actions if isinstance(actions, list) else np.asarray(actions).tolist())
        self.acting = as_array(batch.asked).copy()
        rewards = np.zeros(self.num_envs)
        ended = self.acting < 0
        cut = as_array(batch.decided) >= int(batch.most)
        told: dict[str, Any] = {"seat": self.acting}
        if ended.any():
            paid = np.zeros((self.num_envs, len(self.game.seats)))
            for at in np.flatnonzero(ended).tolist():
                ended[at] = not batch.tables[at].stack
                paid[at] = payment(self.game.rules, batch.tables[at])
                rewards[at] = paid[at, acted[at]]
            told["rewards"], told["_rewards"] = paid, ended.copy()
        return self._observation(), rewards, ended, cut & ~ended, told

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken at each table."""
        allowed: NDArray[np.bool_] = self.encoder.masks[as_array(self.batch.scribe.counts)].astype(np.bool_)
        return allowed

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""

    def _arrays(self) -> Observation:
        tables, slots = self.num_envs, self.encoder.slots
        return {
            "observation": np.empty((tables, self.encoder.layout.size), np.int32),
            "question": np.empty((tables, QUESTION), np.int32),
            "options": np.empty((tables, slots, FEATURES), np.int32),
            "action_mask": np.empty((tables, slots), np.int8),
        }

    def _observation(self) -> Observation:
        batch, encoder = self.batch, self.encoder
        told = self._arrays() if self.copy else self.told
        viewing = self.acting.clip(0) if batch.seat < 0 else batch.seat
        seen = told["observation"]
        if native.compiled and not encoder.judged:
            for row, table in zip(seen, batch.tables, strict=True):
                row[:] = as_array(table.cells)
            np.minimum(seen, self.most[viewing], out=seen)
            np.maximum(seen, encoder.least, out=seen)
        else:
            seats = np.broadcast_to(viewing, self.num_envs).tolist()
            for row, table, seat in zip(seen, batch.tables, seats, strict=True):
                row[:] = encoder.seen(table, seat)
        told["question"].reshape(-1)[:] = as_array(batch.scribe.question)
        told["options"].reshape(-1)[:] = as_array(batch.scribe.options)
        np.take(encoder.masks, as_array(batch.scribe.counts), axis=0, out=told["action_mask"], mode="clip")
        return told
