"""Minds, one module a game; and the bots by name: the levels of the ladder, and plain ones for the lab.

shrewd              a level
shrewd+bold+patient a level with a style, or two that do not contradict one another
search:48           a searcher of so many simulations; `careless:30` has so many lapses
greedy:1            tries each choice on so many determinizations
greedy+unit=1.5     any of these with other weights than its mind has
"""

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
# Bots for the lab, as `search:48`.
PARAMETER = {"careless": "lapses", "greedy": "determinizations", "search": "simulations"}
MORE = "+"  # begins a style, or a weight that is not the mind's own
LAPSES = 30
DETERMINIZATIONS = 3
SIMULATIONS = 48
LEVELS = Path(__file__).parent.parent / "levels.toml"
STYLES = Path(__file__).parent.parent / "styles.toml"


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


@cache
def styles() -> dict[str, dict[str, dict[str, float]]]:
    """By style and game: how many times as much a weight counts."""
    told: dict[str, dict[str, dict[str, float]]] = tomllib.loads(STYLES.read_text(encoding="utf-8"))["styles"]
    return told


@cache
def sliders() -> dict[str, list[str]]:
    """What can be chosen beside strength: each slider with its two ends."""
    told: dict[str, list[str]] = tomllib.loads(STYLES.read_text(encoding="utf-8"))["sliders"]
    return told


def slider_of(style: str) -> str | None:
    return next((slider for slider, ends in sliders().items() if style in ends), None)


def styles_of(game: str) -> list[str]:
    """The styles that a game's bots can have."""
    return [style for style, games in styles().items() if game in games]


def sliders_of(game: str) -> list[tuple[str, str]]:
    """The two ends of each slider that a game's bots have."""
    known = styles_of(game)
    return [(ends[0], ends[1]) for ends in sliders().values() if all(end in known for end in ends)]


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
    plain, *words = name.split(MORE)
    found = mind_for(game)
    mind = None if found is None else altered(found, game, words)
    level = ladders().get(game, {}).get(plain)
    if level is not None and mind is not None:
        return of_level(level, mind, seed, hurry)
    kind, _, number = plain.partition(":")
    if mind is not None and kind in PARAMETER and (number or "0").isdecimal():
        told = {"kind": kind, PARAMETER[kind]: int(number)} if number else {"kind": kind}
        return of_level(told, mind, seed, 0.0)
    more = [f"{kind}:{parameter.upper()}" for kind, parameter in PARAMETER.items()]
    known = ", ".join([*levels_of(game), "random", *more] if mind is not None else BOTS[:1])
    raise Unreadable("bots", f"there is no bot called '{name}' for {game}; there are {known}")


def altered(mind: Mind, game: str, words: list[str]) -> Mind:
    """A mind with styles, and with weights of its own."""
    weights = mind.weights()
    worn: set[str] = set()
    for word in words:
        name, equals, number = word.partition("=")
        slider = slider_of(word)
        if slider is not None and slider not in worn and game in styles()[word]:
            worn.add(slider)
            weights.update({weight: weights[weight] * times for weight, times in styles()[word][game].items()})
        elif equals and name in weights and is_number(number):
            weights[name] = float(number)
        else:
            known = ", ".join([*styles_of(game), *[f"{weight}=NUMBER" for weight in weights]])
            raise Unreadable("bots", f"'{word}' is no style and no weight of {game}, or contradicts another: {known}")
    return mind.weighed(weights) if words else mind


def is_number(said: str) -> bool:
    try:
        return math.isfinite(float(said))
    except ValueError:
        return False


def of_level(level: dict[str, Any], mind: Mind, seed: int, hurry: float) -> Bot:
    if level["kind"] == "careless":
        return CarelessBot(seed, mind, level.get("lapses", LAPSES))
    if level["kind"] == "greedy":
        return GreedyBot(seed, mind, level.get("determinizations", DETERMINIZATIONS))
    seconds = level["seconds" if compiled else "patience"] / hurry if hurry else FOREVER
    return SearchBot(seed, mind, level.get("simulations", SIMULATIONS), seconds)
