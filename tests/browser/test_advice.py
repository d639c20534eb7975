"""Hints in the browser: what a strong player would do, told when somebody asks, and never chosen for him."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.captains import Captain, watching
from tests.browser.company import SteamHouse
from tests.games.steamfront.skirmishes import SMALL


@pytest.fixture(scope="module")
def captain(browser: Browser, steam_house: SteamHouse) -> Iterator[Captain]:
    captain = Captain(browser, steam_house.address, SMALL)
    yield captain
    captain.context.close()


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "What would a strong player do?"), ("fr-FR", "Que ferait un joueur fort\u202f?")]
)
def test_a_press_on_a_hint_shows_the_choice_and_does_not_take_it(
    browser: Browser, captain: Captain, locale: str, words: str
):
    with watching(browser, captain, locale=locale) as page:
        state = captain.shown(page)
        page.get_by_role("button", name=words).click()
        hint = page.locator("#decision .advice li button").first
        expect(hint).to_be_visible(timeout=60_000)
        told = hint.inner_text()
        hint.click()

        expect(page.locator("#decision .btn.primary")).to_contain_text(told)
        assert captain.state()["decision"] == state["decision"]
