"""Undo along a game: free exactly while no die has fallen and nobody else has chosen, and back to the very table."""

from __future__ import annotations

import random
from collections import Counter

from samovar.kernel.game import full_config
from samovar.kernel.match import Match
from samovar.kernel.steps import asked, options
from samovar.kernel.table import copy, same
from samovar.kernel.undo import CONSENT, FREE, NEVER
from tests.games.steamfront.builders import GAME

CHOICES = 400


def test_undo_is_free_exactly_while_no_die_has_fallen_and_nobody_else_has_chosen():
    match = Match(GAME, full_config(GAME, {}), bytes(range(32)))
    dice = random.Random(12)
    met = Counter[str]()
    thrown: dict[int, int] = {}  # by seat: how many throws there had been before its latest choice

    for _ in range(CHOICES):
        if match.outcome() is not None:
            break
        seat = asked(match.table)[0]
        before, rolls = copy(match.table), match.table.rolls
        choice = dice.choice(options(match.table, seat))

        match.play(seat, choice)

        thrown[seat] = rolls
        for each, before_it in thrown.items():
            expected = NEVER if before_it != match.table.rolls else FREE if each == seat else CONSENT
            assert match.undo_class(each) == expected
            met[expected] += 1
        if match.undo_class(seat) == FREE:
            match.take_back(seat)
            assert same(match.table, before)
            match.play(seat, choice)

    assert min(met[FREE], met[CONSENT], met[NEVER]) > 10
