"""Where a figure can go: how far, round what, and where its base may come to rest."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.table import CARRIES, FIGURE_IDS, PIECE, PIECES, SIDE, FrontTable
from samovar.games.steamfront.words import ALL_TERRAIN, ARACHNID, BARRICADE, FLIGHT, WALL, inches_beyond, shown_inches
from samovar.geometry.ground import FREE, Ground
from samovar.geometry.places import lattice
from samovar.geometry.plane import GRAIN, span, square_between
from samovar.geometry.shapes import Shapes
from samovar.geometry.ways import NO_WAY, Ways, region
from samovar.kernel.errors import Refusal
from samovar.kernel.native import Cells, i64
from samovar.kernel.threads import PerThread

MOST_BENDS = 40
OFF_TABLE: Final = -2
NOTHING = Shapes([])


class Reach:
    """One figure about to move: its ground, its limits, and the shortest ways from where it stands."""

    def __init__(self, table: FrontTable, figure: int) -> None:
        content = table.content
        card = table.card(figure)
        self.content = content
        self.switches = table.switches
        self.figure = figure
        self.side = int(table.side(figure))
        # Everybody else on the table in one row: figure, x, y, radius, figure … A reach keeps no hold of the table.
        bases: list[int] = []
        for one in [*table.standing(0), *table.standing(1)]:
            if one != figure:
                bases += [one, int(table.x(one)), int(table.y(one)), int(table.radius(one))]
        self.bases: Cells = Cells(bases)
        self.kinds = [int(kind) - 1 for kind in table.cells[PIECE : PIECE + PIECES]]
        self.x = int(table.x(figure))
        self.y = int(table.y(figure))
        self.radius = int(table.radius(figure))
        self.field = table.battlefield()
        carries = table.cells[CARRIES + figure] > 0
        # The card's move limits each movement; a relic weighs on its carrier and keeps him on the ground.
        burden = table.scenario().burden if carries else 0
        self.whole = max(0, int(content.move[card]) - burden)
        self.flies = content.has(int(card), FLIGHT) and not carries
        self.limit = max(0, self.whole - self._held_down() * content.crater)
        # Of whom it must keep clear where it rests: place in that row, x, y, square of the distance. Beside it are
        # those whom it can meet at all, for a thousand points are asked about where it might go.
        around: list[int] = []
        beside: list[int] = []
        for at in range(0, len(bases), 4):
            apart = self.radius + bases[at + 3]
            around += [at, bases[at + 1], bases[at + 2], apart * apart]
            if square_between(self.x, self.y, bases[at + 1], bases[at + 2]) < (self.limit + apart) ** 2:
                beside += around[-4:]
        self.around: Cells = Cells(around)
        self.beside: Cells = Cells(beside)
        crawls = content.can(card, ARACHNID)
        self.even = self.flies or crawls or content.can(card, ALL_TERRAIN)
        self.ground = self._ground(crawls)
        craters = 0 if self.even else int(self.ground.soft_at(self.x, self.y, self.x, self.y))
        # Who starts in a crater moves two inches less, whatever the way. [SF-2.4.11]
        self.starts_slowed = craters > 0
        self.slowed = max(0, self.limit - content.crater)
        self.near = self.ground.within(self.x, self.y, self.limit)
        # Whoever may rest somewhere overlaps none of these: `no_rest` has looked at them.
        self.rested: i64 = self.near.hard if self.ground.solids is self.field.walked else 0
        self.calm = Ways(self.near, self.x, self.y, self.limit * GRAIN, avoid_soft=True)
        self.rough = Ways(self.near, self.x, self.y, self.slowed * GRAIN, avoid_soft=False)

    def _held_down(self) -> int:
        """How many of the craters a flyer starts in count; those it crosses or lands in do not. [SF-2.4.11] [A-47]"""
        if not self.flies or self.switches.flight_ignores_craters:
            return 0
        walked = self.field.walked
        craters = range(self.field.solids.count, walked.count)
        met = len([one for one in craters if walked.closer(one, self.x, self.y, self.x, self.y, self.radius)])
        return met if self.switches.crater_cumulative else min(met, 1)

    def _ground(self, crawls: bool) -> Ground:
        """What stops this figure on its way. Friends do not; a flyer is stopped by nothing at all.

        [SF-4.2.8] [SF-4.2.9] [SF-7.24] [A-47]
        """
        wide, high = self.content.wide, self.content.high
        if self.flies:
            return Ground(self.radius, NOTHING, 0, Cells([]), wide, high)
        discs: list[int] = []
        for at in range(0, len(self.bases), 4):
            if self.bases[at] // SIDE != self.side:
                ring = self.radius + int(self.bases[at + 3]) + self.switches.contact
                discs += [int(self.bases[at + 1]), int(self.bases[at + 2]), ring]
        field = self.field
        if crawls:
            solids, hard = field.crawled, field.crawled.count
        else:
            solids, hard = field.walked, field.solids.count
        return Ground(self.radius, solids, hard, Cells(discs), wide, high)

    def hindrance(self, x: i64, y: i64) -> i64:
        """What keeps the base from resting here: the table's edge, a solid, the number of solids plus a base, or FREE.

        It rests wholly on the table, clear of solids and bases. [A-49]
        """
        return self._hindered(x, y, self.around if self.is_beyond(x, y) else self.beside)

    def _hindered(self, x: i64, y: i64, bases: Cells) -> i64:
        radius: i64 = self.radius
        # The table is thirty inches by twenty-four. [SF-2.2.2]
        if x < radius or y < radius or x > self.near.wide - radius or y > self.near.high - radius:
            return OFF_TABLE
        met: i64 = self.field.solids.under_disc(x, y, radius)
        if met != FREE:
            return met
        at: i64 = 0
        count: i64 = len(bases)
        while at < count:
            dx: i64 = x - bases[at + 1]
            dy: i64 = y - bases[at + 2]
            if dx * dx + dy * dy < bases[at + 3]:
                return self.field.solids.count + bases[at]
            at += 4
        return FREE

    def is_beyond(self, x: i64, y: i64) -> bool:
        """Whether a point is further away than the figure can go by any way."""
        dx: i64 = x - self.x
        dy: i64 = y - self.y
        limit: i64 = self.limit
        return dx * dx + dy * dy > limit * limit

    def no_rest(self, x: i64, y: i64) -> Refusal | None:
        """Why the base may not come to rest here, or None."""
        met: i64 = self.hindrance(x, y)
        if met == FREE:
            return None
        if met == OFF_TABLE:
            return Refusal("SF-2.2.2", "why-off-table")
        solids: i64 = self.field.solids.count
        if met < solids:
            return self._stopped(self.field.solid_piece[met])
        named = {"kind": "figure", "id": FIGURE_IDS[self.bases[met - solids]]}
        return Refusal("A-49", "why-on-figure", {"figure": named})

    def _stopped(self, piece: int) -> Refusal:
        sort = self.content.terrain_type[self.kinds[piece]]
        if sort == WALL:
            return Refusal("SF-2.4.9", "why-wall")
        if sort == BARRICADE:
            return Refusal("SF-2.4.5", "why-barricade")
        return Refusal("A-49", "why-mechanism")

    def length(self, x: i64, y: i64) -> i64:
        """The shortest legal way to a point in millionths of an inch, or NO_WAY.

        A way that clips a crater must be two inches shorter; one that avoids it need not. [SF-2.4.12] [A-46]
        """
        if self.even or not self.starts_slowed:
            found: i64 = self.calm.length(x, y) if not self.even else self._even(x, y)
            if found != NO_WAY or self.even:
                return found
        found = self.rough.length(x, y)
        if found != NO_WAY and self.switches.crater_cumulative:
            return found if self._within(self.points(self.rough.way(int(x), int(y)))) else NO_WAY
        return found

    def _even(self, x: i64, y: i64) -> i64:
        if self.flies:
            direct: i64 = span(self.x, self.y, x, y)
            return direct if direct <= self.limit * GRAIN else NO_WAY
        return self._free_ways().length(x, y)

    def _free_ways(self) -> Ways:
        """Ways of a figure that craters do not slow."""
        if self.rough.budget != self.limit * GRAIN:
            self.rough = Ways(self.near, self.x, self.y, self.limit * GRAIN, avoid_soft=False)
        return self.rough

    def way(self, x: int, y: int) -> list[int]:
        """The shortest legal way to a point, bends and end; empty if there is none."""
        if self.flies:
            return [x, y] if self.length(x, y) != NO_WAY else []
        if self.even:
            return self._free_ways().way(x, y)
        found = [] if self.starts_slowed else self.calm.way(x, y)
        return found or self.rough.way(x, y)

    def judge(self, way: tuple[int, ...]) -> Refusal | None:
        """Why a movement is refused, or None."""
        if len(way) < 2 or len(way) % 2 or len(way) > 2 * MOST_BENDS:
            return Refusal("SF-4.2.7", "why-no-way")
        refused = self.no_rest(way[-2], way[-1])
        if refused is not None:
            return refused
        if len(way) == 2:
            return None if self.reaches(way[0], way[1]) else self.too_far(way[0], way[1])
        return self.judge_legs(way)

    def accepts(self, x: i64, y: i64) -> bool:
        """Whether a movement may end at this point, by whatever way: what `judge` says of a single point."""
        return not self.is_beyond(x, y) and self._hindered(x, y, self.beside) == FREE and self.reaches(x, y)

    def reaches(self, x: i64, y: i64) -> bool:
        """Whether a way leads to a point on which the base may rest: what `length` says, without measuring it."""
        if self.flies or self.switches.crater_cumulative:
            return self.length(x, y) != NO_WAY
        if self.even:
            return self._free_ways().reaches(x, y, self.rested)
        return (not self.starts_slowed and self.calm.reaches(x, y, self.rested)) or self.rough.reaches(
            x, y, self.rested
        )

    def places(self, pitch: int) -> list[tuple[int, int]]:
        """All that it accepts on a lattice about the figure, the same as by asking one place after the other."""
        taken: list[int] = []
        for at in range(0, len(self.bases), 4):
            taken += [int(self.bases[at + 1]), int(self.bases[at + 2]), self.radius + int(self.bases[at + 3])]
        apart = Cells(taken)
        if self.even:
            found = _pairs(lattice(self._free_ways(), pitch, apart))
        else:
            found = [] if self.starts_slowed else _pairs(lattice(self.calm, pitch, apart))
            known = set(found)
            found += [place for place in _pairs(lattice(self.rough, pitch, apart)) if place not in known]
        # A flyer's ground has no scenery, and cumulative craters depend on the very way.
        if self.flies or self.switches.crater_cumulative or self.ground.solids is not self.field.walked:
            return [(x, y) for x, y in found if self.accepts(x, y)]
        return found

    def too_far(self, x: int, y: int) -> Refusal:
        """Why a point that one may stand on cannot be reached."""
        straight = int(span(self.x, self.y, x, y))
        told: dict[str, object] = {
            "length": inches_beyond(-(-straight // GRAIN)),
            "limit": shown_inches(self.limit),
        }
        # Any distance up to the card's value, no more. [SF-2.3.2] [SF-7.16] [SF-4.2.7]
        if straight > self.whole * GRAIN:
            return Refusal("SF-2.3.2", "why-too-far", told)
        if straight > self.limit * GRAIN:
            return Refusal("SF-2.4.11", "why-crater", told)
        met = self.ground.blocker(self.x, self.y, x, y, self.ground.hard)
        if met != FREE:
            return self._met(int(met))
        return Refusal("SF-2.4.12", "why-crater", {**told, "limit": shown_inches(self.slowed)})

    def _met(self, obstacle: int) -> Refusal:
        if obstacle >= self.ground.solids.count:
            return Refusal("SF-4.2.9", "why-enemy-in-the-way")
        if self.ground.solids is self.field.walked:
            return self._stopped(self.field.walked_piece[obstacle])
        return Refusal("SF-2.4.9", "why-wall")

    def judge_legs(self, way: tuple[int, ...]) -> Refusal | None:
        """Way-points: straight legs, each free, their lengths added up."""
        points = self.points(list(way))
        content = self.content
        for place in range(1, len(points)):
            (ax, ay), (bx, by) = points[place - 1], points[place]
            if not (
                self.radius <= bx <= content.wide - self.radius and self.radius <= by <= content.high - self.radius
            ):
                return Refusal("SF-2.2.2", "why-off-table")
            # Whoever touches an enemy on his way has arrived.
            if place < len(points) - 1 and self.ground.ringed(bx, by):
                return Refusal("A-48", "why-ends-on-contact")
            met = self.ground.blocker(ax, ay, bx, by, self.ground.hard)
            if met != FREE:
                return self._met(int(met))
        if self._within(points):
            return None
        told: dict[str, object] = {
            "length": inches_beyond(-(-self.measured(list(way)) // GRAIN)),
            "limit": shown_inches(self.limit_of(points)),
        }
        return Refusal("SF-2.3.2", "why-too-far", told)

    def points(self, way: list[int]) -> list[tuple[int, int]]:
        return [(self.x, self.y), *[(way[i], way[i + 1]) for i in range(0, len(way), 2)]]

    def measured(self, way: list[int]) -> int:
        """The length of a way in millionths of an inch."""
        points = self.points(way)
        return sum([int(span(*points[i - 1], *points[i])) for i in range(1, len(points))])

    def limit_of(self, points: list[tuple[int, int]]) -> int:
        """How long this very way may be: less by two inches if it touches a crater, once or for each by a switch."""
        if self.even:
            return self.limit
        met = 0
        soft = self.ground.solids.count - self.ground.hard
        for shape in range(self.ground.hard, self.ground.hard + soft):
            for place in range(1, len(points)):
                if self.ground.solids.closer(shape, *points[place - 1], *points[place], self.radius):
                    met += 1
                    break
        if not self.switches.crater_cumulative:
            met = min(met, 1)
        return max(0, self.limit - met * self.content.crater)

    def _within(self, points: list[tuple[int, int]]) -> bool:
        flat = [coordinate for point in points[1:] for coordinate in point]
        return self.measured(flat) <= self.limit_of(points) * GRAIN

    def is_contact(self, x: i64, y: i64) -> bool:
        """Whether a base at this point would touch an enemy."""
        for at in range(0, len(self.bases), 4):
            ring: i64 = self.radius + self.bases[at + 3] + self.switches.contact
            near = square_between(x, y, self.bases[at + 1], self.bases[at + 2]) <= ring * ring
            if near and self.bases[at] // SIDE != self.side:
                return True
        return False

    def drawing(self) -> list[list[int]]:
        """The reach as outlines, for screens."""
        if self.flies or self.even:
            return region(self._free_ways())
        drawn = region(self.rough)
        return drawn if self.starts_slowed else [*region(self.calm), *drawn]


def _pairs(flat: Cells) -> list[tuple[int, int]]:
    return [(int(flat[at]), int(flat[at + 1])) for at in range(0, len(flat), 2)]


class Latest:
    """A reach that was asked for, with the position it belongs to and its drawing once there is one."""

    def __init__(self, key: tuple[int, ...], reach: Reach) -> None:
        self.key = key
        self.reach = reach
        self.drawn: list[list[int]] | None = None


# One question asks for the same reach many times. A reach grows as it is asked, so each thread has its own.
_latest: Final = PerThread()


def _latest_of(table: FrontTable, figure: int) -> Latest:
    key = (figure, *table.cells)
    latest: Latest | None = _latest.kept()
    if latest is None or latest.key != key or latest.reach.switches is not table.switches:
        latest = Latest(key, Reach(table, figure))
        _latest.keep(latest)
    return latest


def reach_of(table: FrontTable, figure: int) -> Reach:
    """Where a figure can go from where it stands."""
    return _latest_of(table, figure).reach


def drawing_of(table: FrontTable, figure: int) -> list[list[int]]:
    latest = _latest_of(table, figure)
    if latest.drawn is None:
        latest.drawn = latest.reach.drawing()
    return latest.drawn
