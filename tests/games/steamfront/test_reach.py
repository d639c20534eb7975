"""A point is in reach if and only if the engine accepts the move; what bots are offered is worth going to."""

from __future__ import annotations

import random

from samovar.games.steamfront.aim import cover
from samovar.games.steamfront.choices import Move, Stay
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.scenery import touches_piece
from samovar.games.steamfront.table import STANDING, STATUS, FrontTable
from samovar.geometry.plane import GRAIN
from samovar.geometry.ways import NO_WAY
from samovar.kernel.steps import options
from samovar.kernel.table import copy
from tests.games.steamfront.builders import ARCHER, CONSCRIT, GARDE, inches
from tests.games.steamfront.builders import PlainStage as Stage

CARDS = ["lum-garde", "lum-aile", "stm-coursier", "stm-traqueur", "iron-brise-ligne", "stm-colosse"]


def crowded(seed: int) -> Stage:
    """Scenery and enemies at random about a figure in the middle."""
    dice = random.Random(seed)
    stage = Stage()
    for kind in ("mur-droit", "barricade", "cratere-grand", "nuage-petit", "mur-angle", "cratere-petit", "batiment"):
        stage.piece(kind, dice.uniform(8, 22), dice.uniform(6, 18), turn=15 * dice.randrange(24))
    figure = stage.a(dice.choice(CARDS), 15, 12)
    while Reach(stage.table, figure).no_rest(stage.table.x(figure), stage.table.y(figure)) is not None:
        stage.table.put(figure, *inches(dice.uniform(8, 22), dice.uniform(6, 18)))
    for _ in range(5):
        foe = stage.b(CONSCRIT, dice.uniform(9, 21), dice.uniform(7, 17))
        x, y = int(stage.table.x(foe)), int(stage.table.y(foe))
        stage.table.cells[STATUS + foe] = 0
        free = Reach(stage.table, foe).no_rest(x, y) is None
        stage.table.cells[STATUS + foe] = STANDING if free else 0
    return stage


def test_a_point_is_in_reach_exactly_when_the_engine_accepts_the_move():
    cases = 0
    for seed in range(70):
        stage = crowded(seed)
        dice = random.Random(1000 + seed)
        if stage.table.is_engaged(0):
            continue
        step = Movement(0, 0, False)
        fresh = Reach(stage.table, 0)
        for _ in range(170):
            x = int(stage.table.x(0)) + dice.randint(-9500, 9500)
            y = int(stage.table.y(0)) + dice.randint(-9500, 9500)
            inside = fresh.no_rest(x, y) is None and fresh.length(x, y) != NO_WAY

            assert (step.judge(stage.table, 0, Move((x, y))) is None) == inside
            cases += 1
    assert cases >= 10_000


def test_the_way_that_is_walked_is_legal_as_way_points_and_within_the_limit():
    walked = 0
    for seed in range(40):
        stage = crowded(seed)
        if stage.table.is_engaged(0):
            continue
        reach = Reach(stage.table, 0)
        dice = random.Random(seed)
        for _ in range(60):
            x = int(stage.table.x(0)) + dice.randint(-7000, 7000)
            y = int(stage.table.y(0)) + dice.randint(-7000, 7000)
            if reach.judge((x, y)) is not None:
                continue
            way = tuple(reach.way(x, y))

            assert way[-2:] == (x, y)
            assert reach.measured(list(way)) <= reach.limit * GRAIN
            assert reach.judge(way) is None
            walked += len(way) > 2
    assert walked > 20


def test_contact_is_the_same_after_a_move_and_its_replay():
    for seed in range(40):
        stage = crowded(seed)
        if stage.table.is_engaged(0):
            continue
        step = Movement(0, 0, False)
        for choice in step.options(stage.table):
            one, two = copy(stage.table), copy(stage.table)
            step.take(one, choice)
            step.take(two, choice)

            assert one.touching_enemies(0) == two.touching_enemies(0)
            assert list(one.cells) == list(two.cells)


def test_the_sample_offers_contacts_objectives_and_ranges():
    stage = Stage()
    archer = stage.a(ARCHER, 10, 10)
    foe = stage.b(CONSCRIT, 13.5, 10)
    far = stage.b(CONSCRIT, 10, 21.26)
    stage.objective(8, 8)
    stage.activate(archer)
    spots = [choice.way for choice in options(stage.table, 0) if isinstance(choice, Move)]

    assert Stay() in options(stage.table, 0)
    assert [spot for spot in spots if standing(stage, spot).touch(archer, foe)]
    assert [spot for spot in spots if standing(stage, spot).on_objective(archer, 0)]
    edges = [standing(stage, spot) for spot in spots]
    assert [table for table in edges if table.within(archer, far, 8000) and not table.within(archer, far, 7990)]


def test_the_sample_offers_cover():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 10, 10), stage.b(CONSCRIT, 22, 10)
    barricade = stage.piece("barricade", 12.5, 10, turn=90)
    stage.activate(archer)

    tables = [standing(stage, choice.way) for choice in options(stage.table, 0) if isinstance(choice, Move)]

    behind = [table for table in tables if touches_piece(table, archer, barricade)]
    assert [table for table in behind if cover(table, foe, archer) == barricade]


def standing(stage: Stage, spot: tuple[int, ...]) -> FrontTable:
    table = copy(stage.table)
    table.put(0, spot[0], spot[1])
    return table


def test_a_figure_that_is_hemmed_in_may_still_stay():
    stage = Stage()
    garde = stage.a(GARDE, 0.63, 0.63)
    stage.a(GARDE, 0.63 + 1.26, 0.63)

    stage.activate(garde)

    assert "stay" in stage.offered()
