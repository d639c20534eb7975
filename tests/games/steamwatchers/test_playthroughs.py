"""The playthrough: one whole game, to be read when it changes."""

from __future__ import annotations

from tests.games.steamwatchers.playthroughs import FOLDER, PLAYERS, playthrough


def test_the_playthrough_reads_as_it_did():
    written = (FOLDER / f"war-{PLAYERS}.txt").read_text()

    assert playthrough(PLAYERS) == written
