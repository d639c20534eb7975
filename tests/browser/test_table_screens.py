"""Every screen of play for different eyes, hands, languages and machines."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.eyes import flaws, troubles
from tests.browser.kettles import BOT, DESKTOP, ME, OPEN, PHONE, TABLET, Guest
from tests.browser.waiting import answer, at_rest
from tests.thorough import THOROUGH

SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
ALL_MOVEMENT = 2_500  # milliseconds


def new_game(guest: Guest) -> None:
    guest.go("/new/kettle")
    guest.page.wait_for_selector("form .primary")
    guest.page.locator("summary").click()


def lobby(guest: Guest) -> None:
    guest.lay(ME, OPEN)
    guest.page.wait_for_selector(".code")


def bid(guest: Guest) -> None:
    guest.lay(ME, BOT)
    guest.waits()


def listed(guest: Guest) -> None:
    guest.page.keyboard.press("l")
    guest.page.wait_for_selector("#board-list")


def explained(guest: Guest) -> None:
    guest.page.keyboard.press("l")
    expect(guest.page.locator("#board-list")).to_have_count(0)
    guest.page.locator('#board [data-target="stoker:boris"]').click()
    guest.page.wait_for_selector("#why li")


def menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.wait_for_selector("dialog")


def walk(guest: Guest) -> None:
    """The second round: a point question with a board to press on."""
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("dialog")).to_have_count(0)
    while guest.state()["question"]["kind"] != "point":
        guest.commit()
        guest.waits()


def hand_over(guest: Guest) -> None:
    guest.lay(ME, {"kind": "same-screen", "name": "Inès"})
    guest.page.wait_for_selector("#handover")


def replay(guest: Guest) -> None:
    guest.page.locator('#decision a[href$="/replay"]').click()
    guest.page.wait_for_selector("#board table")


def plain(path: str, ready: str) -> Callable[[Guest], None]:
    def visit(guest: Guest) -> None:
        guest.go(path)
        guest.page.wait_for_selector(ready)

    return visit


# The way of somebody who comes for the first time, place by place: each begins where the one before it ends.
PLACES: dict[str, Callable[[Guest], None]] = {
    "settings": plain("/settings", "table"),
    "mine": plain("/games-mine", "h1"),
    "watch": plain("/watch", "h1"),
    "join": plain("/join", "form"),
    "rules": plain("/rules/kettle", "article"),
    "new": new_game,
    "lobby": lobby,
    "handover": hand_over,
    "bid": bid,
    "list": listed,
    "why": explained,
    "menu": menu,
    "walk": walk,
    "result": Guest.finish,
    "replay": replay,
}


@pytest.mark.long
@pytest.mark.parametrize(
    ("screen", "language", "theme"),
    [("desktop", "en-GB", "light"), ("phone", "fr-FR", "dark"), ("tablet", "fr-FR", "light")],
)
def test_every_screen_is_whole_reachable_and_accessible(guest, photograph, screen, language, theme):
    reader: Guest = guest(**SCREENS[screen], locale=language, color_scheme=theme)
    wrong = {}

    for place, reach in PLACES.items():
        reach(reader)
        at_rest(reader.page)
        photograph(reader.page, f"{place}-{screen}-{language[:2]}-{theme}")
        seen = screen != "tablet" or THOROUGH  # what axe finds by day and by night it finds there, too
        wrong[place] = troubles(reader.page, screen) + (flaws(reader.page) if seen else [])

    assert wrong == {place: [] for place in PLACES}


def test_the_language_changes_at_once_and_keeps_the_selection(guest):
    reader: Guest = guest(locale="en-GB")
    bid(reader)
    reader.page.get_by_role("radio", name="3", exact=True).click()
    english = reader.page.inner_text("body")

    reader.page.get_by_role("button", name="FR, French").click()
    expect(reader.heading).to_have_text("Combien de charbon brûlez-vous\u202f?")

    expect(reader.page.get_by_role("radio", name="3", exact=True)).to_have_attribute("aria-checked", "true")
    expect(reader.button).to_contain_text("Sceller\u202f: Brûler 3 morceaux de charbon")
    assert reader.page.evaluate("document.documentElement.lang") == "fr"
    expect(reader.page.get_by_role("log")).to_contain_text("pioche")
    french = reader.page.inner_text("body")
    assert not {"How much", "Seal", "Everything", "sealed", "Coal"} & set(french.split())
    assert english != french
    assert reader.said("choose") == []


def test_nothing_moves_for_a_reader_who_wants_stillness(guest):
    reader: Guest = guest(reduced_motion="reduce")
    bid(reader)

    for _ in range(4):
        reader.commit()
        if not reader.waits():
            break
        assert reader.page.evaluate("document.getAnimations().length") == 0


def test_movement_ends_soon_for_all_others(guest):
    reader: Guest = guest(reduced_motion="no-preference")
    bid(reader)

    reader.commit()
    reader.waits()
    longest = reader.page.evaluate(
        "Math.max(0, ...document.getAnimations().map(each => Number(each.effect.getComputedTiming().endTime)))"
    )

    assert longest <= ALL_MOVEMENT


def test_a_running_game_is_two_clicks_from_home(guest):
    reader: Guest = guest()
    reader.go("/")

    reader.page.get_by_role("link", name="Set up a game of Kettle").click()
    reader.page.get_by_role("button", name="Start the game").click()

    reader.waits("How much coal")


def test_a_game_can_be_set_up_and_what_does_not_fit_is_refused_with_its_rule(guest):
    reader: Guest = guest()
    reader.go("/new/kettle")
    page = reader.page
    page.wait_for_selector("form .primary")

    page.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    expect(page.get_by_role("combobox", name="Dmitri")).to_be_visible()
    page.get_by_role("button", name="walled").click()
    expect(page.get_by_role("alert")).to_contain_text("too small for four")
    expect(page.get_by_role("button", name="Start the game")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    page.get_by_role("combobox", name="Clara").select_option("open")
    expect(page.get_by_role("status").filter(has_text="3 seats")).to_have_text("3 seats: you, 1 bot, 1 open seat.")
    page.get_by_role("button", name="Open the table").click()

    page.wait_for_selector(".code")
    expect(page.get_by_role("region", name="What will be played")).to_contain_text("walled")
    table = reader.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["config"]["yard"] == "walled"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "open"]


def test_what_a_newer_server_says_is_shown_readable_and_breaks_nothing(guest):
    reader: Guest = guest()

    def newer(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            wire.send(json.dumps({"type": "fireworks", "colour": 7}))
            wire.send("not even json")
            wire.send(str(message).replace("ask-bid", "ask-light-the-fireworks"))

        server.on_message(pass_on)

    reader.page.route_web_socket("**/live", newer)
    reader.lay(ME, BOT)

    reader.waits("Light the fireworks")

    expect(reader.button).to_contain_text("Seal: Burn nothing")
    answer(reader.page)
    expect(reader.page.get_by_role("log")).to_contain_text("Anna burns nothing.")


def test_somebody_takes_a_name_and_finds_his_games_again(guest):
    reader: Guest = guest()
    reader.go("/settings")
    page = reader.page

    page.get_by_label("Your name at the table").fill("Malo")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_have_text("Saved.")
    bid(reader)
    reader.go("/games-mine")

    expect(page.get_by_role("listitem").filter(has_text="Malo").first).to_contain_text("your move")
    page.get_by_role("link", name="Kettle").first.click()
    reader.waits("How much coal")


def test_an_account_brings_the_games_to_another_device_and_signing_out_ends_it_on_every_page(guest):
    reader: Guest = guest()
    bid(reader)
    table = reader.page.url
    reader.go("/settings")
    sign(reader.page, "Malo the First", "correct horse", "Keep my games")
    expect(reader.page.get_by_role("status")).to_have_text("Saved.")

    elsewhere: Guest = guest(**PHONE)
    page = elsewhere.go("/settings")
    sign(page, "malo the first", "correct horse", "Sign in")
    expect(page.get_by_role("status")).to_have_text("You are signed in.")
    elsewhere.until("document.title.startsWith('(1) ')")
    page.goto(table)
    elsewhere.waits("How much coal")
    second = elsewhere.context.new_page()
    second.goto(f"{elsewhere.house.address}/settings")
    second.get_by_role("button", name="Sign out", exact=True).click()

    expect(page.locator("#decision")).to_contain_text("You are watching")
    assert elsewhere.state()["seat"] is None


def test_a_changed_password_leaves_this_device_at_its_table_and_signs_the_other_out(guest):
    reader: Guest = guest()
    bid(reader)
    table = reader.page.url
    reader.go("/settings")
    sign(reader.page, "Malo the Second", "correct horse", "Keep my games")
    expect(reader.page.get_by_role("status")).to_have_text("Saved.")
    lost: Guest = guest(**PHONE)
    sign(lost.go("/settings"), "Malo the Second", "correct horse", "Sign in")
    expect(lost.page.get_by_role("status")).to_have_text("You are signed in.")
    page = reader.page
    assert flaws(page) == []

    reader.house.troubled = True  # the browser notes every answer of 403
    change(page, "battery staple", "a longer staple")
    expect(page.get_by_role("status")).to_have_text("This is not your present password.")
    reader.house.troubled = False
    change(page, "correct horse", "battery staple")
    expect(page.get_by_role("status")).to_have_text("The password is changed. All other devices are signed out.")

    expect(page.get_by_label("New password")).to_have_value("")
    page.goto(table)
    reader.waits("How much coal")
    lost.page.reload()
    expect(lost.page.get_by_role("button", name="Keep my games")).to_be_visible()
    sign(lost.page, "Malo the Second", "battery staple", "Sign in")
    lost.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(lost.page.get_by_role("status")).to_have_text("All other devices are signed out.")
    reader.go("/settings")
    expect(page.get_by_role("button", name="Keep my games")).to_be_visible()


def change(page: Page, present: str, fresh: str) -> None:
    page.get_by_label("Present password").fill(present)
    page.get_by_label("New password").fill(fresh)
    page.get_by_role("button", name="Change the password").click()


def sign(page: Page, name: str, password: str, deed: str) -> None:
    page.get_by_label("Account name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name=deed).click()


def test_an_address_that_leads_nowhere_says_so_in_the_reader_s_language(guest):
    reader: Guest = guest(locale="fr-FR")
    reader.house.troubled = True  # the browser notes every answer of 404

    for path, sentence in (
        ("/t/nowhere", "Cette table n’existe pas."),
        ("/t/nowhere/replay#7@all", "Cette table n’existe pas."),
        ("/new/nowhere", "Il n’y a pas de jeu"),
        ("/rules/kettle#%", "Bouilloire"),
        ("/nowhere", "/nowhere"),
    ):
        reader.go(path)
        expect(reader.page.locator("#app")).to_contain_text(sentence)
    reader.house.troubled = False


def test_the_eyes_of_the_tests_see_what_is_wrong(guest):
    page = guest().go("/")
    page.wait_for_selector("article")
    assert flaws(page) == []

    page.locator("main").evaluate(
        """main => {
            main.insertAdjacentHTML('beforeend', '<ul><p>x</p></ul><button></button>');
            Object.assign(main.lastElementChild.style, {width: '9px', height: '9px'});
        }"""
    )

    assert [flaw.split(":")[0] for flaw in flaws(page)] == ["button-name", "list"]
    assert flaws(page, "article") == []
    assert [trouble.split(":")[0] for trouble in troubles(page, "desktop")] == ["small"]
