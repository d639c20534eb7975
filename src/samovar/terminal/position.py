"""A moment read by the names of rows and places, and in the words of its reader. Drawings see nothing else."""

from __future__ import annotations

from typing import Any

from samovar.speech import Speech
from samovar.terminal.tables import Playing, Seen


class Position:
    def __init__(self, table: Playing, seen: Seen, speech: Speech) -> None:
        self.table = table
        self.seen = seen
        self.speech = speech
        self.printed: dict[str, Any] = table.printed
        self.scene = seen.scene

    def ids(self, axis: str) -> list[str]:
        return self.table.axes.get(axis, [])

    def value(self, row: str, *ids: str) -> int | None:
        """The number at a place; None where it is hidden."""
        place = 0
        for axis, id in zip(self.table.row_axes[row], ids, strict=True):
            known = self.ids(axis)
            place = place * len(known) + known.index(id)
        return self.seen.rows[row][place]

    def count(self, row: str, *ids: str) -> int:
        """The same, with none for what is hidden."""
        return self.value(row, *ids) or 0

    def thing(self, axis: str, row: str, *ids: str) -> str | None:
        """What a place names: rows hold its number plus one, and 0 for nothing."""
        number = self.count(row, *ids) - 1
        return self.ids(axis)[number] if 0 <= number < len(self.ids(axis)) else None

    def name(self, kind: str, id: str) -> str:
        return self.speech.name(kind, id)
