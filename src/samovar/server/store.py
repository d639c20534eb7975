"""The server's memory: one SQLite file or a PostgreSQL database, written by one thread of a process, read by any."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from samovar.server.databases import postgres_engine, read_address, shown, sqlite_engine
from samovar.server.files import Unopened, private_file, private_folder
from samovar.server.migrating import HEAD, TooNew, migrate, revision_of
from samovar.server.traces import span

MOST_AT_ONCE = 200  # writes that share one commit

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]


class Torn(Exception):
    """The database has ended the whole transaction, as SQLite may on a full disk: nothing of it is kept."""


class Store:
    """`keep` writes and returns when it is on disk; `look` reads what has been written.

    A path is that of a SQLite file, an address that of a PostgreSQL database.
    """

    def __init__(self, where: Path | str) -> None:
        self.path: Path | None = None
        if isinstance(where, Path):
            private_folder(where.parent)
            private_file(where)
            self.path = where
            self.name = str(where)
            self.engine = self.reader = sqlite_engine(where)
        else:
            address = read_address(where)
            self.name = shown(address)
            self.engine = postgres_engine(address)
            # All that one work reads is of one moment, as it is with SQLite by itself.
            self.reader = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self.pool = self.engine.pool
        self.closed = False
        self.waiting: SimpleQueue[tuple[Work[Any], Future[Any]] | None] = SimpleQueue()
        self.writer: threading.Thread | None = None
        self.starting = threading.Lock()
        if reason := self.fault() or self.unfit():
            self.close()
            raise Unopened(self.name, reason)

    def fault(self) -> str | None:
        """Nothing when the database answers, else what it says instead."""
        asked = "SELECT 1" if self.path is None else "SELECT count(*) FROM sqlite_master"
        try:
            with self.engine.connect() as connection:
                connection.execute(text(asked))
        except SQLAlchemyError as error:
            return reason_of(error)
        return None

    def unfit(self) -> str | None:
        """Nothing when the database has this version's shape, or has been brought to it."""
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except TooNew as error:
            return str(error)
        except SQLAlchemyError as error:
            return reason_of(error)
        return None

    def write(self, work: Work[Answer]) -> Future[Answer]:
        """Done, committed and on disk when the future has its answer."""
        done: Future[Answer] = Future()
        with self.starting:
            if self.writer is None:
                self.writer = threading.Thread(target=self._write_on, name="samovar-writer", daemon=True)
                self.writer.start()
        self.waiting.put((work, done))
        return done

    async def keep(self, work: Work[Answer]) -> Answer:
        return await asyncio.wrap_future(self.write(work))

    async def look(self, work: Work[Answer]) -> Answer:
        return await asyncio.to_thread(self.read, work)

    def read(self, work: Work[Answer]) -> Answer:
        try:
            with self.reader.connect() as connection:
                return work(connection)
        finally:
            if self.closed:  # meanwhile: nobody waits for the answer, and the connection must not stay
                self.pool.dispose()

    def close(self) -> None:
        """Everything that was given to write is written first."""
        writer = self.writer
        if writer is not None:
            self.waiting.put(None)
            writer.join()
            self.writer = None
        self.closed = True
        self.engine.dispose()

    def _write_on(self) -> None:
        """Whatever waits goes to disk in one commit: waiting for the disk is what takes the time."""
        last = False
        while not last:
            batch = [self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.waiting.get())
            works = [each for each in batch if each is not None]
            last = len(works) < len(batch)
            self._write_batch(works)

    def _write_batch(self, works: list[tuple[Work[Any], Future[Any]]]) -> None:
        answers: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with span("store.write", works=len(works)), self.engine.begin() as connection:
                for work, done in works:
                    if not done.set_running_or_notify_cancel():
                        continue  # whoever asked has gone before it was begun
                    if len(works) == 1:  # the commit is its own
                        answers.append((done, work(connection), None))
                        continue
                    try:
                        with undone_alone(connection):
                            answer = work(connection)
                        answers.append((done, answer, None))
                    except Torn:
                        raise
                    except Exception as error:
                        # One that fails is undone alone; the others of the batch do not suffer.
                        answers.append((done, None, error))
        except Exception as error:
            for _, done in works:
                if not done.cancelled():
                    done.set_exception(error)
            return
        for done, answer, fault in answers:
            if fault is None:
                done.set_result(answer)
            else:
                done.set_exception(fault)


@contextlib.contextmanager
def undone_alone(connection: Connection) -> Iterator[None]:
    """A savepoint. SQLAlchemy's own compiles its statements anew each time, which took an eighth of a choice."""
    connection.exec_driver_sql("SAVEPOINT work")
    try:
        yield
        connection.exec_driver_sql("RELEASE SAVEPOINT work")
    except Exception as fault:
        try:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
            connection.exec_driver_sql("RELEASE SAVEPOINT work")
        except SQLAlchemyError:
            raise Torn from fault
        raise


def reason_of(error: SQLAlchemyError) -> str:
    """The database's own sentence, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def in_place(address: str) -> Store:
    """Unopened if the database would have to be altered first: nothing is written here."""
    engine = postgres_engine(read_address(address))
    try:
        with engine.connect() as connection:
            revision = revision_of(connection)
    except SQLAlchemyError as error:
        raise Unopened(shown(engine.url), reason_of(error)) from None
    finally:
        engine.dispose()
    if revision != HEAD:
        raise Unopened(shown(engine.url), "it is of another version: start the server once, then ask again")
    return Store(address)
