"""The sections of a report: what a run shows, with its charts."""

from __future__ import annotations

from typing import Any, Final

import polars as pl

from samovar import games as shelf
from samovar.content.languages import FALLBACK
from samovar.lab.looks import choices, drama, sides, swapped, wins
from samovar.lab.pages import Page, Section, histogram, intervals
from samovar.lab.plan import Plan, Series
from samovar.lab.tables import DECISIONS_FILE, Results
from samovar.lab.wording import Wording

MOST_ROWS: Final = 24  # of things that nobody takes
NUMBERS: Final = ("share", "low", "high")


def page_of(plan: Plan, results: Results, language: str = FALLBACK) -> Page:
    """The report of a run, by whatever it kept."""
    wording = Wording(language)
    return Page(plan.name, of_run(plan, results, wording), results.origin, wording)


def of_run(plan: Plan, results: Results, wording: Wording) -> list[Section]:
    begun = set(results.games["series"])
    series = [each for each in plan.series if each.name in begun]
    alone = [each for each in series if not swapped(each)]
    told = [wins(each, results, cooperative(plan, each)) for each in alone]
    pairs = sides([each for each in series if swapped(each)], results)
    found = [winners(told, wording), sided(pairs, wording), lengths(results, wording)]
    found += [dramatic(plan, alone, results, wording), *taken(results, wording)]
    return [section for section in found if section is not None]


def cooperative(plan: Plan, series: Series) -> bool:
    return shelf.open_box(plan.boxes[series.turns[0].box].id).cooperative


def winners(told: list[dict[str, Any]], wording: Wording) -> Section | None:
    """Who wins, series by series."""
    rows = []
    for one in told:
        for who, count in one["who"].items():
            name = wording.who(who)
            length = one["decisions"]["mean"]
            row = {"who": name if len(told) == 1 else f"{one['series']}: {name}", "games": one["games"]}
            rows.append({**row, **{key: count[key] for key in NUMBERS}, "fair": count.get("fair"), "decisions": length})
    if not rows:
        return None
    ends = {key: sum(one["ends"].get(key, 0) for one in told) for one in told for key in one["ends"]}
    counted = ", ".join(f"{key} {wording.count(count)}" for key, count in sorted(ends.items()))
    text = wording.say("who-wins-text", games=wording.count(sum(one["games"] for one in told)), ends=counted)
    if rows[0]["fair"] is not None:
        text += " " + wording.say("seats-fair")
    fair = 1 / len(told[0]["who"]) if len({len(one["who"]) for one in told}) == 1 and len(told[0]["who"]) > 1 else None
    chart = intervals(rows, "who", "share", wording.say("axis-wins"), fair)
    return section(wording, "who-wins", text, rows, chart)


def sided(told: list[dict[str, Any]], wording: Wording) -> Section | None:
    if not told:
        return None
    sure = [row["series"] for row in told if row["fair"] == "outside"]
    found = wording.say("surely-unfair", pairs=", ".join(sure)) if sure else wording.say("none-unfair")
    keys = ("series", "played", *NUMBERS, "fair", "p", "decisions")
    rows = [{key: row[key] for key in keys} for row in told]
    chart = intervals(rows, "series", "share", wording.say("axis-wins"), 0.5)
    return section(wording, "two-by-two", f"{wording.say('two-by-two-text')} {found}", rows, chart)


def lengths(results: Results, wording: Wording) -> Section:
    games = results.games["decisions"]
    rows = [{"percent": part, "fewer": float(games.quantile(part / 100, "nearest") or 0)} for part in (10, 50, 90)]
    mean = games.cast(float).mean()
    assert isinstance(mean, float)
    chart = histogram(games.cast(float).to_list(), wording.say("axis-decisions"), wording.say("axis-games"))
    return section(wording, "how-long", wording.say("how-long-text", mean=f"{mean:.0f}"), rows, chart)


def dramatic(plan: Plan, series: list[Series], results: Results, wording: Wording) -> Section | None:
    rows = []
    for each in series:
        found = drama(results.games.filter(pl.col("series") == each.name), cooperative(plan, each))
        if found is not None:
            rows.append({"series": each.name, **found})
    return section(wording, "drama", wording.say("drama-text"), rows) if rows else None


def taken(results: Results, wording: Wording) -> list[Section]:
    """What was offered and hardly ever taken: verbs, then cards, places and whatever else a verb names."""
    if not (results.folder / DECISIONS_FILE).exists():
        return []
    decisions = results.decisions()
    verbs, things = choices(decisions), choices(decisions, "things")
    seldom = [row["choice"] for row in verbs if row["seldom"]]
    text = wording.say("choices-count", count=wording.count(decisions.height)) + " "
    text += wording.say("seldom", choices=", ".join(seldom)) if seldom else wording.say("all-taken")
    dead = [row for row in things if row["seldom"]]
    about = wording.say("nobody-takes-text", things=str(len(things)), dead=str(len(dead)))
    if len(dead) > MOST_ROWS:
        about += " " + wording.say("first-rows", count=str(MOST_ROWS))
    return [section(wording, "choices", text, verbs), section(wording, "nobody-takes", about, dead[:MOST_ROWS])]


def section(wording: Wording, key: str, text: str, rows: list[dict[str, Any]], chart: Any = None) -> Section:
    return Section(wording.say(key), text, rows, chart, key)
