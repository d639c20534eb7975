"""Tables and choices as plain numbers, for whoever fills arrays with them. Nothing here knows what an array is."""

from __future__ import annotations

from typing import Any

from samovar.kernel.choice import Choice
from samovar.kernel.native import Cells, i64
from samovar.kernel.steps import QuestionStep
from samovar.kernel.values import field_names


def changed(before: Cells, after: Cells) -> tuple[list[int], list[int]]:
    """Which cells differ between two rows of the same length, and what they are now."""
    places: list[int] = []
    numbers: list[int] = []
    count: i64 = len(after)
    place: i64 = 0
    while place < count:
        if before[place] != after[place]:
            places.append(place)
            numbers.append(after[place])
        place += 1
    return places, numbers


def option_numbers(offered: list[Choice], verbs: dict[str, int], width: int) -> list[int]:
    """Each choice as `width` numbers, one after the other: its verb from 1, then its parts as the rules count them.
    What does not fit is left out, what is missing is -1."""
    told: list[int] = []
    for choice in offered:
        end = len(told) + width
        told.append(verbs[choice.verb] + 1)
        for part in choice.parts:
            _flatten(getattr(choice, part.name), told, end)
        while len(told) < end:
            told.append(-1)
    return told


def question_numbers(step: QuestionStep[Any] | None, kinds: dict[str, int], seat: int, width: int) -> list[int]:
    """A question as `width` numbers: its kind from 1 (0 where nobody is asked), the seat, then what it holds."""
    told: list[int] = [0 if step is None else kinds[type(step).__name__] + 1, seat]
    if step is not None:
        for name in sorted(field_names(step)):  # builds list them in another order
            _flatten(getattr(step, name), told, width)
    while len(told) < width:
        told.append(-1)
    return told


def _flatten(value: object, told: list[int], end: int) -> None:
    if len(told) >= end:
        return
    if isinstance(value, int):
        told.append(int(value))
    elif isinstance(value, (tuple, list)):
        for one in value:
            _flatten(one, told, end)
