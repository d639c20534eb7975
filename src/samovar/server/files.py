"""The data folder: for its owner alone, and for one server at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

FOLDER_MODE = 0o700
FILE_MODE = 0o600  # the file holds signing keys, password hashes and the seeds of dice
BESIDE = ("", "-wal", "-shm")  # what SQLite keeps beside a file while it is open
LOCK = "samovar.lock"


class Unopened(Exception):
    """The file, or the database at an address, cannot be opened, and why."""

    def __init__(self, path: Path | str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class InUse(Unopened):
    """Another server uses the folder."""


def private_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        raise Unopened(folder, error.strerror or str(error)) from error
    # Where the folder is somebody else's, such as a mounted volume, the files in it are still private.
    with contextlib.suppress(PermissionError):
        folder.chmod(FOLDER_MODE)


def private_file(path: Path) -> None:
    """Make it if there is none, and let nobody else read it; SQLite gives what lies beside it the same permissions."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
        for beside in BESIDE:
            with contextlib.suppress(FileNotFoundError):
                path.with_name(path.name + beside).chmod(FILE_MODE)
    except OSError as error:
        raise Unopened(path, error.strerror or str(error)) from error


class FolderLock:
    """Held by the system for the life of the process: a server that was killed holds nothing."""

    def __init__(self, folder: Path) -> None:
        private_folder(folder)
        path = folder / LOCK
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE)
        except OSError as error:
            raise Unopened(path, error.strerror or str(error)) from error
        try:
            hold(self.file)
        except OSError as error:
            holder = os.read(self.file, 20).decode("ascii", "replace").strip()
            os.close(self.file)
            if not isinstance(error, BlockingIOError | PermissionError):
                raise Unopened(path, error.strerror or str(error)) from error
            raise InUse(folder, f"another server uses it (process {holder or '?'})") from None
        os.ftruncate(self.file, 0)
        os.write(self.file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


def hold(file: int) -> None:
    """OSError if somebody else holds it."""
    if sys.platform == "win32":
        import msvcrt

        # Far behind the number, which others must be able to read.
        os.lseek(file, 1 << 20, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
