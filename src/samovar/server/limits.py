"""Limits of pace: so much at once, so much in the long run, for each who asks."""

from __future__ import annotations

import time
from collections import OrderedDict

from samovar.server.refusals import FAST, Refused

MOST_REMEMBERED = 10_000


class Bucket:
    """Holds `most` drops and gains one each `seconds`; whoever finds it empty waits."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.level = float(most)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.at) / self.seconds)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """A bucket for each who asks, forgotten when it has not been used for long."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """Refused if this one comes too fast."""
        bucket = self.buckets.pop(who, None) or Bucket(self.most, self.seconds)
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Refused("why-too-fast", FAST)


class Limits:
    """Every limit of the house; `slack` loosens them all, for tests and load scripts."""

    def __init__(self, slack: int = 1) -> None:
        self.slack = slack
        self.changes = Limit(60 * slack, 0.5 / slack)
        self.guests = Limit(200 * slack, 1.0 / slack)
        self.tables = Limit(20 * slack, 6.0 / slack)
        self.codes = Limit(10 * slack, 6.0 / slack)
        self.passwords = Limit(5 * slack, 12.0 / slack)
        self.chat = Limit(5 * slack, 2.0 / slack)
        self.records = Limit(6 * slack, 20.0 / slack)  # to follow one takes as long as to play it
        self.crafts = Limit(60 * slack, 0.1 / slack)
        self.replays = Limit(60 * slack, 0.2 / slack)
        self.looks_back = Limit(200 * slack, 0.02 / slack)

    def looks(self) -> Bucket:
        """Of one connection: what only asks. A hand that drags a figure asks at every inch."""
        return Bucket(200 * self.slack, 0.01 / self.slack)

    def messages(self) -> Bucket:
        """Of one connection: what may change something."""
        return Bucket(60 * self.slack, 0.05 / self.slack)
