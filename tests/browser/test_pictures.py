"""Pictures of every screen for the documents; taken only by `make pictures`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.kettles import DESKTOP, PHONE
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
