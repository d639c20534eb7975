"""A server that is upgraded under its tables: other layouts, other steps, other content, other rules."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select, update

from samovar.kernel.errors import Refusal
from samovar.kernel.saved import Sheet
from samovar.server import catalogue
from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.schema import HAPPENINGS
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest
from tests.server.kettle_catalogue import kettle_catalogue
from tests.server.readers import sentence_of
from tests.server.stores import inside
from tests.server.test_packs import boxed, install, printed_by
from tests.tiny.game import Kettle
from tests.tiny.rules import Bid, Stroll
from tests.tiny.table import LAYOUT

Server = TestClient[Litestar]
Opener = Callable[[], Server]


@pytest.fixture
def opened(tmp_path: Path, built: Path) -> Opener:
    """The same files, served anew."""

    def opener() -> Server:
        settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, slack=1000)
        return TestClient(create_app(settings, Client(built), kettle_catalogue()), base_url=HERE)

    return opener


@pytest.fixture
def house(tmp_path: Path, built: Path) -> Opener:
    def opener() -> Server:
        catalogue.house_catalogue.cache_clear()  # a server that starts anew has opened no box yet
        settings = Settings(tmp_path / "files", bots="thread", slack=1000)
        return TestClient(create_app(settings, Client(built)), base_url=HERE)

    return opener


def finish(guest: Guest, table: str) -> dict[str, Any]:
    """Both seats of a shared screen, to the end."""
    for _ in range(200):
        asked = guest.get(f"/api/tables/{table}/state").json()["ask"]
        if asked is None:
            break
        choose(guest, table, asked["asked"][0])
    return dict(guest.get(f"/api/tables/{table}").json())


def choose(guest: Guest, table: str, seat: int, line: str = "") -> dict[str, Any]:
    state = guest.get(f"/api/tables/{table}/state", seat=seat).json()
    line = line or state["question"]["options"][0]["say"]
    body = {
        "type": "choose",
        "id": f"s{state['seq']}-{seat}",
        "seat": seat,
        "decision": state["decision"],
        "line": line,
    }
    answer: dict[str, Any] = guest.post(f"/api/tables/{table}/messages", {"type": "choose", **body}).json()
    assert answer["type"] == "accepted", answer
    return answer


def to_bid(sheet: Sheet) -> None:
    sheet.rename_row("fuel", "coal")
    sheet.rename_step("Wager", "Bid")


@contextmanager
def older() -> Iterator[None]:
    """Kettle before a row and a step were given other names."""
    row = LAYOUT.by_name["coal"]
    row.name, Bid.__name__ = "fuel", "Wager"
    try:
        yield
    finally:
        row.name, Bid.__name__ = "coal", "Bid"


def begun_by_an_older_version(opened: Opener) -> tuple[Guest, str]:
    with older(), opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        choose(anna, table, 0, "burn 3")
    return anna, str(table)


def test_a_table_of_an_older_layout_goes_on_by_the_games_own_migration(opened: Opener, monkeypatch):
    anna, table = begun_by_an_older_version(opened)
    monkeypatch.setattr(Kettle, "saved_version", 2)
    monkeypatch.setattr(Kettle, "migrations", lambda _: [to_bid])

    with opened() as server:
        anna.client = server
        state = anna.get(f"/api/tables/{table}/state", seat=0).json()
        card = finish(anna, table)
        moments = anna.get(f"/api/tables/{table}/replay", seen="all").json()["frames"]
        states = anna.get(f"/api/tables/{table}/replay/states", seen="all", first=1, last=len(moments)).json()
    with opened() as server:  # and what was stored by both versions is read by the next start
        anna.client = server
        again = anna.get(f"/api/tables/{table}/replay/states", seen="all", first=1, last=len(moments)).json()

    assert state["answers"] == ["burn 3", None]
    assert state["rows"]["coal"] == [4, 4, 0, 0]
    assert card["status"] == "over"
    assert states == again
    assert [each["rows"]["coal"][:2] for each in states][:3] == [[4, 4], [4, 4], [1, 4]]


def test_a_table_that_no_migration_reads_is_stuck_but_can_be_watched(opened: Opener, monkeypatch):
    anna, table = begun_by_an_older_version(opened)

    with opened() as server:
        anna.client = server
        card = anna.get(f"/api/tables/{table}").json()
        states = anna.get(f"/api/tables/{table}/replay/states", seen="0", first=1, last=2).json()
    monkeypatch.setattr(Kettle, "saved_version", 2)
    monkeypatch.setattr(Kettle, "migrations", lambda _: [to_bid])
    with opened() as server:  # the next version reads it: nothing was lost
        anna.client = server
        mended = anna.get(f"/api/tables/{table}").json()

    assert card["status"] == "stuck"
    assert [state["answers"] for state in states] == [[None, None], ["burn 3", None]]
    assert states[0]["rows"]["round"] == [1]
    assert mended["status"] == "playing"


def test_others_see_no_more_of_an_older_table_than_they_did(opened: Opener):
    anna, table = begun_by_an_older_version(opened)

    with opened() as server:
        anna.client = server
        clara = Guest(server)
        public = clara.get(f"/api/tables/{table}/replay/states", first=1, last=2).json()
        own = anna.get(f"/api/tables/{table}/replay/states", seen="1", first=1, last=2).json()

    assert [state["rows"]["hand"][:2] for state in public] == [[None, None]] * 2
    assert "burn 3" not in str([public, own])
    assert own[0]["rows"]["hand"][0] is None


def test_after_a_start_everybody_has_heard_exactly_what_he_had_heard(opened: Opener):
    """Cards are drawn with one sentence for who draws and another for the others: neither may reach the other."""
    with opened() as server:
        anna, boris = Guest(server), Guest(server)
        table = anna.lay("me", "open")["id"]
        boris.post(f"/api/tables/{table}/join")
        boris.post(f"/api/tables/{table}/ready", {"ready": True})
        for _ in range(8):
            seat = anna.get(f"/api/tables/{table}/state").json()["ask"]["asked"][0]
            choose((anna, boris)[seat], table, seat)
        before = all_eyes(anna, boris, table)

    with opened() as server:
        anna.client = boris.client = server
        after = all_eyes(anna, boris, table)

    heard = [{line["key"] for line in state["lines"]} for state in before]
    assert "event-drew" in heard[0] & heard[1]
    assert "event-drew" not in heard[2]
    assert after == before


def all_eyes(anna: Guest, boris: Guest, table: str) -> list[dict[str, Any]]:
    path = f"/api/tables/{table}/state"
    return [anna.get(path, seat=0).json(), boris.get(path, seat=1).json(), anna.get(path).json()]


def test_a_game_is_watched_without_asking_any_rule(opened: Opener, monkeypatch):
    with opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        card = finish(anna, table)
        path = f"/api/tables/{table}/replay"
        frames = anna.get(path, seen="all").json()["frames"]
        before = anna.get(f"{path}/states", seen="all", first=1, last=len(frames)).json()
        record = anna.get(f"/api/tables/{table}/record").text

    def refuse(*_: object) -> None:
        raise AssertionError("a rule was asked")

    for name in ("take", "options"):
        monkeypatch.setattr(Stroll, name, refuse)
    monkeypatch.setattr(Bid, "reveal", refuse)
    monkeypatch.setattr(Kettle, "outcome", refuse)
    monkeypatch.setattr(Kettle, "rules_version", 9)
    with opened() as server:
        anna.client = server
        after = anna.get(f"{path}/states", seen="all", first=1, last=len(frames)).json()
        again = anna.get(f"/api/tables/{table}").json()
        downloaded = anna.get(f"/api/tables/{table}/record").text

    assert after == before
    assert after[-1]["outcome"] == card["outcome"]
    assert again["status"] == "over"
    assert downloaded == record
    assert "rules 1\n" in record


def test_something_is_taken_back_that_lies_further_back_than_the_server_remembers(opened: Opener, monkeypatch):
    monkeypatch.setattr("samovar.kernel.match.KEPT", 1)
    with opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        choose(anna, table, 0, "burn 0")
        choose(anna, table, 1, "burn 0")
        while anna.get(f"/api/tables/{table}/state").json()["ask"]["title"]["key"] != "ask-talk":
            asked = anna.get(f"/api/tables/{table}/state").json()["ask"]["asked"]
            choose(anna, table, asked[0])
        before = anna.get(f"/api/tables/{table}/state", seat=0).json()
        for _ in range(3):
            choose(anna, table, 0)

    with opened() as server:
        anna.client = server
        for _ in range(3):
            told = anna.post(f"/api/tables/{table}/messages", {"type": "take-back", "id": "b", "seat": 0}).json()
            assert told["type"] == "accepted", told
        after = anna.get(f"/api/tables/{table}/state", seat=0).json()

    assert (after["rows"], after["answers"], after["ask"]) == (before["rows"], before["answers"], before["ask"])


def test_a_table_keeps_its_content_when_the_owners_folder_is_gone(house: Opener, tmp_path: Path):
    files = tmp_path / "files"
    install(boxed(tmp_path / "my-box"), files)
    path: list[str | int] = ["clans", "menrau", "stocks", 0]
    config = {"players": 2, "clans": ["menrau", "rhone"]}
    with house() as server:
        anna = Guest(server)
        wish = {"game": "steamwatchers", "pack": "my-box@1", "config": config}
        seats = [{"kind": "me"}, {"kind": "same-screen"}]
        card = anna.post("/api/tables", {**wish, "seats": seats}).json()
        before = anna.get(f"/api/tables/{card['id']}/state").json()
    shutil.rmtree(files / "packs")

    with house() as server:
        anna.client = server
        again = anna.get(f"/api/tables/{card['id']}").json()
        after = anna.get(f"/api/tables/{card['id']}/state").json()
        printed = printed_by(anna, "steamwatchers", again["pack"], path)
        today = printed_by(anna, "steamwatchers", "house", path)
        box = anna.get("/api/games/steamwatchers", pack=again["pack"]).json()
        thinking = (
            catalogue.catalogue_at(f"{catalogue.HOUSE}:{files / 'packs'}").box("steamwatchers", again["pack"]).game
        )
        anew = anna.post("/api/tables", {**wish, "seats": seats, "pack": again["pack"]})

    assert (again["status"], again["edition"]) == ("playing", card["edition"])
    assert after["rows"] == before["rows"]
    assert (printed, today == printed) == (9, False)
    assert box["pack"] == thinking.pack() == card["edition"]  # for whoever draws it, and for the worker of a bot
    assert (anew.status_code, anew.json()["key"]) == (404, "why-no-such-pack")


def test_a_game_that_had_not_begun_begins_by_the_rules_of_the_day(opened: Opener, monkeypatch):
    with opened() as server:
        anna, boris = Guest(server), Guest(server)
        table = anna.lay("me", "open")["id"]
    monkeypatch.setattr(Kettle, "rules_version", 2)

    with opened() as server:
        anna.client = boris.client = server
        boris.post(f"/api/tables/{table}/join")
        card = boris.post(f"/api/tables/{table}/ready", {"ready": True}).json()
    with opened() as server:
        anna.client = server
        again = anna.get(f"/api/tables/{table}").json()

    assert (card["status"], card["rules"], card["changes"]) == ("playing", 2, [])
    assert (again["status"], again["rules"], again["changes"]) == ("playing", 2, [])


def test_a_record_of_other_rules_is_shown_as_far_as_it_goes_and_says_where_it_stops(opened: Opener, monkeypatch):
    with opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        finish(anna, table)
        record = anna.get(f"/api/tables/{table}/record").text
    monkeypatch.setattr(Kettle, "rules_version", 2)
    offered = Stroll.options
    monkeypatch.setattr(Stroll, "options", lambda step, table: offered(step, table)[1:2])
    monkeypatch.setattr(Stroll, "judge", lambda *_: Refusal("TG-WALK.1", "why-not-offered"))

    with opened() as server:
        anna.client = server
        answer = server.post("/api/records", content=record, headers=anna.headers())
        card = answer.json()
        replay = anna.get(f"/api/tables/{card['id']}/replay", seen="all").json()
        said = [sentence_of(server, change, "en") for change in card["changes"]]

    assert answer.status_code == 201, answer.text
    assert (card["status"], card["rules"]) == ("over", 1)
    assert "made under rules 1; these are rules 2" in said[0]
    assert "is shown up to entry" in said[1]
    assert 2 < len(replay["frames"]) < record.count("\n")


def test_a_record_of_these_rules_that_does_not_fit_is_refused_as_ever(opened: Opener):
    with opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        finish(anna, table)
        record = anna.get(f"/api/tables/{table}/record").text

        answer = server.post("/api/records", content=record.replace("burn 0", "burn 77"), headers=anna.headers())

    assert answer.status_code == 400


def test_what_an_older_version_stored_gets_its_moments_without_anybody_looking(
    opened: Opener, tmp_path: Path, monkeypatch
):
    with opened() as server:
        anna = Guest(server)
        table = anna.lay("me", "same-screen")["id"]
        finish(anna, table)
        frames = len(anna.get(f"/api/tables/{table}/replay", seen="all").json()["frames"])
    with inside(tmp_path / "files") as file:
        file.execute(update(HAPPENINGS).values(moment=None, state=None, whole=False))
    patience = time.monotonic() + 60

    with opened() as server:
        anna.client = server
        while lacking(tmp_path / "files"):  # without anybody looking
            assert time.monotonic() < patience
            time.sleep(0.01)
        again = len(anna.get(f"/api/tables/{table}/replay", seen="all").json()["frames"])

    assert again == frames


def lacking(folder: Path) -> int:
    with inside(folder) as file:
        return len(file.execute(select(HAPPENINGS.c.place).where(HAPPENINGS.c.moment.is_(None))).all())
