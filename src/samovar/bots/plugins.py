"""Bots by anybody: a class in a module, in a file, or in an installed package.

    module:Class        what Python can import from here
    path/to/file.py:Class
    name                of an entry point of the group `samovar.bots`

Such a class is called with a seed and has `choose(game, seen, seat)`; `samovar.bots.bot.Bot` shows the hooks that it
may have besides. Whatever goes wrong while it is loaded is Unreadable, with its reason.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from samovar.bots.bot import Bot
from samovar.bots.minds import bot as house_bot
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Unreadable, nearest
from samovar.kernel.events import Event
from samovar.kernel.game import Config, Game, Outcome
from samovar.kernel.table import Table

GROUP: Final = "samovar.bots"
# `search:48` is a bot of the house with a number; no class begins with one.
REFERENCE = re.compile(r"(?P<place>.+\.py|[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)")


@cache
def installed() -> dict[str, str]:
    """The bots of installed packages: name -> module:Class. Nothing of them is imported."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def foreign(name: str) -> bool:
    """Whether a name means somebody else's bot, without looking whether it is there."""
    return REFERENCE.fullmatch(name) is not None or name in installed()


def bot_named(name: str, game: str, seed: int, hurry: float = 1.0) -> Bot:
    """The bot of that name, of the house or of anybody, ready to play that game. Ours can `hurry`."""
    if not foreign(name):
        return house_bot(name, game, seed, hurry)
    try:
        made = class_of(name)(seed)
    except Unreadable:
        raise
    except Exception as fault:
        raise Unreadable("bots", f"{name} cannot be made: {told(fault)}") from fault
    return made if isinstance(made, Bot) else Guest(seed, name, made)


class Guest(Bot):
    """A bot whose class does not descend from ours: it needs `choose`, and may have the hooks."""

    def __init__(self, seed: int, name: str, made: Any) -> None:
        super().__init__(seed)
        self.made = made
        if not callable(getattr(made, "choose", None)):
            raise Unreadable("bots", f"{name} has no method choose(game, seen, seat)")

    def begin(self, game: Game, config: Config, seat: int) -> None:
        if hasattr(self.made, "begin"):
            self.made.begin(game, config, seat)

    def heard(self, events: list[Event], seat: int) -> None:
        if hasattr(self.made, "heard"):
            self.made.heard(events, seat)

    def end(self, outcome: Outcome, seat: int) -> None:
        if hasattr(self.made, "end"):
            self.made.end(outcome, seat)

    def choose(self, game: Game, seen: Table, seat: int) -> Choice:
        chosen: Choice = self.made.choose(game, seen, seat)
        return chosen


def listens(bot: Bot) -> bool:
    """Whether it wants to hear what its seat is told; who does not costs nothing."""
    if isinstance(bot, Guest):
        return hasattr(bot.made, "heard")
    return type(bot).heard is not Bot.heard


def class_of(name: str) -> Any:
    """What a reference or an installed name leads to."""
    reference = installed().get(name, name)
    parts = REFERENCE.fullmatch(reference)
    if parts is None:
        raise Unreadable("bots", f"'{reference}' is neither module:Class nor path.py:Class")
    module = _module(parts["place"])
    found = getattr(module, parts["name"], None)
    if not callable(found):
        classes = [each for each, value in vars(module).items() if isinstance(value, type)]
        near = nearest(parts["name"], classes)
        meant = f"; did you mean '{near}'?" if near else ""
        raise Unreadable("bots", f"{parts['place']} has no class called '{parts['name']}'{meant}")
    return found


def _module(place: str) -> Any:
    try:
        return _module_of_file(Path(place)) if place.endswith(".py") else import_module(place)
    except Unreadable:
        raise
    except ModuleNotFoundError as fault:
        why = f"there is no module called '{place}'" if fault.name == place else f"{place}: {fault}"
        raise Unreadable("bots", why) from fault
    except Exception as fault:
        raise Unreadable("bots", f"{place} cannot be read: {told(fault)}") from fault


def _module_of_file(path: Path) -> Any:
    if not path.is_file():
        raise Unreadable("bots", f"there is no file {path}")
    name = f"samovar_bot_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise Unreadable("bots", f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look a class's module up there
    folder = str(path.resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # a bot may be written in several files
    spec.loader.exec_module(module)
    return module


def told(fault: BaseException) -> str:
    """An error in one line."""
    said = " ".join(str(fault).split())
    return f"{type(fault).__name__}: {said}" if said else type(fault).__name__
