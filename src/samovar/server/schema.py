"""The shape of what the server keeps, the same in both databases; migrating.py brings an older one to it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

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

# Keys for programs. Of each only the digest is kept; a revoked one is gone.
API_TOKENS = Table(
    "api_tokens",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("digest", Text, nullable=False, unique=True),
    Column("made_at", Float, nullable=False),
    Column("used_at", Float),
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
    Column("hints", Boolean, nullable=False, server_default=true()),  # whether players may ask for any
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
    Column("taken_over", Boolean, nullable=False, server_default=false()),
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
    Column("whole", Boolean, nullable=False, server_default=false()),
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

# What was found in a finished game, as JSON: see analyses.py. One of another version is made anew.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
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

# Where several processes share a database: those that live, and which of them has which table. See leases.py.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", Text, nullable=False),  # where the others reach it
    Column("token", Text, nullable=False),  # by which it knows them
    Column("until", Float, nullable=False),  # it counts as dead from then on, by the database's clock
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("process", Integer, index=True),  # nothing: nobody has it
    Column("term", Integer, nullable=False),  # one more with every taking
)
