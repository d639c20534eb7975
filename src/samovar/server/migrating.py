"""How a database reaches this version's shape: a new one at once, an older one by Alembic's revisions.

Files from before Alembic have their version in SQLite's `user_version` alone, and take `older_files.py` first. Files
keep that number up to date, so that a version of then refuses a file of now.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from samovar.server import older_files
from samovar.server.schema import METADATA

HEAD: Final = "0020"
FIRST: Final = "0011"  # where Alembic begins
REVISIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x5A30  # of PostgreSQL's locks by number: processes that start together must not all lay the tables


class TooNew(Exception):
    """The database was written by a later version."""


def migrate(connection: Connection) -> None:
    """Bring a database to this version's shape."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ONE_AT_A_TIME})
    revision = revision_of(connection)
    if revision == HEAD:
        return
    if revision is None:
        METADATA.create_all(connection)
        stamp(connection, HEAD)
    elif int(revision) > int(HEAD):
        raise TooNew(f"it has version {int(revision)}, this program knows {int(HEAD)}")
    else:
        if int(revision) < int(FIRST):
            older_files.bring_up(connection, int(revision))
        if not inspect(connection).has_table("alembic_version"):
            stamp(connection, FIRST)
        upgrade(connection)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA user_version = {int(HEAD)}")


def revision_of(connection: Connection) -> str | None:
    """Nothing for a database in which nothing lies yet. Of a file its own number counts, which every version reads."""
    if connection.dialect.name == "sqlite":
        version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        return f"{version:04}" if version else None
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    return revision


def stamp(connection: Connection, revision: str) -> None:
    """Alembic's own table, without its weight at every start."""
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(REVISIONS))
    command.upgrade(config, revision)
