"""Samovar: three steam-and-steel board games at one table.

>>> import samovar
>>> table = samovar.load("steamwatchers", players=3).start(seed=7)

All that a program needs is in `samovar.facade`; its names are here, too, and are read when somebody asks for one.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from samovar.facade import Game, Option, Table, list_games, load
    from samovar.kernel.errors import Illegal, Unreadable

__all__ = ["Game", "Illegal", "Option", "Table", "Unreadable", "list_games", "load"]

_HOMES = {
    "Game": "samovar.facade",
    "Option": "samovar.facade",
    "Table": "samovar.facade",
    "list_games": "samovar.facade",
    "load": "samovar.facade",
    "Illegal": "samovar.kernel.errors",
    "Unreadable": "samovar.kernel.errors",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'samovar' has no attribute '{name}'")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
