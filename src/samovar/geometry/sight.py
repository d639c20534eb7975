"""Who sees whom: nine lines between two round bases, and what stands in their way."""

from __future__ import annotations

from typing import Final

from samovar.geometry.plane import GRAIN, nearer, rounded, span
from samovar.geometry.shapes import Shapes
from samovar.kernel.native import Cells, i64

FREE: Final = -1
FIGURE: Final = 1000  # a blocker from here on is a round base, not a polygon


def edge_of(ax: i64, ay: i64, radius: i64, bx: i64, by: i64) -> tuple[i64, i64]:
    """From the centre of a base to its left edge as seen towards b; the right edge is the opposite."""
    long: i64 = span(ax, ay, bx, by)
    if long == 0:
        return 0, 0
    return rounded(-(by - ay) * radius * GRAIN, long), rounded((bx - ax) * radius * GRAIN, long)


def blocker(shapes: Shapes, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The first polygon that a line meets, or FREE."""
    left: i64 = ax if ax < bx else bx
    right: i64 = bx if ax < bx else ax
    low: i64 = ay if ay < by else by
    high: i64 = by if ay < by else ay
    boxes: Cells = shapes.boxes
    shape: i64 = 0
    count: i64 = shapes.count
    box: i64 = 0
    while shape < count:
        # Most polygons are nowhere near: their boxes say so without a call.
        if (
            right >= boxes[box]
            and left <= boxes[box + 2]
            and high >= boxes[box + 1]
            and low <= boxes[box + 3]
            and shapes.crossed(shape, ax, ay, bx, by)
        ):
            return shape
        shape += 1
        box += 4
    return FREE


def figure_blocker(bases: Cells, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    """The first round base (x, y, radius, x, y, radius …) that a line crosses, or FREE."""
    at: i64 = 0
    count: i64 = len(bases)
    while at < count:
        radius: i64 = bases[at + 2]
        if nearer(ax, ay, bx, by, bases[at], bases[at + 1], radius * radius):
            return FIGURE + at // 3
        at += 3
    return FREE


def sees(shapes: Shapes, bases: Cells, ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64) -> i64:
    """FREE if one of the nine lines between left edge, centre and right edge of both bases is free.

    Otherwise what blocks the line between the centres. The same from a to b as from b to a: edges are taken square to
    the axis and rounded alike on both sides.
    """
    centre: i64 = _line(shapes, bases, ax, ay, bx, by)
    if centre == FREE:
        return FREE
    ex, ey = edge_of(ax, ay, ar, bx, by)
    fx, fy = edge_of(ax, ay, br, bx, by)
    one: i64 = -1
    while one <= 1:
        two: i64 = -1
        while two <= 1:
            if (one != 0 or two != 0) and (
                _line(shapes, bases, ax + one * ex, ay + one * ey, bx + two * fx, by + two * fy) == FREE
            ):
                return FREE
            two += 1
        one += 1
    return centre


def free_line(shapes: Shapes, bases: Cells, ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64) -> list[int]:
    """The ends x, y, x, y of a line that is free, the one between the centres first; empty if none is."""
    ex, ey = edge_of(ax, ay, ar, bx, by)
    fx, fy = edge_of(ax, ay, br, bx, by)
    for one in (0, -1, 1):
        for two in (0, -1, 1):
            ends = [ax + one * ex, ay + one * ey, bx + two * fx, by + two * fy]
            if _line(shapes, bases, ends[0], ends[1], ends[2], ends[3]) == FREE:
                return [int(end) for end in ends]
    return []


def _line(shapes: Shapes, bases: Cells, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
    found: i64 = blocker(shapes, ax, ay, bx, by)
    if found == FREE and len(bases) > 0:
        return figure_blocker(bases, ax, ay, bx, by)
    return found


def hides(shapes: Shapes, shape: i64, ax: i64, ay: i64, ar: i64, bx: i64, by: i64, br: i64) -> bool:
    """Whether a polygon meets the four-cornered field between the left and right edges of two bases."""
    if shapes.aside(shape, ax, ay, bx, by, max(ar, br) + 1):
        return False  # most polygons are nowhere near
    ex, ey = edge_of(ax, ay, ar, bx, by)
    fx, fy = edge_of(ax, ay, br, bx, by)
    field = Shapes([[ax + ex, ay + ey, ax - ex, ay - ey, bx - fx, by - fy, bx + fx, by + fy]])
    i: i64 = field.first[0]
    last: i64 = field.first[1] - 1
    while i < last:
        if shapes.crossed(shape, field.xs[i], field.ys[i], field.xs[i + 1], field.ys[i + 1]):
            return True
        i += 1
    return field.holds(0, shapes.xs[shapes.first[shape]], shapes.ys[shapes.first[shape]])
