"""What a demanding player met once and shall not meet again: small things of lobby, phone and table, one look each."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.presses.frame import Bench
from tests.browser.company import PHONE, SteamHouse
from tests.browser.kettles import ME, OPEN
from tests.browser.laying import Past
from tests.browser.moments import moved_in, planned_zones, planning, rerolling, rolling, seat_at, shooting, thrown
from tests.browser.waiting import eventually, hears_enter

SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false"
BOARDS = {"steamwatchers": "[data-zone]", "steamfront": "#board [data-target]", "reckoners": "[data-tile]"}

# What of the header is cut off, by its own box or by the screen's.
CUT = """() => [...document.querySelectorAll('.topbar, .topbar *')].filter((each) => {
    const style = getComputedStyle(each);
    const hidden = style.visibility === 'hidden' || each.getClientRects().length === 0;
    if (hidden || each.closest('.visually-hidden')) return false;
    const { left, right, top } = each.getBoundingClientRect();
    const spills = style.overflow !== 'visible' && each.scrollWidth > each.clientWidth + 1;
    return (spills && style.textOverflow !== 'ellipsis') || left < -1 || right > innerWidth + 1 || top < -1;
}).map((each) => each.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def bench(steam_house: SteamHouse, browser: Browser) -> Bench:
    return Bench(steam_house, browser)


def moment_of(game: str) -> tuple[Past, int | None]:
    if game == "steamwatchers":
        past, _, _ = moved_in()
        return past, seat_at(past)
    return (shooting()[0], 0) if game == "steamfront" else (rolling(), None)


def asked_height(page: Page) -> float:
    box = page.locator("#asked").bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize(("reader", "locale"), [(PHONE, "en-GB"), (SMALL_PHONE, "fr-FR")], ids=["390 en", "360 fr"])
def test_the_sheet_of_a_phone_shrinks_to_one_line_and_back_and_nothing_of_the_header_is_cut(
    bench: Bench, game: str, reader: dict[str, Any], locale: str
) -> None:
    past, seat = moment_of(game)
    with bench.sat(past, seat, ready=BOARDS[game], locale=locale, **reader) as hand:
        page = hand.page
        table, grab = page.locator(".table"), page.locator(".side .grab")
        before = page.locator("#board").bounding_box()
        cut = page.evaluate(CUT)

        grab.tap()
        grab.tap()
        expect(table).to_have_attribute("data-sheet", "peek")
        side = page.locator(".side").bounding_box()
        line = asked_height(page)
        grab.tap()
        expect(table).to_have_attribute("data-sheet", "half")

        assert cut == []
        assert side is not None
        assert side["height"] <= 76
        assert line <= 30  # one line of letters
        assert page.locator("#board").bounding_box() == before


def test_find_only_finds_and_no_plan_changes(bench: Bench) -> None:
    past = planning()
    zone = planned_zones(past)[0]
    with bench.sat(past, seat_at(past), ready="[data-target='order:move']") as hand:
        page = hand.page
        hand.key("/")
        page.get_by_role("searchbox").fill(zone[:4])
        hand.key("Enter")
        expect(page.locator("dialog[open]")).to_have_count(0)
        hand.rest()

        assert [one.input_value() for one in page.locator("#decision select").all()] == ["", "", ""]
        expect(page.locator(f"[data-zone={zone}]")).to_be_in_viewport()


def test_a_number_key_gives_that_number_and_enter_seals_it_wherever_the_focus_is(bench: Bench) -> None:
    past, _, _ = moved_in()
    with bench.sat(past, seat_at(past), ready="[data-zone]") as hand:
        hand.press("#decision [data-say=finish]")
        hand.see(".wheel")
        hand.key("3")
        expect(hand.page.get_by_role("radio", name="3", exact=True)).to_be_checked()
        hand.press("#tab-chat")
        hears_enter(hand.page)
        hand.key("Enter")
        hand.wait(lambda: hand.asked() != "ask-bid" or hand.state()["answers"][hand.seat], "the sealed bid")


def test_a_hand_that_pressed_and_rests_is_told_nothing_it_did_not_ask_for(bench: Bench) -> None:
    """What was pressed goes away with the focus, and something else comes to lie under the mouse."""
    past = Past("steamwatchers", {"players": 2, "scenario": "war"})
    with bench.sat(past, seat_at(past), ready="#board [data-target='clan:flotte-libre'][role=button]") as hand:
        page = hand.page
        faults: list[str] = []
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.locator("#decision [data-say='take-clan menrau']").hover()
        expect(page.locator("#tip [data-thing='clan:menrau'] h2")).to_have_text("Menrâu")
        clan = page.locator("#board [data-target='clan:flotte-libre'][role=button]")
        page.clock.install()
        clan.click()
        expect(clan).to_have_count(0)
        page.clock.run_for(2000)

        expect(page.locator("#tip")).to_have_count(0)
        assert faults == []


def test_enter_seals_a_plan_whose_last_order_was_dragged(bench: Bench) -> None:
    past = planning()
    with bench.sat(past, seat_at(past), ready="[data-target='order:move']") as hand:
        for zone in planned_zones(past):
            hand.drag("[data-target='order:defence']", f"[data-target='zone:{zone}']")
        expect(hand.page.locator("#decision .btn.primary")).to_contain_text("3 Orders")
        hears_enter(hand.page)
        hand.key("Enter")
        hand.wait(lambda: hand.asked() != "ask-planning" or hand.state()["answers"][hand.seat], "the sealed plan")


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1440, 900)])
def test_the_french_tabs_fit(bench: Bench, width: int, height: int) -> None:
    past = planning()
    with bench.sat(
        past, seat_at(past), ready="[data-zone]", locale="fr-FR", viewport={"width": width, "height": height}
    ) as hand:
        tab = hand.page.locator("#tab-rules")
        expect(tab).to_have_text("Règles")
        whole = "tab => tab.scrollWidth <= tab.clientWidth && tab.contains(document.elementFromPoint("
        whole += "tab.getBoundingClientRect().right - 4, tab.getBoundingClientRect().top + 8))"
        assert tab.evaluate(whole)


