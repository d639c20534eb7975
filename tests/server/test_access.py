"""Who may read a table, and who counts as one asker: a table without spectators, limits by person, trusted proxies."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server import limits
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.machine import Machine

Server = TestClient[Litestar]
PASSWORD = "boiling at ninety"
STILL = 1000.0  # o'clock, as long as it takes


@contextmanager
def strict(folder: Path, built: Path, **settings: Any) -> Iterator[Server]:
    """A server with the limits that people meet, in a moment that lasts: on a slow machine nobody gains by waiting."""
    app = create_app(Settings(folder / "files", bots="thread", **settings), Client(built), kettle_catalogue())
    with pytest.MonkeyPatch.context() as patch, TestClient(app, base_url=HERE) as server:
        patch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: STILL))
        yield server


def private(server: Server) -> tuple[Guest, Guest, str]:
    """A game under way at a table without spectators, and somebody who has no business there."""
    anna, stranger = Guest(server), Guest(server)
    return anna, stranger, anna.lay("me", "same-screen", watch=False)["id"]


LOOK: dict[str, Any] = {"type": "look", "id": "a", "seat": None, "lens": "odds", "wish": {}}
READS = ["", "/state", "/replay", "/replay/states", "/record", "/dice"]


@pytest.mark.parametrize("path", READS)
def test_nothing_of_a_table_without_spectators_is_read_by_others(kettle: Server, path: str):
    anna, stranger, table = private(kettle)

    refused = stranger.get(f"/api/tables/{table}{path}")

    assert refused.status_code == 403
    assert refused.json()["key"] == "why-not-watched"
    assert anna.get(f"/api/tables/{table}").status_code == 200


@pytest.mark.parametrize(
    "message",
    [
        LOOK,
        {"type": "explain", "id": "a", "seat": 0, "target": {"kind": "stoker", "id": "anna"}},
        {"type": "preview", "id": "a", "seat": 0, "line": "burn 1"},
        {"type": "ping", "id": "a"},
    ],
)
def test_no_message_reaches_a_table_without_spectators_from_outside(kettle: Server, message: dict[str, Any]):
    _, stranger, table = private(kettle)

    refused = stranger.post(f"/api/tables/{table}/messages", message)

    assert refused.status_code == 403
    assert refused.json()["key"] == "why-not-watched"


def test_a_moment_of_a_table_without_spectators_is_not_looked_at_nor_forked_by_others(kettle: Server):
    _, stranger, table = private(kettle)

    look = stranger.post(f"/api/tables/{table}/replay/look", {"seen": "public", "seq": 1, "lens": "odds", "wish": {}})
    fork = stranger.post(f"/api/tables/{table}/fork", {"seen": "public", "seq": 1, "seats": []})

    assert look.json()["key"] == fork.json()["key"] == "why-not-watched"


def test_the_code_of_a_table_without_spectators_opens_it_only_before_the_game(kettle: Server):
    anna, boris, stranger = Guest(kettle), Guest(kettle), Guest(kettle)
    card = anna.lay("me", "open", watch=False)

    before = boris.get(f"/api/codes/{card['code']}")
    boris.post(f"/api/tables/{card['id']}/join")
    boris.post(f"/api/tables/{card['id']}/ready", {"ready": True})
    after = stranger.get(f"/api/codes/{card['code']}")

    assert before.status_code == 200
    assert after.json()["key"] == "why-not-watched"
    assert boris.get(f"/api/codes/{card['code']}").status_code == 200


def test_whoever_waited_in_the_lobby_does_not_stay_to_watch_a_table_without_spectators(kettle: Server):
    anna, boris, stranger = Guest(kettle), Guest(kettle), Guest(kettle)
    table = anna.lay("me", "open", watch=False)["id"]
    boris.post(f"/api/tables/{table}/join")

    with stranger.live(table) as theirs, boris.live(table) as his:
        boris.post(f"/api/tables/{table}/ready", {"ready": True})
        his.until("state")
        told = theirs.until("farewell")

    assert told["why"]["key"] == "why-not-watched"
    assert told["again"] is False
    assert "state" not in [message["type"] for message in theirs.heard]


def spellings(cookie: str) -> Iterator[str]:
    """The same cookie written otherwise: base64 has bits to spare, and readers skip signs that are none of its own."""
    messages = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    last = messages.index(cookie[-1])
    for spare in range(4):
        yield cookie[:-1] + messages[(last & ~3) | spare]
    for place in range(1, 20):
        yield f"{cookie[:-place]}{'!' * place}{cookie[-place:]}"


def test_another_spelling_of_a_cookie_is_no_new_bucket(tmp_path: Path, built: Path):
    with strict(tmp_path, built) as server:
        anna = Guest(server)
        own = anna.cookie
        while (last := anna.put("/api/me", {"name": "Anna"})).status_code == 200:
            pass
        other = []
        for spelling in spellings(own):
            anna.cookie = spelling
            other.append(anna.put("/api/me", {"name": "Anna"}).status_code)

    assert last.status_code == 429
    assert other.count(429) > 10, "most spellings are that person's"
    assert 200 not in other


def test_a_forged_cookie_is_no_new_bucket_either(tmp_path: Path, built: Path):
    with strict(tmp_path, built) as server:
        headers = {"x-samovar": "1"}
        answers = [
            server.put("/api/me", json={"name": "x"}, headers={**headers, "cookie": f"samovar=forged{n}"}).status_code
            for n in range(90)
        ]

    assert answers[0] == 401
    assert answers[-1] == 429


def test_one_person_behind_many_is_not_held_up_by_the_others(tmp_path: Path, built: Path):
    with strict(tmp_path, built) as server:
        busy, calm = Guest(server), Guest(server)
        for _ in range(70):
            busy.put("/api/me", {"name": "Busy"})

        answer = calm.put("/api/me", {"name": "Calm"})

    assert answer.status_code == 200


def guessed(server: Server, n: int, name: str = "Anna", **headers: str) -> int:
    body = {"name": name, "password": f"guess number {n}"}
    return server.post("/api/me/session", json=body, headers={"x-samovar": "1", **headers}).status_code


def test_a_forwarded_address_of_a_stranger_is_not_believed(tmp_path: Path, built: Path):
    with strict(tmp_path, built) as server:
        answers = [guessed(server, n, **{"x-forwarded-for": f"203.0.113.{n}"}) for n in range(8)]

    assert answers[0] == 403
    assert answers[-1] == 429


def test_a_trusted_proxy_is_believed_and_only_for_what_it_added_itself(tmp_path: Path, built: Path):
    with strict(tmp_path, built, trusted_proxies=("testclient",)) as server:
        own = [guessed(server, n, **{"x-forwarded-for": f"198.51.100.{n}, 203.0.113.7"}) for n in range(8)]
        other = guessed(server, 9, **{"x-forwarded-for": "203.0.113.8"})

    assert own[-1] == 429, "what the asker wrote before the proxy's own word counts for nothing"
    assert other == 403


@pytest.mark.parametrize("trusted", [(), ("127.0.0.1",)])
def test_a_running_server_believes_only_the_proxies_it_was_told(
    tmp_path: Path, trusted: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with Machine(tmp_path, trusted=trusted) as machine:
        answer = httpx.get(f"http://{machine.address}/metrics", headers={"x-forwarded-for": "203.0.113.9"}, timeout=30)
        secure = httpx.get(f"http://{machine.address}/api/me", headers={"x-forwarded-proto": "https"}, timeout=30)

    assert answer.status_code == (403 if trusted else 200), "metrics are for the machine itself"
    assert ("secure" in secure.headers["set-cookie"].lower()) == bool(trusted)


def test_addresses_of_one_household_are_one_asker(tmp_path: Path, built: Path):
    with strict(tmp_path, built, trusted_proxies=("testclient",)) as server:
        answers = [guessed(server, n, **{"x-forwarded-for": f"2001:db8:1:2::{n:x}"}) for n in range(8)]

    assert answers[-1] == 429


def account(server: Server) -> Guest:
    anna = Guest(server)
    assert anna.post("/api/me/account", {"name": "Anna", "password": PASSWORD}).status_code == 200
    return anna


def test_guesses_at_one_account_are_counted_wherever_they_come_from(tmp_path: Path, built: Path):
    with strict(tmp_path, built, trusted_proxies=("testclient",)) as server:
        account(server)

        answers = [guessed(server, n, **{"x-forwarded-for": f"203.0.{n}.7"}) for n in range(60)]
        unknown = server.post(
            "/api/me/session",
            json={"name": "Anna", "password": "guess number 99"},
            headers={"x-samovar": "1", "x-forwarded-for": "198.51.100.1"},
        )

    assert answers[0] == 403
    assert answers[-1] == 429
    assert unknown.json()["key"] == "why-many-guesses"


@pytest.mark.parametrize("exists", [True, False])
def test_a_spelling_of_a_name_is_no_new_bucket(tmp_path: Path, built: Path, exists: bool):
    with strict(tmp_path, built, trusted_proxies=("testclient",)) as server:
        if exists:
            account(server)
        spelt = ["Anna", "Ánna", "Annà", "ÀNNA", "änna"]
        answers = [guessed(server, n, spelt[n % 5], **{"x-forwarded-for": f"203.0.{n}.7"}) for n in range(60)]

    assert answers[-1] == 429


def test_a_name_that_nobody_has_is_guessed_at_no_faster(tmp_path: Path, built: Path):
    """Or one could tell by the limit which names exist."""
    with strict(tmp_path, built, trusted_proxies=("testclient",)) as server:
        answers = [guessed(server, n, **{"x-forwarded-for": f"203.0.{n}.7"}) for n in range(60)]

    assert answers[-1] == 429


def test_a_stranger_who_guesses_locks_nobody_out_of_a_device_that_was_signed_in(tmp_path: Path, built: Path):
    with strict(tmp_path, built, trusted_proxies=("testclient",)) as server:
        account(server)
        server.cookies.clear()
        headers = {"x-samovar": "1", "x-forwarded-for": "192.0.2.1"}
        credentials = {"name": "Anna", "password": PASSWORD}
        server.post("/api/me/session", json=credentials, headers=headers)
        server.delete("/api/me/session", headers=headers)
        device = dict(server.cookies)
        server.cookies.clear()

        for n in range(60):
            guessed(server, n, **{"x-forwarded-for": f"203.0.{n}.7"})
        server.cookies.update(device)
        back = server.post("/api/me/session", json=credentials, headers=headers)

    assert back.status_code == 200


def test_one_stranger_alone_keeps_nobody_out(tmp_path: Path, built: Path):
    with strict(tmp_path, built, trusted_proxies=("testclient",)) as server:
        account(server)
        for n in range(60):
            guessed(server, n, **{"x-forwarded-for": "203.0.113.7"})

        server.cookies.clear()
        answer = server.post(
            "/api/me/session",
            json={"name": "Anna", "password": PASSWORD},
            headers={"x-samovar": "1", "x-forwarded-for": "192.0.2.1"},
        )

    assert answer.status_code == 200
