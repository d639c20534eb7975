"""Who somebody is: a guest known by a signed cookie, or a name with a password that brings the same person back."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, delete, insert, or_, select, update

from samovar.server.names import folded, likeness, tidy, unmarked
from samovar.server.passwords import LONGEST, fit_to_keep
from samovar.server.refusals import CONFLICT, FORBIDDEN, Refused
from samovar.server.registration import admit
from samovar.server.schema import API_TOKENS, ENDED_SESSIONS, KEYS, PERSONS, SEATS, TABLES
from samovar.server.store import Store
from samovar.server.upserts import upsert

COOKIE = "samovar"
DEVICE_COOKIE = "samovar-device"
COOKIE_LIFE = 400 * 24 * 3600  # seconds; browsers allow no longer one
LONGEST_COOKIE = 300
RESET = "reset"
RESET_LIFE = 24 * 3600  # seconds
# Words that English and French share, so that a guest's name needs no translation.
GUEST_NAMES = ("Piston", "Turbine", "Rotor", "Samovar", "Locomotive", "Zinc", "Cobalt", "Manganese", "Pression")


class Person:
    """`epoch` counts how often all cookies of somebody ended at once: only those of the present one are his. `session`
    is that of the cookie that he came with, and ends alone when he signs out; empty before there is one. `token` is
    the id of the key that a program came with in his name."""

    def __init__(self, id: str, name: str, account: str | None, epoch: int = 0, session: str = "") -> None:
        self.id = id
        self.name = name
        self.account = account
        self.epoch = epoch
        self.session = session
        self.token = ""


def id_of(person: Person | None) -> str | None:
    return None if person is None else person.id


class People:
    """All persons; the keys that sign their cookies are made on first use and live in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()
        self.keys = store.write(signing_keys).result()

    def cookie(self, person: Person) -> str:
        """The same session as long as it lasts; a new one for whoever has none."""
        session = person.session or secrets.token_hex(8)
        return self._signer("person").dumps([person.id, person.epoch, session])

    def device_cookie(self, account: str, device: str | None) -> str:
        """Stays after signing out: from here somebody has once known the password of this account."""
        return self._signer("device").dumps([account, device or secrets.token_hex(8)])

    def device_of(self, cookie: str | None, account: str) -> str | None:
        """The device, if somebody was signed in to this account from it."""
        told = self._read("device", cookie)
        return str(told[1]) if isinstance(told, list) and told[0] == account else None

    def sign(self, purpose: str, told: list[Any]) -> str:
        """For a link that means something without signing in."""
        return self._signer(purpose).dumps(told)

    def read(self, purpose: str, token: str) -> Any:
        """What was signed; None if we did not."""
        return self._read(purpose, token)

    def _signer(self, purpose: str) -> URLSafeSerializer:
        return signer(self.keys, purpose)

    def _read(self, purpose: str, cookie: str | None) -> Any:
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            return self._signer(purpose).loads(cookie)
        except BadSignature:
            return None

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """The person whose cookie this is; None for nobody, or if it was forged, has ended or is another server's."""
        told = self._read("person", cookie)
        if told is None:
            return None
        # Before there were epochs a cookie held the person alone, and before there were sessions these two.
        id, epoch, session = [*told, ""][:3] if isinstance(told, list) else (told, 0, "")
        return await self.store.look(lambda connection: in_session(connection, str(id), epoch, str(session)))

    async def guest(self) -> Person:
        def work(connection: Connection) -> Person:
            while alike(connection, name := guest_name(), None):
                pass
            person = Person(secrets.token_hex(8), name, None)
            connection.execute(insert(PERSONS).values(id=person.id, name=name, made_at=time.time()))
            return person

        return await self.store.keep(work)

    async def check_names(self, person: Person, *names: str) -> None:
        """Refused if one of these looks like the name of an account that is not this person's."""
        wanted = [name for name in names if name]

        def work(connection: Connection) -> bool:
            return any(alike(connection, each, person.id) for each in wanted)

        imitates = await self.store.look(work)
        if imitates:
            raise Refused("why-name-alike", CONFLICT)

    async def rename(self, person: Person, name: str) -> Person:
        """A new name, at every table too where the old one stands and the game is not over."""
        shown = tidy(name)
        under_way = select(TABLES.c.id).where(TABLES.c.status != "over")

        def work(connection: Connection) -> None:
            if alike(connection, shown, person.id):
                raise Refused("why-name-alike", CONFLICT)
            values = {"name": shown, "name_likeness": None if person.account is None else likeness(shown)}
            connection.execute(update(PERSONS).where(PERSONS.c.id == person.id).values(values))
            same = (SEATS.c.person == person.id, SEATS.c.name == person.name, SEATS.c.table_id.in_(under_way))
            connection.execute(update(SEATS).where(*same).values(name=shown))

        await self.store.keep(work)
        return Person(person.id, shown, person.account, person.epoch, person.session)

    async def register(self, person: Person, name: str, password: str, invitation: str = "") -> Person:
        """Give a guest a name and password; the games stay, and the guest's cookies end."""
        if person.account is not None:
            raise Refused("why-has-account", CONFLICT)
        shown, account = tidy(name), folded(name)
        fit_to_keep(password, shown)
        # About 0.2 s of work by design, so never on the loop.
        digest = await asyncio.to_thread(self.hasher.hash, password)

        def work(connection: Connection) -> Person:
            if connection.execute(select(PERSONS.c.id).where(PERSONS.c.account == account)).first() is not None:
                raise Refused("why-name-taken", CONFLICT)
            if alike(connection, shown, person.id):
                raise Refused("why-name-alike", CONFLICT)
            alikes = {"name_likeness": likeness(shown), "account_likeness": likeness(account)}
            admit(connection, person.id, invitation)
            values = {"name": shown, "account": account, "password": digest, **alikes}
            unnamed = (PERSONS.c.id == person.id, PERSONS.c.account.is_(None))
            if not connection.execute(update(PERSONS).where(*unnamed).values(values)).rowcount:
                raise Refused("why-has-account", CONFLICT)
            return next_epoch(connection, person.id)

        return await self.store.keep(work)

    async def account_named(self, name: str) -> str:
        """The account that somebody means: no two differ by accents alone, so they may be left out."""
        return await self.store.look(lambda connection: meant(connection, folded(name)))

    async def sign_in(self, before: Person | None, account: str, password: str) -> Person:
        """The person of that account and password. What a guest began on this device comes along, and whoever was known
        here before is so no longer: his cookie may have been copied."""
        row = await self.store.look(
            lambda connection: connection.execute(select(PERSONS).where(PERSONS.c.account == account)).first()
        )
        # A wrong name costs as much time as a wrong password, so neither can be told from the other.
        digest = None if row is None else row.password
        fits = await asyncio.to_thread(self._fits, digest, password[:LONGEST])
        if row is None or not fits:
            raise Refused("why-wrong-password", FORBIDDEN)
        if row.banned_at is not None:
            raise Refused("why-banned", FORBIDDEN)
        if before is not None:
            await self.store.keep(lambda connection: replace_by(connection, before, row.id))
        return Person(row.id, row.name, row.account, row.epoch)

    async def sign_out(self, person: Person) -> None:
        """The cookie that he came with is nobody's from now on; those of other devices stay."""
        await self.store.keep(lambda connection: end_session(connection, person))

    async def change_password(self, person: Person, present: str, password: str) -> Person:
        """Another password, for whoever knows the present one; all other devices are signed out."""
        fit_to_keep(password, person.name, person.account or "")
        digest = await self.store.look(
            lambda connection: connection.execute(select(PERSONS.c.password).where(PERSONS.c.id == person.id)).scalar()
        )
        if digest is None:
            raise Refused("why-no-account", CONFLICT)
        if not await asyncio.to_thread(self._fits, digest, present[:LONGEST]):
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

    async def reset_password(self, token: str, password: str) -> Person:
        """Another password, for whoever has the operator's link; all devices are signed out. It works once."""
        told = self._read(RESET, token)
        if not isinstance(told, list) or time.time() > told[2] + RESET_LIFE:
            raise Refused("why-reset-ended", FORBIDDEN)
        id, epoch = str(told[0]), told[1]
        person = await self.store.look(lambda connection: by_id(connection, id))
        if person is None or person.epoch != epoch or person.account is None:
            raise Refused("why-reset-ended", FORBIDDEN)
        fit_to_keep(password, person.name, person.account)
        fresh = await asyncio.to_thread(self.hasher.hash, password)
        same = (PERSONS.c.id == id, PERSONS.c.epoch == epoch)

        def work(connection: Connection) -> Person | None:
            changed = connection.execute(update(PERSONS).where(*same).values(password=fresh))
            return next_epoch(connection, id) if changed.rowcount else None

        found = await self.store.keep(work)
        if found is None:
            raise Refused("why-reset-ended", FORBIDDEN)
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


