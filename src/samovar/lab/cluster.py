"""The tasks of a plan on a cluster of Dask: any number of machines that have this version of Samovar.

The plan goes to each worker once, by a plugin that new workers get, too; then only tasks travel. A worker that is lost
loses its tasks to another one, and a result counts once, by its place in the plan.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Generator
from typing import Any, Final

import distributed
from distributed import WorkerPlugin
from distributed.scheduler import KilledWorker

from samovar import __version__
from samovar.kernel.errors import Impossible, Unreadable
from samovar.lab.arena import AHEAD
from samovar.lab.engines import MOST_LOST
from samovar.lab.plan import Plan
from samovar.lab.seating import Hosts
from samovar.lab.speed import build
from samovar.lab.tasks import TASK_SECONDS, Done, Feeder, Task, Workshop

PATIENCE: Final = 30.0  # seconds for a scheduler to answer and a first worker to come
RECOUNT: Final = 5.0  # seconds between two looks at how many workers there are
TASKS_A_SECOND: Final = 100.0  # that one scheduler is asked for: half of what it can do at 5 ms of processor each

dask: Any = distributed  # its functions have no types

_workshops: dict[str, Workshop] = {}  # of a worker, by plan


def _open(digest: str, packed: bytes, seconds: float, trusted: bool) -> None:
    if digest not in _workshops:
        _workshops[digest] = Workshop(pickle.loads(packed), Hosts(seconds, trusted))  # noqa: S301


def _close(digest: str) -> None:
    workshop = _workshops.pop(digest, None)
    if workshop is not None:
        workshop.hosts.close()


def play_task(digest: str, task: tuple[int, int, int]) -> tuple[list[list[dict[str, Any]]], float]:
    """What a worker does: its task, as everybody would."""
    done = _workshops[digest].play(Task(*task))
    return done.rounds, done.seconds


class Opening(WorkerPlugin):
    """Opens the boxes of a plan on a worker, however late it joins."""

    def __init__(self, digest: str, packed: bytes, seconds: float, trusted: bool, made_by: tuple[str, str]) -> None:
        self.digest = digest
        self.packed = packed
        self.seconds = seconds
        self.trusted = trusted
        self.made_by = made_by
        self.name = f"samovar-{digest}"

    def setup(self, worker: Any) -> None:
        if self.made_by != (__version__, build()):
            raise Impossible(f"this worker has samovar {__version__}, {build()}; the plan comes from {self.made_by}")
        _open(self.digest, self.packed, self.seconds, self.trusted)

    def teardown(self, worker: Any) -> None:
        _close(self.digest)


class Cluster:
    """Workers behind a scheduler's address. They play one game at a time for each thread: start them with one."""

    def __init__(self, address: str, seconds: float, trusted: bool) -> None:
        self.seconds = seconds
        self.trusted = trusted
        try:
            self.client: Any = dask.Client(address, timeout=PATIENCE, set_as_default=False)
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, TimeoutError) as fault:
            raise Unreadable("--scheduler", f"{address}: no scheduler with workers answers ({fault})") from None
        self.threads: int = sum(self.client.nthreads().values())

    def task_seconds(self) -> float:
        """Longer tasks for more workers, so that the scheduler keeps up with them."""
        return max(TASK_SECONDS, self.threads / TASKS_A_SECOND)

    def play(self, plan: Plan, feeder: Feeder) -> Generator[Done, None, None]:
        client = self.client
        digest = plan.digest()
        opening = Opening(digest, pickle.dumps(plan), self.seconds, self.trusted, (__version__, build()))
        client.register_plugin(opening, name=opening.name)
        coming = dask.as_completed(loop=client.loop)
        playing: dict[Any, Task] = {}
        losses: dict[Task, int] = {}
        counted = time.monotonic()
        try:
            while True:
                while len(playing) < max(1, self.threads) * AHEAD and (task := feeder.next()) is not None:
                    key = f"samovar-{digest[:16]}-{task.series}-{task.first}-{task.rounds}-{losses.get(task, 0)}"
                    future = client.submit(play_task, digest, tuple(task), key=key, pure=False)
                    playing[future] = task
                    coming.add(future)
                if not playing:
                    return
                future = next(coming)
                task = playing.pop(future)
                try:
                    rounds, seconds = future.result()
                except KilledWorker:
                    losses[task] = losses.get(task, 0) + 1
                    if losses[task] > MOST_LOST:
                        raise Impossible(f"workers end again and again while they play {task}") from None
                    feeder.lost(task)
                    continue
                if time.monotonic() - counted > RECOUNT:
                    counted = time.monotonic()
                    self.threads = sum(client.nthreads().values()) or self.threads
                done = Done(task, rounds, seconds)
                feeder.learn(done)
                yield done
        finally:
            client.cancel(list(playing), force=True)
            client.unregister_worker_plugin(opening.name)
            client.close()
