"""The lobby: laying tables, sitting down, being ready, starting; and tables that go on from a moment of another."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import Game, full_config
from samovar.server import archive
from samovar.server.archive import Facts, Kept, SeatFacts
from samovar.server.cards import card_of
from samovar.server.catalogue import DIGEST, Box
from samovar.server.clocks import check
from samovar.server.editions import Edition
from samovar.server.moments import Written
from samovar.server.names import tidy, visible
from samovar.server.people import Person
from samovar.server.refusals import BAD, FORBIDDEN, MISSING, Refused, of_illegal, of_unreadable
from samovar.server.room import Room
from samovar.server.rooms import Rooms
from samovar.server.services import Services
from samovar.server.wire.catalogue import Seating
from samovar.server.wire.message import Why
from samovar.server.wire.tables import ClockRule, NewTable, SeatChange, SeatWish, TableCard

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # to be read aloud: no I, no O
ID_LENGTH = 14
CODE_LENGTH = 6
LONGEST_TITLE = 60
SEED_BYTES = 32


def drawn(messages: str, length: int) -> str:
    return "".join(secrets.choice(messages) for _ in range(length))


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
    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    async def lay(self, person: Person, wish: NewTable) -> TableCard:
        """A new table. It begins at once unless a seat is open."""
        self.services.limits.tables.check(person.id)
        check(wish.clock)
        await self.services.people.check_names(person, *[seat.name for seat in wish.seats])
        if DIGEST in wish.pack:  # a new table is laid with what is printed today
            raise Refused("why-no-such-pack", MISSING, pack=wish.pack)
        box = await asyncio.to_thread(self.services.catalogue.box, wish.game, wish.pack)
        config = await asyncio.to_thread(checked_config, box.game, wish.config)
        seats = seated(box, box.game.seats(config), wish.seats, person)
        facts = fresh_facts(box, config, person, wish)
        return await self.keep(person, facts, seats, [], box.edition)

    async def fork(self, person: Person, kept: Kept, place: int, wishes: list[SeatWish], public: bool) -> TableCard:
        """A new table with this one's past up to a happening, and dice of its own from there."""
        self.services.limits.tables.check(person.id)
        await self.services.people.check_names(person, *[seat.name for seat in wishes])
        old = kept.facts
        box = self.services.catalogue.box(old.game, old.box)
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

        past = kept.until(place + 1)
        rows = [
            archive.Stored(number, row, "fork", written=Written(moment, *state))
            for number, (row, moment, state) in enumerate(zip(past.rows, past.moments, past.states, strict=True))
            if moment is not None
        ]
        return await self.keep(person, facts, seats, rows, box.edition)

    async def keep(
        self,
        person: Person,
        facts: Facts,
        seats: list[SeatFacts],
        rows: list[archive.Stored],
        edition: Edition | None,
        extra: Callable[[Any], None] | None = None,
    ) -> TableCard:
        """A new table, with its content and the past that it may have already; `extra` is written with it."""

        def work(database: Any) -> None:
            archive.keep_edition(database, edition)
            archive.lay(database, facts, seats)
            if rows:
                archive.append(database, facts.id, *rows)
            if extra is not None:
                extra(database)

        await self.services.store.keep(work)
        return await self._begun(facts.id, person)

    async def begin_sequel(self, room: Room, person: Person, wish: dict[str, Any]) -> TableCard:
        """The game that follows one that is over, with the same people and bots. Whoever comes second finds it laid."""
        if not room.held_by(person.id):
            raise Refused("why-not-your-seat", FORBIDDEN)
        async with room.lock:
            if room.facts.sequel is None:
                self.services.limits.tables.check(person.id)
                await self._lay_sequel(room, person, wish)
        assert room.facts.sequel is not None
        return await self._card(room.facts.sequel, person)

    async def _card(self, id: str, person: Person) -> TableCard:
        """Of a table that another process may have."""
        leases = self.services.leases
        if leases is not None and await leases.elsewhere(id) is not None:
            found = await self.services.store.look(lambda database: archive.listed(database, [id]))
            if found:
                return card_of(*found[0], person.id, set())
        async with self.rooms.use(id) as opened:
            return opened.room.card(person.id)

    async def _lay_sequel(self, room: Room, person: Person, wish: dict[str, Any]) -> None:
        old = room.facts
        try:
            box = self.services.catalogue.box(old.game, old.pack)
        except Refused:  # an owner's pack that is gone: what the first game was played with is kept
            box = self.services.catalogue.box(old.game, old.box)
        config = await self.services.executors.asking.run(sequel_config, room, wish)
        again = NewTable(
            game=old.game,
            public=old.public,
            title=old.title,
            clock=msgspec.convert(old.clock, ClockRule),
            undo=old.undo,  # type: ignore[arg-type]
            watch=old.watch,
            delay=old.delay,
            hints=old.hints,
            pack=old.pack,
        )
        facts = fresh_facts(box, config, person, again)
        seats = seated_again(box, box.game.seats(config), room.seats)

        def work(database: Any) -> None:
            archive.keep_edition(database, box.edition)
            archive.lay(database, facts, seats)
            archive.note_facts(database, old.id, {"sequel": facts.id})

        await room.keep(work)
        room.facts.sequel = facts.id
        await self._begun(facts.id, person)
        room.tell_table()

    async def _begun(self, id: str, person: Person) -> TableCard:
        async with self.rooms.use(id) as opened:
            async with opened.room.lock:
                await self._begin_if_full(opened.room)
            return opened.room.card(person.id)

    async def _begin_if_full(self, room: Room) -> None:
        """Nobody is missing and everybody is ready."""
        waiting = [seat for seat in room.seats if seat.kind == "open" or (seat.kind == "person" and not seat.ready)]
        if room.facts.status == "lobby" and not waiting:
            await room.begin()

    async def join(self, room: Room, person: Person, wanted: int | None, name: str) -> None:
        await self.services.people.check_names(person, name)
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
        await self.services.people.check_names(person, change.name)
        async with room.lock:
            in_lobby(room)
            if room.facts.host != person.id:
                raise Refused("why-not-host", FORBIDDEN)
            if not 0 <= change.seat < len(room.seats):
                raise Refused("why-no-such-seat", BAD)
            box = self.services.catalogue.box(room.facts.game, room.facts.box)
            wish = SeatWish(kind=change.kind, name=change.name, level=change.level)
            await self._sit(room, [seat_of(box, change.seat, room.seats[change.seat].id, wish, person)])

    async def clear_away(self, room: Room, person: Person) -> None:
        async with room.lock:
            in_lobby(room)
            if room.facts.host != person.id:
                raise Refused("why-not-host", FORBIDDEN)
            await room.keep(lambda database: archive.clear_away(database, room.facts.id))
            room.clear_away()

    async def _sit(self, room: Room, changed: list[SeatFacts]) -> None:
        now = time.time()

        def work(database: Any) -> None:
            archive.note_facts(database, room.facts.id, {"moved_at": now})
            for seat in changed:
                archive.note_seat(database, room.facts.id, seat)

        await room.keep(work)
        room.facts.moved_at = now
        for seat in changed:
            room.seats[seat.seat] = seat
        room.reseat()
        room.tell_table()


