"""The weights of the minds: numbers that a game's bots value positions by, as data (`weights.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

WEIGHTS: Final = Path(__file__).parent / "weights.toml"


@cache
def all_weights() -> dict[str, dict[str, float]]:
    told = tomllib.loads(WEIGHTS.read_text(encoding="utf-8"))
    return {game: {name: float(value) for name, value in weights.items()} for game, weights in told.items()}


def weights_of(game: str, changed: dict[str, float] | None = None) -> dict[str, float]:
    """Those of a game by name, some of them changed."""
    return {**all_weights()[game], **(changed or {})}
