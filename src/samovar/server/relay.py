"""The door of a process among others: whoever comes for a table that another one has is led there and back.

The other process is asked over a connection of its own, at an address that only the processes know, and runs its own
application on it as if the visitor had come there. Its end ends the connection, so nothing waits for one that died.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
import logging
import re
from collections.abc import AsyncIterator
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

from samovar.server import archive
from samovar.server.leases import Leases, Peer
from samovar.server.store import Store
from samovar.server.wire.message import Why

LOG = logging.getLogger("samovar.server")
TABLE = re.compile(r"/api/tables/(?P<table>[^/]+)(?P<rest>/.*)?")
CODE = re.compile(r"/api/codes/(?P<code>[^/]+)")
STORED = ("/replay", "/record", "/dice", "/fork")  # what the database alone answers
TOLD: Final = "x-samovar-scope"
TOKEN: Final = "x-samovar-relay"  # noqa: S105 the name of a header
PIECE = 6000  # letters of a header
HOP_BY_HOP = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade"}
TRIES, PAUSE = 10, 0.2  # an owner that does not answer is dead by then, or cannot be reached
ANSWER = 60.0  # seconds for a request; the owner has limits of its own
RESTART = 1012
FORBIDDEN, AWAY = 403, 503


class Unreached(Exception):
    """The other process does not take the connection: nothing has been asked yet."""


class RelayDoor:
    """In front of the whole application, so that everything in it finds the visitor as he came."""

    def __init__(self, app: Any, leases: Leases, store: Store, inner: tuple[str, int]) -> None:
        self.app = app
        self.leases = leases
        self.store = store
        self.inner = inner
        self.client = httpx.AsyncClient(timeout=ANSWER, trust_env=False, limits=httpx.Limits(max_connections=None))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            await self.client.aclose()
        elif tuple(scope.get("server") or ()) == self.inner:
            await self._take_in(scope, receive, send)
        else:
            await self._lead(scope, receive, send)

    async def _take_in(self, scope: Any, receive: Any, send: Any) -> None:
        """Somebody whom another process has led here."""
        headers = httpx.Headers(scope["headers"])
        if not hmac.compare_digest(headers.get(TOKEN, ""), self.leases.peers.token):
            await refuse(scope, receive, send, FORBIDDEN)
            return
        pieces = sorted((name, value) for name, value in headers.items() if name.startswith(TOLD))
        told = msgspec.json.decode(base64.b64decode("".join(value for _, value in pieces)))
        scope.update({name: told[name] for name in ("path", "scheme")})
        scope["query_string"] = told["query_string"].encode("latin-1")
        scope["raw_path"] = told["raw_path"].encode("latin-1")
        scope["client"] = None if told["client"] is None else tuple(told["client"])
        scope["headers"] = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in told["headers"]]
        await self.app(scope, receive, send)

    async def _lead(self, scope: Any, receive: Any, send: Any) -> None:
        table = await self._table(scope["path"])
        for _ in range(TRIES):
            peer = None if table is None else await self.leases.elsewhere(table)
            if peer is None:
                await self.app(scope, receive, send)
                return
            try:
                if scope["type"] == "websocket":
                    await relay_socket(peer, scope, receive, send)
                else:
                    await self._relay_request(peer, scope, receive, send)
            except Unreached:
                await asyncio.sleep(PAUSE)
            else:
                return
        await refuse(scope, receive, send, AWAY)

    async def _table(self, path: str) -> str | None:
        """The table that somebody comes for, if he needs its room."""
        if (found := TABLE.fullmatch(path)) is not None:
            return None if (found["rest"] or "").startswith(STORED) else found["table"]
        if (found := CODE.fullmatch(path)) is not None and "\0" not in path:
            code = found["code"].strip().upper()
            return await self.store.look(lambda database: archive.id_of_code(database, code))
        return None

    async def _relay_request(self, peer: Peer, scope: Any, receive: Any, send: Any) -> None:
        async def body() -> AsyncIterator[bytes]:
            more = True
            while more:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return
                more = message.get("more_body", False)
                yield message.get("body", b"")

        sized = {b"content-length", b"transfer-encoding"} & {name for name, _ in scope["headers"]}
        asked = self.client.build_request(
            scope["method"],
            f"http://{peer.address}/",
            headers=[*told(peer, scope), *size_of(scope)],
            content=body() if sized else None,
        )
        try:
            answer = await self.client.send(asked, stream=True)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            raise Unreached from None
        except httpx.HTTPError as error:
            LOG.warning("a request was lost with the process that it was led to: %s", type(error).__name__)
            await refuse(scope, receive, send, AWAY)
            return
        try:
            headers = [(name.lower(), value) for name, value in answer.headers.raw if name.lower() not in HOP_BY_HOP]
            await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
            async for part in answer.aiter_raw():
                await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            await answer.aclose()


def told(peer: Peer, scope: Any) -> list[tuple[str, str]]:
    """What the other process must know of a visitor, in headers of ours: his own would meet those of this request."""
    said = {
        "path": scope["path"],
        "raw_path": (scope.get("raw_path") or scope["path"].encode()).decode("latin-1"),
        "query_string": scope["query_string"].decode("latin-1"),
        "scheme": scope["scheme"],
        "client": scope.get("client"),
        "headers": [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]],
    }
    packed = base64.b64encode(msgspec.json.encode(said)).decode()
    pieces = [packed[at : at + PIECE] for at in range(0, len(packed), PIECE)]
    return [(TOKEN, peer.token), *((f"{TOLD}-{number:03}", piece) for number, piece in enumerate(pieces))]


def size_of(scope: Any) -> list[tuple[str, str]]:
    return [
        ("content-length", value.decode("latin-1")) for name, value in scope["headers"] if name == b"content-length"
    ]


async def relay_socket(peer: Peer, scope: Any, receive: Any, send: Any) -> None:
    try:
        there = await connect(
            f"ws://{peer.address}/",
            additional_headers=told(peer, scope),
            compression=None,
            user_agent_header=None,
            ping_interval=None,  # the visitor is asked whether he lives, not our own process: its end is noticed
            max_size=None,
            proxy=None,
        )
    except InvalidStatus:
        await refuse(scope, receive, send, FORBIDDEN)
        return
    except (OSError, TimeoutError, InvalidMessage, InvalidHandshake):
        raise Unreached from None
    await receive()  # his wish to connect
    await send({"type": "websocket.accept"})
    onward = asyncio.create_task(pass_on(receive, there))
    try:
        with contextlib.suppress(ConnectionClosed):
            async for message in there:
                kind = "text" if isinstance(message, str) else "bytes"
                await send({"type": "websocket.send", kind: message})
    finally:
        left = onward.done()
        onward.cancel()
        await asyncio.gather(onward, return_exceptions=True)
        await there.close()
    if not left:
        # What has no code of its own ended without a word: whoever comes back finds a new owner.
        code = there.close_code if there.close_code not in (None, 1005, 1006) else RESTART
        with contextlib.suppress(Exception):  # he may have gone meanwhile
            await send({"type": "websocket.close", "code": code, "reason": there.close_reason or ""})


async def pass_on(receive: Any, there: ClientConnection) -> None:
    """What the visitor says, until he goes."""
    while True:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            await there.close()
            return
        said = message.get("text")
        with contextlib.suppress(ConnectionClosed):  # the other direction tells
            await there.send(message["bytes"] if said is None else said)


async def refuse(scope: Any, receive: Any, send: Any, status: int) -> None:
    """In our words: come back, or, among processes, a plain no."""
    if scope["type"] == "websocket":
        await receive()
        if status == AWAY:
            await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": RESTART, "reason": "why-come-back"})
        return
    body = msgspec.json.encode(Why(rule="", key="why-come-back", args={}))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
