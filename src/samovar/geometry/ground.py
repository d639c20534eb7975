"""The ground as one moving base finds it: what it must keep clear of, and the corners that it may walk round."""

from __future__ import annotations

from typing import Final

from samovar.geometry.plane import further, rounded
from samovar.geometry.shapes import Shapes
from samovar.geometry.turning import CORNER_X, CORNER_Y, COSINES, SCALE, SINES, STEPS
from samovar.kernel.native import Cells, i64

FREE: Final = -1
MARGIN: Final = 2  # corners lie this much further out, so that rounding never pushes a leg along an edge into it


class Ground:
    """Polygons and discs round a moving base of one radius.

    `solids` are kept clear of by the radius; the first `hard` of them always, the rest (craters) only on ways that
    avoid them. `discs` holds x, y, ring for each enemy: a way keeps further than the ring from the centre, except
    that its last leg may run into the ring and its first leg out of it, always nearing or leaving.
    """

    def __init__(self, radius: int, solids: Shapes, hard: int, discs: Cells, wide: int, high: int) -> None:
        self.radius: i64 = radius
        self.solids = solids
        self.all_hard = hard
        self.hard: i64 = hard
        self.discs = discs
        self.wide: i64 = wide
        self.high: i64 = high
        self.picked: Cells = solids.numbers  # the polygons that are looked at, `hard` hard ones first

    def stands(self, x: i64, y: i64) -> bool:
        """Whether the base lies on the table, clear of the hard polygons."""
        radius: i64 = self.radius
        if x < radius or y < radius or x > self.wide - radius or y > self.high - radius:
            return False
        return self.solid_at(x, y) == FREE

    def solid_at(self, x: i64, y: i64) -> i64:
        """The first hard polygon that the base would overlap, or FREE."""
        radius: i64 = self.radius
        shapes: Shapes = self.solids
        boxes: Cells = shapes.boxes
        picked: Cells = self.picked
        place: i64 = 0
        hard: i64 = self.hard
        while place < hard:
            shape: i64 = picked[place]
            box: i64 = 4 * shape
            if (
                x > boxes[box] - radius
                and x < boxes[box + 2] + radius
                and y > boxes[box + 1] - radius
                and y < boxes[box + 3] + radius
                and shapes.closer(shape, x, y, x, y, radius)
            ):
                return shape
            place += 1
        return FREE

    def soft_at(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """How many soft polygons (craters) the base overlaps along a leg."""
        place: i64 = self.hard
        met: i64 = 0
        while place < len(self.picked):
            if self.solids.closer(self.picked[place], ax, ay, bx, by, self.radius):
                met += 1
            place += 1
        return met

    def ringed(self, x: i64, y: i64) -> bool:
        """Whether a point lies within some enemy's ring."""
        discs: Cells = self.discs
        at: i64 = 0
        count: i64 = len(discs)
        while at < count:
            dx: i64 = x - discs[at]
            dy: i64 = y - discs[at + 1]
            ring: i64 = discs[at + 2]
            if dx * dx + dy * dy <= ring * ring:
                return True
            at += 3
        return False

    def blocker(self, ax: i64, ay: i64, bx: i64, by: i64, solids: i64) -> i64:
        """What stops a straight leg: a polygon, the number of polygons plus a disc, or FREE.

        `solids` is how many of the polygons that are looked at count: the hard ones, or all.
        """
        return self.leg_blocker(ax, ay, bx, by, solids, 0)

    def leg_blocker(self, ax: i64, ay: i64, bx: i64, by: i64, solids: i64, clear: i64) -> i64:
        """The same, quicker, for who knows that a base at either end keeps clear of the first `clear` polygons."""
        reach: i64 = self.radius
        left: i64 = (ax if ax < bx else bx) - reach
        right: i64 = (bx if ax < bx else ax) + reach
        low: i64 = (ay if ay < by else by) - reach
        high: i64 = (by if ay < by else ay) + reach
        shapes: Shapes = self.solids
        boxes: Cells = shapes.boxes
        picked: Cells = self.picked
        place: i64 = 0
        while place < solids:
            # Most polygons are nowhere near: their boxes say so without a call.
            shape: i64 = picked[place]
            box: i64 = 4 * shape
            if (
                right > boxes[box]
                and left < boxes[box + 2]
                and high > boxes[box + 1]
                and low < boxes[box + 3]
                and self._polygon_stops(place, ax, ay, bx, by, clear)
            ):
                return shape
            place += 1
        left += reach
        right -= reach
        low += reach
        high -= reach
        discs: Cells = self.discs
        at: i64 = 0
        count: i64 = len(discs)
        while at < count:
            ring: i64 = discs[at + 2]
            if (
                right >= discs[at] - ring
                and left <= discs[at] + ring
                and high >= discs[at + 1] - ring
                and low <= discs[at + 1] + ring
                and _ring_stops(ax, ay, bx, by, discs[at], discs[at + 1], ring)
            ):
                return shapes.count + at // 3
            at += 3
        return FREE

    def _polygon_stops(self, place: i64, ax: i64, ay: i64, bx: i64, by: i64, clear: i64) -> bool:
        if place >= clear:
            return self.solids.closer(self.picked[place], ax, ay, bx, by, self.radius)
        if ax == bx and ay == by:
            return False
        return self.solids.passes_closer(self.picked[place], ax, ay, bx, by, self.radius, True)

    def stops(self, obstacle: i64, ax: i64, ay: i64, bx: i64, by: i64, solids: i64, clear: i64) -> bool:
        """Whether one obstacle stops a leg: by its place among the picked polygons, then the discs."""
        if obstacle < solids:
            return self._polygon_stops(obstacle, ax, ay, bx, by, clear)
        at: i64 = 3 * (obstacle - solids)
        return _ring_stops(ax, ay, bx, by, self.discs[at], self.discs[at + 1], self.discs[at + 2])

    def within(self, x: int, y: int, far: int) -> Ground:
        """The same ground without what lies further than `far` units from a place: no way from there meets it."""
        boxes: Cells = self.solids.boxes
        reach: i64 = self.radius + far
        picked: list[int] = []
        hard = 0
        for place in range(len(self.picked)):
            box: i64 = 4 * self.picked[place]
            beside = x + reach <= boxes[box] or x - reach >= boxes[box + 2]
            if beside or y + reach <= boxes[box + 1] or y - reach >= boxes[box + 3]:
                continue
            picked.append(int(self.picked[place]))
            hard += int(place < self.hard)
        discs: list[int] = []
        for at in range(0, len(self.discs), 3):
            dx: i64 = self.discs[at] - x
            dy: i64 = self.discs[at + 1] - y
            reach = self.discs[at + 2] + far
            if dx * dx + dy * dy <= reach * reach:
                discs += [int(self.discs[at]), int(self.discs[at + 1]), int(self.discs[at + 2])]
        near = Ground(int(self.radius), self.solids, hard, Cells(discs), int(self.wide), int(self.high))
        near.all_hard = self.all_hard
        near.picked = Cells(picked)
        return near

    def corners(self, shape: i64) -> Cells:
        """The points at which a way may bend round a polygon, seven numbers each.

        First the point, then from there to its neighbours before and after, then whether a soft polygon lies under it.
        Round each corner the moving base describes an arc; here it is a 24-sided shape about that arc. Only points on
        which the base may stand are kept; what was computed once for a polygon stays with it.
        """
        key = (int(shape), int(self.radius), self.all_hard)
        known = self.solids.fans.get(key)
        if known is None:
            whole = Ground(key[1], self.solids, self.all_hard, Cells([]), int(self.wide), int(self.high))
            found: list[int] = []
            points = self.solids.corners(key[0])
            for place in range(len(points)):
                after = points[(place + 1) % len(points)]
                fan = _fan(points[place - 1], points[place], after, key[1] + MARGIN)
                for at in range(0, len(fan), 6):
                    if whole.stands(fan[at], fan[at + 1]):
                        soft = whole.soft_at(fan[at], fan[at + 1], fan[at], fan[at + 1])
                        found += [*fan[at : at + 6], int(soft > 0)]
            known = Cells(found)
            self.solids.fans[key] = known
        return known


_rings: dict[int, Cells] = {}


def ring_corners(radius: i64) -> Cells:
    """The 24 corners of a ring about the origin, six numbers each: the point, and from there to its neighbours."""
    known = _rings.get(int(radius))
    if known is None:
        fan = [_corner_at(0, 0, int(radius) + MARGIN, k) for k in range(STEPS)]
        found: list[int] = []
        for k in range(STEPS):
            (x, y), before, after = fan[k], fan[k - 1], fan[(k + 1) % STEPS]
            found += [x, y, before[0] - x, before[1] - y, after[0] - x, after[1] - y]
        known = Cells(found)
        _rings[int(radius)] = known
    return known


def _ring_stops(ax: i64, ay: i64, bx: i64, by: i64, x: i64, y: i64, ring: i64) -> bool:
    square: i64 = ring * ring
    starts: bool = (ax - x) * (ax - x) + (ay - y) * (ay - y) <= square
    ends: bool = (bx - x) * (bx - x) + (by - y) * (by - y) <= square
    if starts and (bx - ax) * (ax - x) + (by - ay) * (ay - y) < 0:
        return True
    if ends and (bx - ax) * (x - bx) + (by - ay) * (y - by) < 0:
        return True
    if starts or ends:
        return False
    return not further(ax, ay, bx, by, x, y, square)


def _corner_at(x: int, y: int, ring: int, step: int) -> tuple[int, int]:
    return int(x + rounded(CORNER_X[step] * ring, SCALE)), int(y + rounded(CORNER_Y[step] * ring, SCALE))


def _fan(before: tuple[int, int], here: tuple[int, int], after: tuple[int, int], ring: int) -> list[int]:
    """The bends round one corner of a counter-clockwise polygon; none if the corner points inwards."""
    in_x, in_y = here[0] - before[0], here[1] - before[1]
    out_x, out_y = after[0] - here[0], after[1] - here[1]
    if in_x * out_y - in_y * out_x <= 0:
        return []
    first = _step_of(in_y, -in_x)
    last = _step_of(out_y, -out_x)
    # The outward normal turns from that of the edge before to that of the edge after; the corner of the 24-sided shape
    # nearest to each of the two lets a way run along the edges.
    count = (last - first) % STEPS + 1
    fan = [_corner_at(here[0], here[1], ring, (first + k) % STEPS) for k in range(count)]
    found: list[int] = []
    for k in range(count):
        x, y = fan[k]
        back_x, back_y = -_sign_step(in_x, in_y), -_sign_step(in_y, in_x)
        on_x, on_y = _sign_step(out_x, out_y), _sign_step(out_y, out_x)
        if k > 0:
            back_x, back_y = fan[k - 1][0] - x, fan[k - 1][1] - y
        if k + 1 < count:
            on_x, on_y = fan[k + 1][0] - x, fan[k + 1][1] - y
        found += [x, y, back_x, back_y, on_x, on_y]
    return found


def _sign_step(one: int, other: int) -> int:
    """One coordinate of a step along an edge, about 200 units long."""
    return int(rounded(one * 200, max(abs(one), abs(other), 1)))


def _step_of(x: int, y: int) -> int:
    """Between which two of the 24 directions a vector points: k for from k to k + 1."""
    for k in range(STEPS):
        after = (k + 1) % STEPS
        if COSINES[k] * y - SINES[k] * x >= 0 and COSINES[after] * y - SINES[after] * x < 0:
            return k
    return 0
