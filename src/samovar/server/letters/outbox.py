"""What is to be told: found in the tables themselves, so that no choice waits for it and no kill loses it.

A row is put when somebody is found to be asked, told when its time has come and he still is, and kept until he has
chosen, so that he is told once. Whoever sends takes rows first: a second sender finds them taken.
"""

from __future__ import annotations

import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from samovar.server.letters.ways import (
    AT_ONCE,
    CONFIRM,
    DAILY,
    DAY,
    INVITATION,
    NEVER,
    RESET,
    TURN,
    Way,
    Wishes,
    way_of,
    wishes_of,
)
from samovar.server.schema import HAPPENINGS, LETTER_WAYS, MUTES, OUTBOX, SEATS, TABLE_INVITATIONS, TABLES
from samovar.server.settings import Post
from samovar.server.upserts import upsert

AGAIN: Final = (60.0, 300.0, 1800.0, 2 * 3600.0, 6 * 3600.0)  # seconds until a letter that failed is tried again
MOST_FAILURES = 3  # letters one after the other that an address refuses; then it must be confirmed anew
KEPT = 2 * DAY  # for which what was told counts against the limits
HOUR = 3600.0
OPEN_PAGE = 60.0  # seconds for which a page that was seen counts as open
TAKEN = 120.0  # seconds after which rows that were taken and not told are anybody's
PROMPT = (CONFIRM, RESET)  # asked for just now by their reader: no limit of ours holds them up

Item = tuple[str, str, int]  # kind, table, place


class Waiting(Struct):
    """A table that waits for somebody."""

    table: str
    game: str
    title: str
    by: str = ""  # who invites


class Due(Struct):
    """What one letter tells: the rows that it answers for, with how often each was tried."""

    way: Way
    wishes: Wishes
    rows: dict[str, int]
    turns: list[Waiting]
    invitations: list[Waiting]
    prompt: str | None = None


def wanted_of(connection: Connection) -> dict[str, dict[Item, Waiting]]:
    """By person, for all who can be written to: what they could be told now."""
    reached = select(LETTER_WAYS.c.person).where(LETTER_WAYS.c.confirmed_at.is_not(None))
    persons = set(connection.execute(reached).scalars())
    found: dict[str, dict[Item, Waiting]] = {person: {} for person in persons}
    if persons:
        _turns(connection, reached, found)
        _invitations(connection, reached, found)
    return found


def _turns(connection: Connection, reached: Any, found: dict[str, dict[Item, Waiting]]) -> None:
    theirs = select(SEATS.c.table_id).where(SEATS.c.person.in_(reached))
    tables = (TABLES.c.id, TABLES.c.game, TABLES.c.title, TABLES.c.asked)
    seats = (SEATS.c.seat, SEATS.c.kind, SEATS.c.person, SEATS.c.lent)
    rows = connection.execute(
        select(*tables, *seats)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == "playing", TABLES.c.id.in_(theirs))
    )
    by_table: dict[str, list[Any]] = defaultdict(list)
    for row in rows:
        by_table[row.id].append(row)
    for id, seated in by_table.items():
        if len({row.person for row in seated if row.person is not None}) < 2:
            continue  # one person's own table, with bots or at one screen
        asked = {row.person for row in seated if row.seat in row.asked and row.kind == "person" and row.lent is None}
        for person in asked & found.keys():
            last = select(func.max(HAPPENINGS.c.place)).where(
                HAPPENINGS.c.table_id == id, HAPPENINGS.c.person == person
            )
            place = connection.execute(last).scalar()
            told = Waiting(id, seated[0].game, seated[0].title)
            found[person][TURN, id, -1 if place is None else place] = told


def _invitations(connection: Connection, reached: Any, found: dict[str, dict[Item, Waiting]]) -> None:
    for row in connection.execute(open_invitations().where(TABLE_INVITATIONS.c.person.in_(reached))):
        told = Waiting(row.id, row.game, row.title, row.by)
        found[row.person][INVITATION, row.id, 0] = told


def open_invitations() -> Any:
    """Those to tables that wait, where a seat is free, and not by somebody whom the invited has muted."""
    mine = TABLE_INVITATIONS.c.person
    free = select(SEATS.c.table_id).where(SEATS.c.kind == "open")
    seated = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == mine)
    muted = select(MUTES.c.muted).where(MUTES.c.person == mine, MUTES.c.muted == TABLE_INVITATIONS.c.by)
    return (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.title, mine, TABLE_INVITATIONS.c.by, TABLE_INVITATIONS.c.at)
        .join(TABLE_INVITATIONS, TABLE_INVITATIONS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == "lobby", TABLES.c.id.in_(free), ~seated.exists(), ~muted.exists())
        .order_by(TABLE_INVITATIONS.c.at.desc())
    )


def missing(connection: Connection, post: Post) -> list[dict[str, Any]]:
    """Rows to be put: reads only, so that a server where nothing happens writes nothing."""
    now, rows = time.time(), []
    wanted = wanted_of(connection)
    there = {
        (row.way, row.kind, row.table_id, row.place)
        for row in connection.execute(select(OUTBOX.c.way, OUTBOX.c.kind, OUTBOX.c.table_id, OUTBOX.c.place))
    }
    for way in confirmed(connection):
        items = [item for item in wanted.get(way.person, {}) if (way.id, *item) not in there]
        if not items:
            continue
        wishes = wishes_of(connection, way.person)
        for kind, table, place in items:
            due = due_at(wishes, kind, way, post, now)
            if due is not None:
                row = {"id": secrets.token_hex(8), "way": way.id, "kind": kind, "table_id": table, "place": place}
                rows.append({**row, "due_at": due})
    return rows


