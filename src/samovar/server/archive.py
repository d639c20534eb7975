"""Tables as the store keeps them: facts, seats, and everything that happened, in order."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec import Struct, convert, to_builtins
from sqlalchemy import Connection, and_, bindparam, delete, func, insert, or_, select, update

from samovar.kernel.saved import Shape
from samovar.server.editions import Edition
from samovar.server.moments import Written, packed, unpacked
from samovar.server.schema import (
    ANALYSES,
    CHATS,
    EDITIONS,
    HAPPENINGS,
    LEASES,
    MUTES,
    OUTBOX,
    PROPOSALS,
    RATED_TABLES,
    SEATS,
    SHAPES,
    STANDING,
    TABLE_INVITATIONS,
    TABLES,
    TOURNAMENT_MEETINGS,
)
from samovar.server.upserts import upsert
from samovar.server.wire.live import ChatLine, Suggested

LISTED = 100  # tables in one list
CHAT_SHOWN = 100
LOBBY_LIFE = 24 * 3600  # seconds for which an open table is listed after the last who sat down

WISH = ("id", "kind", "by", "seat", "level", "place", "voters")

# Built once: every choice runs these two.
APPEND = insert(HAPPENINGS)
NOTE_FACTS = update(TABLES).where(TABLES.c.id == bindparam("this"))


class Facts(Struct):
    """A table without its game: what it is called, by which rules, how far it is."""

    id: str
    code: str
    game: str
    pack: str
    label: str
    rules: int
    config: dict[str, Any]
    title: str
    host: str
    status: str
    public: bool
    watch: bool
    undo: str
    clock: dict[str, Any]
    seed: bytes
    asked: list[int]
    outcome: dict[str, Any] | None
    left: list[float] | None
    forked_from: str | None
    inherited: int
    made_at: float
    moved_at: float
    delay: int
    sequel: str | None = None
    edition: str = ""
    hints: bool = True
    changes: list[dict[str, Any]] = []
    turn: int = 0

    @property
    def box(self) -> str:
        """What the catalogue opens for this table: its pack, as it was when the table was laid."""
        return edition_key(self.pack, self.label)


def edition_key(pack: str, label: str) -> str:
    digest = label.rpartition(":")[2] if ":" in label else ""
    return f"{pack}~{digest}" if digest else pack


class SeatFacts(Struct):
    seat: int
    id: str
    kind: str
    person: str | None = None
    name: str = ""
    level: str = ""
    ready: bool = False
    lent: str | None = None
    left_at: float | None = None  # since when its person is gone; while he is here, and before he ever came, nothing
    taken_over: bool = False  # lent by the others while its holder was away: it is his again when he returns

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == "bot" else self.lent


class Kept(Struct):
    """All that the store holds of one table. Its states begin with the happening `first`."""

    facts: Facts
    seats: list[SeatFacts]
    rows: list[str]
    messages: set[tuple[str, str]]
    standing: dict[tuple[int, str], str]
    wishes: list[dict[str, Any]]
    moments: list[bytes | None]
    first: int
    states: list[tuple[bytes, bool]]
    shapes: dict[str, Shape]

    @property
    def lacking(self) -> bool:
        """Whether an older version stored it, which kept the lines of the record only."""
        return any(moment is None for moment in self.moments)

    def until(self, count: int) -> Kept:
        """The same when only so much had happened."""
        shown = max(0, count - self.first)
        return msgspec.structs.replace(
            self, rows=self.rows[:count], moments=self.moments[:count], states=self.states[:shown]
        )


class Stored(Struct):
    """One happening on its way to the store."""

    place: int
    lines: str
    maker: str
    person: str | None = None
    message: str | None = None
    written: Written | None = None


def facts_of(row: Any) -> Facts:
    return Facts(**{name: getattr(row, name) for name in Facts.__struct_fields__})


def seats_of(connection: Connection, ids: list[str]) -> dict[str, list[SeatFacts]]:
    found: dict[str, list[SeatFacts]] = {id: [] for id in ids}
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
    for row in rows:
        values = {name: getattr(row, name) for name in SeatFacts.__struct_fields__}
        found[row.table_id].append(SeatFacts(**values))
    return found


def lay(connection: Connection, facts: Facts, seats: list[SeatFacts]) -> None:
    """A new table."""
    connection.execute(insert(TABLES).values({name: getattr(facts, name) for name in Facts.__struct_fields__}))
    for seat in seats:
        values = {name: getattr(seat, name) for name in SeatFacts.__struct_fields__}
        connection.execute(insert(SEATS).values(table_id=facts.id, **values))


def note_facts(connection: Connection, id: str, values: dict[str, Any]) -> None:
    connection.execute(NOTE_FACTS, {"this": id, **values})


def note_clocks(connection: Connection, left: dict[str, list[float]]) -> None:
    """What is left on the clocks of these tables."""
    connection.execute(NOTE_FACTS, [{"this": id, "left": seconds} for id, seconds in left.items()])


def note_seat(connection: Connection, id: str, seat: SeatFacts) -> None:
    values = {name: getattr(seat, name) for name in SeatFacts.__struct_fields__ if name != "seat"}
    connection.execute(update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat.seat).values(values))


def note_presence(connection: Connection, id: str, person: str, left_at: float | None) -> None:
    mine = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.person == person)
    connection.execute(mine.values(left_at=left_at))


def append(connection: Connection, id: str, *happened: Stored) -> None:
    """Many at once cost little: nobody else can write meanwhile."""
    now = time.time()
    rows = [
        {
            "table_id": id,
            "place": stored.place,
            "lines": stored.lines,
            "maker": stored.maker,
            "person": stored.person,
            "message": stored.message,
            "at": now,
            "moment": None if stored.written is None else stored.written.moment,
            "state": None if stored.written is None else stored.written.state,
            "whole": stored.written is not None and stored.written.whole,
        }
        for stored in happened
    ]
    connection.execute(APPEND, rows)
    for stored in happened:
        if stored.written is not None and stored.written.shape is not None:
            keep_shape(connection, stored.written.shape)


def keep_shape(connection: Connection, shape: Shape) -> None:
    values = {"digest": shape.digest(), "body": packed(shape.plain())}
    connection.execute(upsert(connection, SHAPES).values(values).on_conflict_do_nothing())


def backfill(connection: Connection, id: str, written: list[Written]) -> None:
    """Moments of happenings that an older version stored without them, from the first on."""
    for place, each in enumerate(written):
        here = (HAPPENINGS.c.table_id == id, HAPPENINGS.c.place == place)
        values = {"moment": each.moment, "state": each.state, "whole": each.whole}
        connection.execute(update(HAPPENINGS).where(*here).values(values))
        if each.shape is not None:
            keep_shape(connection, each.shape)


def states(connection: Connection, id: str, first: int, last: int) -> tuple[int, list[tuple[bytes, bool]]]:
    """The stored states from the whole one at or before `first` to `last`, and with which happening they begin."""
    here = HAPPENINGS.c.table_id == id
    whole = select(func.max(HAPPENINGS.c.place)).where(here, HAPPENINGS.c.whole, HAPPENINGS.c.place <= first)
    start = connection.execute(whole).scalar() or 0
    chosen = select(HAPPENINGS.c.state, HAPPENINGS.c.whole).where(here, HAPPENINGS.c.place.between(start, last))
    rows = connection.execute(chosen.order_by(HAPPENINGS.c.place))
    return start, [(row.state, row.whole) for row in rows if row.state is not None]


def shapes(connection: Connection) -> dict[str, Shape]:
    """A few for each game."""
    rows = connection.execute(select(SHAPES))
    return {row.digest: Shape(*msgspec.json.decode(unpacked(row.body))) for row in rows}


def fetched(connection: Connection, id: str, every: bool = False) -> Kept | None:
    """A table with its states at all moments, or with those that going on from the present needs."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    if row is None:
        return None
    happened = connection.execute(
        select(HAPPENINGS.c.lines, HAPPENINGS.c.person, HAPPENINGS.c.message, HAPPENINGS.c.moment)
        .where(HAPPENINGS.c.table_id == id)
        .order_by(HAPPENINGS.c.place)
    ).all()
    last = len(happened) - 1
    first, found = states(connection, id, 0 if every else max(0, last - row.delay), last)
    standing = connection.execute(select(STANDING).where(STANDING.c.table_id == id)).all()
    proposed = connection.execute(select(PROPOSALS).where(PROPOSALS.c.table_id == id)).all()
    return Kept(
        facts=facts_of(row),
        seats=seats_of(connection, [id])[id],
        rows=[each.lines for each in happened],
        messages={(each.person, each.message) for each in happened if each.message is not None},
        standing={(each.seat, each.key): each.line for each in standing},
        wishes=[{name: getattr(each, name) for name in WISH} for each in proposed],
        moments=[each.moment for each in happened],
        first=first,
        states=found,
        shapes=shapes(connection),
    )


