"""`samovar lab fit`: the weights of a bot's mind by the results of matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from samovar.cli.lab_asking import Asking, names_of, question
from samovar.cli.lab_options import Games

if TYPE_CHECKING:
    from samovar.lab.plan import Plan
    from samovar.lab.tables import Results


@question()
def fit(
    asking: Asking,
    weights: Annotated[str, typer.Option(help="Which weights may change, by commas; else all.")] = "",
    reach: Annotated[float, typer.Option(min=1.01, help="So many times as large or small at most.")] = 2.0,
    trials: Annotated[int, typer.Option(min=1, help="How many weights are tried.")] = 40,
    bot: Annotated[str, typer.Option(help="Whose mind: greedy, or a searcher as search:12.")] = "greedy",
    games: Games = 100,
) -> None:
    """Weights of a mind that win more, tried against the mind as it stands and measured on dice that no trial saw."""
    from samovar.lab import fitting
    from samovar.lab.pages import Section

    stood = fitting.fitting_weights(asking.game, names_of(weights))
    last: list[Results] = []

    def play(plan: Plan, name: str) -> Results:
        last.append(asking.play(plan, name))
        return last[-1]

    done = fitting.fit(asking.opened, asking.config, stood, reach, games, trials, asking.seed, play, bot)
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
    asking.answer(f"{asking.game}: fit", [Section(done.bot, text, rows)], told, last[-1])
