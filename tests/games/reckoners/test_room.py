"""The room itself: its modules speak of each other in circles, so each must be readable as the first one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import samovar.games.reckoners as room

MODULES = sorted(path.stem for path in Path(room.__file__ or "").parent.glob("*.py") if path.stem != "__init__")


def test_every_module_can_be_the_first_to_be_read() -> None:
    tries = "; ".join(
        [
            "import importlib, sys",
            f"names = {MODULES!r}",
            "ours = 'samovar.games.reckoners'",
            "clear = lambda: [sys.modules.pop(k) for k in list(sys.modules) if k.startswith(ours)]",
            "[(clear(), importlib.import_module('samovar.games.reckoners.' + name)) for name in names]",
        ]
    )

    done = subprocess.run([sys.executable, "-c", tries], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
