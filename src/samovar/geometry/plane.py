"""Points, segments and circles: the questions that have an exact answer in whole numbers."""

from __future__ import annotations

from math import sqrt
from typing import Final

from samovar.kernel.native import i64

INCH: Final = 1000  # units of a coordinate
GRAIN: Final = 1000  # a length counts this many to one unit of a coordinate


def span(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The length of a straight leg in millionths of an inch, rounded up.

    A single leg is therefore within `limit` if and only if its square is within the square of the limit; a way of
    several legs is at most one millionth of an inch too long for each leg, the same on every machine.
    """
    dx: i64 = bx - ax
    dy: i64 = by - ay
    square: i64 = (dx * dx + dy * dy) * (GRAIN * GRAIN)
    # The machine's root only proposes: below 2**53 it is off by one at most, and whole numbers decide.
    root: i64 = int(sqrt(float(square)))
    while root * root < square:
        root += 1
    while root > 0 and (root - 1) * (root - 1) >= square:
        root -= 1
    return root


def square_between(ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The square of the distance of two points."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    return dx * dx + dy * dy


def side(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64) -> i64:
    """Positive when p lies to the left of the line from a to b, negative to the right, zero on it."""
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax)


def meet(ax: i64, ay: i64, bx: i64, by: i64, cx: i64, cy: i64, dx: i64, dy: i64) -> bool:
    """Whether two closed segments have a point in common; touching is enough."""
    one: i64 = side(ax, ay, bx, by, cx, cy)
    two: i64 = side(ax, ay, bx, by, dx, dy)
    if (one > 0 and two > 0) or (one < 0 and two < 0):
        return False
    three: i64 = side(cx, cy, dx, dy, ax, ay)
    four: i64 = side(cx, cy, dx, dy, bx, by)
    if (three > 0 and four > 0) or (three < 0 and four < 0):
        return False
    if one == 0 and two == 0:
        # All on one line, or one of them a single point: their boxes decide.
        return (
            min(ax, bx) <= max(cx, dx)
            and min(cx, dx) <= max(ax, bx)
            and min(ay, by) <= max(cy, dy)
            and min(cy, dy) <= max(ay, by)
        )
    return True


def nearer(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64, square: i64) -> bool:
    """Whether the distance from a point to a segment is strictly below the root of `square`."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    ex: i64 = px - ax
    ey: i64 = py - ay
    along: i64 = ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey < square
    whole: i64 = dx * dx + dy * dy
    if along >= whole:
        ex = px - bx
        ey = py - by
        return ex * ex + ey * ey < square
    cross: i64 = ex * dy - ey * dx
    return cross * cross < square * whole


def further(ax: i64, ay: i64, bx: i64, by: i64, px: i64, py: i64, square: i64) -> bool:
    """Whether the distance from a point to a segment is strictly above the root of `square`."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    ex: i64 = px - ax
    ey: i64 = py - ay
    along: i64 = ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey > square
    whole: i64 = dx * dx + dy * dy
    if along >= whole:
        ex = px - bx
        ey = py - by
        return ex * ex + ey * ey > square
    cross: i64 = ex * dy - ey * dx
    return cross * cross > square * whole


def rounded(numerator: i64, denominator: i64) -> i64:
    """A quotient to the nearest whole number, halves away from zero: the same for a figure and its mirror image."""
    if numerator >= 0:
        return (2 * numerator + denominator) // (2 * denominator)
    return -((-2 * numerator + denominator) // (2 * denominator))


def towards(ax: i64, ay: i64, bx: i64, by: i64, far: i64) -> tuple[i64, i64]:
    """The point at a distance of about `far` units from a, in the direction of b; a itself if they coincide."""
    dx: i64 = bx - ax
    dy: i64 = by - ay
    long: i64 = span(ax, ay, bx, by)
    if long == 0:
        return ax, ay
    return ax + rounded(dx * far * GRAIN, long), ay + rounded(dy * far * GRAIN, long)
