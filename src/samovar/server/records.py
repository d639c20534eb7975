"""Records that somebody brings along: a file becomes a table that is over, to be looked at again and forked."""

from __future__ import annotations

from typing import Any

import msgspec

from samovar.kernel.errors import Unreadable
from samovar.kernel.match import replay, verify
from samovar.kernel.record import CHANCE, Record, read_record
from samovar.server.archive import Facts, SeatFacts
from samovar.server.chronicle import lines_of
from samovar.server.lobby import fresh_facts
from samovar.server.people import Person
from samovar.server.refusals import of_unreadable
from samovar.server.shelf import HOUSE_PACK, Box, Shelf
from samovar.server.wire.tables import NewTable

LARGEST = 1024 * 1024  # bytes; the longest games of the house take a tenth of it
NOBODY = "—"  # who sat there is not in a record


class Brought:
    """A table made of a record."""

    def __init__(self, facts: Facts, seats: list[SeatFacts], rows: list[str]) -> None:
        self.facts = facts
        self.seats = seats
        self.rows = rows


def brought(shelf: Shelf, text: str, person: Person) -> Brought:
    """Refused says which line of a record does not fit, and why."""
    record: Record | None = None
    try:
        record = read_record(text)
        box, pack = box_of(shelf, record)
        match = replay(box.game, record)
        fair = bool(record.seed) and not verify(record)
    except Unreadable as fault:
        refused = of_unreadable(fault)
        if record is not None:
            # The reason may be a sentence of that game, and the page that asks shows none.
            refused.why.args["game"] = record.game
        raise refused from None
    rows = rows_of(record)
    facts = fresh_facts(box, record.config, person, NewTable(game=record.game, pack=pack))
    outcome = match.outcome()
    changes: dict[str, Any] = {
        "status": "over",
        "outcome": None if outcome is None else outcome.plain(),
        # Throws that no seed vouches for are those of a stranger, like those that a fork inherits.
        "inherited": 0 if fair else len(rows),
    }
    if fair:
        changes["seed"] = bytes.fromhex(record.seed)
    seats = [SeatFacts(seat, id, "person", None, NOBODY, "", True) for seat, id in enumerate(record.seats)]
    return Brought(msgspec.structs.replace(facts, **changes), seats, rows)


def box_of(shelf: Shelf, record: Record) -> tuple[Box, str]:
    """The game with the content that it was played with, if this house has it."""
    packs = [HOUSE_PACK, *[stored.id for stored in shelf.packs(record.game) if not stored.faults]]
    for pack in packs:
        box = shelf.box(record.game, pack)
        if box.game.pack() == record.pack:
            return box, pack
    return shelf.box(record.game), HOUSE_PACK  # whose replay says that the content is another


def rows_of(record: Record) -> list[str]:
    """One for the setup, then one for each choice with the throws that followed it."""
    rows: list[list[Any]] = [[]]
    for entry in record.entries:
        if entry.kind != CHANCE:
            rows.append([])
        rows[-1].append(entry)
    return [lines_of(entries) for entries in rows]
