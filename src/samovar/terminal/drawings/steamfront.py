"""Steamfront: the table of thirty inches by twenty-four, with a ruler on its edges."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from samovar.games.steamfront.scene import CONSTANTS
from samovar.terminal.canvas import SIDES, Canvas, Plane, Target
from samovar.terminal.position import Position

INCH = 1000
EDGE = 3  # columns for the ruler on the left
TURNS: int = CONSTANTS["TURNS"]
STANDING: int = CONSTANTS["STANDING"]
LYING: int = CONSTANTS["RELIC_LYING"]
SIGNS = {"wall": "█", "barricade": "▒", "cloud": "░", "crater": "∘"}
TONES = {"wall": "white", "barricade": "yellow", "cloud": "bright_black", "crater": "bright_black"}


def draw(position: Position, width: int, height: int) -> Canvas:
    across, up = position.printed["table"]
    per_column = max(across / max(1, width - EDGE), up / max(1, (height - 2)) / 2)
    columns, rows = int(across / per_column), int(up / (2 * per_column))
    canvas = Canvas(max(width, EDGE + columns), max(height, rows + 2))
    canvas.plane = Plane(EDGE, 1, across / columns, up / rows, up, INCH)
    heading(position, canvas)
    ruler(canvas, across, up)
    for piece in position.ids("piece"):
        scenery(position, canvas, piece)
    for objective in position.ids("objective")[: position.count("objective-count")]:
        at = position.count("objective-x", objective), position.count("objective-y", objective)
        column, row = canvas.plane.place(*at)
        canvas.put(column, row, "◎", "bright_yellow", ("objective", objective))
    for relic in position.ids("relic"):
        if position.count("relic", relic) == LYING:
            column, row = canvas.plane.place(position.count("relic-x", relic), position.count("relic-y", relic))
            canvas.put(column, row, "◆", "bright_yellow", ("relic", relic))
    for figure in position.ids("figure"):
        if position.count("status", figure) == STANDING and position.count("card", figure):
            stand(position, canvas, figure)
    return canvas


def heading(position: Position, canvas: Canvas) -> None:
    column = 0
    for place, side in enumerate(position.ids("side")):
        left = sum(
            position.count("status", figure) == STANDING and not position.count("activated", figure)
            for figure in position.ids("figure")
            if figure.startswith(side)
        )
        told = f"{side.upper()} {position.count('points', side)} pts ⚑{position.count('orders', side)} ▶{left}  "
        column = canvas.put(column, 0, told, SIDES[place])


def ruler(canvas: Canvas, across: int, up: int) -> None:
    """Inches along the left and the lower edge."""
    plane = canvas.plane
    assert plane is not None
    bottom = plane.place(0, 0)[1]
    for inch in range(0, across // INCH + 1, 5):
        canvas.put(plane.place(inch * INCH, 0)[0], bottom, str(inch), "dim")
    for inch in range(5, up // INCH, 5):
        canvas.put(0, plane.place(0, inch * INCH)[1], f"{inch:>2}┤", "dim")


def scenery(position: Position, canvas: Canvas, piece: str) -> None:
    kind = position.count("piece", piece) - 1
    if kind < 0 or canvas.plane is None:
        return
    terrain: dict[str, Any] = position.printed["terrain"][kind]
    turn = position.count("piece-turn", piece) * 2 * pi / TURNS
    x, y = position.count("piece-x", piece), position.count("piece-y", piece)
    flat = terrain["polygon"]
    outline = [
        (x + flat[i] * cos(turn) - flat[i + 1] * sin(turn), y + flat[i] * sin(turn) + flat[i + 1] * cos(turn))
        for i in range(0, len(flat), 2)
    ]
    sign, tone = SIGNS.get(terrain["type"], "▢"), TONES.get(terrain["type"], "")
    touched = {canvas.plane.place(*point) for point in edge_points(outline, canvas.plane.per_column / 2)}
    for row in range(1, canvas.height):
        for column in range(EDGE, canvas.width):
            if (column, row) in touched or within(canvas.plane.point(column, row), outline):
                canvas.put(column, row, sign, tone, ("piece", piece))


def edge_points(outline: list[tuple[float, float]], step: float) -> list[tuple[float, float]]:
    """Points along an outline: a wall is thinner than a character."""
    found = []
    for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True):
        parts = max(1, int(max(abs(u - x), abs(v - y)) / step))
        found += [(x + (u - x) * part / parts, y + (v - y) * part / parts) for part in range(parts)]
    return found


def within(point: tuple[int, int], outline: list[tuple[float, float]]) -> bool:
    inside = False
    for (x, y), (u, v) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y > point[1]) != (v > point[1]) and point[0] < (u - x) * (point[1] - y) / (v - y) + x:
            inside = not inside
    return inside


def stand(position: Position, canvas: Canvas, figure: str) -> None:
    assert canvas.plane is not None
    column, row = canvas.plane.place(position.count("x", figure), position.count("y", figure))
    style = SIDES[0 if figure.startswith("a") else 1]
    if position.count("activated", figure):
        style += " dim"
    if position.scene.get("figure") == figure:
        style += " bold underline"
    canvas.put(column, row, figure.upper(), style, ("figure", figure))


def wish(lens: str, position: Position, target: Target | None) -> dict[str, Any]:
    """Lenses ask about the figure that acts, or the one that is pointed to."""
    pointed = target[1] if target is not None and target[0] == "figure" else None
    acting = position.scene.get("figure")
    if lens == "odds":
        attack = position.scene.get("attack") or {"attacker": acting, "target": pointed}
        return {key: attack[key] for key in ("attacker", "target") if attack.get(key)}
    if lens in ("reach", "sight", "rings", "threat", "way"):
        figure = pointed or acting
        return {"figure": figure} if figure else {}
    return {}
