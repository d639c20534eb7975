"""Places worth going to: contacts, objectives, mechanisms, cover, the edges of ranges, and a few plain directions."""

from __future__ import annotations

from typing import Final

from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.table import (
    CARRIES,
    DEPLOYMENT,
    LYING,
    OBJECTIVE_COUNT,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    RELIC,
    RELIC_X,
    RELIC_Y,
    RELICS,
    FrontTable,
    other,
)
from samovar.geometry.plane import square_between, towards
from samovar.geometry.turning import COSINES, SCALE, SINES, STEPS, turned

MOST_SPOTS: Final = 48
FEW_FOES: Final = 4  # whose ranges are considered: the nearest
SIXTY_DEGREES: Final = 4  # steps of turning
BEHIND: Final = 2000

Spot = tuple[int, int]


def spots(table: FrontTable, reach: Reach) -> list[Spot]:
    """Legal ends of a movement, the same for the same table, without repetition."""
    wanted = [
        *contacts(table, reach),
        *objectives(table, reach),
        *scenery(table, reach),
        *homeward(table, reach),
        *ranges(table, reach),
        *covers(table, reach),
        *directions(reach),
    ]
    found: list[Spot] = []
    seen: set[Spot] = {(reach.x, reach.y)}
    for spot in wanted:
        if spot not in seen:
            seen.add(spot)
            if reach.accepts(spot[0], spot[1]):
                found.append(spot)
                if len(found) == MOST_SPOTS:
                    break
    return found


def foes(table: FrontTable, reach: Reach) -> list[int]:
    """Enemies, the nearest first."""
    near = [
        (int(square_between(reach.x, reach.y, table.x(foe), table.y(foe))), foe)
        for foe in table.standing(other(table.side(reach.figure)))
    ]
    return [foe for _, foe in sorted(near)]


def contacts(table: FrontTable, reach: Reach) -> list[Spot]:
    """In base contact with each enemy in reach: where one comes from, and sixty degrees to either side."""
    found: list[Spot] = []
    for foe in foes(table, reach):
        x, y = int(table.x(foe)), int(table.y(foe))
        beside = reach.radius + int(table.radius(foe)) + reach.switches.contact // 2
        if square_between(reach.x, reach.y, x, y) > (reach.limit + beside + BEHIND) ** 2:
            break
        px, py = towards(x, y, reach.x, reach.y, beside)
        found.append((int(px), int(py)))
        for turn in (SIXTY_DEGREES, STEPS - SIXTY_DEGREES):
            dx, dy = turned(px - x, py - y, turn)
            found.append((x + int(dx), y + int(dy)))
    return found


def objectives(table: FrontTable, reach: Reach) -> list[Spot]:
    """On each objective, at its near edge, and as far towards it as one move goes."""
    found: list[Spot] = []
    for place in range(int(table.cells[OBJECTIVE_COUNT])):
        x, y = int(table.cells[OBJECTIVE_X + place]), int(table.cells[OBJECTIVE_Y + place])
        edge = towards(x, y, reach.x, reach.y, table.objective_radius() + reach.radius - 10)
        found += [(x, y), (int(edge[0]), int(edge[1])), far(reach, x, y)]
    return found


def far(reach: Reach, x: int, y: int) -> Spot:
    """As far as one move goes towards a place."""
    px, py = towards(reach.x, reach.y, x, y, max(0, reach.limit - 1))
    return int(px), int(py)


def scenery(table: FrontTable, reach: Reach) -> list[Spot]:
    """In contact with mechanisms, and on relics."""
    found: list[Spot] = []
    if table.scenario().mechanisms:
        shapes = reach.field.mechanisms
        for shape in range(shapes.count):
            px, py = shapes.nearest(shape, reach.x, reach.y)
            x, y = towards(px, py, reach.x, reach.y, reach.radius + reach.switches.contact // 2)
            found += [(int(x), int(y)), far(reach, int(px), int(py))]
    for relic in range(RELICS):
        if table.cells[RELIC + relic] == LYING:
            x, y = int(table.cells[RELIC_X + relic]), int(table.cells[RELIC_Y + relic])
            edge = towards(x, y, reach.x, reach.y, reach.radius)
            found += [(x, y), (int(edge[0]), int(edge[1])), far(reach, x, y)]
    return found


def homeward(table: FrontTable, reach: Reach) -> list[Spot]:
    """For who carries a relic: into his own zone, or towards it."""
    if table.cells[CARRIES + reach.figure] == 0:
        return []
    (px, py), (x, y) = home_of(table, reach)
    inside = towards(px, py, x, y, reach.radius + 50)
    return [(int(inside[0]), int(inside[1])), far(reach, px, py), far(reach, x, y)]


def home_of(table: FrontTable, reach: Reach) -> list[Spot]:
    """The nearest point of a figure's own zone, and the middle of it."""
    zones = table.content.zones[table.cells[DEPLOYMENT] - 1].shapes
    corners = zones.corners(int(table.zone_of(reach.side)))
    x = sum([corner[0] for corner in corners]) // len(corners)
    y = sum([corner[1] for corner in corners]) // len(corners)
    px, py = zones.nearest(table.zone_of(reach.side), reach.x, reach.y)
    return [(int(px), int(py)), (x, y)]


def ranges(table: FrontTable, reach: Reach) -> list[Spot]:
    """Just within each of one's own bands of the nearest enemies, and just out of theirs."""
    found: list[Spot] = []
    for foe in foes(table, reach)[:FEW_FOES]:
        x, y = int(table.x(foe)), int(table.y(foe))
        bases = reach.radius + int(table.radius(foe))
        for high in bands(table, reach.figure):
            near = towards(x, y, reach.x, reach.y, bases + high - 2)
            found.append((int(near[0]), int(near[1])))
        for high in bands(table, foe)[-1:]:
            safe = towards(x, y, reach.x, reach.y, bases + high + 2)
            found.append((int(safe[0]), int(safe[1])))
    return found


def bands(table: FrontTable, figure: int) -> list[int]:
    content = table.content
    card = table.card(figure)
    first, last = content.band_first[card], content.band_first[card + 1]
    return [int(content.band_high[band]) for band in range(first, last) if content.band_sas[band] == 0]


def covers(table: FrontTable, reach: Reach) -> list[Spot]:
    """Behind each barricade, as seen from the nearest enemy."""
    found: list[Spot] = []
    near = foes(table, reach)
    shapes = reach.field.barricades
    for shape in range(shapes.count if near else 0):
        corners = shapes.corners(shape)
        x = sum([corner[0] for corner in corners]) // len(corners)
        y = sum([corner[1] for corner in corners]) // len(corners)
        away = towards(x, y, table.x(near[0]), table.y(near[0]), -BEHIND)
        px, py = shapes.nearest(shape, away[0], away[1])
        spot = towards(px, py, away[0], away[1], reach.radius + 5)
        found.append((int(spot[0]), int(spot[1])))
    return found


def directions(reach: Reach) -> list[Spot]:
    """The whole move in eight directions, half of it in four."""
    found: list[Spot] = []
    for step in range(0, STEPS, 3):
        far = reach.limit - 1
        found.append((reach.x + COSINES[step] * far // SCALE, reach.y + SINES[step] * far // SCALE))
    for step in range(0, STEPS, 6):
        far = reach.limit // 2
        found.append((reach.x + COSINES[step] * far // SCALE, reach.y + SINES[step] * far // SCALE))
    return found
