"""Steamwatchers: a plan of three orders, and a move that leads to a fight with a bid."""

from __future__ import annotations

from benchmarks.presses.frame import Bench, Hand, Row
from tests.browser.company import Companion, Company, State

BUTTON = "#decision .btn.primary"
MOST = 400  # choices until somebody can attack


def title(state: State) -> str:
    return str(state["ask"]["title"]["key"])


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


def back(company: Company, person: Companion) -> None:
    message = {"type": "take-back", "id": f"back-{next(person.numbers)}", "seat": person.seat}
    told = person.post(f"/api/tables/{company.table}/messages", message)
    assert told["type"] == "accepted", told


def lines(state: State, *verbs: str) -> list[str]:
    return [option["say"] for option in state["question"]["options"] if option["verb"] in verbs]


def attack_of(company: Company, person: Companion, state: State) -> tuple[str, str] | None:
    """From where and where to this person can attack now; everything that was tried is taken back."""
    for activation in lines(state, "activate"):
        person.choose(company.table, state, activation)
        moving = person.state(company.table)
        found = None
        if moving["question"] and title(moving) == "ask-manoeuvre":
            for walk in lines(moving, "walk"):
                person.choose(company.table, person.state(company.table), walk)
                group = person.state(company.table)
                facts = group["question"]["options"][0]["facts"] if title(group) == "ask-grouping" else []
                back(company, person)
                if any(fact["key"] == "fact-attack" for fact in facts) and len(group["question"]["options"]) > 1:
                    found = (activation.split(" ")[1], walk.split(" ")[1])
                    break
        back(company, person)
        if found:
            return found
        state = person.state(company.table)
    return None


def asked_in(hand: Hand) -> str:
    return hand.page.locator("#asked").inner_text()


def fight(bench: Bench) -> int:
    """Soldiers dragged onto an enemy, how many, no further move, a bid, sealed."""
    with Company(bench.address, 4) as company:
        for _ in range(MOST):
            person, state = company.asked()
            assert not state["outcome"], "nobody could attack"
            found = attack_of(company, person, state) if title(state) == "ask-play" else None
            if found is not None:
                break
            state = person.state(company.table)
            person.choose(company.table, state, company.eager(state))
        assert found is not None
        zone, goal = found
        with bench.hand(f"/t/{company.table}", person.cookies(company.address), ready="[data-zone]") as hand:
            hand.see(f"[data-pieces='{zone}'] [data-piece='force']")
            hand.begin()
            hand.drag(f"[data-pieces='{zone}'] [data-piece='force']", f"[data-zone='{goal}']")
            hand.wait(lambda: title(person.state(company.table)) == "ask-grouping", "who goes")
            hand.press(hand.see("#decision [role=radio][data-say^='send']"))
            hand.wait(lambda: title(person.state(company.table)) == "ask-manoeuvre", "the end of the move")
            hand.press(hand.see("#decision [data-say='finish']"))
            hand.wait(lambda: title(person.state(company.table)) != "ask-manoeuvre", "the fight")
            hand.key("1")
            hand.press(BUTTON)
            return hand.end()


ROWS = [
    Row("steamwatchers", "plan 3 orders", "6-9", 4, plan),
    Row("steamwatchers", "a move with a fight and a bid", "8-10", 5, fight),
]
