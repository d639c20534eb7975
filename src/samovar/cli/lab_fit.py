"""`samovar lab fit`: the weights of a bot's mind by the results of matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from samovar.cli.lab_questions import Asking, Game, Games, Players, Report, Seed, SetOption, answer, names_of
from samovar.cli.lab_run import AsJson, Jobs, Means, Out, Resume, Scheduler
from samovar.cli.sim import chosen
from samovar.lab.arena import Box

if TYPE_CHECKING:
    from samovar.lab.plan import Plan
    from samovar.lab.tables import Results


def fit(
    game: Game,
    weights: Annotated[str, typer.Option(help="Which weights may change, by commas; else all.")] = "",
    reach: Annotated[float, typer.Option(min=1.01, help="So many times as large or small at most.")] = 2.0,
    trials: Annotated[int, typer.Option(min=1, help="How many weights are tried.")] = 40,
    games: Games = 100,
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
    """Weights of a mind that win more, tried against the mind as it stands and measured on dice that no trial saw."""
    from samovar.lab import fitting
    from samovar.lab.pages import Section

    stood = fitting.fitting_weights(game, names_of(weights))
    opened = Box(game).open()
    config = chosen(opened, players, None, setting or [])
    asking = Asking(Means(jobs, scheduler), out, resume, as_json)
    last: list[Results] = []

    def play(plan: Plan, name: str) -> Results:
        last.append(asking.play(plan, name))
        return last[-1]

    done = fitting.fit(opened, config, stood, reach, games, trials, seed, play)
    rows = [{"weight": name, "stood": now, "fitted": done.weights[name]} for name, now in done.stood.items()]
    won = f"{100 * done.won['share']:.0f} % ({100 * done.won['low']:.0f} – {100 * done.won['high']:.0f})"
    verdict = "It is surely better." if done.better else "It is not proved to be better."
    text = (
        f"{done.trials} trials of {games} games. On unseen dice it wins {won}, fair {100 * done.fair:.0f} %. {verdict}"
    )
    told = {
        "bot": done.bot,
        "weights": done.weights,
        "stood": done.stood,
        "won": done.won,
        "fair": done.fair,
        "better": done.better,
        "trials": done.trials,
    }
    answer(f"{game}: fit", [Section(done.bot, text, rows)], told, last[-1], report, as_json)
