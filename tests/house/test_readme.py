"""The README tells the truth: its Python runs, its pictures are there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"


def test_the_lines_of_python_play_a_game():
    result = doctest.testfile(str(README), module_relative=False)

    assert result.attempted >= 5
    assert result.failed == 0


def test_the_page_for_programs_is_true_line_by_line():
    result = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)

    assert result.attempted >= 30
    assert result.failed == 0


def test_every_picture_that_a_document_shows_is_there():
    shown = {
        (page.parent / link).resolve()
        for page in [README, *(ROOT / "docs").glob("*.md")]
        for link in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    }

    assert len(shown) > 30
    assert [str(path) for path in shown if not path.is_file()] == []
