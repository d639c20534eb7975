"""`samovar analyse`: a finished game looked through, as chess players do."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from samovar import games
from samovar.bots.analysis import Analyst
from samovar.bots.minds import mind_for
from samovar.cli.catalogue import console, language, say_json
from samovar.cli.replay import text_of as read_text
from samovar.content.languages import Language
from samovar.kernel.errors import Unreadable
from samovar.kernel.match import replay
from samovar.kernel.record import read_record


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    html: Annotated[Path | None, typer.Option(help="Write it as a page of its own.")] = None,
    seconds: Annotated[float, typer.Option(min=1.0, help="Think so long at most.")] = 120.0,
    rollouts: Annotated[int, typer.Option(min=2, help="Games played on from every moment.")] = 16,
    moments: Annotated[int, typer.Option(min=2, help="Moments of the game to look at.")] = 16,
    simulations: Annotated[int, typer.Option(min=6, help="Simulations for each decision.")] = 24,
    seed: Annotated[int, typer.Option(help="The same seed and counts give the same analysis.")] = 1,
    lang: Annotated[Language | None, typer.Option(help="The language to speak.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Chances of winning over time, turning points, choices that cost most with what was known, and luck."""
    from samovar.lab.analysis_page import Told, page_of, text_of

    record = read_record(read_text(file))
    game = games.open_box(record.game)
    mind = mind_for(record.game)
    if mind is None:
        raise Unreadable(file.name, f"no bot can think about {record.game}")
    if replay(game, record).outcome() is None:
        raise Unreadable(file.name, "this game is not over; analysis is for finished games")
    with Progress(console=console(), transient=True, disable=as_json) as shown:
        task = shown.add_task("Thinking", total=1.0)
        analyst = Analyst(
            game,
            mind,
            record,
            seed,
            rollouts,
            moments,
            simulations,
            seconds,
            lambda done: shown.update(task, completed=done),
        )
        found = analyst.analyse()
    if as_json:
        say_json(found)
        return
    told = Told(game, found, (lang or language()))
    if html is not None:
        html.write_text(page_of(told), encoding="utf-8")
        typer.echo(f"Written to {html}.")
    else:
        typer.echo(text_of(told), nl=False)
