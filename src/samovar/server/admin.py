"""What an operator may do to accounts and tables, as work on the server's file. Who does it while a server has the file
open asks that server (admin_requests.py)."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct, to_builtins
from sqlalchemy import Connection, delete, func, or_, select, update

from samovar.server import archive, reports
from samovar.server.api_tokens import tokens_of
from samovar.server.event_log import said_in
from samovar.server.letters import ways
from samovar.server.names import folded
from samovar.server.people import next_epoch
from samovar.server.ratings import ratings_of
from samovar.server.refusals import MISSING, Refused
from samovar.server.schema import (
    API_TOKENS,
    CHATS,
    ENDED_SESSIONS,
    HAPPENINGS,
    INVITATIONS,
    MUTES,
    PERSONS,
    RATINGS,
    SEATS,
    STANDING,
    TABLE_INVITATIONS,
    TABLES,
)
from samovar.server.tournaments import books

NOBODY_NAME = "—"  # of somebody whose account is deleted, in every language


class User(Struct):
    """A line of the list of accounts."""

    id: str
    name: str
    account: str | None
    made_at: float
    tables: int
    banned: bool


def users(connection: Connection, guests: bool = False) -> list[User]:
    seats = select(SEATS.c.person, func.count(SEATS.c.table_id.distinct()).label("tables")).group_by(SEATS.c.person)
    counted = seats.subquery()
    chosen = select(PERSONS, counted.c.tables).outerjoin(counted, counted.c.person == PERSONS.c.id)
    if not guests:
        chosen = chosen.where(PERSONS.c.account.is_not(None))
    rows = connection.execute(chosen.order_by(PERSONS.c.made_at))
    return [
        User(row.id, row.name, row.account, row.made_at, row.tables or 0, row.banned_at is not None) for row in rows
    ]


def found(connection: Connection, named: str) -> str:
    """The id of whoever has this account or this id; Refused if nobody has."""
    same = or_(PERSONS.c.account == folded(named), PERSONS.c.id == named)
    id: str | None = connection.execute(select(PERSONS.c.id).where(same)).scalar()
    if id is None:
        raise Refused("why-unknown-person", MISSING)
    return id


def table_found(connection: Connection, named: str) -> str:
    same = or_(TABLES.c.id == named, TABLES.c.code == named.strip().upper())
    id: str | None = connection.execute(select(TABLES.c.id).where(same)).scalar()
    if id is None:
        raise Refused("why-no-such-table", MISSING)
    return id


def ban(connection: Connection, person: str, banned: bool) -> None:
    """All his cookies end, and no password brings him back, until he is let in again."""
    at = time.time() if banned else None
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(banned_at=at))
    if banned:
        next_epoch(connection, person)


def revoke_tokens(connection: Connection, person: str) -> None:
    """None of his programs gets in any more; he himself does, and can make new keys."""
    connection.execute(delete(API_TOKENS).where(API_TOKENS.c.person == person))


def tables_alone(connection: Connection, person: str) -> list[str]:
    """Tables at which no other person sits: they go with him."""
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    others = select(SEATS.c.table_id).where(SEATS.c.person.is_not(None), SEATS.c.person != person)
    chosen = select(TABLES.c.id).where(or_(TABLES.c.id.in_(mine), TABLES.c.host == person), TABLES.c.id.not_in(others))
    return list(connection.execute(chosen).scalars())


def delete_person(connection: Connection, person: str) -> None:
    """Everything that says who it was, and what he wrote. Games with others stay theirs: a nameless one sat there."""
    for table in tables_alone(connection, person):
        archive.clear_away(connection, table)
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    seats = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == person)
    for table, seat in connection.execute(seats).all():
        connection.execute(delete(STANDING).where(STANDING.c.table_id == table, STANDING.c.seat == seat))
    connection.execute(delete(CHATS).where(CHATS.c.person == person))
    connection.execute(delete(MUTES).where(or_(MUTES.c.person == person, MUTES.c.muted == person)))
    ways.forget(connection, person)
    reports.forget(connection, person)
    connection.execute(delete(RATINGS).where(RATINGS.c.person == person))
    books.leave_all(connection, person)
    invited = or_(TABLE_INVITATIONS.c.person == person, TABLE_INVITATIONS.c.by == person)
    connection.execute(delete(TABLE_INVITATIONS).where(invited))
    connection.execute(delete(ENDED_SESSIONS).where(ENDED_SESSIONS.c.person == person))
    connection.execute(update(INVITATIONS).where(INVITATIONS.c.used_by == person).values(used_by=NOBODY_NAME))
    made = (HAPPENINGS.c.table_id.in_(mine), HAPPENINGS.c.person == person)
    connection.execute(update(HAPPENINGS).where(*made).values(person=None, message=None))
    connection.execute(update(SEATS).where(SEATS.c.person == person).values(name=NOBODY_NAME))
    gone = {"name": NOBODY_NAME, "account": None, "password": None, "name_likeness": None, "account_likeness": None}
    connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(gone))
    next_epoch(connection, person)


def exported(connection: Connection, person: str) -> dict[str, Any]:
    """All that the file holds of somebody: who he is, where he sat, what he chose and wrote."""
    row = connection.execute(select(PERSONS).where(PERSONS.c.id == person)).one()
    sat = select(SEATS, TABLES).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(SEATS.c.person == person)
    seats = [
        {
            "table": each.table_id,
            "game": each.game,
            "title": each.title,
            "seat": each.seat,
            "name": each.name,
            "status": each.status,
            "made_at": each.made_at,
            "moved_at": each.moved_at,
        }
        for each in connection.execute(sat.order_by(TABLES.c.made_at, SEATS.c.seat))
    ]
    chose = select(HAPPENINGS).where(HAPPENINGS.c.person == person).order_by(HAPPENINGS.c.at)
    # The choice alone: what came of it may hold what others must not know yet.
    choices = [
        {"table": each.table_id, "at": each.at, "choice": said_in(each.lines)} for each in connection.execute(chose)
    ]
    wrote = select(CHATS).where(CHATS.c.person == person).order_by(CHATS.c.at)
    chats = [{"table": each.table_id, "at": each.at, "text": each.text} for each in connection.execute(wrote)]
    muted = list(connection.execute(select(MUTES.c.muted).where(MUTES.c.person == person)).scalars())
    who = {name: getattr(row, name) for name in ("id", "name", "account", "made_at", "banned_at")}
    tokens = [
        {"name": each.name, "made_at": each.made_at, "used_at": each.used_at} for each in tokens_of(connection, person)
    ]
    letters = [{"kind": each.kind, "address": each.address} for each in ways.ways_of(connection, person)]
    return {
        "person": who,
        "seats": seats,
        "choices": choices,
        "chat": chats,
        "muted": muted,
        "tokens": tokens,
        "letters": letters,
        "ratings": [to_builtins(each) for each in ratings_of(connection, person)],
        "tournaments": books.entered_by(connection, person),
    }
