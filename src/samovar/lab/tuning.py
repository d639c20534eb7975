"""Fitting house values to targets: an optimiser tries values of a pack, and proposes the best with what it changes.

All trials play on the same dice, so that they differ by nothing but the values; the proposal is then measured, before
and after, on dice that no trial has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import optuna

from samovar.content.packs import Pack
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, full_config
from samovar.lab.arena import Box
from samovar.lab.plan import Plan, Series, rotated, rounds_for
from samovar.lab.report import shares
from samovar.lab.statistics import Means, Scores
from samovar.lab.tables import Results
from samovar.lab.values import changed

UNSEEN: Final = 1_000_000  # how far the seeds of the last measure lie from those of the trials
CLOSE_WINS: Final = 0.02  # a miss that counts as one
CLOSE_LENGTH: Final = 0.05  # the same, as a part of the target

Play = Callable[[Plan, str], Results]


class Target(NamedTuple):
    """What is wanted: `wins=0.6` of the team or the first seat, `wins.1=0.5` of another, `decisions=120`."""

    measure: str
    seat: int
    value: float

    @property
    def name(self) -> str:
        return f"{self.measure}.{self.seat}" if self.seat else self.measure

    def miss(self, found: float) -> float:
        close = CLOSE_WINS if self.measure == "wins" else CLOSE_LENGTH * max(1.0, self.value)
        return ((found - self.value) / close) ** 2


def target(word: str) -> Target:
    name, equals, said = word.partition("=")
    measure, _, seat = name.partition(".")
    try:
        value = float(said)
    except ValueError:
        value = -1.0
    if not equals or value < 0 or measure not in ("wins", "decisions") or (seat and not seat.isdecimal()):
        raise Unreadable(word, "is not wins=0.5, wins.1=0.5 or decisions=120")
    return Target(measure, int(seat or 0), value)


def trial_plan(pack: Pack, changes: dict[str, Any], config: Config, bots: list[str], games: int, seed: int) -> Plan:
    box = Box(pack.game, changed(pack, changes) if changes else pack)
    turns = rotated(0, full_config(box.open(), config), bots)
    return Plan(f"{pack.game}: tune", [box], [Series("trial", turns, rounds_for(games, turns), seed)])


def measured(results: Results, targets: list[Target], cooperative: bool) -> dict[str, dict[str, float]]:
    """Each target's measure, with its interval."""
    found: dict[str, dict[str, float]] = {}
    rounds = list(results.rounds("trial"))
    for one in targets:
        values: Scores | Means
        if one.measure == "wins" and cooperative:
            values = Scores(sum(bool(each.outcome.winners) for each in games) / len(games) for games in rounds)
        elif one.measure == "wins":
            values = Scores(sum(shares(each)[one.seat] for each in games) / len(games) for games in rounds)
        else:
            values = Means(sum(each.decisions for each in games) / len(games) for games in rounds)
        low, high = values.interval()
        found[one.name] = {"value": values.mean, "low": low, "high": high}
    return found


class Tuned(NamedTuple):
    changes: dict[str, Any]
    before: dict[str, dict[str, float]]
    after: dict[str, dict[str, float]]
    trials: int


def tune(
    pack: Pack,
    spans: list[tuple[str, list[Any]]],
    targets: list[Target],
    config: Config,
    bots: list[str],
    games: int,
    trials: int,
    seed: int,
    cooperative: bool,
    play: Play,
) -> Tuned:
    """The values nearest to the targets. Trials are drawn by the seed: a search that was cut off goes on the same."""

    def attempt(trial: optuna.Trial) -> float:
        changes = {path: trial.suggest_categorical(path, values) for path, values in spans}
        try:
            plan = trial_plan(pack, changes, config, bots, games, seed)
        except Unreadable as fault:  # values that no box can be opened with
            raise optuna.TrialPruned(str(fault)) from None
        found = measured(play(plan, f"trial-{trial.number:04d}"), targets, cooperative)
        return sum(one.miss(found[one.name]["value"]) for one in targets)

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed))
    now = {path: pack.at(path) for path, values in spans if pack.at(path) in values}
    if len(now) == len(spans):
        study.enqueue_trial(now)  # what stands is the one to beat
    study.optimize(attempt, n_trials=trials)
    best = dict(study.best_params)
    changes = {path: value for path, value in best.items() if pack.at(path) != value}
    before = play(trial_plan(pack, {}, config, bots, games, seed + UNSEEN), "before")
    after = play(trial_plan(pack, changes, config, bots, games, seed + UNSEEN), "after") if changes else before
    return Tuned(
        changes, measured(before, targets, cooperative), measured(after, targets, cooperative), len(study.trials)
    )
