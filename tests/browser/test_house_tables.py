"""The shell around the real games, in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

MAP = "[data-zone]"


def test_seats_have_names_before_their_clans_are_known_and_are_called_by_their_clan_then(opened):
    page = opened("new/steamwatchers", ready="form .primary", locale="fr-FR")
    expect(page.get_by_role("combobox", name="Joueur 1")).to_be_visible()

    page.get_by_role("button", name="Commencer la partie").click()
    page.wait_for_selector(MAP)

    names = page.locator(".rail .name b").all_inner_texts()
    assert len(names) == 2
    assert not {"One", "Two", "one", "two"} & set(names)


def test_rules_are_read_and_found_in_the_readers_language(opened):
    page = opened("rules/steamwatchers", ready=".book h2", locale="fr-FR")
    expect(page.locator("#goal-1")).to_contain_text("mène un clan nomade")
    expect(page.locator("#planning-3 .sign svg")).to_have_count(3)

    page.get_by_role("searchbox").fill("barils algofuel sain")
    found = page.locator(".hits li").filter(has_text="60 barils")
    expect(found).to_be_visible()
    page.get_by_role("button", name="EN, anglais").click()

    expect(found).to_have_count(0)
    page.get_by_role("searchbox").fill("SW-COMP.7")
    expect(page.locator(".hits li")).to_have_count(1)
    expect(page.locator(".hits li")).to_contain_text("60 barrels of clean")
