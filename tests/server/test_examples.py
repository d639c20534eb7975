"""Worked examples of the rulebooks at the server: pictures for the book, and tables that go on from them."""

from __future__ import annotations

import msgspec
import pytest
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from samovar.server.wire.examples import Pictured
from tests.server.conftest import HERE
from tests.server.guests import Guest

BIDS = "/api/games/steamwatchers/examples/bids"
ROLLING = "/api/games/reckoners/examples/rolling"


@pytest.fixture
def anna(tmp_path, built):
    app = create_app(Settings(tmp_path / "files", bots="thread", bot_pause=0, slack=1000), Client(built))
    with TestClient(app, base_url=HERE) as server:
        yield Guest(server)


def test_a_picture_shows_what_its_seat_sees_and_nothing_more(anna: Guest):
    told = anna.get(BIDS)

    picture = msgspec.json.decode(told.content, type=Pictured)
    attacker = picture.state.seat
    assert attacker is not None
    assert picture.state.question is not None
    assert picture.focus is not None
    assert (picture.focus.kind, picture.focus.id) == ("zone", "occitania-bassa")
    rows, seats = picture.state.rows["archon-hand"], len(picture.state.rows["archon-hand"]) // 5
    own = rows[attacker * seats : (attacker + 1) * seats]
    other = rows[(1 - attacker) * seats : (2 - attacker) * seats]
    assert None not in own
    assert set(other) == {None}


def test_an_example_is_looked_at_through_the_lenses_of_its_game(anna: Guest):
    card = anna.post(f"{BIDS}/look", {"lens": "card", "wish": {"kind": "zone", "id": "occitania-bassa"}})
    odd = anna.post(f"{BIDS}/look", {"lens": "nothing-such"})

    assert card.json()["answer"]["thing"] == {"kind": "zone", "id": "occitania-bassa"}
    assert 400 <= odd.status_code < 500


def test_a_reader_plays_the_position_on_with_the_seat_that_he_saw_it_with(anna: Guest):
    picture = anna.get(BIDS).json()

    table = anna.post(f"{BIDS}/table").json()

    assert table["status"] == "playing"
    assert table["mine"] == [picture["state"]["seat"]]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    state = anna.get(f"/api/tables/{table['id']}/state", seat=table["mine"][0]).json()
    assert state["question"]["title"]["key"] == "ask-bid"
    assert state["rows"]["basics"] == picture["state"]["rows"]["basics"]
    chosen = {"type": "choose", "id": "c1", "seat": 1, "decision": state["decision"], "line": "burn 3"}
    answer = anna.post(f"/api/tables/{table['id']}/messages", chosen)
    assert answer.status_code == 200, answer.text


def test_where_all_are_on_one_side_the_reader_leads_everybody(anna: Guest):
    table = anna.post(f"{ROLLING}/table").json()

    assert table["mine"] == [0, 1, 2]


@pytest.mark.parametrize("path", ["/api/games/steamwatchers/examples/none", "/api/games/none/examples/bids"])
def test_what_is_no_example_is_refused(anna: Guest, path: str):
    answers = [anna.get(path), anna.post(f"{path}/table"), anna.post(f"{path}/look", {"lens": "card"})]

    assert [answer.status_code for answer in answers] == [404, 404, 404]
