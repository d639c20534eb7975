"""Who asks, whether he may, and how a refusal is answered."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.exceptions.responses import create_exception_response
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from samovar.server.hall import Hall
from samovar.server.people import COOKIE, Person
from samovar.server.refusals import BAD, CONFLICT, FAST, FAULT, FORBIDDEN, LARGE, MISSING, NOBODY, Refused
from samovar.server.wire.message import Why

HEADER = "x-samovar"
NOT_ALLOWED = 405
KEYS = {MISSING: "why-nothing-here", NOT_ALLOWED: "why-nothing-here", LARGE: "why-too-large"}

Asked = Request[Any, Any, State]

REFUSALS = {
    status: ResponseSpec(Why, description="Not granted, and why.", generate_examples=False)
    for status in (BAD, NOBODY, FORBIDDEN, MISSING, CONFLICT, LARGE, FAST)
}


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Who asks, if the server knows him."""
    return await hall_of(connection).house.people.of_cookie(connection.cookies.get(COOKIE))


async def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    person = await guest_of(connection)
    if person is None:
        raise Refused("why-unknown-person", NOBODY)
    return person


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    client = connection.client
    return "" if client is None else client.host


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """A page of ours, or no page at all: browsers name the page that a request comes from."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")


def asked_by_our_page(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse what another site's page sends with our visitor's cookie: it cannot set our header."""
    if not same_origin(connection) or HEADER not in connection.headers:
        raise Refused("why-foreign-page", FORBIDDEN)


def from_our_page(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """For changes: they come from our own page, and not too fast."""
    asked_by_our_page(connection, handler)
    hall_of(connection).house.limits.changes.check(connection.cookies.get(COOKIE) or address_of(connection))


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
