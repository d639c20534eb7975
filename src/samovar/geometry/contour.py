"""Outlines of a region that only a judge knows: asked on a lattice, then along its edges until they are fine enough."""

from __future__ import annotations

from math import isqrt
from typing import Final

from samovar.kernel.errors import Impossible
from samovar.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Region:
    """Some part of the plane: whoever knows whether a point belongs to it can have it drawn."""

    def holds(self, x: int, y: int) -> bool:
        raise Impossible("a region must know its points")

    def sampled(self, left: int, low: int, across: int, up: int, pitch: int) -> list[bool]:
        """What it says of a whole lattice, row by row; a region that knows a quicker way answers by it."""
        return [self.holds(left + column * pitch, low + row * pitch) for row in range(up) for column in range(across)]


class Lattice:
    """The points of a box at a regular pitch, with what a region says of each; nothing beyond counts."""

    def __init__(self, region: Region, left: int, low: int, right: int, high: int, pitch: int) -> None:
        self.region = region
        self.pitch = pitch
        # One row and one column more on every side, so that each outline is closed.
        self.left = left - pitch
        self.low = low - pitch
        self.across = (right - left) // pitch + 3
        self.up = (high - low) // pitch + 3
        inner = self.across - 2
        sampled = region.sampled(left, low, inner, self.up - 2, pitch)
        self.inside: list[bool] = [False] * self.across
        for row in range(self.up - 2):
            self.inside += [False, *sampled[row * inner : (row + 1) * inner], False]
        self.inside += [False] * self.across

    def x(self, column: int) -> int:
        return self.left + column * self.pitch

    def y(self, row: int) -> int:
        return self.low + row * self.pitch

    def corners(self, column: int, row: int) -> list[int]:
        """The four places of a field of the lattice, counter-clockwise from its lower left."""
        place = row * self.across + column
        return [place, place + 1, place + 1 + self.across, place + self.across]

    def crossing(self, one: int, two: int, fine: int) -> tuple[int, int]:
        """The last point that belongs to the region on the way from one place to its neighbour, to `fine` units."""
        inner, outer = (one, two) if self.inside[one] else (two, one)
        ax, ay = self.x(inner % self.across), self.y(inner // self.across)
        bx, by = self.x(outer % self.across), self.y(outer // self.across)
        while abs(bx - ax) + abs(by - ay) > fine:
            x, y = (ax + bx) // 2, (ay + by) // 2
            if self.region.holds(x, y):
                ax, ay = x, y
            else:
                bx, by = x, y
        return ax, ay


Edge = tuple[int, int]  # two neighbouring places of the lattice, the lower first


def _edge(one: int, two: int) -> Edge:
    return (one, two) if one < two else (two, one)


def _followers(lattice: Lattice) -> dict[Edge, Edge]:
    """Which edge of the lattice an outline crosses after which, with the region on its left.

    Round each field, every run of corners that belong to the region is cut off from where it ends to where it began.
    """
    found: dict[Edge, Edge] = {}
    inside = lattice.inside
    across = lattice.across
    for row in range(lattice.up - 1):
        for column in range(across - 1):
            low = row * across + column
            # Most fields lie wholly within or without.
            if inside[low] == inside[low + 1] == inside[low + across] == inside[low + across + 1]:
                continue
            corners = lattice.corners(column, row)
            for place in range(4):
                here, after = corners[place], corners[(place + 1) % 4]
                if inside[here] and not inside[after]:
                    first = place
                    while inside[corners[first - 1]]:
                        first -= 1
                    found[_edge(here, after)] = _edge(corners[first - 1], corners[first])
    return found


def outlines(region: Region, left: int, low: int, right: int, high: int, pitch: int, fine: int) -> list[list[int]]:
    """Closed outlines x, y, x, y … of a region within a box: counter-clockwise about it, clockwise about its holes.

    What is thinner than the pitch may be missed; what is drawn is right to `fine` units on the lattice's lines, and
    straight between them until a `Pen` follows it.
    """
    lattice = Lattice(region, left, low, right, high, pitch)
    followers = _followers(lattice)
    drawn: list[list[int]] = []
    while followers:
        first = min(followers)
        loop: list[int] = []
        edge = first
        while edge in followers:
            x, y = lattice.crossing(edge[0], edge[1], fine)
            if loop[-2:] != [x, y]:
                loop += [x, y]
            edge = followers.pop(edge)
        drawn.append(loop)
    return drawn


_SPLITS: Final = 6  # of an edge of the lattice: enough for a corner to be found to the unit


class Pen:
    """Draws an outline anew until it follows a region's edge to `fine` units, wherever the region is not thinner."""

    def __init__(self, region: Region, fine: int) -> None:
        self.region = region
        self.fine = fine

    def follow(self, loop: list[int]) -> list[int]:
        """An outline x, y, x, y … with the region on its left, and as many points more as it needs."""
        drawn: list[int] = []
        for at in range(0, len(loop), 2):
            ax, ay = loop[at - 2], loop[at - 1]
            drawn += [*self._between(ax, ay, loop[at], loop[at + 1], _SPLITS), loop[at], loop[at + 1]]
        return drawn

    def _between(self, ax: int, ay: int, bx: int, by: int, splits: int) -> list[int]:
        """The points that an edge needs between its ends, halved a few times at most."""
        long = isqrt((bx - ax) ** 2 + (by - ay) ** 2)
        if splits == 0 or long <= 2 * self.fine:
            return []
        x, y = (ax + bx) // 2, (ay + by) // 2
        aside_x, aside_y = (ay - by) * self.fine // long, (bx - ax) * self.fine // long
        # A bend anywhere between is at most twice as far off as the middle.
        if self.region.holds(x + aside_x, y + aside_y) and not self.region.holds(x - aside_x, y - aside_y):
            return []
        found = self._edge_beside(x, y, ay - by, bx - ax, long)
        if not found:
            return []
        x, y = found
        return [*self._between(ax, ay, x, y, splits - 1), x, y, *self._between(x, y, bx, by, splits - 1)]

    def _edge_beside(self, x: int, y: int, left_x: int, left_y: int, long: int) -> tuple[int, ...]:
        """The last point of the region across an edge from its middle: outwards from within, inwards from without."""
        inside = self.region.holds(x, y)
        sign = -1 if inside else 1
        step = self.fine
        near, far = 0, step
        while self._held(x, y, left_x, left_y, long, sign * far) == inside:
            if far > long:
                return ()
            near, far = far, 2 * far
        while far - near > self.fine // 4 + 1:
            middle = (near + far) // 2
            if self._held(x, y, left_x, left_y, long, sign * middle) == inside:
                near = middle
            else:
                far = middle
        kept = sign * (near if inside else far)
        return x + left_x * kept // long, y + left_y * kept // long

    def _held(self, x: int, y: int, left_x: int, left_y: int, long: int, far: int) -> bool:
        return self.region.holds(x + left_x * far // long, y + left_y * far // long)
