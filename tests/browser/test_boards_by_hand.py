"""Steamfront and The Reckoners by hand: what a gesture does, and that it takes no more presses than were promised."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.presses import reckoners, steamfront
from benchmarks.presses.frame import Bench, Row
from tests.browser.captains import SMALL, Captain, watching
from tests.browser.company import SteamHouse
from tests.browser.waiting import eventually


@pytest.fixture(scope="module")
def bench(steam_house: SteamHouse, browser: Browser) -> Bench:
    return Bench(steam_house, browser)


# Of The Reckoners only what no dice decide; the benchmark counts a whole round.
@pytest.mark.parametrize("row", [*steamfront.ROWS, reckoners.ROWS[0]], ids=lambda row: f"{row.game}: {row.what}")
def test_a_typical_turn_takes_no_more_presses_than_promised(bench: Bench, row: Row) -> None:
    assert row.play(bench) <= row.most


def test_a_figure_is_deployed_by_keys_and_its_default_place_is_no_corner(bench: Bench, browser: Browser) -> None:
    captain = Captain(browser, f"{bench.address}/", SMALL)
    captain.until("ask-posting")
    state = captain.state()
    x = int(state["question"]["default"].split()[1].split("=")[0])
    with watching(browser, captain, patient=False) as page:
        captain.shown(page)

        page.keyboard.press("b")
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Enter")
        eventually(page, lambda: captain.state()["decision"] != state["decision"], "the next question")

    captain.context.close()
    assert 3000 < x < 27_000  # a complaint of the page has failed the test by now


def test_the_body_of_a_district_is_pressed_for_the_die_in_hand(bench: Bench) -> None:
    with reckoners.team(bench, reckoners.is_using) as hand:
        dice = hand.page.locator(reckoners.DIE)
        expect(dice.first).to_be_visible()
        before = dice.count()
        hand.press(reckoners.DIE)
        expect(dice.first).to_have_attribute("aria-pressed", "true")
        hand.press(hand.page.locator("article[data-body].open header").first)
        hand.wait(lambda: dice.count() < before, "the move")
