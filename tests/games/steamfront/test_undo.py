"""Undo along a game: free exactly while no die has fallen and nobody else has chosen, and back to the very table."""

from __future__ import annotations

import random
from collections import Counter

from samovar.kernel.game import full_config
from samovar.kernel.match import Match
from samovar.kernel.question import question
from samovar.kernel.steps import asked, options, pending
from samovar.kernel.table import copy, same
from samovar.kernel.undo import CONSENT, FREE, NEVER
from tests.games.steamfront.builders import GAME
from tests.games.steamfront.skirmishes import SMALL

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


def asking(step: str) -> Match:
    """A skirmish at the first moment of this kind; everybody shoots and gives orders where he can."""
    match = Match(GAME, full_config(GAME, SMALL), bytes(range(32)))
    dice = random.Random(7)
    for _ in range(CHOICES):
        if type(pending(match.table)).__name__ == step:
            return match
        seat = asked(match.table)[0]
        offered = options(match.table, seat)
        eager = [choice for choice in offered if choice.verb in {"shoot", "command"}]
        match.play(seat, dice.choice(eager or offered))
    raise AssertionError("it does not come to that")


def test_who_attacks_confirms_it_though_the_defender_is_asked_before_the_dice():
    match = asking("Improvement")

    told = question(GAME, match.table, asked(match.table)[0])

    assert told is not None
    assert len(told["options"]) > 1
    assert {option["undo"] for option in told["options"]} == {CONSENT}


def test_a_reroll_that_was_paid_for_is_not_given_up_by_default():
    match = asking("Rerolls")

    told = question(GAME, match.table, asked(match.table)[0])

    assert told is not None
    assert told["proposed"] == told["options"][0]["say"] != "reroll -"
    assert told["options"][0]["undo"] == NEVER
