"""What the lab costs beside the games themselves, and what a second core brings.

    python -m benchmarks.lab [--games 400] [--rounds 3] [--jobs 2]

Costs are processor time, which a busy machine hardly changes: of a worker, everything but the game, measured by games
that are over at once; of the process that counts, everything it does while others play. Their sum for one game is put
beside a game of ten milliseconds. The time on the clock of a plain loop, of one process and of several is told, too:
believe it on a quiet machine only.
"""

from __future__ import annotations

import argparse
import json
import pickle
import sys
import tempfile
import time
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

from samovar.games import open_box
from samovar.kernel.game import Outcome
from samovar.lab import tasks
from samovar.lab.arena import Played, play_one
from samovar.lab.engines import Engine, Here, Pool
from samovar.lab.journal import FILE
from samovar.lab.plan import Plan, plan_of
from samovar.lab.running import run
from samovar.lab.seating import SECONDS, Hosts
from samovar.lab.speed import build
from samovar.lab.tasks import Done, Feeder, Task, Workshop

GAME = "steamwatchers"
SETTINGS = {"players": 3}
A_GAME = 0.010  # seconds
STUBS = 20_000
TASK_GAMES = 50  # of a task of half a second


def plan_for(games: int) -> Plan:
    series = {"game": GAME, "bots": ["random"], "settings": SETTINGS}
    return plan_of({"games": games, "series": [series]}, Path(), "cost")


def plain_loop(games: int) -> tuple[float, float]:
    """Seconds of processor and of the clock."""
    game, hosts = open_box(GAME), Hosts(trusted=True)
    processor, clock = time.process_time(), time.perf_counter()
    for seed in range(1, games + 1):
        play_one(game, SETTINGS, ["random"], seed, hosts)
    return time.process_time() - processor, time.perf_counter() - clock


def by_the_lab(games: int, engine: Engine) -> tuple[float, float, int]:
    """Seconds of this process's processor, of the clock, and the bytes of the journal."""
    with tempfile.TemporaryDirectory() as folder:
        processor, clock = time.process_time(), time.perf_counter()
        written = 0

        def progress(_: int) -> None:
            nonlocal written
            journal = Path(folder) / FILE
            written = journal.stat().st_size if journal.exists() else written

        run(plan_for(games), Path(folder), engine, Hosts(trusted=True), progress=progress)
        return time.process_time() - processor, time.perf_counter() - clock, written


def worker_cost() -> tuple[float, float, list[Done]]:
    """Of one game: seconds that a worker spends beside it, and bytes that it sends back; and what it would send."""
    workshop = Workshop(plan_for(STUBS), Hosts(trusted=True))
    real = play_one(workshop.games[0], SETTINGS, ["random"], 1)

    def at_once(*_: Any, **__: Any) -> Played:
        outcome = Outcome(list(real.outcome.winners), real.outcome.key, None, list(real.outcome.scores or []))
        return Played(outcome, real.decisions, list(real.bots))

    with patch.object(tasks, "play_one", at_once):
        started = time.process_time()
        played = [workshop.play(Task(0, first, TASK_GAMES)) for first in range(0, STUBS, TASK_GAMES)]
        seconds = time.process_time() - started
    return seconds / STUBS, sum(len(pickle.dumps(each)) for each in played) / STUBS, played


class Prepared:
    """An engine whose games are played already: what is left is what the counting process does."""

    def __init__(self, done: list[Done]) -> None:
        self.done = done

    def play(self, plan: Plan, feeder: Feeder) -> Generator[Done, None, None]:
        yield from self.done


def counting_cost(played: list[Done]) -> float:
    """Of one game: writing the journal, then the tables. What is the same for a short run is taken off."""
    games = TASK_GAMES * len(played)
    short = by_the_lab(TASK_GAMES, Prepared(played[:1]))[0]
    long = by_the_lab(games, Prepared(played))[0]
    return (long - short) / (games - TASK_GAMES)


def echo(done: Done) -> Done:
    return done


def sending_cost(done: Done, jobs: int, tasks: int = 200) -> float:
    """Of one game: processor time of both ends while a task travels there and its games back, twice as much as is."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        list(pool.map(echo, [done] * jobs))
        started = time.process_time()
        list(pool.map(echo, [done] * tasks))
        here = time.process_time() - started
    return 2 * here / (tasks * TASK_GAMES)  # the other end does the same


def measured(games: int, rounds: int, jobs: int) -> dict[str, Any]:
    worker, sent, played = worker_cost()
    counting, sending = counting_cost(played), sending_cost(played[0], jobs)
    loops, alone, several, journal = [], [], [], 0
    for _ in range(rounds):  # by turns, so that a slow moment of the machine hits all
        loops.append(plain_loop(games))
        alone.append(by_the_lab(games, Here(SECONDS, True)))
        several.append(by_the_lab(games, Pool(jobs, SECONDS, True)))
        journal = several[-1][2]
    cost = worker + counting + sending
    plain, clock = (median(each[kind] for each in loops) / games for kind in (0, 1))
    return {
        "build": build(),
        "games": games,
        "processor, microseconds a game": {
            "the game itself, plain loop": 1e6 * plain,
            "worker beside the game": 1e6 * worker,
            "sending": 1e6 * sending,
            "counting process": 1e6 * counting,
        },
        "overhead at 10 ms a game, percent": 100 * cost / A_GAME,
        "bytes a game": {"sent back": sent, "journal": journal / games},
        "clock": {
            "plain loop, games a second": 1 / clock,
            "one process, games a second": games / median(each[1] for each in alone),
            f"{jobs} processes, games a second": games / median(each[1] for each in several),
            f"{jobs} processes against the plain loop": games * clock / median(each[1] for each in several),
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    told = measured(wanted.games, wanted.rounds, wanted.jobs)
    sys.stdout.write(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
