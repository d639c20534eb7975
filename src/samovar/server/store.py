"""The server's memory: one SQLite file beside nothing else."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection

from sqlalchemy import create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError


class Unopened(Exception):
    """The file cannot be opened, and why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def prepare(connection: Connection, _: object) -> None:
    # Write-ahead: a reader never waits for the writer. FULL: a move that was answered survives a power cut.
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


class Store:
    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unopened(path, error.strerror or str(error)) from error
        self.engine = create_engine(f"sqlite:///{path}")
        event.listen(self.engine, "connect", prepare)
        if reason := self.fault():
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

    def close(self) -> None:
        self.engine.dispose()
