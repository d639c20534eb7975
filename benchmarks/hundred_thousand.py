"""A plan of a hundred thousand games on a cluster of two workers, of which one is killed on the way.

    python -m benchmarks.hundred_thousand [--plan PLAN.toml] [--out FOLDER] [--games 100000] [--minutes 10]

Starts a scheduler and two workers of Dask on this machine and plays the plan of Steamwatchers' balance, or another.
After half of what is to be played, or of the minutes, one worker is killed; a new one comes a moment later.
Told are how many games were played, how many are missing in the data or stand there twice (both must be 0), after
which games workers were killed, in earlier calls too, and the pace. With `--minutes` it stops by then, and the same
call goes on: the end is the same. `PYTHONPATH` names a compiled build, if there is one (`python -m tools.compiled
build/compiled`, then `build/compiled/src`). `python -m tools.balance` makes the report of what it leaves.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

from samovar.games import steamwatchers
from samovar.lab.cluster import Cluster
from samovar.lab.pace import Pace
from samovar.lab.plan import Plan, read_plan
from samovar.lab.running import run
from samovar.lab.seating import SECONDS, Hosts
from samovar.lab.speed import build
from samovar.lab.tables import Results
from tests.lab.dask_processes import DaskProcesses

PLAN = Path(steamwatchers.__file__).parent / "plans" / "balance.toml"
A_HALF = 0.5
KILLED = "killed.txt"  # in the run's folder: after how many games, a line for each worker
A_LINE_EVERY = 15.0  # seconds
TASK_SECONDS = 4.0  # on a busy machine half a second by the clock is no more than a game


def say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


class Course:
    """Watches the run: kills a worker, brings another, ends it in time."""

    def __init__(self, cluster: DaskProcesses, games: int, minutes: float | None, killed: Path) -> None:
        self.cluster = cluster
        self.killed = killed
        self.pace = Pace(games)
        self.begun = time.monotonic()
        self.end = None if minutes is None else self.begun + 60 * minutes
        self.stood: int | None = None  # games that an earlier call had played
        self.killed_after: int | None = None
        self.joined = False
        self.told = time.monotonic()

    def __call__(self, games: int) -> None:
        self.pace.add(games)
        if self.stood is None:
            self.stood = games
            return
        now = time.monotonic()
        done = self.pace.done - self.stood
        half_over = self.end is not None and now > self.begun + A_HALF * (self.end - self.begun)
        if self.killed_after is None and (half_over or done >= A_HALF * (self.pace.games - self.stood)):
            self.killed_after = self.pace.done
            self.cluster.kill(0)
            with self.killed.open("a", encoding="utf-8") as lines:
                lines.write(f"{self.pace.done}\n")
            say(f"one worker of two is killed after {self.pace.done:,} games")
        elif self.killed_after is not None and not self.joined and self.pace.done > self.killed_after:
            self.joined = True
            self.cluster.join()
        if now - self.told >= A_LINE_EVERY:
            self.told = now
            say(self.pace.line())
        if self.end is not None and now > self.end:
            raise KeyboardInterrupt


def faults(plan: Plan, results: Results) -> tuple[int, int]:
    """Games that are missing, and games that stand there twice."""
    rows = list(results.games.select("series", "round", "turn").iter_rows())
    wanted = {
        (series.name, number, turn)
        for series in plan.series
        for number in range(series.rounds)
        for turn in range(len(series.turns))
    }
    return len(wanted - set(rows)), len(rows) - len(set(rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plan", type=Path, default=PLAN)
    parser.add_argument("--out", type=Path, default=Path("build/balance/steamwatchers"))
    parser.add_argument("--games", type=int)
    parser.add_argument("--minutes", type=float)
    wanted = parser.parse_args()
    plan = read_plan(wanted.plan)
    if wanted.games is not None:
        plan.shorten(wanted.games)
    say(f"{plan.name}: {plan.games:,} games in {len(plan.series)} series, {build()}")
    killed = wanted.out / KILLED
    with tempfile.TemporaryDirectory() as folder:
        cluster = DaskProcesses(Path(folder))
        try:
            engine = Cluster(cluster.address, SECONDS, True)
            engine.client.wait_for_workers(2, timeout=60)
            course = Course(cluster, plan.games, wanted.minutes, killed)
            task_seconds = max(TASK_SECONDS, engine.task_seconds())
            ran = run(plan, wanted.out, engine, Hosts(trusted=True), True, course, task_seconds)
        finally:
            cluster.close()
    missing, twice = faults(plan, ran.results) if ran.complete else (None, None)
    told = {
        "games": plan.games,
        "in the data": ran.results.games.height,
        "played by this call": ran.played,
        "workers killed after": [int(line) for line in killed.read_text().split()] if killed.exists() else [],
        "missing": missing,
        "twice": twice,
        "seconds": round(ran.seconds, 1),
        "games a second": round(ran.played / ran.seconds, 1) if ran.seconds else None,
        "bytes a game": round(
            sum(each.stat().st_size for each in wanted.out.glob("*.parquet")) / max(1, ran.results.games.height), 1
        ),
        "complete": ran.complete,
    }
    say(json.dumps(told, indent=2))
    if ran.complete and (missing or twice):
        raise SystemExit(1)
    if not ran.complete:
        raise SystemExit("stopped in time: the same call goes on")


if __name__ == "__main__":
    main()
