"""Pictures of every screen for the documents; taken only by `make pictures`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.presses.frame import Bench, Seated
from benchmarks.presses.steamfront import FIGURES, march
from tests.browser.company import SteamHouse
from tests.browser.kettles import DESKTOP, PHONE
from tests.browser.laying import Past
from tests.browser.moments import moved_in, planned_zones, planning, rerolling, shooting, thrown, using
from tests.browser.pictures import WANTED, picture
from tests.browser.test_acceptance import GAMES, Sitter
from tests.browser.waiting import at_rest

pytestmark = pytest.mark.skipif(not WANTED, reason="pictures are taken by `make pictures`")
EYES = {
    "desktop-light": {**DESKTOP, "color_scheme": "light", "locale": "en-GB"},
    "desktop-dark": {**DESKTOP, "color_scheme": "dark", "locale": "en-GB"},
    "phone-dark": {**PHONE, "device_scale_factor": 1, "color_scheme": "dark", "locale": "fr-FR"},
}
CHOICES = 9
WHOLE_GAME = 2000
PAGES = {
    "home": ("", "article"),
    "new-game": ("new/steamwatchers", "form .primary"),
    "learn": ("learn/steamfront", "h1"),
    "rules": ("rules/steamwatchers", ".book h2"),
    "settings": ("settings", "table"),
}


@pytest.mark.parametrize("name", PAGES)
def test_pages_around_the_table(opened: Callable[..., Page], name: str):
    path, ready = PAGES[name]

    page = opened(path, ready=ready, color_scheme="light")
    at_rest(page)

    picture(page, name)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_each_game(browser: Browser, address: str, opened: Callable[..., Page], game: str):
    sitter = Sitter(browser, address, game)
    sitter.play(CHOICES)

    for eyes, reader in EYES.items():
        page = opened(f"t/{sitter.table}", ready="#decision .btn", storage_state=sitter.cookies, **reader)
        expect(page.locator("p.wait")).to_have_count(0)  # the board is drawn
        at_rest(page)
        picture(page, f"table-{game}-{eyes}")


# The moments around a game: which game, how it is laid, and what says that the moment has come.
MOMENTS: dict[str, tuple[str, dict[str, object], str, str]] = {
    "lobby": ("steamwatchers", {"seats": [{"kind": "me"}, {"kind": "open"}]}, "", ".code"),
    "handover": (
        "steamwatchers",
        {"seats": [{"kind": "me"}, {"kind": "same-screen", "name": "Inès"}]},
        "",
        "#handover",
    ),
    "result": ("steamwatchers", {"config": {"scenario": "apprenticeship"}}, "", "#result"),
    "replay": ("reckoners", {}, "/replay#60", "#board [data-target]"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_other_moments_of_a_table(browser: Browser, address: str, opened: Callable[..., Page], moment: str):
    game, wish, path, ready = MOMENTS[moment]
    sitter = Sitter(browser, address, game, **wish)
    if moment in {"result", "replay"}:
        sitter.play(WHOLE_GAME)

    page = opened(f"t/{sitter.table}{path}", ready=ready, storage_state=sitter.cookies)
    at_rest(page)

    picture(page, moment)


def barrels_on_a_bid(hand: Seated) -> None:
    hand.press("#decision [data-say=finish]")
    hand.see(".wheel [data-bid]")
    hand.press(".wheel .stock")
    hand.press(".wheel .stock")


def a_beacon_promised(hand: Seated) -> None:
    hand.drag("[data-beacon]", f"[data-zone={moved_in()[2]}]")


def orders_on_their_zones(hand: Seated) -> None:
    for zone in planned_zones(planning())[:2]:
        hand.drag("[data-target='order:move']", f"[data-zone={zone}]")


def an_order_for_a_shot(hand: Seated) -> None:
    _, figure, target = shooting()
    march(hand, figure)
    hand.press(f"#board .stand[data-target='figure:{target}']")
    hand.see("#decision [data-orders]")
    hand.press("#decision [data-say^=command]")


def the_sheet_in_one_line(hand: Seated) -> None:
    hand.press(".side .grab")
    hand.press(".side .grab")


def nothing(hand: Seated) -> None:
    hand.rest()


# What hands do, by the moment at which they do it and the seat: none for all seats.
HANDS: dict[str, tuple[Callable[[], Past], int | None, str, Callable[[Seated], None], str]] = {
    "hand-bid": (lambda: moved_in()[0], 2, "[data-zone]", barrels_on_a_bid, "desktop-light"),
    "hand-bid-phone": (lambda: moved_in()[0], 2, "[data-zone]", barrels_on_a_bid, "phone-dark"),
    "hand-beacon": (lambda: moved_in()[0], 2, "[data-zone]", a_beacon_promised, "desktop-dark"),
    "hand-orders-phone": (planning, 0, "[data-zone]", orders_on_their_zones, "phone-dark"),
    "hand-odds": (lambda: shooting()[0], 0, FIGURES, an_order_for_a_shot, "desktop-light"),
    "hand-dice": (thrown, 0, ".dock .roll", nothing, "desktop-dark"),
    "hand-rerolls-phone": (rerolling, 0, "#decision [data-face]", nothing, "phone-dark"),
    "hand-ring-phone": (using, None, "[data-tile]", nothing, "phone-dark"),
    "hand-sheet-phone": (lambda: shooting()[0], 0, FIGURES, the_sheet_in_one_line, "phone-dark"),
}


@pytest.mark.parametrize("name", HANDS)
def test_what_hands_do(steam_house: SteamHouse, browser: Browser, name: str):
    past, seat, ready, deed, eyes = HANDS[name]
    with Bench(steam_house, browser).sat(past(), seat, ready=ready, **EYES[eyes]) as hand:
        deed(hand)
        hand.rest()
        at_rest(hand.page)

        picture(hand.page, name)
