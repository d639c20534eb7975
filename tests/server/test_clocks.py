"""Clocks: nobody can stall a table, and everybody is told before time runs out."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server import clocks
from samovar.server.clocks import Clocks
from samovar.server.wire.tables import ClockRule
from tests.server.guests import Guest

Server = TestClient[Litestar]


class Hours:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    hours = Hours()
    monkeypatch.setattr(clocks, "time", hours)
    return hours


def test_each_decision_has_its_own_time(hours: Hours):
    wall = Clocks(ClockRule(kind="decision", seconds=30), 2)
    wall.turn({0: 1})
    hours.now += 20

    left = wall.remaining(0)
    wall.turn({0: 2})

    assert left == 10
    assert wall.remaining(0) == 30
    assert wall.remaining(1) == 30


def test_a_player_spends_one_time_and_gains_a_bonus(hours: Hours):
    wall = Clocks(ClockRule(kind="player", seconds=60, bonus=5), 2)
    wall.turn({0: 1, 1: 1})
    hours.now += 20

    wall.turn({1: 1})
    hours.now += 45

    assert wall.remaining(0) == 45
    assert wall.run_out() == [1]


def test_the_warning_comes_once_and_before_the_end(hours: Hours):
    wall = Clocks(ClockRule(kind="decision", seconds=60), 1)
    wall.turn({0: 1})

    early = wall.to_warn()
    due = wall.next_ring()
    hours.now += 51
    warned = wall.to_warn()
    again = wall.to_warn()

    assert early == again == []
    assert due == 50
    assert warned == [0]
    assert wall.next_ring() == 9


def test_when_time_runs_out_the_question_answers_itself_and_says_so_first(
    kettle: Server, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(clocks, "LEAST_SECONDS", 1)
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", clock={"kind": "decision", "seconds": 1})["id"]
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})

    with anna.live(table) as hers, boris.live(table) as his:
        assert his.choose("burn 2")["type"] == "accepted"
        mine = hers.until("notice")
        theirs = his.until("notice")
        while not [line for line in hers.state["lines"] if line["key"] == "event-burnt"]:
            hers.until("state")

    assert mine["text"]["key"] == "notice-clock-yours"
    assert mine["text"]["args"]["choice"] == {"key": "choice-burn", "args": {"pieces": 0}}
    assert theirs["text"] == {"key": "notice-clock", "args": {"seat": 0, "seconds": mine["text"]["args"]["seconds"]}}
    assert "note-clock" in [line["key"] for line in hers.state["lines"]]


def test_the_clocks_of_all_are_told(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot", clock={"kind": "player", "seconds": 600, "bonus": 2})["id"]

    with anna.live(table) as live:
        told = live.until("clock")

    assert [clock["seat"] for clock in told["clocks"]] == [0, 1]
    assert told["clocks"][0]["running"] is True
    assert 0 < told["clocks"][0]["left"] <= 600
