"""Questions, one command each, on few games; and what their answers rest on."""

import json
import random
import tempfile
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import polars as pl
import pytest
from typer.testing import CliRunner

from samovar.cli import app
from samovar.games import house_edition
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Outcome, full_config
from samovar.lab.arena import Box, Played
from samovar.lab.balance import variants_plan, varied
from samovar.lab.engines import Here
from samovar.lab.looks import choices, drama, each_side
from samovar.lab.plan import plan_of
from samovar.lab.questions import compare_plan, skill_plan, skilled
from samovar.lab.ratings import Meeting, rated
from samovar.lab.running import run
from samovar.lab.seating import Hosts
from samovar.lab.statistics import Means
from samovar.lab.tables import Results
from samovar.lab.tasks import Workshop
from samovar.lab.tuning import target
from samovar.lab.values import changed, spread

SAY = CliRunner()
STOCK = "clans.menrau.stocks.clean"


def ask(*words):
    done = SAY.invoke(app, ["lab", *map(str, words), "--jobs", "1", "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_bot_that_is_better_is_found_and_one_against_itself_is_not(tmp_path):
    better = ask("compare", "steamwatchers", "careless:60", "random", "--games", 24, "--players", 2)
    alike = ask("compare", "steamwatchers", "house", "house", "--games", 8, "--players", 2, "--bots", "random")

    wins = better["measures"][0]
    assert wins["low"] > 0
    assert wins["p"] < 0.05
    assert all(one["difference"] == 0 and one["p"] > 0.9 for one in alike["measures"])


def test_scenarios_and_squads_are_compared_on_the_same_dice():
    scenarios = compare_plan("steamwatchers", "scenario=war", "scenario=fires", {}, ["random"], 4, 7)
    squads = [f"squads={one},{other}" for one, other in (("lum-envol", "iron-feu"), ("stm-meute", "iron-feu"))]
    against = compare_plan("steamfront", squads[0], squads[1], {}, ["random"], 4, 7)

    assert [turn.config["scenario"] for turn in scenarios.series[0].turns] == ["war", "fires"]
    assert [turn.config["squads"][0] for turn in against.series[0].turns] == ["lum-envol", "stm-meute"]
    with pytest.raises(Unreadable, match="squads"):
        compare_plan("steamfront", "squads=lum-envol,nobody", squads[0], {}, ["random"], 4, 7)


def test_things_of_two_kinds_are_not_compared():
    done = SAY.invoke(app, ["lab", "compare", "steamwatchers", "random", "players=3"])

    assert done.exit_code == 3
    assert "random is a bot, players=3 a setting" in done.output


def test_a_sweep_plays_every_value_of_a_pack_and_writes_a_page_that_needs_nothing_else(tmp_path):
    page = tmp_path / "sweep.html"
    words = ["sweep", "steamwatchers", f"{STOCK}=1..2", "players=2,3", "--games", 2, "--bots", "random"]

    told = ask(*words, "--report", page, "--out", tmp_path / "out")

    assert len({row["value"] for row in told["rows"]}) == 4
    packs = {box["pack"] for box in told["provenance"]["boxes"]}
    assert len(packs) == 2
    text = page.read_text()
    assert "<svg" in text
    assert "<script" not in text
    assert "http-equiv" not in text
    assert 'src="http' not in text
    assert told["provenance"]["digest"] in text


def test_a_report_in_markdown_has_its_pictures_beside_it(tmp_path):
    page = tmp_path / "page.md"

    told = ask("elo", "steamwatchers", "--bots", "random,careless:99", "--games", 2, "--players", 2, "--report", page)

    assert {row["name"] for row in told["ratings"]} == {"random", "careless:99"}
    assert "page-0.svg" in page.read_text()
    assert ElementTree.parse(tmp_path / "page-0.svg").getroot().tag.endswith("svg")


def test_a_swiss_tournament_lets_nobody_meet_twice(tmp_path):
    bots = ["random", "careless:99", "careless:98", "careless:97"]
    words = ["elo", "steamwatchers", "--bots", ",".join(bots), "--games", 2, "--players", 2, "--swiss", 2]

    told = ask(*words, "--out", tmp_path)

    met = [
        frozenset(pair)
        for number in (0, 1)
        for pair in pl.read_parquet(tmp_path / f"round-{number}" / "games.parquet", columns=["bots"])["bots"]
    ]
    assert {met.count(pair) for pair in met} == {2}  # once, sides swapped
    assert len(set(met)) == 4
    assert {row["name"] for row in told["ratings"]} == set(bots)


def test_strengths_are_found_with_intervals_that_hold_them_in_95_percent():
    dice = random.Random(3)
    truth = [150.0, 0.0, -150.0]
    held = total = 0

    for _ in range(150):
        games = []
        for one, other in ((0, 1), (0, 2), (1, 2)):
            chance = 1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
            games += [Meeting(one, other, float(dice.random() < chance), 1) for _ in range(60)]
        for rating, real in zip(rated(["a", "b", "c"], games), truth, strict=True):
            held += rating.low <= real <= rating.high
            total += 1

    assert held / total == pytest.approx(0.95, abs=0.03)


def test_a_mean_of_few_is_humble():
    assert Means([1.0, 2.0, 3.0]).interval() == pytest.approx((2 - 4.3 / 3**0.5, 2 + 4.3 / 3**0.5), abs=0.2)
    assert Means([float(each) for each in range(-1, 9)]).chance() == pytest.approx(0.0066, abs=0.002)
    assert Means([0.0, 0.0]).chance() == 1.0


def test_skill_asks_whether_longer_thought_wins(tmp_path):
    """Half the thought and the whole; here a thinker of few lapses and one of nothing else sit in their places."""
    box = Box("steamwatchers")
    game = box.open()
    plan = skill_plan(game, box, full_config(game, {"players": 2}), [6, 12, 24], 2, 1)
    names = [[turn.bots for turn in series.turns] for series in plan.series]
    for series in plan.series:
        series.turns[0].bots, series.turns[1].bots = ["random", "careless:100"], ["careless:100", "random"]

    told = skilled(plan, run(plan, tmp_path, Here(1.0, True), Hosts(trusted=True)).results, False)

    assert names[0] == [["search:12", "search:6"], ["search:6", "search:12"]]
    assert [one["step"] for one in told] == ["search:12 – search:6", "search:24 – search:12"]
    assert all(-1 <= one["low"] <= one["edge"] <= one["high"] <= 1 for one in told)


def test_balance_tells_seats_lengths_drama_and_choices(tmp_path):
    words = ["balance", "steamwatchers", "--games", 4, "--players", 2, "--bots", "random", "--vary", "none"]

    told = ask(*words, "--report", tmp_path / "b.html")

    assert set(told["seats"]) == {"0", "1"}
    assert told["lengths"]["10"] <= told["lengths"]["50"] <= told["lengths"]["90"]
    assert told["drama"]["rounds"] > 1
    assert all(0 <= one["part"] <= 1 for one in told["choices"])


def test_settings_are_tried_once_and_rulings_only_if_asked():
    """What is usual was played already; Steamfront alone has twenty rulings that can be switched."""
    for name in ("steamwatchers", "steamfront", "reckoners"):
        game = Box(name).open()
        config = full_config(game, {})
        switches = {setting.key for setting in game.settings() if setting.kind == "switch"}

        usual = variants_plan(game, config, ["random"], 6, 1, varied(game, None))
        every = variants_plan(game, config, ["random"], 6, 1, varied(game, "all"))

        settings = [turn.config for series in every.series if "=" in series.name for turn in series.turns]
        assert config not in settings
        assert not {series.name.partition("=")[0] for series in usual.series} & switches
        assert usual.games <= 40 * 6
        assert {series.name for series in usual.series} < {series.name for series in every.series}
    assert variants_plan(game, config, ["random"], 6, 1, varied(game, "none")).series == []
    with pytest.raises(Unreadable, match="did you mean 'difficulty'"):
        varied(game, "dificulty")


def test_ctrl_c_answers_with_what_was_played_and_keeps_it(tmp_path, monkeypatch):
    """As if somebody pressed it while the first of the settings was tried."""

    def cut_off(self, plan, feeder):
        workshop = Workshop(plan, self.hosts)
        yield workshop.play(feeder.next())
        if plan.name.endswith("variants"):
            raise KeyboardInterrupt
        while (task := feeder.next()) is not None:
            yield workshop.play(task)

    words = ["balance", "steamwatchers", "--games", "2", "--players", "2", "--bots", "random", "--jobs", "1"]
    with monkeypatch.context() as patched:
        patched.setattr(Here, "play", cut_off)
        patched.setattr(tempfile, "tempdir", str(tmp_path))
        done = SAY.invoke(app, ["lab", *words, "--json"])
    (kept,) = tmp_path.iterdir()

    told = json.loads(done.stdout)
    assert done.exit_code == 130
    assert (told["complete"], told["games"], len(told["variants"])) == (False, 2, 1)
    assert f"--out {kept} --resume" in done.stderr
    assert (kept / "variants" / "journal.jsonl").exists()


def test_drama_and_choices_are_counted_as_they_happened():
    games = pl.DataFrame({"leaders": [[0, 1, 0, 0]], "winners": [[0]], "decisions": [40]})
    things = [["burn a01", "burn a02"]] * 60
    decisions = pl.DataFrame(
        {
            "offered": [3] * 60,
            "verbs": [["burn", "pass"]] * 60,
            "things": things,
            "chosen": ["pass"] * 59 + ["burn a02 3"],
            "bot": ["greedy"] * 59 + ["random"],
        }
    )

    told = drama(games, False)
    burn, passed = choices(decisions)
    dead, taken = choices(decisions, "things")

    assert told == {
        "lead changes": 2,
        "turned after half-time": 0,
        "decided at": 0.5,
        "rounds": 4,
        "decisions a round": 10,
    }
    assert (burn["choice"], burn["taken"], passed["part"]) == ("burn", 1, 59 / 60)
    assert burn["bots"] == {"greedy": 0.0, "random": 1.0}
    assert (dead["choice"], dead["seldom"]) == ("burn a01", True)
    assert (taken["choice"], taken["seldom"]) == ("burn a02", False)


def test_one_of_many_places_is_not_shunned_for_being_one():
    """Blindly, each of two hundred places is taken once in two hundred times."""
    places = [f"move z{number}" for number in range(200)]
    decisions = pl.DataFrame(
        {
            "offered": [200] * 1000,
            "things": [places] * 1000,
            "chosen": [f"move z{number % 199}" for number in range(1000)],
        }
    )

    told = {row["choice"]: row for row in choices(decisions, "things")}

    assert told["move z0"]["part"] < 0.01
    assert not told["move z0"]["seldom"]
    assert told["move z199"]["seldom"]


def test_each_side_is_counted_against_all_others_dice_by_dice():
    """Three sides, two throws of the dice: a wins all of its games, b those against c."""
    plan = plan_of(
        {"games": 2, "series": [{"game": "steamfront", "pairs": "squads", "name": "calm,"}]}, Path(), "pairs"
    )
    first, second, third = "lum-rulebook", "lum-envol", "iron-marteau"
    names = [f"calm, {one} – {other}" for one, other in combinations((first, second, third), 2)]
    pairs = [series for series in plan.series if series.name in names]

    def won_by_the_first(_):
        for _ in range(2):
            yield [Played(Outcome([turn], "end"), 10, ["greedy"] * 2) for turn in (0, 1)]

    told = each_side(pairs, cast(Results, SimpleNamespace(rounds=won_by_the_first)))

    assert [(row["group"], row["side"], row["share"]) for row in told] == [
        ("calm", first, 1.0),
        ("calm", second, 0.5),
        ("calm", third, 0.0),
    ]
    assert [(row["played"], row["rounds"]) for row in told] == [(8, 2)] * 3


def test_tuning_proposes_a_pack_that_can_be_played_and_resumes(tmp_path):
    words = ["tune", "steamwatchers", f"{STOCK}=0..3", "--target", "decisions=400", "--trials", 3, "--games", 2]
    words += ["--players", 2, "--bots", "random", "--seed", 4, "--out", tmp_path / "out"]

    told = ask(*words, "--proposal", tmp_path / "one")
    again = ask(*words, "--proposal", tmp_path / "two", "--resume")

    assert again == told
    assert told["trials"] == 3
    assert set(told["before"]) == {"decisions"}
    if told["changes"]:
        checked = SAY.invoke(app, ["packs", "check", str(tmp_path / "one")])
        assert checked.exit_code == 0, checked.output


def test_values_that_are_not_there_or_do_not_fit_are_refused():
    house = house_edition("steamwatchers")

    with pytest.raises(Unreadable, match="did you mean 'menrau'"):
        changed(house, {"clans.menrou.stocks.clean": 1})
    with pytest.raises(Unreadable, match="whole number"):
        changed(house, {STOCK: "many"})
    with pytest.raises(Unreadable, match="is below"):
        spread("a.b=5..1")
    with pytest.raises(Unreadable, match="is not wins"):
        target("luck=3")
    assert spread("a.b=1..3") == ("a.b", [1, 2, 3])
    assert changed(house, {STOCK: 1}).digest != house.digest
