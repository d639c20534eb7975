"""Resigning: a person gives up all seats for good. Bots play on if others still play there, else the game is over."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection as Database

from samovar.server import archive
from samovar.server.absence import level_for
from samovar.server.event_log import RESIGNED, RESIGNED_OVER, Note
from samovar.server.refusals import Refused
from samovar.server.room import Room
from samovar.server.wire.live import Clock


async def resign(room: Room, person: str) -> None:
    """The caller holds the lock."""
    event_log = room.playing()
    mine = [seat for seat in room.held_by(person) if seat not in event_log.resigned]
    if not mine:
        raise Refused("why-resigned")
    others = [seat for seat in room.seats if seat.person != person]
    people = [seat for seat in others if seat.kind == "person" and seat.seat not in event_log.resigned]
    if people and (room.game.cooperative or len(others) > 1):
        await _pass_on(room, mine)
        return
    await room.happen(lambda: event_log.remark(*[Note(RESIGNED_OVER, seat) for seat in mine]), "person")


async def _pass_on(room: Room, mine: list[int]) -> None:
    event_log = room.playing()
    level = level_for(room.seats, room.services.catalogue.box(room.facts.game, room.facts.box).house_levels)
    changed = [msgspec.structs.replace(room.seats[seat], lent=level, taken_over=False) for seat in mine]

    def keep(database: Database) -> None:
        for seat in changed:
            archive.note_seat(database, room.facts.id, seat)

    await room.happen(lambda: event_log.remark(*[Note(RESIGNED, seat, level) for seat in mine]), "person", extra=keep)
    for seat in changed:
        room.seats[seat.seat] = seat
        room.clocks.charge(seat.seat)
    room.tell_table()
    room.clocks.turn(room.waiting())
    if room.clocks.ticking:
        room.tell(Clock(clocks=room.clocks.shown()))
    room.moved()
