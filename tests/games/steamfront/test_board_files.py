"""What clients draw with says the same as the game."""

from __future__ import annotations

from tests.games.steamfront.builders import CONTENT
from tools.prints_steamfront import PRINTED, printed, written


def test_the_printed_values_are_those_of_the_game():
    assert PRINTED.read_text(encoding="utf-8") == written(CONTENT), "run `python -m tools.prints_steamfront`"


def test_clients_find_every_card_and_every_shape():
    told = printed(CONTENT)

    assert len(told["cards"]) == 27
    assert all(len(piece["polygon"]) >= 6 for piece in told["terrain"])
    assert [zone["id"] for zone in told["deployments"]] == ["front", "avenue", "diagonale"]
