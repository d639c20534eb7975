"""The five lessons: small games by the rules, with a coach who is always right, and an end that is checked."""

from __future__ import annotations

from typing import Any

import pytest

from samovar.games.reckoners import settings
from samovar.games.reckoners.aids.coach import FOUND
from samovar.games.reckoners.forecast import harm_of
from samovar.games.reckoners.game import Reckoners
from samovar.games.reckoners.lessons import rooms
from samovar.games.reckoners.lessons.rooms import LESSONS, MOST_LOST, ROOMS, SYMBOLS_WANTED
from samovar.games.reckoners.lessons.way import foreseen
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.chance import seeded
from samovar.kernel.choice import READY
from samovar.kernel.game import full_config, new_table
from samovar.kernel.match import Match, replay
from samovar.kernel.record import read_record
from samovar.kernel.steps import asked
from samovar.kernel.view import view
from samovar.ledger.rules import Ledger
from samovar.testkit.laws import obey
from tests.driving import picker
from tests.games.sheets import GAMES, LANGUAGES, bundle

GAME = Reckoners()
SEEDS = range(40)
SECONDS_A_DECISION = 12


def advice(match: Match, seat: int = 0) -> dict[str, Any]:
    return GAME.look(view(match.table, seat), seat, "coach", {})


def begun(lesson: str, seed: int = 1) -> Match:
    return Match(GAME, {"lesson": lesson}, seed.to_bytes(32, "big"))


def table_of(match: Match) -> ReckonersTable:
    assert isinstance(match.table, ReckonersTable)
    return match.table


def did(match: Match, *lines: str) -> None:
    for line in lines:
        match.play(0, GAME.vocabulary().hear(line))


def taught(lesson: str, seed: int) -> tuple[Match, list[dict[str, Any]]]:
    """A lesson whose learner does what the coach shows."""
    match, heard = begun(lesson, seed), []
    while asked(match.table):
        heard.append(advice(match))
        did(match, heard[-1]["line"])
    return match, heard


def test_there_are_four_short_lessons_and_a_first_round():
    lessons = GAME.lessons()

    assert [lesson.id for lesson in lessons] == ["dice", "deeds", "epics", "strike", "round"]
    assert all(lesson.minutes <= 3 for lesson in lessons[:4])


@pytest.mark.parametrize("lesson", LESSONS)
def test_who_follows_the_coach_meets_the_goal_in_every_city_he_can_meet(lesson: str):
    counts = []
    for seed in SEEDS:
        match, heard = taught(lesson, seed)
        outcome = GAME.outcome(match.table)
        counts.append(len(heard))

        assert outcome is not None
        assert (outcome.key, outcome.winners) == ("end-lesson-met", [0]), seed
        assert advice(match)["done"] is True
        assert all(1 <= said["step"] <= said["of"] for said in heard)
    # A throw that fails again and again is bad luck; half of all lessons keep their time.
    assert sorted(counts)[len(counts) // 2] * SECONDS_A_DECISION <= rooms.room_of(lesson).minutes * 60


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_moments_that_matter_are_found_by_the_learner_with_a_hint_on_request(lesson: str):
    _, heard = taught(lesson, 3)

    tasks = [said for said in heard if "hint" in said]
    assert tasks
    assert all(said["text"]["key"] in FOUND for said in tasks)
    assert all(said["hint"]["key"] == said["text"]["key"] + "-hint" for said in tasks)


@pytest.mark.parametrize("lesson", ["deeds", "epics", "strike"])
def test_who_is_ready_at_once_misses_the_goal(lesson: str):
    match = begun(lesson)
    while asked(match.table):
        did(match, "go-on" if advice(match).get("line") == "go-on" else "ready")

    outcome = GAME.outcome(match.table)

    assert outcome is not None
    assert (outcome.key, outcome.winners) == ("end-lesson-missed", [])
    assert (advice(match)["text"]["key"], advice(match)["done"]) == ("coach-missed", False)


def test_a_throw_with_too_few_symbols_is_thrown_anew():
    match = begun("dice", 5)
    while table_of(match).round() == 1 and asked(match.table):
        match.play(0, READY)

    assert table_of(match).round() == 2 or GAME.outcome(match.table) is not None
    assert advice(match)["text"]["args"]["wanted"] == SYMBOLS_WANTED


def test_whoever_attacks_too_soon_is_told_that_the_goal_is_out_of_reach():
    match = begun("deeds")
    did(match, "die 4", "attack harbor epic", "attack harbor epic", "die 1", "go grant-park")

    said = advice(match)

    assert said["text"]["key"] == "coach-astray"
    assert "line" not in said


def test_whoever_strays_without_harm_is_led_on():
    match = begun("deeds")
    did(match, "die 2", "research harbor epic", "die 1", "research harbor epic")

    assert advice(match)["line"] == "die 4"


def test_the_numbers_of_the_lesson_on_epics_are_those_of_the_phase():
    match = begun("epics")
    before = foreseen(table_of(match))
    told = advice(match)["text"]["args"]

    did(match, "ready", "go-on")

    after = advice(match)["text"]
    assert (after["key"], after["args"]["lost"]) == ("coach-epics-after", before)
    assert told["foreseen"] == before > MOST_LOST == told["most"]


@pytest.mark.parametrize("throw", range(6))
def test_no_die_decides_what_the_forecast_of_that_lesson_says(throw: int):
    table = table_of(begun("epics"))

    assert harm_of(table, seeded(throw)).population == foreseen(table)


def test_the_other_cards_of_the_last_lesson_do_not_win():
    match = begun("strike")
    did(match, "buy camera megan")

    assert advice(match)["text"]["key"] == "coach-astray" or "line" in advice(match)
    while asked(match.table):
        said = advice(match)
        did(match, said.get("line", "ready"))

    outcome = GAME.outcome(match.table)
    assert outcome is not None
    assert outcome.key == "end-lesson-missed"


def test_the_coach_is_silent_in_a_whole_game():
    table = new_table(GAME, {}, memory=5)

    assert GAME.look(view(table, 0), 0, "coach", {}) == {}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_obeys_the_laws_of_the_house(lesson: str):
    walk = obey(GAME, {"lesson": lesson}, picker(4), now_and_then=20)

    assert GAME.outcome(walk.table) is not None


def test_a_lesson_is_recorded_and_replayed_like_any_game():
    match, _ = taught("strike", 2)

    again = replay(GAME, read_record(match.record.text()))

    assert list(again.table.cells) == list(match.table.cells)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_and_a_rule_for_all_he_says(language: str):
    words = bundle("reckoners", language)
    ledger = Ledger.read(GAMES / "reckoners" / "rules.toml")

    for key in FOUND:
        assert words.has_message(key)
        assert words.has_message(key + "-hint")
    for room in ROOMS:
        assert words.has_message(f"lesson-{room.id}")
        assert words.has_message(f"lesson-{room.id}-goal")
        assert words.has_message(f"coach-{room.id}-done")
        for seed in range(6):
            for said in taught(room.id, seed)[1]:
                assert words.has_message(said["text"]["key"]), said["text"]["key"]
                assert said["rule"] in ledger.ids(), said["rule"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_says_by_which_settings_it_is_played(lesson: str) -> None:
    told = next(each for each in GAME.lessons() if each.id == lesson)

    complete = full_config(GAME, told.config)

    assert settings.taught(complete) == complete
