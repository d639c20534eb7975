"""`samovar lab ladder`: each level against the one below, the same again by the same seed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from samovar.cli import app
from samovar.cli.exits import INTERRUPTED, UNREADABLE, USAGE
from samovar.lab import ladder as ladders
from samovar.lab.arena import play_rounds
from samovar.lab.notebook import Notebook


def ladder(*words: str) -> list[dict[str, Any]]:
    done = CliRunner().invoke(app, ["lab", "ladder", *words, "--json"])
    assert done.exit_code == 0, done.output
    told: list[dict[str, Any]] = json.loads(done.stdout)["ladder"]
    return told


def test_each_bot_meets_the_one_below_in_every_seat():
    [rung] = ladder("steamwatchers", "--players", "2", "--levels", "random,greedy", "--games", "1")

    assert (rung["level"], rung["below"]) == ("greedy", "random")
    assert rung["games"] == 2  # whole rounds: each sat in both seats
    assert rung["fair"] == 0.5
    assert rung["share"] > 0.5
    assert rung["low"] <= rung["share"] <= rung["high"]
    assert rung["milliseconds"]["decisions"] > 50
    assert rung["milliseconds"]["mean"] > 0


def test_at_a_larger_table_one_of_the_level_sits_among_the_others():
    [rung] = ladder("steamwatchers", "--players", "3", "--levels", "random,greedy", "--games", "1")

    assert rung["games"] == 3
    assert rung["fair"] == pytest.approx(1 / 3)
    assert rung["share"] >= rung["fair"]


def test_teams_play_on_the_same_dice():
    lower, upper = ladder("reckoners", "--levels", "random,greedy", "--games", "2")

    assert lower["below"] is None
    assert lower["share"] == 0.0  # chance never wins
    assert upper["difference"] == upper["share"]
    assert upper["alone"]["games"] == round(2 * upper["share"])  # what only one of both won
    assert upper["alone"]["share"] == (1.0 if upper["alone"]["games"] else 0.5)
    assert "difference" not in lower


def test_a_ladder_goes_on_where_it_was_cut_off_and_with_more_games(tmp_path, monkeypatch):
    """As if the time were over after the first round; then somebody wants another round."""
    words = ["reckoners", "--levels", "random,careless:100", "--out", str(tmp_path / "kept" / "ladder.jsonl")]
    played: list[int] = []

    def counted(box, rounds, jobs=1):
        for games in play_rounds(box, rounds, jobs):
            played.append(len(games))
            yield games

    monkeypatch.setattr(ladders, "play_rounds", counted)
    with monkeypatch.context() as patched:
        patched.setattr(Notebook, "over", lambda self: len(self.known) == 1)
        cut = CliRunner().invoke(app, ["lab", "ladder", *words, "--games", "2", "--json"])
    whole = ladder(*words, "--games", "2")
    more = ladder(*words, "--games", "3")
    at_once = ladder("reckoners", "--levels", "random,careless:100", "--games", "3")

    assert cut.exit_code == INTERRUPTED
    told = json.loads(cut.stdout)
    assert (told["complete"], [rung["games"] for rung in told["ladder"]]) == (False, [1])
    assert [rung["games"] for rung in whole] == [2, 2]
    assert len(played) == 6 + 6  # none twice, but for those that were played at once
    for kept, fresh in zip(more, at_once, strict=True):
        kept.pop("milliseconds")
        fresh.pop("milliseconds")
    assert more == at_once
    other = CliRunner().invoke(app, ["lab", "ladder", *words, "--games", "2", "--set", "difficulty=d"])
    assert other.exit_code == UNREADABLE


def test_a_bot_that_nobody_knows_is_refused():
    done = CliRunner().invoke(app, ["lab", "ladder", "steamwatchers", "--levels", "greedy,genius"])

    assert done.exit_code == USAGE
    assert "beginner" in done.output


def test_it_draws_a_table_for_people():
    words = ["lab", "ladder", "steamwatchers", "--players", "2", "--levels", "random,beginner", "--games", "2"]

    done = CliRunner().invoke(app, words)

    assert done.exit_code == 0
    assert "beginner" in done.output
    assert "p95" in done.output
