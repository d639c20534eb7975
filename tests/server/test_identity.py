"""Cookies that end when they should, passwords that are worth keeping, and names that belong to somebody."""

import sqlite3
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select, update

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.older_files import STEPS
from samovar.server.schema import KEYS, PERSONS
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.stores import file_only, inside
from tests.server.test_people import PASSWORD, asked, kept, signed_in

Server = TestClient[Litestar]


def stolen(guest: Guest) -> Guest:
    """Somebody else who has a copy of this cookie."""
    copy = Guest(guest.client)
    copy.cookie = guest.cookie
    return copy


def known(guest: Guest) -> bool:
    """Whether the server takes this cookie for anybody."""
    return bool(guest.put("/api/me", {"name": "Whoever"}).status_code == 200)


def test_signing_out_ends_that_cookie_and_no_other(kettle: Server):
    anna = kept(kettle)
    phone, copy = signed_in(kettle), stolen(anna)

    anna.delete("/api/me/session")

    assert not known(anna)
    assert not known(copy)
    assert known(phone)


def test_a_cookie_that_was_renewed_ends_with_the_one_it_came_from(kettle: Server):
    anna = kept(kettle)
    anna.cookie = signed_in(kettle).cookie
    copy = stolen(anna)
    asked(copy, "GET", "/api/me")

    anna.delete("/api/me/session")

    assert not known(copy)


def test_signing_out_ends_what_that_cookie_listens_to(kettle: Server):
    anna = kept(kettle)
    anna.cookie = signed_in(kettle).cookie
    table = anna.lay("me", "same-screen")["id"]

    with anna.live(table, seat=0) as live:
        anna.delete("/api/me/session")
        parted = live.until("farewell")
    with anna.live(table, seat=0) as live:
        refused = live.heard[-1]

    assert parted["again"] is True
    assert refused["why"]["key"] == "why-not-your-seat"


def test_a_guests_cookie_ends_when_he_registers(kettle: Server):
    anna = Guest(kettle)
    copy = stolen(anna)

    asked(anna, "POST", "/api/me/account", {"name": "Anna", "password": PASSWORD})

    assert known(anna)
    assert not known(copy)


def test_a_guests_cookie_ends_when_he_signs_in(kettle: Server):
    kept(kettle)
    guest = Guest(kettle)
    table = guest.lay("me", "same-screen")["id"]
    copy = stolen(guest)

    with copy.live(table) as live:
        asked(guest, "POST", "/api/me/session", {"name": "Anna", "password": PASSWORD})
        live.until("farewell")

    assert not known(copy)
    assert guest.get(f"/api/tables/{table}").json()["mine"] == [0, 1]


def test_whoever_signs_in_as_somebody_else_leaves_no_cookie_behind(kettle: Server):
    kept(kettle, "Boris")
    anna = kept(kettle)
    anna.cookie = signed_in(kettle).cookie
    copy = stolen(anna)

    asked(anna, "POST", "/api/me/session", {"name": "Boris", "password": PASSWORD})

    assert not known(copy)
    assert known(signed_in(kettle))


def test_a_cookie_from_before_there_were_sessions_stays_good_until_it_is_signed_out(tmp_path: Path, built: Path):
    settings = Settings(tmp_path / "files", bots="thread", slack=1000)
    with TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE) as server:
        anna = Guest(server)
        with inside(settings.folder) as file:
            key = file.execute(select(KEYS.c.key)).scalar_one()
        anna.cookie = "samovar=" + URLSafeSerializer([key], salt="samovar.person").dumps(anna.id)
        copy = stolen(anna)

        before = known(copy)
        asked(anna, "GET", "/api/me")
        anna.delete("/api/me/session")

        assert before
        assert not known(anna)
        assert not known(copy)


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("        ", "why-password-blank"),
        ("\u2003" * 10, "why-password-blank"),
        ("\u200b" * 10, "why-password-blank"),
        ("password", "why-password-common"),
        ("PassWord", "why-password-common"),
        ("12345678", "why-password-common"),
        ("azertyuiop", "why-password-common"),
        ("motdepasse", "why-password-common"),
        ("mot de passe", "why-password-common"),
        ("iloveyou2024!", "why-password-common"),
        ("aaaaaaaaaaaa", "why-password-common"),
        ("xyxyxyxyxy", "why-password-common"),
        ("lmnopqrstuv", "why-password-common"),
        ("anna kettle", "why-password-name"),
        ("AnnaKettle99", "why-password-name"),
    ],
)
def test_a_password_that_is_guessed_first_is_refused(kettle: Server, password: str, key: str):
    refused = Guest(kettle).post("/api/me/account", {"name": "Anna Kettle", "password": password})

    assert refused.status_code == 400
    assert refused.json()["key"] == key


@pytest.mark.parametrize("password", ["password1", "           ", "Anna-anna"])
def test_nor_does_a_weak_password_take_the_place_of_a_better_one(kettle: Server, password: str):
    anna = kept(kettle, "Annaanna")
    anna.cookie = signed_in(kettle, name="Annaanna").cookie

    refused = asked(anna, "PUT", "/api/me/password", {"present": PASSWORD, "password": password})

    assert refused.json()["key"].startswith("why-password-")
    assert signed_in(kettle, name="Annaanna")


