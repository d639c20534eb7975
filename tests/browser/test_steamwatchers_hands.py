"""Steamwatchers by hand: barrels to a bid, a beacon within the move, orders by finger and from zone to zone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.company import DESK, MAP, PHONE, SteamHouse
from tests.browser.laying import Past, lay
from tests.browser.moments import moved_in, planned_zones, planning, seat_at
from tests.browser.waiting import eventually, painted

BID = "[data-bid]"


@contextmanager
def seated(browser: Browser, house: SteamHouse, past: Past, **reader: Any) -> Iterator[Page]:
    """Whoever is asked sits at the table of that past; the others are bots."""
    context = browser.new_context(**{**DESK, "locale": "en-GB", "reduced_motion": "reduce", **reader})
    seats = [context if seat == seat_at(past) else None for seat in range(len(past.box.game.seats(past.config)))]
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{house.address}/t/{lay(house, past, *seats)}")
    page.wait_for_selector(MAP)
    page.wait_for_selector("#decision.mine")
    yield page
    context.close()
    assert complaints == []


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, goal: Locator) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(goal), steps=6)
    page.mouse.up()
    painted(page)


def drag_by_finger(page: Page, thing: Locator, goal: Locator) -> None:
    """As a touch screen tells it, which a mouse does not."""
    wire = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(thing), middle(goal)
    points = [(x + (to_x - x) * step / 6, y + (to_y - y) * step / 6) for step in range(1, 7)]
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for across, down in points:
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": across, "y": down}]})
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    painted(page)


def bidding(page: Page) -> None:
    page.locator("#decision [data-say=finish]").click()
    page.wait_for_selector(f".wheel {BID}")


def bid_is(page: Page, barrels: int) -> None:
    expect(page.locator(".wheel .num")).to_have_text(str(barrels))
    expect(page.get_by_role("radio", name=str(barrels), exact=True)).to_be_checked()


def test_barrels_are_dragged_from_the_stock_onto_a_bid_and_back(browser: Browser, steam_house: SteamHouse) -> None:
    past, _, goal = moved_in()
    with seated(browser, steam_house, past) as page:
        bidding(page)
        stock, bid = page.locator(".wheel .stock svg.full").first, page.locator(f".wheel {BID}")

        drag(page, stock, bid)
        bid_is(page, 1)
        page.evaluate("getSelection().selectAllChildren(document.querySelector('.rail'))")  # a press beside a barrel
        drag(page, page.locator(".rail .bidding svg.full").first, bid)
        bid_is(page, 2)
        page.evaluate("getSelection().removeAllRanges()")
        drag(page, page.locator(".rail .bidding svg.full").first, page.locator(".rail"))
        assert page.evaluate("getSelection().toString()") == ""  # nothing was painted blue on the way
        drag(page, stock, page.locator(f"[data-zone={goal}]"))
        bid_is(page, 3)
        drag(page, page.locator(f".wheel {BID} svg.full").first, page.locator(".wheel .stock"))
        bid_is(page, 2)

        page.locator(".wheel .stock").click()
        bid_is(page, 3)
        expect(page.locator("#decision .btn.primary")).to_contain_text("Seal")


def test_a_finger_drags_a_barrel_onto_a_bid(browser: Browser, steam_house: SteamHouse) -> None:
    past, _, _ = moved_in()
    with seated(browser, steam_house, past, **PHONE) as page:
        bidding(page)

        drag_by_finger(page, page.locator(".wheel .stock svg.full").first, page.locator(f".wheel {BID}"))

        bid_is(page, 1)


def test_a_beacon_is_promised_within_the_move_and_nobody_is_asked_for_it_after_the_fight(
    browser: Browser, steam_house: SteamHouse
) -> None:
    past, _, goal = moved_in()
    with seated(browser, steam_house, past) as page:
        drag(page, page.locator("[data-beacon]"), page.locator(f"[data-zone={goal}]"))
        expect(page.locator("[data-beacon]")).to_contain_text("once it is won")
        bidding(page)
        page.get_by_role("radio", name="3", exact=True).click()
        page.locator("#decision .btn.primary").click()

        expect(page.locator(f"[data-pieces={goal}] [data-piece=beacon]")).to_be_visible()


def test_a_beacon_in_the_hand_is_set_down_by_a_press_and_without_it_a_press_builds_nothing(
    browser: Browser, steam_house: SteamHouse
) -> None:
    past, origin, _ = moved_in()
    with seated(browser, steam_house, past) as page:
        page.locator(f"[data-zone={origin}]").dispatch_event("click")  # whatever lies on it
        expect(page.locator(f'#decision [data-say="beacon {origin}"]')).to_be_checked()
        expect(page.locator(f"[data-pieces={origin}] [data-piece=beacon]")).to_have_count(0)

        page.locator("[data-beacon]").press("Enter")
        expect(page.locator("[data-beacon]")).to_have_attribute("aria-pressed", "true")
        page.locator(f"[data-zone={origin}]").press("Enter")

        expect(page.locator(f"[data-pieces={origin}] [data-piece=beacon]")).to_be_visible()
        expect(page.locator("[data-beacon]")).to_have_count(0)


def test_without_a_promise_the_move_ends_with_its_last_fight_and_can_be_taken_back(
    browser: Browser, steam_house: SteamHouse
) -> None:
    past, _, goal = moved_in()
    with seated(browser, steam_house, past) as page:
        bidding(page)
        page.get_by_role("radio", name="3", exact=True).click()
        page.locator("#decision .btn.primary").click()

        notice = page.locator("#decision .notice", has_text="No beacon")
        expect(notice).to_be_visible()
        notice.get_by_role("button").click()
        expect(page.locator(f'#decision [data-say="beacon {goal}"]')).to_be_visible()


@pytest.mark.parametrize("reader", [DESK, PHONE], ids=["mouse", "finger"])
def test_an_order_is_dragged_to_its_zone_and_from_zone_to_zone(
    browser: Browser, steam_house: SteamHouse, reader: dict[str, Any]
) -> None:
    carry = drag_by_finger if reader is PHONE else drag
    zones = planned_zones(planning())
    with seated(browser, steam_house, planning(), **reader) as page:

        def planned() -> list[str]:
            return [page.locator(f'select[data-place="zone:{zone}"]').input_value() for zone in zones]

        first, second, third = (page.locator(f"[data-zone={zone}]") for zone in zones)
        carry(page, page.locator("[data-target='order:move']"), second)
        carry(page, page.locator("[data-target='order:defence']"), third)
        carry(page, page.locator("[data-target='order:decoy']"), first)
        eventually(page, lambda: planned() == ["decoy", "move", "defence"], "three orders")

        carry(page, page.locator(f"[data-pieces={zones[1]}] [data-piece=order]"), first)
        eventually(page, lambda: planned() == ["move", "decoy", "defence"], "two orders exchanged")
        if reader is DESK:
            page.mouse.move(*middle(page.locator(f"[data-pieces={zones[1]}] [data-piece=order]")))
            page.mouse.down()
            page.mouse.move(*middle(first), steps=6)
            expect(page.locator(".carried > g")).not_to_have_attribute("transform", re.compile("."))  # seen whole
            page.mouse.up()
