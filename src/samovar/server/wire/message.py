"""The manners of everything that travels: camelCase on the wire, nothing unknown, nothing changed once made."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Message(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Anything that travels."""


class Text(Message, frozen=True):
    """A sentence of the texts: its key and what to fill in. An argument {kind, id} is a name to look up."""

    key: str
    args: dict[str, Any]


class Why(Message, frozen=True):
    """A refusal: the rule that says so (or ""), and the sentence."""

    rule: str
    key: str
    args: dict[str, Any]


class Target(Message, frozen=True):
    """Something on the board: a zone, a figure, a die."""

    kind: str
    id: str
