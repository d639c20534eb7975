"""News that concern everybody: told in this process, and to the others by PostgreSQL's LISTEN and NOTIFY.

Whose turn it is, a name, a sign-out. They come at most once: after a break whoever listens is told that some may be
missing, and what must hold (bans, sessions) is read from the database at every request anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from samovar.server.store import Store

LOG = logging.getLogger("samovar.server")
CHANNEL: Final = "samovar_news"
LARGEST: Final = 7900  # bytes; PostgreSQL takes less than 8000
PERSONS_AT_ONCE: Final = 200  # in one notice: an id has 16 letters
GATHERED: Final = 0.2  # seconds
EVERY = 0.5  # seconds after which the thread looks whether it shall end
AGAIN = 1.0  # seconds until a database that is away is tried again
MISSED: Final = "missed"  # some news may not have come

TURNS, PART, RENAMED, REHOMED, REGISTRATION, CLEARED, FORGOTTEN = (
    "turns",  # of these persons
    "part",  # a person comes back, if his cookie still says so
    "renamed",  # person, name before, name now
    "rehomed",  # guest, person
    "registration",  # who may make an account
    "cleared",  # a table
    "forgotten",  # a person whose account is deleted
)

Heard = Callable[..., None]


class News:
    """`tell` reaches whoever `hears` here at once; a `Wire` carries it to the other processes."""

    def __init__(self) -> None:
        self.hearers: dict[str, list[Heard]] = {}
        self.wire: Wire | None = None

    def hears(self, kind: str, heard: Heard) -> None:
        self.hearers.setdefault(kind, []).append(heard)

    def tell(self, kind: str, *told: Any) -> None:
        self.heard(kind, *told)
        if self.wire is not None:
            self.wire.send(kind, *told)

    def heard(self, kind: str, *told: Any) -> None:
        for heard in self.hearers.get(kind, []):
            try:
                heard(*told)
            except Exception:
                LOG.exception("news of kind %s were not understood", kind)


class Wire:
    """Between this process and the others."""

    def __init__(self, store: Store, me: int, heard: Heard) -> None:
        self.store = store
        self.engine = store.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.me = me
        self.heard = heard
        self.waiting: deque[str] = deque()
        self.turns: set[str] = set()  # persons
        self.sending: asyncio.Task[None] | None = None
        self.ended = threading.Event()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._listen, name="samovar-news", daemon=True)
        self.thread.start()

    def send(self, kind: str, *told: Any) -> None:
        if kind == TURNS:
            self.turns.update(told[0])
        else:
            self.waiting.append(self._written(kind, *told))
        if self.sending is None or self.sending.done():
            self.sending = asyncio.create_task(self._send_on())

    def _written(self, kind: str, *told: Any) -> str:
        message = msgspec.json.encode([self.me, kind, *told])
        return (message if len(message) <= LARGEST else msgspec.json.encode([self.me, MISSED])).decode()

    async def _send_on(self) -> None:
        """What comes within a moment goes together: each notice costs each process that listens, however long it is."""
        while self.waiting or self.turns:
            await asyncio.sleep(GATHERED)
            messages = [self.waiting.popleft() for _ in range(len(self.waiting))]
            persons, self.turns = sorted(self.turns), set()
            parts = range(0, len(persons), PERSONS_AT_ONCE)
            messages += [self._written(TURNS, persons[first : first + PERSONS_AT_ONCE]) for first in parts]
            try:
                await asyncio.to_thread(self._send, messages)
            except SQLAlchemyError as error:
                LOG.error("news could not be sent: %s", type(error).__name__)

    def _send(self, messages: list[str]) -> None:
        """In one transaction, which writes nothing and so waits for no disk."""
        with self.store.engine.begin() as connection:
            for message in messages:
                connection.execute(select(func.pg_notify(CHANNEL, message)))

    def _listen(self) -> None:
        broken = False
        while not self.ended.is_set():
            try:
                with contextlib.closing(self.engine.connect()) as connection:
                    raw: Any = connection.connection.driver_connection  # a detached one tells it no more
                    connection.detach()
                    connection.execute(text(f"LISTEN {CHANNEL}"))
                    if broken:
                        self._pass_on(MISSED)
                    broken = False
                    self._hear(raw)
            except Exception as error:  # psycopg's own, too: whatever it was, the next try tells
                if not broken and not self.ended.is_set():
                    LOG.error("news cannot be heard: %s", type(error).__name__)
                broken = True
                self.ended.wait(AGAIN)

    def _hear(self, raw: Any) -> None:
        while not self.ended.is_set():
            for notice in raw.notifies(timeout=EVERY):
                sender, kind, *told = msgspec.json.decode(notice.payload)
                if sender != self.me:
                    self._pass_on(kind, *told)

    def _pass_on(self, kind: str, *told: Any) -> None:
        with contextlib.suppress(RuntimeError):  # of a loop that has ended
            self.loop.call_soon_threadsafe(self.heard, kind, *told)

    async def close(self) -> None:
        self.ended.set()
        if self.sending is not None:
            await asyncio.gather(self.sending, return_exceptions=True)
        await asyncio.to_thread(self.thread.join)
