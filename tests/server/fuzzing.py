"""Fuzzing a table: one player sends all that the wire knows, with odd words in it; the other must notice nothing.

`tests/server/test_fuzz.py` does it for some seconds, `python -m benchmarks.fuzz --minutes 60` for as long as one likes.
"""

from __future__ import annotations

import logging
import time
import types
import typing
from collections import Counter, deque
from collections.abc import Callable
from queue import Empty
from random import Random
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from samovar.games import open_box
from samovar.kernel.table import SPECTATOR
from samovar.server.wire.live import Choose, Heard, Preview, Resign, Stand
from tests.odd_lines import ODD_WORDS, OddLines, odd_json, spoilt_json
from tests.server.guests import PATIENCE, Guest, Live

LONGEST: Final = 8_100  # letters of an odd word; a message may have 32 kB
BELIEVABLE: Final = 40  # options among which somebody chooses
PLAYER_CLOCK: Final[dict[str, Any]] = {"kind": "player", "seconds": 3600, "bonus": 0}
SHORT_CLOCK: Final[dict[str, Any]] = {"kind": "decision", "seconds": 5, "bonus": 0}
SLACK: Final = 6.0  # seconds by which a busy machine may be late
BLUR: Final = 0.25  # clocks are told in tenths of a second
OFFENDER, OPPONENT = 0, 1
WITH_LINES: Final = (Choose, Preview, Stand)  # they go deepest, and come more often than the others
# What reaches the opponent because something happened at the table that may happen there.
EXPECTED: Final = {"welcome", "state", "clock", "table", "chat", "proposals", "notice", "pong", "accepted"}


class Broken(AssertionError):
    """Somebody noticed something that nobody may notice."""


