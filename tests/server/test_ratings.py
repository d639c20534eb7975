"""Ratings: Glickman's own example, and people who win, lose, resign and are gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select
from typer.testing import CliRunner

from samovar.cli import app as command_line
from samovar.server.app import create_app
from samovar.server.archive import SeatFacts
from samovar.server.client import Client
from samovar.server.glicko import Rating, after, aged, expected
from samovar.server.ratings import against, rank
from samovar.server.schema import RATED_TABLES, RATINGS
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.test_people import PASSWORD


def test_the_papers_own_example_comes_out_as_in_the_paper():
    opponents = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]

    now = after(Rating(1500, 200), opponents)

    assert (round(now.rating, 2), round(now.deviation, 2), round(now.volatility, 5)) == (1464.05, 151.52, 0.06)


def test_the_volatility_does_not_depend_on_where_the_middle_of_the_scale_is():
    """Where a library that we left alone errs: only differences of ratings may count."""
    low = after(Rating(1500, 80), [(Rating(1900, 60), 1.0)] * 3)
    high = after(Rating(2300, 80), [(Rating(2700, 60), 1.0)] * 3)

    assert high.volatility == pytest.approx(low.volatility, rel=1e-9)
    assert high.rating - low.rating == pytest.approx(800)


def test_who_wins_against_an_equal_gains_what_the_other_loses():
    won, lost = after(Rating(), [(Rating(), 1.0)]), after(Rating(), [(Rating(), 0.0)])

    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.deviation < 350


def test_a_surprise_after_long_steadiness_makes_somebody_less_steady():
    steady = Rating(1500, 40)

    assert after(steady, [(Rating(2100, 40), 1.0)] * 4).volatility > after(steady, [(Rating(1500, 40), 0.5)]).volatility


def test_whoever_does_not_play_is_less_known_but_never_less_than_a_stranger():
    assert aged(Rating(1700, 60), 60 * 24 * 3600).deviation > 60
    assert aged(Rating(1700, 60), 1e12).deviation == 350
    assert expected(Rating(1700, 60), Rating(1500, 60)) > 0.7


def test_who_left_is_behind_all_who_stayed_whatever_his_bot_has_won():
    outcome = {"winners": [0], "scores": [9, 4, 7]}
    seats = [SeatFacts(0, "a", "person", lent="random"), SeatFacts(1, "b", "person"), SeatFacts(2, "c", "person")]

    ranks = [rank(outcome, seat) for seat in seats]

    assert [against(ranks[0], ranks[each]) for each in (1, 2)] == [0.0, 0.0]
    assert against(ranks[2], ranks[1]) == 1.0


class Company:
    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def member(self, name: str) -> Guest:
        guest = Guest(self.client)
        answer = guest.post("/api/me/account", {"name": name, "password": PASSWORD})
        guest.cookie = answer.headers["set-cookie"].partition(";")[0]
        return guest

    def resigned(self, loser: Guest, *others: Guest, seats: tuple[str, ...] = ()) -> str:
        """A table at which the first gives up."""
        table = str(loser.lay("me", *["open"] * len(others), *seats)["id"])
        for other in others:
            other.post(f"/api/tables/{table}/join", {})
            other.post(f"/api/tables/{table}/ready", {"ready": True})
        told = loser.post(f"/api/tables/{table}/messages", {"type": "resign", "id": "r1", "seat": 0})
        assert told.json()["type"] == "accepted", told.text
        return table

    def rate(self) -> None:
        self.client.blocking_portal.call(self.client.app.state.service._rate_all)

    def look(self, table: Any) -> list[Any]:
        store = self.client.app.state.service.services.store
        return list(store.read(lambda connection: connection.execute(select(table)).all()))


@pytest.fixture
def company(tmp_path: Path, built: Path) -> Iterator[Company]:
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000, ratings=True)
    app = create_app(settings, Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as client:
        yield Company(client)


def test_a_game_between_accounts_counts_once_and_the_ladder_shows_it(company: Company):
    anna, bert = company.member("Anna"), company.member("Bert")
    table = company.resigned(anna, bert)

    company.rate()
    company.rate()

    ladder = bert.get("/api/ladder/kettle").json()
    assert ladder["games"] == ["kettle"]
    assert [(row["name"], row["games"], row["place"], row["mine"]) for row in ladder["rows"]] == [
        ("Bert", 1, None, True),
        ("Anna", 1, None, False),
    ]
    assert ladder["rows"][0]["rating"] > 1500 > ladder["rows"][1]["rating"]
    (mine,) = anna.get("/api/me/ratings").json()["rows"]
    assert mine["rating"] == ladder["rows"][1]["rating"]
    assert [row.table_id for row in company.look(RATED_TABLES)] == [table]


def test_a_game_with_a_guest_or_a_bot_or_oneself_counts_for_nobody(company: Company):
    anna, guest, bert = company.member("Anna"), Guest(company.client), company.member("Bert")
    company.resigned(anna, guest)
    company.resigned(anna, seats=("bot",))
    company.resigned(anna, seats=("same-screen",))
    company.resigned(anna, bert, seats=("bot",))

    company.rate()

    assert company.look(RATINGS) == []
    assert all(row.changes == {} for row in company.look(RATED_TABLES))


def test_ratings_computed_anew_are_the_same(company: Company, tmp_path: Path):
    people = [company.member(name) for name in ("Anna", "Bert", "Cleo")]
    for loser, winner in ((0, 1), (1, 2), (2, 0), (0, 2)):
        company.resigned(people[loser], people[winner])
    company.rate()
    before = sorted(company.look(RATINGS))

    done = CliRunner().invoke(command_line, ["admin", "ratings", "--rebuild", "--data", str(tmp_path / "files")])
    company.rate()

    assert done.exit_code == 0, done.output
    assert sorted(company.look(RATINGS)) == before
    assert len(before) == 3


def test_a_server_without_ratings_has_no_ladder(kettle: TestClient[Litestar]):
    assert kettle.get("/api/ladder/kettle").json() == {"games": [], "rows": []}
    assert Guest(kettle).get("/api/me/ratings").json() == {"rated": False, "rows": []}
