"""`samovar replay`: read a record, play it again, and say what it shows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from samovar import games
from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import FINDING, stop
from samovar.cli.installed import box_of, pack_of
from samovar.kernel.errors import Unreadable
from samovar.kernel.match import Match, Retraced, retrace, verify
from samovar.kernel.question import question
from samovar.kernel.record import Record, read_record
from samovar.kernel.steps import asked
from samovar.kernel.table import plain_table

MOST_BYTES = 16 * 1024 * 1024  # the longest games of the house take a hundred kilobytes


def replay_file(
    file: Annotated[Path, typer.Argument(help="A record: the text file of a game.")],
    at: Annotated[int | None, typer.Option(min=0, help="Stop after so many entries and show that moment.")] = None,
    pack: Annotated[
        Path | None,
        typer.Option(help="The pack it was played with; an installed one is found.", exists=True, file_okay=False),
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", help="Folder of the server's file.", file_okay=False, show_default=False)
    ] = None,
    check: Annotated[bool, typer.Option("--verify", help="Check the dice against the commitment.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON: the table and what is asked.")] = False,
) -> None:
    """Play a recorded game again, to its end or to a moment, and check that every line fits.

    A record of other rules or content is played by the choices and throws that it holds, as far as they go.
    """
    record = read_record(text_of(file))
    if at is not None and at > len(record.entries):
        raise Unreadable("--at", f"the record has {len(record.entries)} entries")
    if pack is not None:
        box = games.open_box(record.game, pack_of(record.game, pack))
    else:
        house = games.open_box(record.game)
        box = house if house.pack() == record.pack else box_of(record.game, record.pack, data) or house
    traced = retrace(box, record, at)
    if check:
        faults = verify(record)
        if faults:
            stop("The dice do not verify: " + "; ".join(faults) + ".", FINDING)
    if as_json:
        say_json({**moment(traced.match), "differs": [each.why for each in traced.differs], "stops": stops(traced)})
    else:
        tell(traced, record, check)
    if traced.fault is not None:
        raise typer.Exit(FINDING)


def stops(traced: Retraced) -> str | None:
    """Where and why a record of other rules does not fit to its end."""
    return None if traced.fault is None else str(traced.fault)


def text_of(file: Path) -> str:
    # Read so far and no further: a pipe or a device does not say beforehand how much it holds.
    with file.open("rb") as source:
        body = source.read(MOST_BYTES + 1)
    if len(body) > MOST_BYTES:
        raise Unreadable(file.name, "is too large for a record")
    try:
        return body.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as fault:
        raise Unreadable(file.name, f"is not text ({fault.reason} at byte {fault.start})") from None


def moment(match: Match) -> dict[str, object]:
    """The table as it lies, and what everybody who is asked is asked."""
    outcome = match.outcome()
    return {
        "game": match.game.id,
        "entries": len(match.record.entries),
        "table": plain_table(match.table),
        "asked": asked(match.table),
        "questions": [question(match.game, match.table, seat, previews=False) for seat in asked(match.table)],
        "outcome": None if outcome is None else outcome.plain(),
    }


def tell(traced: Retraced, record: Record, checked: bool) -> None:
    """The same in sentences."""
    out = console()
    match = traced.match
    seats = match.record.seats
    out.print(f"{record.game}, rules {record.rules}, content {record.pack}: {', '.join(seats)}.")
    for each in traced.differs:
        out.print(f"Not of this version: {each.why}.", markup=False)
    if traced.fault is None:
        out.print(f"{traced.fits} of {len(record.entries)} entries replayed; every one fits.")
    else:
        out.print(f"{traced.fits} of {len(record.entries)} entries fit; then {traced.fault}.", markup=False)
    for entry in match.record.entries[-5:]:
        out.print(f"  {entry.line()}", markup=False)
    outcome = match.outcome()
    if outcome is not None:
        winners = ", ".join(seats[seat] for seat in outcome.winners) or "nobody"
        out.print(f"The game is over: {outcome.key}; won by {winners}.")
    elif asked(match.table):
        step = match.table.stack[-1]
        names = ", ".join(seats[seat] for seat in asked(match.table))
        out.print(f"Asked: {names}, at {step!r}.", markup=False)
    if checked:
        out.print("The dice verify: every throw follows from the seed that was committed to.")
