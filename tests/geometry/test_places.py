"""The lattice of places in reach: marked by the dozen, yet exactly those that the shortest ways lead to."""

from __future__ import annotations

from samovar.geometry.ground import Ground
from samovar.geometry.places import lattice
from samovar.geometry.ways import NO_WAY, Ways
from samovar.kernel.native import Cells, cells
from tests.geometry.worlds import HIGH, WIDE, World

PIECES = 8


def expected(ground: Ground, x: int, y: int, limit: int, pitch: int, avoid: bool, bases: Cells) -> set[tuple[int, int]]:
    """One place after the other, by ways that know nothing of each other's questions."""
    found = set()
    for across in range(-(limit // pitch), limit // pitch + 1):
        for up in range(-(limit // pitch), limit // pitch + 1):
            px, py = x + across * pitch, y + up * pitch
            clear = all(
                (px - bases[at]) ** 2 + (py - bases[at + 1]) ** 2 >= bases[at + 2] ** 2
                for at in range(0, len(bases), 3)
            )
            if clear and ground.stands(px, py):
                ways = Ways(ground, x, y, limit * 1000, avoid)
                if ways.length(px, py) != NO_WAY:
                    found.add((px, py))
    return found


def test_the_lattice_holds_every_place_in_reach_and_no_other_on_ten_thousand_places():
    places = reached = 0
    for seed in range(40):
        world = World(2000 + seed, pieces=PIECES)
        whole = world.ground(630, enemies=9)
        soft = seed % 3  # some of the polygons are craters, which half of the ways avoid
        ground = Ground(630, world.shapes, PIECES - soft, whole.discs, WIDE, HIGH)
        bases = Cells([number - 20 if at % 3 == 2 else number for at, number in enumerate(whole.discs)])
        x, y = world.standing(ground)
        limit, pitch = [(4000, 500), (5000, 700), (6000, 640)][seed % 3]
        ways = Ways(ground.within(x, y, limit), x, y, limit * 1000, avoid_soft=seed % 2 == 1)

        found = lattice(ways, pitch, bases)

        told = list(zip(found[::2], found[1::2], strict=True))
        assert len(told) == len(set(told))
        assert set(told) == expected(ground, x, y, limit, pitch, seed % 2 == 1, bases), f"seed {seed}"
        places += (2 * (limit // pitch) + 1) ** 2
        reached += len(told)
    assert places >= 10_000
    assert places // 5 < reached < places


def test_a_start_in_contact_or_at_the_edge_is_no_exception():
    ground = Ground(630, World(3, pieces=6).shapes, 6, Cells([2000, 2000, 1280]), WIDE, HIGH)
    for x, y in ((2000, 3270), (700, 2200), (2000, 700)):
        ways = Ways(ground.within(x, y, 4000), x, y, 4_000_000, avoid_soft=False)

        found = lattice(ways, 500, cells(0))

        told = set(zip(found[::2], found[1::2], strict=True))
        assert told == expected(ground, x, y, 4000, 500, False, cells(0))


def test_the_lattice_is_the_same_whatever_was_asked_before():
    world = World(21, pieces=PIECES)
    ground = world.ground(630, enemies=6)
    x, y = world.standing(ground)
    asked = Ways(ground, x, y, 6_000_000, avoid_soft=False)
    for _ in range(50):
        asked.length(*world.near(x, y, 5000))

    first = lattice(asked, 500, cells(0))

    assert list(first) == list(lattice(Ways(ground, x, y, 6_000_000, avoid_soft=False), 500, cells(0)))
    assert list(first) == list(lattice(asked, 500, cells(0)))
