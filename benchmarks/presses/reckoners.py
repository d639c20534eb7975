"""The Reckoners: one die on one goal, and a round of three Reckoners who are all mine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from benchmarks.presses.frame import Bench, Hand, Row
from tests.browser.test_reckoners_board import ALONE, TEAM, moment, new_table, sit

BUTTON = "#decision .cta .btn.primary"
LONGEST = 200
DIE = ".dock .die[data-source]"
GOAL = "#board .spot.open"


def says(hand: Hand) -> list[str]:
    found: list[str] = moment(hand.page)["says"]
    return found


def say(hand: Hand, line: str) -> None:
    """Press an answer, and the button if it asks for that."""
    before = moment(hand.page)
    hand.press(f'#decision [data-say="{line}"]')

    def waits() -> bool:
        button = hand.page.locator(BUTTON)
        return button.count() > 0 and button.is_enabled() and moment(hand.page)["says"] == before["says"]

    def over() -> bool:
        now = moment(hand.page)
        return any(now[part] != before[part] for part in ("asked", "says", "seat", "line"))

    hand.page.wait_for_timeout(300)
    if not over() and waits():
        hand.press(BUTTON)
    hand.wait(over, f"what follows {line}")


def is_rolling(hand: Hand) -> bool:
    return hand.page.locator(".dock .rolls").count() > 0 and "ready" in says(hand)


def is_using(hand: Hand) -> bool:
    return any(one.startswith("die ") for one in says(hand))


@contextmanager
def team(bench: Bench, until: Callable[[Hand], bool]) -> Iterator[Hand]:
    with bench.hand("/", ready="article") as visit:
        sit(visit.page, new_table(visit.page, ALONE, team=TEAM), patient=False)
        hand = Hand(visit.page)
        for _ in range(LONGEST):
            hand.wait(lambda: says(hand) != [], "a question")
            if until(hand):
                break
            say(hand, "ready" if "ready" in says(hand) else says(hand)[0])
        yield hand


def one_die(bench: Bench) -> int:
    with team(bench, is_using) as hand:
        hand.see(DIE)
        spent = hand.page.locator(DIE).count()
        hand.begin()
        hand.press(DIE)
        hand.press(hand.see(hand.page.locator(GOAL).first))
        hand.wait(lambda: hand.page.locator(DIE).count() != spent, "the die")
        return hand.end()


def idle(hand: Hand) -> None:
    """Until what was pressed has been done: the dice go one after the other."""
    hand.wait(lambda: hand.page.locator("[data-bundle][disabled]").count() == 0, "the dice")
    hand.page.wait_for_timeout(250)


def use_dice(hand: Hand) -> None:
    """Whatever several dice can do together, then one die after the other, until this Reckoner has none left."""
    for _ in range(LONGEST):
        if not is_using(hand):
            return
        idle(hand)
        if hand.page.locator("[data-bundle]").count() > 0:
            hand.press("[data-bundle]")
        elif hand.page.locator(DIE).count() > 0 and hand.page.locator(GOAL).count() > 0:
            hand.press(DIE)
            hand.press(GOAL)
        else:
            return
        idle(hand)
        button = hand.page.locator(BUTTON)
        if button.count() > 0 and button.is_enabled() and not is_using(hand):
            hand.press(BUTTON)  # it shows something, and so it asks
            idle(hand)


def whole_round(bench: Bench) -> int:
    """All three roll, use all their dice and buy nothing."""
    with team(bench, is_rolling) as hand:
        hand.begin()
        used = False
        for _ in range(LONGEST):
            hand.wait(lambda: says(hand) != [], "a question")
            if is_using(hand):
                used = True
                use_dice(hand)
            if used and is_rolling(hand):
                break
            found = says(hand)
            if (found and not is_using(hand)) or "ready" in found:
                say(hand, "ready" if "ready" in found else found[0])
        return hand.end()


ROWS = [
    Row("reckoners", "one die, one symbol", "4", 2, one_die),
    Row("reckoners", "a round with three Reckoners", "about 100", 35, whole_round),
]
