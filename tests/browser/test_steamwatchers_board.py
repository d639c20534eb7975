"""Steamwatchers' map in a real browser: what it shows, what it answers, and rare moments looked at one by one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from samovar.games.steamwatchers.content.ids import ORDER_IDS, SIDE_IDS, ZONE_IDS
from samovar.games.steamwatchers.rows import SCORCHED_SIDE, SIDES
from tests.browser.company import DESK, PATIENCE, PHONE, TABLET, WALL, Companion, Company, State
from tests.browser.eyes import flaws
from tests.browser.waiting import answer

SCORCHED_CLAN = "crames"
GRID = 10_000  # tenths, as the map file counts


@pytest.fixture(scope="module")
def words(address: str) -> dict[str, str]:
    """The game's short texts in English."""
    told = httpx.get(f"{address}api/games/steamwatchers/texts/en", timeout=PATIENCE).text
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", told, re.MULTILINE))


@pytest.fixture(scope="module")
def war(address: str) -> Iterator[Company]:
    """Five clans on the whole map; one of them is about to move."""
    with Company(address, 5) as company:
        company.until("ask-manoeuvre", fits=lambda state: len(moves(state)) > 1)
        yield company


@pytest.fixture(scope="module")
def mover(war: Company) -> Companion:
    return war.asked()[0]


@pytest.fixture(scope="module")
def page(browser: Browser, war: Company, mover: Companion) -> Iterator[Page]:
    """What the one who moves sees. Several tests look at it; none of them commits anything."""
    with war.watched(browser, mover) as page:
        yield page


def moves(state: State) -> list[dict[str, Any]]:
    return [option for option in state["question"]["options"] if option["say"].startswith(("walk", "sail"))]


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
    page.wait_for_selector("#board-list tbody tr", state="hidden")
    return found


