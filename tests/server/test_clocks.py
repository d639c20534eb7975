"""Clocks: nobody can stall a table, and everybody is told before time runs out."""

import time

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server import clocks
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.clocks import Clocks
from samovar.server.settings import Settings
from samovar.server.wire.tables import ClockRule
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.test_house_games import PLAYABLE

DEFAULTS = 30

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
    wall.turn({0: 2}, by=0)

    assert left == 10
    assert wall.remaining(0) == 30
    assert wall.remaining(1) == 30


def test_a_player_spends_one_time_and_gains_a_bonus(hours: Hours):
    wall = Clocks(ClockRule(kind="player", seconds=60, bonus=5), 2)
    wall.turn({0: 1, 1: 1})
    hours.now += 20

    wall.turn({1: 1}, by=0)
    hours.now += 45

    assert wall.remaining(0) == 45
    assert wall.run_out() == [1]


@pytest.mark.parametrize(
    "rule", [ClockRule(kind="decision", seconds=60), ClockRule(kind="player", seconds=60, bonus=5)]
)
def test_going_back_and_forth_gains_no_time(hours: Hours, rule: ClockRule):
    wall = Clocks(rule, 2)
    wall.turn({0: 1})
    spent = 0.0

    for number in range(1, 50):
        spent += min(wall.remaining(0), 10)
        hours.now += 10
        if wall.run_out():
            break
        wall.turn({0: 2 * number}, by=0)
        wall.turn({0: 2 * number + 1}, by=0, back=1)

    assert wall.run_out() == [0]
    assert spent <= 2 * 60


def test_a_choice_that_was_taken_back_is_made_again_on_the_time_that_is_left(hours: Hours):
    wall = Clocks(ClockRule(kind="decision", seconds=60), 2)
    wall.turn({0: 1})
    wall.turn({1: 2}, by=0)
    wall.turn({0: 3}, by=0, back=1)
    hours.now += 50

    wall.turn({1: 4}, by=0)
    again = wall.remaining(0)
    wall.turn({0: 5}, by=1)
    wall.turn({1: 6}, by=0)

    assert again == 10
    assert wall.remaining(0) == 60


def test_whoever_is_interrupted_loses_no_time_of_a_decision_and_earns_no_bonus(hours: Hours):
    decision = Clocks(ClockRule(kind="decision", seconds=60), 2)
    player = Clocks(ClockRule(kind="player", seconds=60, bonus=5), 2)
    for wall in (decision, player):
        wall.turn({0: 1, 1: 1})
    hours.now += 20

    for wall in (decision, player):
        wall.turn({0: 2}, by=0)

    assert decision.remaining(1) == 60
    assert player.remaining(1) == 40


def test_lending_a_seat_and_taking_it_back_gains_no_time_unless_the_bot_has_chosen(hours: Hours):
    wall = Clocks(ClockRule(kind="decision", seconds=60), 1)
    wall.turn({0: 1})
    hours.now += 50

    wall.charge(0)
    wall.turn({})
    wall.turn({0: 1})
    at_once = wall.remaining(0)
    wall.charge(0)
    wall.turn({}, by=0)
    wall.forgive(0)

    assert at_once == 10
    assert wall.remaining(0) == 60


@pytest.mark.parametrize(
    "rule", [ClockRule(kind="decision", seconds=60), ClockRule(kind="player", seconds=60, bonus=5)]
)
@pytest.mark.parametrize(("by", "back", "made"), [(0, 0, False), (1, 0, False), (0, 1, False), (0, 0, True)])
def test_what_is_stored_with_a_choice_is_what_the_clocks_show_after_it(
    hours: Hours, rule: ClockRule, by: int, back: int, made: bool
):
    wall = Clocks(rule, 2)
    wall.turn({0: 1, 1: 1})
    hours.now += 20
    before = wall.rest()

    stored = wall.rest_after({1: 2}, by, back, made)
    still = wall.rest()
    wall.follow({1: 2}, by, back, made)

    assert still == before
    assert stored == wall.rest()


def test_a_running_clock_is_stored_after_some_seconds_and_not_after_each(hours: Hours):
    wall = Clocks(ClockRule(kind="decision", seconds=60), 2)
    wall.turn({0: 1})
    hours.now += 2
    early = wall.due(None)
    hours.now += 2

    late = wall.due(None)

    assert early is None
    assert late == [56, 60]
    assert wall.due(late) is None


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
    kettle: Server, monkeypatch: pytest.MonkeyPatch, hours: Hours
):
    monkeypatch.setattr(clocks, "LEAST_SECONDS", 1)
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", clock={"kind": "decision", "seconds": 1})["id"]
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})

    with anna.live(table) as hers, boris.live(table) as his:
        assert his.choose("burn 2")["type"] == "accepted"
        hours.now += 0.8
        mine = hers.until("notice")
        theirs = his.until("notice")
        hours.now += 1
        while not [line for line in hers.state["lines"] if line["key"] == "event-burnt"]:
            hers.until("state")

    assert mine["text"]["key"] == "notice-clock-yours"
    assert mine["text"]["args"]["choice"] == {"key": "choice-burn", "args": {"pieces": 0}}
    assert theirs["text"] == {"key": "notice-clock", "args": {"seat": 0, "seconds": mine["text"]["args"]["seconds"]}}
    assert "note-clock" in [line["key"] for line in hers.state["lines"]]


def test_nobody_holds_up_a_table_by_taking_back(kettle: Server, hours: Hours):
    anna, boris = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", clock={"kind": "decision", "seconds": 600})["id"]
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})

    with anna.live(table) as hers, boris.live(table) as his:
        hers.choose("burn 0")
        his.choose("burn 0")
        while his.state["ask"]["title"]["key"] != "ask-stroll":
            his.until("state")
        hours.now += 500
        his.choose("walk 30=0")
        his.ask("take-back", seat=1)
        while his.state["ask"]["title"]["key"] != "ask-stroll":
            his.until("state")
        hours.now += 590
        his.choose("walk 30=0")
        his.ask("ping")
        told = [message for message in his.heard if message["type"] == "clock"][-1]

    assert told["clocks"][1]["left"] <= 10


@pytest.mark.parametrize("game", PLAYABLE)
def test_no_game_of_the_house_waits_for_people_whose_time_is_over(
    tmp_path, built, monkeypatch: pytest.MonkeyPatch, game: str
):
    monkeypatch.setattr(Clocks, "remaining", lambda self, seat: 0.0)
    app = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    with TestClient(app, base_url=HERE) as server:
        anna = Guest(server)
        seats = [{"kind": "me"}] * len(anna.get(f"/api/games/{game}").json()["seats"])
        clock = {"kind": "decision", "seconds": 60}
        table = anna.post("/api/tables", {"game": game, "seats": seats, "clock": clock}).json()["id"]
        told: list[str] = []
        over = False
        until = time.monotonic() + 60
        while told.count("note-clock") < DEFAULTS and not over and time.monotonic() < until:
            time.sleep(0.05)
            state = anna.get(f"/api/tables/{table}/state").json()
            told = [line["key"] for line in state["lines"]]
            over = state["outcome"] is not None

    assert over or told.count("note-clock") >= DEFAULTS


def test_the_clocks_of_all_are_told(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot", clock={"kind": "player", "seconds": 600, "bonus": 2})["id"]

    with anna.live(table) as live:
        told = live.until("clock")

    assert [clock["seat"] for clock in told["clocks"]] == [0, 1]
    assert told["clocks"][0]["running"] is True
    assert 0 < told["clocks"][0]["left"] <= 600
