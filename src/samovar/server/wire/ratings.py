"""Ratings: what somebody's is in a game, and the ladder of all."""

from __future__ import annotations

from samovar.server.wire.message import Message


class Rated(Message, frozen=True):
    """`place` is nothing while the rating is provisional, or when somebody has not played for long."""

    game: str
    name: str
    rating: int
    deviation: int
    games: int
    place: int | None
    mine: bool


class Ladder(Message, frozen=True):
    """`games`: those in which people play against one another; none where the operator wants no ratings."""

    games: list[str]
    rows: list[Rated]


class MyRatings(Message, frozen=True):
    """`rated`: whether this server rates at all."""

    rated: bool
    rows: list[Rated]