def due_at(wishes: Wishes, kind: str, way: Way, post: Post, now: float) -> float | None:
    pace = wishes.pace(kind)
    if pace == NEVER:
        return None
    if pace == DAILY:
        start = now - now % DAY + wishes.hour * HOUR
        return start if start > now else start + DAY
    looks = way.seen_at is not None and way.seen_at > now - OPEN_PAGE
    return now + (post.open_page if looks else post.grace)


def confirmed(connection: Connection) -> list[Way]:
    rows = connection.execute(select(LETTER_WAYS).where(LETTER_WAYS.c.confirmed_at.is_not(None)))
    return [way_of(row) for row in rows]


def put_all(connection: Connection, rows: list[dict[str, Any]]) -> None:
    for row in rows:
        connection.execute(upsert(connection, OUTBOX).values(row).on_conflict_do_nothing())


def stale(connection: Connection) -> list[str]:
    """Rows whose reader has chosen since, sat down, or wants it no more; and old ones that no limit counts."""
    now, wanted = time.time(), wanted_of(connection)
    persons = dict(connection.execute(select(LETTER_WAYS.c.id, LETTER_WAYS.c.person)).all())
    paces: dict[str, Wishes] = {}
    found = []
    for row in connection.execute(select(OUTBOX)):
        counts = row.sent_at is not None and row.sent_at > now - KEPT
        if row.kind in PROMPT:
            if row.due_at < now - KEPT:
                found.append(row.id)
            continue
        person = persons[row.way]
        if person not in paces:
            paces[person] = wishes_of(connection, person)
        gone = (row.kind, row.table_id, row.place) not in wanted.get(person, {})
        unwanted = row.sent_at is None and paces[person].pace(row.kind) == NEVER
        if (gone or unwanted) and not counts:
            found.append(row.id)
    return found


def clear(connection: Connection, ids: list[str]) -> None:
    connection.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(ids)))


def due(connection: Connection, post: Post) -> list[Due]:
    """One letter for each way that has something to be told now."""
    now = time.time()
    ready = select(OUTBOX.c.way).where(OUTBOX.c.sent_at.is_(None), OUTBOX.c.due_at <= now)
    wanted = wanted_of(connection)
    letters: list[Due] = []
    for row in connection.execute(select(LETTER_WAYS).where(LETTER_WAYS.c.id.in_(ready))).all():
        way = way_of(row)
        wishes = wishes_of(connection, way.person)
        rows = connection.execute(select(OUTBOX).where(OUTBOX.c.way == way.id)).all()
        letters += [
            Due(way, wishes, {each.id: each.attempts}, [], [], prompt=each.kind)
            for each in rows
            if each.kind in PROMPT and each.sent_at is None and each.due_at <= now
        ]
        letter = _news(way, wishes, rows, wanted.get(way.person, {}), post, now)
        if letter is not None:
            letters.append(letter)
    return letters


def _news(
    way: Way, wishes: Wishes, rows: Sequence[Any], wanted: dict[Item, Waiting], post: Post, now: float
) -> Due | None:
    told = {row.sent_at for row in rows if row.sent_at is not None and row.kind not in PROMPT}
    spent = (
        sum(1 for at in told if at > now - HOUR) >= post.hourly or sum(1 for at in told if at > now - DAY) >= post.daily
    )
    if way.confirmed_at is None or spent or any(at > now - post.gap for at in told):
        return None
    fresh = [row for row in rows if row.sent_at is None and row.kind not in PROMPT]
    if not any(row.due_at <= now for row in fresh):
        return None
    letter = Due(way, wishes, {}, [], [])
    for row in fresh:
        waiting = wanted.get((row.kind, row.table_id, row.place))
        # What is due soon comes along; what a digest is for waits for its hour, and what was taken is on its way.
        if waiting is None or (row.due_at > now and (row.attempts or wishes.pace(row.kind) != AT_ONCE)):
            continue
        letter.rows[row.id] = row.attempts
        (letter.turns if row.kind == TURN else letter.invitations).append(waiting)
    return letter if letter.rows else None


class Taken(Exception):
    """Somebody else sends it."""


def take(connection: Connection, letter: Due) -> None:
    """Taken if somebody else was quicker. Counted before it leaves: a kill repeats it so many times at most."""
    for id, attempts in letter.rows.items():
        mine = (OUTBOX.c.id == id, OUTBOX.c.attempts == attempts, OUTBOX.c.sent_at.is_(None))
        values = {"attempts": attempts + 1, "due_at": time.time() + TAKEN}
        if not connection.execute(update(OUTBOX).where(*mine).values(values)).rowcount:
            raise Taken


def note_sent(connection: Connection, letter: Due) -> None:
    now = time.time()
    connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_(list(letter.rows))).values(sent_at=now))
    connection.execute(update(LETTER_WAYS).where(LETTER_WAYS.c.id == letter.way.id).values(failures=0))


def note_failed(connection: Connection, letter: Due, for_good: bool) -> None:
    """Later once more; or never, if whoever was asked says that there is nobody."""
    tried = max(letter.rows.values())
    if not for_good and tried < len(AGAIN):
        later = time.time() + AGAIN[tried]
        connection.execute(update(OUTBOX).where(OUTBOX.c.id.in_(list(letter.rows))).values(due_at=later))
        return
    clear(connection, list(letter.rows))
    if not for_good:  # our own mail server is away: that is no fault of the address
        return
    failures = letter.way.failures + 1
    values = {"failures": failures, **({"confirmed_at": None} if failures >= MOST_FAILURES else {})}
    connection.execute(update(LETTER_WAYS).where(LETTER_WAYS.c.id == letter.way.id).values(values))
