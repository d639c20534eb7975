"""The rooms that are open: one for each table that somebody looks at or that goes on by itself."""

from __future__ import annotations

import asyncio

from samovar.server import archive
from samovar.server.attendant import Attendant
from samovar.server.desk import Desk
from samovar.server.house import House
from samovar.server.people import Person
from samovar.server.refusals import MISSING, Refused
from samovar.server.room import Room

MOST_IDLE = 200  # rooms that stay open although nobody is there


class Opened:
    """A room with its desk and its attendant."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.desk = Desk(room)
        self.attendant = Attendant(room)
        room.moved = self._moved

    def _moved(self) -> None:
        self.desk.moved_on()
        self.attendant.wake()

    @property
    def idle(self) -> bool:
        return not self.room.connections and not self.room.lock.locked() and not self.attendant.busy


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.opened: dict[str, Opened] = {}
        self.opening: dict[str, asyncio.Task[Opened]] = {}

    async def open(self, id: str) -> Opened:
        """The room of a table; two who come at once find the same."""
        found = self.opened.pop(id, None)
        if found is not None:
            self.opened[id] = found  # the last asked for is the last forgotten
            return found
        task = self.opening.get(id)
        if task is None:
            task = self.opening[id] = asyncio.create_task(self._open(id))
            task.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Opened:
        kept = await self.house.store.look(lambda database: archive.fetched(database, id))
        if kept is None:
            raise Refused("why-no-such-table", MISSING)
        room = Room(self.house, kept, self._leave)
        if kept.rows:
            await asyncio.to_thread(room.remember, kept.rows)
        opened = self.opened[id] = Opened(room)
        room.clocks.turn(room.waiting() if room.fault is None else {})
        opened.attendant.wake()
        self._forget_idle()
        self.house.metrics.rooms.set(len(self.opened))
        return opened

    def _leave(self, room: Room) -> None:
        opened = self.opened.get(room.facts.id)
        if opened is not None and opened.room is room:
            del self.opened[room.facts.id]
            opened.attendant.end()

    def _forget_idle(self) -> None:
        if len(self.opened) <= MOST_IDLE:
            return
        for id in [id for id, opened in self.opened.items() if opened.idle][: len(self.opened) - MOST_IDLE]:
            self.opened.pop(id).attendant.end()

    async def wake_restless(self) -> None:
        """After a start: tables where a bot is asked or a clock runs go on without anybody looking."""
        for id in await self.house.store.look(archive.restless_tables):
            await self.open(id)

    def present(self, id: str) -> set[str]:
        """Who looks at a table now."""
        opened = self.opened.get(id)
        return set() if opened is None else opened.room.present()

    def rename(self, person: Person, name: str) -> None:
        """Somebody has another name now: at every table where he sits under the old one."""
        for opened in self.opened.values():
            room = opened.room
            mine = [seat for seat in room.seats if seat.person == person.id and seat.name == person.name]
            if mine and room.facts.status != "over":
                for seat in mine:
                    seat.name = name
                room.tell_table()

    def rehome(self, guest: str, person: str) -> None:
        """A guest has signed in: his seats belong to his name now."""
        for opened in self.opened.values():
            room = opened.room
            room.facts.host = person if room.facts.host == guest else room.facts.host
            for seat in room.seats:
                seat.person = person if seat.person == guest else seat.person
            for wish in room.wishes.open.values():
                wish.voters = {person if voter == guest else voter for voter in wish.voters}

    def part(self, person: str) -> None:
        """Somebody has signed out elsewhere: everybody of that name comes back, if his cookie still says so."""
        for opened in self.opened.values():
            for connection in opened.room.connections:
                if connection.person is not None and connection.person.id == person:
                    connection.end()

    async def close(self) -> None:
        for opened in list(self.opened.values()):
            opened.attendant.end()
            for connection in opened.room.connections:
                connection.end()
        self.opened.clear()
