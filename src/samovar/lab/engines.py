"""Who plays the tasks of a plan: this process, or a pool of processes on this machine. `cluster.py` has the third way.

All give the same answers: what a task yields depends on the plan alone.
"""

from __future__ import annotations

import atexit
import signal
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, Protocol

from samovar.kernel.errors import Impossible
from samovar.lab.arena import AHEAD
from samovar.lab.plan import Plan
from samovar.lab.seating import Hosts
from samovar.lab.tasks import Done, Feeder, Task, Workshop

MOST_LOST: Final = 5  # times that a pool may break: a game that ends its process would do so for ever


class Engine(Protocol):
    """Plays what a feeder gives out. Closed early, it still yields nothing twice and leaves no process behind."""

    def play(self, plan: Plan, feeder: Feeder) -> Generator[Done, None, None]: ...


class Here:
    """One process: this one."""

    def __init__(self, seconds: float, trusted: bool) -> None:
        self.hosts = Hosts(seconds, trusted)

    def play(self, plan: Plan, feeder: Feeder) -> Generator[Done, None, None]:
        workshop = Workshop(plan, self.hosts)
        try:
            while (task := feeder.next()) is not None:
                done = workshop.play(task)
                feeder.learn(done)
                yield done
        finally:
            self.hosts.close()


class Pool:
    """So many processes of this machine."""

    def __init__(self, jobs: int, seconds: float, trusted: bool) -> None:
        self.jobs = jobs
        self.seconds = seconds
        self.trusted = trusted

    def play(self, plan: Plan, feeder: Feeder) -> Generator[Done, None, None]:
        losses = 0
        over = False
        while not over:
            try:
                yield from self._play(plan, feeder)
                over = True
            except BrokenProcessPool:
                losses += 1
                if losses > MOST_LOST:
                    raise Impossible("processes that play ended again and again, without a reason given") from None

    def _play(self, plan: Plan, feeder: Feeder) -> Generator[Done, None, None]:
        # A fresh interpreter each: what a thread of this one holds must not be held for ever in a copy of it.
        pool = ProcessPoolExecutor(
            self.jobs, get_context("spawn"), initializer=_open, initargs=(plan, self.seconds, self.trusted)
        )
        playing: dict[Future[Done], Task] = {}
        try:
            while True:
                while len(playing) < self.jobs * AHEAD and (task := feeder.next()) is not None:
                    try:
                        playing[pool.submit(_play, task)] = task
                    except BrokenProcessPool:
                        feeder.lost(task)
                        raise
                if not playing:
                    return
                for future in wait(playing, return_when=FIRST_COMPLETED).done:
                    done = future.result()
                    del playing[future]
                    feeder.learn(done)
                    yield done
        except BrokenProcessPool:
            for task in playing.values():
                feeder.lost(task)
            raise
        except KeyboardInterrupt:
            pool.shutdown(wait=True, cancel_futures=True)
            for future in playing:
                if future.done() and not future.cancelled() and future.exception() is None:
                    yield future.result()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


_workshop: Workshop | None = None  # of a process of the pool, opened once


def _open(plan: Plan, seconds: float, trusted: bool) -> None:
    global _workshop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever counts; the games under way end
    hosts = Hosts(seconds, trusted)
    atexit.register(hosts.close)
    _workshop = Workshop(plan, hosts)


def _play(task: Task) -> Done:
    assert _workshop is not None
    return _workshop.play(task)
