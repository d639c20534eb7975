"""From a file to PostgreSQL: everything that a server keeps, row by row, in one transaction."""

from __future__ import annotations

from contextlib import closing

from sqlalchemy import Connection, insert, select

from samovar.server.databases import DatabaseLock
from samovar.server.files import FolderLock, Unopened
from samovar.server.schema import ADMIN_REQUESTS, KEYS, METADATA, PERSONS, TABLES
from samovar.server.settings import Settings
from samovar.server.store import Store

AT_ONCE = 500  # rows
LEFT_BEHIND = {ADMIN_REQUESTS.name}  # what nobody waits for any more


def move(settings: Settings, address: str) -> int:
    """How many tables of games came along. The file stays as it is.

    InUse while a server has either; Unopened if one cannot be opened, or if something lies in the database already.
    """
    if not settings.database.is_file():
        raise FileNotFoundError(2, "there is no such file", str(settings.database))
    folder = FolderLock(settings.folder)
    try:
        with closing(Store(settings.database)) as file, closing(Store(address)) as store:
            lock = DatabaseLock(store.engine, shared=False)
            try:
                if store.read(filled):
                    raise Unopened(store.name, "somebody's games lie there already")
                return file.read(lambda rows: store.write(lambda there: copy(rows, there)).result())
            finally:
                lock.release()
    finally:
        folder.release()


def filled(connection: Connection) -> bool:
    return any(connection.execute(select(table)).first() is not None for table in (KEYS, PERSONS, TABLES))


def copy(rows: Connection, there: Connection) -> int:
    """Tables that others refer to come first."""
    for table in METADATA.sorted_tables:
        if table.name in LEFT_BEHIND:
            continue
        for part in rows.execute(select(table)).mappings().partitions(AT_ONCE):
            there.execute(insert(table), [dict(row) for row in part])
    return len(there.execute(select(TABLES.c.id)).all())
