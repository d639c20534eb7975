"""The post office finds what is to be told and sends it: one process does so, all note whose pages are open."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from sqlalchemy import Connection, select

from samovar.server.catalogue import Catalogue
from samovar.server.letters import outbox, ways
from samovar.server.letters.carriers import Carrier, MailServer, PushServices, Undelivered, Webhooks, new_key
from samovar.server.letters.composing import Composer
from samovar.server.letters.doorkeeper import Doorkeeper
from samovar.server.letters.outbox import Due, Taken
from samovar.server.letters.ways import CONFIRM, EMAIL, PUSH, RESET, WEBHOOK
from samovar.server.metrics import Metrics
from samovar.server.people import People, reset_token
from samovar.server.refusals import FORBIDDEN, Refused
from samovar.server.schema import LETTER_KEYS, PERSONS
from samovar.server.settings import Post
from samovar.server.store import Store
from samovar.server.turns import TurnNotifier
from samovar.server.upserts import upsert

LOG = logging.getLogger("samovar.server")
AT_ONCE = 8  # letters on their way together
SEEN_EVERY = 30.0  # seconds between two notes of who has a page open
CONFIRM_LIFE = 2 * 24 * 3600  # seconds
VAPID: Final = "vapid"
STOPS, CONFIRMS = "letters-stop", "letters-confirm"


class PostOffice:
    def __init__(
        self, post: Post, store: Store, people: People, catalogue: Catalogue, turns: TurnNotifier, metrics: Metrics
    ) -> None:
        self.post = post
        self.store = store
        self.people = people
        self.turns = turns
        self.metrics = metrics
        self.composer = Composer(catalogue, post.base)
        self.carriers: dict[str, Carrier] = {}
        self.webhooks = Doorkeeper(post.webhooks, public=False)
        self.push: PushServices | None = None
        if post.smtp is not None:
            self.carriers[EMAIL] = MailServer(post.smtp, post.sender, post.base)
        if post.webhooks:
            self.carriers[WEBHOOK] = Webhooks(self.webhooks)
        if post.push is not None:
            # Browsers' makers are many, and all outside.
            doorkeeper = Doorkeeper(post.webhooks, public=True)
            self.push = PushServices(doorkeeper, store.write(pushing_key).result(), post.push)
            self.carriers[PUSH] = self.push
        self.seen_at = 0.0

    def check(self, kind: str) -> None:
        if kind not in self.carriers:
            raise Refused("why-no-such-letters", FORBIDDEN)

    @property
    def key(self) -> bytes:
        """For digests of addresses: as long as the file lives."""
        return self.people.keys[0]

    async def look_round(self, leads: bool) -> None:
        """Once. Whoever leads tells; all note whose pages are open."""
        if time.monotonic() - self.seen_at > SEEN_EVERY and (here := list(self.turns.listeners)):
            self.seen_at = time.monotonic()
            await self.store.keep(lambda database: ways.note_open_pages(database, here))
        if not leads:
            return
        if rows := await self.store.look(lambda database: outbox.missing(database, self.post)):
            await self.store.keep(lambda database: outbox.put_all(database, rows))
        if gone := await self.store.look(outbox.stale):
            await self.store.keep(lambda database: outbox.clear(database, gone))
        letters = await self.store.look(lambda database: outbox.due(database, self.post))
        for start in range(0, len(letters), AT_ONCE):
            await asyncio.gather(*[self._send(letter) for letter in letters[start : start + AT_ONCE]])

    async def attend(self, leads: Any) -> None:
        while True:
            await asyncio.sleep(self.post.pause)
            try:
                await self.look_round(leads())
            except Exception:
                LOG.exception("letters could not be looked after")

    async def _send(self, due: Due) -> None:
        """Taken, sent, noted: in this order, so that no other sends it and a kill between loses none."""
        carrier = self.carriers.get(due.way.kind)
        if carrier is None:
            return  # the operator has turned it off; it may come back
        try:
            await self.store.keep(lambda database: outbox.take(database, due))
        except Taken:
            return
        stop = self.people.sign(STOPS, [due.way.id])
        try:
            names, token = await self.store.look(lambda database: self._filled(database, due))
            await carrier.carry(due.way, self.composer.compose(due, names, token, stop), stop)
        except Undelivered as undelivered:
            fault = undelivered
            self.metrics.letters.labels(due.way.kind, "failed").inc()
            LOG.warning("a letter did not arrive: %s", fault, extra={"key": due.way.kind})
            await self.store.keep(lambda database: give_up(database, due, fault))
            return
        await self.store.keep(lambda database: outbox.note_sent(database, due))
        self.metrics.letters.labels(due.way.kind, "sent").inc()

    def _filled(self, database: Connection, due: Due) -> tuple[dict[str, str], str]:
        """The names in a letter, and the token of its link."""
        persons = {due.way.person, *(each.by for each in due.invitations)}
        rows = database.execute(select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.id.in_(persons)))
        token = ""
        if due.prompt == CONFIRM:
            token = self.people.sign(CONFIRMS, [due.way.id, int(time.time())])
        elif due.prompt == RESET:
            token = reset_token(database, due.way.person)
        return dict(rows.all()), token

    async def confirm(self, token: str) -> None:
        told = self.people.read(CONFIRMS, token)
        if not isinstance(told, list) or time.time() > told[1] + CONFIRM_LIFE:
            raise Refused("why-confirmation-ended", FORBIDDEN)
        if await self.store.keep(lambda database: ways.confirm(database, str(told[0]))) is None:
            raise Refused("why-confirmation-ended", FORBIDDEN)

    async def stop(self, token: str) -> None:
        told = self.people.read(STOPS, token)
        if not isinstance(told, list):
            raise Refused("why-no-such-way", FORBIDDEN)
        await self.store.keep(lambda database: ways.stop(database, str(told[0]), self.key))


def give_up(database: Connection, due: Due, fault: Undelivered) -> None:
    if fault.gone and due.way.kind == PUSH:
        ways.remove(database, due.way.id)  # a browser that has forgotten us
        return
    outbox.note_failed(database, due, fault.for_good)


def pushing_key(connection: Connection) -> str:
    """The same as long as the file lives: browsers have subscribed to it."""
    chosen = select(LETTER_KEYS.c.key).where(LETTER_KEYS.c.name == VAPID)
    connection.execute(upsert(connection, LETTER_KEYS).values(name=VAPID, key=new_key()).on_conflict_do_nothing())
    return str(connection.execute(chosen).scalar_one())
