"""Chapter 9: building the table, deploying, scoring, the end."""

from __future__ import annotations

import random

import pytest

from samovar.games.steamfront.building import DRAWN, DrawScenario, DrawTable, Laying, Marking
from samovar.games.steamfront.choices import Lay, Mark, Move, Post
from samovar.games.steamfront.events import Deployed, Drawn, Laid, Marked, ScenarioDrawn
from samovar.games.steamfront.placing import Plan, why_not_objective, why_not_piece
from samovar.games.steamfront.table import (
    ALL_KILLS,
    DEPLOYMENT,
    KILLS,
    OBJECTIVE_COUNT,
    OBJECTIVES_LEFT,
    PIECE,
    POINTS,
    STATUS,
    TERRAIN_LEFT,
    TURN,
)
from samovar.games.steamfront.turn import controller
from samovar.kernel.chance import OUTSIDE, seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, happen, options, pending, pending_chance, refusal, settle
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import CONSCRIT, CONTENT, GAME, GARDE, Stage, inches


def built(terrain: int = 5, objectives: int = 3, deployment: int = 0) -> Stage:
    """A table that is being built."""
    stage = Stage()
    stage.table.cells[DEPLOYMENT] = deployment + 1
    stage.table.cells[TERRAIN_LEFT] = terrain
    stage.table.cells[OBJECTIVES_LEFT] = objectives
    return stage


