"""Golden games replay to their recorded end; one whole game reads as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.kernel.errors import Unreadable
from samovar.kernel.match import replay
from samovar.kernel.record import read_record
from tests.games.steamfront.builders import CONTENT, GAME
from tests.games.steamfront.playthroughs import FOLDER, GOLDEN, playthrough

RECORDS = sorted(GOLDEN.glob("*.record"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays_to_its_recorded_end(file: Path):
    record = read_record(file.read_text(encoding="utf-8"))

    outcome = replay(GAME, record).outcome()

    assert outcome is not None
    assert outcome.plain() == record.end


def test_golden_games_cover_every_scenario_table_and_squad():
    records = [read_record(file.read_text(encoding="utf-8")) for file in RECORDS]

    assert len(records) >= 8
    assert {record.config["scenario"] for record in records} >= {scenario.id for scenario in CONTENT.scenarios}
    assert {record.config["table"] for record in records} == {ready.id for ready in CONTENT.tables} | {"build"}
    assert {squad for record in records for squad in record.config["squads"]} == set(CONTENT.squads)


@pytest.mark.parametrize("switch", ["extra-action-announce", "figures-block-los", "reroll-before-defence"])
def test_a_game_played_under_other_switches_is_refused_where_they_make_a_difference(switch: str):
    record = read_record((GOLDEN / "switches.record").read_text(encoding="utf-8"))
    record.config[switch] = not record.config[switch]

    with pytest.raises(Unreadable, match="entry"):
        replay(GAME, record)


def test_a_record_in_which_any_switch_was_changed_is_not_read():
    text = (GOLDEN / "switches.record").read_text(encoding="utf-8")
    config = read_record(text).config
    switches = [name for name, value in config.items() if isinstance(value, bool)]

    assert len(switches) > 5
    for switch in switches:
        was, now = [f'"{switch}": {str(value).lower()}' for value in (config[switch], not config[switch])]
        with pytest.raises(Unreadable, match="not those of this game"):
            read_record(text.replace(was, now, 1))


def test_a_record_of_a_whole_game_stays_small():
    assert max(file.stat().st_size for file in RECORDS) <= 60_000


def test_the_playthrough_reads_as_it_did():
    assert playthrough() == (FOLDER / "libre.txt").read_text(encoding="utf-8")
