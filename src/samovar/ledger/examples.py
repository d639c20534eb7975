"""Worked examples of a rulebook: positions that were really reached, to be looked at and played on.

`book/examples/<id>.txt` beside a game holds the settings of a game and all that happened in it up to the moment that
the book speaks of, written as in a record (kernel/record.py):

config {"scenario": "war"}
seat 1                     with whose eyes one looks, and who plays on
focus zone:rhone           what the picture turns to; `look` instead: what it marks without turning to it
show sheet                 if what lies before that seat belongs into the picture

~ 417/720
0 burn 3
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, NamedTuple

from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game, full_config
from samovar.kernel.match import Match, replay
from samovar.kernel.record import Record, read_record

FOLDER: Final = "examples"
FOCUS: Final = "focus"
LOOK: Final = "look"
SHEET: Final = "show sheet"


class Example(NamedTuple):
    id: str
    config: dict[str, Any]
    seat: int
    focus: str
    turns: bool
    sheet: bool
    entries: list[str]

    def text(self) -> str:
        head = [f"config {json.dumps(self.config, sort_keys=True)}", f"seat {self.seat}"]
        head += [f"{FOCUS if self.turns else LOOK} {self.focus}"] if self.focus else []
        head += [SHEET] if self.sheet else []
        return "\n".join([*head, "", *self.entries]) + "\n"


def examples_of(folder: Path) -> list[str]:
    """The ids of a game's examples."""
    return sorted(path.stem for path in (folder / "book" / FOLDER).glob("*.txt"))


def read_example(folder: Path, id: str) -> Example | None:
    path = folder / "book" / FOLDER / f"{id}.txt"
    return example_in(id, path.read_text(encoding="utf-8")) if id in examples_of(folder) else None


def example_in(id: str, text: str) -> Example:
    head, _, body = text.partition("\n\n")
    told = dict(line.split(" ", 1) for line in head.split("\n"))
    config, seat, entries = json.loads(told["config"]), int(told["seat"]), body.split("\n")[:-1]
    focus = told.get(FOCUS, told.get(LOOK, ""))
    return Example(id, config, seat, focus, FOCUS in told, SHEET in head.split("\n"), entries)


def record_of(game: Game, example: Example) -> Record:
    """The example as a record of today's rules and content; Unreadable where it no longer fits them."""
    config = full_config(game, example.config)
    header = Record(game.id, game.rules_version, game.pack(), config, game.seats(config)).header()
    return read_record("\n".join([*header, "", *example.entries]) + "\n")


def laid(game: Game, example: Example) -> Match:
    """The match as it stands at the example's moment, where its seat may be asked."""
    match = replay(game, record_of(game, example))
    if not 0 <= example.seat < len(match.record.seats):
        raise Unreadable("seat", f"there is no seat {example.seat}")
    return match
