"""Playthroughs: a whole game for each number at the table, to be read when it changes."""

from __future__ import annotations

import pytest

from tests.games.reckoners.playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("humans", range(1, 7))
def test_a_playthrough_reads_as_it_did(humans: int) -> None:
    written = (FOLDER / f"newcago-{humans}.txt").read_text()

    assert playthrough(humans) == written
