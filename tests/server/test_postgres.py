"""PostgreSQL as the store: the same shape by every way, and a server that lives through the end of either."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert, select, text
from typer.testing import CliRunner

from samovar.cli import app as command_line
from samovar.cli.exits import IN_USE, UNREADABLE
from samovar.server import migrating
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.databases import DatabaseLock, postgres_engine, read_address, sqlite_engine
from samovar.server.files import InUse, Unopened
from samovar.server.registration import registration, set_registration
from samovar.server.schema import METADATA, MUTES
from samovar.server.settings import ADDRESS, Settings
from samovar.server.store import Store
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.keeping import STORE
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.machine import Machine, Visitor
from tests.server.postgres import RUNNING, Postgres, database_for, running
from tests.server.test_people import PASSWORD
from tests.server.test_restart import lay, state_of


@pytest.fixture
def address(postgres: Postgres, tmp_path: Path) -> str:
    return database_for(postgres.address, tmp_path)


@pytest.fixture(scope="module")
def own() -> Iterator[Postgres]:
    """One of its own, to be ended in the middle."""
    with running() as server:
        yield server


def test_the_revisions_lead_to_the_shape_that_a_new_database_gets(address: str, tmp_path: Path):
    config = Config()
    config.set_main_option("script_location", str(migrating.REVISIONS))
    differences = {}

    for engine in (postgres_engine(read_address(address)), sqlite_engine(tmp_path / "by-revisions.sqlite3")):
        with engine.begin() as connection:
            migrating.upgrade(connection)
            differences[engine.dialect.name] = compare_metadata(MigrationContext.configure(connection), METADATA)
        engine.dispose()

    assert ScriptDirectory.from_config(config).get_current_head() == migrating.HEAD
    assert differences == {"postgresql": [], "sqlite": []}


def test_a_database_of_a_later_version_is_not_touched(address: str):
    store = Store(address)
    store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))).result()
    store.close()

    with pytest.raises(Unopened, match="version 9999"):
        Store(address)


def test_one_write_that_fails_does_not_spoil_the_others(address: str):
    store = Store(address)

    def write(person: str):
        return store.write(lambda connection: connection.execute(insert(MUTES).values(person=person, muted="x")))

    good, twice, better = write("anna"), write("anna"), write("boris")

    assert twice.exception(30) is not None
    assert good.exception(30) is None
    assert better.exception(30) is None
    assert store.read(lambda connection: connection.execute(select(MUTES.c.person)).scalars().all()) == [
        "anna",
        "boris",
    ]
    store.close()


@pytest.mark.parametrize("kept", ["postgresql", "sqlite"])
def test_a_row_that_may_be_there_already_has_its_new_values(address: str, tmp_path: Path, kept: str):
    store = Store(address if kept == "postgresql" else tmp_path / "samovar.sqlite3")

    for policy in ("closed", "invited"):
        store.write(partial(set_registration, value=policy)).result()

    assert store.read(registration) == "invited"
    store.close()


@pytest.mark.parametrize("told", ["postgresql://anna:secret@127.0.0.1:1/none", "mysql://anna:secret@here/x", "secret"])
def test_what_cannot_be_opened_is_told_without_its_password(told: str):
    with pytest.raises(Unopened) as refusal:
        Store(told)

    assert refusal.value.reason
    assert "secret" not in str(refusal.value)


def test_an_address_that_only_one_library_reads_is_refused_at_once():
    with pytest.raises(Unopened, match="only postgresql://"):
        read_address("postgresql+psycopg://anna:secret@here/x")


def test_one_server_at_a_time_and_the_operator_beside_it(
    address: str, tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
):
    settings = Settings(tmp_path / "files", bots="thread", slack=1000, address=address)
    monkeypatch.setenv(ADDRESS, address)
    runner = CliRunner()

    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna = Guest(server)
        anna.post("/api/me/account", {"name": "Anna", "password": PASSWORD})
        listed = runner.invoke(command_line, ["admin", "users"])
        banned = runner.invoke(command_line, ["admin", "ban", "Anna"])
        after = anna.get("/api/me").json()
        with pytest.raises(InUse):
            create_app(settings, Client(built), kettle_catalogue())
    alone = runner.invoke(command_line, ["admin", "unban", "Anna"])
    copied = runner.invoke(command_line, ["admin", "backup", str(tmp_path)])

    assert "Anna" in listed.output
    assert (banned.exit_code, alone.exit_code) == (0, 0), banned.output + alone.output
    assert after["account"] is None
    assert (copied.exit_code, "pg_dump" in copied.output) == (2, True)


def test_a_database_that_was_started_again_is_taken_again(own: Postgres, tmp_path: Path):
    store = Store(database_for(own.address, tmp_path))
    lock, other = DatabaseLock(store.engine, shared=False), Store(database_for(own.address, tmp_path))

    own.stop("immediate")
    lock.look_after()
    own.start()
    lock.look_after()

    with pytest.raises(InUse):
        DatabaseLock(other.engine, shared=False)
    lock.release()
    DatabaseLock(other.engine, shared=False).release()
    store.close()
    other.close()


def test_a_file_moves_into_the_database_with_its_games_and_people(address: str, tmp_path: Path, built: Path):
    def server(kept_at: str | None) -> TestClient[Litestar]:
        settings = Settings(tmp_path / "files", bots="thread", slack=1000, address=kept_at)
        return TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE)

    words = ["admin", "move", "--data", str(tmp_path / "files"), "--database", address]
    with server(None) as before:
        anna = Guest(before)
        table = anna.lay("me", "same-screen")["id"]
        with anna.live(table, seat=0) as live:
            live.choose("burn 3")
        seen = anna.get(f"/api/tables/{table}/state", seat=0).json()
        in_use = CliRunner().invoke(command_line, words)
    moved = CliRunner().invoke(command_line, words)
    with server(address) as after:
        anna.client = after
        again = anna.get(f"/api/tables/{table}/state", seat=0).json()
    twice = CliRunner().invoke(command_line, words)

    assert in_use.exit_code == IN_USE, in_use.output
    assert moved.exit_code == 0, moved.output
    assert again == seen
    assert (twice.exit_code, "already" in twice.output) == (UNREADABLE, True)


def test_a_sign_that_postgresql_does_not_keep_is_refused_and_no_fault(address: str, tmp_path: Path, built: Path):
    settings = Settings(tmp_path / "files", bots="thread", slack=1000, address=address)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna = Guest(server)
        table = anna.lay("me", "bot")["id"]

        statuses = [
            anna.get("/api/tables/a%00b").status_code,
            anna.get("/api/codes/A%00").status_code,
            anna.post(f"/api/tables/{table}/messages", {"type": "say", "id": "a\0", "text": "steam"}).status_code,
            anna.post(f"/api/tables/{table}/messages", {"type": "mute", "person": "a\0", "muted": True}).status_code,
        ]
        with anna.live(table) as live:
            live.session.send_json({"type": "say", "id": "s\0", "text": "a\0"})
            refused = live.until("refused")
            kept = live.choose("burn 1")

    assert (refused["id"], refused["why"]["key"]) == ("s\0", "why-unreadable")
    assert kept["type"] == "accepted"
    assert all(400 <= status < 500 for status in statuses), statuses


def test_choices_survive_the_end_of_the_server_and_of_the_database(
    own: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv(STORE, "postgresql")
    monkeypatch.setenv(RUNNING, own.address)
    with Machine(tmp_path) as machine:
        anna, boris = Visitor(machine), Visitor(machine)
        table = lay(anna, "me", "open")
        boris.request("POST", f"/api/tables/{table}/join", {})
        boris.request("POST", f"/api/tables/{table}/ready", {"ready": True})
        hers = anna.connect(table)
        assert hers.choose("burn 3", "bid")["type"] == "accepted"
        hers.until_state(lambda state: state["answers"][0] == "burn 3")
        before = state_of(hers)

        machine.kill()
        own.stop("immediate")
        own.start()
        machine.start()
        after = state_of(anna.connect(table))
        own.stop("immediate")
        own.start()
        his = boris.connect(table)
        answer = his.choose("burn 1", "b1")
        his.until_state(lambda state: state["answers"] == [None, None])

    assert after == before
    assert answer["type"] == "accepted"
    assert [line["args"]["pieces"] for line in his.state["lines"] if line["key"] == "event-burnt"] == [3, 1]
