"""The lab in a real browser: a plan is started, watched, and its charts are seen."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import expect

from tests.browser.eyes import flaws
from tests.browser.waiting import eventually

PLAN = """
name = "a small plan"
games = 3
[[series]]
game = "reckoners"
bots = ["random"]
"""
PATIENCE = 180_000  # a plan stands behind everybody who plays, and behind all other tests on this machine
NIGHT_PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark", "locale": "fr-FR"}


def test_a_plan_is_started_and_its_charts_are_shown(opened):
    page = opened("lab", ready="#begin")
    job = page.locator("[data-job]").first
    expect(page.locator("#begin option")).to_have_count(4)  # an empty plan, and one of each game

    page.locator("#plan").fill(PLAN)
    page.locator("form .primary").click()
    expect(job).to_have_attribute("data-state", "done", timeout=PATIENCE)
    night = opened("lab", ready="[data-job]", **NIGHT_PHONE)

    for reader in (page, night):
        shown = reader.locator("[data-job]").first
        chart = shown.locator("img").first
        chart.scroll_into_view_if_needed()
        expect(shown.locator("h3")).to_have_text("a small plan")
        eventually(reader, partial(chart.evaluate, "image => image.naturalWidth > 100"), "the chart")
        assert flaws(reader) == []
    with page.expect_download() as download:
        job.locator("a[download]").first.click()
    assert download.value.suggested_filename.endswith("games.parquet")
    page.on("dialog", lambda dialog: dialog.accept())
    job.locator(".danger").click()
    expect(page.locator("[data-job]")).to_have_count(0)
