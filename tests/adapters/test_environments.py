"""Every game as an environment: the frameworks' own suites, and what ours promises besides."""

from __future__ import annotations

import os
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test

from samovar.adapters import aec_env, gym_env, parallel_env
from samovar.adapters.encoder import FEATURES, bounds
from samovar.games import catalogue
from samovar.kernel import native
from samovar.kernel.errors import Unreadable
from samovar.kernel.table import UNKNOWN
from samovar.kernel.view import view

GAMES = [entry.id for entry in catalogue()]
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _advice():
    """The suites give advice as warnings; what they require, they assert."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@each_game
def test_the_build_is_the_one_that_is_meant(game):
    assert native.compiled == ("SAMOVAR_WANT_COMPILED" in os.environ)


@each_game
def test_pettingzoos_suite_passes(game):
    api_test(aec_env(game), num_cycles=60)


@each_game
def test_pettingzoos_suite_for_parallel_environments_passes(game):
    parallel_api_test(parallel_env(game), num_cycles=60)


@each_game
def test_the_same_seed_gives_the_same_game(game):
    seed_test(lambda: aec_env(game), num_cycles=25)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=15)


@each_game
def test_gymnasiums_suite_passes(game):
    check_env(gym_env(game), skip_render_check=True)


def masked(mask: Any, dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(mask)))


@each_game
def test_a_game_is_played_to_its_end_and_paid(game):
    env = aec_env(game)
    env.reset(seed=4)
    dice = np.random.default_rng(4)
    paid: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)

    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if ended or cut else masked(seen["action_mask"], dice))

    assert env.agents == []
    assert env.arena.game.rules.outcome(env.arena.table) is not None
    assert list(paid.values()) == env.arena.rewards()
    assert set(paid.values()) <= {-1.0, 0.0, 1.0}


@each_game
def test_what_is_seen_lies_within_its_bounds_uncut(game):
    env = gym_env(game)
    seen, _ = env.reset(seed=9)
    dice = np.random.default_rng(9)
    cut = over = False
    while not (cut or over):
        assert env.observation_space.contains(seen)
        cells = np.array([int(cell) for cell in view(env.arena.table, 0).cells])
        known = cells != UNKNOWN
        assert (seen["observation"][known] == cells[known]).all()
        assert (seen["observation"][~known] == env.arena.encoder.hidden[~known]).all()
        seen, _, over, cut, _ = env.step(masked(seen["action_mask"], dice))


@each_game
def test_a_slot_holds_the_option_of_its_place(game):
    env = aec_env(game)
    env.reset(seed=2)
    verbs = sorted(env.arena.encoder.verbs)
    for _ in range(20):
        seen, *_ = env.last()
        offered = env.arena.choices(env.arena.waiting[0])

        assert seen["action_mask"].sum() == len(offered)
        assert [verbs[row[0] - 1] for row in seen["options"][: len(offered)]] == [choice.verb for choice in offered]
        assert not seen["options"][len(offered) :].any()
        env.step(len(offered) - 1)


def test_what_others_hold_is_hidden_in_the_arrays():
    env = aec_env("steamwatchers")
    env.reset(seed=2)
    dice = np.random.default_rng(2)
    for _ in range(30):
        env.step(masked(env.last()[0]["action_mask"], dice))

    row = env.arena.table.layout().by_name["steam-hand"]
    mine, theirs = (env.observe(agent)["observation"][row.start : row.start + row.size] for agent in env.agents)

    share = row.size // len(row.axes[0].ids)
    assert (mine[:share] >= 0).all()
    assert (mine[share:] == -1).all()
    assert (theirs[:share] == -1).all()


def test_arrays_stay_as_they_were_given():
    env = gym_env("reckoners")
    first, _ = env.reset(seed=1)
    kept = {name: array.copy() for name, array in first.items()}

    env.step(0)

    assert all((first[name] == kept[name]).all() for name in kept)


def test_in_parallel_whoever_is_not_asked_may_only_wait():
    env = parallel_env("steamwatchers", players=3)
    seen, _ = env.reset(seed=1)
    asked = env.arena.waiting

    idle = [agent for seat, agent in enumerate(env.agents) if seat not in asked]
    assert idle
    assert [int(seen[agent]["action_mask"].sum()) for agent in idle] == [1] * len(idle)
    assert [int(seen[agent]["question"][0]) for agent in idle] == [0] * len(idle)


def test_masks_are_given_as_maskable_learners_ask_for_them():
    env = gym_env("steamfront", seat=1)
    seen, _ = env.reset(seed=1)

    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()


def test_an_environment_can_be_read():
    env = aec_env("steamwatchers", render_mode="ansi")
    env.reset(seed=1)

    assert "o0" in str(env.render())
    assert aec_env("steamwatchers").render() is None


def test_what_everybody_reads_holds_nobodys_secrets():
    env = parallel_env("steamwatchers", render_mode="ansi")
    env.reset(seed=1)
    while "steam-hand" not in str(env.render()):
        env.step(dict.fromkeys(env.agents, 0))

    assert "steam-hand: ?" in str(env.render())


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"player": 3}, "did you mean 'players'"),
        ({"seat": 7}, "seats 0 to 1"),
        ({"opponents": "genius"}, "no bot called 'genius'"),
        ({"actions": "letters"}, "there are slots and words"),
    ],
)
def test_what_does_not_fit_is_told_at_once(settings, why):
    with pytest.raises(Unreadable, match=why):
        gym_env("steamwatchers", **settings)


def test_every_row_of_every_game_has_its_bounds():
    for game in GAMES:
        rows = aec_env(game).arena.table.layout().rows
        assert [row.name for row in rows if row.name not in bounds()[game]["rows"]] == []
    assert FEATURES > 2
