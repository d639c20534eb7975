"""Steamfront's speed beside Shapely's, in one interleaved run: `python -m benchmarks.skirmish [--json] [--rounds 5]`.

The compiled build, the interpreted one and Shapely take turns, each in a process of its own, so a slow moment of the
machine hits all of them; CPU time of one core, best and median side by side.

Sight is one line between two centres on a table of 8 polygons; Shapely asks its prepared union. Reach is everywhere a
base can go within 6 inches among 9 enemies. "reach" is what decides any point afterwards: for us the shortest ways to
all corners, for Shapely the connected part of the move's disc clear of widened obstacles, those near by only. "reach,
listed" adds asking for every place on a lattice of half an inch. Shapely's area knows no length of ways, so ours
answers the harder question; sight gives the same answers as Shapely, and both our builds give the same everywhere.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SLICE = 0.6  # seconds of CPU a measure, a turn
WIDE, HIGH = 30_000, 24_000
RADIUS, MOVE, PITCH = 630, 6_000, 500
TABLES, POLYGONS, BASES, ENEMIES = 4, 8, 18, 9
MOULDS = [
    [-3000, -250, 3000, -250, 3000, 250, -3000, 250],
    [-2000, -2000, 2000, -2000, 2000, -1500, -1500, -1500, -1500, 2000, -2000, 2000],
    [-2000, -1500, 2000, -1500, 2000, 1500, -2000, 1500],
    [2500, 0, 1768, 1768, 0, 2500, -1768, 1768, -2500, 0, -1768, -1768, 0, -2500, 1768, -1768],
]
TARGETS = {"sight": 40.0, "reach": 10.0, "reach, listed": 10.0}  # compiled, times Shapely
CONTESTANTS = ("compiled", "interpreted", "shapely")


class Field:
    """A random table, the same for every contestant: polygons, and bases clear of them."""

    def __init__(self, seed: int) -> None:
        from shapely.geometry import Point, Polygon

        dice = random.Random(seed)
        self.flats: list[list[int]] = []
        for _ in range(POLYGONS):
            x, y = dice.randrange(4000, WIDE - 4000), dice.randrange(4000, HIGH - 4000)
            mould = dice.choice(MOULDS)
            turned = (
                mould
                if dice.random() < 0.5
                else [c for i in range(0, len(mould), 2) for c in (-mould[i + 1], mould[i])]
            )
            self.flats.append([c + (y if i % 2 else x) for i, c in enumerate(turned)])
        polygons = [Polygon(list(zip(flat[::2], flat[1::2], strict=True))) for flat in self.flats]
        self.bases: list[tuple[int, int]] = []
        while len(self.bases) < BASES:
            x, y = dice.randrange(RADIUS, WIDE - RADIUS), dice.randrange(RADIUS, HIGH - RADIUS)
            crowded = any((x - ox) ** 2 + (y - oy) ** 2 < (2 * RADIUS + 25) ** 2 for ox, oy in self.bases)
            if not crowded and all(polygon.distance(Point(x, y)) >= RADIUS for polygon in polygons):
                self.bases.append((x, y))

    def pairs(self) -> list[tuple[int, int, int, int]]:
        return [(*one, *two) for place, one in enumerate(self.bases) for two in self.bases[:place]]


# A name; one go gives how many were done, and a number that cheats would change; a checksum, which is not timed.
Measured = tuple[str, Callable[[], tuple[int, int]], Callable[[], int]]


def ours() -> list[Measured]:
    from samovar.bots.playout import playout
    from samovar.games import open_box
    from samovar.geometry.ground import Ground
    from samovar.geometry.places import lattice
    from samovar.geometry.shapes import Shapes
    from samovar.geometry.sight import FREE, blocker, sees
    from samovar.geometry.ways import Ways
    from samovar.kernel.chance import seeded
    from samovar.kernel.game import new_table
    from samovar.kernel.native import Cells, cells
    from samovar.lab.speed import copy_with

    fields = [Field(seed) for seed in range(TABLES)]
    shapes = [Shapes(field.flats) for field in fields]
    pairs = [field.pairs() for field in fields]
    nobody = cells(0)

    def sight() -> tuple[int, int]:
        free = 0
        for place, mine in enumerate(shapes):
            for ax, ay, bx, by in pairs[place]:
                free += blocker(mine, ax, ay, bx, by) == FREE
        return sum(map(len, pairs)), free

    def nine_lines() -> tuple[int, int]:
        free = 0
        for place, mine in enumerate(shapes):
            for ax, ay, bx, by in pairs[place]:
                free += sees(mine, nobody, ax, ay, RADIUS, bx, by, RADIUS) == FREE
        return sum(map(len, pairs)), free

    grounds = []
    for place, mine in enumerate(shapes):
        bases = fields[place].bases
        discs = Cells([c for x, y in bases[:ENEMIES] for c in (x, y, 2 * RADIUS + 20)])
        grounds.append(Ground(RADIUS, mine, POLYGONS, discs, WIDE, HIGH))

    def ways() -> list[Ways]:
        return [
            Ways(ground.within(x, y, MOVE), x, y, MOVE * 1000, False)
            for ground, field in zip(grounds, fields, strict=True)
            for x, y in field.bases[ENEMIES:]
        ]

    def reach() -> tuple[int, int]:
        found = ways()
        for one in found:
            one.grow()
        return len(found), len(found)

    def reach_sum() -> int:
        found = ways()
        for one in found:
            one.grow()
        return sum([sum(one.far) for one in found])

    taken_places = [
        Cells([c for x, y in field.bases[:ENEMIES] for c in (x, y, 2 * RADIUS)])
        for field in fields
        for _ in field.bases[ENEMIES:]
    ]

    def places() -> list[Cells]:
        return [lattice(one, PITCH, taken_places[place]) for place, one in enumerate(ways())]

    def listed() -> tuple[int, int]:
        found = places()
        return len(found), sum(map(len, found)) // 2

    game = open_box("steamfront")
    start = new_table(game, {}, seeded(1))
    turn = iter(range(1_000_000))

    def decisions() -> tuple[int, int]:
        seed = next(turn)
        return playout(copy_with(start, seed), seeded(seed + 7)), 0

    return [
        ("sight", sight, lambda: sight()[1]),
        ("sight, nine lines", nine_lines, lambda: nine_lines()[1]),
        ("reach", reach, reach_sum),
        ("reach, listed", listed, lambda: sum(map(sum, places()))),
        ("decisions", decisions, lambda: 0),
    ]


def shapelys() -> list[Measured]:
    import numpy
    import shapely
    from shapely.geometry import LineString, Point, Polygon
    from shapely.ops import unary_union
    from shapely.prepared import prep

    fields = [Field(seed) for seed in range(TABLES)]
    polygons = [[Polygon(list(zip(flat[::2], flat[1::2], strict=True))) for flat in field.flats] for field in fields]
    walls = [prep(unary_union(those)) for those in polygons]
    pairs = [field.pairs() for field in fields]
    # Widened obstacles are made beforehand, as our corners are kept between questions.
    widened = [[polygon.buffer(RADIUS) for polygon in those] for those in polygons]
    boxes = [[polygon.bounds for polygon in those] for those in widened]

    def sight() -> tuple[int, int]:
        free = 0
        for place, wall in enumerate(walls):
            for ax, ay, bx, by in pairs[place]:
                free += not wall.intersects(LineString([(ax, ay), (bx, by)]))
        return sum(map(len, pairs)), free

    def areas() -> list[Any]:
        found = []
        for place, field in enumerate(fields):
            rings = [Point(x, y).buffer(2 * RADIUS + 20) for x, y in field.bases[:ENEMIES]]
            for x, y in field.bases[ENEMIES:]:
                near = [
                    shape
                    for shape, (left, low, right, high) in zip(widened[place], boxes[place], strict=True)
                    if left < x + MOVE and right > x - MOVE and low < y + MOVE and high > y - MOVE
                ]
                near += [
                    ring
                    for ring, (ex, ey) in zip(rings, field.bases[:ENEMIES], strict=True)
                    if (ex - x) ** 2 + (ey - y) ** 2 < (MOVE + 2 * RADIUS + 20) ** 2
                ]
                free = Point(x, y).buffer(MOVE).difference(unary_union(near))
                parts = [part for part in getattr(free, "geoms", [free]) if part.contains(Point(x, y))]
                found.append((parts[0] if parts else free, x, y))
        return found

    def reach() -> tuple[int, int]:
        return len(areas()), 0

    steps = range(-(MOVE // PITCH), MOVE // PITCH + 1)
    across = numpy.array([PITCH * i for i in steps for _ in steps])
    up = numpy.array([PITCH * j for _ in steps for j in steps])

    def listed() -> tuple[int, int]:
        count = 0
        for area, x, y in areas():
            shapely.prepare(area)
            count += int(shapely.contains_xy(area, across + x, up + y).sum())
        return TABLES * (BASES - ENEMIES), count

    return [
        ("sight", sight, lambda: sight()[1]),
        ("reach", reach, lambda: 0),
        ("reach, listed", listed, lambda: listed()[1]),
    ]


def turn(contestant: str) -> dict[str, Any]:
    """One contestant measures itself for a moment: microseconds for each, games a second, checksums."""
    told: dict[str, Any] = {}
    for name, go, checksum in shapelys() if contestant == "shapely" else ours():
        check = checksum()
        done = goes = 0
        started = time.process_time()
        spent = 0.0
        while spent < SLICE:
            done += go()[0]
            goes += 1
            spent = time.process_time() - started
        told[name] = {"each": 1e6 * spent / done, "goes": goes / spent, "check": check}
    return told


def taken(contestant: str, path: Path | None) -> dict[str, Any]:
    environment = dict(os.environ)
    environment["PYTHONPATH"] = str(ROOT / "src" if path is None else path)
    command = [sys.executable, "-m", "benchmarks.skirmish", "--turn", contestant]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{contestant}: {done.stderr[-2000:]}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--turn", choices=CONTESTANTS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.turn:
        sys.stdout.write(json.dumps(turn(options.turn)))
        return
    from samovar.lab.speed import calibration
    from tools.compiled import build

    compiled = build(ROOT / "build" / "compiled-steamfront", opt="3", game="steamfront")
    results: dict[str, list[dict[str, Any]]] = {name: [] for name in CONTESTANTS}
    marks = []
    for _ in range(options.rounds):
        marks.append(calibration())
        for name in CONTESTANTS:
            results[name].append(taken(name, compiled if name == "compiled" else None))
    check(results)
    if options.json:
        sys.stdout.write(json.dumps({"calibration": marks, "rounds": results}, indent=2) + "\n")
    else:
        draw(results, marks)


def check(results: dict[str, list[dict[str, Any]]]) -> None:
    """Both builds answer alike, and sight as Shapely does."""
    for name in results["compiled"][0]:
        answers = {told[name]["check"] for build in ("compiled", "interpreted") for told in results[build]}
        if name == "sight":
            answers |= {told[name]["check"] for told in results["shapely"]}
        if len(answers) != 1:
            raise SystemExit(f"{name}: the answers differ: {sorted(answers)}")


def best(rounds: list[dict[str, Any]], name: str) -> float:
    return float(min(told[name]["each"] for told in rounds))


def median(rounds: list[dict[str, Any]], name: str) -> float:
    return float(sorted(told[name]["each"] for told in rounds)[len(rounds) // 2])


def draw(results: dict[str, list[dict[str, Any]]], marks: list[float]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("measure", "contestant", "µs best", "median", "a second", "compiled is", "by medians", "target"):
        table.add_column(heading, justify="left" if heading in ("measure", "contestant") else "right")
    first = results["compiled"]
    for name in first[0]:
        for contestant, rounds in results.items():
            if name not in rounds[0]:
                continue
            ratio, middle = best(rounds, name) / best(first, name), median(rounds, name) / median(first, name)
            target = f"{TARGETS[name]:.0f} x" if contestant == "shapely" and name in TARGETS else ""
            table.add_row(
                name,
                contestant,
                f"{best(rounds, name):,.2f}",
                f"{median(rounds, name):,.2f}",
                f"{1e6 / best(rounds, name):,.0f}",
                f"{ratio:.1f} x",
                f"{middle:.1f} x",
                target,
            )
    console = Console(width=140)
    console.print(table)
    games = {name: max(told["decisions"]["goes"] for told in results[name]) for name in CONTESTANTS[:2]}
    console.print(", ".join([f"{name}: {rate:,.1f} playouts a second" for name, rate in games.items()]) + ".")
    console.print(
        f"CPU time of one core, {len(marks)} interleaved rounds, "
        f"calibration {', '.join(f'{m:.0f}' for m in marks)} ms; checksums equal."
    )


if __name__ == "__main__":
    main()
