"""Many tables, a server that dies and comes back, and everybody back at once: is any choice lost or unheard?

    python -m benchmarks.restarts [--tables 1000] [--restarts 3] [--back 3.0] [--play 5.0]

A server of Kettle runs in a process of its own. Two people sit at each table, with a websocket each, and choose all the
time. The server is killed or terminated in the middle of it, by turns, and started again; everybody comes back within
`back` seconds and sends again what was not acknowledged. After each life the play rests, and then both people of
every table must see the same game. At the end every choice that was ever accepted must be in the server's file. Ends
by itself, with 1 if anything is amiss.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.server_load import FRESH, person, post, processor_seconds
from samovar.server.schema import HAPPENINGS
from tests.server.machine import Machine
from tests.server.stores import inside

AT_ONCE = 32  # requests while the tables are laid
REST = 180.0  # seconds until everybody must be back, and see the same after the last choice
KILLED, TERMINATED = "killed", "terminated"


class Player:
    """Somebody who stays at one table through every restart."""

    def __init__(self, trial: Trial, cookie: str, table: str, name: str) -> None:
        self.trial = trial
        self.cookie = cookie
        self.table = table
        self.name = name
        self.state: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # chosen, and not acknowledged yet
        self.accepted: list[str] = []
        self.refused: list[str] = []
        self.count = 0
        self.here = False
        self.socket: ClientConnection | None = None

    async def live(self) -> None:
        while not self.trial.over:
            await self.trial.up.wait()
            await asyncio.sleep(random.uniform(0, self.trial.back))
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                address = f"ws://{self.trial.address()}/api/tables/{self.table}/live"
                async with connect(address, additional_headers={"cookie": self.cookie}, open_timeout=REST) as socket:
                    self.socket = socket
                    await self._stay(socket)
            self.here = False

    async def _stay(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello"}))
        choosing: asyncio.Task[None] | None = None
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "state":
                    self.state, self.here = message, True
                elif message["type"] == "farewell":
                    self.trial.farewells.append(message["why"]["key"])
                elif message["type"] in ("accepted", "refused") and self.pending is not None:
                    self._answered(message)
                if self.here and (choosing is None or choosing.done()):
                    choosing = asyncio.create_task(self._choose(socket))
        finally:
            if choosing is not None:
                choosing.cancel()

    def _answered(self, message: dict[str, Any]) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        if message["type"] == "accepted":
            self.accepted.append(message["id"])
        else:
            self.refused.append(message["why"]["key"])
        self.pending = None

    async def _choose(self, socket: ClientConnection) -> None:
        await asyncio.sleep(random.uniform(0, self.trial.pause))
        if self.pending is None:
            await self.trial.playing.wait()
            question = self.state["question"]
            if question is None or question["answered"] is not None:
                return
            self.count += 1
            self.pending = {
                "type": "choose",
                "id": f"{self.name}-{self.count}",
                "seat": self.state["seat"],
                "decision": self.state["decision"],
                "line": random.choice(question["options"])["say"],
            }
        with contextlib.suppress(WebSocketException):  # it goes again when we are back
            await socket.send(json.dumps(self.pending))


class Trial:
    # Whoever sends again what was taken by then hears that it is late; whoever is sent away, that he may come back.
    may_hear = frozenset({"why-stale", "why-come-back"})

    def __init__(self, machine: Machine, tables: int, back: float, play: float, patience: float = REST) -> None:
        self.machine = machine
        self.tables = tables
        self.back = back
        self.play = play
        self.patience = patience
        self.pause = 2.0
        self.up = asyncio.Event()
        self.playing = asyncio.Event()
        self.over = False
        self.farewells: list[str] = []
        self.pairs: list[tuple[Player, Player]] = []
        self.faults: list[str] = []
        self.report: list[str] = []

    def address(self) -> str:
        """Where the next one knocks."""
        return self.machine.address

    @property
    def players(self) -> list[Player]:
        return [player for pair in self.pairs for player in pair]

    async def run(self, restarts: int) -> None:
        await self._lay()
        lives = [asyncio.create_task(player.live()) for player in self.players]
        try:
            await self._life("first life")
            for number in range(restarts):
                end = KILLED if number % 2 == 0 else TERMINATED
                started = await self._restart(end)
                await self._life(f"{end}, answers after {started:.2f} s")
        finally:
            self.over = True
            for life in lives:
                life.cancel()
            await asyncio.gather(*lives, return_exceptions=True)
        self._check_stored()

    async def _lay(self) -> None:
        gate = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=f"http://{self.address()}", timeout=120, limits=FRESH) as client:
            await asyncio.gather(*[self._lay_one(client, gate, number) for number in range(self.tables)])

    async def _lay_one(self, client: httpx.AsyncClient, gate: asyncio.Semaphore, number: int) -> None:
        async with gate:
            cookies = [await person(client) for _ in range(2)]
            table = await laid(client, cookies)
        anna, boris = (Player(self, cookies[seat], table, f"{number}-{seat}") for seat in range(2))
        self.pairs.append((anna, boris))

    async def _restart(self, end: str) -> float:
        """In the middle of the play, as it comes."""
        await asyncio.sleep(self.pause / 2)
        self.up.clear()
        await asyncio.to_thread(self.machine.kill if end == KILLED else self.machine.stop)
        started = time.perf_counter()
        await asyncio.to_thread(self.machine.start)
        return time.perf_counter() - started

    async def _life(self, name: str) -> None:
        """Everybody comes, plays for a while, and rests; then the two of each table compare."""
        before = sum(len(player.accepted) for player in self.players)
        self.playing.set()
        used, came = processor_seconds(self.machine), time.perf_counter()
        self.up.set()
        await self._until(lambda: all(player.here for player in self.players))
        used, came = processor_seconds(self.machine) - used, time.perf_counter() - came
        missing = sum(not player.here for player in self.players)
        await asyncio.sleep(self.play)
        async with self._at_rest() as rested:
            apart = [pair for pair in self.pairs if not agree(*pair)]
            pending = sum(player.pending is not None for player in self.players)
            accepted = sum(len(player.accepted) for player in self.players) - before
            self.report.append(
                f"{name}; everybody back after {came:.1f} s and {used:.1f} s of the server's processor; "
                f"{accepted} choices accepted, "
                f"{len(apart)} tables apart, {pending} without an answer (rested {rested:.1f} s)"
            )
            if missing:
                self.faults.append(f"{name}: {missing} people did not get back")
            if apart:
                self.faults.append(f"{name}: at {len(apart)} tables the two see different games")
            if pending:
                self.faults.append(f"{name}: {pending} choices got no answer")

    @contextlib.asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[float]:
        """Nobody chooses anew; yields the seconds that it took until all had heard, and then the play goes on."""
        self.playing.clear()
        began = time.perf_counter()
        await self._until(self._settled)
        yield time.perf_counter() - began
        self.playing.set()

    def _settled(self) -> bool:
        return all(player.pending is None for player in self.players) and all(agree(*pair) for pair in self.pairs)

    async def _until(self, wanted: Callable[[], bool]) -> None:
        until = time.monotonic() + self.patience
        while not wanted() and time.monotonic() < until:  # noqa: ASYNC110 what is awaited is in two thousand players
            await asyncio.sleep(0.1)

    def stored(self) -> set[str]:
        """The messages whose choices are in the file."""
        with inside(self.machine.folder) as kept:
            return messages_in(kept)

    def _check_stored(self) -> None:
        stored = self.stored()
        accepted = [id for player in self.players for id in player.accepted]
        lost = [id for id in accepted if id not in stored]
        refused = [key for player in self.players for key in player.refused]
        self.report.append(f"{len(accepted)} choices accepted in all, {len(lost)} lost, {len(refused)} refused")
        if lost:
            self.faults.append(f"{len(lost)} accepted choices are not in the file")
        for key in {*refused} - self.may_hear:
            self.faults.append(f"{refused.count(key)} choices refused: {key}")
        for key in {*self.farewells} - self.may_hear:
            self.faults.append(f"{self.farewells.count(key)} thrown out: {key}")


async def laid(client: httpx.AsyncClient, cookies: list[str]) -> str:
    """A table at which these two play."""
    body = {"game": "kettle", "config": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table: str = (await post(client, cookies[0], "/api/tables", body))["id"]
    await post(client, cookies[1], f"/api/tables/{table}/join", {})
    await post(client, cookies[1], f"/api/tables/{table}/ready", {"ready": True})
    return table


def messages_in(kept: Connection) -> set[str]:
    wanted = select(HAPPENINGS.c.message).where(HAPPENINGS.c.message.is_not(None))
    return {message for message in kept.execute(wanted).scalars() if message is not None}


def agree(one: Player, other: Player) -> bool:
    """Whether two people at one table see the same game, as far as both see it."""
    return bool(public(one.state) == public(other.state))


def public(state: dict[str, Any]) -> Any:
    if not state:
        return None
    answered = [answer is not None for answer in state["answers"]]
    coins = {name: row for name, row in state["rows"].items() if None not in row}
    return answered, coins, state["ask"] and state["ask"]["asked"], state["outcome"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--restarts", type=int, default=3)
    parser.add_argument("--back", type=float, default=3.0, help="seconds within which everybody comes back")
    parser.add_argument("--play", type=float, default=5.0, help="seconds of play in each life")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Machine(Path(folder), fresh=True) as machine:
        trial = Trial(machine, asked.tables, asked.back, asked.play)
        asyncio.run(trial.run(asked.restarts))
        complaints = machine.complaints()
    lines = [f"{asked.tables} tables, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}", *trial.report]
    lines += [f"FAULT {fault}" for fault in trial.faults]
    if complaints:
        lines.append(f"FAULT the server said:\n{complaints[-3000:]}")
    print("\n".join(lines))  # noqa: T201 a benchmark prints
    sys.exit(1 if trial.faults or complaints else 0)


if __name__ == "__main__":
    main()
