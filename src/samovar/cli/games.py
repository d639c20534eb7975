"""`samovar games`: what games there are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from samovar.cli.catalogue import console, language, say_json
from samovar.content.languages import Language
from samovar.games import Entry, catalogue


def games(
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, in every language.")] = False,
    lang: Annotated[Language | None, typer.Option(help="Language of the names.", show_default=False)] = None,
) -> None:
    """List the games: names, players, length, and whether they can be played yet."""
    if as_json:
        say_json([plain(entry) for entry in catalogue()])
        return
    spoken = lang or language()
    table = Table(box=None, pad_edge=False)
    for heading in ("id", "name", "players", "minutes", "status", ""):
        table.add_column(heading, overflow="fold")
    for entry in catalogue():
        players, minutes = span(entry.players), span(entry.minutes)
        table.add_row(entry.id, entry.names[spoken], players, minutes, entry.status, entry.blurb[spoken])
    console().print(table)


def plain(entry: Entry) -> dict[str, object]:
    return {
        "id": entry.id,
        "names": entry.names,
        "blurb": entry.blurb,
        "players": list(entry.players),
        "minutes": list(entry.minutes),
        "status": entry.status,
    }


def span(ends: tuple[int, int]) -> str:
    return f"{ends[0]}" if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}"
