"""What the server does not do, said as a sentence: a key of the texts, what to fill in, and a rule if one says so."""

from __future__ import annotations

import re
from typing import Any

from msgspec import DecodeError

from samovar.kernel.errors import Illegal, Unreadable
from samovar.server.wire.message import Why

BAD, NOBODY, FORBIDDEN, MISSING, CONFLICT, LARGE, FAST, FAULT, BUSY = 400, 401, 403, 404, 409, 413, 429, 500, 503


NOUN = re.compile(r"[a-z]+")

# What reading JSON can raise: not JSON or not of this shape, not UTF-8, nested too deep.
UNREAD = (DecodeError, UnicodeDecodeError, RecursionError)


class Refused(Exception):
    """A request or message that is not granted."""

    def __init__(self, key: str, status: int = CONFLICT, rule: str = "", stale: bool = False, **args: Any) -> None:
        super().__init__(key)
        self.why = Why(rule=rule, key=key, args=args)
        self.status = status
        self.stale = stale


def of_illegal(fault: Illegal) -> Refused:
    """The kernel's refusal as ours."""
    reason = fault.refusal
    refused = Refused(reason.key, rule=reason.rule)
    refused.why = Why(rule=reason.rule, key=reason.key, args=dict(reason.args))
    return refused


# Places that are counted, in records.
COUNTED = {"line": "where-line", "entry": "where-entry"}


def of_unreadable(fault: Unreadable) -> Refused:
    return Refused("why-unreadable", BAD, **fault_args(fault))


def fault_args(fault: Unreadable) -> dict[str, Any]:
    """Where and why, as a text fills them in: in the reader's language where the fault has a sentence of the texts."""
    return {"where": place_of(fault), "reason": fault.reason()}


def stuck_args() -> dict[str, Any]:
    """Why a table cannot be read, for everybody there: what it stumbles over may be somebody's secret."""
    return {"where": {"kind": "where", "id": "record"}, "reason": {"key": "fault-row", "args": {}}}


def place_of(fault: Unreadable) -> Any:
    noun, _, number = fault.where.partition(" ")
    if not fault.key:
        return fault.where
    if noun in COUNTED and number.isdecimal():
        return {"key": COUNTED[noun], "args": {"number": int(number)}}
    # A word names its own text, such as where-header; anything else is a file's or a choice's own, and stays.
    return {"kind": "where", "id": noun} if NOUN.fullmatch(fault.where) else fault.where
