"""Bots: the greedy one beats the random one, and games of the greedy one end in every scenario."""

from __future__ import annotations

import pytest

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.steamfront import SteamfrontMind
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, refusal
from samovar.kernel.view import view
from tests.games.steamfront.builders import CONTENT, GAME


def play(config: dict[str, object], bots: list[Bot], seed: int) -> list[int]:
    table = new_table(GAME, config, seeded(seed))
    while waiting := asked(table):
        seat = waiting[0]
        choice = bots[seat].choose(GAME, view(table, seat), seat)
        assert refusal(table, seat, choice) is None
        act(table, seat, choice)
    outcome = GAME.outcome(table)
    assert outcome is not None
    return outcome.winners


def test_greedy_beats_random():
    """Eight games here; the two hundred of the measure are played by the lab."""
    squads = list(CONTENT.squads)
    won = 0
    for seed in range(8):
        scenario = CONTENT.scenarios[seed % 4].id
        mine = seed // 4 % 2
        bots: list[Bot] = [RandomBot(seed + 50), RandomBot(seed + 50)]
        bots[mine] = GreedyBot(seed, SteamfrontMind())
        config: dict[str, object] = {"scenario": scenario, "squads": [squads[seed % 6], squads[(seed + 1) % 6]]}
        won += play(config, bots, seed) == [mine]

    assert won >= 7


@pytest.mark.parametrize("scenario", [scenario.id for scenario in CONTENT.scenarios])
def test_two_greedy_bots_play_to_the_end(scenario: str):
    bots: list[Bot] = [GreedyBot(1, SteamfrontMind()), GreedyBot(2, SteamfrontMind())]

    winners = play({"scenario": scenario, "squads": ["stm-reseau", "iron-feu"]}, bots, 7)

    assert winners


def test_a_greedy_bot_builds_a_table_too():
    bots: list[Bot] = [GreedyBot(1, SteamfrontMind()), GreedyBot(2, SteamfrontMind())]

    assert play({"table": "build", "squads": ["lum-envol", "stm-meute"]}, bots, 3)
