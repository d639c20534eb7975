"""Choices word by word: the verb, then each part, by numbers that always mean the same."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from pettingzoo.test.seed_test import seed_test

import samovar
from samovar.adapters import aec_env, gym_env, parallel_env
from samovar.adapters.words import END, LAST, NO_WORD, SAID, WORDS, Sentence, words_of
from samovar.games import catalogue
from samovar.kernel.choice import say

GAMES = [entry.id for entry in catalogue()]
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _advice():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@each_game
def test_the_frameworks_suites_pass_word_by_word(game):
    api_test(aec_env(game, actions="words", variant="small"), num_cycles=40)
    seed_test(lambda: aec_env(game, actions="words", variant="small"), num_cycles=15)
    parallel_api_test(parallel_env(game, actions="words", variant="small"), num_cycles=40)
    check_env(gym_env(game, actions="words", variant="small"), skip_render_check=True)


@each_game
def test_every_option_can_be_said_and_leads_to_itself(game):
    env = aec_env(game, actions="words")
    env.reset(seed=3)
    dice = np.random.default_rng(3)
    for _ in range(40):
        arena = env.arena
        seat = arena.waiting[0]
        verbs = arena.encoder.verbs
        offered = arena.sentence(seat).left
        assert all(max(words) < WORDS and min(words) >= 0 for words, _ in offered)
        words, wanted = offered[int(dice.integers(len(offered)))]
        sentence = Sentence([choice for _, choice in offered], verbs)
        said = None
        while said is None:
            said = sentence.say(words[len(sentence.said)])

        assert words_of(said, verbs) == words
        assert sum(other == words for other, _ in offered) > 1 or say(said) == say(wanted)
        arena.play(seat, said)


def test_a_word_means_the_same_at_every_question():
    game = samovar.load("steamwatchers")
    verbs = {verb: place for place, verb in enumerate(sorted(game.rules.vocabulary().by_verb))}
    hear = game.rules.vocabulary().hear

    take = words_of(hear("take-clan apotres"), verbs)

    assert take == (verbs["take-clan"], 1)
    assert words_of(hear("ready"), verbs) == (verbs["ready"],)


def test_a_row_of_parts_ends_with_its_own_word_and_points_are_quarters_of_an_inch():
    game = samovar.load("steamfront")
    verbs = {verb: place for place, verb in enumerate(sorted(game.rules.vocabulary().by_verb))}
    choice = game.rules.vocabulary().hear("post 15000=12000")

    assert words_of(choice, verbs) == (verbs["post"], 60, 48, END)
    assert LAST < NO_WORD < END < WORDS


def test_what_was_said_is_shown_until_the_choice_is_complete():
    env = aec_env("steamfront", actions="words", variant="small")
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    for _ in range(200):
        seen = env.observe(env.agent_selection)
        assert seen["said"].shape == (SAID,)
        if seen["said"][0] != -1:
            break
        env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))

    before = env.arena.decisions
    sentence = env.arena.sentence(env.arena.waiting[0])
    assert list(seen["said"][: len(sentence.said)]) == sentence.said[::-1]
    assert seen["action_mask"].sum() > 1
    env.step(0)
    assert env.arena.decisions in (before, before + 1)


def test_all_speak_at_once_and_nobody_loses_what_he_had_begun_to_say():
    env = parallel_env("steamwatchers", actions="words", players=3)
    seen, _ = env.reset(seed=2)
    arena = env.arena
    dice = np.random.default_rng(2)
    kept = 0
    while env.agents and not kept:
        question = arena.table.stack[-1]
        begun = {seat: list(arena.sentence(seat).said) for seat in arena.waiting}
        several = len(begun) > 1
        chosen = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        decisions = arena.decisions
        seen, *_ = env.step(chosen)
        if several and arena.decisions == decisions + 1 and arena.waiting and arena.table.stack[-1] is question:
            # One has sealed; the others are asked the same, and go on with what they had said, and one word more.
            for seat in arena.waiting:
                said = arena.sentence(seat).said
                assert said[: len(begun[seat])] == begun[seat]
                assert len(said) > len(begun[seat])
                kept += 1

    assert kept > 0


def test_a_word_that_cannot_follow_goes_round():
    env = gym_env("steamwatchers", actions="words", variant="small")
    env.reset(seed=1)

    seen, *_ = env.step(WORDS - 1)

    assert env.observation_space.contains(seen)
    assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
