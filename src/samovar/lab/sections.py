"""The sections of a report: what a run shows, with its charts."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from samovar import games as shelf
from samovar.content.languages import FALLBACK
from samovar.lab.looks import ENOUGH_OFFERS, by_bot, choices, drama, each_side, sides, swapped, wins
from samovar.lab.pages import Page, Section, histogram, intervals
from samovar.lab.plan import Plan, Series
from samovar.lab.tables import DECISIONS_FILE, Results
from samovar.lab.wording import Wording
from samovar.speech import readable

MOST_ROWS: Final = 24  # of things that nobody takes
PARTS: Final = ("10", "50", "90")


def page_of(plan: Plan, results: Results, language: str = FALLBACK) -> Page:
    """The report of a run, by whatever it kept."""
    wording = Wording(language)
    return Page(plan.name, of_run(plan, results, wording), results.origin, wording, plan.about)


def of_run(plan: Plan, results: Results, wording: Wording) -> list[Section]:
    begun = set(results.games["series"])
    series = [each for each in plan.series if each.name in begun]
    alone = [each for each in series if not swapped(each)]
    pairs = [each for each in series if swapped(each)]
    told = [wins(each, results, cooperative(plan, each)) for each in alone]
    found = [winners(told, wording), against_all(each_side(pairs, results), wording)]
    found += [sided(sides(pairs, results), wording), lengths(told, results, wording)]
    found += [dramatic(plan, alone, results, wording), *taken(results, wording)]
    return [section for section in found if section is not None]


def cooperative(plan: Plan, series: Series) -> bool:
    return shelf.open_box(plan.boxes[series.turns[0].box].id).cooperative


def winners(told: list[dict[str, Any]], wording: Wording) -> Section | None:
    """Who wins, series by series."""
    rows, drawn, sure = [], [], []
    judged = any("fair" in count for one in told for count in one["who"].values())
    for one in told:
        for place, (who, count) in enumerate(one["who"].items()):
            name = wording.who(who)
            whole = name if len(told) == 1 else f"{one['series']}: {name}"
            row = {} if len(told) == 1 else {"series": "" if place else one["series"]}
            row |= {"who": name, "games": "" if place else one["games"], **told_share(count, wording)}
            rows.append(row | ({"fair": count.get("fair")} if judged else {}))
            even = 1 / len(one["who"]) if len(one["who"]) > 1 else None
            drawn.append({"who": whole, "even": even, **{key: count[key] for key in ("share", "low", "high")}})
            sure += [whole] if count.get("fair") == "outside" else []
    if not rows:
        return None
    games = sum(one["games"] for one in told)
    ends = {key: sum(one["ends"].get(key, 0) for one in told) for one in told for key in one["ends"]}
    often = sorted(ends.items(), key=lambda end: (-end[1], end[0]))
    counted = ", ".join(f"{readable(key).lower()} {wording.percent(count / games)}" for key, count in often)
    text = wording.say("who-wins-text", games=wording.count(games), ends=counted)
    if judged:
        text += f" {wording.say('seats-fair')} {unfair(sure, wording)}"
    chart = intervals(drawn, "who", "share", wording.say("axis-wins"), percent=True)
    return section(wording, "who-wins", text, rows, chart)


def told_share(count: dict[str, Any], wording: Wording) -> dict[str, str]:
    return {"share": wording.percent(count["share"]), "interval": wording.interval(count["low"], count["high"])}


def unfair(sure: list[str], wording: Wording) -> str:
    return wording.say("surely-unfair", pairs="; ".join(sure)) if sure else wording.say("none-unfair")


def against_all(told: list[dict[str, Any]], wording: Wording) -> Section | None:
    """Each side against all the others together, the strongest first."""
    if not told:
        return None
    groups = {row["group"] for row in told}
    rows, drawn = [], []
    for row in told:
        named = {"group": row["group"]} if len(groups) > 1 else {}
        whole = f"{row['group']}: {row['side']}" if named else row["side"]
        rows.append({**named, "side": row["side"], "games": row["played"], **told_share(row, wording)})
        rows[-1]["fair"] = row["fair"]
        drawn.append({"side": whole, **{key: row[key] for key in ("share", "low", "high")}})
    chart = intervals(drawn, "side", "share", wording.say("axis-wins"), 0.5, percent=True)
    return section(wording, "against-all", wording.say("against-all-text"), rows, chart)


def sided(told: list[dict[str, Any]], wording: Wording) -> Section | None:
    if not told:
        return None
    sure = [row["series"] for row in told if row["fair"] == "outside"]
    rows = [
        {
            "series": row["series"],
            "games": row["played"],
            **told_share(row, wording),
            "fair": row["fair"],
            "p": wording.chance(row["p"]),
            "decisions": row["decisions"],
        }
        for row in told
    ]
    chart = intervals(told, "series", "share", wording.say("axis-wins"), 0.5, percent=True)
    return section(wording, "two-by-two", f"{wording.say('two-by-two-text')} {unfair(sure, wording)}", rows, chart)


def lengths(told: list[dict[str, Any]], results: Results, wording: Wording) -> Section:
    """How many decisions a game takes: by series, for those of two players and of five are not alike."""
    if len(told) > 1:
        named = [(one["series"], one["games"], one["decisions"]["mean"], one["lengths"]) for one in told]
        rows = [
            {"series": name, "games": games, "mean": round(mean), **{f"{part} %": found[part] for part in PARTS}}
            for name, games, mean, found in named
        ]
        drawn = [
            {"series": name, "median": found["50"], "low": found["10"], "high": found["90"]}
            for name, _, _, found in named
        ]
        chart = intervals(drawn, "series", "median", wording.say("axis-decisions"))
        return section(wording, "how-long", wording.say("how-long-by-series"), rows, chart)
    games = results.games["decisions"]
    row = {f"{part} %": float(games.quantile(int(part) / 100, "nearest") or 0) for part in PARTS}
    mean = games.cast(float).mean()
    assert isinstance(mean, float)
    chart = histogram(games.cast(float).to_list(), wording.say("axis-decisions"), wording.say("axis-games"))
    return section(wording, "how-long", wording.say("how-long-text", mean=f"{mean:.0f}"), [row], chart)


def dramatic(plan: Plan, series: list[Series], results: Results, wording: Wording) -> Section | None:
    rows = []
    for each in series:
        found = drama(results.games.filter(pl.col("series") == each.name), cooperative(plan, each))
        if found is not None:
            shares = {key: wording.percent(found[key]) for key in ("turned after half-time", "decided at")}
            rows.append({"series": each.name, **found, **shares})
    return section(wording, "drama", wording.say("drama-text"), rows) if rows else None


def taken(results: Results, wording: Wording) -> list[Section]:
    """What was offered and hardly ever taken: verbs, then cards, places and whatever else a verb names."""
    if not (results.folder / DECISIONS_FILE).exists():
        return []
    decisions = by_bot(results)
    verbs, things = choices(decisions), choices(decisions, "things")
    seldom = [row["choice"] for row in verbs if row["seldom"]]
    few = [row for row in verbs if row["offered"] < ENOUGH_OFFERS]
    always = [row for row in verbs if row["taken"] == row["offered"] and row not in few]
    text = wording.say("choices-count", count=wording.count(decisions.height)) + " "
    text += wording.say("seldom", choices=", ".join(seldom)) if seldom else wording.say("all-taken")
    text += " " + wording.say("left-out", always=len(always), few=len(few), least=ENOUGH_OFFERS)
    dead = [row for row in things if row["seldom"]]
    about = wording.say("nobody-takes-text", things=str(len(things)), dead=str(len(dead)))
    if len(dead) > MOST_ROWS:
        about += " " + wording.say("first-rows", count=str(MOST_ROWS))
    shown = [row for row in verbs if row not in few and row not in always]
    return [
        section(wording, "choices", text, told_choices(shown, wording)),
        section(wording, "nobody-takes", about, told_choices(dead[:MOST_ROWS], wording)),
    ]


def told_choices(rows: list[dict[str, Any]], wording: Wording) -> list[dict[str, Any]]:
    """With what each bot does, where several play."""
    told = []
    for row in rows:
        numbers = {key: row[key] for key in ("choice", "offered", "taken")} | {"part": wording.percent(row["part"])}
        bots = row["bots"] if len(row["bots"]) > 1 else {}
        told.append(numbers | {name: "" if part is None else wording.percent(part) for name, part in bots.items()})
    return told


def section(wording: Wording, key: str, text: str, rows: list[dict[str, Any]], chart: Any = None) -> Section:
    return Section(wording.say(key), text, rows, chart, key)
