"""A plan is read with care, and played the same way by one process, by several, and after it was killed."""

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from types import SimpleNamespace

import polars as pl
import pytest
from typer.testing import CliRunner

from samovar import games as shelf
from samovar.cli import app, lab_means
from samovar.content.languages import LANGUAGES
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Unreadable
from samovar.kernel.match import retrace
from samovar.kernel.record import read_record
from samovar.lab.arena import play_one
from samovar.lab.engines import Here, Pool
from samovar.lab.journal import FILE
from samovar.lab.pace import Pace
from samovar.lab.plan import plan_of, read_plan
from samovar.lab.running import run
from samovar.lab.seating import Hosts
from samovar.lab.sections import page_of
from samovar.lab.tables import Results
from samovar.lab.tasks import Done, Feeder, Task, missing
from samovar.lab.wording import Wording

SAY = CliRunner()
MAIN = "from samovar.cli import main; main()"
PLAN = """
name = "small"
games = {games}

[keep]
records = "{records}"
most = 2
decisions = true

[[series]]
game = "steamwatchers"
bots = ["random"]
vary = {{ players = [2, 3] }}
seed = 5
"""


def written(path, games=6, records="worst"):
    file = path / "small.toml"
    file.write_text(PLAN.format(games=games, records=records))
    return file


def contents(folder):
    """Every byte that a run left, but for how long it took."""
    files = [each for each in sorted(folder.rglob("*")) if each.is_file() and each.name != "run.json"]
    return {str(each.relative_to(folder)): each.read_bytes() for each in files}


def here(plan, folder, resume=False):
    return run(plan, folder, Here(10.0, True), Hosts(trusted=True), resume)


def test_two_processes_leave_the_same_bytes_as_one_and_say_where_they_come_from(tmp_path):
    plan = read_plan(written(tmp_path))

    one = here(plan, tmp_path / "one")
    run(plan, tmp_path / "two", Pool(2, 10.0, True), Hosts(trusted=True))

    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    rows = one.results.games
    assert rows.height == 12
    assert rows["series"].unique(maintain_order=True).to_list() == [
        "steamwatchers players=2",
        "steamwatchers players=3",
    ]
    assert rows["seed"].to_list() == [5, 6, 7, 8, 9, 10] * 2
    again = play_one(shelf.open_box("steamwatchers"), {"players": 3}, ["random"], 7)
    assert rows.row(8, named=True)["decisions"] == again.decisions
    assert rows.row(8, named=True)["winners"] == again.outcome.winners
    decisions = one.results.decisions()
    assert decisions.height == rows["decisions"].sum()
    assert decisions["offered"].min() >= 1
    for file in ("games.parquet", "decisions.parquet"):
        origin = json.loads(pl.read_parquet_metadata(tmp_path / "one" / file)["samovar"])
        assert {"samovar", "build", "python", "machine", "boxes", "seeds", "plan", "digest"} <= set(origin)
        assert origin["boxes"][0]["rules"] == shelf.open_box("steamwatchers").rules_version
        assert origin["seeds"]["steamwatchers players=2"] == [5, 10]


def test_kept_records_are_the_very_games_and_replay(tmp_path):
    plan = read_plan(written(tmp_path, games=4))

    rows = here(plan, tmp_path / "out").results.games

    kept = sorted((tmp_path / "out" / "records").iterdir())
    assert len(kept) == 4
    worst = rows.filter(pl.col("series") == "steamwatchers players=2")["decisions"].to_list()
    for file in kept:
        series, number, _ = (int(word) for word in file.stem.split("-"))
        record = read_record(file.read_text())
        row = rows.filter((pl.col("series") == plan.series[series].name) & (pl.col("round") == number)).row(
            0, named=True
        )
        assert record.end is not None
        assert record.end["winners"] == row["winners"]
        assert len([entry for entry in record.entries if entry.kind == ""]) == row["decisions"]
        traced = retrace(shelf.open_box("steamwatchers"), record)
        assert (traced.fault, traced.differs) == (None, [])
        if series == 0:
            assert row["decisions"] >= sorted(worst)[-2]


