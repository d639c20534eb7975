"""`samovar bench`: how fast the games are on this machine."""

from __future__ import annotations

import platform
from typing import Annotated

import typer
from rich.table import Table

from samovar import games
from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import FINDING, stop
from samovar.games import catalogue
from samovar.lab.speed import Measure, build, calibration, measures


def bench(
    game: Annotated[list[str] | None, typer.Argument(help="Which games; all that can be played unless said.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Measure copies, views, questions, decisions and playouts, in CPU time on one core."""
    wanted = game or [entry.id for entry in catalogue() if entry.status == "playable"]
    if not wanted:
        stop("No game can be played yet, so there is nothing to measure.", FINDING)
    results: list[tuple[str, list[Measure]]] = []
    for name in wanted:
        box = games.open_box(name)
        results.append((name, measures(box, box.defaults())))
    machine = {"build": build(), "python": platform.python_version(), "calibration": calibration()}
    if as_json:
        told = [{"game": name, "measures": [one.plain() for one in found]} for name, found in results]
        say_json({**machine, "games": told})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "measure", "best", "median", "unit"):
        table.add_column(heading, justify="right" if heading in ("best", "median") else "left")
    for name, found in results:
        for one in found:
            table.add_row(name, one.name, number(one.best), number(one.median), one.unit)
    out = console()
    out.print(table)
    out.print(
        f"{machine['build']} build, Python {machine['python']}, CPU time of one core, best and median of three rounds; "
        f"calibration loop {machine['calibration']:.0f} ms."
    )


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
