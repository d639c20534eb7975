"""Games outlive upgrades: data files of earlier versions, opened by this one and by one that comes after it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import samovar
from tests.thorough import usually
from tests.upgrade.check import LOSSES, checked
from tests.upgrade.people import MOST_CHOICES

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FOLDERS = sorted(folder.name for folder in HERE.iterdir() if (folder / "notes.json").is_file())
STORED = [name for name in FOLDERS if name != "0.1.0"]  # 0.1.0 stored the lines of the record alone

# A later version of each game: a printed value, a sentence and a rule are others. The rules refuse choices that stand
# in the records: fewer dice may be thrown again, less fuel may be bid.
VALUES = {
    "steamwatchers": ("clans.toml", r"clean = (\d+)"),
    "steamfront": ("cards-luminarchs.toml", r"life = (\d+)"),
    "reckoners": ("epics.toml", r"health = (\d+)"),
}
RULES = {
    "steamwatchers/bidding.py": """
_most_bid = most_bid


def most_bid(table: SteamTable, seat: i64) -> i64:
    return max(0, _most_bid(table, seat) - 1)
""",
    "reckoners/rolling.py": """

def must_keep(table: ReckonersTable, seat: int) -> int:
    return 2
""",
}
A_WHILE = 40  # choices: by then a table without moments has become one like all others
# Every game of the newest file is played to its end by the present rules; where the same is asked of another file or of
# other rules, for a while will do.
FAR = usually(A_WHILE, MOST_CHOICES)
VERSION = re.compile(r"rules_version = (\d+)")


def increased(found: re.Match[str]) -> str:
    return found[0].replace(found[1], str(int(found[1]) + 1))


def edit(path: Path, pattern: str, count: int) -> None:
    text, done = re.subn(pattern, increased, path.read_text(encoding="utf-8"), count=count)
    assert done > 0, f"{path.name} has no {pattern}"
    path.write_text(text, encoding="utf-8")


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """The package as a later version might have it."""
    source = Path(samovar.__file__).parent
    copy = tmp_path / "later" / "samovar"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    (copy / "server" / "static").mkdir()
    for game, (file, pattern) in VALUES.items():
        folder = copy / "games" / game
        edit(folder / "data" / file, pattern, count=0)
        edit(folder / "game.py", VERSION.pattern, count=1)
        texts = folder / "texts" / "en.ftl"
        texts.write_text(
            re.sub(r"(?m)^(event-[a-z-]+ = )", r"\1(so it is told now) ", texts.read_text("utf-8")), "utf-8"
        )
    for path, rule in RULES.items():
        with (copy / "games" / path).open("a", encoding="utf-8") as module:
            module.write(rule)
    return copy.parent


def checked_by(version: Path, folder: Path, *most: int) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(version), str(ROOT)])}
    command = [sys.executable, "-m", "tests.upgrade.check", str(folder), *map(str, most)]
    done = subprocess.run(command, env=environment, cwd=version, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return report


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", FOLDERS)
def test_a_file_of_an_earlier_version_is_whole_and_every_game_is_played_to_its_end(name: str):
    report = checked(HERE / name, MOST_CHOICES if name == FOLDERS[-1] else FAR)

    assert report["signed-out"] == []
    assert report["wrong"] == []
    if name in STORED:
        assert not [table for table, changes in report["tables"].items() if LOSSES & set(changes)]


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", STORED)
def test_another_value_another_sentence_and_another_rule_cost_no_game_anything(name: str, later: Path):
    report = checked_by(later, HERE / name, FAR)

    assert report["signed-out"] == []
    assert report["wrong"] == []
    corrected = {table for table, changes in report["tables"].items() if changes == ["change-rules"]}
    notes = json.loads((HERE / name / "notes.json").read_text(encoding="utf-8"))
    assert corrected == {table for table, kept in notes["tables"].items() if kept["status"] == "playing"}


@pytest.mark.long
@pytest.mark.timeout(600)
def test_a_file_without_moments_goes_on_by_later_rules_as_far_as_they_follow_and_says_so(later: Path):
    """Its own content comes with the program; where the rules stop following, everybody is told."""
    report = checked_by(later, HERE / "0.1.0", A_WHILE)

    assert report["signed-out"] == []
    assert report["wrong"] == []
    assert any("change-goes-on-from" in changes for changes in report["tables"].values())
    assert report["tables"]["over-steamfront"] == ["change-replayed"]
