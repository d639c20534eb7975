"""Whose turn it is, over all tables: the list of those that wait for somebody, and the bell that rings for them."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import Connection as Database

from samovar.server.archive import tables_that_ask
from samovar.server.store import Store
from samovar.server.wire.live import Turn, Turns

ENCODER = msgspec.json.Encoder()


def turns_of(connection: Database, person: str) -> list[Turn]:
    """The longest waiting first."""
    waiting = []
    for facts, seats in tables_that_ask(connection, person):
        mine = [seat for seat in facts.asked if seats[seat].person == person and seats[seat].bot is None]
        if mine:
            waiting.append(Turn(table=facts.id, game=facts.game, title=facts.title, seats=mine, since=facts.moved_at))
    return sorted(waiting, key=lambda turn: turn.since)


class Ear:
    """One tab that listens for a person's turns."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.known: set[str] = set()
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(8)

    def hear(self, turns: list[Turn]) -> None:
        now = {turn.table for turn in turns}
        message = Turns(turns=turns, news=sorted(now - self.known))
        self.known = now
        self._put(ENCODER.encode(message))

    def end(self) -> None:
        self._put(None)

    def _put(self, message: bytes | None) -> None:
        if self.waiting.full():
            self.waiting.get_nowait()  # only the newest list matters
        self.waiting.put_nowait(message)


class Bell:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.ears: dict[str, set[Ear]] = {}
        self.ringing: set[asyncio.Task[None]] = set()
        self.due: set[str] = set()  # those for whom the list will be read anyway

    async def listen(self, ear: Ear) -> None:
        self.ears.setdefault(ear.person, set()).add(ear)
        ear.hear(await self.store.look(lambda database: turns_of(database, ear.person)))

    def leave(self, ear: Ear) -> None:
        ears = self.ears.get(ear.person, set())
        ears.discard(ear)
        if not ears:
            self.ears.pop(ear.person, None)

    def part(self, person: str) -> None:
        """Whoever listens under this name comes back, if his cookie still says so."""
        for ear in self.ears.get(person, set()):
            ear.end()

    def ring(self, persons: set[str]) -> None:
        """Something changed for these; those who listen are told."""
        for person in (persons & self.ears.keys()) - self.due:
            self.due.add(person)
            task = asyncio.create_task(self._tell(person))
            self.ringing.add(task)
            task.add_done_callback(self.ringing.discard)

    async def _tell(self, person: str) -> None:
        self.due.discard(person)
        turns = await self.store.look(lambda database: turns_of(database, person))
        for ear in self.ears.get(person, set()):
            ear.hear(turns)
