"""Analysis in the browser: a finished game looked through, and the better choice played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.bots.test_analysis import kettle_record
from tests.browser.eyes import flaws, troubles
from tests.browser.kettles import DESKTOP, PHONE, Guest

WORDS = {
    "en-GB": ("Analysis", "Choices that cost most", "See choice", "Play on as"),
    "fr-FR": ("Analyse", "Les choix qui ont le plus co\u00fbt\u00e9", "Voir le choix", "Reprendre comme"),
}


@pytest.mark.parametrize(
    ("screen", "size", "locale"), [("desktop", DESKTOP, "en-GB"), ("phone", PHONE, "fr-FR")], ids=["desktop", "phone"]
)
def test_a_missed_coin_is_found_shown_in_the_replay_and_played_on(guest, screen, size, locale):
    anna: Guest = guest(locale=locale, **size)
    page = anna.page
    analysis, costly, see, play_on = WORDS[locale]
    headers = {"X-Samovar": "1", "Content-Type": "text/plain"}
    house = anna.house.address
    page.request.get(f"{house}/api/me")
    brought = page.request.post(f"{house}/api/records", data=kettle_record(False).text(), headers=headers)
    assert brought.ok, brought.text()
    table = brought.json()["id"]

    page.goto(f"{house}/t/{table}/replay")
    page.get_by_role("link", name=analysis, exact=True).click()
    expect(page.get_by_role("heading", name=costly)).to_be_visible()

    assert page.locator("svg polyline").count() == 4  # two seats, each by the truth and by what it knew
    assert flaws(page) == []
    assert troubles(page, screen) == []
    missed = page.locator("li.costly").first
    missed.get_by_role("link", name=see).click()
    page.wait_for_url(re.compile(rf"/t/{table}/replay#\d+@[01]$"))  # with the eyes of whoever chose
    page.go_back()
    missed.get_by_role("button", name=play_on).click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    page.wait_for_selector("#decision")
