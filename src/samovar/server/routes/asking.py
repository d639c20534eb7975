"""Who asks, whether he may, and how a refusal is answered."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.exceptions.responses import create_exception_response
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from samovar.server.guard import bare
from samovar.server.limits import household
from samovar.server.people import COOKIE, Person
from samovar.server.refusals import BAD, BUSY, CONFLICT, FAST, FAULT, FORBIDDEN, LARGE, MISSING, NOBODY, Refused
from samovar.server.registration import INVITED
from samovar.server.settings import LOOPBACK
from samovar.server.table_service import TableService
from samovar.server.wire.message import Why

HEADER = "x-samovar"
ASKER = "samovar_asker"
BEARER = "bearer "
FOR_ALL = "for_all"  # of a handler that says itself what guests see
OWN_MACHINE = frozenset({"127.0.0.1", "::1", "localhost"})
PASSED_ON = ("x-forwarded-for", "x-forwarded-host", "forwarded", "via")
NOT_ALLOWED = 405
UNKEPT = "a sign that cannot be kept"
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
KEYS = {MISSING: "why-nothing-here", NOT_ALLOWED: "why-nothing-here", LARGE: "why-too-large"}

Asked = Request[Any, Any, State]

REFUSALS = {
    status: ResponseSpec(Why, description="Not granted, and why.", generate_examples=False)
    for status in (BAD, NOBODY, FORBIDDEN, MISSING, CONFLICT, LARGE, FAST, BUSY)
}


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> TableService:
    service: TableService = connection.app.state.service
    return service


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Who asks, if the server knows him; looked up once for each request."""
    state = connection.state
    if ASKER not in state:
        services, secret = service_of(connection).services, token_in(connection)
        if secret is None:
            state[ASKER] = await services.people.of_cookie(connection.cookies.get(COOKIE))
        else:
            state[ASKER] = await services.api_tokens.person_of(secret)
            if state[ASKER] is None:  # a program must not go on as a guest without knowing it
                raise Refused("why-unknown-token", NOBODY)
    person: Person | None = state[ASKER]
    return person


def token_in(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """What a program shows in place of a cookie."""
    told = connection.headers.get("authorization", "")
    return told[len(BEARER) :].strip() if told.lower().startswith(BEARER) else None


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    person = await guest_of(connection)
    if person is None:
        raise Refused("why-unknown-person", NOBODY)
    return person


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    client = connection.client
    return "" if client is None else client.host


def bucket_of_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return f"address {household(address_of(connection))}"


async def bucket_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """For the limits of pace: the person, however his cookie is spelt; of nobody the address."""
    person = await guest_of(connection)
    return bucket_of_address(connection) if person is None else f"person {person.id}"


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """A page of ours, or no page at all: browsers name the page that a request comes from."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    page = urlsplit(origin).netloc
    # A proxy may ask under another name than the browser did; on another port there may be somebody else.
    return page == connection.headers.get("host", "") or page in service_of(connection).services.settings.named


def asked_by_our_page(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another site's page sends with our visitor's cookie: it cannot set our header, nor show a token."""
    if not same_origin(connection) or (HEADER not in connection.headers and token_in(connection) is None):
        raise Refused("why-foreign-page", FORBIDDEN)


async def from_our_page(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """For changes: they come from our own page, and not too fast."""
    asked_by_our_page(connection, handler)
    service_of(connection).services.limits.changes.check(await bucket_of(connection))


async def by_oneself(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """For changes of who somebody is: a program that plays for him may make none."""
    await from_our_page(connection, handler)
    if token_in(connection) is not None:
        raise Refused("why-not-by-token", FORBIDDEN)


def lab_open(connection: ASGIConnection[Any, Any, Any, Any], person: Person | None) -> bool:
    """Whether the lab is for him: by his account, or because he sits at this machine and no proxy passed him on."""
    door = service_of(connection).services.settings.lab
    if door is None:
        return False
    if person is not None and person.account in door.accounts:
        return True
    here = address_of(connection) in OWN_MACHINE and bare(connection.headers.get("host", "")) in LOOPBACK
    return door.here and here and not any(name in connection.headers for name in PASSED_ON)


async def for_members(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler | None = None) -> None:
    """Refuse guests where one needs to be invited. Reading rules is for everybody."""
    for_all = handler is not None and handler.opt.get(FOR_ALL)
    if for_all or service_of(connection).services.registration != INVITED:
        return
    person = await guest_of(connection)
    if person is None or person.account is None:
        raise Refused("why-invited-only", FORBIDDEN)


def refuse(_: Asked, refused: Refused) -> Response[Why]:
    return Response(refused.why, status_code=refused.status, media_type="application/json")


def refuse_http(request: Asked, fault: HTTPException) -> Response[Any]:
    """What the framework refuses is said in our words on the paths of the API."""
    if not request.scope["path"].startswith("/api/") or fault.status_code >= FAULT:
        return create_exception_response(request, fault)
    key = KEYS.get(fault.status_code, "why-unreadable")
    args = {"where": "request", "reason": fault.detail} if key == "why-unreadable" else {}
    return Response(
        Why(rule="", key=key, args=args),
        status_code=fault.status_code,
        media_type="application/json",
        headers=fault.headers,
    )


def refuse_unread(_: Asked, fault: Exception) -> Response[Why]:
    return Response(
        Why(rule="", key="why-unreadable", args={"where": "message", "reason": str(fault)}),
        status_code=BAD,
        media_type="application/json",
    )


def refuse_unkept(_: Asked, fault: Exception) -> Response[Why]:
    """PostgreSQL keeps no text with the sign of number 0 in it."""
    return Response(
        Why(rule="", key="why-unreadable", args={"where": "message", "reason": UNKEPT}),
        status_code=BAD,
        media_type="application/json",
    )


def nothing_unkept(told: str) -> None:
    """For messages that go far before they are kept: Refused if such a sign is in this JSON."""
    if "\\u0000" in told and NUL.search(told):
        raise Refused("why-unreadable", BAD, where="message", reason=UNKEPT)
