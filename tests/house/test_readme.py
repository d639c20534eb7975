"""The README tells the truth: its Python runs."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_ten_lines_of_python_play_a_game():
    result = doctest.testfile(str(README), module_relative=False)

    assert result.attempted >= 9
    assert result.failed == 0
