"""The lobby: laying tables, sitting down, being ready, starting; and tables that go on from a moment of another."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Game, full_config
from samovar.server import archive
from samovar.server.archive import Facts, Kept, SeatFacts
from samovar.server.clocks import check
from samovar.server.house import House
from samovar.server.people import Person, tidy
from samovar.server.refusals import BAD, FORBIDDEN, MISSING, Refused, of_illegal, of_unreadable
from samovar.server.room import Room
from samovar.server.rooms import Rooms
from samovar.server.shelf import Box
from samovar.server.wire.message import Why
from samovar.server.wire.shelf import Seating
from samovar.server.wire.tables import ClockRule, NewTable, SeatChange, SeatWish

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # to be read aloud: no I, no O
ID_LENGTH = 14
CODE_LENGTH = 6
LONGEST_TITLE = 60
SEED_BYTES = 32


def drawn(letters: str, length: int) -> str:
    return "".join(secrets.choice(letters) for _ in range(length))


def checked_config(game: Game, config: dict[str, Any]) -> dict[str, Any]:
    """The settings with the defaults filled in; Refused if they do not fit or do not go together."""
    try:
        complete = full_config(game, config)
    except Unreadable as fault:
        raise of_unreadable(fault) from None
    reason = game.refuses(complete)
    if reason is not None:
        refused = Refused(reason.key, BAD)
        refused.why = Why(rule=reason.rule, key=reason.key, args=dict(reason.args))
        raise refused
    return complete


def seating(game: Game, config: dict[str, Any]) -> Seating:
    try:
        return Seating(seats=game.seats(checked_config(game, config)), why=None)
    except Refused as refused:
        return Seating(seats=[], why=refused.why)


class Lobby:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self.house = house
        self.rooms = rooms

    async def lay(self, person: Person, wish: NewTable) -> Room:
        """A new table. It begins at once unless a seat is open."""
        self.house.limits.tables.check(person.id)
        check(wish.clock)
        box = await asyncio.to_thread(self.house.shelf.box, wish.game, wish.pack)
        config = await asyncio.to_thread(checked_config, box.game, wish.config)
        seats = seated(box, box.game.seats(config), wish.seats, person)
        facts = fresh_facts(box, config, person, wish)
        await self.house.store.keep(lambda database: archive.lay(database, facts, seats))
        return await self._begun(facts.id)

    async def fork(self, person: Person, kept: Kept, place: int, wishes: list[SeatWish], public: bool) -> Room:
        """A new table with this one's past up to a happening, and dice of its own from there."""
        self.house.limits.tables.check(person.id)
        old = kept.facts
        box = self.house.shelf.box(old.game, old.pack)
        seats = seated(box, [seat.id for seat in kept.seats], wishes, person)
        now = time.time()
        facts = msgspec.structs.replace(
            old,
            id=drawn(ID_LETTERS, ID_LENGTH),
            code=drawn(CODE_LETTERS, CODE_LENGTH),
            host=person.id,
            status="lobby",
            public=public,
            seed=secrets.token_bytes(SEED_BYTES),
            asked=[],
            outcome=None,
            left=None,
            forked_from=old.id,
            inherited=place + 1,
            made_at=now,
            moved_at=now,
            sequel=None,
        )

        return await self.keep(facts, seats, kept.rows[: place + 1], "fork")

    async def keep(self, facts: Facts, seats: list[SeatFacts], rows: list[str], maker: str) -> Room:
        """A table that has a past already."""

        def work(database: Any) -> None:
            archive.lay(database, facts, seats)
            for number, row in enumerate(rows):
                archive.append(database, facts.id, archive.Stored(number, row, maker))

        await self.house.store.keep(work)
        return await self._begun(facts.id)

    async def follow(self, room: Room, person: Person, wish: dict[str, Any]) -> Room:
        """The game that follows one that is over, with the same people and bots. Whoever comes second finds it laid."""
        if not room.held_by(person.id):
            raise Refused("why-not-your-seat", FORBIDDEN)
        async with room.lock:
            if room.facts.sequel is None:
                self.house.limits.tables.check(person.id)
                await self._lay_sequel(room, person, wish)
        assert room.facts.sequel is not None
        return (await self.rooms.open(room.facts.sequel)).room

    async def _lay_sequel(self, room: Room, person: Person, wish: dict[str, Any]) -> None:
        old = room.facts
        box = self.house.shelf.box(old.game, old.pack)
        config = await asyncio.to_thread(sequel_config, room, wish)
        again = NewTable(
            game=old.game,
            public=old.public,
            title=old.title,
            clock=msgspec.convert(old.clock, ClockRule),
            undo=old.undo,  # type: ignore[arg-type]
            watch=old.watch,
            delay=old.delay,
            pack=old.pack,
        )
        facts = fresh_facts(box, config, person, again)
        seats = seated_again(box, box.game.seats(config), room.seats)

        def work(database: Any) -> None:
            archive.lay(database, facts, seats)
            archive.note_facts(database, old.id, {"sequel": facts.id})

        await self.house.store.keep(work)
        room.facts.sequel = facts.id
        await self._begun(facts.id)
        room.tell_table()

    async def _begun(self, id: str) -> Room:
        room = (await self.rooms.open(id)).room
        async with room.lock:
            await self._begin_if_full(room)
        return room

    async def _begin_if_full(self, room: Room) -> None:
        """Nobody is missing and everybody is ready."""
        waiting = [seat for seat in room.seats if seat.kind == "open" or (seat.kind == "person" and not seat.ready)]
        if room.facts.status == "lobby" and not waiting:
            await room.begin()

    async def join(self, room: Room, person: Person, wanted: int | None, name: str) -> None:
        async with room.lock:
            in_lobby(room)
            if wanted is None and room.held_by(person.id):
                return
            free = [seat.seat for seat in room.seats if seat.kind == "open"]
            if wanted is not None and wanted not in free:
                raise Refused("why-seat-taken")
            if not free:
                raise Refused("why-table-full")
            seat = free[0] if wanted is None else wanted
            shown = tidy(name) if name else person.name
            await self._sit(room, [SeatFacts(seat, room.seats[seat].id, "person", person.id, shown)])

    async def leave(self, room: Room, person: Person) -> None:
        async with room.lock:
            in_lobby(room)
            mine = room.held_by(person.id)
            await self._sit(room, [SeatFacts(seat, room.seats[seat].id, "open") for seat in mine])

    async def ready(self, room: Room, person: Person, ready: bool) -> None:
        async with room.lock:
            in_lobby(room)
            mine = room.held_by(person.id)
            if not mine:
                raise Refused("why-not-your-seat", FORBIDDEN)
            await self._sit(room, [msgspec.structs.replace(room.seats[seat], ready=ready) for seat in mine])
            await self._begin_if_full(room)

    async def start(self, room: Room, person: Person) -> None:
        """The host does not wait for those who are not ready, only for open seats."""
        async with room.lock:
            in_lobby(room)
            if room.facts.host != person.id:
                raise Refused("why-not-host", FORBIDDEN)
            if any(seat.kind == "open" for seat in room.seats):
                raise Refused("why-seats-open")
            await room.begin()

    async def change(self, room: Room, person: Person, change: SeatChange) -> None:
        async with room.lock:
            in_lobby(room)
            if room.facts.host != person.id:
                raise Refused("why-not-host", FORBIDDEN)
            if not 0 <= change.seat < len(room.seats):
                raise Refused("why-no-such-seat", BAD)
            box = self.house.shelf.box(room.facts.game, room.facts.pack)
            wish = SeatWish(kind=change.kind, name=change.name, level=change.level)
            await self._sit(room, [seat_of(box, change.seat, room.seats[change.seat].id, wish, person)])

    async def clear_away(self, room: Room, person: Person) -> None:
        async with room.lock:
            in_lobby(room)
            if room.facts.host != person.id:
                raise Refused("why-not-host", FORBIDDEN)
            await self.house.store.keep(lambda database: archive.clear_away(database, room.facts.id))
            room.clear_away()

    async def _sit(self, room: Room, changed: list[SeatFacts]) -> None:
        now = time.time()

        def work(database: Any) -> None:
            archive.note_facts(database, room.facts.id, {"moved_at": now})
            for seat in changed:
                archive.note_seat(database, room.facts.id, seat)

        await self.house.store.keep(work)
        room.facts.moved_at = now
        for seat in changed:
            room.seats[seat.seat] = seat
        room.reseat()
        room.tell_table()


