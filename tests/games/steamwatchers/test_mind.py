"""The mind of the bots: it plays by the rules, and better than chance."""

from __future__ import annotations

import pytest

from samovar.bots.bot import RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.steamwatchers import SteamMind
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import asked, play
from samovar.kernel.view import view
from tests.games.steamwatchers.builders import GAME, A, B, europe, put, steam

GAMES = 8


def duel(seed, scenario="war"):
    """Whether the mind beats random play; it changes seats from game to game. Every choice is checked."""
    table = new_table(GAME, {"players": 2, "scenario": scenario}, seeded(seed))
    mine = seed % 2
    bots = [GreedyBot(seed, SteamMind(), dreams=1), RandomBot(seed + 1000)]
    while waiting := asked(table):
        seat = waiting[0]
        play(table, seat, bots[0 if seat == mine else 1].choose(GAME, view(table, seat), seat))
    outcome = GAME.outcome(table)
    assert outcome is not None
    return outcome.winners == [mine]


def test_the_mind_beats_random_play():
    wins = sum(duel(seed) for seed in range(1, GAMES + 1))

    assert wins >= GAMES - 1


@pytest.mark.parametrize("scenario", ["alga", "havens", "reliquary", "rendezvous"])
def test_the_mind_plays_other_scenarios_to_their_end(scenario):
    duel(3, scenario)


def test_a_zone_with_steam_is_worth_more_than_one_without():
    table = europe("rhone", "menrau")
    put(table, A, "rhone", 2)
    put(table, B, "skane", 2)
    plain = SteamMind().standing(table, A)

    steam(table, "rhone", 4)

    assert SteamMind().standing(table, A) > plain
