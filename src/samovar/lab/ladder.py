"""The ladder of a game, measured: each level against the one below, and how long it thinks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box, Round, play_rounds
from samovar.lab.report import shares
from samovar.lab.statistics import Differences, Scores


class Rung:
    """A level: what it won against the one below, and the processor time of each of its decisions."""

    def __init__(self, level: str, below: str | None, fair: float) -> None:
        self.level = level
        self.below = below
        self.fair = fair  # the share that it would win if it were no better
        self.games = 0
        self.scores = Scores()
        self.differences = Differences()  # where all win or lose together
        self.alone = Scores()  # there: of the games that only one of both levels won, those that this one won
        self.moves: list[float] = []

    def plain(self) -> dict[str, Any]:
        low, high = self.differences.interval()
        together = {
            "difference": self.differences.mean,
            "difference_low": low,
            "difference_high": high,
            "alone": {"games": self.alone.count, **self.alone.plain()},
        }
        return {
            "level": self.level,
            "below": self.below,
            "games": self.games,
            "fair": self.fair,
            **self.scores.plain(),
            **(together if self.differences.scores.count else {}),
            "milliseconds": {
                "mean": 1000.0 * sum(self.moves) / max(1, len(self.moves)),
                "p95": 1000.0 * percentile(self.moves, 0.95),
                "decisions": len(self.moves),
            },
        }


def percentile(values: list[float], part: float) -> float:
    """The value that so large a part of all lies below."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def climb(
    box: Box, game: Game, config: Config, levels: list[str], games: int, seed: int, jobs: int = 1
) -> Generator[Rung, None, None]:
    """One rung after the other, each whole."""
    seats = len(game.seats(full_config(game, config)))
    if game.cooperative:
        yield from together(box, config, levels, games, seed, jobs)
        return
    for place in range(1, len(levels)):
        rung = Rung(levels[place], levels[place - 1], 1.0 / seats)
        rounds = (Round(turns(config, rung, seats, seed + number), timed=True) for number in range(-(-games // seats)))
        for played in play_rounds(box, rounds, jobs):
            won = 0.0
            for one in played:
                won += shares(one)[one.bots.index(rung.level)]
                rung.moves += one.moves[rung.level]
            rung.games += len(played)
            rung.scores.add(won / len(played))
        yield rung


def turns(config: Config, rung: Rung, seats: int, seed: int) -> list[tuple[Config, list[str], int]]:
    """On the same dice one of this level among the others, in every seat once."""
    assert rung.below is not None
    return [
        (config, [rung.level if seat == mine else rung.below for seat in range(seats)], seed) for mine in range(seats)
    ]


def together(
    box: Box, config: Config, levels: list[str], games: int, seed: int, jobs: int
) -> Generator[Rung, None, None]:
    """Teams of one level each, all on the same dice."""
    before: list[float] = []
    for place in range(len(levels)):
        rung = Rung(levels[place], levels[place - 1] if place else None, 0.5)
        rounds = (Round([(config, [rung.level], seed + number)], timed=True) for number in range(games))
        won: list[float] = []
        for played in play_rounds(box, rounds, jobs):
            won.append(float(bool(played[0].outcome.winners)))
            rung.scores.add(won[-1])
            rung.moves += played[0].moves[rung.level]
        rung.games = len(won)
        for mine, theirs in zip(won, before, strict=False):
            rung.differences.add(mine, theirs)
            if mine != theirs:
                rung.alone.add(mine)
        before = won
        yield rung
