"""`samovar sim`, `replay` and `bench` on the tiny game, through the real command line."""

import json

import pytest
from typer.testing import CliRunner

from samovar import games as shelf
from samovar.cli import app
from samovar.lab.arena import play_recorded
from samovar.lab.report import interval
from tests.tiny.game import Kettle

SAY = CliRunner()


@pytest.fixture
def kettle(monkeypatch):
    """A shelf on which the tiny game stands."""
    monkeypatch.setattr(shelf, "open_box", lambda id: Kettle())


def test_sim_counts_games_and_says_how_sure_it_is(kettle):
    done = SAY.invoke(app, ["sim", "kettle", "--games", "30", "--players", "3", "--bots", "random", "--json"])

    told = json.loads(done.stdout)
    assert done.exit_code == 0
    assert told["games"] == 30
    assert told["config"]["players"] == 3
    assert told["bots"]["random"]["played"] == 90
    assert told["bots"]["random"]["low"] < told["bots"]["random"]["share"] < told["bots"]["random"]["high"]
    assert set(told["ends"]) == {"end-most-coins"}


def test_the_same_seed_plays_the_same_games(kettle):
    def told(seed: str) -> dict[str, object]:
        done = SAY.invoke(app, ["sim", "kettle", "--games", "10", "--seed", seed, "--json"])
        return {**json.loads(done.stdout), "seconds": 0}

    assert told("7") == told("7")
    assert told("7") != {**told("8"), "seed": 7}


def test_sim_draws_a_table_for_people(kettle):
    done = SAY.invoke(app, ["sim", "kettle", "--games", "5", "--set", "yard=walled", "--set", "quick=yes"])

    assert done.exit_code == 0
    assert "bot random" in done.stdout
    assert "decisions a second" in done.stdout


@pytest.mark.parametrize(
    ("words", "why", "code"),
    [
        (["--bots", "genius"], "no bot called 'genius'", 3),
        (["--players", "9"], "from 2 to 4", 3),
        (["--set", "yard"], "not key=value", 3),
        (["--set", "yard=wet"], "none of open, walled", 3),
        (["--players", "4", "--set", "yard=walled"], "why-yard-too-small [TG-SETUP.2]", 1),
        (["--games", "0"], "greater than or equal to 1", 2),
    ],
)
def test_sim_refuses_with_a_sentence(kettle, words, why, code):
    done = SAY.invoke(app, ["sim", "kettle", *words])

    assert done.exit_code == code
    assert why in done.output
    assert "Traceback" not in done.output


def test_a_game_that_nobody_knows_is_named(monkeypatch):
    done = SAY.invoke(app, ["sim", "checkers"])

    assert done.exit_code == 3
    assert "no game called 'checkers'" in done.output


def test_replay_says_how_it_ended_and_checks_the_dice(kettle, tmp_path):
    match = play_recorded(Kettle(), {"players": 3}, ["random"], bytes(range(32)))
    file = tmp_path / "game.record"
    file.write_text(match.record.text())

    done = SAY.invoke(app, ["replay", str(file), "--verify"])

    assert done.exit_code == 0
    assert "every one fits" in done.stdout
    assert "The game is over" in done.stdout
    assert "The dice verify" in done.stdout


def test_replay_shows_a_moment(kettle, tmp_path):
    match = play_recorded(Kettle(), {}, ["random"], bytes(32))
    file = tmp_path / "game.record"
    file.write_text(match.record.text())

    done = SAY.invoke(app, ["replay", str(file), "--at", "1", "--json"])

    told = json.loads(done.stdout)
    assert told["entries"] == 1
    assert told["asked"] == [0, 1]
    assert told["questions"][0]["title"]["key"] == "ask-bid"


def test_a_forged_record_does_not_verify(kettle, tmp_path):
    text = play_recorded(Kettle(), {}, ["random"], bytes(32)).record.text()
    file = tmp_path / "game.record"
    file.write_text(text.replace("seed 00", "seed 11", 1))

    done = SAY.invoke(app, ["replay", str(file), "--verify"])

    assert done.exit_code == 1
    assert "not the one that was committed to" in done.output


@pytest.mark.parametrize("content", [b"hello", b"\xff\xfe\x00", b"samovar record 1\ngame kettle\n"])
def test_an_unreadable_record_gives_a_sentence(kettle, tmp_path, content):
    file = tmp_path / "bad.record"
    file.write_bytes(content)

    done = SAY.invoke(app, ["replay", str(file)])

    assert done.exit_code == 3
    assert "Traceback" not in done.output


def test_a_missing_record_gives_a_sentence(kettle, tmp_path):
    done = SAY.invoke(app, ["replay", str(tmp_path / "none.record")])

    assert done.exit_code == 3
    assert "No such file" in done.output


def test_bench_measures_copies_views_questions_and_playouts(kettle, monkeypatch):
    monkeypatch.setattr("samovar.lab.speed.SLICE", 0.01)

    done = SAY.invoke(app, ["bench", "kettle", "--json"])

    told = json.loads(done.stdout)
    names = [one["name"] for one in told["games"][0]["measures"]]
    assert names == ["copy", "view", "question as JSON", "decisions", "playouts"]
    assert all(one["best"] > 0 for one in told["games"][0]["measures"])
    assert told["build"] in ("compiled", "interpreted")


def test_an_interval_holds_its_share_and_narrows_with_games():
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(5, 10)
    assert low < 0.5 < high
    closer_low, closer_high = interval(500, 1000)
    assert high - low > closer_high - closer_low
    assert interval(0, 20)[0] == 0.0
    assert interval(0, 20)[1] > 0.1
