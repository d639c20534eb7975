"""Steamfront's lessons in a real browser, from the list of lessons to the goal."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.eyes import flaws
from tests.thorough import thorough

PATIENCE = 90
SLOW = 30_000  # milliseconds: many tests may share one processor
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LEAST_TABLE = 220  # pixels
SHOW = {"en": "Show me", "fr": "Montrez-moi"}
HINT = {"en": "Hint", "fr": "Un indice"}
GO_ON = {"en": "Go on", "fr": "Continuer"}


def state(page: Page) -> dict[str, Any]:
    house, _, table = page.url.partition("/t/")
    told: dict[str, Any] = page.request.get(f"{house}/api/tables/{table}/state?seat=0").json()
    return told


def begin(page: Page, lesson: str) -> None:
    page.locator(f"[data-lesson={lesson}]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".coach")).to_be_visible(timeout=SLOW)


def asked(page: Page) -> dict[str, Any] | None:
    """The state when the learner is asked; nothing once the lesson is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        told = state(page)
        if told["outcome"]:
            return None
        if 0 in (told["ask"] or {"asked": []})["asked"]:
            return told
        time.sleep(0.05)
    raise TimeoutError("nobody was asked")


def committed(page: Page, seq: int, by_keys: bool) -> None:
    """Press the one button until the choice is taken: a key so soon after a new question is meant for the old one."""
    primary = page.locator("#decision .btn.primary")
    until = time.monotonic() + SLOW / 1000
    while state(page)["seq"] == seq and time.monotonic() < until:
        if by_keys:
            primary.focus()
            page.keyboard.press("Enter")
        else:
            primary.click()
        soon = time.monotonic() + 1
        while state(page)["seq"] == seq and time.monotonic() < soon:
            time.sleep(0.05)


def followed(page: Page, by_keys: bool = False, look: Callable[[], None] | None = None) -> int:
    """Do what the coach shows until the lesson ends; how many choices that took. `look` is called at each."""
    language = page.evaluate("document.documentElement.lang")
    choices = 0
    while (now := asked(page)) is not None:
        show = page.locator(".coach").get_by_role("button", name=SHOW[language])
        primary = page.locator("#decision .btn.primary")
        expect(page.locator(".coach")).to_have_attribute("data-moment", str(now["seq"]), timeout=SLOW)
        hint = page.locator(".coach").get_by_role("button", name=HINT[language])
        read = page.locator(".coach").get_by_role("button", name=GO_ON[language])
        expect(show.or_(hint).or_(read)).to_be_visible(timeout=SLOW)
        if read.is_visible():
            read.click()
        if hint.is_visible():
            # Nothing is selected at such a moment, and Enter answers nothing.
            expect(primary).to_have_attribute("aria-disabled", "true", timeout=SLOW)
            hint.click()
        if by_keys:
            page.keyboard.press("Tab")  # whoever pressed before goes on by keys
            show.focus()
            page.keyboard.press("Enter")
        else:
            show.click()
        expect(primary).not_to_have_attribute("aria-disabled", "true", timeout=SLOW)
        if look:
            look()
        committed(page, now["seq"], by_keys)
        choices += int(state(page)["seq"] != now["seq"])
        assert choices < 60
    return choices


def test_five_lessons_are_on_the_list_with_their_goals(opened):
    page = opened("learn/steamfront", ready="[data-lesson]")

    lessons = page.locator("[data-lesson]")

    expect(lessons).to_have_count(5)
    expect(lessons.first).to_contain_text("Walk round a wall, then charge the conscript and strike.", timeout=SLOW)
    expect(lessons.last).to_contain_text("4 min", timeout=SLOW)


def test_a_lesson_is_played_to_its_goal_by_doing_what_the_coach_shows(opened, photograph):
    page = opened("learn/steamfront", ready="[data-lesson]")
    begin(page, "moves")
    expect(page.locator(".coach")).to_contain_text("1 of 6", timeout=SLOW)
    photograph(page, "lesson-moves")

    choices = followed(page)

    assert choices >= 6  # more when the dice refuse and the coach says: strike again
    expect(page.locator(".coach")).to_contain_text("Goal reached", timeout=SLOW)
    expect(page.locator("#decision")).to_contain_text("The goal of the lesson is met.", timeout=SLOW)
    page.locator(".coach").get_by_role("button", name="Next lesson: Sets of dice").click()
    expect(page.locator(".coach")).to_contain_text("Begin with your Archer.", timeout=SLOW)


@pytest.mark.parametrize("lesson", ["sets", pytest.param("scenery", marks=thorough)])
def test_a_lesson_is_played_by_keys_alone(opened, lesson):
    page = opened("learn/steamfront", ready="[data-lesson]")
    begin(page, lesson)

    followed(page, by_keys=True)

    expect(page.locator(".coach")).to_contain_text("Goal reached", timeout=SLOW)


@pytest.mark.parametrize("lesson", ["objectives", pytest.param("orders", marks=thorough)])
def test_a_lesson_is_played_in_french_on_a_phone(opened, lesson):
    page = opened("learn/steamfront", ready="[data-lesson]", locale="fr-FR", color_scheme="dark", **PHONE)
    begin(page, lesson)
    heights: list[float] = []

    def measure() -> None:
        box = page.locator(".field-of-play").bounding_box()
        assert box
        heights.append(box["height"])

    followed(page, look=measure)

    # Not even with the coach and the dice of a throw at once.
    assert min(heights) >= LEAST_TABLE
    expect(page.locator("#decision")).to_contain_text("Le but de la leçon est atteint.", timeout=SLOW)


def test_a_lesson_of_the_reckoners_leaves_the_choice_to_the_learner_and_is_ticked_when_done(opened, photograph):
    page = opened("learn/reckoners", ready="[data-lesson]")
    expect(page.locator("[data-lesson]")).to_have_count(5)
    begin(page, "strike")
    expect(page.locator(".coach")).to_contain_text("Which card makes up the attacks that are missing?", timeout=SLOW)
    photograph(page, "lesson-strike")

    choices = followed(page)

    assert choices == 13
    expect(page.locator(".coach")).to_contain_text("Goal reached", timeout=SLOW)
    expect(page.locator(".coach").get_by_role("button", name="Next lesson: A first round")).to_be_visible()
    page.goto(page.url.split("/t/")[0] + "/learn/reckoners")
    expect(page.locator("[data-lesson=strike]")).to_have_attribute("data-finished", "true", timeout=SLOW)
    expect(page.locator("[data-lesson=dice]")).to_contain_text("next", timeout=SLOW)


def test_a_first_round_is_played_in_french_on_a_phone(opened):
    page = opened("learn/reckoners", ready="[data-lesson]", locale="fr-FR", color_scheme="dark", **PHONE)
    begin(page, "round")

    followed(page)

    expect(page.locator("#decision")).to_contain_text("Le but de la leçon est atteint.", timeout=SLOW)


@pytest.mark.parametrize("reader", [{}, {**PHONE, "color_scheme": "dark", "locale": "fr-FR"}], ids=["desk", "phone"])
def test_axe_finds_nothing_at_the_table_of_a_lesson(opened, reader):
    page = opened("learn/steamfront", ready="[data-lesson]", **reader)
    begin(page, "orders")

    assert flaws(page, ".coach", "#decision") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
