"""Content packs in a real browser: chosen on the new-game page, or refused there with where and why."""

from __future__ import annotations

from playwright.sync_api import expect


def test_an_owner_plays_with_the_values_of_his_own_box(opened):
    page = opened("new/steamwatchers", ready="form .primary")

    page.get_by_role("combobox", name="Content").select_option("my-box@1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#decision")

    table = page.evaluate("async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()")
    assert table["pack"] == "my-box@1"


def test_a_bad_pack_cannot_be_chosen_and_says_where_and_why(opened):
    page = opened("new/steamwatchers", ready="form .primary")

    bad = page.locator('[data-pack="torn-box@1"]')

    expect(page.locator('option[value="torn-box@1"]')).to_be_disabled()
    expect(bad).to_contain_text("My box cannot be used")
    expect(bad).to_contain_text("values.toml: clans.menrau.stocks.clean")
