"""Presence: until when somebody was at a table, and what is left on its clocks, kept beyond an opening and a kill."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable

from sqlalchemy import Connection as Database

from samovar.server import archive
from samovar.server.leases import ours
from samovar.server.refusals import Refused
from samovar.server.room import Room
from samovar.server.store import Store


def note(room: Room, person: str, left_at: float | None) -> None:
    """Somebody who sits here has gone then, or is here: it is kept, so that no opening begins his absence anew."""
    mine = [seat for seat in room.seats if seat.person == person and seat.left_at != left_at]
    if not mine or room.spoiled:
        return
    for seat in mine:
        seat.left_at = left_at
    id = room.facts.id
    room.write(lambda database: archive.note_presence(database, id, person, left_at))


def note_clocks(store: Store, rooms: Iterable[Room]) -> None:
    """What is left on clocks that run, in one write for all tables. A table where something is just happening stores
    its clocks with that: what they show now would be written after it, and is from before."""
    due: dict[str, list[float]] = {}
    leases = []
    for room in rooms:
        if room.spoiled or room.facts.status != "playing" or room.lock.locked():
            continue
        left = room.clocks.due(room.facts.left)
        if left is not None:
            room.facts.left = due[room.facts.id] = left
            if room.lease is not None:
                leases.append(room.lease)

    def work(database: Database) -> None:
        lost = {lease.table for lease in leases if not ours(database, lease)}
        if still := {id: left for id, left in due.items() if id not in lost}:
            archive.note_clocks(database, still)

    if due:
        store.write(work)


async def close(room: Room) -> None:
    """The server stops: nothing happens here any more, and whoever thinks goes on later with the time that he had."""
    if room.spoiled or room.facts.status != "playing":
        return
    room.spoiled = True
    here, now, left = sorted(room.present()), time.time(), room.clocks.rest()

    def work(database: Database) -> None:
        if left is not None:
            archive.note_facts(database, room.facts.id, {"left": left})
        for person in here:
            archive.note_presence(database, room.facts.id, person, now)

    with contextlib.suppress(Refused):  # of a table that another process has taken: it has its own clocks
        await room.keep(work)