def zone_labels(page: Page) -> list[str]:
    told: list[str] = page.locator("[data-zone][role=button]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    return told


def test_the_map_has_a_shape_and_a_name_for_each_of_the_49_zones(page, words):
    shapes = zone_shapes(page)
    names = page.locator("[data-pieces] text.name").all_text_contents()

    assert sorted(shapes) == sorted(ZONE_IDS)
    assert len(set(shapes.values())) == 49
    assert {re.sub(r"\s+", "", name) for name in names} == {words[f"zone-{id}"].replace(" ", "") for id in ZONE_IDS}


def test_a_click_on_any_zone_is_answered(page, war):
    options = war.asked()[1]["question"]["options"]
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


def test_the_first_press_on_a_zone_is_its_nearest_way_and_the_next_goes_on(browser, war, mover):
    """Whoever presses a zone means the way there, and not a Forced March through it, nor a beacon."""
    options = war.asked()[1]["question"]["options"]
    zone = next(target["id"] for target in options[0]["targets"] if target["kind"] == "zone")
    there = [option for option in options if {"kind": "zone", "id": zone} in option["targets"]]
    ways = [option["say"] for option in there if option["verb"] != "beacon"]
    with war.watched(browser, mover) as fresh:
        proposed = fresh.locator("#decision [aria-checked=true]")

        fresh.locator(f"[data-zone={zone}]").dispatch_event("click")
        expect(fresh.locator(f"[data-zone={zone}]")).to_have_attribute("aria-pressed", "true")
        first = proposed.get_attribute("data-say")
        fresh.locator(f"[data-zone={zone}]").dispatch_event("click")

        assert first == ways[0]
        expect(proposed).to_have_attribute("data-say", ways[1 % len(ways)])


def test_a_destination_is_outlined_its_way_is_drawn_and_nothing_is_sent(page, war):
    _, before = war.asked()
    goal = moves(before)[-1]["targets"][-1]["id"]

    # Several ways may lead to one zone: each click shows the next.
    while page.locator(f"[data-way={goal}]").count() == 0:
        page.locator(f"[data-zone={goal}]").dispatch_event("click")
        expect(page.locator(f"[data-zone={goal}]")).to_have_attribute("aria-pressed", "true")

    expect(page.locator(".reach .picked").first).to_be_attached()
    assert war.asked()[1]["seq"] == before["seq"]


def test_the_board_as_a_list_says_what_the_state_says(page, war, words):
    rows = war.asked()[1]["rows"]

    cells = list_cells(page)

    assert list(cells) == ZONE_IDS
    for place, zone in enumerate(ZONE_IDS):
        control, units, floors, _, order, _ = cells[zone]
        assert (control, units, floors, order) == expected_cells(rows, place, words), zone


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


def test_clan_colours_come_with_an_emblem_or_a_pattern(page):
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


def test_pieces_stand_in_the_map_and_not_on_one_another(page):
    found = page.evaluate(
        """() => {
            const map = document.querySelector('[data-zone]').closest('svg').getBoundingClientRect();
            const boxes = [...document.querySelectorAll('[data-piece]')].map(one => one.getBoundingClientRect());
            const out = boxes.filter(one => one.left < map.left || one.right > map.right).length;
            const tiny = [...document.querySelectorAll('[data-piece=force]')]
                .filter(one => one.getBoundingClientRect().height < 15).length;
            return {pieces: boxes.length, out, tiny};
        }"""
    )

    assert found["pieces"] > 20
    assert (found["out"], found["tiny"]) == (0, 0)


def test_the_map_zooms_by_buttons_wheel_and_keys_and_finds_its_way_back(page):
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


def test_one_tab_stop_and_arrows_lead_over_the_map(page):
    page.keyboard.press("b")
    first = page.evaluate("document.activeElement.dataset.target")

    visited = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        visited.add(page.evaluate("document.activeElement.dataset.target"))

    stops = page.locator("#board [data-target][role=button][tabindex='0']").count()
    assert stops == 1
    assert len(visited) > 1


def test_another_map_file_changes_shapes_and_nothing_else(page, war):
    shapes, cells, labels = zone_shapes(page), list_cells(page), zone_labels(page)

    def mirrored(route: Route) -> None:
        told = route.fetch().json()
        for arc in told["arcs"]:
            steps = [int(step) for step in arc["line"].split(" ")]
            steps[2::2] = [-step for step in steps[2::2]]
            arc["line"] = " ".join(str(step) for step in [GRID - steps[0], *steps[1:]])
        for region in told["regions"].values():
            for name in ("pole", "pieces"):
                if name in region:
                    region[name][0] = GRID / 10 - region[name][0]
        route.fulfill(json=told)

    other = page.context.new_page()
    other.route("**/regions.json", mirrored)
    other.goto(page.url)
    other.wait_for_selector("[data-zone]")

    assert sorted(zone_shapes(other)) == sorted(shapes)
    assert all(zone_shapes(other)[zone] != shapes[zone] for zone in shapes)
    assert list_cells(other) == cells
    assert zone_labels(other) == labels
    other.close()


READERS: dict[str, dict[str, Any]] = {
    "desk": DESK,
    "dark": {**DESK, "color_scheme": "dark", "locale": "fr-FR"},
    "phone": PHONE,
    "tablet": {**TABLET, "locale": "fr-FR"},
    "wall": {**WALL, "color_scheme": "dark"},
}
SAME_MARKUP = {"tablet", "wall"}  # as at a desk, only smaller or larger


@pytest.mark.parametrize("name", READERS)
def test_axe_finds_nothing_and_nothing_is_cut_at_any_size(browser, war, mover, name, photograph):
    with war.watched(browser, mover, **READERS[name]) as page:
        page.wait_for_selector("#decision .btn.primary")

        # The frame around the board has tests of its own.
        assert name in SAME_MARKUP or flaws(page, "#board", ".rail", ".preview") == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert cut_off(page) == []
        photograph(page, f"steamwatchers-{name}", whole=False)


def cut_off(page: Page) -> list[str]:
    """Texts of the board and the decision that do not fit where they stand."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('#board, #decision, .rail')].flatMap(part =>
            [...part.querySelectorAll('button, h2, h3, h4, p, li, dt, dd')])
            .filter(one => !['visible', 'auto', 'scroll'].includes(getComputedStyle(one).overflowX))
            .filter(one => !one.closest('.visually-hidden') && one.clientWidth > 1)
            .filter(one => one.scrollWidth > one.clientWidth + 1)
            .map(one => one.textContent.trim())"""
    )
    return found


def test_orders_lie_face_down_until_all_are_shown_and_then_turn_one_after_the_other(browser, address):
    with Company(address, 3) as company:
        person, state = company.until("ask-planning")
        rows, others = state["rows"], [one for one in company.people if one is not person]
        units = [basics + elites for basics, elites in zip(rows["basics"], rows["elites"], strict=True)]
        stands = {
            one.seat: {zone for place, zone in enumerate(ZONE_IDS) if units[place * SIDES + one.seat]}
            for one in company.people
        }
        with company.watched(browser, person, reduced_motion="no-preference") as page:
            # Nothing is planned for anybody: each order is given by hand.
            for pair in company.eager(person.state(company.table)).split(" ")[1].split(","):
                zone, order = pair.split("=")
                page.locator(f"[data-place='zone:{zone}']").select_option(order)
            for one in others[:1]:
                theirs = one.state(company.table)
                one.choose(company.table, theirs, company.eager(theirs))

            expect(page.locator("[data-piece=order]:has(.back)")).not_to_have_count(0)
            assert set(at_zones(page, ".back")) <= stands[others[0].seat]
            assert set(at_zones(page, ".face")) == stands[person.seat]

            last = others[1].state(company.table)
            others[1].choose(company.table, last, company.eager(last))
            answer(page)
            page.wait_for_selector("[data-piece=order] .turning")
            turns = page.locator("[data-piece=order] .turning.face-side").evaluate_all(
                "all => all.map(one => Number(one.style.getPropertyValue('--turn')))"
            )
            ends = page.evaluate(
                "Math.max(...document.getAnimations().map(one => one.effect.getComputedTiming().endTime))"
            )

            assert set(turns) == {0, 1, 2}
            assert 0 < ends <= 2500
            page.wait_for_selector("[data-piece=order] .turning", state="detached")
            assert not at_zones(page, ".back")


