"""The table service: rooms and lobby over the shared services, as the routes find them."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Coroutine
from typing import Any

from samovar.server import archive, backfill, news, presence, ratings
from samovar.server.admin_requests import AdminRequests
from samovar.server.analyses import Analyses
from samovar.server.archive import Kept, Listed
from samovar.server.catalogue import Catalogue
from samovar.server.collector import Collector
from samovar.server.databases import DatabaseLock
from samovar.server.files import InUse
from samovar.server.jobs import WarmJob
from samovar.server.laboratory import Laboratory
from samovar.server.leases import Leases
from samovar.server.lobby import Lobby
from samovar.server.refusals import MISSING, Refused
from samovar.server.rooms import Rooms
from samovar.server.services import Services
from samovar.server.settings import Settings
from samovar.server.tournaments.steward import Steward

LOG = logging.getLogger("samovar.server")
SWITCH = 0.0005  # seconds
CLOCKS_EVERY = 1.5  # seconds between two looks whether running clocks are to be stored
RATE_EVERY = 5.0  # seconds between two looks for games that are over
LOCK_EVERY = 2.0  # seconds between two looks whether the database is still ours
AFTER_START = 0.5  # seconds in which the port opens and whoever waits there is served; then tables are woken


class TableService:
    def __init__(self, settings: Settings, catalogue: Catalogue) -> None:
        self.services = Services(settings, catalogue)
        self.rooms = Rooms(self.services)
        self.lobby = Lobby(self.services, self.rooms)
        self.steward = Steward(self.lobby)
        self.analyses = Analyses(self.services.store, self.services.analysis_workers, settings.analysis)
        door = settings.lab
        self.laboratory = (
            None if door is None else Laboratory(settings.folder / "lab", settings.packs, catalogue, door.processes)
        )
        self.collector = Collector(self.services.metrics)
        self.tasks: set[asyncio.Task[None]] = set()
        self._hear_news()

    def _hear_news(self) -> None:
        services, hears = self.services, self.services.news.hears
        hears(news.TURNS, lambda persons: services.turn_notifier.ring(set(persons)))
        hears(news.PART, self.rooms.part)
        hears(news.PART, services.turn_notifier.part)
        hears(news.RENAMED, self.rooms.rename)
        hears(news.REHOMED, self.rooms.rehome)
        hears(news.REGISTRATION, services.set_registration)
        hears(news.CLEARED, self.rooms.clear)
        hears(news.FORGOTTEN, self.rooms.forget)
        hears(news.MISSED, self._catch_up)

    def _catch_up(self) -> None:
        """Some news of other processes may not have come: read what they were about."""
        self.services.turn_notifier.ring(set(self.services.turn_notifier.listeners))
        self._later(self.services.read_registration())

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _join(self, leases: Leases) -> None:
        """Others share the database: hear them, and be told of their ends and of our own."""
        loop = asyncio.get_running_loop()
        services = self.services
        services.news.wire = news.Wire(services.store, leases.peers.id, services.news.heard)

        def doubted(all_of_them: bool) -> None:
            loop.call_soon_threadsafe(self.rooms.lose, leases.lost(all_of_them))

        def bereaved(tables: list[str]) -> None:
            LOG.warning("another process died, and %d of its tables are free", len(tables))
            loop.call_soon_threadsafe(lambda: self._later(self.rooms.wake_orphans(tables)))

        leases.peers.doubted, leases.peers.bereaved = doubted, bereaved
        leases.peers.start()

    async def open(self) -> None:
        # The loop must get its turn soon after it asks, though rules are computed in other threads: with Python's
        # five milliseconds for each turn, the slowest choices of fifty tables took more than twice as long.
        sys.setswitchinterval(SWITCH)
        self.collector.start()
        if self.services.leases is not None:
            self._join(self.services.leases)
        works = [self._wake(), self._store_clocks(), AdminRequests(self.services, self.rooms).attend()]
        works.append(self.collector.attend())
        works.append(self.steward.attend(lambda: self.services.leads))
        if self.services.post_office is not None:
            works.append(self.services.post_office.attend(lambda: self.services.leads))
        if self.services.settings.ratings:
            works.append(self._rate())
        if isinstance(self.services.lock, DatabaseLock):
            works.append(self._hold_lock(self.services.lock))
        for work in works:
            self._later(work)

    async def _store_clocks(self) -> None:
        """Time that somebody has thought stays spent, though the server is killed."""
        while True:
            await asyncio.sleep(CLOCKS_EVERY)
            try:
                presence.note_clocks(self.services.store, [opened.room for opened in self.rooms.opened])
            except Exception:
                LOG.exception("the clocks could not be stored")

    async def _rate(self) -> None:
        """Games that are over count from the next look on; after a rebuild all of them do."""
        while True:
            try:
                await self._rate_all()
            except Exception:
                LOG.exception("games could not be rated")
            await asyncio.sleep(RATE_EVERY)

    async def _rate_all(self) -> None:
        services = self.services
        if not services.leads or not await services.store.look(ratings.unrated):
            return
        while await services.store.keep(lambda database: ratings.rate(database, services.opposed)) > 0:
            pass

    async def _hold_lock(self, lock: DatabaseLock) -> None:
        """A database that was started again has forgotten who uses it."""
        while True:
            await asyncio.sleep(LOCK_EVERY)
            try:
                await asyncio.to_thread(lock.look_after)
            except InUse as fault:
                LOG.error("the database is no longer ours alone: %s", fault.reason)
            except Exception:
                LOG.exception("whether the database is ours could not be asked")

    async def _wake(self) -> None:
        await asyncio.sleep(AFTER_START)
        try:
            await self.rooms.wake_restless()
            if self.services.settings.prewarm:
                await self._warm_up()
            if self.services.leads:
                await backfill.sweep(self.services)
        except Exception:
            LOG.exception("some tables could not be woken")

    async def _warm_up(self) -> None:
        # Whoever lays the first table of a game does not wait for its cards, and what is frozen then (catalogue.py) is
        # not a room full of tables.
        await self.services.executors.openings.run(WarmJob().perform, self.services.catalogue)
        try:
            await self.services.warm_up()
        except Refused as refused:  # whoever needs one starts it himself, as ever
            LOG.warning("no worker could be prepared: %s", refused.why.key)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        self.collector.stop()
        await self.rooms.close()
        if self.laboratory is not None:
            await self.laboratory.close()
        await self.services.end_work()
        await self.analyses.ended()
        if self.services.news.wire is not None:
            await self.services.news.wire.close()
        await asyncio.to_thread(self.services.close)

    async def present(self, listed: Listed) -> dict[str, set[str]]:
        """Who is at these tables now. Of those in another process the seats tell: they say since when one is away."""
        leases = self.services.leases
        elsewhere = set() if leases is None else await leases.held_elsewhere([facts.id for facts, _ in listed])
        return {
            facts.id: {seat.person for seat in seats if seat.person is not None and seat.left_at is None}
            if facts.id in elsewhere
            else self.rooms.present(facts.id)
            for facts, seats in listed
        }

    async def kept(self, id: str) -> Kept:
        kept = await self.services.store.look(lambda database: archive.fetched(database, id, every=True))
        if kept is None:
            raise Refused("why-no-such-table", MISSING)
        return await backfill.ready(self.services, kept)
