"""The rulebook and the player aid in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.eyes import flaws

SLOW = 30_000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_the_book_of_a_game_is_read_searched_and_opened_at_a_rule(opened, photograph):
    page = opened("rules/reckoners", ready=".book h2")
    expect(page.locator(".book nav li")).to_have_count(14, timeout=SLOW)
    expect(page.locator("#using-2")).to_contain_text("Research lowers the research of the Epic by one.")
    expect(page.locator("#using-2 .sign svg")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("; then ")
    photograph(page, "book", whole=False)

    page.get_by_role("searchbox").fill("baricades")

    expect(page.locator(".hits li").first).to_contain_text("barricade", ignore_case=True, timeout=SLOW)
    page.get_by_role("searchbox").fill("RK-BASE.2")
    expect(page.locator(".hits li")).to_have_count(1)
    page.locator(".hits li button").click()
    expect(page.locator(".prose.marked")).to_contain_text("the base is found", timeout=SLOW)
    assert flaws(page, ".book") == []


def test_the_aid_is_one_page_in_french_on_a_phone(opened):
    page = opened("aid/reckoners", ready=".aid section", locale="fr-FR", color_scheme="dark", **PHONE)

    expect(page.locator(".aid section")).to_have_count(6, timeout=SLOW)
    expect(page.locator(".aid")).to_contain_text("Gagné quand la santé du Grand Épique est à 0.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert flaws(page, ".aid") == []


def test_a_game_without_a_book_keeps_the_page_of_its_rules(guest):
    page = guest().go("/rules/kettle")

    expect(page.locator("article").first).to_be_visible(timeout=SLOW)
    expect(page.locator("body")).not_to_contain_text("; then ")


def test_the_aid_is_a_key_away_at_the_table(opened):
    page = opened("learn/reckoners", ready="[data-lesson]")
    page.locator("[data-lesson=dice]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".coach")).to_be_visible(timeout=SLOW)

    page.keyboard.press("h")

    expect(page.get_by_role("dialog")).to_contain_text("What Epics do", timeout=SLOW)


def test_an_example_is_drawn_as_the_board_draws_it_and_played_on(opened):
    page = opened("rules/steamwatchers", ready=".book h2")
    example = page.locator("[data-example=bids]")
    example.scroll_into_view_if_needed()
    expect(example.locator("[data-zone=occitania-bassa]").first).to_be_visible(timeout=SLOW)
    expect(example).to_contain_text("Secret hand", ignore_case=True)
    expect(page.locator(".drawn-apart")).to_have_count(0)

    example.get_by_role("button", name="Play this position").click()

    page.wait_for_url("**/t/*")
    expect(page.locator("#asked")).to_contain_text("Occitania Bassa", timeout=SLOW)


def test_an_example_fits_a_phone_and_leads_to_a_table_of_ones_own_in_french(opened):
    page = opened("rules/reckoners", ready=".book h2", locale="fr-FR", color_scheme="dark", **PHONE)
    example = page.locator("[data-example=rolling]")
    example.scroll_into_view_if_needed()
    expect(example.locator(".hung")).to_contain_text("Nightwielder", timeout=SLOW)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert flaws(page, "[data-example=rolling]") == []

    example.get_by_role("button", name="Jouer cette position").click()

    page.wait_for_url("**/t/*")
    expect(page.locator("#asked")).to_be_visible(timeout=SLOW)
