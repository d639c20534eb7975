"""The shortest ways from one place: straight where nothing stands between, else from corner to corner."""

from __future__ import annotations

from typing import Final

from samovar.geometry.ground import FREE, Ground
from samovar.geometry.plane import GRAIN, INCH, span
from samovar.geometry.turning import COSINES, SCALE, SINES, STEPS
from samovar.kernel.native import Cells, cells, i64

NO_WAY: Final = -1
_FAR: Final = 1 << 60
_SLACK: Final = 8  # units by which a neighbouring corner may lie across a leg and still count as beside it
_START: Final = -1
_HALVINGS: Final = 9  # of a ray of the drawing, down to a hundredth of its length


class Ways:
    """All shortest ways of at most `budget` millionths of an inch from one place over one ground.

    Only obstacles that were found in the way of something take part: a way that is shortest among those and crosses
    none of the others is shortest among all.
    """

    def __init__(self, ground: Ground, x: int, y: int, budget: int, avoid_soft: bool) -> None:
        self.ground = ground
        self.x = x
        self.y = y
        self.budget = budget
        self.solids: int = ground.solids.count if avoid_soft else ground.hard
        self.active: list[int] = []
        self.corners: list[int] = []  # six numbers each: see Ground.corners
        self.xs: Cells = cells(0)
        self.ys: Cells = cells(0)
        self.sides: Cells = cells(0)  # four numbers each: from a corner to its neighbours before and after
        self.far: Cells = cells(0)  # from the start, or _FAR
        self.come_from: Cells = cells(0)
        self.grown = False

    def length(self, x: i64, y: i64) -> i64:
        """How long the shortest way to a point is, or NO_WAY if none is within the budget."""
        direct: i64 = span(self.x, self.y, x, y)
        if direct > self.budget:
            return NO_WAY
        met: i64 = self.ground.blocker(self.x, self.y, x, y, self.solids)
        if met == FREE:
            return direct
        best, _ = self._round(x, y, met)
        return best

    def way(self, x: int, y: int) -> list[int]:
        """The bends of the shortest way and its end, as x, y, x, y …; empty if there is none within the budget."""
        direct = span(self.x, self.y, x, y)
        if direct > self.budget:
            return []
        met = self.ground.blocker(self.x, self.y, x, y, self.solids)
        if met == FREE:
            return [x, y]
        best, last = self._round(x, y, met)
        if best == NO_WAY:
            return []
        bends: list[int] = [x, y]
        while last != _START:
            bends = [int(self.xs[last]), int(self.ys[last]), *bends]
            last = int(self.come_from[last])
        return bends

    def _round(self, x: i64, y: i64, met: i64) -> tuple[i64, i64]:
        """The shortest way by corners, and the last of them."""
        dips: bool = self.ground.ringed(x, y)  # a way that ends at an enemy turns towards him, not round him
        while True:
            if met != FREE and met not in self.active:
                self._activate(met)
            if not self.grown:
                self._grow()
            best: i64 = self.budget + 1
            last: i64 = _START
            met = FREE
            xs: Cells = self.xs
            ys: Cells = self.ys
            far: Cells = self.far
            place: i64 = 0
            count: i64 = len(xs)
            while place < count:
                here: i64 = place
                place += 1
                if far[here] >= best:
                    continue
                dx: i64 = x - xs[here]
                dy: i64 = y - ys[here]
                if not (dips or self._taut(here, dx, dy)):
                    continue
                whole: i64 = far[here] + span(0, 0, dx, dy)
                if whole >= best:
                    continue
                found: i64 = self.ground.blocker(x - dx, y - dy, x, y, self.solids)
                if found == FREE:
                    best = whole
                    last = here
                elif found not in self.active:
                    met = found
                    break
            if met == FREE:
                return (best, last) if last != _START else (NO_WAY, _START)

    def _activate(self, obstacle: int) -> None:
        """Let an obstacle's corners take part."""
        self.active.append(obstacle)
        ground = self.ground
        found = ground.corners(obstacle)
        for at in range(0, len(found), 6):
            x, y = found[at], found[at + 1]
            if span(self.x, self.y, x, y) > self.budget or ground.ringed(x, y):
                continue
            if not ground.stands(x, y) or (self.solids > ground.hard and ground.soft_at(x, y, x, y) > 0):
                continue
            self.corners += found[at : at + 6]
        self.xs = Cells(self.corners[0::6])
        self.ys = Cells(self.corners[1::6])
        self.sides = Cells([self.corners[at] for at in range(len(self.corners)) if at % 6 > 1])
        self.grown = False

    def _grow(self) -> None:
        """The shortest ways to all corners that take part (Dijkstra); obstacles met on the way join in."""
        again = True
        while again:
            again = False
            count: i64 = len(self.xs)
            far: Cells = Cells([_FAR] * len(self.xs))
            self.far = far
            self.come_from = Cells([_START] * len(self.xs))
            done: Cells = cells(len(self.xs))
            met: i64 = self._look(_START, self.x, self.y, 0, done)
            while met == FREE:
                nearest: i64 = _START
                least: i64 = self.budget + 1
                place: i64 = 0
                while place < count:
                    if far[place] < least and done[place] == 0:
                        least = far[place]
                        nearest = place
                    place += 1
                if nearest == _START:
                    break
                done[nearest] = 1
                met = self._look(nearest, self.xs[nearest], self.ys[nearest], least, done)
            if met != FREE:
                self._activate(met)
                again = True
        self.grown = True

    def _look(self, source: i64, x: i64, y: i64, so_far: i64, done: Cells) -> i64:
        """Try every leg from one place; gives an obstacle that nobody had met before, or FREE."""
        xs: Cells = self.xs
        ys: Cells = self.ys
        far: Cells = self.far
        budget: i64 = self.budget
        place: i64 = 0
        count: i64 = len(xs)
        while place < count:
            here: i64 = place
            place += 1
            if done[here] == 1:
                continue
            dx: i64 = xs[here] - x
            dy: i64 = ys[here] - y
            if source != _START and not (self._taut(here, dx, dy) and self._taut(source, dx, dy)):
                continue
            whole: i64 = so_far + span(0, 0, dx, dy)
            if whole > budget or whole >= far[here]:
                continue
            found: i64 = self.ground.blocker(x, y, x + dx, y + dy, self.solids)
            if found == FREE:
                far[here] = whole
                self.come_from[here] = source
            elif found not in self.active:
                return found
        return FREE

    def _taut(self, place: i64, dx: i64, dy: i64) -> bool:
        """Whether a leg in this direction passes a corner as a stretched string would: the obstacle on one side."""
        slack: i64 = ((dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)) * _SLACK
        sides: Cells = self.sides
        at: i64 = 4 * place
        back: i64 = dx * sides[at + 1] - dy * sides[at]
        on: i64 = dx * sides[at + 3] - dy * sides[at + 2]
        return not ((back > slack and on < -slack) or (back < -slack and on > slack))


def lattice(ways: Ways, pitch: int) -> list[int]:
    """The places in reach on a lattice about the start, as x, y, x, y …; what bots and threat maps look at."""
    found: list[int] = []
    steps: i64 = ways.budget // GRAIN // pitch
    across: i64 = -steps
    while across <= steps:
        up: i64 = -steps
        while up <= steps:
            x: i64 = ways.x + across * pitch
            y: i64 = ways.y + up * pitch
            if ways.ground.stands(x, y) and ways.length(x, y) != NO_WAY:
                found.append(int(x))
                found.append(int(y))
            up += 1
        across += 1
    return found


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
    return ways.ground.blocker(ax, ay, bx, by, ways.solids) == FREE


def region(ways: Ways) -> list[list[int]]:
    """A drawing of everything in reach: one outline from the start and one from each corner in use."""
    # Neighbouring corners see nearly the same: every third will do for a drawing.
    places = [place for place in range(0, len(ways.far), 3) if ways.far[place] + INCH * GRAIN // 2 < ways.budget]
    corners = [
        outline(ways, int(ways.xs[place]), int(ways.ys[place]), int(ways.budget - ways.far[place])) for place in places
    ]
    return [outline(ways, ways.x, ways.y, ways.budget), *corners]
