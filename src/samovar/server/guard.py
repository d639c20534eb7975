"""What every answer carries, and whom the server does not answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.exceptions import HTTPException

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

PARTS = {
    "Cache-Control": "no-store",  # unless the answer says otherwise
    "Cross-Origin-Resource-Policy": "same-origin",
    # The address of a table can be the key to a seat: it is told to nobody.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

HEADERS = {
    **PARTS,
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}

# No browser shows these as a page, so what rules a page would only weigh on the first load, thirty times.
NO_PAGES = ("text/javascript", "text/css", "font/woff2")


async def seal(message: Message, _: Scope) -> None:
    """Put the headers on every answer, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        part = headers.get("content-type", "").startswith(NO_PAGES)
        for name, value in (PARTS if part else HEADERS).items():
            headers.setdefault(name, value)


class Stranger(HTTPException):
    """A request under a name that is not ours."""

    status_code = 421
    detail = "This server does not answer under that name."


def only_for(names: frozenset[str]) -> Callable[[ASGIApp], ASGIApp]:
    """Refuse other host names: a web page elsewhere could point its own name at this machine."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            host = Headers.from_scope(scope).get("host", "")
            if bare(host) not in names:
                raise Stranger
            await app(scope, receive, send)

        return answer

    return middleware


def bare(host: str) -> str:
    """The name without its port; an IPv6 address keeps its brackets."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdigit() else host).lower()
