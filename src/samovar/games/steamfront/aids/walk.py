"""The walk: where a figure can end its movement, whom it can charge, and what a way costs."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamfront.aids.hand import drawn_in, meant, short_of
from samovar.games.steamfront.aids.wish import Point, Wish, paired, plain_refusal
from samovar.games.steamfront.movement import taken
from samovar.games.steamfront.reach import MOST_BENDS, Reach, reach_of
from samovar.games.steamfront.table import FIGURE_IDS, FrontTable, other
from samovar.geometry.contour import Pen, Region, outlines
from samovar.geometry.plane import GRAIN, INCH, rounded, square_between
from samovar.geometry.turning import COSINES, SCALE, SINES, STEPS
from samovar.kernel.errors import Refusal

PITCH: Final = 250  # of the lattice on which a reach is drawn
FINE: Final = 10  # what is drawn is right to a hundredth of an inch
MOST_POINTS: Final = 20_000


class Accepted(Region):
    """Everywhere the engine lets a figure end its movement; what was asked once is remembered."""

    def __init__(self, reach: Reach) -> None:
        self.reach = reach
        self.known: dict[tuple[int, int], bool] = {}

    def holds(self, x: int, y: int) -> bool:
        known = self.known.get((x, y))
        if known is None:
            known = self.reach.accepts(x, y)
            self.known[x, y] = known
        return known

    def sampled(self, left: int, low: int, across: int, up: int, pitch: int) -> list[bool]:
        """By the lattice of the reach, about which a region of it is drawn."""
        reach = self.reach
        inside = [False] * (across * up)
        for x, y in reach.places(pitch):
            inside[(y - low) // pitch * across + (x - left) // pitch] = True
        return inside


class Slowed(Region):
    """The part of it that is reached through a crater only, two inches less far. [SF-2.4.12]"""

    def __init__(self, accepted: Accepted) -> None:
        self.accepted = accepted
        self.reach = accepted.reach

    def holds(self, x: int, y: int) -> bool:
        return self.accepted.holds(x, y) and self.only_slowly(x, y)

    def only_slowly(self, x: int, y: int) -> bool:
        return self.reach.starts_slowed or not self.reach.calm.reaches(x, y, self.reach.rested)

    def sampled(self, left: int, low: int, across: int, up: int, pitch: int) -> list[bool]:
        inside = self.accepted.sampled(left, low, across, up, pitch)
        return [
            inside[place] and self.only_slowly(left + place % across * pitch, low + place // across * pitch)
            for place in range(across * up)
        ]


def drawn(reach: Reach, region: Region, pitch: int) -> list[list[int]]:
    """A region of a reach as outlines x, y, x, y …, straight between the lines of a lattice about the figure."""
    far = (reach.limit // pitch + 1) * pitch
    return outlines(region, reach.x - far, reach.y - far, reach.x + far, reach.y + far, pitch, FINE)


def fully_drawn(reach: Reach, region: Region) -> list[list[list[int]]]:
    """The same, each outline a list of points that follows the region's edge also between the lines."""
    pen = Pen(region, FINE)
    return [paired(pen.follow(loop)) for loop in drawn(reach, region, PITCH)]


def is_held(table: FrontTable, figure: int) -> bool:
    """Whether the movement step is closed to a figure; an order may still lead it out. [SF-4.2.11]"""
    return table.is_engaged(figure)


def contacts(table: FrontTable, reach: Reach) -> list[dict[str, Any]]:
    """For each enemy that can be charged, the places in contact with him at which the movement may end."""
    found = []
    for foe in table.standing(other(reach.side)):
        places = contact_places(table, reach, foe)
        if places:
            found.append({"figure": FIGURE_IDS[foe], "points": [list(place) for place in places]})
    return found


def contact_places(table: FrontTable, reach: Reach, foe: int) -> list[Point]:
    """Legal ends of a movement round one enemy, at every fifteen degrees."""
    x, y = int(table.x(foe)), int(table.y(foe))
    beside = reach.radius + int(table.radius(foe)) + reach.switches.contact // 2
    if square_between(reach.x, reach.y, x, y) > (reach.limit + beside) ** 2:
        return []
    round_him = [
        (int(x + rounded(COSINES[step] * beside, SCALE)), int(y + rounded(SINES[step] * beside, SCALE)))
        for step in range(STEPS)
    ]
    return [place for place in round_him if reach.accepts(*place)]


def reach_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """Where a figure can end its movement; with `points`, only whether it can end there, by the judge of moves."""
    read = Wish(wish, ["figure", "points"])
    figure = read.standing(table, "figure")
    reach = reach_of(table, figure)
    held = is_held(table, figure)
    told: dict[str, Any] = {
        "figure": FIGURE_IDS[figure],
        "at": [reach.x, reach.y],
        "radius": reach.radius,
        "limit": reach.limit,
        "slowedLimit": reach.slowed,
        "startsSlowed": reach.starts_slowed,
        "flies": reach.flies,
        "held": held,
    }
    if read.has("points"):
        return {**told, "inside": [reach.judge(point) is None for point in read.points("points", MOST_POINTS)]}
    craters = not reach.even and len(reach.near.picked) > reach.near.hard
    accepted = Accepted(reach)
    return {
        **told,
        "area": fully_drawn(reach, accepted),
        # Hatching may be a little off where it borders on the rest of the area.
        "slowed": [paired(loop) for loop in drawn(reach, Slowed(accepted), PITCH)] if craters else [],
        "contacts": contacts(table, reach),
    }


def way_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """What a way costs: one point means the shortest way there, several mean straight legs through them.

    With `dropped` it also says where a hand that lets go at a refused place meant to be, and how far too far that is.
    """
    read = Wish(wish, ["figure", "points", "dropped"])
    figure = read.standing(table, "figure")
    reach = reach_of(table, figure)
    points = read.points("points", MOST_BENDS)
    way = [coordinate for point in points for coordinate in point]
    refused = Refusal("SF-4.2.11", "why-engaged") if is_held(table, figure) else reach.judge(tuple(way))
    walked = way if reach.judge(tuple(way)) is not None else taken(reach, tuple(way))
    used, limit = reach.measured(walked), reach.limit_of(reach.points(walked))
    best = reach.way(*points[-1])
    hand = drawn_in(reach, tuple(way)) if refused is None else None
    told: dict[str, Any] = {}
    if read.flag("dropped"):
        held = is_held(table, figure)
        told["meant"] = None if refused is None or held else meant(reach, tuple(way))
        told["short"] = short_of(reach, *points[-1]) / INCH
    return {
        **told,
        "figure": FIGURE_IDS[figure],
        "legal": refused is None,
        "refusal": plain_refusal(refused),
        "leg": stopped_leg(reach, way) if refused is not None else None,
        "way": paired(walked),
        "used": used / (GRAIN * INCH),
        "limit": limit / INCH,
        "left": (limit * GRAIN - used) / (GRAIN * INCH),
        "contact": list(hand) if hand else None,
        "charges": refused is None and reach.is_contact(walked[-2], walked[-1]),
        "shortest": {"way": paired(best), "length": reach.measured(best) / (GRAIN * INCH)} if best else None,
    }


def stopped_leg(reach: Reach, way: list[int]) -> int:
    """The first leg, counted from zero, at which a way becomes illegal: the part to be drawn in red starts there."""
    last = len(way) // 2 - 1
    if last == 0:
        return 0
    for leg in range(last):
        if reach.judge_legs(tuple(way[: 2 * leg + 2])) is not None:
            return leg
    return last
