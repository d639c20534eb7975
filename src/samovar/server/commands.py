"""Commands: everything that people at a table may ask for, each with who may ask it."""

from __future__ import annotations

import time

from samovar.kernel.steps import pending
from samovar.server import archive
from samovar.server.agreements import Agreements
from samovar.server.lending import lend
from samovar.server.lines import LONGEST_ID, LONGEST_LINE, check_length, heard
from samovar.server.looks import Looks
from samovar.server.people import Person
from samovar.server.refusals import BAD, Refused
from samovar.server.resigning import resign
from samovar.server.room import Room
from samovar.server.standing import Instruction
from samovar.server.talking import mute, say
from samovar.server.wire.live import (
    Accepted,
    Agree,
    BotsPlay,
    Choose,
    Explain,
    Heard,
    Lend,
    Look,
    Mute,
    Ping,
    Pong,
    Preview,
    Reclaim,
    Redo,
    Resign,
    Say,
    Stand,
    StandingChanged,
    TakeBack,
    TakeOver,
    Told,
)

MOST_STANDING = 20


class TableCommands:
    """One for each room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.looks = Looks(room)
        self.agreements = Agreements(room)

    async def hear(self, person: Person, message: Heard) -> Told:
        """Do what somebody asks, and answer; Refused says why not. A fault of ours costs him this answer, no more."""
        try:
            return await self._hear(person, message)
        except Refused:
            raise
        except Exception:
            raise self.room.stumbled("a message could not be answered") from None

    async def _hear(self, person: Person, message: Heard) -> Told:
        id = getattr(message, "id", "")
        check_length("id", id, LONGEST_ID)
        match message:
            case Choose():
                await self.choose(person, message)
            case Preview():
                return await self.room.services.executors.asking.run(self.looks.preview, person, message)
            case Explain():
                return await self.room.services.executors.asking.run(self.looks.explain, person, message)
            case Look():
                return await self.looks.look(person, message)
            case TakeBack():
                await self.agreements.take_back(person, message)
            case Redo():
                await self.agreements.redo(person, message)
            case Agree():
                await self.agreements.agree(person, message)
            case Lend():
                await self.lend(person, message.seat, message.level)
            case Reclaim():
                await self.reclaim(person, message.seat)
            case Resign():
                self.room.check_seat(person.id, message.seat)
                async with self.room.lock:
                    await resign(self.room, person.id)
            case TakeOver():
                await self.agreements.take_over(person, message)
            case BotsPlay():
                self.room.check_seat(person.id, message.seat)
                self.room.hurried = pending(self.room.playing().table)
                self.room.moved()
            case Stand():
                await self.stand(person, message)
            case Say():
                await say(self.room, person, message)
            case Mute():
                await mute(self.room, person, message)
            case Ping():
                return Pong(id=id)
            case _:
                raise Refused("why-only-live", BAD)
        return Accepted(id=id)

    async def choose(self, person: Person, message: Choose) -> None:
        self.room.check_seat(person.id, message.seat)
        check_length("line", message.line, LONGEST_LINE)
        if self.room.seats[message.seat].lent is not None:
            raise Refused("why-seat-lent")
        started = time.perf_counter()
        await self.room.choose(
            message.seat, message.line, "person", message.decision, person.id, message.id, joined=message.joined
        )
        self.room.services.metrics.seconds.observe(time.perf_counter() - started)

    async def lend(self, person: Person, seat: int, level: str) -> None:
        self.room.check_seat(person.id, seat)
        if not self.room.services.catalogue.box(self.room.facts.game, self.room.facts.box).plays(level):
            raise Refused("why-no-such-level", BAD, level=level)
        async with self.room.lock:
            await lend(self.room, seat, level)

    async def reclaim(self, person: Person, seat: int) -> None:
        self.room.check_seat(person.id, seat)
        if seat in self.room.playing().resigned:
            raise Refused("why-resigned")
        async with self.room.lock:
            await lend(self.room, seat, None)

    async def stand(self, person: Person, message: Stand) -> None:
        """A standing answer (see standing.py); tried whenever that kind of question comes, if it is allowed."""
        self.room.check_seat(person.id, message.seat)
        room, where = self.room, (message.seat, message.key)
        kept = None if message.line is None else Instruction.of(message.line, message.unless)
        text = None if kept is None else kept.text()
        if len(message.key) > LONGEST_ID or len(text or "") > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="standing", reason="too long")
        if kept is not None:
            for line in kept.lines():
                heard(room.game, line)
            if where not in room.standing and len(room.standing_of(message.seat)) >= MOST_STANDING:
                raise Refused("why-many-standing", most=MOST_STANDING)
        async with room.lock:
            await room.keep(lambda database: archive.stand(database, room.facts.id, message.seat, message.key, text))
            room.standing.pop(where, None)
            if text is not None:
                room.standing[where] = text
        told = StandingChanged(standing=room.standing_of(message.seat))
        for connection in room.connections:
            if connection.seat == message.seat:
                connection.post(told)
        room.moved()
