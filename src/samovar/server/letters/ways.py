"""How letters reach somebody, and what he wants to be told: as work on the store."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from samovar.content.languages import FALLBACK
from samovar.server.refusals import BAD, CONFLICT, FAST, FORBIDDEN, MISSING, Refused
from samovar.server.schema import LETTER_WAYS, LETTER_WISHES, OUTBOX, REFUSED_ADDRESSES
from samovar.server.upserts import put_row, upsert

EMAIL, WEBHOOK, PUSH = "email", "webhook", "push"
TURN, INVITATION, CONFIRM, RESET = "turn", "invitation", "confirm", "reset"
AT_ONCE: Final = "at-once"
DAILY: Final = "daily"
NEVER: Final = "never"
Pace = Literal["at-once", "daily", "never"]
DAY: Final = 24 * 3600.0
MOST_WAYS = 8  # of one person
MOST_CONFIRMATIONS = 3  # a day, to one address and by one person
MOST_RESETS = 3  # a day
LONGEST_EMAIL = 254
MAILBOX = re.compile(r"[^\s@<>,;:\"()\[\]\\\x00-\x1f\x7f]{1,64}@(?!-)[\w-]{1,63}(?:\.(?!-)[\w-]{1,63})+")


class Way(Struct):
    id: str
    person: str
    kind: str
    form: str
    address: str
    made_at: float
    confirmed_at: float | None
    failures: int
    seen_at: float | None


class Wishes(Struct):
    language: str = FALLBACK
    turns: Pace = AT_ONCE
    invitations: Pace = AT_ONCE
    hour: int = 7

    def pace(self, kind: str) -> str:
        return {TURN: self.turns, INVITATION: self.invitations}.get(kind, AT_ONCE)


def ways_of(connection: Connection, person: str) -> list[Way]:
    chosen = select(LETTER_WAYS).where(LETTER_WAYS.c.person == person).order_by(LETTER_WAYS.c.made_at)
    return [way_of(row) for row in connection.execute(chosen)]


def way_of(row: Any) -> Way:
    return Way(**{name: getattr(row, name) for name in Way.__struct_fields__})


def way_by(connection: Connection, id: str) -> Way | None:
    row = connection.execute(select(LETTER_WAYS).where(LETTER_WAYS.c.id == id)).first()
    return None if row is None else way_of(row)


def wishes_of(connection: Connection, person: str) -> Wishes:
    row = connection.execute(select(LETTER_WISHES).where(LETTER_WISHES.c.person == person)).first()
    return Wishes() if row is None else Wishes(row.language, row.turns, row.invitations, row.hour)


def set_wishes(connection: Connection, person: str, wishes: Wishes) -> None:
    values = {name: getattr(wishes, name) for name in Wishes.__struct_fields__}
    put_row(connection, LETTER_WISHES, {"person": person}, values)


def checked_email(address: str) -> str:
    """As it is written on the envelope; Refused if it is none, or more than one."""
    told = address.strip()
    if len(told) > LONGEST_EMAIL or not told.isascii() or not MAILBOX.fullmatch(told):
        raise Refused("why-no-email", BAD)
    return told


def digest_of(key: bytes, address: str) -> str:
    return hmac.new(key, address.strip().casefold().encode(), hashlib.sha256).hexdigest()


def add(connection: Connection, person: str, kind: str, form: str, address: str, key: bytes, language: str) -> Way:
    """A new way. A browser has asked its owner already; by any other nothing is told before he confirms it."""
    mine = ways_of(connection, person)
    same = next((way for way in mine if (way.kind, way.address) == (kind, address)), None)
    if same is not None and (kind == PUSH or same.confirmed_at is not None):
        return same
    if same is None and len(mine) >= MOST_WAYS:
        raise Refused("why-many-ways", CONFLICT)
    refused = select(REFUSED_ADDRESSES.c.digest).where(REFUSED_ADDRESSES.c.digest == digest_of(key, address))
    if connection.execute(refused).first() is not None:
        raise Refused("why-refused-address", FORBIDDEN)
    now = time.time()
    if kind != PUSH:
        _limit_confirmations(connection, person, address, now)
    if same is None:
        confirmed = now if kind == PUSH else None
        same = Way(secrets.token_hex(8), person, kind, form, address, now, confirmed, 0, None)
        connection.execute(insert(LETTER_WAYS).values(**{n: getattr(same, n) for n in Way.__struct_fields__}))
    if not connection.execute(select(LETTER_WISHES.c.person).where(LETTER_WISHES.c.person == person)).first():
        set_wishes(connection, person, Wishes(language=language))
    if kind != PUSH:
        put(connection, same.id, CONFIRM, now)
    return same


def _limit_confirmations(connection: Connection, person: str, address: str, now: float) -> None:
    """A stranger must not be able to let us write to somebody again and again."""
    asked = select(func.count()).select_from(OUTBOX.join(LETTER_WAYS, OUTBOX.c.way == LETTER_WAYS.c.id))
    lately = (OUTBOX.c.kind == CONFIRM, OUTBOX.c.due_at > now - DAY)
    for same in (LETTER_WAYS.c.person == person, func.lower(LETTER_WAYS.c.address) == address.lower()):
        if connection.execute(asked.where(*lately, same)).scalar_one() >= MOST_CONFIRMATIONS:
            raise Refused("why-many-confirmations", FAST)


def put(connection: Connection, way: str, kind: str, due_at: float, table: str | None = None, place: int = 0) -> None:
    """To be told by this way. The same once more changes nothing."""
    row = {"id": secrets.token_hex(8), "way": way, "kind": kind, "table_id": table, "place": place, "due_at": due_at}
    connection.execute(upsert(connection, OUTBOX).values(row).on_conflict_do_nothing())


def put_reset(connection: Connection, account_person: str) -> None:
    """A link for a new password, to every address of e-mail that this person has confirmed."""
    now = time.time()
    for way in ways_of(connection, account_person):
        if way.kind == EMAIL and way.confirmed_at is not None:
            lately = (OUTBOX.c.way == way.id, OUTBOX.c.kind == RESET, OUTBOX.c.due_at > now - DAY)
            if connection.execute(select(func.count()).where(*lately)).scalar_one() < MOST_RESETS:
                put(connection, way.id, RESET, now)


def confirm(connection: Connection, id: str) -> Way | None:
    same = LETTER_WAYS.c.id == id
    connection.execute(update(LETTER_WAYS).where(same).values(confirmed_at=time.time(), failures=0))
    return way_by(connection, id)


def remove(connection: Connection, id: str, person: str | None = None) -> None:
    """A way with all that waits for it; of this person only, if one is named."""
    way = way_by(connection, id)
    if way is None or (person is not None and way.person != person):
        raise Refused("why-no-such-way", MISSING)
    connection.execute(delete(OUTBOX).where(OUTBOX.c.way == id))
    connection.execute(delete(LETTER_WAYS).where(LETTER_WAYS.c.id == id))


def stop(connection: Connection, id: str, key: bytes) -> None:
    """By a letter's own link. Who never confirmed the address is not written to again, whoever names it."""
    way = way_by(connection, id)
    if way is None:
        return
    if way.confirmed_at is None:
        row = upsert(connection, REFUSED_ADDRESSES).values(digest=digest_of(key, way.address))
        connection.execute(row.on_conflict_do_nothing())
    remove(connection, id)


def forget(connection: Connection, person: str) -> None:
    """All ways and wishes of somebody."""
    for way in ways_of(connection, person):
        remove(connection, way.id)
    connection.execute(delete(LETTER_WISHES).where(LETTER_WISHES.c.person == person))


def note_open_pages(connection: Connection, persons: list[str]) -> None:
    connection.execute(update(LETTER_WAYS).where(LETTER_WAYS.c.person.in_(persons)).values(seen_at=time.time()))
