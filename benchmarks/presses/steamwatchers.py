"""Steamwatchers: a plan of three orders, and a move that leads to a fight with a bid."""

from __future__ import annotations

from benchmarks.presses.frame import Bench, Row, Seated
from tests.browser.moments import attacking, planned_zones, planning, seat_at

BUTTON = "#decision .btn.primary"


def sealed(hand: Seated, key: str) -> bool:
    """Whether this was answered; if the others had answered before, it was shown at once."""
    return hand.asked() != key or hand.state()["answers"][hand.seat] is not None


def plan(bench: Bench) -> int:
    """Three zones, three tokens from the tray, sealed."""
    past = planning()
    with bench.sat(past, seat_at(past), ready="[data-target='order:move']") as hand:
        hand.begin()
        for zone, order in zip(planned_zones(past), ("move", "defence", "move"), strict=True):
            hand.drag(f"[data-target='order:{order}']", f"[data-target='zone:{zone}']")
        hand.press(BUTTON)
        hand.wait(lambda: sealed(hand, "ask-planning"), "the sealed plan")
        return hand.end()


def fight(bench: Bench) -> int:
    """Soldiers dragged onto an enemy, how many, no further move, a bid, sealed."""
    past, zone, goal = attacking()
    soldiers = f"[data-pieces='{zone}'] [data-piece='force']"
    with bench.sat(past, seat_at(past), ready=soldiers) as hand:
        hand.begin()
        hand.drag(soldiers, f"[data-zone='{goal}']")
        hand.wait(lambda: hand.asked() == "ask-grouping", "who goes")
        hand.rest()
        hand.press(hand.see("#decision [role=radio][data-say^='send']"))
        hand.wait(lambda: hand.asked() == "ask-manoeuvre", "the end of the move")
        hand.rest()
        hand.press(hand.see("#decision [data-say='finish']"))
        hand.wait(lambda: hand.asked() == "ask-bid", "the fight")
        hand.rest()
        hand.see("#decision [role=radiogroup]")
        hand.key("1")
        hand.press(BUTTON)
        hand.wait(lambda: sealed(hand, "ask-bid"), "the sealed bid")
        return hand.end()


ROWS = [
    Row("steamwatchers", "plan 3 orders", "6-9", 4, plan),
    Row("steamwatchers", "a move with a fight and a bid", "8-10", 5, fight),
]
