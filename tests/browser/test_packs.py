"""Content packs in a real browser: chosen on the new-game page, seen on the boards, or refused with where and why."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.test_packs import CLANS, CLEAN

LAID = """async ([pack, clans]) => {
  await fetch('/api/me');
  const wish = { game: 'steamwatchers', pack, config: { players: 2, scenario: 'war', clans } };
  const headers = { 'X-Samovar': '1', 'Content-Type': 'application/json' };
  return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })).json()).id;
}"""
BARRELS = '[data-target="place:filled-stock"]'


def barrels(page: Page, pack: str) -> str:
    """What the places for clean fuel on one's own clan board are called."""
    table = page.evaluate(LAID, [pack, CLANS])
    page.goto(f"{page.url.partition('/new')[0].partition('/t/')[0]}/t/{table}")
    page.wait_for_selector(BARRELS)
    return page.locator(BARRELS).first.inner_html()


def test_an_owner_plays_with_the_values_of_his_own_box_and_sees_them_on_the_boards(opened):
    page = opened("new/steamwatchers", ready="form .primary")

    page.get_by_role("combobox", name="Content").select_option("my-box@1")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#decision")
    table = page.evaluate("async () => (await fetch('/api/tables/' + location.pathname.split('/')[2])).json()")
    owners, ours = barrels(page, "my-box@1"), barrels(page, "house")

    assert table["pack"] == "my-box@1"
    assert f"of {CLEAN}" in owners
    assert f"of {CLEAN}" not in ours


def test_a_bad_pack_cannot_be_chosen_and_says_where_and_why(opened):
    page = opened("new/steamwatchers", ready="form .primary")

    bad = page.locator('[data-pack="torn-box@1"]')

    expect(page.locator('option[value="torn-box@1"]')).to_be_disabled()
    expect(bad).to_contain_text("My box cannot be used")
    expect(bad).to_contain_text("values.toml: clans.menrau.stocks.clean")
