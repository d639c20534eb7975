"""The rooms that are open: one for each table that somebody uses or that goes on by itself.

A table has one room at a time. Whoever works with a room holds it: a connection from hello to farewell, a request until
it is answered, a choice until it is stored. Its bot runner (bots, standing answers, clocks) keeps it, too. Only a
room that nobody needs is put away, the longest unused first, and a table is opened again only when nothing of its
former room runs any more. Below that, the store takes one happening for each place of a table: a room that fell behind
finds its place taken, and is read in again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

from samovar.server import archive, backfill, presence
from samovar.server.admin import NOBODY_NAME
from samovar.server.bot_runner import BotRunner
from samovar.server.commands import TableCommands
from samovar.server.corrections import tell_corrections
from samovar.server.leases import Lease
from samovar.server.refusals import BUSY, MISSING, Refused
from samovar.server.room import Room
from samovar.server.services import Services

LOG = logging.getLogger("samovar.server")
MOST_IDLE = 200  # rooms that stay open although nobody needs them
WAKING = 1  # tables that are opened at once after a start: a thread is left for those to whom people come
FAREWELL = 2.0  # seconds for what still runs in a room when the server ends

Answer = TypeVar("Answer")


def nothing() -> None:
    pass


class Opened:
    """A room with its commands and its bot runner, and how many hold it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.commands = TableCommands(room)
        self.bot_runner = BotRunner(room)
        self.holders = 0
        self.released: Callable[[Opened], None] = lambda _: None
        self.carried: set[asyncio.Task[Any]] = set()
        self.bot_runner.rested = lambda: self.released(self)
        room.moved = self._moved

    def _moved(self) -> None:
        self.commands.agreements.moved_on()
        self.bot_runner.wake()

    def hold(self) -> None:
        self.holders += 1

    def release(self) -> None:
        self.holders -= 1
        self.released(self)

    def carry_through(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Future[Answer]:
        """Something that must not stop halfway, though whoever asked hangs up: it holds the room until it is done."""
        self.hold()
        task = asyncio.ensure_future(work)
        self.carried.add(task)
        task.add_done_callback(self._carried)
        return asyncio.shield(task)

    def _carried(self, task: asyncio.Task[Any]) -> None:
        self.carried.discard(task)
        self.release()

    @property
    def idle(self) -> bool:
        return self.holders == 0 and not self.room.lock.locked() and not self.bot_runner.busy

    async def end(self) -> None:
        """When this returns nothing of the room runs any more, and nothing can begin in it."""
        self.room.lock.close("why-come-back", BUSY)
        await self.bot_runner.end()
        await self.room.lock.acquire()  # whoever is in there finishes first, and nobody follows
        self.room.lock.release()
        self._let_go()

    def _let_go(self) -> None:
        """What knows one another in a ring would stay until the collector sweeps everything, which it seldom does."""
        self.room.part()
        self.bot_runner.rested = nothing
        self.released = lambda _: None


class Place:
    """What is known of one table: its room, unless it is being opened or put away just now."""

    def __init__(self) -> None:
        self.opened: Opened | None = None
        self.opening = asyncio.Lock()
        self.ending: asyncio.Task[None] | None = None  # of its former room
        self.comers = 0  # who wait for the room


class Rooms:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.places: dict[str, Place] = {}
        self.unheld: OrderedDict[str, Opened] = OrderedDict()  # the longest unused first
        self.closed = False

    @property
    def opened(self) -> list[Opened]:
        return [place.opened for place in self.places.values() if place.opened is not None]

    def find(self, id: str) -> Opened | None:
        """The room of a table, if it is open; not to be worked with across an `await`."""
        place = self.places.get(id)
        return None if place is None else place.opened

    @contextlib.asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Opened]:
        """The room of a table, which stays the only one as long as it is used."""
        opened = await self._take(id)
        try:
            yield opened
        finally:
            opened.release()

    async def _take(self, id: str) -> Opened:
        place = self.places.setdefault(id, Place())
        place.comers += 1
        try:
            async with place.opening:
                if place.opened is None:
                    if place.ending is not None:
                        await asyncio.shield(place.ending)
                    place.opened = await self._open(id)
                    place.opened.released = self._released
                self.unheld.pop(id, None)
                place.opened.hold()
                return place.opened
        finally:
            place.comers -= 1
            self._forget(id, place)
            self._put_idle_away()

    async def _open(self, id: str) -> Opened:
        if self.closed:
            raise Refused("why-come-back", BUSY)
        services = self.services
        lease = None if services.leases is None else await services.leases.take(id)
        if services.leases is not None and lease is None:
            raise Refused("why-no-such-table", MISSING)
        try:
            return await self._read_in(id, lease)
        except BaseException:
            if lease is not None:
                self._give_back(lease)
            raise

    async def _read_in(self, id: str, lease: Lease | None) -> Opened:
        services = self.services
        kept = await services.store.look(lambda database: archive.fetched(database, id))
        if kept is None:
            raise Refused("why-no-such-table", MISSING)
        kept = await backfill.ready(services, kept)
        # A box that nobody has opened yet takes a second, in which the loop must serve the others.
        await services.executors.openings.run(services.catalogue.box, kept.facts.game, kept.facts.box)
        room = Room(services, kept, self._leave, lease)
        if kept.rows:
            await services.executors.openings.run(room.remember, kept)
            await tell_corrections(room)
        opened = Opened(room)
        room.clocks.turn(room.waiting() if room.fault is None else {})
        opened.bot_runner.wake()
        return opened

    def _released(self, opened: Opened) -> None:
        id = opened.room.facts.id
        if opened.holders == 0 and self.find(id) is opened:
            self.unheld[id] = opened
            self._put_idle_away()

    def _leave(self, room: Room) -> None:
        """A room that is spoiled, or whose table is no more."""
        opened = self.find(room.facts.id)
        if opened is not None and opened.room is room:
            self._put_away(room.facts.id)

    def _put_idle_away(self) -> None:
        """Rooms that are needed do not count: however many they are, none of them may go."""
        if len(self.unheld) > MOST_IDLE:
            idle = [id for id, opened in self.unheld.items() if opened.idle]
            for id in idle[: max(0, len(idle) - MOST_IDLE)]:
                self._put_away(id)
        self.services.metrics.rooms.set(len(self.places))

    def _put_away(self, id: str) -> None:
        place = self.places[id]
        opened, place.opened = place.opened, None
        self.unheld.pop(id, None)
        if opened is not None:
            place.ending = asyncio.create_task(self._end(id, place, opened))

    async def _end(self, id: str, place: Place, opened: Opened) -> None:
        try:
            await opened.end()
            if opened.room.spoiled:
                # What the spoiled room gave to be written may still arrive: the next one must find it.
                await self.services.store.keep(lambda _: None)
        except Exception:
            LOG.exception("a room was put away with a fault", extra={"table": id})
        finally:
            if opened.room.lease is not None:
                self._give_back(opened.room.lease)
            place.ending = None
            self._forget(id, place)

    def _give_back(self, lease: Lease) -> None:
        if self.services.leases is not None:
            self.services.leases.give_back(lease)

    def lose(self, leases: list[Lease]) -> None:
        """Another process may have these tables by now."""
        for lease in leases:
            opened = self.find(lease.table)
            if opened is not None and opened.room.lease == lease:
                opened.room.lose()

    def _forget(self, id: str, place: Place) -> None:
        if place.opened is None and place.ending is None and place.comers == 0:
            self.places.pop(id, None)

    async def wake_restless(self) -> None:
        """After a start: tables where a bot is asked or a clock runs go on without anybody looking. A few at a time:
        whoever comes meanwhile must not wait for all of them."""
        await self._wake(await self.services.store.look(archive.restless_tables))

    async def wake_orphans(self, ids: list[str]) -> None:
        """The tables of a process that died: those that go on by themselves do so here, or where people came first."""
        restless = set(await self.services.store.look(archive.restless_tables))
        await self._wake([id for id in ids if id in restless])

    async def _wake(self, ids: list[str]) -> None:
        waiting = iter(ids)

        async def wake_on() -> None:
            for id in waiting:
                try:
                    async with self.use(id):
                        pass
                except Refused as refused:
                    if self.closed:
                        return
                    if refused.status == BUSY:  # another process has it
                        continue
                    LOG.error("a table could not be woken: %s", refused.why.key, extra={"table": id})
                except Exception:
                    LOG.exception("a table could not be woken", extra={"table": id})

        await asyncio.gather(*[wake_on() for _ in range(WAKING)])

    def present(self, id: str) -> set[str]:
        """Who looks at a table now."""
        opened = self.find(id)
        return set() if opened is None else opened.room.present()

    def rename(self, person: str, before: str, name: str) -> None:
        """Somebody has another name now: at every table where he sits under the old one."""
        for opened in self.opened:
            room = opened.room
            mine = [seat for seat in room.seats if seat.person == person and seat.name == before]
            if mine and room.facts.status != "over":
                for seat in mine:
                    seat.name = name
                room.tell_table()

    def rehome(self, guest: str, person: str) -> None:
        """A guest has signed in: his seats belong to his name now."""
        for opened in self.opened:
            room = opened.room
            room.facts.host = person if room.facts.host == guest else room.facts.host
            for seat in room.seats:
                seat.person = person if seat.person == guest else seat.person
            for wish in room.wishes.open.values():
                wish.voters = {person if voter == guest else voter for voter in wish.voters}

    def clear(self, table: str) -> None:
        """The operator has cleared a table away."""
        opened = self.find(table)
        if opened is not None:
            opened.room.clear_away("why-cleared-by-operator")

    def forget(self, person: str) -> None:
        """Of an account that is deleted: at tables that are open, a nameless one sits where he sat."""
        for opened in self.opened:
            room = opened.room
            mine = [seat for seat in room.seats if seat.person == person]
            for seat in mine:
                seat.name = NOBODY_NAME
                for key in [key for key in room.standing if key[0] == seat.seat]:
                    del room.standing[key]
            if mine:
                room.tell_table()

    def part(self, person: str) -> None:
        """Somebody has signed out elsewhere: everybody of that name comes back, if his cookie still says so."""
        for opened in self.opened:
            for connection in opened.room.connections:
                if connection.person is not None and connection.person.id == person:
                    connection.end()

    async def close(self) -> None:
        """The server ends: everybody is sent away, and what is being stored is stored."""
        self.closed = True
        for opened in self.opened:
            await presence.close(opened.room)
            for connection in opened.room.connections:
                connection.end()
        for id, place in list(self.places.items()):
            if place.opened is not None:
                self._put_away(id)
        endings = [place.ending for place in self.places.values() if place.ending is not None]
        if endings:
            await asyncio.wait(endings, timeout=FAREWELL)
