"""Jobs that cost too much in every way, for the tests of the workers."""

import os
import time
from typing import Any

from samovar.server.catalogue import Catalogue
from samovar.server.refusals import Refused
from samovar.server.workers import LISTENER, Job


class Say(Job):
    word: str

    def perform(self, catalogue: Catalogue) -> Any:
        return {"said": self.word, "by": os.getpid()}


class Walk(Job):
    """Says how far it is; the last steps it never makes."""

    steps: int
    made: int

    def perform(self, catalogue: Catalogue) -> Any:
        for step in range(self.made):
            LISTENER.get()(step / self.steps)
        while self.made < self.steps:
            time.sleep(1)
        return {"made": self.made}


class Spin(Job):
    """Computes for ever, and keeps whatever it is told."""

    def perform(self, catalogue: Catalogue) -> Any:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Sleep(Job):
    """Waits for ever, without computing."""

    def perform(self, catalogue: Catalogue) -> Any:
        while True:
            time.sleep(1)


class Hoard(Job):
    def perform(self, catalogue: Catalogue) -> Any:
        hoard = []
        while True:
            hoard.append(bytearray(10_000_000))


class Grow(Job):
    """Keeps so much that the worker is not worth keeping."""

    def perform(self, catalogue: Catalogue) -> Any:
        KEPT.append(b"x" * 400_000_000)
        return {"by": os.getpid()}


class Refuse(Job):
    def perform(self, catalogue: Catalogue) -> Any:
        raise Refused("why-no-such-moment", 404, rule="TG-1", number=7)


class Fail(Job):
    def perform(self, catalogue: Catalogue) -> Any:
        raise KeyError("a fault of ours")


KEPT: list[bytes] = []
