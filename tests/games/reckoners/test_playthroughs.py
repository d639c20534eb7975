"""The playthrough: one whole game, to be read when it changes."""

from __future__ import annotations

from tests.games.reckoners.playthroughs import FOLDER, HUMANS, playthrough


def test_the_playthrough_reads_as_it_did() -> None:
    written = (FOLDER / f"newcago-{HUMANS}.txt").read_text()

    assert playthrough(HUMANS) == written
