"""What an operator relies on: a private file, one server on it, honest readiness, a bounded end, backups."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import resource
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from samovar.cli.exits import FINDING, IN_USE, UNREADABLE
from samovar.server import logs
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.files import Unopened
from samovar.server.settings import Settings
from samovar.server.store import Store
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.machine import PATIENCE, Machine, Visitor
from tests.server.stores import file_only
from tests.server.test_commands import SAMOVAR, running
from tests.server.test_restart import lay

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="permissions, signals and limits of POSIX"),
    file_only,
]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def lax_umask() -> Iterator[None]:
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path):
    with lax_umask():
        store = Store(tmp_path / "files" / "samovar.sqlite3")
        store.write(lambda connection: connection.exec_driver_sql("DELETE FROM mutes")).result(5)
        files = {path.name: mode(path) for path in (tmp_path / "files").iterdir()}
        store.close()

    assert mode(tmp_path / "files") == 0o700
    assert set(files) >= {"samovar.sqlite3", "samovar.sqlite3-wal", "samovar.sqlite3-shm"}
    assert set(files.values()) == {0o600}


def test_a_file_that_others_could_read_is_closed_to_them_at_the_next_start(tmp_path: Path):
    folder = tmp_path / "files"
    with lax_umask():
        folder.mkdir()
        with closing(sqlite3.connect(folder / "samovar.sqlite3")) as held:
            held.execute("PRAGMA journal_mode = WAL")
            held.execute("CREATE TABLE x (y)")
            for name in ("samovar.sqlite3", "samovar.sqlite3-wal", "samovar.sqlite3-shm"):
                (folder / name).chmod(0o644)
            folder.chmod(0o755)

            store = Store(folder / "samovar.sqlite3")
            files = {path.name: mode(path) for path in folder.iterdir()}
            store.close()

    assert mode(folder) == 0o700
    assert set(files) >= {"samovar.sqlite3", "samovar.sqlite3-wal", "samovar.sqlite3-shm"}
    assert set(files.values()) == {0o600}


def test_a_second_server_on_the_same_folder_refuses_to_start_and_says_why(tmp_path: Path):
    with running("serve", "--port", "0", "--data", tmp_path) as (first, address):
        second = subprocess.run(
            [SAMOVAR, "serve", "--port", "0", "--data", tmp_path],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        still = httpx.get(f"{address}healthz", timeout=PATIENCE)

    assert second.returncode == IN_USE
    assert str(tmp_path) in second.stderr
    assert str(first.pid) in second.stderr
    assert "Traceback" not in second.stderr
    assert still.status_code == 200


def test_the_exit_code_of_a_folder_in_use_is_documented():
    told = subprocess.run([SAMOVAR, "--help"], capture_output=True, text=True, timeout=60, check=False).stdout

    assert f"{IN_USE}: another server uses the folder" in " ".join(re.sub(r"[│╭╮╰╯─]", " ", told).split())


def test_a_folder_is_free_again_when_its_server_was_killed(tmp_path: Path):
    with Machine(tmp_path) as machine:
        with pytest.raises(Unopened, match="another server"):
            create_app(Settings(tmp_path), Client(tmp_path), kettle_catalogue())

        machine.kill()
        machine.start()

        assert httpx.get(f"http://{machine.address}/readyz", timeout=PATIENCE).status_code == 200


def test_a_server_that_has_ended_leaves_its_folder_to_the_next_in_the_same_process(tmp_path: Path, built: Path):
    for _ in range(2):
        app = create_app(Settings(tmp_path / "files", bots="thread"), Client(built), kettle_catalogue())
        with TestClient(app, base_url=HERE) as server:
            assert server.get("/readyz").status_code == 200


def test_a_file_that_is_locked_logs_no_choice(tmp_path: Path, built: Path):
    settings = Settings(tmp_path / "files", bots="thread", slack=1000)
    stream = io.StringIO()
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        handler = logs.start(stream)
        with closing(sqlite3.connect(settings.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with anna.live(table, seat=0) as live:
                live.say("choose", id="bid", seat=0, decision=live.state["decision"], line="burn 3")
                told = live.until("refused")
            other.execute("ROLLBACK")
        logging.getLogger(logs.NAME).removeHandler(handler)

    assert told["why"]["key"] == "why-engine-fault"
    assert "database is locked" in stream.getvalue()
    assert "burn" not in stream.getvalue()
    assert anna.id not in stream.getvalue()


def test_a_record_that_no_longer_fits_logs_no_choice(tmp_path: Path, built: Path):
    settings = Settings(tmp_path / "files", bots="thread", slack=1000)
    stream = io.StringIO()
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        with anna.live(table, seat=0) as live:
            live.choose("burn 3")
    with closing(sqlite3.connect(settings.database)) as file, file:
        # As an older version stored it: without its moments, so that the rules must follow its lines.
        file.execute("UPDATE happenings SET lines = replace(lines, 'burn 3', 'burn 77'), moment = NULL, state = NULL")

    handler = logs.start(stream)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna.client = server
        anna.get(f"/api/tables/{table}")
    logging.getLogger(logs.NAME).removeHandler(handler)

    assert "fits only in part" in stream.getvalue()
    assert "burn" not in stream.getvalue()


def test_what_a_fault_says_is_logged_only_where_it_cannot_hold_a_choice():
    stream = io.StringIO()
    handler = logs.start(stream)
    log = logging.getLogger(logs.NAME)
    choice = " ".join(["burn", "3"])  # not written here as one: a traceback shows the lines of the source
    for fault in (KeyError(choice), ValueError(choice), OSError(28, "no space left")):
        try:
            try:
                raise RuntimeError(choice)
            except RuntimeError as cause:
                raise fault from cause
        except Exception:
            log.exception("something")
    log.removeHandler(handler)

    faults = [json.loads(line)["fault"] for line in stream.getvalue().splitlines()]
    assert choice not in "".join(faults)
    assert [fault.splitlines()[-1].partition(":")[0] for fault in faults] == ["KeyError", "ValueError", "OSError"]
    assert "no space left" in faults[2]
    assert all("test_operating.py" in fault for fault in faults)


def health(machine: Machine, path: str) -> int:
    return httpx.get(f"http://{machine.address}/{path}", timeout=PATIENCE).status_code


def eventually(machine: Machine, path: str, wanted: int) -> bool:
    """What was answered a moment ago is said again for a moment."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if health(machine, path) == wanted:
            return True
        time.sleep(0.2)
    return False


