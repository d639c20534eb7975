"""When Python looks for garbage while people play.

Nearly all that a choice makes is gone when its last reader lets it go. What remains for the collector are rings of
things that hold each other. It looks among the young ones as it goes, which is quick. To look through everything, all
live tables included, holds up every choice meanwhile, and with many tables Python would do so at its own time again and
again: here it is done at set times, far apart.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from samovar.server.metrics import Metrics

NEW_THINGS: Final = 20_000  # made before the collector looks among them; a wide question alone is some thousands
YOUNG_SWEEPS: Final = 10  # of these before it looks among those that outlasted one
NEVER: Final = 1_000_000_000
FULL_SWEEP_EVERY: Final = 600.0  # seconds


class Collector:
    def __init__(self, metrics: Metrics, every: float = FULL_SWEEP_EVERY) -> None:
        self.metrics = metrics
        self.every = every
        self.before = gc.get_threshold()
        self.began = 0.0
        self.seconds = 0.0
        self.longest = 0.0

    def start(self) -> None:
        self.before = gc.get_threshold()
        self.metrics.collector_seconds.set_function(lambda: self.seconds)
        self.metrics.collector_longest.set_function(lambda: self.longest)
        gc.set_threshold(NEW_THINGS, YOUNG_SWEEPS, NEVER)
        gc.callbacks.append(self._timed)

    def stop(self) -> None:
        if self._timed in gc.callbacks:
            gc.callbacks.remove(self._timed)
            gc.set_threshold(*self.before)

    async def sweep_on(self) -> None:
        """On the loop, where all choices wait anyway while the collector looks."""
        while True:
            await asyncio.sleep(self.every)
            gc.collect()

    def _timed(self, phase: str, _: dict[str, int]) -> None:
        """Called wherever the collector happens to look, within a lock perhaps: so it takes none and only counts."""
        if phase == "start":
            self.began = time.perf_counter()
        else:
            taken = time.perf_counter() - self.began
            self.seconds += taken
            self.longest = max(self.longest, taken)
