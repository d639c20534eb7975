"""An operator's wishes to a running server: its command line writes a row, the server does it and writes the answer.

The server alone has tables open and people connected, so it must do what touches them. The row lies in its own file,
which only the operator can write: there is no door on the network.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from contextlib import closing
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from samovar.server import admin, archive, news, ratings
from samovar.server.databases import DatabaseLock
from samovar.server.files import FolderLock, InUse, Unopened
from samovar.server.migrating import HEAD
from samovar.server.refusals import Refused
from samovar.server.registration import set_registration
from samovar.server.rooms import Rooms
from samovar.server.schema import ADMIN_REQUESTS
from samovar.server.services import Services
from samovar.server.settings import Settings
from samovar.server.store import Store, in_place

LOG = logging.getLogger("samovar.server")
EVERY = 0.5  # seconds between two looks at what the operator wishes
PATIENCE = 30.0  # seconds that the command line waits for the server
BUSY = 10.0  # seconds that it waits for whoever writes

BAN, UNBAN, DELETE, CLEAR, REGISTRATION, REVOKE = "ban", "unban", "delete", "clear", "registration", "revoke"
RATINGS = "ratings"
DONE: Final = "done"


class NotDone(Exception):
    """The server did not do it, and why."""


def perform(connection: Connection, kind: str, subject: str) -> None:
    """On a file that no server has open. Refused if there is no such person or table."""
    if kind == CLEAR:
        archive.clear_away(connection, admin.table_found(connection, subject))
    elif kind == RATINGS:
        ratings.forget(connection)
    elif kind == REGISTRATION:
        set_registration(connection, subject)
    elif kind == DELETE:
        admin.delete_person(connection, admin.found(connection, subject))
    elif kind == REVOKE:
        admin.revoke_tokens(connection, admin.found(connection, subject))
    else:
        admin.ban(connection, admin.found(connection, subject), kind == BAN)


class AdminRequests:
    """At the server."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    async def attend(self) -> None:
        store = self.services.store
        if self.services.leases is None:
            await store.keep(forget_requests)
        while True:
            await asyncio.sleep(EVERY)
            if not self.services.leads:  # another process of this server does it, as long as it lives
                continue
            try:
                for id, kind, subject in await store.look(waiting):
                    answer = await self._answer(kind, subject)
                    await self._note(id, answer)
            except Exception:
                LOG.exception("the operator's wishes could not be read")

    async def _note(self, id: int, answer: str) -> None:
        done = update(ADMIN_REQUESTS).where(ADMIN_REQUESTS.c.id == id).values(answer=answer)
        await self.services.store.keep(lambda database: database.execute(done))

    async def _answer(self, kind: str, subject: str) -> str:
        try:
            await self._perform(kind, subject)
        except Refused as refused:
            return refused.why.key
        except Exception:
            LOG.exception("what the operator wished failed")
            return "why-engine-fault"
        LOG.info("the operator's wish is done", extra={"key": kind})
        return DONE

    async def _perform(self, kind: str, subject: str) -> None:
        store = self.services.store
        if kind == CLEAR:
            await self._clear(await store.look(lambda database: admin.table_found(database, subject)))
            return
        if kind == RATINGS:
            await store.keep(lambda database: perform(database, kind, subject))
            return
        if kind == REGISTRATION:
            await store.keep(lambda database: perform(database, kind, subject))
            self.services.news.tell(news.REGISTRATION, subject)
            return
        person = await store.look(lambda database: admin.found(database, subject))
        if kind == DELETE:
            for table in await store.look(lambda database: admin.tables_alone(database, person)):
                await self._clear(table)
        await store.keep(lambda database: perform(database, kind, person))
        if kind == DELETE:
            self.services.news.tell(news.FORGOTTEN, person)
        if kind != UNBAN:
            self.services.news.tell(news.PART, person)

    async def _clear(self, table: str) -> None:
        leases, store = self.services.leases, self.services.store
        if leases is not None and await leases.elsewhere(table) is not None:
            # Its lease goes with it: whoever has the table open can write nothing more, and is told.
            await store.keep(lambda database: archive.clear_away(database, table))
            self.services.news.tell(news.CLEARED, table)
            return
        async with self.rooms.use(table) as opened, opened.room.lock:
            await opened.room.keep(lambda database: archive.clear_away(database, table))
            opened.room.clear_away("why-cleared-by-operator")


def forget_requests(connection: Connection) -> None:
    """At a start: nobody waits for those any more."""
    connection.execute(delete(ADMIN_REQUESTS))


def waiting(connection: Connection) -> list[tuple[int, str, str]]:
    rows = connection.execute(select(ADMIN_REQUESTS).where(ADMIN_REQUESTS.c.answer.is_(None)))
    return [(row.id, row.kind, row.subject) for row in rows]


def wish(settings: Settings, kind: str, subject: str) -> None:
    """At the command line: by the server that has the database open, or else here. Refused or NotDone if it was not."""
    with closing(readable(settings)) as store:
        try:
            lock = FolderLock(settings.folder) if store.path is not None else DatabaseLock(store.engine, shared=False)
        except InUse:
            ask(store, kind, subject)
            return
        try:
            store.write(lambda connection: perform(connection, kind, subject)).result()
        finally:
            lock.release()


def ask(store: Store, kind: str, subject: str) -> None:
    """Refused or NotDone if the running server does not do it."""
    made = insert(ADMIN_REQUESTS).values(kind=kind, subject=subject).returning(ADMIN_REQUESTS.c.id)
    id = store.write(lambda connection: connection.execute(made).scalar_one()).result()
    mine = ADMIN_REQUESTS.c.id == id
    until, row = time.monotonic() + PATIENCE, None
    while time.monotonic() < until:
        row = store.read(lambda connection: connection.execute(select(ADMIN_REQUESTS.c.answer).where(mine)).first())
        if row is None or row.answer is not None:
            break
        time.sleep(EVERY / 5)
    with contextlib.suppress(SQLAlchemyError):
        store.write(lambda connection: connection.execute(delete(ADMIN_REQUESTS).where(mine))).result()
    answer = None if row is None else row.answer
    if answer is None:
        raise NotDone("the running server has not answered")
    if answer != DONE:
        raise Refused(answer)


def readable(settings: Settings) -> Store:
    """The store, to look something up; a server may have it open. Unopened if it is another version's."""
    if settings.address is not None:
        return in_place(settings.address)
    if not settings.database.is_file():
        raise FileNotFoundError(2, "there is no such file", str(settings.database))
    with closing(sqlite3.connect(settings.database, timeout=BUSY)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version != int(HEAD):
        raise Unopened(settings.database, "it is of another version: start the server once, then ask again")
    return Store(settings.database)
