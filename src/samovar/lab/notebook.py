"""The notebook of a ladder: what came of each round, one line each, so that nothing need be played twice."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, NamedTuple

from samovar.bots.minds import MORE, ladders
from samovar.kernel.errors import Unreadable


class Trial(NamedTuple):
    """A round to be played: who against whom, and on which dice."""

    level: str
    below: str | None
    seed: int


class Noted(NamedTuple):
    """What came of it: which part of the victory, in how many games, and the microseconds of each decision."""

    won: float
    games: int
    moves: list[int]


class Notebook:
    """Rounds that were played. With a file they are kept there: a later call goes on, with more games, too. `minutes`
    is how long this call may play."""

    def __init__(self, game: str, head: dict[str, Any], file: Path | None = None, minutes: float | None = None) -> None:
        self.game = game
        self.file = file
        self.end = None if minutes is None else time.monotonic() + 60 * minutes
        self.known: dict[str, Noted] = {}
        if file is None:
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a+", encoding="utf-8") as lines:
            lines.seek(0)
            stood = [line for line in lines if line.endswith("\n")]
            if not stood:
                lines.truncate(0)
                lines.write(json.dumps(head) + "\n")
            elif json.loads(stood[0]) != head:
                raise Unreadable(str(file), "holds another game or other settings: give another file by --out")
        for line in stood[1:]:
            told = json.loads(line)
            self.known[told["trial"]] = Noted(told["won"], told["games"], told["moves"])

    def find(self, trial: Trial) -> Noted | None:
        return self.known.get(self.spelled(trial))

    def add(self, trial: Trial, noted: Noted) -> None:
        name = self.spelled(trial)
        self.known[name] = noted
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"trial": name, **noted._asdict()}, separators=(",", ":")) + "\n")

    def over(self) -> bool:
        return self.end is not None and time.monotonic() > self.end

    def spelled(self, trial: Trial) -> str:
        """With what the levels are just now: one that was changed is another."""
        names = [trial.level] if trial.below is None else [trial.level, trial.below]
        return json.dumps([*[[name, self.budget(name)] for name in names], trial.seed])

    def budget(self, name: str) -> dict[str, Any] | None:
        return ladders().get(self.game, {}).get(name.split(MORE)[0])
