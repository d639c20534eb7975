"""`samovar lab run`: a plan is played, on all cores of this machine or on a cluster, into a folder of data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import INTERRUPTED, USAGE, stop
from samovar.cli.lab_means import Means
from samovar.cli.lab_options import AsJson, BotSeconds, Jobs, Minutes, Out, Report, Resume, Scheduler, TrustBots
from samovar.content.languages import FALLBACK, LANGUAGES
from samovar.lab.plan import RECORDS, Keep, Plan, read_plan
from samovar.lab.seating import SECONDS

if TYPE_CHECKING:
    from samovar.lab.running import Ran


def run_plan(
    plan: Annotated[Path, typer.Argument(help="The plan, a TOML file: docs/lab.md.", exists=True, dir_okay=False)],
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    minutes: Minutes = None,
    resume: Resume = False,
    records: Annotated[
        str | None, typer.Option(help=f"Which games to keep whole: {', '.join(RECORDS)}.", metavar="WHICH")
    ] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Keep a row for every decision, too.")] = False,
    bot_seconds: BotSeconds = SECONDS,
    trust_bots: TrustBots = False,
    report: Report = None,
    language: Annotated[str, typer.Option(help=f"The report's: {', '.join(LANGUAGES)}.")] = FALLBACK,
    as_json: AsJson = False,
) -> None:
    """Play a plan and keep what happened as data. Ctrl+C keeps what was played, and --resume goes on."""
    if language not in LANGUAGES:
        stop(f"--language is {' or '.join(LANGUAGES)}.", USAGE)
    wanted = read_plan(plan)
    if records is not None or decisions:
        keep = wanted.keep
        wanted.keep = Keep(records or keep.records, keep.most, decisions or keep.decisions, keep.course)
    folder = plan.with_suffix(".lab") if out is None else out
    ran = Means(jobs, scheduler, minutes, bot_seconds, trust_bots).play(wanted, folder, resume, as_json)
    if report is not None:
        from samovar.lab.sections import page_of

        page_of(wanted, ran.results, language).write(report)
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
