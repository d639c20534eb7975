"""Bots with caravans: they buy, upgrade and exploit kits, and drive where it is useful."""

from __future__ import annotations

from collections import Counter

from benchmarks.caravans import WITH_PURPOSE, deeds
from samovar.lab.arena import play_one
from tests.games.steamwatchers.builders import GAME
from tests.games.steamwatchers.spark_of_hope.builders import EXPANSION


def test_sensible_bots_use_their_kits_and_drive_with_a_purpose():
    total: Counter[str] = Counter()

    for seed in range(2):
        total += deeds(GAME, "cradle", 2, "greedy", seed)

    assert total["KitBought"] >= 4
    assert total["KitUpgraded"] >= 2
    assert total["KitExploited"] >= 2
    assert total["CaravanDrove"] >= 2
    assert total[WITH_PURPOSE] >= 0.8 * total["CaravanDrove"]


def test_a_sensible_bot_beats_a_random_one():
    played = [
        play_one(GAME, {"scenario": "convoy", "players": 2, "expansion": EXPANSION}, names, seed)
        for seed, names in enumerate([["greedy", "random"], ["random", "greedy"]])
    ]

    winners = [game.bots[game.outcome.winners[0]] for game in played]

    assert winners == ["greedy", "greedy"]
