"""The lab behind the page: plans that somebody starts, played one after the other by a process of their own.

The server imports nothing of the lab: it starts a program, reads how far that is, and can end it. Each job is a folder
beside the server's file. What was running when the server ended is stopped, and can go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import re
import secrets
import shutil
import signal
import sys
import time
import tomllib
from asyncio.subprocess import DEVNULL, PIPE, Process
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from samovar.server.catalogue import Catalogue
from samovar.server.refusals import BAD, CONFLICT, MISSING, Refused
from samovar.server.wire.laboratory import LabChart, LabJob, LabPlan

LOG = logging.getLogger("samovar.server")
PROGRAM: Final = "samovar.lab.job"
PLAN, PROGRESS, ABOUT = "plan.toml", "progress.json", "about.json"
MOST_JOBS: Final = 20  # kept, finished ones included
LONGEST_PLAN: Final = 20_000  # letters
GRACE: Final = 30.0  # seconds in which a job that is to stop may write down what it has
LAST_GRACE: Final = 3.0  # the same when the server ends: what was played is in the journal anyhow
ID: Final = re.compile(r"[0-9a-f]{12}")
FETCHED: Final = re.compile(r"games\.parquet|decisions\.parquet|report\.[a-z]{2}\.html|chart-[a-z]{2}-\d{1,3}\.svg")
NAME: Final = 80  # letters of a plan's name that are shown


class Laboratory:
    """All jobs of a server. One plays at a time; the others wait in the order in which they came."""

    def __init__(self, folder: Path, packs: Path, catalogue: Catalogue, processes: int = 1) -> None:
        self.folder = folder
        self.packs = packs
        self.catalogue = catalogue
        self.processes = processes
        self.waiting: list[str] = []
        self.running: str | None = None
        self.process: Process | None = None
        self.player: asyncio.Task[None] | None = None
        self.turn = asyncio.Condition()  # told when a job has ended
        self.closed = False

    def jobs(self) -> list[LabJob]:
        """The newest first."""
        found = [self.job(each.name) for each in self.folder.glob("*") if ID.fullmatch(each.name)]
        return sorted(found, key=lambda job: -job.made_at)

    def job(self, id: str) -> LabJob:
        home = self.home(id)
        about, progress = read(home / ABOUT), read(home / PROGRESS)
        state = str(progress.get("state", "stopped"))
        if id == self.running:
            state = "running"
        elif id in self.waiting:
            state = "waiting"
        elif state == "running":  # its process is gone: the server was ended, or it was
            state = "stopped"
        charts = progress.get("charts") or []
        return LabJob(
            id=id,
            name=str(about.get("name", "")),
            plan=(home / PLAN).read_text(encoding="utf-8"),
            made_at=float(about.get("made_at", 0.0)),
            state=state,
            games=int(progress.get("games", 0)),
            done=int(progress.get("done", 0)),
            rate=progress.get("rate") if state == "running" else None,
            left=progress.get("left") if state == "running" else None,
            reason=str(progress.get("reason", "")) if state == "failed" else "",
            charts=[LabChart(**chart) for chart in charts if isinstance(chart, dict)],
            files=sorted(each.name for each in home.iterdir() if FETCHED.fullmatch(each.name)),
        )

    def home(self, id: str) -> Path:
        if not ID.fullmatch(id) or not (self.folder / id / PLAN).is_file():
            raise Refused("why-no-such-job", MISSING)
        return self.folder / id

    def file(self, id: str, name: str) -> Path:
        path = self.home(id) / name
        if not FETCHED.fullmatch(name) or not path.is_file():
            raise Refused("why-no-such-job", MISSING)
        return path

    def plans(self) -> list[LabPlan]:
        """The house's own, by game."""
        found = []
        for entry in self.catalogue.entries():
            if entry.status == "playable":
                found += [LabPlan(game=entry.id, name=name, plan=plan) for name, plan in plans_of(entry.id)]
        return found

    def start(self, plan: str) -> str:
        """A plan is put into the line."""
        if len(plan) > LONGEST_PLAN:
            raise Refused("why-too-large", BAD)
        try:
            name = tomllib.loads(plan).get("name")
        except tomllib.TOMLDecodeError as fault:
            raise Refused("why-unreadable", BAD, where="plan", reason=str(fault)) from None
        if sum(1 for _ in self.folder.glob("*/" + PLAN)) >= MOST_JOBS:
            raise Refused("why-lab-full", CONFLICT, most=MOST_JOBS)
        id = secrets.token_hex(6)
        home = self.folder / id
        home.mkdir(mode=0o700, parents=True)
        about = {"name": str(name)[:NAME] if isinstance(name, str) else "", "made_at": time.time()}
        (home / ABOUT).write_text(json.dumps(about), encoding="utf-8")
        (home / PLAN).write_text(plan, encoding="utf-8")
        self._line_up(id)
        return id

    def resume(self, id: str) -> None:
        if self.job(id).state != "stopped":
            raise Refused("why-job-not-stopped", CONFLICT)
        self._line_up(id)

    async def stop(self, id: str) -> None:
        """What was played stays."""
        self.home(id)
        if id in self.waiting:
            self.waiting.remove(id)
        elif id == self.running and self.process is not None:
            await ended(self.process)

    async def forget(self, id: str) -> None:
        await self.stop(id)
        async with self.turn:
            await self.turn.wait_for(lambda: self.running != id)
        await asyncio.to_thread(shutil.rmtree, self.home(id))

    def _line_up(self, id: str) -> None:
        self.waiting.append(id)
        if self.player is None or self.player.done():
            self.player = asyncio.create_task(self._play())

    async def _play(self) -> None:
        while self.waiting and not self.closed:
            self.running = self.waiting.pop(0)
            try:
                await self._one(self.running)
            except Exception:
                LOG.exception("a job of the lab failed")
            finally:
                self.process = self.running = None
                async with self.turn:
                    self.turn.notify_all()

    async def _one(self, id: str) -> None:
        program = [sys.executable, "-m", PROGRAM, str(self.home(id)), str(self.packs), str(self.processes)]
        # A session of its own: with it end the processes that it starts.
        self.process = await asyncio.create_subprocess_exec(
            *program, stdin=PIPE, stdout=DEVNULL, stderr=PIPE, start_new_session=True
        )
        assert self.process.stderr is not None
        said = await self.process.stderr.read()
        code = await self.process.wait()
        sweep(self.process)
        known = read(self.folder / id / PROGRESS)
        if code and known.get("state", "running") == "running" and not self.closed:
            LOG.error("a job of the lab ended with %d: %s", code, said.decode(errors="replace")[-2000:])
            told = {**known, "state": "failed", "reason": f"exit {code}"}
            (self.folder / id / PROGRESS).write_text(json.dumps(told), encoding="utf-8")

    async def close(self) -> None:
        """What runs is stopped; it can go on when the server is back."""
        self.closed = True
        if self.process is not None:
            await ended(self.process, LAST_GRACE)
        if self.player is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self.player


def plans_of(game: str) -> list[tuple[str, str]]:
    try:
        home = files(f"samovar.games.{game}") / "plans"
        found = [each for each in home.iterdir() if each.name.endswith(".toml")]
    except (ModuleNotFoundError, FileNotFoundError, NotADirectoryError):
        return []
    return sorted((each.name.removesuffix(".toml"), each.read_text(encoding="utf-8")) for each in found)


async def ended(process: Process, grace: float = GRACE) -> None:
    """Asked first, then ended with all that it started."""
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), grace)
    except TimeoutError:
        sweep(process)


def sweep(process: Process) -> None:
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def read(file: Path) -> dict[str, Any]:
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}
