"""How long a choice takes at the server: many live games at once over real sockets, from send to `accepted`.

    python -m benchmarks.server_load [--game kettle] [--games 50] [--seconds 20] [--pause 1.0] [--bots] [--readers 10]
    python -m benchmarks.server_load --games 1000 --pause 5 --seconds 60

A server of Kettle, or of the games of the house, runs in a process of its own on the loopback, with its file on disk
and every choice committed. All tables are laid before anything is measured. Two people sit at each, with a websocket
each, and wait about `pause` seconds before choosing; bots choose as quickly as the server lets them. Readers ask for
the whole rules again and again. On a machine that is busy with other things, trust the processor time of a choice more
than its latency. Ends by itself.
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
AT_ONCE = 32  # requests while the tables are laid
COMING = 50.0  # tables a second to which people come
WARM_UP = 5.0  # seconds in which everybody comes to the tables that are laid; not counted


class Player:
    """One person at one table."""

    def __init__(self, load: Load, cookie: str, table: str) -> None:
        self.address = f"ws://{load.machine.address}/api/tables/{table}/live"
        self.cookie = cookie
        self.times = load.times
        self.pause = load.pause
        self.after = load.after
        self.until = load.until
        self.sent: dict[str, float] = {}
        self.state: dict[str, Any] = {}
        self.count = 0
        self.refused = 0

    async def play(self) -> None:
        await asyncio.sleep(random.uniform(0, max(0.0, self.after - 1 - time.monotonic())))
        headers = {"cookie": self.cookie}
        async with connect(self.address, additional_headers=headers, open_timeout=60) as socket:
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
        self.own = 0.0  # processor seconds of this script
        self.memory = 0
        self.longest_sweep = 0.0  # milliseconds
        self.taken = 0  # choices of people and bots in the same time
        self.seconds = seconds
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.after = self.until = 0.0

    async def run(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.machine.address}", timeout=60, limits=FRESH) as client:
            if self.game == KETTLE:
                self.config, self.others = {"players": 2 + self.bots}, int(self.bots)
            else:
                self.others = len((await client.get(f"/api/games/{self.game}")).json()["seats"]) - 2
            laid = await asyncio.gather(*[self.lay(client) for _ in range(self.games)])
            self.after = time.monotonic() + max(WARM_UP, self.games / COMING)
            self.until = self.after + self.seconds
            work = [self.table(client, *each) for each in laid]
            tables = asyncio.gather(*work, *[self.reader(client) for _ in range(self.readers)])
            await asyncio.sleep(self.after - time.monotonic())
            before, known, own = processor_seconds(self.machine), await choices_so_far(client), time.process_time()
            await tables
            self.own = time.process_time() - own
            self.memory = resident(self.machine)
            self.longest_sweep = await counted(client, "samovar_collector_longest ") * 1000
            self.processor = processor_seconds(self.machine) - before
            self.taken = await choices_so_far(client) - known

    async def reader(self, client: httpx.AsyncClient) -> None:
        """Somebody who reads the rules while others play."""
        while time.monotonic() < self.until:
            answer = await client.get(f"/api/games/{self.game}/rules")
            assert answer.status_code == 200, answer.text
            self.read += time.monotonic() > self.after

    async def lay(self, client: httpx.AsyncClient) -> tuple[str, list[str]]:
        async with self.gate:
            cookies = [await person(client) for _ in range(2)]
            seats = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "bot", "level": "random"}] * self.others
            body = {"game": self.game, "config": self.config, "seats": seats}
            table = (await post(client, cookies[0], "/api/tables", body))["id"]
            await post(client, cookies[1], f"/api/tables/{table}/join", {})
            await post(client, cookies[1], f"/api/tables/{table}/ready", {"ready": True})
        return table, cookies

    async def table(self, client: httpx.AsyncClient, table: str, cookies: list[str]) -> None:
        """One game after the other, so that as many are always live."""
        while True:
            players = [Player(self, cookie, table) for cookie in cookies]
            await asyncio.gather(*[player.play() for player in players])
            self.refused += sum(player.refused for player in players)
            self.ended += 1
            if time.monotonic() >= self.until:
                return
            table, cookies = await self.lay(client)


def resident(machine: Machine) -> int:
    """Bytes in memory; 0 where the system does not tell."""
    sizes = Path(f"/proc/{machine.process.pid}/statm") if machine.process is not None else Path("/nowhere")
    return int(sizes.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if sizes.exists() else 0


def processor_seconds(machine: Machine) -> float:
    """What the server has used so far; 0 where the system does not tell."""
    status = Path(f"/proc/{machine.process.pid}/stat") if machine.process is not None else Path("/nowhere")
    if not status.exists():
        return 0.0
    ticks = status.read_text().rpartition(")")[2].split()
    return (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")


async def choices_so_far(client: httpx.AsyncClient) -> int:
    """Of people, bots and clocks, as the server counts them."""
    return round(await counted(client, "samovar_choices_total{"))


async def counted(client: httpx.AsyncClient, name: str) -> float:
    """The sum of what the server's metrics say under a name."""
    lines = (await client.get("/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


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
        ("cores used", f"{load.processor / seconds:.2f} by the server, {load.own / seconds:.2f} by this script"),
        ("collector", f"{load.longest_sweep:.0f} ms at the longest, since the start"),
        ("memory", f"{load.memory / 2**20:.0f} MB, {load.memory / 1024 / load.games:.0f} kB a table"),
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
        Machine(Path(folder), "process", catalogue, Settings().bot_pause, fresh=True) as machine,
    ):
        load = Load(machine, asked.games, seconds, asked.pause, asked.game, asked.bots, asked.readers)
        asyncio.run(load.run())
        report(load, seconds)
        if machine.complaints():
            print(f"the server said:\n{machine.complaints()[-2000:]}")  # noqa: T201


if __name__ == "__main__":
    main()
