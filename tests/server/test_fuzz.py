"""Whatever one player sends, in every kind of message, against running clocks: the other notices nothing.

For a few seconds each; `python -m benchmarks.fuzz --minutes 60` goes on for longer, with other lots each time.
"""

from __future__ import annotations

import pytest
from litestar.testing import TestClient

from samovar.server.app import create_app
from samovar.server.client import Client
from samovar.server.settings import Settings
from tests.server.conftest import HERE
from tests.server.fuzzing import PLAYER_CLOCK, SHORT_CLOCK, Fuzz
from tests.server.test_house_games import PLAYABLE
from tests.thorough import usually

SECONDS = usually(2.0, 5.0)


@pytest.fixture
def fuzzed(tmp_path, built):
    settings = Settings(tmp_path / "files", bots="thread", bot_pause=0.0, absence=0.0, slack=100_000)
    with TestClient(create_app(settings, Client(built)), base_url=HERE) as server:
        yield server


@pytest.mark.parametrize("game", PLAYABLE)
def test_nobody_notices_what_another_sends(fuzzed, game: str):
    fuzz = Fuzz(fuzzed, game, 14, PLAYER_CLOCK)
    met = {"refused": 11, "accepted": 11, "opponent accepted": 1}

    count = fuzz.run(SECONDS, enough=lambda: all(fuzz.count[name] >= least for name, least in met.items()))

    assert {name: count[name] for name, least in met.items() if count[name] < least} == {}


@pytest.mark.parametrize("game", PLAYABLE)
def test_nobody_gains_time_by_what_he_sends(fuzzed, game: str):
    fuzz = Fuzz(fuzzed, game, 15, SHORT_CLOCK)

    fuzz.run(SECONDS, stalls=True, enough=lambda: fuzz.overruled)

    assert fuzz.overruled
