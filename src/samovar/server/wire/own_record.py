"""A record of one's own: what somebody has played to the end here."""

from __future__ import annotations

from typing import Any

from samovar.server.wire.message import Message, Target


class EndedGame(Message, frozen=True):
    """A game that is over. `occasion` is what was played (a scenario), `roles` whom one played oneself; `merit` the
    score, where the game keeps one; `levels` the bots at the table, `people` how many others sat there; `lesson` which
    one it was, if any."""

    table: str
    game: str
    at: float
    won: bool
    merit: int | None
    occasion: Target | None
    roles: list[Target]
    levels: list[str]
    people: int
    lesson: str | None
    config: dict[str, Any]


class OwnRecord(Message, frozen=True):
    """The latest first. `more`: there were more games than are told."""

    games: list[EndedGame]
    more: bool
