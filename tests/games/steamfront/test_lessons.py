"""The five lessons: short games by the rules, with a coach who is always right, and an end that is checked."""

from __future__ import annotations

from typing import Any

import pytest

from samovar.games.steamfront.choices import Activate, Move, Overload, Stay
from samovar.games.steamfront.lessons.cues import CUES
from samovar.games.steamfront.lessons.drill import is_met
from samovar.games.steamfront.lessons.rooms import LESSONS, ROOMS, Room
from samovar.games.steamfront.table import (
    ATTACKER,
    LOST,
    ORDERS,
    PIECE_OWNER,
    POINTS,
    SIDE,
    TURN,
    FrontTable,
)
from samovar.kernel.choice import say
from samovar.kernel.game import new_table
from samovar.kernel.match import Match, replay
from samovar.kernel.record import read_record
from samovar.kernel.steps import asked, options, refusal
from samovar.kernel.view import view
from samovar.ledger.rules import Ledger
from samovar.testkit.laws import obey
from tests.driving import Pick, picker
from tests.games.sheets import GAMES, LANGUAGES, bundle
from tests.games.steamfront.builders import GAME

SECONDS_A_DECISION = 10
SEEDS = range(8)


def advice(table: FrontTable, seat: int = 0) -> dict[str, Any]:
    return GAME.look(view(table, seat), seat, "coach", {})


def taught(lesson: str, seed: int) -> tuple[Match, list[dict[str, Any]]]:
    """A lesson whose learner does what the coach says, against an enemy who does anything."""
    match = Match(GAME, {"lesson": lesson}, seed.to_bytes(32, "big"))
    pick: Pick = picker(seed)
    heard = []
    while asked(match.table):
        seat = asked(match.table)[0]
        assert isinstance(match.table, FrontTable)
        if seat == 0:
            heard.append(advice(match.table))
            match.play(seat, GAME.vocabulary().hear(heard[-1]["line"]))
        else:
            offered = options(match.table, seat)
            match.play(seat, offered[pick(len(offered))])
    return match, heard


def test_there_are_five_lessons_of_four_minutes_at_most():
    lessons = GAME.lessons()

    assert [lesson.id for lesson in lessons] == ["moves", "sets", "orders", "scenery", "objectives"]
    assert all(lesson.minutes <= 4 and lesson.config == {"lesson": lesson.id} for lesson in lessons)


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("seed", SEEDS)
def test_who_follows_the_coach_meets_the_goal_in_time(lesson: str, seed: int):
    minutes = ROOMS[LESSONS.index(lesson)].minutes

    match, heard = taught(lesson, seed)

    outcome = GAME.outcome(match.table)
    assert outcome is not None
    assert (outcome.key, outcome.winners) == ("end-lesson-met", [0])
    assert len(heard) * SECONDS_A_DECISION <= minutes * 60
    assert isinstance(match.table, FrontTable)
    assert advice(match.table)["done"] is True


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_first_steps_of_a_lesson_are_told_in_order_and_every_one_is_legal(lesson: str):
    steps = [cue for cue in CUES[lesson] if not cue.aside]

    _, heard = taught(lesson, 3)

    numbers = [said["step"] for said in heard if "step" in said]
    assert numbers[: len(steps)] == sorted(set(numbers[: len(steps)]))
    assert numbers[0] == 1
    assert all(said["of"] == len(steps) for said in heard if "step" in said)


def reached(lesson: str) -> FrontTable:
    match, _ = taught(lesson, 1)
    assert isinstance(match.table, FrontTable)
    return match.table


def test_the_lesson_on_moves_ends_with_a_blow_after_a_charge():
    table = reached("moves")

    assert table.cells[ATTACKER] == 2
    assert table.touch(1, SIDE) or not table.stands(SIDE)


def test_the_lesson_on_sets_ends_with_a_hurt_conscript():
    table = reached("sets")

    assert table.cells[LOST + SIDE + 1] > 0


def test_the_lesson_on_orders_ends_with_two_tokens_spent_and_a_guard_on_the_objective():
    table = reached("orders")

    assert table.cells[ORDERS] <= 1
    assert table.on_objective(1, 0)


def test_the_lesson_on_scenery_ends_with_a_flag_on_the_generator():
    table = reached("scenery")

    assert table.cells[PIECE_OWNER] == 1
    assert table.cells[ATTACKER] == 1


def test_the_lesson_on_objectives_ends_with_three_points():
    table = reached("objectives")

    assert table.cells[POINTS] >= 3


def test_a_learner_who_strays_is_led_back():
    match = Match(GAME, {"lesson": "moves"}, bytes(32))
    match.play(0, Activate(1))
    match.play(0, Stay())
    match.play(0, Overload())

    assert isinstance(match.table, FrontTable)
    said = advice(match.table)

    assert (said["text"]["key"], said["line"]) == ("coach-moves-choose", "activate a1")


