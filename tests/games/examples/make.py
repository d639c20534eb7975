"""Finds the examples anew, after rules or content have changed: `python -m tests.games.examples.make GAME [ID ...]`.

It prints the facts that the captions in both languages must then name.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import samovar.games
from samovar.games import open_box
from samovar.ledger.examples import FOLDER, laid
from tests.games.examples.moment import Moment, found

GAMES = Path(samovar.games.__file__).parent


def moments_of(game: str) -> list[Moment]:
    moments: list[Moment] = import_module(f"tests.games.examples.{game}").MOMENTS
    return moments


def main(game: str, *wanted: str) -> None:
    folder = GAMES / game / "book" / FOLDER
    folder.mkdir(exist_ok=True)
    for moment in moments_of(game):
        if wanted and moment.id not in wanted:
            continue
        example = found(game, moment)
        (folder / f"{moment.id}.txt").write_text(example.text(), encoding="utf-8")
        facts = moment.seek(laid(open_box(game), example).table)
        print(game, moment.id, example.seat, example.focus, len(example.entries), facts, flush=True)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
