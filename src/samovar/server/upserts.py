"""Rows that may be there already: both databases say it in the same way, SQLAlchemy in one for each."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table


def upsert(connection: Connection, table: Table) -> Any:
    """An insert that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    # Imported here: the dialect that is not in use is a good part of the time of a start.
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table)


def put_row(connection: Connection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """The row with this key has these values now, whether it was there or not."""
    row = upsert(connection, table).values(**key, **values)
    connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=values))
