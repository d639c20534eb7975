"""Somebody at a table that waits asks somebody else, by name, to sit down."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, select

from samovar.server.archive import muted_by
from samovar.server.letters.outbox import open_invitations
from samovar.server.people import account_id
from samovar.server.refusals import CONFLICT, FORBIDDEN, MISSING, Refused
from samovar.server.schema import PERSONS, SEATS, TABLE_INVITATIONS, TABLES
from samovar.server.upserts import upsert
from samovar.server.wire.letters import TableInvitation

MOST = 30  # to one table


def invite(connection: Connection, table: str, by: str, account: str) -> None:
    """Refused if there is nobody of that name, or no seat. Who has muted the asker is not told, nor is the asker."""
    person = account_id(connection, account)
    if person is None:
        raise Refused("why-unknown-account", MISSING)
    seats = connection.execute(select(SEATS.c.person, SEATS.c.kind).where(SEATS.c.table_id == table)).all()
    host = connection.execute(select(TABLES.c.host).where(TABLES.c.id == table)).scalar()
    if by != host and all(seat.person != by for seat in seats):
        raise Refused("why-not-your-seat", FORBIDDEN)
    if any(seat.person == person for seat in seats):
        raise Refused("why-sits-already", CONFLICT)
    if all(seat.kind != "open" for seat in seats):
        raise Refused("why-table-full")
    asked = connection.execute(select(TABLE_INVITATIONS.c.person).where(TABLE_INVITATIONS.c.table_id == table)).all()
    if len(asked) >= MOST:
        raise Refused("why-many-invitations", CONFLICT)
    if by in muted_by(connection, person):
        return
    row = {"table_id": table, "person": person, "by": by, "at": time.time()}
    connection.execute(upsert(connection, TABLE_INVITATIONS).values(row).on_conflict_do_nothing())


def decline(connection: Connection, table: str, person: str) -> None:
    mine = (TABLE_INVITATIONS.c.table_id == table, TABLE_INVITATIONS.c.person == person)
    connection.execute(delete(TABLE_INVITATIONS).where(*mine))


def invitations_of(connection: Connection, person: str) -> list[TableInvitation]:
    """Those that can still be followed, the newest first."""
    rows = connection.execute(open_invitations().where(TABLE_INVITATIONS.c.person == person)).all()
    names = connection.execute(select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.id.in_([row.by for row in rows])))
    called = dict(names.all())
    return [
        TableInvitation(table=row.id, game=row.game, title=row.title, by=called.get(row.by, ""), at=row.at)
        for row in rows
    ]
