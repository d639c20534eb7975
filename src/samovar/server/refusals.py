"""What the server does not do, said as a sentence: a key of the texts, what to fill in, and a rule if one says so."""

from __future__ import annotations

from typing import Any

from msgspec import DecodeError

from samovar.kernel.errors import Illegal, Unreadable
from samovar.server.wire.message import Why

BAD, NOBODY, FORBIDDEN, MISSING, CONFLICT, LARGE, FAST, FAULT = 400, 401, 403, 404, 409, 413, 429, 500


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


def of_unreadable(fault: Unreadable) -> Refused:
    return Refused("why-unreadable", BAD, where=fault.where, reason=fault.why)
