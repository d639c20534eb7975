"""Keys of programs: made and revoked by their owner, good for playing in his name and for nothing else."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select

from samovar.server.api_tokens import MOST
from samovar.server.schema import API_TOKENS
from tests.server.guests import Guest
from tests.server.test_admin import OTHER, House, house, signed_in, take_cookie  # noqa: F401 a fixture
from tests.server.test_people import PASSWORD, asked, kept

Server = TestClient[Litestar]
UNKNOWN = (401, "why-unknown-token")


class Program(Guest):
    """Knows a key, and has no cookie."""

    def __init__(self, client: TestClient[Any], secret: str) -> None:
        self.client = client
        self.cookie = ""
        self.secret = secret

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"}


def made(owner: Guest, name: str = "my bot") -> tuple[Program, str]:
    answer = owner.post("/api/me/tokens", {"name": name})
    assert answer.status_code == 201, answer.text
    return Program(owner.client, answer.json()["secret"]), answer.json()["token"]["id"]


def why(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def test_a_program_plays_in_its_owners_name_until_its_key_is_revoked(kettle: Server):
    anna = kept(kettle)
    program, id = made(anna)
    stays, _ = made(anna, "another")

    me = program.get("/api/me")
    table = program.lay("me", "same-screen")["id"]
    with program.live(table, seat=0) as live:
        accepted = live.choose(live.first_line())
        listed = anna.get("/api/me/tokens").json()
        anna.delete(f"/api/me/tokens/{id}")
        parted = live.until("farewell")
    with program.live(table, seat=0) as live:
        refused = live.heard[-1]

    assert (me.json()["id"], "set-cookie" in me.headers) == (anna.id, False)
    assert anna.get(f"/api/tables/{table}").json()["mine"] == [0, 1]
    assert accepted["type"] == "accepted"
    assert parted["again"] is True
    assert refused["why"]["key"] == "why-unknown-token"
    assert why(program.get("/api/me/tables")) == UNKNOWN
    assert stays.get("/api/me").status_code == 200
    assert [(each["name"], each["usedAt"] is None) for each in listed] == [("my bot", False), ("another", True)]
    assert [each["name"] for each in anna.get("/api/me/tokens").json()] == ["another"]


def test_a_program_cannot_change_who_its_owner_is_nor_make_keys(kettle: Server):
    anna = kept(kettle)
    program, id = made(anna)

    refused = [
        program.put("/api/me", {"name": "Boris"}),
        program.put("/api/me/password", {"present": PASSWORD, "password": OTHER}),
        program.post("/api/me/session", {"name": "Anna", "password": PASSWORD}),
        program.delete("/api/me/sessions/others"),
        program.delete("/api/me/session"),
        program.post("/api/me/tokens", {"name": "more"}),
        program.delete(f"/api/me/tokens/{id}"),
    ]

    assert {why(each) for each in refused} == {(403, "why-not-by-token")}
    assert anna.get("/api/me").json()["name"] == "Anna"


def test_keys_that_cannot_be_made_or_revoked_are_refused_with_the_reason(kettle: Server):
    anna, guest = kept(kettle), Guest(kettle)
    for number in range(MOST):
        _, id = made(anna, f"bot {number}")

    assert why(guest.post("/api/me/tokens", {"name": "mine"})) == (403, "why-token-account")
    assert why(anna.post("/api/me/tokens", {"name": " \u200b "})) == (400, "why-name-length")
    assert why(anna.post("/api/me/tokens", {"name": "one more"})) == (409, "why-many-tokens")
    assert why(guest.delete(f"/api/me/tokens/{id}")) == (404, "why-no-such-token")
    for odd in ("", "samovar_", "samovar_" + "x" * 43, "steam", "samovar_" + "x" * 9000):
        assert why(Program(kettle, odd).get("/api/me")) == UNKNOWN


def test_a_new_password_ends_all_keys_and_a_new_name_none(kettle: Server):
    anna = kept(kettle)
    program, _ = made(anna)

    asked(anna, "PUT", "/api/me", {"name": "Anna the second"})
    named = program.get("/api/me").json()["name"]
    asked(anna, "PUT", "/api/me/password", {"present": PASSWORD, "password": OTHER})

    assert named == "Anna the second"
    assert why(program.get("/api/me")) == UNKNOWN
    assert anna.get("/api/me/tokens").json() == []


def test_a_program_is_limited_as_one_with_its_owner(kettle: Server):
    anna = kept(kettle)
    program, _ = made(anna)
    limits = kettle.app.state.service.services.limits
    spent = limits.changes.buckets[f"person {anna.id}"]

    spent.level = 0.0
    spent.seconds = 1e9
    refused = program.post("/api/tables", {})

    assert why(refused) == (429, "why-too-fast")


def test_an_operator_lists_and_ends_keys_and_the_file_holds_no_secret(house: House):  # noqa: F811
    with house.open() as server:
        anna = kept(server)
        program, id = made(anna)
        shown = house.well("tokens", "Anna")
        house.well("tokens", "Anna", "--revoke")
        ended = why(program.get("/api/me"))
        again, _ = made(anna, "after that")
        with server.app.state.service.services.store.reader.connect() as connection:
            rows = [str(row) for row in connection.execute(select(API_TOKENS))]

    assert id in shown
    assert "my bot" in shown
    assert ended == UNKNOWN
    assert len(rows) == 1
    assert again.secret not in rows[0]
    assert house.admin("tokens", "Nobody").exit_code != 0


def test_a_banned_persons_programs_are_nobody(house: House):  # noqa: F811
    with house.open() as server:
        anna = kept(server)
        program, _ = made(anna)
        house.well("ban", "Anna")
        banned = why(program.get("/api/me"))
        house.well("unban", "Anna")
        take_cookie(anna, signed_in(server, "Anna", PASSWORD))
        back, _ = made(anna)

        assert banned == UNKNOWN
        assert why(program.get("/api/me")) == UNKNOWN
        assert back.get("/api/me").status_code == 200
