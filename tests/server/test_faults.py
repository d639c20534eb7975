"""When something goes wrong: nothing is lost, and everybody is told in a sentence."""

import io
import json
import logging

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert, select, update

from samovar.server import logs
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.files import Unopened
from samovar.server.metrics import RULES
from samovar.server.schema import HAPPENINGS, MUTES
from samovar.server.settings import Settings
from samovar.server.store import Store
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.readers import sentence_of
from tests.server.stores import inside
from tests.tiny.game import Kettle
from tests.tiny.rules import Stroll

Server = TestClient[Litestar]


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(kettle: Server, monkeypatch: pytest.MonkeyPatch):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]
    with anna.live(table, seat=0) as first:
        first.choose("burn 0")
    with anna.live(table, seat=1) as live:
        live.choose("burn 0")
        while live.state["ask"]["title"]["key"] != "ask-stroll":
            live.until("state")
        before = live.state

        with monkeypatch.context() as broken:
            broken.setattr(Stroll, "take", lambda step, table, choice: 1 / 0)
            told = live.choose("walk 30=0")
        after = anna.get(f"/api/tables/{table}/state", seat=1).json()
        mended = live.choose("walk 30=0")

    assert told["why"]["key"] == "why-engine-fault"
    assert {key: after[key] for key in ("rows", "ask", "question", "decision", "seq")} == {
        key: before[key] for key in ("rows", "ask", "question", "decision", "seq")
    }
    assert mended["type"] == "accepted"


def test_a_choice_that_cannot_be_stored_did_not_happen(kettle: Server, monkeypatch: pytest.MonkeyPatch):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    with monkeypatch.context() as broken, anna.live(table, seat=0) as live:
        broken.setattr("samovar.server.archive.append", full_disk)
        told = live.choose("burn 3")
        pong = live.ask("ping")
    state = anna.get(f"/api/tables/{table}/state", seat=0).json()

    assert told["why"]["key"] == "why-engine-fault"
    assert pong["type"] == "pong"
    assert "accepted" not in [message["type"] for message in live.heard]
    assert state["answers"] == [None, None]


def full_disk(*_: object) -> None:
    raise OSError("no space left on device")


def test_a_table_of_other_rules_goes_on_and_tells_everybody_since_when(tmp_path, built, monkeypatch):
    def opened() -> Server:
        app = create_app(Settings(tmp_path / "files", bots="thread", slack=1000), Client(built), kettle_catalogue())
        return TestClient(app, base_url=HERE)

    with opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        before = anna.get(f"/api/tables/{table}/state", seat=0).json()
    monkeypatch.setattr(Kettle, "rules_version", 2)

    with opened() as server:
        anna.client = server
        card = anna.get(f"/api/tables/{table}").json()
        replay = anna.get(f"/api/tables/{table}/replay").json()
        state = anna.get(f"/api/tables/{table}/state", seat=0).json()
        said = anna.post(
            f"/api/tables/{table}/messages",
            {"type": "choose", "id": "a", "seat": 0, "decision": before["decision"], "line": "burn 1"},
        )
        again = anna.get(f"/api/tables/{table}").json()
        sentences = [sentence_of(server, change, "en") for change in card["changes"]]
        noted = sentence_of(server, state["lines"][-1], "en")

    assert (card["status"], card["rules"], card["fault"]) == ("playing", 1, None)
    assert state["rows"] == before["rows"]
    assert said.json()["type"] == "accepted"
    assert replay["rules"] == 1
    assert [change["key"] for change in replay["changes"]] == ["change-rules"]
    assert again["changes"] == card["changes"]
    assert "version 2 in place of 1" in sentences[0]
    assert noted.startswith("Since 20")


def test_a_table_that_cannot_be_read_tells_nobody_what_was_chosen(tmp_path, built):
    def opened() -> Server:
        app = create_app(Settings(tmp_path / "files", bots="thread", slack=1000), Client(built), kettle_catalogue())
        return TestClient(app, base_url=HERE)

    with opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        with anna.live(table, seat=0) as live:
            live.choose("burn 3")
    with inside(tmp_path / "files") as file:
        file.execute(update(HAPPENINGS).values(state=b"burn 3"))

    with opened() as server:
        anna.client = server
        card = anna.get(f"/api/tables/{table}").json()
        replay = anna.get(f"/api/tables/{table}/replay/states").json()
        sentence = sentence_of(server, card["fault"])

    assert card["status"] == "stuck"
    assert replay["key"] == "why-stuck"
    assert "ce qui a été joué ne convient plus" in sentence
    assert "burn" not in str([card, replay])


