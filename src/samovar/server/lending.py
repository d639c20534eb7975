"""Lending: a bot plays a person's seat for a while, and everybody hears of it."""

from __future__ import annotations

import msgspec

from samovar.server import archive
from samovar.server.event_log import Note
from samovar.server.room import Room
from samovar.server.wire.live import Clock, Notice
from samovar.server.wire.message import Text


async def take_over(room: Room, seat: int, level: str) -> None:
    """A bot plays until its holder returns, and everybody hears of it; the caller holds the lock."""
    await lend(room, seat, level, absent=True)
    room.tell(Notice(tone="plain", text=Text(key="notice-taken-over", args={"seat": seat})))


async def lend(room: Room, seat: int, level: str | None, *, absent: bool = False) -> None:
    """To a bot, or back to its holder; the caller holds the lock."""
    event_log = room.playing()
    if room.seats[seat].lent == level:
        return
    changed = msgspec.structs.replace(room.seats[seat], lent=level, taken_over=absent)
    lent = "note-taken-over" if absent else "note-lent"
    note = Note("note-reclaimed", seat) if level is None else Note(lent, seat, level)
    await room.happen(
        lambda: event_log.remark(note),
        "person",
        extra=lambda database: archive.note_seat(database, room.facts.id, changed),
    )
    room.seats[seat] = changed
    room.tell_table()
    room.clocks.charge(seat)
    room.clocks.turn(room.waiting())
    if room.clocks.ticking:
        room.tell(Clock(clocks=room.clocks.shown()))
    room.moved()
