"""Tables for tests of bots: some way into a game that greedy bots play."""

from __future__ import annotations

from typing import Any

from samovar.bots.minds import bot
from samovar.games import open_box
from samovar.kernel.chance import seeded
from samovar.kernel.game import Game, new_table
from samovar.kernel.steps import act, asked
from samovar.kernel.table import Table
from samovar.kernel.view import view

GAMES: dict[str, dict[str, Any]] = {"steamwatchers": {"players": 2}, "steamfront": {}, "reckoners": {}}


def some_way_in(id: str, decisions: int, seed: int = 5, **config: Any) -> tuple[Game, Table]:
    """A table some decisions into a game."""
    game = open_box(id)
    table = new_table(game, {**GAMES[id], **config}, seeded(seed))
    for _ in range(decisions):
        go_on(game, table)
    return game, table


def go_on(game: Game, table: Table) -> None:
    """A greedy bot answers for whoever is asked first."""
    seat = asked(table)[0]
    player = bot("greedy", game.id, 3 + table.rolls)
    act(table, seat, player.choose(game, view(table, seat), seat))
