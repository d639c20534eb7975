"""What every row uses: the bench with its house and browser, a hand that presses, and the row itself."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.browser.company import DESK, SteamHouse, steam_served
from tests.browser.conftest import FLAGS
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


class Hand:
    """A person at a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
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

    def _found(self, where: str | Locator) -> Locator:
        return self.page.locator(where).first if isinstance(where, str) else where


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
        context = self.browser.new_context(**{**DESK, "locale": "en-GB", "reduced_motion": "reduce", **reader})
        if cookies:
            context.add_cookies(cookies)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(f"{self.address}{path}")
        page.wait_for_selector(ready)
        yield Hand(page)
        context.close()


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
        yield Bench(house, browser)
        browser.close()
