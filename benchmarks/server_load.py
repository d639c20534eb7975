"""How long a choice takes at the server: many live games at once over real sockets, from send to `accepted`.

    python -m benchmarks.server_load [--game kettle] [--games 50] [--seconds 20] [--pause 1.0] [--bots] [--readers 10]

A server of Kettle, or of the games of the house, runs in a process of its own on the loopback, with its file on disk
and every choice committed. Two people sit at each table, with a websocket each, and wait about `pause` seconds before
choosing; bots choose as quickly as the server lets them. Readers ask for the whole rules again and again. On a machine
that is busy with other things, trust the processor time of a choice more than its latency. Ends by itself.
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

from samovar.server.settings import Settings
from tests.server.machine import Machine

KETTLE = "kettle"
TARGET = 50.0  # milliseconds, p95
FRESH = httpx.Limits(max_keepalive_connections=0)  # an idle connection may be closed just when it is used again
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
    def __init__(
        self, machine: Machine, games: int, seconds: float, pause: float, game: str, bots: bool, readers: int = 0
    ) -> None:
        self.game = game
        self.readers = readers
        self.read = 0
        self.machine = machine
        self.games = games
        self.pause = pause
        self.bots = bots
        self.times: list[float] = []
        self.config: dict[str, Any] = {}
        self.others = 0  # seats besides the two people: bots
        self.refused = 0
        self.ended = 0
        self.processor = 0.0
        self.taken = 0  # choices of people and bots in the same time
        self.after = time.monotonic() + WARM_UP
        self.until = self.after + seconds

    async def run(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.machine.address}", timeout=60, limits=FRESH) as client:
            if self.game == KETTLE:
                self.config, self.others = {"players": 2 + self.bots}, int(self.bots)
            else:
                self.others = len((await client.get(f"/api/games/{self.game}")).json()["seats"]) - 2
            work = [self.table(client) for _ in range(self.games)]
            tables = asyncio.gather(*work, *[self.reader(client) for _ in range(self.readers)])
            await asyncio.sleep(WARM_UP)
            before, known = processor_seconds(self.machine), await choices_so_far(client)
            await tables
            self.processor = processor_seconds(self.machine) - before
            self.taken = await choices_so_far(client) - known

    async def reader(self, client: httpx.AsyncClient) -> None:
        """Somebody who reads the rules while others play."""
        while time.monotonic() < self.until:
            answer = await client.get(f"/api/games/{self.game}/rules")
            assert answer.status_code == 200, answer.text
            self.read += time.monotonic() > self.after

    async def table(self, client: httpx.AsyncClient) -> None:
        """One game after the other, so that as many are always live."""
        while time.monotonic() < self.until:
            cookies = [await person(client) for _ in range(2)]
            seats = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot", "level": "random"}] * self.others
            body = {"game": self.game, "config": self.config, "seats": seats}
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


def processor_seconds(machine: Machine) -> float:
    """What the server has used so far; 0 where the system does not tell."""
    status = Path(f"/proc/{machine.process.pid}/stat") if machine.process is not None else Path("/nowhere")
    if not status.exists():
        return 0.0
    ticks = status.read_text().rpartition(")")[2].split()
    return (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")


async def choices_so_far(client: httpx.AsyncClient) -> int:
    """Of people, bots and clocks, as the server counts them."""
    lines = (await client.get("/metrics")).text.splitlines()
    return round(sum(float(line.split()[-1]) for line in lines if line.startswith("samovar_choices_total{")))


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
        ("live games", f"{load.games} of {load.game}"),
        ("choices", f"{len(times)} ({len(times) / seconds:.0f} a second), {load.refused} refused"),
        ("games played", f"{load.ended}"),
        ("rules read", f"{load.read} times by {load.readers} at once"),
        ("p50", f"{cuts[49]:.1f} ms"),
        ("p95", f"{cuts[94]:.1f} ms (target below {TARGET:.0f})"),
        ("p99", f"{cuts[98]:.1f} ms"),
        ("slowest", f"{times[-1]:.1f} ms"),
        ("processor", f"{load.processor / max(1, load.taken) * 1000:.1f} ms a choice, of {load.taken} with the bots'"),
        ("machine", f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"),
        ("load", f"{os.getloadavg()[0]:.1f} over the last minute, this script included"),
    ]
    for name, value in rows:
        print(f"{name:<14}{value}")  # noqa: T201 a benchmark prints


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default=KETTLE, help="kettle, or a game of the house")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--bots", action="store_true", help="a third seat for a bot at each table")
    parser.add_argument("--readers", type=int, default=0, help="so many ask for the rules all the time")
    asked = parser.parse_args()
    seconds = min(asked.seconds, 120.0)
    catalogue = KETTLE if asked.game == KETTLE else "house"
    with (
        tempfile.TemporaryDirectory() as folder,
        Machine(Path(folder), "process", catalogue, Settings().bot_pause) as machine,
    ):
        load = Load(machine, asked.games, seconds, asked.pause, asked.game, asked.bots, asked.readers)
        asyncio.run(load.run())
        report(load, seconds)
        if machine.complaints():
            print(f"the server said:\n{machine.complaints()[-2000:]}")  # noqa: T201


if __name__ == "__main__":
    main()
