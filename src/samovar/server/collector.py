"""How long Python looks for garbage while people play: every choice waits meanwhile."""

from __future__ import annotations

import gc
import time
from typing import Final

from samovar.server.metrics import Metrics

NEW_THINGS: Final = 20_000  # made before the collector looks among them; a wide question alone is some thousands


class Collector:
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.before = gc.get_threshold()
        self.began = 0.0
        self.seconds = 0.0
        self.longest = 0.0

    def start(self) -> None:
        self.before = gc.get_threshold()
        self.metrics.collector_seconds.set_function(lambda: self.seconds)
        self.metrics.collector_longest.set_function(lambda: self.longest)
        gc.set_threshold(NEW_THINGS, *self.before[1:])
        gc.callbacks.append(self._timed)

    def stop(self) -> None:
        if self._timed in gc.callbacks:
            gc.callbacks.remove(self._timed)
            gc.set_threshold(*self.before)

    def _timed(self, phase: str, _: dict[str, int]) -> None:
        """Called wherever the collector happens to look, within a lock perhaps: so it takes none and only counts."""
        if phase == "start":
            self.began = time.perf_counter()
        else:
            taken = time.perf_counter() - self.began
            self.seconds += taken
            self.longest = max(self.longest, taken)
