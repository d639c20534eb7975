"""Reinforcement learning: every game as an environment of PettingZoo and Gymnasium (docs/learning.md).

Needs pip install 'samovar[rl]'; nothing of it is imported before somebody asks for an environment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samovar.adapters.gym import SeatEnv
    from samovar.adapters.zoo import SamovarAEC, SamovarParallel

__all__ = ["aec_env", "gym_env", "parallel_env"]


def aec_env(game: str, render_mode: str | None = None, **settings: Any) -> SamovarAEC:
    """One agent after the other, as PettingZoo's AEC: `aec_env("steamwatchers", players=3)`."""
    from samovar.adapters.zoo import SamovarAEC

    return SamovarAEC(game, settings, render_mode)


def parallel_env(game: str, render_mode: str | None = None, **settings: Any) -> SamovarParallel:
    """All agents at once, as PettingZoo's parallel: whoever is not asked may only wait."""
    from samovar.adapters.zoo import SamovarParallel

    return SamovarParallel(game, settings, render_mode)


def gym_env(
    game: str, seat: int = 0, opponents: str = "random", render_mode: str | None = None, **settings: Any
) -> SeatEnv:
    """One seat, as Gymnasium has it; bots of that name play the others."""
    from samovar.adapters.gym import SeatEnv

    return SeatEnv(game, settings, seat, opponents, render_mode)
