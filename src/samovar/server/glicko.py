"""Glicko-2 after Mark Glickman's paper of 2013: a rating, how sure it is, and how steady.

Written out here: of what is installable, `glicko2` computes the volatility with the rating where the paper has its
deviation, and the others are unkept or another system.
"""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct

MIDDLE: Final = 1500.0
SCALE: Final = 173.7178
WIDEST: Final = 350.0  # the deviation of somebody of whom nothing is known
STEADY: Final = 0.06
TAU: Final = 0.5  # how much steadiness itself may change; the paper says 0.3 to 1.2
CLOSE: Final = 1e-6
PERIOD: Final = 7 * 24 * 3600.0  # seconds after which somebody who does not play is a little less known

WIN, DRAW, LOSS = 1.0, 0.5, 0.0


class Rating(Struct, frozen=True):
    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = STEADY

    @property
    def mu(self) -> float:
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        return self.deviation / SCALE


Game = tuple[Rating, float]  # the opponent as he was before, and how it ended


def aged(rating: Rating, seconds: float) -> Rating:
    """The same after a time without games."""
    phi = math.sqrt(rating.phi**2 + rating.volatility**2 * max(0.0, seconds) / PERIOD)
    return Rating(rating.rating, min(WIDEST, phi * SCALE), rating.volatility)


def after(rating: Rating, games: list[Game]) -> Rating:
    """After these games, which count as played at once. Time that has passed is `aged` before."""
    if not games:
        return rating
    pulls = [(weight(other), expected(rating, other), score) for other, score in games]
    variance = 1 / sum(g * g * e * (1 - e) for g, e, _ in pulls)
    gain = sum(g * (score - e) for g, e, score in pulls)
    volatility = steadiness(rating, variance, variance * gain)
    phi = 1 / math.sqrt(1 / (rating.phi**2 + volatility**2) + 1 / variance)
    mu = rating.mu + phi * phi * gain
    return Rating(mu * SCALE + MIDDLE, min(WIDEST, phi * SCALE), volatility)


def weight(other: Rating) -> float:
    """How much a game against somebody tells: little if he himself is hardly known."""
    return 1 / math.sqrt(1 + 3 * other.phi**2 / math.pi**2)


def expected(rating: Rating, other: Rating) -> float:
    return 1 / (1 + math.exp(-weight(other) * (rating.mu - other.mu)))


def steadiness(rating: Rating, variance: float, delta: float) -> float:
    """The new volatility: the root of the paper's fifth step, by its own way (Illinois)."""
    start, square = math.log(rating.volatility**2), rating.phi**2

    def slope(x: float) -> float:
        e = math.exp(x)
        spread = square + variance + e
        return e * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if delta**2 > square + variance:
        high = math.log(delta**2 - square - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
