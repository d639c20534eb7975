"""Analysis after the game: the chances, what was missed with what was known, and nothing that only the dealer knew."""

import pytest
from typer.testing import CliRunner

from samovar.bots.analysis import Analyst, decisions_of, share, spread, turning_points
from samovar.bots.minds import bot
from samovar.cli import app
from samovar.cli.exits import UNREADABLE
from samovar.games import open_box
from samovar.kernel.choice import Choice
from samovar.kernel.match import Match
from samovar.kernel.record import Record
from samovar.kernel.steps import asked, options
from samovar.kernel.view import view
from tests.tiny.game import Kettle
from tests.tiny.mind import KettleMind
from tests.tiny.rules import Burn, Play
from tests.tiny.table import ROUND


def kettle_record(wanted: bool) -> Record:
    """A game in which seat 0 burns all its coal at once and then answers `wanted` when it may show its card."""
    match = Match(Kettle(), {"players": 2, "yard": "open", "quick": False}, b"analysis")
    while asked(match.table):
        seat = asked(match.table)[0]
        offered = options(match.table, seat)
        choice: Choice = offered[0]
        if isinstance(offered[0], Burn):
            choice = Burn(1) if seat == 0 and match.table.cells[ROUND] > 0 and len(offered) > 1 else Burn(0)
        elif isinstance(offered[0], Play):
            choice = Play(wanted)
        match.play(seat, choice)
    return match.record


def analysed(record, **effort):
    return Analyst(Kettle(), KettleMind(), record, rollouts=12, moments=6, simulations=48, **effort).analyse()


def test_a_coin_left_lying_is_told_and_a_coin_taken_is_not():
    missed = analysed(kettle_record(False))
    taken = analysed(kettle_record(True))

    declined = [each for each in missed["costly"] if each["made"]["say"] == "play no"]
    assert declined
    assert all(each["better"]["say"] == "play yes" and each["gain"] > 0 for each in declined)
    assert not [each for each in taken["costly"] if each["made"]["say"] == "play yes"]
    assert missed["complete"]


def test_the_course_ends_with_the_result_and_every_moment_shares_out_one_victory():
    record = kettle_record(True)

    course = analysed(record)["course"]

    end = record.end or {}
    assert course[-1]["truth"] == [share(end["winners"], seat, False) for seat in range(2)]
    assert all(sum(moment["truth"]) == pytest.approx(1.0) for moment in course)


def test_the_same_seed_and_counts_give_the_same_analysis_and_time_only_cuts_it_short():
    record = kettle_record(False)

    assert analysed(record) == analysed(record)
    hurried = analysed(record, seconds=0.0)
    assert not hurried["complete"]
    assert hurried["rollouts"] < 12


def test_a_choice_is_judged_by_the_choosers_view_alone(monkeypatch):
    """In a world that looks the same to the chooser the judgement is the same."""
    record = kettle_record(False)
    seen_by_judge = []
    analyst = Analyst(Kettle(), KettleMind(), record, rollouts=2, moments=2, simulations=6)
    think = analyst.judge.think

    def noted(game, seen, seat):
        seen_by_judge.append((seen, seat))
        return think(game, seen, seat)

    monkeypatch.setattr(analyst.judge, "think", noted)

    analyst.judged()

    assert seen_by_judge
    assert all(seen == view(seen, seat) for seen, seat in seen_by_judge), "nothing that a view would hide"


def test_choices_that_were_taken_back_are_not_judged():
    match = Match(Kettle(), {"players": 2, "yard": "open", "quick": False}, b"undo")
    for seat in (0, 1):
        match.play(seat, Burn(seat))
    walker = asked(match.table)[0]
    match.play(walker, options(match.table, walker)[0])
    match.take_back(walker)
    match.play(walker, options(match.table, walker)[1])

    decisions = decisions_of(Kettle(), match.record)

    assert len(decisions) == len(match.moments)
    assert decisions[-1].after == match.table


@pytest.mark.parametrize(("count", "most", "places"), [(3, 5, [0, 1, 2]), (10, 5, [0, 2, 4, 6, 8])])
def test_moments_are_spread_evenly(count, most, places):
    assert spread(count, most) == places


def test_turning_points_are_the_largest_changes_of_the_truth():
    course = [{"place": place, "truth": [chance, 1 - chance]} for place, chance in enumerate([0.5, 0.6, 0.1, 0.1])]

    found = turning_points(course)

    assert [(each["place"], each["until"]) for each in found] == [(1, 2), (0, 1)]


def test_the_command_tells_a_finished_game_as_a_page(tmp_path):
    game = open_box("reckoners")
    match = Match(game, {}, b"a short game")
    players = [bot("greedy", "reckoners", seat + 1) for seat in range(len(match.record.seats))]
    while asked(match.table):
        seat = asked(match.table)[0]
        match.play(seat, players[seat].choose(game, view(match.table, seat), seat))
    file = tmp_path / "game.record"
    file.write_text(match.record.text())
    page = tmp_path / "page.html"
    effort = ["--seconds", "1", "--rollouts", "2", "--moments", "2"]

    said = CliRunner().invoke(app, ["analyse", str(file), "--html", str(page), "--lang", "fr", *effort])

    assert said.exit_code == 0, said.output
    assert "Chances de victoire" in page.read_text()
    assert "Le temps s’est écoulé" in page.read_text()
    assert "http" not in page.read_text(), "nothing to fetch"


def test_a_game_under_way_is_not_analysed(tmp_path):
    match = Match(open_box("reckoners"), {}, b"just begun")
    file = tmp_path / "game.record"
    file.write_text(match.record.text())

    said = CliRunner().invoke(app, ["analyse", str(file)])

    assert said.exit_code == UNREADABLE
    assert "not over" in said.output
