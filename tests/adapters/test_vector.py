"""Many tables at once: the same games as at one table, seen and paid alike."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from samovar.adapters import vector_env
from samovar.adapters.arena import payment
from samovar.adapters.encoder import Encoder
from samovar.games import catalogue
from samovar.kernel.errors import Unreadable

each_game = pytest.mark.parametrize("game", [entry.id for entry in catalogue()])


def at_random(seen, dice):
    return (dice.random(len(seen["action_mask"])) * seen["action_mask"].sum(1)).astype(np.int64)


@each_game
@pytest.mark.parametrize("seat", [None, 1])
def test_each_table_is_told_as_if_it_were_alone(game, seat):
    env = vector_env(game, tables=3, seat=seat, variant="small")
    seen, told = env.reset(seed=3)
    alone = Encoder(env.game)
    dice = np.random.default_rng(3)
    for _ in range(120):
        assert env.observation_space.contains(seen)
        for at, table in enumerate(env.batch.tables):
            asked = int(told["seat"][at])
            assert seat is None or asked in (seat, -1)
            viewing = max(asked, 0) if seat is None else seat
            offered = alone.offered(table, viewing) if asked >= 0 else None
            expected = alone.observation(table, viewing, offered)
            assert all((seen[name][at] == expected[name]).all() for name in expected)
        seen, _, _, _, told = env.step(at_random(seen, dice))


@each_game
def test_a_game_that_ends_is_paid_and_the_next_step_begins_another(game):
    env = vector_env(game, tables=2, variant="small")
    seen, told = env.reset(seed=5)
    dice = np.random.default_rng(5)
    ended = np.zeros(2, bool)
    while not ended.any():
        acted = told["seat"]
        seen, rewards, ended, cut, told = env.step(at_random(seen, dice))
        assert not cut.any()

    at = int(np.flatnonzero(ended)[0])
    paid = payment(env.game.rules, env.batch.tables[at])
    assert told["rewards"][at].tolist() == paid
    assert rewards[at] == paid[acted[at]]
    assert told["_rewards"].tolist() == ended.tolist()
    assert seen["question"][at, 0] == 0
    assert not seen["action_mask"][at].any()

    seen, rewards, ended, _, told = env.step(np.zeros(2, np.int64))
    assert not ended[at]
    assert rewards[at] == 0.0
    assert told["seat"][at] >= 0
    assert seen["action_mask"][at].any()
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def course(env, seed, steps=60):
    seen, _ = env.reset(seed=seed)
    dice = np.random.default_rng(1)
    every = []
    for _ in range(steps):
        every.append(seen["observation"].tolist())
        seen, *_ = env.step(at_random(seen, dice))
    return every


def test_the_same_seed_gives_the_same_games_and_tables_differ():
    one = course(vector_env("steamwatchers", tables=3, seat=0), 7)

    assert one == course(vector_env("steamwatchers", tables=3, seat=0), 7)
    assert one != course(vector_env("steamwatchers", tables=3, seat=0), 8)
    assert one[40][0] != one[40][1]


def test_a_table_plays_alike_whatever_stands_beside_it():
    together = vector_env("reckoners", tables=3)
    alone = vector_env("reckoners", tables=1)
    seen, _ = together.reset(seed=[4, 5, 6])
    single, _ = alone.reset(seed=[5])
    for step in range(60):
        assert (seen["observation"][1] == single["observation"][0]).all()
        seen, *_ = together.step([step, 3 * step, 2 * step])
        single, *_ = alone.step([3 * step])


def test_arrays_are_the_callers_own_unless_he_wants_them_written_over():
    own, shared = (vector_env("steamwatchers", tables=2, copy=copy) for copy in (True, False))
    first, _ = own.reset(seed=1)
    kept = first["options"].copy()
    second, *_ = own.step([0, 0])
    assert first is not second
    assert (first["options"] == kept).all()

    first, _ = shared.reset(seed=1)
    second, *_ = shared.step([0, 0])
    assert first["options"] is second["options"]


def test_masks_are_given_as_maskable_learners_ask_for_them():
    env = vector_env("steamfront", tables=2)
    seen, _ = env.reset(seed=1)

    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()


def test_a_game_that_lasts_too_long_is_cut():
    env = vector_env("steamwatchers", tables=1)
    env.reset(seed=1)
    env.batch.most = 2

    assert env.step([0])[3].tolist() == [False]
    assert env.step([0])[3].tolist() == [True]
    assert env.step([0])[3].tolist() == [False]  # laid anew


@pytest.mark.parametrize(
    ("settings", "why"),
    [({"tables": 0}, "one at least"), ({"seat": 2}, "seats 0 to 1"), ({"player": 3}, "did you mean 'players'")],
)
def test_what_does_not_fit_is_told_at_once(settings, why):
    with pytest.raises(Unreadable, match=why):
        vector_env("steamwatchers", **settings)
