"""Luck: what the dice gave each side, beside what they give on average."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any, Final

from samovar.games.steamfront.aids.wish import Wish
from samovar.games.steamfront.dice import successes
from samovar.games.steamfront.odds import MOST_DICE, chances, expected
from samovar.games.steamfront.table import FIGURE_IDS, SIDE, SIDE_IDS, FrontTable
from samovar.kernel.errors import Unreadable

MOST_THROWS: Final = 5_000
COUNTED: Final = ["event-threw-attack", "event-threw-defence"]


class Meter:
    """One side's throws, added up."""

    def __init__(self) -> None:
        self.throws = 0
        self.dice = 0
        self.rolled = 0
        self.expected = Fraction(0)
        self.variance = Fraction(0)

    def add(self, shown: list[int]) -> None:
        self.throws += 1
        self.dice += len(shown)
        self.rolled += successes(shown)
        mean = expected(len(shown))
        self.expected += mean
        spread = [count * count * chance for count, chance in enumerate(chances(len(shown), 0))]
        self.variance += sum(spread, Fraction(0)) - mean * mean

    def plain(self, side: int) -> dict[str, Any]:
        ahead = self.rolled - self.expected
        deviation = sqrt(float(self.variance))
        return {
            "id": SIDE_IDS[side],
            "throws": self.throws,
            "dice": self.dice,
            "rolled": self.rolled,
            "expected": float(self.expected),
            "exact": str(self.expected),
            "ahead": float(ahead),
            "deviations": float(ahead) / deviation if deviation else 0.0,
        }


def measured(throws: list[tuple[int, list[int]]]) -> list[Meter]:
    """Throws, each a side and the faces that lay there first; dice thrown again are their owner's choice, not luck."""
    meters = [Meter(), Meter()]
    for side, shown in throws:
        meters[side].add(shown)
    return meters


def luck_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """Rolled and expected successes by side. The table keeps no throws, so the wish brings the log's own events."""
    read = Wish(wish, ["events"])
    events = read.words.get("events")
    if not isinstance(events, list) or len(events) > MOST_THROWS:
        raise Unreadable("events", f"expected a list of at most {MOST_THROWS} events of the log")
    throws = []
    for event in events:
        if not isinstance(event, dict):
            raise Unreadable("events", "an event has a key and its arguments")
        if event.get("key") in COUNTED:
            throws.append(throw_of(event.get("args")))
    return {"from": "events", "sides": [meter.plain(side) for side, meter in enumerate(measured(throws))]}


def throw_of(args: Any) -> tuple[int, list[int]]:
    """Whose throw an event tells, and its faces."""
    figure = args.get("figure") if isinstance(args, dict) else None
    id = figure.get("id") if isinstance(figure, dict) else figure
    shown = args.get("dice") if isinstance(args, dict) else None
    if id not in FIGURE_IDS or not isinstance(shown, list) or not 0 < len(shown) <= MOST_DICE:
        raise Unreadable("events", "a throw has a figure and its dice")
    if not all(isinstance(face, int) and 1 <= face <= 6 for face in shown):
        raise Unreadable("events", "a die shows 1 to 6")
    return FIGURE_IDS.index(id) // SIDE, [int(face) for face in shown]
