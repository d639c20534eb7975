"""`samovar lab compare, sweep, elo, skill`: questions that people ask, one command each."""

from __future__ import annotations

from typing import Annotated

import typer

from samovar.bots.minds import levels_of
from samovar.cli.exits import USAGE, stop
from samovar.cli.lab_asking import Asking, names_of, question
from samovar.cli.lab_options import Bots, Games, PackOption


@question(outsiders=True)
def compare(
    asking: Asking,
    one: Annotated[str, typer.Argument(help="A bot, a pack's folder (or house), or a setting as key=value.")],
    other: Annotated[str, typer.Argument(help="The same.")],
    games: Games = 200,
    bots: Bots = "greedy",
) -> None:
    """Which of two is better, or what one changes: bots, packs, scenarios or squads, on the same dice."""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import compare_plan, compared

    plan = compare_plan(asking.game, one, other, asking.config, names_of(bots), games, asking.seed)
    results = asking.play(plan, "compare", part_will_do=True)
    told = compared(plan, results, asking.cooperative)
    rows = told["measures"]
    sure = [row["measure"] for row in rows if row["p"] < 0.05]
    text = f"{one} less {other}, {told['games']} games. " + (
        f"Surely different: {', '.join(sure)}." if sure else "No sure difference."
    )
    charted = [row for row in rows if row["measure"] != "decisions"]
    section = Section(f"{one} – {other}", text, rows, intervals(charted, "measure", "difference", "difference", 0.0))
    asking.answer(plan.name, [section], told, results)


@question()
def sweep(
    asking: Asking,
    values: Annotated[list[str], typer.Argument(help="path=1..5 or path=a,b: a value of the pack, or a setting.")],
    games: Games = 200,
    bots: Bots = "greedy",
    pack: PackOption = None,
) -> None:
    """What happens if a value is another: every value, or every combination of several, on the same dice."""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import sweep_plan
    from samovar.lab.summary import summaries
    from samovar.lab.values import spread

    spreads = [spread(word) for word in values]
    plan = sweep_plan(asking.game, spreads, asking.config, names_of(bots), games, asking.seed, pack)
    results = asking.play(plan, "sweep", part_will_do=True)
    rows = []
    for one in summaries(plan, results):
        for who, count in one["rows"].items():
            share = {key: count[key] for key in ("share", "low", "high")}
            rows.append({"value": one["series"], "who": who, **share, "decisions": one["decisions"]["mean"]})
    first = [row for row in rows if row["who"] in ("seat 0", "team")]
    text = "Every value on the same dice."
    section = Section("By value", text, rows, intervals(first, "value", "share", f"wins of {first[0]['who']}"))
    asking.answer(plan.name, [section], {"rows": rows}, results)


@question(outsiders=True)
def elo(
    asking: Asking,
    bots: Annotated[str | None, typer.Option(help="Who plays, by commas; else all levels.")] = None,
    games: Games = 20,
    swiss: Annotated[
        int | None, typer.Option(min=1, help="So many rounds of a Swiss tournament; else all pairs.")
    ] = None,
) -> None:
    """Who is strongest: a tournament, and strengths by the model of Bradley and Terry with 95 % intervals."""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import all_pairs, meetings, tournament_plan
    from samovar.lab.ratings import Meeting, rated
    from samovar.pairing import swiss as next_round

    game, config = asking.game, asking.config
    if asking.cooperative:
        stop(f"In {game} all win or lose together: samovar lab ladder {game} compares teams.", USAGE)
    names = levels_of(game) if bots is None else names_of(bots)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        stop("A tournament needs two different bots or more.", USAGE)
    met: set[tuple[int, int]] = set()
    rested: set[int] = set()
    found: list[Meeting] = []
    pairs = all_pairs(len(names))
    for number in range(1 if swiss is None else swiss):
        if swiss is not None:
            standing = [one.elo for one in rated(names, found)] if found else [0.0] * len(names)
            drawn = next_round(standing, met, rested)
            pairs = [(min(one, other), max(one, other)) for one, other in drawn if other is not None]
            met |= set(pairs)
            rested |= {one for one, other in drawn if other is None}
        plan = tournament_plan(game, names, pairs, config, games, asking.seed + number * games)
        results = asking.play(plan, f"round-{number}")
        found += meetings(plan, results, names, pairs)
    rows = [one.plain() for one in sorted(rated(names, found), key=lambda one: -one.elo)]
    text = "Elo around an average of 0; a draw is half a win; each pair changes sides on the same dice."
    section = Section("Strength", text, rows, intervals(rows, "name", "elo", "Elo", 0.0))
    asking.answer(f"{game}: tournament", [section], {"ratings": rows}, results)


@question()
def skill(
    asking: Asking,
    budgets: Annotated[str, typer.Option(help="Simulations of the search bot, by commas.")] = "6,12,24,48",
    games: Games = 40,
) -> None:
    """Is the game skilful: who thinks twice as long, does he win more?"""
    from samovar.lab.pages import Section, intervals
    from samovar.lab.questions import skill_plan, skilled

    numbers = [word.strip() for word in budgets.split(",")]
    if len(numbers) < 2 or not all(word.isdecimal() and int(word) for word in numbers):
        stop("--budgets are two whole numbers or more, as 6,12,24.", USAGE)
    plan = skill_plan(asking.opened, asking.box, asking.config, [int(word) for word in numbers], games, asking.seed)
    results = asking.play(plan, "skill", part_will_do=True)
    rows = skilled(plan, results, asking.cooperative)
    steps = [row["step"] for row in rows if row["p"] < 0.05 and row["edge"] > 0]
    text = (
        f"Thinking longer surely pays at {', '.join(steps)}."
        if steps
        else "It is not proved that thinking longer pays."
    )
    section = Section("What thinking longer is worth", text, rows, intervals(rows, "step", "edge", "edge", 0.0))
    asking.answer(plan.name, [section], {"steps": rows}, results)
