"""`samovar lab`: many games, and questions that they answer. Here the ladder of the bots; `lab_run.py` plays plans."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from samovar.bots.minds import levels_of, plays
from samovar.cli import lab_balance, lab_dataset, lab_fit, lab_questions, lab_run, lab_tune
from samovar.cli.catalogue import console, say_json
from samovar.cli.exits import INTERRUPTED, USAGE, stop
from samovar.cli.sim import chosen, progress, provenance
from samovar.lab.arena import Box
from samovar.lab.ladder import Climb
from samovar.lab.notebook import Notebook

KEPT_WITH: Final = ("game", "config", "rules", "pack")  # what must be the same for games to be the same

app = typer.Typer(no_args_is_help=True, help="Plans of many games on all cores or machines, and what they show.")
app.command("run")(lab_run.run_plan)
app.command("dataset")(lab_dataset.dataset)
app.command("fit")(lab_fit.fit)
for question in (
    lab_questions.compare,
    lab_questions.sweep,
    lab_questions.elo,
    lab_questions.skill,
    lab_balance.balance,
    lab_tune.tune,
):
    app.command()(question)


@app.command("ladder")
def ladder(
    game: Annotated[str, typer.Argument(help="Which game: see `samovar games`.")],
    games: Annotated[int, typer.Option(min=1, help="How many games a level plays.")] = 20,
    players: Annotated[int | None, typer.Option(help="How many players, if the game lets one choose.")] = None,
    scenario: Annotated[str | None, typer.Option(help="Which scenario, if the game has several.")] = None,
    setting: Annotated[list[str] | None, typer.Option("--set", help="Any other setting, as key=value.")] = None,
    levels: Annotated[str | None, typer.Option(help="Bots by commas, the weakest first; else all levels.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play. The result is the same.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Keep what is played in this file; the same call goes on, with more games too.", dir_okay=False
        ),
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0.01, help="End by then and tell what was played; --out keeps it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Each level against the one below, on the same dice in every seat. Thinking is counted in simulations, so that the
    games are the same again; times are of the processor."""
    box = Box(game)
    open_game = box.open()
    config = chosen(open_game, players, scenario, setting or [])
    names = levels_of(game) if levels is None else [name.strip() for name in levels.split(",") if name.strip()]
    unknown = [name for name in names if not plays(name, game)]
    if unknown or len(names) < 2:
        stop(f"--levels needs two bots or more that play {game}: {', '.join(levels_of(game))}.", USAGE)
    head = {key: told for key, told in provenance(open_game, config, seed).items() if key in KEPT_WITH}
    climb = Climb(box, config, Notebook(game, head, out, minutes), jobs)
    told: list[dict[str, Any]] = []
    with progress(as_json) as bar:
        work = bar.add_task(f"{game}: {', '.join(names)}", total=len(names) - (0 if open_game.cooperative else 1))
        for rung in climb.rungs(open_game, names, games, seed):
            told.append(rung.plain())
            bar.advance(work)
    if as_json:
        say_json({**provenance(open_game, config, seed), "complete": not climb.cut, "ladder": told})
    else:
        draw(told, open_game.cooperative)
    if climb.cut:
        stop("Ended early." + ("" if out is None else " The same call goes on."), INTERRUPTED)


def draw(told: list[dict[str, Any]], cooperative: bool) -> None:
    table = Table(box=None, pad_edge=False)
    won = "team wins" if cooperative else "wins"
    for heading in ("level", "against", "games", won, "95 % interval", "fair", "ms a move", "p95"):
        table.add_column(heading, justify="left" if heading in ("level", "against") else "right")
    for one in told:
        against = ("same dice: " if cooperative else "") + one["below"] if one["below"] else ""
        between = f"{100 * one['low']:.0f} – {100 * one['high']:.0f} %"
        time = one["milliseconds"]
        fair = "" if cooperative else f"{100 * one['fair']:.0f} %"
        if cooperative and "difference" in one:
            alone = one["alone"]
            won_alone = round(alone["games"] * alone["share"])
            fair = f"{100 * one['difference']:+.0f} % ({won_alone} of {alone['games']})"
        table.add_row(
            one["level"],
            against,
            str(one["games"]),
            f"{100 * one['share']:.0f} %",
            between,
            fair,
            f"{time['mean']:.1f}",
            f"{time['p95']:.1f}",
        )
    console().print(table)
