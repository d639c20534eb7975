"""Rules run in several threads at once: what one of them keeps at hand, no other may touch."""

from __future__ import annotations

from threading import local
from typing import Any


class PerThread:
    """A place for one value, of which every thread has its own; None until it keeps something there.

    For what remembers as it answers and so may not be shared. What is computed whole and never written to again needs
    no such place: putting it into a dictionary is one act for all threads.
    """

    def __init__(self) -> None:
        self._own = local()

    def kept(self) -> Any:
        return getattr(self._own, "value", None)

    def keep(self, value: Any) -> None:
        self._own.value = value
