"""A real cluster on this machine: a scheduler and workers of Dask, each a process that can be killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

WAIT = 60.0


class DaskProcesses:
    """Started here, ended with `close`, whatever has become of them."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self.file = folder / "scheduler.json"
        self.folder = folder
        place = ["--host", "127.0.0.1", "--no-dashboard", "--scheduler-file", str(self.file)]
        self.scheduler = started("distributed.cli.dask_scheduler", "--port", "0", *place)
        self.workers: list[subprocess.Popen[bytes]] = []
        try:
            self.address = self.told_address()
        except BaseException:
            self.close()
            raise
        for _ in range(workers):
            self.join()

    def told_address(self) -> str:
        """Where the scheduler listens. It opens its file first and writes it a moment later."""
        until = time.monotonic() + WAIT
        while True:
            try:
                return str(json.loads(self.file.read_text())["address"])
            except (FileNotFoundError, json.JSONDecodeError):
                if time.monotonic() > until:
                    raise
            time.sleep(0.05)

    def join(self) -> None:
        """One worker more."""
        words = ["--nthreads", "1", "--no-nanny", "--memory-limit", "0", "--host", "127.0.0.1", "--no-dashboard"]
        home = ["--scheduler-file", str(self.file), "--local-directory", str(self.folder / "dask")]
        self.workers.append(started("distributed.cli.dask_worker", *words, *home))

    def kill(self, place: int) -> None:
        """As a power cut would."""
        self.workers[place].kill()
        self.workers[place].wait()

    def close(self) -> None:
        for program in (*self.workers, self.scheduler):
            program.kill()
            program.wait()


def started(module: str, *words: str) -> subprocess.Popen[bytes]:
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    # They find the same package as we do, compiled or not.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.Popen([sys.executable, "-m", module, *words], env=environment, **quiet)
