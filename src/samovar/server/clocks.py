"""Clocks: so many seconds for each decision, or for a player's whole game, and what is left of them."""

from __future__ import annotations

import time

from samovar.server.refusals import BAD, Refused
from samovar.server.wire.live import SeatClock
from samovar.server.wire.tables import ClockRule

LEAST_SECONDS = 5
MOST_SECONDS = 30 * 24 * 3600  # correspondence: a month for a decision
MOST_BONUS = 3600
WARNING = 10.0  # seconds before the end at which the table says what will happen
WARNING_SHARE = 4  # or this part of a short time
# Running clocks are stored now and then, so that a kill gives back little: each time that so much has passed.
GRAIN_SHARE, LEAST_GRAIN, MOST_GRAIN = 100, 3.0, 10.0


def check(rule: ClockRule) -> None:
    if rule.kind == "none":
        return
    if not LEAST_SECONDS <= rule.seconds <= MOST_SECONDS or not 0 <= rule.bonus <= MOST_BONUS:
        raise Refused("why-clock-range", BAD, least=LEAST_SECONDS, most=MOST_SECONDS)


class Clocks:
    """A clock for each seat. Time that passes while the server is down is nobody's."""

    def __init__(self, rule: ClockRule, seats: int, left: list[float] | None = None) -> None:
        self.rule = rule
        self.left = [float(rule.seconds)] * seats if left is None else list(left)
        self.started: dict[int, float] = {}
        self.decisions: dict[int, int] = {}
        self.debts: dict[int, int] = {}  # choices that a seat took back, and makes again on the time that it has
        self.warned: set[int] = set()

    @property
    def ticking(self) -> bool:
        return self.rule.kind != "none"

    def turn(self, waiting: dict[int, int], by: int | None = None, back: int = 0) -> bool:
        """The table waits for these seats now, each with the number of its decision; whether a clock changed.

        `by` has chosen, or has taken `back` so many choices: who goes back and forth must gain no time by it.
        """
        if not self.ticking:
            return False
        now = time.monotonic()
        changed = False
        for seat in list(self.started):
            if waiting.get(seat) != self.decisions[seat]:
                self._stop(seat, now, by, back)
                changed = True
        if by is not None and back > 0:
            self.debts[by] = self.debts.get(by, 0) + back
        for seat, decision in waiting.items():
            if seat not in self.started:
                self.started[seat] = now
                self.decisions[seat] = decision
                changed = True
        return changed

    def follow(self, waiting: dict[int, int], by: int | None, back: int, made: bool) -> bool:
        """After a choice of `by`, or one that was `made` for him; whether a clock changed."""
        changed = self.turn(waiting, by, back)
        if by is not None and made:
            self.forgive(by)
        return changed

    def _stop(self, seat: int, now: float, by: int | None, back: int) -> None:
        rest = max(0.0, self.left[seat] - (now - self.started.pop(seat)))
        self.warned.discard(seat)
        owed = self.debts.get(seat, 0)
        if seat != by:
            # Others acted first. The same decision comes again, with all its time; a player's time has passed.
            self.left[seat] = self.left[seat] if self.rule.kind == "decision" else rest
        elif back > 0:
            self.left[seat] = rest
        elif owed > 0:
            self.left[seat] = rest
            self.debts[seat] = owed - 1
        else:
            self.renew(seat, rest)

    def renew(self, seat: int, rest: float) -> None:
        """The time for what comes next, after a choice."""
        self.left[seat] = float(self.rule.seconds) if self.rule.kind == "decision" else rest + self.rule.bonus
        self.debts.pop(seat, None)

    def charge(self, seat: int) -> None:
        """A bot takes over: what was spent stays spent, or lending and reclaiming would be a way to stall."""
        if seat in self.started:
            self.left[seat] = self.remaining(seat)
            del self.started[seat]
            self.warned.discard(seat)

    def forgive(self, seat: int) -> None:
        """A bot or the clock itself has chosen for this seat: its next decision has all its time, whatever it owed."""
        self.debts.pop(seat, None)
        if self.rule.kind == "decision" and seat not in self.started:
            self.left[seat] = float(self.rule.seconds)

    def remaining(self, seat: int) -> float:
        began = self.started.get(seat)
        return self.left[seat] if began is None else max(0.0, self.left[seat] - (time.monotonic() - began))

    def next_ring(self) -> float | None:
        """Seconds until a warning or an end is due."""
        due = []
        for seat in self.started:
            rest = self.remaining(seat)
            due.append(rest if seat in self.warned else max(0.0, rest - self.notice()))
        return min(due) if due else None

    def notice(self) -> float:
        return min(WARNING, self.rule.seconds / WARNING_SHARE)

    def to_warn(self) -> list[int]:
        """Seats that are to be told now that their time runs out; each once."""
        due = [seat for seat in self.started if seat not in self.warned and self.remaining(seat) <= self.notice()]
        self.warned.update(due)
        return due

    def run_out(self) -> list[int]:
        return [seat for seat in self.started if self.remaining(seat) <= 0]

    def shown(self) -> list[SeatClock]:
        if not self.ticking:
            return []
        return [
            SeatClock(seat=seat, left=round(self.remaining(seat), 1), running=seat in self.started)
            for seat in range(len(self.left))
        ]

    def rest(self) -> list[float] | None:
        """For the store: whoever thinks goes on later with what he had left, however the server ended."""
        return [self.remaining(seat) for seat in range(len(self.left))] if self.ticking else None

    def rest_after(self, waiting: dict[int, int], by: int | None, back: int, made: bool) -> list[float] | None:
        """The same for when `turn` will have been called, and `forgive` if a bot or the clock `made` the choice."""
        if not self.ticking:
            return None
        ahead = Clocks(self.rule, len(self.left), self.left)
        ahead.started, ahead.decisions, ahead.debts = dict(self.started), dict(self.decisions), dict(self.debts)
        ahead.follow(waiting, by, back, made)
        return ahead.rest()

    def due(self, stored: list[float] | None) -> list[float] | None:
        """What is to be stored, if that differs enough from what was: the most that a kill may give back."""
        now = self.rest()
        if now is None:
            return None
        grain = min(max(self.rule.seconds / GRAIN_SHARE, LEAST_GRAIN), MOST_GRAIN)
        known = stored if stored is not None else [float(self.rule.seconds)] * len(now)
        return now if any(abs(a - b) >= grain for a, b in zip(now, known, strict=True)) else None
