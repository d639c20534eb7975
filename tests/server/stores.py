"""The whole suite on either store: SAMOVAR_STORE=postgresql keeps in PostgreSQL what tests keep in a folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from samovar.server.databases import postgres_engine, read_address, sqlite_engine
from samovar.server.settings import Settings
from tests.server.keeping import on_postgres

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
