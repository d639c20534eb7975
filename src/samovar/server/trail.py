"""Where runs of choices begin: how far a way back reaches is known without walking back, however long the game is.

A record may repeat one sealed choice ten thousand times. To walk back over all of them after each took a minute.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Iterable

from samovar.kernel.undo import Moment


class Trail:
    """For each choice, where the runs that it ends begin: of seals, of one seat, and of nothing rolled or shown."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.sealed_from: list[int] = []
        self.seat_from: list[int] = []
        self.calm_from: list[int] = []
        self.places: dict[int, list[int]] = {}  # by seat: its choices

    def follow(self, moments: list[Moment], seals: list[bool]) -> None:
        """Be where the match is: what was taken back is forgotten, what was chosen since is added."""
        while self.moments and (
            len(self.moments) > len(moments) or self.moments[-1] is not moments[len(self.moments) - 1]
        ):
            self._drop()
        for place in range(len(self.moments), len(moments)):
            self._add(place, moments[place], seals[place])

    def _drop(self) -> None:
        self.places[self.moments.pop().seat].pop()
        for row in (self.sealed_from, self.seat_from, self.calm_from):
            row.pop()

    def _add(self, place: int, moment: Moment, sealed: bool) -> None:
        before = self.moments[-1] if self.moments else None
        calm = before is not None and (before.rolls, before.shown) == (moment.rolls, moment.shown)
        self.sealed_from.append(place + 1 if not sealed else self.sealed_from[-1] if place > 0 else 0)
        self.seat_from.append(self.seat_from[-1] if before is not None and before.seat == moment.seat else place)
        self.calm_from.append(self.calm_from[-1] if calm else place)
        self.places.setdefault(moment.seat, []).append(place)
        self.moments.append(moment)

    def own_last(self, seats: Iterable[int], before: int) -> int | None:
        """The latest choice of any of these seats before a place."""
        latest: int | None = None
        for seat in seats:
            own = self.places.get(seat, [])
            found = bisect_left(own, before)
            if found > 0 and (latest is None or own[found - 1] > latest):
                latest = own[found - 1]
        return latest

    def own_from(self, seats: Container[int], before: int, least: int) -> int:
        """Where the run of choices of these seats that ends before a place begins, no further back than `least`."""
        start = before
        while start > least and self.moments[start - 1].seat in seats:
            start = self.seat_from[start - 1]
        return max(start, least)
