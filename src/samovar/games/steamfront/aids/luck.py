"""Luck: what the dice gave each side, beside what they give on average."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any, Final

from samovar.games.steamfront.aids.wish import Wish
from samovar.games.steamfront.dice import SIDES, successes
from samovar.games.steamfront.odds import MOST_DICE, chances
from samovar.games.steamfront.table import DIE_IDS, FIGURE_IDS, SIDE, SIDE_IDS, FrontTable
from samovar.kernel.errors import Unreadable

MOST_THROWS: Final = 5_000
AGAIN: Final = "event-threw-again"
COUNTED: Final = ["event-threw-attack", "event-threw-defence", AGAIN]


class Meter:
    """One side's throws, added up."""

    def __init__(self) -> None:
        self.throws = 0
        self.dice = 0
        self.rolled = 0
        self.expected = Fraction(0)
        self.variance = Fraction(0)

    def add(self, shown: list[int]) -> None:
        """A throw."""
        self._count(len(shown), successes(shown), 0, chances(len(shown), 0))

    def add_again(self, before: list[int], again: list[int], shown: list[int]) -> None:
        """Some dice of a throw, thrown again: what they brought, beside what they bring on average.

        Which dice to throw again is their owner's choice and no luck; how they fall is.
        """
        kept = [before[die] for die in range(len(before)) if die not in again]
        brings = chances_with(kept, len(again))
        self._count(len(again), successes(shown), successes(before), brings)

    def _count(self, dice: int, rolled: int, had: int, spread: list[Fraction]) -> None:
        self.throws += 1
        self.dice += dice
        self.rolled += rolled - had
        mean = sum([count * chance for count, chance in enumerate(spread)], Fraction(0))
        self.expected += mean - had
        self.variance += sum([count * count * chance for count, chance in enumerate(spread)], Fraction(0)) - mean * mean

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


def chances_with(kept: list[int], dice: int) -> list[Fraction]:
    """The chance of each number of successes of some dice together with those that were kept."""
    # By how many different faces show: a die shows a new one with a chance of those that are missing in six.
    shown = {len(set(kept)): Fraction(1)}
    for _ in range(dice):
        after: dict[int, Fraction] = {}
        for different, chance in shown.items():
            after[different] = after.get(different, Fraction(0)) + chance * Fraction(different, SIDES)
            after[different + 1] = after.get(different + 1, Fraction(0)) + chance * Fraction(SIDES - different, SIDES)
        shown = after
    whole = len(kept) + dice
    return [shown.get(whole - count, Fraction(0)) for count in range(whole)]


class Throw:
    """One line of the log that tells dice: whose, which of them fell anew (none named: all did), and all faces."""

    def __init__(self, figure: int, again: list[int], shown: list[int]) -> None:
        self.figure = figure
        self.again = again
        self.shown = shown


def measured(throws: list[Throw]) -> list[Meter]:
    """Both sides' throws in the order of the log."""
    meters = [Meter(), Meter()]
    lying: dict[int, list[int]] = {}
    for one in throws:
        meter, before = meters[one.figure // SIDE], lying.get(one.figure, [])
        if not one.again:
            meter.add(one.shown)
        elif len(before) == len(one.shown):
            meter.add_again(before, one.again, one.shown)
        lying[one.figure] = one.shown
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
            throws.append(throw_of(event.get("args"), event["key"] == AGAIN))
    return {"from": "events", "sides": [meter.plain(side) for side, meter in enumerate(measured(throws))]}


def throw_of(args: Any, is_again: bool) -> Throw:
    """What an event tells of dice."""
    figure = named(args.get("figure")) if isinstance(args, dict) else None
    shown = args.get("dice") if isinstance(args, dict) else None
    if figure not in FIGURE_IDS or not isinstance(shown, list) or not 0 < len(shown) <= MOST_DICE:
        raise Unreadable("events", "a throw has a figure and its dice")
    if not all(isinstance(face, int) and 1 <= face <= SIDES for face in shown):
        raise Unreadable("events", "a die shows 1 to 6")
    again = []
    if is_again:
        told = args.get("again")
        again = [named(die) for die in told] if isinstance(told, list) else []
        lying = DIE_IDS[: len(shown)]
        if not again or not all(die in lying for die in again) or len(set(again)) < len(again):
            raise Unreadable("events", "dice thrown again are some of those that lie there")
    return Throw(FIGURE_IDS.index(figure), [DIE_IDS.index(die) for die in again], shown)


def named(value: Any) -> Any:
    """The id of something that a log names, with its kind or without."""
    return value.get("id") if isinstance(value, dict) else value
