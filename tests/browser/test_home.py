"""The shelf of games, as readers with different screens, languages and hands meet it."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Route, expect

from samovar.games import catalogue
from tests.browser.eyes import flaws

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 768, "height": 1024}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
SMALLEST_TARGET = 24
FRENCH = re.compile("^FR,")  # Steamfront has these letters, too

LIGHT_SURFACE, DARK_SURFACE = "rgb(238, 241, 240)", "rgb(16, 22, 27)"
SURFACES: dict[Literal["light", "dark"], str] = {"light": LIGHT_SURFACE, "dark": DARK_SURFACE}
CUT = """[...document.querySelectorAll('h1, h2, h3, p, a, button')]
    .filter(e => !e.closest('.visually-hidden') && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1)
    .map(e => e.textContent)"""


def background(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_shelf_is_whole_on_every_screen_by_day_and_by_night(opened, photograph, screen, language):
    page = opened(**SCREENS[screen], locale=language)

    for theme, surface in SURFACES.items():
        page.emulate_media(color_scheme=theme)
        for entry in catalogue():
            card = page.get_by_role("article", name=entry.names[language], exact=True)
            expect(card).to_be_visible()
            expect(card).to_contain_text(entry.blurb[language])
        assert page.evaluate("document.documentElement.lang") == language
        expect(page.locator("body")).to_have_css("background-color", surface)
        photograph(page, f"home-{screen}-{language}-{theme}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_shelf_is_accessible_by_day_and_by_night(opened, screen):
    page = opened(**SCREENS[screen])

    for theme in SURFACES:
        page.emulate_media(color_scheme=theme)
        assert flaws(page) == []


def test_a_reader_changes_the_language_and_finds_it_again(opened):
    page = opened(locale="en-GB")

    page.get_by_role("button", name=FRENCH).click()
    changed = page.get_by_role("heading", level=1).inner_text()
    page.reload()

    assert changed.startswith("Trois mondes")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Trois mondes")
    expect(page.get_by_role("button", name=FRENCH)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_a_reader_changes_the_theme_and_finds_it_again(opened):
    page = opened(color_scheme="light")

    page.get_by_role("button", name="Dark theme").click()
    changed = background(page)
    page.reload()

    assert changed == DARK_SURFACE
    assert background(page) == DARK_SURFACE
    expect(page.get_by_role("button", name="Light theme")).to_be_visible()


def test_everything_is_reached_and_used_by_keyboard_alone(opened):
    page = opened(locale="en-GB", color_scheme="light")
    focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"

    order = []
    for _ in range(7):
        page.keyboard.press("Tab")
        order.append(page.evaluate(focused))
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")

    bar = ["Samovar, home", "My games", "Settings", "FR, French", "EN, English", "Dark theme"]
    assert order == ["Skip to content", *bar]
    assert background(page) == DARK_SURFACE
    expect(page.get_by_role("heading", level=1)).to_contain_text("Trois mondes")


def test_the_skip_link_leads_to_the_content(opened):
    page = opened()

    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    assert page.evaluate("document.activeElement.id") == "main"


@pytest.mark.parametrize("screen", SCREENS)
def test_every_control_is_large_enough_to_hit(opened, screen):
    page = opened(**SCREENS[screen])

    boxes = [control.bounding_box() for control in page.locator("button, header a").all()]

    least = 44 if screen == "phone" else SMALLEST_TARGET
    assert boxes
    assert all(box and min(box["width"], box["height"]) >= least for box in boxes)


def test_nothing_moves_for_a_reader_who_wants_stillness(opened):
    moving = opened(reduced_motion="no-preference").evaluate("document.getAnimations().length")
    still = opened(reduced_motion="reduce").evaluate("document.getAnimations().length")

    assert moving > 0
    assert still == 0


def test_a_silent_server_is_explained_and_can_be_asked_again(browser, address):
    page = browser.new_page(locale="en-GB")
    silent = True

    def answer(route: Route) -> None:
        if silent:
            route.abort()
        else:
            route.continue_()

    page.route("**/api/games", answer)
    page.goto(address)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The shelf did not open.")
    silent = False
    page.get_by_role("button", name="Try again").click()

    expect(page.get_by_role("article")).to_have_count(len(catalogue()))
    page.close()


def test_an_address_without_a_page_leads_back_home(opened):
    page = opened("attic", ready="h1")

    expect(page.get_by_role("heading", level=1)).to_have_text("No such page")
    expect(page.locator("main")).to_contain_text("/attic")
    page.get_by_role("link", name="Back to the games").click()

    expect(page.get_by_role("article")).to_have_count(len(catalogue()))
