"""For whoever runs a server: its people and tables, copies of its file, and whether the file is whole."""

from __future__ import annotations

import os
import time
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from samovar.cli import tournaments
from samovar.cli.catalogue import say_json
from samovar.cli.exits import FINDING, IN_USE, UNREADABLE, USAGE, stop
from samovar.cli.operating import Address, Named, Sure, base, done, file_of, looked_up, told, written
from samovar.cli.serve import Data

app = typer.Typer(
    no_args_is_help=True, help="For whoever runs a server: people, tables, backups and checks of its file."
)
app.add_typer(tournaments.app, name="tournament")


class Registration(StrEnum):
    OPEN = "open"
    CLOSED = "closed"
    INVITED = "invited"


@app.command("users")
def users(
    data: Data = None,
    guests: Annotated[bool, typer.Option("--guests", help="Those without an account, too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the accounts of a server."""
    import msgspec

    from samovar.server import admin

    found = looked_up(data, lambda connection: admin.users(connection, guests))
    if as_json:
        say_json([msgspec.to_builtins(each) for each in found])
        return
    for each in found:
        since = time.strftime("%Y-%m-%d", time.localtime(each.made_at))
        shown = each.account or "(guest)"
        typer.echo(
            f"{each.id}  {shown:<24} {each.name:<24} since {since}  {each.tables} tables"
            f"{'  banned' if each.banned else ''}"
        )
    typer.echo(f"{len(found)} {'person' if len(found) == 1 else 'people'}.")


@app.command("reset-password")
def reset_password(user: Named, data: Data = None, address: Address = None) -> None:
    """Make a link with which somebody chooses a new password; it works once, within a day."""
    from samovar.server import admin
    from samovar.server.people import reset_token

    token = looked_up(data, lambda connection: reset_token(connection, admin.found(connection, user)))
    typer.echo(f"{base(address)}/settings#reset={token}")


@app.command("ban")
def ban(user: Named, data: Data = None) -> None:
    """Sign somebody out everywhere and let him in no more; his games stay."""
    done(data, "ban", user, f"{user} is signed out and cannot come back under this name.")


@app.command("unban")
def unban(user: Named, data: Data = None) -> None:
    """Let somebody in again."""
    done(data, "unban", user, f"{user} may sign in again.")


@app.command("tokens")
def tokens(
    user: Named,
    data: Data = None,
    revoke: Annotated[bool, typer.Option("--revoke", help="End them all; the account itself stays.")] = False,
) -> None:
    """List the keys with which programs play as somebody, or end them."""
    from samovar.server import admin
    from samovar.server.api_tokens import tokens_of

    if revoke:
        done(data, "revoke", user, f"No program plays as {user} any more.")
        return
    for each in looked_up(data, lambda connection: tokens_of(connection, admin.found(connection, user))):
        since = time.strftime("%Y-%m-%d", time.localtime(each.made_at))
        used = "never used" if each.used_at is None else time.strftime("used %Y-%m-%d", time.localtime(each.used_at))
        typer.echo(f"{each.id}  {each.name:<32} since {since}  {used}")


@app.command("delete-user")
def delete_user(user: Named, data: Data = None, yes: Sure = False) -> None:
    """Delete an account with its data: name, password, chat, and tables where nobody else sits. Cannot be undone."""
    if not yes:
        typer.confirm(f"Delete {user} with all data?", abort=True)
    done(data, "delete", user, f"{user} is deleted. Where others sat at the same table, a nameless player stays.")


@app.command("export-user")
def export_user(
    user: Named,
    destination: Annotated[Path, typer.Argument(help="A file that does not exist yet, for JSON.")],
    data: Data = None,
) -> None:
    """Write all that the server holds of somebody: who he is, where he sat, what he chose and wrote."""
    import msgspec

    from samovar.server import admin
    from samovar.server.files import FILE_MODE

    found = looked_up(data, lambda connection: admin.exported(connection, admin.found(connection, user)))
    written = msgspec.json.format(msgspec.json.encode(found), indent=2)
    try:
        file = os.open(destination, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE)
    except FileExistsError:
        stop(f"{destination} exists already.", FINDING)
    with open(file, "wb") as opened:
        opened.write(written + b"\n")
    typer.echo(
        f"{len(found['seats'])} seats, {len(found['choices'])} choices, {len(found['chat'])} lines: {destination}"
    )


@app.command("registration")
def registration(
    who: Annotated[
        Registration | None, typer.Argument(help="Who may make an account; without it, say who may now.")
    ] = None,
    data: Data = None,
) -> None:
    """Let everybody make an account, nobody, or the invited only; guests can then neither play nor watch."""
    from samovar.server.registration import registration as present

    if who is None:
        typer.echo(looked_up(data, present))
        return
    done(data, "registration", who.value, f"Registration is now {who.value}.")


@app.command("invite")
def invite(
    data: Data = None,
    address: Address = None,
    count: Annotated[int, typer.Option(help="So many links.", min=1, max=1000)] = 1,
    days: Annotated[float, typer.Option(help="How long they are good.", min=0.01, max=3650)] = 14,
) -> None:
    """Make links with which one account each can be made."""
    from samovar.server.registration import invite as invitation

    start = base(address)
    for token in written(data, lambda connection: [invitation(connection, days) for _ in range(count)]):
        typer.echo(f"{start}/settings#invite={token}")


@app.command("ratings")
def ratings(
    game: Annotated[str | None, typer.Argument(help="The ladder of this game.")] = None,
    data: Data = None,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="Compute all anew from the stored results.")] = False,
) -> None:
    """Show the ladder of a game, or compute all ratings anew."""
    from samovar.server.ratings import standings

    if rebuild:
        done(data, "ratings", "all", "All ratings are forgotten; a server with --ratings computes them anew at once.")
        return
    if game is None:
        stop("Say which game, or --rebuild.", USAGE)
    for each in looked_up(data, lambda connection: standings(connection, game)):
        typer.echo(f"{each.rating:6.0f} ±{2 * each.deviation:4.0f}  {each.games:4} games  {each.name}")


@app.command("reports")
def reports(
    data: Data = None,
    every: Annotated[bool, typer.Option("--all", help="Those that are closed, too.")] = False,
    close: Annotated[str | None, typer.Option(help="Close the report with this id.", show_default=False)] = None,
    note: Annotated[str, typer.Option(help="What you did about it; with --close.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List what people report of others, with what was said at the table, or close a report."""
    import msgspec

    from samovar.server import reports as told_of

    if close is not None:
        written(data, lambda connection: told_of.close(connection, close, note))
        typer.echo(f"The report {close} is closed.")
        return
    found = looked_up(data, lambda connection: told_of.reports(connection, every))
    if as_json:
        say_json([msgspec.to_builtins(each) for each in found])
        return
    for each in found:
        at = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.at))
        typer.echo(f"{each.id}  {at}  {each.by} reports {each.about} ({each.about_id}) at table {each.table}")
        typer.echo(f"    {each.text}")
        for line in each.talk:
            typer.echo(f"    | {line['name']}: {line['text']}")
        if each.closed_at is not None:
            typer.echo(f"    closed {time.strftime('%Y-%m-%d', time.localtime(each.closed_at))}  {each.note}".rstrip())
    typer.echo(f"{len(found)} {'report' if len(found) == 1 else 'reports'}. `samovar admin ban ID` keeps somebody out.")


@app.command("clear-table")
def clear_table(
    table: Annotated[str, typer.Argument(help="The id in the table's address, or its code.")],
    data: Data = None,
    yes: Sure = False,
) -> None:
    """Clear a table away with everything that happened at it. Cannot be undone."""
    if not yes:
        typer.confirm(f"Clear the table {table} away for good?", abort=True)
    done(data, "clear", table, f"The table {table} is cleared away.")


@app.command("backup")
def backup(
    destination: Annotated[Path, typer.Argument(help="The copy; in a folder it gets a name by the time.")],
    data: Data = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace what has that name.")] = False,
) -> None:
    """Copy the server's file as it is at one moment, while the server runs."""
    from samovar.server.backups import Damaged, back_up

    try:
        made = back_up(file_of(data).database, destination, overwrite=overwrite)
    except FileExistsError as error:
        stop(f"{error.filename} exists already; --overwrite replaces it.", FINDING)
    except Damaged as damaged:
        stop(f"{damaged}. No copy was made.", FINDING)
    typer.echo(f"A whole copy, checked: {made}")


@app.command("restore")
def restore(
    copy: Annotated[Path, typer.Argument(help="A copy that `samovar admin backup` made.")],
    data: Data = None,
) -> None:
    """Put a copy in the place of the server's file, while no server runs; the file that was there is kept beside it."""
    from samovar.server.backups import Damaged
    from samovar.server.backups import restore as restored
    from samovar.server.files import InUse, Unopened

    try:
        before = restored(copy, file_of(data))
    except InUse as fault:
        stop(f"The folder {fault.path} is in use: {fault.reason}. Stop the server first.", IN_USE)
    except Unopened as fault:
        stop(f"{fault.path}: {fault.reason}.", UNREADABLE)
    except Damaged as damaged:
        stop(f"{damaged}. Nothing was changed.", FINDING)
    typer.echo(f"Restored from {copy}." + (f" What was there before: {before}" if before else ""))


@app.command("check")
def check(data: Data = None) -> None:
    """Look through the server's file, while the server runs or not."""
    from samovar.server.backups import Damaged
    from samovar.server.backups import check as checked

    path = file_of(data).database
    try:
        tables = checked(path)
    except Damaged as damaged:
        stop(f"{damaged}.", FINDING)
    typer.echo(f"{path} is whole and holds {tables} {'table' if tables == 1 else 'tables'}.")


@app.command("move")
def move(
    data: Data = None,
    database: Annotated[
        str | None,
        typer.Option(help="Address of an empty PostgreSQL database.", show_default=False, envvar="SAMOVAR_DATABASE"),
    ] = None,
) -> None:
    """Bring everything from the server's file into PostgreSQL, while no server runs; the file stays as it is."""
    from samovar.server.files import InUse
    from samovar.server.moving import move as moved
    from samovar.server.settings import Settings

    if not database:
        stop("Say where to: --database postgresql://..., or SAMOVAR_DATABASE.", USAGE)
    with told():
        try:
            tables = moved(Settings(data), database)
        except InUse as fault:
            stop(f"{fault.path} is in use: {fault.reason}. Stop the server first.", IN_USE)
    typer.echo(f"{tables} {'table' if tables == 1 else 'tables'} and everybody at them lie in PostgreSQL now.")
