"""`samovar play` and `samovar serve`, as a person at a keyboard meets them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SAMOVAR = Path(sys.executable).parent / "samovar"
USUAL_PORT = 7266
PATIENCE = 30

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="ends the server by a signal")


@contextmanager
def running(*words: str | Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, without a screen, and the address that it prints."""
    screenless = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    command = [SAMOVAR, *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=screenless) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://\S+/", said)
            assert found, said
            yield server, found.group()
        finally:
            server.terminate()
            server.wait(PATIENCE)


def holding(port: int) -> socket.socket:
    """Hold the port; if somebody keeps it all the time, it is taken anyway."""
    for _ in range(PATIENCE):
        try:
            return socket.create_server(("127.0.0.1", port))
        except OSError:
            time.sleep(1)
    return socket.socket()


def test_play_answers_on_this_machine_only_and_keeps_its_file_where_told(tmp_path):
    with running("play", "--data", tmp_path) as (_, address):
        health = urllib.request.urlopen(f"{address}healthz").read()

    assert address.startswith("http://127.0.0.1:")
    assert b'"ok"' in health
    assert (tmp_path / "samovar.sqlite3").exists()


def test_play_takes_another_port_when_the_usual_one_is_taken(tmp_path):
    with holding(USUAL_PORT), running("play", "--data", tmp_path) as (_, address):
        health = urllib.request.urlopen(f"{address}healthz").read()

    assert str(USUAL_PORT) not in address
    assert b'"ok"' in health


def test_ctrl_c_ends_the_server_without_complaint(tmp_path):
    with running("serve", "--port", "0", "--data", tmp_path) as (server, _):
        server.send_signal(signal.SIGINT)
        _, complaint = server.communicate(timeout=PATIENCE)

    assert server.returncode == 0
    assert complaint == ""


def refused(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([SAMOVAR, *words], capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_serve_says_that_its_port_is_taken():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = refused("serve", "--port", str(port))

    assert answer.returncode == 1
    assert answer.stderr == f"Cannot listen on 127.0.0.1, port {port}: Address already in use.\n"


def test_serve_says_that_its_folder_is_no_folder_for_a_file(tmp_path):
    (tmp_path / "samovar.sqlite3").write_bytes(b"a shopping list " * 100)

    answer = refused("serve", "--port", "0", "--data", tmp_path)

    assert answer.returncode == 3
    assert str(tmp_path) in answer.stderr
    assert "Traceback" not in answer.stderr


def test_without_the_web_extra_the_command_to_install_it_is_told():
    bare = "import sys; sys.modules['uvicorn'] = None; from samovar.cli import main; main()"

    answer = subprocess.run(
        [sys.executable, "-c", bare, "serve", "--port", "0"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert answer.returncode == 4
    assert "pip install 'samovar[web]'" in answer.stderr


def test_the_catalogue_needs_no_web_extra():
    absent = ["litestar", "msgspec", "uvicorn", "sqlalchemy"]
    bare = f"import sys; sys.modules.update(dict.fromkeys({absent})); from samovar.cli import main; main()"

    answer = subprocess.run(
        [sys.executable, "-c", bare, "games"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )

    assert answer.returncode == 0, answer.stderr
    assert "steamwatchers" in answer.stdout


@pytest.mark.parametrize("proxy", ["*", "proxy.example", "10.0.0.1/8", "127.0.0.1;"])
def test_serve_trusts_addresses_and_networks_only(tmp_path, proxy):
    answer = refused("serve", "--port", "0", "--data", tmp_path, "--trusted-proxy", proxy)

    assert answer.returncode == 2
    assert proxy in answer.stderr
    assert not (tmp_path / "samovar.sqlite3").exists()


@pytest.mark.parametrize("named", ["--trusted-proxy", "SAMOVAR_TRUSTED_PROXIES", ""])
def test_serve_believes_the_proxies_that_it_is_told(tmp_path, monkeypatch, named):
    words = ["--trusted-proxy", "127.0.0.0/8"] if named.startswith("--") else []
    monkeypatch.setenv("SAMOVAR_TRUSTED_PROXIES", " 10.0.0.1, 127.0.0.1 ," if named.startswith("SAMOVAR") else "")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with running("serve", "--port", "0", "--data", tmp_path, *words) as (_, address):
        asking = urllib.request.Request(f"{address}api/me", headers={"X-Forwarded-Proto": "https"})
        cookie = urllib.request.urlopen(asking).headers["set-cookie"].lower()

    assert ("secure" in cookie) == bool(named)
