"""What is printed in the house edition of each game, written for the clients that draw it: `python -m tools.prints`."""

from __future__ import annotations

import json
from pathlib import Path

import samovar.games
from samovar.games import catalogue, open_box


def place_of(game: str) -> Path:
    return Path(samovar.games.__file__).parent / game / "board" / "printed.json"


def written(game: str) -> str:
    """One line for each entry, so that a change shows as a change of that entry."""
    entries = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in open_box(game).printed().items()]
    return "{\n" + ",\n".join(entries) + "\n}\n"


if __name__ == "__main__":
    for entry in catalogue():
        place_of(entry.id).write_text(written(entry.id), encoding="utf-8")
