"""`samovar tui` and `samovar play --plain`: the games in a terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from samovar.cli.catalogue import language
from samovar.cli.exits import UNREADABLE, USAGE, stop
from samovar.cli.sim import chosen
from samovar.content.languages import Language
from samovar.facade import Game, list_games, load

if TYPE_CHECKING:
    from samovar.terminal.tables import Playing

TOKEN = "SAMOVAR_TOKEN"  # noqa: S105 the variable's name; a secret does not belong into a list of processes

Which = Annotated[str | None, typer.Argument(help="Which game: see `samovar games`.", show_default=False)]
Bots = Annotated[str, typer.Option(help="Who plays the other seats, by commas: levels or bots, yours as module:Class.")]
People = Annotated[int, typer.Option(min=0, help="How many play at this keyboard; 0 watches bots.")]
Sets = Annotated[list[str] | None, typer.Option("--set", help="A setting, as key=value.")]
Seed = Annotated[str | None, typer.Option(help="The same seed throws the same dice.", show_default=False)]
Lang = Annotated[Language | None, typer.Option(help="Language; else that of the terminal.", show_default=False)]
ServerAt = Annotated[str | None, typer.Option("--server", help="Play at a table of this server.", show_default=False)]
TableAt = Annotated[str | None, typer.Option("--table", help="Which: its id or its code.", show_default=False)]
Written = Annotated[
    Path | None,
    typer.Option("--record", help="Go on from this record if it is there; write it at the end.", show_default=False),
]


def tui(
    game: Which = None,
    bots: Bots = "greedy",
    people: People = 1,
    setting: Sets = None,
    seed: Seed = None,
    lang: Lang = None,
    server: ServerAt = None,
    table: TableAt = None,
    record: Written = None,
) -> None:
    """Play in the terminal: alone, against bots, several at one keyboard, or at a table of a server."""
    from samovar.terminal.app import Terminal
    from samovar.terminal.start import Start

    spoken = lang or language()
    if game is None and server is None:
        wanted = Start(spoken).run()
        if wanted is None:
            return
        game, people, bots = wanted
    laid = sat_down(game, bots, people, setting, seed, server, table, record, spoken)
    Terminal(laid, spoken).run()
    keep(laid, record)


def plain(
    game: str | None,
    bots: str,
    people: int,
    setting: list[str] | None,
    seed: str | None,
    lang: Language | None,
    server: str | None,
    table: str | None,
    record: Path | None,
) -> None:
    """The same line by line."""
    from samovar.terminal.plain import PlainGame

    if game is None and server is None:
        stop(f"Say which game: {', '.join(list_games())}.", USAGE)
    spoken = lang or language()
    laid = sat_down(game, bots, people, setting, seed, server, table, record, spoken)
    try:
        PlainGame(laid, spoken, sys.stdin, sys.stdout).play()
    finally:
        laid.close()
        keep(laid, record)


def sat_down(
    game: str | None,
    bots: str,
    people: int,
    setting: list[str] | None,
    seed: str | None,
    server: str | None,
    table: str | None,
    record: Path | None,
    spoken: Language,
) -> Playing:
    from samovar.terminal.tables import Refused, local

    if server is not None:
        from samovar.terminal.remote import seated, turned_away

        if table is None:
            stop("Say which --table: its id, or the code that is read aloud.", USAGE)
        try:
            return seated(server, table, os.environ.get(TOKEN) or None)
        except Refused as fault:
            stop(f"{server}: {turned_away(server, fault, spoken)}", UNREADABLE)
    assert game is not None, "without a server the game was asked for"
    rules = load(game).rules
    box = Game(rules, chosen(rules, None, None, setting or []))
    if people > len(box.seats):
        stop(f"{people} people, but these settings have {len(box.seats)} seats.", USAGE)
    others = [name.strip() for name in bots.split(",") if name.strip()] or ["greedy"]
    players = [""] * people + [others[place % len(others)] for place in range(len(box.seats) - people)]
    told = record.read_text(encoding="utf-8") if record is not None and record.is_file() else None
    return local(box, players, seed, told)


def keep(laid: Playing, record: Path | None) -> None:
    from samovar.terminal.tables import LocalTable

    if record is not None and isinstance(laid, LocalTable):
        laid.record_to(record)