def id_of_code(connection: Connection, code: str) -> str | None:
    return connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar()


Listed = list[tuple[Facts, list[SeatFacts]]]


def with_seats(connection: Connection, rows: Any) -> Listed:
    facts = [facts_of(row) for row in rows]
    seats = seats_of(connection, [each.id for each in facts])
    return [(each, seats[each.id]) for each in facts]


def listed(connection: Connection, ids: list[str]) -> Listed:
    return with_seats(connection, connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))))


def public_tables(connection: Connection) -> Listed:
    """Those that wait for players first, then those that can be watched; the newest first.

    Nobody waits any more at a table where nobody has sat down for a while.
    """
    waits = and_(TABLES.c.status == "lobby", TABLES.c.moved_at > time.time() - LOBBY_LIFE)
    watched = and_(TABLES.c.status != "lobby", TABLES.c.watch)
    chosen = select(TABLES).where(TABLES.c.public, or_(waits, watched))
    order = (TABLES.c.status != "lobby", TABLES.c.status != "playing", TABLES.c.moved_at.desc())
    return with_seats(connection, connection.execute(chosen.order_by(*order).limit(LISTED)))


def tables_of(connection: Connection, person: str) -> Listed:
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    chosen = select(TABLES).where(or_(TABLES.c.id.in_(mine), TABLES.c.host == person))
    # Whoever plays much must not lose sight of a game that waits for him.
    order = (TABLES.c.status == "over", TABLES.c.moved_at.desc())
    return with_seats(connection, connection.execute(chosen.order_by(*order).limit(LISTED)))