def lay(stage: Stage, kind: str, x: float, y: float, turn: int = 0) -> str:
    polygon = CONTENT.mould(CONTENT.terrain.index(kind), turn // 15, *inches(x, y))
    refused = why_not_piece(stage.table, polygon)
    return "" if refused is None else refused.rule


def mark(stage: Stage, x: float, y: float) -> str:
    refused = why_not_objective(stage.table, (round(x * 1000), round(y * 1000)))
    return "" if refused is None else refused.rule


def winners_of(stage: Stage) -> list[int]:
    outcome = GAME.outcome(stage.table)
    assert outcome is not None
    return outcome.winners


@cites("SF-3.2.1")
def test_a_random_scenario_is_drawn_evenly_and_told():
    table = GAME.setup({**GAME.defaults(), "scenario": "random"})
    table.chance = OUTSIDE
    table.log = []
    settle(table)
    step = pending_chance(table)
    assert isinstance(step, DrawScenario)
    assert step.ways(table) == len(CONTENT.scenarios) == 4  # type: ignore[arg-type]
    assert step.weights(table) is None  # type: ignore[arg-type]

    happen(table, 2)

    assert isinstance(table.log[-1].event, ScenarioDrawn)
    assert table.scenario().id == "grande-soupape"  # type: ignore[attr-defined]


@cites("SF-9.1.1", "SF-9.1.2", "A-37")
def test_deployment_and_numbers_are_drawn_evenly_and_told():
    stage = Stage()
    draw = DrawTable(DRAWN, DRAWN, DRAWN)
    seen = [draw.drawn(stage.table, outcome) for outcome in range(draw.ways(stage.table))]

    assert len(seen) == len(set(seen)) == 3 * 3 * 2
    assert {one[1] for one in seen} == {5, 6, 7}
    assert {one[2] for one in seen} == {3, 5}
    stage.table.stack.append(draw)
    happen(stage.table, 4)
    assert stage.told(Drawn)


@cites("SF-9.1.3")
def test_any_simple_polygon_may_be_laid():
    stage = built()
    star = [
        15000,
        9000,
        15400,
        10600,
        17000,
        11000,
        15400,
        11400,
        15000,
        13000,
        14600,
        11400,
        13000,
        11000,
        14600,
        10600,
    ]

    assert why_not_piece(stage.table, star) is None
    for kind in ("mur-angle", "chicane", "nuage-grand", "cratere-grand"):
        assert lay(stage, kind, 15, 12) == ""


@cites("SF-9.1.4")
def test_the_sides_lay_in_turns():
    table = new_table(GAME, {"table": "build"}, seeded(3))
    table.log = []
    order = []
    while type(pending(table)).__name__ in ("ZoneChoice", "Picking", "Laying", "Marking"):
        if type(pending(table)).__name__ == "Picking":
            order.append(asked(table)[0])
            reason = refusal(table, 1 - order[-1], options(table, order[-1])[0])
            assert reason is not None
            assert reason.key == "why-not-your-turn"
        offered = options(table, asked(table)[0])
        act(table, asked(table)[0], offered[len(offered) // 2])
    laid = [told.event for told in table.log if isinstance(told.event, (Laid, Marked))]

    assert len(order) == len(laid) >= 8
    assert order == [order[0], 1 - order[0]] * (len(order) // 2) + [order[0]] * (len(order) % 2)
    assert [event.side for event in laid] == order


@cites("SF-9.1.5", "A-69")
def test_scenery_keeps_three_inches_from_the_zones():
    stage = built()

    assert lay(stage, "batiment", 15, 3 + 3 + 1.5) == ""
    assert lay(stage, "batiment", 15, 3 + 2.999 + 1.5) == "SF-9.1.5"
    assert lay(stage, "batiment", 1.999, 12) == "A-69"


@cites("SF-9.1.6")
def test_objectives_keep_six_inches_from_the_zones():
    stage = built()

    assert mark(stage, 15, 3 + 6 + 0.787) == ""
    assert mark(stage, 15, 3 + 5.999 + 0.787) == "SF-9.1.6"


@cites("SF-9.1.7")
def test_objectives_keep_three_inches_from_the_edge():
    stage = built()

    assert mark(stage, 3.787, 12) == ""
    assert mark(stage, 3.786, 12) == "SF-9.1.7"


@cites("SF-9.1.8", "A-38")
def test_objectives_keep_three_inches_from_each_other():
    stage = built()
    stage.objective(15, 12)

    assert mark(stage, 15 + 3 + 2 * 0.787, 12) == ""
    assert mark(stage, 15 + 2.999 + 2 * 0.787, 12) == "SF-9.1.8"


@cites("SF-9.1.9", "A-38")
def test_things_may_touch_but_not_overlap():
    stage = built()
    stage.piece("batiment", 15, 12)

    assert lay(stage, "batiment", 19, 12) == ""
    assert lay(stage, "batiment", 18.99, 12) == "SF-9.1.9"
    assert mark(stage, 17 + 0.787, 12) == ""
    assert mark(stage, 17 + 0.777, 12) == "SF-9.1.9"


@cites("SF-9.1.10", "A-36")
def test_the_last_objective_must_be_neutral_if_none_is_yet():
    stage = built(objectives=1)
    stage.objective(6, 10)
    stage.objective(12, 10)

    assert mark(stage, 20, 10) == "SF-9.1.10"
    assert mark(stage, 20, 12) == ""


@cites("SF-9.1.10")
def test_an_even_number_of_objectives_needs_two_neutral_ones():
    stage = built(objectives=2)
    stage.objective(6, 10)
    stage.objective(12, 10)

    assert mark(stage, 20, 10) == "SF-9.1.10"
    assert mark(stage, 20, 12) == ""


@cites("A-31")
def test_every_deployment_has_room_for_five_objectives():
    for deployment in range(3):
        stage = built(objectives=5, deployment=deployment)

        found = Plan(stage.table).completion()

        assert found is not None
        assert len(found) == 5


@cites("A-31")
def test_a_placement_after_which_the_rest_finds_no_room_is_refused():
    stage = built(objectives=1)
    for x in (6, 11, 19, 24):
        stage.objective(x, 10)
    stage.piece("mur-droit", 9, 13.5)
    stage.piece("mur-droit", 21, 13.5)

    assert lay(stage, "batiment", 15, 12) in ("A-31", "SF-9.1.9")


def test_random_tables_are_always_finished_and_legal():
    for seed in range(12):
        table = new_table(GAME, {"table": "build"}, seeded(seed))
        dice = random.Random(seed)
        while type(pending(table)).__name__ in ("ZoneChoice", "Picking", "Laying", "Marking"):
            offered = options(table, asked(table)[0])
            act(table, asked(table)[0], dice.choice(offered))
        objectives = int(table.cells[OBJECTIVE_COUNT])
        pieces = [int(table.cells[PIECE + place]) for place in range(16) if table.cells[PIECE + place]]

        assert objectives in (3, 5)
        assert len(pieces) in (5, 6, 7)
        assert Plan(table).neutral_left <= 0  # type: ignore[arg-type]


@pytest.mark.parametrize("table", [ready.id for ready in CONTENT.tables])
def test_every_ready_made_table_obeys_the_limits(table: str):
    ready = next(one for one in CONTENT.tables if one.id == table)
    stage = built(len(ready.pieces), len(ready.objectives) // 2, ready.deployment)
    laying, marking = Laying(0, 0), Marking(0)
    for piece in ready.pieces:
        laying = Laying(0, piece.kind)
        choice = Lay((piece.x, piece.y), piece.turn)
        assert laying.judge(stage.table, 0, choice) is None
        laying.take(stage.table, choice)
    for place in range(0, len(ready.objectives), 2):
        spot = Mark((ready.objectives[place], ready.objectives[place + 1]))
        assert marking.judge(stage.table, 0, spot) is None
        marking.take(stage.table, spot)


@cites("SF-9.2.1", "A-40", "A-41")
def test_the_sides_deploy_one_figure_in_turns_wholly_in_their_zones():
    table = new_table(GAME, {"squads": ["lum-rulebook", "iron-marteau"]}, seeded(1))
    table.log = []
    act(table, asked(table)[0], options(table, asked(table)[0])[0])
    winner_waits = asked(table)
    while type(pending(table)).__name__ in ("Mustering", "Posting"):
        offered = options(table, asked(table)[0])
        act(table, asked(table)[0], offered[0])
    sides = [told.event.figure // 20 for told in table.log if isinstance(told.event, Deployed)]

    assert sides[:18] == [winner_waits[0], 1 - winner_waits[0]] * 9
    assert sides[18:] == [1, 1, 1]


@cites("SF-9.2.1")
def test_a_base_may_not_cross_the_line_of_its_zone():
    table = new_table(GAME, {"squads": ["lum-rulebook", "iron-marteau"]}, seeded(1))
    act(table, asked(table)[0], options(table, asked(table)[0])[0])
    act(table, asked(table)[0], options(table, asked(table)[0])[0])
    seat = asked(table)[0]
    near = table.zone_of(seat) == 0  # type: ignore[attr-defined]
    figure = pending(table).figure  # type: ignore[union-attr]
    line = 3000 - table.radius(figure) if near else 21000 + table.radius(figure)  # type: ignore[attr-defined]
    over = 10 if near else -10

    assert refusal(table, seat, Post((15000, line))) is None
    reason = refusal(table, seat, Post((15000, line + over)))
    assert reason is not None
    assert reason.rule == "SF-9.2.1"


@cites("SF-9.3.1", "SF-4.3.1")
def test_points_are_given_only_in_the_control_phase():
    stage = Stage()
    stage.a(GARDE, 15, 12)
    stage.b(CONSCRIT, 25, 20)
    stage.objective(15, 12)
    before = stage.cell(POINTS)

    stage.end_turn()

    assert before == 0
    assert stage.cell(POINTS) == 1


@cites("SF-9.3.2", "A-33")
def test_an_eliminated_enemy_counts_in_the_turn_of_its_fall_only():
    for every, second in (("this-turn", 2), ("every-turn", 4)):
        stage = Stage(score_kills=every)
        stage.a(GARDE, 15, 12)
        stage.b(CONSCRIT, 25, 20)
        stage.table.cells[KILLS] = 2
        stage.table.cells[ALL_KILLS] = 2

        stage.end_turn()
        assert stage.cell(POINTS) == 2
        stage.end_turn()

        assert stage.cell(POINTS) == second


@cites("SF-9.3.3")
def test_objectives_count_each_turn_they_are_held():
    stage = Stage()
    stage.a(GARDE, 6, 12)
    stage.a(GARDE, 15, 12)
    stage.b(CONSCRIT, 25, 20)
    for x in (6, 15, 24):
        stage.objective(x, 12)

    stage.end_turn()
    assert stage.cell(POINTS) == 2
    stage.end_turn()

    assert stage.cell(POINTS) == 4


@cites("A-32")
def test_an_objective_belongs_to_the_side_with_more_figures_on_it():
    stage = Stage()
    stage.objective(15, 12)
    assert controller(stage.table, 0) == -1
    stage.a(GARDE, 15 + 0.787 + 0.63, 12, stun=1)
    assert controller(stage.table, 0) == 0
    stage.b(CONSCRIT, 15, 13.2)
    assert controller(stage.table, 0) == -1
    stage.b(CONSCRIT, 15, 11.5)

    assert controller(stage.table, 0) == 1


@cites("A-32")
def test_by_a_switch_points_or_life_decide_who_holds():
    for word, holder in (("majority-figures", 1), ("points", 0), ("life", 0)):
        stage = Stage(control=word)
        stage.objective(15, 12)
        stage.a("lum-champion", 15, 12)
        stage.b(CONSCRIT, 15, 13.3)
        stage.b(CONSCRIT, 15, 10.7)

        assert controller(stage.table, 0) == holder


@cites("A-70")
def test_objectives_hinder_nobody():
    stage = Stage()
    garde = stage.a(GARDE, 13, 12)
    stage.objective(15, 12)
    stage.activate(garde)

    assert stage.rule(Move(inches(15, 12))) == ""
    assert stage.rule(Move(inches(17.5, 12))) == ""


@cites("SF-9.4.1", "A-34")
def test_fifteen_points_end_the_game():
    stage = Stage()
    stage.a(GARDE, 15, 12)
    stage.b(CONSCRIT, 25, 20)
    stage.objective(15, 12)
    stage.table.cells[TURN] = 4
    stage.table.cells[POINTS] = 14

    stage.end_turn()

    assert not stage.table.stack
    assert winners_of(stage) == [0]


@cites("SF-9.4.2")
def test_the_sixth_turn_is_the_last():
    stage = Stage()
    stage.a(GARDE, 5, 5)
    stage.b(CONSCRIT, 25, 20)
    stage.table.cells[TURN] = 6
    stage.table.cells[POINTS], stage.table.cells[POINTS + 1] = 9, 8

    stage.end_turn()

    outcome = GAME.outcome(stage.table)
    assert outcome is not None
    assert outcome.winners == [0]
    assert outcome.scores == [9, 8]


@cites("SF-9.4.3", "A-34")
def test_more_points_win_even_if_both_reach_fifteen_and_equal_points_are_a_draw():
    for second, winners in ((15, [0]), (16, [0, 1])):
        stage = Stage()
        stage.table.cells[POINTS], stage.table.cells[POINTS + 1] = 16, second
        stage.table.cells[STATUS] = 0

        stage.end_turn()

        assert winners_of(stage) == winners


@cites("A-35")
def test_the_survivors_play_on_unless_the_switch_ends_it():
    for ends, over in ((False, False), (True, True)):
        stage = Stage(end_on_wipeout=ends)
        stage.a(GARDE, 5, 5)

        stage.end_turn()

        assert (not stage.table.stack) == over
