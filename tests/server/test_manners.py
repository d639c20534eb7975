"""Manners: reports with what was said, people who are not heard, and thirty people behind one address."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from typer.testing import CliRunner

from samovar.cli import app as command_line
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.test_people import PASSWORD

Server = TestClient[Litestar]


def admin(folder: Path, *words: str) -> str:
    done = CliRunner().invoke(command_line, ["admin", "reports", *words, "--data", str(folder / "files")])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_report_reaches_the_operator_with_what_was_said(kettle: Server, tmp_path: Path):
    anna, bert = Guest(kettle, "Anna of the docks"), Guest(kettle, "Bert the loud")
    table = anna.lay("me", "open", "open")["id"]
    bert.post(f"/api/tables/{table}/join", {})
    with bert.live(table) as live:
        assert live.ask("say", text="You play like a kettle!")["type"] == "accepted"

    told = anna.post(f"/api/tables/{table}/reports", {"person": bert.id, "text": "He insults me."})

    assert told.status_code == 204
    (report,) = json.loads(admin(tmp_path, "--json"))
    assert (report["by"], report["about"], report["text"]) == ("Anna of the docks", "Bert the loud", "He insults me.")
    assert [line["text"] for line in report["talk"]] == ["You play like a kettle!"]
    assert "You play like a kettle!" in admin(tmp_path)
    assert "is closed" in admin(tmp_path, "--close", report["id"], "--note", "warned")
    assert json.loads(admin(tmp_path, "--json")) == []
    assert "warned" in admin(tmp_path, "--all")


@pytest.mark.parametrize(("about", "text"), [("anna", "I?"), ("bert", "   "), ("bert", "x" * 1001), ("nobody", "Who?")])
def test_a_report_without_words_or_of_somebody_who_is_not_here_is_refused(kettle: Server, about: str, text: str):
    anna, bert = Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open")["id"]
    bert.post(f"/api/tables/{table}/join", {})
    people = {"anna": anna.id, "bert": bert.id, "nobody": "0" * 16}

    refused = anna.post(f"/api/tables/{table}/reports", {"person": people[about], "text": text})

    assert 400 <= refused.status_code < 500


def test_whom_somebody_has_muted_he_can_look_up_and_hear_again(kettle: Server):
    anna, bert = Guest(kettle), Guest(kettle, "Bert the loud")
    table = anna.lay("me", "open")["id"]

    anna.put(f"/api/me/mutes/{bert.id}", {})
    muted = anna.get("/api/me/mutes").json()
    with anna.live(table) as live:
        welcomed = next(each for each in live.heard if each["type"] == "welcome")
    anna.delete(f"/api/me/mutes/{bert.id}")

    assert muted == [{"person": bert.id, "name": "Bert the loud"}]
    assert welcomed["muted"] == [bert.id]
    assert anna.get("/api/me/mutes").json() == []
    assert anna.put("/api/me/mutes/nobody", {}).status_code == 404


def test_thirty_people_behind_one_address_come_in_together(tmp_path: Path, built: Path):
    app = create_app(Settings(tmp_path / "files", bots="thread"), Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as client:
        people = [Guest(client) for _ in range(30)]
        code = people[0].lay("me", "open")["code"]

        made = [
            guest.post("/api/me/account", {"name": f"Member {n}", "password": PASSWORD})
            for n, guest in enumerate(people)
        ]
        for guest, answer in zip(people, made, strict=True):
            guest.cookie = answer.headers["set-cookie"].partition(";")[0]
        found = [guest.get(f"/api/codes/{code}") for guest in people]
        elsewhere = [Guest(client) for _ in people]
        signed = [
            guest.post("/api/me/session", {"name": f"Member {n}", "password": PASSWORD})
            for n, guest in enumerate(elsewhere)
        ]

    assert {answer.status_code for answer in (*made, *found)} == {200}
    assert [answer.status_code for answer in signed].count(429) == 0


def test_one_who_guesses_at_many_accounts_from_one_address_is_held_up(tmp_path: Path, built: Path):
    app = create_app(Settings(tmp_path / "files", bots="thread"), Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as client:
        sprayer = Guest(client)

        answers = [sprayer.post("/api/me/session", {"name": f"Member {n}", "password": PASSWORD}) for n in range(60)]

    assert [answer.status_code for answer in answers].count(403) < 50
    assert answers[-1].status_code == 429
