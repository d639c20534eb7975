"""The chronicle of a game that is over: what its score is made of, how it went, what was done, and the luck in it.

Whoever has kept the moments lets a game's chronicler hear them from the first to the last. It hears sentences as the
log holds them, `event-fought` with its arguments, because these outlive the classes that told them.
"""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.kernel.native import mypyc_attr
from samovar.kernel.table import Table


class Share:
    """A part of a score: its text is `share-<id>`."""

    def __init__(self, id: str, amount: int) -> None:
        self.id = id
        self.amount = amount


class Figure:
    """Something counted for each seat: its text is `figure-<id>`. None where it says nothing of a seat."""

    def __init__(self, id: str, counts: list[int | None]) -> None:
        self.id = id
        self.counts = counts


class Fortune:
    """What the dice gave a seat, what they give on average, and how usual the difference is, in standard deviations."""

    def __init__(self, thrown: float, expected: float, deviations: float) -> None:
        self.thrown = thrown
        self.expected = expected
        self.deviations = deviations


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicler:
    """One game's. Where all win or lose together, the score has one entry; else one a seat."""

    headlines: ClassVar[tuple[str, ...]] = ()  # what a moment is told by, the most telling first
    turn_key: ClassVar[str] = "event-turn-began"
    turn_arg: ClassVar[str] = "turn"

    def hear(self, table: Table, seat: int, key: str, args: dict[str, Any]) -> None:
        """Something was told when `seat` chose (-1: nobody did); `table` is as it was when all of it had happened."""

    def standing(self, table: Table) -> list[int]:
        """The score if it were counted now. Asked after `hear` for each moment, in their order."""
        return [sum([share.amount for share in shares]) for shares in self.shares(table)]

    def shares(self, table: Table) -> list[list[Share]]:
        """What the score is made of, where it stands now; together they are the score."""
        return []

    def figures(self) -> list[Figure]:
        return []

    def fortunes(self) -> list[Fortune | None]:
        """By seat; none at all where nothing is thrown. What is counted is said by the text `fortune`."""
        return []


def named(args: dict[str, Any], part: str) -> str:
    """The id of what a sentence names, or nothing."""
    value = args.get(part)
    return str(value.get("id", "")) if isinstance(value, dict) else ""


def counted(args: dict[str, Any], part: str) -> int:
    """A number in a sentence, or 0."""
    value = args.get(part)
    return value if isinstance(value, int) else 0
