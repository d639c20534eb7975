"""Steamfront and The Reckoners by hand: what a gesture does, and that it takes no more presses than were promised."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.presses import reckoners, steamfront
from benchmarks.presses.frame import Bench, Row
from tests.browser.captains import SMALL, Captain, watching
from tests.browser.company import SteamHouse
from tests.browser.waiting import eventually


@pytest.fixture(scope="module")
def bench(steam_house: SteamHouse, browser: Browser) -> Bench:
    return Bench(steam_house, browser)


# Of The Reckoners only what no dice decide; the benchmark counts a whole round.
@pytest.mark.parametrize("row", [*steamfront.ROWS, reckoners.ROWS[0]], ids=lambda row: f"{row.game}: {row.what}")
def test_a_typical_turn_takes_no_more_presses_than_promised(bench: Bench, row: Row) -> None:
    assert row.play(bench) <= row.most


def test_a_figure_is_deployed_by_keys_and_its_default_place_is_no_corner(bench: Bench, browser: Browser) -> None:
    captain = Captain(browser, f"{bench.address}/", SMALL)
    captain.until("ask-posting")
    state = captain.state()
    x = int(state["question"]["default"].split()[1].split("=")[0])
    with watching(browser, captain, patient=False) as page:
        captain.shown(page)

        page.keyboard.press("b")
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Enter")
        eventually(page, lambda: captain.state()["decision"] != state["decision"], "the next question")

    captain.context.close()
    assert 3000 < x < 27_000  # a complaint of the page has failed the test by now


def test_the_body_of_a_district_is_pressed_for_the_die_in_hand(bench: Bench) -> None:
    with reckoners.team(bench, reckoners.is_using) as hand:
        dice = hand.page.locator(reckoners.DIE)
        expect(dice.first).to_be_visible()
        before = dice.count()
        hand.press(reckoners.DIE)
        expect(dice.first).to_have_attribute("aria-pressed", "true")
        hand.press(hand.page.locator("article[data-body].open header").first)
        hand.wait(lambda: dice.count() < before, "the move")


def test_a_die_is_dragged_to_a_district(bench: Bench) -> None:
    with reckoners.team(bench, reckoners.is_using) as hand:
        dice = hand.page.locator(reckoners.DIE)
        expect(dice.first).to_be_visible()
        before = dice.count()
        hand.press(reckoners.DIE)  # shows where it could go
        body = hand.page.locator("article[data-body].open").first.get_attribute("data-body")
        hand.press(reckoners.DIE)
        hand.drag(reckoners.DIE, f"article[data-body='{body}'] header")
        hand.wait(lambda: dice.count() < before, "the move")


def test_one_drag_of_a_figure_is_one_undo(bench: Bench) -> None:
    with steamfront.captain_of(bench, "ask-activation", SMALL) as (captain, hand):
        before = captain.state()["rows"]
        steamfront.march(captain, hand)
        hand.key("z")
        hand.wait(lambda: captain.state()["ask"]["title"]["key"] == "ask-activation", "the activation taken back")
        assert captain.state()["rows"] == before


def test_a_deployment_at_one_screen_is_taken_back_whoever_is_shown(bench: Bench, browser: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "same-screen", "name": "Boris"}]
    captain = Captain(browser, f"{bench.address}/", SMALL, seats=seats)

    def standing() -> list[str]:
        return sorted(one["id"] for one in captain.look("state")["figures"] if one["status"] == "standing")

    before: list[str] = []
    while {one[0] for one in standing()} != {"a", "b"}:
        before = standing()
        (seat,) = captain.state()["ask"]["asked"]
        told = captain.context.request.get(f"{captain.address}/api/tables/{captain.table}/state?seat={seat}").json()
        said = {"type": "choose", "seat": seat, "decision": told["decision"], "line": told["question"]["default"]}
        captain.post(f"/api/tables/{captain.table}/messages", {**said, "id": f"hot-{next(captain.numbers)}"})
    with watching(browser, captain, patient=False) as page:
        page.wait_for_selector("#decision.mine")
        page.keyboard.press("z")
        eventually(page, lambda: standing() == before, "the last figure in hand again")
    captain.context.close()


def test_solo_is_one_press_and_my_games_say_what_is_played(bench: Bench) -> None:
    with bench.hand("/new/reckoners", ready="[data-solo]") as hand:
        hand.press("[data-solo]")
        expect(hand.page.locator("ul select[id^=seat]")).to_have_count(3)
        kinds = hand.page.locator("ul select[id^=seat]").evaluate_all("all => all.map(one => one.value)")
        hand.press("form .btn.primary")
        expect(hand.page.locator(".dock .team button")).to_have_count(3)
        hand.page.goto(f"{bench.address}/games-mine")
        expect(hand.page.locator("section[aria-labelledby=running] [data-scenario]")).to_contain_text("Steelheart")
        assert kinds == ["me", "same-screen", "same-screen"]
