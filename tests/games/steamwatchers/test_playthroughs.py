"""Playthroughs: a whole game a player count, to be read when it changes."""

from __future__ import annotations

import pytest

from tests.games.steamwatchers.playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_playthrough_reads_as_it_did(players):
    written = (FOLDER / f"war-{players}.txt").read_text()

    assert playthrough(players) == written
