"""Sequels: the game that follows one that is over, with the same people and bots, laid once."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from samovar.server.store import Store
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue

Server = TestClient[Litestar]


def played(guest: Guest, table: str) -> dict[str, Any]:
    """The only person at the table answers to the end; the card of the table then."""
    with guest.live(table) as live:
        while live.state["outcome"] is None:
            question = live.state["question"]
            if 0 in live.state["ask"]["asked"] and question["answered"] is None:
                live.choose(question["options"][0]["say"])
            else:
                live.until("state")
    return dict(guest.get(f"/api/tables/{table}").json())


def test_the_same_people_and_bots_play_on_at_one_new_table(kettle: Server):
    anna = Guest(kettle, "Anna")
    old = played(anna, anna.lay("me", "bot", config={"quick": True}, title="Two in a row")["id"])

    new = anna.post(f"/api/tables/{old['id']}/sequel").json()
    again = anna.post(f"/api/tables/{old['id']}/sequel").json()

    assert (old["follows"], old["sequel"]) == (True, None)
    assert new["status"] == "playing"
    assert new["config"]["quick"] is False
    assert new["title"] == "Two in a row"
    assert [(seat["kind"], seat["person"]) for seat in new["seats"]] == [("person", anna.id), ("bot", None)]
    assert new["seats"][1]["level"] == "random"
    assert again["id"] == new["id"]
    assert anna.get(f"/api/tables/{old['id']}").json()["sequel"] == new["id"]


def test_what_the_players_agree_on_in_between_counts_if_it_can_be_read(kettle: Server):
    anna = Guest(kettle)
    old = played(anna, anna.lay("me", "bot", config={"quick": True})["id"])

    odd = anna.post(f"/api/tables/{old['id']}/sequel", {"wish": {"yard": "moonlit"}})
    new = anna.post(f"/api/tables/{old['id']}/sequel", {"wish": {"yard": "walled"}})

    assert odd.status_code == 400
    assert odd.json()["args"]["where"] == "wish"
    assert new.json()["config"]["yard"] == "walled"


def test_nothing_follows_before_the_end_or_a_game_that_has_no_sequel(kettle: Server):
    anna = Guest(kettle)
    unfinished = anna.lay("me", "bot", config={"quick": True})["id"]
    single = played(anna, anna.lay("me", "bot")["id"])

    early = anna.post(f"/api/tables/{unfinished}/sequel")
    never = anna.post(f"/api/tables/{single['id']}/sequel")

    assert (early.status_code, early.json()["key"]) == (409, "why-not-over")
    assert (never.status_code, never.json()["key"]) == (409, "why-nothing-follows")
    assert single["follows"] is False


def test_only_who_sat_there_may_play_on(kettle: Server):
    anna, passer_by = Guest(kettle), Guest(kettle)
    old = played(anna, anna.lay("me", "bot", config={"quick": True})["id"])

    answer = passer_by.post(f"/api/tables/{old['id']}/sequel")

    assert answer.status_code == 403
    assert anna.get(f"/api/tables/{old['id']}").json()["sequel"] is None


def test_those_who_still_look_at_the_end_hear_where_it_goes_on(kettle: Server):
    anna = Guest(kettle)
    old = played(anna, anna.lay("me", "bot", config={"quick": True})["id"])

    with anna.live(old["id"]) as live:
        new = anna.post(f"/api/tables/{old['id']}/sequel").json()
        told = live.until("table")["table"]
        while told["sequel"] is None:  # that somebody came in is told too
            told = live.until("table")["table"]

    assert told["sequel"] == new["id"]


def test_a_restarted_server_remembers_the_sequel(tmp_path, built):
    def server() -> Server:
        settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)
        return TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE)

    with server() as before:
        anna = Guest(before)
        old = played(anna, anna.lay("me", "bot", config={"quick": True})["id"])
        new = anna.post(f"/api/tables/{old['id']}/sequel").json()
    with server() as after:
        anna.client = after
        card = anna.get(f"/api/tables/{old['id']}").json()
        again = anna.post(f"/api/tables/{old['id']}/sequel").json()

    assert (card["follows"], card["sequel"]) == (True, new["id"])
    assert again["id"] == new["id"]


def test_a_file_of_the_first_version_learns_of_sequels(tmp_path):
    path = tmp_path / "samovar.sqlite3"
    first = Store(path)
    with first.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN sequel")
        connection.exec_driver_sql("ALTER TABLE chats DROP COLUMN suggested")
        connection.exec_driver_sql("PRAGMA user_version = 1")
    first.close()

    today = Store(path)
    with today.engine.connect() as connection:
        columns = {row[1] for row in connection.exec_driver_sql("PRAGMA table_info(tables)")}
    today.close()

    assert "sequel" in columns


def test_a_lens_still_shows_the_end(kettle: Server):
    anna = Guest(kettle)
    old = played(anna, anna.lay("me", "bot")["id"])

    with anna.live(old["id"]) as live:
        answer = live.ask("look", seat=0, lens="coach")

    assert answer["type"] == "looked"
