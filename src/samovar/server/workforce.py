"""Several processes on one port: each runs the whole server, and one that ends is replaced.

Not uvicorn's own, which gives its workers no port of their own, on which they reach one another (relay.py).
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from copy import copy
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from samovar.server.admin_requests import forget_requests
from samovar.server.databases import DatabaseLock
from samovar.server.files import Unopened
from samovar.server.people import signing_keys
from samovar.server.settings import Settings
from samovar.server.store import Store

LOG = logging.getLogger("samovar.server")
SPAWN = multiprocessing.get_context("spawn")
SOON = 2.0  # seconds; a process that ends so soon would do so again at once
PAUSE = 1.0  # seconds before it is replaced
GRACE = 20.0  # seconds for all to end; each ends itself before that


def serve(
    settings: Settings, door: socket.socket, count: int, relay_host: str, log: bool, ready: Callable[[], None]
) -> None:
    """Until it is told to end. Unopened, or InUse, if the database cannot be had."""
    if settings.address is None:
        raise Unopened(settings.database, "several processes need PostgreSQL: a file has one writer. Say --database")
    store = Store(settings.address)  # brought to this version's shape before all of them want to
    try:
        store.write(signing_keys).result()
        store.write(forget_requests).result()
        lock = DatabaseLock(store.engine, shared=True)
        try:
            Workforce(settings, door, count, relay_host, log).run(ready)
        finally:
            lock.release()
    finally:
        store.close()


class Workforce:
    def __init__(self, settings: Settings, door: socket.socket, count: int, relay_host: str, log: bool) -> None:
        self.settings = settings
        self.door = door
        self.count = count
        self.relay_host = relay_host
        self.log = log
        self.workers: dict[int, tuple[SpawnProcess, float]] = {}  # by the number that the system waits for
        self.ending = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._end)
        told, tell = SPAWN.Pipe(duplex=False)
        for _ in range(self.count):
            self._start(tell)
        answered = 0
        while not self.ending.is_set():
            for what in wait([told, *self.workers], timeout=0.5):
                if what is told:
                    told.recv()
                    answered += 1
                    if answered == self.count:
                        ready()
                elif isinstance(what, int):
                    self._replace(what, tell)
        self._end_all()

    def _start(self, tell: Connection) -> None:
        process = SPAWN.Process(
            target=work, args=(self.settings, self.door, self.relay_host, self.log, tell), name="samovar-worker"
        )
        process.start()
        self.workers[process.sentinel] = (process, time.monotonic())

    def _replace(self, sentinel: int, tell: Connection) -> None:
        process, began = self.workers.pop(sentinel)
        process.join()
        if self.ending.is_set():
            return
        LOG.error("a process of the server has ended (%s) and is replaced", process.exitcode)
        if time.monotonic() - began < SOON:
            self.ending.wait(PAUSE)
        self._start(tell)

    def _end(self, _: int, __: FrameType | None) -> None:
        self.ending.set()

    def _end_all(self) -> None:
        for process, _ in self.workers.values():
            process.terminate()
        until = time.monotonic() + GRACE
        for process, _ in self.workers.values():
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()


def work(settings: Settings, door: socket.socket, relay_host: str, log: bool, tell: Connection) -> None:
    """In a process of its own."""
    from samovar.server import logs
    from samovar.server.app import create_app
    from samovar.server.serving import Server, config_for

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells all of them; ours is told by its parent
    threading.Thread(target=end_with_parent, daemon=True).start()
    if log:
        logs.start()
    inner = socket.create_server((relay_host, 0), family=socket.AF_INET6 if ":" in relay_host else socket.AF_INET)
    mine = copy(settings)
    mine.inner = inner.getsockname()[:2]

    class Announced(Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                with contextlib.suppress(OSError):
                    tell.send(None)

    Announced(config_for(create_app(mine))).run(sockets=[door, inner])


def end_with_parent() -> None:
    """Nobody would replace us, or could end us by the name of the server."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)
