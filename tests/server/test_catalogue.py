"""The catalogue, as a browser receives it."""

import gc

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.content.languages import LANGUAGES
from samovar.games import catalogue
from samovar.server.catalogue import house_catalogue

Server = TestClient[Litestar]


def test_the_catalogue_shows_every_game_of_the_house_in_its_order(server: Server):
    shown = server.get("/api/games").json()

    assert [game["id"] for game in shown] == [entry.id for entry in catalogue()]


def test_every_game_has_a_name_and_a_sentence_in_both_languages(server: Server):
    shown = server.get("/api/games").json()

    for game in shown:
        assert set(game["names"]) == set(game["blurb"]) == set(LANGUAGES)
        assert all(game["names"].values())
        assert all(game["blurb"].values())


def test_no_game_needs_more_players_than_it_admits(server: Server):
    shown = server.get("/api/games").json()

    for game in shown:
        assert 1 <= game["players"]["least"] <= game["players"]["most"]
        assert 0 < game["minutes"]["least"] <= game["minutes"]["most"]


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_the_server_says_that_it_is_well(server: Server, path: str):
    health = server.get(path)

    assert health.status_code == 200
    assert health.json()["status"] == "ok"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/games/nothing"])
def test_an_unknown_question_is_refused_and_never_answered_with_the_page(server: Server, path: str):
    answer = server.get(path)

    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"


def test_a_second_catalogue_keeps_nothing_more_in_memory_for_good(tmp_path):
    playable = [entry.id for entry in catalogue() if entry.status == "playable"]

    def opened(folder: str) -> int:
        shelf = house_catalogue(str(tmp_path / folder))
        assert all(shelf.box(game).game.id == game for game in playable)
        return gc.get_freeze_count()

    first = opened("one")

    assert opened("two") <= first
