"""Where in a pack's files a fault lies: the line that a reader must change, and the id that he probably meant."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from samovar.content.schema import at
from samovar.kernel.errors import Unreadable, nearest

WHERE = re.compile(r"(?P<file>[^:]+\.toml): (?P<path>\S+)")
HEADER = re.compile(r"\s*\[\[?\s*(?P<path>[^\]]+?)\s*\]\]?")
KEY = re.compile(r"\s*(?P<key>[\w.\"'-]+)\s*=")


def placed(folder: Path, fault: Unreadable, values: dict[str, Any]) -> str:
    """A fault as a sentence, with its line where that can be told, and the nearest known word if one was mistyped.

    `values` are those of the house: ids are looked up there.
    """
    found = WHERE.fullmatch(fault.where)
    told = str(fault)
    if found is not None and (folder / found["file"]).is_file():
        line = line_of((folder / found["file"]).read_text(encoding="utf-8", errors="replace"), found["path"])
        if line:
            told = f"{found['file']}:{line}: {found['path']}: {fault.why}"
        meant = meant_by(fault, found["path"], values)
        if meant and "did you mean" not in told:
            told += f"; did you mean '{meant}'?"
    return told


def line_of(text: str, path: str) -> int:
    """The line that says the value at a dotted path, or else the nearest table around it; 0 if none does."""
    best, deepest = 0, 0
    table: list[str] = []
    counts: dict[str, int] = {}
    wanted = path.split(".")
    for number, line in enumerate(text.split("\n"), 1):
        header = HEADER.fullmatch(line.partition("#")[0].rstrip())
        if header is not None:
            table = words(header["path"])
            if line.lstrip().startswith("[["):
                place = counts.get(header["path"], -1) + 1
                counts[header["path"]] = place
                table = [*table, str(place)]
            here = table
        else:
            key = KEY.match(line)
            if key is None:
                continue
            here = [*table, *words(key["key"])]
        if len(here) > deepest and here == wanted[: len(here)]:
            best, deepest = number, len(here)
    return best


def words(path: str) -> list[str]:
    try:
        told: object = tomllib.loads(f"{path} = 1")
    except tomllib.TOMLDecodeError:
        return path.split(".")
    found = []
    while isinstance(told, dict):
        key, told = next(iter(told.items()))
        found.append(str(key))
    return found


def meant_by(fault: Unreadable, path: str, values: dict[str, Any]) -> str:
    """The known word that is nearest to the one that is refused."""
    around, _, last = path.rpartition(".")
    known = [word.strip() for word in str(fault.fill.get("words", "")).split(",") if word]
    if fault.key == "fault-not-below":
        return nearest(last, ids(values, around))
    if fault.key == "fault-missing":  # an entry that a pack adds, or a mistyped one of the house
        steps = path.split(".")
        known_ids = [ids(values, ".".join(steps[:place])) for place in range(len(steps))]
        strange = [place for place in range(1, len(steps)) if known_ids[place] and steps[place] not in known_ids[place]]
        return nearest(steps[strange[0]], known_ids[strange[0]]) if strange else ""
    if fault.key == "fault-not-in":
        return nearest(fault.fill.get("id", last), ids(values, str(fault.fill.get("table", ""))))
    if fault.key in ("fault-no-field", "fault-none-of"):
        return nearest(last, known)
    return nearest(str(fault.fill.get("value", "")).strip("'\""), known)


def ids(values: dict[str, Any], path: str) -> list[str]:
    found = at(values, tuple(path.split(".")) if path else ())
    return list(found) if isinstance(found, dict) else []
