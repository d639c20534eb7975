"""People who play on whatever happens to the server, and what happens to it.

The players are those of `benchmarks.restarts`: they come back after every break and send again what was not
acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from benchmarks.campaign.wires import Wire
from benchmarks.restarts import Trial, laid, messages_in
from benchmarks.server_load import FRESH
from samovar.server.databases import postgres_engine, read_address
from tests.server.machine import Machine
from tests.server.postgres import Postgres, database_for
from tests.server.stores import inside

BACK = 0.2  # seconds within which somebody whose connection broke comes back
PAUSE = 0.4  # between two choices of one person
CALM = 0.6  # seconds at most between two disturbances
COMPARED = 20  # after so many the two at each table are compared
PATIENCE = 120.0
HANG = 1.5

Deed = Callable[[], Awaitable[object]]


class Crowd(Trial):
    """Some tables full of people, at one process or at several."""

    # A choice that could not be kept is refused, and says so.
    may_hear = Trial.may_hear | {"why-engine-fault"}

    def __init__(self, machines: list[Machine], tables: int) -> None:
        super().__init__(machines[0], tables, BACK, 0.0, PATIENCE)
        self.machines = machines
        self.pause = PAUSE
        self.done = Counter[str]()
        self.anew = 0  # games that followed one that was over
        self.deeds: list[tuple[str, Deed]] = []
        self.database: str | None = None  # the address of a PostgreSQL that all processes share

    def stored(self) -> set[str]:
        if self.database is None:
            return super().stored()
        engine = postgres_engine(read_address(database_for(self.database, self.machine.folder)))
        with engine.begin() as kept:
            return messages_in(kept)

    def address(self) -> str:
        return random.choice(self.machines).address

    async def suffer(self, times: int, until: float) -> None:
        """Disturb them so often, or until that time; compare now and then, and at the end what is stored."""
        await self._lay()
        self.up.set()
        lives = [asyncio.create_task(player.live()) for player in self.players]
        try:
            await self._life("the beginning")
            while sum(self.done.values()) < times and time.monotonic() < until and not self.faults:
                await self._renew()
                await asyncio.sleep(random.uniform(0.0, CALM))
                name, deed = random.choice(self.deeds)
                await deed()
                await self._whole()
                self.done[name] += 1
                if sum(self.done.values()) % COMPARED == 0:
                    await self._life(f"after {sum(self.done.values())}")
            await self._life("the end")
        finally:
            self.over = True
            for life in lives:
                life.cancel()
            await asyncio.gather(*lives, return_exceptions=True)
        self._check_stored()

    async def _renew(self) -> None:
        """Whose game is over plays another one: at a table that is over nothing can be lost."""
        over = [pair for pair in self.pairs if all(each.state and each.state["outcome"] for each in pair)]
        if not over:
            return
        async with httpx.AsyncClient(base_url=f"http://{self.address()}", timeout=PATIENCE, limits=FRESH) as client:
            for pair in over:
                try:
                    table = await laid(client, [each.cookie for each in pair])
                except (httpx.HTTPError, AssertionError):
                    return  # what was done last is not mended yet: after the next
                self.anew += 1
                for player in pair:
                    player.table, player.state, player.here = table, {}, False
                    if player.socket is not None:
                        await player.socket.close()

    async def _whole(self) -> None:
        """Every process that is gone is started again."""
        for machine in self.machines:
            if machine.process is None or machine.process.poll() is not None:
                await asyncio.to_thread(machine.start)

    async def killed(self) -> None:
        await asyncio.to_thread(random.choice(self.machines).kill)

    async def all_killed(self) -> None:
        for machine in self.machines:
            await asyncio.to_thread(machine.kill)

    async def ended(self) -> None:
        await asyncio.to_thread(random.choice(self.machines).stop)

    async def hung(self) -> None:
        process = random.choice(self.machines).process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(random.uniform(0.5, HANG))
        process.send_signal(signal.SIGCONT)


def at_one_file(machine: Machine, tables: int, clock: Path | None) -> Crowd:
    """One process with its file: what can happen to that."""
    crowd = Crowd([machine], tables)

    async def full() -> None:
        assert machine.process is not None
        _, most = resource.prlimit(machine.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(machine.process.pid, resource.RLIMIT_FSIZE, (1, most))
        await asyncio.sleep(random.uniform(0.5, 2.0))
        resource.prlimit(machine.process.pid, resource.RLIMIT_FSIZE, (most, most))

    async def locked() -> None:
        with inside(machine.folder) as other:
            other.exec_driver_sql("BEGIN IMMEDIATE" if not other.in_transaction() else "SELECT 1")
            await asyncio.sleep(random.uniform(0.2, 1.0))

    async def clock_set_back() -> None:
        assert clock is not None
        await asyncio.to_thread(clock.write_text, f"-{random.randint(1, 48)}h")

    crowd.deeds = [
        *[("process killed", crowd.killed)] * 8,
        *[("process terminated", crowd.ended)] * 2,
        ("process stands still", crowd.hung),
        ("disk full", full),
        ("file locked by another", locked),
    ]
    if clock is not None:
        crowd.deeds.append(("clock set back", clock_set_back))
    return crowd


def at_one_database(machines: list[Machine], tables: int, postgres: Postgres, wire: Wire) -> Crowd:
    """Several processes on PostgreSQL behind a wire: what can happen to those."""
    crowd = Crowd(machines, tables)
    crowd.database = postgres.address

    async def database_killed() -> None:
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.to_thread(postgres.start)

    async def database_restarted() -> None:
        await asyncio.to_thread(postgres.stop, "fast")
        await asyncio.to_thread(postgres.start)

    crowd.deeds = [
        *[("process killed", crowd.killed)] * 8,
        *[("all processes killed", crowd.all_killed)] * 2,
        *[("process terminated", crowd.ended)] * 2,
        ("process stands still", crowd.hung),
        ("database killed", database_killed),
        ("database restarted", database_restarted),
        ("wires cut", wire.cut),
        ("wires held", lambda: wire.hold(random.uniform(0.5, HANG))),
        ("wires slow", lambda: wire.slow(random.uniform(0.02, 0.1), 2.0)),
    ]
    return crowd


def faketime() -> Path | None:
    """The library of Debian's faketime, which sets a process' clock; it is no part of us."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    return found[0] if found else None


def pretend(clock: Path, library: Path) -> None:
    """Every process that is started from here on reads its hour by that file; how time runs on stays true."""
    clock.write_text("+0h")
    os.environ |= {
        "LD_PRELOAD": str(library),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }
