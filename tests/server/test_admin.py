"""What an operator does to accounts and tables from the command line, while the server runs and while it does not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import Text, select
from typer.testing import CliRunner, Result

from samovar.cli import app as commands
from samovar.cli.exits import FINDING, IN_USE, UNREADABLE
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.schema import METADATA
from samovar.server.settings import DATABASE, Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest, Live
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.stores import file_only, inside

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="asks a server that holds the file by flock")

PASSWORD = "boiling at ninety"
OTHER = "simmering at eighty"


class House:
    """A folder, and a server on it when one runs."""

    def __init__(self, folder: Path, built: Path) -> None:
        self.files = folder / "files"
        self.built = built

    def open(self) -> TestClient[Any]:
        settings = Settings(self.files, bots="thread", bot_pause=0.0, absence=0.0, slack=1000)
        return TestClient(create_app(settings, Client(self.built), kettle_catalogue()), base_url=HERE)

    def admin(self, *words: str | Path) -> Result:
        told = ["admin", *map(str, words), "--data", str(self.files)]
        return CliRunner().invoke(commands, told, env={"COLUMNS": "300"})

    def well(self, *words: str | Path) -> str:
        answer = self.admin(*words)
        assert answer.exit_code == 0, answer.output
        return answer.stdout.strip()


@pytest.fixture
def house(tmp_path: Path, built: Path) -> House:
    return House(tmp_path, built)


def account(server: TestClient[Any], name: str, **more: str) -> Guest:
    guest = Guest(server)
    answer = guest.post("/api/me/account", {"name": name, "password": PASSWORD, **more})
    assert answer.status_code == 200, answer.text
    take_cookie(guest, answer)
    return guest


def take_cookie(guest: Guest, answer: httpx.Response) -> None:
    guest.cookie = next(each for each in answer.headers.get_list("set-cookie") if each.startswith("samovar="))
    guest.cookie = guest.cookie.partition(";")[0]


def signed_in(server: TestClient[Any], name: str, password: str) -> Any:
    return Guest(server).post("/api/me/session", {"name": name, "password": password})


def test_accounts_are_listed_with_what_an_operator_needs(house: House):
    with house.open() as server:
        account(server, "Anna").lay("me", "bot")
        Guest(server)
        listed = json.loads(house.well("users", "--json"))
        everybody = json.loads(house.well("users", "--json", "--guests"))
        shown = house.well("users")

    assert [(each["account"], each["tables"], each["banned"]) for each in listed] == [("anna", 1, False)]
    assert len(everybody) > len(listed)
    assert "anna" in shown
    assert "argon2" not in shown + json.dumps(everybody)


def test_a_link_gives_a_new_password_once_and_ends_all_cookies(house: House):
    with house.open() as server:
        anna = account(server, "Anna")
        link = house.well("reset-password", "ANNA", "--address", "https://club.example.org/")
        start, _, token = link.partition("#reset=")
        other = Guest(server)

        weak = other.post("/api/me/reset", {"token": token, "password": "password"})
        done = other.post("/api/me/reset", {"token": token, "password": OTHER})
        again = Guest(server).post("/api/me/reset", {"token": token, "password": PASSWORD})
        forged = Guest(server).post("/api/me/reset", {"token": token[:-3] + "abc", "password": PASSWORD})
        old, new = signed_in(server, "Anna", PASSWORD), signed_in(server, "Anna", OTHER)
        before = anna.put("/api/me", {"name": "Anna"})
        take_cookie(other, done)
        mine = other.get("/api/me").json()

    assert start == "https://club.example.org/settings"
    assert (weak.status_code, weak.json()["key"]) == (400, "why-password-common")
    assert done.status_code == 200, done.text
    assert {each.json()["key"] for each in (again, forged)} == {"why-reset-ended"}
    assert (old.status_code, new.status_code) == (403, 200)
    assert before.status_code == 401
    assert mine["account"] == "anna"


def test_a_link_is_good_for_a_day(house: House, monkeypatch: pytest.MonkeyPatch):
    with house.open() as server:
        account(server, "Anna")
        token = house.well("reset-password", "Anna").partition("#reset=")[2]
        monkeypatch.setattr("samovar.server.people.RESET_LIFE", -1)

        late = Guest(server).post("/api/me/reset", {"token": token, "password": OTHER})

    assert (late.status_code, late.json()["key"]) == (403, "why-reset-ended")


def until_ended(live: Live) -> None:
    live.until("farewell")


@pytest.mark.parametrize("running", [True, False])
def test_whoever_is_banned_is_out_at_once_and_stays_out(house: House, running: bool):
    with house.open() as server:
        anna = account(server, "Anna")
        table = anna.lay("me", "same-screen")["id"]
        if running:
            with anna.live(table, seat=0) as live:
                house.well("ban", "Anna")
                until_ended(live)
    if not running:
        house.well("ban", "Anna")
    with house.open() as server:
        anna.client = server
        cookie = anna.put("/api/me", {"name": "Anna"})
        password = signed_in(server, "Anna", PASSWORD)
        house.well("unban", "Anna")
        again = signed_in(server, "Anna", PASSWORD)

    assert cookie.status_code == 401
    assert (password.status_code, password.json()["key"]) == (403, "why-banned")
    assert again.status_code == 200


@pytest.mark.parametrize("running", [True, False])
def test_an_account_is_deleted_with_its_data_and_games_with_others_stay_theirs(house: House, running: bool):
    with house.open() as server:
        anna, boris = account(server, "Anna"), account(server, "Boris")
        alone = anna.lay("me", "bot")["id"]
        shared = anna.lay("me", "open")["id"]
        boris.post(f"/api/tables/{shared}/join")
        boris.post(f"/api/tables/{shared}/ready", {"ready": True})
        with anna.live(shared) as live:
            live.choose("burn 1")
            live.ask("say", text="a word of mine")
            if running:
                house.well("delete-user", "Anna", "--yes")
                until_ended(live)
    if not running:
        house.well("delete-user", "Anna", "--yes")
    with house.open() as server:
        anna.client = boris.client = server
        gone = signed_in(server, "Anna", PASSWORD)
        card = boris.get(f"/api/tables/{shared}").json()
        cleared = boris.get(f"/api/tables/{alone}")
        with boris.live(shared) as live:
            goes_on = live.choose("burn 1")
            heard = json.dumps(live.heard)
        named_again = account(server, "Anna").id

    assert gone.status_code == 403
    assert [seat["name"] for seat in card["seats"]] == ["—", "Boris"]
    assert cleared.status_code == 404
    assert goes_on["type"] == "accepted"
    assert "a word of mine" not in heard
    assert named_again != anna.id
    assert mentions(house, anna.id) == {"persons.id", "seats.person", "tables.host"}
    assert mentions(house, "a word of mine") == set()


def mentions(house: House, value: str) -> set[str]:
    """In which columns of the file it stands."""
    found = set()
    with inside(house.files) as file:
        for table in METADATA.sorted_tables:
            for column in table.columns:
                if isinstance(column.type, Text) and file.execute(select(column).where(column == value)).first():
                    found.add(f"{table.name}.{column.name}")
    return found


def test_what_is_held_of_somebody_is_written_for_him_and_nothing_of_others(house: House, tmp_path: Path):
    with house.open() as server:
        anna, boris = account(server, "Anna"), account(server, "Boris")
        table = anna.lay("me", "open")["id"]
        boris.post(f"/api/tables/{table}/join")
        boris.post(f"/api/tables/{table}/ready", {"ready": True})
        with anna.live(table) as hers, boris.live(table) as his:
            hers.choose("burn 1")
            hers.ask("say", text="a word of mine")
            his.choose("burn 2")
            his.ask("say", text="a word of his")
        house.well("export-user", "Anna", tmp_path / "anna.json")
        twice = house.admin("export-user", "Anna", tmp_path / "anna.json")

    written = (tmp_path / "anna.json").read_text()
    found = json.loads(written)
    assert found["person"]["account"] == "anna"
    assert [each["choice"] for each in found["choices"]] == ["burn 1"]
    assert [each["text"] for each in found["chat"]] == ["a word of mine"]
    assert [each["table"] for each in found["seats"]] == [table]
    assert "his" not in written
    assert boris.id not in written
    assert "argon2" not in written
    assert (tmp_path / "anna.json").stat().st_mode & 0o077 == 0
    assert twice.exit_code == FINDING


def test_nobody_registers_while_registration_is_closed_and_guests_play(house: House):
    with house.open() as server:
        account(server, "Anna")
        house.well("registration", "closed")

        refused = Guest(server).post("/api/me/account", {"name": "Boris", "password": PASSWORD})
        signed = signed_in(server, "Anna", PASSWORD)
        Guest(server).lay("me", "bot")
    said = house.well("registration")
    house.well("registration", "open")
    with house.open() as server:
        account(server, "Boris")

    assert (refused.status_code, refused.json()["key"]) == (403, "why-registration-closed")
    assert signed.status_code == 200
    assert said == "closed"


def test_a_server_for_the_invited_lets_members_play_and_guests_register_with_an_invitation_only(house: House):
    with house.open() as server:
        anna = account(server, "Anna")
        table = anna.lay("me", "same-screen", public=True)["id"]
        house.well("registration", "invited")
        guest = Guest(server)
        link = house.well("invite", "--address", "http://club.example.org")
        token = link.partition("#invite=")[2]
        wish = {"game": "kettle", "config": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}

        kept_out = [
            guest.post("/api/tables", wish),
            guest.get(f"/api/tables/{table}"),
            guest.get(f"/api/tables/{table}/state"),
            guest.get(f"/api/tables/{table}/replay"),
            guest.post(f"/api/tables/{table}/messages", {"type": "ping", "id": "x"}),
        ]
        with guest.live(table) as live:
            farewell = live.heard[-1]
        listed = guest.get("/api/tables").json()
        games = guest.get("/api/games")
        uninvited = guest.post("/api/me/account", {"name": "Boris", "password": PASSWORD})
        wrong = guest.post("/api/me/account", {"name": "Boris", "password": PASSWORD, "invitation": "x" * 24})
        boris = account(server, "Boris", invitation=token)
        used = Guest(server).post("/api/me/account", {"name": "Clara", "password": PASSWORD, "invitation": token})
        members = [anna.get("/api/tables").json(), boris.get("/api/tables").json()]
        boris.lay("me", "bot")

    assert link.startswith("http://club.example.org/settings#invite=")
    assert {(each.status_code, each.json()["key"]) for each in kept_out} == {(403, "why-invited-only")}
    assert (farewell["type"], farewell["why"]["key"]) == ("farewell", "why-invited-only")
    assert listed == []
    assert games.status_code == 200
    assert {each.json()["key"] for each in (uninvited, wrong, used)} == {"why-no-invitation"}
    assert [[card["id"] for card in each] for each in members] == [[table], [table]]


@pytest.mark.parametrize("running", [True, False])
def test_a_table_is_cleared_away_by_its_code_with_everybody_at_it(house: House, running: bool):
    with house.open() as server:
        anna = Guest(server)
        laid, other = anna.lay("me", "same-screen"), anna.lay("me", "same-screen")
        with anna.live(laid["id"], seat=0) as live:
            live.choose("burn 1")
            if running:
                house.well("clear-table", laid["code"].lower(), "--yes")
                told = live.until("farewell")
                assert told["why"]["key"] == "why-cleared-by-operator"
                assert told["again"] is False
    if not running:
        house.well("clear-table", laid["id"], "--yes")
    with house.open() as server:
        anna.client = server
        gone = anna.get(f"/api/tables/{laid['id']}")
        stays = anna.get(f"/api/tables/{other['id']}")
    missing = house.admin("clear-table", "nowhere", "--yes")

    assert (gone.status_code, stays.status_code) == (404, 200)
    assert missing.exit_code == FINDING
    assert "no table" in missing.output


def test_nothing_is_deleted_without_a_yes(house: House):
    with house.open() as server:
        account(server, "Anna")
        asked = house.admin("delete-user", "Anna")
        still = signed_in(server, "Anna", PASSWORD)

    assert asked.exit_code != 0
    assert still.status_code == 200


@file_only
def test_a_copy_is_restored_while_no_server_runs_and_what_was_there_is_kept(house: House, tmp_path: Path):
    with house.open() as server:
        anna = Guest(server)
        first = anna.lay("me", "same-screen")["id"]
        house.well("backup", tmp_path / "copy.sqlite3")
        second = anna.lay("me", "same-screen")["id"]
        in_use = house.admin("restore", tmp_path / "copy.sqlite3")
    (tmp_path / "torn.sqlite3").write_bytes(b"SQLite format 3\0" + bytes(5000))
    torn = house.admin("restore", tmp_path / "torn.sqlite3")
    missing = house.admin("restore", tmp_path / "none.sqlite3")

    said = house.well("restore", tmp_path / "copy.sqlite3")

    with house.open() as server:
        anna.client = server
        statuses = [anna.get(f"/api/tables/{table}").status_code for table in (first, second)]
    kept = [path.name for path in house.files.iterdir() if "-before-" in path.name and path.suffix == ".sqlite3"]
    assert in_use.exit_code == IN_USE
    assert torn.exit_code == FINDING
    assert missing.exit_code == UNREADABLE
    assert statuses == [200, 404]
    assert len(kept) == 1
    assert kept[0] in said


@file_only
def test_an_operator_is_told_in_sentences_what_cannot_be_done(house: House):
    nothing = house.admin("users")
    with house.open() as server:
        account(server, "Anna")
        nobody = house.admin("ban", "Boris")
        address = house.admin("invite", "--address", "club.example.org")
    later = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sqlite3; sqlite3.connect({str(house.files / DATABASE)!r}).execute('PRAGMA user_version = 99')",
        ],
        check=False,
    )
    newer = house.admin("users")

    assert nothing.exit_code == UNREADABLE
    assert (nobody.exit_code, "no account of that name" in nobody.output) == (FINDING, True)
    assert address.exit_code == 2
    assert later.returncode == 0
    assert newer.exit_code == UNREADABLE
    assert all(
        not each.exception or isinstance(each.exception, SystemExit) for each in (nothing, nobody, address, newer)
    )
