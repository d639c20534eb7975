"""The three scenarios of the house: generators, valves, relics; and a sapper's work."""

from __future__ import annotations

from samovar.games.steamfront.aim import why_no_line
from samovar.games.steamfront.choices import Move, PickUp, Stay, Strike, Use
from samovar.games.steamfront.events import BroughtHome, Searched
from samovar.games.steamfront.harm import stun
from samovar.games.steamfront.reach import Reach
from samovar.games.steamfront.table import (
    BAG_EMPTY,
    BAG_RELICS,
    CARRIED,
    CARRIES,
    DAZE,
    DEPLOYMENT,
    HOME,
    LYING,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_USED,
    POINTS,
    PRESSURE,
    RELIC,
    RELIC_X,
    TURN,
)
from samovar.kernel.steps import happen, settle
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import ARCHER, CONSCRIT, GARDE, NONE, TRIPLE, PlainStage, Stage, inches


@cites("SF-5.3.3", "SF-2.2.3")
def test_a_primed_generator_bears_the_flag_and_gives_pressure_once_a_turn():
    stage = Stage(scenario="generateurs")
    generator = stage.piece("generateur", 10, 10)
    one, two = stage.a(GARDE, 11.63, 10), stage.a(GARDE, 8.37, 10)
    stage.b(CONSCRIT, 25, 20)

    stage.activate(one).answer(Stay(), Use(generator))
    assert stage.cell(PIECE_OWNER, generator) == 1
    assert stage.cell(PRESSURE, one) == 1
    stage.activate(two).answer(Stay())

    assert stage.key(Use(generator)) == "why-used-this-turn"
    stage.end_turn()
    assert stage.cell(POINTS) == 1
    assert stage.cell(PIECE_USED, generator) == 0


@cites("SF-5.3.3")
def test_all_three_generators_at_the_end_are_worth_two_more():
    stage = Stage(scenario="generateurs")
    for x in (6, 15, 24):
        stage.table.cells[PIECE_OWNER + stage.piece("generateur", x, 12)] = 2
    stage.table.cells[TURN] = 6

    stage.end_turn()

    assert stage.cell(POINTS, 1) == 3 + 2


@cites("SF-5.3.3")
def test_a_valve_switches_its_clouds_and_dazes_who_stands_in_a_new_one():
    stage = PlainStage(scenario="grande-soupape")  # which names the pieces a valve feeds by number
    valve = stage.piece("vanne", 10, 9)
    stage.piece("vanne", 20, 15)
    one, two = stage.piece("nuage-grand", 11, 14.5), stage.piece("nuage-grand", 19, 9.5)
    three = stage.piece("nuage-petit", 18.5, 5)
    stage.table.cells[PIECE_STATE + three] = 0
    turner = stage.a(GARDE, 10 + 0.5 + 0.63, 9)
    inside = stage.b(CONSCRIT, 18.5, 5)
    archer = stage.a(ARCHER, 13, 5)
    assert why_no_line(stage.table, archer, inside) is None

    stage.activate(turner).answer(Stay(), Use(valve))

    assert [stage.cell(PIECE_STATE, cloud) for cloud in (one, two, three)] == [0, 1, 1]
    assert stage.cell(DAZE, inside) == 1
    refused = why_no_line(stage.table, archer, inside)
    assert refused is not None
    assert refused.rule == "SF-2.4.3"


def treasure() -> tuple[Stage, int, int]:
    stage = Stage(scenario="reliques")
    stage.table.cells[DEPLOYMENT] = 3
    stage.table.cells[BAG_RELICS], stage.table.cells[BAG_EMPTY] = 2, 3
    chest = stage.piece("coffre", 10, 6)
    return stage, stage.a("lum-aile", 10 - 0.5 - 0.787, 6), chest


@cites("SF-5.3.3")
def test_a_chest_is_searched_once_and_may_hold_a_relic():
    stage, wing, chest = treasure()
    stage.activate(wing).answer(Stay(), Use(chest))
    assert stage.asks() == "Search"

    happen(stage.table, 0)
    settle(stage.table)

    assert [(event.relic) for event in stage.told(Searched)] == [True]
    assert (stage.cell(BAG_RELICS), stage.cell(BAG_EMPTY)) == (1, 3)
    assert (stage.cell(CARRIES, wing), stage.cell(RELIC)) == (1, CARRIED)
    stage.end_turn()
    assert stage.cell(PIECE_USED, chest) == 1
    assert stage.cell(POINTS) == 1


@cites("SF-5.3.3")
def test_a_carrier_is_slowed_and_grounded():
    stage, wing, _ = treasure()
    stage.table.cells[CARRIES + wing] = 1
    stage.table.cells[RELIC] = CARRIED

    reach = Reach(stage.table, wing)

    assert reach.limit == 7000
    assert not reach.flies


@cites("SF-5.3.3")
def test_a_stunned_or_fallen_carrier_drops_the_relic_and_another_picks_it_up():
    stage, wing, _ = treasure()
    stage.table.cells[CARRIES + wing] = 1
    stage.table.cells[RELIC] = CARRIED
    other = stage.a(GARDE, 10 - 0.5 - 0.787 - 1.5, 6)

    stun(stage.table, wing)
    assert (stage.cell(RELIC), stage.cell(CARRIES, wing)) == (LYING, 0)
    assert stage.cell(RELIC_X) == stage.table.x(wing)
    stage.table.put(wing, *inches(20, 20))
    stage.activate(other).answer(Move(inches(8.713, 6)), PickUp(0))

    assert stage.cell(CARRIES, other) == 1


@cites("SF-5.3.3")
def test_a_relic_brought_home_is_worth_four_at_once():
    stage = Stage(scenario="reliques")
    stage.table.cells[DEPLOYMENT] = 3
    garde = stage.a(GARDE, 8, 6)
    stage.table.cells[CARRIES + garde] = 1
    stage.table.cells[RELIC] = CARRIED
    stage.activate(garde)

    stage.answer(Move(inches(5, 4.5)))

    assert stage.cell(POINTS) == 4
    assert stage.cell(RELIC) == HOME
    assert len(stage.told(BroughtHome)) == 1


def test_a_sapper_takes_a_barricade_down():
    stage = Stage()
    barricade = stage.piece("barricade", 10, 10)
    sapper = stage.a("iron-sapeur", 10, 10.83)

    stage.activate(sapper).answer(Stay(), Use(barricade))

    assert stage.cell(PIECE_STATE, barricade) == 0
    stage.activate(sapper)
    assert stage.rule(Move(inches(10, 8))) == ""


def test_a_fallen_carrier_leaves_the_relic_where_he_fell():
    stage = Stage(scenario="reliques")
    hammer = stage.a("iron-hallebardier", 5, 5)
    carrier = stage.beside(GARDE, hammer, lost=3)
    stage.table.cells[CARRIES + carrier] = 1
    stage.table.cells[RELIC] = CARRIED

    stage.activate(hammer).answer(Strike(carrier, 0)).throw(*TRIPLE[5]).throw(*NONE[4])

    assert stage.cell(RELIC) == LYING
