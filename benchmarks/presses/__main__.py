"""See `benchmarks.presses`."""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
import tempfile
from pathlib import Path

import benchmarks.presses
from benchmarks.presses.frame import Row, bench


def rows() -> list[Row]:
    """Of all modules beside this one, in the order of their names."""
    found: list[Row] = []
    for module in pkgutil.iter_modules(benchmarks.presses.__path__):
        if not module.name.startswith("_"):
            found += getattr(importlib.import_module(f"benchmarks.presses.{module.name}"), "ROWS", [])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.presses", description=benchmarks.presses.__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--row", help="only rows with these words")
    wish = parser.parse_args()
    wanted = [row for row in rows() if wish.game in (None, row.game) and (wish.row or "") in row.what]
    with tempfile.TemporaryDirectory() as folder, bench(Path(folder)) as here:
        measured = [(row, row.play(here)) for row in wanted]
    if wish.json:
        told = [
            {"game": row.game, "what": row.what, "today": row.today, "most": row.most, "measured": count}
            for row, count in measured
        ]
        sys.stdout.write(json.dumps(told, indent=1) + "\n")
    else:
        sys.stdout.write("| | before | at most | measured |\n|---|---|---|---|\n")
        for row, count in measured:
            over = "" if count <= row.most else " (too many)"
            sys.stdout.write(f"| {row.game}: {row.what} | {row.today} | {row.most} | {count}{over} |\n")
    return 0 if all(count <= row.most for row, count in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
