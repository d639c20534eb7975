"""The compiled build is the same game: it replays the records of the interpreted one, and plays the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from samovar.kernel import native
from tests.compiled.digests import digests
from tests.thorough import usually
from tools.compiled import ROOT, build

FOLDER = Path(os.environ.get("SAMOVAR_COMPILED", ROOT / "build" / "compiled-o0"))
# The kernel and one game whole: the compiler takes two minutes more for the others, which use it in the same ways.
GAME = usually("reckoners", None)


@pytest.mark.long
@pytest.mark.timeout(1500)
def test_a_compiled_and_an_interpreted_build_replay_the_same_records():
    source = build(FOLDER, opt="0", game=GAME, bots=False)  # no record needs one
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}

    command = [sys.executable, "-m", "tests.compiled.digests", *([GAME] if GAME else [])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told.pop("compiled") is True
    assert not native.compiled
    assert told == digests(GAME)
