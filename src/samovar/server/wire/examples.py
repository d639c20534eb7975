"""What the picture of a worked example is drawn from."""

from __future__ import annotations

from typing import Any

from msgspec import field

from samovar.server.wire.message import Message, Target
from samovar.server.wire.states import State
from samovar.server.wire.tables import TableCard


class Pictured(Message, frozen=True):
    """A position of the book as one seat sees it, at a table where nobody sits. `focus` is what it is about, and
    whether the picture `turns` there; with `sheet` what lies before that seat belongs to it."""

    table: TableCard
    state: State
    focus: Target | None
    turns: bool
    sheet: bool


class ExampleLook(Message, frozen=True):
    """Look at it through a lens of the game, with the eyes of its seat; answered with `LookedBack`."""

    lens: str
    wish: dict[str, Any] = field(default_factory=dict)
