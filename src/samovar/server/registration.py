"""Who may make an account: everybody, nobody, or whoever is invited. Then guests may only look around."""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import Connection, insert, select, update

from samovar.server.refusals import FORBIDDEN, Refused
from samovar.server.schema import INVITATIONS, POLICIES
from samovar.server.upserts import put_row

REGISTRATION: Final = "registration"
OPEN, CLOSED, INVITED = "open", "closed", "invited"
POLICY_VALUES: Final = (OPEN, CLOSED, INVITED)
DAY = 24 * 3600.0
TOKEN_BYTES = 18


def registration(connection: Connection) -> str:
    value: str | None = connection.execute(select(POLICIES.c.value).where(POLICIES.c.name == REGISTRATION)).scalar()
    return value or OPEN


def set_registration(connection: Connection, value: str) -> None:
    put_row(connection, POLICIES, {"name": REGISTRATION}, {"value": value})


def invite(connection: Connection, days: float) -> str:
    """A token with which one account can be made."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    connection.execute(insert(INVITATIONS).values(token=token, ends_at=time.time() + days * DAY))
    return token


def admit(connection: Connection, person: str, invitation: str) -> None:
    """Refused if nobody, or not this one, may make an account now. An invitation is used up by that."""
    policy = registration(connection)
    if policy == CLOSED:
        raise Refused("why-registration-closed", FORBIDDEN)
    if policy == INVITED:
        unused = (INVITATIONS.c.token == invitation, INVITATIONS.c.used_by.is_(None))
        good = update(INVITATIONS).where(*unused, INVITATIONS.c.ends_at > time.time())
        if not connection.execute(good.values(used_by=person)).rowcount:
            raise Refused("why-no-invitation", FORBIDDEN)
