"""A bot in a wheel of its own: built, installed, and found by its name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(sys.executable).parent


@pytest.fixture(scope="module")
def guest(tmp_path_factory) -> dict[str, str]:
    """The surroundings of a Python in which the example's wheel is installed."""
    made = tmp_path_factory.mktemp("plugin")
    uv = str(HERE / "uv")
    build = [uv, "build", "-q", "--offline", "--wheel", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([*build, "-o", str(made / "dist"), str(ROOT / "examples" / "plugin")], check=True)
    [wheel] = (made / "dist").glob("*.whl")
    install = [uv, "pip", "install", "-q", "--offline", "--no-deps", "--python", sys.executable]
    subprocess.run([*install, "--target", str(made / "site"), str(wheel)], check=True)
    return {**os.environ, "PYTHONPATH": str(made / "site")}


def test_its_bot_plays_by_name(guest):
    command = [str(HERE / "samovar"), "sim", "reckoners", "--games=2", "--bots=hoarder", "--json"]
    done = subprocess.run(command, env=guest, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert "hoarder" in json.dumps(told)
    assert not told.get("lost")


def test_its_bot_is_a_level_of_the_server(guest):
    asked = "from samovar.server.catalogue import house_catalogue as c; print(c().box('reckoners').levels)"
    command = [sys.executable, "-c", asked]
    done = subprocess.run(command, env=guest, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert "hoarder" in done.stdout


def test_without_the_wheel_there_is_no_such_bot():
    command = [str(HERE / "samovar"), "sim", "reckoners", "--games=1", "--bots=hoarder"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode != 0
    assert "there is no bot called 'hoarder'" in done.stderr + done.stdout
