"""What the commands for operators share: the server's own reasons as sentences, and work on what it keeps."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from samovar.cli.exits import FINDING, UNREADABLE, USAGE, stop
from samovar.cli.serve import NAMES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from samovar.server.settings import Settings

Answer = TypeVar("Answer")

# The server's own reasons, for a reader at a keyboard.
SENTENCES = {
    "why-unknown-person": "There is no account of that name, and nobody with that id",
    "why-no-such-report": "There is no report with that id",
    "why-no-such-table": "There is no table with that id or code",
    "why-engine-fault": "The server stumbled; its log says where",
    "why-no-such-game": "There is no such game",
    "why-no-such-pack": "There is no such content pack here",
    "why-clock-range": "A decision takes from 5 seconds to 30 days",
    "why-no-such-tournament": "There is no tournament with that id",
    "why-no-such-meeting": "Nobody meets there",
    "why-tournament-title": "It needs a title",
    "why-tournament-together": "In this game all win or lose together: nobody plays against anybody",
    "why-tournament-seats": "A tournament is for two at a table; these settings have another number of seats",
    "why-tournament-begun": "It has begun already",
    "why-tournament-few": "It takes two at least",
    "why-tournament-over": "It is over",
    "why-tournament-not-entered": "This person has not entered",
}

Named = Annotated[str, typer.Argument(help="The name of the account, or the id that `samovar admin users` shows.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Address = Annotated[
    str | None,
    typer.Option(
        help=f"Where people reach the server, such as https://club.example.org; else by the first of {NAMES}.",
        show_default=False,
    ),
]


@contextmanager
def told() -> Iterator[None]:
    """What the server refuses, as a sentence."""
    from samovar.server.admin_requests import NotDone
    from samovar.server.files import Unopened
    from samovar.server.refusals import Refused

    try:
        yield
    except Refused as refused:
        stop(f"{SENTENCES.get(refused.why.key, refused.why.key)}.", FINDING)
    except NotDone as fault:
        stop(f"It was not done: {fault}.", FINDING)
    except Unopened as fault:
        stop(f"{fault.path} cannot be opened: {fault.reason}.", UNREADABLE)


def settings_of(data: Path | None) -> Settings:
    """The server's: its folder, or the database that SAMOVAR_DATABASE names."""
    from samovar.server.settings import ADDRESS, Settings

    return Settings(data, address=os.environ.get(ADDRESS) or None)


def file_of(data: Path | None) -> Settings:
    """For what is done to a file. PostgreSQL brings its own means, which do it better than we could."""
    settings = settings_of(data)
    if settings.address is not None:
        stop("The server keeps its tables in PostgreSQL: use pg_dump, pg_restore and pg_amcheck.", USAGE)
    return settings


def looked_up(data: Path | None, work: Callable[[Connection], Answer]) -> Answer:
    from samovar.server.admin_requests import readable

    with told(), closing(readable(settings_of(data))) as store:
        return store.read(work)


def written(data: Path | None, work: Callable[[Connection], Answer]) -> Answer:
    """Of what no running server has in memory; it finds it when it looks next."""
    from samovar.server.admin_requests import readable

    with told(), closing(readable(settings_of(data))) as store:
        return store.write(work).result()


def done(data: Path | None, kind: str, subject: str, sentence: str) -> None:
    """By the running server, if one has the file open."""
    from samovar.server.admin_requests import wish

    with told():
        wish(settings_of(data), kind, subject)
    typer.echo(sentence)


def base(address: str | None) -> str:
    """What links begin with."""
    name = os.environ.get(NAMES, "").split(",")[0].strip()
    chosen = address or (f"https://{name}" if name else "http://127.0.0.1:7266")
    if not chosen.startswith(("http://", "https://")):
        stop(f"{address} is no address: it begins with https:// or http://.", USAGE)
    return chosen.rstrip("/")
