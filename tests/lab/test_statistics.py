"""What the lab says of a series of games holds as often as it promises."""

import random

import pytest

from samovar.kernel.game import Outcome
from samovar.lab.arena import Played
from samovar.lab.report import Tally, shares
from samovar.lab.statistics import (
    ALIKE,
    BETTER,
    WORSE,
    Differences,
    Means,
    Scores,
    Sequential,
    holm,
    verdict_on,
    wilson,
)

SERIES = 3000


def played(winners, bots):
    return Played(Outcome(winners, "end"), 10, bots)


def wins(dice):
    truth = dice.uniform(0.05, 0.95)
    return (lambda: float(dice.random() < truth)), truth


def wins_and_draws(dice):
    win, draw = dice.uniform(0.1, 0.5), dice.uniform(0.05, 0.45)

    def score():
        thrown = dice.random()
        return 1.0 if thrown < win else 0.5 if thrown < win + draw else 0.0

    return score, win + draw / 2


def swapped_pairs(dice):
    """One side is easier: the two games of a pair are not alike."""
    first, second = dice.uniform(0.1, 0.9), dice.uniform(0.1, 0.9)
    return (lambda: ((dice.random() < first) + (dice.random() < second)) / 2), (first + second) / 2


def one_of_four(dice):
    alone, shared = dice.uniform(0.1, 0.4), 0.1

    def score():
        thrown = dice.random()
        return 1.0 if thrown < alone else 0.5 if thrown < alone + shared else 0.0

    return score, alone + shared / 2


@pytest.mark.parametrize("kind", [wins, wins_and_draws, swapped_pairs, one_of_four])
@pytest.mark.parametrize("units", [60, 200])
def test_an_interval_of_95_percent_holds_the_truth_in_95_percent(kind, units):
    dice = random.Random(f"{kind.__name__} {units}")
    held = 0

    for _ in range(SERIES):
        score, truth = kind(dice)
        low, high = Scores(score() for _ in range(units)).interval()
        held += low <= truth <= high

    assert held / SERIES == pytest.approx(0.95, abs=0.01)


def test_an_interval_holds_the_difference_of_two_on_the_same_dice_in_95_percent():
    dice = random.Random(5)
    held = 0

    for _ in range(SERIES):
        hard = dice.uniform(0.2, 0.6)  # of each deal, met by both
        edge = dice.uniform(-0.2, 0.2)
        found = Differences()
        for _ in range(100):
            deal = dice.random()
            other = deal if dice.random() < 0.6 else dice.random()  # what they do with it has luck of its own
            found.add(float(deal < hard), float(other < hard + edge))
        low, high = found.interval()
        held += low <= -edge <= high

    assert held / SERIES == pytest.approx(0.95, abs=0.01)


def test_an_interval_of_a_mean_length_holds_it_in_95_percent():
    """Lengths are lopsided: some games take much longer than most."""
    dice = random.Random(29)
    held = 0

    for _ in range(SERIES):
        steady, spread = dice.uniform(50, 300), dice.uniform(10, 60)
        low, high = Means(steady + dice.gammavariate(4.0, spread / 4.0) for _ in range(100)).interval()
        held += low <= steady + spread <= high

    assert held / SERIES == pytest.approx(0.95, abs=0.01)


def test_few_games_and_extreme_shares_stay_humble():
    assert Scores().interval() == (0.0, 1.0)
    assert Scores([1.0, 1.0]).interval()[0] < 0.5
    assert Scores([0.5] * 3).interval()[0] < 0.25  # three draws prove no equality
    assert wilson(0.0, 20)[0] == 0.0
    assert wilson(0.0, 20)[1] > 0.1
    assert wilson(0.5, 1000)[1] - wilson(0.5, 1000)[0] < wilson(0.5, 10)[1] - wilson(0.5, 10)[0]


@pytest.mark.parametrize(
    ("first", "right", "wrong"), [(0.5, ALIKE, (BETTER, WORSE)), (0.55, BETTER, (WORSE,)), (0.45, WORSE, (BETTER,))]
)
def test_a_planted_edge_of_5_percent_is_found_and_none_where_there_is_none(first, right, wrong):
    dice = random.Random(first)
    said = {ALIKE: 0, BETTER: 0, WORSE: 0}
    units = 0

    for _ in range(300):
        test = Sequential(edge=0.05, error=0.05)
        verdict = None
        while verdict is None:
            verdict = test.add(((dice.random() < first) + (dice.random() < first)) / 2)
            units += 1
        said[verdict] += 1

    assert said[right] / 300 > 0.92
    assert sum(said[each] for each in wrong) / 300 < 0.08
    assert units / 300 < 700  # a series of fixed length needs about 650 pairs for the same errors, however clear it is


def test_a_clear_answer_comes_early():
    test = Sequential(edge=0.05)
    units = 1

    while test.add(1.0) is None:
        units += 1

    assert units < 40
    assert test.verdict() == BETTER


def test_many_comparisons_make_a_small_chance_less_surprising():
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_twenty_comparisons_of_nothing_find_something_in_5_percent():
    dice = random.Random(11)

    def one_family():
        chances = [Scores(float(dice.random() < 0.5) for _ in range(100)).chance(0.5) for _ in range(20)]
        return min(holm(chances)) < 0.05

    assert sum(one_family() for _ in range(400)) / 400 < 0.08


def test_a_verdict_speaks_only_when_the_interval_does():
    fair = (0.35, 0.65)

    assert verdict_on(0.2, 0.4, fair) == "open"
    assert verdict_on(0.2, 0.34, fair) == "outside"
    assert verdict_on(0.4, 0.6, fair) == "within"


def test_winners_share_the_victory_and_a_game_that_nobody_wins_is_a_draw():
    assert shares(played([1], ["a", "b"])) == [0.0, 1.0]
    assert shares(played([0, 1], ["a", "b"])) == [0.5, 0.5]
    assert shares(played([], ["a", "b"])) == [0.5, 0.5]


def test_a_team_of_three_that_wins_27_of_30_games_won_27_of_30():
    tally = Tally(cooperative=True)

    for number in range(30):
        tally.add([played([0, 1, 2] if number < 27 else [], ["greedy"] * 3)])

    told = tally.plain()["bots"]["team"]
    assert (told["won"], told["played"]) == (27, 30)
    assert told["low"] < 0.8  # ninety seats would have promised more


def test_a_bot_in_several_seats_of_a_game_plays_one_game():
    tally = Tally()

    tally.add([played([1], ["greedy", "random", "random"])])

    assert tally.plain()["bots"]["random"]["played"] == 1
    assert tally.plain()["bots"]["random"]["won"] == 1


def test_games_on_the_same_dice_are_one_unit():
    tally = Tally()

    tally.add([played([0], ["a", "b"]), played([1], ["b", "a"])])

    assert tally.plain()["bots"]["a"]["rounds"] == 1
    assert tally.plain()["bots"]["a"]["won"] == 2


def test_the_interval_of_a_team_holds_its_chance_in_95_percent():
    dice = random.Random(17)
    won, lost = [played([0, 1, 2], ["greedy"] * 3)], [played([], ["greedy"] * 3)]
    held = 0

    for _ in range(SERIES):
        truth = dice.uniform(0.05, 0.95)
        tally = Tally(cooperative=True)
        for _ in range(60):
            tally.add(won if dice.random() < truth else lost)
        told = tally.plain()["bots"]["team"]
        held += told["low"] <= truth <= told["high"]

    assert held / SERIES == pytest.approx(0.95, abs=0.01)
