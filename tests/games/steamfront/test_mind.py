"""Positions that a bot must play with sense: where it deploys, what it fears, whom it goes for."""

from __future__ import annotations

from math import hypot

import pytest

from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.steamfront import SteamfrontMind
from samovar.bots.minds.steamfront_ground import NEARLY, danger, goal_of, threats_to
from samovar.games.steamfront.activation import Action
from samovar.games.steamfront.choices import Command, Move, NoCommand, Post, Rest, Stay
from samovar.games.steamfront.deploying import Posting
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.orders import Improvement, NeutralOrder
from samovar.games.steamfront.table import RESERVE, SIDE, STATUS, TURN, ZONE
from samovar.games.steamfront.words import SAS, UNIVERSAL
from samovar.kernel.steps import options
from tests.games.steamfront.builders import ARCHER, CHAMPION, CONSCRIT, FUSILIER, GAME, GARDE, HALLEBARDIER
from tests.games.steamfront.builders import PlainStage as Stage

MIND = SteamfrontMind()
WIDE, HIGH = 30, 24
SYMMETRIC = [(8.0, 9.0), (15.0, 12.0), (22.0, 15.0)]  # the same when the table is turned round
ASKEW = [(8.0, 9.0), (15.0, 14.0), (22.0, 12.0)]


def deployment(objectives: list[tuple[float, float]], seat: int, place: int, swapped: bool = False) -> Stage:
    """A seat is asked where the figure of that place in its squad is deployed."""
    stage = Stage()
    for x, y in objectives:
        stage.objective(x, y)
    for card in [GARDE, GARDE, ARCHER, GARDE]:
        stage.a(card, 1, 1)
        stage.b(card, 1, 1)
    for side in (0, 1):
        for one in range(4):
            stage.table.cells[STATUS + side * SIDE + one] = RESERVE
    if swapped:
        stage.table.cells[ZONE], stage.table.cells[ZONE + 1] = 2, 1
    stage.table.then(Posting(seat, seat * SIDE + place))
    return stage


def best_post(stage: Stage, seat: int) -> tuple[float, float]:
    choice = SteamfrontMind().reply(GAME, stage.table, seat)
    assert isinstance(choice, Post)
    return choice.at[0] / 1000, choice.at[1] / 1000


@pytest.mark.parametrize("place", range(4))
def test_deployment_does_not_depend_on_the_seat(place: int):
    one = best_post(deployment(ASKEW, 0, place), 0)
    two = best_post(deployment(ASKEW, 1, place, swapped=True), 1)

    assert one == two


@pytest.mark.parametrize("place", range(4))
def test_the_two_sides_of_a_table_that_looks_alike_from_both_deploy_alike(place: int):
    x, y = best_post(deployment(SYMMETRIC, 0, place), 0)
    other_x, other_y = best_post(deployment(SYMMETRIC, 1, place), 1)

    # As near as the lattices of the two zones allow.
    assert hypot(WIDE - x - other_x, HIGH - y - other_y) < 1.5


def test_deployment_varies_by_the_bots_own_dice_among_nearly_equal_posts():
    stage = deployment(SYMMETRIC, 0, 1)
    goal = goal_of(stage.table, 1)
    far = {}

    for seed in range(12):
        choice = GreedyBot(seed, SteamfrontMind()).choose(GAME, stage.table, 0)
        assert isinstance(choice, Post)
        far[choice.at] = hypot(goal[0] - choice.at[0], goal[1] - choice.at[1])

    nearest = min(hypot(goal[0] - post.at[0], goal[1] - post.at[1]) for post in options(stage.table, 0))  # type: ignore[attr-defined]
    assert len(far) > 1
    assert max(far.values()) <= nearest + NEARLY * 1000


def fear(wall: bool, foe: str, apart: float) -> float:
    stage = Stage()
    garde = stage.a(GARDE, 15, 12)
    stage.b(foe, 15 + apart, 12)
    if wall:
        stage.piece("mur-droit", 15 + apart / 2, 12, 90)
    return danger(stage.table, garde, threats_to(stage.table, garde, MIND.weigh), MIND.weigh)


