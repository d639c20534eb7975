"""Constants for the rules, written from the declarations of rows and ids: `python -m tools.rows [--check]`.

Compiled code folds a number only where it stands as a literal `Final`. So each module that declares a LAYOUT or lists
that are NUMBERED has a block of such numbers, which nobody writes by hand.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from samovar.kernel.errors import Impossible

ROOT = Path(__file__).parent.parent
ROOMS = (ROOT / "src" / "samovar" / "games", ROOT / "tests" / "tiny")
BEGIN = "# Written by `python -m tools.rows` from the declarations above.\n"
END = "# End of what is written.\n"


def declaring() -> list[Path]:
    """The modules with such a block: first those that need no other module of their game."""
    found = {path: path.read_text(encoding="utf-8") for room in ROOMS for path in room.rglob("*.py")}
    blocks = [path for path, text in found.items() if BEGIN in text]
    return sorted(blocks, key=lambda path: ("from samovar.games" in found[path], path))


def declarations(path: Path) -> dict[str, Any]:
    """What a module declares above its block, read by itself: others may miss a constant that is not written yet."""
    text = path.read_text(encoding="utf-8").partition(BEGIN)[0]
    declared: dict[str, Any] = {"__name__": f"declarations of {path.name}"}
    exec(compile(text, path, "exec"), declared)
    return declared


def constants(path: Path) -> dict[str, int]:
    """Every constant that a module declares; Impossible if two things are called the same."""
    declared = declarations(path)
    pairs = [pair for numbered in declared.get("NUMBERED", []) for pair in numbered.constants()]
    if "LAYOUT" in declared:
        pairs += declared["LAYOUT"].constants()
    found: dict[str, int] = {}
    for name, number in pairs:
        if name in found:
            raise Impossible(f"{path}: two things are called {name}")
        found[name] = number
    return found


def rewritten(path: Path) -> str:
    """The module's text with a fresh block."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise Impossible(f"{path}: the block has no end")
    lines = [f"{name}: Final = {number}\n" for name, number in constants(path).items()]
    return before + BEGIN + "".join(lines) + END + after


def is_stale(path: Path) -> bool:
    """Whether the constants of a module are not what it declares."""
    return rewritten(path) != path.read_text(encoding="utf-8")


def main() -> int:
    if "--check" not in sys.argv[1:]:
        for path in declaring():
            path.write_text(rewritten(path), encoding="utf-8")
        return 0
    stale = [path.relative_to(ROOT) for path in declaring() if is_stale(path)]
    for path in stale:
        print(f"{path}: its constants are not what it declares: run python -m tools.rows")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
