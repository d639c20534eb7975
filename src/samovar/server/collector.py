"""How long Python looks for garbage while people play: every choice waits meanwhile.

A table is some thousands of things, and a sweep through those of a thousand tables takes more than a second, in which
it finds nothing: what a table leaves behind goes by itself, and what else is left is found while it is new. So whatever
has outlived two sweeps is taken out of the collector's sight, and all of it is swept only when nobody plays, or when
memory has grown so much that something may be wrong.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import Final

from samovar.server.metrics import Metrics

NEW_THINGS: Final = 5_000  # made before the collector looks among them: a table's are large, and 20,000 took 30 ms
YOUNG: Final = 4  # times that it looks among the newest before it looks among those which that has left
NEVER: Final = 1_000_000_000
LOOK: Final = 15.0  # seconds between two looks whether all shall be swept
LITTLE: Final = 1.1  # times as many blocks of memory as after the last sweep of all: worth one while nobody plays
MUCH: Final = 3.0  # … and whoever plays


class Collector:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.before = gc.get_threshold()
        self.began = 0.0
        self.seconds = 0.0
        self.longest = 0.0
        self.blocks = 0  # of memory, after the last sweep of all
        self.choices = 0.0  # at the last look

    def start(self) -> None:
        self.before = gc.get_threshold()
        self.blocks = sys.getallocatedblocks()
        self.metrics.collector_seconds.set_function(lambda: self.seconds)
        self.metrics.collector_longest.set_function(lambda: self.longest)
        gc.set_threshold(NEW_THINGS, YOUNG, NEVER)
        gc.callbacks.append(self._timed)

    def stop(self) -> None:
        if self._timed in gc.callbacks:
            gc.callbacks.remove(self._timed)
            gc.set_threshold(*self.before)
            gc.unfreeze()

    async def attend(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Sweep all, if this is the time for it."""
        choices = self.metrics.choices_so_far()
        quiet, self.choices = choices == self.choices, choices
        if sys.getallocatedblocks() > self.blocks * (LITTLE if quiet else MUCH):
            self.sweep()

    def sweep(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.blocks = sys.getallocatedblocks()

    def _timed(self, phase: str, told: dict[str, int]) -> None:
        """Called wherever the collector happens to look, within a lock perhaps: so it takes none and only counts."""
        if phase == "start":
            self.began = time.perf_counter()
            return
        taken = time.perf_counter() - self.began
        self.seconds += taken
        self.longest = max(self.longest, taken)
        if told["generation"] == 1:
            gc.freeze()
