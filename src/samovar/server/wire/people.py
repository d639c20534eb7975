"""Who somebody is: a guest by cookie, or a name with a password."""

from __future__ import annotations

from samovar.server.wire.message import Message


class Me(Message, frozen=True):
    id: str
    name: str
    account: str | None
    lab: bool = False  # whether the lab is open to him


class Rename(Message, frozen=True):
    name: str


class NewPassword(Message, frozen=True):
    present: str
    password: str


class Credentials(Message, frozen=True):
    name: str
    password: str
    invitation: str = ""  # to register where one needs to be invited


class Reset(Message, frozen=True):
    """Another password for whoever has the operator's link, which holds the token."""

    token: str
    password: str


class Token(Message, frozen=True):
    """A key of a program, without its secret."""

    id: str
    name: str
    made_at: float
    used_at: float | None  # the hour at most


class TokenWish(Message, frozen=True):
    name: str


class NewToken(Message, frozen=True):
    """Told once: the server itself keeps no more than a digest of the secret."""

    token: Token
    secret: str
