"""Simple polygons on the table, kept flat: walls, clouds, craters, zones."""

from __future__ import annotations

from samovar.geometry.plane import further, meet, nearer, rounded, side
from samovar.kernel.native import Cells, cells, i64


class Shapes:
    """Some polygons, counter-clockwise, each with its first corner repeated at its end and with its box."""

    def __init__(self, polygons: list[list[int]]) -> None:
        xs: list[int] = []
        ys: list[int] = []
        first: list[int] = []
        boxes: list[int] = []
        for flat in polygons:
            px = [flat[i] for i in range(0, len(flat), 2)]
            py = [flat[i] for i in range(1, len(flat), 2)]
            if _doubled_area(px, py) < 0:
                px = px[::-1]
                py = py[::-1]
            first.append(len(xs))
            xs += px
            xs.append(px[0])
            ys += py
            ys.append(py[0])
            boxes += [min(px), min(py), max(px), max(py)]
        first.append(len(xs))
        self.count: int = len(polygons)
        self.xs: Cells = Cells(xs)
        self.ys: Cells = Cells(ys)
        self.first: Cells = Cells(first)
        self.numbers: Cells = Cells(list(range(len(polygons))))
        self.boxes: Cells = Cells(boxes) if boxes else cells(0)
        self.convex: list[bool] = [_is_convex(self.corners(shape)) for shape in range(len(polygons))]
        self.fans: dict[tuple[int, int, int], Cells] = {}  # by polygon, radius and hard ones: see Ground.corners

    def corners(self, shape: int) -> list[tuple[int, int]]:
        return [(int(self.xs[i]), int(self.ys[i])) for i in range(self.first[shape], self.first[shape + 1] - 1)]

    def flat(self, shape: int) -> list[int]:
        """The corners in one row: x, y, x, y …"""
        found: list[int] = []
        for i in range(self.first[shape], self.first[shape + 1] - 1):
            found.append(int(self.xs[i]))
            found.append(int(self.ys[i]))
        return found

    def holds(self, shape: i64, x: i64, y: i64) -> bool:
        """Whether a point lies in the polygon or on its edge."""
        box: i64 = shape * 4
        boxes: Cells = self.boxes
        if x < boxes[box] or y < boxes[box + 1] or x > boxes[box + 2] or y > boxes[box + 3]:
            return False
        xs: Cells = self.xs
        ys: Cells = self.ys
        odd = False
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        while i < last:
            ax: i64 = xs[i]
            ay: i64 = ys[i]
            bx: i64 = xs[i + 1]
            by: i64 = ys[i + 1]
            turn: i64 = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if turn == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
                return True
            if (ay > y) != (by > y) and ((turn > 0) == (by > ay)):
                odd = not odd
            i += 1
        return odd

    def aside(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64, around: i64) -> bool:
        """Whether a polygon's box lies apart from that of a segment with so much around it."""
        box: i64 = shape * 4
        boxes: Cells = self.boxes
        return (
            max(ax, bx) + around < boxes[box]
            or max(ay, by) + around < boxes[box + 1]
            or min(ax, bx) - around > boxes[box + 2]
            or min(ay, by) - around > boxes[box + 3]
        )

    def crossed(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a segment has a point in common with the polygon; touching its edge is enough."""
        return self._edge_met(shape, ax, ay, bx, by) or self.holds(shape, ax, ay)

    def closer(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64, reach: i64) -> bool:
        """Whether a segment comes strictly nearer than `reach` to the polygon, or into it."""
        box: i64 = shape * 4
        boxes: Cells = self.boxes
        low: i64 = boxes[box] - reach
        if ax <= low and bx <= low:
            return False
        low = boxes[box + 1] - reach
        if ay <= low and by <= low:
            return False
        high: i64 = boxes[box + 2] + reach
        if ax >= high and bx >= high:
            return False
        high = boxes[box + 3] + reach
        if ay >= high and by >= high:
            return False
        if ax == bx and ay == by:
            return self.closer_point(shape, ax, ay, reach * reach)
        return self.passes_closer(shape, ax, ay, bx, by, reach, False)

    def passes_closer(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64, reach: i64, ends_clear: bool) -> bool:
        """The same for a leg that is near: one look at the corners decides most of them.

        Whoever knows that neither end comes so near says so and spares the looks at the ends.
        """
        dx: i64 = bx - ax
        dy: i64 = by - ay
        wide: i64 = dx if dx >= 0 else -dx
        high: i64 = dy if dy >= 0 else -dy
        # The longer side and half the shorter are never less than the length, which would need a root.
        limit: i64 = reach * (wide + high // 2 + 1 if wide > high else high + wide // 2 + 1)
        whole: i64 = dx * dx + dy * dy
        end: i64 = whole + limit
        near: i64 = reach * reach * whole
        xs: Cells = self.xs
        ys: Cells = self.ys
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        # Whether all corners lie clear of the leg to its left, to its right, beyond its end, behind its start.
        left: bool = True
        right: bool = True
        beyond: bool = True
        behind: bool = True
        while i < last:
            px: i64 = xs[i] - ax
            py: i64 = ys[i] - ay
            i += 1
            cross: i64 = dx * py - dy * px
            along: i64 = dx * px + dy * py
            if along > 0 and along < whole and cross * cross < near:
                return True
            if cross < limit:
                left = False
            if cross > -limit:
                right = False
            if along < end:
                beyond = False
            if along > -limit:
                behind = False
        if left or right or beyond or behind or reach == 0:
            return False
        if self._edge_met(shape, ax, ay, bx, by):
            return True
        return not ends_clear and self._ends_closer(shape, ax, ay, bx, by, reach * reach)

    def _edge_met(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64) -> bool:
        """Whether a segment meets an edge of the polygon."""
        xs: Cells = self.xs
        ys: Cells = self.ys
        dx: i64 = bx - ax
        dy: i64 = by - ay
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        cx: i64 = xs[i]
        cy: i64 = ys[i]
        here: i64 = dx * (cy - ay) - dy * (cx - ax)
        while i < last:
            i += 1
            ex: i64 = xs[i]
            ey: i64 = ys[i]
            there: i64 = dx * (ey - ay) - dy * (ex - ax)
            if (here <= 0 or there <= 0) and (here >= 0 or there >= 0) and meet(ax, ay, bx, by, cx, cy, ex, ey):
                return True
            cx = ex
            cy = ey
            here = there
        return False

    def _ends_closer(self, shape: i64, ax: i64, ay: i64, bx: i64, by: i64, square: i64) -> bool:
        """Whether a segment that meets no edge comes too near to one with an end, or lies within."""
        xs: Cells = self.xs
        ys: Cells = self.ys
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        while i < last:
            cx: i64 = xs[i]
            cy: i64 = ys[i]
            i += 1
            if nearer(cx, cy, xs[i], ys[i], ax, ay, square) or nearer(cx, cy, xs[i], ys[i], bx, by, square):
                return True
        return self.holds(shape, ax, ay)

    def closer_point(self, shape: i64, x: i64, y: i64, square: i64) -> bool:
        """Whether a point lies in the polygon or strictly nearer to it than the root of `square`."""
        if square == 0:
            return False
        xs: Cells = self.xs
        ys: Cells = self.ys
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        while i < last:
            if nearer(xs[i], ys[i], xs[i + 1], ys[i + 1], x, y, square):
                return True
            i += 1
        return self.holds(shape, x, y)

    def under_disc(self, x: i64, y: i64, radius: i64) -> i64:
        """The first polygon that a disc overlaps, or -1."""
        boxes: Cells = self.boxes
        shape: i64 = 0
        count: i64 = self.count
        box: i64 = 0
        while shape < count:
            if (
                x > boxes[box] - radius
                and x < boxes[box + 2] + radius
                and y > boxes[box + 1] - radius
                and y < boxes[box + 3] + radius
                and self.closer_point(shape, x, y, radius * radius)
            ):
                return shape
            shape += 1
            box += 4
        return -1

    def touched(self, shape: i64, x: i64, y: i64, reach: i64) -> bool:
        """Whether a point lies in the polygon or not further than `reach` from it."""
        xs: Cells = self.xs
        ys: Cells = self.ys
        square: i64 = reach * reach
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        while i < last:
            if not further(xs[i], ys[i], xs[i + 1], ys[i + 1], x, y, square):
                return True
            i += 1
        return self.holds(shape, x, y)

    def contains_disc(self, shape: i64, x: i64, y: i64, radius: i64) -> bool:
        """Whether a whole disc lies in the polygon; it may touch the edge."""
        if not self.holds(shape, x, y):
            return False
        xs: Cells = self.xs
        ys: Cells = self.ys
        square: i64 = radius * radius
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        while i < last:
            if nearer(xs[i], ys[i], xs[i + 1], ys[i + 1], x, y, square):
                return False
            i += 1
        return True

    def apart(self, shape: i64, others: Shapes, other: i64, reach: i64) -> bool:
        """Whether two polygons keep a distance of at least `reach`; with a reach of zero they may touch."""
        if self.beside(shape, others, other, reach):
            return True
        if reach > 0:
            i: i64 = self.first[shape]
            last: i64 = self.first[shape + 1] - 1
            while i < last:
                if others.closer(other, self.xs[i], self.ys[i], self.xs[i + 1], self.ys[i + 1], reach):
                    return False
                i += 1
            return not self.holds(shape, others.xs[others.first[other]], others.ys[others.first[other]])
        return not self.overlaps(shape, others, other)

    def overlaps(self, shape: i64, others: Shapes, other: i64) -> bool:
        """Whether the insides of two polygons share a point."""
        if self.beside(shape, others, other, 0):
            return False
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        while i < last:
            j: i64 = others.first[other]
            end: i64 = others.first[other + 1] - 1
            while j < end:
                if _cross_properly(self, i, others, j):
                    return True
                j += 1
            i += 1
        return _pokes_into(self, shape, others, other) or _pokes_into(others, other, self, shape)

    def beside(self, shape: i64, others: Shapes, other: i64, reach: i64) -> bool:
        """Whether the boxes of two polygons alone say that they keep at least `reach` apart."""
        mine: Cells = self.boxes
        theirs: Cells = others.boxes
        one: i64 = 4 * shape
        two: i64 = 4 * other
        return (
            mine[one + 2] + reach <= theirs[two]
            or theirs[two + 2] + reach <= mine[one]
            or mine[one + 3] + reach <= theirs[two + 1]
            or theirs[two + 3] + reach <= mine[one + 1]
        )

    def nearest(self, shape: i64, x: i64, y: i64) -> tuple[i64, i64]:
        """The point of the polygon's edge that is nearest, to the unit; for proposing places, not for judging them."""
        best: i64 = -1
        best_x: i64 = x
        best_y: i64 = y
        i: i64 = self.first[shape]
        last: i64 = self.first[shape + 1] - 1
        while i < last:
            dx: i64 = self.xs[i + 1] - self.xs[i]
            dy: i64 = self.ys[i + 1] - self.ys[i]
            whole: i64 = dx * dx + dy * dy
            along: i64 = min(max((x - self.xs[i]) * dx + (y - self.ys[i]) * dy, 0), whole)
            px: i64 = self.xs[i] + (rounded(dx * (along // 1024), whole // 1024) if whole > 1024 else 0)
            py: i64 = self.ys[i] + (rounded(dy * (along // 1024), whole // 1024) if whole > 1024 else 0)
            far: i64 = (px - x) * (px - x) + (py - y) * (py - y)
            if best < 0 or far < best:
                best = far
                best_x = px
                best_y = py
            i += 1
        return best_x, best_y

    def disc_overlaps(self, shape: i64, x: i64, y: i64, radius: i64) -> bool:
        """Whether the inside of a disc shares a point with the polygon."""
        return self.closer(shape, x, y, x, y, radius)


def _doubled_area(px: list[int], py: list[int]) -> int:
    return sum([px[i - 1] * py[i] - px[i] * py[i - 1] for i in range(len(px))])


def _is_convex(corners: list[tuple[int, int]]) -> bool:
    """Whether a counter-clockwise polygon has no corner that points inwards."""
    for place in range(len(corners)):
        (ax, ay), (bx, by), (cx, cy) = corners[place - 2], corners[place - 1], corners[place]
        if (bx - ax) * (cy - by) - (by - ay) * (cx - bx) < 0:
            return False
    return True


def _cross_properly(one: Shapes, i: i64, two: Shapes, j: i64) -> bool:
    ax: i64 = one.xs[i]
    ay: i64 = one.ys[i]
    bx: i64 = one.xs[i + 1]
    by: i64 = one.ys[i + 1]
    cx: i64 = two.xs[j]
    cy: i64 = two.ys[j]
    dx: i64 = two.xs[j + 1]
    dy: i64 = two.ys[j + 1]
    first: i64 = side(ax, ay, bx, by, cx, cy)
    second: i64 = side(ax, ay, bx, by, dx, dy)
    if not ((first > 0 and second < 0) or (first < 0 and second > 0)):
        return False
    third: i64 = side(cx, cy, dx, dy, ax, ay)
    fourth: i64 = side(cx, cy, dx, dy, bx, by)
    return (third > 0 and fourth < 0) or (third < 0 and fourth > 0)


def _pokes_into(one: Shapes, shape: i64, two: Shapes, other: i64) -> bool:
    """Whether a corner of one polygon, the middle of an edge or of an ear lies inside the other, clear of its edge.

    Edges that cross properly were looked for before; what is left is touching along edges and through corners.
    """
    i: i64 = one.first[shape]
    last: i64 = one.first[shape + 1] - 1
    while i < last:
        x: i64 = one.xs[i]
        y: i64 = one.ys[i]
        if _strictly_inside(two, other, x, y):
            return True
        if _strictly_inside(two, other, (x + one.xs[i + 1]) // 2, (y + one.ys[i + 1]) // 2):
            return True
        # Two equal polygons on one another share no such point, but the middles of their ears.
        after: i64 = i + 2 if i + 2 <= last else one.first[shape] + 1
        middle_x: i64 = (x + one.xs[i + 1] + one.xs[after]) // 3
        middle_y: i64 = (y + one.ys[i + 1] + one.ys[after]) // 3
        if _strictly_inside(one, shape, middle_x, middle_y) and _strictly_inside(two, other, middle_x, middle_y):
            return True
        i += 1
    return False


def _strictly_inside(shapes: Shapes, shape: i64, x: i64, y: i64) -> bool:
    if not shapes.holds(shape, x, y):
        return False
    # Rounding the middle of an edge may push it one unit over the other's edge, which is touching, not overlapping.
    return _clear_of_edges(shapes, shape, x, y)


def _clear_of_edges(shapes: Shapes, shape: i64, x: i64, y: i64) -> bool:
    i: i64 = shapes.first[shape]
    last: i64 = shapes.first[shape + 1] - 1
    while i < last:
        if not further(shapes.xs[i], shapes.ys[i], shapes.xs[i + 1], shapes.ys[i + 1], x, y, 1):
            return False
        i += 1
    return True
