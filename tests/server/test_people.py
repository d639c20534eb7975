"""Guests and names: cookies that cannot be forged, passwords, and games that come along."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.people import tidy
from samovar.server.refusals import Refused
from tests.server.guests import Guest

Server = TestClient[Litestar]
PASSWORD = "boiling at ninety"


def test_a_guest_is_known_again_by_cookie(kettle: Server):
    anna = Guest(kettle)

    again = anna.get("/api/me").json()

    assert again["id"] == anna.id
    assert again["account"] is None


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(kettle: Server):
    cookie = kettle.get("/api/me").headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_forged_cookie_is_nobody(kettle: Server):
    anna = Guest(kettle)
    name, _, value = anna.cookie.partition("=")
    anna.cookie = f"{name}={value[:-2]}xx"

    answer = anna.post("/api/tables", {"game": "kettle"})

    assert answer.status_code == 401
    assert answer.json()["key"] == "why-unknown-person"


def test_a_name_and_password_bring_the_same_person_back(kettle: Server):
    anna = Guest(kettle)
    table = anna.lay("me", "bot")["id"]
    anna.post("/api/me/account", {"name": "Anna K", "password": PASSWORD})

    elsewhere = Guest(kettle)
    answer = elsewhere.post("/api/me/session", {"name": "anna k", "password": PASSWORD})
    elsewhere.cookie = answer.headers["set-cookie"].partition(";")[0]

    assert answer.json()["id"] == anna.id
    assert [each["id"] for each in elsewhere.get("/api/me/tables").json()] == [table]


def test_what_a_guest_began_comes_along_when_signing_in(kettle: Server):
    anna = Guest(kettle)
    anna.post("/api/me/account", {"name": "Anna", "password": PASSWORD})
    phone = Guest(kettle)
    table = phone.lay("me", "bot")["id"]

    answer = phone.post("/api/me/session", {"name": "Anna", "password": PASSWORD})
    phone.cookie = answer.headers["set-cookie"].partition(";")[0]

    assert phone.get(f"/api/tables/{table}").json()["mine"] == [0]
    assert phone.get(f"/api/tables/{table}/state", seat=0).status_code == 200


@pytest.mark.parametrize(
    ("name", "password", "key"),
    [
        ("Anna", "short", "why-password-length"),
        ("", PASSWORD, "why-name-length"),
        ("a" * 40, PASSWORD, "why-name-length"),
        ("ANNA", PASSWORD, "why-name-taken"),
    ],
)
def test_a_name_that_cannot_be_had_says_why(kettle: Server, name: str, password: str, key: str):
    Guest(kettle).post("/api/me/account", {"name": "anna", "password": PASSWORD})

    answer = Guest(kettle).post("/api/me/account", {"name": name, "password": password})

    assert answer.json()["key"] == key


def test_a_wrong_name_cannot_be_told_from_a_wrong_password(kettle: Server):
    Guest(kettle).post("/api/me/account", {"name": "Anna", "password": PASSWORD})

    wrong_password = Guest(kettle).post("/api/me/session", {"name": "Anna", "password": "not this one"})
    wrong_name = Guest(kettle).post("/api/me/session", {"name": "Olga", "password": PASSWORD})

    assert wrong_password.status_code == wrong_name.status_code == 403
    assert wrong_password.json() == wrong_name.json()


def test_signing_out_takes_the_cookie_away(kettle: Server):
    anna = Guest(kettle)

    answer = kettle.delete("/api/me/session", headers=anna.headers())

    assert answer.status_code == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()


def test_names_are_tidy():
    assert tidy("  Anna \u200b  K ") == "Anna K"
    with pytest.raises(Refused):
        tidy("\u200b")


@pytest.mark.parametrize("missing", ["x-samovar", "origin"])
def test_a_page_of_another_site_changes_nothing(kettle: Server, missing: str):
    anna = Guest(kettle)
    headers = anna.headers()
    if missing == "origin":
        headers["origin"] = "https://elsewhere.example"
    else:
        del headers["x-samovar"]

    answer = kettle.post("/api/tables", json={"game": "kettle"}, headers=headers)

    assert answer.status_code == 403
    assert answer.json()["key"] == "why-foreign-page"
