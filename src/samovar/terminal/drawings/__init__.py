"""How a game looks in characters: `drawings/<game>.py` with `draw(position, width, height)`.

A game without one is told by its rows. A drawing may besides have `wish(lens, position, target)`: what a lens is asked
about the thing that a player points to.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from samovar.terminal.canvas import Canvas, Target, short
from samovar.terminal.position import Position


def module_of(game: str) -> ModuleType | None:
    name = f"{__name__}.{game.replace('-', '_')}"
    return import_module(name) if find_spec(name) is not None else None


def draw(position: Position, width: int, height: int) -> Canvas:
    """The table as it stands, at least in so much room as the drawing needs."""
    module = module_of(position.table.game)
    drawn: Canvas = (plain if module is None else module.draw)(position, width, height)
    return drawn


def wish(lens: str, position: Position, target: Target | None) -> dict[str, Any]:
    module = module_of(position.table.game)
    wanted = getattr(module, "wish", None)
    return {} if wanted is None else dict(wanted(lens, position, target))


def plain(position: Position, width: int, height: int) -> Canvas:
    """Every row that is not all zeros."""
    lines = []
    for row, numbers in position.seen.rows.items():
        if any(number != 0 for number in numbers):
            told = " ".join("?" if number is None else str(number) for number in numbers)
            lines.append(f"{position.speech.say({'key': f'row-{row}'})}: {told}")
    canvas = Canvas(width, max(height, len(lines)))
    for place, line in enumerate(lines):
        canvas.put(0, place, short(line, width))
    return canvas
