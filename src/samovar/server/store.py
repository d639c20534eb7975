"""The server's memory: one SQLite file, written by one thread, read by any."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection as SqliteConnection
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

from samovar.server.files import Unopened, private_file, private_folder
from samovar.server.schema import TooNew, migrate

MOST_AT_ONCE = 200  # writes that share one commit

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]


def prepare(connection: SqliteConnection, _: object) -> None:
    # Write-ahead: a reader never waits for the writer. FULL: a move that was answered survives a power cut.
    connection.isolation_level = None  # we say BEGIN ourselves, or savepoints do not hold
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


class Store:
    """`keep` writes and returns when it is on disk; `look` reads what has been written."""

    def __init__(self, path: Path) -> None:
        private_folder(path.parent)
        private_file(path)
        self.path = path
        # What a statement holds may be somebody's choice, his chat or his password's digest: it is in no message.
        self.engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self.waiting: SimpleQueue[tuple[Work[Any], Future[Any]] | None] = SimpleQueue()
        self.writer: threading.Thread | None = None
        self.starting = threading.Lock()
        if reason := self.fault() or self.unfit():
            self.close()
            raise Unopened(path, reason)

    def fault(self) -> str | None:
        """Nothing when the file answers, else what it says instead."""
        try:
            with self.engine.connect() as connection:
                connection.execute(text("SELECT count(*) FROM sqlite_master"))
        except SQLAlchemyError as error:
            return str(getattr(error, "orig", None) or error)
        return None

    def unfit(self) -> str | None:
        """Nothing when the file has this version's shape, or has been brought to it."""
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except TooNew as error:
            return str(error)
        except SQLAlchemyError as error:
            return str(getattr(error, "orig", None) or error)
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
        with self.engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Everything that was given to write is written first."""
        writer = self.writer
        if writer is not None:
            self.waiting.put(None)
            writer.join()
            self.writer = None
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
            with self.engine.begin() as connection:
                for work, done in works:
                    if not done.set_running_or_notify_cancel():
                        continue  # whoever asked has gone before it was begun
                    try:
                        with connection.begin_nested():
                            answers.append((done, work(connection), None))
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
