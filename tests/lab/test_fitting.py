"""Weights of a mind fitted by matches: names that can be read, trials that come again, and a verdict on unseen dice."""

import json
import math
from typing import Any

import pytest
from typer.testing import CliRunner

from samovar.bots.minds import bot, plays
from samovar.cli import app
from samovar.cli.exits import UNREADABLE
from samovar.games import open_box
from samovar.lab import fitting
from samovar.lab.plan import Plan
from samovar.lab.statistics import Scores
from samovar.lab.tuning import UNSEEN

SAY = CliRunner()


def test_a_weighed_bot_is_named_by_its_weights_and_nothing_else_is_read():
    weighed: Any = bot("greedy+unit=3+zone=0.5", "steamwatchers", 1)
    stands = fitting.fitting_weights("steamwatchers", [])

    assert weighed.mind.weights() == {**stands, "unit": 3.0, "zone": 0.5}
    assert fitting.fitting_weights("steamwatchers", []) == stands
    for name in ("greedy+", "greedy+unit", "greedy+unit=nan", "greedy+courage=1", "greedy+unit=1,zone=2"):
        assert not plays(name, "steamwatchers")
    assert not plays("greedy+unit=1", "reckoners")


def test_the_weights_that_win_are_found_and_judged_on_unseen_dice(monkeypatch: pytest.MonkeyPatch):
    """The matches are told by a rule: the nearer a bot's soldiers are to three, the more it wins."""
    seeds: list[int] = []

    def play(plan: Plan, name: str) -> Any:
        seeds.append(plan.series[0].seed)
        return plan

    def won_by(plan: Plan, bot: str, cooperative: bool) -> Scores:
        assert {bot, "greedy"} == {name for turn in plan.series[0].turns for name in turn.bots}
        unit = float(bot.partition("=")[2])
        return Scores([math.exp(-abs(math.log(unit / 3.0)))] * 50)

    monkeypatch.setattr(fitting, "won_by", won_by)

    done = fitting.fit(open_box("steamwatchers"), {"players": 2}, {"unit": 1.2}, 3.0, 4, 30, 1, play)

    assert done.weights["unit"] == pytest.approx(3.0, rel=0.1)
    assert (done.stood, done.fair, done.better) == ({"unit": 1.2}, 0.5, True)
    assert seeds == [1] * 30 + [1 + UNSEEN]


def test_fit_plays_real_matches_and_tells_the_bot_that_it_found():
    asked = ["lab", "fit", "steamwatchers", "--weights", "unit", "--trials", "1", "--games", "2", "--players", "2"]
    answer = SAY.invoke(app, [*asked, "--jobs", "1", "--json"])
    without = SAY.invoke(app, ["lab", "fit", "reckoners", "--weights", "unit", "--trials", "1"])

    told = json.loads(answer.stdout)
    assert plays(told["bot"], "steamwatchers")
    assert told["won"]["share"] == 0.5  # what stands against itself, in both seats on the same dice
    assert not told["better"]
    assert without.exit_code == UNREADABLE
