"""Copies of the server's file that can be trusted, made while the server runs; and whether a file is whole.

The newest choices lie in the write-ahead log beside the file until SQLite moves them: whoever copies the one file loses
them. SQLite's own backup reads both as of one moment, and holds up no writer.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from samovar.server.files import BESIDE, FILE_MODE, FolderLock, Unopened
from samovar.server.migrating import HEAD
from samovar.server.settings import Settings

MOST_TOLD = 10
PATIENCE = 30.0  # seconds that a copy waits for whoever writes


class Damaged(Exception):
    """What SQLite found."""

    def __init__(self, path: Path, faults: list[str]) -> None:
        super().__init__(f"{path} is damaged: {'; '.join(faults)}")


def opened(path: Path) -> sqlite3.Connection:
    """For reading. Not read-only to SQLite: it lays the log's index beside a file that nobody has open."""
    if not path.is_file():
        raise FileNotFoundError(2, "there is no such file", str(path))
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None)


def faults_of(connection: sqlite3.Connection) -> list[str]:
    """Nothing when every page, index and reference is whole."""
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MOST_TOLD})")]
        strays = connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_TOLD)
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [each for each in found if each != "ok"] + [f"{row[0]} refers to a missing {row[2]}" for row in strays]


def check(path: Path) -> int:
    """How many tables of games it holds; Damaged if it is not whole."""
    with closing(opened(path)) as connection:
        faults = faults_of(connection)
        if faults:
            raise Damaged(path, faults)
        try:
            count: int = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        except sqlite3.DatabaseError as error:
            raise Damaged(path, [str(error)]) from None
        return count


def back_up(source: Path, wanted: Path, *, overwrite: bool = False) -> Path:
    """A whole copy, in one file. It gets its name only when it is complete, checked and on disk.

    Damaged if the file is not whole, FileExistsError if something has that name.
    """
    with closing(opened(source)) as connection:
        target = wanted / time.strftime("samovar-%Y%m%d-%H%M%S.sqlite3") if wanted.is_dir() else wanted
        if target.exists() and not overwrite:
            raise FileExistsError(17, "something has this name already", str(target))
        part = target.with_name(f"{target.name}.part{os.getpid()}")
        try:
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE_MODE))
            copy(connection, source, part)
            name(part, target, overwrite=overwrite)
        finally:
            part.unlink(missing_ok=True)
        return target


def copy(connection: sqlite3.Connection, source: Path, part: Path) -> None:
    with closing(sqlite3.connect(part, isolation_level=None)) as made:
        try:
            connection.backup(made)  # all pages at once: in steps, a busy writer would make it begin again and again
            made.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        except sqlite3.DatabaseError as error:
            raise Damaged(source, [str(error)]) from None
        faults = faults_of(made)
    if faults:
        raise Damaged(source, faults)
    with part.open("rb") as written:
        os.fsync(written.fileno())


def name(part: Path, target: Path, *, overwrite: bool) -> None:
    if overwrite:
        part.replace(target)
    else:
        os.link(part, target)  # unlike a renaming, this fails if the name was taken meanwhile
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(target.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def restore(copy: Path, settings: Settings) -> Path | None:
    """The copy becomes the server's file. What was there is kept under another name, which this gives.

    InUse if a server has the folder, Damaged if the copy is not whole, Unopened if it is of a later version.
    """
    check(copy)
    with closing(opened(copy)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > int(HEAD):
        raise Unopened(copy, f"it has version {version}, this program knows {int(HEAD)}")
    lock = FolderLock(settings.folder)
    try:
        return replaced(settings.database, copy)
    finally:
        lock.release()


def replaced(file: Path, copy: Path) -> Path | None:
    """A file goes with its log: one beside another's would damage it."""
    aside = file.with_name(time.strftime(f"{file.stem}-before-%Y%m%d-%H%M%S{file.suffix}"))
    moved = [(file.with_name(file.name + each), aside.with_name(aside.name + each)) for each in BESIDE]
    moved = [(here, there) for here, there in moved if here.exists()]
    for here, there in moved:
        here.rename(there)
    try:
        back_up(copy, file)
    except BaseException:
        for here, there in moved:
            there.rename(here)
        raise
    return aside if moved else None
