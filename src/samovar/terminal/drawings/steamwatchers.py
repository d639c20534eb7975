"""Steamwatchers: the map as a schematic. Each zone stands where it lies in Europe, dots lead to its neighbours."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from samovar import games
from samovar.terminal.canvas import SIDES, Canvas, Target, short
from samovar.terminal.position import Position

NARROWEST, LOWEST = 104, 40  # the map is scrolled where a terminal has less
LABEL = 10
SHEET = 1000  # the printed map's own units, both ways
SEA = "cyan"
NEUTRAL = "white"
SCORCHED = "scorched"


@cache
def regions() -> dict[str, Any]:
    sheet = Path(games.__file__).parent / "steamwatchers" / "board" / "regions.json"
    return dict(json.loads(sheet.read_text(encoding="utf-8")))


def draw(position: Position, width: int, height: int) -> Canvas:
    canvas = Canvas(max(width, NARROWEST), max(height, LOWEST))
    head = heading(position, canvas)
    places = placed(canvas, head)
    for id, (column, row) in places.items():
        (zone if id in position.ids("zone") else sea)(position, canvas, id, column, row)
    for arc in regions()["arcs"]:
        one, other = arc["between"]
        if one in position.ids("zone") and other in position.ids("zone"):
            start, end = [(places[id][0] + LABEL // 2, places[id][1]) for id in (one, other)]
            canvas.dotted(start, end)
    return canvas


def placed(canvas: Canvas, head: int) -> dict[str, tuple[int, int]]:
    """Where each name begins: at its region's middle, moved as little as needed so that none covers another."""
    found: dict[str, tuple[int, int]] = {}
    taken: list[tuple[int, int]] = []
    for id, region in sorted(regions()["regions"].items(), key=lambda one: (one[1]["pole"][1], one[0])):
        x, y, _ = region["pole"]
        column = min(max(0, int(x / SHEET * canvas.width) - LABEL // 2), canvas.width - LABEL)
        row = head + int(y / SHEET * (canvas.height - head - 1))
        tries = [(column + right, row + down) for down in (0, 1, -1, 2, -2, 3) for right in (0, 4, -4, 8, -8)]
        free = (
            spot
            for spot in tries
            if 0 <= spot[0] <= canvas.width - LABEL
            and head <= spot[1] <= canvas.height - 2
            and all(abs(spot[0] - other[0]) > LABEL or abs(spot[1] - other[1]) > 1 for other in taken)
        )
        found[id] = next(free, (column, row))
        taken.append(found[id])
    return found


def heading(position: Position, canvas: Canvas) -> int:
    """A line for each clan: its colour, its GEO, its barrels, its soldiers in reserve."""
    row = 0
    for place, seat in enumerate(position.ids("seat")[: len(position.table.seats)]):
        clan = clan_of(position, seat)
        name = position.name("clan", clan) if clan else position.name("seat", seat)
        told = " ".join(
            [
                f"GEO {position.count('geo', seat)}",
                f"▮{position.count('clean-stock', seat)}",
                f"▯{position.count('contraband-stock', seat)}",
                f"•{position.count('reserve-basic', seat)} ★{position.count('reserve-elite', seat)}",
            ]
        )
        end = canvas.put(0, row, f"█ {short(name, 26):<26} ", SIDES[place], ("seat", seat))
        canvas.put(end, row, told)
        row += 1
    return row


def clan_of(position: Position, side: str) -> str | None:
    if side == SCORCHED:
        return "crames"
    number = position.count("clan", side) - 1
    sides = position.printed["sides"]
    return sides[number] if 0 <= number < len(sides) else None


def colour(position: Position, side: str | None) -> str:
    return NEUTRAL if side is None else SIDES[position.ids("side").index(side) % len(SIDES)]


def zone(position: Position, canvas: Canvas, id: str, column: int, row: int) -> None:
    owner = position.thing("side", "control", id)
    style = colour(position, owner) + (" bold" if owner else "")
    target: Target = ("zone", id)
    canvas.put(column, row, f"{short(position.name('zone', id), LABEL):<{LABEL}}", style, target)
    below = column
    for side in position.ids("side"):
        basics, elites = position.count("basics", id, side), position.count("elites", id, side)
        if basics or elites:
            told = (f"•{basics}" if basics else "") + (f"★{elites}" if elites else "")
            below = canvas.put(below, row + 1, told, colour(position, side), target)
    signs = {"floors": "▲", "farms": "♣", "toxics": "☣", "turrets": "♜", "morale": "♥", "loot": "$"}
    for name, sign in signs.items():
        if number := position.count(name, id):
            below = canvas.put(below, row + 1, sign + (str(number) if number > 1 else ""), NEUTRAL, target)
    order = position.thing("order", "order", id)
    if position.count("order-of", id):
        told = position.name("order", order)[:1] if order else "?"
        canvas.put(below, row + 1, f"[{told}]", "bold", target)


def sea(position: Position, canvas: Canvas, id: str, column: int, row: int) -> None:
    target: Target = ("sea", id)
    canvas.put(column, row, f"≈{short(position.name('sea', id), LABEL - 1)}", SEA, target)
    below = column
    for place, seat in enumerate(position.ids("seat")):
        if id in position.ids("sea") and (number := position.count("contracts", id, seat)):
            below = canvas.put(below, row + 1, "§" * number, SIDES[place], target)
