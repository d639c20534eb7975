"""The journal of a run: what came of each task, one line each, in the order in which they came back. A line that a
killed process left half written is cut off; everything before it stands."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from samovar.kernel.errors import Unreadable
from samovar.lab.plan import Plan
from samovar.lab.tasks import Done

FORMAT: Final = 2
FILE: Final = "journal.jsonl"


class Journal:
    """Open for one run. `done` is what stands in it: by series, stretches of rounds."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.path = folder / FILE
        self.done: dict[int, list[tuple[int, int]]] = {}
        self.lines: dict[tuple[int, int], tuple[int, int]] = {}  # (series, first round) -> where its line lies
        self.file: BinaryIO = self.path.open("a+b")
        head = {"format": FORMAT, "plan": plan.digest()}
        if self.path.stat().st_size and self._read(head):
            return
        self.file.truncate(0)
        self.file.write(written(head))
        self.file.flush()

    def _read(self, head: dict[str, Any]) -> bool:
        """Take in what stands there; whether there was as much as a whole first line."""
        self.file.seek(0)
        at = 0
        for number, line in enumerate(self.file):
            if not line.endswith(b"\n"):
                break
            told = json.loads(line)
            if number == 0 and told != head:
                raise Unreadable(str(self.path), "belongs to another plan: give another folder by --out")
            if number:
                self._note(told["series"], told["first"], len(told["rounds"]), at, len(line))
            at += len(line)
        self.file.truncate(at)
        self.file.seek(0, os.SEEK_END)
        return at > 0

    def _note(self, series: int, first: int, count: int, at: int, length: int) -> None:
        self.done.setdefault(series, []).append((first, count))
        self.lines[series, first] = (at, length)

    def add(self, done: Done) -> bool:
        """Write down what came of a task; False if it stands there already."""
        series, first, count = done.task
        if (series, first) in self.lines:
            return False
        line = written({"series": series, "first": first, "rounds": done.rounds})
        at = self.file.seek(0, os.SEEK_END)
        self.file.write(line)
        self.file.flush()
        self._note(series, first, count, at, len(line))
        return True

    def in_order(self) -> Iterator[tuple[int, int, list[dict[str, Any]]]]:
        """Series, round, and the round's games, whatever the order in which they were played."""
        for series, first in sorted(self.lines):
            at, length = self.lines[series, first]
            self.file.seek(at)
            for number, games in enumerate(json.loads(self.file.read(length))["rounds"], first):
                yield series, number, games

    def rounds(self) -> int:
        return sum(count for stretches in self.done.values() for _, count in stretches)

    def games(self, plan: Plan) -> int:
        return sum(
            count * len(plan.series[series].turns) for series, stretches in self.done.items() for _, count in stretches
        )

    def close(self) -> None:
        self.file.close()


def written(told: dict[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
