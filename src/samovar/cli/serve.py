"""Play in a browser: start the server here, and open the page where there is a screen."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from samovar import __version__
from samovar.cli import posting, terminal
from samovar.cli.exits import FINDING, IN_USE, MISSING, UNREADABLE, USAGE, stop
from samovar.kernel import native

if TYPE_CHECKING:
    import uvicorn

    from samovar.server.settings import LabDoor, Post

HOST = "127.0.0.1"
PORT = 7266  # S A M O on a telephone; a browser remembers comfort and seats by port
NAMES = "SAMOVAR_NAMES"
LAB_ACCOUNTS = "SAMOVAR_LAB_ACCOUNTS"
PROXIES = "SAMOVAR_TRUSTED_PROXIES"
TOKEN = "SAMOVAR_METRICS_TOKEN"  # noqa: S105 the variable's name; a secret does not belong into a list of processes
HOST_NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*")
OWN_MACHINE = {"127.0.0.1", "localhost", "::1"}
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 compared, not bound

Data = Annotated[
    Path | None,
    typer.Option(
        "--data", help="Folder of the server's file.", file_okay=False, show_default=False, envvar="SAMOVAR_DATA"
    ),
]


def play(
    game: terminal.Which = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Here, line by line: for screen readers and pipes. Needs a game.")
    ] = False,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page where there is a screen.")] = True,
    bots: terminal.Bots = "greedy",
    people: terminal.People = 1,
    setting: terminal.Sets = None,
    seed: terminal.Seed = None,
    lang: terminal.Lang = None,
    server: terminal.ServerAt = None,
    table: terminal.TableAt = None,
    record: terminal.Written = None,
) -> None:
    """Play in the browser, on this machine; with --plain in the terminal, line by line."""
    if plain:
        terminal.plain(game, bots, people, setting, seed, lang, server, table, record)
        return
    if game is not None or server is not None:
        stop("In the browser the game is chosen there. With --plain it is played here; see also `samovar tui`.", USAGE)
    with listening(HOST, PORT, otherwise_any=True) as door:
        run(door, HOST, data, opened=browser and has_screen())


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.", envvar="SAMOVAR_HOST")] = HOST,
    port: Annotated[
        int, typer.Option(help="Port; 0 takes any free one.", min=0, max=65535, envvar="SAMOVAR_PORT")
    ] = PORT,
    data: Data = None,
    log: Annotated[
        bool, typer.Option("--log", help="Tell what happens, a JSON object a line.", envvar="SAMOVAR_LOG")
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(
            help="Address of a PostgreSQL database instead of a file, such as postgresql:///samovar; one with a "
            "password belongs into the variable.",
            show_default=False,
            envvar="SAMOVAR_DATABASE",
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="Host name under which people reach this server, such as club.example.org; may be said several times, "
            f"or in {NAMES} with commas. Others are then refused, but those of this machine.",
            show_default=False,
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="Address or network of a proxy whose X-Forwarded-For and X-Forwarded-Proto are believed; may be said "
            f"several times, or in {PROXIES} with commas.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            help="Processes that share the work, on as many cores; more than one need --database.",
            min=1,
            max=64,
            envvar="SAMOVAR_WORKERS",
        ),
    ] = 1,
    relay_host: Annotated[
        str,
        typer.Option(
            help="Address on which the processes reach one another; on several machines that of a private network.",
            envvar="SAMOVAR_RELAY_HOST",
        ),
    ] = HOST,
    lab: Annotated[
        bool,
        typer.Option("--lab", help="Open the lab at /lab to whoever sits at this machine.", envvar="SAMOVAR_LAB"),
    ] = False,
    lab_account: Annotated[
        list[str] | None,
        typer.Option(
            help="Open the lab to this account, from anywhere; may be said several times, "
            f"or in {LAB_ACCOUNTS} with commas.",
            show_default=False,
        ),
    ] = None,
    address: posting.Public = None,
    mail_from: posting.MailFrom = None,
    webhook_host: posting.WebhookHosts = None,
    push_contact: posting.PushContact = None,
    ratings: Annotated[
        bool, typer.Option("--ratings", help="Rate people by the games between accounts.", envvar="SAMOVAR_RATINGS")
    ] = False,
    traces: Annotated[
        bool,
        typer.Option(
            "--traces",
            help="Tell OpenTelemetry what takes how long, where OTEL_EXPORTER_OTLP_ENDPOINT says.",
            envvar="SAMOVAR_TRACES",
        ),
    ] = False,
) -> None:
    """Serve the games to browsers, on this machine unless told otherwise."""
    trusted = proxies(trusted_proxy or os.environ.get(PROXIES, "").split(","))
    names = name or os.environ.get(NAMES, "").split(",")
    named = host_names(names)
    lab_for = lab_door(lab, lab_account or os.environ.get(LAB_ACCOUNTS, "").split(","), workers)
    if traces and find_spec("opentelemetry.sdk") is None:
        stop("Traces need more packages: pip install 'samovar[web,otel]'.", MISSING)
    post = posting.post_of(names, address, mail_from, webhook_host, push_contact)
    with listening(host, port, otherwise_any=False) as door:
        run(
            door,
            host,
            data,
            opened=False,
            log=log,
            trusted=trusted,
            named=named,
            database=database or None,
            workers=workers,
            relay_host=relay_host,
            lab=lab_for,
            post=post,
            ratings=ratings,
            traces=traces,
        )


def lab_door(here: bool, accounts: list[str], workers: int) -> LabDoor | None:
    """Whom the lab is open to; None if to nobody."""
    named = [name.strip() for name in accounts if name.strip()]
    if not here and not named:
        return None
    if find_spec("polars") is None or find_spec("altair") is None:
        stop("The lab needs its own part: pip install 'samovar[lab]'.", MISSING)
    if workers > 1:
        stop("The lab is for a server of one process: leave --workers out.", USAGE)
    from samovar.server.names import folded
    from samovar.server.settings import LabDoor

    processes = max(1, (os.cpu_count() or 1) - 1)  # one core stays for people
    return LabDoor(frozenset(folded(name) for name in named), here, processes)


def host_names(named: list[str]) -> frozenset[str]:
    """As browsers send them: in small letters, without port, scheme or path."""
    found = set()
    for name in filter(None, (each.strip() for each in named)):
        try:
            told = name.encode("idna").decode("ascii").lower()
        except UnicodeError:
            told = ""
        if not HOST_NAME.fullmatch(told):
            stop(f"{name} is no host name. Say it alone, such as club.example.org: no scheme, port or path.", USAGE)
        found.add(told)
    return frozenset(found)


def proxies(named: list[str]) -> tuple[str, ...]:
    """Only addresses and networks: whoever trusted a name or everybody would let every visitor choose his address."""
    wanted = [name.strip() for name in named if name.strip()]
    for name in wanted:
        try:
            ip_network(name)
        except ValueError as error:
            stop(f"{name} is no proxy that can be trusted: {error}.", USAGE)
    return tuple(wanted)


def listening(host: str, port: int, *, otherwise_any: bool) -> socket.socket:
    """A socket that listens already, so that nobody can take the port between asking and using."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for choice in (port, 0) if otherwise_any else (port,):
        try:
            return socket.create_server((host, choice), family=family)
        except OSError as error:
            reason = str(error.strerror or error).partition(" (while")[0]  # Python appends the address
    stop(f"Cannot listen on {host}, port {port}: {reason}.", FINDING)


