"""Learning and search: every game as an environment of PettingZoo and Gymnasium, and in OpenSpiel (docs/learning.md).

Needs pip install 'samovar[rl]' or 'samovar[openspiel]'; nothing of it is imported before somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from samovar.adapters.gym import SeatEnv
    from samovar.adapters.vector import TablesEnv
    from samovar.adapters.zoo import SamovarAEC, SamovarParallel

__all__ = ["aec_env", "gym_env", "openspiel_game", "parallel_env", "vector_env"]


def aec_env(game: str, render_mode: str | None = None, actions: str = "slots", **settings: Any) -> SamovarAEC:
    """One agent after the other, as PettingZoo's AEC: `aec_env("steamwatchers", players=3)`. With `actions="words"` a
    choice is told word by word, each a number whose meaning never changes."""
    from samovar.adapters.zoo import SamovarAEC

    return SamovarAEC(game, settings, render_mode, actions)


def parallel_env(game: str, render_mode: str | None = None, actions: str = "slots", **settings: Any) -> SamovarParallel:
    """All agents at once, as PettingZoo's parallel: whoever is not asked may only wait. `actions` as for `aec_env`."""
    from samovar.adapters.zoo import SamovarParallel

    return SamovarParallel(game, settings, render_mode, actions)


def gym_env(
    game: str,
    seat: int = 0,
    opponents: str = "random",
    render_mode: str | None = None,
    actions: str = "slots",
    **settings: Any,
) -> SeatEnv:
    """One seat, as Gymnasium has it; bots of that name play the others. `actions` as for `aec_env`."""
    from samovar.adapters.gym import SeatEnv

    return SeatEnv(game, settings, seat, opponents, render_mode, actions)


def vector_env(game: str, tables: int = 16, seat: int | None = None, copy: bool = True, **settings: Any) -> TablesEnv:
    """Many tables at once, as Gymnasium's vector environments, one native call a step: one seat against players who
    draw lots, or, without a seat, whoever is asked. Without `copy` the arrays are written over by the next step."""
    from samovar.adapters.vector import TablesEnv

    return TablesEnv(game, settings, tables, seat, copy)


def openspiel_game(game: str, variant: str = "", **settings: Any) -> Any:
    """A game of OpenSpiel: `pyspiel.load_game("samovar_<game>")` with settings as `samovar.load` takes them."""
    from samovar.adapters import openspiel

    return openspiel.openspiel_game(game, variant, **settings)
