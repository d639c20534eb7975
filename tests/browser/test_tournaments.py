"""A tournament of two in real browsers: entered, played at the table that is laid, and counted."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from playwright.sync_api import expect

from samovar.server.admin_requests import readable
from samovar.server.settings import Settings
from samovar.server.tournaments import books
from samovar.server.tournaments.standings import SWISS
from samovar.server.wire.tables import NewTable
from tests.browser.eyes import flaws, troubles
from tests.browser.kettles import PHONE, Guest, House
from tests.browser.waiting import eventually

POST = """async ([path, body]) => (await fetch(path, {
    method: 'POST', headers: {'X-Samovar': '1', 'Content-Type': 'application/json'}, body: JSON.stringify(body),
})).status"""


def kept(house: House, work: Any) -> Any:
    """As `samovar admin` does beside a running server."""
    with closing(readable(Settings(house.folder))) as store:
        return store.write(work).result()


def post(guest: Guest, path: str, body: dict[str, Any]) -> None:
    assert guest.page.evaluate(POST, [path, body]) in (200, 204)


def test_two_enter_a_tournament_meet_at_its_table_and_the_result_stands(guest, frail_house: House):
    wish = NewTable(game="kettle", config={"players": 2, "yard": "open", "quick": False})
    id = kept(frail_house, lambda database: books.make(database, "Spring cup", SWISS, wish, 1, 7.0))
    anna: Guest = guest(at=frail_house)
    boris: Guest = guest(at=frail_house, locale="fr-FR", **PHONE)
    for each, name in ((anna, "Anna"), (boris, "Boris")):
        each.go("/")
        read(each, "/api/me")
        post(each, "/api/me/account", {"name": name, "password": "boiling at ninety"})
    anna.go("/")
    anna.page.get_by_role("link", name="Spring cup").click()
    anna.page.get_by_role("button", name="Enter").click()
    expect(anna.page.get_by_text("You have entered.")).to_be_visible()
    boris.go(f"/tournaments/{id}").get_by_role("button", name="S’inscrire").click()
    expect(boris.page.get_by_text("Vous êtes inscrit.")).to_be_visible()

    kept(frail_house, lambda database: books.start(database, id))
    path = f"/api/tournaments/{id}"
    eventually(anna.page, lambda: read(anna, path)["meetings"] and read(anna, path)["meetings"][0]["table"], "a table")
    anna.page.reload()
    anna.page.get_by_role("link", name="To your table").click()
    anna.waits("How much coal")
    expect(boris.page.get_by_role("link", name="À votre table")).to_be_visible()
    boris.page.reload()
    expect(boris.page.get_by_text("La ronde finit le")).to_be_visible()
    assert troubles(boris.page, "phone") == []
    assert flaws(boris.page) == []
    met = read(anna, path)["meetings"][0]
    seat = 0 if next(row for row in read(anna, path)["rows"] if row["mine"])["number"] == met["first"] else 1
    post(anna, f"/api/tables/{met['table']}/messages", {"type": "resign", "id": "r", "seat": seat})
    eventually(anna.page, lambda: read(anna, path)["card"]["status"] == "over", "the end")
    anna.go(f"/tournaments/{id}")

    rows = anna.page.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Boris")
    expect(rows.nth(2)).to_contain_text("Anna")
    expect(anna.page.get_by_role("link", name="Look")).to_have_attribute("href", f"/t/{met['table']}/replay")
    assert flaws(anna.page) == []


def read(guest: Guest, path: str) -> Any:
    return guest.page.evaluate("async (path) => (await fetch(path)).json()", path)
