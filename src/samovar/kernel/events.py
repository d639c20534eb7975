"""Events: what the table tells, and whom."""

from __future__ import annotations

from typing import Any

from samovar.kernel.errors import Unreadable
from samovar.kernel.native import mypyc_attr
from samovar.kernel.parts import Spoken, kebab
from samovar.kernel.table import Told
from samovar.kernel.values import kinds_in, rebuilt


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


def recalled(package: str, told: dict[str, Any]) -> Event:
    """An event of a game's package out of its plain form."""
    for kind in kinds_in(Event, package):
        if kind.__name__ == told["is"]:
            fields = {name: value for name, value in told.items() if name != "is"}
            event: Event = rebuilt(kind, tuple(fields), tuple([_leaf(value) for value in fields.values()]))
            return event
    raise Unreadable("event", f"there is no event called '{told['is']}'")


def _leaf(value: Any) -> Any:
    return tuple([_leaf(one) for one in value]) if isinstance(value, list) else value
