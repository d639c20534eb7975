"""How long Steamfront's instruments take in a real browser: from the hand's movement to the drawn picture.

    python -m benchmarks.instruments [--rounds 3] [--slower 1] [--phone]

A server of the house's games runs in a process of its own on the loopback. Chromium opens a table in the third turn of
a game between two full squads; the mouse is really moved, and a watch in the page stops at the end of the frame in
which the picture is there. Nothing is cached: every measurement looks at another figure or follows a change. `--slower`
slows the browser's processor down so many times, as a phone's would be. Ends by itself.
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
from tests.browser.kettles import House

BUDGETS = {
    "rings": 50.0,
    "reach": 100.0,
    "way": 50.0,
    "threats": 300.0,
}  # milliseconds; a drag has no budget of its own
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
AWAY = (5, 5)
TURN = 3
UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target"
WATCH = """([kind, wanted]) => {
    window.took = new Promise((done) => {
        addEventListener(kind, (event) => {
            const began = event.timeStamp;
            const seen = (selector) => document.querySelector(selector)?.outerHTML ?? '';
            const before = Object.fromEntries(Object.entries(wanted).map(([name, selector]) => [name, seen(selector)]));
            const found = {};
            const look = () => {
                for (const [name, selector] of Object.entries(wanted)) {
                    const now = seen(selector);
                    if (name in found || now === '' || now === before[name]) continue;
                    found[name] = null;
                    setTimeout(() => (found[name] = performance.now() - began));
                }
                const all = Object.keys(wanted).every((name) => typeof found[name] === 'number');
                if (all || performance.now() - began > 1500) done(found);
                else requestAnimationFrame(look);
            };
            look();
        }, { capture: true, once: true });
    });
}"""


class SteamHouse(House):
    module = "tests.browser.steam_server"


def moment(browser: Browser, address: str) -> Captain:
    """A captain who is asked for a movement, with most figures standing."""
    captain = Captain(browser, address)
    captain.until("ask-movement", lambda state: state["rows"]["turn"] == [TURN])
    return captain


def clock(page: Page, kind: str, wanted: dict[str, str]) -> None:
    """From the next event of this kind until each of the wanted is drawn anew."""
    page.evaluate(WATCH, [kind, wanted])


def took(page: Page) -> list[tuple[str, float]]:
    """What was drawn, and after how many milliseconds; a figure without rings never draws any."""
    found: dict[str, float | None] = page.evaluate("window.took")
    return [(name, milliseconds) for name, milliseconds in found.items() if milliseconds is not None]


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pointed(page: Page, ids: list[str]) -> Iterator[tuple[str, float]]:
    """Rings and reach of each figure, pointed at for the first time."""
    for id in ids:
        at = middle(page, f"#board [data-target='figure:{id}'] .base")
        page.mouse.move(*AWAY)
        page.wait_for_timeout(150)
        if page.evaluate(UNDER, at) != f"figure:{id}":
            continue  # something lies over it
        clock(page, "pointerover", {"rings": f"[data-ring='{id}']", "reach": f"[data-reach='{id}']"})
        page.mouse.move(*at)
        yield from took(page)


def dragged(page: Page) -> Iterator[tuple[str, float]]:
    """The inches of the way, after each step of a hand that drags."""
    x, y = middle(page, "[data-target^='point:']")
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 13):
        clock(page, "pointermove", {"way": "[data-used]"})
        page.mouse.move(x - 4 * step, y - 3 * step)
        yield from took(page)
    page.mouse.up()


def threatened(page: Page) -> Iterator[tuple[str, float]]:
    clock(page, "click", {"threats": "[data-threats]"})
    page.locator("[data-tool=threats]").click()
    yield from took(page)


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
    found = [*threatened(page)]
    page.locator("[data-tool=threats]").click()
    found += [*dragged(page), *pointed(page, standing)]
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--slower", type=float, default=1)
    parser.add_argument("--phone", action="store_true")
    wish = parser.parse_args()
    reader = PHONE if wish.phone else DESK
    found: dict[str, list[float]] = {name: [] for name in BUDGETS}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = SteamHouse(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            captain = moment(browser, house.address)
            for _ in range(wish.rounds):
                for name, milliseconds in measured(browser, captain, reader, wish.slower):
                    found[name].append(milliseconds)
        finally:
            browser.close()
            house.stop()
    sys.stdout.write(table_of(found, wish.slower))


def table_of(found: dict[str, list[float]], slower: float) -> str:
    load = os.getloadavg()[0]
    lines = [
        f"{platform.machine()}, {os.cpu_count()} cores, load {load:.1f}, browser {slower:g} times slower\n",
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
