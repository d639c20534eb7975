"""Steamwatchers' map in a real browser: what it shows, what it answers, and a few turns played on it."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Route, expect

from samovar.games.steamwatchers.content.ids import CLAN_IDS, ORDER_IDS, SIDE_IDS, ZONE_IDS
from samovar.games.steamwatchers.rows import SCORCHED_SIDE, SIDES

PATIENCE = 60.0
MAP = "[data-zone]"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SCORCHED_CLAN = "crames"


class Envoy:
    """A person at a table of Steamwatchers who can also answer over HTTP, to come to a moment quickly."""

    numbers = count()

    def __init__(self, browser: Browser, address: str, players: int, scenario: str = "war", **config: str) -> None:
        self.context = browser.new_context()
        self.address = address.rstrip("/")
        self.context.request.get(f"{self.address}/api/me")
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
        wish = {"game": "steamwatchers", "config": {"players": players, "scenario": scenario, **config}, "seats": seats}
        self.table = self.post("/api/tables", wish)["id"]
        self.path = f"t/{self.table}"
        self.cookies = self.context.storage_state()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"X-Samovar": "1", "Content-Type": "application/json"}
        answer = self.context.request.post(self.address + path, data=json.dumps(body), headers=headers)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def state(self) -> dict[str, Any]:
        told: dict[str, Any] = self.context.request.get(f"{self.address}/api/tables/{self.table}/state?seat=0").json()
        return told

    def asked(self) -> dict[str, Any]:
        """The state once this seat is asked, or the game is over."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            state = self.state()
            if state["outcome"] or 0 in (state["ask"] or {"asked": []})["asked"]:
                return state
            time.sleep(0.05)
        raise TimeoutError(f"nobody asked: {state['ask']}")

    def choose(self, state: dict[str, Any], line: str) -> None:
        said = {"type": "choose", "seat": 0, "decision": state["decision"], "line": line}
        self.post(f"/api/tables/{self.table}/messages", {**said, "id": f"envoy-{next(self.numbers)}"})

    def until(self, *keys: str) -> dict[str, Any]:
        """Answer at random, but with orders to move, until one of these is asked."""
        dice = random.Random(7)
        state = self.asked()
        while not state["outcome"] and state["question"]["title"]["key"] not in keys:
            lines = [option["say"] for option in state["question"]["options"]]
            eager = [line for line in lines if line.startswith("activate")] or lines
            eager = sorted(eager, key=lambda line: -line.count("=move")) if lines[0].startswith("plan") else eager
            self.choose(state, eager[0] if lines[0].startswith("plan") else dice.choice(eager))
            state = self.asked()
        assert not state["outcome"], "the game ended before that was asked"
        return state


@pytest.fixture(scope="module")
def words(address: str) -> dict[str, str]:
    """The game's short texts in English."""
    told = httpx.get(f"{address}api/games/steamwatchers/texts/en", timeout=PATIENCE).text
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", told, re.MULTILINE))


@pytest.fixture(scope="module")
def march(browser: Browser, address: str) -> Iterator[Envoy]:
    """Five clans on the whole map; this one is about to move."""
    envoy = Envoy(browser, address, 5)
    envoy.until("ask-manoeuvre")
    yield envoy
    envoy.context.close()


@pytest.fixture
def seen(opened: Callable[..., Page], march: Envoy) -> Callable[..., Page]:
    def look(**reader: object) -> Page:
        return opened(march.path, ready=MAP, storage_state=march.cookies, **reader)

    return look


def zone_shapes(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-zone]')]
            .map(zone => [zone.dataset.zone, zone.getAttribute('d')]))"""
    )
    return found


def list_cells(page: Page) -> dict[str, list[str]]:
    page.keyboard.press("l")
    page.wait_for_selector("#board-list tbody tr")
    found: dict[str, list[str]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('#board-list tbody tr')].map(row => [
            row.querySelector('[data-row]').dataset.row.replace('zone:', ''),
            [...row.querySelectorAll('td')].map(cell => cell.textContent)]))"""
    )
    page.keyboard.press("l")
    return found


def test_the_map_has_a_shape_and_a_name_for_each_of_the_49_zones(seen, words):
    page = seen()

    shapes = zone_shapes(page)
    names = page.locator("[data-pieces] text.name").all_text_contents()

    assert sorted(shapes) == sorted(ZONE_IDS)
    assert len(set(shapes.values())) == 49
    assert {re.sub(r"\s+", "", name) for name in names} == {words[f"zone-{id}"].replace(" ", "") for id in ZONE_IDS}


