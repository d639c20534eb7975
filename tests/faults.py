"""What the sources say of things that cannot be read: the texts that a reader needs for it."""

import ast
from collections.abc import Iterable
from pathlib import Path

FAULTS = ("Unreadable", "other_rules", "other_pack", "fault", "must")  # the last two note one of a content pack
WITH_KEY = 3  # arguments: where, why, key


def texts_for_faults(paths: Iterable[Path]) -> set[str]:
    """The keys of faults, and the names of the places where these are found; `line 3` is the server's to name."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or called(node) not in FAULTS:
                continue
            if len(node.args) < WITH_KEY:
                continue
            where, *rest = [each.value if isinstance(each, ast.Constant) else None for each in node.args]
            found |= {key for key in rest if isinstance(key, str) and key.startswith("fault-")}
            if isinstance(where, str) and where.isalpha():
                found.add(f"where-{where}")
    return found


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
