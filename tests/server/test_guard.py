"""What every answer carries, and whom the server does not answer."""

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.guard import HEADERS, PARTS
from samovar.server.settings import Settings

Server = TestClient[Litestar]


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/assets/none.js", "/api/none"])
def test_every_answer_is_sealed_errors_included(server: Server, path: str):
    answer = server.get(path)

    for name in HEADERS:
        assert name in answer.headers, name
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/assets/index-4f2a.js", "/assets/spectral-9c1d.woff2"])
def test_parts_of_a_page_carry_what_protects_parts(server: Server, path: str):
    answer = server.get(path)

    for name in PARTS:
        assert name in answer.headers, name
    assert "content-security-policy" not in answer.headers


def test_a_refused_method_is_sealed_too(server: Server):
    answer = server.post("/api/games")

    assert answer.status_code == 405
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_answers_of_the_games_are_never_kept_by_a_cache(server: Server):
    assert server.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:7266", "127.0.0.1:9", "[::1]:7266", "[::1]"])
def test_the_own_machine_is_answered_under_its_names(server: Server, host: str):
    assert server.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example:7266", "127.0.0.1.evil.example", "::1"])
def test_a_strange_name_that_points_here_is_refused(server: Server, host: str):
    answer = server.get("/healthz", headers={"host": host})

    assert answer.status_code == 421
    assert answer.headers["x-frame-options"] == "DENY"


def test_a_server_for_a_network_answers_under_any_name(tmp_path):
    with TestClient(create_app(Settings(tmp_path, names=None)), base_url="http://games.example") as server:
        assert server.get("/healthz").status_code == 200
