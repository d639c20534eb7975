"""Whether the server can do its work now: it writes to the store and reads it back, within a time.

That it lives is another question: a server whose disk is full must not be started again and again for it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from contextlib import closing

from sqlalchemy import Connection, delete, insert, select

from samovar.server.schema import READINESS
from samovar.server.store import Store

LOG = logging.getLogger("samovar.server")
LIMIT = 3.0  # seconds for writing and reading
CHECK_LIMIT = 2.0  # seconds for looking through the pages; what takes longer is left to `samovar admin check`
CHECK_EVERY = 60.0  # seconds; looking through all pages is dear
REMEMBERED = 1.0  # seconds for which an answer is given again: strangers can ask, too
STEPS = 1000  # of SQLite between two looks at the clock


class Readiness:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking = asyncio.Lock()
        self.known: str | None = None
        self.known_at = -REMEMBERED
        self.checked_at = -CHECK_EVERY
        self.damage: str | None = None

    async def fault(self) -> str | None:
        """Nothing when all is well; those who ask at once share one answer."""
        async with self.asking:
            if time.monotonic() - self.known_at >= REMEMBERED:
                before, self.known = self.known, await self._look()
                self.known_at = time.monotonic()
                if self.known is not None and self.known != before:
                    LOG.error("not ready: %s", self.known)
            return self.known

    async def _look(self) -> str | None:
        sign = secrets.token_hex(8)
        try:
            await asyncio.wait_for(self.store.keep(lambda connection: write(connection, sign)), LIMIT)
            read = await asyncio.wait_for(self.store.look(lambda connection: connection.scalar(SIGN)), LIMIT)
        except TimeoutError:
            return "the store does not answer in time"
        except Exception as error:
            return str(getattr(error, "orig", None) or type(error).__name__)
        if read != sign:
            return "the store does not give back what was written"
        if self.damage is not None or time.monotonic() - self.checked_at >= CHECK_EVERY:
            self.damage = await asyncio.to_thread(damage_of, self.store)
            self.checked_at = time.monotonic()
        return self.damage


SIGN = select(READINESS.c.sign)


def write(connection: Connection, sign: str) -> None:
    connection.execute(delete(READINESS))
    connection.execute(insert(READINESS).values(sign=sign))


def damage_of(store: Store) -> str | None:
    """By a connection of its own: one that is in use may still remember pages as they were."""
    if store.path is None:  # PostgreSQL looks after its pages itself
        return None
    until = time.monotonic() + CHECK_LIMIT
    with closing(sqlite3.connect(store.path, timeout=CHECK_LIMIT)) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > until, STEPS)
        try:
            said = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            return None if "interrupted" in str(error) else str(error)
        except sqlite3.DatabaseError as error:
            return str(error)
    return None if said == "ok" else "pages of the file are damaged"
