"""The desk: everything that people at a table may ask for, each with who may ask it."""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext
from typing import Any

import msgspec

from samovar.kernel.choice import Choice
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.question import preview
from samovar.kernel.steps import pending, refusal
from samovar.kernel.table import SPECTATOR
from samovar.kernel.undo import NEVER
from samovar.server import archive
from samovar.server.chronicle import Note, WayBack, permitted
from samovar.server.connections import Connection
from samovar.server.letters import hidden_as_none, letter, readable
from samovar.server.people import Person
from samovar.server.proposals import TAKE_BACK, TAKE_OVER, Wish
from samovar.server.reasons import reasons
from samovar.server.refusals import BAD, FORBIDDEN, MISSING, Refused, of_illegal, of_unreadable
from samovar.server.room import BELATED, Room
from samovar.server.standing import Instruction
from samovar.server.wire.live import (
    Accepted,
    Agree,
    Choose,
    Explain,
    Explained,
    Heard,
    Lend,
    Look,
    Looked,
    Mute,
    Ping,
    Pong,
    Preview,
    Previewed,
    Proposals,
    Reclaim,
    Say,
    Stand,
    StandingChanged,
    Suggest,
    Suggested,
    TakeBack,
    TakeOver,
    Told,
)
from samovar.server.wire.message import Target, Text, Why

LONGEST_ID = 64
LONGEST_LINE = 8_000
LONGEST_CHAT = 500
MOST_STANDING = 20