def test_a_place_that_is_taken_is_replaced_by_one_that_is_legal():
    match = Match(GAME, {"lesson": "moves"}, bytes(32))
    match.play(0, Activate(1))
    match.play(0, Move((16_300, 7_600)))
    match.play(0, Overload())
    match.play(0, Activate(0))

    assert isinstance(match.table, FrontTable)
    said = advice(match.table)

    heard = GAME.vocabulary().hear(said["line"])
    assert heard != Move((16_300, 7_600))
    assert refusal(match.table, 0, heard) is None


def test_a_lesson_whose_goal_is_missed_ends_too_and_says_so():
    match = Match(GAME, {"lesson": "moves"}, bytes(32))
    while asked(match.table):
        seat = asked(match.table)[0]
        quiet = [choice for choice in options(match.table, seat) if say(choice).split()[0] not in ("move", "strike")]
        match.play(seat, quiet[0])

    outcome = GAME.outcome(match.table)

    assert outcome is not None
    assert (outcome.key, outcome.winners) == ("end-lesson-missed", [1])
    assert isinstance(match.table, FrontTable)
    assert match.table.cells[TURN] == 3
    assert advice(match.table)["text"]["key"] == "coach-missed"
    assert advice(match.table)["done"] is False


def test_the_coach_is_silent_in_a_whole_game_and_towards_the_enemy():
    whole = new_table(GAME, {}, memory=5)
    lesson = new_table(GAME, {"lesson": "sets"}, memory=5)

    assert isinstance(whole, FrontTable)
    assert isinstance(lesson, FrontTable)
    assert advice(whole) == {}
    assert advice(lesson, 1) == {}
    assert not is_met(lesson)


@pytest.mark.parametrize("room", ROOMS, ids=LESSONS)
def test_every_figure_and_piece_of_a_lesson_lies_where_the_rules_allow(room: Room):
    table = new_table(GAME, {"lesson": room.id}, memory=1)
    assert isinstance(table, FrontTable)
    field = table.battlefield()
    standing = [*table.standing(0), *table.standing(1)]

    for figure in standing:
        x, y, radius = int(table.x(figure)), int(table.y(figure)), int(table.radius(figure))
        assert radius <= x <= table.content.wide - radius
        assert not any(field.solids.disc_overlaps(shape, x, y, radius) for shape in range(field.solids.count))
        for friend in standing:
            apart = (x - int(table.x(friend))) ** 2 + (y - int(table.y(friend))) ** 2
            assert friend == figure or apart >= (radius + int(table.radius(friend))) ** 2


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_obeys_the_laws_of_the_house(lesson: str):
    walk = obey(GAME, {"lesson": lesson}, picker(4), now_and_then=20)

    assert GAME.outcome(walk.table) is not None


def test_a_lesson_is_recorded_and_replayed_like_any_game():
    match, _ = taught("orders", 2)

    again = replay(GAME, read_record(match.record.text()))

    assert list(again.table.cells) == list(match.table.cells)


@pytest.mark.parametrize("lesson", ["sets", "orders"])
def test_where_an_attack_is_settled_the_coach_stops_and_tells_its_numbers(lesson: str):
    match, heard = taught(lesson, 3)
    assert isinstance(match.table, FrontTable)
    pauses = [said["settled"] for said in [*heard, advice(match.table)] if "settled" in said]

    moments = [pause["moment"] for pause in pauses]
    dice = [line["args"] for pause in pauses for line in pause["lines"] if line["key"] == "coach-settled-dice"]
    verdicts = [
        (line["key"], line["args"]["hits"] >= max(1, line["args"]["guards"]))
        for pause in pauses
        for line in pause["lines"]
        if line["key"] in ("coach-settled-hit", "coach-settled-miss")
    ]
    assert moments == sorted(moments)
    assert dice
    assert all(hurt == (key == "coach-settled-hit") for key, hurt in verdicts)
    assert not any("settled" in said for said in heard if said["text"]["key"].endswith("reroll"))


def test_where_a_turn_is_settled_the_coach_tells_the_points():
    for seed in SEEDS:
        match, heard = taught("objectives", seed)
        lines = [line for said in heard for line in said.get("settled", {"lines": []})["lines"]]
        points = [line["args"] for line in lines if line["key"] == "coach-settled-points"]
        if points:
            break

    assert points[0]["turn"] == 1
    assert points[0]["held"] <= points[0]["mine"]
    assert points[-1]["mine"] <= int(match.table.cells[POINTS])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_and_a_rule_for_every_cue(language: str):
    words = bundle("steamfront", language)
    ledger = Ledger.read(GAMES / "steamfront" / "rules.toml")

    for lesson, cues in CUES.items():
        assert words.has_message(f"lesson-{lesson}")
        assert words.has_message(f"lesson-{lesson}-goal")
        for cue in cues:
            assert words.has_message(cue.key), cue.key
            assert cue.rule in ledger.ids(), cue.rule
    pauses = [f"coach-settled-{word}" for word in ("dice", "hit", "miss", "life", "points", "turn")]
    for key in ("coach-done", "coach-missed", "coach-watch", "coach-free", "coach-hold", *pauses):
        assert words.has_message(key)
