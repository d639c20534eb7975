"""The hand: where a finger that all but touches something probably means to be. Rules know nothing of it. [A-51]"""

from __future__ import annotations

from samovar.games.steamfront.aids.wish import Point
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.table import SIDE
from samovar.geometry.plane import square_between, towards

Near = tuple[int, int, int]  # x, y, how far from there a base touches


def drawn_in(reach: Reach, way: tuple[int, ...]) -> Point | None:
    """The end of a way drawn into contact with what it all but touches, if a movement may end there."""
    x, y = way[-2], way[-1]
    for px, py, apart in _beside(reach, x, y):
        nx, ny = towards(px, py, x, y, apart + reach.switches.contact // 2)
        if reach.judge((*way[:-2], int(nx), int(ny))) is None:
            return int(nx), int(ny)
    return None


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
