"""Steamfront's instruments in a real browser: the page shows what the lenses say, and measuring changes nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from samovar.games.steamfront.table import FIGURE_IDS, STANDING
from tests.browser.captains import FIGURES, UNITS, Captain, several, watching
from tests.browser.waiting import answer
from tests.games.steamfront.skirmishes import SMALL

# Outlines are right to a hundredth of an inch, one unit of the drawing; a pixel decides within a few of them.
DRAWN = 3
MOVER = "[data-target^='point:']"
THROWN = {"event-threw-attack", "event-threw-defence", "event-threw-again"}


@pytest.fixture(scope="module")
def captain(browser: Browser, address: str) -> Iterator[Captain]:
    captain = Captain(browser, address, SMALL, level="greedy")
    yield captain
    captain.context.close()


@pytest.fixture(scope="module")
def page(browser: Browser, captain: Captain) -> Iterator[Page]:
    """One page for all moments of the game, as a player has it."""
    captain.until("ask-movement", shooter_moves)
    with watching(browser, captain) as page:
        yield page


def mover_of(state: dict[str, Any]) -> str:
    id: str = state["question"]["title"]["args"]["figure"]["id"]
    return id


def shooter_moves(state: dict[str, Any]) -> bool:
    return (
        several(state) and "archer" in state["question"]["title"]["args"]["card"]["id"] and state["rows"]["turn"] > [1]
    )


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def placed(page: Page) -> list[int]:
    return [int(number) for number in (page.locator(MOVER).get_attribute("data-at") or "").split(",")]


def suggested(page: Page) -> list[int]:
    """Put the tentative place on the first suggestion, and wait until the engine has measured the way."""
    page.keyboard.press("b")
    page.keyboard.press("PageDown")
    return measured(page)


def measured(page: Page) -> list[int]:
    """The tentative place, once the instruments speak of it."""
    at = page.locator(MOVER).get_attribute("data-at") or ""
    page.wait_for_selector(f".aside [data-way][data-to='{at}']")
    return placed(page)


def held(area: Locator, spots: list[tuple[int, int]], border: int) -> list[bool | None]:
    """For each spot, whether it lies in what is drawn; None so near to the outline that a pixel decides."""
    found: list[bool | None] = area.evaluate(
        """(path, {spots, wide}) => {
            path.style.strokeWidth = wide;
            path.style.strokeDasharray = 'none';
            return spots.map(([x, y]) => {
                const point = new DOMPoint(x / 10, 2400 - y / 10);
                return path.isPointInStroke(point) ? null : path.isPointInFill(point);
            });
        }""",
        {"spots": spots, "wide": 2 * border},
    )
    return found


def mismatches(drawn: list[bool | None], inside: list[bool]) -> list[int]:
    return [place for place, one in enumerate(drawn) if one is not None and one != inside[place]]


def test_the_reach_that_is_drawn_is_the_engines_own(page, captain):
    state = captain.shown(page)
    mover = mover_of(state)
    told = captain.look("reach", figure=mover)
    expect(page.locator(f"[data-reach={mover}]")).to_have_count(1)
    dice = random.Random(3)
    x, y = told["at"]
    spots = [(x + dice.randint(-6500, 6500), y + dice.randint(-6500, 6500)) for _ in range(1000)]

    inside = captain.look("reach", figure=mover, points=[list(spot) for spot in spots])["inside"]
    drawn = held(page.locator(f"[data-reach={mover}] .area"), spots, DRAWN)
    contacts = page.locator(f"[data-reach={mover}] [data-contact]").evaluate_all(
        "all => all.map(o => o.dataset.contact)"
    )

    assert mismatches(drawn, inside) == []
    assert sum(one is True for one in drawn) > 100
    assert contacts == [one["figure"] for one in told["contacts"]]


def test_an_enemys_reach_and_rings_are_shown_when_pointed_at(page, captain):
    state = captain.shown(page)
    enemy = next(
        id for place, id in enumerate(FIGURE_IDS) if id[0] == "b" and state["rows"]["status"][place] == STANDING
    )

    page.locator(f"#board [data-target='figure:{enemy}']").dispatch_event("pointerover")

    expect(page.locator(f"[data-reach={enemy}].foreign")).to_have_count(1)
    radii = page.locator(f"[data-ring={enemy}]").evaluate_all("all => all.map(one => Number(one.getAttribute('r')))")
    bands = [band["outer"] / UNITS for band in captain.look("rings", figure=enemy)["bands"] if not band["sas"]]
    assert radii == pytest.approx(bands, abs=0.1)
    page.locator("#board svg").first.dispatch_event("pointerover")
    expect(page.locator(f"[data-reach={enemy}]")).to_have_count(0)


def test_a_drag_leaves_a_trail_with_the_engines_inches_bends_by_a_key_and_turns_red_where_it_is_too_far(page, captain):
    state = captain.shown(page)
    mover = mover_of(state)
    x, y = middle(page, MOVER)

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 16, y, steps=3)
    page.keyboard.press("Space")
    page.mouse.move(x + 16, y - 16, steps=3)
    near = measured(page)
    bends = page.locator("[data-bend]").count()
    used = float(page.locator("[data-used]").get_attribute("data-used") or -1)
    points = [int(number) for number in re.findall(r"\d+", page.locator(MOVER).get_attribute("data-way") or "")]
    page.mouse.move(700, 330, steps=3)
    page.mouse.up()
    far = measured(page)
    told = captain.look("way", figure=mover, points=[points[at : at + 2] for at in range(0, len(points), 2)])
    refused = captain.look("way", figure=mover, points=[points[:2], far])

    assert (bends, points[-2:]) == (1, near)
    assert used == pytest.approx(told["used"], abs=0.001)
    assert refused["legal"] is False
    expect(page.locator("[data-trail][data-refused]")).to_have_count(1)
    expect(page.locator(".handle [data-rule]")).to_have_attribute("data-rule", refused["refusal"]["rule"])
    expect(page.locator("[data-way=refused]")).to_contain_text(refused["refusal"]["rule"])
    page.locator("[data-tool=straighten]").click()
    expect(page.locator("[data-tool=straighten]")).to_have_count(0)
    assert captain.state()["decision"] == state["decision"]


def test_a_way_is_bent_by_the_tool_too(page, captain):
    captain.shown(page)
    suggested(page)

    page.locator("[data-tool=bend]").click()
    page.keyboard.press("b")
    page.keyboard.press("ArrowUp")

    expect(page.locator("[data-tool=straighten]")).to_have_count(1)
    page.locator("[data-tool=straighten]").click()
    expect(page.locator("[data-tool=straighten]")).to_have_count(0)


def test_sight_is_drawn_from_the_tentative_place_and_names_what_is_in_the_way(page, captain):
    mover = mover_of(captain.shown(page))
    told = captain.look("sight", figure=mover, at=suggested(page))

    if any(not one["bands"] or all(band["band"] is None for band in one["bands"]) for one in told["targets"]):
        page.locator(".targets .more[aria-expanded=false]").click()
    expect(page.locator("[data-aim]")).to_have_count(len(told["targets"]))
    listed = page.locator("[data-aim]").evaluate_all("all => all.map(one => [one.dataset.aim, one.dataset.sight])")
    drawn = page.locator("path[data-sight]").evaluate_all(
        "all => all.map(o => [o.dataset.sight, o.dataset.kind, o.getAttribute('d').match(/-?[\\d.]+/g).map(Number)])"
    )

    assert dict(listed) == {one["figure"]: one["sight"] for one in told["targets"]}
    by_figure = {one["figure"]: one for one in told["targets"]}
    for figure, kind, line in drawn:
        (ax, ay), (bx, by) = by_figure[figure]["line"]
        assert kind == by_figure[figure]["sight"]
        assert line == pytest.approx([ax / UNITS, 2400 - ay / UNITS, bx / UNITS, 2400 - by / UNITS], abs=0.01)
    hidden = next((one for one in told["targets"] if one["blocker"]), None)
    if hidden:
        page.locator(f"[data-aim={hidden['figure']}]").hover()
        line = page.locator(f"path[data-sight={hidden['figure']}]")
        expect(line).to_have_attribute("data-blocker", hidden["blocker"]["id"])
        expect(page.locator(".tag text")).not_to_have_text("")


def test_the_threat_map_is_a_toggle_and_covers_every_enemy(page, captain):
    captain.shown(page)
    told = captain.look("threats", side="b")["figures"]

    expect(page.locator("[data-threats]")).to_have_count(0)
    page.locator("[data-tool=threats]").click()
    expect(page.locator("[data-threats]")).to_have_count(1)
    widths = page.locator("[data-threat][data-kind=shot]").evaluate_all(
        "all => all.map(one => [one.dataset.threat, Number(one.getAttribute('stroke-width'))])"
    )
    page.locator("[data-tool=threats]").click()

    assert dict(widths) == pytest.approx({one["figure"]: 2 * one["shot"] / UNITS for one in told if one["shot"]})
    expect(page.locator("[data-threats]")).to_have_count(0)


def test_the_odds_of_an_attack_are_the_engines_with_each_order_and_the_answer(page, captain):
    def may_attack(state: dict[str, Any]) -> bool:
        return any(option["say"].split()[0] in {"strike", "shoot"} for option in state["question"]["options"])

    state = captain.until("ask-action", may_attack)
    verb, target, weapon = next(
        option["say"] for option in state["question"]["options"] if option["say"].split()[0] in {"strike", "shoot"}
    ).split()
    kind = "sas" if verb == "strike" else "shot"
    told = captain.look("odds", attacker=mover_of(state), target=target, weapon=int(weapon), kind=kind)
    captain.shown(page)
    page.locator(f"#decision [data-say='{verb} {target} {weapon}']").click()

    duel = page.locator("[data-duel]")
    duel.wait_for()
    shown = {name: float(duel.get_attribute(f"data-{name}") or -1) for name in ("hit", "none", "kill", "mean")}
    chart = [float(one) for one in (page.locator("[data-chart]").get_attribute("data-chart") or "").split()]
    rows = page.locator("[data-order]").evaluate_all("all => all.map(one => one.dataset.order)")

    assert shown == pytest.approx({name: told["odds"][name] for name in shown}, abs=1e-9)
    assert chart == pytest.approx(told["odds"]["distribution"], abs=1e-6)
    assert rows == [f"{one['category']} {one['level']}" for one in told["orders"]]
    expect(duel).to_contain_text(f"{round(told['odds']['none'] * 100)}%")
    expect(page.locator("[data-back]")).to_have_count(1)
    for reason in told["odds"]["attackReasons"]:
        expect(duel).to_contain_text(str(reason["dice"]))


def test_the_order_panel_has_prices_and_gains_and_says_why_not(page, captain):
    captain.until("ask-improvement")
    state = captain.shown(page)
    page.locator("[data-orders]").wait_for()
    usable = [option["say"] for option in state["question"]["options"] if option["say"].startswith("command")]

    refused = page.locator("[data-order][data-rule]")
    page.locator(f"[data-order='{usable[0].removeprefix('command ')}']").click()

    expect(page.locator("#decision .btn.primary")).to_contain_text(re.compile("order", re.I))
    assert page.locator("button[data-order]").count() == len(usable)
    assert all(page.locator("[data-order] [data-effects]").all_inner_texts())
    assert page.locator("[data-effects]").count() == page.locator("[data-order]").count()
    for place in range(refused.count()):
        expect(refused.nth(place)).to_contain_text(re.compile(r"(SF|A)-[\d.]+"))
    expect(page.locator(f"[data-order='{usable[0].removeprefix('command ')}']")).to_have_attribute(
        "aria-pressed", "true"
    )


def test_the_turn_bar_and_the_forecast_are_the_engines(page, captain):
    captain.until("ask-movement")
    captain.shown(page)
    told = captain.look("state")
    page.locator("[data-cell=forecast]").first.wait_for()

    for side in told["sides"]:
        row = page.locator(f"[data-bar] [data-side={side['id']}]")
        expect(row.locator("[data-cell=points]")).to_have_text(str(side["points"]))
        expect(row.locator("[data-cell=left]")).to_have_text(str(len(side["toActivate"])))
        expect(row.locator("[data-cell=orders]")).to_have_text(str(side["orders"]))
        expect(row.locator("[data-cell=passes]")).to_have_text(str(side["passes"]))
    for side in told["forecast"]["sides"]:
        cell = page.locator(f"[data-bar] [data-side={side['id']}] [data-cell=forecast]")
        expect(cell).to_contain_text(f"+{side['gain']}" if side["gain"] else "–")
    holders = page.locator("[data-holder]").evaluate_all("all => all.map(one => one.dataset.holder)")
    assert holders == [one["holder"] or "none" for one in told["objectives"]]


def test_dice_lie_in_numbered_sets_and_the_luck_adds_up(page, captain):
    captain.until("ask-movement", lambda state: any(state["rows"]["attack-dice"]))
    counted = [line for line in captain.lines() if line["key"] in THROWN]
    luck = captain.look("luck", events=[{"key": line["key"], "args": line["args"]} for line in counted])
    faces = [face for face in captain.shown(page)["rows"]["attack-dice"] if face]

    sets = page.locator(".dice .roll").first.locator("[data-set]")
    expect(sets).to_have_count(sum(faces.count(face) > 1 for face in set(faces)))
    expect(page.locator("[data-successes]").first).to_have_attribute(
        "data-successes", str(len(faces) - len(set(faces)))
    )
    page.locator("[data-open=luck]").click()
    page.locator("[data-luck]").wait_for()

    for side in luck["sides"]:
        row = page.locator(f"[data-luck] [data-side={side['id']}]")
        expect(row.locator("[data-cell=throws]")).to_have_text(str(side["throws"]))
        expect(row.locator("[data-cell=rolled]")).to_have_text(str(side["rolled"]))
        expect(row.locator("[data-cell=expected]")).to_have_text(f"{side['expected']:.2f}".rstrip("0").rstrip("."))
    assert page.locator("[data-throw]:not([data-throw=initiative])").count() == len(counted)
    page.keyboard.press("Escape")


def test_measuring_and_notes_never_change_the_game(page, captain):
    captain.until("ask-movement")
    state = captain.shown(page)
    one, two = (
        place for place, id in enumerate(FIGURE_IDS) if state["rows"]["status"][place] == 2 and id in {"a1", "b1"}
    )

    page.locator("[data-tool=measure]").click()
    for place in (one, two):
        x, y = middle(page, f"#board .stand[data-target='figure:{FIGURE_IDS[place]}'] .base")
        page.mouse.click(x, y)
    told = captain.look("sight", figure=FIGURE_IDS[one], targets=[FIGURE_IDS[two]])["targets"][0]
    expect(page.locator("[data-ruler]")).to_have_attribute("data-ruler", str(told["distance"]))
    page.locator("[data-tool=note]").click()
    page.locator("[data-notes] input").fill("hold this")
    x, y = middle(page, "#board [data-target='objective:o1'] .hub")
    page.mouse.click(x, y)
    expect(page.locator("[data-note='hold this']")).to_have_count(1)
    page.reload()
    page.wait_for_selector(FIGURES)

    expect(page.locator("[data-note='hold this']")).to_have_count(1)
    after = captain.state()
    assert (after["seq"], after["decision"], after["rows"]) == (state["seq"], state["decision"], state["rows"])


def test_the_switches_of_the_table_can_be_read_at_any_time(page, captain):
    captain.until("ask-movement")

    page.locator("[data-tool=switches]").click()

    assert page.locator("[data-switch]").count() >= 20
    expect(page.locator("[data-switch=control]")).to_contain_text("more figures")
    page.keyboard.press("Escape")


def test_undo_restores_the_table(page, captain):
    captain.until("ask-movement", shooter_moves)
    state = captain.shown(page)
    suggested(page)

    answer(page)
    assert captain.answered(state)
    captain.shown(page)
    page.keyboard.press("z")
    expect(page.locator(MOVER)).to_have_count(1)

    assert captain.shown(page)["rows"] == state["rows"]