def signer(keys: list[bytes], purpose: str) -> URLSafeSerializer:
    return URLSafeSerializer(keys, salt=f"samovar.{purpose}")  # the last key signs, all are accepted


def reset_token(connection: Connection, id: str) -> str:
    """For a link with which somebody gets a new password without the old one. It ends with the person's epoch."""
    person = by_id(connection, id)
    assert person is not None
    keys = [bytes(key) for key in connection.execute(select(KEYS.c.key).order_by(KEYS.c.made_at)).scalars()]
    return signer(keys, RESET).dumps([person.id, person.epoch, int(time.time())])


def guest_name() -> str:
    return f"{secrets.choice(GUEST_NAMES)} {100 + secrets.randbelow(900)}"


def alike(connection: Connection, name: str, person: str | None) -> bool:
    """Whether somebody else has an account of which a reader would think at this name."""
    seen = likeness(name)
    same = or_(PERSONS.c.account_likeness == seen, PERSONS.c.name_likeness == seen)
    found = connection.execute(select(PERSONS.c.id).where(same)).scalars()
    return any(id != person for id in found)


def meant(connection: Connection, account: str) -> str:
    """This account, or else the only one that is the same without accents; files from before names were compared may
    hold several."""
    alikes = select(PERSONS.c.account).where(PERSONS.c.account_likeness == likeness(account))
    found = [str(each) for each in connection.execute(alikes).scalars() if unmarked(each) == unmarked(account)]
    return found[0] if len(found) == 1 else account


