"""The shortest ways from one place: straight where nothing stands between, else from corner to corner."""

from __future__ import annotations

from typing import Final

from samovar.geometry.ground import FREE, Ground, ring_corners
from samovar.geometry.plane import GRAIN, INCH, span
from samovar.geometry.turning import COSINES, SCALE, SINES, STEPS
from samovar.kernel.native import Cells, cells, i64

NO_WAY: Final = -1
_SLACK: Final = 8  # units by which a neighbouring corner may lie across a leg and still count as beside it
_START: Final = -1
NONE = cells(0)
_ZEROS: Final = cells(8192)  # nobody writes here: rows are cut from it
_HALVINGS: Final = 9  # of a ray of the drawing, down to a hundredth of its length


class Ways:
    """All shortest ways of at most `budget` millionths of an inch from one place over one ground.

    The corners of every obstacle on that ground take part, so an answer depends on the question alone and not on what
    was asked before. They are gathered when something is first found in the way.
    """

    def __init__(self, ground: Ground, x: int, y: int, budget: int, avoid_soft: bool) -> None:
        self.ground = ground
        self.x: i64 = x
        self.y: i64 = y
        self.budget: i64 = budget
        self.solids: i64 = len(ground.picked) if avoid_soft else ground.hard
        # Corners keep clear of these polygons, and so does the start as a rule: legs between them are sooner judged.
        self.clear: i64 = 0
        if ground.solid_at(x, y) == FREE:
            self.clear = self.solids if not avoid_soft or ground.soft_at(x, y, x, y) == 0 else ground.hard
        self.grown = False
        self.count: i64 = 0  # corners
        self.latest: i64 = _START  # the corner that led to the last place in reach
        self.xs: Cells = NONE
        self.ys: Cells = NONE
        self.sides: Cells = NONE  # four numbers each: from a corner to its neighbours before and after
        self.far: Cells = NONE  # from the start, or more than the budget
        self.come_from: Cells = NONE
        self.order: Cells = NONE  # the corners within the budget, the nearest first

    def length(self, x: i64, y: i64) -> i64:
        """How long the shortest way to a point is, or NO_WAY if none is within the budget."""
        direct: i64 = span(self.x, self.y, x, y)
        if direct > self.budget:
            return NO_WAY
        if self.ground.blocker(self.x, self.y, x, y, self.solids) == FREE:
            return direct
        best, _ = self._round(x, y)
        return best

    def reaches(self, x: i64, y: i64, clear: i64) -> bool:
        """Whether there is a way to a point within the budget: what `length` says, without measuring.

        `clear` is how many polygons, the first of the hard ones, a base at this point is known not to overlap.
        """
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        if (dx * dx + dy * dy) * (GRAIN * GRAIN) > self.budget * self.budget:
            return False
        known: i64 = clear
        if self.solids > self.ground.hard:
            # Every leg to a place in a crater meets it, and none to another ends in one.
            if self.ground.soft_at(x, y, x, y) > 0:
                return False
            if clear == self.ground.hard:
                known = self.solids
        sure: i64 = known if known < self.clear else self.clear
        if self.ground.leg_blocker(self.x, self.y, x, y, self.solids, sure) == FREE:
            return True
        return self._reaches_round(x, y, known)

    def _reaches_round(self, x: i64, y: i64, clear: i64) -> bool:
        """Whether a way by corners leads to a point within the budget; any will do, so the latest is tried first."""
        if not self.grown:
            self.grow()
        dips: bool = self.ground.ringed(x, y)
        xs: Cells = self.xs
        ys: Cells = self.ys
        far: Cells = self.far
        order: Cells = self.order
        budget: i64 = self.budget
        place: i64 = 0
        count: i64 = len(order)
        if count == 0:
            return False
        corner: i64 = self.latest if self.latest != _START else order[0]
        while True:
            dx: i64 = x - xs[corner]
            dy: i64 = y - ys[corner]
            rest: i64 = budget - far[corner]
            # A leg is rounded up to a whole millionth, so it is within the rest exactly if its square is.
            if (
                (dx * dx + dy * dy) * (GRAIN * GRAIN) <= rest * rest
                and (dips or self.taut(corner, dx, dy))
                and self.ground.leg_blocker(x - dx, y - dy, x, y, self.solids, clear) == FREE
            ):
                self.latest = corner
                return True
            if place == count:
                return False
            corner = order[place]
            place += 1

    def way(self, x: int, y: int) -> list[int]:
        """The bends of the shortest way and its end, as x, y, x, y …; empty if there is none within the budget."""
        direct = span(self.x, self.y, x, y)
        if direct > self.budget:
            return []
        if self.ground.blocker(self.x, self.y, x, y, self.solids) == FREE:
            return [x, y]
        best, last = self._round(x, y)
        if best == NO_WAY:
            return []
        bends: list[int] = [x, y]
        while last != _START:
            bends = [int(self.xs[last]), int(self.ys[last]), *bends]
            last = self.come_from[last]
        return bends

    def _round(self, x: i64, y: i64) -> tuple[i64, i64]:
        """The shortest way by corners, and the last of them."""
        if not self.grown:
            self.grow()
        dips: bool = self.ground.ringed(x, y)  # a way that ends at an enemy turns towards him, not round him
        best: i64 = self.budget + 1
        last: i64 = _START
        xs: Cells = self.xs
        ys: Cells = self.ys
        far: Cells = self.far
        order: Cells = self.order
        place: i64 = 0
        count: i64 = len(order)
        while place < count:
            here: i64 = order[place]
            place += 1
            if far[here] >= best:
                break
            dx: i64 = x - xs[here]
            dy: i64 = y - ys[here]
            if not (dips or self.taut(here, dx, dy)):
                continue
            whole: i64 = far[here] + span(0, 0, dx, dy)
            if whole < best and self.ground.blocker(x - dx, y - dy, x, y, self.solids) == FREE:
                best = whole
                last = here
        return (best, last) if last != _START else (NO_WAY, _START)

    def _gather(self) -> None:
        """The corners of all obstacles, those that a base may stand on within the budget."""
        ground: Ground = self.ground
        all_soft: bool = self.solids == ground.hard  # craters are not avoided, so corners may lie in them
        discs: Cells = ground.discs
        most: i64 = 8 * len(discs)
        place: i64 = 0
        while place < self.solids:
            most += len(ground.corners(ground.picked[place])) // 7
            place += 1
        xs: Cells = blank(most)
        ys: Cells = blank(most)
        sides: Cells = blank(4 * most)
        count: i64 = 0
        place = 0
        while place < self.solids:
            fan: Cells = ground.corners(ground.picked[place])
            place += 1
            at: i64 = 0
            while at < len(fan):
                if (all_soft or fan[at + 6] == 0) and self._counts(fan[at], fan[at + 1]):
                    xs[count] = fan[at]
                    ys[count] = fan[at + 1]
                    _keep(sides, count, fan, at)
                    count += 1
                at += 7
        disc: i64 = 0
        while disc < len(discs):
            ring: Cells = ring_corners(discs[disc + 2])
            at = 0
            while at < len(ring):
                x: i64 = ring[at] + discs[disc]
                y: i64 = ring[at + 1] + discs[disc + 1]
                if self._counts(x, y) and ground.stands(x, y) and (all_soft or ground.soft_at(x, y, x, y) == 0):
                    xs[count] = x
                    ys[count] = y
                    _keep(sides, count, ring, at)
                    count += 1
                at += 6
            disc += 3
        self.count = count
        self.xs = xs
        self.ys = ys
        self.sides = sides

    def _counts(self, x: i64, y: i64) -> bool:
        """Whether a corner is near enough, and no enemy's ring lies over it."""
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        return (dx * dx + dy * dy) * (GRAIN * GRAIN) <= self.budget * self.budget and not self.ground.ringed(x, y)

    def grow(self) -> None:
        """The shortest ways to all corners (Dijkstra)."""
        self._gather()
        count: i64 = self.count
        beyond: i64 = self.budget + 1
        far: Cells = blank(count)
        self.far = far
        self.come_from = blank(count)
        waiting: Cells = blank(count)  # corners that are not settled, in the first `left` places
        left: i64 = 0
        while left < count:
            far[left] = beyond
            waiting[left] = left
            left += 1
        order: Cells = blank(count)
        settled: i64 = 0
        nearest: i64 = self._look_out(waiting, left)
        while nearest < left:
            source: i64 = waiting[nearest]
            left -= 1
            while nearest < left:
                waiting[nearest] = waiting[nearest + 1]
                nearest += 1
            order[settled] = source
            settled += 1
            nearest = self._look_on(source, waiting, left)
        self.order = order[:settled]
        self.grown = True

    def _look_out(self, waiting: Cells, left: i64) -> i64:
        """Try every leg from the start to a corner; gives the nearest corner's place among those waiting, or `left`."""
        least: i64 = self.budget + 1
        nearest: i64 = left
        place: i64 = 0
        while place < left:
            here: i64 = waiting[place]
            x: i64 = self.xs[here]
            y: i64 = self.ys[here]
            if self.ground.leg_blocker(self.x, self.y, x, y, self.solids, self.clear) == FREE:
                far: i64 = span(self.x, self.y, x, y)
                self.far[here] = far
                self.come_from[here] = _START
                if far < least:
                    least = far
                    nearest = place
            place += 1
        return nearest

    def _look_on(self, source: i64, waiting: Cells, left: i64) -> i64:
        """The same from a settled corner, for legs that are taut at both ends and shorter than what is known."""
        xs: Cells = self.xs
        ys: Cells = self.ys
        far: Cells = self.far
        x: i64 = xs[source]
        y: i64 = ys[source]
        so_far: i64 = far[source]
        back_x: i64 = self.sides[4 * source]
        back_y: i64 = self.sides[4 * source + 1]
        on_x: i64 = self.sides[4 * source + 2]
        on_y: i64 = self.sides[4 * source + 3]
        least: i64 = self.budget + 1
        nearest: i64 = left
        place: i64 = 0
        while place < left:
            here: i64 = waiting[place]
            known: i64 = far[here]
            dx: i64 = xs[here] - x
            dy: i64 = ys[here] - y
            # A leg is rounded up to a whole millionth: what is gained at least one is known by squares.
            gain: i64 = known - so_far - 1
            if gain >= 0 and (dx * dx + dy * dy) * (GRAIN * GRAIN) <= gain * gain:
                # What `taut` says of the source, with its numbers at hand.
                slack: i64 = ((dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)) * _SLACK
                back: i64 = dx * back_y - dy * back_x
                on: i64 = dx * on_y - dy * on_x
                if (
                    not ((back > slack and on < -slack) or (back < -slack and on > slack))
                    and self.taut(here, dx, dy)
                    and self.ground.leg_blocker(x, y, x + dx, y + dy, self.solids, self.solids) == FREE
                ):
                    known = so_far + span(0, 0, dx, dy)
                    far[here] = known
                    self.come_from[here] = source
            if known < least:
                least = known
                nearest = place
            place += 1
        return nearest

    def taut(self, place: i64, dx: i64, dy: i64) -> bool:
        """Whether a leg in this direction passes a corner as a stretched string would: the obstacle on one side."""
        slack: i64 = ((dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)) * _SLACK
        sides: Cells = self.sides
        at: i64 = 4 * place
        back: i64 = dx * sides[at + 1] - dy * sides[at]
        on: i64 = dx * sides[at + 3] - dy * sides[at + 2]
        return not ((back > slack and on < -slack) or (back < -slack and on > slack))


