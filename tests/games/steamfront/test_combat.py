"""Chapter 5: combat, overload, scenery, neutral; and what the dice are worth."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.aim import why_no_line
from samovar.games.steamfront.choices import (
    Command,
    Endure,
    Move,
    Overload,
    Reroll,
    Rest,
    Shoot,
    Stay,
    Strike,
    Use,
)
from samovar.games.steamfront.dice import inflicted, sets, successes
from samovar.games.steamfront.events import CHARGE, FLOOR, PRINTED, WOUNDED, Eliminated, Missed, Modified
from samovar.games.steamfront.events import DAZE as BY_DAZE
from samovar.games.steamfront.pools import attack_pool, defence_pool, floored, summed
from samovar.games.steamfront.table import ACTIVATED, ACTIVE, ALL_KILLS, DAZE, KILLS, LOST, PRESSURE, USED, X
from samovar.games.steamfront.words import CARDS, NO_ORDER, SAS, SHOT
from samovar.kernel.table import copy, plain_table
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import (
    ARCHER,
    CHAMPION,
    CONSCRIT,
    CONTENT,
    FUSILIER,
    GARDE,
    HALLEBARDIER,
    NONE,
    PAIR,
    TRIPLE,
    Stage,
    inches,
)


def result(attack: list[int], defence: list[int], weapon: int, plus: int = 0, minus: int = 0, cap: int = 0) -> int:
    return int(inflicted(successes(attack), successes(defence), weapon, plus, minus, cap, False))


@cites("SF-5.1.1")
def test_combat_is_not_offered_with_nobody_in_contact_or_range():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    foe = stage.b(CONSCRIT, 25, 5)
    stage.activate(archer).answer(Stay())

    assert stage.offered() == ["overload", "rest"]
    assert stage.rule(Strike(foe, 0)) == "SF-5.1.2"
    assert stage.rule(Shoot(foe, 0)) == "SF-5.1.5"


@cites("SF-5.1.2")
def test_an_engaged_archer_strikes_only_who_touches_him_with_four_dice():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    foe = stage.beside(CONSCRIT, archer)
    stage.b(CONSCRIT, 11, 5)

    stage.activate(archer)

    assert stage.offered() == ["strike b2 0", "overload", "rest"]
    stage.answer(Strike(foe, 0))
    assert stage.dice() == 4


@cites("SF-5.1.3", "A-65")
def test_nobody_shoots_into_or_out_of_a_melee_but_past_ones_own_friends():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    engaged = stage.b(CONSCRIT, 12, 5)
    stage.beside(GARDE, engaged, side=0)
    crowded = stage.b(CONSCRIT, 12, 10)
    stage.beside(CONSCRIT, crowded, side=1)

    refused = why_no_line(stage.table, archer, engaged)
    assert refused is not None
    assert refused.rule == "SF-5.1.3"
    assert why_no_line(stage.table, archer, crowded) is None


@cites("SF-5.1.3")
def test_an_engaged_figure_does_not_shoot():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    stage.beside(CONSCRIT, archer)
    far = stage.b(CONSCRIT, 12, 5)
    stage.activate(archer)

    assert stage.rule(Shoot(far, 0)) == "SF-5.1.3"


@cites("SF-5.1.4", "A-42")
def test_distance_is_the_gap_between_the_bases():
    stage = Stage()
    archer, foe = stage.a(ARCHER, 5, 5), stage.b(GARDE, 15, 5)

    assert stage.table.within(archer, foe, 8740)
    assert not stage.table.within(archer, foe, 8739)


@cites("SF-5.1.5")
def test_a_shot_beyond_the_last_band_is_refused():
    stage = Stage()
    gunner = stage.a("iron-mitrailleur", 2, 5)
    foe = stage.b(GARDE, 2 + 0.787 + 0.63 + 12.001, 5)
    stage.activate(gunner).answer(Stay())
    assert stage.rule(Shoot(foe, 0)) == "SF-5.1.5"
    told = stage.why(Shoot(foe, 0))
    assert told is not None
    assert (told.args["length"], told.args["limit"]) == (12.1, 12)  # by how much, and never as if it were just right

    stage.table.cells[X + foe] -= 1

    assert stage.rule(Shoot(foe, 0)) == ""


@cites("SF-5.1.6", "A-25")
def test_the_attacker_decides_on_his_order_before_the_defender():
    stage = Stage().orders(a=1, b=1).led(a="iron-marechal", b=CHAMPION)
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(GARDE, hammer)
    stage.activate(hammer).answer(Strike(foe, 0))
    asked = [stage.asks()]

    stage.answer(Command(5, 0))
    asked.append(stage.asks())
    stage.answer(Endure())

    assert asked == ["Improvement", "Reaction"]
    assert stage.asks() == "AttackThrow"


@cites("SF-5.1.7")
def test_a_defender_without_token_or_category_is_not_asked():
    for orders, officer in ((0, CHAMPION), (1, "lum-archiviste")):
        stage = Stage().orders(b=orders).led(b=officer)
        hammer = stage.a(HALLEBARDIER, 5, 5)
        foe = stage.beside(GARDE, hammer)

        stage.activate(hammer).answer(Strike(foe, 0))

        assert stage.asks() == "AttackThrow"


@cites("SF-5.1.8", "SF-7.1")
def test_attack_is_a_number_of_dice():
    stage = Stage()
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(GARDE, hammer)

    stage.activate(hammer).answer(Strike(foe, 0))

    assert stage.dice() == 5


@cites("SF-5.1.10", "SF-7.3", "A-07")
@pytest.mark.parametrize(
    ("card", "lost", "wounded"), [(ARCHER, 2, False), (ARCHER, 3, True), (GARDE, 2, True), (GARDE, 1, False)]
)
def test_half_of_ones_life_lost_is_a_wound_and_costs_a_die(card: str, lost: int, wounded: bool):
    stage = Stage()
    figure = stage.a(card, 5, 5, lost=lost)
    foe = stage.beside(CHAMPION, figure)

    assert stage.table.is_wounded(figure) == wounded
    assert ((WOUNDED, -1) in attack_pool(stage.table, figure, _band(card), SAS, NO_ORDER, 0, False)) == wounded
    assert ((WOUNDED, -1) in defence_pool(stage.table, foe, figure, SAS, NO_ORDER, 0)) == wounded


def _band(card: str) -> int:
    return int(CONTENT.band_first[CARDS.index(card)])


@cites("A-08")
def test_a_mended_figure_has_its_dice_back():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5, lost=2)
    assert stage.table.is_wounded(garde)

    stage.table.cells[LOST + garde] = 1

    assert not stage.table.is_wounded(garde)


@cites("SF-5.1.11")
def test_nobody_throws_fewer_than_three_dice():
    stage = Stage()
    foe = stage.b(HALLEBARDIER, 5, 5)
    target = stage.a(CONSCRIT, 10, 5, lost=2, daze=2)

    reasons = floored(stage.table, defence_pool(stage.table, foe, target, SAS, NO_ORDER, 0))

    assert summed(stage.table, reasons[:-1]) == 3
    assert reasons[-1] == (FLOOR, 2)


@cites("A-09")
def test_bonuses_come_before_penalties_unless_the_switch_turns_them_round():
    for first, dice in ((True, 3), (False, 4)):
        stage = Stage(bonus_before_penalty=first)

        assert summed(stage.table, [(PRINTED, 3), (CHARGE, 1), (WOUNDED, -1)]) == dice


@cites("SF-5.1.12", "A-02")
def test_sets_make_successes():
    assert successes([2, 2, 5]) == 1
    assert successes([4, 4, 4]) == 2
    assert successes([1, 1, 2, 2]) == 2
    assert successes([6, 6, 6, 6, 3]) == 3
    assert successes([1, 2, 3, 4, 5]) == 0
    assert successes([1, 2, 3, 4, 5, 6, 6]) == 1
    assert sets([1, 5, 1, 6, 1, 6]) == [[1, 1, 1], [6, 6], [5]]


@cites("SF-5.1.13", "A-01")
def test_the_printed_example_of_seven_dice_has_four_successes():
    assert successes([1, 1, 1, 5, 5, 6, 6]) == 4


@cites("SF-5.1.14", "A-03")
def test_without_a_success_nothing_happens():
    assert result([1, 2, 3], [1, 2, 3], 2) == 0


@cites("SF-5.1.15")
def test_equal_successes_inflict_the_weapons_damage():
    assert result([2, 2, 3, 4, 5], [1, 1, 3, 4, 6], 1) == 1


@cites("SF-5.1.16")
def test_each_success_more_adds_one():
    assert result([2, 2, 2, 4, 4], [1, 1, 3, 4, 6], 1) == 3


@cites("SF-5.1.17", "A-04")
def test_fewer_successes_do_nothing():
    assert result([2, 2, 3, 4, 5], [1, 1, 1, 4, 6], 2) == 0


@cites("SF-5.1.18", "A-05", "A-06")
def test_damage_is_never_reduced_to_nothing():
    assert result([2, 2, 3, 4, 5], [1, 1, 3, 4, 6], 1, minus=2) == 1
    assert result([1, 2, 3, 4, 5], [1, 2, 3, 4, 6], 1, minus=2) == 0
    assert result([2, 2, 2, 4, 4], [1, 1, 3, 4, 6], 3, plus=1, minus=1, cap=1) == 1


@cites("SF-5.1.15", "SF-5.1.16")
def test_a_whole_attack_from_announcement_to_wound():
    stage = Stage()
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(CHAMPION, hammer)
    stage.activate(hammer).answer(Strike(foe, 0))

    stage.throw(*TRIPLE[5]).throw(*PAIR[6])

    assert stage.cell(LOST, foe) == 3
    assert stage.cell(ACTIVATED, hammer) == 1


@cites("SF-5.1.17")
def test_a_missed_attack_is_told():
    stage = Stage()
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(CHAMPION, hammer)
    stage.activate(hammer).answer(Strike(foe, 0))

    stage.throw(*PAIR[5]).throw(*TRIPLE[6])

    assert stage.cell(LOST, foe) == 0
    assert [(event.figure, event.target) for event in stage.told(Missed)] == [(hammer, foe)]


@cites("SF-5.1.19")
def test_a_figure_without_life_is_removed_once_and_counts_once():
    stage = Stage()
    hammer = stage.a(HALLEBARDIER, 5, 5)
    foe = stage.beside(GARDE, hammer, lost=3)
    stage.activate(hammer).answer(Strike(foe, 0))

    stage.throw(*TRIPLE[5]).throw(*NONE[4])

    assert not stage.table.stands(foe)
    assert len(stage.told(Eliminated)) == 1
    assert (stage.cell(KILLS), stage.cell(ALL_KILLS), stage.cell(KILLS, 1)) == (1, 1, 0)


def test_every_modifier_is_named():
    stage = Stage()
    garde = stage.a(GARDE, 5, 5, lost=2)
    foe = stage.b(CONSCRIT, 9.26, 5, daze=1)
    stage.activate(garde).answer(Move(inches(8, 5)), Strike(foe, 0))

    told = [(event.figure, event.reason, event.dice) for event in stage.told(Modified)]

    assert told == [
        (garde, PRINTED, 5),
        (garde, CHARGE, 1),
        (garde, WOUNDED, -1),
        (foe, PRINTED, 4),
        (foe, BY_DAZE, -1),
    ]


@cites("SF-5.2.1")
def test_an_overload_gives_one_pressure():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)

    stage.activate(archer).answer(Stay(), Overload())

    assert stage.cell(PRESSURE, archer) == 1


@cites("SF-5.2.2")
def test_a_full_figure_cannot_overload():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5, pressure=2)

    stage.activate(archer).answer(Stay())

    assert "overload" not in stage.offered()
    assert stage.rule(Overload()) == "SF-5.2.2"


@cites("SF-5.2.3")
def test_an_engaged_figure_may_overload():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    stage.beside(CONSCRIT, archer)

    stage.activate(archer).answer(Overload())

    assert stage.cell(PRESSURE, archer) == 1


def beside_valve(gap: float) -> tuple[Stage, int, int]:
    stage = Stage(scenario="grande-soupape")
    for _ in range(2):
        stage.piece("vanne", 20, 20)
    stage.pieces = 0
    valve = stage.piece("vanne", 10, 10)
    return stage, stage.a(GARDE, 10 + 0.5 + 0.63 + gap, 10), valve


@cites("SF-5.3.1")
@pytest.mark.parametrize(("gap", "rule"), [(0.5, "SF-5.3.1"), (0.0, "")])
def test_a_scenery_action_needs_contact_with_the_piece(gap: float, rule: str):
    stage, garde, valve = beside_valve(gap)
    stage.activate(garde).answer(Stay())

    assert stage.rule(Use(valve)) == rule


@cites("SF-5.3.2")
def test_a_scenery_action_is_forbidden_in_melee():
    stage, garde, valve = beside_valve(0.0)
    stage.beside(CONSCRIT, garde)
    stage.activate(garde)

    assert stage.rule(Use(valve)) == "SF-5.3.2"


@cites("SF-5.3.3", "A-60")
def test_the_free_scenario_has_no_mechanism():
    stage = Stage()
    barricade = stage.piece("barricade", 10, 10)
    garde = stage.a(GARDE, 10, 10.83)
    stage.activate(garde).answer(Stay())

    assert stage.rule(Use(barricade)) == "SF-5.3.3"
    assert stage.offered() == ["overload", "rest"]


@cites("SF-5.4.1")
def test_a_neutral_action_changes_nothing_but_the_mark_of_activation():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5, pressure=1)
    stage.activate(archer).answer(Stay())
    before = copy(stage.table)

    stage.answer(Rest())

    before.cells[ACTIVATED + archer] = 1
    before.cells[ACTIVE] = 0
    before.stack.clear()
    assert plain_table(stage.table)["cells"] == plain_table(before)["cells"]


@cites("SF-5.4.2")
def test_an_engaged_figure_may_rest():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 5)
    stage.beside(CONSCRIT, archer)

    stage.activate(archer).answer(Rest())

    assert stage.cell(ACTIVATED, archer) == 1


def test_specials_in_combat():
    stage = Stage()
    lamp = stage.a("lum-lampiste", 5, 5)
    foe = stage.beside("iron-marechal", lamp)
    stage.activate(lamp).answer(Strike(foe, 0)).throw(*PAIR[5]).throw(*NONE[6])
    assert stage.cell(DAZE, foe) == 1

    stage = Stage()
    champion = stage.a(CHAMPION, 5, 5)
    foe = stage.beside(CONSCRIT, champion, lost=3)
    stage.activate(champion).answer(Strike(foe, 0)).throw(1, 1, 2, 3, 4, 5, 6).throw(*NONE[3])
    assert stage.cell(PRESSURE, champion) == 1

    stage = Stage()
    hammer = stage.a(HALLEBARDIER, 5, 5)
    first = stage.beside("stm-premier", hammer)
    stage.activate(hammer).answer(Strike(first, 0)).throw(*PAIR[5]).throw(*NONE[5])
    assert stage.cell(PRESSURE, first) == 1


def test_shields_side_by_side_give_a_die_against_shots_only():
    stage = Stage()
    shooter = stage.b(FUSILIER, 5, 5)
    garde = stage.a(GARDE, 12, 5)
    stage.beside(GARDE, garde, side=0)

    assert summed(stage.table, defence_pool(stage.table, shooter, garde, SHOT, NO_ORDER, 0)) == 6
    assert summed(stage.table, defence_pool(stage.table, shooter, garde, SAS, NO_ORDER, 0)) == 5


def test_the_protector_keeps_his_defence_when_wounded():
    stage = Stage()
    shooter = stage.b(FUSILIER, 5, 5)
    protector = stage.a("lum-protecteur", 12, 5, lost=8)

    assert summed(stage.table, defence_pool(stage.table, shooter, protector, SAS, NO_ORDER, 0)) == 6


def test_an_archer_who_did_not_move_may_throw_one_die_again():
    for way, asks in ((Stay(), "Rerolls"), (Move(inches(5, 6)), "")):
        stage = Stage()
        archer, foe = stage.a(ARCHER, 5, 5), stage.b(CONSCRIT, 10, 5)
        stage.activate(archer).answer(way, Shoot(foe, 0)).throw(*PAIR[5]).throw(*NONE[4])

        assert stage.asks() == asks


def test_a_master_gunner_corrects_one_shot_a_turn():
    stage = Stage()
    gunner = stage.a("iron-canonnier", 5, 7)
    one, foe = stage.a(FUSILIER, 5, 5), stage.b("stm-colosse", 12, 5)
    two = stage.a(FUSILIER, 5, 9)
    stage.activate(one).answer(Stay(), Shoot(foe, 0)).throw(*PAIR[5]).throw(*NONE[5])
    stage.answer(Reroll((4,))).throw(1)
    assert stage.cell(LOST, foe) == 4

    stage.activate(two).answer(Stay(), Shoot(foe, 0)).throw(*PAIR[5]).throw(*NONE[5])

    assert stage.asks() == ""
    assert stage.cell(USED, gunner) == 1
