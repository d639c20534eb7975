"""Tournaments, for whoever runs a server: made here, entered in the browser, played by the running server."""

from __future__ import annotations

import time
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from samovar.cli.catalogue import say_json
from samovar.cli.exits import USAGE, stop
from samovar.cli.operating import Named, Sure, looked_up, settings_of, told, written
from samovar.cli.serve import Data

if TYPE_CHECKING:
    from samovar.kernel.game import Game
    from samovar.server.tournaments.books import Book
    from samovar.server.wire.tables import NewTable

app = typer.Typer(no_args_is_help=True, help="Tournaments for two at a table: Swiss, or everybody against everybody.")

Which = Annotated[str, typer.Argument(metavar="TOURNAMENT", help="The id that `samovar admin tournament list` shows.")]


class Result(StrEnum):
    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    NEITHER = "neither"


POINTS = {
    Result.FIRST: (1.0, 0.0),
    Result.SECOND: (0.0, 1.0),
    Result.DRAW: (0.5, 0.5),
    Result.NEITHER: (0.0, 0.0),
}


def wish_like(data: Path | None, table: str) -> NewTable:
    """Settings, clock and manners of a table that somebody has laid in the browser."""
    from msgspec import convert

    from samovar.server import admin, archive
    from samovar.server.wire.tables import ClockRule, NewTable

    facts, _ = looked_up(data, lambda database: archive.listed(database, [admin.table_found(database, table)])[0])
    return NewTable(
        game=facts.game,
        config=facts.config,
        clock=convert(facts.clock, ClockRule),
        undo=facts.undo,  # type: ignore[arg-type]
        watch=facts.watch,
        pack=facts.pack,
        hints=facts.hints,
        delay=facts.delay,
    )


def wish_of(box: Game, settings: list[str], minutes: float | None) -> NewTable:
    from samovar.cli.sim import chosen
    from samovar.server.wire.tables import ClockRule, NewTable

    clock = ClockRule() if minutes is None else ClockRule(kind="decision", seconds=round(60 * minutes))
    return NewTable(game=box.id, config=chosen(box, None, None, settings), clock=clock, hints=False)


@app.command("new")
def new(
    title: Annotated[str, typer.Argument(help="What it is called.")],
    game: Annotated[str | None, typer.Option(help="The game, by its id.", show_default=False)] = None,
    like: Annotated[
        str | None,
        typer.Option(help="Game, settings and clock of this table, by its id or code.", show_default=False),
    ] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", help="A setting of the game, as key=value.")] = None,
    minutes: Annotated[float | None, typer.Option(help="For each decision; 1440 is a day.", min=0.1)] = None,
    swiss: Annotated[
        int | None, typer.Option(help="So many rounds of a Swiss tournament; else everybody meets everybody.", min=1)
    ] = None,
    days: Annotated[
        float | None,
        typer.Option(help="How long a round takes: whoever keeps the other waiting then has lost.", min=0.01),
    ] = None,
    data: Data = None,
) -> None:
    """Make a tournament that people with an account can enter in the browser."""
    from samovar.server.catalogue import house_catalogue
    from samovar.server.clocks import check
    from samovar.server.lobby import checked_config
    from samovar.server.tournaments import books
    from samovar.server.tournaments.standings import EVERYBODY, SWISS

    if (game is None) == (like is None):
        stop("Say which game it is by --game, or by --like a table that you have laid in the browser.", USAGE)
    where = settings_of(data)
    shelf = house_catalogue(str(where.packs), where.address)
    with told():
        wish = (
            wish_like(data, like) if like is not None else wish_of(shelf.box(game or "").game, setting or [], minutes)
        )
        check(wish.clock)
        box = shelf.box(wish.game, wish.pack).game
        books.fit(box, checked_config(box, wish.config))
    kind, rounds = (EVERYBODY, books.MOST_ROUNDS) if swiss is None else (SWISS, swiss)
    id = written(data, lambda database: books.make(database, title, kind, wish, rounds, days))
    typer.echo(f"{id}  People enter it at /tournaments/{id}; `samovar admin tournament start {id}` begins it.")


@app.command("list")
def list_all(data: Data = None) -> None:
    """List the tournaments of a server, the newest first."""
    from samovar.server.tournaments import books

    for facts, entered in looked_up(data, books.listed):
        since = time.strftime("%Y-%m-%d", time.localtime(facts.made_at))
        typer.echo(
            f"{facts.id}  {since}  {facts.status:<10} {facts.kind:<9} round {facts.round} of {facts.rounds}"
            f"  {entered} entered  {facts.wish.game}: {facts.title}"
        )


@app.command("show")
def show(
    tournament: Which,
    data: Data = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Show how a tournament stands, and who meets whom."""
    import msgspec

    from samovar.server.tournaments import books
    from samovar.server.tournaments.standings import standings

    book: Book = looked_up(data, lambda database: books.book(database, tournament))
    rows = standings(book.entrants, book.meetings)
    if as_json:
        say_json({"standings": msgspec.to_builtins(rows), "meetings": msgspec.to_builtins(book.meetings)})
        return
    typer.echo(f"{book.facts.title}: {book.facts.status}, round {book.facts.round} of {book.facts.rounds}")
    for row in rows:
        typer.echo(
            f"{row.place:3}. {row.points:4.1f} points  {row.opponents:5.1f} opponents  {row.beaten:5.1f} beaten"
            f"  {row.wins:2} wins  {row.entrant.name} ({row.entrant.person}){'  has left' if row.entrant.left else ''}"
        )
    names = {each.person: each.name for each in book.entrants}
    for each in book.meetings:
        result = "plays" if each.points is None else f"{each.points[0]:g} : {each.points[1]:g} {each.how}"
        pair = f"{names[each.first]} – {names.get(each.second or '', '(sits out)')}"
        typer.echo(f"round {each.round}, board {each.board}: {pair}  {result}  {each.table or ''}".rstrip())


@app.command("start")
def start(tournament: Which, data: Data = None) -> None:
    """Begin a tournament: nobody enters any more, and the running server pairs the first round and lays its tables."""
    from samovar.server.tournaments import books

    written(data, lambda database: books.start(database, tournament))
    typer.echo("It has begun. The server pairs its rounds, one after the other.")


@app.command("withdraw")
def withdraw(tournament: Which, user: Named, data: Data = None) -> None:
    """Take somebody out of a tournament; what he has played stays."""
    from samovar.server import admin
    from samovar.server.tournaments import books

    written(data, lambda database: books.leave(database, tournament, admin.found(database, user)))
    typer.echo(f"{user} is paired no more.")


@app.command("decide")
def decide(
    tournament: Which,
    round: Annotated[int, typer.Argument(help="Which round.")],
    board: Annotated[int, typer.Argument(help="Which board of it.")],
    result: Annotated[Result, typer.Argument(help="Who has won.")],
    data: Data = None,
) -> None:
    """Say how a meeting ended, whatever was played. Rounds that are paired stay as they are."""
    from samovar.server.tournaments import books

    written(data, lambda database: books.decide(database, tournament, round, board, POINTS[result]))
    typer.echo(f"Round {round}, board {board}: {result.value}.")


@app.command("call-off")
def call_off(tournament: Which, data: Data = None, yes: Sure = False) -> None:
    """End a tournament here; games under way go on as games of their own."""
    from samovar.server.tournaments import books

    if not yes:
        typer.confirm("Call it off for good?", abort=True)
    written(data, lambda database: books.end(database, tournament, books.CALLED_OFF))
    typer.echo("It is called off.")
