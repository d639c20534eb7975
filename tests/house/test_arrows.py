"""The arrows between the rooms of the house: each contract of pyproject.toml catches what it is there for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROOMS = (
    "cli", "server", "terminal", "lab", "adapters", "agents", "facade", "observing", "speech", "bots", "geometry",
    "kernel", "games", "games/alpha", "games/beta",
)  # fmt: skip

FAULTS = {
    "the kernel knows a game": ("kernel", "import samovar.games.alpha"),
    "the kernel knows the catalogue": ("kernel", "from samovar.games import catalogue"),
    "the kernel uses a stranger": ("kernel", "import msgspec"),
    "the kernel uses a stranger that nobody listed": ("kernel", "import yaml"),
    "the kernel rolls dice of its own": ("kernel", "import random"),
    "geometry uses a stranger": ("geometry", "import shapely"),
    "a game imports another": ("games/alpha", "from samovar.games import beta"),
    "a game rolls dice of its own": ("games/alpha", "from random import shuffle"),
    "a game reads the clock": ("games/alpha", "import time"),
    "a game reads files": ("games/alpha", "from pathlib import Path"),
    "a game asks the system": ("games/alpha", "import os"),
    "a game uses a stranger": ("games/alpha", "import numpy"),
    "a game asks a bot": ("games/alpha", "import samovar.bots"),
    "a bot uses a stranger": ("bots", "import numpy"),
    "a bot knows the server": ("bots", "import samovar.server"),
    "the server knows one game": ("server", "from samovar.games import alpha"),
    "the server knows the terminal": ("server", "import samovar.terminal"),
    "the lab knows the server": ("lab", "import samovar.server"),
    "an adapter knows the command line": ("adapters", "import samovar.cli"),
    "an adapter knows the agents": ("adapters", "import samovar.agents"),
    "an agent knows the server": ("agents", "import samovar.server"),
    "the façade knows the lab": ("facade", "import samovar.lab"),
    "a bot knows the façade": ("bots", "import samovar.facade"),
    "sentences know the bots": ("speech", "import samovar.facade"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with every room and nothing in it, under the real contracts."""
    root = tmp_path_factory.mktemp("house")
    shutil.copy(ROOT / "pyproject.toml", root)
    shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    for room in ("", *ROOMS):
        folder = root / "src" / "samovar" / room
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").write_text("")
    (root / "src/samovar/games/__init__.py").write_text("catalogue = []\n")
    return root


def verdict(house: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    environment = {**os.environ, "PYTHONPATH": str(house / "src")}
    return subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=False)


def test_a_house_with_nothing_in_it_keeps_every_contract(house: Path):
    found = verdict(house)

    assert found.returncode == 0, found.stdout + found.stderr
    assert "0 broken" in found.stdout


@pytest.mark.parametrize("fault", FAULTS)
def test_the_check_fails_when(house: Path, fault: str):
    room, line = FAULTS[fault]
    planted = house / "src" / "samovar" / room / "planted.py"
    planted.write_text(f"{line}\n")

    found = verdict(house)
    planted.unlink()

    assert found.returncode == 1, found.stdout + found.stderr
    assert "0 broken" not in found.stdout
    assert "planted" in found.stdout
