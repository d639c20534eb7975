"""People for the tests: each with a cookie of their own, at one server in memory."""

from __future__ import annotations

import itertools
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

PATIENCE = 60.0  # seconds: a crowded machine is no failure
COUNTER = itertools.count(1)


class Live:
    """A connection to a table, with the last state and everything heard."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}

    def next(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = self.session.receive_json(timeout=timeout)
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, *types: str, **wanted: Any) -> dict[str, Any]:
        """The next message of one of these types, with these values."""
        while True:
            message = self.next()
            if message["type"] in types and all(message[key] == value for key, value in wanted.items()):
                return message

    def say(self, type: str, **fields: Any) -> None:
        self.session.send_json({"type": type, **fields})

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something with an id, and wait for its answer."""
        id = f"m{next(COUNTER)}"
        self.say(type, id=id, **fields)
        while True:
            message = self.next()
            if message.get("id") == id:
                return message

    def choose(self, line: str, **fields: Any) -> dict[str, Any]:
        told = {"seat": self.state["seat"], "decision": self.state["decision"], "line": line, **fields}
        return self.ask("choose", **told)

    def first_line(self) -> str:
        return str(self.state["question"]["options"][0]["say"])


class Guest:
    """Somebody with a browser."""

    def __init__(self, client: TestClient[Litestar], name: str = "") -> None:
        self.client = client
        answer = client.get("/api/me", headers={"cookie": ""})
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        client.cookies.clear()
        self.id: str = answer.json()["id"]
        if name:
            self.put("/api/me", {"name": name})

    def headers(self) -> dict[str, str]:
        return {"cookie": self.cookie, "x-samovar": "1"}

    def get(self, path: str, **query: Any) -> Any:
        answer = self.client.get(path, params=query, headers=self.headers())
        self.client.cookies.clear()
        return answer

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.client.post(path, json={} if body is None else body, headers=self.headers())
        self.client.cookies.clear()
        return answer

    def put(self, path: str, body: Any) -> Any:
        answer = self.client.put(path, json=body, headers=self.headers())
        self.client.cookies.clear()
        return answer

    def delete(self, path: str) -> Any:
        answer = self.client.delete(path, headers=self.headers())
        self.client.cookies.clear()
        return answer

    def lay(self, *seats: str, **fields: Any) -> dict[str, Any]:
        """A table of Kettle: seats are "me", "open", "same-screen" or "bot"."""
        wishes = [{"kind": seat, "level": "random" if seat == "bot" else ""} for seat in seats]
        config = {"players": len(seats), **fields.pop("config", {})}
        answer = self.post("/api/tables", {"game": "kettle", "seats": wishes, "config": config, **fields})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def live(self, table: str, **hello: Any) -> Any:
        return Seated(self, table, hello)


class Seated:
    """A connection as a context: greets on the way in."""

    def __init__(self, guest: Guest, table: str, hello: dict[str, Any]) -> None:
        path = f"/api/tables/{table}/live"
        self.session = guest.client.websocket_connect(path, headers=guest.headers())
        self.hello = hello

    def __enter__(self) -> Live:
        live = Live(self.session.__enter__())
        live.say("hello", **self.hello)
        welcome = live.until("welcome", "farewell")
        if welcome["type"] == "welcome" and welcome["table"]["status"] in ("playing", "over"):
            live.until("state")
        return live

    def __exit__(self, *fault: Any) -> None:
        self.session.__exit__(*fault)
