"""Games of Steamfront played to their end in a real browser: by pressing alone, and by keys alone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from samovar.server.lobby import SEED_BYTES
from tests.browser.captains import PATIENCE, PHONE, Captain
from tests.browser.eyes import Eyes
from tests.browser.steam_server import KnownDice
from tests.browser.waiting import answer, eventually, hears_enter
from tests.games.steamfront.skirmishes import skirmish
from tests.thorough import thorough

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
MOST = 200  # more decisions than such a game has
ONE, TWO = ["lum-champion"], ["lum-champion", "lum-archer"]
PLACES = {"ask-movement", "ask-posting"}
TOO_QUICK = 260  # milliseconds; a key sooner would be meant for the question before
EDGE = 60  # pixels along the edges of the table where a thing may be cut

# Whoever looks back sees the whole table, on a phone, too.
ALL_IN_VIEW = """() => {
    const frame = document.querySelector('.field-of-play')?.getBoundingClientRect();
    if (!frame) return false;
    const figures = [...document.querySelectorAll('.field-of-play g.figure')].map(one => one.getBoundingClientRect());
    return figures.length > 1 && figures.every(({left, right}) => left >= frame.left - 1 && right <= frame.right + 1);
}"""


@pytest.fixture
def captain(browser: Browser, address: str, squad: list[str]) -> Iterator[Captain]:
    captain = Captain(browser, address, skirmish(squad, ["iron-marechal"]), level="greedy")
    yield captain
    captain.context.close()


def play(
    page: Page,
    captain: Captain,
    answer: Callable[[Page, str], None],
    commit: Callable[[Page], None],
    eyes: Eyes | None = None,
) -> set[str]:
    """Answer every question on the page until the game is over; what was asked. `eyes` look at each."""
    asked: set[str] = set()
    for _ in range(MOST):
        state = captain.asked()
        if state["outcome"]:
            return asked
        key, decision = str(state["question"]["title"]["key"]), state["decision"]
        asked.add(key)
        page.wait_for_selector(f"#decision.mine[data-decision='{decision}'] .btn.primary", timeout=PATIENCE * 1000)
        if eyes:
            eyes.look(page, key)
        answer(page, key)
        commit(page)
        gone = f"#decision:not([data-decision='{decision}']), #result"
        page.wait_for_selector(f"{gone}, #decision .btn.primary[data-armed=true]", timeout=PATIENCE * 1000)
        if not page.locator(gone).count():
            commit(page)  # what cannot be undone is asked twice
            page.wait_for_selector(gone, timeout=PATIENCE * 1000)
    raise AssertionError("the game does not end")


def pressing(dice: random.Random) -> Callable[[Page, str], None]:
    """On the table where something can be pressed there, else in the list."""

    def answer(page: Page, key: str) -> None:
        sheet, boxes = page.evaluate(
            """([sheet, spots]) => [sheet, spots].map((all) =>
                [...document.querySelectorAll(all)].slice(0, 24).map((one) => one.getBoundingClientRect().toJSON()))""",
            ["#board .sheet", "#board .suggested" if key in PLACES else "#board .stand[role=button] .base"],
        )
        within = sheet[0]
        shown = [
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for box in boxes
            if within["x"] + 8 < box["x"] < within["x"] + within["width"] - EDGE
            and within["y"] + EDGE < box["y"] < within["y"] + within["height"] - 24
        ]
        if shown:
            page.mouse.click(*dice.choice(shown))
            return
        options = page.locator("#decision [role=radio]:not([aria-disabled=true], [data-folded])")
        if options.count():
            options.nth(dice.randrange(min(3, options.count()))).click()

    return answer


def by_keys(dice: random.Random) -> Callable[[Page, str], None]:
    def answer(page: Page, key: str) -> None:
        hears_enter(page)
        if key in PLACES:
            page.keyboard.press("b")
            for _ in range(dice.randrange(1, 4)):
                page.keyboard.press("PageDown")
        else:
            page.keyboard.press(str(dice.randrange(1, 3)))

    return answer


# One whole game by each way of playing; the other screens in addition before a release.
@pytest.mark.long
@pytest.mark.parametrize(
    ("reader", "squad"),
    [
        pytest.param({**PHONE, "locale": "fr-FR", "color_scheme": "dark"}, ONE, id="phone-fr"),
        pytest.param({**DESK, "locale": "en-GB"}, TWO, id="desk-en", marks=thorough),
    ],
)
def test_a_game_is_played_from_deployment_to_its_end_by_pressing_and_its_dice_are_verified(opened, captain, reader):
    page = opened(captain.path, ready="#board svg", storage_state=captain.cookies, patient=True, **reader)
    promised = captain.context.request.get(f"{captain.address}/api/tables/{captain.table}").json()["commitment"]

    eyes = Eyes("phone" if "has_touch" in reader else "desktop")
    press = pressing(random.Random(5))
    asked = play(page, captain, press, answer, eyes)
    expect(page.locator("#result")).to_be_visible()
    page.locator(f"#decision a[href='/{captain.path}/replay']").click()
    page.locator(".field-of-play svg").first.wait_for()
    page.keyboard.press("PageDown")  # squads are deployed, at the two ends of the table
    eventually(page, lambda: page.evaluate(ALL_IN_VIEW), "the whole table")
    page.get_by_role("button", name=re.compile("Check the dice|Vérifier les dés")).click()

    assert {"ask-posting", "ask-movement", "ask-activation", "ask-action"} <= asked
    expect(page.locator("dialog .good")).to_be_visible()
    expect(page.locator("dialog code")).to_have_text([promised, KnownDice.token_bytes(SEED_BYTES).hex()])


@pytest.mark.long
@pytest.mark.parametrize(
    ("reader", "squad"),
    [
        pytest.param({**DESK, "locale": "en-GB"}, ONE, id="desk-en"),
        pytest.param({**PHONE, "locale": "fr-FR"}, ONE, id="phone-fr", marks=thorough),
    ],
)
def test_a_game_is_played_from_deployment_to_its_end_by_keys_alone(opened, captain, reader):
    page = opened(captain.path, ready="#decision", storage_state=captain.cookies, patient=True, **reader)

    eyes = Eyes("phone" if "has_touch" in reader else "desktop")
    asked = play(page, captain, by_keys(random.Random(6)), lambda page: page.keyboard.press("Enter"), eyes)

    expect(page.locator("#result")).to_be_visible()
    assert {"ask-posting", "ask-movement", "ask-activation", "ask-action"} <= asked
