"""The parts of the campaign: each does something a number of times and says what it found amiss."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import NamedTuple

from benchmarks.campaign.crowds import Crowd, at_one_database, at_one_file, faketime, pretend
from benchmarks.campaign.hail import hailed
from benchmarks.campaign.twins import compared
from benchmarks.campaign.wires import Wire
from benchmarks.fuzz import ROUND, fuzz
from samovar.games import catalogue
from tests.server.fuzzing import Broken
from tests.server.keeping import STORE
from tests.server.machine import Machine
from tests.server.postgres import RUNNING, USER, running
from tests.server.serve_kettle import TOGETHER

TABLES = 6
PROCESSES = 2
MEMORY = Path("/dev/shm")  # what two worlds keep for a moment needs no disk


class Found(NamedTuple):
    done: Counter[str]  # what was done, and how often
    figures: Counter[str]  # what else was counted
    faults: list[str]


def file(times: int, seconds: float) -> Found:
    """One process and its file: killed, full disk, locked, clock set back."""
    with tempfile.TemporaryDirectory() as place:
        library, before = faketime(), dict(os.environ)
        clock = None if library is None else Path(place) / "clock"
        if library is not None and clock is not None:
            pretend(clock, library)
        try:
            with Machine(Path(place)) as machine:
                crowd = at_one_file(machine, TABLES, clock)
                asyncio.run(crowd.suffer(times, time.monotonic() + seconds))
        finally:
            os.environ.clear()
            os.environ.update(before)
        return _found(crowd)


def database(times: int, seconds: float) -> Found:
    """Two processes and PostgreSQL: any of them killed or held up, the wires between them cut and slow."""

    async def work() -> Crowd:
        with running() as postgres, tempfile.TemporaryDirectory() as place:
            wire = Wire(postgres.port)
            address = f"postgresql://{USER}@127.0.0.1:{await wire.lay()}"
            told = {STORE: "postgresql", RUNNING: address, TOGETHER: "1"}
            before = {name: os.environ.get(name) for name in told}
            os.environ |= told
            machines = [Machine(Path(place), pause=0.1) for _ in range(PROCESSES)]
            try:
                for machine in machines:
                    await asyncio.to_thread(machine.start)
                crowd = at_one_database([*machines], TABLES, postgres, wire)
                await crowd.suffer(times, time.monotonic() + seconds)
            finally:
                for machine in machines:
                    await asyncio.to_thread(machine.stop)
                    machine.door.close()
                wire.close()
                for name, value in before.items():
                    os.environ.pop(name) if value is None else os.environ.__setitem__(name, value)
            return crowd

    return _found(asyncio.run(work()))


def _found(crowd: Crowd) -> Found:
    figures = Counter({"choices acknowledged": sum(len(player.accepted) for player in crowd.players)})
    figures["choices refused while something was amiss"] = sum(len(player.refused) for player in crowd.players)
    figures["games"] = len(crowd.pairs) + crowd.anew
    return Found(crowd.done, figures, crowd.faults)


def messages(times: int, seconds: float) -> Found:
    """Odd messages of every kind, with an opponent, a clock and a log that must notice nothing."""
    games = [entry.id for entry in catalogue() if entry.status == "playable"]
    sent, end = Counter[str](), time.monotonic() + seconds
    for seed in count(random.randrange(10**6)):
        game, stalls = games[seed % len(games)], seed // len(games) % 2 == 1
        left = end - time.monotonic()
        if left <= 0 or sum(sent.values()) >= times:
            break
        try:
            sent += fuzz(game, seed, stalls, min(ROUND, left))
        except Broken as broken:
            return Found(Counter({"odd messages": sum(sent.values())}), sent, [f"{game}, seed {seed}: {broken}"])
    return Found(Counter({"odd messages": sum(sent.values())}), Counter(), [])


def hail(times: int, seconds: float) -> Found:
    """The same messages without a wire between, so that there can be very many; every answer is looked at."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as place:
        counts, faults = asyncio.run(hailed(Path(place), times, time.monotonic() + seconds))
    return Found(Counter({"odd messages": counts.pop("messages", 0)}), counts, faults)


def worlds(times: int, seconds: float) -> Found:
    """Two worlds that differ in one sealed choice: others get the same bytes, in the same order, of the same sizes."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as place:
        return Found(*asyncio.run(compared(Path(place), times, time.monotonic() + seconds)))


PARTS = {"file": file, "database": database, "messages": messages, "hail": hail, "worlds": worlds}
