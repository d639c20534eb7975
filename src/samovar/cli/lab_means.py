"""With what the plans of the lab are played: this machine's processes or a cluster's, and a bar that tells how far."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from samovar.cli.catalogue import console
from samovar.cli.exits import USAGE, stop
from samovar.cli.lab_options import BotSeconds, Jobs, Minutes, Scheduler, TrustBots
from samovar.lab.pace import Pace
from samovar.lab.plan import Plan
from samovar.lab.seating import SECONDS, Hosts
from samovar.lab.tasks import TASK_SECONDS

if TYPE_CHECKING:
    from samovar.lab.running import Ran

A_LINE_EVERY: Final = 10.0  # seconds, where there is no terminal for a bar


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f} games/s" if speed < 100 else f"{speed:,.0f} games/s")


@contextmanager
def counting(name: str, games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar with rate and time left; where no terminal shows it, a line now and then."""
    if quiet or not console().is_terminal:
        yield (lambda more: None) if quiet else by_line(name, games)
        return
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=console(),
        transient=True,
    ) as bar:
        work = bar.add_task(name, total=games)
        yield lambda more: bar.advance(work, more)


def by_line(name: str, games: int) -> Callable[[int], None]:
    """To where faults go, so that what is told stays clean."""
    pace = Pace(games)
    told = time.monotonic()

    def progress(more: int) -> None:
        nonlocal told
        pace.add(more)
        if time.monotonic() - told >= A_LINE_EVERY:
            told = time.monotonic()
            typer.echo(f"{name}: {pace.line()}", file=sys.stderr)

    return progress


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Means:
    """With what a plan is played."""

    def __init__(
        self,
        jobs: Jobs = None,
        scheduler: Scheduler = None,
        minutes: Minutes = None,
        bot_seconds: BotSeconds = SECONDS,
        trust_bots: TrustBots = False,
    ) -> None:
        if jobs is not None and scheduler is not None:
            stop("--jobs is for this machine; with --scheduler its workers play.", USAGE)
        self.jobs = cores() if jobs is None else jobs
        self.scheduler = scheduler
        self.end = None if minutes is None else time.monotonic() + 60 * minutes  # of all plans together
        self.seconds = bot_seconds
        self.trusted = trust_bots

    def play(self, plan: Plan, folder: Path, resume: bool, quiet: bool) -> Ran:
        """Play a plan into a folder."""
        from samovar.lab.engines import Engine, Here, Pool
        from samovar.lab.running import run

        hosts = Hosts(self.seconds, self.trusted)
        hosts.check(sorted({bot for series in plan.series for turn in series.turns for bot in turn.bots}))
        check_bots(plan)
        task_seconds = TASK_SECONDS
        engine: Engine
        if self.scheduler is not None:
            from samovar.lab.cluster import Cluster

            engine = Cluster(self.scheduler, self.seconds, self.trusted)
            task_seconds = engine.task_seconds()
        elif self.jobs == 1:
            engine = Here(self.seconds, self.trusted)
        else:
            engine = Pool(self.jobs, self.seconds, self.trusted)
        with counting(plan.name, plan.games, quiet) as progress:
            return run(plan, folder, engine, hosts, resume, self.in_time(progress, plan.games), task_seconds)

    def in_time(self, progress: Callable[[int], None], games: int) -> Callable[[int], None]:
        """The same, but ends the run when its time is over, as Ctrl+C does."""
        left = games

        def watched(more: int) -> None:
            nonlocal left
            progress(more)
            left -= more
            if left > 0 and self.end is not None and time.monotonic() > self.end:
                raise KeyboardInterrupt

        return watched


def check_bots(plan: Plan) -> None:
    """Refuse a bot that nobody knows before anything is played."""
    from samovar.bots.plugins import bot_named, foreign

    for series in plan.series:
        for turn in series.turns:
            for name in turn.bots:
                if not foreign(name):
                    bot_named(name, plan.boxes[turn.box].id, 1)
