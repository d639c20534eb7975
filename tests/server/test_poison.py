"""Nobody can break a table: what one player sends costs him an answer, and nobody else anything."""

from __future__ import annotations

import io
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert, update

from samovar.kernel.choice import Choice
from samovar.kernel.table import UNKNOWN
from samovar.server import logs
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.schema import HAPPENINGS, STANDING
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest, Live
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.stores import inside
from tests.tiny.game import Kettle
from tests.tiny.rules import Bid, Burn

Server = TestClient[Litestar]
CLOCK = {"kind": "decision", "seconds": 60}
HIDDEN = "fault-hidden-word"
CONDITION = {"fact": "fact-odds", "arg": "mean", "least": 1.0}
POISON = "burn 2"  # a line that is a fault of the broken rules below
SECRET = "a word that nobody may read"
PRIVATE = ("pong", "welcome", "clock", "chat")


def opened(tmp_path: Path, built: Path) -> Server:
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, absence=0.0, slack=1000)
    return TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE)


def two_at_a_table(server: Server, **fields: Any) -> tuple[Guest, Guest, str]:
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    table = anna.lay("me", "open", **fields)["id"]
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})
    return anna, boris, table


def news(live: Live) -> list[dict[str, Any]]:
    """What somebody has heard since he last looked, besides what he asked for himself."""
    known = len(live.heard)
    live.ask("ping")
    return [message for message in live.heard[known:] if message["type"] not in PRIVATE]


def left(live: Live, seat: int) -> float:
    clocks = [message for message in live.heard if message["type"] == "clock"]
    return float(clocks[-1]["clocks"][seat]["left"])


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules with a fault: a bid of two cannot be judged, nor one that is hidden."""
    judge = Bid.judge

    def faulty(step: Bid, table: Any, seat: int, choice: Choice) -> Any:
        if choice in (Burn(2), Burn(UNKNOWN)):
            raise IndexError(SECRET)
        return judge(step, table, seat, choice)

    monkeypatch.setattr(Bid, "judge", faulty)


@pytest.fixture
def unshowable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules with a fault that comes late: once both have bid."""
    monkeypatch.setattr(Bid, "reveal", lambda *_: 1 / 0)


def test_what_only_a_view_may_hold_is_refused_in_every_kind_of_message(kettle: Server):
    anna, boris, table = two_at_a_table(kettle)

    with anna.live(table) as hers, boris.live(table) as his:
        news(his)
        key = hers.state["question"]["title"]["key"]
        told = [
            hers.choose("burn ?"),
            hers.ask("preview", seat=0, line="burn ?"),
            hers.ask("stand", seat=0, key=key, line="burn ?"),
            hers.ask("stand", seat=0, key=key, line="burn 1", unless={**CONDITION, "line": "burn ?"}),
        ]
        path = f"/api/tables/{table}/messages"
        sent = anna.post(path, {"type": "preview", "id": "p", "seat": 0, "line": "burn ?"})
        noticed = news(his)

    assert [each["type"] for each in told] == ["refused"] * 4
    assert {each["why"]["args"]["reason"]["key"] for each in told} == {HIDDEN}
    assert (sent.status_code, sent.json()["args"]["reason"]["key"]) == (400, HIDDEN)
    assert noticed == []


@pytest.mark.usefixtures("broken")
def test_a_choice_that_is_a_fault_is_refused_and_nobody_else_notices(kettle: Server):
    anna, boris, table = two_at_a_table(kettle, clock=CLOCK)

    with anna.live(table) as hers, boris.live(table) as his:
        news(his)
        hers.until("clock")
        time.sleep(1.2)  # of her time
        told = [hers.choose(POISON), hers.ask("preview", seat=0, line=POISON)]
        noticed = news(his)
        with anna.live(table) as again:
            again.until("clock")
            hers_left = left(again, 0)
        fine = [hers.choose("burn 1"), his.choose("burn 1")]

    assert {each["why"]["key"] for each in told} == {"why-engine-fault"}
    assert noticed == []
    assert hers_left <= 59
    assert [each["type"] for each in fine] == ["accepted", "accepted"]


def test_a_fault_after_a_choice_leaves_the_table_as_it_is_stored_with_everybody_there(kettle: Server, request: Any):
    anna, boris, table = two_at_a_table(kettle, clock=CLOCK)

    with anna.live(table) as hers, boris.live(table) as his:
        news(his)
        his.choose("burn 3")
        hers.until("state")
        before = his.state
        request.getfixturevalue("unshowable")
        told = hers.choose("burn 1")
        noticed = news(his)
        after = boris.get(f"/api/tables/{table}/state", seat=1).json()
        request.getfixturevalue("monkeypatch").undo()
        mended = hers.choose("burn 1")
        his.until("state")

    assert told["why"]["key"] == "why-engine-fault"
    assert noticed == []
    assert {key: after[key] for key in ("rows", "answers", "seq")} == {
        key: before[key] for key in ("rows", "answers", "seq")
    }
    assert mended["type"] == "accepted"


