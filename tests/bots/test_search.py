"""The search bot: allowed answers from its own view, the same again by the same seed, and an end to its thinking."""

import time
from typing import Any

import pytest

from samovar.bots.minds import bot, mind_for
from samovar.bots.search import FOREVER, Candidate, SearchBot
from samovar.games.steamwatchers.choices import Burn
from samovar.kernel.chance import seeded
from samovar.kernel.choice import say
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import determinize
from samovar.kernel.steps import Sealed, act, asked, pending, refusal
from samovar.kernel.view import view
from tests.bots.tables import GAMES, go_on, some_way_in


def searcher(id, seed=7, **budget):
    mind = mind_for(id)
    assert mind is not None
    return SearchBot(seed, mind, **budget)


@pytest.mark.parametrize("id", GAMES)
def test_its_answers_are_allowed_and_the_same_by_the_same_seed(id):
    game, table = some_way_in(id, 30)

    for _ in range(3):
        seat = asked(table)[0]
        seen = view(table, seat)
        chosen = searcher(id, simulations=8).choose(game, seen, seat)

        assert refusal(table, seat, chosen) is None
        assert say(searcher(id, simulations=8).choose(game, view(table, seat), seat)) == say(chosen)
        act(table, seat, chosen)


def test_two_worlds_that_look_alike_to_its_seat_get_the_same_answer():
    game, table = some_way_in("steamwatchers", 20)
    seat = asked(table)[0]
    other_world = determinize(game, table, seat, seeded(99))

    answers = {
        say(searcher("steamwatchers", simulations=8).choose(game, view(world, seat), seat))
        for world in (table, other_world)
    }

    assert len(answers) == 1


def test_it_stops_when_its_time_is_over():
    game, table = some_way_in("steamwatchers", 20)
    seat = asked(table)[0]
    player = searcher("steamwatchers", simulations=10**9, seconds=0.2)

    player.choose(game, view(table, seat), seat)

    assert player.spent < 10**6  # that it answers at all says that it stopped


def test_its_time_ends_in_the_middle_of_a_rollout():
    """A whole round by somebody so slow takes minutes."""
    game, table = some_way_in("steamwatchers", 20)
    seat = asked(table)[0]
    player = searcher("steamwatchers", simulations=10**9, seconds=0.3)
    played = [0]

    class Slow(type(player.mind)):  # type: ignore[misc]
        def reply(self, game, table, seat):
            played[0] += 1
            time.sleep(0.1)
            return super().reply(game, table, seat)

    player.mind = Slow()
    chosen = player.choose(game, view(table, seat), seat)

    assert refusal(table, seat, chosen) is None
    assert player.spent == 0
    assert played[0] <= 5


def test_what_it_seals_is_drawn_among_those_that_are_as_good():
    player = searcher("steamwatchers", 1)
    alike = [Candidate(Burn(barrels), 0.0) for barrels in range(3)]
    for number in range(20):
        alike[0].add(5.0 + number % 3)
        alike[1].add(5.0 + (number + 1) % 3)
        alike[2].add(-50.0 + number % 3)

    drawn = {say(player.mixed(alike)) for _ in range(50)}

    assert drawn == {"burn 0", "burn 1"}


def test_a_sealed_question_is_thought_about_with_the_others_answers_guessed():
    game, table = some_way_in("steamwatchers", 0)
    while not isinstance(pending(table), Sealed):
        go_on(game, table)
    seat = asked(table)[0]

    determinized = searcher("steamwatchers").determinize(game, view(table, seat), seat)

    others = [other for other in asked(table) if other != seat]
    assert all(determinized.answers[other] is not None for other in others)
    assert determinized.answers[seat] is None


def test_it_is_called_by_name_and_by_how_much_it_thinks():
    plain, long = bot("search", "steamwatchers", 1), bot("search:200", "steamwatchers", 1)

    assert isinstance(plain, SearchBot)
    assert isinstance(long, SearchBot)
    assert long.simulations == 200 > plain.simulations
    with pytest.raises(Unreadable):
        bot("search:many", "steamwatchers", 1)


def test_it_can_be_stopped_and_answers_with_what_it_knows():
    game, table = some_way_in("steamwatchers", 20)
    seat = asked(table)[0]
    player = searcher("steamwatchers", simulations=10**9)
    mind = player.mind

    class Impatient(type(mind)):  # type: ignore[misc]
        counted = 0

        def worth(self, table, seat):
            Impatient.counted += 1
            if Impatient.counted == 2000:
                player.stop()
            return super().worth(table, seat)

    player.mind = Impatient()
    chosen = player.choose(game, view(table, seat), seat)

    assert refusal(table, seat, chosen) is None
    assert player.spent < 2000


def test_a_candidate_that_is_surely_worse_is_dropped_and_the_others_stay():
    player = searcher("steamwatchers", 1)
    good, alike, bad = (Candidate(Burn(barrels), 0.0) for barrels in range(3))
    for number in range(12):
        good.add(5.0 + number % 3)
        alike.add(5.0 + (number + 1) % 3)
        bad.add(1.0 + number % 3)

    assert player.still_possible([good, alike, bad]) == [good, alike]


def test_all_candidates_meet_the_same_imagined_worlds():
    """The same choice twice comes to the same, simulation by simulation."""
    game, table = some_way_in("steamwatchers", 20)
    seat = asked(table)[0]
    player = searcher("steamwatchers")
    choice = player.mind.reply(game, player.determinize(game, view(table, seat), seat), seat)
    pair = [Candidate(choice, 0.0), Candidate(choice, 0.0)]

    for _ in range(4):
        player.simulate(game, view(table, seat), seat, pair, FOREVER)

    assert pair[0].worths == pair[1].worths
    assert len(pair[0].worths) == 4


@pytest.mark.parametrize("id", GAMES)
def test_a_mind_that_has_thought_before_answers_as_a_fresh_one(id):
    thoughtful = mind_for(id)
    assert thoughtful is not None
    others: dict[str, Any] = {"great-epic": "regalia", "city": "babilar"} if id == "reckoners" else {}

    for config in ({}, others):
        game, table = some_way_in(id, 16, **config)
        for _ in range(50):
            seat = asked(table)[0]
            fresh = mind_for(id)
            assert fresh is not None
            answer = thoughtful.reply(game, table, seat)
            assert say(answer) == say(fresh.reply(game, table, seat))
            act(table, seat, answer)