def test_a_server_without_room_on_its_disk_lives_but_is_not_ready(tmp_path: Path):
    with Machine(tmp_path) as machine:
        assert machine.process is not None
        _, most = resource.prlimit(machine.process.pid, resource.RLIMIT_FSIZE)
        assert health(machine, "readyz") == 200

        resource.prlimit(machine.process.pid, resource.RLIMIT_FSIZE, (1, most))
        failing = eventually(machine, "readyz", 503)
        alive = health(machine, "healthz")
        resource.prlimit(machine.process.pid, resource.RLIMIT_FSIZE, (most, most))
        again = eventually(machine, "readyz", 200)

    assert failing
    assert alive == 200
    assert again


def test_a_server_whose_file_is_locked_lives_but_is_not_ready(tmp_path: Path):
    with Machine(tmp_path) as machine, closing(sqlite3.connect(tmp_path / "samovar.sqlite3")) as other:
        other.isolation_level = None
        other.execute("BEGIN IMMEDIATE")
        failing = eventually(machine, "readyz", 503)
        alive = health(machine, "healthz")
        other.execute("ROLLBACK")
        again = eventually(machine, "readyz", 200)

    assert failing
    assert alive == 200
    assert again


def test_a_server_with_damaged_pages_lives_but_is_not_ready(tmp_path: Path):
    with Machine(tmp_path) as machine:
        anna = Visitor(machine)
        for _ in range(5):
            lay(anna, "me", "same-screen")
        machine.stop()
        damage(tmp_path / "samovar.sqlite3")
        machine.start()

        failing = eventually(machine, "readyz", 503)
        alive = health(machine, "healthz")

    assert failing
    assert alive == 200


def damage(file: Path) -> None:
    """The pages of what happened at the tables; the rest stays whole, so that the server starts."""
    with closing(sqlite3.connect(file)) as opened:
        size = opened.execute("PRAGMA page_size").fetchone()[0]
        (root,) = opened.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chats'").fetchone()
    with file.open("r+b") as raw:
        raw.seek((root - 1) * size)
        raw.write(os.urandom(size))


