"""Builds a compiled copy of the package beside the sources' tree, never inside it: `python -m tools.compiled FOLDER`.

Compiled files left in src/ would shadow later edits, so the sources are copied first. The same list of modules goes
into the wheel (see pyproject.toml); here the optimiser may be turned down, because tests want the build, not the speed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parent.parent
STAMP = "compiled-from"

# For speed the modules are optimised as one program: most calls go to small accessors in another module.
AS_ONE = {"CFLAGS": "-flto -fno-semantic-interposition -fvisibility=hidden -fno-plt", "LDFLAGS": "-flto=auto"}
FAST = ("2", "3")
# Where only the build is wanted: a quarter of the time went into warnings about generated C and tables to unwind it.
AT_ONCE = {"CFLAGS": "-w -fno-asynchronous-unwind-tables"}
BOTS = "src/samovar/bots/"
GEOMETRY = "src/samovar/geometry/"

SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
sys.path.insert(0, {root!r})
from tools.parallel_cc import install
install()
sys.path.pop(0)
parts = mypycify({modules!r}, opt_level={opt!r}, debug_level="0", multi_file=True)
setup(name="samovar-compiled", packages=[], ext_modules=parts)
"""


def modules(root: Path, game: str | None = None, bots: bool = True) -> list[str]:
    """The modules that the wheel compiles, by the project's own settings; for one game, those that it needs."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    found: set[str] = set()
    for pattern in hook["include"]:
        found |= {path.relative_to(root).as_posix() for path in root.glob(pattern)}
    wanted = sorted(path for path in found if not any(fnmatch(path, pattern) for pattern in hook["exclude"]))
    rooms = ("src/samovar/games/", f"{BOTS}minds/")
    if not bots:
        wanted = [path for path in wanted if not path.startswith(BOTS)]
    if game is None:
        return wanted
    own = (root / rooms[0] / game).rglob("*.py")
    if not any("samovar.geometry" in path.read_text(encoding="utf-8") for path in own):
        wanted = [path for path in wanted if not path.startswith(GEOMETRY)]
    return [
        path
        for path in wanted
        if not path.startswith(rooms) or game in Path(path).parts or Path(path).stem.startswith(game)
    ]


def digest(wanted: list[str]) -> str:
    """What the compiled tree depends on."""
    mark = hashlib.sha256((ROOT / "pyproject.toml").read_bytes())
    for path in wanted:
        mark.update(path.encode() + b"\0" + (ROOT / path).read_bytes())
    return mark.hexdigest()


def build(folder: Path, opt: str = "0", game: str | None = None, bots: bool = True) -> Path:
    """Compile into `folder` unless what lies there is fresh. Gives the path to put before others on sys.path."""
    flags = AS_ONE if opt in FAST else AT_ONCE
    chosen = modules(ROOT, game, bots)
    mark = " ".join([digest(chosen), opt, *flags.values()])
    stamp = folder / STAMP
    source = folder / "src"
    if stamp.exists() and stamp.read_text() == mark:
        copy_sources(source, keep_compiled=True)
        return source
    shutil.rmtree(folder, ignore_errors=True)
    copy_sources(source, keep_compiled=False)
    wanted = [path.removeprefix("src/") for path in chosen]
    (source / "setup.py").write_text(SETUP.format(modules=["--strict", *wanted], opt=opt, root=str(ROOT)))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    environment = {**os.environ, **flags, "MYPYPATH": str(source)}
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        raise SystemExit("the compiled build failed")
    shutil.rmtree(source / "build", ignore_errors=True)
    stamp.write_text(mark)
    return source


def copy_sources(source: Path, keep_compiled: bool) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src" / "samovar", source / "samovar", dirs_exist_ok=keep_compiled, ignore=ignored)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "build" / "compiled")
    parser.add_argument("--opt", choices=["0", "1", "2", "3"], default="3")
    parser.add_argument("--game", help="only this game, which builds sooner")
    options = parser.parse_args()
    print(build(options.folder, options.opt, options.game))


if __name__ == "__main__":
    main()
