"""Cards in a real browser: a thing tells what it is to a mouse that rests and to a finger that holds."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.test_acceptance import Sitter

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr"}


def test_a_district_tells_what_it_is_by_mouse_and_by_finger(browser: Browser, address: str, opened):
    sitter = Sitter(browser, address, "reckoners")
    page = opened(f"t/{sitter.table}", ready="[data-district] .epic", storage_state=sitter.cookies)
    card = page.locator("#tip [data-thing]")

    page.locator("[data-district] .epic b").first.hover()
    expect(card).to_contain_text("Its track")
    page.locator("[data-card='board:population']").click(button="right")
    expect(page.locator("#tip")).to_contain_text("At 0 the team has lost")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_have_count(0)

    phone = opened(f"t/{sitter.table}", ready="[data-district] .epic", storage_state=sitter.cookies, **PHONE)
    box = phone.locator("[data-district]").first.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(phone.locator("#tip [data-thing^='district:'] h2")).not_to_be_empty()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator("#tip")).to_be_visible()  # what was held to be read is not pressed as well
    phone.locator("#tip .close").click()
    expect(phone.locator("#tip")).to_have_count(0)
    assert phone.locator("[title]").count() == 0
