"""Whole games of Steamwatchers in a real browser: with the coach, on the board, in the list, and by keyboard alone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import Companion, Company, SteamHouse
from tests.browser.contexts import Contexts
from tests.browser.eyes import Eyes
from tests.browser.kettles import PHONE, Guest
from tests.browser.waiting import answer, eventually, hears_enter, painted

TOO_QUICK = 280  # milliseconds; a key pressed sooner is meant for the question before
FAR = 120  # presses of Tab from the question to the last zone, at most
LONG = 400  # seconds: a whole game, in a browser, on a busy machine
NUMBERS = count()
LEARNT = {
    *(f"coach-planning-{turn}" for turn in (1, 2, 3, 4)),
    *("coach-clan-choice-lesson", "coach-first-elite", "coach-first-contract", "coach-play-pass"),
}
# What a choice says that points at nothing on the board: numbers of things, and words like "that is all".
UNSEEN_VERBS = {"accept", "bide", "burn", "finish", "lose", "negotiate", "pay", "raze", "refuse", "send", "station"}


@pytest.fixture
def reader(contexts: Contexts, steam_house: SteamHouse) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def arrive(**options: object) -> Guest:
        guests.append(Guest(contexts, steam_house, **options))
        return guests[-1]

    yield arrive
    for each in guests:
        each.close()


def message(guest: Guest, table: str, kind: str, **more: Any) -> dict[str, Any]:
    said = {"type": kind, "id": f"newcomer-{next(NUMBERS)}", "seat": 0, **more}
    return dict(guest.api("POST", f"/api/tables/{table}/messages", said))


def advised(guest: Guest) -> tuple[dict[str, Any], dict[str, Any]]:
    """What is asked, and what the coach says to it: both as the page was told."""
    eventually(guest.page, lambda: guest.page.locator(f".coach[data-moment='{shown(guest)['seq']}']").count(), "advice")
    told = next(frame for frame in reversed(guest.frames) if '"type":"looked"' in frame and '"text":{' in frame)
    return shown(guest), dict(json.loads(told)["answer"])


@pytest.mark.long
@pytest.mark.timeout(LONG)
def test_a_newcomer_starts_the_tutorial_from_home_and_plays_it_to_its_end_with_the_coach(reader):
    newcomer: Guest = reader()
    page = newcomer.go("/")
    page.locator('[data-lesson="apprenticeship"]').click()
    newcomer.waits()
    table = page.url.rsplit("/", 1)[-1]
    heard: set[str] = set()

    # Whatever the coach says for the first time is shown and committed in the page; what repeats itself goes quickly.
    while newcomer.waits():
        state, advice = advised(newcomer)
        if advice["text"]["key"] in heard:
            message(newcomer, table, "choose", line=advice["line"], decision=state["decision"])
            page.wait_for_selector(f"#decision:not([data-decision='{state['decision']}']), #result")
            continue
        expect(page.locator(".coach")).to_contain_text("of 21")
        led_to_what_it_shows(page)
        newcomer.commit()
        assert newcomer.said("choose")[-1]["line"] == advice["line"]
        heard.add(advice["text"]["key"])

    page.wait_for_selector("#result")
    assert heard >= LEARNT
    expect(page.locator(".coach")).to_contain_text("21 of 21")
    expect(page.locator(".coach")).to_contain_text("Goal reached")


def led_to_what_it_shows(page: Page) -> None:
    """What was settled is read first, and a hint comes before what the pupil should find himself."""
    coach = page.locator(".coach")
    show, hint, read = [coach.get_by_role("button", name=name) for name in ("Show me", "Hint", "Go on")]
    expect(show.or_(hint).or_(read)).to_be_visible()
    if read.is_visible():
        read.click()
        expect(show.or_(hint)).to_be_visible()
    if hint.is_visible():
        hint.click()
    show.click()


def scripted(state: dict[str, Any]) -> str:
    """One Order a turn and then a pass; elsewhere the first thing that is offered, or what would be taken anyway."""
    question = state["question"]
    lines: list[str] = [option["say"] for option in question["options"]]
    turn, title = state["rows"]["turn"][0], question["title"]["key"]
    if title == "ask-planning":
        return max(lines, key=lambda line: (line.count("=move"), line))
    if title == "ask-play":
        orders = sum(1 for owner in state["rows"]["order-of"] if owner == question["seat"] + 1)
        fresh = [line for line in lines if line.startswith("activate")]
        return fresh[0] if fresh and orders >= len(fresh) and turn % 2 else next(s for s in lines if s[:4] == "pass")
    if title == "ask-manoeuvre":
        walks = [line for line in lines if line.startswith("walk")]
        moved = state["rows"]["set-out"][0]
        return walks[-1] if walks and not moved else "finish"
    if title == "ask-bid":
        return lines[min(1, len(lines) - 1)]
    return lines[len(lines) // 2]


def on_the_board(guest: Guest, question: dict[str, Any], line: str) -> bool:
    """Press what the choice points at, on the map, the tracks or the trays; False if it points at nothing there."""
    page = guest.page
    if line.startswith("plan "):
        for zone, order in dealt(line):
            shown = page.locator(f'select[data-place="zone:{zone}"]')
            for _ in range(6):
                if shown.input_value() == order:
                    break
                page.locator(f"[data-zone={zone}]").dispatch_event("click")
            expect(shown).to_have_value(order)
        return True
    option = next(each for each in question["options"] if each["say"] == line)
    chosen = page.locator(f'#decision [data-say="{line}"][aria-checked=true]')
    for target in reversed(option["targets"]):
        thing = page.locator(f'#board [data-target="{target["kind"]}:{target["id"]}"][role=button]')
        if thing.count() == 0:
            continue
        for _ in question["options"]:
            if chosen.count():
                return True
            thing.first.dispatch_event("click")
            painted(page)
        if chosen.count():
            return True
    return False


def in_the_list(guest: Guest, question: dict[str, Any], line: str) -> bool:
    page = guest.page
    if question["kind"] == "number":
        page.get_by_role("radio", name=line.split(" ")[1], exact=True).click()
    elif line.startswith("plan "):
        for zone, order in dealt(line):
            page.locator(f'#decision select[data-place="zone:{zone}"]').select_option(order)
    else:
        page.locator(f'#decision [data-say="{line}"]').dispatch_event("click")
    return True


def dealt(line: str) -> list[tuple[str, str]]:
    """The Order of each zone in a plan."""
    pairs = [pair.split("=") for pair in line.split(" ")[1].split(",")]
    return [(zone, order) for zone, order in pairs]


def deal_by_keyboard(guest: Guest, line: str) -> None:
    """From zone to zone with Tab, and the Order by typing its name; each list is named for who hears it only."""
    page = guest.page
    page.locator("#asked").focus()
    for zone, order in dealt(line):
        place = page.locator(f'#decision select[data-place="zone:{zone}"]')
        for _ in range(FAR):
            if place.evaluate("list => list === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(place).to_be_focused()
        expect(place).to_have_role("combobox")
        expect(place).to_have_accessible_name(place.evaluate("list => list.labels[0].textContent.trim()"))
        page.keyboard.type(place.locator(f"option[value={order}]").inner_text())
        expect(place).to_have_value(order)
    button = page.locator("#decision .btn.primary")
    for _ in range(FAR):
        if button.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    for zone, order in dealt(line):  # a later one took nothing from an earlier one
        expect(page.locator(f'#decision select[data-place="zone:{zone}"]')).to_have_value(order)


def by_keyboard(guest: Guest, question: dict[str, Any], line: str) -> bool:
    page = guest.page
    hears_enter(page)
    if line.startswith("plan "):
        deal_by_keyboard(guest, line)
        return True
    if question["kind"] == "number":
        page.keyboard.press(line.split(" ")[1])
        expect(page.get_by_role("radio", name=line.split(" ")[1], exact=True)).to_have_attribute("aria-checked", "true")
        return True
    chosen = page.locator(f'#decision [data-say="{line}"]')
    if chosen.get_attribute("aria-checked") == "true":
        return True
    key = chosen.get_attribute("aria-keyshortcuts")
    if key:
        page.keyboard.press(key)
    else:
        page.locator("#decision [role=radio][tabindex='0']").first.focus()
        for _ in question["options"]:
            if chosen.get_attribute("aria-checked") == "true":
                break
            page.keyboard.press("ArrowUp")
            painted(page)
    expect(chosen).to_have_attribute("aria-checked", "true")
    return True


SETTINGS: dict[str, Any] = {"players": 2, "scenario": "apprenticeship", "clans": ["menrau", "rhone"]}
SEATS = [{"kind": "me"}, {"kind": "open"}]
WISH = {"game": "steamwatchers", "seats": SEATS, "config": SETTINGS}


def events(told: dict[str, Any]) -> list[Any]:
    assert told["outcome"]
    return [(line["key"], line["args"]) for line in told["lines"] if line["kind"] == "event"]


@pytest.fixture(scope="module")
def told(steam_house: SteamHouse) -> list[Any]:
    """The scripted game as two players without browsers play it."""
    with Company(steam_house.address, **SETTINGS) as company:
        person, state = company.asked()
        while not state["outcome"]:
            person.choose(company.table, state, scripted(state))
            person, state = company.asked()
        return events(person.state(company.table, since=0))


def played(
    guest: Guest,
    house: SteamHouse,
    select: Callable[..., bool],
    enter: bool,
    often: int = LONG,
    eyes: Eyes | None = None,
) -> tuple[list[Any], set[str]]:
    """The same in a browser: the events that were told, and the verbs that the hand could not show.

    Each kind of question is answered in the page so `often`, and looked at by `eyes`; after that over the wire.
    """
    unseen = set()
    met: Counter[str] = Counter()
    rival = Companion(house.address, 1)
    table = guest.api("POST", "/api/tables", WISH)["id"]
    guest.api("POST", f"/api/tables/{table}/ready", {"ready": True})
    rival.post(f"/api/tables/{table}/join", {"seat": rival.seat})
    rival.post(f"/api/tables/{table}/ready", {"ready": True})
    guest.go(f"/t/{table}")
    with closing(rival.wire):  # left open by a test that fails, it would make another one fail
        while not (state := rival.state(table))["outcome"]:
            if rival.seat in state["ask"]["asked"]:
                rival.choose(table, state, scripted(state))
                continue
            guest.waits()
            mine = shown(guest)
            if mine["question"] is None or mine["outcome"] or 0 not in mine["ask"]["asked"]:
                continue
            line = scripted(mine)
            asked = mine["question"]["title"]["key"]
            met[asked] += 1
            if eyes and met[asked] <= often:
                guest.page.wait_for_selector(f"#decision[data-decision='{mine['decision']}']")
                eyes.look(guest.page, asked)
            if met[asked] > often:
                message(guest, table, "choose", line=line, decision=mine["decision"])
                guest.page.wait_for_selector(f"#decision:not([data-decision='{mine['decision']}']), #result")
                continue
            if not select(guest, mine["question"], line):
                unseen.add(line.split(" ")[0])
                in_the_list(guest, mine["question"], line)
            send(guest, enter)
            assert guest.said("choose")[-1]["line"] == line
    return events(guest.api("GET", f"/api/tables/{table}/state?seat=0&since=0")), unseen


def shown(guest: Guest) -> dict[str, Any]:
    """The last state that this page was sent; only that one is read, since a game is long."""
    return dict(json.loads(next(frame for frame in reversed(guest.frames) if '"type":"state"' in frame)))


def send(guest: Guest, enter: bool) -> None:
    before = len(guest.said("choose"))
    if enter:
        guest.page.keyboard.press("Enter")
        painted(guest.page)
        if guest.page.locator("#decision .btn.primary[data-armed=true]").count():
            hears_enter(guest.page)
            guest.page.keyboard.press("Enter")
    else:
        answer(guest.page)
    guest.taken(before)


@pytest.mark.long
@pytest.mark.timeout(LONG)
def test_a_game_played_by_clicks_on_the_board_is_the_game_that_was_written(reader, steam_house, told):
    seen, unseen = played(reader(), steam_house, on_the_board, enter=False, often=2, eyes=Eyes("desktop"))

    assert seen == told
    assert len(seen) > 80
    assert unseen <= UNSEEN_VERBS


@pytest.mark.long
@pytest.mark.timeout(LONG)
def test_a_game_played_by_clicks_in_the_list_is_the_game_that_was_written(reader, steam_house, told):
    phone = reader(**PHONE, locale="fr-FR", color_scheme="dark")

    seen, _ = played(phone, steam_house, in_the_list, enter=False, often=1, eyes=Eyes("phone"))

    assert seen == told


@pytest.mark.long
@pytest.mark.timeout(LONG)
def test_a_game_played_by_keyboard_alone_is_the_game_that_was_written(reader, steam_house, told):
    seen, _ = played(reader(), steam_house, by_keyboard, enter=True, often=1)

    assert seen == told
