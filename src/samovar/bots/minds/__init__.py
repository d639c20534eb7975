"""Minds, one module a game; and the bots by name: the levels of the ladder, and plain ones for the lab."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.careless import CarelessBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.mind import Mind
from samovar.bots.search import FOREVER, SearchBot
from samovar.kernel.errors import Unreadable
from samovar.kernel.native import compiled

BOTS = ("random", "greedy")  # of games without a ladder; and tables that were laid before there was one
PARAMETER = {"careless": "lapses", "search": "simulations"}  # bots for the lab, as `search:48`
WEIGHED = "weighed"  # the greedy one with other weights, as `weighed:unit=1.5/zone=0.7`
LAPSES = 30
SIMULATIONS = 48
LEVELS = Path(__file__).parent.parent / "levels.toml"


def mind_for(game: str) -> Mind | None:
    """The mind for a game, if somebody has written one. Read when asked for: one game does not load the others."""
    if game == "steamwatchers":
        from samovar.bots.minds.caravans import CaravanMind

        return CaravanMind()
    if game == "steamfront":
        from samovar.bots.minds.steamfront import SteamfrontMind

        return SteamfrontMind()
    if game == "reckoners":
        from samovar.bots.minds.reckoners import ReckonersMind

        return ReckonersMind()
    return None


@cache
def ladders() -> dict[str, dict[str, dict[str, Any]]]:
    """By game and level, the weakest first."""
    told = tomllib.loads(LEVELS.read_text(encoding="utf-8"))
    order = told.pop("ladder")
    return {game: {level: levels[level] for level in order} for game, levels in told.items()}


def levels_of(game: str) -> list[str]:
    """The opponents that a game offers, the weakest first."""
    if game in ladders():
        return list(ladders()[game])
    return [name for name in BOTS if plays(name, game)]


def plays(name: str, game: str) -> bool:
    """Whether there is a bot of that name for the game."""
    try:
        bot(name, game, 1)
    except Unreadable:
        return False
    return True


def bot(name: str, game: str, seed: int, hurry: float = 0.0) -> Bot:
    """The bot of that name, ready to play that game. Without hurry its simulations alone are counted; where people
    wait, its time is bounded, too, and the shorter the more it must hurry."""
    if name == "random":
        return RandomBot(seed)
    mind = mind_for(game)
    level = ladders().get(game, {}).get(name)
    if level is not None and mind is not None:
        return of_level(level, mind, seed, hurry)
    if name == "greedy" and mind is not None:
        return GreedyBot(seed, mind)
    kind, _, number = name.partition(":")
    if mind is not None and kind == WEIGHED:
        return GreedyBot(seed, mind.weighed(weights_in(number, mind)))
    if mind is not None and kind in PARAMETER and (number or "0").isdecimal():
        plain = {"kind": kind, PARAMETER[kind]: int(number)} if number else {"kind": kind}
        return of_level(plain, mind, seed, 0.0)
    more = [f"{kind}:{parameter.upper()}" for kind, parameter in PARAMETER.items()]
    known = ", ".join([*levels_of(game), "random", *more] if mind is not None else BOTS[:1])
    raise Unreadable("bots", f"there is no bot called '{name}' for {game}; there are {known}")


def weights_in(said: str, mind: Mind) -> dict[str, float]:
    """`unit=1.5/zone=0.7`: the name of a bot of the lab, without commas, which part names."""
    found: dict[str, float] = {}
    for word in said.split("/"):
        name, _, number = word.partition("=")
        try:
            found[name] = float(number)
        except ValueError:
            found[name] = math.nan
    wrong = [name for name, value in found.items() if name not in mind.weights() or not math.isfinite(value)]
    if wrong:
        known = ", ".join(mind.weights()) or "none"
        raise Unreadable(
            "bots", f"'{said}' is not name=number/name=number with weights of this mind; there are: {known}"
        )
    return found


def of_level(level: dict[str, Any], mind: Mind, seed: int, hurry: float) -> Bot:
    if level["kind"] == "careless":
        return CarelessBot(seed, mind, level.get("lapses", LAPSES))
    if level["kind"] == "greedy":
        return GreedyBot(seed, mind)
    seconds = level["seconds" if compiled else "patience"] / hurry if hurry else FOREVER
    return SearchBot(seed, mind, level.get("simulations", SIMULATIONS), seconds)
