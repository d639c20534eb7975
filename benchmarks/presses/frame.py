"""What every row uses: the bench with its house and browser, a hand that presses, and the row itself."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect, sync_playwright

from tests.browser.company import DESK, SteamHouse, steam_served
from tests.browser.conftest import FLAGS
from tests.browser.laying import Past, lay
from tests.browser.waiting import eventually, painted

# Only what a person does counts: a script's own events are not trusted.
COUNTING = """() => {
    window.presses = 0;
    const count = (event) => { if (event.isTrusted && !event.repeat) window.presses += 1; };
    window.addEventListener('pointerdown', count, true);
    const held = new Set(['Shift', 'Control', 'Alt', 'Meta']);
    window.addEventListener('keydown', (event) => { if (!held.has(event.key)) count(event); }, true);
}"""
STEPS = 12  # moves of the pointer within a drag
HEADERS = {"X-Samovar": "1", "Content-Type": "application/json"}


class Wire:
    """What a page has asked its table and was not answered yet."""

    def __init__(self, page: Page) -> None:
        self.waiting: set[str] = set()
        page.on("websocket", self.follow)

    def follow(self, wire: WebSocket) -> None:
        wire.on("framesent", lambda frame: self.waiting.add(self.id_of(frame)))
        wire.on("framereceived", lambda frame: self.waiting.discard(self.id_of(frame)))

    @staticmethod
    def id_of(frame: str | bytes) -> str:
        told = json.loads(frame)
        return str(told.get("id", "")) if isinstance(told, dict) else ""

    @property
    def silent(self) -> bool:
        return self.waiting <= {""}


class Hand:
    """A person at a page."""

    def __init__(self, page: Page, wire: Wire | None = None) -> None:
        self.page = page
        self.wire = wire or Wire(page)
        page.evaluate(COUNTING)

    def begin(self) -> None:
        """From here on presses count."""
        self.page.evaluate("() => { window.presses = 0; }")

    def end(self) -> int:
        return int(self.page.evaluate("() => window.presses"))

    def press(self, where: str | Locator) -> None:
        self._found(where).click()
        painted(self.page)

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        painted(self.page)

    def drag(self, start: str | Locator, goal: str | Locator) -> None:
        self.drag_between(self.middle(start), self.middle(goal))

    def drag_between(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*goal, steps=STEPS)
        mouse.up()
        painted(self.page)

    def middle(self, where: str | Locator) -> tuple[float, float]:
        box = self._found(where).bounding_box()
        assert box is not None, f"{where} is not to be seen"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def see(self, where: str | Locator, *, seconds: float = 30.0) -> Locator:
        found = self._found(where)
        expect(found).to_be_visible(timeout=seconds * 1000)
        return found

    def wait(self, truth: Callable[[], object], what: str = "") -> None:
        eventually(self.page, truth, what)

    def rest(self) -> None:
        """Until everything that was asked is answered, and what follows from it is drawn and was asked in its turn."""
        while True:
            eventually(self.page, lambda: self.wire.silent, "the answers")
            painted(self.page)
            if self.wire.silent:
                return

    def _found(self, where: str | Locator) -> Locator:
        return self.page.locator(where).first if isinstance(where, str) else where


class Seated(Hand):
    """A person at a table that was laid at a moment, and what the table tells him."""

    numbers = count()

    def __init__(self, page: Page, wire: Wire, table: str, seat: int) -> None:
        super().__init__(page, wire)
        self.table = table
        self.seat = seat

    @property
    def api(self) -> str:
        return f"{self.page.url.split('/t/')[0]}/api/tables/{self.table}"

    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = self.page.context.request.get(f"{self.api}/state?seat={self.seat}").json()
        return told

    def asked(self) -> str:
        """What the table waits for."""
        told = self.state()["ask"]
        return str(told["title"]["key"]) if told else ""

    def look(self, lens: str, **wish: Any) -> dict[str, Any]:
        told = {"type": "look", "seat": self.seat, "lens": lens, "wish": wish, "id": f"bench-{next(self.numbers)}"}
        answer = self.page.context.request.post(f"{self.api}/messages", data=json.dumps(told), headers=HEADERS).json()
        seen: dict[str, Any] = answer["answer"]
        return seen


class Bench:
    """A house with known dice and a browser, for all rows."""

    def __init__(self, house: SteamHouse, browser: Browser) -> None:
        self.house = house
        self.browser = browser

    @property
    def address(self) -> str:
        return self.house.address

    @contextmanager
    def hand(
        self, path: str, cookies: list[dict[str, str]] | None = None, ready: str = "#decision", **reader: Any
    ) -> Iterator[Hand]:
        """A page of somebody who is known by these cookies."""
        context = self.visitor(**reader)
        if cookies:
            context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        wire = Wire(page)
        page.goto(f"{self.address}{path}")
        page.wait_for_selector(ready)
        yield Hand(page, wire)
        context.close()

    @contextmanager
    def sat(self, past: Past, seat: int | None, ready: str, **reader: Any) -> Iterator[Seated]:
        """Somebody in one seat of a table where this has happened, among bots; or in all of them."""
        context = self.visitor(**reader)
        page = context.new_page()
        wire = Wire(page)
        seats = len(past.box.game.seats(past.config))
        readers = [context] if seat is None else [context if one == seat else None for one in range(seats)]
        table = lay(self.house, past, *readers)
        page.goto(f"{self.address}/t/{table}")
        page.wait_for_selector(ready)
        page.wait_for_selector("#decision.mine")
        hand = Seated(page, wire, table, seat or 0)
        hand.rest()
        yield hand
        context.close()

    def visitor(self, **reader: Any) -> BrowserContext:
        return self.browser.new_context(**{**DESK, "locale": "en-GB", "reduced_motion": "reduce", **reader})


@dataclass(frozen=True)
class Row:
    game: str
    what: str
    today: str
    most: int
    play: Callable[[Bench], int]


@contextmanager
def bench(folder: Path) -> Iterator[Bench]:
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("google-chrome")
    assert program is not None, "Chromium is not installed."
    with steam_served(folder) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield Bench(house, browser)
        finally:
            browser.close()
