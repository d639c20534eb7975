"""Fitting the weights of a bot's mind by the results of matches: an optimiser tries weights against the mind as it
stands, on the same dice in every seat; what it finds is then measured on dice that no trial has seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import optuna

from samovar.bots.minds import MORE, mind_for
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config, Game, full_config
from samovar.lab.arena import Box
from samovar.lab.plan import Plan, Series, rotated, rounds_for
from samovar.lab.report import shares
from samovar.lab.statistics import Scores
from samovar.lab.tables import Results
from samovar.lab.tuning import UNSEEN

DIGITS: Final = 3  # of a weight

Play = Callable[[Plan, str], Results]


class Fitted(NamedTuple):
    """`won` is the share of the fitted mind against the one that stands, or of the team; `fair` what that has."""

    bot: str
    weights: dict[str, float]
    stood: dict[str, float]
    won: dict[str, float]
    fair: float
    trials: int

    @property
    def better(self) -> bool:
        return self.won["low"] > self.fair


def fitting_weights(id: str, wanted: list[str]) -> dict[str, float]:
    """Those that may be fitted, as they stand; Unreadable if the mind has none of a name."""
    mind = mind_for(id)
    known = {} if mind is None else mind.weights()
    known = {name: weight for name, weight in known.items() if weight > 0.0}  # naught stays naught, however many times
    unknown = [name for name in wanted if name not in known]
    if unknown or not known:
        raise Unreadable("weights", f"the mind of {id} has these weights: {', '.join(known) or 'none'}")
    return {name: known[name] for name in wanted or known}


def called(bot: str, weights: dict[str, float]) -> str:
    """The name by which every command of the lab knows this bot with these weights."""
    return MORE.join([bot, *[f"{name}={value:.{DIGITS}g}" for name, value in weights.items()]])


def match_plan(game: Game, config: Config, bot: str, usual: str, games: int, seed: int) -> Plan:
    """This bot in every seat once, the others by the usual one; where all win together, the whole team."""
    complete = full_config(game, config)
    seats = len(game.seats(complete))
    turns = rotated(0, complete, [bot] if game.cooperative else [bot, *[usual] * (seats - 1)])
    return Plan(f"{game.id}: fit", [Box(game.id)], [Series("trial", turns, rounds_for(games, turns), seed)])


def won_by(results: Results, bot: str, cooperative: bool) -> Scores:
    scores = Scores()
    for games in results.rounds("trial"):
        shared = [
            float(bool(each.outcome.winners)) if cooperative else shares(each)[each.bots.index(bot)] for each in games
        ]
        scores.add(sum(shared) / len(shared))
    return scores


def fit(
    game: Game,
    config: Config,
    stood: dict[str, float],
    reach: float,
    games: int,
    trials: int,
    seed: int,
    play: Play,
    usual: str = "greedy",
) -> Fitted:
    """Weights up to `reach` times as large or small, for bots called as the usual one. Trials are drawn by the seed, so
    a search that was cut off goes on the same."""

    def attempt(trial: optuna.Trial) -> float:
        tried = {name: trial.suggest_float(name, now / reach, now * reach, log=True) for name, now in stood.items()}
        bot = called(usual, tried)
        plan = match_plan(game, config, bot, usual, games, seed)
        return won_by(play(plan, f"trial-{trial.number:04d}"), bot, game.cooperative).mean

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=seed))
    study.enqueue_trial(dict(stood))  # what stands is the one to beat
    study.optimize(attempt, n_trials=trials)
    weights: dict[str, Any] = {name: float(f"{value:.{DIGITS}g}") for name, value in study.best_params.items()}
    bot = called(usual, weights)
    last = won_by(play(match_plan(game, config, bot, usual, games, seed + UNSEEN), "after"), bot, game.cooperative)
    if game.cooperative:
        plan = match_plan(game, config, usual, usual, games, seed + UNSEEN)
        fair = won_by(play(plan, "before"), usual, True).mean
    else:
        fair = 1.0 / len(game.seats(full_config(game, config)))
    low, high = last.interval()
    return Fitted(bot, weights, stood, {"share": last.mean, "low": low, "high": high}, fair, len(study.trials))