def tables_that_ask(connection: Connection, person: str) -> Listed:
    """Games under way in which this person sits, however many."""
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return with_seats(
        connection, connection.execute(select(TABLES).where(TABLES.c.id.in_(mine), TABLES.c.status == "playing"))
    )


def clear_away(connection: Connection, id: str) -> None:
    """A table with all that happened and was said at it."""
    for kept in (
        SEATS,
        HAPPENINGS,
        CHATS,
        PROPOSALS,
        STANDING,
        ANALYSES,
        LEASES,
        OUTBOX,
        TABLE_INVITATIONS,
        RATED_TABLES,
    ):
        connection.execute(delete(kept).where(kept.c.table_id == id))
    connection.execute(update(TABLES).where(TABLES.c.sequel == id).values(sequel=None))
    # Whoever was to meet there meets at another table, unless the result is known.
    connection.execute(update(TOURNAMENT_MEETINGS).where(TOURNAMENT_MEETINGS.c.table_id == id).values(table_id=None))
    connection.execute(delete(TABLES).where(TABLES.c.id == id))


def lacking_tables(connection: Connection) -> list[str]:
    """Tables that an older version stored without their moments, those under way first."""
    lacks = select(HAPPENINGS.c.table_id).where(HAPPENINGS.c.moment.is_(None)).distinct()
    order = (TABLES.c.status != "playing", TABLES.c.moved_at.desc())
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(lacks)).order_by(*order)).scalars())


