"""`samovar sim`, `replay` and `bench` on the tiny game, through the real command line."""

import json

import pytest
from typer.testing import CliRunner

from samovar import __version__
from samovar import games as shelf
from samovar.bots import minds
from samovar.cli import app
from samovar.kernel.choice import Vocabulary
from samovar.lab import seating
from samovar.lab.arena import play_recorded, play_rounds
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn

SAY = CliRunner()


@pytest.fixture
def kettle(monkeypatch):
    """A shelf on which the tiny game stands."""
    monkeypatch.setattr(shelf, "open_box", lambda id: Kettle())


@pytest.fixture
def two_bots(monkeypatch):
    """A second bot, as good as the first."""
    known = minds.bot

    def either(name, game, seed, hurry):
        return known("random" if name == "other" else name, game, seed, hurry)

    monkeypatch.setattr(seating, "bot_named", either)


def test_sim_counts_games_and_says_how_sure_it_is(kettle):
    done = SAY.invoke(app, ["sim", "kettle", "--games", "30", "--players", "3", "--bots", "random", "--json"])

    told = json.loads(done.stdout)
    assert done.exit_code == 0
    assert told["games"] == 30
    assert told["config"]["players"] == 3
    assert told["bots"]["random"]["played"] == 30
    assert told["bots"]["random"]["share"] == 1.0  # nobody else plays: the victory is always his
    assert told["seats"]["0"]["low"] < told["seats"]["0"]["share"] < told["seats"]["0"]["high"]
    assert sum(seat["won"] for seat in told["seats"].values()) == pytest.approx(30)
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
    assert "decisions a second, interpreted." in done.stdout


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


def test_replay_of_other_rules_says_what_differs_and_where_it_stops(kettle, tmp_path, monkeypatch):
    text = play_recorded(Kettle(), {}, ["random"], bytes(32)).record.text()
    file = tmp_path / "game.record"
    file.write_text(text)
    monkeypatch.setattr(Kettle, "rules_version", 2)

    fits = SAY.invoke(app, ["replay", str(file)])
    monkeypatch.setattr(Kettle, "vocabulary", lambda _: Vocabulary([Burn]))
    stops = SAY.invoke(app, ["replay", str(file)])
    told = json.loads(SAY.invoke(app, ["replay", str(file), "--json"]).stdout)

    assert fits.exit_code == 0
    assert "made under rules 1; these are rules 2" in fits.output
    assert "every one fits" in fits.output
    assert stops.exit_code == 1
    assert "entries fit; then entry" in stops.output
    assert told["differs"] == ["made under rules 1; these are rules 2"]
    assert told["stops"].startswith("entry ")


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


def test_a_series_says_with_what_it_was_played(kettle):
    told = json.loads(SAY.invoke(app, ["sim", "kettle", "--games", "2", "--json"]).stdout)

    assert (told["version"], told["rules"], told["pack"]) == (__version__, 1, "house")
    assert told["build"] in ("compiled", "interpreted")


def test_bots_change_seats_on_the_same_dice_and_whole_rounds_are_played(kettle, two_bots):
    told = json.loads(SAY.invoke(app, ["sim", "kettle", "--games", "9", "--bots", "random,other", "--json"]).stdout)

    assert told["games"] == 10
    assert told["bots"]["random"]["rounds"] == 5


def test_a_series_ends_when_the_answer_is_clear(kettle, two_bots):
    words = ["sim", "kettle", "--games", "5000", "--bots", "random,other", "--until", "0.3", "--json"]

    told = json.loads(SAY.invoke(app, words).stdout)

    assert told["verdict"] == "alike"
    assert told["games"] < 1000


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--round", "yard=open,walled"], "--round goes with --pairs or --draw"),
        (["--bots", "random", "--until", "0.05"], "compares two bots"),
        (["--pairs", "yard", "--draw", "yard=tool"], "two questions"),
        (["--pairs", "yard", "--until", "0.05"], "compares two bots"),
    ],
)
def test_questions_without_a_meaning_are_refused(kettle, words, why):
    done = SAY.invoke(app, ["sim", "kettle", *words])

    assert done.exit_code == 2
    assert why in done.output


def test_a_team_is_one_row_and_cannot_be_paired():
    told = json.loads(SAY.invoke(app, ["sim", "reckoners", "--games", "3", "--bots", "random", "--json"]).stdout)
    paired = SAY.invoke(app, ["sim", "reckoners", "--games", "2", "--pairs", "team"])

    assert set(told["bots"]) == {"team"}
    assert told["bots"]["team"]["played"] == 3
    assert told["seats"] == {}
    assert paired.exit_code == 3
    assert "all win or lose together" in paired.output


def test_a_setting_that_a_game_lacks_is_named_with_those_it_has():
    done = SAY.invoke(app, ["sim", "reckoners", "--players", "6"])

    assert done.exit_code == 3
    assert "humans" in done.output


def test_many_processes_play_the_same_games_as_one():
    def told(jobs: str) -> dict[str, object]:
        words = ["sim", "steamwatchers", "--games", "6", "--bots", "greedy,random", "--players", "2", "--json"]
        return {**json.loads(SAY.invoke(app, [*words, "--jobs", jobs]).stdout), "seconds": 0}

    assert told("2") == told("1")


def test_a_series_that_is_interrupted_tells_what_was_played(kettle, monkeypatch):
    def interrupted(*given):
        for number, played in enumerate(play_rounds(*given)):
            if number == 3:
                raise KeyboardInterrupt
            yield played

    monkeypatch.setattr("samovar.cli.sim.play_rounds", interrupted)

    done = SAY.invoke(app, ["sim", "kettle", "--games", "100", "--json"])

    told = json.loads(done.stdout)
    assert done.exit_code == 130
    assert (told["games"], told["cut"]) == (3, True)
