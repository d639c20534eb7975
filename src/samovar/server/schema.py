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
    Column("turn", Integer, nullable=False, server_default="0"),  # how far the game is, as its players count
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

# How letters reach somebody: an address of e-mail, of a webhook, or a browser's subscription. See letters/.
LETTER_WAYS = Table(
    "letter_ways",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("form", Text, nullable=False),  # of a webhook: in whose words it is told
    Column("address", Text, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("confirmed_at", Float),  # nothing is told there before
    Column("failures", Integer, nullable=False, server_default="0"),  # one after the other
    Column("seen_at", Float),  # when a page of its person was last open
)

# What each wants to be told, and when. Without a row: everything at once.
LETTER_WISHES = Table(
    "letter_wishes",
    METADATA,
    Column("person", Text, ForeignKey("persons.id"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("turns", Text, nullable=False),
    Column("invitations", Text, nullable=False),
    Column("hour", Integer, nullable=False),  # of the day's letter, in UTC
)

# What is to be told by each way, and what has been. `place` is that of its reader's last choice at the table: he is
# told once for each time that he is asked.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("way", Text, ForeignKey("letter_ways.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("table_id", Text),
    Column("place", Integer),
    Column("due_at", Float, nullable=False, index=True),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("sent_at", Float),
    UniqueConstraint("way", "kind", "table_id", "place", name="one_letter_a_turn"),
)

REFUSED_ADDRESSES = Table(
    "refused_addresses",  # their owners want no letter from here; of each a digest alone is kept
    METADATA,
    Column("digest", Text, primary_key=True),
)

LETTER_KEYS = Table(
    "letter_keys", METADATA, Column("name", Text, primary_key=True), Column("key", Text, nullable=False)
)

TABLE_INVITATIONS = Table(
    "table_invitations",  # somebody is asked to sit down
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), primary_key=True, index=True),
    Column("by", Text, ForeignKey("persons.id"), nullable=False),
    Column("at", Float, nullable=False),
)

# How strong somebody is in a game, computed from the tables that are over: see ratings.py.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", Text, ForeignKey("persons.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

RATED_TABLES = Table(
    "rated_tables",  # tables that have been looked at, whether they count or not
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("changes", JSON, nullable=False),  # by person, his rating before and after
)

REPORTS = Table(
    "reports",  # of somebody, to the operator
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # it may be cleared away before the operator reads it
    Column("by", Text, ForeignKey("persons.id"), nullable=False),
    Column("about", Text, ForeignKey("persons.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("talk", JSON, nullable=False),  # what was said at the table until then
    Column("at", Float, nullable=False),
    Column("closed_at", Float),
    Column("note", Text, nullable=False),  # what the operator did
)

TOURNAMENTS = Table(
    "tournaments",  # see tournaments/
    METADATA,
    Column("id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("wish", JSON, nullable=False),  # how its tables are laid
    Column("status", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # the present one; none has begun: 0
    Column("days", Float),  # for a round; nothing: as long as it takes
    Column("ends_at", Float),  # of the present round
    Column("made_at", Float, nullable=False),
)

TOURNAMENT_ENTRANTS = Table(
    "tournament_entrants",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("person", Text, ForeignKey("persons.id"), primary_key=True, index=True),
    Column("number", Integer, nullable=False),
    Column("entered_at", Float, nullable=False),
    Column("left_at", Float),
)

TOURNAMENT_MEETINGS = Table(
    "tournament_meetings",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", Text, ForeignKey("persons.id"), nullable=False),
    Column("second", Text, ForeignKey("persons.id")),  # nobody: the first sits out
    Column("table_id", Text, index=True),  # nothing: none is laid, or it was cleared away
    Column("first_points", Float),
    Column("second_points", Float),
    Column("how", Text, nullable=False),
)