def test_a_click_on_any_zone_is_answered(seen, march):
    page = seen()
    options = march.state()["question"]["options"]
    open_zones = {target["id"] for option in options for target in option["targets"] if target["kind"] == "zone"}
    answered = []

    for zone in ZONE_IDS:
        page.locator(f"[data-zone={zone}]").dispatch_event("click")
        if zone in open_zones:
            expect(page.locator(f"[data-zone={zone}]")).to_have_attribute("aria-pressed", "true")
        else:
            expect(page.locator("#why")).to_contain_text(re.compile(r"\w{3,}"))
        answered.append(zone)

    assert answered == ZONE_IDS
    assert open_zones


def test_a_destination_is_outlined_and_its_way_is_drawn(seen, march):
    page = seen()
    moves = [o for o in march.state()["question"]["options"] if o["say"].startswith(("walk", "sail"))]
    goal = moves[-1]["targets"][-1]["id"]

    # Several ways may lead to one zone: each click shows the next.
    while page.locator(f"[data-way={goal}]").count() == 0:
        page.locator(f"[data-zone={goal}]").dispatch_event("click")
        expect(page.locator(f"[data-zone={goal}]")).to_have_attribute("aria-pressed", "true")

    expect(page.locator(".reach .picked").first).to_be_attached()
    assert march.state()["seq"] == march.asked()["seq"]


def test_the_board_as_a_list_says_what_the_state_says(seen, march, words):
    page = seen()
    state = march.state()

    cells = list_cells(page)

    assert list(cells) == ZONE_IDS
    for place, zone in enumerate(ZONE_IDS):
        control, units, floors, _, order, _ = cells[zone]
        assert (control, units, floors, order) == expected_cells(state["rows"], place, words), zone


def expected_cells(rows: dict[str, list[int]], zone: int, words: dict[str, str]) -> tuple[str, str, str, str]:
    def clan(side: int) -> str:
        return SCORCHED_CLAN if side == SCORCHED_SIDE else SIDE_IDS[rows["clan"][side] - 1]

    def counted(basics: int, elites: int, side: int) -> str:
        soldiers = [f"{basics} soldier" + ("s" if basics > 1 else "")] if basics else []
        return ", ".join([*soldiers, *([f"{elites} {words[f'clan-{clan(side)}-elite']}"] if elites else [])])

    owner = rows["control"][zone] - 1
    forces = []
    for side in range(SIDES):
        basics, elites = rows["basics"][zone * SIDES + side], rows["elites"][zone * SIDES + side]
        if basics + elites:
            forces.append((side, counted(basics, elites, side)))
    alone = len(forces) == 1 and forces[0][0] == owner
    units = "; ".join(said if alone else f"{words[f'clan-{clan(side)}-short']} {said}" for side, said in forces)
    order = rows["order"][zone]
    return (
        words[f"clan-{clan(owner)}"] if owner >= 0 else "–",
        units or "–",
        str(rows["floors"][zone] or "–"),
        words[f"order-{ORDER_IDS[order - 1]}"] if order else "–",
    )


def test_clan_colours_come_with_an_emblem_or_a_pattern(seen):
    page = seen()

    bare: list[str] = page.evaluate(
        """() => {
            const signed = element => element.querySelector('use[href^="#em-"]') !== null;
            const pieces = '[data-piece=force], [data-piece=beacon], [data-piece=order]';
            const marked = [...document.querySelectorAll(`.crest, ${pieces}, [data-contract]`)];
            const held = [...document.querySelectorAll('[data-held]')];
            return [
                ...marked.filter(one => !signed(one)).map(one => one.outerHTML.slice(0, 120)),
                ...held.filter(one => !one.querySelector('[fill^="url(#pt-"]')).map(one => one.dataset.held),
            ];
        }"""
    )
    shown = page.locator("[data-held]").count()

    assert bare == []
    assert shown > 5


