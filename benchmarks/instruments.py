"""How long Steamfront's instruments take in a real browser: from the hand's movement to the drawn picture.

    python -m benchmarks.instruments [--rounds 3] [--slower 1 | --like-a-phone] [--phone]

A server of the house's games runs in a process of its own on the loopback. Chromium opens a table in the third turn of
a game between two full squads; a mouse is really moved, or with `--phone` a finger, and a watch in the page stops at
the end of the frame in which the picture is there. Nothing is cached: every measurement looks at another figure or
follows a change. `--slower` slows the browser's processor down so many times; `--like-a-phone` finds out
how many times that is for a mid-range phone. Ends by itself.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from samovar.games.steamfront.table import FIGURE_IDS, STANDING
from tests.browser.captains import FIGURES, PHONE, Captain
from tests.browser.conftest import FLAGS
from tests.browser.kettles import Services

BUDGETS = {
    "rings": 50.0,
    "reach": 100.0,
    "hand": 100.0,
    "way": 100.0,
    "threats": 300.0,
}  # milliseconds; a drag has no budget of its own, these are our aims
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
AWAY = (5, 5)
TURN = 3
STEPS = 16
TAP = 50  # milliseconds that a finger stays down
PAUSE = 150  # milliseconds between two measurements: whatever the one before left to do is done
LONGEST = 1000  # milliseconds; a figure without rings never draws any
UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target"
# By name: the attribute that something wears once it is drawn, and the value that is waited for (null: any new one).
# The watch must cost the slowed processor nothing: it sleeps until the board changes, and then reads one attribute.
WATCH = """([kind, wanted, longest]) => {
    window.took = new Promise((done) => {
        addEventListener(kind, (event) => {
            const began = event.timeStamp;
            const found = {};
            const waiting = new Map();
            const worn = (attribute, value) => {
                const selector = value === null ? attribute : `${attribute}="${value}"`;
                return document.querySelector(`#board [${selector}]`)?.getAttribute(attribute);
            };
            for (const [name, [attribute, value]] of Object.entries(wanted)) {
                waiting.set(name, { attribute, value, before: worn(attribute, value) });
            }
            // The first task after the next frame; a timer would wait behind whatever the page left for later.
            const after = (task) => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = task;
                requestAnimationFrame(() => port2.postMessage(null));
            };
            const end = () => (watch.disconnect(), done(found));
            const watch = new MutationObserver(() => {
                for (const [name, { attribute, value, before }] of waiting) {
                    const now = worn(attribute, value);
                    if (now === undefined) waiting.set(name, { attribute, value, before: undefined });
                    if (now === undefined || now === before) continue;
                    waiting.delete(name);
                    after(() => {
                        found[name] = performance.now() - began;
                        if (Object.keys(found).length === Object.keys(wanted).length) end();
                    });
                }
            });
            const attributeFilter = Object.values(wanted).map(([attribute]) => attribute);
            watch.observe(document.querySelector('#board'), { subtree: true, childList: true, attributeFilter });
            setTimeout(end, longest);
        }, { capture: true, once: true });
    });
}"""
Wanted = dict[str, tuple[str, str | None]]


MID_RANGE = 1000.0  # what a mid-range phone scores in `SCORE`, as the calibration of Chrome's own tools has it
# Ten thousand letters joined, and a hundred thousand numbers copied, so many times in half a second each.
SCORE = """() => {
    const often = (work) => {
        const began = performance.now();
        let times = 0;
        while (performance.now() - began < 500) work(times++);
        return times / 10 / ((performance.now() - began) / 1000);
    };
    const [one, two] = [0, 1].map(() => Array.from({ length: 100000 }, (_, place) => place));
    const joined = often(() => {
        let letters = '';
        for (let place = 0; place < 10000; place++) letters += 'a';
        return letters;
    });
    const copied = often((times) => {
        const [from, to] = times % 2 ? [one, two] : [two, one];
        for (let place = 0; place < from.length; place++) to[place] = from[place];
    });
    return (joined + copied) / 2;
}"""


class SteamHouse(Services):
    module = "tests.browser.steam_server"


def moment(browser: Browser, address: str) -> Captain:
    """A captain who is asked for a movement, with most figures standing."""
    captain = Captain(browser, address)
    captain.until("ask-movement", lambda state: state["rows"]["turn"] == [TURN])
    return captain


def clock(page: Page, kind: str, wanted: Wanted) -> None:
    """From the next event of this kind until each of the wanted is drawn anew."""
    page.evaluate(WATCH, [kind, wanted, LONGEST])


def took(page: Page) -> list[tuple[str, float]]:
    """What was drawn, and after how many milliseconds; a figure without rings never draws any."""
    found: dict[str, float] = page.evaluate("window.took")
    return list(found.items())


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hand:
    """A mouse that hovers and drags, or on a phone a finger that taps and drags: then the magnifier is drawn, too."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.finger = page.context.new_cdp_session(page) if touch else None

    def _touch(self, kind: str, *at: tuple[float, float]) -> None:
        assert self.finger
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    def point(self, at: tuple[float, float]) -> None:
        """Hover, or tap: while a finger rests on its glass, Chromium holds back what comes from the network."""
        if self.finger:
            self._touch("touchStart", at)
            self.page.wait_for_timeout(TAP)
            self._touch("touchEnd")
        else:
            self.page.mouse.move(*at)

    def press(self, at: tuple[float, float]) -> None:
        if self.finger:
            self._touch("touchStart", at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def drag(self, at: tuple[float, float]) -> None:
        if self.finger:
            self._touch("touchMove", at)
        else:
            self.page.mouse.move(*at)

    def drop(self) -> None:
        if self.finger:
            self._touch("touchEnd")
        else:
            self.page.mouse.up()


def pointed(page: Page, hand: Hand, ids: list[str]) -> Iterator[tuple[str, float]]:
    """Rings and reach of each figure, pointed at for the first time."""
    for id in ids:
        at = middle(page, f"#board [data-target='figure:{id}'] .base")
        if page.evaluate(UNDER, at) != f"figure:{id}":
            continue  # something lies over it
        clock(page, "pointerover", {"rings": ("data-ring", id), "reach": ("data-reach", id)})
        hand.point(at)
        yield from took(page)
        if not hand.finger:
            page.mouse.move(*AWAY)
        page.wait_for_timeout(PAUSE)


def dragged(page: Page, hand: Hand) -> Iterator[tuple[str, float]]:
    """The figure under the hand and the inches of its way, after each step of a hand that drags."""
    x, y = middle(page, "[data-target^='point:']")
    hand.press((x, y))
    hand.drag((x - 8, y - 6))  # so much is still a press
    page.wait_for_timeout(PAUSE)
    for step in range(STEPS):  # without a rest: what the step before left to do goes on beside it
        clock(page, "pointermove", {"hand": ("data-at", None), "way": ("data-used", None)})
        hand.drag((x - 12 - 4 * step, y - 9 - 3 * step))
        yield from took(page)
    hand.drop()


def threatened(page: Page) -> Iterator[tuple[str, float]]:
    clock(page, "click", {"threats": ("data-threats", None)})
    page.locator("[data-tool=threats]").click()
    yield from took(page)


def times_quicker(browser: Browser) -> float:
    """Than a mid-range phone; the best of a few tries, because other programs only ever take time away."""
    page = browser.new_page()
    best = max(float(page.evaluate(SCORE)) for _ in range(4))
    page.close()
    return max(1.0, best / MID_RANGE)


def measured(browser: Browser, captain: Captain, reader: dict[str, Any], slower: float) -> list[tuple[str, float]]:
    context = browser.new_context(storage_state=captain.cookies, reduced_motion="reduce", **reader)
    page = context.new_page()
    if slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{captain.address}/{captain.path}")
    page.wait_for_selector(FIGURES)
    page.wait_for_timeout(1500)
    status = captain.state()["rows"]["status"]
    standing = [id for place, id in enumerate(FIGURE_IDS) if status[place] == STANDING]
    hand = Hand(page, touch=bool(reader.get("has_touch")))
    found = [*threatened(page)]
    page.locator("[data-tool=threats]").click()
    page.wait_for_timeout(PAUSE)
    found += [*dragged(page, hand)]
    page.keyboard.press("0")  # the whole table, so that every figure can be pointed at
    page.wait_for_timeout(PAUSE)
    found += [*pointed(page, hand, standing)]
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slower", type=float, default=1)
    parser.add_argument("--like-a-phone", action="store_true", help="as slow as the processor of a mid-range phone")
    parser.add_argument("--phone", action="store_true", help="a phone's window, and a finger")
    wish = parser.parse_args()
    reader = PHONE if wish.phone else DESK
    found: dict[str, list[float]] = {name: [] for name in BUDGETS}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = SteamHouse(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            slower = times_quicker(browser) if wish.like_a_phone else wish.slower
            captain = moment(browser, house.address)
            for _ in range(wish.rounds):
                for name, milliseconds in measured(browser, captain, reader, slower):
                    found[name].append(milliseconds)
        finally:
            browser.close()
            house.stop()
    sys.stdout.write(table_of(found, slower))


def table_of(found: dict[str, list[float]], slower: float) -> str:
    load = os.getloadavg()[0]
    lines = [
        f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, browser {slower:.2g} times slower\n",
        "| instrument | times | median ms | p95 ms | slowest ms | budget ms |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, times in found.items():
        if times:
            late = sorted(times)[max(0, round(len(times) * 0.95) - 1)]
            numbers = [f"{one:.0f}" for one in (statistics.median(times), late, max(times))]
            lines.append(" | ".join([f"| {name}", str(len(times)), *numbers, f"{BUDGETS[name]} |"]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
