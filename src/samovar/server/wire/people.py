"""Who somebody is: a guest by cookie, or a name with a password."""

from __future__ import annotations

from samovar.server.wire.message import Message


class Me(Message, frozen=True):
    id: str
    name: str
    account: str | None


class Rename(Message, frozen=True):
    name: str


class NewPassword(Message, frozen=True):
    present: str
    password: str


class Credentials(Message, frozen=True):
    name: str
    password: str
