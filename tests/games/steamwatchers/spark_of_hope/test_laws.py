"""The laws of the house along random games with caravans, in every scenario that allows them."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import CLAN_IDS, SCENARIO_IDS
from samovar.games.steamwatchers.content.scenarios import REFUSED
from samovar.kernel.steps import act, asked, options
from samovar.testkit.laws import obey
from tests.driving import picker
from tests.games.steamwatchers.builders import BASE_SCENARIOS, GAME
from tests.games.steamwatchers.spark_of_hope.builders import EXPANSION, hope_game

STORIES = [story for story in GAME.content.scenarios if story.expansion != REFUSED]
# A scenario of the base game, whose own laws have all numbers of players, with every other number; one of Spark of
# Hope with all.
GAMES = [
    (story.id, players)
    for number, story in enumerate(STORIES)
    for players in range(story.fewest, story.most + 1)
    if (number + players) % 2 == 0 or story.fewest == story.most or story.id not in BASE_SCENARIOS
]


@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_the_laws_hold_with_caravans_in_every_scenario(scenario, players):
    seed = 100 + SCENARIO_IDS.index(scenario) * 10 + players
    config = {"scenario": scenario, "players": players, "expansion": EXPANSION}

    walk = obey(GAME, config, picker(seed), seed=bytes([seed]), now_and_then=30)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize("clans", [CLAN_IDS[:2], CLAN_IDS[2:4], CLAN_IDS[4:6], [CLAN_IDS[6], CLAN_IDS[0]]])
def test_the_laws_hold_for_the_caravan_of_every_clan(clans):
    config = {"scenario": "convoy", "players": 2, "clans": list(clans), "expansion": EXPANSION}

    walk = obey(GAME, config, picker(CLAN_IDS.index(clans[0])), seed=clans[0].encode(), now_and_then=30)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize("players", [2, 5])
def test_the_laws_hold_when_only_the_six_cards_are_added(players):
    config = {"scenario": "war", "players": players, "expansion": "cards"}

    walk = obey(GAME, config, picker(players), seed=b"cards", now_and_then=30)

    assert walk.match.outcome() is not None


@pytest.mark.parametrize("scenario", [story.id for story in STORIES])
def test_no_question_with_caravans_offers_more_than_two_hundred_options(scenario):
    table = hope_game(scenario, 2, seed=7)
    pick = picker(7)
    most = 0

    while waiting := asked(table):
        offered = options(table, waiting[0])
        most = max(most, len(offered))
        act(table, waiting[0], offered[pick(len(offered))])

    assert most <= 200