def in_session(connection: Connection, id: str, epoch: int, session: str) -> Person | None:
    row = connection.execute(select(PERSONS).where(PERSONS.c.id == id)).first()
    if row is None or row.epoch != epoch or row.banned_at is not None:
        return None
    person = Person(row.id, row.name, row.account, row.epoch)
    person.session = session
    key = session or sessionless(person)
    ended = connection.execute(select(ENDED_SESSIONS.c.session).where(ENDED_SESSIONS.c.session == key)).first()
    return person if ended is None else None


def sessionless(person: Person) -> str:
    """How the cookies are called that were given before there were sessions: all of one epoch are the same."""
    return f"{person.id}.{person.epoch}"


def end_session(connection: Connection, person: Person) -> None:
    """Copies from before there were sessions end, too: nobody can say from which of them this one was renewed."""
    for session in {person.session, sessionless(person)} - {""}:
        row = {"session": session, "person": person.id, "ended_at": time.time()}
        connection.execute(upsert(connection, ENDED_SESSIONS).values(row).on_conflict_do_nothing())


def replace_by(connection: Connection, before: Person, person: str) -> None:
    if before.account is not None:
        end_session(connection, before)
    elif before.id != person:
        hand_over(connection, before.id, person)
        next_epoch(connection, before.id)


def next_epoch(connection: Connection, id: str) -> Person:
    """Every cookie given so far is nobody's, and every key of his programs: who stole a password may have made some."""
    connection.execute(update(PERSONS).where(PERSONS.c.id == id).values(epoch=PERSONS.c.epoch + 1))
    connection.execute(delete(API_TOKENS).where(API_TOKENS.c.person == id))
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


def account_id(connection: Connection, account: str) -> str | None:
    """Who has this account; nobody who is banned."""
    same = (PERSONS.c.account == account, PERSONS.c.banned_at.is_(None))
    id: str | None = connection.execute(select(PERSONS.c.id).where(*same)).scalar()
    return id


def hand_over(connection: Connection, guest: str, person: str) -> None:
    """All seats and tables of a guest belong to this person now."""
    connection.execute(update(SEATS).where(SEATS.c.person == guest).values(person=person))
    connection.execute(update(TABLES).where(TABLES.c.host == guest).values(host=person))
