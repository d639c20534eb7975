"""Ways round obstacles: legal, shortest, and never longer than a walk over a grid."""

from __future__ import annotations

import heapq

from shapely.geometry import LineString, Point

from samovar.geometry.ground import FREE, Ground
from samovar.geometry.plane import span
from samovar.geometry.shapes import Shapes
from samovar.geometry.ways import NO_WAY, Ways, region
from samovar.kernel.native import Cells, cells
from tests.geometry.worlds import HIGH, WIDE, World

WALL = [14_750, 6_000, 15_250, 6_000, 15_250, 12_000, 14_750, 12_000]


def walled() -> Ground:
    return Ground(630, Shapes([WALL]), 1, cells(0), WIDE, HIGH)


def test_a_free_way_is_straight():
    ways = Ways(walled(), 5000, 20_000, 9_000_000, avoid_soft=False)

    assert ways.length(8000, 16_000) == 5_000_000
    assert ways.way(8000, 16_000) == [8000, 16_000]


def test_the_way_round_a_wall_bends_at_its_corner():
    ways = Ways(walled(), 13_500, 11_000, 9_000_000, avoid_soft=False)

    bends = ways.way(16_500, 11_000)

    assert len(bends) > 2
    assert span(13_500, 11_000, 16_500, 11_000) < ways.length(16_500, 11_000) < 5_000_000


def test_there_is_no_way_beyond_the_budget():
    ways = Ways(walled(), 13_500, 9000, 5_000_000, avoid_soft=False)

    assert ways.length(16_500, 9000) == NO_WAY
    assert ways.way(16_500, 9000) == []


def test_a_way_keeps_out_of_an_enemys_ring_but_may_end_in_it():
    ground = Ground(630, Shapes([]), 0, Cells([10_000, 10_000, 1280]), WIDE, HIGH)

    ways = Ways(ground, 6000, 10_000, 9_000_000, avoid_soft=False)

    assert ways.length(10_000 - 1270, 10_000) == 2_730_000
    assert ways.length(14_000, 10_000) > 8_000_000
    assert ways.length(10_000 + 1270, 10_000) > 5_270_000


def test_a_way_out_of_a_ring_leads_away_and_cannot_slide_along_it():
    ground = Ground(630, Shapes([]), 0, Cells([10_000, 10_000, 1280]), WIDE, HIGH)

    assert ground.blocker(8730, 10_000, 7000, 10_500, 0) == FREE
    assert ground.blocker(8730, 10_000, 9500, 9000, 0) != FREE
    assert ground.blocker(8730, 10_000, 8740, 10_060, 0) != FREE


def test_ways_are_legal_and_as_long_as_they_say():
    cases = 0
    for seed in range(60):
        world = World(seed, pieces=7)
        ground = world.ground(630)
        free = world.union.buffer(630 - 1e-6)
        x, y = world.standing(ground)
        ways = Ways(ground, x, y, 9_000_000, avoid_soft=False)
        for _ in range(170):
            tx, ty = world.near(x, y, 8000)
            if not ground.stands(tx, ty) or ground.ringed(tx, ty):
                continue
            length = ways.length(tx, ty)
            bends = ways.way(tx, ty)

            assert (length == NO_WAY) == (not bends)
            if bends:
                points = [(x, y), *zip(bends[::2], bends[1::2], strict=True)]
                path = LineString(points)
                assert not path.intersects(free)
                assert abs(path.length * 1000 - length) < 2 * len(points)
                for at in range(0, len(ground.discs), 3):
                    centre = Point(ground.discs[at], ground.discs[at + 1])
                    assert path.distance(centre) > ground.discs[at + 2]
            cases += 1
    assert cases >= 5000


def test_shortest_ways_are_never_longer_than_those_over_a_grid():
    compared = 0
    for seed in range(12):
        world = World(500 + seed, pieces=9)
        ground = world.ground(630, enemies=6)
        x, y = world.standing(ground)
        ways = Ways(ground, x, y, 8_000_000, avoid_soft=False)
        for (tx, ty), walked in grid_walk(ground, x, y, 8_000_000, 300).items():
            length = ways.length(tx, ty)
            assert length != NO_WAY, f"seed {seed}: the grid reaches {tx}, {ty} in {walked}"
            assert length <= walked, f"seed {seed}: {tx}, {ty}"
            compared += 1
    assert compared > 10_000


def grid_walk(ground: Ground, x: int, y: int, budget: int, pitch: int) -> dict[tuple[int, int], int]:
    """Eight-neighbour shortest walks by Dijkstra, over places where the base may stand."""
    shortest: dict[tuple[int, int], int] = {}
    queue = [(0, x, y)]
    while queue:
        walked, px, py = heapq.heappop(queue)
        if (px, py) in shortest:
            continue
        shortest[px, py] = walked
        for dx in (-pitch, 0, pitch):
            for dy in (-pitch, 0, pitch):
                qx, qy = px + dx, py + dy
                further = walked + span(px, py, qx, qy)
                if (qx, qy) in shortest or further > budget or not ground.stands(qx, qy) or ground.ringed(qx, qy):
                    continue
                if ground.blocker(px, py, qx, qy, ground.hard) == FREE:
                    heapq.heappush(queue, (further, qx, qy))
    return shortest


def test_ways_there_and_back_are_equally_long():
    world = World(77, pieces=7)
    ground = world.ground(630)
    for _ in range(150):
        (ax, ay), (bx, by) = world.standing(ground), world.standing(ground)
        there = Ways(ground, ax, ay, 20_000_000, avoid_soft=False).length(bx, by)
        back = Ways(ground, bx, by, 20_000_000, avoid_soft=False).length(ax, ay)

        assert -20 <= there - back <= 20


def test_the_drawing_of_the_reach_lies_within_the_reach():
    world = World(9, pieces=7)
    ground = world.ground(630)
    x, y = world.standing(ground)
    ways = Ways(ground, x, y, 6_000_000, avoid_soft=False)

    for drawn in region(ways):
        for px, py in zip(drawn[::2], drawn[1::2], strict=True):
            assert ways.length(px, py) != NO_WAY
