"""What every part of the server shares: store, catalogue, threads, workers, limits, people, notifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from samovar.server.api_tokens import ApiTokens
from samovar.server.bot_workers import BotWorkers
from samovar.server.catalogue import Catalogue
from samovar.server.databases import DatabaseLock
from samovar.server.executors import Executors
from samovar.server.files import FolderLock, Unopened
from samovar.server.jobs import WARM, WarmJob
from samovar.server.leases import Leases
from samovar.server.limits import Limits
from samovar.server.metrics import Metrics
from samovar.server.news import News
from samovar.server.peers import Peers
from samovar.server.people import People
from samovar.server.prepared import Prepared
from samovar.server.readiness import Readiness
from samovar.server.refusals import Refused
from samovar.server.registration import registration
from samovar.server.settings import Settings
from samovar.server.store import Store
from samovar.server.turns import TurnNotifier
from samovar.server.workers import MEMORY, WorkerPool

if TYPE_CHECKING:
    from samovar.server.letters.post_office import PostOffice

# Nobody has more than one job at work at a time (workers.py): whoever asks for something costly leaves room for others.
QUICK_WORKERS = 2  # lenses
SLOW_WORKERS = 2  # replays, records, tools
MOST_ANALYSES = 12  # in line, while one is made


class Services:
    def __init__(self, settings: Settings, catalogue: Catalogue) -> None:
        self.settings = settings
        self.catalogue = catalogue
        self.store, self.lock = opened(settings)
        self.registration = self.store.read(registration)  # who may make an account, and whether guests may play
        self.readiness = Readiness(self.store)
        self.people = People(self.store)
        self.api_tokens = ApiTokens(self.store)
        self.limits = Limits(settings.slack)
        self.executors = Executors()
        self.bot_workers = BotWorkers(catalogue, settings.bots, settings.bot_limit)
        # Two kinds, so that a hand that drags a figure never waits behind somebody's long replay.
        self.quick_workers = WorkerPool(catalogue, settings.workers, QUICK_WORKERS, MEMORY)
        self.slow_workers = WorkerPool(catalogue, settings.workers, SLOW_WORKERS, MEMORY)
        # Minutes of a processor each: one at a time, in a worker of its own, so that no replay waits for it.
        self.analysis_workers = WorkerPool(catalogue, settings.workers, 1, MEMORY, MOST_ANALYSES)
        self.metrics = Metrics()
        self.prepared = Prepared()
        self.news = News()
        self.turn_notifier = TurnNotifier(self.store)
        self.post_office = self._post_office()
        self.leases = None if settings.inner is None else joined(self.store, settings.inner)

    def _post_office(self) -> PostOffice | None:
        post = self.settings.post
        if post is None:
            return None
        from samovar.server.letters.post_office import PostOffice  # its libraries are for those who need it

        return PostOffice(post, self.store, self.people, self.catalogue, self.turn_notifier, self.metrics)

    def opposed(self, game: str) -> bool:
        """Whether people play against one another in this game."""
        try:
            return not self.catalogue.box(game).game.cooperative
        except Refused:  # of a game that is no longer here
            return False

    def set_registration(self, policy: str) -> None:
        self.registration = policy

    async def read_registration(self) -> None:
        self.registration = await self.store.look(registration)

    @property
    def leads(self) -> bool:
        """Whether this process does what is done once for all."""
        return self.leases is None or self.leases.peers.leads

    async def warm_up(self) -> None:
        """One worker of each kind is ready before anybody asks. They stand back for people, as all workers do."""
        for pool in (self.slow_workers, self.quick_workers):
            if pool.kind == "process":
                await pool.run(WarmJob(), WARM)

    async def end_work(self) -> None:
        """Whatever bots think and guests wish for is ended at once."""
        await self.bot_workers.close()
        await self.quick_workers.close()
        await self.slow_workers.close()
        await self.analysis_workers.close()

    def close(self) -> None:
        self.executors.close()
        if self.leases is not None:
            self.leases.peers.close()
        if isinstance(self.lock, DatabaseLock):  # a connection of the store's own
            self.lock.release()
            self.store.close()
        else:
            self.store.close()
            self.lock.release()


def joined(store: Store, inner: tuple[str, int]) -> Leases:
    """This process among those that share a database."""
    host, port = inner
    return Leases(store, Peers(store.engine, f"[{host}]:{port}" if ":" in host else f"{host}:{port}"))


def opened(settings: Settings) -> tuple[Store, FolderLock | DatabaseLock]:
    """The store, for this server alone, in however many processes; InUse if another has it."""
    if settings.address is not None:
        store = Store(settings.address)
        try:
            return store, DatabaseLock(store.engine, shared=settings.inner is not None)
        except Unopened:
            store.close()
            raise
    lock = FolderLock(settings.folder)
    try:
        return Store(settings.database), lock
    except Unopened:
        lock.release()
        raise
