"""Behind a proxy: a game through a real nginx with TLS and websockets, by the sample that operators copy."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import LOOPBACK, Settings
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.test_commands import refused, running

NAME = "club.example.org"
SAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
PATIENCE = 60.0
STARTS = 5  # somebody else may take a port between asking for one and using it
CHOICES = 6
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{sample}
}}
"""


@pytest.fixture(scope="module")
def programs() -> tuple[str, str]:
    found = (shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin"), shutil.which("openssl"))
    if found[0] is None or found[1] is None:
        if os.environ.get("SAMOVAR_NEED_NGINX") == "1":
            pytest.fail("nginx and openssl are not both installed, and this run needs them.")
        pytest.skip("nginx (Debian's nginx-light) and openssl are not both installed.")
    return found[0], found[1]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


class Proxy:
    """An nginx with a certificate of its own, in front of a server."""

    def __init__(self, folder: Path, programs: tuple[str, str], server: int) -> None:
        self.folder = folder
        self.nginx, openssl = programs
        self.server = server
        key, self.certificate = folder / "key.pem", folder / "certificate.pem"
        command = [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        command += ["-keyout", str(key), "-out", str(self.certificate), "-days", "2", "-subj", f"/CN={NAME}"]
        subprocess.run([*command, "-addext", f"subjectAltName=DNS:{NAME}"], check=True, capture_output=True)
        self.key = key
        self.tls = ssl.create_default_context(cafile=str(self.certificate))
        self.port = self.plain = 0

    def written(self) -> Path:
        """The sample with this test's ports and files in it, and what Debian's nginx.conf puts around it."""
        sample = SAMPLE.read_text()
        live = f"/etc/letsencrypt/live/{NAME}"
        for there, here in (
            ("127.0.0.1:7266", f"127.0.0.1:{self.server}"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            (f"{live}/fullchain.pem", str(self.certificate)),
            (f"{live}/privkey.pem", str(self.key)),
        ):
            assert sample.count(there) == 1, there
            sample = sample.replace(there, here)
        path = self.folder / "nginx.conf"
        path.write_text(AROUND.format(folder=self.folder, sample=sample))
        return path

    @contextmanager
    def running(self) -> Iterator[None]:
        for _ in range(STARTS):
            self.port, self.plain = free_port(), free_port()
            with subprocess.Popen([self.nginx, "-p", self.folder, "-c", self.written()], stderr=subprocess.PIPE) as it:
                if not self.answers(it):
                    continue
                try:
                    yield
                finally:
                    it.terminate()
                return
        raise RuntimeError((self.folder / "error.log").read_text())

    def answers(self, process: subprocess.Popen[bytes]) -> bool:
        until = time.monotonic() + PATIENCE
        while process.poll() is None and time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE).close()
            except OSError:
                time.sleep(0.05)
            else:
                return True
        return False


class Member:
    """Somebody of the club, whose browser knows the public name only."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.origin = f"https://{NAME}:{proxy.port}"
        self.client = httpx.Client(verify=proxy.tls, timeout=PATIENCE, base_url=f"https://127.0.0.1:{proxy.port}")
        self.me = self.ask("GET", "/api/me")
        self.cookie = self.me.headers["set-cookie"].partition(";")[0]
        self.client.cookies.clear()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        told = {"host": f"{NAME}:{self.proxy.port}", "origin": self.origin, "x-samovar": "1", **headers}
        if hasattr(self, "cookie"):
            told["cookie"] = self.cookie
        return self.client.request(method, path, json=body, headers=told, extensions={"sni_hostname": NAME})

    def sit(self, table: str) -> ClientConnection:
        return connect(
            f"wss://{NAME}:{self.proxy.port}/api/tables/{table}/live",
            sock=socket.create_connection(("127.0.0.1", self.proxy.port), timeout=PATIENCE),
            ssl=self.proxy.tls,
            origin=Origin(self.origin),
            additional_headers={"cookie": self.cookie},
            proxy=None,
            legacy=True,
        )


class Seat:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: dict[str, Any] = {}
        self.line.send(json.dumps({"type": "hello"}))
        self.until(lambda message: message["type"] == "state")

    def until(self, wanted: Any) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
            assert message["type"] != "farewell", message
            if message["type"] == "state":
                self.state = message
            if wanted(message):
                return message

    def choose(self, id: str) -> dict[str, Any]:
        line = self.state["question"]["options"][0]["say"]
        told = {"seat": self.state["seat"], "decision": self.state["decision"], "line": line}
        self.line.send(json.dumps({"type": "choose", "id": id, **told}))
        return self.until(lambda message: message.get("id") == id)


def test_two_people_play_through_nginx_with_tls_to_a_server_on_loopback(tmp_path: Path, programs: tuple[str, str]):
    words = ["--port", "0", "--data", str(tmp_path / "files"), "--name", NAME, "--trusted-proxy", "127.0.0.1"]
    with ExitStack() as stack:
        _, address = stack.enter_context(running("serve", *words))
        proxy = Proxy(tmp_path, programs, int(address.rstrip("/").rpartition(":")[2]))
        stack.enter_context(proxy.running())
        anna, boris = Member(proxy), Member(proxy)
        stack.callback(anna.client.close)
        stack.callback(boris.client.close)
        wish = {"game": "steamwatchers", "config": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        laid = anna.ask("POST", "/api/tables", wish)
        assert laid.status_code == 201, laid.text
        table = laid.json()["id"]
        assert boris.ask("POST", f"/api/tables/{table}/join", {}).status_code == 200
        assert boris.ask("POST", f"/api/tables/{table}/ready", {"ready": True}).status_code == 200
        seats = [Seat(stack.enter_context(each.sit(table))) for each in (anna, boris)]

        for number in range(CHOICES):
            at = seats[0].state["ask"]["asked"][0]
            seq = seats[1 - at].state["seq"]
            assert seats[at].choose(f"c{number}")["type"] == "accepted"
            seats[1 - at].until(lambda _, at=at, seq=seq: seats[1 - at].state["seq"] > seq)

        foreign = anna.ask("POST", "/api/tables", wish, origin="https://elsewhere.example")
        stranger = anna.client.get("/healthz", headers={"host": "elsewhere.example"})
        plain = httpx.get(f"http://127.0.0.1:{proxy.plain}/t/x", headers={"host": NAME}, timeout=PATIENCE)
        metrics = anna.ask("GET", "/metrics")

    assert "secure" in anna.me.headers["set-cookie"].lower()
    assert foreign.status_code == 403
    assert stranger.status_code == 421
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/t/x")
    assert metrics.status_code == 404


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        (NAME, f"https://{NAME}", 201),
        (f"{NAME}:8443", f"https://{NAME}:8443", 201),
        ("127.0.0.1:7266", f"https://{NAME}", 201),  # a proxy that asks under its own name for the server
        ("127.0.0.1:7266", f"https://{NAME}:8443", 403),  # somebody else's door of the same machine
        ("127.0.0.1:7266", "https://elsewhere.example", 403),
        ("elsewhere.example", f"https://{NAME}", 421),
    ],
)
def test_a_server_answers_under_the_name_that_it_was_given(
    tmp_path: Path, built: Path, host: str, origin: str, status: int
):
    settings = Settings(tmp_path / "files", LOOPBACK, bots="thread", named=frozenset({NAME}), slack=1000)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=f"https://{NAME}") as server:
        anna = Guest(server)
        wish = {"game": "kettle", "config": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}

        answer = server.post("/api/tables", json=wish, headers={**anna.headers(), "host": host, "origin": origin})

    assert answer.status_code == status, answer.text


@pytest.mark.parametrize(
    "name", ["https://club.example.org", "club.example.org:443", "*.example.org", "club/x", "-club"]
)
def test_serve_takes_host_names_only(tmp_path: Path, name: str):
    answer = refused("serve", "--port", "0", "--data", tmp_path, "--name", name)

    assert answer.returncode == 2
    assert name in answer.stderr


def test_every_option_of_serve_has_its_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    port = free_port()
    told = {"HOST": "127.0.0.1", "PORT": port, "DATA": tmp_path, "LOG": 1, "NAMES": f" {NAME}, other.example ,"}
    for name, value in told.items():
        monkeypatch.setenv(f"SAMOVAR_{name}", str(value))

    with running("serve") as (_, address):
        statuses = {
            host: httpx.get(f"{address}healthz", headers={"host": host}, timeout=PATIENCE).status_code
            for host in (NAME, "other.example", "elsewhere.example")
        }

    assert address == f"http://127.0.0.1:{port}/"
    assert statuses == {NAME: 200, "other.example": 200, "elsewhere.example": 421}
    assert (tmp_path / "samovar.sqlite3").exists()
