"""A real server that can be killed and started again, and people who reach it over the network."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.nursery import Process, launched

PATIENCE = 60.0


class Machine:
    """One folder, one port, any number of lives."""

    def __init__(
        self,
        folder: Path,
        bots: str = "thread",
        catalogue: str = "kettle",
        pause: float = 0.0,
        trusted: tuple[str, ...] = (),
        prewarm: bool = False,
        fresh: bool = False,
    ) -> None:
        self.folder = folder
        self.bots = bots
        self.catalogue = catalogue
        self.pause = pause  # of a bot before each of its choices
        self.trusted = trusted  # proxies
        self.prewarm = prewarm
        self.fresh = fresh  # each life is a start like an operator's
        self.door = socket.create_server(("127.0.0.1", 0))
        self.door.set_inheritable(True)
        self.address = f"127.0.0.1:{self.door.getsockname()[1]}"
        self.process: Process | None = None
        self.log = folder / "server.log"

    def words(self) -> list[str]:
        """What `serve_kettle` is told."""
        warm = "warm" if self.prewarm else "cold"
        door = str(self.door.fileno())
        return [str(self.folder), door, self.bots, self.catalogue, str(self.pause), warm, *self.trusted]

    def start(self) -> None:
        with self.log.open("ab") as log:
            kept = [self.door.fileno()]
            self.process = launched("tests.server.serve_kettle", self.words(), kept, log.fileno(), self.fresh)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"http://{self.address}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """As a power cut would: nothing is closed, nothing is flushed."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
        self.process = None

    def __enter__(self) -> Machine:
        self.start()
        return self

    def complaints(self) -> str:
        """What the server said; nothing when nothing is wrong."""
        return self.log.read_text(errors="replace")

    def __exit__(self, *fault: object) -> None:
        self.stop()
        self.door.close()


class Visitor:
    """Somebody far away, with a cookie."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        answer = httpx.get(f"http://{machine.address}/api/me", timeout=PATIENCE)
        self.cookie = answer.headers["set-cookie"].partition(";")[0]

    def request(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"cookie": self.cookie, "x-samovar": "1"}
        answer = httpx.request(
            method, f"http://{self.machine.address}{path}", json=body, headers=headers, timeout=PATIENCE
        )
        assert answer.status_code < 300, answer.text
        return answer.json()

    def connect(self, table: str, **hello: Any) -> Line:
        return Line(self, table, hello)


class Line:
    """A websocket to a table."""

    def __init__(self, visitor: Visitor, table: str, hello: dict[str, Any]) -> None:
        address = f"ws://{visitor.machine.address}/api/tables/{table}/live"
        self.socket: ClientConnection = connect(address, additional_headers={"cookie": visitor.cookie}, legacy=True)
        self.state: dict[str, Any] = {}
        self.raw = ""
        self.told: dict[str, Any] | None = None  # the clocks
        self.say({"type": "hello", **hello})
        self.until("state")

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state, self.raw = message, text
        if message["type"] == "clock":
            self.told = message
        return message

    def until(self, type: str) -> dict[str, Any]:
        while True:
            message = self.next()
            if message["type"] == type:
                return message

    def until_state(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Read on until the state is such."""
        while not wanted(self.state):
            self.until("state")

    def clocks(self) -> list[float]:
        """Seconds that are left, by seat, as they were told at the beginning."""
        return [clock["left"] for clock in (self.told or self.until("clock"))["clocks"]]

    def choose(self, line: str, id: str) -> dict[str, Any]:
        seat, decision = self.state["seat"], self.state["decision"]
        self.say({"type": "choose", "id": id, "seat": seat, "decision": decision, "line": line})
        while True:
            message = self.next()
            if message.get("id") == id:
                return message

    def close(self) -> None:
        self.socket.close()
