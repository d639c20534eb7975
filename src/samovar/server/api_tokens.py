"""Keys for programs: with one, a program plays as the person who made it.

Whoever reads the store cannot use them, since only their digests lie there. A key of 256 random bits needs no slow
hash.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from samovar.server.names import LONGEST_NAME, visible
from samovar.server.people import Person
from samovar.server.refusals import BAD, CONFLICT, FORBIDDEN, MISSING, Refused
from samovar.server.schema import API_TOKENS, PERSONS
from samovar.server.store import Store

PREFIX: Final = "samovar_"  # so that programs that look for leaked keys know one
LONGEST: Final = 200
MOST: Final = 20  # of one person
NOTED_EVERY: Final = 3600.0  # seconds: when it was used last is told no closer than that


class ApiToken:
    """One key, as its owner sees it later."""

    def __init__(self, id: str, name: str, made_at: float, used_at: float | None) -> None:
        self.id = id
        self.name = name
        self.made_at = made_at
        self.used_at = used_at


class ApiTokens:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, person: Person, name: str) -> tuple[ApiToken, str]:
        """The token, and its secret: nobody can tell it again."""
        if person.account is None:
            raise Refused("why-token-account", FORBIDDEN)
        shown = visible(name)
        if not 1 <= len(shown) <= LONGEST_NAME:
            raise Refused("why-name-length", BAD, most=LONGEST_NAME)
        secret = PREFIX + secrets.token_urlsafe(32)
        token = ApiToken(secrets.token_hex(8), shown, time.time(), None)
        row = {"id": token.id, "person": person.id, "name": shown, "digest": digest(secret), "made_at": token.made_at}

        def work(connection: Connection) -> None:
            mine = select(func.count()).select_from(API_TOKENS).where(API_TOKENS.c.person == person.id)
            if connection.execute(mine).scalar_one() >= MOST:
                raise Refused("why-many-tokens", CONFLICT, most=MOST)
            connection.execute(insert(API_TOKENS).values(row))

        await self.store.keep(work)
        return token, secret

    async def listed(self, person: Person) -> list[ApiToken]:
        return await self.store.look(lambda connection: tokens_of(connection, person.id))

    async def revoke(self, person: Person, id: str) -> None:
        await self.store.keep(lambda connection: revoke(connection, person.id, id))

    async def person_of(self, secret: str) -> Person | None:
        """Whose token this is; None if it was revoked, or never was one."""
        if not secret.startswith(PREFIX) or len(secret) > LONGEST:
            return None
        now = time.time()
        found = await self.store.look(lambda connection: bearer(connection, digest(secret)))
        if found is None:
            return None
        person, used_at = found
        if used_at is None or used_at < now - NOTED_EVERY:
            noted = update(API_TOKENS).where(API_TOKENS.c.id == person.token).values(used_at=now)
            await self.store.keep(lambda connection: connection.execute(noted))
        return person


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def tokens_of(connection: Connection, person: str) -> list[ApiToken]:
    """Oldest first."""
    chosen = select(API_TOKENS).where(API_TOKENS.c.person == person).order_by(API_TOKENS.c.made_at, API_TOKENS.c.id)
    return [ApiToken(row.id, row.name, row.made_at, row.used_at) for row in connection.execute(chosen)]


def revoke(connection: Connection, person: str, id: str) -> None:
    gone = connection.execute(delete(API_TOKENS).where(API_TOKENS.c.id == id, API_TOKENS.c.person == person))
    if not gone.rowcount:
        raise Refused("why-no-such-token", MISSING)


def bearer(connection: Connection, digest: str) -> tuple[Person, float | None] | None:
    chosen = select(PERSONS, API_TOKENS.c.id.label("token"), API_TOKENS.c.used_at)
    joined = chosen.join(API_TOKENS, API_TOKENS.c.person == PERSONS.c.id).where(API_TOKENS.c.digest == digest)
    row = connection.execute(joined).first()
    if row is None or row.banned_at is not None:
        return None
    person = Person(row.id, row.name, row.account, row.epoch)
    person.token = row.token
    return person, row.used_at
