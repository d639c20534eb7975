"""Waiting for what is meant to happen: for a condition, never for a time that may be too short on a busy machine."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

PATIENCE = 60.0  # seconds, so that a crowded machine is no failure
TICK, LONG_TICK = 15, 60  # milliseconds between two looks: soon at first, and then less often, since a look costs, too

# Fonts are there, pictures are drawn, everything that moves and ends has ended, and two frames were painted since.
AT_REST = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
    await Promise.all(document.getAnimations().filter(ends).map((each) => each.finished.catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# The page ignores an Enter so soon after a question that it was meant for the one before.
HEARS_ENTER = "() => Date.now() - Number(document.querySelector('#decision')?.dataset.askedAt ?? NaN) >= 250"
# A reader who wants to be asked always: a press only selects, the button answers, and no question answers itself.
PATIENT = """try {
    if (localStorage.getItem('samovar.comfort') === null)
        localStorage.setItem('samovar.comfort', JSON.stringify({ confirmations: 'always', everyQuestion: true }));
} catch {}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def eventually(page: Page, truth: Callable[[], object], what: str = "", seconds: float = PATIENCE) -> None:
    """Wait until something is so; what the page is told meanwhile arrives."""
    until = time.monotonic() + seconds
    pause = TICK
    while not truth():
        if time.monotonic() > until:
            raise TimeoutError(f"{what or 'it'} did not come; the page shows {page.inner_text('body')[:600]!r}")
        page.wait_for_timeout(pause)
        pause = min(LONG_TICK, pause * 2)


def painted(page: Page) -> None:
    """Wait until what was just pressed shows."""
    page.evaluate(PAINTED)


def at_rest(page: Page) -> None:
    """Wait until the page looks as it will look."""
    page.evaluate(AT_REST)


def hears_enter(page: Page) -> None:
    """Wait until an Enter is taken for an answer to the question that stands there."""
    eventually(page, lambda: page.evaluate(HEARS_ENTER), "the moment for an Enter")


def answer(page: Page, button: str = "#decision .btn.primary") -> None:
    """Press what answers the question; where nothing is proposed, the first that is offered. So soon after it appeared,
    a second press at the same place would be taken for the second half of a double-click that was meant for the
    question before. What cannot be undone and was only proposed is asked for once more."""
    eventually(page, lambda: page.evaluate(HEARS_ENTER), "the moment for an answer")
    pressed = page.locator(button)
    offered = page.locator("#decision [role=radio]:not([aria-disabled=true])")
    if page.locator(f"{button}[data-incomplete]").count() and offered.count():
        offered.first.click()
        painted(page)
    pressed.click()
    painted(page)
    if page.locator(f"{button}[data-armed=true]").count():
        pressed.click()
