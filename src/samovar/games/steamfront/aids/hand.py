"""The hand: where a finger that all but touches something probably means to be. Rules know nothing of it. [A-51]"""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.aids.wish import Point
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.table import SIDE
from samovar.geometry.plane import GRAIN, span, square_between, towards
from samovar.geometry.turning import COSINES, SCALE, SINES, STEPS

FORGIVEN: Final = 1500  # how far beyond its reach a hand may put a figure down and still be understood
RINGS: Final = (40, 80, 160, 320, 480)  # how far aside a free place is looked for
BESIDE: Final = 600  # so near to an enemy, the hand means him

Near = tuple[int, int, int]  # x, y, how far from there a base touches


def drawn_in(reach: Reach, way: tuple[int, ...]) -> Point | None:
    """The end of a way drawn into contact with what it all but touches, if a movement may end there."""
    x, y = way[-2], way[-1]
    for px, py, apart in _beside(reach, x, y):
        nx, ny = towards(px, py, x, y, apart + reach.switches.contact // 2)
        if reach.judge((*way[:-2], int(nx), int(ny))) is None:
            return int(nx), int(ny)
    return None


def meant(reach: Reach, way: tuple[int, ...]) -> Point | None:
    """Where a figure put down at a place that is refused was meant to go: to the enemy under or beside the hand, as far
    as it may go that way, to the free place next to it, or beside the friend under it; None if nothing is near."""
    x, y = way[-2], way[-1]
    before = way[:-2]
    for place in [*_round_enemy(reach, x, y), *_shortened(reach, way), *_aside(x, y), *_round_friend(reach, x, y)]:
        if reach.judge((*before, *place)) is None:
            return place
    return None


def short_of(reach: Reach, x: int, y: int) -> int:
    """By how many thousandths of an inch a place, or the enemy who stands there, lies beyond the reach."""
    radius = max([0, *[apart for *at, apart in _foes(reach) if square_between(x, y, *at) <= apart * apart]])
    return max(0, int(span(reach.x, reach.y, x, y)) // GRAIN - radius - reach.limit)


def _others(reach: Reach, friends: bool) -> list[Near]:
    rows = range(0, len(reach.bases), 4)
    return [
        (int(reach.bases[at + 1]), int(reach.bases[at + 2]), reach.radius + int(reach.bases[at + 3]))
        for at in rows
        if (int(reach.bases[at]) // SIDE == reach.side) == friends
    ]


def _foes(reach: Reach) -> list[Near]:
    return _others(reach, friends=False)


def _round_enemy(reach: Reach, x: int, y: int) -> list[Point]:
    """Places in contact with the nearest enemy that the hand may mean, those nearest to the hand first."""
    near = [(square_between(x, y, fx, fy), fx, fy, apart) for fx, fy, apart in _foes(reach)]
    near = [one for one in near if one[0] <= (one[3] + BESIDE) ** 2]
    if not near:
        return []
    _, fx, fy, apart = min(near)
    touching = apart + reach.switches.contact // 2
    straight = towards(fx, fy, x, y, touching) if (x, y) != (fx, fy) else towards(fx, fy, reach.x, reach.y, touching)
    return [(int(straight[0]), int(straight[1])), *_round(fx, fy, touching, x, y)]


def _round_friend(reach: Reach, x: int, y: int) -> list[Point]:
    """Places beside the friend on whom the hand lets go."""
    near = [(square_between(x, y, fx, fy), fx, fy, apart) for fx, fy, apart in _others(reach, friends=True)]
    near = [one for one in near if one[0] < one[3] ** 2]
    if not near:
        return []
    _, fx, fy, apart = min(near)
    return _round(fx, fy, apart + reach.switches.contact // 2, x, y)


def _round(fx: int, fy: int, touching: int, x: int, y: int) -> list[Point]:
    """All round a place, what is nearest to the hand first."""
    places = [(fx + COSINES[step] * touching // SCALE, fy + SINES[step] * touching // SCALE) for step in range(STEPS)]
    return [(int(px), int(py)) for px, py in sorted(places, key=lambda place: int(square_between(x, y, *place)))]


def _shortened(reach: Reach, way: tuple[int, ...]) -> list[Point]:
    """The last leg, as long as what is left of the movement."""
    points = reach.points(list(way))
    (ax, ay), (bx, by) = points[-2], points[-1]
    gone = reach.measured(list(way[:-2])) // GRAIN
    found: list[Point] = []
    for limit in (reach.limit, reach.slowed):
        left = limit - gone - 1  # rounding must not make it longer
        if 0 < left < int(span(ax, ay, bx, by)) // GRAIN <= left + FORGIVEN:
            px, py = towards(ax, ay, bx, by, left)
            found.append((int(px), int(py)))
    return found


def _aside(x: int, y: int) -> list[Point]:
    return [
        (int(x + COSINES[step] * ring // SCALE), int(y + SINES[step] * ring // SCALE))
        for ring in RINGS
        for step in range(STEPS)
    ]


def _beside(reach: Reach, x: int, y: int) -> list[Near]:
    """What lies within a tenth of an inch and does not touch: enemies first, then scenery, then friends."""
    contact, snap = reach.switches.contact, reach.content.snap
    found: list[Near] = []
    foes: list[Near] = []
    friends: list[Near] = []
    for at in range(0, len(reach.bases), 4):
        figure = int(reach.bases[at])
        its_x, its_y = int(reach.bases[at + 1]), int(reach.bases[at + 2])
        apart = reach.radius + int(reach.bases[at + 3])
        square = square_between(x, y, its_x, its_y)
        if square > (apart + contact) ** 2 and square <= (apart + snap) ** 2:
            (foes if figure // SIDE != reach.side else friends).append((its_x, its_y, apart))
        elif figure // SIDE != reach.side and square <= (apart + contact) ** 2:
            return []
    solids = reach.field.solids
    for shape in range(solids.count):
        if solids.touched(shape, x, y, reach.radius + contact):
            return foes
        if solids.touched(shape, x, y, reach.radius + snap):
            px, py = solids.nearest(shape, x, y)
            found.append((int(px), int(py), reach.radius))
    return [*foes, *found, *friends]
