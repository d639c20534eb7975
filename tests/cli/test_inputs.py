"""Whatever the command line is given to read has an end for it: a file without one is refused, in a sentence."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import subprocess
import sys
import threading
from importlib.resources import files
from pathlib import Path

import pytest

MEMORY = 2 * 1024 * 1024 * 1024
DISK = 64 * 1024 * 1024
SECONDS = 60


def bounded() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_FSIZE, (DISK, DISK))


def samovar(*arguments: object) -> subprocess.CompletedProcess[str]:
    """In a process that cannot take the machine along with it."""
    return subprocess.run(
        [sys.executable, "-c", "from samovar.cli import main; main()", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        preexec_fn=bounded,
    )


def test_a_record_without_end_is_refused():
    ended = samovar("replay", "/dev/zero")

    assert ended.returncode == 3, ended.stderr
    assert "too large" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_pipe_that_goes_on_and_on_is_refused(tmp_path):
    pipe = tmp_path / "endless"
    os.mkfifo(pipe)

    def fill() -> None:
        with contextlib.suppress(BrokenPipeError), pipe.open("wb", buffering=0) as end:
            while True:
                end.write(b"0 burn 1\n" * 1000)

    threading.Thread(target=fill, daemon=True).start()

    ended = samovar("replay", pipe)

    assert ended.returncode == 3, ended.stderr
    assert "too large" in ended.stderr


def test_a_pack_with_an_enormous_file_is_refused(tmp_path):
    house_pack = Path(str(files("samovar.games.steamwatchers"))) / "data"
    folder = tmp_path / "mine"
    shutil.copytree(house_pack, folder)
    with (folder / "zz.toml").open("wb") as file:
        file.truncate(10 * 1024 * 1024 * 1024)  # takes no room on the disk

    ended = samovar("packs", "check", folder)

    assert ended.returncode == 1, ended.stderr
    assert "zz.toml: is too large" in ended.stderr


@pytest.mark.parametrize("kind", ["device", "enormous"])
def test_a_pack_is_not_copied_for_ever(tmp_path, kind):
    folder = tmp_path / "mine"
    created = samovar("packs", "new", "steamwatchers", folder)
    assert created.returncode == 0, created.stderr
    odd = folder / "texts.bin"
    if kind == "device":
        odd.symlink_to("/dev/zero")
    else:
        with odd.open("wb") as file:
            file.truncate(10 * 1024 * 1024 * 1024)

    ended = samovar("packs", "install", folder, "--data", tmp_path / "server")

    assert ended.returncode == 1, (ended.stdout, ended.stderr)
    assert "texts.bin" in ended.stderr
    assert not list((tmp_path / "server").rglob("texts.bin"))
