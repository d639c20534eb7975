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


def pair_of(series: Series) -> tuple[str, str, str] | None:
    """Of a series whose sides are swapped: what its name begins with, and the two sides."""
    first, second = (turn.config for turn in series.turns)
    for key, value in first.items():
        if isinstance(value, list) and value != second.get(key) and value[::-1] == second.get(key):
            one, other = (str(each) for each in value)
            return series.name.removesuffix(f"{one} – {other}").rstrip(" ,"), one, other
    return None


def each_side(chosen: list[Series], results: Results) -> list[dict[str, Any]]:
    """By group of pairs, what each side wins against all others, the strongest first. Pairs share their dice, so all
    games of a side on the same dice are one unit."""
    won: dict[tuple[str, str], dict[int, list[float]]] = {}
    for series in chosen:
        pair = pair_of(series)
        if pair is None:
            continue
        group, one, other = pair
        for seed, each in enumerate(results.rounds(series.name), series.seed):
            for turn, played in enumerate(each):
                share = shares(played)
                won.setdefault((group, one), {}).setdefault(seed, []).append(share[turn])
                won.setdefault((group, other), {}).setdefault(seed, []).append(share[1 - turn])
    order = list(dict.fromkeys(group for group, _ in won))
    told = []
    for (group, side), units in won.items():
        count = Count()
        for unit in units.values():
            count.add(unit)
        plain = count.plain()
        told.append({"group": group, "side": side, **plain, "fair": verdict_on(plain["low"], plain["high"], FAIR_SIDE)})
    return sorted(told, key=lambda row: (order.index(row["group"]), -row["share"]))


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


def by_bot(results: Results) -> pl.DataFrame:
    """The decisions of a run, each with the bot that made it."""
    at = ["series", "round", "turn"]
    joined = results.decisions().join(results.games.select(*at, "bots"), on=at, how="left", maintain_order="left")
    return joined.with_columns(bot=pl.col("bots").list.get(pl.col("seat"))).drop("bots")


def choices(decisions: pl.DataFrame, column: str = "verbs") -> list[dict[str, Any]]:
    """By verb: in how many decisions it was offered, and in what part of them taken, by each bot where these are told;
    the least taken first. By `things`: the same of every card, clan or place that a verb names. It is seldom taken if
    whoever chooses blindly would take it twice as often: one of a hundred places is not shunned for being one."""
    words = 1 if column == "verbs" else 2
    said = pl.col("chosen").str.split(" ").list.head(words).list.join(" ")
    bot = pl.col("bot") if "bot" in decisions.columns else pl.lit("")
    each = decisions.select("offered", choice=pl.col(column), said=said, bot=bot).explode("choice").drop_nulls("choice")
    counted = each.group_by("choice", "bot").agg(
        offers=pl.len(), taken=(pl.col("choice") == pl.col("said")).sum(), blind=(1 / pl.col("offered")).sum()
    )
    bots = sorted(counted["bot"].unique())
    found: dict[str, dict[str, Any]] = {}
    for choice, name, offers, taken, blind in counted.iter_rows():
        none = {"choice": choice, "offered": 0, "taken": 0, "blind": 0.0, "bots": dict.fromkeys(bots)}
        row = found.setdefault(choice, none)
        row["offered"] += offers
        row["taken"] += taken
        row["blind"] += blind
        row["bots"][name] = taken / offers
    for row in found.values():
        row["part"] = row["taken"] / row["offered"]
        few = row["part"] < SELDOM and row["taken"] < row["blind"] / 2
        row["seldom"] = row["offered"] >= ENOUGH_OFFERS and few
    return sorted(found.values(), key=lambda row: (row["part"], -row["offered"], row["choice"]))
