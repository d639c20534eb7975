"""Everybody at one table of Steamwatchers: they play over HTTP to a moment, and any of them may open a browser."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

from tests.browser.contexts import Contexts
from tests.browser.kettles import House
from tests.browser.waiting import PATIENT

PATIENCE = 60.0
MAP = "[data-zone]"
MOST = 900  # more choices than any of these games takes
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WALL: dict[str, Any] = {"viewport": {"width": 3840, "height": 2160}}

State = dict[str, Any]


class SteamHouse(House):
    """All games of the house, with known dice: the same choices make the same game."""

    module = "tests.browser.steam_server"


@contextmanager
def steam_served(folder: Path) -> Iterator[SteamHouse]:
    house = SteamHouse(folder)
    house.start()
    try:
        yield house
    finally:
        house.stop()


def several(state: State) -> bool:
    return len(state["question"]["options"]) > 1


class Companion:
    """One person, known by a cookie."""

    numbers = count()

    def __init__(self, address: str, seat: int) -> None:
        self.wire = httpx.Client(base_url=address.rstrip("/"), headers={"X-Samovar": "1"}, timeout=PATIENCE)
        self.wire.get("/api/me")
        self.seat = seat

    def post(self, path: str, body: Any) -> Any:
        answer = self.wire.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def state(self, table: str, since: int | None = None) -> State:
        asked = {"seat": self.seat} if since is None else {"seat": self.seat, "since": since}
        told: State = self.wire.get(f"/api/tables/{table}/state", params=asked).json()
        return told

    def choose(self, table: str, state: State, line: str) -> None:
        message = {"type": "choose", "id": f"companion-{next(self.numbers)}", "seat": self.seat, "line": line}
        told = self.post(f"/api/tables/{table}/messages", {**message, "decision": state["decision"]})
        assert told["type"] == "accepted", (line, told)

    def cookies(self, address: str) -> list[dict[str, str]]:
        return [{"name": one.name, "value": one.value or "", "url": address} for one in self.wire.cookies.jar]


class Company:
    """All seats of a table. With known dice the same wishes lead to the same moment each time."""

    def __init__(self, address: str, players: int, scenario: str = "war", **config: Any) -> None:
        self.address = address.rstrip("/")
        self.people = [Companion(address, seat) for seat in range(players)]
        host, *guests = self.people
        seats = [{"kind": "me"}, *[{"kind": "open"} for _ in guests]]
        wish = {"game": "steamwatchers", "seats": seats, "config": {"players": players, "scenario": scenario, **config}}
        self.table = str(host.post("/api/tables", wish)["id"])
        host.post(f"/api/tables/{self.table}/ready", {"ready": True})
        for guest in guests:
            guest.post(f"/api/tables/{self.table}/join", {"seat": guest.seat})
            guest.post(f"/api/tables/{self.table}/ready", {"ready": True})
        self.dice = random.Random(7)
        self.wishes: tuple[str, ...] = ()
        self.caravan_order = "move"

    def __enter__(self) -> Company:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self.people:
            each.wire.close()

    def asked(self) -> tuple[Companion, State]:
        """Whoever has to decide, the first of them if there are several; anybody when the game is over."""
        host = self.people[0]
        state = host.state(self.table)
        seats = [] if state["outcome"] else state["ask"]["asked"]
        if not seats or host.seat in seats:
            return host, state
        person = self.people[seats[0]]
        return person, person.state(self.table)

    def choose(self, *lines: str) -> None:
        """Whoever is asked says this, then whoever is asked next."""
        for line in lines:
            person, state = self.asked()
            person.choose(self.table, state, line)

    def until(self, *keys: str, fits: Callable[[State], bool] = several) -> tuple[Companion, State]:
        """Play on, eager to move and to fight, until one of these is asked and the moment fits."""
        for _ in range(MOST):
            person, state = self.asked()
            assert not state["outcome"], "the game ended before that was asked"
            if state["question"]["title"]["key"] in keys and fits(state):
                return person, state
            person.choose(self.table, state, self.eager(state))
        raise AssertionError(f"{keys} was not asked")

    def eager(self, state: State) -> str:
        """What the company wishes for comes first; else everybody plans to move, and activates before passing."""
        lines: list[str] = [option["say"] for option in state["question"]["options"]]
        for wish in self.wishes:
            if wished := [line for line in lines if line.startswith(wish)]:
                return wished[0]
        if lines[0].startswith("plan"):
            board = f" {self.caravan_order}"
            return max(
                lines, key=lambda line: (line.endswith(board), line.count("=move"), line.count("=defence"), line)
            )
        orders = [line for line in lines if line.startswith("activate")]
        return self.dice.choice(orders or lines)

    @contextmanager
    def watched(self, browser: Browser, person: Companion | None, **reader: Any) -> Iterator[Page]:
        """The table in a browser, by the eyes of one of them, or of somebody without a seat."""
        options: dict[str, Any] = {**DESK, "locale": "en-GB", "reduced_motion": "reduce", **reader}
        contexts = Contexts.of(browser)
        context = contexts.take(**options)
        if person is not None:
            context.add_cookies(person.cookies(self.address))  # type: ignore[arg-type]
        page = context.new_page()
        page.add_init_script(PATIENT)
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda sent: None if sent.url.startswith(self.address) else complaints.append(sent.url))
        page.goto(f"{self.address}/t/{self.table}")
        page.wait_for_selector(MAP)
        yield page
        contexts.give(context)
        assert complaints == []
