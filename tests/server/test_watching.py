"""Spectators who are behind: a host's wish, kept at the table, in replays and across a restart."""

from __future__ import annotations

import json
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server import clocks
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue

Server = TestClient[Litestar]
DELAY = 3
TOO_MANY = 60


def laid(anna: Guest, delay: int = DELAY) -> str:
    seats = [{"kind": "me"}, {"kind": "same-screen", "name": "Boris"}]
    wish = {"game": "kettle", "seats": seats, "config": {"players": 2}, "delay": delay}
    return str(anna.post("/api/tables", wish).json()["id"])


def play(anna: Guest, table: str, choices: int) -> bool:
    """So many choices, whoever is asked; whether the game is over."""
    for _ in range(choices):
        public = anna.get(f"/api/tables/{table}/state").json()
        if public["outcome"] is not None:
            return True
        seat = public["ask"]["asked"][0]
        state = anna.get(f"/api/tables/{table}/state", seat=seat).json()
        line = state["question"]["default"] or state["question"]["options"][0]["say"]
        chosen = {
            "type": "choose",
            "id": f"w{state['seq']}-{seat}",
            "seat": seat,
            "decision": state["decision"],
            "line": line,
        }
        answer = anna.post(f"/api/tables/{table}/messages", chosen).json()
        assert answer["type"] == "accepted", answer
    return False


def say(anna: Guest, table: str, text: str) -> None:
    answer = anna.post(f"/api/tables/{table}/messages", {"type": "say", "id": text, "text": text}).json()
    assert answer["type"] == "accepted", answer


def told(state: dict[str, Any]) -> list[str]:
    return [json.dumps(line["args"], sort_keys=True) + line["key"] for line in state["lines"]]


def test_a_spectator_sees_the_past_and_those_who_play_the_present(kettle: Server):
    anna, passer_by = Guest(kettle), Guest(kettle)
    table = laid(anna)
    at_once = passer_by.get(f"/api/tables/{table}/state").json()

    play(anna, table, 6)
    present = anna.get(f"/api/tables/{table}/state").json()
    past = passer_by.get(f"/api/tables/{table}/state").json()

    assert at_once["ask"] is not None
    assert len(told(past)) < len(told(present))
    assert told(present)[: len(told(past))] == told(past)


def test_nothing_that_reaches_a_spectator_tells_of_the_present(kettle: Server):
    anna, passer_by = Guest(kettle), Guest(kettle)
    table = laid(anna, delay=200)

    with passer_by.live(table) as watching:
        play(anna, table, 4)
        watching.ask("ping")
        heard = [message for message in watching.heard if message["type"] not in {"welcome", "pong"}]
    card = passer_by.get(f"/api/tables/{table}").json()
    replay = passer_by.get(f"/api/tables/{table}/replay").json()
    forbidden = passer_by.get(f"/api/tables/{table}/record")

    assert [message["type"] for message in heard] == ["state"]
    assert heard[0]["seq"] == 1
    assert card["asked"] == []
    assert [frame["seq"] for frame in replay["frames"]] == [1]
    assert forbidden.status_code == 403


def test_a_spectator_who_is_behind_hears_of_no_clock_and_of_no_proposal(
    kettle: Server, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(clocks, "LEAST_SECONDS", 1)
    anna, boris, passer_by = Guest(kettle), Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", delay=200, clock={"kind": "decision", "seconds": 1})["id"]
    boris.post(f"/api/tables/{table}/join")

    with anna.live(table) as hers, passer_by.live(table) as watching:
        boris.post(f"/api/tables/{table}/ready", {"ready": True})
        hers.until("notice")
        hers.ask("take-over", seat=1, level="random")
        watching.ask("ping")
        heard = {message["type"] for message in watching.heard}

    assert heard == {"welcome", "table", "state", "pong"}


def test_a_spectator_sees_everything_when_the_game_is_over(kettle: Server):
    anna, passer_by = Guest(kettle), Guest(kettle)
    table = laid(anna, delay=10)

    assert play(anna, table, TOO_MANY)

    present = anna.get(f"/api/tables/{table}/state").json()
    seen = passer_by.get(f"/api/tables/{table}/state").json()
    assert seen["outcome"] == present["outcome"] is not None
    assert told(seen) == told(present)


def said(live: Any) -> list[str]:
    """The chat that has come so far."""
    live.ask("ping")
    return [line["text"] for message in live.heard if message["type"] == "chat" for line in message["lines"]]


def test_what_is_said_of_the_present_reaches_a_spectator_with_the_moment_it_was_said_at(kettle: Server):
    anna, passer_by = Guest(kettle), Guest(kettle)
    table = laid(anna)

    with passer_by.live(table) as watching:
        say(anna, table, "at the setup")
        at_once = said(watching)
        play(anna, table, 1)
        say(anna, table, "after the first choice")
        say(anna, table, "and again")
        play(anna, table, DELAY - 1)
        early = said(watching)
        play(anna, table, 1)
        say(anna, table, "the present")
        late = said(watching)
    with passer_by.live(table) as later, anna.live(table) as hers:
        on_coming, all_of_it = said(later), said(hers)

    assert at_once == early == ["at the setup"]
    assert late == on_coming == ["at the setup", "after the first choice", "and again"]
    assert all_of_it == [*late, "the present"]


def test_a_spectator_reads_everything_that_was_said_when_the_game_is_over(kettle: Server):
    anna, passer_by = Guest(kettle), Guest(kettle)
    table = laid(anna, delay=200)

    with passer_by.live(table) as watching:
        play(anna, table, 2)
        say(anna, table, "a plan")
        play(anna, table, 1)
        say(anna, table, "another")
        before = said(watching)
        assert play(anna, table, TOO_MANY)
        say(anna, table, "well played")
        after = said(watching)

    assert before == []
    assert after == ["a plan", "another", "well played"]


def test_talk_waits_for_a_spectator_over_a_restart(tmp_path, built):
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna, passer_by = Guest(server), Guest(server)
        table = laid(anna)
        play(anna, table, 1)
        say(anna, table, "the first fire")

    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna.client = passer_by.client = server
        with passer_by.live(table) as watching:
            before = said(watching)
            play(anna, table, DELAY)
            after = said(watching)

    assert before == []
    assert after == ["the first fire"]


def test_a_spectator_is_as_far_behind_after_a_restart(tmp_path, built):
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna, passer_by = Guest(server), Guest(server)
        table = laid(anna)
        play(anna, table, 5)
        before = passer_by.get(f"/api/tables/{table}/state").json()

    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        after = Guest(server).get(f"/api/tables/{table}/state").json()

    assert after == before


@pytest.mark.parametrize("delay", [-1, 100_000])
def test_a_delay_that_makes_no_sense_is_refused(kettle: Server, delay: int):
    refused = Guest(kettle).post("/api/tables", {"game": "kettle", "delay": delay})

    assert refused.status_code == 400