def blank(count: i64) -> Cells:
    """A row of zeros: cut from a longer one, which is quicker than making it."""
    return _ZEROS[:count] if count <= len(_ZEROS) else cells(int(count))


def _keep(sides: Cells, place: i64, fan: Cells, at: i64) -> None:
    """Note the four numbers of a corner that lead to its neighbours."""
    number: i64 = 0
    while number < 4:
        sides[4 * place + number] = fan[at + 2 + number]
        number += 1


def outline(ways: Ways, from_x: int, from_y: int, left: int) -> list[int]:
    """A drawing of what lies in straight reach of a place: x, y, x, y … round it, for screens and not for judging."""
    drawn: list[int] = []
    for half in range(2 * STEPS):
        one = half // 2
        two = (one + half % 2) % STEPS
        dx, dy = (COSINES[one] + COSINES[two]) // 2, (SINES[one] + SINES[two]) // 2
        clear, blocked = 0, left // GRAIN + 1
        trial = blocked - 1
        for _ in range(_HALVINGS):
            if _straight(ways, from_x, from_y, from_x + dx * trial // SCALE, from_y + dy * trial // SCALE, left):
                clear = trial
            else:
                blocked = trial
            if blocked - clear <= 1:
                break
            trial = (clear + blocked) // 2
        drawn += [from_x + dx * clear // SCALE, from_y + dy * clear // SCALE]
    return drawn


def _straight(ways: Ways, ax: int, ay: int, bx: int, by: int, left: int) -> bool:
    if span(ax, ay, bx, by) > left or not ways.ground.stands(bx, by):
        return False
    return ways.ground.blocker(ax, ay, bx, by, ways.solids) == FREE and ways.reaches(bx, by, ways.ground.hard)


def region(ways: Ways) -> list[list[int]]:
    """A drawing of everything in reach: one outline from the start and one from each corner in use."""
    if not ways.grown:
        ways.grow()
    # Neighbouring corners see nearly the same: every third will do for a drawing.
    places = [place for place in range(0, len(ways.far), 3) if ways.far[place] + INCH * GRAIN // 2 < ways.budget]
    corners = [
        outline(ways, int(ways.xs[place]), int(ways.ys[place]), int(ways.budget - ways.far[place])) for place in places
    ]
    return [outline(ways, int(ways.x), int(ways.y), int(ways.budget)), *corners]
