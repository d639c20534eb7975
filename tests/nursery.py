"""Servers that start in a moment: a process that has read in all modules forks them.

A start of Python's takes more than a second of processor, nearly all of it for reading in what the last one read in,
too. What is forked is a process of its own with its own threads, sockets and connections, and is killed like any other.

`python -m tests.nursery FD` is told over a socket whose `main` to run, with which words, environment and open files,
and answers with the process id and a handle of the process.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import traceback
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]
FORKS = hasattr(os, "pidfd_open")  # Linux
# What a server reads in only when it needs it.
LATE = (
    "httptools",
    "uvloop",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "samovar.server.relay",
)
A_MESSAGE = 1 << 17  # bytes; an environment is some thousand
MOST_FILES = 8
ASIDE = 300  # numbers of files from here on are nobody's


class Forked:
    """What `subprocess.Popen` is to a process of one's own; with what it ended, only its parent is told."""

    def __init__(self, pid: int, handle: int) -> None:
        self.pid = pid
        self.handle = handle
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


Process = subprocess.Popen[bytes] | Forked


class Nursery:
    """Ends when whoever started it ends; its servers do not."""

    def __init__(self) -> None:
        self.wire, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        number = theirs.fileno()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.nursery", str(number)], cwd=ROOT, pass_fds=[number], stdin=subprocess.DEVNULL
        )
        theirs.close()

    def bear(self, module: str, words: list[str], kept: list[int], log: int | None) -> Forked:
        wish = {"module": module, "words": words, "environment": dict(os.environ), "kept": kept, "log": log is not None}
        socket.send_fds(self.wire, [json.dumps(wish).encode()], [*kept, *([] if log is None else [log])])
        told, handles, _, _ = socket.recv_fds(self.wire, A_MESSAGE, 1)
        assert told, "the nursery has ended"
        return Forked(int(told), handles[0])


@cache
def nursery(preloaded: str) -> Nursery:
    """One for all; another one where the linker is to load something first, which is too late after a start."""
    return Nursery()


def launched(module: str, words: list[str], kept: list[int], log: int | None = None, fresh: bool = False) -> Process:
    """`python -m MODULE WORDS` in the environment as it is now, with these open files under their numbers; `fresh` is
    a start like an operator's."""
    if FORKS and not fresh:
        return nursery(os.environ.get("LD_PRELOAD", "")).bear(module, words, kept, log)
    command = [sys.executable, "-m", module, *words]
    return subprocess.Popen(command, cwd=ROOT, pass_fds=kept, stdout=log, stderr=log)


def live(module: str, words: list[str], environment: dict[str, str], files: list[int], kept: list[int]) -> None:
    """As the process that was wished for."""
    os.environ.clear()
    os.environ.update(environment)
    numbers = [*kept, *((1, 2) if len(files) > len(kept) else ())]
    sources = [os.dup2(each, ASIDE + place) for place, each in enumerate(files)]
    for each in files:
        os.close(each)
    sources += sources[-1:] * (len(numbers) - len(sources))
    for source, number in zip(sources, numbers, strict=True):
        os.dup2(source, number)
    for source in dict.fromkeys(sources):
        os.close(source)
    sys.argv[:] = [module, *words]
    import_module(module).main()


def main() -> None:
    wire = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for whoever tests
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has ended is forgotten by himself
    for name in LATE:
        import_module(name)
    while True:
        told, files, _, _ = socket.recv_fds(wire, A_MESSAGE, MOST_FILES)
        if not told:
            return
        wish = json.loads(told)
        import_module(wish["module"])
        gc.collect()
        gc.freeze()
        pid = os.fork()
        if pid == 0:
            break
        handle = os.pidfd_open(pid)
        socket.send_fds(wire, [str(pid).encode()], [handle])
        for each in (handle, *files):
            os.close(each)
    wire.close()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    try:
        live(wish["module"], wish["words"], wish["environment"], files, wish["kept"])
    except SystemExit as ended:
        os._exit(ended.code if isinstance(ended.code, int) else 1)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    main()
