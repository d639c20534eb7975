"""Steamfront's table in a real browser: what it shows, what it answers, and a few activations played on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from samovar.games.steamfront.content import Content
from samovar.games.steamfront.table import FIGURE_IDS, RESERVE, STANDING
from tests.browser.captains import FIGURES, PATIENCE, PHONE, Captain

UNITS = 10  # thousandths of an inch a unit of the drawing


@pytest.fixture(scope="module")
def captain(browser: Browser, address: str) -> Iterator[Captain]:
    captain = Captain(browser, address)
    yield captain
    captain.context.close()


@pytest.fixture
def seen(opened: Callable[..., Page], captain: Captain) -> Callable[..., Page]:
    def look(**reader: object) -> Page:
        return opened(captain.path, ready=FIGURES, storage_state=captain.cookies, **reader)

    return look


def in_play(state: dict[str, Any]) -> set[str]:
    status = state["rows"]["status"]
    return {id for place, id in enumerate(FIGURE_IDS) if status[place] in (RESERVE, STANDING)}


def shown(page: Page) -> set[str]:
    ids: list[str] = page.locator(FIGURES).evaluate_all("all => all.map(one => one.dataset.target.slice(7))")
    return set(ids)


def test_the_reserve_and_the_table_show_every_figure_while_squads_deploy(seen, captain):
    state = captain.until("ask-posting")
    page = seen()

    figures = shown(page)

    assert figures == in_play(state)
    assert page.locator("[data-region] polygon").count() == 1


def test_the_table_shows_every_figure_where_it_stands(seen, captain):
    rows = captain.until("ask-movement")["rows"]
    page = seen()

    figures = shown(page)
    places = page.locator(FIGURES).evaluate_all(
        """all => Object.fromEntries(all.map(one => [one.dataset.target.slice(7),
            one.style.transform.match(/-?[\\d.]+/g).map(Number)]))"""
    )

    assert figures == {id for place, id in enumerate(FIGURE_IDS) if rows["status"][place] == STANDING}
    for place, id in enumerate(FIGURE_IDS):
        if id in places:
            expected = [rows["x"][place] / UNITS, 2400 - rows["y"][place] / UNITS]
            assert places[id] == pytest.approx(expected, abs=0.01), id


def test_rings_start_at_the_edge_of_the_base(seen, captain):
    rows = captain.until("ask-movement")["rows"]
    content = Content()
    page = seen()

    for place, id in enumerate(FIGURE_IDS):
        if rows["status"][place] != STANDING:
            continue
        card = rows["card"][place] - 1
        bands = range(content.band_first[card], content.band_first[card + 1])
        highs = [content.band_high[band] for band in bands if not content.band_sas[band]]
        if not highs:
            continue
        page.locator(f"#board [data-target='figure:{id}']").dispatch_event("pointerover")
        expect(page.locator(f"[data-ring={id}]")).to_have_count(len(highs))

        radii = page.locator(f"[data-ring={id}]").evaluate_all("all => all.map(one => Number(one.getAttribute('r')))")

        # A hundredth of an inch is one unit.
        assert radii == pytest.approx([(content.radius[card] + high) / UNITS for high in highs], abs=1)


def test_the_tentative_place_is_nudged_snapped_and_measured_by_the_engine(seen, captain):
    state = captain.until("ask-movement")
    spots = {
        option["say"].split()[1].replace("=", ",") for option in state["question"]["options"] if "=" in option["say"]
    }
    page = seen()
    handle = page.locator("[data-target^='point:']")

    page.keyboard.press("b")
    page.keyboard.press("PageDown")
    expect(page.locator("[data-used]")).to_have_count(1)
    suggested = handle.get_attribute("data-at") or ""
    page.keyboard.press("ArrowRight")
    expect(handle).not_to_have_attribute("data-at", suggested)
    nudged = handle.get_attribute("data-at") or ""
    page.keyboard.press("PageDown")
    expect(page.locator("[data-trail]")).to_have_count(1)

    assert suggested in spots
    assert int(nudged.split(",")[0]) - int(suggested.split(",")[0]) == 100
    assert captain.state()["decision"] == state["decision"]


def test_the_list_has_a_row_for_each_figure(seen, captain):
    rows = captain.until("ask-movement")["rows"]
    page = seen()

    page.keyboard.press("l")
    page.wait_for_selector("#board-list tbody tr")
    listed = page.locator("#board-list [data-row]").evaluate_all("all => all.map(one => one.dataset.row)")

    assert listed == [f"figure:{id}" for place, id in enumerate(FIGURE_IDS) if rows["card"][place]]


@pytest.mark.parametrize(
    "reader", [{}, {"color_scheme": "dark", "locale": "fr-FR"}, PHONE], ids=["desk", "dark", "phone"]
)
def test_axe_finds_nothing_and_nothing_is_too_wide(seen, captain, reader, photograph, request):
    captain.until("ask-movement")
    page = seen(**reader)
    page.wait_for_timeout(300)

    # The frame around the board has tests of its own.
    parts = {"include": [["#board"], [".rail"], [".aside"]]}
    found = Axe().run(page, context=parts, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})

    violations = [(rule["id"], node["html"][:160]) for rule in found.response["violations"] for node in rule["nodes"]]
    assert violations == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    photograph(page, f"steamfront-{request.node.callspec.id}")


def test_some_activations_are_played_by_clicking_on_the_table(seen, captain):
    captain.until("ask-movement")
    page = seen()
    pressed = 0

    for _ in range(8):
        state = captain.asked()
        expect(page.locator("#decision .btn.primary")).to_be_visible(timeout=PATIENCE * 1000)
        targets = page.locator("#board .stand[role=button]")
        if state["question"]["title"]["key"] == "ask-movement":
            box = page.locator("[data-target^='point:']").bounding_box()
            assert box
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 25)
            pressed += 1
            page.wait_for_timeout(300)
            if page.locator("[data-trail][data-refused]").count():
                page.keyboard.press("b")
                page.keyboard.press("PageDown")
        elif targets.count():
            targets.last.dispatch_event("click")
            pressed += 1
        page.locator("#decision .btn.primary").click()
        assert captain.answered(state), state["question"]["title"]

    assert pressed >= 4


def test_some_activations_are_played_by_keys_alone(seen, captain):
    start = captain.until("ask-movement")
    page = seen()
    asked = set()

    for _ in range(8):
        state = captain.asked()
        key = state["question"]["title"]["key"]
        asked.add(key)
        expect(page.locator("#decision .btn.primary")).to_be_visible(timeout=PATIENCE * 1000)
        page.wait_for_timeout(250)
        if key in {"ask-movement", "ask-activation"}:
            page.keyboard.press("b")
        if key == "ask-movement" and len(state["question"]["options"]) > 1:
            page.keyboard.press("PageDown")
            page.wait_for_timeout(250)
        page.keyboard.press("Enter")
        if not captain.answered(state, 2):
            page.keyboard.press("Enter")
        assert captain.answered(state), state["question"]["title"]

    assert {"ask-movement", "ask-activation"} <= asked
    assert captain.state()["seq"] > start["seq"]
