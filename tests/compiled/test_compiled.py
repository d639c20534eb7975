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


def surroundings() -> dict[str, str]:
    """The surroundings of a process that runs the compiled build."""
    source = build(FOLDER, opt="0", game=GAME, bots=False)  # no record needs one
    return {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}


@pytest.mark.long
@pytest.mark.timeout(1500)
def test_a_compiled_and_an_interpreted_build_replay_the_same_records():
    environment = surroundings()

    command = [sys.executable, "-m", "tests.compiled.digests", *([GAME] if GAME else [])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told.pop("compiled") is True
    assert not native.compiled
    assert told == digests(GAME)


@pytest.mark.long
@pytest.mark.timeout(1500)
def test_the_environments_of_a_compiled_build_pass_the_frameworks_suites():
    environment = {**surroundings(), "SAMOVAR_WANT_COMPILED": "1"}
    wanted = [f"tests/adapters/{name}.py" for name in ("test_environments", "test_vector")]

    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *wanted]
    command += ["-k", GAME] if GAME else []
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout[-4000:]
    assert " passed" in done.stdout
