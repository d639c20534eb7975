"""What others did is seen and heard: the strip, the sum of a fight, the sounds and their settings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

SLOW = 30_000
MOVING = {"reduced_motion": "no-preference"}
LAID = """async (example) => {
  await fetch('/api/me');
  const headers = { 'X-Samovar': '1', 'Content-Type': 'application/json' };
  return (await (await fetch(`/api/games/${example}/table`, { method: 'POST', headers, body: '{}' })).json()).id;
}"""
NOTED = """() => {
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (...told) {
    document.documentElement.dataset.heard = 'a sound';
    return start.apply(this, told);
  };
}"""


def laid_at(page: Page, game: str, example: str) -> None:
    """A table at the moment of a worked example: nothing before it depends on dice."""
    table = page.evaluate(LAID, f"{game}/examples/{example}")
    page.goto(f"{page.url.partition('/rules')[0]}/t/{table}")


def test_a_fight_is_summed_up_until_it_was_read_and_the_strip_tells_what_others_did(opened):
    page = opened("rules/steamwatchers", ready=".book h2", **MOVING)
    laid_at(page, "steamwatchers", "bids")
    expect(page.locator("#asked")).to_contain_text("Occitania Bassa", timeout=SLOW)
    place = page.locator(".reel-place").bounding_box()
    assert place is not None
    assert place["height"] >= 40, "the strip has its place before it comes"

    page.get_by_role("radio", name="0", exact=True).click()
    page.locator("#decision .primary").click()

    digest = page.locator("[data-digest=fight]")
    expect(digest.locator("tr")).to_have_count(2, timeout=SLOW)
    expect(digest).to_contain_text("Western Alliance")
    expect(digest).to_contain_text("Rhein-Stamm")
    expect(page.locator(".reel .banner")).not_to_be_empty()
    digest.get_by_role("button", name="Close").click()
    expect(digest).to_have_count(0)


def test_sounds_are_set_heard_and_put_off_for_good(opened):
    page = opened("settings", ready="[role=group]")
    page.evaluate(NOTED)
    sounds = page.get_by_role("group", name="Sounds")

    sounds.get_by_role("button", name="Always").click()
    page.get_by_role("group", name="Volume").get_by_role("button").last.click()

    expect(page.locator("html")).to_have_attribute("data-heard", "a sound")
    sounds.get_by_role("button", name="Off").click()
    expect(page.get_by_role("group", name="Volume")).to_have_count(0)
    page.reload()
    expect(sounds.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true", timeout=SLOW)
