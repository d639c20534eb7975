"""How long a choice takes at the server: many live games at once over real sockets, from send to `accepted`.

    python -m benchmarks.server_load [--games 50] [--seconds 20] [--pause 1.0] [--bots]

A server of Kettle runs in a process of its own on the loopback, with its file on disk and every choice committed. Each
seat is a person with a websocket who waits about `pause` seconds before choosing. Ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.server.machine import Machine

TARGET = 50.0  # milliseconds, p95
WARM_UP = 5.0  # seconds in which all tables are laid at once; not counted


class Player:
    """One person at one table."""

    def __init__(
        self, base: str, cookie: str, table: str, times: list[float], pause: float, after: float, until: float
    ) -> None:
        self.address = f"ws://{base}/api/tables/{table}/live"
        self.cookie = cookie
        self.times = times
        self.pause = pause
        self.after = after
        self.until = until
        self.sent: dict[str, float] = {}
        self.state: dict[str, Any] = {}
        self.count = 0
        self.refused = 0

    async def play(self) -> None:
        async with connect(self.address, additional_headers={"cookie": self.cookie}) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            while time.monotonic() < self.until:
                try:
                    text = await asyncio.wait_for(socket.recv(), self.until - time.monotonic() + 0.01)
                except TimeoutError:
                    return
                message = json.loads(text)
                if message["type"] == "accepted":
                    taken = (time.perf_counter() - self.sent.pop(message["id"])) * 1000
                    if time.monotonic() > self.after:
                        self.times.append(taken)
                elif message["type"] == "refused":
                    self.sent.pop(message["id"], None)
                    self.refused += 1
                elif message["type"] == "state":
                    self.state = message
                if self.state and self.state["outcome"] is not None:
                    return
                if message["type"] in ("accepted", "refused", "state"):
                    await self.answer(socket)

    async def answer(self, socket: Any) -> None:
        state = self.state
        question = state["question"]
        if question is None or question["answered"] is not None or self.sent:
            return
        await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
        self.count += 1
        id = f"{self.count}"
        option = random.choice(question["options"])["say"]
        self.sent[id] = time.perf_counter()
        choice = {"id": id, "seat": state["seat"], "decision": state["decision"], "line": option}
        await socket.send(json.dumps({"type": "choose", **choice}))


class Load:
    def __init__(self, machine: Machine, games: int, seconds: float, pause: float, bots: bool) -> None:
        self.machine = machine
        self.games = games
        self.pause = pause
        self.bots = bots
        self.times: list[float] = []
        self.refused = 0
        self.ended = 0
        self.after = time.monotonic() + WARM_UP
        self.until = self.after + seconds

    async def run(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.machine.address}", timeout=60) as client:
            await asyncio.gather(*[self.table(client) for _ in range(self.games)])

    async def table(self, client: httpx.AsyncClient) -> None:
        """One game after the other, so that as many are always live."""
        while time.monotonic() < self.until:
            cookies = [await person(client) for _ in range(2)]
            seats = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot"}] * self.bots
            body = {"game": "kettle", "config": {"players": len(seats)}, "seats": seats}
            table = (await post(client, cookies[0], "/api/tables", body))["id"]
            await post(client, cookies[1], f"/api/tables/{table}/join", {})
            await post(client, cookies[1], f"/api/tables/{table}/ready", {"ready": True})
            players = [
                Player(self.machine.address, cookie, table, self.times, self.pause, self.after, self.until)
                for cookie in cookies
            ]
            await asyncio.gather(*[player.play() for player in players])
            self.refused += sum(player.refused for player in players)
            self.ended += 1


async def person(client: httpx.AsyncClient) -> str:
    answer = await client.get("/api/me", headers={"cookie": ""})
    client.cookies.clear()
    return answer.headers["set-cookie"].partition(";")[0]


async def post(client: httpx.AsyncClient, cookie: str, path: str, body: Any) -> Any:
    answer = await client.post(path, json=body, headers={"cookie": cookie, "x-samovar": "1"})
    client.cookies.clear()
    assert answer.status_code < 300, answer.text
    return answer.json()


def report(load: Load, seconds: float) -> None:
    times = sorted(load.times)
    cuts = statistics.quantiles(times, n=100)
    rows = [
        ("live games", f"{load.games}"),
        ("choices", f"{len(times)} ({len(times) / seconds:.0f} a second), {load.refused} refused"),
        ("games played", f"{load.ended}"),
        ("p50", f"{cuts[49]:.1f} ms"),
        ("p95", f"{cuts[94]:.1f} ms (target below {TARGET:.0f})"),
        ("p99", f"{cuts[98]:.1f} ms"),
        ("slowest", f"{times[-1]:.1f} ms"),
        ("machine", f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"),
        ("load", f"{os.getloadavg()[0]:.1f} over the last minute, this script included"),
    ]
    for name, value in rows:
        print(f"{name:<14}{value}")  # noqa: T201 a benchmark prints


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--bots", action="store_true", help="a third seat for a bot at each table")
    asked = parser.parse_args()
    seconds = min(asked.seconds, 120.0)
    with tempfile.TemporaryDirectory() as folder, Machine(Path(folder), "process") as machine:
        load = Load(machine, asked.games, seconds, asked.pause, asked.bots)
        asyncio.run(load.run())
        report(load, seconds)
        if machine.complaints():
            print(f"the server said:\n{machine.complaints()[-2000:]}")  # noqa: T201


if __name__ == "__main__":
    main()
