"""Two tables at once: what one table's players look at changes nothing for another's."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from samovar.bots.playout import playout
from samovar.games.steamfront.game import Steamfront
from samovar.games.steamfront.reach import reach_of
from samovar.games.steamfront.table import FIGURE_IDS, FrontTable
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.table import copy

SQUADS = ["iron-feu", "iron-marteau"]
TABLES = ["place-des-chaudieres", "rue-effondree"]
LOOKERS = 4
LENSES = ["reach", "threat"]


@pytest.fixture
def hurried() -> Iterator[None]:
    """Threads change places as often as the interpreter lets them."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def midgame(game: Steamfront, ready: str, seed: int) -> FrontTable:
    table = new_table(game, {"squads": SQUADS, "table": ready}, seeded(seed))
    playout(table, seeded(seed + 1), 120)
    assert isinstance(table, FrontTable)
    return table


def looks(game: Steamfront, table: FrontTable) -> list[dict[str, Any]]:
    """Every lens for every figure of a table, as its players would see them one after the other."""
    figures = [*table.standing(0), *table.standing(1)]
    return [game.look(copy(table), 0, lens, {"figure": FIGURE_IDS[figure]}) for lens in LENSES for figure in figures]


def at_once(game: Steamfront, tables: list[FrontTable]) -> list[list[dict[str, Any]]]:
    start = Barrier(len(tables))

    def one(table: FrontTable) -> list[dict[str, Any]]:
        start.wait()
        return looks(game, table)

    with ThreadPoolExecutor(len(tables)) as pool:
        return list(pool.map(one, tables))


def test_lenses_of_tables_that_are_looked_at_together_answer_as_they_would_alone(hurried):
    game = Steamfront()
    tables = [midgame(game, TABLES[number % len(TABLES)], number) for number in range(LOOKERS)]
    alone = [looks(game, table) for table in tables]

    together = at_once(game, tables)

    assert together == alone


def test_several_who_look_at_one_table_together_see_what_one_sees_alone(hurried):
    game = Steamfront()
    table = midgame(game, TABLES[0], 7)
    alone = looks(game, table)

    together = at_once(game, [table] * LOOKERS)

    assert together == [alone] * LOOKERS


def test_a_reach_that_grows_as_it_is_asked_is_in_one_hand_only():
    table = midgame(Steamfront(), TABLES[0], 7)
    figure = table.standing(0)[0]
    here = reach_of(table, figure)

    with ThreadPoolExecutor(1) as pool:
        elsewhere = pool.submit(reach_of, table, figure).result()

    assert reach_of(table, figure) is here
    assert elsewhere is not here
