"""Flags on generators: at the end only those count that bear one's own."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.table import PIECE_OWNER, POINTS
from samovar.games.steamfront.turn import finish, generators
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import Stage


def flagged(*owners: int) -> Stage:
    """Three generators and a wall; 1 and 2 are the flags of the sides, 0 is none."""
    stage = Stage("generateurs")
    for number, owner in enumerate(owners):
        piece = stage.piece("generateur", 6 + 6 * number, 12)
        stage.table.cells[PIECE_OWNER + piece] = owner
    stage.piece("mur-droit", 15, 18)
    return stage


@cites("SF-5.3.3", "SF-9.4.3")
@pytest.mark.parametrize(
    ("owners", "counted"), [((1, 2, 0), [1, 1]), ((2, 2, 1), [1, 2]), ((0, 0, 0), [0, 0]), ((1, 1, 1), [3, 0])]
)
def test_a_side_counts_the_generators_that_bear_its_flag(owners, counted):
    stage = flagged(*owners)

    assert [generators(stage.table, side) for side in (0, 1)] == counted


@cites("SF-5.3.3", "SF-9.4.3")
@pytest.mark.parametrize("side", [0, 1])
def test_whoever_holds_all_three_gains_at_the_end_and_whoever_holds_two_gains_nothing(side):
    all_three, two = flagged(*[side + 1] * 3), flagged(side + 1, side + 1, 2 - side)

    finish(all_three.table)
    finish(two.table)

    prize = all_three.table.scenario().finish_points
    assert prize > 0
    assert [int(all_three.table.cells[POINTS + each]) for each in (0, 1)] == [prize * (each == side) for each in (0, 1)]
    assert [int(two.table.cells[POINTS + each]) for each in (0, 1)] == [0, 0]
