"""Golden games: records played by bots that replay to the recorded end."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.games.reckoners.game import Reckoners
from samovar.kernel.match import replay
from samovar.kernel.record import read_record

FOLDER = Path(__file__).parents[2] / "golden" / "reckoners"
RECORDS = sorted(FOLDER.glob("*.record"))
GAME = Reckoners()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_recorded_end(file: Path) -> None:
    record = read_record(file.read_text())

    match = replay(GAME, record)

    outcome = match.outcome()
    assert outcome is not None
    assert outcome.plain() == record.end


def test_golden_games_cover_every_great_epic_city_and_a_campaign() -> None:
    records = [read_record(file.read_text()) for file in RECORDS]

    pairs = {(record.config["great-epic"], record.config["city"]) for record in records}
    chapters = [record for file, record in zip(RECORDS, records, strict=True) if file.stem.startswith("campaign")]

    assert len(records) >= 10
    assert len(pairs) == 9
    assert {record.config["difficulty"] for record in records} == {"a", "b", "c", "d"}
    assert [record.config["great-epic"] for record in chapters[:2]] == ["steelheart", "regalia"]
    assert all(record.config["carried-money"] > 0 for record in chapters[1:])
