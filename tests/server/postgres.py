"""A real PostgreSQL on loopback in a folder of its own, and a database in it for each folder of a test."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

DEBIAN = Path("/usr/lib/postgresql")
NEEDED = "SAMOVAR_NEED_POSTGRES"
RUNNING = "SAMOVAR_TEST_POSTGRES"  # the address of one that runs, for the processes that a test starts
USER = "samovar"
# Nothing here outlives the machine, so nothing waits for the disk. But some tests end the database, and a choice that
# was acknowledged must be there again: commits stay synchronous, and only they write within the time of a test.
HASTE = "-c fsync=off -c full_page_writes=off -c wal_writer_delay=10s -c max_connections=200"
STARTS = 5  # somebody else may take a port between asking for one and using it
PATIENCE = 60


def programs() -> Path:
    """The folder with initdb and pg_ctl; skips, or fails where they are needed."""
    debian = sorted(DEBIAN.glob("*/bin"), key=lambda each: int(each.parent.name)) if DEBIAN.is_dir() else []
    for folder in [*reversed(debian), *filter(None, [which_folder()])]:
        if (folder / "initdb").exists():
            return folder
    if os.environ.get(NEEDED) == "1":
        pytest.fail("PostgreSQL (Debian's postgresql) is not installed, and this run needs it.")
    pytest.skip("PostgreSQL (Debian's postgresql) is not installed.")


def which_folder() -> Path | None:
    found = shutil.which("initdb")
    return None if found is None else Path(found).parent


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Postgres:
    """One that can be stopped, killed and started again, where it was."""

    def __init__(self, folder: Path) -> None:
        self.bin = programs()
        self.folder = folder
        self.port = 0
        # It refuses to run as root, who gives the folder to Debian's own user for it.
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_user:
            folder.chmod(0o755)
            shutil.chown(folder, "postgres", "postgres")
        self.run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    @property
    def address(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}"

    def run(self, program: str, *words: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [*self.as_user, str(self.bin / program), *words], capture_output=True, text=True, cwd="/", check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done

    def start(self) -> None:
        for attempt in range(STARTS):
            self.port = self.port or free_port()
            options = f"-h 127.0.0.1 -p {self.port} -k '' {HASTE}"
            log = str(self.folder / "log")
            try:
                self.run("pg_ctl", "-D", self.data, "-w", "-t", str(PATIENCE), "-l", log, "-o", options, "start")
            except RuntimeError:
                if attempt == STARTS - 1:
                    raise
                self.port = 0
            else:
                return

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "-D", self.data, "-w", "-m", mode, "stop")


@contextmanager
def running() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory() as place:
        postgres = Postgres(Path(place))
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()


def database_for(server: str, folder: Path) -> str:
    """The address of the database that stands for the file in this folder; made when it is first asked for."""
    name = "t" + hashlib.sha256(str(folder.absolute()).encode()).hexdigest()[:20]
    there = (psycopg.errors.DuplicateDatabase, psycopg.errors.UniqueViolation)
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection, contextlib.suppress(*there):
        connection.execute(f'CREATE DATABASE "{name}"')
    return f"{server}/{name}"
