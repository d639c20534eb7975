"""The Reckoners as a team in real browsers: hints, suggestions, and two who reach for the same card."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.company import SteamHouse
from tests.browser.laying import Past, lay
from tests.browser.test_reckoners_board import (
    DESKTOP,
    PHONE,
    accessible,
    commit,
    moment,
    ready_first,
    select,
    sit,
    thrown,
)
from tests.browser.waiting import answer, eventually

TEAM = ["tia", "abraham"]


def team_of_two(house: SteamHouse, past: Past, first: Page, second: Page) -> None:
    """That table, a Reckoner for each of two people."""
    table = lay(house, past, first.context, second.context)
    for page in (first, second):
        sit(page, table)


def test_a_hint_marks_every_answer_and_chooses_none(opened, photograph):
    page = opened(past=thrown(TEAM), patient=True, **DESKTOP)
    before = page.locator("[role=log] li").count()

    page.locator("[data-tool=hints]").click()
    expect(page.locator("[data-goals] option").nth(1)).to_contain_text("Defeat")
    page.locator("[data-goals]").select_option(index=2)

    answers = len(moment(page)["says"])
    expect(page.locator("#decision .noted")).to_have_count(answers)
    expect(page.locator(".hints [role=status]")).to_contain_text("within reach")
    assert page.locator("[role=log] li").count() == before
    accessible(page)
    photograph(page, "reckoners-hint-desktop-en-light")
    page.locator("[data-tool=hints]").click()
    expect(page.locator("#decision .noted")).to_have_count(0)


def test_hints_follow_the_next_question(opened):
    page = opened(past=thrown(TEAM), patient=True, **PHONE, locale="fr")
    page.locator("[data-tool=hints]").click()
    page.locator("[data-goals]").select_option(index=1)
    expect(page.locator("#decision .noted").first).to_be_attached()

    select(page, next(say for say in moment(page)["says"] if say.startswith("die")))
    commit(page)

    expect(page.locator("#decision .noted")).to_have_count(len(moment(page)["says"]))


def test_a_suggestion_is_read_by_the_mate_in_his_own_language(opened, steam_house, photograph):
    anna, boris = opened(**DESKTOP), opened(**DESKTOP, locale="fr")
    team_of_two(steam_house, thrown(TEAM, humans=2), anna, boris)

    anna.locator("[data-tool=suggest]").click()
    eventually(anna, lambda: anna.locator("[data-deeds] option").count() > 1, "what a mate might do")
    anna.locator("[data-deeds]").select_option(index=1)
    anna.locator("[data-places]").select_option(index=1)
    line = anna.locator("[data-deeds]").input_value()
    place = anna.locator("[data-places]").input_value()
    photograph(anna, "reckoners-suggest-desktop-en-light")
    anna.locator("[data-suggest]").click()

    expect(anna.locator(".tools [role=status]")).to_have_text("Said in the chat.")
    expect(boris.locator(f'#decision [data-say="{line}"] .noted')).to_contain_text("Suggéré par")
    boris.locator("#tab-chat").click()
    said = boris.locator("#panel .suggested")
    expect(said).to_contain_text("Utiliser le dé")
    said.hover()
    expect(boris.locator(f'[data-target="district:{place}"].pointed').first).to_be_visible()
    accessible(boris)
    said.get_by_role("button", name="Choisir cela").click()
    expect(boris.locator(f'#decision [data-say="{line}"]')).to_have_attribute("aria-checked", "true")


def test_a_muted_mate_suggests_nothing(opened, steam_house):
    anna, boris = opened(**DESKTOP), opened(**DESKTOP)
    team_of_two(steam_house, thrown(TEAM, humans=2), anna, boris)
    boris.get_by_role("tab", name="Chat").click()
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Hello")
    anna.get_by_role("button", name="Send").click()
    boris.get_by_role("button", name=re.compile("^Mute")).click()

    anna.locator("[data-tool=suggest]").click()
    eventually(anna, lambda: anna.locator("[data-deeds] option").count() > 1, "what a mate might do")
    anna.locator("[data-deeds]").select_option(index=1)
    anna.locator("[data-suggest]").click()

    expect(anna.locator("#panel .suggested")).to_be_visible()
    # What he says later comes back to him later: what she suggested has reached his page by then.
    boris.get_by_label("Say something").fill("All quiet")
    boris.get_by_role("button", name="Send").click()
    expect(boris.locator("#panel")).to_contain_text("All quiet")
    expect(boris.locator("#panel .suggested")).to_have_count(0)
    expect(boris.locator("#decision .noted")).to_have_count(0)


def test_of_two_who_reach_for_the_same_card_one_gets_it_and_the_other_a_reason(opened, steam_house):
    anna, boris = opened(**DESKTOP), opened(**DESKTOP)
    held: list[str | bytes] = []
    wires: list[WebSocketRoute] = []
    slow = {"now": False}

    def far_away(route: WebSocketRoute) -> None:
        """What the server says reaches this browser late, as over a bad line."""
        server = route.connect_to_server()
        wires.append(route)
        server.on_message(lambda said: held.append(said) if slow["now"] else route.send(said))

    boris.route_web_socket(re.compile(r"/api/tables/.*/live"), far_away)
    rich = thrown(TEAM, humans=2, **{"carried-money": 40})
    shopping = rich.play(lambda says, _: any(say.startswith("buy") for say in says), ready_first)
    team_of_two(steam_house, shopping, anna, boris)
    card = next(say for say in moment(anna)["says"] if say.startswith("buy")).split()[1]
    wanted = [next(say for say in moment(page)["says"] if say.startswith(f"buy {card}")) for page in (anna, boris)]

    select(anna, wanted[0])
    select(boris, wanted[1])
    slow["now"] = True
    commit(anna)
    answer(boris)
    eventually(boris, lambda: any('"refused"' in str(said) for said in held), "the answer to the slower one")
    slow["now"] = False
    for said in held:
        wires[-1].send(said)

    reason = boris.locator("#decision .why[role=alert]")
    expect(reason).to_be_visible()
    expect(reason).to_contain_text(re.compile("not on display|Nothing was sent"))
    expect(boris.locator(f'#decision [data-say="{wanted[1]}"]')).to_have_count(0)
    select(boris, "ready")
    commit(boris)
    expect(boris.locator("#board [data-district]").first).to_be_visible()
