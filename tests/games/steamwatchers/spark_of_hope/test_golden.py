"""Golden games with caravans: records played by bots that replay to the recorded end."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.kernel.match import replay
from samovar.kernel.record import read_record
from tests.games.steamwatchers.builders import GAME
from tests.games.steamwatchers.spark_of_hope.builders import EXPANSION

FOLDER = Path(__file__).parents[3] / "golden" / "steamwatchers"
RECORDS = sorted(FOLDER.glob("spark-of-hope-*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_with_caravans_replays_to_its_recorded_end(file):
    record = read_record(file.read_text())

    match = replay(GAME, record)

    outcome = match.outcome()
    assert outcome is not None
    assert outcome.plain() == record.end
    assert isinstance(match.table, HopeTable)
    assert record.config["expansion"] == EXPANSION


def test_golden_games_cover_a_base_scenario_and_both_of_the_expansion():
    scenarios = {str(read_record(file.read_text()).config["scenario"]) for file in RECORDS}

    assert scenarios == {"war", "convoy", "cradle"}
