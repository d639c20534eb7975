"""Steamfront by finger and at a glance: the magnifier, large enough targets, marks that can be read, instructions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import hypot
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.captains import PATIENCE, PHONE, Captain, several, watching
from tests.browser.waiting import eventually
from tests.games.steamfront.skirmishes import SMALL

MOVER = "[data-target^='point:']"
LEAST_MARK = 11  # pixels of a base of 24
TARGET = 44
BESIDE = 18
FACED = ("attacker", "target")
KINDS = ["", "sas", "shot"]


@pytest.fixture(scope="module")
def captain(browser: Browser, address: str) -> Iterator[Captain]:
    captain = Captain(browser, address, SMALL, level="greedy")
    yield captain
    captain.context.close()


@pytest.fixture(scope="module")
def phone(browser: Browser, captain: Captain) -> Iterator[Page]:
    """One phone for all moments of the game, as a player has it."""
    captain.until("ask-activation")
    with watching(browser, captain, **PHONE) as page:
        yield page


def drag_by_finger(page: Page, x: float, y: float, meanwhile: Callable[[], None]) -> None:
    """Down, some steps aside, a look, and up again."""
    wire = page.context.new_cdp_session(page)
    at = [{"x": x + 5 * step, "y": y + 4 * step} for step in range(5)]
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at[:1]})
    for point in at[1:]:
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    meanwhile()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_has_room_on_a_phone(phone, captain):
    captain.until("ask-movement")
    captain.shown(phone)
    phone.wait_for_selector(".aside button")
    controls = phone.locator("#board .tool, .aside button, #decision .btn.primary, .reserve [role=button]")

    sizes = [box for box in (one.bounding_box() for one in controls.all() if one.is_visible()) if box]
    handle = phone.locator(f"{MOVER} .grip").bounding_box()

    assert [box for box in sizes if box["height"] < TARGET - 0.5] == []
    assert handle
    assert min(handle["width"], handle["height"]) >= TARGET - 0.5


def test_a_finger_drags_the_figure_under_a_magnifier_and_nothing_is_committed(phone, captain):
    captain.until("ask-movement")
    state = captain.shown(phone)
    box = phone.locator(MOVER).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    drag_by_finger(phone, x, y, lambda: expect(phone.locator("[data-loupe]")).to_have_count(1))
    expect(phone.locator("[data-loupe]")).to_have_count(0)
    expect(phone.locator("[data-used]")).to_have_count(1)

    assert captain.state()["decision"] == state["decision"]


def hurt_and_steamed(state: dict[str, Any]) -> bool:
    rows = state["rows"]
    return several(state) and any(rows["lost"]) and any(rows["pressure"]) and any(rows["activated"])


def test_every_state_can_be_read_when_a_base_is_24_pixels_wide(phone, captain):
    captain.until("ask-movement", hurt_and_steamed)
    state, page = captain.shown(phone), phone
    for key in ("0", "+"):
        page.keyboard.press(key)
    wounds = sum(one["wounded"] for one in captain.look("state")["figures"] if one["status"] == "standing")
    expect(page.locator("#board .stand [data-state=wounded]")).to_have_count(wounds)

    marks = page.locator("#board .stand [data-state]:not([data-state=wounded])")
    sizes = [one.bounding_box() for one in marks.all()]
    bases = [box["width"] for one in page.locator("#board .stand .base").all() if (box := one.bounding_box())]
    lost = page.locator("#board .stand:has([data-state=drops])").evaluate_all(
        """all => Object.fromEntries(all.map(one =>
            [one.dataset.target.slice(7), one.querySelector('[data-lost]').dataset.lost]))"""
    )
    wounded = page.locator("#board .stand:has([data-state=wounded])").evaluate_all(
        "all => all.map(o => o.dataset.target)"
    )

    assert sizes
    assert min(bases) <= 24
    assert all(box and min(box["width"], box["height"]) >= LEAST_MARK for box in sizes)
    muster = captain.look("state")
    for side in muster["sides"]:
        counts = page.locator(f"[data-counts={side['id']}] b").all_inner_texts()
        assert counts[:3] == [str(len(side["toActivate"])), str(side["orders"]), str(side["passes"])]
    told = {one["id"]: one for one in muster["figures"] if one["status"] == "standing"}
    assert {id: int(count) for id, count in lost.items()} == {
        id: one["lost"] for id, one in told.items() if one["lost"]
    }
    assert set(wounded) == {f"figure:{id}" for id, one in told.items() if one["wounded"]}
    assert captain.state()["decision"] == state["decision"]


def test_a_finger_beside_a_figure_means_it(phone, captain):
    captain.until("ask-activation")
    captain.shown(phone)
    phone.keyboard.press("0")
    names: list[str] = phone.locator("#board .stand[role=button]").evaluate_all("all => all.map(o => o.dataset.target)")
    name, (x, y) = max(((name, centre(phone, name)) for name in names), key=lambda one: loneliness(phone, *one))

    phone.touchscreen.tap(x, y + BESIDE)

    expect(phone.locator(f"#board [data-target='{name}']")).to_have_attribute("aria-pressed", "true")


def centre(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(f"#board .stand[data-target='{name}'] .base").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def loneliness(page: Page, name: str, at: tuple[float, float]) -> float:
    """How far the nearest other figure is from the place beside this one."""
    names = page.locator("#board .stand").evaluate_all("all => all.map(o => o.dataset.target)")
    others = [centre(page, other) for other in names if other != name]
    return min(hypot(at[0] - x, at[1] + BESIDE - y) for x, y in others)


@pytest.fixture(scope="module")
def attacked(browser: Browser, address: str) -> Iterator[Captain]:
    captain = Captain(browser, address, SMALL, level="greedy")
    captain.until("ask-reaction")
    yield captain
    captain.context.close()


@pytest.fixture(scope="module")
def prompt(browser: Browser, attacked: Captain) -> Iterator[Page]:
    with watching(browser, attacked) as page:
        yield page


def notes(captain: Captain) -> list[dict[str, Any]]:
    return [line for line in captain.lines() if line["key"] == "note-standing"]


def test_an_attack_shows_who_attacks_whom_the_odds_of_each_answer_and_why_some_cannot_be_paid(prompt, attacked):
    state = attacked.shown(prompt)
    attacker, target = (f"{'ab'[at > 20]}{at - 20 * (at > 20)}" for at in (state["rows"][key][0] for key in FACED))
    prompt.locator(".aside [data-orders]").wait_for()
    told = attacked.look("odds", attacker=attacker, target=target, weapon=0, kind=KINDS[state["rows"]["kind"][0]])

    rows = prompt.locator(".aside [data-order]").evaluate_all("all => all.map(o => [o.dataset.order, o.dataset.rule])")

    expect(prompt.locator(f"[data-clash='{attacker} {target}']")).to_have_count(1)
    expected = {
        f"{one['category']} {one['level']}": one["refusal"] and one["refusal"]["rule"] for one in told["guards"]
    }
    assert dict(rows) == expected
    assert any(expected.values())
    assert prompt.locator(".aside button[data-order]").count() == len(state["question"]["options"]) - 1


def test_an_instruction_gives_an_order_as_soon_as_enough_damage_is_feared(prompt, attacked):
    attacked.until("ask-reaction")
    state = attacked.shown(prompt)
    prompt.locator(".aside button[data-order]").first.click()
    prompt.locator("[data-instruction] input[type=number]").fill("0.1")

    prompt.locator("[data-instruction] input[type=radio]").nth(2).click()
    assert attacked.answered(state)

    assert notes(attacked)
    assert [line for line in attacked.lines() if line["key"] == "event-guarded"]
    expect(prompt.locator(".chips")).to_contain_text("0.1")


def test_who_wants_to_be_asked_again_is_asked_and_never_is_never(prompt, attacked):
    attacked.asked()
    prompt.locator(".chips button").click()
    expect(prompt.locator(".chips")).to_have_count(0)

    attacked.until("ask-reaction")
    state = attacked.shown(prompt)
    before = len(notes(attacked))
    prompt.locator("[data-instruction] input[type=radio]").nth(1).click()
    assert attacked.answered(state)
    attacked.asked()

    assert len(notes(attacked)) > before
    expect(prompt.locator(".chips")).to_contain_text("Never")


def test_time_that_runs_out_answers_an_attack_as_the_question_says(browser, address):
    slow = Captain(browser, address, SMALL, level="greedy", clock={"kind": "decision", "seconds": 5})
    state = slow.until("ask-reaction")

    with watching(browser, slow) as page:
        assert slow.answered(state)
        expect(page.locator("[role=log]")).to_contain_text("The time of ", timeout=PATIENCE * 1000)

    keys = [line["key"] for line in slow.lines()]
    assert "note-clock" in keys
    assert "event-guarded" not in keys


def attacks(captain: Captain) -> int:
    return sum(line["key"] == "event-threw-attack" for line in captain.lines())


@pytest.mark.parametrize(("pressed", "soon"), [(False, 1200), (True, 250)])
def test_thrown_dice_come_to_rest_in_time_and_a_press_ends_their_roll(browser, address, pressed, soon):
    thrower = Captain(browser, address, SMALL, level="greedy")
    state = thrower.until(
        "ask-action",
        lambda state: any(o["say"].split()[0] in {"shoot", "strike"} for o in state["question"]["options"]),
    )
    attack = next(o["say"] for o in state["question"]["options"] if o["say"].split()[0] in {"shoot", "strike"})
    with watching(browser, thrower, reduced_motion="no-preference") as page:
        page.evaluate(
            """(pressed) => {
                window.rolls = [];
                new MutationObserver((all) => {
                    for (const { target } of all) {
                        const rolling = target.dataset?.tumbling;
                        if (rolling !== undefined) window.rolls.push([rolling, performance.now()]);
                        if (rolling === 'true' && pressed) target.click();
                    }
                }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-tumbling'] });
            }""",
            pressed,
        )

        before = attacks(thrower)
        thrower.say(state, attack)
        while attacks(thrower) == before:
            now = thrower.asked()
            if attacks(thrower) == before:
                thrower.say(now, now["question"]["options"][0]["say"])
        page.wait_for_selector("[data-tumbling]")
        eventually(page, lambda: page.evaluate("window.rolls.some(([rolling]) => rolling === 'false')"), "dice at rest")
        ends: list[tuple[str, float]] = page.evaluate("window.rolls")

    starts = [at for rolling, at in ends if rolling == "true"]
    stops = [at for rolling, at in ends if rolling == "false"]
    assert starts
    assert min(stop - starts[0] for stop in stops if stop > starts[0]) <= soon
