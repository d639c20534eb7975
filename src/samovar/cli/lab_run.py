"""`samovar lab run`: a plan is played, on all cores of this machine or on a cluster, into a folder of data."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import INTERRUPTED, USAGE, stop
from samovar.lab.plan import RECORDS, Keep, Plan, read_plan
from samovar.lab.seating import SECONDS, Hosts
from samovar.lab.tasks import TASK_SECONDS

if TYPE_CHECKING:
    from samovar.lab.running import Ran

Jobs = Annotated[
    int | None, typer.Option(min=1, help="How many processes play: else one a core. The result is the same.")
]
Scheduler = Annotated[
    str | None, typer.Option(help="Address of a Dask scheduler: its workers play.", metavar="ADDRESS")
]
Out = Annotated[Path | None, typer.Option(help="The folder for the results.", file_okay=False)]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a run that was cut off.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
BotSeconds = Annotated[
    float, typer.Option(min=0.01, help="How long a bot that is not ours may think about one choice.")
]
TrustBots = Annotated[
    bool, typer.Option("--trust-bots", help="Let them play inside our processes: faster, but nothing stops them.")
]


class Rate(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f} games/s" if speed < 100 else f"{speed:,.0f} games/s")


@contextmanager
def counting(name: str, games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar with rate and time left."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=console(),
        transient=True,
        disable=quiet,
    ) as bar:
        work = bar.add_task(name, total=games)
        yield lambda more: bar.advance(work, more)


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Means:
    """With what a plan is played."""

    def __init__(
        self, jobs: int | None, scheduler: str | None, seconds: float = SECONDS, trusted: bool = False
    ) -> None:
        if jobs is not None and scheduler is not None:
            stop("--jobs is for this machine; with --scheduler its workers play.", USAGE)
        self.jobs = cores() if jobs is None else jobs
        self.scheduler = scheduler
        self.seconds = seconds
        self.trusted = trusted

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
            return run(plan, folder, engine, hosts, resume, progress, task_seconds)


def check_bots(plan: Plan) -> None:
    """Refuse a bot that nobody knows before anything is played."""
    from samovar.bots.plugins import bot_named, foreign

    for series in plan.series:
        for turn in series.turns:
            for name in turn.bots:
                if not foreign(name):
                    bot_named(name, plan.boxes[turn.box].id, 1)


def run_plan(
    plan: Annotated[Path, typer.Argument(help="The plan, a TOML file: docs/lab.md.", exists=True, dir_okay=False)],
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    resume: Resume = False,
    records: Annotated[
        str | None, typer.Option(help=f"Which games to keep whole: {', '.join(RECORDS)}.", metavar="WHICH")
    ] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep a row for every decision, too.")] = False,
    bot_seconds: BotSeconds = SECONDS,
    trust_bots: TrustBots = False,
    as_json: AsJson = False,
) -> None:
    """Play a plan and keep what happened as data. Ctrl+C keeps what was played, and --resume goes on."""
    wanted = read_plan(plan)
    if records is not None or decisions:
        keep = wanted.keep
        wanted.keep = Keep(records or keep.records, keep.most, decisions or keep.decisions, keep.course)
    folder = plan.with_suffix(".lab") if out is None else out
    ran = Means(jobs, scheduler, bot_seconds, trust_bots).play(wanted, folder, resume, as_json)
    tell(wanted, ran, folder, as_json)


def tell(plan: Plan, ran: Ran, folder: Path, as_json: bool) -> None:
    """What a run shows, series by series."""
    from samovar.lab.summary import summaries

    told = summaries(plan, ran.results)
    if as_json:
        run: dict[str, Any] = {"games": ran.played, "seconds": ran.seconds, "complete": ran.complete}
        say_json({"folder": str(folder), "run": run, "series": told, "provenance": ran.results.origin})
    else:
        table = Table(box=None, pad_edge=False)
        for heading in ("series", "games", "who", "share", "95 % interval", "decisions"):
            table.add_column(heading, justify="left" if heading in ("series", "who") else "right")
        for one in told:
            name, games, length = one["series"], str(one["games"]), f"{one['decisions']['mean']:.0f}"
            for who, count in one["bots"].items() if len(one["bots"]) > 1 else one["rows"].items():
                between = f"{100 * count['low']:.1f} – {100 * count['high']:.1f} %"
                table.add_row(name, games, who, f"{100 * count['share']:.1f} %", between, length)
                name = games = length = ""
        out = console()
        out.print(table)
        rate = f", {ran.played / ran.seconds:,.1f} games/s" if ran.seconds else ""
        out.print(f"{ran.played} games played in {ran.seconds:.1f} s{rate}. Kept in {folder}.", markup=False)
    if not ran.complete:
        if not as_json:
            console().print("Ended early: --resume goes on.")
        raise typer.Exit(INTERRUPTED)
