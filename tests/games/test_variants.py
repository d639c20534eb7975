"""Small games by the same rules, for programs that learn."""

from __future__ import annotations

import pytest

import samovar
from samovar.facade import Game
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, pending
from samovar.kernel.table import Table
from samovar.ledger.rules import cites
from samovar.speech import speech_of
from samovar.testkit.laws import obey
from tests.driving import picker

GAMES = samovar.list_games()


def played(game: Game, seed: int) -> Table:
    """A random game to its end."""
    table = new_table(game.rules, game.config, seeded(seed))
    while asked(table):
        step = pending(table)
        assert step is not None
        seat = asked(table)[0]
        act(table, seat, step.drawn(table, seat, seeded(table.rolls + seed)))
    return table


@cites("A-TURNS")
def test_a_small_war_is_over_after_two_turns():
    game = samovar.load("steamwatchers", variant="small")

    tables = [played(game, seed) for seed in range(1, 6)]

    assert all(isinstance(table, SteamTable) and table.turn() <= 2 for table in tables)
    assert any(isinstance(table, SteamTable) and table.turn() == 2 for table in tables)
    assert all(game.rules.outcome(table) for table in tables)


@cites("AR-DISTRICTS")
def test_a_small_city_has_two_districts_next_to_each_other():
    game = samovar.load("reckoners", variant="small")
    table = new_table(game.rules, game.config, seeded(1))
    assert isinstance(table, ReckonersTable)

    assert table.ring() == 2
    assert (table.neighbours(0), table.neighbours(1)) == ([1], [0])
    assert game.rules.outcome(played(game, 1)) is not None


@cites("AR-DISTRICTS")
def test_a_city_of_one_district_is_refused():
    with pytest.raises(Illegal) as refused:
        samovar.load("reckoners", districts=1)

    assert refused.value.refusal.rule == "AR-DISTRICTS"


@pytest.mark.parametrize("id", GAMES)
def test_a_small_game_obeys_the_laws(id: str):
    game = samovar.load(id, variant="small")

    walk = obey(game.rules, game.config, picker(5), now_and_then=25)

    assert game.rules.outcome(walk.table) is not None


@pytest.mark.parametrize("id", GAMES)
def test_a_small_game_has_a_name_in_every_language(id: str):
    game = samovar.load(id)

    said = [speech_of(game.rules, language).say({"key": "variant-small", "args": {}}) for language in ("fr", "en")]

    assert [one.id for one in game.variants] == ["small"]
    assert said[0].startswith("Petite")
    assert said[1].startswith("Small")


def test_own_settings_go_before_those_of_a_variant():
    assert samovar.load("steamwatchers", variant="small", turns=3).config["turns"] == 3


def test_a_variant_that_nobody_knows_is_told():
    with pytest.raises(Unreadable, match="no variant called 'tiny'; there are small"):
        samovar.load("steamwatchers", variant="tiny")
