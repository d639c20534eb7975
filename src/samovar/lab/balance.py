"""How a game is balanced: seats, sides, scenarios, lengths, drama, and choices that nobody takes."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any, Final

import polars as pl

from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box
from samovar.lab.pairing import SIDES
from samovar.lab.plan import Keep, Plan, Series, Turn, rotated, rounds_for
from samovar.lab.report import Count, Tally, shares
from samovar.lab.statistics import holm, verdict_on
from samovar.lab.tables import Results

MOST_VALUES: Final = 16  # of a setting that is tried value by value
FAIR_SEAT: Final = 0.1  # how far from its fair share a seat may lie
SELDOM: Final = 0.01  # a verb that is taken less often than this when it is offered
ENOUGH_OFFERS: Final = 50  # before one can say so


def usual_plan(game: Game, config: Config, bots: list[str], games: int, seed: int) -> Plan:
    """The game as these settings lay it, watched decision by decision."""
    turns = rotated(0, config, bots)
    series = [Series("usual", turns, rounds_for(games, turns), seed)]
    return Plan(f"{game.id}: balance", [Box(game.id)], series, Keep("worst", decisions=True, course=True))


def variants_plan(game: Game, config: Config, bots: list[str], games: int, seed: int) -> Plan:
    """Every value of every setting that can be tried alone; and of those by seat, every two against each other."""
    series: list[Series] = []
    for setting in game.settings():
        if setting.carried:
            continue
        if setting.per_seat and setting.kind == "one" and len(setting.values) >= SIDES and not game.cooperative:
            series += _against(game, config, setting.key, setting.values, bots, games, seed)
        elif not setting.per_seat:
            values: list[Any] = list(setting.values) if setting.kind == "one" else []
            if setting.kind == "number":
                values = list(range(setting.low, setting.high + 1))
            if setting.kind == "switch":
                values = [False, True]
            for value in values if len(values) <= MOST_VALUES else []:
                settled = _settled(game, {**config, setting.key: value})
                if settled is not None:
                    turns = rotated(0, settled, bots)
                    series.append(Series(f"{setting.key}={value}", turns, rounds_for(games, turns), seed))
    return Plan(f"{game.id}: variants", [Box(game.id)], series)


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


def usual(results: Results, cooperative: bool) -> dict[str, Any]:
    """Seats, ends, lengths and drama of the usual game."""
    tally = Tally(cooperative)
    for each in results.rounds("usual"):
        tally.add(each)
    told = tally.plain()
    seats = len(told["seats"])
    for one in told["seats"].values():
        one["fair"] = verdict_on(one["low"], one["high"], (1 / seats - FAIR_SEAT, 1 / seats + FAIR_SEAT))
    lengths = results.games["decisions"]
    quantiles = {str(part): float(lengths.quantile(part / 100, "nearest") or 0) for part in (10, 50, 90)}
    return {**told, "lengths": quantiles, "drama": drama(results.games, cooperative)}


def drama(games: pl.DataFrame, cooperative: bool) -> dict[str, float] | None:
    """How often the lead changes; how often who is ahead at half-time does not win; when the winner took the lead for
    good, as a part of the game. Where all win together there is no lead."""
    rows = [row for row in games.select("leaders", "winners", "decisions").iter_rows() if row[0] and row[1]]
    if cooperative or not rows:
        return None
    changes = turned = late = 0.0
    rounds = 0
    for leaders, winners, _ in rows:
        changes += sum(one != other for one, other in pairwise(leaders))
        turned += leaders[len(leaders) // 2] not in winners
        behind = [place for place, leader in enumerate(leaders, 1) if leader not in winners]
        late += (behind[-1] if behind else 0) / len(leaders)
        rounds += len(leaders)
    decisions = sum(row[2] for row in rows)
    count = len(rows)
    return {
        "lead changes": changes / count,
        "turned after half-time": turned / count,
        "decided at": late / count,
        "rounds": rounds / count,
        "decisions a round": decisions / rounds,
    }


def choices(decisions: pl.DataFrame) -> list[dict[str, Any]]:
    """By verb: in how many decisions it was offered, and in what part of them taken; the least taken first."""
    offered = decisions.select(verb=pl.col("verbs")).explode("verb").group_by("verb").len("offered")
    taken = decisions.select(verb=pl.col("chosen").str.split(" ").list.first()).group_by("verb").len("taken")
    joined = offered.join(taken, on="verb", how="left").with_columns(pl.col("taken").fill_null(0))
    rows = joined.with_columns(part=pl.col("taken") / pl.col("offered")).sort("part", "verb").to_dicts()
    for row in rows:
        row["seldom"] = row["offered"] >= ENOUGH_OFFERS and row["part"] < SELDOM
    return rows


def variants(plan: Plan, results: Results, cooperative: bool) -> list[dict[str, Any]]:
    """What each value does: how often the team or the first seat wins, and how long it takes."""
    told = []
    for series in plan.series:
        count, decisions = Count(), 0
        swapped = ": " in series.name
        for each in results.rounds(series.name):
            if cooperative:
                won = [float(bool(one.outcome.winners)) for one in each]
            else:
                won = [shares(one)[turn if swapped else 0] for turn, one in enumerate(each)]
            count.add(won)
            decisions += sum(one.decisions for one in each)
        one = {"series": series.name, **count.plain(), "decisions": decisions / max(1, count.played)}
        told.append({**one, "p": count.scores.chance(0.5) if swapped else None})
    tried = [one for one in told if one["p"] is not None]
    for one, chance in zip(tried, holm([each["p"] for each in tried]), strict=True):
        one["p"] = chance
    return told
