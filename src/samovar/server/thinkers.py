"""Where bots think: outside the loop that serves people, with their own view of the table and a limit of time.

A worker is this module, run as a program: it reads a thought a line and answers with the line of a choice. So it can be
stopped at any moment, shares nothing with the server but the pipe, and ends when the server does, however that ended.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import traceback
from asyncio.subprocess import PIPE, Process
from queue import SimpleQueue
from typing import Any

from samovar.bots.minds import bot
from samovar.kernel.choice import HUSH, Choice, say
from samovar.kernel.game import Config, Game, table_from
from samovar.kernel.steps import pending
from samovar.kernel.table import Table, plain_table
from samovar.server.shelf import Shelf, shelf_at

START = 30.0  # seconds that a worker may take to start, besides the thought
POLITENESS = 5  # how far a worker stands back when people wait for the same processor


class Thought:
    """What a bot is given: the box, the settings, its seat's view in plain form, and dice of its own."""

    def __init__(
        self, game: str, pack: str, config: Config, saved: dict[str, Any], seat: int, level: str, seed: int
    ) -> None:
        self.game = game
        self.pack = pack
        self.config = config
        self.saved = saved
        self.seat = seat
        self.level = level
        self.seed = seed

    @staticmethod
    def of(game: str, pack: str, config: Config, seen: Table, seat: int, level: str, seed: int) -> Thought:
        return Thought(game, pack, config, plain_table(seen), seat, level, seed)

    def line(self) -> bytes:
        return json.dumps(vars(self), separators=(",", ":")).encode() + b"\n"


class Worker:
    """One process that thinks. It is started with its first thought."""

    def __init__(self, reference: str) -> None:
        self.reference = reference
        self.process: Process | None = None

    async def choose(self, thought: Thought, limit: float) -> str | None:
        """The line of a choice, or None when the time is over; the worker is then gone, and the next starts afresh."""
        try:
            patience = limit if self.process is not None else limit + START
            return await asyncio.wait_for(self._choose(thought), patience)
        except (TimeoutError, OSError, EOFError, ValueError):
            await self.end()
            return None

    async def _choose(self, thought: Thought) -> str:
        if self.process is None:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", __name__, self.reference, stdin=PIPE, stdout=PIPE, env=environment
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(thought.line())
        await self.process.stdin.drain()
        answer = await self.process.stdout.readline()
        if not answer:
            raise EOFError
        return str(json.loads(answer))

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Thinkers:
    """A few workers; or, with kind "thread", threads of the server itself, which cannot be stopped."""

    def __init__(self, shelf: Shelf, kind: str, limit: float) -> None:
        self.shelf = shelf
        self.kind = kind
        self.limit = limit
        self.workers = [Worker(shelf.reference) for _ in range(max(1, (os.cpu_count() or 2) - 1))]
        self.idle: asyncio.Queue[Worker] | None = None

    async def choose(self, thought: Thought) -> str:
        """The line of the bot's choice; when its time is over, what the rules choose for the slow."""
        line = await (self._in_worker(thought) if self.kind == "process" else self._in_thread(thought))
        if line:
            return line
        return await asyncio.to_thread(hesitate, self.shelf.reference, thought)

    async def _in_worker(self, thought: Thought) -> str | None:
        if self.idle is None:
            self.idle = asyncio.Queue()
            for worker in self.workers:
                self.idle.put_nowait(worker)
        worker = await self.idle.get()
        try:
            return await worker.choose(thought, self.limit)
        finally:
            self.idle.put_nowait(worker)

    async def _in_thread(self, thought: Thought) -> str | None:
        try:
            return await asyncio.wait_for(asyncio.to_thread(reflect, self.shelf.reference, thought), self.limit)
        except TimeoutError:
            return None

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()


def reflect(reference: str, thought: Thought) -> str:
    game, seen = opened(reference, thought)
    choice: Choice = bot(thought.level, game.id, thought.seed).choose(game, seen, thought.seat)
    return say(choice)


def hesitate(reference: str, thought: Thought) -> str:
    """What is chosen for a seat whose time has run out."""
    _, seen = opened(reference, thought)
    step = pending(seen)
    assert step is not None, "a bot is only asked when there is a question"
    return say(step.otherwise(seen, thought.seat))


def opened(reference: str, thought: Thought) -> tuple[Game, Table]:
    game = shelf_at(reference).box(thought.game, thought.pack).game
    return game, seen_from(game, thought.config, thought.saved)


def seen_from(game: Game, config: Config, saved: dict[str, Any]) -> Table:
    """A view out of its plain form. What others have sealed has no line to read back: it stays a closed envelope."""
    hushed = [answer is not None and answer["say"] == say(HUSH) for answer in saved["answers"]]
    heard = [None if hush else answer for hush, answer in zip(hushed, saved["answers"], strict=True)]
    seen = table_from(game, config, {**saved, "answers": heard})
    seen.answers = [HUSH if hush else answer for hush, answer in zip(hushed, seen.answers, strict=True)]
    return seen


def think_on(reference: str) -> None:
    """A worker's life: thoughts come in by the line, choices go out."""
    lines: SimpleQueue[str] = SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            lines.put(line)
        os._exit(0)  # the server has gone: whatever is being thought, nobody waits for it

    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    threading.Thread(target=listen, daemon=True).start()
    while True:
        thought = Thought(**json.loads(lines.get()))
        try:
            answer = reflect(reference, thought)
        except Exception:
            traceback.print_exc()
            answer = ""
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    think_on(sys.argv[1])
