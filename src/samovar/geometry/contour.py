"""Outlines of a region that only a judge knows: asked on a lattice, then along its edges until they are fine enough."""

from __future__ import annotations

from samovar.kernel.errors import Impossible
from samovar.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Region:
    """Some part of the plane: whoever knows whether a point belongs to it can have it drawn."""

    def holds(self, x: int, y: int) -> bool:
        raise Impossible("a region must know its points")


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
        self.inside: list[bool] = []
        for row in range(self.up):
            for column in range(self.across):
                edge = row in (0, self.up - 1) or column in (0, self.across - 1)
                self.inside.append(not edge and region.holds(self.x(column), self.y(row)))

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
    for row in range(lattice.up - 1):
        for column in range(lattice.across - 1):
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

    What is thinner than the pitch may be missed; what is drawn is right to `fine` units on the lattice's lines.
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
