"""Directions and turns in steps of fifteen degrees, in whole millionths, so that no machine rounds them differently."""

from __future__ import annotations

from typing import Final

from samovar.geometry.plane import rounded
from samovar.kernel.native import i64

STEP_DEGREES: Final = 15
STEPS: Final = 24
SCALE: Final = 1_000_000

_QUARTER: Final = [0, 258_819, 500_000, 707_107, 866_025, 965_926]  # sines of 0 to 75 degrees


def _sine(step: int) -> int:
    quarter, rest = divmod(step % STEPS, 6)
    if quarter == 0:
        return _QUARTER[rest]
    if quarter == 1:
        return SCALE if rest == 0 else _QUARTER[6 - rest]
    if quarter == 2:
        return -_QUARTER[rest]
    return -SCALE if rest == 0 else -_QUARTER[6 - rest]


SINES: Final = [_sine(step) for step in range(STEPS)]
COSINES: Final = [_sine(step + 6) for step in range(STEPS)]

# The corners of a 24-sided shape whose sides touch the unit circle at the directions above: halfway between them,
# and as much further out (1 / cos 7.5 degrees) as makes the sides touch. Sums of two neighbouring directions point
# there and have the length 2 cos 7.5; the factor is 1 / (2 cos² 7.5 degrees) = 0.508664.
_OUTWARD: Final = 508_664


def _corner(one: int, two: int) -> int:
    return (one + two) * _OUTWARD // SCALE


CORNER_X: Final = [_corner(COSINES[k], COSINES[(k + 1) % STEPS]) for k in range(STEPS)]
CORNER_Y: Final = [_corner(SINES[k], SINES[(k + 1) % STEPS]) for k in range(STEPS)]


def turned(x: i64, y: i64, step: i64) -> tuple[i64, i64]:
    """A point turned about the origin, counter-clockwise, rounded to whole units."""
    cosine: i64 = COSINES[step]
    sine: i64 = SINES[step]
    return rounded(x * cosine - y * sine, SCALE), rounded(x * sine + y * cosine, SCALE)
