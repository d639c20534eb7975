"""Letters: whoever is not here is told that it is his turn, once, as he wishes, and never what is hidden."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select, update

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.letters import outbox, ways
from samovar.server.letters.doorkeeper import Doorkeeper, is_public
from samovar.server.refusals import Refused
from samovar.server.schema import LETTER_WAYS, OUTBOX
from samovar.server.settings import Post, Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.post import Browser, Mailbox, listening, mail_server
from tests.server.test_people import PASSWORD

BASE = "https://club.example.org"


class Club:
    """A server that writes, with nobody looking at the clock: `tell` does what it would do by itself."""

    def __init__(self, client: TestClient[Litestar], mailbox: Mailbox) -> None:
        self.client = client
        self.mailbox = mailbox

    @property
    def office(self) -> Any:
        return self.client.app.state.service.services.post_office

    def tell(self, times: int = 1) -> None:
        for _ in range(times):
            self.client.blocking_portal.call(self.office.look_round, True)

    def member(self, name: str, email: str | None = None, language: str = "en") -> Guest:
        """Somebody with an account, and a confirmed address if he has one."""
        guest = Guest(self.client)
        answer = guest.post("/api/me/account", {"name": name, "password": PASSWORD})
        guest.cookie = answer.headers["set-cookie"].partition(";")[0]
        if email is not None:
            way = {"kind": "email", "address": email, "language": language}
            assert guest.post("/api/me/letters/ways", way).status_code == 201
            self.tell()
            token = token_in(self.mailbox.to(email)[-1], "confirm")
            assert guest.post("/api/letters/confirm", {"token": token}).status_code == 204
            self.mailbox.letters.clear()
        return guest

    def play(self, *guests: Guest, **fields: Any) -> str:
        """A table of Kettle at which all of them sit."""
        first, *others = guests
        table = str(first.lay("me", *["open"] * len(others), **fields)["id"])
        for other in others:
            other.post(f"/api/tables/{table}/join", {})
            other.post(f"/api/tables/{table}/ready", {"ready": True})
        return table

    def keep(self, statement: Any) -> None:
        store = self.client.app.state.service.services.store
        store.write(lambda connection: connection.execute(statement)).result()

    def rows(self) -> list[Any]:
        store = self.client.app.state.service.services.store
        return list(store.read(lambda connection: connection.execute(select(OUTBOX)).all()))


def words(letter: Any, kind: str = "plain") -> str:
    return str(letter.get_body((kind,)).get_content())


def token_in(letter: Any, kind: str) -> str:
    found = re.search(rf"#{kind}=(\S+)", words(letter))
    assert found is not None
    return found[1]


@contextmanager
def serving(folder: Path, built: Path, mailbox: Mailbox, post: Post) -> Iterator[Club]:
    settings = Settings(folder / "files", bots="thread", bot_pause=0.0, absence=0.0, slack=1000, post=post)
    app = create_app(settings, Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as client:
        yield Club(client, mailbox)


def quick(**fields: Any) -> Post:
    """Nobody waits: what is to be told is told at the next look, which tests take themselves."""
    usual = {"hourly": 100, "daily": 1000, **fields}
    return Post(base=BASE, sender="games@club.example.org", pause=3600, grace=0, open_page=0, gap=0, **usual)


@pytest.fixture
def club(tmp_path: Path, built: Path) -> Iterator[Club]:
    with mail_server() as (mailbox, address), serving(tmp_path, built, mailbox, quick(smtp=address)) as club:
        yield club


def asked(guests: list[Guest], table: str) -> Guest:
    seat = guests[0].get(f"/api/tables/{table}").json()["asked"][0]
    return next(guest for guest in guests if guest.get(f"/api/tables/{table}").json()["mine"] == [seat])


def answer(guest: Guest, table: str) -> None:
    """Choose whatever comes first, without a page."""
    mine = guest.get(f"/api/tables/{table}").json()["mine"][0]
    state = guest.get(f"/api/tables/{table}/state", seat=mine).json()
    line = state["question"]["options"][0]["say"]
    told = {"type": "choose", "id": f"x{time.monotonic_ns()}", "seat": mine, "decision": state["decision"]}
    done = guest.post(f"/api/tables/{table}/messages", {**told, "line": line})
    assert done.json()["type"] == "accepted", done.text


def test_nothing_is_sent_to_an_address_before_its_owner_confirms_it(club: Club):
    anna, bert = club.member("Anna"), club.member("Bert")
    anna.post("/api/me/letters/ways", {"kind": "email", "address": "anna@example.org", "language": "en"})
    club.tell()
    club.play(anna, bert)

    club.tell(3)

    (letter,) = club.mailbox.letters
    assert letter["Subject"] == "Shall Samovar write to you here?"
    assert letter["From"] == "games@club.example.org"


def test_whoever_is_asked_gets_one_letter_for_one_turn(club: Club):
    anna, bert = club.member("Anna", "anna@example.org"), club.member("Bert")
    table = club.play(anna, bert, title="Tuesday")

    club.tell(3)

    (letter,) = club.mailbox.letters
    assert letter["To"] == "anna@example.org"
    assert letter["Subject"] == "It is your turn"
    text = words(letter)
    assert f"{BASE}/t/{table}" in text
    assert "Kettle · Tuesday" in text


def test_a_game_of_a_move_a_day_is_played_by_letters_alone(club: Club):
    anna, bert = club.member("Anna", "anna@example.org"), club.member("Bert", "bert@example.org")
    table = club.play(anna, bert)
    told = {"anna@example.org": 0, "bert@example.org": 0}
    people = dict(zip(told, (anna, bert), strict=True))

    while anna.get(f"/api/tables/{table}").json()["status"] == "playing":
        club.tell(2)
        waiting = anna.get(f"/api/tables/{table}").json()["asked"]
        for seat in waiting:
            address = list(told)[seat]
            letters = club.mailbox.to(address)
            assert len(letters) == told[address] + 1, "whoever is asked is told once"
            told[address] += 1
        for seat in waiting:
            answer(people[list(told)[seat]], table)

    assert sum(told.values()) > 2


def test_a_table_of_one_person_with_bots_or_at_one_screen_sends_nothing(club: Club):
    anna = club.member("Anna", "anna@example.org")
    anna.lay("me", "bot")
    anna.lay("same-screen", "same-screen")

    club.tell(2)

    assert club.mailbox.letters == []


def test_several_tables_share_one_letter(club: Club):
    people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
    tables = [club.play(*people) for _ in range(6)]
    mine = [table for table in tables if asked(people, table) is people[0]]
    for table in set(tables) - set(mine):
        answer(people[1], table)

    club.tell()

    (letter,) = club.mailbox.letters
    assert letter["Subject"] == "It is your turn at 6 tables"
    assert all(table in words(letter) for table in tables)


def test_a_letter_speaks_its_readers_language(club: Club):
    people = [club.member("Anna", "anna@example.org", "fr"), club.member("Bert")]
    club.play(*people)

    club.tell()

    (letter,) = club.mailbox.letters
    assert letter["Subject"] == "C’est à vous de jouer"
    assert "Bouilloire" in words(letter, "html")


def test_who_wants_the_days_letter_gets_it_at_his_hour(club: Club):
    people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
    hour = (time.gmtime().tm_hour + 2) % 24
    wishes = {"language": "en", "turns": "daily", "invitations": "never", "hour": hour}
    assert people[0].put("/api/me/letters", wishes).status_code == 204
    club.play(*people)
    club.tell(2)
    assert club.mailbox.letters == []
    due = {row.due_at for row in club.rows() if row.kind == "turn"}
    assert all(time.gmtime(at).tm_hour == hour and time.time() < at < time.time() + 3 * 3600 for at in due)

    club.keep(update(OUTBOX).values(due_at=0.0))
    club.tell(2)

    assert len(club.mailbox.letters) == 1


def test_who_wants_none_gets_none(club: Club):
    people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
    for guest in people:
        guest.put("/api/me/letters", {"language": "en", "turns": "never", "invitations": "never", "hour": 7})
    club.play(*people)

    club.tell(2)

    assert club.mailbox.letters == []


def test_limits_hold_letters_back_and_what_waited_shares_the_next(tmp_path: Path, built: Path):
    with mail_server() as (mailbox, address):
        post = quick(smtp=address, hourly=1)
        with serving(tmp_path, built, mailbox, post) as club:
            people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
            for _ in range(3):
                table = club.play(*people)
                if asked(people, table) is people[1]:
                    answer(people[1], table)
                club.tell()
            assert len(mailbox.letters) == 1

            club.keep(update(OUTBOX).where(OUTBOX.c.sent_at.is_not(None)).values(sent_at=time.time() - 3700))
            club.tell()

            assert [letter["Subject"] for letter in mailbox.letters][1:] == ["It is your turn at 2 tables"]


def test_one_press_ends_letters_without_signing_in(club: Club):
    people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
    club.play(*people)
    club.tell()
    (letter,) = club.mailbox.letters
    reader = people[0]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"List-Unsubscribe: <{BASE}/api/letters/stop/".encode() in club.mailbox.raw[-1], "as programs read it"
    assert letter["Content-Language"] == "en"
    path = letter["List-Unsubscribe"].strip("<>").removeprefix(BASE)

    looked = club.client.get(path, follow_redirects=False)
    assert looked.status_code == 303
    assert len(reader.get("/api/me/letters").json()["ways"]) == 1
    pressed = club.client.post(path, data={"List-Unsubscribe": "One-Click"})

    assert pressed.status_code == 204
    assert reader.get("/api/me/letters").json()["ways"] == []


def test_an_address_whose_owner_never_asked_is_not_written_to_again(club: Club):
    anna, bert = club.member("Anna"), club.member("Bert")
    way = {"kind": "email", "address": "stranger@example.org", "language": "en"}
    anna.post("/api/me/letters/ways", way)
    club.tell()
    club.client.post(f"/api/letters/stop/{token_in(club.mailbox.letters[0], 'stop')}")

    refused = bert.post("/api/me/letters/ways", {**way, "address": "Stranger@Example.org"})

    assert refused.json()["key"] == "why-refused-address"
    assert len(club.mailbox.letters) == 1


def test_nobody_lets_the_server_write_to_a_stranger_again_and_again(club: Club):
    way = {"kind": "email", "address": "stranger@example.org", "language": "en"}
    answers = [club.member(name).post("/api/me/letters/ways", way) for name in ("Anna", "Bert", "Cleo", "Dora")]

    assert [each.status_code for each in answers] == [201, 201, 201, 429]


@pytest.mark.parametrize(
    "address", ["", "anna", "a@b", "a@b.org\r\nBcc: c@d.org", "a@b.org,c@d.org", "<a@b.org>", "ä@b.org"]
)
def test_what_is_no_address_is_refused(address: str):
    with pytest.raises(Refused) as refused:
        ways.checked_email(address)

    assert refused.value.why.key == "why-no-email"


def test_a_letter_that_failed_is_tried_again_and_sent_once(club: Club):
    people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
    club.play(*people)
    club.mailbox.broken = True
    club.tell(2)
    (row,) = [each for each in club.rows() if each.kind == "turn"]
    assert row.attempts == 1
    assert row.due_at > time.time() + 30

    club.mailbox.broken = False
    club.keep(update(OUTBOX).values(due_at=0.0))
    club.tell(2)

    assert len(club.mailbox.letters) == 1


def test_a_letter_that_somebody_else_has_taken_is_not_sent_twice(club: Club):
    people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
    club.play(*people)
    store, office = club.client.app.state.service.services.store, club.office
    rows = store.read(lambda connection: outbox.missing(connection, office.post))
    store.write(lambda connection: outbox.put_all(connection, rows)).result()
    (letter,) = store.read(lambda connection: outbox.due(connection, office.post))

    for _ in range(2):
        club.client.blocking_portal.call(office._send, letter)

    assert len(club.mailbox.letters) == 1


def test_a_letter_outlives_a_server_that_is_killed_before_it_left(tmp_path: Path, built: Path):
    with mail_server() as (mailbox, address):
        post = quick(smtp=address)
        with serving(tmp_path, built, mailbox, post) as club:
            people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
            club.play(*people)
            mailbox.broken = True
            club.tell()
        mailbox.broken = False

        with serving(tmp_path, built, mailbox, post) as club:
            club.keep(update(OUTBOX).values(due_at=0.0))
            club.tell(2)

        assert len(mailbox.letters) == 1


def test_an_address_that_refuses_three_letters_must_be_confirmed_anew(club: Club):
    anna = club.member("Anna", "anna@example.org")
    bert = club.member("Bert")
    club.mailbox.refuses.add("anna@example.org")
    for _ in range(3):
        table = club.play(anna, bert)
        if asked([anna, bert], table) is bert:
            answer(bert, table)
        club.tell()

    (way,) = anna.get("/api/me/letters").json()["ways"]

    assert (way["confirmed"], way["failing"]) == (False, True)


def test_who_has_an_open_page_has_longer_to_see_it_himself(tmp_path: Path, built: Path):
    with mail_server() as (mailbox, address):
        post = quick(smtp=address)._replace(open_page=900)
        with serving(tmp_path, built, mailbox, post) as club:
            people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
            club.play(*people)
            club.keep(update(LETTER_WAYS).values(seen_at=time.time()))

            club.tell(2)

            assert mailbox.letters == []
            assert [row.kind for row in club.rows() if row.sent_at is None] == ["turn"]


def test_an_invitation_is_seen_at_once_and_told_by_letter(club: Club):
    anna, bert = club.member("Anna"), club.member("Bert", "bert@example.org")
    table = anna.lay("me", "open", title="Thursday")["id"]

    assert anna.post(f"/api/tables/{table}/invitations", {"name": "bert"}).status_code == 204
    club.tell(2)

    (seen,) = bert.get("/api/me/invitations").json()
    assert (seen["table"], seen["by"], seen["title"]) == (table, "Anna", "Thursday")
    (letter,) = club.mailbox.letters
    assert letter["Subject"] == "You are invited to a table"
    assert "Anna invites you to a table: Kettle · Thursday" in words(letter)


def test_an_invitation_ends_when_its_seat_is_taken_or_it_is_declined(club: Club):
    anna, bert, cleo = club.member("Anna"), club.member("Bert"), club.member("Cleo")
    tables = [anna.lay("me", "open")["id"] for _ in range(2)]
    for table in tables:
        anna.post(f"/api/tables/{table}/invitations", {"name": "Bert"})

    cleo.post(f"/api/tables/{tables[0]}/join", {})
    bert.delete(f"/api/me/invitations/{tables[1]}")

    assert bert.get("/api/me/invitations").json() == []


def test_who_is_muted_invites_nobody_and_is_not_told_so(club: Club):
    anna, bert = club.member("Anna"), club.member("Bert", "bert@example.org")
    table = anna.lay("me", "open")["id"]
    with bert.live(table) as live:
        live.ask("mute", person=anna.id, muted=True)

    invited = anna.post(f"/api/tables/{table}/invitations", {"name": "Bert"})
    club.tell(2)

    assert invited.status_code == 204
    assert bert.get("/api/me/invitations").json() == []
    assert club.mailbox.letters == []


def test_a_forgotten_password_is_replaced_by_a_link_in_a_letter(club: Club):
    club.member("Anna", "anna@example.org")
    somebody = Guest(club.client)

    known = somebody.post("/api/letters/forgotten", {"name": "Anna"})
    unknown = somebody.post("/api/letters/forgotten", {"name": "Nobody at all"})
    club.tell()

    assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (204, b"")
    (letter,) = club.mailbox.letters
    told = {"token": token_in(letter, "reset"), "password": "simmering at eighty"}
    assert somebody.post("/api/me/reset", told).json()["account"] == "anna"
    assert letter["List-Unsubscribe"] is None


def test_a_guest_without_an_account_has_no_letters(club: Club):
    refused = Guest(club.client).post(
        "/api/me/letters/ways", {"kind": "email", "address": "a@example.org", "language": "en"}
    )

    assert refused.json()["key"] == "why-account-first"


def test_a_server_that_writes_nothing_says_so(kettle: TestClient[Litestar]):
    assert kettle.get("/api/letters").json() == {"email": False, "webhook": False, "push": None}
    assert Guest(kettle).get("/api/me/letters").json()["key"] == "why-no-such-letters"


@pytest.mark.parametrize("form", ["discord", "slack", "matrix"])
def test_a_webhook_is_told_in_its_own_form(tmp_path: Path, built: Path, form: str):
    with listening() as listener:
        post = quick(webhooks=(listener.host,))
        with serving(tmp_path, built, Mailbox(), post) as club:
            people = [club.member("Anna"), club.member("Bert")]
            for guest in people:
                way = {"kind": "webhook", "form": form, "address": f"{listener.address}/hook", "language": "en"}
                assert guest.post("/api/me/letters/ways", way).status_code == 201
            club.tell()
            for guest, said in zip(people, listener.said(), strict=True):
                token = re.search(r"#confirm=([^\s>]+)", said.get("content") or said["text"])
                assert token is not None
                assert guest.post("/api/letters/confirm", {"token": token[1]}).status_code == 204
            listener.posted.clear()
            table = club.play(*people, title="*<@everyone>*")

            club.tell(2)

        said = listener.said()[0]
        text = said.get("content") or said["text"]
        assert f"{BASE}/t/{table}" in text
        if form == "discord":
            assert said["allowed_mentions"] == {"parse": []}
            assert r"\*\<\@everyone\>\*" in text
        if form == "slack":
            assert "&lt;@everyone&gt;" in text


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://93.184.216.34/hook", "why-webhook-https"),
        ("https://127.0.0.1/hook", "why-webhook-inside"),
        ("https://10.0.0.5/hook", "why-webhook-inside"),
        ("https://169.254.169.254/latest/meta-data", "why-webhook-inside"),
        ("https://[::1]/hook", "why-webhook-inside"),
        ("https://[::ffff:10.0.0.5]/hook", "why-webhook-inside"),
        ("https://[64:ff9b::7f00:1]/hook", "why-webhook-inside"),
        ("https://0x7f000001/hook", "why-webhook-inside"),
        ("https://93.184.216.34:8443/hook", "why-webhook-inside"),
        ("https://user:pass@93.184.216.34/hook", "why-no-webhook"),
        ("ftp://93.184.216.34/hook", "why-no-webhook"),
        ("https://no-such-host.invalid/hook", "why-webhook-unknown"),
        ("nonsense", "why-no-webhook"),
    ],
)
def test_no_webhook_leads_inside(url: str, key: str):
    with pytest.raises(Refused) as refused:
        asyncio.run(Doorkeeper(("public",), public=False).admit(url))

    assert refused.value.why.key == key


def test_only_hosts_that_the_operator_names_are_written_to():
    keeper = Doorkeeper(("93.184.216.34",), public=False)

    place = asyncio.run(keeper.admit("https://93.184.216.34/hook?x=1"))
    with pytest.raises(Refused) as refused:
        asyncio.run(keeper.admit("https://93.184.216.35/hook"))

    assert (place.url, place.host, place.origin) == (
        "https://93.184.216.34:443/hook?x=1",
        "93.184.216.34",
        "https://93.184.216.34",
    )
    assert refused.value.why.key == "why-webhook-host"


def test_public_addresses_are_those_outside():
    from ipaddress import ip_address

    inside = [
        "0.0.0.0",
        "10.1.1.1",
        "100.64.0.1",
        "127.0.0.1",
        "192.168.1.1",
        "224.0.0.1",
        "fc00::1",
        "fe80::1",
        "2002::1",
    ]
    outside = ["93.184.216.34", "2606:2800:220:1::1"]

    assert [each for each in inside + outside if is_public(ip_address(each))] == outside


def test_a_webhook_that_sends_elsewhere_is_not_followed(tmp_path: Path, built: Path):
    with listening() as listener:
        listener.status = 302
        with serving(tmp_path, built, Mailbox(), quick(webhooks=(listener.host,))) as club:
            anna = club.member("Anna")
            way = {"kind": "webhook", "form": "slack", "address": f"{listener.address}/hook", "language": "en"}
            anna.post("/api/me/letters/ways", way)

            club.tell()

            assert len(listener.posted) == 1
            assert club.rows() == []


def test_a_browser_is_told_through_its_makers_push_service(tmp_path: Path, built: Path):
    with listening() as listener:
        listener.status = 201
        post = quick(webhooks=(listener.host,), push="mailto:operator@club.example.org")
        with serving(tmp_path, built, Mailbox(), post) as club:
            people = [club.member("Anna"), club.member("Bert")]
            browsers = [Browser(f"{listener.address}/{name}") for name in ("anna", "bert")]
            for guest, browser in zip(people, browsers, strict=True):
                way = {"kind": "push", "address": browser.subscription(), "language": "en"}
                assert guest.post("/api/me/letters/ways", way).status_code == 201
            key = club.client.get("/api/letters").json()["push"]
            table = club.play(*people, title="Tuesday")

            club.tell(2)

            ((headers, body),) = [(headers, body) for path, headers, body in listener.posted if path == "/anna"]
            said = browsers[0].read(body)
            assert said == {"title": "It is your turn", "body": "Kettle · Tuesday", "path": f"/t/{table}"}
            signed = dict(part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
            assert signed["k"] == key
            claims = json.loads(base64.urlsafe_b64decode(signed["t"].split(".")[1] + "=="))
            assert (claims["aud"], claims["sub"]) == (listener.address, "mailto:operator@club.example.org")


def test_a_browser_that_has_forgotten_us_is_forgotten(tmp_path: Path, built: Path):
    with listening() as listener:
        listener.status = 410
        post = quick(webhooks=(listener.host,), push="mailto:operator@club.example.org")
        with serving(tmp_path, built, Mailbox(), post) as club:
            people = [club.member("Anna"), club.member("Bert")]
            for guest in people:
                address = Browser(f"{listener.address}/push").subscription()
                guest.post("/api/me/letters/ways", {"kind": "push", "address": address, "language": "en"})
            table = club.play(*people)

            club.tell()

            assert asked(people, table).get("/api/me/letters").json()["ways"] == []


def test_the_log_tells_nothing_of_letters_but_their_fate(club: Club, caplog: pytest.LogCaptureFixture):
    people = [club.member("Anna", "anna@example.org"), club.member("Bert")]
    club.mailbox.refuses |= {"anna@example.org", "bert@example.org"}
    club.play(*people, title="Our secret title")

    with caplog.at_level("INFO"):
        club.tell()

    assert "did not arrive" in caplog.text
    ours = " ".join(record.getMessage() for record in caplog.records if record.name.startswith("samovar"))
    assert not re.search("example|Anna|Bert|secret title|stop", ours)


def test_whoever_is_deleted_is_written_to_no_more(club: Club):
    anna, bert = club.member("Anna", "anna@example.org"), club.member("Bert")
    club.play(anna, bert)
    club.tell()
    from samovar.server import admin

    store = club.client.app.state.service.services.store
    store.write(lambda connection: admin.delete_person(connection, anna.id)).result()

    assert store.read(lambda connection: connection.execute(select(LETTER_WAYS)).all()) == []
    assert club.rows() == []
