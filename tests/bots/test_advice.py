"""Advice: two or three choices that are allowed, with what speaks for them, from the asker's own view."""

from __future__ import annotations

import pytest

from samovar.bots.advice import advise
from samovar.bots.minds import mind_for
from samovar.bots.search import FOREVER
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal
from samovar.kernel.game import determinize
from samovar.kernel.steps import asked, options, refusal
from samovar.kernel.view import view
from tests.bots.tables import GAMES, go_on, some_way_in


def advice(game, table, seat, simulations=12):
    mind = mind_for(game.id)
    assert mind is not None
    return advise(game, mind, view(table, seat), seat, 5, simulations, FOREVER)


@pytest.mark.parametrize("id", GAMES)
def test_it_names_allowed_choices_with_their_words_and_how_often_each_was_best(id):
    game, table = some_way_in(id, 25)
    while len(options(table, asked(table)[0])) < 3:
        go_on(game, table)
    seat = asked(table)[0]

    told = advice(game, table, seat)

    assert 2 <= len(told["choices"]) <= 3
    assert sum(choice["best"] for choice in told["choices"]) == told["imagined"] > 0
    for choice in told["choices"]:
        assert refusal(table, seat, game.vocabulary().hear(choice["say"])) is None
        assert choice["label"]["key"].startswith("choice-")
        assert "facts" in choice


def test_it_is_the_same_on_worlds_that_look_alike_to_the_asker():
    game, table = some_way_in("steamwatchers", 21)
    seat = asked(table)[0]
    other_world = determinize(game, table, seat, seeded(99))

    assert list(other_world.cells) != list(table.cells)
    assert advice(game, table, seat) == advice(game, other_world, seat)


def test_whoever_is_not_asked_gets_none():
    game, table = some_way_in("steamfront", 25)
    waits = next(seat for seat in range(2) if seat not in asked(table))

    with pytest.raises(Illegal):
        advice(game, table, waits)
