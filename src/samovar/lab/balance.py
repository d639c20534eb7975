"""Which games show how a game is balanced: the usual ones, and those of every setting that can be tried."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from samovar.kernel.errors import Unreadable, nearest
from samovar.kernel.game import Config, Game, Setting, full_config
from samovar.lab.arena import Box
from samovar.lab.pairing import SIDES
from samovar.lab.plan import Keep, Plan, Series, Turn, rotated, rounds_for, spelled

MOST_VALUES: Final = 16  # of a setting that is tried value by value


def usual_plan(game: Game, config: Config, bots: list[str], games: int, seed: int) -> Plan:
    """The game as these settings lay it, watched decision by decision."""
    turns = rotated(0, config, bots)
    series = [Series("usual", turns, rounds_for(games, turns), seed)]
    return Plan(f"{game.id}: balance", [Box(game.id)], series, Keep("worst", decisions=True, course=True))


def variants_plan(
    game: Game, config: Config, bots: list[str], games: int, seed: int, keys: list[str] | None = None
) -> Plan:
    """Every value of every setting that can be tried alone; and of those by seat, every two against each other. Without
    `keys` switches are left out: most of them are rulings, which change little, and there are many. What is usual was
    played already."""
    series: list[Series] = []
    for setting in game.settings():
        if setting.carried or (setting.kind == "switch" if keys is None else setting.key not in keys):
            continue
        if setting.per_seat and setting.kind == "one" and len(setting.values) >= SIDES and not game.cooperative:
            series += _against(game, config, setting.key, setting.values, bots, games, seed)
        elif not setting.per_seat:
            for value in _values(setting):
                settled = _settled(game, {**config, setting.key: value})
                if settled is not None and settled != config:
                    turns = rotated(0, settled, bots)
                    series.append(Series(f"{setting.key}={spelled(value)}", turns, rounds_for(games, turns), seed))
    return Plan(f"{game.id}: variants", [Box(game.id)], series)


def varied(game: Game, word: str | None) -> list[str] | None:
    """The settings that `--vary` names: those that vary unless said, all, none, or some."""
    keys = [setting.key for setting in game.settings() if not setting.carried]
    if word is None or word == "all":
        return None if word is None else keys
    wanted = [] if word == "none" else [each.strip() for each in word.split(",") if each.strip()]
    for key in wanted:
        if key not in keys:
            near = nearest(key, keys)
            meant = f"did you mean '{near}'?" if near else f"there are {', '.join(keys)}"
            raise Unreadable("--vary", f"'{key}' is no setting of {game.id}; {meant}")
    return wanted


def _values(setting: Setting) -> list[Any]:
    if setting.kind == "switch":
        return [False, True]
    values: list[Any] = list(setting.values) if setting.kind == "one" else []
    if setting.kind == "number":
        values = list(range(setting.low, setting.high + 1))
    return values if len(values) <= MOST_VALUES else []


def _against(
    game: Game, config: Config, key: str, values: list[str], bots: list[str], games: int, seed: int
) -> list[Series]:
    if len(game.seats(config)) != SIDES:
        return []
    found = []
    pairs = list(combinations(values, SIDES))
    for first, second in pairs:
        sides = [_settled(game, {**config, key: each}) for each in ([first, second], [second, first])]
        turns = [Turn(0, side, bots) for side in sides if side is not None]
        if len(turns) == SIDES:
            rounds = rounds_for(max(SIDES, games // len(pairs)), turns)
            found.append(Series(f"{key}: {first} – {second}", turns, rounds, seed))
    return found


def _settled(game: Game, config: Config) -> Config | None:
    complete = full_config(game, config)
    return None if game.refuses(complete) is not None else complete
