"""Somebody is away: how long the others wait, which bot plays meanwhile, and that the seat is there on return."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.absence import fair_time, level_for
from samovar.server.app import create_app
from samovar.server.archive import SeatFacts
from samovar.server.client import Client
from samovar.server.settings import Settings
from samovar.server.wire.tables import ClockRule
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.readers import sentence_of

Server = TestClient[Litestar]


@contextmanager
def opened(folder: Path, built: Path, **settings: Any) -> Iterator[Server]:
    told = {"bots": "thread", "bot_pause": 0.0, "slack": 1000, **settings}
    with TestClient(
        create_app(Settings(folder / "files", **told), Client(built), kettle_catalogue()), base_url=HERE
    ) as one:
        yield one


def two(server: Server, **fields: Any) -> tuple[Guest, Guest, str]:
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    table = anna.lay("me", "open", **fields)["id"]
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})
    return anna, boris, table


def test_somebody_who_left_for_a_minute_keeps_his_seat(tmp_path: Path, built: Path):
    with opened(tmp_path, built) as server:
        anna, _, table = two(server)
        room = server.app.state.service.rooms.find(table).room
        room.seats[1].left_at = room.opened_at = room.opened_at - 200

        with anna.live(table) as hers:
            early = hers.ask("take-over", seat=1)
            sentence = sentence_of(server, early["why"], "en")
            room.seats[1].left_at -= 200
            later = hers.ask("take-over", seat=1)

    assert early["why"]["key"] == "why-not-away-long"
    assert "5 minutes" in sentence
    assert later["type"] == "accepted"


@pytest.mark.parametrize(
    ("rule", "least"),
    [
        (ClockRule(), 300),
        (ClockRule(kind="decision", seconds=60), 300),
        (ClockRule(kind="decision", seconds=24 * 3600), 24 * 3600),
        (ClockRule(kind="player", seconds=1800), 300),
        (ClockRule(kind="player", seconds=10 * 24 * 3600), 24 * 3600),
    ],
)
def test_the_slower_the_clock_the_longer_the_others_wait(rule: ClockRule, least: float):
    assert fair_time(rule, 300.0) == least


def test_a_slow_table_says_in_hours_how_long_one_waits(tmp_path: Path, built: Path):
    with opened(tmp_path, built, absence=0.0) as server:
        anna, _, table = two(server, clock={"kind": "decision", "seconds": 48 * 3600, "bonus": 0})

        with anna.live(table) as hers:
            early = hers.ask("take-over", seat=1)
            sentences = [sentence_of(server, early["why"], language) for language in ("en", "fr")]

    assert "48 hours" in sentences[0]
    assert "48 heures" in sentences[1]


def bots(*levels: str) -> list[SeatFacts]:
    return [SeatFacts(seat, str(seat), "bot" if level else "person", level=level) for seat, level in enumerate(levels)]


@pytest.mark.parametrize(
    ("seats", "levels", "chosen"),
    [
        (["", ""], ["random", "greedy"], "greedy"),
        (["", ""], ["random", "easy", "middle", "strong"], "middle"),
        (["", ""], ["random"], "random"),
        (["", "easy"], ["random", "easy", "middle"], "easy"),
        (["", "easy", "strong", "strong"], ["random", "easy", "strong"], "strong"),
    ],
)
def test_the_bot_is_one_of_those_that_the_table_was_laid_with(seats: list[str], levels: list[str], chosen: str):
    assert level_for(bots(*seats), levels) == chosen


def test_an_opponent_does_not_choose_how_weak_the_bot_is(kettle: Server, monkeypatch: pytest.MonkeyPatch):
    anna, _, table = two(kettle)
    monkeypatch.setattr("samovar.server.catalogue.levels_of", lambda game: ["random", "random-too"])
    monkeypatch.setattr("samovar.server.bot_runner.BotRunner._play_bot", never)

    with anna.live(table) as hers:
        hers.ask("take-over", seat=1, level="random")

    assert anna.get(f"/api/tables/{table}").json()["seats"][1]["lent"] == "random-too"


async def never(*_: object) -> None:
    raise RuntimeError("no bot has this level")


def test_everybody_is_told_that_a_bot_plays_for_the_absent(kettle: Server):
    anna, _, table = two(kettle)
    stranger = Guest(kettle)

    with anna.live(table) as hers, stranger.live(table) as theirs:
        hers.ask("take-over", seat=1)
        notices = [live.until("notice") if not told(live) else told(live)[0] for live in (hers, theirs)]
        lines = [line["key"] for line in anna.get(f"/api/tables/{table}/state").json()["lines"]]

    assert [notice["text"]["key"] for notice in notices] == ["notice-taken-over"] * 2
    assert "Boris" in str(notices[0]["text"]["args"]) or notices[0]["text"]["args"]["seat"] == 1
    assert "note-taken-over" in lines


def told(live: Any) -> list[dict[str, Any]]:
    return [message for message in live.heard if message["type"] == "notice"]


def test_the_absent_has_his_seat_back_as_soon_as_he_returns(kettle: Server):
    anna, boris, table = two(kettle)

    with anna.live(table) as hers:
        hers.ask("take-over", seat=1)
        before = anna.get(f"/api/tables/{table}").json()["seats"][1]["lent"]
        with boris.live(table) as his:
            while his.state["lines"][-1]["key"] != "note-reclaimed":
                his.until("state")
            after = anna.get(f"/api/tables/{table}").json()["seats"][1]["lent"]
            hers.until("notice", text={"key": "notice-seat-back", "args": {"seat": 1}})

    assert before == "random"
    assert after is None


def test_the_absent_has_his_seat_back_after_a_restart_too(tmp_path: Path, built: Path):
    with opened(tmp_path, built, absence=0.0) as server:
        anna, boris, table = two(server)
        with anna.live(table) as hers:
            hers.ask("take-over", seat=1)

    with opened(tmp_path, built, absence=0.0) as server:
        anna.client = boris.client = server
        before = anna.get(f"/api/tables/{table}").json()["seats"][1]["lent"]
        with boris.live(table) as his:
            while his.state["lines"][-1]["key"] != "note-reclaimed":
                his.until("state")
        after = anna.get(f"/api/tables/{table}").json()["seats"][1]["lent"]

    assert before == "random"
    assert after is None


def test_a_seat_that_its_holder_lent_himself_stays_lent_when_he_looks_in(kettle: Server):
    anna, boris, table = two(kettle)
    with boris.live(table) as his:
        his.ask("lend", seat=1, level="random")

    with boris.live(table) as his:
        his.ask("ping")
        card = anna.get(f"/api/tables/{table}").json()

    assert card["seats"][1]["lent"] == "random"


def test_whoever_plays_without_a_websocket_is_not_away(tmp_path: Path, built: Path):
    with opened(tmp_path, built) as server:
        anna, boris, table = two(server)
        room = server.app.state.service.rooms.find(table).room
        room.seats[1].left_at = room.opened_at = room.opened_at - 1000
        message = {"type": "choose", "id": "a", "seat": 1, "decision": "d1", "line": "burn 1"}

        chosen = boris.post(f"/api/tables/{table}/messages", message)
        with anna.live(table) as hers:
            refused = hers.ask("take-over", seat=1)

    assert chosen.status_code == 200
    assert refused["why"]["key"] == "why-not-away-long"


def test_whoever_comes_back_without_a_websocket_has_his_seat_back(kettle: Server):
    anna, boris, table = two(kettle)
    with anna.live(table) as hers:
        hers.ask("take-over", seat=1)

    boris.post(f"/api/tables/{table}/messages", {"type": "ping", "id": "a"})

    assert anna.get(f"/api/tables/{table}").json()["seats"][1]["lent"] is None
