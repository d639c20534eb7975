"""Mixing: whoever chooses in secret and always takes what looks best can be foreseen."""

from __future__ import annotations

from math import log
from typing import Final

from samovar.kernel.chance import draw, seeded

FINE: Final = 1 << 29


def blurred(worth: list[float], doubt: float, seed: int) -> list[float]:
    """Each worth with random noise of the scale `doubt` added. The greatest of the sums is one of the nearly best: with
    Gumbel noise each is taken with a probability that grows with exp(worth / doubt)."""
    memory = seeded(seed)
    shown: list[float] = []
    for value in worth:
        number, memory = draw(memory, FINE)
        shown.append(value - doubt * log(-log((number + 0.5) / FINE)))
    return shown


def best_place(worth: list[float]) -> int:
    """Where the greatest is, the first of several."""
    best = 0
    for place in range(1, len(worth)):
        if worth[place] > worth[best]:
            best = place
    return best
