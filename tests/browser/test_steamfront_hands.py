"""Steamfront by finger and at a glance: the magnifier, large enough targets, marks that can be read, instructions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.captains import FIGURES, PHONE, Captain, several, skirmish

MOVER = "[data-target^='point:']"
LEAST_MARK = 11  # pixels of a base of 24
TARGET = 44


@pytest.fixture(scope="module")
def captain(browser: Browser, address: str) -> Iterator[Captain]:
    captain = Captain(browser, address)
    yield captain
    captain.context.close()


@pytest.fixture
def seen(opened: Callable[..., Page]) -> Callable[..., Page]:
    def look(of: Captain, **reader: object) -> Page:
        page = opened(of.path, ready=FIGURES, storage_state=of.cookies, **reader)
        page.wait_for_timeout(500)
        return page

    return look


def drag_by_finger(page: Page, x: float, y: float, meanwhile: Callable[[], None]) -> None:
    """Down, some steps aside, a look, and up again."""
    wire = page.context.new_cdp_session(page)
    at = [{"x": x + 5 * step, "y": y + 4 * step} for step in range(5)]
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at[:1]})
    for point in at[1:]:
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    meanwhile()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_drags_the_figure_under_a_magnifier_and_nothing_is_committed(seen, captain):
    state = captain.until("ask-movement")
    page = seen(captain, **PHONE)
    box = page.locator(MOVER).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    drag_by_finger(page, x, y, lambda: expect(page.locator("[data-loupe]")).to_have_count(1))
    expect(page.locator("[data-loupe]")).to_have_count(0)
    expect(page.locator("[data-used]")).to_have_count(1)

    assert captain.state()["decision"] == state["decision"]


def test_a_finger_has_room_on_a_phone(seen, captain):
    captain.until("ask-movement")
    page = seen(captain, **PHONE)
    controls = page.locator("#board .tool, .aside button, #decision .btn.primary, .reserve [role=button]")

    sizes = [box for box in (one.bounding_box() for one in controls.all() if one.is_visible()) if box]
    handle = page.locator(f"{MOVER} .grip").bounding_box()

    assert [box for box in sizes if box["height"] < TARGET - 0.5] == []
    assert handle
    assert min(handle["width"], handle["height"]) >= TARGET - 0.5


def test_a_finger_beside_a_figure_means_it(seen, captain):
    captain.until("ask-activation")
    page = seen(captain, **PHONE)
    first = page.locator("#board .stand[role=button]").first
    name = first.get_attribute("data-target")
    box = first.locator(".base").bounding_box()
    assert box

    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 20)

    expect(page.locator(f"#board [data-target='{name}']")).to_have_attribute("aria-pressed", "true")


def hurt_and_steamed(state: dict[str, Any]) -> bool:
    rows = state["rows"]
    return several(state) and any(rows["lost"]) and any(rows["pressure"]) and any(rows["activated"])


def test_every_state_can_be_read_when_a_base_is_24_pixels_wide(seen, captain):
    state = captain.until("ask-movement", hurt_and_steamed)
    page = seen(captain, **PHONE)
    page.keyboard.press("0")
    page.wait_for_timeout(200)

    marks = page.locator("#board .stand [data-state]:not([data-state=wounded])")
    sizes = [one.bounding_box() for one in marks.all()]
    lost = page.locator("#board .stand:has([data-state=drops])").evaluate_all(
        """all => Object.fromEntries(all.map(one =>
            [one.dataset.target.slice(7), one.querySelector('[data-lost]').dataset.lost]))"""
    )
    wounded = page.locator("#board .stand:has([data-state=wounded])").evaluate_all(
        "all => all.map(o => o.dataset.target)"
    )

    assert sizes
    assert all(box and min(box["width"], box["height"]) >= LEAST_MARK for box in sizes)
    told = {one["id"]: one for one in captain.look("state")["figures"] if one["status"] == "standing"}
    assert {id: int(count) for id, count in lost.items()} == {
        id: one["lost"] for id, one in told.items() if one["lost"]
    }
    assert set(wounded) == {f"figure:{id}" for id, one in told.items() if one["wounded"]}
    assert captain.state()["decision"] == state["decision"]


def test_an_instruction_answers_attacks_by_itself_and_the_log_says_so(browser, address, seen):
    attacked = Captain(
        browser, address, skirmish(["lum-champion", "lum-garde"], ["iron-marechal", "iron-fusilier"]), level="greedy"
    )
    state = attacked.until("ask-reaction")
    page = seen(attacked)

    page.locator("[data-instruction] input[type=radio]").nth(1).click()
    assert attacked.answered(state)
    later = attacked.asked()

    keys = [line["key"] for line in attacked.lines()]
    assert "note-standing" in keys
    assert later["outcome"] or later["question"]["title"]["key"] != "ask-reaction"
    expect(page.locator(".chips")).to_contain_text("Never")
    attacked.context.close()


def test_thrown_dice_come_to_rest_in_time_and_a_press_ends_their_roll(browser, address, seen):
    thrower = Captain(browser, address, skirmish(["lum-champion", "lum-archer"], ["iron-marechal", "iron-fusilier"]))
    state = thrower.until(
        "ask-action",
        lambda state: any(o["say"].split()[0] in {"shoot", "strike"} for o in state["question"]["options"]),
    )
    page = seen(thrower, reduced_motion="no-preference")
    page.evaluate(
        """() => {
            window.rolls = [];
            new MutationObserver((all) => {
                for (const { target } of all) {
                    const rolling = target.dataset?.tumbling;
                    if (rolling !== undefined) window.rolls.push([rolling, performance.now()]);
                }
            }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-tumbling'] });
        }"""
    )

    for _ in range(4):
        page.locator("#decision .btn.primary").click()
        page.wait_for_timeout(900)
        if any(thrower.state()["rows"]["attack-dice"]) and page.evaluate("window.rolls.length"):
            break
    page.wait_for_timeout(1300)

    assert thrower.state()["seq"] > state["seq"]
    expect(page.locator("[data-tumbling=true]")).to_have_count(0)
    ends = page.evaluate("window.rolls")
    starts = [at for rolling, at in ends if rolling == "true"]
    stops = [at for rolling, at in ends if rolling == "false"]
    assert starts
    assert all(any(0 < stop - start <= 1200 for stop in stops) for start in starts)
    thrower.context.close()