def in_lobby(room: Room) -> None:
    if room.spoiled:
        raise Refused("why-no-such-table", MISSING)
    if room.facts.status != "lobby":
        raise Refused("why-begun")


def seated(box: Box, ids: list[str], wishes: list[SeatWish], person: Person) -> list[SeatFacts]:
    """Who sits where. Without wishes the first seat is mine and bots take the others."""
    if not wishes:
        best = box.levels[-1]
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="bot", level=best)] * (len(ids) - 1)]
    if len(wishes) != len(ids):
        raise Refused("why-seat-count", BAD, wanted=len(ids), given=len(wishes))
    return [seat_of(box, seat, id, wish, person) for seat, (id, wish) in enumerate(zip(ids, wishes, strict=True))]


def seat_of(box: Box, seat: int, id: str, wish: SeatWish, person: Person) -> SeatFacts:
    if wish.kind == "open":
        return SeatFacts(seat, id, "open")
    if wish.kind == "bot":
        level = wish.level or box.levels[-1]
        if level not in box.levels:
            raise Refused("why-no-such-level", BAD, level=level)
        return SeatFacts(seat, id, "bot", level=level, ready=True)
    name = tidy(wish.name) if wish.name else person.name
    return SeatFacts(seat, id, "person", person.id, name, ready=True)


