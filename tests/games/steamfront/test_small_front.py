"""A front of three figures a side, for programs that learn."""

from __future__ import annotations

import samovar
from samovar.games.steamfront.table import TURN, FrontTable
from samovar.ledger.rules import cites
from tests.games.test_variants import played


@cites("A-74")
def test_a_small_front_has_three_figures_a_side_and_three_turns():
    game = samovar.load("steamfront", variant="small")

    tables = [played(game, seed) for seed in range(1, 6)]

    squads = [line.split("/")[1].split(",") for line in game.config["squads"]]
    assert [len(squad) for squad in squads] == [3, 3]
    assert all(isinstance(table, FrontTable) and table.cells[TURN] <= 3 for table in tables)
