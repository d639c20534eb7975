"""The whole suite on either store: SAMOVAR_STORE=postgresql keeps in PostgreSQL what tests keep in a folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from samovar.server.databases import postgres_engine, read_address, sqlite_engine
from samovar.server.settings import Settings
from tests.server.postgres import RUNNING, database_for

STORE = "SAMOVAR_STORE"


def on_postgres() -> bool:
    return os.environ.get(STORE) == "postgresql"


def keep_in_postgres() -> None:
    """From now on every settings of this process keep in a database, one for each folder."""
    began = Settings.__init__

    def begin(self: Settings, *words: object, **named: object) -> None:
        began(self, *words, **named)  # type: ignore[arg-type]
        self.address = self.address or database_for(os.environ[RUNNING], self.folder)

    Settings.__init__ = begin  # type: ignore[method-assign]


def keep_as_told() -> None:
    """In a process that a test has started."""
    if on_postgres():
        keep_in_postgres()


file_only = pytest.mark.skipif(on_postgres(), reason="This is about the file of SQLite.")


@contextmanager
def inside(folder: Path) -> Iterator[Connection]:
    """What the server of this folder keeps, to look into or to spoil."""
    where = Settings(folder).kept_at
    engine = sqlite_engine(where) if isinstance(where, Path) else postgres_engine(read_address(where))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
