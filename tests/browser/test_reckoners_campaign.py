"""The Reckoners' campaign in a real browser: from one chapter to the next, with what is carried over."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from playwright.sync_api import Page, expect

from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.reckoners import ReckonersMind
from samovar.games.reckoners import cells
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import say
from samovar.kernel.game import Config
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from tests.browser.laying import Past
from tests.browser.test_reckoners_board import (
    DESKTOP,
    PHONE,
    QUICK,
    accessible,
    commit,
    is_over,
    play,
    ready_first,
    select,
    whole,
)

TEAM = ["tia", "abraham"]
CHAPTER: Config = {"humans": 1, "reckoners": 2, "team": TEAM, "campaign": True, "difficulty": "b", "relaxed": True}
TRIES = 60


@lru_cache(maxsize=1)
def won() -> Past:
    """A chapter that bots have won, somebody owning a card."""
    for number in range(TRIES):
        past = Past("reckoners", CHAPTER, bytes([number]) * 32)
        bots = [GreedyBot(number + seat, ReckonersMind(), determinizations=1) for seat in range(len(TEAM))]
        while waiting := asked(past.table):
            seat = waiting[0]
            past.choose(seat, say(bots[seat].choose(past.box.game, view(past.table, seat), seat)))
        table = past.table
        assert isinstance(table, ReckonersTable)
        if table.cells[cells.RESULT] == cells.WON and any(table.owned(each) for each in range(len(TEAM))):
            return past
    raise AssertionError("the bots win no chapter with a card to keep")


def config_of(page: Page) -> dict[str, Any]:
    asked = "async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()"
    return dict(page.evaluate(asked)["config"])


def follow(page: Page) -> None:
    """Press on, until the next table is open."""
    before = page.url
    page.locator("[data-follow]").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("[data-city] [data-district]")


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
    lost = Past("reckoners", {"humans": 1, "reckoners": 2, "team": TEAM, "campaign": True, **QUICK}).finish(ready_first)
    page = opened(past=lost.earlier(1), patient=True, **PHONE, locale="fr", color_scheme="dark")

    play(page, is_over, lambda says, _: ready_first(says))
    expect(page.locator("[data-campaign] dl")).to_contain_text("-5")
    whole(page)
    accessible(page)
    follow(page)

    expect(page.locator("[data-carried]")).to_contain_text("$2")
    expect(page.locator(".topbar p").first).to_contain_text("chapitre 1")
    assert config_of(page)["defeats"] == 1


def test_a_won_chapter_leads_to_the_next_with_a_kept_card(opened, address, photograph):
    ended, (seat, line) = won().table, won().chosen[-1]
    assert isinstance(ended, ReckonersTable)
    owner = next(each for each in range(len(TEAM)) if ended.owned(each))
    page = opened(past=won().earlier(1), patient=True, **DESKTOP)

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

    page.goto(address + "record")
    expect(page.locator("[data-saga] [data-story]").first).to_contain_text("The tower stands empty")
    expect(page.locator("[data-game=reckoners]")).to_contain_text("1 game, 1 won")
    accessible(page)


def test_whoever_comes_second_finds_the_same_next_chapter(opened):
    page = opened(past=won().earlier(1), patient=True, **DESKTOP)
    select(page, won().chosen[-1][1])
    commit(page)
    follow(page)
    next_chapter = page.url

    page.go_back()
    expect(page.locator("[data-follow]")).to_contain_text("it has begun")
    follow(page)

    assert page.url == next_chapter
