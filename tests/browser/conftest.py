"""A real server in a process of its own, and a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.company import SteamHouse, steam_served
from tests.browser.contexts import Contexts
from tests.browser.kettles import Guest, House
from tests.browser.laying import Past, lay
from tests.browser.waiting import PATIENT
from tests.server.test_packs import boxed

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "docs" / "screenshots"
# Set by CI: a browser that is missing is then a failure, never a quiet skip.
NEEDED = os.environ.get("SAMOVAR_NEED_BROWSER") == "1"
PHOTOGRAPHED = os.environ.get("SAMOVAR_SCREENSHOTS") == "1"
FLAGS = [
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # see contexts.py
]
PATIENCE = 30
expect.set_options(timeout=PATIENCE * 1000)  # a crowded machine is no failure


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def steam_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SteamHouse]:
    """A server of all games with known dice, and an owner's packs: starting one takes seconds, so all share it."""
    files = tmp_path_factory.mktemp("steam")
    boxed(files / "packs" / "steamwatchers" / "my-box@1")
    boxed(files / "packs" / "steamwatchers" / "torn-box@1", clean='"plenty"')
    with steam_served(files) as house:
        yield house


@pytest.fixture(scope="session")
def address(steam_house: SteamHouse) -> str:
    return f"{steam_house.address}/"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    # The same engine without the window's own pages is the quickest, where Debian has it.
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        if NEEDED:
            pytest.fail("Chromium is not installed, and this run needs it.")
        pytest.skip("Chromium is not installed.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts.of(browser)


Opened = Callable[..., Page]


@pytest.fixture
def opened(contexts: Contexts, address: str, steam_house: SteamHouse) -> Iterator[Opened]:
    """Opens a page for a reader; fails when it complains, or asks anybody but our server. Who is patient sees what is
    selected before it is sent; who has a `past` sits at a table where this has happened."""
    used: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(
        path: str = "", *, ready: str = "article", patient: bool = False, past: Past | None = None, **reader: object
    ) -> Page:
        # Who tests movement asks for it: a board that breathes sixty times a second starves the tests beside it.
        defaults: dict[str, object] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
        }
        context = contexts.take(**{**defaults, **reader})
        used.append(context)
        page = context.new_page()
        if patient:
            page.add_init_script(PATIENT)
        page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(address) else complaints.append(asked.url))
        if past is not None:
            path, ready = f"t/{lay(steam_house, past, context)}", "#decision h2"
        page.goto(address + path)
        page.wait_for_selector(ready)
        return page

    yield visit
    for context in used:
        contexts.give(context)
    assert complaints == []


@pytest.fixture
def photograph() -> Callable[..., None]:
    """Takes pictures for the documentation: of the whole page, or of what a window shows."""

    def take(page: Page, name: str, whole: bool = True) -> None:
        if PHOTOGRAPHED:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole, scale="css")

    return take


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of Kettle for all who do not break it."""
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[House]:
    """A server of Kettle that a test may kill and start again."""
    house = House(tmp_path)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def guest(contexts: Contexts, house: House) -> Iterator[Callable[..., Guest]]:
    """Guests with browsers of their own; a complaint of any of their pages fails the test."""
    guests: list[Guest] = []

    def arrive(at: House = house, **reader: object) -> Guest:
        guests.append(Guest(contexts, at, **reader))
        return guests[-1]

    yield arrive
    for each in guests:
        each.close()
