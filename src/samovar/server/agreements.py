"""Agreements: what one player does at once only if nobody else has a say in it, and else proposes to the others."""

from __future__ import annotations

import time

from samovar.kernel.undo import NEVER
from samovar.server import archive
from samovar.server.absence import fair_time, level_for, not_away_long
from samovar.server.attendance import BELATED
from samovar.server.connections import Connection
from samovar.server.event_log import WayBack, permitted
from samovar.server.lending import lend, take_over
from samovar.server.people import Person
from samovar.server.proposals import TAKE_BACK, TAKE_OVER, Wish
from samovar.server.refusals import FORBIDDEN, MISSING, Refused
from samovar.server.room import Room
from samovar.server.wire.live import Agree, Notice, Proposals, Redo, TakeBack, TakeOver
from samovar.server.wire.message import Text


class Agreements:
    def __init__(self, room: Room) -> None:
        self.room = room

    def way_back(self, seat: int) -> WayBack:
        return permitted(self.room.playing().way_back(seat, self.room.hands(seat)), self.room.facts.undo)

    async def take_back(self, person: Person, message: TakeBack) -> None:
        """At once if it is free or nobody else needs to agree; else it is proposed."""
        self.room.check_seat(person.id, message.seat)
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
                await self._go_back(person.id, seat, place)

    async def _go_back(self, person: str, seat: int, place: int) -> None:
        """The caller holds the lock."""
        room, event_log = self.room, self.room.playing()
        gone, joined = event_log.match.moments[place:], event_log.joined[place:]
        await room.happen(lambda: event_log.take_back(seat, place), "person")
        room.undone.taken_back(person, room.hands(seat), gone, joined)

    async def redo(self, person: Person, message: Redo) -> None:
        """What this person has just taken back happens again, one gesture at a time, from the seat that chose it."""
        self.room.check_seat(person.id, message.seat)
        undone = self.room.undone
        if undone.next(person.id) is None:
            raise Refused("why-nothing-undone")
        id: str | None = message.id
        while (deed := undone.next(person.id)) is not None and (id is not None or deed[2]):
            seat, line, joined = deed
            if self.room.seats[seat].lent is not None:
                raise Refused("why-seat-lent")
            self.room.check_seat(person.id, seat)
            try:
                await self.room.choose(seat, line, "person", None, person.id, id, joined=joined and id is None)
            except Refused:
                if id is not None:
                    raise
                return  # what came before it has happened again
            if undone.next(person.id) is deed:
                return  # the message had come before: nothing happened
            id = None

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
            await take_over(self.room, wish.seat, wish.level)
            return
        way = self.way_back(wish.by)
        if way.consent_from is None or wish.place < way.consent_from:
            raise Refused("why-undo-never")
        await self._go_back(self.room.seats[wish.by].person or "", wish.by, wish.place)

    async def welcome_back(self, seats: list[int]) -> None:
        """Nobody needs a bot for somebody who is here again: what the others gave to one is his."""
        room = self.room
        if not room.wishes.any(TAKE_OVER) and not any(room.seats[seat].taken_over for seat in seats):
            return
        async with room.lock:
            if room.wishes.lapse(TAKE_OVER, set(seats)):
                await self.keep_wishes()
            for seat in seats:
                if room.seats[seat].taken_over and room.facts.status == "playing" and room.fault is None:
                    await lend(room, seat, None)
                    room.tell(Notice(tone="plain", text=Text(key="notice-seat-back", args={"seat": seat})))

    def moved_on(self) -> None:
        """Something happened that everybody sees: what was asked about the moment before is void."""
        if self.room.wishes.lapse(TAKE_BACK):
            self.tell_wishes()

    async def keep_wishes(self) -> None:
        """Proposals outlive the server: store them, then tell them. The caller holds the lock."""
        room = self.room
        await room.keep(lambda database: archive.note_wishes(database, room.facts.id, room.wishes.plain()))
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

    async def take_over(self, person: Person, message: TakeOver) -> None:
        """A bot for somebody who has been away for a while, if those who are here agree."""
        room = self.room
        mine = room.held_by(person.id)
        if not mine:
            raise Refused("why-not-your-seat", FORBIDDEN)
        if not 0 <= message.seat < len(room.seats):
            raise Refused("why-no-such-seat", MISSING)
        absent = room.seats[message.seat]
        since = room.away_since(absent.person)
        if absent.kind != "person" or absent.bot is not None or since is None:
            raise Refused("why-not-away")
        fair = fair_time(room.clocks.rule, room.services.settings.absence)
        if time.time() - since < fair:
            raise not_away_long(fair)
        level = level_for(room.seats, room.services.catalogue.box(room.facts.game, room.facts.box).house_levels)
        async with room.lock:
            voters = {each for each in self.voters(person.id) if each != absent.person and room.here(each)}
            if voters:
                self.room.wishes.propose(TAKE_OVER, mine[0], message.seat, level, -1, voters)
                await self.keep_wishes()
            else:
                await take_over(room, message.seat, level)
