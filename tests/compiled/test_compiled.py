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
def test_a_compiled_build_replays_the_same_records_and_passes_the_suites_of_the_environments():
    """One test, for it is one build: in two processes at once they would write into the same folder."""
    source = build(FOLDER, opt="0", game=GAME, bots=False)  # no record needs one
    environment = {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}", "SAMOVAR_WANT_COMPILED": "1"}

    replayed = run(environment, "tests.compiled.digests", *([GAME] if GAME else []))
    wanted = [f"tests/adapters/{name}.py" for name in ("test_environments", "test_vector")]
    suites = run(environment, "pytest", "-n0", "-p", "no:cacheprovider", *wanted, *(["-k", GAME] if GAME else []))

    assert replayed.returncode == 0, replayed.stderr
    told = json.loads(replayed.stdout)
    assert told.pop("compiled") is True
    assert not native.compiled
    assert told == digests(GAME)
    assert suites.returncode == 0, suites.stdout[-4000:]
    assert " passed" in suites.stdout


def run(environment: dict[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    whole = [sys.executable, "-m", *command]
    return subprocess.run(whole, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