def test_both_sides_dice_are_whole_at_900_pixels(bench: Bench) -> None:
    with bench.sat(thrown(), 0, ready=".dock .roll", locale="fr-FR") as hand:
        dock = hand.page.locator("#board > .dock").bounding_box()
        rolls = [one.bounding_box() for one in hand.page.locator(".dock .roll").all()]
        assert dock is not None
        assert len(rolls) == 2
        for roll in rolls:
            assert roll is not None
            assert roll["y"] >= dock["y"]
            assert roll["y"] + roll["height"] <= dock["y"] + dock["height"]


def test_dice_to_throw_again_are_shown_by_their_faces(bench: Bench) -> None:
    with bench.sat(rerolling(), 0, ready="#decision [data-thing]", **PHONE) as hand:
        dice = [int(one.get_attribute("data-face") or 0) for one in hand.page.locator("#decision [data-face]").all()]
        assert dice == [face for face in hand.state()["rows"]["attack-dice"] if face]


def test_an_invitation_says_how_others_reach_it_and_whether_it_was_copied_and_a_typed_name_is_kept(guest) -> None:
    anna, boris = guest(), guest()
    anna.context.add_init_script(NO_CLIPBOARD)
    table = anna.lay(ME, OPEN)
    anna.page.wait_for_selector(".code")

    anna.page.get_by_role("button", name="Copy").click()
    expect(anna.page.get_by_role("status").filter(has_text="selected")).to_be_visible()
    expect(anna.page.locator("[data-alone]")).to_contain_text("samovar serve --host")
    boris.go(f"/t/{table}")
    boris.page.get_by_role("button", name="Take a seat").click()
    boris.page.locator("#my-name").fill("Zoé")
    boris.page.get_by_role("button", name="I am ready").click()

    eventually(boris.page, lambda: boris.api("GET", "/api/me")["name"] == "Zoé", "the name")