def in_lobby(room: Room) -> None:
    if room.facts.status != "lobby":
        raise Refused("why-begun")


def seated(box: Box, ids: list[str], wishes: list[SeatWish], person: Person) -> list[SeatFacts]:
    """Who sits where. Without wishes the first seat is mine and bots take the others."""
    if not wishes:
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="bot")] * (len(ids) - 1)]
    if len(wishes) != len(ids):
        raise Refused("why-seat-count", BAD, wanted=len(ids), given=len(wishes))
    return [seat_of(box, seat, id, wish, person) for seat, (id, wish) in enumerate(zip(ids, wishes, strict=True))]


def seat_of(box: Box, seat: int, id: str, wish: SeatWish, person: Person) -> SeatFacts:
    if wish.kind == "open":
        return SeatFacts(seat, id, "open")
    if wish.kind == "bot":
        level = wish.level or box.usual_level
        if not box.plays(level):
            raise Refused("why-no-such-level", BAD, level=level)
        return SeatFacts(seat, id, "bot", level=level, ready=True)
    name = tidy(wish.name) if wish.name else person.name
    return SeatFacts(seat, id, "person", person.id, name, ready=True)


def sequel_config(room: Room, wish: dict[str, Any]) -> dict[str, Any]:
    """The settings of the game that follows; Refused if none does, or if the wish is not allowed."""
    if room.facts.status != "over" or room.event_log is None:
        raise Refused("why-not-over")
    if room.event_log.ended is not None:
        raise Refused("why-nothing-follows")
    try:
        config = room.game.sequel(room.facts.config, room.event_log.table, wish)
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
            fresh = {"ready": True, "lent": None, "taken_over": False, "left_at": None}
            seats.append(msgspec.structs.replace(before[seat], id=id, **fresh))
        else:
            seats.append(SeatFacts(seat, id, "bot", level=box.usual_level, ready=True))
    return seats


def fresh_facts(box: Box, config: dict[str, Any], person: Person, wish: NewTable) -> Facts:
    now = time.time()
    return Facts(
        id=drawn(ID_LETTERS, ID_LENGTH),
        code=drawn(CODE_LETTERS, CODE_LENGTH),
        game=box.game.id,
        pack=wish.pack,
        label=box.game.pack(),
        edition=box.digest,
        rules=box.game.rules_version,
        config=config,
        title=visible(wish.title)[:LONGEST_TITLE].rstrip(),
        host=person.id,
        status="lobby",
        public=wish.public,
        watch=wish.watch,
        delay=wish.delay,
        hints=wish.hints,
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
