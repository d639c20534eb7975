"""Reports: somebody tells the operator of somebody else at a table, and what was said there comes along."""

from __future__ import annotations

import secrets
import time
from typing import Any

from msgspec import Struct, to_builtins
from sqlalchemy import Connection, insert, or_, select, update

from samovar.server import archive
from samovar.server.refusals import BAD, CONFLICT, MISSING, Refused
from samovar.server.schema import CHATS, PERSONS, REPORTS, SEATS

LONGEST = 1000
LINES = 40  # of talk that come along


class Report(Struct):
    id: str
    at: float
    table: str
    by: str  # names as they are now
    about: str
    about_id: str
    text: str
    talk: list[dict[str, Any]]
    closed_at: float | None
    note: str


def report(connection: Connection, table: str, by: str, about: str, text: str) -> None:
    """Refused if the other was never here, or says nothing, or is oneself. He is not told."""
    words = text.strip()
    if not words or len(words) > LONGEST:
        raise Refused("why-report-length", BAD, most=LONGEST)
    if about == by:
        raise Refused("why-report-oneself", CONFLICT)
    sat = select(SEATS.c.person).where(SEATS.c.table_id == table, SEATS.c.person == about)
    spoke = select(CHATS.c.person).where(CHATS.c.table_id == table, CHATS.c.person == about)
    if connection.execute(sat).first() is None and connection.execute(spoke).first() is None:
        raise Refused("why-unknown-person", MISSING)
    talk = [
        {"person": line.person, "name": line.name, "text": line.text, "at": line.at}
        for line in archive.chats(connection, table)[-LINES:]
    ]
    row = {"id": secrets.token_hex(4), "table_id": table, "by": by, "about": about, "text": words, "at": time.time()}
    connection.execute(insert(REPORTS).values(**row, talk=to_builtins(talk), note=""))


def reports(connection: Connection, every: bool = False) -> list[Report]:
    """Those that wait, the oldest first; or all."""
    chosen = select(REPORTS).order_by(REPORTS.c.at)
    rows = connection.execute(chosen if every else chosen.where(REPORTS.c.closed_at.is_(None))).all()
    ids = {row.by for row in rows} | {row.about for row in rows}
    found = connection.execute(select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.id.in_(ids)))
    names = dict(found.all())
    return [
        Report(
            row.id,
            row.at,
            row.table_id,
            names.get(row.by, row.by),
            names.get(row.about, row.about),
            row.about,
            row.text,
            row.talk,
            row.closed_at,
            row.note,
        )
        for row in rows
    ]


def close(connection: Connection, id: str, note: str) -> None:
    done = update(REPORTS).where(REPORTS.c.id == id).values(closed_at=time.time(), note=note)
    if not connection.execute(done).rowcount:
        raise Refused("why-no-such-report", MISSING)


def forget(connection: Connection, person: str) -> None:
    """What somebody reported, and what was reported of him, with what he wrote there."""
    connection.execute(REPORTS.delete().where(or_(REPORTS.c.by == person, REPORTS.c.about == person)))
