"""What every part of the server shares: the store, the shelf, the bots' workers, the limits, the people, the bell."""

from __future__ import annotations

from samovar.server.limits import Limits
from samovar.server.metrics import Metrics
from samovar.server.people import People
from samovar.server.settings import Settings
from samovar.server.shelf import Shelf
from samovar.server.store import Store
from samovar.server.thinkers import Thinkers
from samovar.server.turns import Bell


class House:
    def __init__(self, settings: Settings, shelf: Shelf) -> None:
        self.settings = settings
        self.shelf = shelf
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.limits = Limits(settings.slack)
        self.thinkers = Thinkers(shelf, settings.bots, settings.bot_limit)
        self.metrics = Metrics()
        self.bell = Bell(self.store)

    def close(self) -> None:
        self.store.close()