@pytest.mark.usefixtures("broken")
def test_a_standing_answer_that_is_a_fault_is_forgotten_and_its_owner_told(kettle: Server):
    anna, boris, table = two_at_a_table(kettle)

    with anna.live(table) as hers, boris.live(table) as his:
        news(his)
        key = hers.state["question"]["title"]["key"]
        kept = hers.ask("stand", seat=0, key=key, line=POISON)
        notice = hers.until("notice")
        noticed = news(his)
        fine = [his.choose("burn 1"), hers.choose("burn 1")]
        with anna.live(table) as again:
            standing = again.heard[0]["standing"]

    assert kept["type"] == "accepted"
    assert notice["text"]["key"] == "notice-standing-forgotten"
    assert noticed == []
    assert standing == []
    assert [each["type"] for each in fine] == ["accepted", "accepted"]


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("line", ["burn ?", "burn 1 unless fact-odds mean 1 then burn ?", POISON, "nonsense"])
def test_a_standing_answer_poisoned_long_ago_does_not_brick_its_table(tmp_path, built, line: str):
    with opened(tmp_path, built) as server:
        anna, boris, table = two_at_a_table(server)
        with anna.live(table) as hers:
            key = hers.state["question"]["title"]["key"]
    with inside(tmp_path / "files") as file:
        file.execute(insert(STANDING).values(table_id=table, seat=0, key=key, line=line))

    with opened(tmp_path, built) as server:
        anna.client = boris.client = server
        with anna.live(table) as hers, boris.live(table) as his:
            fine = [hers.choose("burn 1"), his.choose("burn 1")]
            noticed = [each["type"] for each in his.heard if each["type"] in ("farewell", "notice")]

    assert {each["type"] for each in fine} <= {"accepted", "refused"}
    assert fine[1]["type"] == "accepted"
    assert noticed == []


@pytest.mark.usefixtures("broken")
def test_the_log_of_a_fault_quotes_nothing_that_it_says(kettle: Server):
    stream = io.StringIO()
    handler = logs.start(stream)
    anna, _, table = two_at_a_table(kettle)

    with anna.live(table) as hers:
        hers.choose(POISON)
    logging.getLogger(logs.NAME).removeHandler(handler)

    assert "IndexError" in stream.getvalue()
    assert SECRET not in stream.getvalue()
    assert POISON not in stream.getvalue()


def test_a_fault_of_a_lens_costs_the_answer_and_not_the_connection(kettle: Server, monkeypatch: pytest.MonkeyPatch):
    anna, boris, table = two_at_a_table(kettle)
    monkeypatch.setattr(Kettle, "look", lambda *_: 1 / 0)

    with anna.live(table) as hers, boris.live(table) as his:
        news(his)
        told = hers.ask("look", lens="anything", wish={})
        pong = hers.ask("ping")
        noticed = news(his)

    assert told["why"]["key"] == "why-engine-fault"
    assert pong["type"] == "pong"
    assert noticed == []


def test_clocks_and_absences_go_on_where_they_were_when_the_server_is_started_again(tmp_path, built):
    with opened(tmp_path, built) as server:
        anna, boris, table = two_at_a_table(server, clock=CLOCK)
        with boris.live(table):
            pass
        with anna.live(table) as hers:
            hers.until("clock")
            card = anna.get(f"/api/tables/{table}").json()
            time.sleep(1.2)
    with opened(tmp_path, built) as server:
        anna.client = server
        again = anna.get(f"/api/tables/{table}").json()
        with anna.live(table) as hers:
            hers.until("clock")

    assert left(hers, 0) <= 59
    assert again["seats"][1]["awaySince"] == card["seats"][1]["awaySince"]
    assert again["seats"][1]["awaySince"] is not None


def test_a_table_at_whose_rows_the_rules_stumble_goes_on_from_what_is_stored(
    tmp_path, built, monkeypatch: pytest.MonkeyPatch
):
    with opened(tmp_path, built) as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen", clock=CLOCK)["id"]
        with anna.live(table, seat=0) as live:
            live.choose(POISON)
    judge = Bid.judge
    monkeypatch.setattr(Bid, "judge", lambda *given: 1 / 0 if given[-1] == Burn(2) else judge(*given))

    with opened(tmp_path, built) as server:
        anna.client = server
        card = anna.get(f"/api/tables/{table}").json()

    assert card["status"] == "playing"


def test_a_table_that_cannot_be_read_is_stuck_and_the_others_wake(tmp_path, built):
    with opened(tmp_path, built) as server:
        anna = Guest(server)
        tables = [anna.lay("me", "same-screen", clock=CLOCK)["id"] for _ in range(2)]
        with anna.live(tables[0], seat=0) as live:
            live.choose(POISON)
    with inside(tmp_path / "files") as file:
        file.execute(update(HAPPENINGS).where(HAPPENINGS.c.table_id == tables[0]).values(state=b"{"))

    with opened(tmp_path, built) as server:
        anna.client = server
        cards = [anna.get(f"/api/tables/{table}").json() for table in tables]

    assert [card["status"] for card in cards] == ["stuck", "playing"]
    assert "burn" not in str(cards)
