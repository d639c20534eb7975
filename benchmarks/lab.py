"""What the lab costs beside the games themselves, and what a second core brings.

    python -m benchmarks.lab [--games 400] [--rounds 3] [--jobs 2]

Costs are processor time, which a busy machine hardly changes: of a worker, everything but the game, measured by games
that are over at once; of the process that counts, everything it does while others play. Their sum for one game is put
beside a game of ten milliseconds.

What several processes bring is told twice. By the clock, which only a quiet machine tells: `processor a second` of the
plain loop is 1 there, and below `QUIET` the clock's numbers are left out of the verdict. And by the processor: what a
game costs all processes together, beside what it costs a plain loop, says how fast they would be with a core each, if
none waits for another. A plain loop, one process and several play by turns, so that a slow moment of the machine hits
all; a short run is taken off a long one, so that nothing counts but games (processes start once in a run).

Two cores are seldom twice one: they share caches, memory and often more. So as many plain loops as there are processes
run at once, too, with no lab at all: what they bring is the machine's own limit, and what the lab leaves of it is ours.
It fails where overhead or speed are not what the lab promises.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
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
SHORT = 0.25  # of the games: the run that is taken off the whole one
QUIET = 0.95  # of a core that a loop gets where nobody else works
WANTED = {2: 1.8}  # times as fast, by the number of processes
MOST_OVERHEAD = 2.0  # percent, beside a game of ten milliseconds


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


_together: Barrier | None = None  # of a process that plays a plain loop beside others


def _beside(barrier: Barrier) -> None:
    global _together
    _together = barrier


def _loop_beside(games: int) -> tuple[float, float]:
    assert _together is not None
    plain_loop(1)  # the box is open
    _together.wait()
    return plain_loop(games)


def loops_at_once(games: int, jobs: int) -> tuple[float, float]:
    """Of one game of so many plain loops, each in a process of its own, all at once: seconds of all processors, and of
    the clock."""
    spawning = get_context("spawn")
    each = -(-games // jobs)
    with ProcessPoolExecutor(jobs, spawning, initializer=_beside, initargs=(spawning.Barrier(jobs),)) as pool:
        took = list(pool.map(_loop_beside, [each] * jobs))
    return sum(processor for processor, _ in took) / (each * jobs), max(clock for _, clock in took) / (each * jobs)


class Spent(NamedTuple):
    """What a run took: seconds of this process's processor, of all its processes', and of the clock; and how many
    bytes its journal had."""

    here: float
    everywhere: float
    clock: float
    journal: int


def by_the_lab(games: int, engine: Engine) -> Spent:
    with tempfile.TemporaryDirectory() as folder:
        processor, everywhere, clock = time.process_time(), processors(), time.perf_counter()
        written = 0

        def progress(_: int) -> None:
            nonlocal written
            journal = Path(folder) / FILE
            written = journal.stat().st_size if journal.exists() else written

        run(plan_for(games), Path(folder), engine, Hosts(trusted=True), progress=progress)
        return Spent(time.process_time() - processor, processors() - everywhere, time.perf_counter() - clock, written)


def processors() -> float:
    """Seconds of processor of this process and of those that it started and saw end."""
    return sum(
        used.ru_utime + used.ru_stime
        for used in (resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN))
    )


def a_game(games: int, engine: Callable[[], Engine]) -> tuple[float, float, int]:
    """Of one game: seconds of all processors, and of the clock; and the bytes of the journal."""
    few = max(1, int(SHORT * games))
    short, long = by_the_lab(few, engine()), by_the_lab(games, engine())
    return (
        (long.everywhere - short.everywhere) / (games - few),
        (long.clock - short.clock) / (games - few),
        long.journal,
    )


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
    short = by_the_lab(TASK_GAMES, Prepared(played[:1])).here
    long = by_the_lab(games, Prepared(played)).here
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
    load = os.getloadavg()[0]
    loops, alone, several, at_once = [], [], [], []
    for _ in range(rounds):
        loops.append(plain_loop(games))
        alone.append(a_game(games, lambda: Here(SECONDS, True)))
        several.append(a_game(games, lambda: Pool(jobs, SECONDS, True)))
        at_once.append(loops_at_once(games, jobs))
    plain, clock = (median(each[kind] for each in loops) / games for kind in (0, 1))
    one, one_clock = (median(each[kind] for each in alone) for kind in (0, 1))
    together, together_clock = (median(each[kind] for each in several) for kind in (0, 1))
    beside, beside_clock = (median(each[kind] for each in at_once) for kind in (0, 1))
    overhead = 100 * (worker + counting + sending) / A_GAME
    quiet = plain / clock >= QUIET
    faster = clock / together_clock if quiet else jobs * plain / together
    return {
        "build": build(),
        "games": games,
        "processor, microseconds a game": {
            "the game itself, plain loop": 1e6 * plain,
            "one process of the lab": 1e6 * one,
            f"{jobs} processes together": 1e6 * together,
            f"{jobs} plain loops at once": 1e6 * beside,
            "worker beside the game": 1e6 * worker,
            "sending": 1e6 * sending,
            "counting process": 1e6 * counting,
        },
        "overhead at 10 ms a game, percent": overhead,
        "bytes a game": {"sent back": sent, "journal": several[-1][2] / games},
        f"{jobs} processes against a plain loop": {
            "with a core each, by the processor": jobs * plain / together,
            "by the clock": clock / together_clock,
            "each round by the clock": [one[1] / games / two[1] for one, two in zip(loops, several, strict=True)],
        },
        f"{jobs} plain loops at once, the machine's limit": {
            "with a core each, by the processor": jobs * plain / beside,
            "by the clock": clock / beside_clock,
            "what the lab keeps of it, by the processor": beside / together,
            "what the lab keeps of it, by the clock": beside_clock / together_clock,
        },
        "games a second by the clock": {
            "plain loop": 1 / clock,
            "one process": 1 / one_clock,
            f"{jobs} processes": 1 / together_clock,
            f"{jobs} plain loops at once": 1 / beside_clock,
        },
        "load before": load,
        "processor a second, plain loop": plain / clock,
        "quiet": quiet,
        "enough": {
            "overhead": overhead < MOST_OVERHEAD,
            "speed": faster >= WANTED.get(jobs, 0.0),
            "speed by": "the clock" if quiet else "the processor",
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
    if not (told["enough"]["overhead"] and told["enough"]["speed"]):
        raise SystemExit("not what the lab promises")


if __name__ == "__main__":
    main()
