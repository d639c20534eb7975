"""Pairings: the values of one setting play each other, sides swapped from game to game, and who wins is counted."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game
from samovar.lab.arena import Played, play_one
from samovar.lab.report import interval

FAIR = (0.35, 0.65)
TRIALS = 50


class Pairing:
    """What one value did against another: a draw counts half."""

    def __init__(self, first: str, second: str) -> None:
        self.first = first
        self.second = second
        self.games = 0
        self.halves = 0  # twice the wins of the first, a draw being one half

    def add(self, played: Played, first_seat: int) -> None:
        self.games += 1
        winners = played.outcome.winners
        if first_seat in winners:
            self.halves += 1 if len(winners) > 1 else 2

    def plain(self) -> dict[str, Any]:
        share = self.halves / 2 / max(1, self.games)
        low, high = interval(round(self.halves / 2), self.games)
        told = {
            "first": self.first,
            "second": self.second,
            "games": self.games,
            "share": share,
            "low": low,
            "high": high,
        }
        return {**told, "outside": not FAIR[0] <= share <= FAIR[1]}


def each_pair(
    game: Game, config: Config, key: str, bots: list[str], games: int, seed: int, rounds: dict[str, list[Any]]
) -> Iterator[Pairing]:
    """Every two values of a setting with one entry a seat, so many games each; other settings may go round."""
    known = {setting.key: setting for setting in game.settings()}
    if key not in known or not known[key].per_seat or len(known[key].values) < 2:
        raise Unreadable("--pairs", f"'{key}' is no setting of {game.id} with a choice for each seat")
    for first, second in combinations(known[key].values, 2):
        pairing = Pairing(first, second)
        for number in range(games):
            turn = number % 2
            values = [second, first] if turn else [first, second]
            played = play_one(game, {**config, **_round(rounds, number), key: values}, bots, seed + number)
            pairing.add(played, turn)
        yield pairing


def drawn_pairs(
    game: Game,
    config: Config,
    key: str,
    tool: str,
    bots: list[str],
    games: int,
    seed: int,
    rounds: dict[str, list[Any]],
) -> dict[str, list[int]]:
    """Both seats get what a tool of the workshop draws, under different labels; twice the wins and games by label."""
    counts: dict[str, list[int]] = {}
    for number in range(games):
        told = [game.craft(tool, {"seed": (seed + number) * 1000 + place}) for place in range(TRIALS)]
        other = next((one for one in told if one["label"] != told[0]["label"]), None)
        if other is None:
            raise Unreadable("--draw", f"{tool} draws the same label again and again")
        pair = [told[0], other]
        values = [one["code"] for one in pair]
        played = play_one(game, {**config, **_round(rounds, number), key: values}, bots, seed + number)
        winners = played.outcome.winners
        for seat, one in enumerate(pair):
            count = counts.setdefault(one["label"], [0, 0])
            count[0] += 0 if seat not in winners else 1 if len(winners) > 1 else 2
            count[1] += 1
    return counts


def _round(rounds: dict[str, list[Any]], number: int) -> Config:
    """Settings that go round: each value serves two games, one with each side first."""
    return {key: values[number // 2 % len(values)] for key, values in rounds.items()}
