"""Talking at a table: who may say something, what may be suggested in it, and whom somebody does not want to hear."""

from __future__ import annotations

from contextlib import nullcontext

from samovar.kernel.errors import Illegal
from samovar.kernel.steps import refusal
from samovar.kernel.table import SPECTATOR
from samovar.server import archive
from samovar.server.attendance import BELATED
from samovar.server.lines import LONGEST_ID, LONGEST_LINE, check_length, heard
from samovar.server.people import Person
from samovar.server.refusals import BAD, FORBIDDEN, Refused, of_illegal
from samovar.server.room import Room
from samovar.server.wire.live import Mute, Say, Suggest, Suggested
from samovar.server.wire.message import Target, Text

LONGEST_CHAT = 500


async def say(room: Room, person: Person, message: Say) -> None:
    """Chat; those who sit here write, everybody here reads."""
    mine = room.held_by(person.id)
    if not mine and room.facts.host != person.id:
        raise Refused("why-only-players-chat", FORBIDDEN)
    said = "".join(sign for sign in message.text if sign.isprintable() or sign == " ").strip()
    if not (1 if message.suggest is None else 0) <= len(said) <= LONGEST_CHAT:
        raise Refused("why-chat-length", BAD, most=LONGEST_CHAT)
    room.services.limits.chat.check(person.id)
    seat = mine[0] if len(mine) == 1 else None
    asking = room.services.executors.asking
    suggested = None if message.suggest is None else await asking.run(suggested_at, room, message.suggest)
    # With spectators who are behind, nothing may happen in between: a line would reach them twice, or never.
    async with room.lock if room.facts.delay else nullcontext():
        place = room.stored
        line = await room.keep(room.chat_log.kept(person, seat, said, suggested, place))
        for connection in room.connections:
            if place <= room.chat_log.told or room.viewpoint(connection) != BELATED:
                connection.chat([line])


def suggested_at(room: Room, wish: Suggest) -> Suggested:
    """Read from what everybody sees, and only in games where that is everything."""
    room.playing()
    if room.services.catalogue.box(room.facts.game, room.facts.box).secrets:
        raise Refused("why-no-suggestions")
    if not 0 <= wish.seat < len(room.seats):
        raise Refused("why-no-such-seat", BAD)
    if wish.line is None and wish.target is None:
        raise Refused("why-unreadable", BAD, where="suggest", reason="neither a choice nor a thing")
    targets = [] if wish.target is None else [wish.target]
    if any(len(word) > LONGEST_ID for target in targets for word in (target.kind, target.id)):
        raise Refused("why-unreadable", BAD, where="target", reason="too long")
    if wish.line is None:
        return Suggested(seat=wish.seat, line=None, label=None, targets=targets)
    check_length("line", wish.line, LONGEST_LINE)
    seen = room.perspectives[SPECTATOR].seen
    assert seen is not None
    choice = heard(room.game, wish.line)
    reason = refusal(seen, wish.seat, choice)
    if reason is not None:
        raise of_illegal(Illegal(reason))
    label = choice.label()
    targets = [Target(kind=each["kind"], id=each["id"]) for each in choice.targets()] + targets
    said = Text(key=label["key"], args=label["args"])
    return Suggested(seat=wish.seat, line=wish.line, label=said, targets=targets)


async def mute(room: Room, person: Person, message: Mute) -> None:
    check_length("person", message.person, LONGEST_ID)
    await room.services.store.keep(lambda database: archive.mute(database, person.id, message.person, message.muted))
    for connection in room.connections:
        if connection.person is not None and connection.person.id == person.id:
            connection.muted.discard(message.person)
            if message.muted:
                connection.muted.add(message.person)