@pytest.mark.parametrize(("records", "kept"), [("none", 0), ("sample", 4), ("all", 8)])
def test_records_are_kept_by_choice_and_each_replays(tmp_path, records, kept):
    plan = read_plan(written(tmp_path, games=4, records=records))

    here(plan, tmp_path / "out")

    found = sorted((tmp_path / "out").glob("records/*.record"))
    assert len(found) == kept
    for file in found[:2]:
        replayed = SAY.invoke(app, ["replay", str(file)])
        assert replayed.exit_code == 0, replayed.output


def test_decisions_are_kept_of_as_many_rounds_as_the_plan_says(tmp_path):
    told = {"games": 4, "keep": {"decisions": 1}, "series": [{"game": "reckoners", "bots": ["random"]}]}

    kept = here(plan_of(told, tmp_path, "few"), tmp_path / "out").results.decisions()

    assert set(kept["round"]) == {0}
    assert kept.height > 20


def test_a_run_tells_its_pace_and_what_is_left():
    now = 0.0
    pace = Pace(1000, lambda: now)

    pace.add(400)  # stood there before
    told = [pace.rate]
    for _ in range(10):
        now += 1.0
        pace.add(20)

    assert told == [None]
    assert (pace.done, pace.rate, pace.left) == (600, 20.0, 20.0)
    assert pace.line() == "600 of 1,000 games, 20 games/s, 0:00:20 left"


def test_without_a_terminal_lines_tell_how_far_it_is(monkeypatch, capsys):
    monkeypatch.setattr(lab_means, "A_LINE_EVERY", 0.0)

    with lab_means.counting("small", 10, quiet=False) as progress:
        progress(4)
    with lab_means.counting("small", 10, quiet=True) as progress:
        progress(4)

    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "small: 4 of 10 games\n")


def test_a_run_ends_in_the_minutes_it_has_and_goes_on(tmp_path, monkeypatch):
    """A clock that is half a minute later whenever somebody looks at it."""
    plan = read_plan(written(tmp_path))
    clock = itertools.count(0.0, 30.0)
    with monkeypatch.context() as patched:
        patched.setattr(lab_means, "time", SimpleNamespace(monotonic=lambda: next(clock)))
        cut = lab_means.Means(jobs=1, minutes=1).play(plan, tmp_path / "out", resume=False, quiet=True)

    whole = lab_means.Means(jobs=1, minutes=60).play(plan, tmp_path / "out", resume=True, quiet=True)
    here(plan, tmp_path / "at once")

    assert not cut.complete
    assert 0 < cut.played < plan.games
    assert (whole.complete, whole.played) == (True, plan.games - cut.played)
    assert contents(tmp_path / "out") == contents(tmp_path / "at once")


def test_a_plan_is_shortened_evenly(tmp_path):
    plan = read_plan(written(tmp_path, games=1000))

    plan.shorten(100)

    assert [series.rounds for series in plan.series] == [50, 50]


def test_a_run_that_is_killed_and_resumed_equals_one_that_was_not(tmp_path):
    file = written(tmp_path, games=40)
    words = [sys.executable, "-c", MAIN, "lab", "run", str(file), "--jobs", "1", "--out", str(tmp_path / "cut")]
    journal = tmp_path / "cut" / FILE

    program = subprocess.Popen([*words, "--json"], stdout=subprocess.DEVNULL)
    while program.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 3):
        time.sleep(0.01)
    program.kill()
    program.wait()
    with journal.open("ab") as torn:
        torn.write(b'{"series":0,"first":99,"rou')
    refused = SAY.invoke(app, ["lab", "run", str(file), "--out", str(tmp_path / "cut")])
    resumed = here(read_plan(file), tmp_path / "cut", resume=True)
    here(read_plan(file), tmp_path / "whole")
    over = here(read_plan(file), tmp_path / "cut", resume=True)

    assert "holds a run already" in refused.output
    assert 0 < resumed.played < 80  # something was there
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")
    assert (over.played, over.complete) == (0, True)


def test_ctrl_c_keeps_what_was_played(tmp_path):
    file = written(tmp_path, games=2000)
    words = [sys.executable, "-c", MAIN, "lab", "run", str(file), "--jobs", "2", "--json"]
    journal = tmp_path / "small.lab" / FILE

    program = subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True)
    while program.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 2):
        time.sleep(0.01)
    os.killpg(program.pid, signal.SIGINT)  # as a terminal does it: to all of them
    told = json.loads(program.communicate()[0])

    assert program.returncode == 130
    assert told["run"]["complete"] is False
    kept = Results(tmp_path / "small.lab")
    assert kept.games.height == sum(one["games"] for one in told["series"]) > 0
    assert not kept.complete


