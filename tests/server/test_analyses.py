"""Analyses of finished games: made in the background, kept with the table, for those who may see all of it."""

import time
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server import analyses, analysis_jobs, archive
from samovar.server.settings import Effort
from tests.server.guests import PATIENCE, Guest
from tests.server.test_replays import finished
from tests.tiny.mind import KettleMind

Server = TestClient[Litestar]


@pytest.fixture
def thinking(kettle: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server whose bots can think about Kettle."""
    monkeypatch.setattr(analysis_jobs, "mind_for", lambda _: KettleMind())
    kettle.app.state.service.analyses.effort = Effort(30.0, rollouts=4, moments=4, simulations=12)
    return kettle


def analysed(guest: Guest, table: str) -> dict[str, Any]:
    """Asked for, and waited for."""
    told: dict[str, Any] = guest.post(f"/api/tables/{table}/analysis").json()
    until = time.monotonic() + PATIENCE
    while told["state"] in ("waiting", "running"):
        assert time.monotonic() < until
        time.sleep(0.01)
        told = guest.get(f"/api/tables/{table}/analysis").json()
    return told


def test_a_finished_game_is_analysed_once_and_what_was_found_leads_into_the_replay(thinking: Server):
    anna, boris = Guest(thinking), Guest(thinking)
    table = finished(anna)

    before = anna.get(f"/api/tables/{table}/analysis").json()
    told = analysed(anna, table)
    service = thinking.app.state.service
    service.analyses.pool.closed = True  # whoever asks now is given what is kept
    again = boris.post(f"/api/tables/{table}/analysis").json()
    replay = boris.get(f"/api/tables/{table}/replay", seen="all").json()

    assert before["state"] == "none"
    assert told["state"] == "done"
    assert again == told
    found = told["found"]
    assert [sum(each["truth"]) for each in found["course"]] == pytest.approx([1.0] * len(found["course"]))
    seqs = [each["seq"] for each in found["course"]]
    assert seqs == sorted(seqs)
    assert seqs[-1] == replay["frames"][-1]["seq"]
    states = boris.get(f"/api/tables/{table}/replay/states", seen="all", first=seqs[0], last=seqs[0]).json()
    assert states[0]["ask"]["asked"]  # the moment before the first choice, when somebody was asked
    service.services.store.write(lambda database: archive.clear_away(database, table)).result()
    assert service.services.store.read(lambda database: analyses.kept_analysis(database, table)) is None


def test_nobody_analyses_a_game_under_way_or_one_he_may_not_watch(thinking: Server):
    anna, boris = Guest(thinking), Guest(thinking)
    playing = anna.lay("me", "same-screen")["id"]
    private = anna.lay("me", "same-screen", watch=False)["id"]

    under_way = [anna.post(f"/api/tables/{playing}/analysis"), anna.get(f"/api/tables/{playing}/analysis")]
    closed = boris.post(f"/api/tables/{private}/analysis")

    assert [answer.json()["key"] for answer in under_way] == ["why-not-over"] * 2
    assert closed.json()["key"] == "why-not-watched"


def test_what_fails_says_why_and_can_be_asked_for_again(thinking: Server, monkeypatch: pytest.MonkeyPatch):
    anna = Guest(thinking)
    table = finished(anna)
    service = thinking.app.state.service

    with monkeypatch.context() as without:
        without.setattr(analysis_jobs, "mind_for", lambda _: None)
        failed = analysed(anna, table)
    with monkeypatch.context() as crowded:
        crowded.setattr(service.analyses.pool, "most_waiting", 0)
        busy = anna.post(f"/api/tables/{table}/analysis").json()
    done = analysed(anna, table)

    assert (failed["state"], failed["why"]["key"]) == ("failed", "why-no-analysis")
    assert busy["key"] == "why-busy"
    assert done["state"] == "done"
