"""Learning in a real browser: lessons on the shelf, and a coach at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.kettles import BOT, ME, PHONE, Guest


def start_lesson(guest: Guest, path: str = "/") -> None:
    guest.go(path)
    guest.page.locator('[data-lesson="first-fire"]').click()
    guest.waits("How much coal" if guest.page.evaluate("document.documentElement.lang") == "en" else None)


@pytest.mark.parametrize("path", ["/", "/new/kettle", "/learn/kettle"])
def test_a_lesson_is_one_click_away_and_says_its_goal_and_its_minutes(guest, path):
    reader: Guest = guest()
    reader.go(path)

    lesson = reader.page.locator('[data-lesson="first-fire"]')
    expect(lesson).to_contain_text("First fire")
    expect(lesson).to_contain_text("Burn half of your coal")
    expect(lesson).to_contain_text("2 min")
    lesson.click()

    reader.waits("How much coal")
    table = reader.api("GET", f"/api/tables/{reader.page.url.rpartition('/')[2]}")
    assert table["config"]["yard"] == "walled"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]


def test_the_coach_says_what_to_do_shows_where_and_sees_that_it_was_done(guest):
    reader: Guest = guest()
    start_lesson(reader)
    coach = reader.page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("Burn 2 pieces of coal")
    expect(coach).to_contain_text("1 of 2")

    coach.get_by_role("button", name="Show me").click()

    expect(reader.page.get_by_role("radio", name="2", exact=True)).to_have_attribute("aria-checked", "true")
    assert reader.said("choose") == []
    while reader.state()["question"]["kind"] != "point":
        reader.commit()
        reader.waits()
    expect(coach).to_contain_text("Goal reached")
    expect(coach).to_contain_text("walk wherever you like")


def test_the_coach_opens_the_rule_and_can_be_folded_by_keyboard(guest):
    reader: Guest = guest()
    start_lesson(reader)
    coach = reader.page.get_by_role("region", name="Coach")

    coach.get_by_role("button", name="The rule TG-BID.1").click()
    expect(reader.page.locator("#rule-TG-BID\\.1")).to_be_visible()
    reader.page.keyboard.press("Tab")  # from here on by keys
    coach.get_by_role("button", name="Hide the coach's words").focus()
    reader.page.keyboard.press("Enter")

    expect(coach.get_by_role("button", name="Show me")).to_have_count(0)
    expect(coach.get_by_role("button", name="Show the coach's words")).to_have_attribute("aria-expanded", "false")


def test_the_coach_speaks_the_readers_language(guest):
    reader: Guest = guest(locale="fr-FR", **PHONE)
    start_lesson(reader)

    expect(reader.page.get_by_role("region", name="Guide")).to_contain_text("Brûlez 2 morceaux de charbon\u202f: assez")
    box = reader.button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844


def test_an_ordinary_game_has_no_coach(guest):
    reader: Guest = guest()
    reader.lay(ME, BOT)
    reader.waits()

    reader.commit()
    reader.waits()

    expect(reader.page.get_by_role("region", name="Coach")).to_have_count(0)
    assert reader.said("look") == []
