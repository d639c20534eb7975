"""The places of a lattice that a figure can reach: marked obstacle by obstacle and corner by corner, not one by one."""

from __future__ import annotations

from typing import Final

from samovar.geometry.ground import FREE, Ground
from samovar.geometry.plane import GRAIN
from samovar.geometry.shapes import Shapes
from samovar.geometry.ways import Ways, blank
from samovar.kernel.native import Cells, i64

_OUT: Final = 0  # too far, off the table, or no base may rest there
_REACHED: Final = 1
_HIDDEN: Final = 2  # no straight way leads there
_NOWHERE: Final = 1 << 60  # the square of a distance beyond every table

Core = tuple[i64, i64, i64, i64, i64]


class Lattice:
    """Places at a regular pitch about the start of some ways, with what is known of each.

    A place counts exactly if `Ways.reaches` says so, the base may stand there, and it lies clear of the given bases:
    x, y, least distance, x, y …
    """

    def __init__(self, ways: Ways, pitch: int, bases: Cells) -> None:
        self.ways = ways
        self.pitch: i64 = pitch
        self.steps: i64 = ways.budget // GRAIN // pitch
        self.side: i64 = 2 * self.steps + 1
        self.marks: Cells = blank(self.side * self.side)
        # Of each column the first and the last row that is near enough, on the table.
        self.low: Cells = blank(self.side)
        self.high: Cells = blank(self.side)
        self.first: i64 = 0
        self.last: i64 = -1
        self._spread()
        self._keep_off_bases(bases)
        self._keep_off_solids()
        hidden: i64 = self._hide()
        if hidden > 0:
            self._walk_round(hidden)

    def _spread(self) -> None:
        """Mark everything within the budget and on the table."""
        ways: Ways = self.ways
        radius: i64 = ways.ground.radius
        pitch: i64 = self.pitch
        steps: i64 = self.steps
        square: i64 = ways.budget * ways.budget
        lowest: i64 = -((ways.y - radius) // pitch)
        highest: i64 = (ways.ground.high - radius - ways.y) // pitch
        self.first = max(steps - (ways.x - radius) // pitch, 0)
        self.last = min(steps + (ways.ground.wide - radius - ways.x) // pitch, 2 * steps)
        marks: Cells = self.marks
        up: i64 = steps
        across: i64 = 0
        while across <= steps:
            dx: i64 = across * pitch
            while (dx * dx + up * up * pitch * pitch) * (GRAIN * GRAIN) > square:
                up -= 1
            below: i64 = steps + max(-up, lowest)
            above: i64 = steps + min(up, highest)
            mirrored: i64 = -1
            while mirrored <= 1:
                column: i64 = steps + mirrored * across
                mirrored += 2
                self.low[column] = below
                self.high[column] = above
                place: i64 = column * self.side + below
                end: i64 = column * self.side + above
                while place <= end:
                    marks[place] = _REACHED
                    place += 1
            across += 1

    def _keep_off_bases(self, bases: Cells) -> None:
        ways: Ways = self.ways
        pitch: i64 = self.pitch
        steps: i64 = self.steps
        at: i64 = 0
        while at < len(bases):
            x: i64 = bases[at] - ways.x
            y: i64 = bases[at + 1] - ways.y
            apart: i64 = bases[at + 2]
            at += 3
            column: i64 = max(steps - (apart - x) // pitch, self.first)
            last: i64 = min(steps + (x + apart) // pitch, self.last)
            while column <= last:
                dx: i64 = (column - steps) * pitch - x
                row: i64 = max(steps - (apart - y) // pitch, self.low[column])
                end: i64 = min(steps + (y + apart) // pitch, self.high[column])
                while row <= end:
                    dy: i64 = (row - steps) * pitch - y
                    if dx * dx + dy * dy < apart * apart:
                        self.marks[column * self.side + row] = _OUT
                    row += 1
                column += 1

    def _keep_off_solids(self) -> None:
        ways: Ways = self.ways
        ground: Ground = ways.ground
        shapes: Shapes = ground.solids
        boxes: Cells = shapes.boxes
        pitch: i64 = self.pitch
        steps: i64 = self.steps
        radius: i64 = ground.radius
        place: i64 = 0
        while place < ways.solids:  # also of craters that are avoided: every leg that ends in one meets it
            shape: i64 = ground.picked[place]
            place += 1
            box: i64 = 4 * shape
            column: i64 = max(steps - (ways.x - boxes[box] + radius) // pitch, self.first)
            last: i64 = min(steps + (boxes[box + 2] + radius - ways.x) // pitch, self.last)
            lowest: i64 = steps - (ways.y - boxes[box + 1] + radius) // pitch
            highest: i64 = steps + (boxes[box + 3] + radius - ways.y) // pitch
            while column <= last:
                self._keep_column_off(shape, column, max(lowest, self.low[column]), min(highest, self.high[column]))
                column += 1

    def _keep_column_off(self, shape: i64, column: i64, row: i64, last: i64) -> None:
        """The same for one polygon and some rows of a column."""
        ways: Ways = self.ways
        shapes: Shapes = ways.ground.solids
        square: i64 = ways.ground.radius * ways.ground.radius
        pitch: i64 = self.pitch
        x: i64 = ways.x + (column - self.steps) * pitch
        y: i64 = ways.y - self.steps * pitch
        at: i64 = column * self.side
        if not shapes.convex[shape]:
            while row <= last:
                if shapes.closer_point(shape, x, y + row * pitch, square):
                    self.marks[at + row] = _OUT
                row += 1
            return
        # What lies near a convex polygon is convex: between two rows that do, all do.
        while row <= last and not shapes.closer_point(shape, x, y + row * pitch, square):
            row += 1
        while last > row and not shapes.closer_point(shape, x, y + last * pitch, square):
            last -= 1
        while row <= last:
            self.marks[at + row] = _OUT
            row += 1

    def _hide(self) -> i64:
        """Mark what no straight way leads to, and count it."""
        ways: Ways = self.ways
        ground: Ground = ways.ground
        hidden: i64 = 0
        obstacle: i64 = 0
        boxes: Cells = ground.solids.boxes
        radius: i64 = ground.radius
        while obstacle < ways.solids:
            shape: i64 = ground.picked[obstacle]
            box: i64 = 4 * shape
            hidden += self._hide_behind(
                obstacle,
                boxes[box] - radius - ways.x,
                boxes[box + 1] - radius - ways.y,
                boxes[box + 2] + radius - ways.x,
                boxes[box + 3] + radius - ways.y,
                core_of(ground.solids, shape, ways.x, ways.y),
            )
            obstacle += 1
        discs: Cells = ground.discs
        at: i64 = 0
        while at < len(discs):
            x: i64 = discs[at] - ways.x
            y: i64 = discs[at + 1] - ways.y
            ring: i64 = discs[at + 2]
            hidden += self._hide_behind(obstacle, x - ring, y - ring, x + ring, y + ring, (0, 0, 0, 0, _NOWHERE))
            obstacle += 1
            at += 3
        return hidden

    def _hide_behind(self, obstacle: i64, left: i64, low: i64, right: i64, high: i64, core: Core) -> i64:
        """The same for one obstacle in a box as seen from the start."""
        ways: Ways = self.ways
        ground: Ground = ways.ground
        pitch: i64 = self.pitch
        steps: i64 = self.steps
        marks: Cells = self.marks
        solids: i64 = ways.solids
        one_x, one_y, two_x, two_y = wedge(left, low, right, high)
        wide: i64 = left if left > 0 else (-right if right < 0 else 0)
        deep: i64 = low if low > 0 else (-high if high < 0 else 0)
        # A leg that ends before the box does not meet it.
        clear: i64 = wide * wide + deep * deep
        first: i64 = self.first if left <= 0 else max(self.first, steps - -left // pitch)
        last: i64 = self.last if right >= 0 else min(self.last, steps + right // pitch)
        lowest: i64 = 0 if low <= 0 else steps - -low // pitch
        highest: i64 = 2 * steps if high >= 0 else steps + high // pitch
        core_x, core_y, other_x, other_y, beyond = core
        hidden: i64 = 0
        column: i64 = first
        while column <= last:
            dx: i64 = (column - steps) * pitch
            row: i64 = max(lowest, self.low[column])
            end: i64 = min(highest, self.high[column])
            at: i64 = column * self.side
            while row <= end:
                dy: i64 = (row - steps) * pitch
                if (
                    marks[at + row] == _REACHED
                    and dx * one_y <= dy * one_x
                    and dx * two_y >= dy * two_x
                    and dx * dx + dy * dy >= clear
                ):
                    surely: bool = (
                        dx * dx + dy * dy >= beyond and dx * core_y <= dy * core_x and dx * other_y >= dy * other_x
                    )
                    if surely or ground.stops(obstacle, ways.x, ways.y, ways.x + dx, ways.y + dy, solids, ways.clear):
                        marks[at + row] = _HIDDEN
                        hidden += 1
                row += 1
            column += 1
        return hidden

    def _walk_round(self, hidden: i64) -> None:
        """Mark what ways by corners lead to, from the nearest corner to the furthest."""
        ways: Ways = self.ways
        if not ways.grown:
            ways.grow()
        waiting: Cells = blank(3 * hidden)
        starts: Cells = blank(self.side)
        ends: Cells = blank(self.side)
        self._note_hidden(waiting, starts, ends)
        left: i64 = hidden
        order: Cells = ways.order
        place: i64 = 0
        while place < len(order) and left > 0:
            left -= self._walk_on(order[place], waiting, starts, ends)
            place += 1

    def _note_hidden(self, waiting: Cells, starts: Cells, ends: Cells) -> None:
        """Note the hidden places, three numbers each: y, place, whether it lies in a ring.

        Every column has its own stretch of the row, and an end that moves back as places are reached.
        """
        ways: Ways = self.ways
        at: i64 = 0
        column: i64 = self.first
        while column <= self.last:
            x: i64 = ways.x + (column - self.steps) * self.pitch
            row: i64 = self.low[column]
            starts[column] = at
            while row <= self.high[column]:
                place: i64 = column * self.side + row
                if self.marks[place] == _HIDDEN:
                    y: i64 = ways.y + (row - self.steps) * self.pitch
                    waiting[at] = y
                    waiting[at + 1] = place
                    waiting[at + 2] = 1 if ways.ground.ringed(x, y) else 0
                    at += 3
                row += 1
            ends[column] = at
            column += 1

    def _walk_on(self, corner: i64, waiting: Cells, starts: Cells, ends: Cells) -> i64:
        """Mark and count the hidden places that a last leg from one corner reaches."""
        ways: Ways = self.ways
        ground: Ground = ways.ground
        marks: Cells = self.marks
        pitch: i64 = self.pitch
        x: i64 = ways.xs[corner]
        y: i64 = ways.ys[corner]
        rest: i64 = ways.budget - ways.far[corner]
        far: i64 = rest // GRAIN
        reached: i64 = 0
        column: i64 = max(self.steps - (ways.x - x + far) // pitch, self.first)
        last: i64 = min(self.steps + (x + far - ways.x) // pitch, self.last)
        while column <= last:
            at: i64 = starts[column]
            end: i64 = ends[column]
            dx: i64 = ways.x + (column - self.steps) * pitch - x
            kept: i64 = at
            column += 1
            while at < end:
                dy: i64 = waiting[at] - y
                # A leg is rounded up to a whole millionth, so it is within the rest exactly if its square is.
                if (
                    (dx * dx + dy * dy) * (GRAIN * GRAIN) <= rest * rest
                    and (waiting[at + 2] == 1 or ways.taut(corner, dx, dy))
                    and ground.leg_blocker(x, y, x + dx, y + dy, ways.solids, ways.solids) == FREE
                ):
                    marks[waiting[at + 1]] = _REACHED
                    reached += 1
                else:
                    if kept < at:
                        waiting[kept] = waiting[at]
                        waiting[kept + 1] = waiting[at + 1]
                        waiting[kept + 2] = waiting[at + 2]
                    kept += 3
                at += 3
            ends[column - 1] = kept
        return reached

    def places(self) -> Cells:
        """Those in reach, as x, y, x, y …"""
        ways: Ways = self.ways
        found: Cells = blank(2 * self.side * self.side)
        count: i64 = 0
        column: i64 = self.first
        while column <= self.last:
            x: i64 = ways.x + (column - self.steps) * self.pitch
            row: i64 = self.low[column]
            while row <= self.high[column]:
                if self.marks[column * self.side + row] == _REACHED:
                    found[count] = x
                    found[count + 1] = ways.y + (row - self.steps) * self.pitch
                    count += 2
                row += 1
            column += 1
        return found[:count]


def wedge(left: i64, low: i64, right: i64, high: i64) -> tuple[i64, i64, i64, i64]:
    """The directions to the right and to the left end of a box as seen from the origin; no direction from within it."""
    if left <= 0 and right >= 0 and low <= 0 and high >= 0:
        return 0, 0, 0, 0
    one_x: i64 = left
    one_y: i64 = low
    two_x: i64 = left
    two_y: i64 = low
    corner: i64 = 1
    while corner < 4:
        x: i64 = left if corner == 3 else right
        y: i64 = low if corner == 1 else high
        corner += 1
        if one_x * y < one_y * x:
            one_x = x
            one_y = y
        if two_x * y > two_y * x:
            two_x = x
            two_y = y
    return one_x, one_y, two_x, two_y


def core_of(shapes: Shapes, shape: i64, x: i64, y: i64) -> Core:
    """The directions to the two ends of a polygon as seen from a point, and the square of its greatest distance.

    A leg between the two directions that is not shorter than this runs into the polygon, wherever its corners lie.
    """
    box: i64 = 4 * shape
    boxes: Cells = shapes.boxes
    if x >= boxes[box] and x <= boxes[box + 2] and y >= boxes[box + 1] and y <= boxes[box + 3]:
        return 0, 0, 0, 0, _NOWHERE
    i: i64 = shapes.first[shape]
    last: i64 = shapes.first[shape + 1] - 1
    one_x: i64 = shapes.xs[i] - x
    one_y: i64 = shapes.ys[i] - y
    two_x: i64 = one_x
    two_y: i64 = one_y
    far: i64 = one_x * one_x + one_y * one_y
    while i < last:
        dx: i64 = shapes.xs[i] - x
        dy: i64 = shapes.ys[i] - y
        i += 1
        far = max(far, dx * dx + dy * dy)
        if one_x * dy < one_y * dx:
            one_x = dx
            one_y = dy
        if two_x * dy > two_y * dx:
            two_x = dx
            two_y = dy
    return one_x, one_y, two_x, two_y, far


def lattice(ways: Ways, pitch: int, bases: Cells) -> Cells:
    """The places in reach on a lattice about the start that lie clear of some bases, as x, y, x, y …"""
    return Lattice(ways, pitch, bases).places()
