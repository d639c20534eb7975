"""Golden games: records played by bots that replay to the recorded end."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.games.steamwatchers.content.ids import CLAN_IDS
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.match import replay
from samovar.kernel.record import read_record
from tests.games.steamwatchers.builders import BASE_SCENARIOS, GAME

FOLDER = Path(__file__).parents[2] / "golden" / "steamwatchers"
RECORDS = [file for file in sorted(FOLDER.glob("*.record")) if not file.name.startswith("spark-of-hope")]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_recorded_end(file):
    record = read_record(file.read_text())

    match = replay(GAME, record)

    outcome = match.outcome()
    assert outcome is not None
    assert outcome.plain() == record.end


def test_golden_games_cover_every_scenario_player_count_and_clan():
    records = [read_record(file.read_text()) for file in RECORDS]
    clans = set()

    for record in records:
        table = replay(GAME, record).table
        assert isinstance(table, SteamTable)
        clans |= {CLAN_IDS[table.clan(seat)] for seat in range(table.seats)}

    assert len(records) >= 12
    assert {record.config["scenario"] for record in records} == set(BASE_SCENARIOS)
    assert {record.config["players"] for record in records} == {2, 3, 4, 5}
    assert clans == set(CLAN_IDS)