class Complaints(logging.Handler):
    """What the server's log complains of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.told.append(logging.Formatter().format(record))

    def __enter__(self) -> Complaints:
        for name in ("samovar.server", "litestar", ""):
            logging.getLogger(name).addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        for name in ("samovar.server", "litestar", ""):
            logging.getLogger(name).removeHandler(self)


class Fuzz:
    """A table of one game with two people, one of whom means no good."""

    def __init__(self, server: TestClient[Litestar], game: str, seed: int, clock: dict[str, Any]) -> None:
        self.lot = Random(f"{game}:{seed}")
        self.server = server
        self.game = open_box(game)
        self.odd = OddLines(self.game.vocabulary(), self.lot)
        self.words = [*self.odd.ids[:80], *self.game.lenses(), *self.game.tools(), *ODD_WORDS[:20]]
        self.offender, self.opponent = Guest(server, "Offender"), Guest(server, "Opponent")
        self.table = self.lay(game, clock)
        self.sent: deque[str] = deque(maxlen=30)
        self.count = Counter[str]()
        self.number = 0
        self.clock: list[dict[str, Any]] = []
        self.asked = ""  # the opponent's own last message
        self.since: tuple[str, float] = ("", time.monotonic())
        self.longest = 0.0  # seconds for which the offender has held one decision
        self.overruled = False  # whether the clock has chosen for the offender, or a bot that he let play

    def lay(self, game: str, clock: dict[str, Any]) -> str:
        box = self.offender.get(f"/api/games/{game}").json()
        config = {"players": 2} if any(setting["key"] == "players" for setting in box["settings"]) else {}
        names = self.offender.post(f"/api/games/{game}/seating", {"config": config}).json()["seats"]
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * (len(names) - 2)]
        laid = self.offender.post("/api/tables", {"game": game, "seats": seats, "config": config, "clock": clock})
        table = str(laid.json()["id"])
        self.opponent.post(f"/api/tables/{table}/join")
        self.opponent.post(f"/api/tables/{table}/ready", {"ready": True})
        return table

    def run(self, seconds: float, stalls: bool = False, enough: Callable[[], bool] = lambda: True) -> Counter[str]:
        """Be a nuisance for so long, and on a slow machine until it was `enough`. Who `stalls` never chooses well, and
        must lose his decisions to the clock."""
        end = time.monotonic() + seconds
        last = end + PATIENCE
        with Complaints() as complaints, self.opponent.live(self.table) as his, self.offender.live(self.table) as hers:
            self.watch(his)
            while his.state["outcome"] is None and ((now := time.monotonic()) < end or (now < last and not enough())):
                for _ in range(8):
                    self.annoy(hers)
                self.annoy_by_http()
                if complaints.told:
                    raise Broken(f"{self.story()}\n{complaints.told[0]}")
                if not stalls:
                    self.behave(hers)
                self.play(his)
                self.held(hers)
        self.check_card()
        if complaints.told:
            raise Broken(f"{self.story()}\n{complaints.told[0]}")
        return self.count

    def story(self) -> str:
        return "\n".join(["What was sent last:", *self.sent])

    # The offender.

    def annoy(self, live: Live) -> None:
        """Any message of the wire, and its answer: taken or refused with a reason, by a connection that stays."""
        kind = self.lot.choice([*typing.get_args(Heard), *WITH_LINES * 4])
        message = self.message(kind, live)
        self.sent.append(f"live {message!r}"[:600])
        self.count[f"live {message['type']}"] += 1
        try:
            live.session.send_json(message)
            while True:
                told = live.next()
                if told["type"] == "farewell":
                    raise Broken(f"{self.story()}\nthe sender's connection ended: {told}")
                if told.get("id") == message.get("id", "") and told["type"] not in ("state", "welcome"):
                    break
        except (Empty, RuntimeError) as fault:
            raise Broken(f"{self.story()}\nno answer: {fault!r}") from fault
        except Exception as fault:
            if isinstance(fault, Broken):
                raise
            raise Broken(f"{self.story()}\nthe sender's connection broke: {fault!r}") from fault
        self.answered(told)

    def answered(self, told: dict[str, Any]) -> None:
        self.count[told["type"]] += 1
        if told["type"] == "refused" and (told["why"]["key"] == "why-engine-fault" or not told["why"]["key"]):
            raise Broken(f"{self.story()}\na fault: {told}")

    def message(self, kind: Any, live: Live) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        hints = typing.get_type_hints(kind)
        for field in msgspec.structs.fields(kind):
            fields[field.encode_name] = self.value(field.name, hints[field.name], live)
        if kind is Resign and fields["seat"] == OFFENDER:
            fields["seat"] = OPPONENT  # his own would end what is tried here
        self.number += 1
        if "id" in fields:
            fields["id"] = self.lot.choice([f"f{self.number}", f"f{self.number}", f"{self.number}é\u202e"])
        return {"type": kind.__struct_config__.tag, **fields}

    def value(self, name: str, hint: Any, live: Live) -> Any:
        """Something of the right type, so that it is heard, and mostly of the right kind, so that it goes deep."""
        origin, inner = typing.get_origin(hint), typing.get_args(hint)
        if origin in (typing.Union, types.UnionType):
            return self.value(name, self.lot.choice(inner), live)
        if hint is type(None):
            return None
        if hint is bool:
            return self.lot.random() < 0.5
        if hint is int:
            return self.whole(name)
        if hint is float:
            return self.lot.choice([0.0, 1.5, 999999.0, -1.0, 1e300, 1e-9])
        if hint is str:
            return self.text(name, live)
        if origin is dict or hint is dict:
            return spoilt_json({"figure": "a1", "at": [9000, 9000], "goal": "x"}, self.lot, self.words)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            hints = typing.get_type_hints(hint)
            fields = msgspec.structs.fields(hint)
            return {field.encode_name: self.value(field.name, hints[field.name], live) for field in fields}
        raise Broken(f"the fuzz knows no {hint} for '{name}': teach it")

    def whole(self, name: str) -> int:
        if name == "seat" and self.lot.random() < 0.9:
            return OFFENDER
        return self.lot.choice([0, 1, 2, 3, 7, -1, -2, SPECTATOR, 10**9, -(10**9), 2**63 - 1, 2**70])

    def text(self, name: str, live: Live) -> str:
        state = live.state
        question = state.get("question") or {}
        lines = [option["say"] for option in question.get("options", [])[:BELIEVABLE]]
        if name == "line":
            line = self.odd.line(lines)
            return line[:LONGEST]
        known: dict[str, list[str]] = {
            "decision": [*[state.get("decision") or "d1"] * 6, "d0", "d99999999999999999999"],
            "key": [*[question.get("title", {}).get("key", "ask-x")] * 4, "ask-nothing"],
            "fact": ["fact-odds"],
            "arg": ["mean"],
            "level": ["random", "greedy", "genius"],
            "lens": [*self.game.lenses(), "nothing"],
            "proposal": ["p1", "p2", "p"],
            "person": [self.opponent.id, "nobody"],
            "kind": ["zone", "figure", "die", "card", "district", "seat", "clan"],
        }
        meant = known.get(name, self.words)
        return self.lot.choice(meant if self.lot.random() < 0.85 else [*self.words, "x" * 600])

    def behave(self, live: Live) -> None:
        """Choose as one should, so that there are other questions to be a nuisance at."""
        if self.lot.random() < 0.6 and live.state.get("question") and OFFENDER in live.state["ask"]["asked"]:
            option = self.lot.choice(live.state["question"]["options"][:BELIEVABLE])
            self.sent.append(f"live choose {option['say']}")
            self.answered(live.choose(option["say"]))
        if self.lot.random() < 0.2:
            self.sent.append("live reclaim")
            self.answered(live.ask("reclaim", seat=OFFENDER))

    def held(self, live: Live) -> None:
        """How long the offender has been asked the same."""
        live.ask("ping")
        told = [line for each in live.heard if each["type"] == "state" for line in each["lines"]]
        by_others = [line for line in told if line["key"] in ("note-clock", "note-lent")]
        self.overruled = self.overruled or any(line["args"]["seat"] == OFFENDER for line in by_others)
        del live.heard[:]
        decision = str(live.state["decision"]) if OFFENDER in (live.state["ask"] or {}).get("asked", []) else ""
        now = time.monotonic()
        if not decision or decision != self.since[0]:
            self.since = (decision, now)
        self.longest = max(self.longest, now - self.since[1])

    def annoy_by_http(self) -> None:
        """The same messages with values of any type, and one of the other routes."""
        kind = self.lot.choice([kind for kind in typing.get_args(Heard) if kind is not Resign])
        body: Any = {"type": kind.__struct_config__.tag}
        for field in msgspec.structs.fields(kind):
            if self.lot.random() < 0.9:
                body[field.encode_name] = odd_json(self.lot, self.words)
        self.post(f"/api/tables/{self.table}/messages", body if self.lot.random() < 0.9 else odd_json(self.lot, []))
        path, good = self.lot.choice(self.routes())
        self.post(path, spoilt_json(good, self.lot, self.words) if good else odd_json(self.lot, self.words))
        self.get()
        if self.lot.random() < 0.2:
            self.bring()

    def routes(self) -> list[tuple[str, dict[str, Any]]]:
        here, game = f"/api/tables/{self.table}", f"/api/games/{self.game.id}"
        lens = self.lot.choice([*self.game.lenses(), "nothing"])
        tool = self.lot.choice([*self.game.tools(), "nothing"])
        return [
            (f"{game}/seating", {"config": {self.lot.choice(self.game.settings()).key: 1}}),
            (f"{game}/craft/{tool}", {"wish": {"cards": [], "seed": 1, "settings": {}}}),
            (f"{here}/replay/look", {"seq": 1, "lens": lens, "seen": "public", "wish": {"figure": "a1"}}),
            (f"{here}/fork", {"seq": 1, "seen": "public", "seats": [{"kind": "me"}], "public": False}),
            (f"{here}/sequel", {"wish": {"keeps": [[]], "planner": 0}}),
            (f"{here}/join", {"seat": 0, "name": "x"}),
            (f"{here}/seats", {"seat": 0, "kind": "bot", "level": "random", "name": ""}),
            (f"{here}/ready", {"ready": True}),
            ("/api/tables", {"game": self.game.id, "config": {}, "seats": [{"kind": "open"}], "clock": {"kind": "x"}}),
        ]

    def post(self, path: str, body: Any) -> None:
        self.sent.append(f"POST {path} {body!r}"[:600])
        self.judge_answer(path, self.offender.post(path, body))

    def get(self) -> None:
        place = self.lot.choice(["state", "replay", "replay/states", "record", "dice", "", "nothing"])
        query = {
            self.lot.choice(["seat", "since", "seen", "like", "seq", "first", "last", "x"]): self.lot.choice(
                [*self.words, "0", "-1", "1", str(2**70), "public", "all"]
            )
            for _ in range(self.lot.randrange(3))
        }
        path = f"/api/tables/{self.table}/{place}".rstrip("/")
        self.sent.append(f"GET {path} {query!r}")
        self.judge_answer(path, self.offender.get(path, **query))

    def bring(self) -> None:
        """A record with an odd line in it."""
        game = self.game
        config = game.defaults()
        head = ["samovar record 1", f"game {game.id}", f"rules {game.rules_version}", f"pack {game.pack()}"]
        lines = [*head, f"config {msgspec.json.encode(config).decode()}", "seat 0 a", "seat 1 b", "", "~ 1/2"]
        lines.insert(self.lot.randrange(len(lines) + 1), self.odd.line([]))
        lines.append(f"{self.lot.choice([0, 1, 9])} {self.odd.line([])}")
        body = "\n".join(lines).encode("utf-8", "replace")
        self.sent.append(f"POST /api/records {body!r}"[:600])
        answer = self.server.post("/api/records", content=body, headers=self.offender.headers())
        self.server.cookies.clear()
        self.judge_answer("/api/records", answer)

    def judge_answer(self, path: str, answer: Any) -> None:
        self.count[f"http {answer.status_code}"] += 1
        if answer.status_code >= 500:
            raise Broken(f"{self.story()}\n{path}: {answer.status_code} {answer.text[:500]}")
        if answer.status_code >= 400 and not answer.json()["key"]:
            raise Broken(f"{self.story()}\n{path}: no reason")

    # The opponent.

    def watch(self, live: Live) -> None:
        """Read all that has come: nothing in it may be out of the ordinary, and no clock may be set back."""
        try:
            live.ask("ping")
        except Exception as fault:
            raise Broken(f"{self.story()}\nthe opponent's connection broke: {fault!r}") from fault
        for told in live.heard:
            if told["type"] not in EXPECTED and not (told["type"] == "refused" and told["id"] == self.asked):
                raise Broken(f"{self.story()}\nthe opponent was told {told}")
            if told["type"] == "clock":
                self.compare(told["clocks"])
        del live.heard[:]

    def compare(self, clocks: list[dict[str, Any]]) -> None:
        """With one time for the whole game, no clock gains, and one that stands loses nothing."""
        for before, now in zip(self.clock, clocks, strict=False):
            gained = now["left"] - before["left"]
            if gained > BLUR or (gained < -BLUR and not before["running"]):
                raise Broken(f"{self.story()}\nthe clock of seat {now['seat']} went {before} → {now}")
        self.clock = clocks if self.is_player_clock(clocks) else []

    def is_player_clock(self, clocks: list[dict[str, Any]]) -> bool:
        return any(each["left"] > SHORT_CLOCK["seconds"] for each in clocks)

    def play(self, live: Live) -> None:
        """The opponent chooses whenever he is asked, and it is taken, unless the question changed under his hand."""
        self.watch(live)
        state = live.state
        if not state.get("question") or OPPONENT not in state["ask"]["asked"]:
            return
        line = self.lot.choice(state["question"]["options"][:BELIEVABLE])["say"]
        told = live.choose(line)
        self.asked = told["id"]
        why = f": {told['why']['key']}{', stale' if told['stale'] else ''}" if told["type"] == "refused" else ""
        self.count[f"opponent {told['type']}{why}"] += 1
        if told["type"] == "refused" and not told["stale"]:
            fresh = self.opponent.get(f"/api/tables/{self.table}/state", seat=OPPONENT).json()
            if fresh["seq"] == state["seq"]:
                raise Broken(f"{self.story()}\nthe opponent could not choose {line}: {told}")

    def check_card(self) -> None:
        card = self.opponent.get(f"/api/tables/{self.table}").json()
        if card["status"] not in ("playing", "over") or card["fault"] is not None:
            raise Broken(f"{self.story()}\nthe table is {card['status']}: {card['fault']}")
