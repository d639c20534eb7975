"""Steamfront: a squad deployed by hand and by itself, a move, and a move with a shot and an order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from benchmarks.presses.frame import Bench, Hand, Row
from tests.browser.captains import SMALL, Captain

BUTTON = "#decision .btn.primary"
TRAY = ".reserve .waiting.held"


def cookies_of(captain: Captain) -> list[dict[str, str]]:
    return [{"name": one["name"], "value": one["value"], "url": captain.address} for one in captain.cookies["cookies"]]


@contextmanager
def captain_of(bench: Bench, key: str, config: dict[str, Any] | None = None) -> Iterator[tuple[Captain, Hand]]:
    """Somebody whose game has come to this question."""
    captain = Captain(bench.browser, f"{bench.address}/", config, level="greedy")
    try:
        captain.until(key)
        with bench.hand(f"/{captain.path}", cookies_of(captain), ready="#board [data-target]") as hand:
            captain.shown(hand.page)
            yield captain, hand
    finally:
        captain.context.close()


def deployed(captain: Captain) -> int:
    return sum(one["status"] == "standing" for one in captain.look("state")["figures"] if one["id"].startswith("a"))


def begun(captain: Captain) -> bool:
    """Everybody has his place and the first turn is under way."""
    return bool(captain.state()["rows"]["turn"][0])


def is_deployed(captain: Captain, count: int) -> bool:
    return begun(captain) or deployed(captain) == count


def by_hand(bench: Bench) -> int:
    """Nine figures from the tray to the table, one drag each; what leads to dice asks once more."""
    with captain_of(bench, "ask-mustering") as (captain, hand):
        hand.begin()
        for count in range(9):
            hand.see(TRAY)
            zone = hand.page.locator(".sheet").bounding_box()
            assert zone is not None
            across = zone["x"] + zone["width"] * (0.14 + 0.08 * count)
            hand.drag_between(hand.middle(TRAY), (across, zone["y"] + zone["height"] * 0.9))
            hand.wait(partial(is_deployed, captain, count + 1), "the next figure")
        return hand.end()


def by_itself(bench: Bench) -> int:
    with captain_of(bench, "ask-mustering") as (captain, hand):
        hand.begin()
        hand.press("[data-deploy=rest]")
        hand.wait(lambda: begun(captain), "the first turn")
        return hand.end()


def march(captain: Captain, hand: Hand) -> dict[str, Any]:
    """An archer, if there is one left, is dragged an inch or two towards the middle, which activates it."""
    state = captain.state()
    archers = [one["say"].split()[1] for one in state["question"]["options"] if one["say"].startswith("activate")]
    cards = {one["id"]: one["card"] for one in captain.look("state")["figures"]}
    figure = next((one for one in archers if "archer" in str(cards[one])), archers[0])
    x, y = hand.middle(f"#board .stand[data-target='figure:{figure}'] .base")
    middle = hand.page.locator(".sheet").bounding_box()
    assert middle is not None
    up = -40 if y > middle["y"] + middle["height"] / 2 else 40
    hand.drag_between((x, y), (x, y + up))
    hand.wait(lambda: captain.state()["question"]["title"]["key"] == "ask-action", "the action")
    return captain.shown(hand.page)


def shot(bench: Bench) -> int:
    """A move, a target, an order for it, and the throw."""
    with captain_of(bench, "ask-activation", SMALL) as (captain, hand):
        for _ in range(20):  # until somebody who has moved has a target and an order to give
            hand.begin()
            state = march(captain, hand)
            targets = [one["say"] for one in state["question"]["options"] if one["say"].startswith("shoot")]
            if targets:
                hand.press(f"#board .stand[data-target='figure:{targets[0].split()[1]}']")
                assert captain.answered(state)
                state = captain.shown(hand.page)
                if state["question"]["title"]["key"] == "ask-improvement":
                    orders = [one["say"] for one in state["question"]["options"] if one["say"].startswith("command")]
                    hand.press(f"#decision [data-say='{(orders or [state['question']['default']])[0]}']")
                    hand.press(BUTTON)
                    assert captain.answered(state)
                    return hand.end()
            captain.until("ask-activation")
            captain.shown(hand.page)
        raise AssertionError("nobody came to shoot with an order")


def move(bench: Bench) -> int:
    with captain_of(bench, "ask-activation", SMALL) as (captain, hand):
        hand.begin()
        state = march(captain, hand)
        hand.press("#decision [data-say=rest]")
        hand.wait(lambda: captain.state()["decision"] != state["decision"], "the end of the activation")
        return hand.end()


ROWS = [
    Row("steamfront", "deploy 9 figures by hand", "27-36", 9, by_hand),
    Row("steamfront", "deploy 9 figures by themselves", "27-36", 1, by_itself),
    Row("steamfront", "activation, move only", "6", 2, move),
    Row("steamfront", "move, shot, order", "8-10", 4, shot),
]