@pytest.mark.parametrize(("foe", "apart"), [(FUSILIER, 9), (HALLEBARDIER, 5)])
def test_an_enemy_behind_a_wall_is_no_full_danger(foe: str, apart: float):
    assert 0 < fear(True, foe, apart) < 0.6 * fear(False, foe, apart)


def test_nobody_need_fear_shots_in_melee():
    stage = Stage()
    garde = stage.a(GARDE, 15, 12)
    stage.b(FUSILIER, 24, 12)
    alone = danger(stage.table, garde, threats_to(stage.table, garde, MIND.weigh), MIND.weigh)
    stage.beside(CONSCRIT, garde, angle=2)

    shots = [blow for blow in threats_to(stage.table, garde, MIND.weigh) if not blow.contact]
    engaged = danger(stage.table, garde, shots, MIND.weigh)

    assert alone > 0
    assert engaged == 0


def test_a_figure_for_contact_makes_for_an_enemy_who_has_hardly_any_life_left():
    stage = Stage()
    halberd = stage.b(HALLEBARDIER, 15, 12)
    prey = stage.a(ARCHER, 15, 22.5, lost=2)
    stage.objective(3, 12)
    stage.table.then(Movement(1, halberd, False))

    choice = SteamfrontMind().reply(GAME, stage.table, 1)

    assert isinstance(choice, Move)
    assert not isinstance(choice, Stay)
    assert hypot(15 - choice.way[-2] / 1000, 22.5 - choice.way[-1] / 1000) < 8
    assert stage.table.stands(prey)


def far_from_the_objective(orders: int) -> Stage:
    stage = Stage().orders(a=orders)
    garde = stage.a(GARDE, 6, 12, pressure=1)
    stage.b(CONSCRIT, 28, 22)
    stage.objective(11, 12)
    stage.table.then(Action(0, garde))
    return stage


def test_with_a_spare_order_a_figure_runs_on_to_an_objective():
    stage = far_from_the_objective(1)

    assert MIND.reply(GAME, stage.table, 0) == Rest()

    stage.table.stack[-1] = NeutralOrder(0, stage.table.standing(0)[0])
    assert MIND.reply(GAME, stage.table, 0) == Command(UNIVERSAL, 1)


def test_whoever_has_nowhere_to_run_keeps_his_order_and_his_pressure():
    stage = Stage().orders(a=1)
    garde = stage.a(GARDE, 13, 12, pressure=1)
    stage.objective(13, 12)
    stage.table.then(NeutralOrder(0, garde))

    assert MIND.reply(GAME, stage.table, 0) == NoCommand()


def test_a_figure_leaves_a_melee_that_it_cannot_win():
    """An archer beside a halberd, a friend's objective in reach behind him."""
    stage = Stage().orders(a=1)
    archer = stage.a(ARCHER, 10, 12, pressure=1, lost=1)
    stage.beside(HALLEBARDIER, archer)
    stage.objective(4, 12)
    stage.table.then(NeutralOrder(0, archer))

    choice = MIND.reply(GAME, stage.table, 0)

    assert isinstance(choice, Command)
    assert choice.level > 0


def spent(turn: int) -> int:
    """The level of the order that a strike gets, of somebody who could pay for the dearest."""
    stage = Stage().orders(a=2).led(a=CHAMPION)
    stage.table.cells[TURN] = turn
    champion = stage.a(CHAMPION, 15, 12, pressure=3)
    foe = stage.beside(CONSCRIT, champion)
    stage.table.then(Improvement(0, champion, SAS, foe, 0))
    choice = MIND.reply(GAME, stage.table, 0)
    return choice.level if isinstance(choice, Command) else -1


def test_pressure_is_spent_before_the_game_ends():
    last = Stage().table.scenario().end_turns

    assert MIND.pressure_price(staged_at(last)) == 0.0
    assert MIND.pressure_price(staged_at(1)) == MIND.weigh.pressure
    assert spent(last) >= spent(1)


def staged_at(turn: int):
    stage = Stage()
    stage.table.cells[TURN] = turn
    return stage.table
