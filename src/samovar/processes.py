"""Programs of others: each is a process that we send something and that answers in lines, within a limit of time.

Nothing that such a program does may hold us up: what it writes is read by a thread of its own into a short queue, what
it is sent is written by another, and when its time is over it is killed.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from queue import Empty, Full, Queue
from typing import Final

MOST_BYTES: Final = 1 << 20  # of a line that a program may write
MOST_LINES: Final = 64  # that it may be ahead; then it waits
LAST_WORDS: Final = 2.0  # seconds for a program to end by itself once its input is closed
TOO_LONG: Final = b"\n"  # stands for a line that has no end; no line holds its end


class Failed(Exception):
    """The program did not answer: why, in a sentence."""


class Program:
    """A process that reads from its input and answers in lines. What it writes to its errors goes to ours."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        try:
            # The command is the user's own: running it is what he asked for.
            self.process = subprocess.Popen(  # noqa: S603
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                start_new_session=True,  # with all that it starts it can be ended, and Ctrl+C is ours alone
            )
        except OSError as fault:
            raise Failed(f"cannot be started: {fault.strerror or fault}") from fault
        self._over = False
        self._written: Queue[bytes | None] = Queue(MOST_LINES)
        self._to_write: Queue[bytes | None] = Queue(MOST_LINES)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._writer = threading.Thread(target=self._write, daemon=True)
        self._reader.start()
        self._writer.start()

    def send(self, message: bytes) -> None:
        """Give it something to read; never waits."""
        try:
            self._to_write.put_nowait(message)
        except Full:
            raise Failed("does not read what it is sent") from None

    def line(self, seconds: float) -> bytes:
        """The next line that it writes, without its end."""
        try:
            found = self._written.get(timeout=seconds)
        except Empty:
            self.kill()
            raise Failed(f"took more than {seconds:g} s") from None
        if found == TOO_LONG:
            self.kill()
            raise Failed("wrote a line that is too long")
        if found is None:
            self.kill(LAST_WORDS)
            code = self.process.returncode
            raise Failed("its process ended" if not code or code < 0 else f"its process ended with {code}")
        return found

    def close(self, patience: float = LAST_WORDS) -> None:
        """Its input ends; whoever does not end then is killed."""
        with contextlib.suppress(Full):
            self._to_write.put_nowait(None)
        self.kill(patience)

    def kill(self, patience: float = 0.0) -> None:
        """End it, at once or when it had some time to end by itself. Its threads end with it."""
        try:
            self.process.wait(patience)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(AttributeError, OSError):  # no such thing here, or nobody left
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.kill()
            self.process.wait()
        self._over = True
        until = time.monotonic() + LAST_WORDS  # whoever slipped away still holds its pipes: that is not waited for
        while (self._reader.is_alive() or self._writer.is_alive()) and time.monotonic() < until:
            with contextlib.suppress(Empty):
                self._written.get_nowait()
            with contextlib.suppress(Full):
                self._to_write.put_nowait(None)
            self._reader.join(0.01)

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            while not self._over and (line := output.readline(MOST_BYTES)):
                if not line.endswith(b"\n") and len(line) == MOST_BYTES:
                    self._written.put(TOO_LONG)
                    break
                self._written.put(line.rstrip(b"\r\n"))
        self._written.put(None)

    def _write(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError), self.process.stdin as wanted:
            while (message := self._to_write.get()) is not None:
                wanted.write(message)
                wanted.flush()
