"""Guests and names: cookies that cannot be forged, passwords, and games that come along."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.names import tidy
from samovar.server.refusals import Refused
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue

Server = TestClient[Litestar]
PASSWORD = "boiling at ninety"
NEXT_PASSWORD = "simmering at eighty"


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


def kept(server: Server, name: str = "Anna") -> Guest:
    """Somebody with a name and password."""
    guest = Guest(server)
    assert asked(guest, "POST", "/api/me/account", {"name": name, "password": PASSWORD}).status_code == 200
    return guest


def signed_in(server: Server, password: str = PASSWORD, name: str = "Anna") -> Guest:
    """The same person on another device."""
    device = Guest(server)
    answer = device.post("/api/me/session", {"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    device.cookie = answer.headers["set-cookie"].partition(";")[0]
    return device


def asked(guest: Guest, method: str, path: str, body: dict[str, str] | None = None) -> Any:
    """Ask, and keep the cookie that the answer brings."""
    answer = guest.client.request(method, path, json=body, headers=guest.headers())
    guest.client.cookies.clear()
    if "set-cookie" in answer.headers:
        guest.cookie = answer.headers["set-cookie"].partition(";")[0]
    return answer


def test_a_new_password_holds_from_now_on_and_signs_out_all_other_devices(kettle: Server):
    anna = kept(kettle)
    phone = signed_in(kettle)

    changed = asked(anna, "PUT", "/api/me/password", {"present": PASSWORD, "password": NEXT_PASSWORD})
    old = Guest(kettle).post("/api/me/session", {"name": "Anna", "password": PASSWORD})

    assert changed.json() == {"id": anna.id, "name": "Anna", "account": "anna", "lab": False}
    assert PASSWORD not in changed.text
    assert anna.get("/api/me").json()["id"] == anna.id
    assert phone.get("/api/me").json()["id"] != anna.id
    assert old.json()["key"] == "why-wrong-password"
    assert signed_in(kettle, NEXT_PASSWORD).get("/api/me").json()["id"] == anna.id


@pytest.mark.parametrize(
    ("present", "password", "key"),
    [
        ("not this one", NEXT_PASSWORD, "why-not-present-password"),
        ("", NEXT_PASSWORD, "why-not-present-password"),
        (PASSWORD, "short", "why-password-length"),
        (PASSWORD, "x" * 300, "why-password-length"),
    ],
)
def test_a_password_that_is_not_changed_signs_nobody_out(kettle: Server, present: str, password: str, key: str):
    anna = kept(kettle)
    phone = signed_in(kettle)

    refused = asked(anna, "PUT", "/api/me/password", {"present": present, "password": password})

    assert refused.json()["key"] == key
    assert phone.get("/api/me").json()["id"] == anna.id
    assert signed_in(kettle).get("/api/me").json()["id"] == anna.id


def test_a_guest_has_no_password_to_change(kettle: Server):
    refused = asked(Guest(kettle), "PUT", "/api/me/password", {"present": PASSWORD, "password": NEXT_PASSWORD})

    assert refused.json()["key"] == "why-no-account"


def test_passwords_are_not_tried_one_after_the_other(tmp_path, built):
    app = create_app(Settings(tmp_path / "files", bots="thread"), Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as server:
        anna = kept(server)

        tried = [
            asked(anna, "PUT", "/api/me/password", {"present": f"guess number {n}", "password": NEXT_PASSWORD})
            for n in range(8)
        ]

    assert tried[0].json()["key"] == "why-not-present-password"
    assert tried[-1].status_code == 429


def test_signing_out_everywhere_else_leaves_this_device_signed_in(kettle: Server):
    anna = kept(kettle)
    phone = signed_in(kettle)
    stolen = Guest(kettle)
    stolen.cookie = anna.cookie

    asked(anna, "DELETE", "/api/me/sessions/others")

    assert anna.get("/api/me").json()["id"] == anna.id
    assert phone.get("/api/me").json()["account"] is None
    assert stolen.post("/api/tables", {"game": "kettle"}).status_code == 401
    assert signed_in(kettle).get("/api/me").json()["id"] == anna.id


def test_a_device_that_is_signed_out_hears_nothing_more_of_a_table(kettle: Server):
    anna = kept(kettle)
    table = anna.lay("me", "same-screen")["id"]
    phone = signed_in(kettle)

    with phone.live(table, seat=0) as live:
        asked(anna, "DELETE", "/api/me/sessions/others")
        parted = live.until("farewell")
    with anna.live(table, seat=0) as hers:
        seen = hers.state
    with phone.live(table, seat=0) as live:
        refused = live.heard[-1]

    assert parted["again"] is True
    assert seen["seat"] == 0
    assert refused["why"]["key"] == "why-not-your-seat"


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
