"""The databases that can keep what the server keeps: one SQLite file with nothing to install, or PostgreSQL."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path
from sqlite3 import Connection as SqliteConnection

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from samovar.server.files import InUse, Unopened

POSTGRESQL = "postgresql"
MOST_READERS = 8  # connections of one process; asyncio has hardly more threads that read
SERVED = 0x5A31  # of PostgreSQL's locks by number: held while a server uses the database
# A process that hangs in the middle of a write must not keep others from its tables for ever.
UNDONE = "-c idle_in_transaction_session_timeout=15s"
PATIENCE = 5  # seconds until a server that does not answer counts as gone


def prepare(connection: SqliteConnection, _: object) -> None:
    # Write-ahead: a reader never waits for the writer. FULL: a move that was answered survives a power cut.
    connection.isolation_level = None  # we say BEGIN ourselves, or savepoints do not hold
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def sqlite_engine(path: Path) -> Engine:
    # What a statement holds may be somebody's choice, his chat or his password's digest: it is in no message.
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def postgres_engine(address: URL) -> Engine:
    """Unopened where psycopg is not installed."""
    try:
        return create_engine(
            address.set(drivername="postgresql+psycopg"),
            hide_parameters=True,
            pool_pre_ping=True,  # a server that was started again is found by the next who asks
            pool_size=MOST_READERS,
            max_overflow=MOST_READERS,
            connect_args={"connect_timeout": PATIENCE, "application_name": "samovar", "options": UNDONE},
        )
    except ImportError as fault:
        raise Unopened(shown(address), f"{fault}: install the extra samovar[scale]") from None


def read_address(told: str) -> URL:
    """A PostgreSQL address; Unopened for anything else. A password in it is shown nowhere."""
    try:
        address = make_url(told)
    except ArgumentError:
        raise Unopened("--database", "it is no address; say postgresql://user@host/name") from None
    if address.drivername != POSTGRESQL:  # a driver in it is for SQLAlchemy alone, and editions.py reads it, too
        raise Unopened(shown(address), "only postgresql:// is known; without --database it is a file in --data")
    return address


def shown(address: URL) -> str:
    return address.render_as_string(hide_password=True)


class DatabaseLock:
    """What the lock of a folder is for a file: PostgreSQL holds it for the life of a connection, so a server that was
    killed holds nothing. `shared` among processes that know of one another; InUse if it cannot be had."""

    def __init__(self, engine: Engine, *, shared: bool) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.asked = text(f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({SERVED})")
        self.connection: Connection | None = None
        self.released = False
        self.using = threading.Lock()  # one thread looks after it, another ends it
        self._hold()

    def _hold(self) -> None:
        connection = self.engine.connect()
        connection.detach()  # its end ends the lock; a pool would keep both
        if not connection.execute(self.asked).scalar():
            connection.close()
            raise InUse(shown(self.engine.url), "another server uses it")
        self.connection = connection

    def look_after(self) -> None:
        """Take it again after a database that was started anew, or went away; InUse if somebody else was faster."""
        with self.using, contextlib.suppress(SQLAlchemyError):  # as long as it is away, later
            if self.released:
                return
            if self.connection is not None:
                try:
                    self.connection.execute(text("SELECT 1"))
                except SQLAlchemyError:
                    self._let_go()
            if self.connection is None:
                self._hold()

    def _let_go(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):  # of one that is broken already
                connection.close()

    def release(self) -> None:
        with self.using:
            self.released = True
            self._let_go()