def test_another_map_file_changes_shapes_and_nothing_else(seen, march):
    page = seen()
    shapes, cells = zone_shapes(page), list_cells(page)
    labels = page.locator(f"{MAP}[role=button]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")

    def mirrored(route: Route) -> None:
        told = route.fetch().json()
        for region in told["regions"].values():
            region["path"] = re.sub(r"([ML])([\d.]+)", lambda m: f"{m[1]}{1000 - float(m[2]):.1f}", region["path"])
            for name in ("pole", "pieces"):
                if name in region:
                    region[name][0] = 1000 - region[name][0]
        route.fulfill(json=told)

    other = page.context.new_page()
    other.route("**/regions.json", mirrored)
    other.goto(f"{march.address}/{march.path}")
    other.wait_for_selector(MAP)

    assert sorted(zone_shapes(other)) == sorted(shapes)
    assert all(zone_shapes(other)[zone] != shapes[zone] for zone in shapes)
    assert list_cells(other) == cells
    assert (
        other.locator(f"{MAP}[role=button]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        == labels
    )


@pytest.mark.parametrize(
    "reader", [{}, {"color_scheme": "dark", "locale": "fr-FR"}, PHONE], ids=["desk", "dark", "phone"]
)
def test_axe_finds_nothing_and_nothing_is_too_wide(seen, reader, photograph, request):
    page = seen(**reader)
    page.wait_for_timeout(300)

    # The frame around the board has tests of its own.
    parts = {"include": [["#board"], [".rail"], [".preview"]]}
    found = Axe().run(page, context=parts, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]})

    violations = [(rule["id"], node["html"][:160]) for rule in found.response["violations"] for node in rule["nodes"]]
    assert violations == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    photograph(page, f"steamwatchers-{request.node.callspec.id}")


def test_the_map_zooms_by_buttons_wheel_and_keys_and_finds_its_way_back(seen):
    page = seen()
    box = page.locator("svg[role=group]")
    whole = box.get_attribute("viewBox")

    page.get_by_role("button", name="Zoom in").click()
    closer = box.get_attribute("viewBox")
    page.mouse.move(650, 400)
    page.mouse.wheel(0, -300)
    expect(box).not_to_have_attribute("viewBox", closer or "")
    page.keyboard.press("0")

    assert closer != whole
    expect(box).to_have_attribute("viewBox", whole or "")


def test_one_tab_stop_and_arrows_lead_over_the_map(seen):
    page = seen()
    page.keyboard.press("b")
    first = page.evaluate("document.activeElement.dataset.target")

    visited = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        visited.add(page.evaluate("document.activeElement.dataset.target"))

    stops = page.locator("#board [data-target][role=button][tabindex='0']").count()
    assert stops == 1
    assert len(visited) > 1


def test_orders_lie_face_down_until_all_are_shown(browser, address, opened):
    envoy = Envoy(browser, address, 3)
    envoy.until("ask-planning")
    page = opened(envoy.path, ready=MAP, storage_state=envoy.cookies)
    rows = envoy.state()["rows"]
    units = [basics + elites for basics, elites in zip(rows["basics"], rows["elites"], strict=True)]
    others = [zone for place, zone in enumerate(ZONE_IDS) if units[place * SIDES + 1] + units[place * SIDES + 2]]

    page.wait_for_function("() => document.querySelectorAll('[data-piece=order] .back').length > 0")
    backs = page.locator("[data-piece=order]:has(.back)").evaluate_all(
        "all => all.map(one => one.closest('[data-pieces]').dataset.pieces)"
    )
    faces = page.locator("[data-piece=order]:has(.face)").evaluate_all(
        "all => all.map(one => one.closest('[data-pieces]').dataset.pieces)"
    )

    assert set(backs) <= set(others)
    assert faces
    assert not set(faces) & set(others)
    envoy.context.close()


def test_some_turns_are_played_by_clicking_on_the_map(browser, address, opened):
    envoy = Envoy(browser, address, 3)
    envoy.asked()
    page = opened(envoy.path, ready=MAP, storage_state=envoy.cookies)
    pressed = 0

    for _ in range(16):
        state = envoy.asked()
        if state["outcome"]:
            break
        title = state["question"]["title"]["key"]
        expect(page.locator("#decision .btn.primary")).to_be_visible(timeout=PATIENCE * 1000)
        targets = page.locator("#board [data-target][role=button]")
        if targets.count() and title != "ask-planning":
            targets.last.dispatch_event("click")
            pressed += 1
        page.locator("#decision .btn.primary").click()
        until = time.monotonic() + PATIENCE
        while envoy.state()["decision"] == state["decision"] and time.monotonic() < until:
            time.sleep(0.05)

    assert pressed >= 6
    assert envoy.state()["seq"] > 16
    assert envoy.state()["rows"]["clan"][0] in range(1, len(CLAN_IDS) + 1)
    envoy.context.close()
