"""The steps by which files from before Alembic reach the shape at which its revisions begin.

They are closed: whatever changes since is a revision in `migrations/versions`.
"""

from __future__ import annotations

from sqlalchemy import Connection

from samovar.server.names import likeness
from samovar.server.schema import (
    ADMIN_REQUESTS,
    EDITIONS,
    ENDED_SESSIONS,
    INVITATIONS,
    POLICIES,
    PROPOSALS,
    READINESS,
    SHAPES,
)


def lay_sequels(connection: Connection) -> None:
    """Tables that follow others, and suggestions in the chat."""
    add_column(connection, "tables", "sequel", "TEXT")
    add_column(connection, "chats", "suggested", "JSON")


def add_column(connection: Connection, table: str, column: str, kind: str) -> None:
    """A step that lays a table lays it as it is today, with what later steps add."""
    known = {row[1] for row in connection.exec_driver_sql(f"PRAGMA table_info({table})")}
    if column not in known:
        connection.exec_driver_sql(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")


def lay_proposals(connection: Connection) -> None:
    """Proposals that outlive the server, and spectators who are behind."""
    add_column(connection, "tables", "delay", "INTEGER NOT NULL DEFAULT 0")
    PROPOSALS.create(connection, checkfirst=True)


def lay_places(connection: Connection) -> None:
    """Talk that waits for those who are behind; what was said before this is old news."""
    add_column(connection, "chats", "place", "INTEGER NOT NULL DEFAULT 0")


def lay_epochs(connection: Connection) -> None:
    """Persons who can sign out everywhere else."""
    add_column(connection, "persons", "epoch", "INTEGER NOT NULL DEFAULT 0")


def lay_departures(connection: Connection) -> None:
    """Since when somebody is gone, whoever opens the table."""
    add_column(connection, "seats", "left_at", "FLOAT")


def lay_sessions(connection: Connection) -> None:
    """Cookies that end one by one, and names that belong to accounts."""
    ENDED_SESSIONS.create(connection, checkfirst=True)
    for column in ("name_likeness", "account_likeness"):
        add_column(connection, "persons", column, "TEXT")
        connection.exec_driver_sql(f"CREATE INDEX IF NOT EXISTS ix_persons_{column} ON persons ({column})")
    named = connection.exec_driver_sql("SELECT id, name, account FROM persons WHERE account IS NOT NULL").all()
    for id, name, account in named:
        alikes = (likeness(name), likeness(account), id)
        connection.exec_driver_sql("UPDATE persons SET name_likeness = ?, account_likeness = ? WHERE id = ?", alikes)


def lay_readiness(connection: Connection) -> None:
    READINESS.create(connection, checkfirst=True)


def lay_absences(connection: Connection) -> None:
    """Seats that others gave to a bot while their holders were away."""
    add_column(connection, "seats", "taken_over", "BOOLEAN NOT NULL DEFAULT 0")


def lay_moments(connection: Connection) -> None:
    """Moments beside the lines that led to them, and the content that each table is played with."""
    add_column(connection, "happenings", "moment", "BLOB")
    add_column(connection, "happenings", "state", "BLOB")
    add_column(connection, "happenings", "whole", "BOOLEAN NOT NULL DEFAULT 0")
    add_column(connection, "tables", "edition", "TEXT NOT NULL DEFAULT ''")
    add_column(connection, "tables", "changes", "JSON NOT NULL DEFAULT '[]'")
    SHAPES.create(connection, checkfirst=True)
    EDITIONS.create(connection, checkfirst=True)


def lay_administration(connection: Connection) -> None:
    """Bans, invitations, and an operator who works beside a running server."""
    add_column(connection, "persons", "banned_at", "FLOAT")
    for table in (POLICIES, INVITATIONS, ADMIN_REQUESTS):
        table.create(connection, checkfirst=True)


STEPS = (
    lay_sequels,
    lay_proposals,
    lay_places,
    lay_epochs,
    lay_moments,
    lay_departures,
    lay_sessions,
    lay_readiness,
    lay_absences,
    lay_administration,
)

# The first version of a file was 1; a file of version n takes the steps from n - 1 on.
LAST = len(STEPS) + 1


def bring_up(connection: Connection, version: int) -> None:
    for step in STEPS[version - 1 :]:
        step(connection)