def test_a_half_sent_request_does_not_keep_a_server_from_ending(tmp_path: Path):
    with running("serve", "--port", "0", "--data", tmp_path) as (server, address):
        port = int(address.rstrip("/").rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as half:
            half.sendall(
                b"POST /api/me/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Samovar: 1\r\n"
                b'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name": '
            )
            time.sleep(0.5)  # nothing can be awaited: the server says nothing to half a request
            server.send_signal(signal.SIGTERM)
            try:
                code = server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                raise

    assert code in (0, -signal.SIGTERM)


def test_a_thread_that_does_not_come_back_does_not_keep_a_server_from_ending(tmp_path: Path):
    """Such as rules that compute for long: nothing that was acknowledged waits for them."""
    program = f"""
import asyncio, threading, time
from pathlib import Path
from litestar import get
from samovar.cli import serve
from samovar.server import app as application
before = application.create_app
def create(*args, **kwargs):
    app = before(*args, **kwargs)
    @get("/stuck")
    async def stuck() -> str:
        await asyncio.to_thread(time.sleep, 120)
        return "late"
    app.register(stuck)
    return app
application.create_app = create
serve.serve(host="127.0.0.1", port=0, data=Path({str(tmp_path)!r}), log=False)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+/", server.stdout.readline())
        assert address is not None
        asking = threading.Thread(target=lambda: ask_in_vain(f"{address.group()}stuck"), daemon=True)
        asking.start()
        time.sleep(1)
        server.send_signal(signal.SIGTERM)
        try:
            code = server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            raise

    assert code in (0, -signal.SIGTERM)


def ask_in_vain(address: str) -> None:
    with suppress(httpx.HTTPError):
        httpx.get(address, timeout=60)


def admin(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([SAMOVAR, "admin", *words], capture_output=True, text=True, timeout=PATIENCE, check=False)


def happened(file: Path, table: str) -> list[str]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as opened:
        rows = opened.execute("SELECT lines FROM happenings WHERE table_id = ? ORDER BY place", (table,))
        return [lines for (lines,) in rows]


class Busy:
    """Somebody who chooses without pause: back and forth between two seats of his own."""

    def __init__(self, machine: Machine) -> None:
        self.visitor = Visitor(machine)
        self.table = lay(self.visitor, "me", "same-screen")
        self.accepted = 0
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.go, daemon=True)
        self.thread.start()

    def go(self) -> None:
        line = self.visitor.connect(self.table, seat=0)
        while not self.ended.is_set():
            answer = line.choose(f"burn {self.accepted % 3}", f"b{self.accepted}")
            assert answer["type"] == "accepted"
            self.accepted += 1
        line.close()


def test_a_backup_during_writes_holds_every_choice_acknowledged_before_it_began(tmp_path: Path):
    files, copies = tmp_path / "files", tmp_path / "copies"
    files.mkdir()
    copies.mkdir()
    counts: list[tuple[int, int]] = []
    with Machine(files) as machine:
        busy = Busy(machine)
        for number in range(3):
            while busy.accepted < 20 * (number + 1):
                time.sleep(0.01)
            before = busy.accepted
            copy = copies / f"{number}.sqlite3"
            made = admin("backup", copy, "--data", files)
            assert made.returncode == 0, made.stderr
            counts.append((before, sum("burn" in lines for lines in happened(copy, busy.table))))
        busy.ended.set()
        busy.thread.join(PATIENCE)

    assert all(held >= before for before, held in counts), counts
    assert [path.name for path in sorted(copies.iterdir())] == ["0.sqlite3", "1.sqlite3", "2.sqlite3"]
    assert {mode(path) for path in copies.iterdir()} == {0o600}


def test_a_server_goes_on_from_a_backup(tmp_path: Path):
    files, again = tmp_path / "files", tmp_path / "again"
    files.mkdir()
    again.mkdir()
    with Machine(files) as machine:
        anna = Visitor(machine)
        table = lay(anna, "me", "same-screen")
        anna.connect(table, seat=0).choose("burn 2", "a")
        assert admin("backup", again / "samovar.sqlite3", "--data", files).returncode == 0

    with Machine(again) as machine:
        anna.machine = machine
        state = anna.request("GET", f"/api/tables/{table}/state?seat=0")

    assert state["answers"][0] == "burn 2"


def kept_file(tmp_path: Path) -> Path:
    files = tmp_path / "files"
    Store(files / "samovar.sqlite3").close()
    return files


def test_a_backup_overwrites_nothing_unless_told(tmp_path: Path):
    files = kept_file(tmp_path)
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("something else")

    refused = admin("backup", copy, "--data", files)
    kept = copy.read_text()
    told = admin("backup", copy, "--data", files, "--overwrite")

    assert refused.returncode == FINDING
    assert str(copy) in refused.stderr
    assert kept == "something else"
    assert told.returncode == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")


def test_a_backup_into_a_folder_gets_a_name_of_its_own(tmp_path: Path):
    files = kept_file(tmp_path)
    (tmp_path / "copies").mkdir()

    made = admin("backup", tmp_path / "copies", "--data", files)

    (copy,) = (tmp_path / "copies").iterdir()
    assert copy.suffix == ".sqlite3"
    assert str(copy) in "".join(made.stdout.split("\n"))


def test_a_damaged_file_makes_no_backup_that_looks_good(tmp_path: Path):
    files = kept_file(tmp_path)
    damage(files / "samovar.sqlite3")

    made = admin("backup", tmp_path / "copy.sqlite3", "--data", files)
    checked = admin("check", "--data", files)

    assert made.returncode == checked.returncode == FINDING
    assert "damaged" in made.stderr
    assert not (tmp_path / "copy.sqlite3").exists()
    assert not list(tmp_path.glob("*.part*"))


def test_a_check_says_that_all_is_well_or_that_there_is_nothing(tmp_path: Path):
    files = kept_file(tmp_path)

    well = admin("check", "--data", files)
    nothing = admin("check", "--data", tmp_path / "nowhere")

    assert well.returncode == 0, well.stderr
    assert "whole" in well.stdout
    assert nothing.returncode == UNREADABLE
    assert "Traceback" not in nothing.stderr
    assert not (tmp_path / "nowhere").exists()