def sequel_config(room: Room, wish: dict[str, Any]) -> dict[str, Any]:
    """The settings of the game that follows; Refused if none does, or if the wish is not allowed."""
    if room.facts.status != "over" or room.chronicle is None:
        raise Refused("why-not-over")
    try:
        config = room.game.sequel(room.facts.config, room.chronicle.table, wish)
    except Unreadable as fault:
        raise of_unreadable(fault) from None
    except Illegal as fault:
        raise of_illegal(fault) from None
    if config is None:
        raise Refused("why-nothing-follows")
    return checked_config(room.game, config)


def seated_again(box: Box, ids: list[str], before: list[SeatFacts]) -> list[SeatFacts]:
    """Everybody where he sat; bots take seats that are new."""
    seats = []
    for seat, id in enumerate(ids):
        if seat < len(before):
            seats.append(msgspec.structs.replace(before[seat], id=id, ready=True, lent=None))
        else:
            seats.append(SeatFacts(seat, id, "bot", level=box.levels[-1], ready=True))
    return seats


def fresh_facts(box: Box, config: dict[str, Any], person: Person, wish: NewTable) -> Facts:
    now = time.time()
    return Facts(
        id=drawn(ID_LETTERS, ID_LENGTH),
        code=drawn(CODE_LETTERS, CODE_LENGTH),
        game=box.game.id,
        pack=wish.pack,
        label=box.game.pack(),
        rules=box.game.rules_version,
        config=config,
        title=" ".join(wish.title.split())[:LONGEST_TITLE],
        host=person.id,
        status="lobby",
        public=wish.public,
        watch=wish.watch,
        delay=wish.delay,
        undo=wish.undo,
        clock=msgspec.to_builtins(wish.clock),
        seed=secrets.token_bytes(SEED_BYTES),
        asked=[],
        outcome=None,
        left=None,
        forked_from=None,
        inherited=0,
        made_at=now,
        moved_at=now,
    )