def restless_tables(connection: Connection) -> list[str]:
    """Tables that go on by themselves: a bot or a standing answer is asked, or a clock runs."""
    rows = connection.execute(select(TABLES).where(TABLES.c.status == "playing"))
    standing = set(connection.execute(select(STANDING.c.table_id).distinct()).scalars())
    found = []
    for facts, seats in with_seats(connection, rows):
        waits_for_bot = any(seats[seat].bot is not None for seat in facts.asked)
        if waits_for_bot or facts.clock["kind"] != "none" or facts.id in standing:
            found.append(facts.id)
    return found


def note_wishes(connection: Connection, id: str, wishes: list[dict[str, Any]]) -> None:
    """All that waits for consent at a table."""
    connection.execute(delete(PROPOSALS).where(PROPOSALS.c.table_id == id))
    for wish in wishes:
        connection.execute(insert(PROPOSALS).values(table_id=id, **wish))


def stand(connection: Connection, id: str, seat: int, key: str, line: str | None) -> None:
    here = (STANDING.c.table_id == id, STANDING.c.seat == seat, STANDING.c.key == key)
    connection.execute(delete(STANDING).where(*here))
    if line is not None:
        connection.execute(insert(STANDING).values(table_id=id, seat=seat, key=key, line=line))


def chat(
    connection: Connection,
    id: str,
    person: str,
    name: str,
    seat: int | None,
    text: str,
    suggested: Suggested | None = None,
    place: int = 0,
) -> ChatLine:
    last = connection.execute(select(func.max(CHATS.c.n)).where(CHATS.c.table_id == id)).scalar() or 0
    line = ChatLine(n=last + 1, person=person, name=name, seat=seat, text=text, at=time.time(), suggested=suggested)
    values = {each: getattr(line, each) for each in ChatLine.__struct_fields__}
    values["suggested"] = to_builtins(suggested)
    connection.execute(insert(CHATS).values(table_id=id, place=place, **values))
    return line


def chats(connection: Connection, id: str, since: int | None = None, until: int | None = None) -> list[ChatLine]:
    """The last lines, oldest first; only those said after the happening `since`, and not later than `until`."""
    chosen = select(CHATS).where(CHATS.c.table_id == id)
    if since is not None:
        chosen = chosen.where(CHATS.c.place > since)
    if until is not None:
        chosen = chosen.where(CHATS.c.place <= until)
    rows = connection.execute(chosen.order_by(CHATS.c.n.desc()).limit(CHAT_SHOWN)).all()
    return [
        convert({each: getattr(row, each) for each in ChatLine.__struct_fields__}, ChatLine) for row in reversed(rows)
    ]


def mute(connection: Connection, person: str, other: str, muted: bool) -> None:
    connection.execute(delete(MUTES).where(MUTES.c.person == person, MUTES.c.muted == other))
    if muted:
        connection.execute(insert(MUTES).values(person=person, muted=other))


def muted_by(connection: Connection, person: str) -> set[str]:
    return set(connection.execute(select(MUTES.c.muted).where(MUTES.c.person == person)).scalars())


def keep_edition(connection: Connection, edition: Edition | None) -> None:
    """The content of a table, by its digest: once, however many tables have it."""
    if edition is None:
        return
    pack = edition.pack()
    values = {"digest": pack.digest, "game": pack.game, "label": pack.label, "body": packed(edition)}
    connection.execute(upsert(connection, EDITIONS).values(values).on_conflict_do_nothing())
