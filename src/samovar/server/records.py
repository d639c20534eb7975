"""Records that somebody brings along: a file becomes a table that is over, to be looked at again and forked."""

from __future__ import annotations

from typing import Any

import msgspec

from samovar.kernel.errors import Unreadable
from samovar.kernel.match import differences, replay, verify
from samovar.kernel.record import CHANCE, Record, read_record
from samovar.server import archive
from samovar.server.archive import Facts, SeatFacts
from samovar.server.backfill import Backfill, backfilled
from samovar.server.catalogue import HOUSE_PACK, Box, Catalogue
from samovar.server.editions import Edition
from samovar.server.event_log import lines_of, recorded
from samovar.server.lobby import fresh_facts
from samovar.server.people import Person
from samovar.server.refusals import Refused, of_unreadable
from samovar.server.wire.tables import NewTable

LARGEST = 1024 * 1024  # bytes; the longest games of the house take a tenth of it
MOST_ENTRIES = 20_000  # choices and throws; each is a row of the store
NOBODY = "—"  # who sat there is not in a record


class Brought(msgspec.Struct):
    """A table made of a record."""

    facts: Facts
    seats: list[SeatFacts]
    rows: list[archive.Stored]
    edition: Edition | None


def brought(catalogue: Catalogue, text: str, person: Person) -> Brought:
    """Refused says which line of a record does not fit, and why.

    One of other rules or with other content is shown by the choices and throws that it holds, as far as they go.
    """
    record: Record | None = None
    try:
        record = read_record(text)
        if len(record.entries) > MOST_ENTRIES:
            raise Refused("why-too-costly")
        box, pack = box_of(catalogue, record)
        differs = differences(box.game, record)
        if not differs:
            replay(box.game, record)
        told = backfilled(box.game, record, "consent", rows_of(record), over=True)
        fair = bool(record.seed) and not verify(record)
    except Unreadable as fault:
        refused = of_unreadable(fault)
        if record is not None:
            # The reason may be a sentence of that game, and the page that asks shows none.
            refused.why.args["game"] = record.game
        raise refused from None
    lines = rows_of(record)[: told.fits]
    rows = [
        archive.Stored(place, lines[place], "record", written=each)
        for place, each in enumerate(told.written[: told.fits])
    ]
    facts = fresh_facts(box, record.config, person, NewTable(game=record.game, pack=pack))
    known = box.holds(record.pack)
    values: dict[str, Any] = {
        "status": "over",
        "outcome": record.end,
        # Throws that no seed vouches for are those of a stranger, like those that a fork inherits.
        "inherited": 0 if fair else len(rows),
        "rules": record.rules,
        "label": record.pack,
        "edition": box.digest if known else "",
        "changes": changes_of(differs, told, lines),
    }
    if fair:
        values["seed"] = bytes.fromhex(record.seed)
    seats = [SeatFacts(seat, id, "person", None, NOBODY, "", True) for seat, id in enumerate(record.seats)]
    return Brought(msgspec.structs.replace(facts, **values), seats, rows, box.edition if known else None)


def changes_of(differs: list[Unreadable], told: Backfill, lines: list[str]) -> list[dict[str, Any]]:
    """What is said of a record that is not of here: each difference, and the first entry that does not fit."""
    changes: list[dict[str, Any]] = [
        {"key": "change-record", "args": {"reason": each.reason()}, "at": None, "place": 0} for each in differs
    ]
    if told.fault is not None:
        args = {"entry": len(recorded(lines)) + 1, "reason": told.fault.reason()}
        changes.append({"key": "change-record-stops", "args": args, "at": None, "place": told.fits})
    return changes


def box_of(catalogue: Catalogue, record: Record) -> tuple[Box, str]:
    """The game with the content that it was played with, if this house has or had it; else with today's."""
    packs = [HOUSE_PACK, *[stored.id for stored in catalogue.packs(record.game) if not stored.faults]]
    for pack in packs:
        box = catalogue.box(record.game, pack)
        if box.holds(record.pack):
            return box, pack
    return catalogue.box(record.game, archive.edition_key(HOUSE_PACK, record.pack)), HOUSE_PACK


def rows_of(record: Record) -> list[str]:
    """One for the setup, then one for each choice with the throws that followed it."""
    rows: list[list[Any]] = [[]]
    for entry in record.entries:
        if entry.kind != CHANCE:
            rows.append([])
        rows[-1].append(entry)
    return [lines_of(entries) for entries in rows]
