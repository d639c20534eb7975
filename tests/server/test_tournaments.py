"""Tournaments: who meets whom, who stands where, and a whole one at a server, with people who leave and vanish."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update
from typer.testing import CliRunner

from samovar.cli import app as command_line
from samovar.pairing import everybody, swiss
from samovar.server import admin, archive
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.refusals import Refused
from samovar.server.schema import TABLES, TOURNAMENTS
from samovar.server.settings import Settings
from samovar.server.tournaments import books, steward
from samovar.server.tournaments.standings import EVERYBODY, SWISS, Entrant, Meeting, next_round, standings
from samovar.server.wire.tables import NewTable
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.test_people import PASSWORD

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fred", "Gerd"]


def test_equals_are_folded_and_then_neighbours_meet_who_have_not_met():
    assert swiss([0.0] * 4, set()) == [(0, 2), (1, 3)]
    assert swiss([30.0, -5.0, 20.0, -45.0], {(0, 1), (2, 3)}) == [(0, 2), (1, 3)]
    assert swiss([30.0, 20.0, -5.0], {(0, 1)}) == [(0, 2), (1, None)]


def test_nobody_is_left_over_whom_only_a_second_meeting_would_pair():
    """Where the nearest are paired from the top down, the last two have met."""
    met = {(2, 3)}

    assert swiss([3.0, 2.0, 1.0, 0.0], met) == [(0, 2), (1, 3)]


@pytest.mark.parametrize("count", [5, 8, 13])
def test_in_seven_rounds_nobody_meets_anybody_twice_nor_sits_out_twice_nor_always_first(count: int):
    chance = random.Random(count)
    entrants = [Entrant(f"p{number}", f"P{number}", number) for number in range(count)]
    meetings: list[Meeting] = []
    for number in range(1, min(7, len(everybody(count))) + 1):
        for each in next_round(SWISS, number, entrants, meetings):
            won = chance.choice([(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)])
            points = each.points or won
            meetings.append(Meeting(each.round, each.board, each.first, each.second, None, points, each.how))

    pairs = [frozenset((each.first, each.second)) for each in meetings]
    leans = {each.person: 0 for each in entrants}
    for each in meetings:
        if each.second is not None:
            leans[each.first] += 1
            leans[each.second] -= 1
    assert len(set(pairs)) == len(pairs)
    assert max(abs(lean) for lean in leans.values()) <= 2


@pytest.mark.parametrize("count", [2, 5, 6])
def test_everybody_meets_everybody_once(count: int):
    met = [frozenset(pair) for each in everybody(count) for pair in each if pair[1] is not None]

    assert len(set(met)) == len(met) == count * (count - 1) // 2
    assert all(
        sorted(one for pair in each for one in pair if one is not None) == [*range(count)] for each in everybody(count)
    )


def meeting(round: int, first: str, second: str | None, points: tuple[float, float], how: str = "played") -> Meeting:
    return Meeting(round, 1, first, second, None, points, how)


def test_ties_are_broken_by_whom_one_met_and_then_by_whom_one_beat():
    """Anna and Bert have a point each; Anna met the winner. Cleo sat out: that counts as meeting her like."""
    entrants = [Entrant(name, name, number) for number, name in enumerate(("Bert", "Anna", "Cleo", "Dora", "Emil"))]
    meetings = [
        meeting(1, "Dora", "Anna", (1.0, 0.0)),
        meeting(1, "Bert", "Emil", (1.0, 0.0)),
        meeting(1, "Cleo", None, (1.0, 0.0), "rest"),
        meeting(2, "Dora", "Cleo", (1.0, 0.0)),
        meeting(2, "Anna", "Emil", (1.0, 0.0)),
        meeting(2, "Bert", None, (0.0, 0.0), "rest"),
    ]

    rows = standings(entrants, meetings)

    told = [(row.place, row.entrant.name, row.points, row.opponents, row.wins) for row in rows]
    assert told == [
        (1, "Dora", 2.0, 2.0, 2),
        (2, "Cleo", 1.0, 3.0, 0),
        (3, "Anna", 1.0, 2.0, 1),
        (4, "Bert", 1.0, 1.0, 1),
        (5, "Emil", 0.0, 2.0, 0),
    ]


def test_those_whom_nothing_parts_share_a_place():
    entrants = [Entrant(name, name, number) for number, name in enumerate(("Anna", "Bert", "Cleo", "Dora"))]

    rows = standings(entrants, [meeting(1, "Anna", "Bert", (0.5, 0.5))])

    assert [(row.place, row.entrant.name) for row in rows] == [(1, "Anna"), (1, "Bert"), (3, "Cleo"), (3, "Dora")]


def test_whoever_has_left_gives_his_later_points_away():
    entrants = [Entrant("a", "Anna", 0), Entrant("b", "Bert", 1, left=True), Entrant("c", "Cleo", 2)]

    rounds = [next_round(EVERYBODY, number, entrants, []) for number in (1, 2, 3)]

    met = {frozenset((each.first, each.second)): each for each in chain(*rounds) if each.second is not None}
    gone = met[frozenset("ab")]
    assert gone.points == ((1.0, 0.0) if gone.first == "a" else (0.0, 1.0))
    assert met[frozenset("ac")].points is None


class Club:
    def __init__(self, client: TestClient[Litestar], folder: Path) -> None:
        self.client = client
        self.folder = folder
        self.service = client.app.state.service
        self.people: dict[str, Guest] = {}

    def member(self, name: str) -> Guest:
        guest = Guest(self.client)
        answer = guest.post("/api/me/account", {"name": name, "password": PASSWORD})
        guest.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.people[guest.id] = guest
        return guest

    def make(self, kind: str = SWISS, rounds: int = 3, days: float | None = None) -> str:
        wish = NewTable(game="kettle", config={"players": 2, "yard": "open", "quick": False})
        return str(
            self.service.services.store.write(lambda db: books.make(db, "Cup", kind, wish, rounds, days)).result()
        )

    def admin(self, *words: str) -> str:
        done = CliRunner().invoke(command_line, ["admin", "tournament", *words, "--data", str(self.folder)])
        assert done.exit_code == 0, done.output
        return done.output

    def look_round(self) -> None:
        self.client.blocking_portal.call(self.service.steward.look_round)

    def told(self, id: str, who: Guest | None = None) -> dict[str, Any]:
        found: dict[str, Any] = (who or self.client).get(f"/api/tournaments/{id}").json()
        return found

    def resign_weaker(self, id: str) -> None:
        """At every table of the round the one with the higher number gives up."""
        told = self.told(id)
        for each in told["meetings"]:
            if each["points"] is None:
                weaker = max(each["first"], each["second"])
                (guest,) = [one for one in self.people.values() if self.number(id, one) == weaker]
                seat = int(each["second"] == weaker)
                path = f"/api/tables/{each['table']}/messages"
                assert guest.post(path, {"type": "resign", "id": "r", "seat": seat}).json()["type"] == "accepted"

    def number(self, id: str, guest: Guest) -> int | None:
        return next((row["number"] for row in self.told(id, guest)["rows"] if row["mine"]), None)


@pytest.fixture
def club(tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    monkeypatch.setattr(steward, "EVERY", 3600.0)  # tests say when it looks round
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)
    app = create_app(settings, Client(built), kettle_catalogue())
    with TestClient(app, base_url=HERE) as client:
        yield Club(client, tmp_path / "files")


def test_a_swiss_tournament_is_played_to_its_end(club: Club):
    people = [club.member(name) for name in NAMES[:5]]
    id = club.make(rounds=3)
    for guest in people:
        assert guest.post(f"/api/tournaments/{id}/entry").json()["entered"]

    club.admin("start", id)
    for _ in range(3):
        club.look_round()
        club.resign_weaker(id)
        club.look_round()
    club.look_round()

    told = club.told(id, people[0])
    assert (told["card"]["status"], told["card"]["round"], told["card"]["rounds"]) == ("over", 3, 3)
    assert next(row["name"] for row in told["rows"]) == "Anna"
    assert told["rows"][0]["points"] == 3.0
    rests = [each["first"] for each in told["meetings"] if each["second"] is None]
    assert len(rests) == len(set(rests)) == 3
    assert sum(row["points"] for row in told["rows"]) == 9.0
    tables = {each["table"] for each in told["meetings"] if each["table"]}
    mine = {card["id"] for card in people[0].get("/api/me/tables").json()}
    assert tables & mine
    assert len(tables) == 6
    assert "over, round 3 of 3" in club.admin("show", id)


def test_what_two_play_at_a_tournaments_table_is_by_its_settings_and_begins_at_once(club: Club):
    anna, bert = club.member("Anna"), club.member("Bert")
    id = club.make(EVERYBODY)
    for guest in (anna, bert):
        guest.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)

    club.look_round()
    club.look_round()

    (met,) = club.told(id)["meetings"]
    card = anna.get(f"/api/tables/{met['table']}").json()
    assert (card["status"], card["title"], card["config"]["players"]) == ("playing", "Cup · 1", 2)
    assert sorted(seat["name"] for seat in card["seats"]) == ["Anna", "Bert"]


def test_whoever_leaves_is_paired_no_more_and_his_points_stay(club: Club):
    people = [club.member(name) for name in NAMES[:4]]
    id = club.make(rounds=3)
    for guest in people:
        guest.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)
    club.look_round()
    club.resign_weaker(id)

    assert not people[3].client.delete(f"/api/tournaments/{id}/entry", headers=people[3].headers()).json()["entered"]
    club.look_round()
    club.look_round()

    told = club.told(id)
    second = [each for each in told["meetings"] if each["round"] == 2]
    assert all(3 not in (each["first"], each["second"]) for each in second)
    assert [each for each in second if each["second"] is None]
    assert next(row for row in told["rows"] if row["number"] == 3)["left"]


def test_whoever_keeps_the_other_waiting_when_the_round_ends_has_lost_and_has_vanished(club: Club):
    anna, bert, cleo = (club.member(name) for name in NAMES[:3])
    id = club.make(EVERYBODY, days=1.0)
    for guest in (anna, bert, cleo):
        guest.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)
    club.look_round()
    (met,) = [each for each in club.told(id)["meetings"] if each["second"] is not None]
    store = club.service.services.store
    asked = store.read(lambda db: archive.listed(db, [met["table"]]))[0][0].asked
    store.write(lambda db: db.execute(update(TOURNAMENTS).values(ends_at=time.time() - 1))).result()

    club.look_round()

    told = club.told(id)
    counted = next(each for each in told["meetings"] if each["table"] == met["table"])
    assert counted["points"] == [0.0 if seat in asked else 1.0 for seat in (0, 1)]
    assert counted["how"] == "absent"
    late = {(met["first"], met["second"])[seat] for seat in asked}
    assert {row["number"] for row in told["rows"] if row["left"]} == late


def test_a_table_that_was_cleared_away_is_laid_anew(club: Club):
    people = [club.member(name) for name in NAMES[:2]]
    id = club.make()
    for guest in people:
        guest.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)
    club.look_round()
    first = club.told(id)["meetings"][0]["table"]

    club.service.services.store.write(lambda db: archive.clear_away(db, first)).result()
    club.look_round()

    again = club.told(id)["meetings"][0]["table"]
    assert again is not None
    assert again != first


def test_what_ends_without_a_result_is_a_draw_and_a_tournament_that_fails_holds_up_no_other(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    people = [club.member(name) for name in NAMES[:2]]
    ids = [club.make(), club.make()]
    for id in ids:
        for guest in people:
            guest.post(f"/api/tournaments/{id}/entry")
        club.admin("start", id)
    club.look_round()
    store = club.service.services.store
    store.write(lambda db: db.execute(update(TABLES).values(status="over", outcome=None))).result()
    look_at = club.service.steward._look_at

    async def look_at_others(book: Any) -> None:
        assert book.facts.id != ids[0]
        await look_at(book)

    monkeypatch.setattr(club.service.steward, "_look_at", look_at_others)
    club.look_round()

    assert club.told(ids[0])["meetings"][0]["points"] is None
    assert club.told(ids[1])["meetings"][0]["points"] == [0.5, 0.5]


def test_only_who_has_an_account_enters_and_only_before_it_begins(club: Club):
    guest, anna, bert, late = Guest(club.client), *(club.member(name) for name in NAMES[:3])
    id = club.make()

    refused = guest.post(f"/api/tournaments/{id}/entry")
    for each in (anna, bert, anna):
        each.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)
    too_late = late.post(f"/api/tournaments/{id}/entry")

    assert (refused.status_code, refused.json()["key"]) == (403, "why-tournament-account")
    assert (too_late.status_code, too_late.json()["key"]) == (409, "why-tournament-begun")
    assert club.told(id)["card"]["entered"] == 2
    assert guest.get("/api/tournaments/nonsense").status_code == 404


def test_the_operator_decides_a_meeting_withdraws_somebody_and_calls_it_off(club: Club):
    people = [club.member(name) for name in NAMES[:4]]
    id = club.make(rounds=2)
    for guest in people:
        guest.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)
    club.look_round()

    club.admin("decide", id, "1", "1", "draw")
    club.admin("withdraw", id, "Dora")
    club.admin("call-off", id, "--yes")

    told = club.told(id)
    assert told["meetings"][0]["points"] == [0.5, 0.5]
    assert told["meetings"][0]["how"] == "decided"
    assert told["card"]["status"] == "called-off"
    assert next(row for row in told["rows"] if row["name"] == "Dora")["left"]
    assert f"{id}" in club.admin("list")


def test_a_deleted_account_leaves_and_its_name_goes(club: Club):
    people = [club.member(name) for name in NAMES[:3]]
    id = club.make(EVERYBODY)
    for guest in people:
        guest.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)
    club.look_round()

    club.service.services.store.write(lambda db: admin.delete_person(db, people[2].id)).result()

    rows = {row["number"]: row for row in club.told(id)["rows"]}
    assert rows[2]["left"]
    assert rows[2]["name"] == "—"


def test_an_operator_makes_one_like_a_table_of_the_house_or_by_settings(tmp_path: Path, built: Path):
    app = create_app(Settings(tmp_path / "files", bots="thread", slack=1000), Client(built))
    with TestClient(app, base_url=HERE) as client:
        guest = Guest(client)
        wish = {
            "game": "steamfront",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "clock": {"kind": "player", "seconds": 900},
        }
        code = guest.post("/api/tables", wish).json()["code"]

        def new(*words: str) -> Any:
            made = ["admin", "tournament", "new", "Spring cup", *words, "--data", str(tmp_path / "files")]
            return CliRunner().invoke(command_line, made)

        liked = new("--like", code, "--swiss", "4")
        together = new("--game", "reckoners")
        many = new("--game", "steamwatchers", "--set", "players=4")
        two = new("--game", "steamwatchers", "--set", "players=2", "--minutes", "1440")
        both = new()
        cards = client.get("/api/tournaments").json()
        told = client.get(f"/api/tournaments/{liked.output.split()[0]}").json()

    assert liked.exit_code == two.exit_code == 0, (liked.output, two.output)
    assert "all win or lose together" in together.output
    assert together.exit_code == 1
    assert "two at a table" in many.output
    assert both.exit_code == 2
    assert [(card["game"], card["kind"]) for card in cards] == [("steamwatchers", "everybody"), ("steamfront", "swiss")]
    assert told["clock"] == {"kind": "player", "seconds": 900, "bonus": 0}
    assert json.dumps(told["config"])


def test_of_two_who_pair_a_round_together_one_is_refused(club: Club):
    people = [club.member(name) for name in NAMES[:2]]
    id = club.make()
    for guest in people:
        guest.post(f"/api/tournaments/{id}/entry")
    club.admin("start", id)
    store = club.service.services.store
    before = store.read(lambda db: books.book(db, id))
    paired = next_round(SWISS, 1, before.entrants, before.meetings)
    store.write(lambda db: books.pair(db, before, paired)).result()

    with pytest.raises(Refused):
        store.write(lambda db: books.pair(db, before, paired)).result()
