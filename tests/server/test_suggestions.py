"""Suggestions: what a team mate might do, said so that everybody reads it in his own language."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.guests import Guest
from tests.server.test_chat import two_players

Server = TestClient[Litestar]
CONFIG: dict[str, Any] = {"humans": 2, "reckoners": 2, "team": ["tia", "abraham"]}


def team(server: Server) -> tuple[Guest, Guest, str]:
    """Two Reckoners who have thrown their dice and may use them."""
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    wish = {"game": "reckoners", "config": CONFIG, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = str(anna.post("/api/tables", wish).json()["id"])
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})
    for guest in (anna, boris):
        with guest.live(table) as live:
            live.choose("ready")
    return anna, boris, table


def test_a_suggestion_is_a_sentence_with_the_things_it_points_at(server: Server):
    anna, boris, table = team(server)

    with boris.live(table) as his, anna.live(table) as hers:
        line = his.state["question"]["options"][0]["say"]
        answer = hers.ask("say", suggest={"seat": 1, "line": line, "target": {"kind": "district", "id": "harbor"}})
        told = his.until("chat")["lines"][0]["suggested"]

    assert answer["type"] == "accepted"
    assert (told["seat"], told["line"]) == (1, line)
    assert told["label"]["key"].startswith("choice-")
    assert {"kind": "district", "id": "harbor"} in told["targets"]


def test_a_place_alone_may_be_suggested_and_is_kept_for_those_who_come_later(server: Server):
    anna, boris, table = team(server)

    with anna.live(table) as hers:
        hers.ask("say", suggest={"seat": 1, "target": {"kind": "district", "id": "harbor"}})
    with boris.live(table) as his:
        line = his.until("chat")["lines"][0]

    assert line["text"] == ""
    assert line["suggested"]["targets"] == [{"kind": "district", "id": "harbor"}]
    assert line["suggested"]["label"] is None


def test_what_the_mate_cannot_do_is_no_suggestion(server: Server):
    anna, _, table = team(server)

    with anna.live(table) as hers:
        impossible = hers.ask("say", suggest={"seat": 1, "line": "give-up"})
        nobody = hers.ask("say", suggest={"seat": 7, "line": "ready"})
        empty = hers.ask("say", suggest={"seat": 1})
        odd = hers.ask("say", suggest={"seat": 1, "line": "dance wildly"})

    assert [answer["type"] for answer in (impossible, nobody, empty, odd)] == ["refused"] * 4
    assert nobody["why"]["key"] == "why-no-such-seat"


def test_a_muted_person_suggests_nothing(server: Server):
    anna, boris, table = team(server)

    with anna.live(table) as hers, boris.live(table) as his:
        his.ask("mute", person=anna.id, muted=True)
        hers.ask("say", suggest={"seat": 1, "line": "ready"})
        his.ask("ping")

    assert [message for message in his.heard if message["type"] == "chat"] == []


def test_nothing_is_suggested_where_there_are_secrets(kettle: Server):
    anna, boris, table = two_players(kettle)
    boris.post(f"/api/tables/{table}/ready", {"ready": True})

    with anna.live(table) as hers:
        answer = hers.ask("say", suggest={"seat": 1, "line": "burn 2"})

    assert answer["why"]["key"] == "why-no-suggestions"
