"""Chapter 4: initiative, activations, control."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.choices import (
    Activate,
    Command,
    Move,
    NoCommand,
    Overload,
    Pass,
    Rest,
    Shoot,
    Stay,
    Strike,
    Use,
)
from samovar.games.steamfront.events import Charged, Moved, ThrewInitiative, WonInitiative
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.table import (
    ACTIVATED,
    ACTIVATION_PHASE,
    CARD,
    CONTROL_PHASE,
    DAZE,
    INITIATIVE,
    INITIATIVE_PHASE,
    LOST,
    ORDERS,
    PASSES,
    PHASE,
    PRESSURE,
    STATUS,
    STUN,
    TURN,
)
from samovar.games.steamfront.words import CARDS, IMPACT, UNIVERSAL
from samovar.kernel.game import new_table
from samovar.kernel.steps import asked, refusal
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import (
    ARCHER,
    CHAMPION,
    CONSCRIT,
    CONTENT,
    GAME,
    GARDE,
    HALLEBARDIER,
    NONE,
    Stage,
    inches,
)


def rows(count_a: int, count_b: int) -> Stage:
    """Two rows of figures far from each other."""
    stage = Stage()
    for place in range(count_a):
        stage.a(GARDE, 1 + 2 * (place % 14), 2 + 2 * (place // 14))
    for place in range(count_b):
        stage.b(CONSCRIT, 1 + 2 * (place % 14), 22 - 2 * (place // 14))
    return stage


def idle(stage: Stage) -> None:
    """Whoever is asked lets a figure do nothing."""
    figure = int(stage.offered()[0].split(" ")[1][1:]) - 1 + 20 * asked(stage.table)[0]
    stage.answer(Activate(figure), Stay(), Rest())
    if stage.asks() == "NeutralOrder":
        stage.answer(NoCommand())


@cites("SF-4.0.1", "SF-4.3.4")
def test_a_turn_is_initiative_then_activation_then_control():
    stage = rows(1, 1)
    seen = []
    stage.new_turn()
    seen.append(stage.cell(PHASE))
    stage.throw(5, 3)
    seen.append(stage.cell(PHASE))
    idle(stage)
    idle(stage)

    assert seen == [INITIATIVE_PHASE, ACTIVATION_PHASE]
    assert stage.asks() == "InitiativeThrow"
    assert stage.cell(TURN) == 2
    assert CONTROL_PHASE == 3


@cites("SF-4.1.1", "SF-4.3.4")
def test_initiative_is_thrown_in_each_of_six_turns():
    stage = rows(1, 1)
    stage.new_turn()
    for _ in range(6):
        stage.throw(5, 3)
        idle(stage)
        idle(stage)

    assert len(stage.told(ThrewInitiative)) == 6
    assert stage.asks() == ""


@cites("SF-4.1.2", "SF-4.2.1")
def test_the_higher_die_activates_first():
    stage = rows(1, 1).new_turn()

    stage.throw(5, 3)

    assert asked(stage.table) == [0]
    reason = refusal(stage.table, 1, Activate(20))
    assert reason is not None
    assert reason.key == "why-not-your-turn"


@cites("SF-4.1.3")
def test_a_tie_is_thrown_again():
    stage = rows(1, 1).new_turn()

    stage.throw(4, 4).throw(2, 6)

    assert [(event.first, event.second) for event in stage.told(ThrewInitiative)] == [(4, 4), (2, 6)]
    assert [event.side for event in stage.told(WonInitiative)] == [1]
    assert asked(stage.table) == [1]


def test_the_marshal_adds_one_to_his_sides_die():
    stage = rows(0, 1)
    stage.a("iron-marechal", 5, 5)
    stage.new_turn()

    stage.throw(3, 3)

    assert stage.cell(INITIATIVE) == 1


@cites("SF-4.1.4")
@pytest.mark.parametrize(("figures", "orders"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4)])
def test_an_order_for_each_started_three_figures(figures: int, orders: int):
    stage = rows(figures, 1).new_turn()

    stage.throw(5, 3)

    assert stage.cell(ORDERS) == orders


@cites("SF-4.1.5")
def test_the_smaller_side_gets_the_difference_in_passes():
    uneven, even = rows(9, 6).new_turn(), rows(8, 8).new_turn()

    uneven.throw(5, 3)
    even.throw(5, 3)

    assert (uneven.cell(PASSES), uneven.cell(PASSES, 1)) == (0, 3)
    assert (even.cell(PASSES), even.cell(PASSES, 1)) == (0, 0)


@cites("SF-4.1.6", "A-53")
def test_tokens_are_counted_from_who_stands_when_they_are_given():
    stage = rows(9, 9).new_turn().throw(5, 3)
    for lost in (6, 7, 8):
        stage.table.cells[STATUS + lost] = 3
    assert stage.cell(ORDERS) == 3

    stage.end_turn().throw(5, 3)

    assert stage.cell(ORDERS) == 2


@cites("SF-4.2.2")
def test_the_sides_alternate():
    stage = rows(2, 2).new_turn().throw(5, 3)
    order = []
    while stage.asks() == "Activation":
        order += asked(stage.table)
        idle(stage)

    assert order == [0, 1, 0, 1]


@cites("SF-4.2.3")
def test_a_side_with_nobody_left_is_skipped():
    stage = rows(3, 1).new_turn().throw(5, 3).passes()
    order = []
    while stage.asks() == "Activation":
        order += asked(stage.table)
        idle(stage)

    assert order == [0, 1, 0, 0]


@cites("SF-4.2.4", "A-52")
def test_a_pass_token_skips_one_activation():
    stage = rows(3, 2).new_turn().throw(5, 3)
    idle(stage)

    stage.answer(Pass())
    assert stage.cell(PASSES, 1) == 0
    idle(stage)

    assert asked(stage.table) == [1]
    assert stage.rule(Pass()) == "SF-4.2.4"


@cites("SF-4.2.5", "SF-4.2.17")
def test_nobody_is_activated_twice_in_a_turn():
    stage = rows(2, 1).new_turn().throw(5, 3)
    idle(stage)
    stage.answer(Pass())

    first = stage.numbers[0]
    assert stage.cell(ACTIVATED, first) == 1
    assert stage.rule(Activate(first)) == "SF-4.2.5"
    assert stage.rule(Activate(first + 1)) == ""


@cites("SF-4.2.17")
def test_next_turn_everybody_may_be_activated_again():
    stage = rows(1, 1).new_turn().throw(5, 3)
    idle(stage)
    idle(stage)

    stage.throw(5, 3)

    assert stage.cell(ACTIVATED, stage.numbers[0]) == 0
    assert stage.rule(Activate(stage.numbers[0])) == ""


@cites("SF-4.2.6")
def test_one_moves_before_one_acts():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.activate(garde)

    assert stage.rule(Overload()) == "SF-4.2.6"
    stage.answer(Stay())
    assert stage.rule(Move(inches(6, 5))) == "SF-4.2.6"


@cites("SF-4.2.8", "A-49")
def test_friends_may_be_passed_through_but_not_stood_on():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.a(GARDE, 7, 5)
    stage.activate(garde)

    assert stage.rule(Move((*inches(6, 5), *inches(8.3, 5)))) == ""
    assert stage.rule(Move(inches(7.5, 5))) == "A-49"


@cites("SF-4.2.9")
def test_enemies_may_not_be_passed_through():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.b(CONSCRIT, 7.5, 5)
    stage.activate(garde)

    assert stage.rule(Move((*inches(5.5, 5), *inches(9.5, 5)))) == "SF-4.2.9"


@cites("A-48")
def test_a_way_that_touches_an_enemy_ends_there():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.b(CONSCRIT, 7.5, 5)
    stage.activate(garde)

    assert stage.rule(Move((*inches(6.24, 5), *inches(6.0, 6)))) == "A-48"
    assert stage.rule(Move((*inches(5.9, 5), *inches(6.24, 5)))) == ""


@cites("SF-4.2.10", "SF-7.5", "A-11")
def test_a_charge_gives_one_attack_die():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    foe = stage.b(CONSCRIT, 5 + 3 + 1.26, 5)
    stage.activate(garde)

    stage.answer(Move(inches(8, 5)), Strike(foe, 0))

    assert stage.dice() == 6
    assert [(event.figure, event.target) for event in stage.told(Charged)] == [(garde, foe)]


@cites("SF-4.2.11", "A-13")
def test_in_melee_nobody_moves_in_the_movement_step():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    foe = stage.beside(CONSCRIT, garde)
    step = Movement(0, garde, False)

    refused = step.judge(stage.table, 0, Move(inches(4, 5)))

    assert refused is not None
    assert refused.rule == "SF-4.2.11"
    assert step.judge(stage.table, 0, Stay()) is None
    stage.activate(garde)
    assert stage.asks() == "Action"
    assert stage.rule(Move(inches(4, 5))) == "SF-4.2.11"
    stage.answer(Strike(foe, 0))
    assert stage.dice() == 5


@cites("SF-4.2.12", "SF-7.9")
@pytest.mark.parametrize(("pressure", "offered"), [(0, False), (1, True), (2, True)])
def test_only_a_universal_order_with_pressure_leaves_a_melee(pressure: int, offered: bool):
    stage = Stage().orders(a=1).led(a=CHAMPION)
    archer = stage.a(ARCHER, 5, 5, pressure=pressure)
    stage.beside(CONSCRIT, archer)
    stage.activate(archer).answer(Rest())

    assert ("command universal 1" in stage.offered()) == offered


@cites("SF-4.2.13", "SF-5.0.1")
def test_the_four_actions_are_offered_or_refused_with_a_reason():
    stage = Stage(scenario="generateurs")
    archer = stage.a(ARCHER, 5, 5, pressure=2)
    foe = stage.b(CONSCRIT, 25, 5)
    generator = stage.piece("generateur", 9, 9)
    stage.activate(archer).answer(Stay())

    assert stage.offered() == ["rest"]
    assert stage.rule(Shoot(foe, 0)) == "SF-5.1.5"
    assert stage.rule(Overload()) == "SF-5.2.2"
    assert stage.rule(Use(generator)) == "SF-5.3.1"


@cites("SF-4.2.14")
def test_an_improved_neutral_action_leaves_the_melee():
    stage = Stage().orders(a=1).led(a=CHAMPION)
    archer = stage.a(ARCHER, 5, 5, pressure=1)
    stage.beside(CONSCRIT, archer)
    stage.activate(archer).answer(Rest(), Command(UNIVERSAL, 1))

    stage.answer(Move(inches(2, 5)))

    assert not stage.table.is_engaged(archer)
    assert len(stage.told(Moved)) == 1


@cites("SF-4.2.15")
def test_one_action_and_no_more():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    foe = stage.beside(CONSCRIT, garde)
    stage.activate(garde)

    stage.answer(Overload())

    assert stage.asks() == ""
    assert stage.cell(ACTIVATED, garde) == 1
    assert stage.cell(LOST, foe) == 0


@cites("SF-4.2.16", "SF-6.0.4")
def test_one_order_improves_one_action():
    stage = Stage().orders(a=2).led(a="iron-marechal")
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(GARDE, hammer)
    stage.activate(hammer).answer(Strike(foe, 0))

    stage.answer(Command(IMPACT, 0))

    assert stage.asks() == "AttackThrow"
    assert stage.cell(ORDERS) == 1
    stage.throw(*NONE[5]).throw(*NONE[5])
    assert stage.asks() == ""


@cites("SF-4.3.1", "SF-4.3.2")
def test_unused_tokens_are_gone_next_turn():
    stage = rows(9, 8).new_turn().throw(5, 3)
    assert (stage.cell(ORDERS), stage.cell(PASSES, 1)) == (3, 1)
    stage.table.cells[ORDERS] = 2

    stage.end_turn()
    assert (stage.cell(ORDERS), stage.cell(PASSES, 1)) == (0, 0)
    stage.throw(5, 3)

    assert stage.cell(ORDERS) == 3


@cites("SF-4.3.3")
def test_pressure_damage_and_stun_outlast_the_turn():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5, pressure=2, lost=1, stun=1, daze=2)
    stage.b(CONSCRIT, 25, 20)

    stage.end_turn().throw(5, 3)

    assert [stage.cell(row, archer) for row in (PRESSURE, LOST, STUN, DAZE)] == [2, 1, 1, 2]


@cites("A-66")
def test_an_activation_may_be_empty():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.activate(garde).answer(Stay(), Rest())

    assert stage.cell(ACTIVATED, garde) == 1


@cites("A-62")
def test_nobody_starts_with_pressure_except_who_has_a_full_boiler():
    table = new_table(GAME, {"squads": ["stm-reseau", "stm-meute"]})

    pressures = {CARDS[int(table.cells[CARD + one]) - 1]: int(table.cells[PRESSURE + one]) for one in range(10)}

    assert pressures["stm-ouvrier"] == 1
    assert sum(pressures.values()) == 1


@cites("A-50")
def test_bases_are_round_and_of_three_sizes():
    assert sorted(set(CONTENT.radius)) == [630, 787, 984]
