"""Chapter 7: contact, melee, stun, daze, flames, flight."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.choices import Move, Shoot, Stay, Strike
from samovar.games.steamfront.dice import inflicted, successes
from samovar.games.steamfront.events import CameRound
from samovar.games.steamfront.harm import stun
from samovar.games.steamfront.pools import defence_pool, summed
from samovar.games.steamfront.table import ACTIVATED, DAZE, LOST, STUN
from samovar.games.steamfront.words import NO_ORDER, SAS
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import CONSCRIT, GAME, GARDE, HALLEBARDIER, NONE, inches
from tests.games.steamfront.builders import PlainStage as Stage


@cites("SF-7.2", "A-54")
def test_a_stunned_figure_loses_its_activation_and_comes_round():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5, stun=1)

    stage.activate(garde)
    assert stage.asks() == ""
    assert stage.cell(ACTIVATED, garde) == 1
    assert len(stage.told(CameRound)) == 1
    stage.activate(garde)

    assert stage.cell(STUN, garde) == 0
    assert stage.asks() == "Movement"


@cites("A-54")
def test_one_stun_token_at_most_unless_the_switch_piles_them():
    for piles, tokens in ((False, 1), (True, 2)):
        stage = Stage(stun_stack=piles)
        garde = stage.a(GARDE, 5, 5)

        stun(stage.table, garde)
        stun(stage.table, garde)

        assert stage.cell(STUN, garde) == tokens


def test_the_colossus_is_never_stunned():
    stage = Stage()
    colossus = stage.a("stm-colosse", 5, 5)

    stun(stage.table, colossus)

    assert stage.cell(STUN, colossus) == 0


@cites("SF-7.4")
def test_friends_who_touch_are_in_no_melee():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5)
    stage.beside(GARDE, garde, side=0)
    assert not stage.table.is_engaged(garde)

    foe = stage.beside(CONSCRIT, garde, angle=2)

    assert stage.table.is_engaged(garde)
    assert stage.table.touching_enemies(garde) == [foe]


@cites("SF-7.13", "A-55")
def test_daze_takes_a_defence_die_for_each_token_until_the_next_activation():
    stage = Stage()
    foe = stage.b(HALLEBARDIER, 20, 5)
    champion = stage.a("lum-champion", 5, 5, daze=2)
    assert summed(stage.table, defence_pool(stage.table, foe, champion, SAS, NO_ORDER, 0)) == 4

    stage.activate(champion)

    assert summed(stage.table, defence_pool(stage.table, foe, champion, SAS, NO_ORDER, 0)) == 6


@cites("A-55")
def test_daze_ends_even_when_the_activation_is_lost_to_a_stun():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5, daze=2, stun=1)

    stage.activate(garde)

    assert stage.cell(DAZE, garde) == 0


@cites("SF-7.14", "A-30")
def test_a_flamethrower_needs_no_throw():
    assert inflicted(2, successes([1, 2, 3, 4]), 1, 0, 0, 0, False) == 3
    assert inflicted(2, successes([1, 1, 2, 2]), 1, 0, 0, 0, False) == 1
    assert inflicted(2, successes([1, 1, 1, 2, 2]), 1, 0, 0, 0, False) == 0
    stage = Stage()
    spitter, foe = stage.a("stm-cracheur", 5, 5), stage.b(GARDE, 9, 5)
    stage.activate(spitter).answer(Stay(), Shoot(foe, 1))
    assert stage.asks() == "DefenceThrow"

    stage.throw(*NONE[5])

    assert stage.cell(LOST, foe) == 3
    assert stage.cell(DAZE, foe) == 1


@cites("A-30")
def test_a_flamethrower_is_a_shot_that_may_be_outdone_unless_the_switch_makes_it_sure():
    for sure, lost in ((False, 0), (True, 1)):
        stage = Stage(flame_always_hits=sure)
        spitter, foe = stage.a("stm-cracheur", 5, 5), stage.b(GARDE, 9, 5)
        stage.activate(spitter).answer(Stay(), Shoot(foe, 1)).throw(1, 1, 1, 1, 2)

        assert stage.cell(LOST, foe) == lost


@cites("SF-7.21", "A-51")
@pytest.mark.parametrize(("gap", "touching"), [(0.0, True), (0.02, True), (0.021, False), (0.03, False)])
def test_bases_touch_up_to_two_hundredths_of_an_inch(gap: float, touching: bool):
    stage = Stage()
    garde, foe = stage.a(GARDE, 5, 5), stage.b(CONSCRIT, 5 + 1.26 + gap, 5)

    assert stage.table.touch(garde, foe) == touching
    assert stage.table.touch(foe, garde) == touching
    assert stage.table.is_engaged(garde) == touching


@cites("A-51")
@pytest.mark.parametrize(("gap", "contact"), [(0.0, None), (0.02, None), (0.021, True), (0.09, True), (0.101, None)])
def test_a_hand_that_all_but_touches_is_offered_the_place_in_contact(gap: float, contact: bool | None):
    stage = Stage()
    stage.a(GARDE, 5, 5)
    stage.b(CONSCRIT, 9, 5)
    end = list(inches(9 - 1.26 - gap, 5))

    told = GAME.look(stage.table, 0, "way", {"figure": "a1", "points": [end]})

    assert told["way"][-1] == end
    assert told["contact"] == ([9000 - 1260 - 10, 5000] if contact else None)


@cites("SF-7.24", "A-47")
def test_a_flyer_crosses_walls_and_enemies_and_ends_clear():
    stage = Stage()
    wing = stage.a("lum-aile", 10, 10)
    stage.piece("mur-droit", 10, 12)
    stage.b(CONSCRIT, 10, 14)
    stage.activate(wing)

    assert stage.rule(Move(inches(10, 17))) == ""
    assert stage.rule(Move(inches(10, 18))) == ""
    assert stage.rule(Move(inches(10, 12))) == "SF-2.4.9"
    assert stage.rule(Move(inches(10, 14.5))) == "A-49"


@cites("A-47")
def test_an_engaged_flyer_stays_where_it_is():
    stage = Stage()
    wing = stage.a("lum-aile", 10, 10)
    foe = stage.beside(CONSCRIT, wing)

    stage.activate(wing)

    assert stage.asks() == "Action"
    stage.answer(Strike(foe, 0))
    assert stage.dice() == 6
