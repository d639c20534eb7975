"""The laws hold for the tiny game, whatever anybody picks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samovar.testkit.laws import obey
from tests.driving import picker
from tests.tiny.game import Kettle


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_the_laws_hold_along_random_games(players, seed):
    walk = obey(Kettle(), {"players": players}, picker(seed), seed=bytes([seed]))

    assert walk.match.outcome() is not None


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.lists(st.integers(0, 1_000_000), max_size=200))
def test_the_laws_hold_whatever_is_picked(players, picks):
    picks = list(picks)

    def pick(count: int) -> int:
        return picks.pop() % count if picks else 0

    obey(Kettle(), {"players": players}, pick)
