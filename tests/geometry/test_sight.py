"""Sight is symmetric, and nine lines see what shapely sees."""

from __future__ import annotations

from shapely.geometry import Polygon

from samovar.geometry.shapes import Shapes
from samovar.geometry.sight import FIGURE, FREE, edge_of, free_line, hides, sees
from samovar.kernel.native import Cells, cells
from tests.geometry.worlds import World, line

NOBODY = cells(0)


def nine(ax: int, ay: int, ar: int, bx: int, by: int, br: int) -> list[tuple[int, int, int, int]]:
    ex, ey = edge_of(ax, ay, ar, bx, by)
    fx, fy = edge_of(ax, ay, br, bx, by)
    return [(ax + i * ex, ay + i * ey, bx + j * fx, by + j * fy) for i in (-1, 0, 1) for j in (-1, 0, 1)]


def test_sight_is_symmetric_and_agrees_with_shapely_on_ten_thousand_pairs():
    cases = 0
    for seed in range(100):
        world = World(seed, pieces=8)
        for _ in range(100):
            (ax, ay), (bx, by) = world.point(), world.point()
            ar, br = world.dice.choice([630, 787, 984]), world.dice.choice([630, 787, 984])

            there = sees(world.shapes, NOBODY, ax, ay, ar, bx, by, br)
            back = sees(world.shapes, NOBODY, bx, by, br, ax, ay, ar)

            assert there == back
            expected = any(not world.union.intersects(line(*ends)) for ends in nine(ax, ay, ar, bx, by, br))
            assert (there == FREE) == expected
            cases += 1
    assert cases >= 10_000


def test_a_free_line_is_shown_when_there_is_one_and_none_else():
    world = World(5, pieces=8)
    for _ in range(500):
        (ax, ay), (bx, by) = world.point(), world.point()

        ends = free_line(world.shapes, NOBODY, ax, ay, 630, bx, by, 787)

        assert bool(ends) == (sees(world.shapes, NOBODY, ax, ay, 630, bx, by, 787) == FREE)
        assert not ends or not world.union.intersects(line(*ends))


def test_the_piece_in_the_way_is_named():
    shapes = Shapes([[0, 0, 100, 0, 100, 100, 0, 100], [9000, 0, 9500, 0, 9500, 20000, 9000, 20000]])

    assert sees(shapes, NOBODY, 5000, 10000, 630, 15000, 10000, 630) == 1


def test_one_free_line_past_the_end_of_a_wall_is_enough():
    shapes = Shapes([[9000, 0, 9500, 0, 9500, 10100, 9000, 10100]])

    assert sees(shapes, NOBODY, 5000, 10000, 630, 15000, 10000, 630) == FREE
    assert sees(shapes, NOBODY, 5000, 9000, 630, 15000, 9000, 630) == 0


def test_bases_block_only_when_they_are_given():
    empty = Shapes([])
    between = Cells([10000, 10000, 984])

    assert sees(empty, NOBODY, 5000, 10000, 630, 15000, 10000, 630) == FREE
    assert sees(empty, between, 5000, 10000, 630, 15000, 10000, 630) == FIGURE


def test_a_polygon_hides_a_base_when_it_meets_the_field_between_them():
    cases = 0
    for seed in range(40):
        world = World(300 + seed, pieces=5)
        for _ in range(60):
            (ax, ay), (bx, by) = world.point(), world.point()
            ex, ey = edge_of(ax, ay, 630, bx, by)
            fx, fy = edge_of(ax, ay, 984, bx, by)
            field = Polygon([(ax + ex, ay + ey), (ax - ex, ay - ey), (bx - fx, by - fy), (bx + fx, by + fy)])
            for shape in range(5):
                there = hides(world.shapes, shape, ax, ay, 630, bx, by, 984)

                assert there == hides(world.shapes, shape, bx, by, 984, ax, ay, 630)
                assert there == field.intersects(world.polygons[shape])
                cases += 1
    assert cases >= 10_000
