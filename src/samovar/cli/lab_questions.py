"""`samovar lab compare, sweep, elo, skill, balance, tune`: questions that people ask, one command each."""

from __future__ import annotations

import shutil
import tempfile
import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from samovar.bots.minds import levels_of
from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import INTERRUPTED, USAGE, stop
from samovar.cli.lab_run import AsJson, BotSeconds, Jobs, Means, Out, Resume, Scheduler, TrustBots
from samovar.cli.sim import chosen
from samovar.lab.arena import Box
from samovar.lab.plan import Plan
from samovar.lab.seating import SECONDS

if TYPE_CHECKING:
    from samovar.lab.pages import Section
    from samovar.lab.tables import Results

Game = Annotated[str, typer.Argument(help="Which game: see `samovar games`.")]
Games = Annotated[int, typer.Option(min=2, help="How many games, of each thing that is tried.")]
Players = Annotated[int | None, typer.Option(help="How many players, if the game lets one choose.")]
SetOption = Annotated[list[str] | None, typer.Option("--set", help="Any setting, as key=value.")]
Bots = Annotated[str, typer.Option(help="Who plays, by commas; they change seats.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Report = Annotated[Path | None, typer.Option(help="Write a report there: .html, or .md with pictures.", dir_okay=False)]
PackOption = Annotated[
    Path | None, typer.Option(help="Start from the values of this pack.", exists=True, file_okay=False)
]


class Asking:
    """Plays the plans of one question, each into a folder of its own."""

    def __init__(self, means: Means, out: Path | None, resume: bool, quiet: bool) -> None:
        self.means = means
        self.resume = resume
        self.quiet = quiet
        self.passing = out is None  # nobody wants the data: the answer is all
        self.folder = Path(tempfile.mkdtemp(prefix="samovar-lab-")) if out is None else out
        if self.passing:
            weakref.finalize(self, shutil.rmtree, self.folder, True)

    def play(self, plan: Plan, name: str) -> Results:
        ran = self.means.play(plan, self.folder / name, self.resume, self.quiet)
        if not ran.complete:
            where = "" if self.passing else " What was played is kept: --resume goes on."
            stop(f"Ended early.{where}", INTERRUPTED)
        return ran.results


def names_of(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]


def answer(
    title: str, sections: list[Section], told: dict[str, Any], results: Results, report: Path | None, as_json: bool
) -> None:
    """As JSON or as tables, and as a report if one is wanted."""
    if report is not None:
        from samovar.lab.pages import Page

        Page(title, sections, results.origin).write(report)
    if as_json:
        say_json({**told, "provenance": results.origin})
        return
    from samovar.lab.pages import shown

    out = console()
    for section in sections:
        if section.rows:
            table = Table(title=section.heading, title_justify="left", box=None, pad_edge=False)
            for place, heading in enumerate(section.rows[0]):
                table.add_column(heading, justify="right" if place else "left")
            for row in section.rows:
                table.add_row(*[shown(value) for value in row.values()])
            out.print(table)
        out.print(section.text, markup=False)
    if report is not None:
        out.print(f"Report: {report}", markup=False)


def compare(
    game: Game,
    one: Annotated[str, typer.Argument(help="A bot, a pack's folder (or house), or a setting as key=value.")],
    other: Annotated[str, typer.Argument(help="The same.")],
    games: Games = 200,
    players: Players = None,
    setting: SetOption = None,
    bots: Bots = "greedy",
    seed: Seed = 1,
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    resume: Resume = False,
    report: Report = None,
    bot_seconds: BotSeconds = SECONDS,
    trust_bots: TrustBots = False,
    as_json: AsJson = False,
) -> None:
    """Which of two is better, or what one changes: bots, packs, scenarios or squads, on the same dice."""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import compare_plan, compared

    opened = Box(game).open()
    config = chosen(opened, players, None, setting or [])
    plan = compare_plan(game, one, other, config, names_of(bots), games, seed)
    asking = Asking(Means(jobs, scheduler, bot_seconds, trust_bots), out, resume, as_json)
    results = asking.play(plan, "compare")
    told = compared(plan, results, opened.cooperative)
    rows = told["measures"]
    sure = [row["measure"] for row in rows if row["p"] < 0.05]
    text = f"{one} less {other}, {told['games']} games. " + (
        f"Surely different: {', '.join(sure)}." if sure else "No sure difference."
    )
    charted = [row for row in rows if row["measure"] != "decisions"]
    section = Section(f"{one} – {other}", text, rows, intervals(charted, "measure", "difference", "difference", 0.0))
    answer(plan.name, [section], told, results, report, as_json)


def sweep(
    game: Game,
    values: Annotated[list[str], typer.Argument(help="path=1..5 or path=a,b: a value of the pack, or a setting.")],
    games: Games = 200,
    players: Players = None,
    setting: SetOption = None,
    bots: Bots = "greedy",
    pack: PackOption = None,
    seed: Seed = 1,
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    resume: Resume = False,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """What happens if a value is another: every value, or every combination of several, on the same dice."""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import sweep_plan
    from samovar.lab.summary import summaries
    from samovar.lab.values import spread

    opened = Box(game).open()
    config = chosen(opened, players, None, setting or [])
    plan = sweep_plan(game, [spread(word) for word in values], config, names_of(bots), games, seed, pack)
    results = Asking(Means(jobs, scheduler), out, resume, as_json).play(plan, "sweep")
    rows = []
    for one in summaries(plan, results):
        for who, count in one["rows"].items():
            share = {key: count[key] for key in ("share", "low", "high")}
            rows.append({"value": one["series"], "who": who, **share, "decisions": one["decisions"]["mean"]})
    first = [row for row in rows if row["who"] in ("seat 0", "team")]
    text = f"Each value played {games} games or more on the same dice."
    section = Section("By value", text, rows, intervals(first, "value", "share", f"wins of {first[0]['who']}"))
    answer(plan.name, [section], {"rows": rows}, results, report, as_json)


def elo(
    game: Game,
    bots: Annotated[str | None, typer.Option(help="Who plays, by commas; else all levels.")] = None,
    games: Games = 20,
    swiss: Annotated[
        int | None, typer.Option(min=1, help="So many rounds of a Swiss tournament; else all pairs.")
    ] = None,
    players: Players = None,
    setting: SetOption = None,
    seed: Seed = 1,
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    resume: Resume = False,
    report: Report = None,
    bot_seconds: BotSeconds = SECONDS,
    trust_bots: TrustBots = False,
    as_json: AsJson = False,
) -> None:
    """Who is strongest: a tournament, and strengths by the model of Bradley and Terry with 95 % intervals."""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import all_pairs, meetings, tournament_plan
    from samovar.lab.ratings import Meeting, rated
    from samovar.lab.ratings import swiss as next_pairs

    opened = Box(game).open()
    if opened.cooperative:
        stop(f"In {game} all win or lose together: samovar lab ladder {game} compares teams.", USAGE)
    config = chosen(opened, players, None, setting or [])
    names = levels_of(game) if bots is None else names_of(bots)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        stop("A tournament needs two different bots or more.", USAGE)
    asking = Asking(Means(jobs, scheduler, bot_seconds, trust_bots), out, resume, as_json)
    met: set[tuple[int, int]] = set()
    found: list[Meeting] = []
    pairs = all_pairs(len(names))
    for number in range(1 if swiss is None else swiss):
        if swiss is not None:
            standing = [one.elo for one in rated(names, found)] if found else [0.0] * len(names)
            pairs = next_pairs(standing, met)
            met |= set(pairs)
        plan = tournament_plan(game, names, pairs, config, games, seed + number * games)
        results = asking.play(plan, f"round-{number}")
        found += meetings(plan, results, names, pairs)
    rows = [one.plain() for one in sorted(rated(names, found), key=lambda one: -one.elo)]
    text = "Elo around an average of 0; a draw is half a win; each pair changes sides on the same dice."
    section = Section("Strength", text, rows, intervals(rows, "name", "elo", "Elo", 0.0))
    answer(f"{game}: tournament", [section], {"ratings": rows}, results, report, as_json)


def skill(
    game: Game,
    budgets: Annotated[str, typer.Option(help="Simulations of the search bot, by commas.")] = "6,12,24,48",
    games: Games = 40,
    players: Players = None,
    setting: SetOption = None,
    seed: Seed = 1,
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    resume: Resume = False,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Is the game skilful: who thinks twice as long, does he win more?"""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import skill_plan, skilled

    numbers = [word.strip() for word in budgets.split(",")]
    if len(numbers) < 2 or not all(word.isdecimal() and int(word) for word in numbers):
        stop("--budgets are two whole numbers or more, as 6,12,24.", USAGE)
    box = Box(game)
    opened = box.open()
    config = chosen(opened, players, None, setting or [])
    plan = skill_plan(opened, box, config, [int(word) for word in numbers], games, seed)
    results = Asking(Means(jobs, scheduler), out, resume, as_json).play(plan, "skill")
    rows = skilled(plan, results, opened.cooperative)
    steps = [row["step"] for row in rows if row["p"] < 0.05 and row["edge"] > 0]
    text = (
        f"Thinking longer surely pays at {', '.join(steps)}."
        if steps
        else "It is not proved that thinking longer pays."
    )
    section = Section("What thinking longer is worth", text, rows, intervals(rows, "step", "edge", "edge", 0.0))
    answer(plan.name, [section], {"steps": rows}, results, report, as_json)


def balance(
    game: Game,
    games: Games = 200,
    players: Players = None,
    setting: SetOption = None,
    bots: Bots = "greedy",
    seed: Seed = 1,
    variants: Annotated[bool, typer.Option(help="Try the values of every setting, too.")] = True,
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    resume: Resume = False,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Seats, sides, scenarios, lengths, drama, and choices that nobody takes."""
    from samovar.lab import balance as looks
    from samovar.lab.pages import Section, histogram, intervals

    opened = Box(game).open()
    config = chosen(opened, players, None, setting or [])
    asking = Asking(Means(jobs, scheduler), out, resume, as_json)
    results = asking.play(looks.usual_plan(opened, config, names_of(bots), games, seed), "usual")
    told = looks.usual(results, opened.cooperative)
    who = told["bots"] if opened.cooperative else {f"seat {seat}": one for seat, one in told["seats"].items()}
    seats = [
        {"who": name, **{key: one[key] for key in ("share", "low", "high")}, "fair": one.get("fair")}
        for name, one in who.items()
    ]
    fair = 0.5 if opened.cooperative else 1 / len(seats)
    ends = ", ".join(f"{key} {count}" for key, count in told["ends"].items())
    sections = [
        Section(
            "Who wins",
            f"{told['games']} games by {bots}. Ends: {ends}.",
            seats,
            intervals(seats, "who", "share", "wins", fair),
        )
    ]
    lengths = [
        {"of a hundred games": part, "have fewer decisions than": value} for part, value in told["lengths"].items()
    ]
    chart = histogram(results.games["decisions"].cast(float).to_list(), "decisions")
    sections.append(Section("How long", f"{told['decisions']['mean']:.0f} decisions on average.", lengths, chart))
    if told["drama"] is not None:
        rows = [{"measure": key, "mean": value} for key, value in told["drama"].items()]
        text = (
            "Who is ahead is judged by the house's mind at the beginning of each round; "
            "decided at: the part of the game after which the winner led."
        )
        sections.append(Section("Drama", text, rows))
    verbs = looks.choices(results.decisions())
    seldom = [row["verb"] for row in verbs if row["seldom"]]
    text = (
        f"Offered often, hardly ever taken: {', '.join(seldom)}."
        if seldom
        else "Every choice that is offered often is taken now and then."
    )
    sections.append(Section("Choices", text, verbs))
    told["choices"] = verbs
    plan = looks.variants_plan(opened, config, names_of(bots), games, seed)
    if variants and plan.series:
        found = looks.variants(plan, asking.play(plan, "variants"), opened.cooperative)
        rows = [{key: row[key] for key in ("series", "share", "low", "high", "decisions", "p")} for row in found]
        text = "What the team or the first seat wins; of two that swap sides, the first. p is corrected for all pairs."
        sections.append(Section("Settings", text, rows, intervals(rows, "series", "share", "wins", fair)))
        told["variants"] = found
    answer(f"{game}: balance", sections, told, results, report, as_json)


def tune(
    game: Game,
    values: Annotated[list[str], typer.Argument(help="path=1..5 or path=1,2,4: values of the pack that may change.")],
    target: Annotated[list[str], typer.Option(help="wins=0.6, wins.1=0.5 (of seat 1) or decisions=120.")],
    proposal: Annotated[Path, typer.Option(help="The folder for the pack that is proposed.", file_okay=False)],
    trials: Annotated[int, typer.Option(min=1, help="How many values are tried.")] = 30,
    games: Games = 100,
    players: Players = None,
    setting: SetOption = None,
    bots: Bots = "greedy",
    pack: PackOption = None,
    seed: Seed = 1,
    out: Out = None,
    jobs: Jobs = None,
    scheduler: Scheduler = None,
    resume: Resume = False,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    """Fit values to targets: proposes a pack, measured before and after on dice that no trial has seen."""
    from samovar.lab import tuning
    from samovar.lab.pages import Section
    from samovar.lab.values import base_pack, spread, write_overlay

    if proposal.exists() and any(proposal.iterdir()):
        stop(f"{proposal} is there already and not empty.", USAGE)
    opened = Box(game).open()
    config = chosen(opened, players, None, setting or [])
    base = base_pack(game, pack)
    asking = Asking(Means(jobs, scheduler), out, resume, as_json)
    last: list[Results] = []

    def play(plan: Plan, name: str) -> Results:
        last.append(asking.play(plan, name))
        return last[-1]

    targets = [tuning.target(word) for word in target]
    spans = [spread(word) for word in values]
    done = tuning.tune(base, spans, targets, config, names_of(bots), games, trials, seed, opened.cooperative, play)
    rows = []
    for one in targets:
        before, after = done.before[one.name], done.after[one.name]
        between = [f"{each['value']:.3g} ({each['low']:.3g} – {each['high']:.3g})" for each in (before, after)]
        rows.append({"target": one.name, "wanted": one.value, "before": between[0], "after": between[1]})
    changes = [{"value": path, "before": base.at(path), "after": value} for path, value in done.changes.items()]
    text = f"{done.trials} trials of {games} games."
    sections = [
        Section("Targets", text, rows),
        Section("Proposal", "What stands is best." if not changes else f"Written to {proposal}.", changes),
    ]
    if changes:
        notes = "; ".join(
            f"{row['target']} {row['before']} -> {row['after']}, wanted {row['wanted']:g}" for row in rows
        )
        write_overlay(proposal, base, done.changes, "proposal", notes)
    told = {"changes": done.changes, "before": done.before, "after": done.after, "trials": done.trials}
    answer(f"{game}: tune", sections, told, last[-1], report, as_json)
