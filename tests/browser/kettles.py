"""People at tables of Kettle in real browsers, and the house that serves them."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from tests.browser.contexts import Contexts
from tests.browser.waiting import PATIENT, answer, eventually
from tests.nursery import Process, launched

PATIENCE = 20.0
START = 100.0  # seconds; one that is slow to start would fail all who share it
GAME = 60  # more decisions than a game of Kettle has
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
# What a browser writes when a server that was killed on purpose does not answer.
EXPECTED_COMPLAINT = re.compile(r"WebSocket|ERR_CONNECTION|Failed to load resource|Failed to fetch")


class House:
    """A server of Kettle: one folder, one port, any number of lives."""

    module = "tests.browser.kettle_server"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.door = socket.create_server(("127.0.0.1", 0))
        self.door.set_inheritable(True)
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.process: Process | None = None
        self.troubled = False

    def start(self) -> None:
        door = self.door.fileno()
        self.process = launched(self.module, [str(self.folder), str(door)], [door])
        until = time.monotonic() + START
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server ended at once"
            try:
                if httpx.get(f"{self.address}/healthz", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        self.stop()
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.troubled = True
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        self.door.close()


class Guest:
    """Somebody with a browser of his own: what he sees, what he does, what travels to him."""

    def __init__(self, contexts: Contexts, house: House, **reader: Any) -> None:
        options: dict[str, Any] = {**DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **reader}
        self.house = house
        self.contexts = contexts
        self.context: BrowserContext = contexts.take(**options)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(PATIENT)
        self.complaints: list[str] = []
        self.frames: list[str] = []  # all that the server sent
        self.sent: list[dict[str, Any]] = []
        self.requests: list[str] = []  # methods and paths
        self.page.on("console", lambda said: self._complain(said.text) if said.type in {"error", "warning"} else None)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.page.on("request", lambda asked: self._watch(asked.method, asked.url))
        self.page.on("websocket", self._listen)

    def _complain(self, words: str) -> None:
        if not (self.house.troubled and EXPECTED_COMPLAINT.search(words)):
            self.complaints.append(words)

    def _watch(self, method: str, url: str) -> None:
        self.requests.append(f"{method} {url.removeprefix(self.house.address)}")
        if not url.startswith(self.house.address):
            self.complaints.append(f"asked a stranger: {url}")

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framereceived", lambda frame: self.frames.append(str(frame)))
        wire.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def said(self, kind: str) -> list[dict[str, Any]]:
        """What this guest's page sent, of one kind."""
        return [message for message in self.sent if message["type"] == kind]

    def go(self, path: str) -> Page:
        self.page.goto(self.house.address + path)
        return self.page

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server under this guest's own cookie, from his page if there is one."""
        if self.page.url == "about:blank":
            self.context.request.get(f"{self.house.address}/api/me")
            headers = {"X-Samovar": "1", "Content-Type": "application/json"}
            content = None if body is None else json.dumps(body)
            asked = self.context.request.fetch(self.house.address + path, method=method, headers=headers, data=content)
            return asked.json()
        return self.page.evaluate(
            """async ([method, path, body]) => {
                await fetch('/api/me');
                const headers = {'X-Samovar': '1', 'Content-Type': 'application/json'};
                const content = body === null ? {} : {body: JSON.stringify(body)};
                const answer = await fetch(path, {method, headers, ...content});
                return await answer.json();
            }""",
            [method, path, body],
        )

    def lay(self, *seats: dict[str, str], **more: Any) -> str:
        """A new table, opened; its id."""
        wish = {"game": "kettle", "seats": list(seats), "config": {"players": len(seats)}, **more}
        table = str(self.api("POST", "/api/tables", wish)["id"])
        self.go(f"/t/{table}")
        return table

    @property
    def heading(self) -> Locator:
        return self.page.locator("#asked")

    @property
    def button(self) -> Locator:
        return self.page.locator("#decision .btn.primary")

    @property
    def ended(self) -> bool:
        return self.page.locator("#result").count() > 0

    def waits(self, question: str | None = None) -> str:
        """Wait until this guest is asked (something), or the game is over; what is asked then."""
        eventually(self.page, lambda: self.ended or self.asks(question), f"the question {question!r}")
        return "" if self.ended else self.heading.inner_text()

    def asks(self, question: str | None = None) -> bool:
        """Whether this guest is asked (something) now."""
        if not (self.page.locator("#decision.mine").count() and self.button.count()):
            return False
        return question is None or question in self.heading.inner_text()

    def decision(self) -> str:
        """The name of the present question, so that a test can wait for another one."""
        return str(self.state().get("decision", ""))

    def state(self) -> dict[str, Any]:
        """The last state that the server sent to this page."""
        for frame in reversed(self.frames):
            if '"type":"state"' in frame:
                return dict(json.loads(frame))
        return {}

    def commit(self) -> None:
        """Press the button, and wait until the server has taken the choice."""
        before = len(self.said("choose"))
        answer(self.page)
        self.taken(before)

    def taken(self, before: int) -> None:
        """Wait until the server has taken one more choice than before, and the page shows what came of it."""
        eventually(self.page, lambda: len(self.said("choose")) > before, "a choice")
        message = self.said("choose")[-1]
        accepted = f'"accepted","id":"{message["id"]}"'
        eventually(self.page, lambda: any(accepted in frame for frame in self.frames), "the server's consent")
        eventually(self.page, lambda: self.followed(message["seat"], message["decision"]), "what follows")

    def followed(self, seat: int, decision: str) -> bool:
        """Whether that seat's question is answered, or left for another or for another seat, and the page says so."""
        state = self.state()
        same = (state["seat"], state["decision"]) == (seat, decision)
        if same and (state["question"] or {}).get("answered") is None:
            return False
        shown = self.page.evaluate("document.querySelector('#decision')?.dataset.decision ?? null")
        return shown is None or shown == state["decision"]

    def finish(self) -> None:
        """Play on with whatever is selected, to the end."""
        for _ in range(GAME):
            if not self.waits():
                return
            self.commit()
        raise AssertionError("the game does not end")

    def until(self, truth: str) -> None:
        """Wait until an expression is true in the page; asked from outside, since the page's policy forbids `eval`."""
        eventually(self.page, lambda: self.page.evaluate(truth), truth)

    def log(self) -> list[str]:
        """The sentences of the log, without the signs of the seats and the links."""
        return [line.inner_text() for line in self.page.locator("[role=log] li[data-n] .sentence").all()]

    def close(self) -> None:
        self.contexts.give(self.context)
        assert self.complaints == []


def shows(guest: Guest, words: str) -> None:
    expect(guest.page.locator("body")).to_contain_text(words)
