"""The less usual half of a rule: the side that is not first, the bound itself, and what a choice leaves alone."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.building import DRAWN, LAID, Laying, Marking, Picking, Prepare, RollOff
from samovar.games.steamfront.choices import (
    GivePressure,
    Guard,
    Lay,
    Move,
    Muster,
    Pick,
    PickObjective,
    PickUp,
    Post,
    Reroll,
    SharePressure,
    Shoot,
    Stay,
    Strike,
    Use,
)
from samovar.games.steamfront.deploying import Mustering, Posting
from samovar.games.steamfront.dice import NO_CAP, inflicted
from samovar.games.steamfront.events import Hurt
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.placing import why_not_piece
from samovar.games.steamfront.pools import forecast
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.table import (
    ACTIVATED,
    ACTIVE,
    ATTACKS_MADE,
    BAG_EMPTY,
    BAG_RELICS,
    CARD,
    CARRIED,
    CARRIES,
    CHARGED,
    CONTROL_PHASE,
    DAZE,
    DEPLOYMENT,
    GONE,
    GUARD,
    INITIATIVE,
    LOST,
    LYING,
    MOVED,
    OBJECTIVES_LEFT,
    ORDERS,
    PASSES,
    PHASE,
    PIECE_OWNER,
    PIECE_STATE,
    POINTS,
    PRESSURE,
    RELIC,
    RELIC_X,
    RELIC_Y,
    RESERVE,
    SIDE,
    STATUS,
    TERRAIN_LEFT,
    TURN,
    USED,
    ZONE,
)
from samovar.games.steamfront.turn import controller
from samovar.games.steamfront.words import DEFENCE, RESISTANCE, SHOT
from samovar.geometry.turning import STEPS
from samovar.kernel.fields import AmountField, PointField
from samovar.kernel.steps import settle
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import ARCHER, CONSCRIT, CONTENT, GAME, GARDE, NONE, PAIR, TRIPLE, Stage, inches

COORDINATOR, ARCHIVIST = "stm-coordonnateur", "lum-archiviste"


# The table before the first turn


@cites("SF-3.2.1")
@pytest.mark.parametrize("scenario", ["generateurs", "grande-soupape", "reliques"])
def test_a_scenario_with_a_table_of_its_own_leaves_nothing_of_what_lay_there(scenario):
    laid, empty = Stage(scenario=scenario), Stage(scenario=scenario)
    for x in range(3, 28, 2):
        laid.piece("barricade", x, 12, 30)
    for x in (6, 12, 18, 24):
        laid.objective(x, 9)

    for stage in (laid, empty):
        stage.table.then(Prepare(LAID, DRAWN, DRAWN, DRAWN))
        settle(stage.table)

    assert list(laid.table.cells) == list(empty.table.cells)
    shut = [piece for piece in range(len(laid.table.scenario().pieces)) if not laid.cell(PIECE_STATE, piece)]
    assert shut == list(laid.table.scenario().shut)
    assert (laid.cell(BAG_RELICS), laid.cell(BAG_EMPTY)) == ((2, 3) if scenario == "reliques" else (0, 0))


@cites("A-40")
@pytest.mark.parametrize(("one", "two", "winner"), [(5, 2, 0), (2, 5, 1), (1, 2, 1), (2, 1, 0)])
def test_the_higher_die_takes_a_zone_and_the_other_side_gets_the_other(one, two, winner):
    stage = Stage()
    stage.table.then(RollOff())
    settle(stage.table)
    assert stage.throw(4, 4).asks() == "RollOff"

    stage.throw(one, two)
    step = stage.table.stack[-1]

    assert (stage.asks(), step.seat) == ("ZoneChoice", winner)  # type: ignore[attr-defined]
    for zone in (0, 1):
        stage.table.cells[ZONE] = stage.table.cells[ZONE + 1] = 0
        step.take(stage.table, step.options(stage.table)[zone])  # type: ignore[attr-defined]
        assert (stage.cell(ZONE, winner), stage.cell(ZONE, 1 - winner)) == (zone + 1, 2 - zone)


@cites("SF-9.1.2", "SF-9.1.4")
@pytest.mark.parametrize(("terrain", "objectives", "missing"), [(0, 2, "pick"), (2, 0, "pick-objective")])
def test_nothing_is_picked_of_what_is_all_laid(terrain, objectives, missing):
    stage = Stage()
    stage.table.cells[TERRAIN_LEFT], stage.table.cells[OBJECTIVES_LEFT] = terrain, objectives
    step = Picking(1)

    offered = step.options(stage.table)
    reason = step.judge(stage.table, 1, PickObjective())

    assert missing not in {choice.verb for choice in offered}
    assert offered
    assert (reason is None) == (objectives > 0)
    assert reason is None or (reason.rule, reason.key) == ("SF-9.1.2", "why-no-objective-left")
    wall = step.judge(stage.table, 1, Pick(CONTENT.terrain_name[CONTENT.terrain.index("batiment")]))
    assert (wall is None) == (terrain > 0)
    assert wall is None or wall.key == "why-no-terrain-left"


@cites("SF-9.1.5", "A-69")
@pytest.mark.parametrize(("x", "y"), [(-1, 12), (31, 12), (15, -1), (15, 25)])
def test_a_piece_lies_wholly_on_the_table(x, y):
    stage = Stage()
    stage.table.cells[TERRAIN_LEFT] = 1
    kind = CONTENT.terrain.index("batiment")

    reason = why_not_piece(stage.table, CONTENT.mould(kind, 0, *inches(x, y)))

    assert reason is not None
    assert reason.rule == "A-69"


@cites("SF-9.1.5", "A-69")
@pytest.mark.parametrize(
    ("choice", "key"),
    [
        (Lay(inches(15, 12), STEPS), "why-lay-a-piece"),
        (Lay(inches(15, 12), -1), "why-lay-a-piece"),
        (Lay((15000,), 0), "why-lay-a-piece"),
        (Lay((15000, 12000, 1), 0), "why-lay-a-piece"),
        (Lay((31000, 12000), 0), "why-off-table"),
        (Lay((15000, -31000), 0), "why-off-table"),
        (PickObjective(), "why-lay-a-piece"),
        (Lay(inches(15, 12), STEPS - 1), None),
        (Lay(inches(15, 12), 0), None),
    ],
)
def test_a_piece_is_laid_at_one_point_and_turned_by_less_than_a_whole_turn(choice, key):
    stage = Stage()
    stage.table.cells[TERRAIN_LEFT] = 1

    reason = Laying(0, CONTENT.terrain.index("batiment")).judge(stage.table, 0, choice)

    assert (None if reason is None else reason.key) == key


@cites("SF-9.1.3", "SF-9.1.6", "SF-9.2.1", "SF-4.2.7")
def test_what_is_placed_by_hand_may_be_placed_anywhere_on_the_table():
    stage = Stage()
    stage.table.cells[DEPLOYMENT] = 2
    figure = stage.b(GARDE, 15, 20)
    whole = (0, 0, CONTENT.wide, CONTENT.high)
    shapes = CONTENT.zones[1].shapes

    laying = Laying(0, 0).fields(stage.table, 0)
    marking = Marking(0).fields(stage.table, 0)
    posting = Posting(1, figure).fields(stage.table, 1)
    moving = Movement(1, figure, False).fields(stage.table, 1)

    points = [one for fields in (laying, marking, posting, moving) for one in fields if isinstance(one, PointField)]
    assert [field.box for field in points] == [whole] * 4
    turn = laying[1]
    assert isinstance(turn, AmountField)
    assert (turn.low, turn.high) == (0, STEPS - 1)
    zone = [one for corner in shapes.corners(stage.cell(ZONE, 1) - 1) for one in corner]
    assert points[2].region == [zone]


@cites("SF-9.2.1")
def test_a_side_deploys_its_own_figures_that_wait_and_of_twins_the_first():
    stage = Stage()
    here = stage.a(GARDE, 10, 2)
    for figure, card in ((SIDE + 4, GARDE), (SIDE + 5, ARCHER), (SIDE + 6, GARDE), (5, ARCHER)):
        stage.table.cells[STATUS + figure] = RESERVE
        stage.table.cells[CARD + figure] = CONTENT.cards.index(card) + 1
    gone = stage.b(CONSCRIT, 20, 20)
    step = Mustering(1)

    offered = step.options(stage.table)
    reasons = {
        figure: step.judge(stage.table, 1, Muster(figure))
        for figure in (-1, here, 5, gone, SIDE + 4, SIDE + 5, SIDE + 6, 2 * SIDE)
    }

    assert offered == [Muster(SIDE + 4), Muster(SIDE + 5)]
    assert {figure: reason and reason.key for figure, reason in reasons.items()} == {
        -1: "why-not-your-figure",
        here: "why-not-your-figure",
        5: "why-not-your-figure",
        gone: "why-not-in-reserve",
        SIDE + 4: None,
        SIDE + 5: None,
        SIDE + 6: "why-twin-first",
        2 * SIDE: "why-not-your-figure",
    }
    assert Posting(1, SIDE + 4).judge(stage.table, 1, Post((1, 2, 3))) is not None


# The turn


@cites("SF-4.1.2", "SF-4.1.3")
@pytest.mark.parametrize(("one", "two", "winner"), [(4, 3, 1), (3, 4, 2), (6, 1, 1), (1, 6, 2)])
def test_a_tie_is_thrown_again_until_one_side_is_higher(one, two, winner):
    stage = Stage()
    stage.a(GARDE, 5, 5)
    stage.b(CONSCRIT, 20, 20)
    stage.new_turn()

    for face in (1, 6):
        assert stage.throw(face, face).asks() == "InitiativeThrow"
        assert stage.cell(INITIATIVE) == 0
    stage.throw(one, two)

    assert stage.cell(INITIATIVE) == winner


@cites("SF-4.3.1", "SF-4.3.3")
def test_the_last_control_phase_leaves_no_token_to_either_side_and_keeps_all_else():
    stage = Stage().orders(2, 3).passes(1, 2)
    wounded = stage.b(CONSCRIT, 20, 20, lost=1, pressure=1, daze=1)
    stage.a(GARDE, 5, 5)
    stage.table.cells[TURN] = 6

    stage.end_turn()

    assert stage.cell(PHASE) == CONTROL_PHASE
    assert [stage.cell(row, side) for row in (ORDERS, PASSES) for side in (0, 1)] == [0, 0, 0, 0]
    assert [stage.cell(row, wounded) for row in (LOST, PRESSURE, DAZE)] == [1, 1, 1]


@cites("SF-9.4.3", "A-34")
@pytest.mark.parametrize(("points", "winners"), [((3, 4), [1]), ((4, 3), [0]), ((4, 4), [0, 1]), ((0, 1), [1])])
def test_more_points_win_for_either_side(points, winners):
    stage = Stage()
    stage.table.cells[POINTS], stage.table.cells[POINTS + 1] = points

    outcome = GAME.outcome(stage.table)

    assert outcome is not None
    assert (outcome.winners, outcome.scores) == (winners, list(points))


@cites("SF-4.2.17")
def test_nothing_of_an_activation_is_left_after_it():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    foe = stage.b(CONSCRIT, 5 + 0.63 * 2 + 2, 5)
    stage.activate(garde).answer(Move(inches(5 + 2, 5)), Strike(foe, 0)).throw(*NONE[6]).throw(*NONE[4])

    assert [stage.cell(row) for row in (ACTIVE, MOVED, CHARGED, ATTACKS_MADE)] == [0, 0, 0, 0]
    assert (stage.cell(ACTIVATED, garde), stage.cell(ACTIVATED, foe)) == (1, 0)


@cites("A-32")
@pytest.mark.parametrize(("control", "side"), [("majority-figures", -1), ("points", 1), ("life", 0)])
def test_who_holds_an_objective_may_be_counted_by_figures_points_or_life(control, side):
    stage = Stage(control=control)
    stage.objective(10, 10)
    weak = "iron-conscrit"
    dear = "lum-archer"
    assert CONTENT.points[CONTENT.cards.index(dear)] > CONTENT.points[CONTENT.cards.index(weak)]
    stage.a(weak, 10, 10.7)
    stage.b(dear, 10, 9.3, lost=3)

    assert controller(stage.table, 0) == side


# Specials


@cites("SF-2.3.9", "SF-5.2.2")
@pytest.mark.parametrize(("pressure", "key"), [(0, None), (1, "why-pressure-full")])
def test_pressure_goes_to_a_friend_who_has_room_for_it(pressure, key):
    stage = Stage()
    archivist = stage.a(ARCHIVIST, 5, 5)
    friend = stage.a(GARDE, 8, 5, pressure=pressure)
    stage.a(GARDE, 5, 8)
    stage.activate(archivist)

    assert (stage.key(GivePressure((friend,))) or None) == key


@cites("SF-2.3.9")
def test_recovered_plans_serve_two_friends_and_no_third():
    stage = Stage()
    archivist = stage.a(ARCHIVIST, 5, 5)
    friends = [stage.a(GARDE, 8, y) for y in (3, 5, 7)]
    stage.activate(archivist)

    assert stage.key(GivePressure(tuple(friends))) == "why-too-many-friends"
    assert stage.key(GivePressure((friends[1], friends[0]))) == "why-each-once"
    assert stage.key(GivePressure((friends[0], friends[0]))) == "why-each-once"
    stage.answer(GivePressure(tuple(friends[:2])))
    assert [stage.cell(PRESSURE, friend) for friend in friends] == [1, 1, 0]


@cites("SF-2.3.9")
def test_a_network_gives_what_one_has_what_it_moves_and_what_the_friend_can_hold():
    stage = Stage()
    giver = stage.a(COORDINATOR, 5, 5, pressure=3)
    half, empty = stage.a("stm-ouvrier", 8, 5, pressure=1), stage.a("stm-colosse", 8, 8)
    stage.activate(giver)

    assert stage.offered()[1:] == [
        f"share-pressure a{half + 1} 1",
        f"share-pressure a{empty + 1} 1",
        f"share-pressure a{empty + 1} 2",
    ]
    assert [stage.key(SharePressure(half, amount)) for amount in (0, 1, 2)] == [
        "why-other-amount",
        "",
        "why-other-amount",
    ]
    assert stage.key(SharePressure(empty, 3)) == "why-other-amount"
    stage.answer(SharePressure(empty, 2))
    assert [stage.cell(PRESSURE, one) for one in (giver, half, empty)] == [1, 1, 2]


@cites("SF-7.5", "A-23")
@pytest.mark.parametrize("charges", [True, False])
def test_a_dive_throws_a_die_again_only_after_a_charge(charges):
    stage = Stage()
    wing = stage.a("lum-aile", 5, 5)
    foe = stage.b(GARDE, 10, 5) if charges else stage.beside(GARDE, wing)
    stage.activate(wing)
    if charges:
        reach = (CONTENT.radius[CONTENT.cards.index("lum-aile")] + CONTENT.radius[CONTENT.cards.index(GARDE)]) / 1000
        stage.answer(Move(inches(10 - reach, 5)))
    stage.answer(Strike(foe, 0))

    stage.throw(*NONE[stage.dice()]) if stage.dice() <= 6 else stage.throw(*TRIPLE[7])
    stage.throw(*NONE[5])

    assert (stage.asks() == "Rerolls") == charges


@cites("A-23", "A-68")
def test_a_steady_shot_is_for_whoever_did_not_move_in_an_activation_of_ones_own():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    foe = stage.b(CONSCRIT, 10, 5)
    attack = CONTENT.band_first[CONTENT.cards.index(ARCHER)] + 1

    idle = forecast(stage.table, archer, foe, attack, SHOT).rerolls
    stage.activate(archer)
    own = forecast(stage.table, archer, foe, attack, SHOT).rerolls
    answering = forecast(stage.table, archer, foe, attack, SHOT, counter=True).rerolls
    stage.answer(Move(inches(5, 6)))
    moved = forecast(stage.table, archer, foe, attack, SHOT).rerolls

    assert (idle, own, answering, moved) == (0, 1, 0, 0)


@cites("A-68")
def test_a_correction_is_used_up_by_whoever_gave_it():
    stage = Stage()
    gunner = stage.a("iron-canonnier", 5, 3)
    shooter = stage.a("iron-fusilier", 5, 5)
    foe = stage.b(GARDE, 12, 5)
    stage.activate(shooter).answer(Stay(), Shoot(foe, 0)).throw(*NONE[stage.dice()])
    stage.throw(*NONE[stage.dice()])
    assert stage.asks() == "Rerolls"
    assert [stage.key(Reroll(dice)) for dice in ((0, 1), (9,), (1, 0), (0,))] == [
        "why-too-many-dice",
        "why-no-such-dice",
        "why-no-such-dice",
        "",
    ]

    stage.answer(Reroll((0,)))

    assert [stage.cell(USED, one) for one in range(2 * SIDE)].count(1) == 1
    assert stage.cell(USED, gunner) == 1


# Combat


@cites("SF-6.2.0", "SF-6.2.1", "SF-6.2.2", "SF-6.3.0", "A-29")
@pytest.mark.parametrize(
    ("category", "level", "taken", "back"),
    [(RESISTANCE, 0, 2, 0), (RESISTANCE, 1, 1, 0), (RESISTANCE, 2, 1, 1), (DEFENCE, 0, 3, 0), (DEFENCE, 1, 2, 0)],
)
def test_each_guard_weakens_the_blow_and_only_the_second_resistance_strikes_back(category, level, taken, back):
    stage = Stage().orders(b=1).led(b="stm-premier" if category == DEFENCE else "iron-marechal")
    halberd = stage.a("iron-hallebardier", 5, 5)
    target = stage.beside("stm-colosse", halberd, pressure=2)
    stage.activate(halberd).answer(Strike(target, 0), Guard(category, level))

    stage.throw(*TRIPLE[stage.dice()])
    dice = stage.dice()
    stage.throw(*PAIR[dice])

    assert (stage.cell(LOST, target), stage.cell(LOST, halberd)) == (taken, back)
    assert stage.cell(PRESSURE, target) == 2 - level
    assert stage.cell(ORDERS, 1) == 0
    hurt = [target] * (taken > 0) + [halberd] * (back > 0)
    assert [event.figure for event in stage.told(Hurt)] == hurt


@cites("SF-5.1.14", "SF-5.1.16", "SF-5.1.17", "SF-5.1.18", "A-04", "A-05", "A-06")
@pytest.mark.parametrize(
    ("attack", "defence", "damage", "plus", "minus", "cap", "sure", "dealt"),
    [
        (0, 0, 2, 1, 0, NO_CAP, False, 0),
        (1, 2, 2, 0, 0, NO_CAP, False, 0),
        (1, 2, 2, 0, 0, NO_CAP, True, 2),
        (2, 2, 2, 0, 0, NO_CAP, False, 2),
        (4, 2, 2, 0, 0, NO_CAP, False, 4),
        (4, 2, 2, 2, 1, NO_CAP, False, 5),
        (1, 1, 1, 0, 1, NO_CAP, False, 1),
        (1, 1, 1, 0, 3, NO_CAP, False, 1),
        (4, 2, 2, 0, 0, 3, False, 3),
        (3, 2, 2, 0, 0, 3, False, 3),
        (2, 2, 2, 0, 0, 3, False, 2),
    ],
)
def test_damage_is_the_weapons_and_each_success_more_then_bonus_floor_and_cap(
    attack, defence, damage, plus, minus, cap, sure, dealt
):
    assert inflicted(attack, defence, damage, plus, minus, cap, sure) == dealt


@cites("SF-6.0.2", "A-56")
@pytest.mark.parametrize(
    ("dies", "gone", "own"), [(False, False, True), (False, True, True), (True, False, True), (True, True, False)]
)
def test_the_officers_category_stays_with_the_squad_unless_it_dies_with_him(dies, gone, own):
    stage = Stage(officer_death_loses_category=dies).led(b="stm-coordonnateur")
    officer = 2 * SIDE - 1
    stage.table.cells[STATUS + officer] = GONE if gone else RESERVE
    mine = CONTENT.category[CONTENT.cards.index("stm-coordonnateur")]
    faction = CONTENT.faction_category[CONTENT.faction[CONTENT.cards.index("stm-coordonnateur")]]
    assert mine != faction

    assert stage.table.categories(1) == [0, faction, mine][: 3 if own else 2]
    assert stage.table.categories(0) == [0]


@cites("SF-5.1.7")
def test_an_attack_that_nobody_guards_against_has_no_guard_of_the_one_before():
    stage = Stage().orders(b=1).led(b="iron-marechal")
    halberd = stage.a("iron-hallebardier", 5, 5)
    target = stage.beside("stm-colosse", halberd, pressure=2)
    stage.activate(halberd).answer(Strike(target, 0), Guard(RESISTANCE, 0))
    stage.throw(*NONE[stage.dice()]).throw(*NONE[stage.dice()])
    lost = stage.cell(LOST, target)

    stage.activate(halberd).answer(Strike(target, 0))
    assert stage.cell(GUARD) == 0
    stage.throw(*TRIPLE[stage.dice()])
    stage.throw(*NONE[stage.dice()])

    assert stage.cell(LOST, target) - lost == 2 * 2


@cites("SF-2.3.9")
@pytest.mark.parametrize(("attack", "lost", "gained"), [(PAIR, 1, 1), (TRIPLE, 2, 1), (NONE, 0, 0)])
def test_steam_blood_gains_pressure_after_an_attack_that_cost_life_and_no_other(attack, lost, gained):
    stage = Stage().orders(b=1).led(b="iron-marechal")
    garde = stage.a(GARDE, 5, 5)
    first = stage.beside("stm-premier", garde)
    stage.activate(garde).answer(Strike(first, 0), Guard(RESISTANCE, 0)).throw(*attack[5]).throw(*NONE[5])

    assert (stage.cell(LOST, first), stage.cell(PRESSURE, first)) == (lost, gained)


@cites("SF-2.3.9")
@pytest.mark.parametrize(("attack", "lost", "dazed"), [(PAIR, 1, 1), (TRIPLE, 2, 1), (NONE, 0, 0)])
def test_whoever_is_hurt_by_a_lamplighter_is_dazed_and_nobody_else(attack, lost, dazed):
    stage = Stage().orders(b=1).led(b="iron-marechal")
    lamp = stage.a("lum-lampiste", 5, 5)
    foe = stage.beside(GARDE, lamp)
    stage.activate(lamp).answer(Strike(foe, 0), Guard(RESISTANCE, 0)).throw(*attack[5]).throw(*NONE[5])

    assert (stage.cell(LOST, foe), stage.cell(DAZE, foe)) == (lost, dazed)
    assert stage.cell(DAZE, lamp) == 0


@cites("SF-6.2.2", "SF-2.3.9")
def test_steam_blood_of_an_attacker_boils_when_the_blow_comes_back():
    stage = Stage().orders(b=1).led(b="iron-marechal")
    first = stage.a("stm-premier", 5, 5)
    target = stage.beside("stm-colosse", first, pressure=2)
    stage.activate(first).answer(Strike(target, 0), Guard(RESISTANCE, 2)).throw(*NONE[6], 1).throw(*PAIR[5])

    assert (stage.cell(LOST, first), stage.cell(PRESSURE, first)) == (1, 1)


# Scenery


@cites("SF-5.3.1", "SF-5.3.3")
def test_a_relic_is_picked_up_where_it_lies_and_only_while_it_lies():
    stage = Stage(scenario="reliques")
    garde, bearer = stage.a(GARDE, 10, 6), stage.a(GARDE, 20, 6)
    stage.table.cells[CARRIES + bearer] = 1
    for relic, (state, x, y) in enumerate([(CARRIED, 10, 6), (LYING, 10, 6.9), (LYING, 10, 12)]):
        stage.table.cells[RELIC + relic] = state
        stage.table.cells[RELIC_X + relic], stage.table.cells[RELIC_Y + relic] = inches(x, y)
    stage.activate(garde).answer(Stay())

    assert [said for said in stage.offered() if said.startswith("pick")] == ["pick-up r2"]
    assert [stage.key(PickUp(relic)) for relic in (-1, 0, 1, 2, 99)] == [
        "why-no-such-piece",
        "why-no-such-piece",
        "",
        "why-not-beside-piece",
        "why-no-such-piece",
    ]
    stage.answer(PickUp(1))
    assert (stage.cell(CARRIES, garde), stage.cell(RELIC, 1)) == (2, CARRIED)


@cites("SF-5.3.3")
@pytest.mark.parametrize("side", [0, 1])
def test_a_relic_is_home_in_ones_own_zone_and_leaves_the_hands(side):
    stage = Stage(scenario="reliques")
    stage.table.cells[DEPLOYMENT] = 3
    spots = [(8, 6, 5, 4.5), (22, 18, 25, 19.5)]
    x, y, home_x, home_y = spots[side]
    carrier = (stage.a, stage.b)[side](GARDE, x, y)
    stage.table.cells[CARRIES + carrier] = 2
    stage.table.cells[RELIC + 1] = CARRIED
    stage.activate(carrier)

    stage.answer(Move(inches(home_x, home_y)))

    assert (stage.cell(POINTS, side), stage.cell(POINTS, 1 - side)) == (4, 0)
    assert stage.cell(CARRIES, carrier) == 0


@cites("SF-5.3.3")
def test_a_generator_bears_the_flag_of_whoever_primed_it_last():
    stage = Stage(scenario="generateurs")
    stage.piece("generateur", 20, 10)
    generator = stage.piece("generateur", 10, 10)
    stage.a(GARDE, 28, 22)
    foe = stage.b(CONSCRIT, 11.63, 10)

    stage.activate(foe).answer(Stay(), Use(generator))

    assert [stage.cell(PIECE_OWNER, piece) for piece in (generator - 1, generator, generator + 1)] == [0, 2, 0]


@cites("SF-5.3.1", "SF-5.3.3", "A-60")
@pytest.mark.parametrize(
    ("scenario", "kind", "state", "key"),
    [
        ("generateurs", "generateur", 1, ""),
        ("generateurs", "generateur", 0, "why-no-such-piece"),
        ("libre", "generateur", 1, "why-no-mechanism"),
        ("reliques", "generateur", 1, "why-no-mechanism"),
        ("generateurs", "barricade", 1, "why-no-mechanism"),
    ],
)
def test_only_what_the_scenario_describes_can_be_used(scenario, kind, state, key):
    stage = Stage(scenario=scenario)
    piece = stage.piece(kind, 10, 10)
    low, wide = min(CONTENT.mould(CONTENT.terrain.index(kind), 0, 0, 0)[1::2]), 0.63
    garde = stage.a(GARDE, 10, 10 - low / 1000 + wide)
    stage.table.cells[PIECE_STATE + piece] = state
    stage.activate(garde).answer(Stay())

    assert stage.key(Use(piece)) == key
    assert stage.key(Use(-1)) == stage.key(Use(99)) == "why-no-such-piece"
    assert stage.key(Use(piece - 1)) == "why-no-such-piece"


# Movement


@cites("SF-4.2.7")
def test_a_way_is_one_point_at_least_and_has_no_half_points():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    reach = Reach(stage.table, garde)

    assert reach.judge((5000, 6000)) is None
    for way in ((), (5000,), (5000, 6000, 5000)):
        assert reach.judge(way) is not None


@cites("SF-4.2.7")
@pytest.mark.parametrize(("x", "y"), [(0.62, 12), (29.38, 12), (15, 0.62), (15, 23.38)])
def test_a_base_stays_wholly_on_the_table(x, y):
    stage = Stage()
    garde = stage.a(GARDE, min(max(x, 2), 28), min(max(y, 2), 22))
    inside = (min(max(x, 0.63), 29.37), min(max(y, 0.63), 23.37))

    reach = Reach(stage.table, garde)

    assert reach.judge(inches(x, y)) is not None
    assert reach.judge(inches(*inside)) is None
