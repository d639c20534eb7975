"""Tournaments: those there are, and one with its standings and meetings."""

from __future__ import annotations

from typing import Any, Literal

from samovar.server.wire.message import Message
from samovar.server.wire.tables import ClockRule

Kind = Literal["swiss", "everybody"]
State = Literal["open", "playing", "over", "called-off"]


class TournamentCard(Message, frozen=True):
    """`rounds`: as many as there will be; of a Swiss one before its start at most. `round`: 0 before the first."""

    id: str
    title: str
    game: str
    kind: Kind
    status: State
    rounds: int
    round: int
    entered: int


class TournamentRow(Message, frozen=True):
    """Somebody's standing. `opponents`: Buchholz; `beaten`: Sonneborn-Berger; `number` is his alone here."""

    number: int
    name: str
    place: int
    points: float
    opponents: float
    beaten: float
    wins: int
    left: bool
    mine: bool


class TournamentMeeting(Message, frozen=True):
    """Who meets whom, by their numbers. Without `points` it is being played; without a `second` the first sits out.

    `how`: played, rest (sat out), absent (the round ended, or somebody had left), decided (by the operator).
    """

    round: int
    board: int
    first: int
    second: int | None
    table: str | None
    points: list[float] | None
    how: str


class Tournament(Message, frozen=True):
    """`entered`: whether I have, and have not left. `ends_at`: of the present round, in seconds."""

    card: TournamentCard
    pack: str
    config: dict[str, Any]
    clock: ClockRule
    days: float | None
    ends_at: float | None
    entered: bool
    rows: list[TournamentRow]
    meetings: list[TournamentMeeting]
