"""The laws of the house along random games: every scenario, every player count, every clan."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import CLAN_IDS, SCENARIO_IDS
from samovar.kernel.steps import act, asked, options
from samovar.testkit.laws import obey
from tests.driving import picker
from tests.games.steamwatchers.builders import BASE_SCENARIOS, GAME, new_game
from tests.games.steamwatchers.spark_of_hope.test_laws import GAMES as WITH_CARAVANS
from tests.thorough import THOROUGH

STORIES = GAME.content.scenarios
# With the numbers of players that no game with caravans is played with, or the only one; before a release with all.
GAMES = [
    (scenario, players)
    for scenario in BASE_SCENARIOS
    for players in (2, 3, 4, 5)
    if STORIES[SCENARIO_IDS.index(scenario)].fewest <= players <= STORIES[SCENARIO_IDS.index(scenario)].most
    if (scenario, players) not in WITH_CARAVANS
    or STORIES[SCENARIO_IDS.index(scenario)].fewest == STORIES[SCENARIO_IDS.index(scenario)].most
    or THOROUGH
]


def clans_for(scenario: str, players: int, first: int) -> list[str]:
    """Clans that the scenario allows, going round from the first."""
    barred = STORIES[SCENARIO_IDS.index(scenario)].barred_clans
    allowed = [clan for clan in range(len(CLAN_IDS)) if clan not in barred]
    start = [clan for clan in range(first, first + len(CLAN_IDS)) if clan % len(CLAN_IDS) in allowed]
    return [CLAN_IDS[clan % len(CLAN_IDS)] for clan in start[:players]]


@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_the_laws_hold_in_every_scenario_for_every_number_of_players(scenario, players):
    seed = SCENARIO_IDS.index(scenario) * 10 + players

    walk = obey(GAME, {"scenario": scenario, "players": players}, picker(seed), seed=bytes([seed]), now_and_then=20)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 2), (2, 4), (2, 6), (5, 0), (5, 5)])
def test_the_laws_hold_for_every_clan(players, first):
    """All seven lead a side of a small war and of a great one."""
    config = {"scenario": "war", "players": players, "clans": clans_for("war", players, first)}

    walk = obey(GAME, config, picker(first + 7 * players), seed=bytes([first]), now_and_then=25)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize("scenario", BASE_SCENARIOS)
def test_no_question_offers_more_than_two_hundred_options(scenario):
    table = new_game(scenario, 2, seed=7)
    pick = picker(7)
    most = 0

    while waiting := asked(table):
        offered = options(table, waiting[0])
        most = max(most, len(offered))
        act(table, waiting[0], offered[pick(len(offered))])

    assert most <= 200
