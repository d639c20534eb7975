"""The ladder of a game, measured: each level against the one below, and how long it thinks."""

from __future__ import annotations

from collections.abc import Generator
from itertools import pairwise
from typing import Any

from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box, Played, Round, play_rounds
from samovar.lab.notebook import Notebook, Noted, Trial
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
        self.moves: list[float] = []  # seconds

    def add(self, noted: Noted) -> None:
        self.games += noted.games
        self.scores.add(noted.won)
        self.moves += [1e-6 * move for move in noted.moves]

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


class Climb:
    """Each level of a ladder against the one below. `cut` says that Ctrl+C or the notebook's time ended it early."""

    def __init__(self, box: Box, config: Config, notebook: Notebook, jobs: int = 1) -> None:
        self.box = box
        self.config = config
        self.notebook = notebook
        self.jobs = jobs
        self.cut = False

    def rungs(self, game: Game, levels: list[str], games: int, seed: int) -> Generator[Rung, None, None]:
        """One rung after the other; the last one may be cut short."""
        if game.cooperative:
            yield from self.together(levels, games, seed)
            return
        seats = len(game.seats(full_config(game, self.config)))
        for below, level in pairwise(levels):
            rung = Rung(level, below, 1.0 / seats)
            trials = [Trial(level, below, seed + number) for number in range(-(-games // seats))]
            for noted in self.played(trials, seats):
                rung.add(noted)
            yield rung
            if self.cut:
                return

    def together(self, levels: list[str], games: int, seed: int) -> Generator[Rung, None, None]:
        """Teams of one level each, all on the same dice."""
        before: list[float] = []
        for place, level in enumerate(levels):
            rung = Rung(level, levels[place - 1] if place else None, 0.5)
            won: list[float] = []
            for noted in self.played([Trial(level, None, seed + number) for number in range(games)], 1):
                rung.add(noted)
                won.append(noted.won)
            for mine, theirs in zip(won, before, strict=False):
                rung.differences.add(mine, theirs)
                if mine != theirs:
                    rung.alone.add(mine)
            before = won
            yield rung
            if self.cut:
                return

    def played(self, trials: list[Trial], seats: int) -> Generator[Noted, None, None]:
        """What came of each, in their order; what the notebook knows is not played again."""
        fresh = [trial for trial in trials if self.notebook.find(trial) is None]
        playing = play_rounds(self.box, (self.round(trial, seats) for trial in fresh), self.jobs)
        try:
            for trial in trials:
                noted = self.notebook.find(trial)
                if noted is None:
                    if self.notebook.over():
                        self.cut = True
                        return
                    noted = noted_of(trial, next(playing))
                    self.notebook.add(trial, noted)
                yield noted
        except KeyboardInterrupt:
            self.cut = True
        finally:
            playing.close()

    def round(self, trial: Trial, seats: int) -> Round:
        """On the same dice one of this level among the others, in every seat once; or a team of the level."""
        if trial.below is None:
            return Round([(self.config, [trial.level], trial.seed)], timed=True)
        lines = [[trial.level if seat == mine else trial.below for seat in range(seats)] for mine in range(seats)]
        return Round([(self.config, line, trial.seed) for line in lines], timed=True)


def noted_of(trial: Trial, games: list[Played]) -> Noted:
    won = 0.0
    moves: list[int] = []
    for one in games:
        if trial.below is None:
            won += float(bool(one.outcome.winners))
        else:
            won += shares(one)[one.bots.index(trial.level)]
        moves += [round(1e6 * seconds) for seconds in one.moves[trial.level]]
    return Noted(won / len(games), len(games), moves)
