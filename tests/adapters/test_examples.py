"""The example for researchers runs as it stands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_example_plays_a_game_by_every_framework():
    command = [sys.executable, "-W", "ignore", str(EXAMPLES / "environment.py"), "reckoners"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["by_turns", "one_seat", "state_by_state"]
