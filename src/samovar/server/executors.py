"""Threads by kind of work, so that no kind can take those that another needs: choices above all.

Only work that ends soon by itself belongs into a thread, because a thread cannot be stopped. What may take long runs in
a worker process (workers.py).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

Params = ParamSpec("Params")
Answer = TypeVar("Answer")

CHOICE_THREADS = 4
OPENING_THREADS = 2  # tables being read in again: seconds for the longest games
ASKING_THREADS = 2  # previews and explanations, each about as long as a choice


class Executor:
    """A few threads for one kind of work."""

    def __init__(self, name: str, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix=f"samovar-{name}")

    async def run(self, work: Callable[Params, Answer], *args: Params.args, **named: Params.kwargs) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.pool, lambda: work(*args, **named))

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class Executors:
    """Whatever is not here uses asyncio's own threads: reading the store and small files."""

    def __init__(self) -> None:
        self.choices = Executor("choices", CHOICE_THREADS)
        self.openings = Executor("openings", OPENING_THREADS)
        self.asking = Executor("asking", ASKING_THREADS)

    def close(self) -> None:
        for executor in (self.choices, self.openings, self.asking):
            executor.close()