class Desk:
    """One for each room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def hear(self, person: Person, message: Heard) -> Told:
        """Do what somebody asks, and answer; Refused says why not."""
        id = getattr(message, "id", "")
        if len(id) > LONGEST_ID:
            raise Refused("why-unreadable", BAD, where="id", reason="too long")
        match message:
            case Choose():
                await self.choose(person, message)
            case Preview():
                return await asyncio.to_thread(self.preview, person, message)
            case Explain():
                return await asyncio.to_thread(self.explain, person, message)
            case Look():
                return await asyncio.to_thread(self.look, person, message)
            case TakeBack():
                await self.take_back(person, message)
            case Agree():
                await self.agree(person, message)
            case Lend():
                await self.lend(person, message.seat, message.level)
            case Reclaim():
                await self.reclaim(person, message.seat)
            case TakeOver():
                await self.take_over(person, message)
            case Stand():
                await self.stand(person, message)
            case Say():
                await self.say(person, message)
            case Mute():
                await self.mute(person, message)
            case Ping():
                return Pong(id=id)
            case _:
                raise Refused("why-only-live", BAD)
        return Accepted(id=id)

    def own(self, person: Person, seat: int) -> None:
        """Refused unless this person holds that seat."""
        if seat not in self.room.held_by(person.id):
            raise Refused("why-not-your-seat", FORBIDDEN)

    async def choose(self, person: Person, message: Choose) -> None:
        self.own(person, message.seat)
        if len(message.line) > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="line", reason="too long")
        if self.room.seats[message.seat].lent is not None:
            raise Refused("why-seat-lent")
        started = time.perf_counter()
        await self.room.choose(message.seat, message.line, "person", message.decision, person.id, message.id)
        self.room.house.metrics.seconds.observe(time.perf_counter() - started)

    def preview(self, person: Person, message: Preview) -> Previewed:
        """From the seat's own view, so that it can tell no more than the seat knows."""
        self.own(person, message.seat)
        self.room.playing()
        seen = self.room.perspectives[message.seat].seen
        assert seen is not None
        if len(message.line) > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="line", reason="too long")
        try:
            choice = self.room.game.vocabulary().hear(message.line)
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        looked = preview(self.room.game, seen, message.seat, choice)
        looked["id"] = message.id
        if "changes" in looked:
            looked["changes"] = hidden_as_none(looked["changes"])
        return msgspec.convert({"type": "previewed", **looked}, Previewed)

    def explain(self, person: Person, message: Explain) -> Explained:
        """The options that a thing is part of; else the refusals that name it; else the rule of the question."""
        self.own(person, message.seat)
        self.room.playing()
        perspective = self.room.perspectives[message.seat]
        seen, put = perspective.seen, readable(letter(perspective).question)
        if put is None or seen is None:
            args = {"target": {"kind": message.target.kind, "id": message.target.id}}
            return Explained(id=message.id, options=[], whys=[Why(rule="", key="why-not-your-turn", args=args)])
        found = [option.id for option in put.options if message.target in option.targets]
        whys = [] if found else reasons(self.room.game, seen, message.seat, put, message.target)
        return Explained(id=message.id, options=found, whys=whys)

    def look(self, person: Person, message: Look) -> Looked:
        """Through a lens, from the seat's own view: like a preview it can tell no more than the seat knows."""
        if message.seat is not None:
            self.own(person, message.seat)
        if self.room.facts.status != "over" or self.room.chronicle is None:  # one may look at the end for long
            self.room.playing()
        perspective = self.room.perspectives[self.room.eyes(message.seat, person.id)]
        seen, seq = perspective.seen, perspective.seq
        assert seen is not None
        seat = SPECTATOR if message.seat is None else message.seat
        try:
            answer = self.room.game.look(seen, seat, message.lens, message.wish)
        except Unreadable as fault:
            raise of_unreadable(fault) from None
        except Illegal as fault:
            raise of_illegal(fault) from None
        return Looked(id=message.id, seq=seq, answer=answer)

    def way_back(self, seat: int) -> WayBack:
        return permitted(self.room.playing().way_back(seat), self.room.facts.undo)

    async def take_back(self, person: Person, message: TakeBack) -> None:
        """At once if it is free or nobody else needs to agree; else it is proposed."""
        self.own(person, message.seat)
        room, seat = self.room, message.seat
        async with room.lock:
            way = self.way_back(seat)
            place = way.own
            if message.line is not None:
                place = room.perspectives[seat].moment_of(message.line)
            elif way.kind == NEVER:
                raise Refused(way.why)
            free = place is not None and way.free_from is not None and place >= way.free_from
            by_consent = place is not None and way.consent_from is not None and place >= way.consent_from
            if place is None or not (free or by_consent):
                raise Refused(way.why or "why-undo-never")
            voters = set() if free else self.voters(person.id)
            if voters:
                self.room.wishes.propose(TAKE_BACK, seat, seat, "", place, voters)
                await self.keep_wishes()
            else:
                await self._go_back(seat, place)

    async def _go_back(self, seat: int, place: int) -> None:
        chronicle = self.room.playing()
        await self.room.happen(lambda: chronicle.take_back(seat, place), "person")

    def voters(self, asker: str) -> set[str]:
        """The others who play for themselves."""
        players = {seat.person for seat in self.room.seats if seat.person is not None and seat.bot is None}
        return players - {asker}

    async def agree(self, person: Person, message: Agree) -> None:
        async with self.room.lock:
            wish = self.room.wishes.open.get(message.proposal)
            if wish is None:
                raise Refused("why-no-proposal", MISSING)
            if not message.yes:
                if person.id not in wish.voters and person.id != self.room.seats[wish.by].person:
                    raise Refused("why-not-your-seat", FORBIDDEN)
                del self.room.wishes.open[wish.id]
                self.room.tell_seat(wish.by, "notice-declined", by=person.name)
            elif person.id not in wish.voters:
                raise Refused("why-not-your-seat", FORBIDDEN)
            else:
                wish.voters.discard(person.id)
                if not wish.voters:
                    del self.room.wishes.open[wish.id]
                    try:
                        await self._fulfil(wish)
                    except Refused:
                        await self.keep_wishes()  # it is gone all the same
                        raise
            await self.keep_wishes()

    async def _fulfil(self, wish: Wish) -> None:
        if wish.kind == TAKE_OVER:
            if self.room.here(self.room.seats[wish.seat].person):
                raise Refused("why-not-away")
            await self._lend(wish.seat, wish.level)
            return
        way = self.way_back(wish.by)
        if way.consent_from is None or wish.place < way.consent_from:
            raise Refused("why-undo-never")
        await self._go_back(wish.by, wish.place)

    async def welcome_back(self, seats: list[int]) -> None:
        """Nobody needs a bot for somebody who is here again."""
        async with self.room.lock:
            if self.room.wishes.lapse(TAKE_OVER, set(seats)):
                await self.keep_wishes()

    def moved_on(self) -> None:
        """Something happened that everybody sees: what was asked about the moment before is void."""
        if self.room.wishes.lapse(TAKE_BACK):
            self.tell_wishes()

    async def keep_wishes(self) -> None:
        """Proposals outlive the server: store them, then tell them. The caller holds the lock."""
        room = self.room
        await room.house.store.keep(
            lambda database: archive.note_wishes(database, room.facts.id, room.wishes.plain()),
        )
        self.tell_wishes()

    def tell_wishes(self) -> None:
        for connection in self.room.connections:
            if self.room.viewpoint(connection) != BELATED:
                connection.post(self.wishes_for(connection))

    def wishes_for(self, connection: Connection) -> Proposals:
        room = self.room
        perspective = room.perspectives.get(room.viewpoint(connection))
        lines: dict[str, int | None] = {}
        for wish in self.room.wishes.open.values():
            back = wish.kind == TAKE_BACK and perspective is not None
            lines[wish.id] = perspective.line_from(wish.place) if back and perspective is not None else None
        seats: dict[str, list[int]] = {}
        for each in room.seats:
            if each.person is not None:
                seats.setdefault(each.person, []).append(each.seat)
        return Proposals(proposals=self.room.wishes.shown(seats, lines))

    def level(self, level: str) -> str:
        if level not in self.room.house.shelf.box(self.room.facts.game, self.room.facts.pack).levels:
            raise Refused("why-no-such-level", BAD, level=level)
        return level

    async def lend(self, person: Person, seat: int, level: str) -> None:
        self.own(person, seat)
        self.level(level)
        async with self.room.lock:
            await self._lend(seat, level)

    async def _lend(self, seat: int, level: str | None) -> None:
        """To a bot, or back to its holder; the caller holds the lock."""
        room = self.room
        chronicle = room.playing()
        if room.seats[seat].lent == level:
            return
        changed = msgspec.structs.replace(room.seats[seat], lent=level)
        note = Note("note-reclaimed", seat) if level is None else Note("note-lent", seat, level)
        await room.happen(
            lambda: chronicle.remark(note),
            "person",
            extra=lambda database: archive.note_seat(database, room.facts.id, changed),
        )
        room.seats[seat] = changed
        room.tell_table()
        room.clocks.charge(seat)
        room.clocks.turn(room.waiting())
        room.moved()

    async def reclaim(self, person: Person, seat: int) -> None:
        self.own(person, seat)
        async with self.room.lock:
            await self._lend(seat, None)

    async def take_over(self, person: Person, message: TakeOver) -> None:
        """A bot for somebody who has been away for a while, if those who are here agree."""
        room = self.room
        mine = room.held_by(person.id)
        if not mine:
            raise Refused("why-not-your-seat", FORBIDDEN)
        self.level(message.level)
        if not 0 <= message.seat < len(room.seats):
            raise Refused("why-no-such-seat", MISSING)
        absent = room.seats[message.seat]
        since = room.away_since(absent.person)
        if absent.kind != "person" or absent.bot is not None or since is None:
            raise Refused("why-not-away")
        if time.time() - since < room.house.settings.absence:
            raise Refused("why-not-away-long", seconds=int(room.house.settings.absence))
        async with room.lock:
            voters = {each for each in self.voters(person.id) if each != absent.person and room.here(each)}
            if voters:
                self.room.wishes.propose(TAKE_OVER, mine[0], message.seat, message.level, -1, voters)
                await self.keep_wishes()
            else:
                await self._lend(message.seat, message.level)

    async def stand(self, person: Person, message: Stand) -> None:
        """A standing answer (see standing.py); tried whenever that kind of question comes, if it is allowed."""
        self.own(person, message.seat)
        room, where = self.room, (message.seat, message.key)
        if len(message.key) > LONGEST_ID or len(message.line or "") > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="standing", reason="too long")
        if message.line is not None:
            for line in Instruction.read(message.line).lines():
                self._heard(line)
            if where not in room.standing and len(room.standing_of(message.seat)) >= MOST_STANDING:
                raise Refused("why-many-standing", most=MOST_STANDING)
        async with room.lock:
            await room.house.store.keep(
                lambda database: archive.stand(database, room.facts.id, message.seat, message.key, message.line)
            )
            room.standing.pop(where, None)
            if message.line is not None:
                room.standing[where] = message.line
        told = StandingChanged(standing=room.standing_of(message.seat))
        for connection in room.connections:
            if connection.seat == message.seat:
                connection.post(told)
        room.moved()

    def _heard(self, line: str) -> Choice:
        try:
            return self.room.game.vocabulary().hear(line)
        except Unreadable as fault:
            raise of_unreadable(fault) from None

    async def say(self, person: Person, message: Say) -> None:
        """Chat; those who sit here write, everybody here reads."""
        room = self.room
        mine = room.held_by(person.id)
        if not mine and room.facts.host != person.id:
            raise Refused("why-only-players-chat", FORBIDDEN)
        said = "".join(sign for sign in message.text if sign.isprintable() or sign == " ").strip()
        if not (1 if message.suggest is None else 0) <= len(said) <= LONGEST_CHAT:
            raise Refused("why-chat-length", BAD, most=LONGEST_CHAT)
        room.house.limits.chat.check(person.id)
        seat = mine[0] if len(mine) == 1 else None
        suggested = None if message.suggest is None else await asyncio.to_thread(self.suggested, message.suggest)
        # With spectators who are behind, nothing may happen in between: a line would reach them twice, or never.
        async with room.lock if room.facts.delay else nullcontext():
            place = room.stored
            line = await room.talk.keep(person, seat, said, suggested, place)
            for connection in room.connections:
                if place <= room.talk.told or room.viewpoint(connection) != BELATED:
                    connection.chat([line])

    def suggested(self, wish: Suggest) -> Suggested:
        """Read from what everybody sees, and only in games where that is everything."""
        room = self.room
        room.playing()
        if room.house.shelf.box(room.facts.game, room.facts.pack).secrets:
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
        if len(wish.line) > LONGEST_LINE:
            raise Refused("why-unreadable", BAD, where="line", reason="too long")
        seen = room.perspectives[SPECTATOR].seen
        assert seen is not None
        choice = self._heard(wish.line)
        reason = refusal(seen, wish.seat, choice)
        if reason is not None:
            raise of_illegal(Illegal(reason))
        label = choice.label()
        targets = [Target(kind=each["kind"], id=each["id"]) for each in choice.targets()] + targets
        said = Text(key=label["key"], args=label["args"])
        return Suggested(seat=wish.seat, line=wish.line, label=said, targets=targets)

    async def mute(self, person: Person, message: Mute) -> None:
        room = self.room
        if len(message.person) > LONGEST_ID:
            raise Refused("why-unreadable", BAD, where="person", reason="too long")
        await room.house.store.keep(lambda database: archive.mute(database, person.id, message.person, message.muted))
        for connection in room.connections:
            if connection.person is not None and connection.person.id == person.id:
                connection.muted.discard(message.person)
                if message.muted:
                    connection.muted.add(message.person)


def title_of(room: Room, seat: int) -> str | None:
    """The key of the question that a seat is asked, from its own view."""
    seen: Any = room.perspectives[seat].seen
    step = pending(seen)
    return None if step is None else str(step.title(seen, seat)["key"])
