"""Servers that start in a moment: a process that has read in all modules forks them.

A start of Python's takes some two seconds of processor, nearly all of it for reading in what the last one read in, too.
What is forked is a process of its own with its own threads, sockets and connections, and is killed like any other.

    python -m benchmarks.campaign.nursery

reads a line of JSON for each server (the file of its log, then the words for `tests.server.serve_kettle`) and answers
with its process id.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import subprocess
import sys
import traceback
from importlib import import_module
from pathlib import Path

from tests.server.machine import ROOT, Machine

# What a server reads in only when it needs it.
LATE = (
    "httptools",
    "uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "sqlalchemy.dialects.postgresql.psycopg",
    "samovar.server.relay",
)


class Forked:
    """A server that somebody else has forked, as `Machine` knows processes."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.handle = os.pidfd_open(pid)
        self.gone = False

    def _gone_within(self, seconds: float) -> bool:
        if not self.gone and select.select([self.handle], [], [], seconds)[0]:
            self.gone = True
            os.close(self.handle)
        return self.gone

    def poll(self) -> int | None:
        return 0 if self._gone_within(0.0) else None

    def wait(self, timeout: float) -> int:
        if not self._gone_within(timeout):
            raise subprocess.TimeoutExpired("a server", timeout)
        return 0

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self.handle, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Nursery:
    """For these doors, in the environment as it is now."""

    def __init__(self, machines: list[Nursling]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.campaign.nursery"],
            cwd=ROOT,
            pass_fds=[machine.door.fileno() for machine in machines],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for machine in machines:
            machine.nursery = self

    def bear(self, log: Path, words: list[str]) -> Forked:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([str(log), *words]) + "\n")
        self.process.stdin.flush()
        return Forked(int(self.process.stdout.readline()))

    def __enter__(self) -> Nursery:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


class Nursling(Machine):
    """A machine whose processes a nursery forks."""

    nursery: Nursery

    def launched(self) -> Forked:  # type: ignore[override]
        return self.nursery.bear(self.log, self.words())


def main() -> None:
    from tests.server import serve_kettle

    for name in LATE:
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has ended is forgotten by himself
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        log, *words = json.loads(line)
        pid = os.fork()
        if pid:
            sys.stdout.write(f"{pid}\n")
            sys.stdout.flush()
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        says, nothing = os.open(log, os.O_APPEND | os.O_CREAT | os.O_WRONLY), os.open(os.devnull, os.O_RDONLY)
        for number, opened in enumerate((nothing, says, says)):
            os.dup2(opened, number)
        sys.argv = ["serve_kettle", *words]
        try:
            serve_kettle.main()
        except BaseException:
            traceback.print_exc()
        os._exit(1)


if __name__ == "__main__":
    main()
