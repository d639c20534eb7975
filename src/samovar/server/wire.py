"""What travels between server and client.

The client's types are written from these classes (`python -m tools.wire`), so the two cannot drift apart.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from samovar.games import Entry


class Words(Struct, frozen=True):
    """One text in both languages of the house."""

    fr: str
    en: str

    @classmethod
    def of(cls, texts: dict[str, str]) -> Words:
        return cls(fr=texts["fr"], en=texts["en"])


class Span(Struct, frozen=True):
    least: int
    most: int


class Game(Struct, frozen=True):
    """One box on the shelf."""

    id: str
    names: Words
    blurb: Words
    players: Span
    minutes: Span
    status: Literal["coming", "playable"]

    @classmethod
    def of(cls, entry: Entry) -> Game:
        return cls(
            id=entry.id,
            names=Words.of(entry.names),
            blurb=Words.of(entry.blurb),
            players=Span(*entry.players),
            minutes=Span(*entry.minutes),
            status=entry.status,
        )


class Health(Struct, frozen=True):
    status: Literal["ok", "failing"]
    version: str


# Every message; what they contain comes along.
MESSAGES: tuple[type[Struct], ...] = (Game, Health)
