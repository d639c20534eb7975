"""`samovar verify`: what an operator learns of every stored game before an upgrade, and that nothing is written."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from samovar.cli import app
from samovar.games.reckoners import rolling
from samovar.games.reckoners.game import Reckoners
from tests.upgrade.check import unpacked
from tests.upgrade.test_upgrade import FOLDERS, HERE


def verify(files: Path, *more: str):
    return CliRunner().invoke(app, ["verify", "--data", str(files), *more])


@pytest.fixture
def files(tmp_path: Path) -> Path:
    return unpacked(HERE / "0.1.0-moments", tmp_path)


@pytest.mark.parametrize("name", FOLDERS)
def test_every_game_of_an_earlier_version_is_well_and_its_file_stays_as_it_is(name: str, tmp_path: Path):
    files = unpacked(HERE / name, tmp_path)
    before = hashlib.sha256((files / "samovar.sqlite3").read_bytes()).hexdigest()

    told = verify(files)

    assert told.exit_code in (0, 1) if name == "0.1.0" else told.exit_code == 0, told.output
    assert "12 games, 9 of them under way" in told.output
    assert hashlib.sha256((files / "samovar.sqlite3").read_bytes()).hexdigest() == before


def test_a_corrected_rule_is_a_remark_and_no_loss(files: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Reckoners, "rules_version", Reckoners.rules_version + 1)
    monkeypatch.setattr(rolling, "must_keep", lambda table, seat: 2)

    told = verify(files, "--json")

    found = json.loads(told.output)
    remarks = [remark for each in found if each["game"] == "reckoners" for remark in each["remarks"]]
    assert told.exit_code == 0
    assert any("was laid under rules" in remark for remark in remarks)
    assert any("no longer replays from entry" in remark for remark in remarks)


def test_a_table_that_cannot_be_read_is_named_with_the_reason(files: Path):
    with sqlite3.connect(files / "samovar.sqlite3") as file:
        (id,) = file.execute("SELECT id FROM tables WHERE title = 'sealed'").fetchone()
        file.execute("UPDATE happenings SET state = CAST('{}' AS BLOB) WHERE table_id = ?", (id,))

    told = verify(files)

    assert told.exit_code == 1
    assert f"{id} (steamwatchers, sealed): cannot go on" in told.output
    assert "11 are well" in told.output


def test_a_step_that_the_rules_no_longer_know_is_found_before_the_upgrade(files: Path, monkeypatch):
    known = Reckoners.step_kinds
    monkeypatch.setattr(Reckoners, "step_kinds", lambda game: [each for each in known(game) if each.__name__ != "Use"])

    told = verify(files)

    assert told.exit_code == 1
    assert "knows no step called 'Use'" in told.output


def test_a_folder_without_a_file_is_said_so(tmp_path: Path):
    told = verify(tmp_path)

    assert told.exit_code == 3
    assert "there is no data file here" in told.output
