"""Play in a browser: start the server here, and open the page where there is a screen."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from samovar.cli.exits import FINDING, UNREADABLE, stop

if TYPE_CHECKING:
    import uvicorn

HOST = "127.0.0.1"
PORT = 7266  # S A M O on a telephone; a browser remembers comfort and seats by port
LARGEST_MESSAGE = 64 * 1024  # bytes of a websocket message; what clients say is far smaller
OWN_MACHINE = {"127.0.0.1", "localhost", "::1"}
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 compared, not bound

Data = Annotated[
    Path | None, typer.Option("--data", help="Folder of the server's file.", file_okay=False, show_default=False)
]


def play(
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page where there is a screen.")] = True,
) -> None:
    """Play in the browser, on this machine."""
    with listening(HOST, PORT, otherwise_any=True) as door:
        run(door, HOST, data, opened=browser and has_screen())


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = HOST,
    port: Annotated[int, typer.Option(help="Port; 0 takes any free one.", min=0, max=65535)] = PORT,
    data: Data = None,
    log: Annotated[bool, typer.Option("--log", help="Tell what happens, a JSON object a line.")] = False,
) -> None:
    """Serve the games to browsers, on this machine unless told otherwise."""
    with listening(host, port, otherwise_any=False) as door:
        run(door, host, data, opened=False, log=log)


def listening(host: str, port: int, *, otherwise_any: bool) -> socket.socket:
    """A socket that listens already, so that nobody can take the port between asking and using."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for choice in (port, 0) if otherwise_any else (port,):
        try:
            return socket.create_server((host, choice), family=family)
        except OSError as error:
            reason = str(error.strerror or error).partition(" (while")[0]  # Python appends the address
    stop(f"Cannot listen on {host}, port {port}: {reason}.", FINDING)


def run(door: socket.socket, host: str, data: Path | None, *, opened: bool, log: bool = False) -> None:
    # Imported here so that every other command works without the web extra, and starts without its weight.
    import uvicorn

    from samovar.server import logs
    from samovar.server.app import create_app
    from samovar.server.settings import LOOPBACK, Settings
    from samovar.server.store import Unopened

    try:
        names = LOOPBACK if host in OWN_MACHINE else None
        app = create_app(Settings(data, names=names, metrics_token=os.environ.get("SAMOVAR_METRICS_TOKEN")))
    except Unopened as fault:
        stop(f"The file {fault.path} cannot be opened: {fault.reason}.", UNREADABLE)
    address = address_of(door)
    if log:
        logs.start()

    def ready() -> None:
        typer.echo(f"Samovar is served at {address}  (Ctrl+C ends it)")
        if opened:
            webbrowser.open(address)

    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
    )
    with contextlib.suppress(KeyboardInterrupt):
        announced(config, ready).run(sockets=[door])


def announced(config: uvicorn.Config, ready: Callable[[], None]) -> uvicorn.Server:
    """A server that says when it answers."""
    import uvicorn

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    return Announced(config)


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def has_screen() -> bool:
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