def test_a_process_that_dies_costs_no_game(tmp_path):
    """The pool breaks when one of its processes is killed from outside; its tasks are given out again."""
    plan = read_plan(written(tmp_path, games=20, records="none"))
    pool = Pool(2, 10.0, True)
    feeder = Feeder(plan, {}, 0.05)
    found, killed = [], False

    for done in pool.play(plan, feeder):
        found.append(done.task)
        if not killed:
            killed = True
            active_children()[0].kill()

    rounds = sorted((task.series, task.first + each) for task in found for each in range(task.rounds))
    assert rounds == [(series, number) for series in (0, 1) for number in range(20)]


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({}, "there is none"),
        ({"series": [{"game": "steamwatchers"}], "gmaes": 3}, "did you mean 'games'"),
        ({"series": [{"game": "chess"}]}, "no game called 'chess'"),
        ({"series": [{"game": "steamwatchers", "settings": {"plyers": 3}}]}, "did you mean 'players'"),
        ({"series": [{"game": "steamwatchers"}, {"game": "steamwatchers"}]}, "two are called"),
        ({"series": [{"game": "reckoners", "pairs": "team"}]}, "pairs"),
        ({"series": [{"game": "steamwatchers", "games": 0}]}, "whole number, 1 or more"),
        ({"series": [{"game": "steamwatchers"}], "keep": {"records": "best"}}, "none of none, worst"),
    ],
)
def test_a_plan_that_means_nothing_is_refused_with_its_place(tmp_path, told, why):
    with pytest.raises(Unreadable, match=why):
        plan_of(told, tmp_path, "plan")


def test_another_plan_does_not_go_on_with_a_run(tmp_path):
    here(read_plan(written(tmp_path, games=2)), tmp_path / "out")

    with pytest.raises(Unreadable, match="another plan"):
        here(read_plan(written(tmp_path, games=3)), tmp_path / "out", resume=True)


def test_tasks_grow_to_their_time_and_cover_every_round_once(tmp_path):
    plan = read_plan(written(tmp_path, games=1000))
    feeder = Feeder(plan, {0: [(10, 5), (990, 10)]}, seconds=0.5)
    seen, sizes = [], []

    while (task := feeder.next()) is not None:
        seen += [(task.series, task.first + each) for each in range(task.rounds)]
        sizes.append(task.rounds)
        feeder.learn(Done(task, [], 0.01 * task.rounds))

    assert len(seen) == len(set(seen)) == 2000 - 15
    assert max(sizes) == 50  # half a second at ten milliseconds
    assert missing([], 3) == [(0, 3)]
    assert missing([(0, 3)], 3) == []
    feeder.lost(Task(0, 1, 2))
    assert feeder.next() == Task(0, 1, 2)


def test_games_of_the_lab_do_not_depend_on_the_clock():
    """Levels that hurry where people wait count their simulations here."""
    from samovar.bots.search import FOREVER
    from samovar.lab.seating import Seating

    game = shelf.open_box("steamwatchers")
    seated = Seating(game, game.defaults(), ["shrewd"], seeded(1), Hosts(trusted=True))

    assert {vars(player)["bot"].seconds for player in seated.players} == {FOREVER}


def test_a_report_is_written_in_both_languages(tmp_path):
    plan = read_plan(written(tmp_path, games=2))
    results = here(plan, tmp_path / "one").results

    pages = {language: page_of(plan, results, language).html() for language in LANGUAGES}

    assert "<h2>Who wins</h2>" in pages["en"]
    assert "<h2>Qui gagne</h2>" in pages["fr"]
    assert '<html lang="fr">' in pages["fr"]
    assert "<th>victoires</th>" in pages["fr"]
    # Every sentence and heading is there: what has no words is shown by its key.
    keys = {language: set(Wording(language).speech.bundle._messages) for language in LANGUAGES}
    assert keys["fr"] == keys["en"]
    assert not [section for section in page_of(plan, results, "fr").sections if section.heading == section.key]
