"""A record of one's own: what was played to the end, how well, and as whom."""

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.guests import Guest
from tests.server.test_replays import finished

Server = TestClient[Litestar]


def test_it_tells_the_games_that_are_over_and_no_other(kettle: Server):
    anna, clara = Guest(kettle), Guest(kettle)
    table = finished(anna)
    anna.lay("me", "same-screen")

    told: dict[str, Any] = anna.get("/api/me/record").json()

    assert [game["table"] for game in told["games"]] == [table]
    played = told["games"][0]
    outcome = anna.get(f"/api/tables/{table}").json()["outcome"]
    assert (played["won"], played["merit"]) == (0 in outcome["winners"], outcome["scores"][0])
    assert (len(played["levels"]), played["people"], played["lesson"]) == (1, 0, None)
    assert told["more"] is False
    assert clara.get("/api/me/record").json()["games"] == []
