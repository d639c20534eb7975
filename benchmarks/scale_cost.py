"""What a choice costs where several processes share PostgreSQL: processor, commits, log of the database, messages.

    python -m benchmarks.scale_cost [--game steamwatchers] [--games 40] [--processes 2] [--seconds 30] [--pause 2]

Two people at each table, each at a process drawn by lot, so that some are led to the owner of their table. The figures
are processor time and counts, which a busy machine spoils little; latencies are `benchmarks.server_load`'s affair.
PostgreSQL runs as in the tests, without waiting for the disk: what is counted does not depend on that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import psycopg

from benchmarks.server_load import FRESH, KETTLE, Load, choices_so_far, processor_seconds, resident
from tests.server.keeping import STORE
from tests.server.machine import Machine
from tests.server.postgres import RUNNING, Postgres, database_for, running
from tests.server.serve_kettle import TOGETHER

TICK = os.sysconf("SC_CLK_TCK")


class Spread(Load):
    """The same people, each at any of the processes."""

    def __init__(self, machines: list[Machine], **words: Any) -> None:
        self.machines = machines
        super().__init__(machines[0], **words)

    @property
    def machine(self) -> Machine:
        return random.choice(self.machines)

    @machine.setter
    def machine(self, _: Machine) -> None:
        pass


def below(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == pid:
            found.append(int(status.parent.name))
    return found


def spent(pids: list[int]) -> float:
    total = 0.0
    for pid in pids:
        try:
            words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(words[11]) + int(words[12])) / TICK
    return total


class Scales:
    """What has been used so far."""

    def __init__(self, machines: list[Machine], postgres: Postgres, address: str) -> None:
        self.machines = machines
        self.master = int((Path(postgres.data) / "postmaster.pid").read_text().splitlines()[0])
        self.address = address

    async def read(self) -> dict[str, float]:
        choices = 0
        for machine in self.machines:
            async with httpx.AsyncClient(base_url=f"http://{machine.address}", timeout=60, limits=FRESH) as client:
                choices += await choices_so_far(client)
        with psycopg.connect(self.address, autocommit=True) as database:
            row = database.execute(
                "SELECT pg_current_wal_lsn() - '0/0', xact_commit, (SELECT count(*) FROM pg_stat_activity)"
                " FROM pg_stat_database WHERE datname = current_database()"
            ).fetchone()
        assert row is not None
        return {
            "choices": choices,
            "servers": sum(processor_seconds(machine) for machine in self.machines),
            "database": spent(below(self.master)),
            "log": float(row[0]),
            "commits": float(row[1]),
            "connections": float(row[2]),
        }


async def measured(machines: list[Machine], postgres: Postgres, address: str, words: dict[str, Any]) -> None:
    load, scales = Spread(machines, **words), Scales(machines, postgres, address)
    running = asyncio.create_task(load.run())
    while load.after == 0.0:  # noqa: ASYNC110 the load tells it by a number
        await asyncio.sleep(0.1)
    await asyncio.sleep(max(0.0, load.after - time.monotonic()))
    before = await scales.read()
    await running
    after = await scales.read()
    choices = after["choices"] - before["choices"]
    rows = [
        ("people's choices", f"{choices:.0f} at {words['games']} tables of {words['game']}, {len(machines)} processes"),
        ("servers", f"{1000 * (after['servers'] - before['servers']) / choices:.2f} ms of processor a choice"),
        ("database", f"{1000 * (after['database'] - before['database']) / choices:.2f} ms of processor a choice"),
        ("commits", f"{(after['commits'] - before['commits']) / choices:.2f} a choice, reading ones too"),
        ("log", f"{(after['log'] - before['log']) / choices:.0f} bytes a choice"),
        ("connections", f"{after['connections'] / len(machines):.0f} of the database for each process"),
        ("memory", f"{sum(resident(each) for each in machines) / 2**20 / len(machines):.0f} MB a process"),
        ("load", f"{os.getloadavg()[0]:.1f}"),
    ]
    for name, value in rows:
        print(f"{name:<18}{value}")  # noqa: T201 a benchmark prints


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="steamwatchers")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--pause", type=float, default=2.0)
    asked = parser.parse_args()
    words = {
        "games": asked.games,
        "seconds": min(asked.seconds, 120.0),
        "pause": asked.pause,
        "game": asked.game,
        "bots": False,
    }
    with running() as postgres, tempfile.TemporaryDirectory() as place:
        os.environ |= {STORE: "postgresql", RUNNING: postgres.address, TOGETHER: "1"}
        catalogue = KETTLE if asked.game == KETTLE else "house"
        machines = [Machine(Path(place), "process", catalogue, fresh=True) for _ in range(asked.processes)]
        try:
            for machine in machines:
                machine.start()
            asyncio.run(measured(machines, postgres, database_for(postgres.address, Path(place)), words))
        finally:
            for machine in machines:
                machine.stop()
                machine.door.close()


if __name__ == "__main__":
    main()
