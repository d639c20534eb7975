"""The Reckoners: one die on one goal, and a round of three Reckoners who are all mine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from benchmarks.presses.frame import Bench, Row, Seated
from tests.browser.laying import Past
from tests.browser.moments import rolling, using
from tests.browser.test_reckoners_board import moment

BUTTON = "#decision .cta .btn.primary"
LONGEST = 200
DIE = ".dock .die[data-source]"
GOAL = "#board .spot.open"
BUNDLE = "[data-bundle]"
BUSY = ".dock[aria-busy=true]"


def says(hand: Seated) -> list[str]:
    found: list[str] = moment(hand.page)["says"]
    return found


def say(hand: Seated, line: str) -> None:
    """Press an answer, and the button if it asks for that."""
    before = moment(hand.page)

    def over() -> bool:
        now = moment(hand.page)
        return any(now[part] != before[part] for part in ("asked", "says", "seat", "line"))

    hand.press(f'#decision [data-say="{line}"]')
    hand.rest()
    if not over():
        hand.press(BUTTON)
    hand.wait(over, f"what follows {line}")
    hand.rest()


def is_rolling(hand: Seated) -> bool:
    return hand.page.locator(".dock .rolls").count() > 0 and "ready" in says(hand)


def is_using(hand: Seated) -> bool:
    return any(one.startswith("die ") for one in says(hand))


@contextmanager
def team(bench: Bench, past: Past, **reader: Any) -> Iterator[Seated]:
    """Three Reckoners in one hand."""
    with bench.sat(past, None, ready="[data-city] :is(article, [data-tile])", **reader) as hand:
        hand.wait(lambda: says(hand) != [], "a question")
        yield hand


def one_die(bench: Bench) -> int:
    with team(bench, using()) as hand:
        hand.see(DIE)
        spent = hand.page.locator(DIE).count()
        hand.begin()
        hand.press(DIE)
        hand.press(hand.see(hand.page.locator(GOAL).first))
        hand.wait(lambda: hand.page.locator(DIE).count() != spent, "the die")
        return hand.end()


def idle(hand: Seated) -> None:
    """Until what was pressed has been done: the dice go one after the other, and each is asked about meanwhile."""
    while True:
        hand.rest()
        hand.wait(lambda: hand.page.locator(BUSY).count() == 0, "the dice")
        if hand.page.locator(BUSY).count() == 0 and hand.wire.silent:
            return


def use_dice(hand: Seated) -> None:
    """Whatever several dice can do together, then one die after the other, until this Reckoner has none left."""
    for _ in range(LONGEST):
        idle(hand)
        if not is_using(hand):
            return
        if hand.page.locator(BUNDLE).count() > 0:
            hand.press(BUNDLE)
        elif hand.page.locator(DIE).count() > 0 and hand.page.locator(GOAL).count() > 0:
            hand.press(DIE)
            hand.press(GOAL)
        else:
            return
        idle(hand)
        button = hand.page.locator(BUTTON)
        if button.count() > 0 and button.is_enabled() and not is_using(hand):
            hand.press(BUTTON)  # it shows something, and so it asks


def whole_round(bench: Bench) -> int:
    """All three roll, use all their dice and buy nothing."""
    with team(bench, rolling()) as hand:
        hand.begin()
        used = False
        for _ in range(LONGEST):
            hand.wait(lambda: says(hand) != [], "a question")
            idle(hand)
            if is_using(hand):
                used = True
                use_dice(hand)
            if used and is_rolling(hand):
                return hand.end()
            idle(hand)
            found = says(hand)
            if (found and not is_using(hand)) or "ready" in found:
                say(hand, "ready" if "ready" in found else found[0])
        raise AssertionError("the round does not end")


ROWS = [
    Row("reckoners", "one die, one symbol", "4", 2, one_die),
    Row("reckoners", "a round with three Reckoners", "about 100", 35, whole_round),
]
