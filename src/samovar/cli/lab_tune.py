"""`samovar lab tune`: values of a pack that come nearest to what somebody wants of his game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from samovar.cli.exits import USAGE, stop
from samovar.cli.lab_asking import Asking, names_of, question
from samovar.cli.lab_options import Bots, Games, PackOption

if TYPE_CHECKING:
    from samovar.lab.plan import Plan
    from samovar.lab.tables import Results


@question()
def tune(
    asking: Asking,
    values: Annotated[list[str], typer.Argument(help="path=1..5 or path=1,2,4: values of the pack that may change.")],
    target: Annotated[list[str], typer.Option(help="wins=0.6, wins.1=0.5 (of seat 1) or decisions=120.")],
    proposal: Annotated[Path, typer.Option(help="The folder for the pack that is proposed.", file_okay=False)],
    trials: Annotated[int, typer.Option(min=1, help="How many values are tried.")] = 30,
    games: Games = 100,
    bots: Bots = "greedy",
    pack: PackOption = None,
) -> None:
    """Fit values to targets: proposes a pack, measured before and after on dice that no trial has seen."""
    from samovar.lab import tuning
    from samovar.lab.pages import Section
    from samovar.lab.values import base_pack, spread, write_overlay

    if proposal.exists() and any(proposal.iterdir()):
        stop(f"{proposal} is there already and not empty.", USAGE)
    base = base_pack(asking.game, pack)
    last: list[Results] = []

    def play(plan: Plan, name: str) -> Results:
        last.append(asking.play(plan, name))
        return last[-1]

    targets = [tuning.target(word) for word in target]
    spans = [spread(word) for word in values]
    names = names_of(bots)
    done = tuning.tune(base, spans, targets, asking.config, names, games, trials, asking.seed, asking.cooperative, play)
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
    asking.answer(f"{asking.game}: tune", sections, told, last[-1])
