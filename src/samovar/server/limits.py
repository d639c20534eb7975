"""Limits of pace: so much at once, so much in the long run, for each who asks."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from samovar.server.refusals import FAST, Refused

MOST_REMEMBERED = 10_000
HOUSEHOLD = 64  # bits of an IPv6 address that belong to one household


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

    def check(self, who: str, key: str = "why-too-fast") -> None:
        """Refused if this one comes too fast."""
        bucket = self.buckets.pop(who, None) or Bucket(self.most, self.seconds)
        self.buckets[who] = bucket
        if len(self.buckets) > MOST_REMEMBERED:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Refused(key, FAST)

    def forgive(self, who: str) -> None:
        """What was taken last counts for nothing."""
        bucket = self.buckets.get(who)
        if bucket is not None:
            bucket.level = min(bucket.most, bucket.level + 1)


def household(address: str) -> str:
    """An address as a bucket: whoever has one of IPv6 has 2**64 of them, and may write IPv4 as IPv6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(ip_network((int(found) >> HOUSEHOLD << HOUSEHOLD, 128 - HOUSEHOLD)))
        return str(found.ipv4_mapped)
    return str(found)


class Guesses:
    """At the password of one account. One address can use up its own share only; many together reach the limit of the
    account, and then those alone go on who were signed in from that device before, each with a share of their own."""

    def __init__(self, slack: int) -> None:
        self.here = Limit(5 * slack, 300.0 / slack)
        self.account = Limit(20 * slack, 60.0 / slack)
        self.device = Limit(5 * slack, 60.0 / slack)

    def take(self, account: str, address: str, device: str | None) -> list[tuple[Limit, str]]:
        """Refused if there were too many; else what to forgive if the guess was right."""
        taken = [(self.here, f"{address} {account}"), (self.account, account)]
        if device is not None:
            taken = [(self.device, device)]
        for limit, who in taken:
            limit.check(who, "why-many-guesses")
        return taken


class Limits:
    """Every limit of the house; `slack` loosens them all, for tests and load scripts."""

    def __init__(self, slack: int = 1) -> None:
        self.slack = slack
        self.changes = Limit(60 * slack, 0.5 / slack)
        self.guests = Limit(200 * slack, 1.0 / slack)
        self.reports = Limit(5 * slack, 600.0 / slack)
        self.tables = Limit(20 * slack, 6.0 / slack)
        # Of whoever is known the person counts, and beside him the address, where a whole club may sit behind one: so
        # much at once that thirty come in together, and in the long run no more than one could guess before.
        self.codes = Limit(10 * slack, 6.0 / slack)
        self.codes_here = Limit(60 * slack, 3.0 / slack)
        self.passwords = Limit(5 * slack, 12.0 / slack)
        self.passwords_here = Limit(40 * slack, 12.0 / slack)
        self.guesses = Guesses(slack)
        self.chat = Limit(5 * slack, 2.0 / slack)
        self.records = Limit(6 * slack, 20.0 / slack)  # to follow one takes as long as to play it
        self.analyses = Limit(4 * slack, 60.0 / slack)  # each takes minutes of a processor
        self.letters = Limit(20 * slack, 60.0 / slack)  # addresses to write to, and links for a new password
        self.invitations = Limit(20 * slack, 60.0 / slack)
        self.crafts = Limit(60 * slack, 0.1 / slack)
        self.searches = Limit(60 * slack, 0.2 / slack)
        self.replays = Limit(60 * slack, 0.2 / slack)
        self.looks_back = Limit(200 * slack, 0.02 / slack)

    def looks(self) -> Bucket:
        """Of one connection: what only asks. A hand that drags a figure asks at every inch."""
        return Bucket(200 * self.slack, 0.01 / self.slack)

    def messages(self) -> Bucket:
        """Of one connection: what may change something."""
        return Bucket(60 * self.slack, 0.05 / self.slack)
