"""Connections: one browser tab at one table, and what is on its way there."""

from __future__ import annotations

import asyncio

import msgspec

from samovar.server.people import Person
from samovar.server.wire.live import Chat, ChatLine, Told

MOST_WAITING = 256  # messages; a reader that is further behind starts again with a fresh state

ENCODER = msgspec.json.Encoder()


class Connection:
    """Who listens, from which seat, and how far it has been told. Only the seat that is shown sends its secrets."""

    def __init__(self, person: Person | None, muted: set[str] | None = None) -> None:
        self.person = person
        self.seat: int | None = None
        self.since = 0
        self.muted: set[str] = set() if muted is None else muted
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.ended = False
        self.farewell = "why-come-back"  # the sentence with which the server ends it
        self.for_good = False

    def post(self, message: Told) -> None:
        self.post_bytes(ENCODER.encode(message))

    def post_bytes(self, message: bytes) -> None:
        if self.ended:
            return
        if self.waiting.qsize() >= MOST_WAITING - 1:
            self.end()
            return
        self.waiting.put_nowait(message)

    def chat(self, lines: list[ChatLine]) -> None:
        wanted = [line for line in lines if line.person not in self.muted]
        if wanted:
            self.post(Chat(lines=wanted))

    def end(self, farewell: str = "why-come-back", for_good: bool = False) -> None:
        """Nothing more will be sent after what is waiting."""
        if not self.ended:
            self.ended = True
            self.farewell = farewell
            self.for_good = for_good
            self.waiting.put_nowait(None)
