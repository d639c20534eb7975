"""Worker processes for what may cost much: bots' thoughts, and what guests ask of replays, records, lenses and tools.

A worker is this module, run as a program. It reads one job after the other from a pipe and answers each, so it can be
ended at any moment, shares nothing with the server but the pipe, and ends when the server does, however that ended. A
job has a budget: of processor time, which the worker itself watches, so that it stays warm; of memory, which the system
watches; and of patience, after which the worker is killed. A worker that has grown is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import struct
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextvars import ContextVar
from importlib import import_module
from queue import SimpleQueue
from types import FrameType
from typing import Any, BinaryIO

import msgspec

from samovar.server.catalogue import Catalogue, catalogue_at
from samovar.server.refusals import CONFLICT, FAST, FAULT, Refused
from samovar.server.traces import span
from samovar.server.wire.message import Why

LOG = logging.getLogger("samovar.server")
START = 30.0  # seconds that a worker may take to start, besides its first job
PATIENCE = 5.0  # how many times its processor time a job may last on a busy machine
POLITENESS = 5  # how far a worker stands back when people wait for the same processor
MOST_WAITING = 32  # jobs in a line; more are refused
MOST_ANSWER = 64 * 1024 * 1024  # bytes
GROWN = 300 * 1024 * 1024  # bytes of a worker that is replaced after its answer: what it remembers is bounded so
MEMORY = 1024 * 1024 * 1024  # bytes of address space of a worker with a budget
REMEMBERED = 8  # tables whose past a worker may still know
SIZE = struct.Struct(">I")


Told = Callable[[float], None]  # how far a job is, from 0 to 1


def nobody_listens(_: float) -> None:
    """Most jobs are over before anybody could read how far they are."""


LISTENER: ContextVar[Told] = ContextVar("listener", default=nobody_listens)


class Budget(msgspec.Struct, frozen=True):
    """What a job may cost. Without `processor`, only the seconds on the clock count."""

    processor: float | None
    seconds: float


def of_processor(seconds: float) -> Budget:
    return Budget(seconds, seconds * PATIENCE)


class Job(msgspec.Struct):
    """One thing to do. It travels whole, and its answer travels back as JSON."""

    def perform(self, catalogue: Catalogue) -> Any:
        raise NotImplementedError


class Order(msgspec.Struct):
    """A job on its way to a worker."""

    kind: str  # module and class
    job: msgspec.Raw
    processor: float | None


class Reply(msgspec.Struct):
    """An answer, or why there is none. After the `last` one the worker is ended. One that says how `far` the job is
    comes before the answer."""

    answer: bytes = b""
    why: Why | None = None
    status: int = 0
    fault: bool = False
    last: bool = False
    far: float | None = None


def plain(value: Any) -> Any:
    """What msgspec does not know how to write: values of the kernel say themselves what they are made of."""
    return value.plain()


def rebuilt(kind: type, told: Any) -> Any:
    return kind(*told)


class Spent(BaseException):
    """Inside a worker: the job has used up its processor time. No `except Exception` on its way may keep it."""


def too_costly() -> Refused:
    return Refused("why-too-costly", CONFLICT)


class Worker:
    """One process. It is started with its first job."""

    def __init__(self, reference: str, memory: int, environment: dict[str, str]) -> None:
        self.reference = reference
        self.environment = environment
        self.memory = memory
        self.process: Process | None = None
        self.killed: list[Process] = []  # not known to be gone yet
        self.starting = asyncio.Lock()  # whoever ends a worker waits until it has started, and finds what to end
        self.closed = False
        self.known: deque[str] = deque(maxlen=REMEMBERED)

    async def run(self, order: bytes, seconds: float, listener: Told) -> Reply:
        """Refused when the time is over or the process died; it is then gone, and the next job starts afresh."""
        patience = seconds if self.process is not None else seconds + START
        try:
            reply = await asyncio.wait_for(self._run(order, listener), patience)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError):
            await self.end()
            LOG.warning("a worker was ended in the middle of a job")
            raise too_costly() from None
        except BaseException:
            self.kill()  # nobody waits for its answer any more, and the next job must not get it
            raise
        if reply.last:
            await self.end()
        return reply

    async def _run(self, order: bytes, listener: Told) -> Reply:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(SIZE.pack(len(order)) + order)
        await process.stdin.drain()
        while True:
            size = SIZE.unpack(await process.stdout.readexactly(SIZE.size))[0]
            if size > MOST_ANSWER:
                raise EOFError
            reply = msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Reply)
            if reply.far is None:
                return reply
            listener(reply.far)

    async def _started(self) -> Process:
        async with self.starting:
            if self.closed:
                raise EOFError
            if self.process is None:
                environment = {**os.environ, **self.environment, "PYTHONPATH": os.pathsep.join(sys.path)}
                command = [sys.executable, "-m", __name__, self.reference, str(self.memory)]
                self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
            return self.process

    def kill(self) -> None:
        process, self.process = self.process, None
        self.known.clear()
        self.killed = [each for each in self.killed if each.returncode is None]
        if process is not None and process.returncode is None:
            self.killed.append(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def end(self) -> None:
        """Those that were killed because nobody waited any more are waited for, too: their pipes are the loop's."""
        async with self.starting:
            self.kill()
        for process in self.killed:
            await process.wait()

    async def close(self) -> None:
        """It is ended, and no job starts it again."""
        self.closed = True
        await self.end()


