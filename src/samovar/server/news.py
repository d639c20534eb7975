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
        self.sending: asyncio.Task[None] | None = None
        self.ended = threading.Event()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._listen, name="samovar-news", daemon=True)
        self.thread.start()

    def send(self, kind: str, *told: Any) -> None:
        message = msgspec.json.encode([self.me, kind, *told]).decode()
        if len(message.encode()) > LARGEST:
            message = msgspec.json.encode([self.me, MISSED]).decode()
        self.waiting.append(message)
        if self.sending is None or self.sending.done():
            self.sending = asyncio.create_task(self._send_on())

    async def _send_on(self) -> None:
        """Whatever waits goes in one transaction, which writes nothing and so waits for no disk."""
        while self.waiting:
            messages = [self.waiting.popleft() for _ in range(len(self.waiting))]
            try:
                await asyncio.to_thread(self._send, messages)
            except SQLAlchemyError as error:
                LOG.error("news could not be sent: %s", type(error).__name__)

    def _send(self, messages: list[str]) -> None:
        with self.engine.connect() as connection:
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
