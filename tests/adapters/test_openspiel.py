"""Every game in OpenSpiel: its own suite, its searches, and what ours promises besides."""

from __future__ import annotations

import pickle
from math import factorial
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from samovar.adapters import openspiel_game
from samovar.games import catalogue
from samovar.kernel.chance import faces, gathered, orderings, outcome_of, shuffled, single_draws
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.steps import pending_chance

GAMES = [entry.id for entry in catalogue()]
each_game = pytest.mark.parametrize("game", GAMES)


def first_decision(game: Any, seed: int) -> Any:
    dice = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        fallen = [outcome for outcome, _ in state.chance_outcomes()]
        state.apply_action(int(dice.choice(fallen)))
    return state


def played(game: Any, seed: int) -> Any:
    dice = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        ways = [outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(int(dice.choice(ways)))
    return state


def rollouts(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))


@each_game
def test_openspiels_suite_passes_with_serialization(game):
    pyspiel.random_sim_test(openspiel_game(game, "small"), num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_search_over_chance_finds_a_legal_action(game):
    box = openspiel_game(game, "small")
    state = first_decision(box, 1)
    bot = mcts.MCTSBot(box, 1.4, 4, rollouts(1), random_state=np.random.RandomState(1))

    assert bot.step(state) in state.legal_actions()


@each_game
def test_a_search_over_what_is_hidden_finds_a_legal_action(game):
    box = openspiel_game(game, "small")
    state = first_decision(box, 1)
    bot = ismcts.ISMCTSBot(box, rollouts(1), 1.4, 4, random_state=np.random.RandomState(1))

    assert bot.step(state) in state.legal_actions()


@each_game
def test_regrets_are_learnt_by_sampling(game):
    box = openspiel_game(game, "small")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(box)
    state = first_decision(box, 1)

    solver.iteration()

    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


def test_what_a_seat_does_not_see_is_dealt_anew():
    state = first_decision(openspiel_game("steamwatchers", "small"), 3)
    seat = state.current_player()
    dice = np.random.default_rng(1)

    again = state.resample_from_infostate(seat, dice.random)

    assert again.information_state_string(seat) == state.information_state_string(seat)
    assert again.legal_actions() == state.legal_actions()
    assert list(again.position.table.cells) != list(state.position.table.cells)
    assert str(again) != str(state)


def test_a_shuffle_is_drawn_card_by_card():
    state = openspiel_game("steamwatchers", "small").new_initial_state()
    step = pending_chance(state.position.table)
    assert step is not None
    cards = len(single_draws(step.ways(state.position.table))) + 1

    widths = []
    while state.position.table.rolls == 0:
        widths.append(len(state.chance_outcomes()))
        state.apply_action(0)

    assert widths == list(range(cards, 1, -1))


@pytest.mark.parametrize("ways", [1, 6, 18, 36, 6**9, factorial(18), factorial(49), 12 * 67, 2**30])
def test_single_draws_make_every_number_of_their_product(ways):
    single = single_draws(ways)
    lowest, highest = [0] * len(single), [one - 1 for one in single]

    assert (gathered(lowest, single), gathered(highest, single)) == (0, ways - 1)
    assert ways == 12 * 67 or max(single) <= 64


def test_single_draws_are_cards_and_dice():
    dice = [5, 0, 3]
    assert faces(gathered(dice, single_draws(6**3)), 3, 6) == dice == faces(outcome_of(dice, 6), 3, 6)
    cards = list(range(10))
    assert shuffled(gathered([9, *[0] * 8], single_draws(orderings(10))), cards) == [9, *range(9)]


@each_game
def test_a_state_is_the_same_after_a_pickle_and_apart_after_a_clone(game):
    state = first_decision(openspiel_game(game, "small"), 5)
    twin, kept = state.clone(), pickle.loads(pickle.dumps(state))

    twin.apply_action(twin.legal_actions()[0])

    assert str(kept) == str(state) != str(twin)


def test_a_game_is_paid_at_its_end():
    returns = played(openspiel_game("steamwatchers", "small"), 1).returns()

    assert sorted(returns) == [-1.0, 1.0]


def test_settings_travel_with_the_name_of_the_game():
    box = openspiel_game("steamwatchers", players=3, clans=["menrau"])

    again = pyspiel.load_game(str(box))

    assert (again.num_players(), again.game.config) == (3, box.game.config)


@pytest.mark.parametrize(
    ("game", "settings", "fault"),
    [
        ("steamwatcher", {}, Unreadable),
        ("steamwatchers", {"variant": "tiny"}, Unreadable),
        ("steamwatchers", {"player": 3}, Unreadable),
        ("reckoners", {"districts": 1}, Illegal),
    ],
)
def test_what_does_not_fit_is_told_at_once(game, settings, fault):
    with pytest.raises(fault):
        openspiel_game(game, **settings)


def test_settings_that_cannot_be_read_are_told():
    with pytest.raises(Unreadable, match="percent-encoded JSON"):
        pyspiel.load_game("samovar_steamwatchers", {"settings": "players"})
