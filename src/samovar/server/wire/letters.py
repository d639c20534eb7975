"""Letters: how they reach somebody, what he wants to be told; and invitations to a table."""

from __future__ import annotations

from typing import Literal

from samovar.server.wire.message import Message

WayKind = Literal["email", "webhook", "push"]
Form = Literal["", "discord", "slack", "matrix"]
Pace = Literal["at-once", "daily", "never"]


class LetterOffer(Message, frozen=True):
    """By what this server writes. `push` is the key that a browser subscribes to."""

    email: bool
    webhook: bool
    push: str | None


class NewWay(Message, frozen=True):
    """`form`: of a webhook, in whose words it is told. Of a browser the address is its subscription, as JSON."""

    kind: WayKind
    address: str
    language: str
    form: Form = ""


class LetterWay(Message, frozen=True):
    """`failing`: letters came back, and it must be confirmed anew. A browser's address is not told."""

    id: str
    kind: WayKind
    form: Form
    address: str
    confirmed: bool
    failing: bool


class LetterWishes(Message, frozen=True):
    """`hour`: of the day's letter, in UTC."""

    language: str
    turns: Pace
    invitations: Pace
    hour: int


class MyLetters(Message, frozen=True):
    ways: list[LetterWay]
    wishes: LetterWishes


class LetterToken(Message, frozen=True):
    """Of a link in a letter."""

    token: str


class Forgotten(Message, frozen=True):
    """Whoever has this account wants a new password; the answer says nothing."""

    name: str


class InvitationWish(Message, frozen=True):
    """The name of an account."""

    name: str


class TableInvitation(Message, frozen=True):
    """Somebody is asked to sit down."""

    table: str
    game: str
    title: str
    by: str
    at: float
