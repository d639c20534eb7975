"""Questions that people ask, as plans, and what the games answer: which of two, what a value does, who is strongest,
how much skill there is."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any

from samovar.content.packs import HEAD_FILE
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box, Played
from samovar.lab.plan import Keep, Plan, Series, Turn, pack_in, rotated, rounds_for
from samovar.lab.ratings import Meeting
from samovar.lab.report import shares
from samovar.lab.statistics import Differences, Means, Scores, holm
from samovar.lab.tables import Results
from samovar.lab.values import base_pack, changed, valued
from samovar.lab.words import value_of

HOUSE = "house"


class Thing:
    """One of two that are compared: a bot, a pack, or a setting."""

    def __init__(self, word: str, game: str) -> None:
        self.word = word
        self.kind = "bot"
        self.box = Box(game)
        self.config: Config = {}
        key, equals, value = word.partition("=")
        if equals:
            known = {setting.key: setting for setting in self.box.open().settings()}
            setting = known.get(key)
            meant = valued(value) if setting is None else value_of(setting.kind, setting.per_seat, value)
            self.kind, self.config = "setting", {key: meant}
        elif word == HOUSE or (Path(word) / HEAD_FILE).is_file():
            self.kind = "pack"
            self.box = Box(game, None if word == HOUSE else pack_in(game, Path(word)))


def compare_plan(game: str, one: str, other: str, config: Config, bots: list[str], games: int, seed: int) -> Plan:
    """Two bots against each other, sides changed; or two packs or settings, each on the same dice."""
    things = [Thing(word, game) for word in (one, other)]
    if len({thing.kind for thing in things}) > 1:
        raise Unreadable("compare", f"{one} is a {things[0].kind}, {other} a {things[1].kind}")
    boxes = [thing.box for thing in things]
    open_games = [box.open() for box in boxes]
    if things[0].kind == "bot" and not open_games[0].cooperative:
        turns = rotated(0, full_config(open_games[0], config), [one, other])
        return Plan(f"{game}: {one} – {other}", boxes[:1], [Series("against", turns, rounds_for(games, turns), seed)])
    turns = []
    for place, thing in enumerate(things):
        team = [thing.word] if thing.kind == "bot" else bots
        complete = full_config(open_games[place], {**config, **thing.config})
        turns += [Turn(place, complete, each.bots) for each in rotated(place, complete, team)]
    return Plan(f"{game}: {one} – {other}", boxes, [Series("beside", turns, rounds_for(games, turns), seed)])


def compared(plan: Plan, results: Results, cooperative: bool) -> dict[str, Any]:
    """What differs, with the interval of the difference; several measures are corrected for being several."""
    series = plan.series[0]
    rounds = list(results.rounds(series.name))
    if series.name == "against":
        scores = Scores(sum(won_by(one, series.turns[0].bots[0]) for one in each) / len(each) for each in rounds)
        low, high = scores.interval()
        share = {"measure": "wins", "difference": 2 * scores.mean - 1, "low": 2 * low - 1, "high": 2 * high - 1}
        return {"games": results.games.height, "measures": [{**share, "p": scores.chance(0.5)}]}
    half = len(series.turns) // 2
    measures: list[dict[str, Any]] = []
    for name, value in sights(rounds[0][0] if rounds else None, cooperative):
        found = Differences()
        for each in rounds:
            mine, theirs = [value(one) for one in each[:half]], [value(one) for one in each[half:]]
            found.add(sum(mine) / half, sum(theirs) / half)
        low, high = found.interval()
        one = {"measure": name, "difference": found.mean, "low": low, "high": high, "p": found.chance()}
        measures.append(one)
    lengths = Means(
        sum(one.decisions for one in each[:half]) / half - sum(one.decisions for one in each[half:]) / half
        for each in rounds
    )
    low, high = lengths.interval()
    told = {"measure": "decisions", "difference": lengths.mean, "low": low, "high": high, "p": lengths.chance()}
    measures.append(told)
    for one, chance in zip(measures, holm([each["p"] for each in measures]), strict=True):
        one["p"] = chance
    return {"games": results.games.height, "measures": measures}


def won_by(played: Played, bot: str) -> float:
    return min(1.0, sum(share for name, share in zip(played.bots, shares(played), strict=True) if name == bot))


def sights(first: Played | None, cooperative: bool) -> list[tuple[str, Any]]:
    """What can differ between two boxes: whether the team wins, or what each seat wins."""
    if cooperative:
        return [("team wins", lambda one: float(bool(one.outcome.winners)))]
    seats = 0 if first is None else len(first.bots)
    return [(f"wins of seat {seat}", lambda one, seat=seat: shares(one)[seat]) for seat in range(seats)]


def sweep_plan(
    game: str,
    spreads: list[tuple[str, list[Any]]],
    config: Config,
    bots: list[str],
    games: int,
    seed: int,
    pack: Path | None,
) -> Plan:
    """Every combination of values, each on the same dice. A path with a dot is a value of the pack, else a setting."""
    base = base_pack(game, pack)
    boxes: list[Box] = []
    series: list[Series] = []
    for values in product(*(each for _, each in spreads)):
        chosen = {path: value for (path, _), value in zip(spreads, values, strict=True)}
        changes = {path: value for path, value in chosen.items() if "." in path}
        settings = {key: value for key, value in chosen.items() if "." not in key}
        box = Box(game, changed(base, changes) if changes else (None if pack is None else base))
        turns = rotated(len(boxes), full_config(box.open(), {**config, **settings}), bots)
        name = " ".join(f"{path}={value}" for path, value in chosen.items())
        boxes.append(box)
        series.append(Series(name, turns, rounds_for(games, turns), seed))
    return Plan(f"{game}: sweep", boxes, series, Keep())


def tournament_plan(
    game: str, bots: list[str], pairs: list[tuple[int, int]], config: Config, games: int, seed: int
) -> Plan:
    """Each pair plays so many games, sides changed on the same dice."""
    series = []
    for one, other in pairs:
        turns = rotated(0, config, [bots[one], bots[other]])
        series.append(Series(f"{bots[one]} – {bots[other]}", turns, rounds_for(games, turns), seed))
    return Plan(f"{game}: tournament", [Box(game)], series)


def all_pairs(count: int) -> list[tuple[int, int]]:
    return list(combinations(range(count), 2))


def meetings(plan: Plan, results: Results, bots: list[str], pairs: list[tuple[int, int]]) -> list[Meeting]:
    found = []
    for (one, other), series in zip(pairs, plan.series, strict=True):
        for each in results.rounds(series.name):
            share = sum(won_by(played, bots[one]) for played in each) / len(each)
            found.append(Meeting(one, other, share, len(each)))
    return found


def skill_plan(game: Game, box: Box, config: Config, budgets: list[int], games: int, seed: int) -> Plan:
    """Each budget against half of it; where all win together, one after the other on the same dice."""
    names = [f"search:{budget}" for budget in budgets]
    series = []
    for below, above in pairwise(names):
        turns = (
            [Turn(0, config, [above]), Turn(0, config, [below])]
            if game.cooperative
            else rotated(0, config, [above, below])
        )
        series.append(Series(f"{above} – {below}", turns, rounds_for(games, turns), seed))
    return Plan(f"{game.id}: skill", [box], series)


def skilled(plan: Plan, results: Results, cooperative: bool) -> list[dict[str, Any]]:
    """What doubling the thought is worth, step by step: 0 if the game does not reward it."""
    told: list[dict[str, Any]] = []
    for series in plan.series:
        found = Differences()
        for each in results.rounds(series.name):
            if cooperative:
                found.add(*(float(bool(one.outcome.winners)) for one in each))
            else:
                share = sum(won_by(one, series.turns[0].bots[0]) for one in each) / len(each)
                found.add(share, 1.0 - share)
        low, high = found.interval()
        told.append(
            {
                "step": series.name,
                "games": series.games,
                "edge": found.mean,
                "low": low,
                "high": high,
                "p": found.chance(),
            }
        )
    for one, chance in zip(told, holm([each["p"] for each in told]), strict=True):
        one["p"] = chance
    return told
