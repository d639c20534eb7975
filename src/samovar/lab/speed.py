"""How fast a game is: copies, views, questions, decisions, playouts, in CPU time on one core."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from samovar.bots.playout import playout
from samovar.kernel import native
from samovar.kernel.chance import seeded
from samovar.kernel.game import Config, Game, new_table
from samovar.kernel.question import question
from samovar.kernel.steps import asked
from samovar.kernel.table import Table, copy
from samovar.kernel.view import view

ROUNDS = 3
SLICE = 0.25  # seconds of CPU a measure, a round
GAMES_TO_HALVE = 11  # random games whose middles are measured; the middle one of them is the usual game


class Measure:
    """One thing measured: the best and the middle of the rounds, in its unit."""

    def __init__(self, name: str, unit: str, values: list[float], more_is_better: bool) -> None:
        self.name = name
        self.unit = unit
        self.best = max(values) if more_is_better else min(values)
        self.median = sorted(values)[len(values) // 2]

    def plain(self) -> dict[str, Any]:
        return {"name": self.name, "unit": self.unit, "best": self.best, "median": self.median}


def calibration() -> float:
    """Milliseconds of CPU for a fixed loop: how fast the machine is just now."""
    started = time.process_time()
    total = 0
    for number in range(1_000_000):
        total = (total + number * number) & 0xFFFF
    return 1000 * (time.process_time() - started)


def measures(game: Game, config: Config) -> list[Measure]:
    """All measures of a game, rounds interleaved so that a slow moment of the machine hits them alike."""
    middle = midgame(game, config)
    seat = asked(middle)[0]
    start = new_table(game, config, seeded(1))
    per_call: list[tuple[str, Callable[[], object]]] = [
        ("copy", lambda: copy(middle)),
        ("view", lambda: view(middle, seat)),
        ("question as JSON", lambda: json.dumps(question(game, middle, seat, previews=False))),
    ]
    micro: dict[str, list[float]] = {name: [] for name, _ in per_call}
    rates: list[float] = []
    games: list[float] = []
    for number in range(ROUNDS):
        for name, call in per_call:
            micro[name].append(1e6 * _seconds_a_call(call))
        decided, ended, spent = _playouts(start, number)
        rates.append(decided / spent)
        games.append(ended / spent)
    found = [Measure(name, "µs", micro[name], more_is_better=False) for name, _ in per_call]
    found.append(Measure("decisions", "a second", rates, more_is_better=True))
    found.append(Measure("playouts", "a second", games, more_is_better=True))
    return found


def midgame(game: Game, config: Config) -> Table:
    """A table half-way through a random game of usual length."""
    return middles(game, config)[GAMES_TO_HALVE // 2]


def middles(game: Game, config: Config) -> list[Table]:
    """Half-way through each of some random games, that of the shortest game first."""
    start = new_table(game, config, seeded(1))
    games = sorted((playout(copy_with(start, seed), seeded(seed + 7)), seed) for seed in range(GAMES_TO_HALVE))
    found = []
    for length, seed in games:
        table = copy_with(start, seed)
        playout(table, seeded(seed + 7), length // 2)
        found.append(table)
    return found


def copy_with(table: Table, seed: int) -> Table:
    """A copy whose dice fall otherwise."""
    twin = copy(table)
    twin.chance = seeded(seed)
    return twin


def _seconds_a_call(call: Callable[[], object]) -> float:
    calls = 0
    started = time.process_time()
    spent = 0.0
    while spent < SLICE:
        for _ in range(100):
            call()
        calls += 100
        spent = time.process_time() - started
    return spent / calls


def _playouts(start: Table, number: int) -> tuple[int, int, float]:
    decided = ended = 0
    started = time.process_time()
    spent = 0.0
    while spent < 4 * SLICE or ended == 0:
        seed = 1000 * number + ended
        decided += playout(copy_with(start, seed), seeded(seed + 7))
        ended += 1
        spent = time.process_time() - started
    return decided, ended, spent


def build() -> str:
    """Which build is running."""
    return "compiled" if native.compiled else "interpreted"
