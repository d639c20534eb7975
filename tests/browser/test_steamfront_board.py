"""Steamfront's table in a real browser: what it shows from deployment on, in every theme, and in a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from samovar.games.steamfront.content import Content
from samovar.games.steamfront.table import FIGURE_IDS, RESERVE, STANDING
from tests.browser.captains import FIGURES, PHONE, UNITS, Captain, watching
from tests.browser.eyes import flaws
from tests.games.steamfront.skirmishes import SMALL


@pytest.fixture(scope="module")
def captain(browser: Browser, address: str) -> Iterator[Captain]:
    captain = Captain(browser, address, {**SMALL, "figures-block-los": True}, level="greedy")
    yield captain
    captain.context.close()


@pytest.fixture(scope="module")
def page(browser: Browser, captain: Captain) -> Iterator[Page]:
    """One page for all moments of the game, as a player has it."""
    with watching(browser, captain) as page:
        yield page


@pytest.fixture
def seen(opened: Callable[..., Page], captain: Captain) -> Callable[..., Page]:
    def look(**reader: object) -> Page:
        return opened(captain.path, ready=FIGURES, storage_state=captain.cookies, **reader)

    return look


def shown(page: Page) -> set[str]:
    ids: list[str] = page.locator(FIGURES).evaluate_all("all => all.map(one => one.dataset.target.slice(7))")
    return set(ids)


def with_status(state: dict[str, Any], *wanted: int) -> set[str]:
    return {id for place, id in enumerate(FIGURE_IDS) if state["rows"]["status"][place] in wanted}


def test_the_first_question_tells_by_which_switches_this_table_plays(page, captain):
    captain.shown(page)
    start = page.locator("[data-start]")

    expect(start).to_have_attribute("data-start", "2")
    expect(start.locator("> dl [data-switch=figures-block-los]")).to_be_visible()
    start.locator("summary").click()

    assert start.locator("[data-switch]").count() >= 20
    expect(start.locator("[data-switch=control]")).to_contain_text("more figures")


def test_the_reserve_and_the_table_show_every_figure_while_squads_deploy(page, captain):
    captain.until("ask-posting")
    state = captain.shown(page)

    assert shown(page) == with_status(state, RESERVE, STANDING)
    assert page.locator("[data-region] polygon").count() == 1
    expect(page.locator("#asked")).to_contain_text(state["question"]["title"]["args"]["figure"]["id"].upper())


def test_options_and_the_log_call_figures_by_name_and_tag(page, captain):
    captain.until("ask-activation")
    state = captain.shown(page)
    first = state["question"]["options"][0]["say"].split()[1]

    name = page.locator(f"[data-figure={first}]").get_attribute("aria-label") or ""

    expect(page.locator("#decision [role=radio] .words").first).to_have_text(f"Activate {name.partition(',')[0]}")
    assert name.partition(",")[0].endswith(f"({first.upper()})")
    expect(page.locator("[role=log]")).to_contain_text(f"({first.upper()}) is deployed")


def test_every_figure_stands_where_the_engine_says_and_the_list_has_a_row_for_each(page, captain):
    captain.until("ask-movement")
    rows = captain.shown(page)["rows"]

    places = page.locator(FIGURES).evaluate_all(
        """all => Object.fromEntries(all.map(one => [one.dataset.target.slice(7),
            one.style.transform.match(/-?[\\d.]+/g).map(Number)]))"""
    )
    page.keyboard.press("l")
    page.wait_for_selector("#board-list tbody tr")
    listed = page.locator("#board-list [data-row]").evaluate_all("all => all.map(one => one.dataset.row)")
    page.keyboard.press("l")

    assert set(places) == {id for place, id in enumerate(FIGURE_IDS) if rows["status"][place] == STANDING}
    for id, at in places.items():
        place = FIGURE_IDS.index(id)
        assert at == pytest.approx([rows["x"][place] / UNITS, 2400 - rows["y"][place] / UNITS], abs=0.01), id
    assert listed == [f"figure:{id}" for place, id in enumerate(FIGURE_IDS) if rows["card"][place]]


def test_rings_start_at_the_edge_of_the_base_of_friend_and_foe(page, captain):
    captain.until("ask-movement")
    rows = captain.shown(page)["rows"]
    content = Content()

    for place, id in enumerate(FIGURE_IDS):
        if rows["status"][place] != STANDING:
            continue
        card = rows["card"][place] - 1
        bands = range(content.band_first[card], content.band_first[card + 1])
        highs = [content.band_high[band] for band in bands if not content.band_sas[band]]
        page.locator(f"#board [data-target='figure:{id}']").dispatch_event("pointerover")
        expect(page.locator(f"[data-ring={id}]")).to_have_count(len(highs))

        radii = page.locator(f"[data-ring={id}]").evaluate_all("all => all.map(one => Number(one.getAttribute('r')))")

        # A hundredth of an inch is one unit.
        assert radii == pytest.approx([(content.radius[card] + high) / UNITS for high in highs], abs=1)


def test_the_tentative_place_is_nudged_and_snapped_and_nothing_is_committed(page, captain):
    captain.until("ask-movement")
    state = captain.shown(page)
    spots = {
        option["say"].split()[1].replace("=", ","): option["label"]["key"]
        for option in state["question"]["options"]
        if "=" in option["say"]
    }
    handle = page.locator("[data-target^='point:']")

    page.keyboard.press("b")
    page.keyboard.press("PageDown")
    expect(page.locator("[data-used]")).to_have_count(1)
    suggested = handle.get_attribute("data-at") or ""
    called = handle.get_attribute("aria-label") or ""
    page.keyboard.press("ArrowRight")
    expect(handle).not_to_have_attribute("data-at", suggested)
    nudged = handle.get_attribute("data-at") or ""
    page.keyboard.press("PageDown")
    expect(page.locator("[data-trail]")).to_have_count(1)

    assert spots[suggested].startswith("choice-move-")
    assert not called.startswith("Tentative place")  # first what it is for, then where it is
    assert ". Tentative place" in called
    assert int(nudged.split(",")[0]) - int(suggested.split(",")[0]) == 100
    assert captain.state()["decision"] == state["decision"]


@pytest.mark.parametrize(
    "reader", [{}, {"color_scheme": "dark", "locale": "fr-FR"}, PHONE], ids=["desk", "dark", "phone"]
)
def test_axe_finds_nothing_and_nothing_is_too_wide(seen, captain, reader, photograph, request):
    captain.until("ask-movement")
    page = seen(**reader)
    page.wait_for_selector("[data-reach]")

    # The frame around the board has tests of its own.
    assert flaws(page, "#board", ".rail", ".aside") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    photograph(page, f"steamfront-{request.node.callspec.id}")


def test_a_replay_shows_what_the_lenses_say_of_its_moment_and_the_promise_of_the_dice(browser, captain):
    captain.until("ask-movement", lambda state: any(state["rows"]["lost"]))
    hurt = [one for one in captain.look("state")["figures"] if one["status"] == "standing" and one["wounded"]]
    engaged = {one["id"] for one in captain.look("state")["figures"] if one["engaged"]}
    commitment = captain.context.request.get(f"{captain.address}/api/tables/{captain.table}/dice").json()["commitment"]

    with watching(browser, captain, f"{captain.path}/replay") as page:
        moment = page.locator("input[type=range]")
        moment.wait_for()
        page.keyboard.press("End")
        expect(moment).to_have_value(str(moment.get_attribute("max")))
        expect(page.locator("[data-cell=forecast]")).to_have_count(2)
        expect(page.locator("#board [data-state=wounded]")).to_have_count(len(hurt))
        expect(page.locator("#board [data-state=engaged]")).to_have_count(len(engaged))
        page.locator("#board .stand").first.dispatch_event("pointerover")
        expect(page.locator("[data-reach]")).to_have_count(1)
        page.locator("[data-open=luck]").click()
        page.locator("[data-luck]").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="dice").last.click()
        expect(page.locator("dialog[open] code").first).to_have_text(commitment)


def test_a_replay_jumps_to_turns_and_to_every_figure_that_falls(browser, captain):
    captain.until("ask-movement", lambda _: any(line["key"] == "event-eliminated" for line in captain.lines()))
    told = [line["key"] for line in captain.lines()]

    with watching(browser, captain, f"{captain.path}/replay") as page:
        page.keyboard.press("Home")
        said = page.locator(".controls [role=status]")
        page.get_by_role("button", name="Next turn").click()
        expect(said).to_contain_text("Turn 1.")
        jumps = 0
        further = page.get_by_role("button", name="Next highlight")
        moment = page.locator("input[type=range]")
        while further.get_attribute("aria-disabled") == "false":
            before = moment.input_value()
            page.keyboard.press("Shift+PageDown")
            jumps += 1
            expect(moment).not_to_have_value(before)
            expect(said).to_contain_text("is eliminated")

    assert 1 <= jumps <= told.count("event-eliminated")
