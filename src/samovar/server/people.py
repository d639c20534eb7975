"""Who somebody is: a guest known by a signed cookie, or a name with a password that brings the same person back."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from samovar.server.refusals import BAD, CONFLICT, FORBIDDEN, Refused
from samovar.server.schema import KEYS, PERSONS, SEATS, TABLES
from samovar.server.store import Store

COOKIE = "samovar"
COOKIE_LIFE = 400 * 24 * 3600  # seconds; browsers allow no longer one
LONGEST_NAME = 32
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
# Words that English and French share, so that a guest's name needs no translation.
GUEST_NAMES = ("Piston", "Turbine", "Rotor", "Samovar", "Locomotive", "Zinc", "Cobalt", "Manganese", "Pression")


class Person:
    """`epoch` counts how often somebody signed out everywhere else: only cookies of the present one are his."""

    def __init__(self, id: str, name: str, account: str | None, epoch: int = 0) -> None:
        self.id = id
        self.name = name
        self.account = account
        self.epoch = epoch


def id_of(person: Person | None) -> str | None:
    return None if person is None else person.id


def tidy(name: str) -> str:
    """A name as it is shown: no control signs, no strings of spaces."""
    shown = "".join(sign for sign in unicodedata.normalize("NFC", name) if unicodedata.category(sign)[0] != "C")
    shown = " ".join(shown.split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise Refused("why-name-length", BAD, most=LONGEST_NAME)
    return shown


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", tidy(name)).casefold()


class People:
    """All persons; the keys that sign their cookies are made on first use and live in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.keys = store.write(signing_keys).result()

    def cookie(self, person: Person) -> str:
        # The first epoch is not written: cookies that were given before there were any stay good.
        return self._signer().dumps([person.id, person.epoch] if person.epoch else person.id)

    def _signer(self) -> URLSafeSerializer:
        return URLSafeSerializer(self.keys, salt="samovar.person")  # the last key signs, all are accepted

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person whose cookie this is; None for nobody, a forged cookie or one of another server."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            told = self._signer().loads(cookie)
        except BadSignature:
            return None
        id, epoch = told if isinstance(told, list) else (told, 0)
        person = await self.store.look(lambda connection: by_id(connection, str(id)))
        return person if person is not None and person.epoch == epoch else None

    async def guest(self) -> Person:
        name = f"{secrets.choice(GUEST_NAMES)} {100 + secrets.randbelow(900)}"
        person = Person(secrets.token_hex(8), name, None)
        row = {"id": person.id, "name": name, "made_at": time.time()}
        await self.store.keep(lambda connection: connection.execute(insert(PERSONS).values(row)))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """A new name, at every table too where the old one stands and the game is not over."""
        shown = tidy(name)
        under_way = select(TABLES.c.id).where(TABLES.c.status != "over")

        def work(connection: Connection) -> None:
            connection.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(name=shown))
            same = (SEATS.c.person == person.id, SEATS.c.name == person.name, SEATS.c.table_id.in_(under_way))
            connection.execute(update(SEATS).where(*same).values(name=shown))

        await self.store.keep(work)
        return Person(person.id, shown, person.account, person.epoch)

    async def register(self, person: Person, name: str, password: str) -> Person:
        """Give a guest a name and password; the games stay."""
        if person.account is not None:
            raise Refused("why-has-account", CONFLICT)
        fit_to_keep(password)
        shown, account = tidy(name), folded(name)
        # About 0.2 s of work by design, so never on the loop.
        digest = await asyncio.to_thread(self.hasher.hash, password)

        def work(connection: Connection) -> None:
            values = {"name": shown, "account": account, "password": digest}
            connection.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(values))

        try:
            await self.store.keep(work)
        except IntegrityError:
            raise Refused("why-name-taken", CONFLICT) from None
        return Person(person.id, shown, account, person.epoch)

    async def sign_in(self, guest: Person | None, name: str, password: str) -> Person:
        """The person of that name and password; what a guest began on this device comes along."""
        account = folded(name)
        row = await self.store.look(
            lambda connection: connection.execute(select(PERSONS).where(PERSONS.c.account == account)).first()
        )
        # A wrong name costs as much time as a wrong password, so neither can be told from the other.
        digest = None if row is None else row.password
        fits = await asyncio.to_thread(self._fits, digest, password[:LONGEST_PASSWORD])
        if row is None or not fits:
            raise Refused("why-wrong-password", FORBIDDEN)
        if guest is not None and guest.account is None and guest.id != row.id:
            await self.store.keep(lambda connection: hand_over(connection, guest.id, row.id))
        return Person(row.id, row.name, row.account, row.epoch)

    async def change_password(self, person: Person, present: str, password: str) -> Person:
        """Another password, for whoever knows the present one; all other devices are signed out."""
        fit_to_keep(password)
        digest = await self.store.look(
            lambda connection: connection.execute(select(PERSONS.c.password).where(PERSONS.c.id == person.id)).scalar()
        )
        if digest is None:
            raise Refused("why-no-account", CONFLICT)
        if not await asyncio.to_thread(self._fits, digest, present[:LONGEST_PASSWORD]):
            raise Refused("why-not-present-password", FORBIDDEN)
        fresh = await asyncio.to_thread(self.hasher.hash, password)
        # Two changes at once: the second one's present password is no longer that.
        same = PERSONS.c.password == digest

        def work(connection: Connection) -> Person | None:
            changed = connection.execute(update(PERSONS).where(PERSONS.c.id == person.id, same).values(password=fresh))
            return next_epoch(connection, person.id) if changed.rowcount else None

        found = await self.store.keep(work)
        if found is None:
            raise Refused("why-not-present-password", FORBIDDEN)
        return found

    async def sign_out_elsewhere(self, person: Person) -> Person:
        """Every cookie given so far is nobody's; the one for the person that this gives is good."""
        return await self.store.keep(lambda connection: next_epoch(connection, person.id))

    def _fits(self, digest: str | None, password: str) -> bool:
        if digest is None:
            self.hasher.hash(password)
            return False
        try:
            return self.hasher.verify(digest, password)
        except (Argon2Error, InvalidHashError):
            return False


def fit_to_keep(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("why-password-length", BAD, least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def next_epoch(connection: Connection, id: str) -> Person:
    connection.execute(update(PERSONS).where(PERSONS.c.id == id).values(epoch=PERSONS.c.epoch + 1))
    person = by_id(connection, id)
    assert person is not None
    return person


def signing_keys(connection: Connection) -> list[bytes]:
    """Oldest first."""
    found = connection.execute(select(KEYS.c.key).order_by(KEYS.c.made_at)).scalars().all()
    if found:
        return [bytes(key) for key in found]
    key = secrets.token_bytes(32)
    connection.execute(insert(KEYS).values(made_at=time.time(), key=key))
    return [key]


def by_id(connection: Connection, id: str) -> Person | None:
    row = connection.execute(select(PERSONS).where(PERSONS.c.id == id)).first()
    return None if row is None else Person(row.id, row.name, row.account, row.epoch)


def hand_over(connection: Connection, guest: str, person: str) -> None:
    """All seats and tables of a guest belong to this person now."""
    connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=person))
    connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=person))
