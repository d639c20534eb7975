"""The shape of the server's file, and the steps by which an older file reaches it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

from samovar.server.names import likeness

METADATA = MetaData()

KEYS = Table(
    "keys",  # what signs the cookies; the newest signs, all are accepted
    METADATA,
    Column("made_at", Float, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

PERSONS = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # folded, so that Anna and ANNA are one
    Column("password", Text),
    Column("epoch", Integer, nullable=False, server_default="0"),  # cookies of an older one are nobody's
    Column("made_at", Float, nullable=False),
    # Of whoever has an account: what a reader takes his shown name and that of his account for.
    Column("name_likeness", Text, index=True),
    Column("account_likeness", Text, index=True),
    Column("banned_at", Float),
)

# Cookies that were signed out one by one. They are kept for good: a cookie says nothing of its own age.
ENDED_SESSIONS = Table(
    "ended_sessions",
    METADATA,
    Column("session", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("ended_at", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("pack", Text, nullable=False),
    Column("label", Text, nullable=False),  # the pack with its versions and digest
    Column("rules", Integer, nullable=False),
    Column("config", JSON, nullable=False),
    Column("title", Text, nullable=False),
    Column("host", Text, ForeignKey("persons.id"), nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("undo", Text, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("outcome", JSON),
    Column("left", JSON),  # seconds by seat, where each player has a clock
    Column("forked_from", Text),
    Column("inherited", Integer, nullable=False),  # happenings that a fork brought along, thrown by another seed
    Column("made_at", Float, nullable=False),
    Column("moved_at", Float, nullable=False),
    Column("delay", Integer, nullable=False, server_default="0"),  # choices by which spectators are behind
    Column("sequel", Text),  # the table where the same people play on
    Column("edition", Text, nullable=False, server_default=""),  # the digest of its content
    Column("changes", JSON, nullable=False, server_default="[]"),  # what has become of it since it was laid
    Index("tables_by_status", "status", "public"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("persons.id")),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("lent", Text),
    Column("left_at", Float),  # since when its person is gone
    Column("taken_over", Boolean, nullable=False, server_default="0"),
    Index("seats_by_person", "person"),
)

# One row for each thing that happened: the lines that it added to the record, or a note beginning with "#"; and what it
# was, so that no later version needs to find out by its own rules: see moments.py.
HAPPENINGS = Table(
    "happenings",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
    Column("maker", Text, nullable=False),
    Column("person", Text),
    Column("message", Text),  # the client's own id of it: the same message again is the same choice once
    Column("at", Float, nullable=False),
    Column("moment", LargeBinary),
    Column("state", LargeBinary),
    Column("whole", Boolean, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "person", "message", name="one_choice_a_message"),
)

# How the numbers of stored tables are read: layouts by their digest.
SHAPES = Table(
    "shapes",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# The content of every table that was ever laid here, by its digest: the house's own, and owners' packs.
EDITIONS = Table(
    "editions",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

STANDING = Table(
    "standing",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("line", Text, nullable=False),
)

CHATS = Table(
    "chats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("suggested", JSON),
    # How much of the game had happened then: those who watch it later read it later.
    Column("place", Integer, nullable=False, server_default="0"),
)

# What waits for the consent of others.
PROPOSALS = Table(
    "proposals",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("by", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("voters", JSON, nullable=False),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
)

# What the operator has decided, by name: see admin.py.
POLICIES = Table("policies", METADATA, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

INVITATIONS = Table(
    "invitations",  # each for one account
    METADATA,
    Column("token", Text, primary_key=True),
    Column("ends_at", Float, nullable=False),
    Column("used_by", Text),
)

# What the operator's command line asks of the server that has the file open.
ADMIN_REQUESTS = Table(
    "admin_requests",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("answer", Text),  # nothing until it is done
)

READINESS = Table("readiness", METADATA, Column("sign", Text, primary_key=True))  # what the last who asked wrote


# Each step brings a file from its own number to the next. The first lays the tables of a new file; later steps alter
# those of an older one by SQL of their own, so that a step never changes once a file has taken it.
def lay_tables(connection: Connection) -> None:
    METADATA.create_all(connection)


def lay_sequels(connection: Connection) -> None:
    """Tables that follow others, and suggestions in the chat."""
    add_column(connection, "tables", "sequel", "TEXT")
    add_column(connection, "chats", "suggested", "JSON")


def add_column(connection: Connection, table: str, column: str, kind: str) -> None:
    """A new file has it already: the first step lays the tables as they are today."""
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
    lay_tables,
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


class TooNew(Exception):
    """The file was written by a later version."""


def migrate(connection: Connection) -> None:
    """Bring a file to this version's shape."""
    version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if version > len(STEPS):
        raise TooNew(f"the file has version {version}, this program knows {len(STEPS)}")
    for number in range(version, len(STEPS)):
        STEPS[number](connection)
        connection.exec_driver_sql(f"PRAGMA user_version = {number + 1}")
