"""How fast games are played, and how long the rest will take."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

RECENT: Final = 30.0  # seconds whose pace tells what the rest will take: series are not alike


class Pace:
    """Counts games as they come in. What stood there before was not played now, and says nothing of the pace."""

    def __init__(self, games: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.games = games
        self.done = 0
        self.clock = clock
        self.started: float | None = None
        self.marks: deque[tuple[float, int]] = deque()

    def add(self, games: int) -> None:
        now = self.clock()
        self.done += games
        if self.started is None:
            self.started = now
        self.marks.append((now, self.done))
        while len(self.marks) > 2 and now - self.marks[1][0] > RECENT:
            self.marks.popleft()

    @property
    def rate(self) -> float | None:
        """Games a second, of late."""
        if len(self.marks) < 2:
            return None
        (then, before), now = self.marks[0], self.clock()
        return (self.done - before) / (now - then) if now > then else None

    @property
    def left(self) -> float | None:
        """Seconds."""
        return (self.games - self.done) / self.rate if self.rate else None

    def plain(self) -> dict[str, Any]:
        return {"games": self.games, "done": self.done, "rate": self.rate, "left": self.left}

    def line(self) -> str:
        rate = "" if self.rate is None else f", {self.rate:.3g} games/s"
        left = "" if self.left is None else f", {span(self.left)} left"
        return f"{self.done:,} of {self.games:,} games{rate}{left}"


def span(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}"
