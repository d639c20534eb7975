"""Games of Steamfront played to their end in a real browser: by pressing alone, and by keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.captains import FIGURES, PATIENCE, PHONE, Captain, skirmish

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
MOST = 200  # more decisions than such a game has
PLACES = {"ask-movement", "ask-posting"}


@pytest.fixture
def captain(browser: Browser, address: str) -> Iterator[Captain]:
    """A skirmish of two against two."""
    captain = Captain(browser, address, skirmish(["lum-champion", "lum-archer"], ["iron-marechal", "iron-fusilier"]))
    yield captain
    captain.context.close()


def play(page: Page, captain: Captain, answer: Callable[[Page, str], None], commit: Callable[[Page], None]) -> set[str]:
    """Answer every question on the page until the game is over; what was asked."""
    asked: set[str] = set()
    for _ in range(MOST):
        state = captain.asked()
        if state["outcome"]:
            return asked
        key = str(state["question"]["title"]["key"])
        asked.add(key)
        expect(page.locator("#decision.mine .btn.primary")).to_be_visible(timeout=PATIENCE * 1000)
        page.wait_for_timeout(280)  # a key sooner would be meant for the question before
        answer(page, key)
        commit(page)
        if not captain.answered(state, 2):
            commit(page)  # what cannot be undone is asked twice
        assert captain.answered(state, 10), state["question"]["title"]
    raise AssertionError("the game does not end")


def pressing(dice: random.Random) -> Callable[[Page, str], None]:
    """On the table where something can be pressed there, else in the list."""

    def answer(page: Page, key: str) -> None:
        sheet = page.locator("#board .sheet").bounding_box()
        assert sheet
        tools = 60
        spots = page.locator("#board .suggested" if key in PLACES else "#board .stand[role=button] .base")
        boxes = [box for box in (spots.nth(place).bounding_box() for place in range(min(spots.count(), 24))) if box]
        shown = [
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for box in boxes
            if sheet["x"] + 8 < box["x"] < sheet["x"] + sheet["width"] - tools
            and sheet["y"] + tools < box["y"] < sheet["y"] + sheet["height"] - 24
        ]
        if shown:
            page.mouse.click(*dice.choice(shown))
            page.wait_for_timeout(350)
            return
        options = page.locator("#decision [role=radio]:not([aria-disabled=true])")
        if options.count():
            options.nth(dice.randrange(min(3, options.count()))).click()
            page.wait_for_timeout(200)

    return answer


def by_keys(dice: random.Random) -> Callable[[Page, str], None]:
    def answer(page: Page, key: str) -> None:
        if key in PLACES:
            page.keyboard.press("b")
            for _ in range(dice.randrange(1, 4)):
                page.keyboard.press("PageDown")
            page.wait_for_timeout(350)
        else:
            page.keyboard.press(str(dice.randrange(1, 3)))
            page.wait_for_timeout(150)

    return answer


@pytest.mark.parametrize(
    "reader", [{**DESK, "locale": "en-GB"}, {**PHONE, "locale": "fr-FR"}], ids=["desk-en", "phone-fr"]
)
def test_a_game_is_played_to_its_end_by_pressing(opened, captain, reader):
    captain.until("ask-movement")
    page = opened(captain.path, ready=FIGURES, storage_state=captain.cookies, reduced_motion="reduce", **reader)

    asked = play(page, captain, pressing(random.Random(5)), lambda page: page.locator("#decision .btn.primary").click())

    expect(page.locator("#result")).to_be_visible()
    assert {"ask-movement", "ask-activation", "ask-action"} <= asked


@pytest.mark.parametrize(
    "reader", [{**DESK, "locale": "fr-FR"}, {**PHONE, "locale": "en-GB"}], ids=["desk-fr", "phone-en"]
)
def test_a_game_is_played_to_its_end_by_keys_alone(opened, captain, reader):
    page = opened(captain.path, ready="#decision", storage_state=captain.cookies, reduced_motion="reduce", **reader)

    asked = play(page, captain, by_keys(random.Random(6)), lambda page: page.keyboard.press("Enter"))

    expect(page.locator("#result")).to_be_visible()
    assert {"ask-posting", "ask-movement", "ask-activation", "ask-action"} <= asked
