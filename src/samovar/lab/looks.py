"""What games show of their game: who wins, how long they are, their drama, and what nobody takes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import polars as pl

from samovar.lab.plan import Series
from samovar.lab.report import TEAM, Count, Tally, shares
from samovar.lab.statistics import holm, verdict_on
from samovar.lab.tables import Results

FAIR_SEAT: Final = 0.1  # how far from its fair share a seat may lie
FAIR_SIDE: Final = (0.35, 0.65)  # between which one of two sides may lie
SELDOM: Final = 0.01  # a verb that is taken less often than this when it is offered
ENOUGH_OFFERS: Final = 50  # before one can say so
PARTS: Final = (10, 50, 90)  # of a hundred games


def swapped(series: Series) -> bool:
    """Whether two sides change places on the same dice, all else being the same."""
    return len(series.turns) == 2 and series.turns[0].bots == series.turns[1].bots


def wins(series: Series, results: Results, cooperative: bool) -> dict[str, Any]:
    """A tally of a series, with a verdict on each seat."""
    tally = Tally(cooperative)
    for each in results.rounds(series.name):
        tally.add(each)
    told = tally.plain()
    for one in told["seats"].values():
        fair = 1 / len(told["seats"])
        one["fair"] = verdict_on(one["low"], one["high"], (fair - FAIR_SEAT, fair + FAIR_SEAT))
    who = {TEAM: told["bots"][TEAM]} if cooperative else {f"seat {seat}": one for seat, one in told["seats"].items()}
    lengths = results.games.filter(pl.col("series") == series.name)["decisions"]
    told["lengths"] = {str(part): float(lengths.quantile(part / 100, "nearest") or 0) for part in PARTS}
    return {**told, "series": series.name, "who": who}


def sides(chosen: list[Series], results: Results) -> list[dict[str, Any]]:
    """Of two sides, how often the first one wins; p is corrected for all pairs."""
    told: list[dict[str, Any]] = []
    for series in chosen:
        count, decisions = Count(), 0
        for each in results.rounds(series.name):
            count.add([shares(one)[turn] for turn, one in enumerate(each)])
            decisions += sum(one.decisions for one in each)
        plain = count.plain()
        fair = verdict_on(plain["low"], plain["high"], FAIR_SIDE)
        one = {"series": series.name, **plain, "decisions": decisions / max(1, count.played), "fair": fair}
        told.append({**one, "p": count.scores.chance(0.5)})
    for one, chance in zip(told, holm([each["p"] for each in told]), strict=True):
        one["p"] = chance
    return told


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


def choices(decisions: pl.DataFrame, column: str = "verbs") -> list[dict[str, Any]]:
    """By verb: in how many decisions it was offered, and in what part of them taken; the least taken first. By
    `things`: the same of every card, clan or place that a verb names."""
    words = 1 if column == "verbs" else 2
    said = pl.col("chosen").str.split(" ").list.head(words).list.join(" ")
    offered = decisions.select(choice=pl.col(column)).explode("choice").drop_nulls().group_by("choice").len("offered")
    taken = decisions.select(choice=said).group_by("choice").len("taken")
    joined = offered.join(taken, on="choice", how="left").with_columns(pl.col("taken").fill_null(0))
    rows = joined.with_columns(part=pl.col("taken") / pl.col("offered")).sort("part", "choice").to_dicts()
    for row in rows:
        row["seldom"] = row["offered"] >= ENOUGH_OFFERS and row["part"] < SELDOM
    return rows
