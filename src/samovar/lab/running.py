"""A run: a plan is played into a folder, and can be cut off and taken up again at any moment.

While it runs the folder holds the journal; at the end, or when it is interrupted, tables and records are made of it. A
finished run has no journal any more.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from samovar.kernel.errors import Unreadable
from samovar.lab import tables
from samovar.lab.engines import Engine
from samovar.lab.journal import FILE, Journal
from samovar.lab.plan import Plan
from samovar.lab.seating import Hosts
from samovar.lab.tasks import TASK_SECONDS, Feeder, Workshop

PLAN_FILE: Final = "plan.json"
RUN_FILE: Final = "run.json"
RECORDS_FOLDER: Final = "records"

Progress = Callable[[int], None]  # so many games more


class Ran:
    """How a run ended: with all games played, or interrupted."""

    def __init__(self, results: tables.Results, played: int, seconds: float, complete: bool) -> None:
        self.results = results
        self.played = played  # by this run, without what stood there before
        self.seconds = seconds
        self.complete = complete


def run(
    plan: Plan,
    folder: Path,
    engine: Engine,
    hosts: Hosts,
    resume: bool = False,
    progress: Progress | None = None,
    task_seconds: float = TASK_SECONDS,
) -> Ran:
    """Play what of the plan has not been played. KeyboardInterrupt ends it early; what was played is kept."""
    started = time.perf_counter()
    finished = begin(plan, folder, resume)
    if finished is not None:
        if progress is not None:
            progress(plan.games)
        return Ran(finished, 0, 0.0, complete=True)
    journal = Journal(folder, plan)
    played = 0
    complete = True
    playing = None
    try:
        if progress is not None:
            progress(journal.games(plan))
        feeder = Feeder(plan, journal.done, task_seconds)
        playing = engine.play(plan, feeder)
        for done in playing:
            if journal.add(done):
                games = sum(len(each) for each in done.rounds)
                played += games
                if progress is not None:
                    progress(games)
    except KeyboardInterrupt:
        complete = False
    except BaseException:
        journal.close()
        raise
    finally:
        if playing is not None:
            playing.close()
    workshop = Workshop(plan, hosts)
    tables.write(folder, plan, workshop.games, journal.in_order, complete)
    keep_records(folder, plan, workshop, journal)
    seconds = time.perf_counter() - started
    told = {"games": played, "seconds": seconds, "complete": complete}
    (folder / RUN_FILE).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    journal.close()
    hosts.close()
    if complete:
        journal.path.unlink()
    return Ran(tables.Results(folder), played, seconds, complete)


def begin(plan: Plan, folder: Path, resume: bool) -> tables.Results | None:
    """Make the folder ready; what lies there already if the run is over."""
    folder.mkdir(parents=True, exist_ok=True)
    journal, games = folder / FILE, folder / tables.GAMES_FILE
    if (journal.exists() or games.exists()) and not resume:
        raise Unreadable(str(folder), "holds a run already: --resume goes on with it, --out names another folder")
    if games.exists() and not journal.exists():
        known = tables.Results(folder)
        if known.origin["digest"] != plan.digest():
            raise Unreadable(str(folder), "holds the run of another plan: give another folder by --out")
        return known
    told = json.dumps(plan.plain(), ensure_ascii=False, indent=2, sort_keys=True)
    (folder / PLAN_FILE).write_text(told + "\n", encoding="utf-8")
    return None


def keep_records(folder: Path, plan: Plan, workshop: Workshop, journal: Journal) -> None:
    """The records that the plan asks for, each a file that `samovar replay` reads."""
    place = folder / RECORDS_FOLDER
    shutil.rmtree(place, ignore_errors=True)
    if plan.keep.records == "none":
        return
    place.mkdir()
    if plan.keep.records == "all":
        for series, number, games in journal.in_order():
            for turn, one in enumerate(games):
                (place / record_name(series, number, turn)).write_text(one["r"], encoding="utf-8")
        return
    rank = worst if plan.keep.records == "worst" else by_lot
    found: dict[int, list[tuple[Any, int, int]]] = {}
    for series, number, games in journal.in_order():
        for turn, one in enumerate(games):
            kept = found.setdefault(series, [])
            kept.append((rank(one, series, number, turn), number, turn))
            kept.sort()
            del kept[plan.keep.most :]
    for series, kept in found.items():
        for _, number, turn in kept:
            record = workshop.record(plan.series[series], number, turn)
            (place / record_name(series, number, turn)).write_text(record.text(), encoding="utf-8")


def worst(one: dict[str, Any], series: int, number: int, turn: int) -> tuple[int, int]:
    """What somebody should look at first: a bot that lost its seat, then the longest games."""
    return -len(one.get("f", {})), -one["n"]


def by_lot(one: dict[str, Any], series: int, number: int, turn: int) -> str:
    return hashlib.sha256(f"{series} {number} {turn}".encode()).hexdigest()


def record_name(series: int, number: int, turn: int) -> str:
    return f"{series:03d}-{number:07d}-{turn}.record"
