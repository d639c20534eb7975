"""Hints at the table: what a strong player would do, for whoever plays with bots alone or in a team."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.guests import Guest

Server = TestClient[Litestar]


@pytest.fixture
def games(tmp_path: Path, built: Path) -> Iterator[Server]:
    """The real games; bots think in threads and without a pause."""
    settings = Settings(tmp_path / "games", bots="thread", bot_pause=0.0, slack=1000)
    with TestClient(create_app(settings, Client(built)), base_url=HERE) as client:
        yield client


def laid(guest: Guest, game: str, *seats: str, house: dict[str, object] | None = None) -> str:
    wish = {"game": game, "seats": [{"kind": kind} for kind in seats], **(house or {})}
    table: str = guest.post("/api/tables", wish).json()["id"]
    return table


def test_a_player_among_bots_is_told_the_best_choices_with_their_words(games: Server):
    anna = Guest(games)
    table = laid(anna, "steamfront", "me", "bot")

    with anna.live(table) as hers:
        while not hers.state.get("question"):  # the bot may be asked first
            hers.until("state")
        told = hers.ask("look", seat=0, lens="advice")
        hers.ask("look", seat=0, lens="advice")
        waiting = hers.ask("look", seat=None, lens="advice")
        counted = [line for state in hers.heard if state["type"] == "state" for line in state["lines"]]

    assert told["type"] == "looked", told
    assert 1 <= len(told["answer"]["choices"]) <= 3
    assert all(choice["label"]["key"] for choice in told["answer"]["choices"])
    assert waiting["why"]["key"] == "why-not-your-turn"
    assert len({line["n"] for line in counted if line["key"] == "note-hint"}) == 1  # asked twice about one question


def test_a_table_can_play_without_hints(games: Server):
    anna = Guest(games)
    table = laid(anna, "steamfront", "me", "bot", house={"hints": False})

    with anna.live(table) as hers:
        told = hers.ask("look", seat=0, lens="advice")

    assert told["why"]["key"] == "why-no-hints"
    assert anna.get(f"/api/tables/{table}").json()["hints"] is False


def test_nobody_is_advised_against_other_people(games: Server):
    anna, boris = Guest(games, "Anna"), Guest(games, "Boris")
    table = laid(anna, "steamfront", "me", "open")
    boris.post(f"/api/tables/{table}/join")
    boris.post(f"/api/tables/{table}/ready", {"ready": True})

    with anna.live(table) as hers:
        told = hers.ask("look", seat=0, lens="advice")

    assert told["type"] == "refused"
    assert told["why"]["key"] == "why-advice-among-people"


def test_the_box_lists_advice_where_a_bot_can_search(games: Server, kettle: Server):
    assert "advice" in games.get("/api/games/reckoners").json()["lenses"]
    assert "advice" not in kettle.get("/api/games/kettle").json()["lenses"]
