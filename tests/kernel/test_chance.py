"""Chance: one integer remembers everything, and every outcome is as likely as it should be."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samovar.kernel.chance import (
    OUTSIDE,
    FairDice,
    draw,
    faces,
    orderings,
    outcome_of,
    seeded,
    shuffled,
    weighted,
)


@given(st.integers())
def test_no_seed_gives_the_memory_that_means_outside(seed):
    assert seeded(seed) != OUTSIDE
    assert seeded(seed) < 1 << 63


@given(st.integers(0, 1 << 64), st.integers(1, 10**30))
def test_a_draw_is_below_its_ways_and_repeats_from_the_same_memory(seed, ways):
    memory = seeded(seed)

    first, after = draw(memory, ways)

    assert 0 <= first < ways
    assert (first, after) == draw(memory, ways)
    assert after != memory


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_a_die_shows_every_face_about_as_often(sides):
    memory = seeded(11)
    shown: Counter[int] = Counter()

    for _ in range(sides * 2000):
        face, memory = draw(memory, sides)
        shown[face] += 1

    spread = sum((shown[face] - 2000) ** 2 / 2000 for face in range(sides))
    assert spread < sides + 6 * sides**0.5 + 10


def test_a_shuffle_puts_every_card_everywhere():
    memory = seeded(3)
    first: Counter[tuple[int, ...]] = Counter()

    for _ in range(6000):
        outcome, memory = draw(memory, orderings(3))
        first[tuple(shuffled(outcome, [7, 8, 9]))] += 1

    assert len(first) == 6
    assert all(850 < count < 1150 for count in first.values())


def test_every_outcome_of_a_shuffle_is_another_order():
    orders = {tuple(shuffled(outcome, [1, 2, 3, 4])) for outcome in range(orderings(4))}

    assert len(orders) == 24


@given(st.lists(st.integers(0, 5), max_size=12))
def test_faces_and_their_outcome_are_one_another_backwards(shown):
    assert faces(outcome_of(shown, 6), len(shown), 6) == shown


def test_a_number_falls_into_the_weight_that_holds_it():
    assert [weighted(number, [3, 0, 2, 1]) for number in range(6)] == [0, 0, 0, 2, 2, 3]

    with pytest.raises(ValueError, match="below the sum"):
        weighted(6, [3, 0, 2, 1])


@given(st.binary(min_size=1, max_size=40), st.integers(0, 10**6), st.integers(1, 10**25))
def test_fair_dice_follow_from_seed_and_place(seed, place, ways):
    dice = FairDice(seed)

    assert 0 <= dice.throw(place, ways) < ways
    assert dice.throw(place, ways) == FairDice(seed).throw(place, ways)


def test_fair_dice_are_fair_and_the_commitment_hides_the_seed():
    dice = FairDice(b"a secret")
    shown = Counter(dice.throw(place, 6) for place in range(6000))

    assert all(850 < shown[face] < 1150 for face in range(6))
    assert dice.commitment().startswith("sha256:")
    assert b"a secret".hex() not in dice.commitment()
    assert dice.commitment() != FairDice(b"another").commitment()
