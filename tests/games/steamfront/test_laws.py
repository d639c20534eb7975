"""The laws of the house, along random games of every scenario."""

from __future__ import annotations

import pytest

from samovar.testkit.laws import obey
from tests.driving import picker
from tests.games.steamfront.builders import GAME

GAMES = [
    ("libre", "place-des-chaudieres", ["lum-rulebook", "stm-meute"], {}),
    ("libre", "bord-du-grand-cratere", ["iron-feu", "lum-envol"], {"figures-block-los": True, "stun-stack": True}),
    ("generateurs", "build", ["iron-marteau", "stm-reseau"], {}),
    ("grande-soupape", "build", ["stm-reseau", "lum-envol"], {"extra-action-announce": False}),
    ("reliques", "build", ["stm-meute", "iron-feu"], {"reroll-before-defence": True, "crater-cumulative": True}),
]


@pytest.mark.parametrize(("scenario", "table", "squads", "switches"), GAMES)
def test_a_random_game_obeys_the_laws(scenario: str, table: str, squads: list[str], switches: dict[str, bool]):
    config = {"scenario": scenario, "table": table, "squads": squads, **switches}

    walk = obey(GAME, config, picker(len(scenario)), now_and_then=40)

    assert GAME.outcome(walk.table) is not None


def test_a_game_on_a_table_that_is_built_obeys_the_laws():
    walk = obey(GAME, {"table": "build", "squads": ["lum-rulebook", "iron-feu"]}, picker(2), now_and_then=60)

    assert GAME.outcome(walk.table) is not None
