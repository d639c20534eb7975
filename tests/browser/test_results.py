"""The result of a game: why it ended so, the course of the score, and where it turned."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.company import SteamHouse
from tests.browser.eyes import flaws
from tests.browser.kettles import DESKTOP, PHONE
from tests.browser.waiting import at_rest

GOLDEN = Path(__file__).parents[1] / "golden"
OURS = {"X-Samovar": "1", "Content-Type": "text/plain"}
PATIENCE = 60_000  # milliseconds, for a server that tells a whole game again
# A game, its record, what its score is made of in the reader's language, and with whose eyes it is read.
READERS = [
    ("steamwatchers", "scorched-2", "Death & Exile", {**DESKTOP, "color_scheme": "light", "locale": "en-GB"}),
    ("steamfront", "switches", "Ennemis éliminés", {**PHONE, "color_scheme": "dark", "locale": "fr-FR"}),
    ("reckoners", "campaign-1", "Killed by the Great Epic", {**DESKTOP, "color_scheme": "dark", "locale": "en-GB"}),
]


@pytest.mark.parametrize(("game", "name", "source", "reader"), READERS, ids=[each[0] for each in READERS])
def test_a_result_says_why(
    browser: Browser, steam_house: SteamHouse, game: str, name: str, source: str, reader: dict[str, object]
):
    address = steam_house.address.rstrip("/") + "/"
    context = browser.new_context(reduced_motion="reduce", **reader)  # type: ignore[arg-type]
    page = context.new_page()
    page.request.get(f"{address}api/me")  # from now on the server knows this visitor
    record = (GOLDEN / game / f"{name}.record").read_text()
    answer = page.request.post(f"{address}api/records", data=record, headers=OURS, timeout=PATIENCE)
    assert answer.ok, answer.text()
    table = answer.json()["id"]

    page.goto(f"{address}t/{table}")
    told = page.locator("[data-chronicle]")
    expect(told).to_contain_text(source, timeout=PATIENCE)
    at_rest(page)

    expect(told.locator("figure > svg")).to_be_visible()
    assert flaws(page, ".result") == []
    link = told.locator("[data-turning]").first
    address_of = link.get_attribute("href") or ""
    assert re.fullmatch(rf"/t/{table}/replay#\d+", address_of)
    link.click()
    expect(page.locator("#board [data-target]").first).to_be_visible(timeout=PATIENCE)
    assert page.url.endswith(address_of)
    context.close()
