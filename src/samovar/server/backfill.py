"""Backfill: the moments of games that a version stored which kept the lines of their records only.

Such a game is played again by today's rules, with the content that it was laid with, and what each moment was is stored
for good. Where today's rules no longer follow, that is said: the game is shown up to there, and one under way goes on
from the last moment that fits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

from sqlalchemy import Connection

from samovar.kernel.errors import Illegal, Impossible, Unreadable
from samovar.kernel.game import Game
from samovar.kernel.record import Record
from samovar.kernel.saved import Reader
from samovar.kernel.steps import asked
from samovar.kernel.table import copy
from samovar.server import archive
from samovar.server.archive import Kept
from samovar.server.audience import Audience
from samovar.server.event_log import NOBODY, EventLog, Happening, Note, recorded
from samovar.server.moments import LOST, Moment, Writer, Written
from samovar.server.refusals import Refused
from samovar.server.services import Services

LOG = logging.getLogger("samovar.server")


class Backfill:
    """What was found: the moments, and where and why today's rules stopped following, if they did.

    `note` is the line of one happening more, which tells those who play on what was lost.
    """

    def __init__(
        self, written: list[Written], fits: int, fault: Unreadable | None, asked: list[int], note: str = ""
    ) -> None:
        self.written = written
        self.fits = fits  # happenings
        self.fault = fault
        self.asked = asked
        self.note = note


def backfilled(game: Game, header: Record, undo: str, rows: list[str], over: bool) -> Backfill:
    """Unreadable if not even the setup can be laid."""
    fault: Unreadable | None = None
    written: list[Written] = []
    try:
        reader = Reader(game, header.config)
        event_log = EventLog(game, header.config, None)
    except Illegal as refused:
        raise Unreadable("setup", f"these settings are refused: {refused}") from None
    writer = Writer(game.rules_version, reader)
    audience = Audience(game, len(header.seats), undo)
    last: Happening | None = None
    chosen = 0

    def listen(happening: Happening) -> None:
        nonlocal last, chosen
        noticed = audience.observe(happening, event_log)
        written.append(writer.write(happening.stored(noticed), happening.table))
        last, chosen = happening.kept(), len(event_log.match.moments)

    try:
        event_log.retell(header, rows, listen)
    except Unreadable as stopped:
        fault = stopped
    except (Impossible, LookupError, ValueError, TypeError, AssertionError) as stopped:
        # Rules that meet a past which they could not have led to may fail in any way: the game stops fitting there.
        fault = Unreadable(f"happening {len(written)}", f"{type(stopped).__name__}: {stopped}")
    if last is None:
        raise fault or Unreadable("setup", "there is none")
    found = Backfill(written, len(written), fault, asked(last.table))
    if fault is None:
        return found
    table = copy(last.table)
    while len(written) < len(rows):
        lost = Moment(LOST, -1, -1, table.rolls, table.shown, [], [], [], last.outcome)
        written.append(writer.write(lost, table))
    if not over:
        event_log.stand_back(table, chosen)
        happening, found.note = event_log.remark(Note("note-goes-on-from", NOBODY, str(len(rows) - found.fits)))
        listen(happening)
    return found


def header_of(kept: Kept) -> Record:
    facts = kept.facts
    return Record(facts.game, facts.rules, facts.label, facts.config, [seat.id for seat in kept.seats])


async def ready(services: Services, kept: Kept) -> Kept:
    """The table with its moments, whichever version stored it; unchanged if they cannot be had."""
    if not kept.lacking:
        return kept
    facts = kept.facts
    box = await asyncio.to_thread(services.catalogue.box, facts.game, facts.box)
    over = facts.status == "over"
    try:
        found = await asyncio.to_thread(backfilled, box.game, header_of(kept), facts.undo, kept.rows, over)
    except Unreadable as fault:
        LOG.error("a table's moments cannot be had: %s", fault.where, extra={"table": facts.id})
        return kept
    known = box.holds(facts.label)
    changes, now = [*facts.changes], time.time()
    values: dict[str, Any] = {"edition": box.digest if known else "", "changes": changes}
    if facts.rules != box.game.rules_version:
        told: dict[str, Any] = {"before": facts.rules, "now": box.game.rules_version}
        changes.append({"key": "change-replayed", "args": told, "at": now, "place": 0})
    if not known:
        told = {"content": facts.label, "today": box.game.pack()}
        changes.append({"key": "change-content", "args": told, "at": now, "place": 0})
    if found.fault is not None:
        LOG.warning("a table's past fits only in part: %s", found.fault.where, extra={"table": facts.id})
        changes.append(as_far(kept, found))
        values["asked"] = [] if over else found.asked

    def work(database: Connection) -> None:
        if found.note:
            archive.append(database, facts.id, archive.Stored(len(kept.rows), found.note, "house"))
        archive.backfill(database, facts.id, found.written)
        archive.note_facts(database, facts.id, values)
        archive.keep_edition(database, box.edition if known else None)

    await services.store.keep(work)
    again = await services.store.look(lambda database: archive.fetched(database, facts.id, every=kept.first == 0))
    assert again is not None
    return again


def as_far(kept: Kept, found: Backfill) -> dict[str, Any]:
    """What is said at a table whose past fits only in part."""
    assert found.fault is not None
    key = "change-shown-until" if kept.facts.status == "over" else "change-goes-on-from"
    entries = len(recorded(kept.rows[: found.fits]))
    lost = len(kept.rows) - found.fits
    return {"key": key, "args": {"entry": entries, "lost": lost}, "at": time.time(), "place": found.fits}


async def sweep(services: Services) -> None:
    """After a start: whatever an older version stored gets its moments while these rules still follow it."""
    for id in await services.store.look(archive.lacking_tables):
        kept = await services.store.look(partial(archive.fetched, id=id))
        try:
            if kept is not None:
                await ready(services, kept)
        except Refused as refused:  # whose game is not here: the others must not wait for it
            LOG.error("a table's moments cannot be had: %s", refused.why.key, extra={"table": id})
