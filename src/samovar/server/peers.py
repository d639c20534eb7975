"""The processes that share a database: each says that it lives, and notices who no longer does.

A process holds one of PostgreSQL's locks, by its number, as long as its connection lives: whoever is killed loses it
at once. Whoever hangs keeps it, so each also moves on a time of the database's clock, never of a machine's. A thread
with a connection of its own does that: a busy loop does not look like a death.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine, Float, bindparam, cast, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from samovar.server.schema import LEASES, PROCESSES

LOG = logging.getLogger("samovar.server")
LIFE: Final = 6.0  # seconds for which a sign of life counts; a crowded machine may hold a thread up for one or two
EVERY: Final = 0.5  # seconds between two signs
PATIENCE = "2s"  # for somebody's lock, in the thread that must not stop
MEMBERS: Final = 0x5A32  # of PostgreSQL's locks by two numbers: the first, before that of the process
LEADS: Final = 0x5A33  # of those by one number: who does what is done once for all
TOKEN_BYTES = 24

NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)
BEFORE = select(PROCESSES).where(PROCESSES.c.id == bindparam("me")).with_for_update().cte("before")
# Whether the sign came before the last one had run out; nothing if somebody has counted us among the dead.
RENEW = (
    update(PROCESSES)
    .where(PROCESSES.c.id == BEFORE.c.id)
    .values(until=NOW + bindparam("life", type_=Float))
    .returning(BEFORE.c.until > NOW)
)


class Peers:
    """This process among the others. `doubted` is called when somebody may have taken its tables, with whether all of
    them are gone for certain; `bereaved` with the tables of one that died, in one process only. Both in the thread."""

    life = LIFE

    def __init__(self, engine: Engine, address: str) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.address = address
        self.token = secrets.token_urlsafe(TOKEN_BYTES)
        self.leads = False
        self.doubted: Callable[[bool], None] = lambda _: None
        self.bereaved: Callable[[list[str]], None] = lambda _: None
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self._go_on, name="samovar-peers", daemon=True)
        self.connection: Connection | None = self._connect()
        self.id = self._register(self.connection)

    def start(self) -> None:
        self.thread.start()

    def close(self) -> None:
        """Others may take everything from now on."""
        self.ended.set()
        if self.thread.is_alive():
            self.thread.join()
        with contextlib.suppress(SQLAlchemyError):
            if self.connection is not None:
                self.connection.execute(update(LEASES).where(LEASES.c.process == self.id).values(process=None))
                self.connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.id))
        self._let_go()

    def _connect(self) -> Connection:
        connection = self.engine.connect()
        connection.detach()  # its end ends the lock; a pool would keep both
        connection.execute(text(f"SET lock_timeout = '{PATIENCE}'"))
        return connection

    def _register(self, connection: Connection) -> int:
        row = {"address": self.address, "token": self.token, "until": NOW + self.life}
        id: int = connection.execute(insert(PROCESSES).values(row).returning(PROCESSES.c.id)).scalar_one()
        connection.execute(select(func.pg_advisory_lock(MEMBERS, id)))
        return id

    def _let_go(self) -> None:
        connection, self.connection = self.connection, None
        self.leads = False
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):  # of one that is broken already
                connection.close()

    def _go_on(self) -> None:
        told = False
        while not self.ended.wait(EVERY):
            try:
                self._beat()
                told = False
            except SQLAlchemyError as error:
                if not told:
                    LOG.error("the database does not take our sign of life: %s", type(error).__name__)
                told = True
                self._let_go()
            except Exception:
                LOG.exception("a sign of life failed")

    def _beat(self) -> None:
        doubtful = self.connection is None
        if self.connection is None:
            connection = self._connect()
            if not connection.execute(select(func.pg_try_advisory_lock(MEMBERS, self.id))).scalar():
                connection.close()  # our former connection still ends: before that we are not sure of the lock
                return
            self.connection = connection
        connection = self.connection
        in_time = connection.execute(RENEW, {"me": self.id, "life": self.life}).scalar()
        if in_time is None:
            self.id = self._register(connection)
            LOG.error("this process was taken for dead, and begins anew")
        if not in_time or doubtful:
            self.doubted(in_time is None)
        self.leads = self.leads or bool(connection.execute(select(func.pg_try_advisory_lock(LEADS))).scalar())
        self._bury(connection)

    def _bury(self, connection: Connection) -> None:
        """Whoever deletes the row of one that died looks after its tables."""
        others = select(PROCESSES.c.id, PROCESSES.c.until > NOW).where(PROCESSES.c.id != self.id)
        for id, in_time in connection.execute(others).all():
            if in_time and not died(connection, id):
                continue
            if connection.execute(delete(PROCESSES).where(PROCESSES.c.id == id)).rowcount:
                left = update(LEASES).where(LEASES.c.process == id).values(process=None).returning(LEASES.c.table_id)
                self.bereaved(list(connection.execute(left).scalars()))


def died(connection: Connection, id: int) -> bool:
    """Whether a process holds its lock no more. Many may ask at once: they share it for the moment."""
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock_shared(MEMBERS, id))).scalar())
