"""Steamfront: a squad deployed by hand and by itself, a move, and a move with a shot and an order."""

from __future__ import annotations

from functools import partial

from benchmarks.presses.frame import Bench, Row, Seated
from tests.browser.moments import mustering, shooting

BUTTON = "#decision .btn.primary"
TRAY = ".reserve .waiting.held"
FIGURES = "#board [data-target]"
SHORT = 14  # pixels: enough for a drag, and whoever was in sight stays there
SIDE_A = 0


def deployed(hand: Seated) -> int:
    return sum(one["status"] == "standing" for one in hand.look("state")["figures"] if one["id"].startswith("a"))


def begun(hand: Seated) -> bool:
    """Everybody has his place and the first turn is under way."""
    return bool(hand.state()["rows"]["turn"][0])


def is_deployed(hand: Seated, count: int) -> bool:
    return begun(hand) or deployed(hand) == count


def by_hand(bench: Bench) -> int:
    """Nine figures from the tray to the table, one drag each; what leads to dice asks once more."""
    with bench.sat(mustering(), SIDE_A, ready=TRAY) as hand:
        hand.begin()
        for count in range(9):
            hand.rest()
            hand.see(TRAY)
            zone = hand.page.locator(".sheet").bounding_box()
            assert zone is not None
            across = zone["x"] + zone["width"] * (0.14 + 0.08 * count)
            hand.drag_between(hand.middle(TRAY), (across, zone["y"] + zone["height"] * 0.9))
            hand.wait(partial(is_deployed, hand, count + 1), "the next figure")
        return hand.end()


def by_itself(bench: Bench) -> int:
    with bench.sat(mustering(), SIDE_A, ready=TRAY) as hand:
        hand.begin()
        hand.press("[data-deploy=rest]")
        hand.wait(lambda: begun(hand), "the first turn")
        return hand.end()


def march(hand: Seated, figure: str) -> None:
    """A figure is dragged a little, which activates and moves it."""
    x, y = hand.middle(f"#board .stand[data-target='figure:{figure}'] .base")
    hand.drag_between((x, y), (x + SHORT, y))
    hand.wait(lambda: hand.asked() == "ask-action", "the action")
    hand.rest()


def move(bench: Bench) -> int:
    past, figure, _ = shooting()
    with bench.sat(past, SIDE_A, ready=FIGURES) as hand:
        hand.begin()
        march(hand, figure)
        hand.press(hand.see("#decision [data-say=rest]"))
        hand.wait(lambda: hand.asked() != "ask-action", "the end of the activation")
        return hand.end()


def shot(bench: Bench) -> int:
    """A move, a target, an order for it, and the throw."""
    past, figure, target = shooting()
    with bench.sat(past, SIDE_A, ready=FIGURES) as hand:
        hand.begin()
        march(hand, figure)
        hand.press(f"#board .stand[data-target='figure:{target}']")
        hand.wait(lambda: hand.asked() == "ask-improvement", "the orders")
        hand.rest()
        hand.press(hand.see("#decision [data-say^=command]"))
        hand.press(BUTTON)
        hand.wait(lambda: hand.asked() != "ask-improvement", "the throw")
        return hand.end()


ROWS = [
    Row("steamfront", "deploy 9 figures by hand", "27-36", 9, by_hand),
    Row("steamfront", "deploy 9 figures by themselves", "27-36", 1, by_itself),
    Row("steamfront", "activation, move only", "6", 2, move),
    Row("steamfront", "move, shot, order", "8-10", 4, shot),
]