class WorkerPool:
    """A few workers and one line of jobs for them. Nobody has more than one job at work at a time.

    With kind "thread" the jobs run in threads of the server itself, where nothing can stop them: for tests.
    """

    def __init__(
        self, catalogue: Catalogue, kind: str, workers: int, memory: int = 0, most_waiting: int | None = MOST_WAITING
    ) -> None:
        self.catalogue = catalogue
        self.kind = kind
        self.most_waiting = most_waiting
        self.workers = [Worker(catalogue.reference, memory, catalogue.environment) for _ in range(workers)]
        self.idle: list[Worker] = list(self.workers)
        self.free = asyncio.Condition()
        self.waiting = 0
        self.at_work: Counter[str] = Counter()
        self.closed = False

    async def run(
        self, job: Job, budget: Budget, who: str = "", about: str = "", listener: Told = nobody_listens
    ) -> bytes:
        """The answer as JSON; Refused if the job refuses, costs too much, or the line is too long.

        `who` asked; a worker that knows what the job is `about` does it, if one is free. A job that says how far it is
        says so to the `listener`.
        """
        with span("job", kind=type(job).__name__):
            return await self._run(job, budget, who, about, listener)

    async def _run(self, job: Job, budget: Budget, who: str, about: str, listener: Told) -> bytes:
        if self.kind == "thread":
            LISTENER.set(listener)
            performed = asyncio.to_thread(job.perform, self.catalogue)
            return msgspec.json.encode(await asyncio.wait_for(performed, budget.seconds), enc_hook=plain)
        kind = f"{type(job).__module__}:{type(job).__qualname__}"
        order = msgspec.msgpack.encode(
            Order(kind, msgspec.Raw(msgspec.msgpack.encode(job, enc_hook=plain)), budget.processor)
        )
        async with self._taken(who, about) as worker:
            reply = await worker.run(order, budget.seconds, listener)
        if reply.why is not None:
            refused = Refused(reply.why.key, reply.status)
            refused.why = reply.why
            raise refused
        if reply.fault:
            raise Refused("why-engine-fault", FAULT)
        return reply.answer

    def check_room(self) -> None:
        """Refused if the line is too long already."""
        if self.closed or (self.most_waiting is not None and self.waiting >= self.most_waiting):
            raise Refused("why-busy", FAST)

    @contextlib.asynccontextmanager
    async def _taken(self, who: str, about: str) -> AsyncIterator[Worker]:
        self.check_room()
        self.waiting += 1
        try:
            async with self.free:
                await self.free.wait_for(lambda: self.closed or (self.idle and not (who and self.at_work[who])))
                if self.closed:  # while this job waited: it must not start a worker that nobody ends
                    raise Refused("why-busy", FAST)
                worker = next((each for each in self.idle if about and about in each.known), self.idle[0])
                self.idle.remove(worker)
                self.at_work[who] += 1
        finally:
            self.waiting -= 1
        if about and about not in worker.known:
            worker.known.append(about)
        try:
            yield worker
        finally:
            self.idle.append(worker)
            self.at_work[who] -= 1
            if not self.at_work[who]:
                del self.at_work[who]
            async with self.free:
                self.free.notify_all()

    async def close(self) -> None:
        """Whatever is at work is ended."""
        self.closed = True
        for worker in self.workers:
            await worker.close()
        async with self.free:
            self.free.notify_all()


def work_on(reference: str, memory: int) -> None:
    """A worker's life: jobs come in, answers go out."""
    orders: SimpleQueue[bytes] = SimpleQueue()
    # What a job prints must not end up among the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def listen() -> None:
        while size := sys.stdin.buffer.read(SIZE.size):
            orders.put(sys.stdin.buffer.read(SIZE.unpack(size)[0]))
        os._exit(0)  # the server has gone: whatever is being done, nobody waits for it

    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's, and it ends us
    bound_memory(memory)
    LISTENER.set(lambda far: send(answers, Reply(far=far)))
    catalogue = catalogue_at(reference)
    threading.Thread(target=listen, daemon=True).start()
    while True:
        send(answers, answered(catalogue, orders.get(), memory))


def send(answers: BinaryIO, reply: Reply) -> None:
    frame = msgspec.msgpack.encode(reply)
    answers.write(SIZE.pack(len(frame)) + frame)
    answers.flush()


def answered(catalogue: Catalogue, frame: bytes, memory: int) -> Reply:
    try:
        order = msgspec.msgpack.decode(frame, type=Order)
        module, _, name = order.kind.partition(":")
        job: Job = msgspec.msgpack.decode(order.job, type=getattr(import_module(module), name), dec_hook=rebuilt)
        with processor_time(order.processor):
            answer = msgspec.json.encode(job.perform(catalogue), enc_hook=plain)
        return Reply(answer=answer, last=bool(memory) and resident() > GROWN)
    except Refused as refused:
        return Reply(why=refused.why, status=refused.status)
    except Spent:
        return Reply(why=too_costly().why, status=CONFLICT, last=bool(memory) and resident() > GROWN)
    except (MemoryError, RecursionError):
        return Reply(why=too_costly().why, status=CONFLICT, last=True)
    except Exception:
        LOG.exception("a job failed")
        return Reply(fault=True)


@contextlib.contextmanager
def processor_time(seconds: float | None) -> Iterator[None]:
    """Raises `Spent` inside when so much is used up, on systems that tell; elsewhere only the clock counts."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_: int, __: FrameType | None) -> None:
        raise Spent

    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def bound_memory(memory: int) -> None:
    if memory and sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        most = memory if hard == resource.RLIM_INFINITY else min(memory, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def resident() -> int:
    """Bytes of memory in use, where the system tells."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


if __name__ == "__main__":
    # Jobs import this module by its name: there must be one `Job`, one `Spent`.
    import_module("samovar.server.workers").work_on(sys.argv[1], int(sys.argv[2]))
