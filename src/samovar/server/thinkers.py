"""Where bots think: outside the loop that serves people, with their own view of the table and a limit of time.

This module is all that a worker process imports of the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any

from samovar.bots.minds import bot
from samovar.kernel.choice import HUSH, Choice, say
from samovar.kernel.game import Config, Game, table_from
from samovar.kernel.steps import pending
from samovar.kernel.table import Table, plain_table
from samovar.server.shelf import Shelf, shelf_at

GRACE = 2.0  # seconds beyond the limit before a worker is no longer waited for


class OutOfTime(Exception):
    """The bot has thought long enough."""


class Thought:
    """What a bot is given: the box, the settings, its seat's view, and dice of its own."""

    def __init__(
        self, game: str, pack: str, config: Config, seen: Table, seat: int, level: str, seed: int, limit: float
    ) -> None:
        self.game = game
        self.pack = pack
        self.config = config
        self.saved = plain_table(seen)
        self.seat = seat
        self.level = level
        self.seed = seed
        self.limit = limit


class Thinkers:
    """A pool of workers; started when the first bot is asked."""

    def __init__(self, shelf: Shelf, kind: str) -> None:
        self.shelf = shelf
        self.kind = kind
        self.pool: Executor | None = None

    async def choose(self, thought: Thought) -> str:
        """The line of the bot's choice; when its time is over, what the rules choose for the slow."""
        loop = asyncio.get_running_loop()
        work = think if self.kind == "process" else reflect
        try:
            running = loop.run_in_executor(self._pool(), work, self.shelf.reference, thought)
            return await asyncio.wait_for(running, thought.limit + GRACE)
        except (TimeoutError, BrokenProcessPool):
            self.pool = None if isinstance(self.pool, ProcessPoolExecutor) else self.pool
            return await asyncio.to_thread(hesitate, self.shelf.reference, thought)

    def _pool(self) -> Executor:
        if self.pool is None:
            workers = max(1, (os.cpu_count() or 2) - 1)
            if self.kind == "process":
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(workers, context, follow_parent)
            else:
                self.pool = ThreadPoolExecutor(workers, "samovar-bot")
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def follow_parent() -> None:
    """A worker ends with the server, however the server ended."""
    parent = multiprocessing.parent_process()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then closes the pool

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def think(reference: str, thought: Thought) -> str:
    """In a process of its own, where an alarm can end a thought."""
    try:
        with alarm(thought.limit):
            return reflect(reference, thought)
    except OutOfTime:
        return hesitate(reference, thought)


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


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """OutOfTime after so many seconds, on systems that have such an alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: object) -> None:
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
