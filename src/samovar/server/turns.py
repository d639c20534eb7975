"""Whose turn it is, over all tables: the list of those that wait for somebody, and the notifier that tells them."""

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


class TurnListener:
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


class TurnNotifier:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: dict[str, set[TurnListener]] = {}
        self.ringing: set[asyncio.Task[None]] = set()
        self.due: set[str] = set()  # those for whom the list will be read anyway

    async def listen(self, listener: TurnListener) -> None:
        self.listeners.setdefault(listener.person, set()).add(listener)
        listener.hear(await self.store.look(lambda database: turns_of(database, listener.person)))

    def leave(self, listener: TurnListener) -> None:
        listeners = self.listeners.get(listener.person, set())
        listeners.discard(listener)
        if not listeners:
            self.listeners.pop(listener.person, None)

    def part(self, person: str) -> None:
        """Whoever listens under this name comes back, if his cookie still says so."""
        for listener in self.listeners.get(person, set()):
            listener.end()

    def ring(self, persons: set[str]) -> None:
        """Something changed for these; those who listen are told."""
        for person in (persons & self.listeners.keys()) - self.due:
            self.due.add(person)
            task = asyncio.create_task(self._tell(person))
            self.ringing.add(task)
            task.add_done_callback(self.ringing.discard)

    async def _tell(self, person: str) -> None:
        self.due.discard(person)
        turns = await self.store.look(lambda database: turns_of(database, person))
        for listener in self.listeners.get(person, set()):
            listener.hear(turns)