def at_zones(page: Page, face: str) -> list[str]:
    found: list[str] = page.locator(f"[data-piece=order]:has({face})").evaluate_all(
        "all => all.map(one => one.closest('[data-pieces]').dataset.pieces)"
    )
    return found


def test_whoever_waits_and_whoever_watches_sees_the_combat_but_no_wheel(browser, address):
    with Company(address, 3, "fires") as company:
        company.until("ask-bid")
        _, state = company.asked()
        fighters = state["ask"]["concerned"]
        first, other = (company.people[seat] for seat in fighters)
        idle = next(one for one in company.people if one.seat not in fighters)
        zone = state["question"]["title"]["args"]["zone"]["id"]
        with company.watched(browser, idle) as waiting, company.watched(browser, None) as watching:
            seen = [page.locator("#decision section.aside") for page in (waiting, watching)]
            for panel in seen:
                expect(panel.locator(".force")).to_have_count(2)
                expect(panel).to_contain_text("has not sealed yet")
                expect(panel.locator(".strip")).to_have_count(0)
            expect(watching.locator(f"[data-pieces={zone}] [data-piece=force]")).to_have_count(2)

            mine = first.state(company.table)
            first.choose(company.table, mine, "burn 0")
            for panel in seen:
                expect(panel.locator(".seal.done")).to_have_count(1)
            theirs = other.state(company.table)
            other.choose(company.table, theirs, "burn 0")
            for page in (waiting, watching):
                expect(page.locator("[role=log]")).to_contain_text("lost ")


def test_a_caravan_drives_on_the_map_a_card_is_read_before_it_is_played_and_a_kit_finds_its_place(
    browser, address, words
):
    with Company(address, 2, "convoy", expansion="spark-of-hope") as company:
        driver, state = company.until("ask-caravan-manoeuvre", fits=lambda state: bool(choices(state, "drive")))
        way = choices(state, "drive")[0]
        goal = way["targets"][-1]["id"]
        with company.watched(browser, driver) as page:
            pressed(page, f"zone:{goal}", way["say"])
            expect(page.locator(f"[data-way={goal}]")).to_have_count(1)
            answer(page)
            expect(page.locator(f"[data-pieces={goal}] [data-piece=wagons]")).to_be_attached()

        company.wishes, company.caravan_order = ("activate-caravan", "obtain-kits", "pass archon"), "defence"
        archon, state = company.until("ask-archon")
        with company.watched(browser, archon) as page:
            for option in choices(state, "play-archon"):
                page.locator(f'#decision [data-say="{option["say"]}"]').click()
                card = option["targets"][0]["id"]
                expect(page.locator("#decision article h4").first).to_have_text(words[f"archon-card-{card}"])
                expect(page.locator("#decision article p").first).to_be_visible()

        buyer, state = company.until("ask-shopping", fits=lambda state: bool(choices(state, "buy-kit")))
        offer = choices(state, "buy-kit")[-1]
        kit, place = (target["id"] for target in offer["targets"])
        with company.watched(browser, buyer) as page:
            pressed(page, f"kit:{kit}", offer["say"])
            expect(page.locator("#decision")).to_contain_text("Upgraded:")
            answer(page)
            expect(page.locator(f".rail li.used[data-target='kit-place:{place}']")).to_be_visible()


def choices(state: State, verb: str) -> list[dict[str, Any]]:
    return [option for option in state["question"]["options"] if option["say"].startswith(f"{verb} ")]


def pressed(page: Page, target: str, line: str) -> None:
    """Press a thing on the board until it stands for this choice."""
    chosen = page.locator(f'#decision [data-say="{line}"][aria-checked=true]')
    thing = page.locator(f'#board [data-target="{target}"][role=button]').first
    for _ in range(40):
        if chosen.count():
            return
        thing.dispatch_event("click")
    raise AssertionError(f"{target} does not lead to {line}")
