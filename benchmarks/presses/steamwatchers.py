"""Steamwatchers: a plan of three orders, and a move that leads to a fight with a bid."""

from __future__ import annotations

from benchmarks.presses.frame import Bench, Row
from tests.browser.company import Company, State

BUTTON = "#decision .btn.primary"


def plan(bench: Bench) -> int:
    """Three zones, three tokens from the tray, sealed."""

    def three(state: State) -> bool:
        return len(state["question"]["fields"][0]["places"]) == 3

    with Company(bench.address, 2) as company:
        person, state = company.until("ask-planning", fits=three)
        zones = state["question"]["fields"][0]["places"]
        with bench.hand(f"/t/{company.table}", person.cookies(company.address), ready="[data-zone]") as hand:
            hand.see("[data-target='order:move']")
            hand.begin()
            for zone, order in zip(zones, ("move", "defence", "move"), strict=True):
                hand.drag(f"[data-target='order:{order}']", f"[data-target='zone:{zone}']")
            hand.press(BUTTON)
            hand.wait(lambda: person.state(company.table)["answers"][person.seat], "the sealed plan")
            return hand.end()


ROWS = [Row("steamwatchers", "plan 3 orders", "6-9", 4, plan)]