ALIKE = [
    "Anna",
    "ANNA",
    "\u0410nn\u0430",  # the first and the last letter are Cyrillic
    "\u0391nna",  # Greek
    "A\u200bnna",
    "Anna\u202e",
    "\uff21nna",
    "Änna",
    "Anna.",
    "A n n a",
    "\U0001d400nna",
    "Ann\u0430\ufe0f",
]


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_takes_a_name_that_looks_like_an_accounts(kettle: Server, name: str):
    kept(kettle)
    guest = Guest(kettle)

    renamed = guest.put("/api/me", {"name": name})
    registered = guest.post("/api/me/account", {"name": name, "password": PASSWORD})
    seated = guest.post("/api/tables", {"game": "kettle", "seats": [{"kind": "me", "name": name}, {"kind": "bot"}]})

    assert [each.status_code for each in (renamed, registered, seated)] == [409, 409, 409]
    assert renamed.json()["key"] == seated.json()["key"] == "why-name-alike"
    assert registered.json()["key"] in ("why-name-alike", "why-name-taken")


@pytest.mark.parametrize(("name", "typed"), [("René", "rene"), ("Rene", "René"), ("Łukasz Ñandú", "łukasz nandu")])
def test_a_name_is_one_name_with_and_without_its_accents(kettle: Server, name: str, typed: str):
    rene = kept(kettle, name)

    refused = Guest(kettle).put("/api/me", {"name": typed})
    registered = Guest(kettle).post("/api/me/account", {"name": typed, "password": PASSWORD})
    back = signed_in(kettle, name=typed)

    assert refused.json()["key"] == registered.json()["key"] == "why-name-alike"
    assert back.get("/api/me").json()["id"] == rene.id
    assert back.get("/api/me").json()["name"] == name


def test_an_exact_name_comes_before_one_that_differs_by_accents(kettle: Server, tmp_path: Path):
    """In files from before names were compared both may be there."""
    kept(kettle, "Zoe")
    kept(kettle, "Noe")
    older = {"name": "Zoé", "account": "zoé", "account_likeness": "zoe"}
    with inside(tmp_path / "files") as database:
        database.execute(update(PERSONS).where(PERSONS.c.account == "noe").values(older))

    names = [signed_in(kettle, name=name).get("/api/me").json()["name"] for name in ("Zoe", "zoé")]

    assert names == ["Zoe", "Zoé"]


def test_nobody_sits_down_under_a_name_that_looks_like_an_accounts(kettle: Server):
    kept(kettle, "Ilia")
    host, guest = Guest(kettle), Guest(kettle)
    table = host.lay("me", "open")["id"]

    joined = guest.post(f"/api/tables/{table}/join", {"name": "lIia"})
    changed = host.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "same-screen", "name": "1lia"})
    honest = guest.post(f"/api/tables/{table}/join", {"name": "Olga"})

    assert joined.json()["key"] == changed.json()["key"] == "why-name-alike"
    assert honest.status_code == 200


def test_the_name_that_an_account_shows_is_its_own_too(kettle: Server):
    anna = kept(kettle)
    anna.cookie = signed_in(kettle).cookie
    asked(anna, "PUT", "/api/me", {"name": "Queen of Steam"})

    refused = Guest(kettle).put("/api/me", {"name": "Queen 0f Steam"})
    again = anna.put("/api/me", {"name": "Anna"})

    assert refused.json()["key"] == "why-name-alike"
    assert again.status_code == 200


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200f", "\x07", "\x1b", "\u2028", "\u3164", "\u2800", "\ufeff"])
def test_names_and_titles_hold_no_sign_that_controls_or_hides(kettle: Server, sign: str):
    guest = Guest(kettle)

    name = guest.put("/api/me", {"name": f"Bo{sign}ris"}).json()["name"]
    title = guest.lay("me", "bot", title=f"A{sign}table")["title"]

    assert sign not in name
    assert sign not in title


def test_a_heap_of_accents_does_not_reach_into_other_lines(kettle: Server):
    name = Guest(kettle).put("/api/me", {"name": "Z" + "\u0334" * 20}).json()["name"]

    assert len(name) <= 3


@file_only
def test_accounts_of_an_older_file_keep_their_names_to_themselves(tmp_path: Path, built: Path):
    settings = Settings(tmp_path / "files", bots="thread", slack=1000)

    def opened() -> Server:
        return TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE)

    with opened() as server:
        kept(server)
    with sqlite3.connect(settings.database) as file:
        names = [step.__name__ for step in STEPS]
        for statement in (
            "DROP INDEX ix_persons_name_likeness",
            "DROP INDEX ix_persons_account_likeness",
            "ALTER TABLE persons DROP COLUMN name_likeness",
            "ALTER TABLE persons DROP COLUMN account_likeness",
            "DROP TABLE ended_sessions",
            f"PRAGMA user_version = {1 + names.index('lay_sessions')}",
        ):
            file.execute(statement)

    with opened() as server:
        refused = Guest(server).put("/api/me", {"name": "\u0430nna"})
        back = signed_in(server)

    assert refused.json()["key"] == "why-name-alike"
    assert known(back)
