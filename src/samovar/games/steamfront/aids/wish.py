"""A wish: what somebody asks of an aid, read word by word; whatever does not fit is Unreadable."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamfront.table import FIGURE_IDS, FrontTable
from samovar.kernel.errors import Refusal, Unreadable

FURTHEST: Final = 100_000  # no wish names a point further from the corner of the table than this

Point = tuple[int, int]


class Wish:
    """A wish's words by name. `known` are those that the aid understands."""

    def __init__(self, words: dict[str, Any], known: list[str]) -> None:
        for name in words:
            if name not in known:
                raise Unreadable("wish", f"knows no '{name}', only {', '.join(known) or 'nothing'}")
        self.words = words

    def has(self, name: str) -> bool:
        return self.words.get(name) is not None

    def word(self, name: str, values: list[str], otherwise: str | None = None) -> str:
        """One word out of some."""
        value = self.words.get(name)
        if value is None and otherwise is not None:
            return otherwise
        if not isinstance(value, str) or value not in values:
            raise Unreadable(name, f"'{value}' is none of {', '.join(values)}")
        return value

    def text(self, name: str, most: int) -> str:
        value = self.words.get(name)
        if not isinstance(value, str) or len(value) > most:
            why = f"expected a text of at most {most} signs"
            raise Unreadable(name, why, "fault-text-length", {"most": most})
        return value

    def number(self, name: str, low: int, high: int, otherwise: int | None = None) -> int:
        value = self.words.get(name)
        if value is None and otherwise is not None:
            return otherwise
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Unreadable(name, f"expected a whole number from {low} to {high}")
        return value

    def flag(self, name: str) -> bool:
        value = self.words.get(name, False)
        if not isinstance(value, bool):
            raise Unreadable(name, "expected yes or no")
        return value

    def figure(self, table: FrontTable, name: str) -> int:
        """A figure of either side that has a card, wherever it is."""
        value = self.words.get(name)
        if not isinstance(value, str) or value not in FIGURE_IDS or table.card(FIGURE_IDS.index(value)) < 0:
            raise Unreadable(name, f"'{value}' is no figure of this game")
        return FIGURE_IDS.index(value)

    def standing(self, table: FrontTable, name: str) -> int:
        """A figure that stands on the table."""
        figure = self.figure(table, name)
        if not table.stands(figure):
            raise Unreadable(name, f"'{FIGURE_IDS[figure]}' is not on the table")
        return figure

    def figures(self, table: FrontTable, name: str) -> list[int]:
        value = self.words.get(name)
        if not isinstance(value, list):
            raise Unreadable(name, "expected a list of figures")
        return [Wish({name: one}, [name]).standing(table, name) for one in value]

    def point(self, name: str) -> Point | None:
        """A point in thousandths of an inch, if one is given."""
        value = self.words.get(name)
        return None if value is None else point_of(name, value)

    def points(self, name: str, most: int) -> list[Point]:
        value = self.words.get(name)
        if not isinstance(value, list) or not 0 < len(value) <= most:
            raise Unreadable(name, f"expected 1 to {most} points")
        return [point_of(name, one) for one in value]


def point_of(name: str, value: Any) -> Point:
    if not isinstance(value, list) or len(value) != 2:
        raise Unreadable(name, "a point is [x, y] in thousandths of an inch")
    for one in value:
        if isinstance(one, bool) or not isinstance(one, int) or abs(one) > FURTHEST:
            raise Unreadable(name, "a point is [x, y] in whole thousandths of an inch")
    return value[0], value[1]


def plain_refusal(refused: Refusal | None) -> dict[str, object] | None:
    """Why not, or nothing, as it travels."""
    return None if refused is None else refused.plain()


def paired(flat: list[int]) -> list[list[int]]:
    """x, y, x, y … as points."""
    return [[int(flat[i]), int(flat[i + 1])] for i in range(0, len(flat), 2)]
