"""Points, segments, circles and polygons answer as the plane itself does; shapely is the witness."""

from __future__ import annotations

import random
from fractions import Fraction
from math import isqrt

from shapely.geometry import Point

from samovar.geometry.plane import GRAIN, further, meet, nearer, rounded, span
from samovar.geometry.shapes import Shapes
from samovar.geometry.turning import COSINES, SINES, STEPS, turned
from tests.geometry.worlds import World, line

CASES = 10_000


def test_a_leg_is_within_its_limit_exactly_when_its_square_is():
    dice = random.Random(1)

    for _ in range(CASES):
        ax, ay, bx, by = (dice.randrange(0, 30_001) for _ in range(4))
        square = (bx - ax) ** 2 + (by - ay) ** 2
        limit = max(0, isqrt(square) + dice.randint(-1, 1))

        assert (span(ax, ay, bx, by) <= limit * GRAIN) == (square <= limit * limit)
        assert span(ax, ay, bx, by) == span(bx, by, ax, ay)


def test_a_length_is_rounded_up_to_the_next_millionth_of_an_inch():
    assert span(0, 0, 3000, 4000) == 5_000_000
    assert span(0, 0, 1, 1) == 1415
    assert span(7, 7, 7, 7) == 0


def test_segments_meet_when_shapely_says_so():
    dice = random.Random(2)

    for _ in range(CASES):
        a, b, c, d, e, f, g, h = (dice.randrange(0, 12) for _ in range(8))

        assert meet(a, b, c, d, e, f, g, h) == line(a, b, c, d).intersects(line(e, f, g, h))


def test_a_point_is_nearer_to_a_segment_than_a_distance_when_fractions_say_so():
    dice = random.Random(3)

    for _ in range(CASES):
        ax, ay, bx, by, px, py = (dice.randrange(0, 60) for _ in range(6))
        reach = dice.randrange(0, 40)
        square = exact_square(ax, ay, bx, by, px, py)

        assert nearer(ax, ay, bx, by, px, py, reach * reach) == (square < reach * reach)
        assert further(ax, ay, bx, by, px, py, reach * reach) == (square > reach * reach)


def exact_square(ax: int, ay: int, bx: int, by: int, px: int, py: int) -> Fraction:
    dx, dy = bx - ax, by - ay
    whole = dx * dx + dy * dy
    along = Fraction((px - ax) * dx + (py - ay) * dy, whole) if whole else Fraction(0)
    along = min(Fraction(1), max(Fraction(0), along))
    return (px - ax - along * dx) ** 2 + (py - ay - along * dy) ** 2


def test_rounding_is_the_same_for_a_number_and_its_mirror_image():
    for number in range(-200, 201):
        assert rounded(number, 7) == -rounded(-number, 7)
    assert rounded(7, 2) == 4
    assert rounded(-7, 2) == -4


def test_polygons_hold_points_and_meet_lines_as_shapely_says():
    cases = 0
    for seed in range(60):
        world = World(seed, pieces=5)
        for _ in range(60):
            ax, ay = world.point()
            bx, by = world.near(ax, ay, 6000)
            for shape in range(5):
                polygon = world.polygons[shape]

                assert world.shapes.holds(shape, ax, ay) == polygon.intersects(Point(ax, ay))
                assert world.shapes.crossed(shape, ax, ay, bx, by) == polygon.intersects(line(ax, ay, bx, by))
                cases += 1
    assert cases >= CASES


def test_corners_and_edges_belong_to_a_polygon():
    world = World(7)

    for shape in range(world.shapes.count):
        corners = world.shapes.corners(shape)
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
            assert world.shapes.holds(shape, ax, ay)
            assert world.shapes.crossed(shape, ax, ay, bx, by)
            assert world.shapes.touched(shape, ax, ay, 0)


def test_a_leg_comes_closer_to_a_polygon_than_a_base_when_shapely_says_so():
    cases = 0
    for seed in range(40):
        world = World(100 + seed, pieces=5)
        for _ in range(60):
            ax, ay = world.point()
            bx, by = world.near(ax, ay, 5000)
            reach = world.dice.choice([630, 787, 984, 3000])
            for shape in range(5):
                gap = world.polygons[shape].distance(line(ax, ay, bx, by))
                if abs(gap - reach) > 1e-6:
                    assert world.shapes.closer(shape, ax, ay, bx, by, reach) == (gap < reach)
                    cases += 1
                gap = world.polygons[shape].distance(Point(ax, ay))
                if abs(gap - reach) > 1e-6:
                    assert world.shapes.touched(shape, ax, ay, reach) == (gap <= reach)
    assert cases >= CASES


def test_polygons_overlap_and_keep_apart_as_shapely_says():
    cases = 0
    for seed in range(100):
        world = World(1000 + seed, pieces=12)
        for one in range(12):
            for two in range(one):
                shared = world.polygons[one].intersection(world.polygons[two]).area
                if shared == 0 or shared > 50_000:
                    assert world.shapes.overlaps(one, world.shapes, two) == (shared > 0)
                gap = world.polygons[one].distance(world.polygons[two])
                if abs(gap - 3000) > 1e-6:
                    assert world.shapes.apart(one, world.shapes, two, 3000) == (gap >= 3000)
                cases += 1
    assert cases >= 6000


def test_a_polygon_overlaps_itself_and_only_touches_its_neighbour():
    square = [0, 0, 1000, 0, 1000, 1000, 0, 1000]
    beside = [1000, 0, 2000, 0, 2000, 1000, 1000, 1000]
    over = [990, 0, 2000, 0, 2000, 1000, 990, 1000]
    shapes = Shapes([square, square, beside, over])

    assert shapes.overlaps(0, shapes, 1)
    assert not shapes.overlaps(0, shapes, 2)
    assert shapes.overlaps(0, shapes, 3)


def test_a_disc_lies_in_a_polygon_up_to_its_edge():
    zone = Shapes([[0, 0, 12000, 0, 0, 12000]])

    assert zone.contains_disc(0, 630, 630, 630)
    assert not zone.contains_disc(0, 629, 630, 630)
    assert not zone.contains_disc(0, 6000, 5500, 630)


def test_turning_by_steps_goes_round_and_keeps_lengths():
    for step in range(STEPS):
        x, y = turned(10_000, 0, step)
        back_x, back_y = turned(x, y, (STEPS - step) % STEPS)

        assert -1 <= back_x - 10_000 <= 1
        assert -1 <= back_y <= 1
        assert abs(COSINES[step] ** 2 + SINES[step] ** 2 - 10**12) < 2_000_000
        assert turned(1000, 700, (step + 12) % STEPS) == tuple(-c for c in turned(1000, 700, step))
