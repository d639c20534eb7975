"""Steamfront and The Reckoners by hand: what a gesture does, and that it takes no more presses than were promised."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from benchmarks.presses import reckoners, steamfront, steamwatchers
from benchmarks.presses.frame import Bench, Row, Seated
from tests.browser.captains import Captain, watching
from tests.browser.company import PHONE, SteamHouse
from tests.browser.laying import lay
from tests.browser.moments import TEAM, dealt, doubled, posted, rolling, shooting, using
from tests.browser.waiting import eventually
from tests.games.steamfront.skirmishes import SMALL


@pytest.fixture(scope="module")
def bench(steam_house: SteamHouse, browser: Browser) -> Bench:
    return Bench(steam_house, browser)


ROWS = [*steamwatchers.ROWS, *steamfront.ROWS, *reckoners.ROWS]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game}: {row.what}")
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
    with reckoners.team(bench, using()) as hand:
        dice = hand.page.locator(reckoners.DIE)
        expect(dice.first).to_be_visible()
        before = dice.count()
        hand.press(reckoners.DIE)
        expect(dice.first).to_have_attribute("aria-pressed", "true")
        hand.press(hand.page.locator("article[data-body].open header").first)
        hand.wait(lambda: dice.count() < before, "the move")


def test_a_die_is_dragged_to_a_district(bench: Bench) -> None:
    with reckoners.team(bench, using()) as hand:
        dice = hand.page.locator(reckoners.DIE)
        expect(dice.first).to_be_visible()
        before = dice.count()
        hand.press(reckoners.DIE)  # shows where it could go
        body = hand.page.locator("article[data-body].open").first.get_attribute("data-body")
        hand.press(reckoners.DIE)
        hand.drag(reckoners.DIE, f"article[data-body='{body}'] header")
        hand.wait(lambda: dice.count() < before, "the move")


def test_a_die_let_go_anywhere_on_its_district_does_what_it_can_there(bench: Bench) -> None:
    with reckoners.team(bench, using()) as hand:
        page = hand.page
        dice = page.locator(reckoners.DIE)
        expect(dice.first).to_be_visible()
        before = dice.count()
        home = page.locator("article[data-district].mine h3, article[data-district].mine header").first
        source = next(
            one
            for one in dice.evaluate_all("all => all.map(one => one.dataset.source)")
            if serves(hand, one, page.locator("article[data-district].mine").get_attribute("data-district") or "")
        )
        hand.drag(f"[data-source='{source}']", home)
        hand.wait(lambda: dice.count() < before, "the die")


def serves(hand: Seated, source: str, district: str) -> bool:
    """Whether a die has one use by its symbol in this district, and none that goes there."""
    told = hand.look("uses", source=source)["sources"]
    here = [use for one in told for use in one["uses"] if district in use["say"].split()]
    symbols = [use for use in here if use["verb"] in {"research", "contain", "attack", "disperse"}]
    return len(symbols) == 1 and not any(use["verb"] == "move" for use in here)


def test_who_still_has_dice_is_ready_only_by_the_button(bench: Bench) -> None:
    with reckoners.team(bench, using()) as hand:
        page = hand.page
        expect(page.locator(reckoners.DIE).first).to_be_visible()
        hand.press("#decision [data-say=ready]")
        hand.rest()
        assert hand.state()["answers"][0] is None
        hand.press(reckoners.BUTTON)
        hand.wait(lambda: hand.state()["answers"][0] == "ready", "being ready")


def test_a_die_of_two_symbols_goes_whole_where_it_is_pressed(bench: Bench) -> None:
    past, die = doubled()
    with reckoners.team(bench, past) as hand:
        source = f".dock [data-source='die {die}']"
        hand.see(source)
        for _ in range(2):  # once if both symbols have the same goal, else once for each
            if hand.page.locator(source).count() == 0:
                break
            if hand.page.locator(f"{source}[aria-pressed=true]").count() == 0:
                hand.press(source)
            hand.press(hand.see(hand.page.locator(reckoners.GOAL).first))
            reckoners.idle(hand)
        hand.wait(lambda: hand.page.locator(source).count() == 0, "both symbols")
        assert hand.state()["scene"].get("hand") is None  # nothing of it is left over


def test_seats_are_called_by_the_reckoners_that_were_dealt(bench: Bench) -> None:
    with bench.sat(dealt(), 0, ready="[data-city] article") as hand:
        seats = hand.page.locator(".who[data-card^='reckoner:']")
        expect(seats).to_have_count(3)
        for seat in range(3):
            expect(seats.nth(seat)).not_to_contain_text(f"Reckoner {seat + 1}")


def test_a_first_game_is_set_up_for_whoever_comes_from_the_last_lesson(bench: Bench) -> None:
    with bench.hand("/new/reckoners#first", ready="[data-first]") as hand:
        expect(hand.page.locator("[data-first]")).to_have_attribute("aria-pressed", "true")
        hand.press("form .btn.primary")
        expect(hand.page.locator("#decision")).to_be_visible()
        headline = hand.page.locator("header, .bar").filter(has_text="Beginner").first
        expect(headline).to_be_visible()


def test_one_drag_of_a_figure_is_one_undo_and_one_press_does_it_again(bench: Bench) -> None:
    past, figure, _ = shooting()
    with bench.sat(past, 0, ready=steamfront.FIGURES) as hand:
        before = hand.state()["rows"]
        steamfront.march(hand, figure)
        moved = hand.state()["rows"]
        hand.key("z")
        hand.wait(lambda: hand.asked() == "ask-activation", "the activation taken back")
        hand.press("[data-redo]")
        hand.wait(lambda: hand.state()["rows"] == moved, "the move once more")
        expect(hand.page.locator("[data-redo]")).to_have_count(0)
        hand.rest()
        hand.key("Control+z")
        hand.wait(lambda: hand.asked() == "ask-activation", "the activation taken back again")
        assert hand.state()["rows"] == before
        hand.page.goto(f"{bench.address}/games-mine")
        expect(hand.page.locator("[data-scenario]", has_text=f"turn {before['turn'][0]}")).to_be_visible()


def test_a_figure_is_dragged_while_the_board_still_shows_what_others_did(bench: Bench) -> None:
    past, figure, _ = shooting()
    comfort = {
        "name": "samovar.comfort",
        "value": json.dumps({"playback": "off"}),
    }  # what is seen again waits for the hand
    stored = {"origins": [{"origin": bench.address, "localStorage": [comfort]}]}
    with bench.sat(past, 0, steamfront.FIGURES, storage_state=stored, reduced_motion="no-preference") as hand:
        hand.press(hand.page.get_by_role("button", name="since my last turn"))
        expect(hand.page.get_by_role("button", name="My turn")).to_be_visible()

        steamfront.march(hand, figure)

        assert hand.asked() == "ask-action"


def test_at_one_screen_a_deployment_is_taken_back_and_the_rest_deploys_itself(bench: Bench, browser: Browser) -> None:
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

        def waiting() -> int:
            return sum(one["status"] == "reserve" for one in captain.look("state")["figures"])

        for _ in seats:
            page.locator("[data-deploy=rest]").click()
        # The last one waits for the button, since dice follow.
        eventually(page, lambda: waiting() <= 1, "both squads deployed by themselves")
    captain.context.close()


def test_a_key_pressed_while_the_seat_changes_at_one_screen_is_heard(bench: Bench) -> None:
    context = bench.visitor()
    page = context.new_page()
    held: list[str | bytes] = []
    gates: list[WebSocketRoute] = []
    asked: list[str] = []

    def gate(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        gates.append(wire)

        def heard(message: str | bytes) -> None:
            asked.append(json.loads(message)["type"])
            server.send(message)

        def told(message: str | bytes) -> None:
            # What the other seat sees is on its way, and does not arrive yet.
            if "take-back" in asked and asked[-1] == "show" and json.loads(message)["type"] == "state":
                held.append(message)
            else:
                wire.send(message)

        wire.on_message(heard)
        server.on_message(told)

    page.route_web_socket("**/live", gate)
    table = lay(bench.house, posted(), context)
    page.goto(f"{bench.address}/t/{table}")
    page.wait_for_selector("#decision.mine")

    def turned() -> list[int]:
        told = context.request.get(f"{bench.address}/api/tables/{table}/state?seat=0").json()
        seats: list[int] = told["ask"]["asked"]
        return seats

    before = turned()
    page.keyboard.press("z")
    eventually(page, lambda: held, "the other seat's side")
    page.keyboard.press("Shift+Z")
    eventually(page, lambda: asked[-1] == "redo", "the key")
    for message in held:
        gates[-1].send(message)
    eventually(page, lambda: turned() == before, "the figure on the table again")
    context.close()


def test_solo_is_one_press_and_my_games_say_what_is_played(bench: Bench) -> None:
    with bench.hand("/new/reckoners", ready="[data-solo]") as hand:
        hand.press("[data-solo]")
        seats = hand.page.locator("ul select[id^=seat]")
        for place, kind in enumerate(["me", "same-screen", "same-screen"]):
            expect(seats.nth(place)).to_have_value(kind)
        expect(seats).to_have_count(3)
        hand.press("form .btn.primary")
        expect(hand.page.locator(".dock .team button")).to_have_count(3)
        hand.page.goto(f"{bench.address}/games-mine")
        running = hand.page.locator("section[aria-labelledby=running] [data-scenario]")
        expect(running).to_contain_text("Steelheart")


@pytest.mark.parametrize(("width", "height", "locale"), [(390, 844, "fr-FR"), (360, 740, "en-GB")])
def test_a_phone_shows_the_whole_ring_and_enlarges_a_district_on_a_tap(
    bench: Bench, width: int, height: int, locale: str
) -> None:
    reader = {**PHONE, "viewport": {"width": width, "height": height}, "locale": locale}
    with reckoners.team(bench, rolling(), **reader) as hand:
        page = hand.page
        tiles = page.locator("[data-tile]")
        expect(tiles).to_have_count(5)  # four districts round the Great Epic
        cut = tiles.evaluate_all("all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length")
        expect(page.locator("#decision [data-face]").first).to_be_visible()
        board = page.locator("#board").bounding_box()
        tiles.first.tap()
        expect(page.locator("[data-large] article[data-district]")).to_be_visible()
        page.locator("[data-large] .back").tap()
        expect(page.locator("[data-large]")).to_have_count(0)
        for _ in TEAM:
            reckoners.say(hand, "ready")
        hand.wait(lambda: reckoners.is_using(hand), "the dice to use")
        assert page.locator("#board").bounding_box() == board
        assert cut == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
