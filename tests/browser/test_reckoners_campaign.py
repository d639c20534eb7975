"""The Reckoners' campaign in a real browser: from one chapter to the next, with what is carried over."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.reckoners import ReckonersMind
from samovar.games.reckoners import cells
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import say
from samovar.kernel.game import Config, full_config
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from samovar.server import archive
from samovar.server.archive import SeatFacts, Stored
from samovar.server.catalogue import house_catalogue
from samovar.server.event_log import EventLog
from samovar.server.lobby import fresh_facts
from samovar.server.people import Person
from samovar.server.settings import Settings
from samovar.server.store import Store
from samovar.server.wire.tables import NewTable
from tests.browser.test_reckoners_board import (
    DESKTOP,
    PAIR,
    PHONE,
    QUICK,
    accessible,
    commit,
    is_over,
    new_table,
    play,
    select,
    sit,
    whole,
)

TEAM = ["tia", "abraham"]
CHAPTER: Config = {"humans": 1, "reckoners": 2, "team": TEAM, "campaign": True, "difficulty": "b", "relaxed": True}
TRIES = 60
PATIENCE = 30


class TableService:
    """A server whose files the tests can reach, to lay a table that bots have played nearly to its end."""

    def __init__(self, address: str, files: Path) -> None:
        self.address = address
        self.files = files


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableService]:
    files = tmp_path_factory.mktemp("hall")
    command = [str(Path(sys.executable).parent / "samovar"), "serve", "--port", "0", "--data", str(files)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, bufsize=1) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found
            yield TableService(found.group(), files)
        finally:
            server.terminate()
            server.wait(PATIENCE)


@pytest.fixture
def visit(browser: Browser, service: TableService) -> Iterator[Callable[..., Page]]:
    pages: list[Page] = []

    def arrive(**reader: Any) -> Page:
        page = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **reader}).new_page()
        pages.append(page)
        page.goto(service.address)
        page.wait_for_selector("article")
        return page

    yield arrive
    for page in pages:
        page.context.close()


def won_game() -> tuple[bytes, list[str], int, str, EventLog]:
    """A chapter that bots win, somebody owning a card: the seed, what happened, and the last choice, not yet made."""
    game = Reckoners()
    for number in range(TRIES):
        seed = bytes([number]) * 32
        event_log = EventLog(game, full_config(game, CHAPTER), seed)
        rows, last = [event_log.opening()[1]], (0, "")
        bots = [GreedyBot(number + seat, ReckonersMind(), determinizations=1) for seat in range(len(TEAM))]
        while waiting := asked(event_log.table):
            seat = waiting[0]
            choice = bots[seat].choose(game, view(event_log.table, seat), seat)
            last = (seat, say(choice))
            rows.append(event_log.play(seat, choice)[1])
        table = event_log.table
        assert isinstance(table, ReckonersTable)
        if table.cells[cells.RESULT] == cells.WON and any(table.owned(seat) for seat in range(len(TEAM))):
            return seed, rows, *last, event_log
    raise AssertionError("the bots win no chapter with a card to keep")


def lay_won(service: TableService, person: str) -> tuple[str, int, str, EventLog]:
    """That game on the server, both Reckoners in the hands of one person, before its last choice."""
    seed, rows, seat, line, event_log = won_game()
    wish = NewTable(game="reckoners")
    anna = Person(person, "Anna", None)
    laid = fresh_facts(house_catalogue().box("reckoners"), full_config(Reckoners(), CHAPTER), anna, wish)
    facts = msgspec.structs.replace(laid, seed=seed, status="playing", asked=[seat])
    seats = [SeatFacts(each, id, "person", person, id, "", True) for each, id in enumerate(TEAM)]

    def work(database: Any) -> None:
        archive.lay(database, facts, seats)
        for place, row in enumerate(rows[:-1]):
            archive.append(database, facts.id, Stored(place, row, "bot"))

    store = Store(Settings(service.files).database)
    store.write(work).result(PATIENCE)
    store.close()
    return facts.id, seat, line, event_log


def config_of(page: Page) -> dict[str, Any]:
    asked = "async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()"
    return dict(page.evaluate(asked)["config"])


def follow(page: Page) -> None:
    """Press on, until the next table is open."""
    before = page.url
    page.locator("[data-follow]").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("[data-city] article")


def test_the_new_game_page_shows_the_chapters_of_a_campaign(opened):
    page = opened("new/reckoners", ready="form", **DESKTOP)

    page.get_by_role("switch", name="Campaign of three chapters").check()

    chapters = page.locator("[data-campaign] li")
    expect(chapters).to_have_count(3)
    expect(chapters.nth(0)).to_contain_text("Steelheart")
    expect(chapters.nth(1)).to_contain_text("Babilar · C, Hard")
    expect(page.get_by_text("Chapter of the campaign")).to_have_count(0)
    page.get_by_role("button", name="Regalia").click()
    expect(page.get_by_role("alert")).to_contain_text("played against Steelheart in Newcago")
    accessible(page)


def test_a_lost_chapter_is_played_again_with_a_bonus(opened):
    page = opened(**PHONE, locale="fr", color_scheme="dark")
    sit(page, new_table(page, PAIR, team=TEAM, campaign=True, **QUICK))

    play(page, is_over)
    expect(page.locator("[data-campaign] dl")).to_contain_text("-5")
    whole(page)
    accessible(page)
    follow(page)

    expect(page.locator("[data-carried]")).to_contain_text("$2")
    expect(page.locator(".topbar p").first).to_contain_text("chapitre 1")
    assert config_of(page)["defeats"] == 1


def test_a_won_chapter_leads_to_the_next_with_a_kept_card(visit, service, photograph):
    page = visit(**DESKTOP)
    person = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    table, seat, line, event_log = lay_won(service, person)
    ended = event_log.table
    assert isinstance(ended, ReckonersTable)
    owner = next(each for each in range(len(TEAM)) if ended.owned(each))

    sit(page, table)
    expect(page.locator(".dock h3")).to_contain_text(TEAM[seat], ignore_case=True)
    select(page, line)
    commit(page)
    expect(page.locator("[data-campaign] li").first).to_contain_text("Won just now")
    keep = page.locator(".keeps").first.locator("[data-keep]").last
    if keep.get_attribute("aria-pressed") != "true":
        keep.click()
    expect(keep).to_have_attribute("aria-pressed", "true")
    kept = keep.get_attribute("data-keep")
    accessible(page)
    photograph(page, "reckoners-campaign-won-desktop-en-light")
    follow(page)

    config = config_of(page)
    assert (config["great-epic"], config["chapter"], config["difficulty"]) == ("regalia", 2, "c")
    assert config["kept"][owner] == kept
    assert config["saved"] == [int(ended.cells[cells.POPULATION])]
    expect(page.locator("[data-carried]")).to_be_visible()
    expect(page.locator(".topbar p").first).to_contain_text("chapter 2 · Babilar · Regalia")
    accessible(page)

    page.goto(service.address + "record")
    expect(page.locator("[data-saga] [data-story]").first).to_contain_text("The tower stands empty")
    expect(page.locator("[data-game=reckoners]")).to_contain_text("1 game, 1 won")
    accessible(page)


def test_whoever_comes_second_finds_the_same_next_chapter(visit, service):
    page = visit(**DESKTOP)
    person = page.evaluate("async () => (await (await fetch('/api/me')).json()).id")
    table, _, line, _ = lay_won(service, person)
    sit(page, table)
    select(page, line)
    commit(page)
    follow(page)
    next_chapter = page.url

    page.go_back()
    expect(page.locator("[data-follow]")).to_contain_text("it has begun")
    follow(page)

    assert page.url == next_chapter
