"""Switches: what the rulebook leaves open or players may agree on, each declared once by name."""

from __future__ import annotations

from typing import Any

from samovar.kernel.game import Setting

SWITCH = "switch"  # the kinds, as a Setting calls them
ONE = "one"
NUMBER = "number"


class Switch:
    """One way or another of playing. `name` is what pages, packs and rulings write; rules read it as a whole number.

    That is 1 or 0 for yes or no, the place of a word among its values, or the number itself.
    """

    def __init__(self, name: str, kind: str, default: Any, values: list[str], low: int, high: int) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.values = values
        self.low = low
        self.high = high

    def setting(self) -> Setting:
        """The line of the new-game page."""
        return Setting(self.name, self.kind, self.default, values=self.values, low=self.low, high=self.high)

    def number(self, value: Any) -> int:
        """A value as rules compare it."""
        return self.values.index(str(value)) if self.kind == ONE else int(value)


def flag(name: str, default: bool = False) -> Switch:
    """Yes or no."""
    return Switch(name, SWITCH, default, [], 0, 1)


def words(name: str, *values: str) -> Switch:
    """One of some words, the first of which is played unless somebody says otherwise."""
    return Switch(name, ONE, values[0], list(values), 0, len(values) - 1)


def number(name: str, low: int, high: int, default: int = 0) -> Switch:
    """A whole number from one to another."""
    return Switch(name, NUMBER, default, [], low, high)