def run(
    door: socket.socket,
    host: str,
    data: Path | None,
    *,
    opened: bool,
    log: bool = False,
    trusted: tuple[str, ...] = (),
    named: frozenset[str] = frozenset(),
    database: str | None = None,
    workers: int = 1,
    relay_host: str = HOST,
    lab: LabDoor | None = None,
    post: Post | None = None,
    ratings: bool = False,
    traces: bool = False,
) -> None:
    # Imported here so that every other command works without the web extra, and starts without its weight.
    from samovar.server import logs, workforce
    from samovar.server.app import create_app
    from samovar.server.files import InUse, Unopened
    from samovar.server.metrics import RULES
    from samovar.server.serving import config_for
    from samovar.server.settings import LOOPBACK, Settings

    address = address_of(door)

    def ready() -> None:
        logging.getLogger(logs.NAME).info("the server answers", extra={"version": __version__, "rules": RULES})
        build = "compiled" if native.compiled else "interpreted"
        typer.echo(f"Samovar is served at {address}  ({build}; Ctrl+C ends it)")
        if opened:
            webbrowser.open(address)

    if log:
        logs.start()
    try:
        names = LOOPBACK if host in OWN_MACHINE or named else None
        token = os.environ.get(TOKEN) or None  # empty in a file of variables means none, and not an empty secret
        told = Settings(
            data,
            names=names,
            named=named,
            metrics_token=token,
            trusted_proxies=trusted,
            prewarm=True,
            address=database,
            lab=lab,
            post=post,
            ratings=ratings,
            traces=traces,
        )
        if workers > 1 or relay_host != HOST:
            workforce.serve(told, door, workers, relay_host, log, ready)
            return
        app = create_app(told)
    except InUse as fault:
        stop(f"{fault.path} is in use: {fault.reason}. --data or --database names another place.", IN_USE)
    except Unopened as fault:
        stop(f"{fault.path} cannot be opened: {fault.reason}.", UNREADABLE)
    with contextlib.suppress(KeyboardInterrupt):
        announced(config_for(app), ready).run(sockets=[door])


def announced(config: uvicorn.Config, ready: Callable[[], None]) -> uvicorn.Server:
    """A server that says when it answers."""
    from samovar.server.serving import Server

    class Announced(Server):
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
