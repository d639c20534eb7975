"""Whole games of Steamwatchers in a real browser: with the coach, on the board, in the list, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.kettles import Guest, House

PATIENCE = 60.0
LONG = 400  # seconds: a whole game, in a browser, on a busy machine
DECISIONS = 160  # more than any of these games takes
LEARNT = {
    *(f"coach-planning-{turn}" for turn in (1, 2, 3, 4)),
    *("coach-clan-choice-lesson", "coach-first-elite", "coach-first-contract", "coach-play-pass"),
}
# What a choice says that points at nothing on the board: numbers of things, and words like "that is all".
UNSEEN_VERBS = {"accept", "bide", "burn", "finish", "lose", "negotiate", "pay", "raze", "refuse", "send", "station"}


class SteamHouse(House):
    """All games of the house, with known dice."""

    module = "tests.browser.steam_server"


@pytest.fixture(scope="module")
def steam_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SteamHouse]:
    house = SteamHouse(tmp_path_factory.mktemp("steam"))
    house.start()
    yield house
    house.stop()


@pytest.fixture
def reader(browser: Browser, steam_house: SteamHouse) -> Iterator[Callable[..., Guest]]:
    guests: list[Guest] = []

    def arrive(**options: object) -> Guest:
        guests.append(Guest(browser, steam_house, **options))
        return guests[-1]

    yield arrive
    for each in guests:
        each.close()


def coach(guest: Guest) -> dict[str, Any]:
    """The last thing that the coach said to this page."""
    found = [frame for frame in guest.frames if '"type":"looked"' in frame and '"text":{' in frame]
    return dict(httpx.Response(200, content=found[-1]).json()["answer"])


@pytest.mark.timeout(LONG)
def test_a_newcomer_starts_the_tutorial_from_home_and_plays_it_to_its_end_with_the_coach(reader):
    newcomer: Guest = reader()
    newcomer.go("/")

    newcomer.page.locator('[data-lesson="apprenticeship"]').click()
    heard = set()
    for _ in range(DECISIONS):
        if not newcomer.waits():
            break
        expect(newcomer.page.locator(".coach")).to_contain_text("of 21")
        newcomer.page.get_by_role("button", name="Show me").click()
        heard.add(coach(newcomer)["text"]["key"])
        newcomer.commit()

    assert newcomer.ended
    assert heard >= LEARNT
    # Whatever the coach proposed was what was sent.
    assert len(newcomer.said("choose")) > 30
    expect(newcomer.page.locator(".coach")).to_contain_text("GEO")


class Rival:
    """The other player, without a browser: he plays by the same script."""

    def __init__(self, house: SteamHouse, seat: int = 1) -> None:
        self.wire = httpx.Client(base_url=house.address, headers={"X-Samovar": "1"}, timeout=PATIENCE)
        self.wire.get("/api/me")
        self.seat = seat
        self.said = 0

    def __enter__(self) -> Rival:
        return self

    def __exit__(self, *_: object) -> None:
        self.wire.close()

    def join(self, table: str) -> None:
        self.wire.post(f"/api/tables/{table}/join", json={"seat": self.seat}).raise_for_status()
        self.wire.post(f"/api/tables/{table}/ready", json={"ready": True}).raise_for_status()

    def state(self, table: str) -> dict[str, Any]:
        told: dict[str, Any] = self.wire.get(f"/api/tables/{table}/state?seat={self.seat}").json()
        return told

    def choose(self, table: str, state: dict[str, Any], line: str) -> None:
        self.said += 1
        message = {"type": "choose", "id": f"rival-{id(self)}-{self.said}", "seat": self.seat, "line": line}
        self.wire.post(f"/api/tables/{table}/messages", json={**message, "decision": state["decision"]})


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
        for pair in line.split(" ")[1].split(","):
            zone, order = pair.split("=")
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
            page.wait_for_timeout(20)
        if chosen.count():
            return True
    return False


def in_the_list(guest: Guest, question: dict[str, Any], line: str) -> bool:
    page = guest.page
    if question["kind"] == "number":
        page.get_by_role("radio", name=line.split(" ")[1], exact=True).click()
    else:
        page.locator(f'#decision [data-say="{line}"]').dispatch_event("click")
    return True


def by_keyboard(guest: Guest, question: dict[str, Any], line: str) -> bool:
    page = guest.page
    page.wait_for_timeout(280)  # a key pressed sooner is meant for the question before
    if question["kind"] == "number":
        page.keyboard.press(line.split(" ")[1])
        return True
    shown = page.locator(f'#decision [data-say="{line}"]')
    if shown.get_attribute("aria-checked") == "true":
        return True
    key = shown.get_attribute("aria-keyshortcuts")
    if key:
        page.keyboard.press(key)
    else:
        first = page.locator("#decision [role=radio][tabindex='0']").first
        first.focus()
        for _ in question["options"]:
            if shown.get_attribute("aria-checked") == "true":
                break
            page.keyboard.press("ArrowUp")
            page.wait_for_timeout(40)
    expect(shown).to_have_attribute("aria-checked", "true")
    return True


SETTINGS = {"players": 2, "scenario": "apprenticeship", "clans": ["menrau", "rhone"]}
SEATS = [{"kind": "me"}, {"kind": "open"}]
WISH = {"game": "steamwatchers", "seats": SEATS, "config": SETTINGS}


def events(told: dict[str, Any]) -> list[Any]:
    assert told["outcome"]
    return [(line["key"], line["args"]) for line in told["lines"] if line["kind"] == "event"]


@pytest.fixture(scope="module")
def told(steam_house: SteamHouse) -> list[Any]:
    """The scripted game as two players without browsers play it."""
    with Rival(steam_house, 0) as host, Rival(steam_house, 1) as rival:
        table = host.wire.post("/api/tables", json=WISH).json()["id"]
        host.wire.post(f"/api/tables/{table}/ready", json={"ready": True})
        rival.join(table)
        while not host.state(table)["outcome"]:
            for player in (host, rival):
                state = player.state(table)
                if not state["outcome"] and player.seat in state["ask"]["asked"]:
                    player.choose(table, state, scripted(state))
        return events(host.wire.get(f"/api/tables/{table}/state?seat=0&since=0").json())


def played(guest: Guest, house: SteamHouse, select: Callable[..., bool], enter: bool) -> tuple[list[Any], set[str]]:
    """The same in a browser: the events that were told, and the verbs that the hand could not show."""
    unseen = set()
    with Rival(house) as rival:
        table = guest.api("POST", "/api/tables", WISH)["id"]
        guest.api("POST", f"/api/tables/{table}/ready", {"ready": True})
        rival.join(table)
        guest.go(f"/t/{table}")
        while not (state := rival.state(table))["outcome"]:
            if rival.seat in state["ask"]["asked"]:
                rival.choose(table, state, scripted(state))
                continue
            guest.waits()
            mine = guest.state()
            if mine["question"] is None or mine["outcome"] or 0 not in mine["ask"]["asked"]:
                continue
            line = scripted(mine)
            if not select(guest, mine["question"], line):
                unseen.add(line.split(" ")[0])
                in_the_list(guest, mine["question"], line)
            send(guest, enter)
            assert guest.said("choose")[-1]["line"] == line
    return events(guest.api("GET", f"/api/tables/{table}/state?seat=0&since=0")), unseen


def send(guest: Guest, enter: bool) -> None:
    if not enter:
        guest.commit()
        return
    before = len(guest.said("choose"))
    guest.page.wait_for_timeout(150)
    guest.page.keyboard.press("Enter")
    guest.taken(before)


@pytest.mark.timeout(LONG)
def test_a_game_played_by_clicks_on_the_board_is_the_game_that_was_written(reader, steam_house, told):
    seen, unseen = played(reader(), steam_house, on_the_board, enter=False)

    assert seen == told
    assert len(seen) > 80
    assert unseen <= UNSEEN_VERBS


@pytest.mark.timeout(LONG)
def test_a_game_played_by_clicks_in_the_list_is_the_game_that_was_written(reader, steam_house, told):
    seen, _ = played(reader(), steam_house, in_the_list, enter=False)

    assert seen == told


@pytest.mark.timeout(LONG)
def test_a_game_played_by_keyboard_alone_is_the_game_that_was_written(reader, steam_house, told):
    seen, _ = played(reader(), steam_house, by_keyboard, enter=True)

    assert seen == told
