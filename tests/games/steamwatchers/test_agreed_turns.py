"""A war of fewer turns than its scenario has."""

from __future__ import annotations

import samovar
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.game import new_table
from samovar.ledger.rules import cites


@cites("A-TURNS")
def test_without_agreed_turns_a_war_lasts_as_long_as_its_scenario():
    table = new_table(samovar.load("steamwatchers").rules, {})
    assert isinstance(table, SteamTable)

    assert table.last_turn() == table.story().turns == 4


@cites("A-TURNS")
def test_agreed_turns_are_the_last_ones():
    game = samovar.load("steamwatchers", turns=3)
    table = new_table(game.rules, game.config)
    assert isinstance(table, SteamTable)

    assert table.last_turn() == 3
