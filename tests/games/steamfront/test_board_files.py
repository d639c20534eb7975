"""What clients draw with says the same as the game."""

from __future__ import annotations

from samovar.games.steamfront.printed import printed
from tests.games.steamfront.builders import CONTENT
from tools.prints import place_of, written


def test_the_printed_values_are_those_of_the_game():
    kept = place_of("steamfront").read_text(encoding="utf-8")

    assert kept == written("steamfront"), "run `python -m tools.prints`"


def test_clients_find_every_card_and_every_shape():
    told = printed(CONTENT)

    assert len(told["cards"]) == 27
    assert all(len(piece["polygon"]) >= 6 for piece in told["terrain"])
    assert [zone["id"] for zone in told["deployments"]] == ["front", "avenue", "diagonale"]
