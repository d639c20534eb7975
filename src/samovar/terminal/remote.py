"""A table of a server: its websocket tells every state, the same messages as a browser's go back (docs/protocol.md)."""

from __future__ import annotations

import json
import os
import secrets
import threading
from collections.abc import Callable
from http.cookiejar import MozillaCookieJar
from pathlib import Path
from queue import Empty, Queue
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from samovar.kernel.errors import Unreadable
from samovar.speech import Speech
from samovar.terminal.tables import Refused, Seen

PATIENCE: Final = 20.0  # seconds for an answer
AGAIN: Final = 2.0  # seconds until a lost connection is tried again
KEPT: Final = 500  # lines of the log


def base_of(address: str) -> str:
    parts = urlsplit(address if "://" in address else f"http://{address}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Unreadable("--server", f"'{address}' is no address such as https://club.example.org")
    return f"{parts.scheme}://{parts.netloc}"


class Server:
    """One server, known by its address; who we are there is kept in a file, so that seats are found again."""

    def __init__(self, address: str, keep: Path | None = None, token: str | None = None) -> None:
        self.address = base_of(address)
        self.jar = MozillaCookieJar(str(keep or kept_at(urlsplit(self.address).netloc)))
        if Path(self.jar.filename or "").is_file():
            self.jar.load(ignore_discard=True)
        headers = {"X-Samovar": "1", **({"Authorization": f"Bearer {token}"} if token else {})}
        self.http = httpx.Client(base_url=self.address, cookies=self.jar, headers=headers, timeout=PATIENCE)
        try:
            self.get("/api/me")
        except BaseException:
            self.http.close()
            raise
        self.keep()

    def get(self, path: str) -> Any:
        return self._answer(lambda: self.http.get(path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self._answer(lambda: self.http.post(path, json=body))

    def _answer(self, ask: Callable[[], httpx.Response]) -> Any:
        try:
            answer = ask()
        except httpx.HTTPError as fault:
            raise Unreadable("--server", f"{self.address} does not answer: {fault}") from None
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            try:
                raise Refused(answer.json())
            except (ValueError, AttributeError):
                raise Unreadable("--server", f"{self.address} answers {answer.status_code}") from None
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    def keep(self) -> None:
        """Cookies are keys to seats: nobody else on this machine may read them."""
        path = Path(self.jar.filename or "")
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w"):
            self.jar.save(ignore_discard=True)

    def live(self, table: str) -> ClientConnection:
        address = self.address.replace("http", "ws", 1)
        headers = {"Cookie": "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        return connect(f"{address}/api/tables/{table}/live", additional_headers=headers, max_size=None)

    def found(self, named: str) -> dict[str, Any]:
        """A table by its id or by its code; whoever holds no seat yet and finds one open takes it."""
        try:
            card = self.get(f"/api/codes/{named}")
        except Refused:
            card = self.get(f"/api/tables/{named}")
        if not card["mine"] and card["status"] == "lobby" and any(seat["kind"] == "open" for seat in card["seats"]):
            card = self.post(f"/api/tables/{card['id']}/join", {})
            card = self.post(f"/api/tables/{card['id']}/ready", {"ready": True})
        return dict(card)


def seated(address: str, table: str, token: str | None) -> ServerTable:
    """At this table of this server, on a free seat if there is one; Refused if the server does not let us in."""
    server = Server(address, token=token)
    try:
        return ServerTable(server, server.found(table))
    except BaseException:
        server.http.close()
        raise


def turned_away(address: str, fault: Refused, language: str) -> str:
    """Why somebody may not sit down there, in the server's own words."""
    try:
        answer = httpx.get(f"{base_of(address)}/api/texts/{language}", timeout=PATIENCE)
        texts = answer.text if answer.status_code == httpx.codes.OK else ""
    except httpx.HTTPError:
        texts = ""
    return Speech(language, [texts]).say({"key": fault.why["key"], "args": fault.why.get("args", {})})


def kept_at(server: str) -> Path:
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "samovar" / f"{server.replace(':', '_')}.cookies"


class ServerTable:
    """One table there."""

    def __init__(self, server: Server, card: dict[str, Any]) -> None:
        self.server = server
        self.id: str = card["id"]
        self.game: str = card["game"]
        self.config: dict[str, Any] = card["config"]
        box = server.get(f"/api/games/{self.game}")
        self.axes: dict[str, list[str]] = box["layout"]["axes"]
        self.row_axes = {row["name"]: row["axes"] for row in box["layout"]["rows"]}
        self.lenses: list[str] = box["lenses"]
        self.secrets: bool = box["secrets"]
        self.pack: str = card["pack"]
        printed = f"/api/games/{self.game}/files/printed.json?pack={self.pack}"
        self.printed: dict[str, Any] = server.get(printed) if "printed.json" in box["files"] else {}
        self.live = True
        self.laid(card)
        self._speech: dict[str, Speech] = {}
        self._states: dict[int, dict[str, Any]] = {}
        self._logs: dict[int, dict[int, dict[str, Any]]] = {}
        self._answers: dict[str, Queue[dict[str, Any]]] = {}
        self._changed = threading.Event()
        self._begun = threading.Event()
        self._shown = (self.mine or [-1])[0]
        self._ended = False
        self._line: ClientConnection | None = None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        if not self._begun.wait(PATIENCE):
            raise Unreadable("--server", "the table does not answer")

    def laid(self, card: dict[str, Any]) -> None:
        self.card = card
        self.mine: list[int] = card["mine"]
        self.seats: list[str] = [seat["id"] for seat in card["seats"]]
        self.names: list[str] = ["" if seat["seat"] in card["mine"] else seat["name"] for seat in card["seats"]]

    def speech(self, language: str) -> Speech:
        if language not in self._speech:
            texts = f"/api/games/{self.game}/texts/{language}?pack={self.pack}"
            self._speech[language] = Speech(
                language, [self.server.get(f"/api/texts/{language}"), self.server.get(texts)]
            )
        return self._speech[language]

    def seen(self, seat: int) -> Seen:
        if seat != self._shown and seat in self.mine:
            self._show(seat)
        state = self._states.get(seat)
        if state is None:
            empty: dict[str, list[int | None]] = {row: [0] * self._size(row) for row in self.row_axes}
            return Seen(seat, empty, {}, None, None, "never")
        lines = self._logs[seat]
        struck = set(state["struck"])
        log = [{"key": lines[n]["key"], "args": lines[n]["args"]} for n in sorted(lines) if n not in struck]
        undo = state["undo"]["kind"] if state["undo"] else "never"
        return Seen(
            seat=seat,
            rows=state["rows"],
            scene=state["scene"],
            ask=state["ask"],
            question=state["question"],
            undo=undo,
            log=log[-KEPT:],
            outcome=state["outcome"],
        )

    def _size(self, row: str) -> int:
        size = 1
        for axis in self.row_axes[row]:
            size *= len(self.axes[axis])
        return size

    def choose(self, seat: int, line: str) -> None:
        decision = self._states.get(seat, {}).get("decision")
        self._ask({"type": "choose", "seat": seat, "decision": decision or "", "line": line})

    def preview(self, seat: int, line: str) -> dict[str, Any]:
        return self._ask({"type": "preview", "seat": seat, "line": line})

    def undo(self, seat: int) -> None:
        self._ask({"type": "take-back", "seat": seat})

    def look(self, seat: int, lens: str, wish: dict[str, Any]) -> dict[str, Any]:
        seen_from = seat if seat >= 0 else None
        return dict(self._ask({"type": "look", "seat": seen_from, "lens": lens, "wish": wish})["answer"])

    def rules(self, language: str) -> list[tuple[str, str]]:
        books = self.server.get(f"/api/games/{self.game}/rules?language={language}")
        return [(rule["id"], rule["rule"]) for book in books for rule in book["rules"]]

    def step(self) -> bool:
        """Wait a moment for something new."""
        changed = self._changed.wait(0.5)
        self._changed.clear()
        return changed

    def close(self) -> None:
        self._ended = True
        if self._line is not None:
            self._line.close()
        self._listener.join(PATIENCE)
        self.server.keep()
        self.server.http.close()

    def _show(self, seat: int) -> None:
        self._shown = seat
        self._ask({"type": "show", "seat": seat, "since": 0})

    def _ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send, wait for the answer; Refused says why not."""
        id = secrets.token_hex(8)
        waiting: Queue[dict[str, Any]] = Queue()
        self._answers[id] = waiting
        try:
            if self._line is None:
                raise Refused({"key": "connection-lost", "args": {}})
            self._line.send(json.dumps({**message, "id": id}))
            answer = waiting.get(timeout=PATIENCE)
        except (ConnectionClosed, Empty):
            raise Refused({"key": "connection-lost", "args": {}}) from None
        finally:
            del self._answers[id]
        if answer["type"] == "refused":
            raise Refused(answer["why"])
        return answer

    def _listen(self) -> None:
        """Keep one connection; a lost one is made again from the last state."""
        while not self._ended:
            try:
                with self.server.live(self.id) as line:
                    shown = self._states.get(self._shown)
                    seat = self._shown if self._shown >= 0 else None
                    line.send(json.dumps({"type": "hello", "seat": seat, "since": shown["seq"] if shown else 0}))
                    self._line = line
                    for message in line:
                        self._take(json.loads(message))
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass
            self._line = None
            if not self._ended:
                threading.Event().wait(AGAIN)

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if message.get("id") in self._answers:
            self._answers[message["id"]].put(message)
        elif kind == "state":
            seat = -1 if message["seat"] is None else message["seat"]
            if message["since"] == 0:
                self._logs[seat] = {}
            self._states[seat] = message
            self._logs.setdefault(seat, {}).update({line["n"]: line for line in message["lines"]})
            self._shown = seat
            self._changed.set()
            self._begun.set()
        elif kind in ("welcome", "table"):
            self.laid(message["table"])
            self._changed.set()
            if message["table"]["status"] == "lobby":
                self._begun.set()