def test_one_write_that_fails_does_not_spoil_the_others(tmp_path):
    store = Store(tmp_path / "file.sqlite3")

    def write(person: str):
        return store.write(lambda connection: connection.execute(insert(MUTES).values(person=person, muted="x")))

    good, bad, better = write("anna"), store.write(full_disk), write("boris")
    twice = write("anna")

    assert good.result(5)
    assert better.result(5)
    assert isinstance(bad.exception(5), OSError)
    assert twice.exception(5) is not None
    assert store.read(lambda connection: connection.execute(select(MUTES.c.person)).scalars().all()) == [
        "anna",
        "boris",
    ]
    store.close()


def test_a_file_of_a_later_version_is_not_touched(tmp_path):
    store = Store(tmp_path / "file.sqlite3")
    store.write(lambda connection: connection.exec_driver_sql("PRAGMA user_version = 99")).result(5)
    store.close()

    with pytest.raises(Unopened, match="version 99"):
        Store(tmp_path / "file.sqlite3")


def test_metrics_count_and_are_for_the_operator_alone(tmp_path, built):
    limits = Settings(tmp_path / "files", bots="thread", bot_pause=0, metrics_token="steam", slack=1000)
    with TestClient(create_app(limits, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna = Guest(server)
        anna.lay("bot", "bot")

        stranger = server.get("/metrics")
        operator = server.get("/metrics", headers={"authorization": "Bearer steam"})

    assert stranger.status_code == 403
    assert 'samovar_choices_total{maker="setup"} 1.0' in operator.text
    assert f'rules="{RULES}"' in operator.text


def test_the_log_tells_of_tables_and_of_no_choice(kettle: Server):
    stream = io.StringIO()
    handler = logs.start(stream)
    anna = Guest(kettle)

    table = anna.lay("me", "same-screen")["id"]
    with anna.live(table, seat=0) as live:
        live.choose("burn 3")
        live.ask("say", text="my secret plan")
    logging.getLogger(logs.NAME).removeHandler(handler)

    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert {"table": table, "game": "kettle"}.items() <= lines[0].items()
    assert "burn" not in stream.getvalue()
    assert "secret" not in stream.getvalue()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = ["choose", "preview", "explain", "take-back", "agree", "lend", "reclaim", "take-over", "stand", "say", "mute"]
FIELDS = {
    "id": st.text(max_size=80) | JSON,
    "seat": st.integers(-3, 5) | JSON,
    "decision": st.sampled_from(["d1", "d2", ""]) | JSON,
    "line": st.sampled_from(["burn 1", "burn 99", "ready", "walk 0=0", "burn ?", " ", "burn 1 "]) | st.text() | JSON,
    "target": st.fixed_dictionaries({"kind": st.text(max_size=5), "id": st.text(max_size=5)}) | JSON,
    "proposal": st.text(max_size=5) | JSON,
    "yes": st.booleans() | JSON,
    "level": st.sampled_from(["random", "genius", ""]) | JSON,
    "key": st.text(max_size=80) | JSON,
    "text": st.text(max_size=600) | JSON,
    "person": st.text(max_size=80) | JSON,
    "muted": st.booleans() | JSON,
}
MESSAGES = st.fixed_dictionaries({"type": st.sampled_from(TYPES) | JSON}, optional=FIELDS)


def test_no_message_whatever_it_holds_is_a_fault_of_ours(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "same-screen")["id"]

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(message=MESSAGES)
    def say(message):
        answer = anna.post(f"/api/tables/{table}/messages", message)
        assert answer.status_code < 500, answer.text
        assert answer.status_code < 300 or answer.json()["key"]

    say()


@pytest.mark.parametrize(
    "body", [b"", b"\xff\xfe", b"[" * 30_000, b'{"type": "say", "id": "\xff"}', b'{"game": ' + b"[" * 30_000]
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/nowhere/messages"])
def test_bytes_that_are_no_message_are_refused(kettle: Server, body: bytes, path: str):
    anna = Guest(kettle)

    answer = kettle.post(path, content=body, headers={**anna.headers(), "content-type": "application/json"})

    assert 400 <= answer.status_code < 500
    assert answer.json()["key"]


def test_a_body_that_is_too_large_is_refused(kettle: Server):
    anna = Guest(kettle)

    answer = anna.post("/api/tables", {"game": "kettle", "title": "a" * 70_000})

    assert answer.status_code == 413
    assert answer.json()["key"] == "why-too-large"
