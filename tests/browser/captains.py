"""Somebody who leads side A of a game of Steamfront in a real browser, and what he may ask beside it."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.contexts import Contexts
from tests.browser.waiting import PATIENT

PATIENCE = 60.0
FIGURES = "#board [data-target^='figure:']"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HEADERS = {"X-Samovar": "1", "Content-Type": "application/json"}
UNITS = 10  # thousandths of an inch a unit of the drawing


@contextmanager
def watching(
    browser: Browser, captain: Captain, path: str = "", *, patient: bool = True, **reader: Any
) -> Iterator[Page]:
    """The captain's table in a page that stays open for several tests; a complaint of it fails the last of them. Who is
    patient sees what is selected before it is sent."""
    options: dict[str, Any] = {
        "viewport": {"width": 1440, "height": 900},
        "locale": "en-GB",
        "reduced_motion": "reduce",
    }
    contexts = Contexts.of(browser)
    context = contexts.take(storage_state=captain.cookies, **{**options, **reader})
    page = context.new_page()
    if patient:
        page.add_init_script(PATIENT)
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{captain.address}/{path or captain.path}")
    page.wait_for_selector(FIGURES)
    yield page
    contexts.give(context)
    assert complaints == []


def several(state: dict[str, Any]) -> bool:
    return len(state["question"]["options"]) > 1


class Captain:
    """A person who leads side A and can also answer over HTTP, to come to a moment quickly."""

    numbers = count()

    def __init__(
        self,
        browser: Browser,
        address: str,
        config: dict[str, Any] | None = None,
        level: str = "random",
        **more: Any,
    ) -> None:
        self.context = browser.new_context()
        self.address = address.rstrip("/")
        self.context.request.get(f"{self.address}/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        self.table = self.post("/api/tables", {"game": "steamfront", "config": config or {}, "seats": seats, **more})[
            "id"
        ]
        self.path = f"t/{self.table}"
        self.cookies = self.context.storage_state()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(self.address + path, data=json.dumps(body), headers=HEADERS)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = self.context.request.get(f"{self.address}/api/tables/{self.table}/state?seat=0").json()
        return told

    def lines(self) -> list[dict[str, Any]]:
        """The whole log."""
        path = f"{self.address}/api/tables/{self.table}/state?seat=0&since=0"
        told: list[dict[str, Any]] = self.context.request.get(path).json()["lines"]
        return told

    def asked(self) -> dict[str, Any]:
        """The state once this seat is asked, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            state = self.state()
            if state["outcome"] or 0 in (state["ask"] or {"asked": []})["asked"]:
                return state
            time.sleep(0.02)
        raise TimeoutError(f"nobody asked: {state['ask']}")

    def answered(self, state: dict[str, Any], seconds: float = PATIENCE) -> bool:
        """Whether the question of that state is behind us, within so many seconds."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.state()["decision"] != state["decision"]:
                return True
            time.sleep(0.02)
        return False

    def say(self, state: dict[str, Any], line: str) -> None:
        """Choose this, unless his page did so by itself meanwhile: it answers what has one answer."""
        said = {"type": "choose", "seat": 0, "decision": state["decision"], "line": line}
        body = json.dumps({**said, "id": f"captain-{next(self.numbers)}"})
        answer = self.context.request.post(
            f"{self.address}/api/tables/{self.table}/messages", data=body, headers=HEADERS
        )
        assert answer.ok or answer.json()["key"] == "why-stale", answer.text()

    def look(self, lens: str, **wish: Any) -> dict[str, Any]:
        """What the engine shows through a lens."""
        asked = {"type": "look", "seat": 0, "lens": lens, "wish": wish, "id": f"captain-{next(self.numbers)}"}
        told: dict[str, Any] = self.post(f"/api/tables/{self.table}/messages", asked)
        answer: dict[str, Any] = told["answer"]
        return answer

    def shown(self, page: Page) -> dict[str, Any]:
        """The state once the page shows its question and the lens that goes with it."""
        state = self.asked()
        page.wait_for_selector(f"#decision.mine[data-decision='{state['decision']}'] .btn.primary")
        return state

    def until(self, key: str, fits: Callable[[dict[str, Any]], bool] = several) -> dict[str, Any]:
        """Answer at random, attacking where one can, until this is asked and the moment fits."""
        dice = random.Random(7)
        state = self.asked()
        while not (state["question"]["title"]["key"] == key and fits(state)):
            lines = [option["say"] for option in state["question"]["options"]]
            attacks = [line for line in lines if line.split()[0] in {"strike", "shoot"}]
            self.say(state, dice.choice(attacks or lines))
            state = self.asked()
            assert not state["outcome"], "the game ended before that was asked"
        return state
