"""The odds are exact: they agree with every throw counted one by one."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations, product

import pytest
from typer.testing import CliRunner

from samovar.cli import app
from samovar.games.steamfront.again import best_dice
from samovar.games.steamfront.dice import inflicted, singles, successes
from samovar.games.steamfront.odds import Attack, chances, expected, odds, throws, worths


def test_the_known_odds_of_five_against_five():
    told = odds(Attack(5, 5, 1))

    assert told.hit == Fraction(1140421, 1679616)
    assert told.mean == Fraction(447569, 419904)
    assert sum(told.distribution) == 1


def test_three_against_three_is_187_in_432():
    assert odds(Attack(3, 3, 1)).hit == Fraction(187, 432)


def test_seven_dice_always_have_a_success():
    assert chances(7, 0)[0] == 0
    assert expected(5) == Fraction(1829, 1296)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_successes_agree_with_all_throws_counted(dice: int):
    counted = [0] * dice
    for faces in product(range(1, 7), repeat=dice):
        counted[successes(list(faces))] += 1

    assert chances(dice, 0) == [Fraction(count, 6**dice) for count in counted]
    assert sum(throws(dice).values()) == 6**dice


@pytest.mark.parametrize(("dice", "rerolls"), [(3, 1), (4, 1), (4, 2), (4, 99), (5, 1)])
def test_rerolls_are_the_best_there_are(dice: int, rerolls: int):
    # Which die shows which face makes no difference, so each set of faces is tried once, for all throws that show it.
    thrown = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice))
    mean = sum((count * best_mean(list(faces), rerolls) for faces, count in thrown.items()), Fraction(0))

    told = sum(count * chance for count, chance in enumerate(chances(dice, rerolls)))
    assert told == mean / 6**dice


def best_mean(faces: list[int], rerolls: int) -> Fraction:
    """The best mean over every subset that may be thrown again, each counted out."""
    best = Fraction(successes(faces))
    for chosen in product((False, True), repeat=len(faces)):
        again = [place for place, thrown in enumerate(chosen) if thrown]
        if not 0 < len(again) <= rerolls:
            continue
        total = 0
        for new in product(range(1, 7), repeat=len(again)):
            after = list(faces)
            for place, face in zip(again, new, strict=True):
                after[place] = face
            total += successes(after)
        best = max(best, Fraction(total, 6 ** len(again)))
    return best


@pytest.mark.parametrize(
    "attack",
    [
        Attack(3, 5, 1, rerolls=2),
        Attack(3, 5, 1, rerolls=99),
        Attack(4, 5, 2, rerolls=2),
        Attack(4, 6, 1, rerolls=99),
        Attack(4, 6, 1, rerolls=99, blind=True),
        Attack(4, 6, 3, plus=2, cap=1, rerolls=3),
        Attack(4, 6, 1, rerolls=99, opposed=False),
    ],
    ids=lambda attack: "-".join(str(number) for number in attack.key()),
)
def test_damage_with_several_rerolls_is_that_of_the_best_choice_of_dice(attack: Attack):
    theirs = counted_successes(attack.defence)
    mean = Fraction(0)
    for faces, ways in counted_throws(attack.attack).items():
        if attack.blind:
            mean += ways * best_damage(attack, list(faces), theirs)
        else:
            mean += sum(ways * chance * best_damage(attack, list(faces), {held: 1}) for held, chance in theirs.items())

    assert sum(odds(attack).distribution) == 1
    assert odds(attack).mean == mean / 6**attack.attack / 6**attack.defence


def counted_throws(dice: int) -> Counter[tuple[int, ...]]:
    return Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice))


def counted_successes(dice: int) -> Counter[int]:
    return Counter(successes(list(faces)) for faces in product(range(1, 7), repeat=dice))


def best_damage(attack: Attack, faces: list[int], theirs: Mapping[int, int]) -> Fraction:
    """The best mean damage over every set of dice that may be thrown again, each counted out."""
    dealt = [sum(ways * attack.dealt(won, held) for held, ways in theirs.items()) for won in range(len(faces) + 1)]
    best = Fraction(0)
    for size in range(min(attack.rerolls, len(faces)) + 1):
        for again in combinations(range(len(faces)), size):
            kept = [face for place, face in enumerate(faces) if place not in again]
            total = sum(dealt[successes([*kept, *new])] for new in product(range(1, 7), repeat=size))
            best = max(best, Fraction(total, 6**size))
    return best


def test_a_pair_is_thrown_again_where_only_more_equal_faces_help():
    needs_three = worths(Attack(4, 6, 1, rerolls=99), 3, chances(6, 0))
    needs_two = worths(Attack(4, 6, 1, rerolls=99), 2, chances(6, 0))

    assert best_dice([2, 2, 5, 5], 99, needs_three) == [0, 1]
    assert best_dice([2, 2, 5, 5], 1, needs_three) == []
    assert best_dice([2, 2, 5, 5], 99, needs_two) == []
    assert best_dice([2, 2, 5, 6], 99, needs_two) == [2, 3]


def test_many_dice_and_rerolls_are_answered_soon():
    start = time.process_time()
    told = odds(Attack(24, 24, 2, rerolls=99))

    assert sum(told.distribution) == 1
    assert time.process_time() - start < 5


def all_throws(dice: int) -> Counter[int]:
    """How many of all throws make so many successes."""
    return Counter(successes(list(throw)) for throw in product(range(6), repeat=dice))


def test_damage_agrees_with_all_throws_counted_for_orders_on_both_sides():
    for attack in (
        Attack(4, 3, 2, plus=1),
        Attack(4, 4, 1, minus=2),
        Attack(3, 4, 3, cap=1),
        Attack(0, 4, 1, fixed=2),
        Attack(0, 5, 1, fixed=2, sure=True),
        Attack(4, 4, 2, opposed=False),
    ):
        counted: Counter[int] = Counter()
        mine = Counter([attack.fixed]) if attack.fixed else all_throws(attack.attack)
        theirs = all_throws(attack.defence) if attack.opposed else Counter([0])
        for (won, ways), (held, other_ways) in product(mine.items(), theirs.items()):
            dealt = int(inflicted(won, held, attack.damage, attack.plus, attack.minus, attack.cap, attack.sure))
            counted[dealt] += ways * other_ways
        whole = counted.total()

        told = odds(attack).distribution
        assert {d: chance for d, chance in enumerate(told) if chance} == {
            d: Fraction(count, whole) for d, count in counted.items()
        }


def test_single_dice_are_those_without_a_twin():
    assert singles([1, 1, 2, 3, 3, 4]) == [2, 5]


def test_a_simulation_lands_near_the_odds():
    dice = random.Random(11)
    hits = 0
    for _ in range(20_000):
        won = successes([dice.randint(1, 6) for _ in range(7)])
        held = successes([dice.randint(1, 6) for _ in range(6)])
        hits += inflicted(won, held, 1, 0, 0, 0, False) > 0

    assert abs(hits / 20_000 - float(odds(Attack(7, 6, 1)).hit)) < 0.012


def test_twelve_against_twelve_is_answered_in_under_a_millisecond_once_known():
    odds(Attack(12, 12, 2, rerolls=1))
    start = time.process_time()  # what others compute meanwhile does not count
    for _ in range(100):
        odds(Attack(12, 12, 2, rerolls=1))

    assert (time.process_time() - start) / 100 < 0.001


def test_removal_is_damage_of_at_least_the_life():
    told = odds(Attack(6, 4, 2))

    assert told.kill(0) == 1
    assert told.kill(1) == told.hit
    assert told.kill(3) == sum(told.distribution[3:])


def test_the_command_line_tells_the_odds():
    told = CliRunner().invoke(app, ["odds", "--attack", "5", "--defence", "5", "--damage", "1", "--json"])

    answer = json.loads(told.stdout)
    assert answer["hit"]["exact"] == "1140421/1679616"
    assert answer["mean"]["exact"] == "447569/419904"
    assert sum(row["value"] for row in answer["distribution"]) == pytest.approx(1)


def test_the_command_line_draws_the_odds_and_refuses_nonsense():
    told = CliRunner().invoke(app, ["odds", "--fixed", "2", "--defence", "4", "--damage", "1", "--life", "3"])
    both = CliRunner().invoke(app, ["odds", "--fixed", "2", "--attack", "5", "--defence", "4", "--damage", "1"])

    assert told.exit_code == 0
    assert "kill" in told.stdout
    assert both.exit_code == 2
