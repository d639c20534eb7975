"""People who play by the server's plain requests, by a seed, so that a data file can be made and played on."""

from __future__ import annotations

import itertools
import random
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

Server = TestClient[Litestar]
MOST_CHOICES = 20_000  # of one game; more is a game that does not end

COUNTER = itertools.count(1)


class Player:
    """Somebody with a cookie."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self.server = server
        answer = server.get("/api/me", headers={"cookie": cookie})
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        server.cookies.clear()
        self.me: dict[str, Any] = answer.json()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.server.request(method, path, json=body, headers={"cookie": self.cookie, "x-samovar": "1"})
        self.server.cookies.clear()
        return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, {} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def say(self, table: str, type: str, **fields: Any) -> dict[str, Any]:
        answer = self.ask("POST", f"/api/tables/{table}/messages", {"type": type, "id": f"m{next(COUNTER)}", **fields})
        told: dict[str, Any] = answer.json()
        return told

    def state(self, table: str, seat: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}/state" + ("" if seat is None else f"?seat={seat}"))
        return found


class Company:
    """Those who hold the seats of one table, and a pick that the seed decides."""

    def __init__(self, table: str, seats: dict[int, Player], seed: int) -> None:
        self.table = table
        self.seats = seats
        self.dice = random.Random(seed)

    def asked(self) -> list[int]:
        """Seats that have still to answer."""
        return self.waiting(next(iter(self.seats.values())).state(self.table))

    def waiting(self, state: dict[str, Any]) -> list[int]:
        return [] if state["ask"] is None else [seat for seat in state["ask"]["asked"] if seat in self.seats]

    def choose(self, seat: int, state: dict[str, Any] | None = None) -> dict[str, Any]:
        """One choice for this seat; gives the state that it was asked in."""
        state = state or self.seats[seat].state(self.table, seat)
        line = self.dice.choice(state["question"]["options"])["say"]
        told = self.seats[seat].say(self.table, "choose", seat=seat, decision=state["decision"], line=line)
        assert told["type"] == "accepted", (line, told)
        return state

    def play(self, most: int = MOST_CHOICES) -> int:
        """Until the game is over, or for so many choices."""
        last = next(iter(self.seats))
        for done in range(most):
            state = self.seats[last].state(self.table, last)  # whoever chose is often asked again: one request for both
            waiting = self.waiting(state)
            if not waiting:
                return done
            seat = self.dice.choice(waiting)
            self.choose(seat, state if seat == last else None)
            last = seat
        return most
