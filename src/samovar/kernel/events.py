"""Events: what the table tells, and whom."""

from __future__ import annotations

from typing import Any

from samovar.kernel.native import mypyc_attr
from samovar.kernel.parts import Spoken, kebab
from samovar.kernel.table import Told


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Spoken):
    """Something that happened, in the past tense. Its text's key is "event-" and its name in kebab case."""

    def sentence(self) -> dict[str, Any]:
        """The text that tells it, with its arguments."""
        return {"key": "event-" + kebab(type(self).__name__), "args": self.args()}


def heard(log: list[Told], seat: int) -> list[Event]:
    """All that one seat hears of a log."""
    events = []
    for told in log:
        event = told.to(seat)
        if event is not None:
            events.append(event)
    return events
