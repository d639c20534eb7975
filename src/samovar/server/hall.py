"""The hall: the house with its rooms and its lobby, as the routes find it."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections import OrderedDict

from samovar.kernel.errors import Unreadable
from samovar.server import archive
from samovar.server.archive import Kept
from samovar.server.house import House
from samovar.server.lobby import Lobby
from samovar.server.refusals import MISSING, Refused, stuck_args
from samovar.server.replays import Reel
from samovar.server.rooms import Rooms
from samovar.server.settings import Settings
from samovar.server.shelf import Shelf

LOG = logging.getLogger("samovar.server")
MOST_REELS = 16
SWITCH = 0.0005  # seconds
NEW_THINGS = 20_000  # made before the collector looks among them; a wide question alone is some thousands


class Hall:
    def __init__(self, settings: Settings, shelf: Shelf) -> None:
        self.house = House(settings, shelf)
        self.rooms = Rooms(self.house)
        self.lobby = Lobby(self.house, self.rooms)
        self.reels: OrderedDict[tuple[str, int], Reel] = OrderedDict()
        self.waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        # The loop must get its turn soon after it asks, though rules are computed in other threads: with Python's
        # five milliseconds for each turn, the slowest choices of fifty tables took more than twice as long.
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(NEW_THINGS, *gc.get_threshold()[1:])
        self.waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        try:
            await self.rooms.wake_restless()
        except Exception:
            LOG.exception("some tables could not be woken")

    async def close(self) -> None:
        if self.waking is not None:
            self.waking.cancel()
        await self.rooms.close()
        await self.house.thinkers.close()
        await asyncio.to_thread(self.house.close)

    async def kept(self, id: str) -> Kept:
        kept = await self.house.store.look(lambda database: archive.fetched(database, id))
        if kept is None:
            raise Refused("why-no-such-table", MISSING)
        return kept

    async def reel(self, kept: Kept) -> Reel:
        """The game told again; the last few are remembered."""
        if not kept.rows:
            raise Refused("why-not-playing")
        key = (kept.facts.id, len(kept.rows))
        reel = self.reels.pop(key, None)
        if reel is None:
            game = self.house.shelf.box(kept.facts.game, kept.facts.pack).game
            try:
                reel = await asyncio.to_thread(Reel, game, kept)
            except Unreadable as fault:
                raise Refused("why-stuck", **stuck_args(fault)) from None
        self.reels[key] = reel
        if len(self.reels) > MOST_REELS:
            self.reels.popitem(last=False)
        return reel
