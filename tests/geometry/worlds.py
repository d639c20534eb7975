"""Random tables for the tests of geometry: a few walls, bases that may stand, and shapely's view of the same."""

from __future__ import annotations

import random

from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union

from samovar.geometry.ground import Ground
from samovar.geometry.shapes import Shapes
from samovar.geometry.turning import STEPS, turned
from samovar.kernel.native import Cells

WIDE, HIGH = 30_000, 24_000
MOULDS = [
    [-3000, -250, 3000, -250, 3000, 250, -3000, 250],
    [-2000, -2000, 2000, -2000, 2000, -1500, -1500, -1500, -1500, 2000, -2000, 2000],
    [-2000, -1500, 2000, -1500, 2000, 1500, -2000, 1500],
    [2500, 0, 1768, 1768, 0, 2500, -1768, 1768, -2500, 0, -1768, -1768, 0, -2500, 1768, -1768],
    [-2000, -200, 0, -200, 1600, 1200, 1350, 1500, -150, 200, -2000, 200],
]


class World:
    """Some polygons, as ours and as shapely's."""

    def __init__(self, seed: int, pieces: int = 6) -> None:
        self.dice = random.Random(seed)
        self.flats = [self.piece() for _ in range(pieces)]
        self.shapes = Shapes(self.flats)
        self.polygons = [Polygon(list(zip(flat[::2], flat[1::2], strict=True))) for flat in self.flats]
        self.union = unary_union(self.polygons)

    def piece(self) -> list[int]:
        mould, step = self.dice.choice(MOULDS), self.dice.randrange(STEPS)
        x, y = self.dice.randrange(4000, WIDE - 4000), self.dice.randrange(4000, HIGH - 4000)
        flat: list[int] = []
        for i in range(0, len(mould), 2):
            px, py = turned(mould[i], mould[i + 1], step)
            flat += [x + px, y + py]
        return flat

    def point(self) -> tuple[int, int]:
        return self.dice.randrange(0, WIDE + 1), self.dice.randrange(0, HIGH + 1)

    def near(self, x: int, y: int, most: int) -> tuple[int, int]:
        return x + self.dice.randint(-most, most), y + self.dice.randint(-most, most)

    def ground(self, radius: int, enemies: int = 4) -> Ground:
        discs: list[int] = []
        for _ in range(enemies):
            x, y = self.point()
            discs += [x, y, radius + 630 + 20]
        return Ground(radius, self.shapes, self.shapes.count, Cells(discs), WIDE, HIGH)

    def standing(self, ground: Ground) -> tuple[int, int]:
        while True:
            x, y = self.point()
            if ground.stands(x, y) and not ground.ringed(x, y):
                return x, y


def line(ax: int, ay: int, bx: int, by: int) -> LineString | Point:
    return LineString([(ax, ay), (bx, by)]) if (ax, ay) != (bx, by) else Point(ax, ay)
