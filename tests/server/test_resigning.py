"""Resigning: the only opponent has won, a bot plays on among several, and nothing of it is ever taken back."""

from __future__ import annotations

from litestar import Litestar
from litestar.testing import TestClient

from samovar.kernel.record import read_record
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.test_undo import table_of

Server = TestClient[Litestar]


def test_whoever_is_left_alone_against_the_one_who_resigned_has_won(tmp_path, built):
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna, boris = Guest(server), Guest(server)
        table = table_of(server, anna, boris)
        with anna.live(table) as hers, boris.live(table) as his:
            hers.choose("burn 1")
            foreign = his.ask("resign", seat=0)
            answer = hers.ask("resign", seat=0)
            while his.state["outcome"] is None:
                his.until("state")
            late = his.choose("burn 1", decision="d1")
        record = boris.get(f"/api/tables/{table}/record").text
        replay = boris.get(f"/api/tables/{table}/replay").json()

    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        boris.client = server
        with boris.live(table) as his:
            again = his.state
        card = boris.get(f"/api/tables/{table}").json()

    assert (foreign["why"]["key"], answer["type"]) == ("why-not-your-seat", "accepted")
    assert late["why"]["key"] == "why-not-playing"
    assert again["outcome"]["winners"] == card["outcome"]["winners"] == [1]
    assert (again["question"], again["ask"], again["undo"]["kind"]) == (None, None, "never")
    assert (card["status"], card["asked"]) == ("over", [])
    assert [line["key"] for line in replay["lines"] if line["kind"] == "note"] == ["note-resigned-over"]
    assert read_record(record).entries


def test_among_several_a_bot_plays_on_for_good(kettle: Server):
    anna, boris, carla = Guest(kettle), Guest(kettle), Guest(kettle)
    table = table_of(kettle, anna, boris, carla)

    with anna.live(table) as hers, boris.live(table) as his:
        hers.ask("resign", seat=0)
        his.until("state")
        while his.state["answers"][0] is None:
            his.until("state")
        back = hers.ask("reclaim", seat=0)
        twice = hers.ask("resign", seat=0)
        mine = hers.ask("choose", seat=0, decision="d1", line="burn 0")
        card = boris.get(f"/api/tables/{table}").json()

    assert card["status"] == "playing"
    assert [seat["resigned"] for seat in card["seats"]] == [True, False, False]
    assert back["why"]["key"] == twice["why"]["key"] == "why-resigned"
    assert mine["why"]["key"] == "why-seat-lent"
    assert [line["key"] for line in his.state["lines"] if line["kind"] == "note"] in ([], ["note-resigned"])


def test_against_bots_alone_the_game_is_over(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot")["id"]

    with anna.live(table) as hers:
        hers.ask("resign", seat=0)
        hers.ask("ping")

    assert hers.state["outcome"]["winners"] == [1]
    assert hers.state["lines"][-1]["key"] == "note-resigned-over"
