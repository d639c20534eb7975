"""Bots by anybody: where they come from, what they are told, and that a bad one loses its own seat and nothing else."""

from __future__ import annotations

import json
import os
import signal
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

import samovar
from samovar import games as shelf
from samovar.bots import plugins
from samovar.bots.bot import RandomBot
from samovar.bots.plugins import bot_named, foreign, installed, listens
from samovar.cli import app
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Outcome
from samovar.lab.arena import Played, play_one
from samovar.lab.report import Tally, shares
from samovar.lab.seating import Hosts
from tests.tiny.game import Kettle

ROGUES = "tests.bots.rogues"
ROOT = Path(__file__).parents[2]
FILE = Path(__file__).parent / "rogues.py"
PATIENT = 60.0  # for those who answer
SOON = 0.3  # for those who never do
SAY = CliRunner()


@pytest.fixture
def hosts():
    made = Hosts(PATIENT)
    yield made
    made.close()


@pytest.fixture
def kettle(monkeypatch):
    monkeypatch.setattr(shelf, "open_box", lambda id: Kettle())


@pytest.fixture
def last_is_installed():
    """As long as the test runs, and whatever it asks for in the meantime."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plugins, "entry_points", lambda group: [EntryPoint("last", f"{ROGUES}:Last", group)])
        installed.cache_clear()
        yield
    installed.cache_clear()


def test_a_bot_comes_from_a_module_a_file_or_an_installed_package(last_is_installed):
    made = [bot_named(name, "kettle", 1) for name in (f"{ROGUES}:Last", f"{FILE}:Last", "last")]

    assert [foreign(name) for name in ("last", "random", "search:48", f"{FILE}:Last")] == [True, False, False, True]
    assert [type(bot).__name__ for bot in made] == ["Guest"] * 3
    assert [listens(bot) for bot in (made[0], bot_named(f"{ROGUES}:Diary", "kettle", 1), RandomBot(1))] == [0, 1, 0]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "there is no module called 'no_such_module'"),
        ("missing/file.py:Bot", "there is no file missing/file.py"),
        (f"{ROGUES}:Lasst", "has no class called 'Lasst'; did you mean 'Last'?"),
        (f"{ROGUES}:NOT_A_CLASS", "has no class called 'NOT_A_CLASS'"),
        (f"{ROGUES}:CrashAtStart", "cannot be made: RuntimeError: not today"),
        ("pathlib:Path", "cannot be made"),
        ("collections:OrderedDict", "cannot be made"),
        ("genius", "there is no bot called 'genius'"),
    ],
)
def test_a_bot_that_cannot_be_loaded_says_why(name, why):
    with pytest.raises(Unreadable) as fault:
        bot_named(name, "kettle", 1)

    assert why in str(fault.value)


def test_a_class_that_does_not_choose_is_no_bot():
    with pytest.raises(Unreadable, match="no method choose"):
        bot_named("fractions:Fraction", "kettle", 1)


@pytest.mark.parametrize(
    ("rogue", "why", "seconds"),
    [
        ("Crash", "RuntimeError: I give up", PATIENT),
        ("CrashAtStart", "RuntimeError: not today", PATIENT),
        ("CrashAtTheEnd", "RuntimeError: bad loser", PATIENT),
        ("Exit", "its process ended with 3", PATIENT),
        ("Die", "its process ended with 7", PATIENT),
        ("Hang", f"took more than {SOON} s", SOON),
        ("Brood", f"took more than {SOON} s", SOON),
        ("Illegal", "chose what is not allowed: why-burn-only [TG-BID.1]", PATIENT),
        ("Nonsense", "gave no choice but str", PATIENT),
        ("Broken", "", PATIENT),
        ("Garbage", "wrote what is no answer", PATIENT),
    ],
)
def test_a_bad_bot_loses_its_own_seat_and_the_game_goes_on(rogue, why, seconds, hosts):
    hosts.seconds = seconds

    played = play_one(Kettle(), {"players": 3}, ["random", f"{ROGUES}:{rogue}", "random"], 3, hosts)

    assert list(played.forfeits) == [1]
    assert why in played.forfeits[1]
    assert played.outcome.key == "end-most-coins"
    assert shares(played)[1] == 0.0
    assert sum(shares(played)) == 1.0


@pytest.mark.parametrize("rogue", ["Last", "Cheat", "Loud"])
def test_whoever_answers_well_keeps_the_seat_whatever_else_it_does(rogue, hosts):
    alike = [play_one(Kettle(), {}, ["random", f"{ROGUES}:{name}"], 5, hosts) for name in (rogue, "Last")]

    assert alike[0].forfeits == {}
    assert alike[0].outcome == alike[1].outcome


def test_a_trusted_bot_in_our_own_process_loses_its_seat_too():
    told = {
        rogue: play_one(Kettle(), {}, ["random", f"{ROGUES}:{rogue}"], 3).forfeits.get(1, "")
        for rogue in ("Last", "Crash", "CrashAtStart", "CrashAtTheEnd", "Exit", "Illegal", "Nonsense", "Broken")
    }

    assert told.pop("Last") == ""
    assert [rogue for rogue, why in told.items() if not why] == []


def test_a_process_that_hung_is_gone(hosts):
    hosts.seconds = SOON

    play_one(Kettle(), {}, ["random", f"{ROGUES}:Hang"], 3, hosts)

    assert hosts.programs == {}


def test_a_process_serves_many_games(hosts):
    names = ["random", f"{ROGUES}:Last"]
    first = play_one(Kettle(), {}, names, 3, hosts)
    process = hosts.programs[names[1], 1].process.pid
    second = play_one(Kettle(), {}, names, 3, hosts)

    assert first.outcome == second.outcome
    assert hosts.programs[names[1], 1].process.pid == process
    os.kill(process, signal.SIGKILL)
    third = play_one(Kettle(), {}, names, 3, hosts)
    assert third.forfeits == {1: "its process ended"}
    assert play_one(Kettle(), {}, names, 3, hosts).forfeits == {}


@pytest.mark.parametrize("trusted", [True, False])
def test_a_bot_hears_what_its_seat_is_told_and_nothing_more(trusted, tmp_path, monkeypatch):
    diary = tmp_path / "diary"
    monkeypatch.setenv("DIARY", str(diary))
    seated = Hosts(PATIENT, trusted)

    played = play_one(Kettle(), {"players": 3}, [f"{ROGUES}:Diary", "random"], 2, seated)
    seated.close()

    lines = [line.split() for line in diary.read_text().splitlines()]
    assert played.forfeits == {}
    assert lines[0] == ["begin", "0", "kettle", "3"]
    assert lines[-1] == ["end", "2", "end-most-coins"]
    assert {line[2] for line in lines if line[0] == "choose" and line[1] == "2"} == {"2"}
    drawn = {seat: [line[3:] for line in lines if line[:3] == ["heard", seat, "Drew"]] for seat in ("0", "2")}
    assert drawn["0"]
    assert drawn["0"] != drawn["2"]


def test_the_facade_seats_anybodys_bot():
    game = samovar.load("steamwatchers")
    table = game.start(seed=2)

    chosen = table.play_by(game.bot(f"{ROGUES}:Last"))

    assert len(table.match.moments) == 1
    assert chosen is not None


def test_who_lost_his_seat_gets_nothing_of_the_victory():
    won, lost = Outcome([0], "end"), {0: "crashed"}
    tally = Tally()

    tally.add([Played(won, 3, ["a", "b"], lost), Played(won, 3, ["b", "a"])])

    assert shares(Played(won, 3, ["a", "b"], lost)) == [0.0, 1.0]
    assert shares(Played(won, 3, ["a", "b"], {0: "x", 1: "y"})) == [0.0, 0.0]
    assert tally.plain()["forfeits"] == {"a": {"count": 1, "first": "crashed"}}


def test_sim_plays_anybodys_bot_and_tells_who_lost_a_seat(kettle):
    words = ["sim", "kettle", "--games", "2", "--bots", f"random,{FILE}:Crash", "--bot-seconds", "60"]

    told = json.loads(SAY.invoke(app, [*words, "--json"]).stdout)
    drawn = SAY.invoke(app, words)

    assert told["forfeits"] == {f"{FILE}:Crash": {"count": 2, "first": "RuntimeError: I give up"}}
    assert told["bots"][f"{FILE}:Crash"]["won"] == 0
    assert "lost its seat 2 times; first: RuntimeError: I give up" in " ".join(drawn.stdout.split())


def test_sim_says_at_once_that_a_bot_cannot_be_loaded(kettle):
    done = SAY.invoke(app, ["sim", "kettle", "--bots", "missing.py:Bot"])

    assert done.exit_code == 3
    assert "there is no file missing.py" in done.output


def test_processes_of_processes_play_the_same_games_as_one_that_trusts():
    def told(*more: str) -> dict[str, object]:
        words = ["sim", "reckoners", "--games", "1", "--bots", f"{FILE}:Last", "--bot-seconds", "60", "--json"]
        return {**json.loads(SAY.invoke(app, [*words, *more]).stdout), "seconds": 0}

    assert told("--jobs", "2") == told("--trust-bots")


def test_the_bot_of_the_page_for_authors_plays(hosts):
    names = [f"{ROOT / 'examples' / 'sampling_bot.py'}:Sampler", "random"]

    played = [play_one(Kettle(), {}, names, seed, hosts) for seed in range(3)]

    assert [one.forfeits for one in played] == [{}] * 3
