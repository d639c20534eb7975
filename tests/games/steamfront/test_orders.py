"""Chapter 6: pressure, and every row of the order table on both sides."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.choices import (
    AttackFirst,
    Command,
    CounterAttack,
    Endure,
    Guard,
    Hold,
    Move,
    MoveFirst,
    NoCommand,
    Reroll,
    Rest,
    Shoot,
    Stay,
    Strike,
)
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.dice import inflicted, successes
from samovar.games.steamfront.edition import house
from samovar.games.steamfront.events import CounterAttacked, LostAttack, ThrewAttack
from samovar.games.steamfront.table import GONE, KILLS, LOST, ORDERS, PRESSURE, STATUS, STUN, X
from samovar.games.steamfront.words import (
    CATEGORIES,
    DAMAGE,
    DEFENCE,
    DISTANCE,
    IMPACT,
    MASTERY,
    RESISTANCE,
    UNIVERSAL,
)
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import (
    ARCHER,
    CHAMPION,
    CONSCRIT,
    FUSILIER,
    GARDE,
    HALLEBARDIER,
    NONE,
    PAIR,
    TRIPLE,
    Stage,
    inches,
)

OUVRIER = "stm-ouvrier"
PROTECTEUR = "lum-protecteur"


def result(attack: list[int], defence: list[int], weapon: int, plus: int = 0, minus: int = 0, cap: int = 0) -> int:
    return int(inflicted(successes(attack), successes(defence), weapon, plus, minus, cap, False))


def melee(
    attacker: str, defender: str, officers: tuple[str, str], pressure: tuple[int, int] = (0, 0)
) -> tuple[Stage, int, int]:
    """Two figures in contact, each side with one order token and an officer in reserve."""
    stage = Stage().orders(a=1, b=1).led(*officers)
    one = stage.a(attacker, 5, 5, pressure=pressure[0])
    two = stage.beside(defender, one, pressure=pressure[1])
    return stage, one, two


@cites("SF-6.0.1")
def test_pressure_serves_in_ones_own_action_and_as_a_target():
    stage, hammer, worker = melee(HALLEBARDIER, OUVRIER, ("iron-marechal", "stm-premier"), (1, 1))

    stage.activate(hammer).answer(Strike(worker, 0), Command(IMPACT, 1), Guard(DEFENCE, 1))

    assert (stage.cell(PRESSURE, hammer), stage.cell(PRESSURE, worker)) == (0, 0)
    assert (stage.cell(ORDERS), stage.cell(ORDERS, 1)) == (0, 0)


@cites("SF-6.0.2")
def test_a_squad_has_universal_its_factions_and_its_officers_category():
    for officer, expected in (
        ("lum-champion", ["universal", "mastery", "resistance"]),
        ("iron-canonnier", ["universal", "impact", "distance"]),
        ("stm-premier", ["universal", "defence", "mastery"]),
    ):
        stage = Stage().led(a=officer)

        assert [CATEGORIES[category] for category in stage.table.categories(0)] == expected


@cites("SF-6.0.2")
def test_a_category_that_comes_twice_counts_once():
    pack = house()
    pack.values["cards"]["stm-premier"]["category"] = "defence"
    stage = Stage(content=Content(pack)).led(a="stm-premier")

    assert [CATEGORIES[category] for category in stage.table.categories(0)] == ["universal", "defence"]


@cites("SF-6.0.3")
def test_the_printed_example_of_the_coordinator():
    stage = Stage().led(a="stm-coordonnateur")

    assert [CATEGORIES[category] for category in stage.table.categories(0)] == ["universal", "defence", "damage"]
    assert stage.table.content.pack.origin_of("cards.stm-coordonnateur.category") == "rulebook"
    assert stage.table.content.pack.origin_of("factions.steamwokens.category") == "rulebook"


@cites("A-56")
def test_a_fallen_officer_leaves_his_category_unless_the_switch_takes_it():
    for loses, expected in ((False, 3), (True, 2)):
        stage = Stage(officer_death_loses_category=loses).led(a="stm-coordonnateur")
        stage.table.cells[STATUS + 19] = GONE

        assert len(stage.table.categories(0)) == expected


@cites("SF-6.0.4", "SF-7.19", "A-16")
def test_a_figure_may_spend_part_of_its_pressure():
    stage, spitter, foe = melee("stm-coordonnateur", GARDE, ("stm-coordonnateur", ""), (3, 0))
    stage.activate(spitter).answer(Strike(foe, 0))
    rows = [line for line in stage.offered() if line.startswith("command damage")]

    stage.answer(Command(DAMAGE, 1))

    assert rows == ["command damage 0", "command damage 1", "command damage 2"]
    assert stage.cell(PRESSURE, spitter) == 2


@cites("SF-7.19")
def test_one_pressure_opens_the_first_two_rows():
    stage, hammer, foe = melee(HALLEBARDIER, GARDE, ("iron-marechal", ""), (1, 0))
    stage.activate(hammer).answer(Strike(foe, 0))

    assert stage.offered() == ["no-command", "command impact 0", "command impact 1"]
    assert stage.rule(Command(IMPACT, 2)) == "SF-7.19"


@cites("SF-7.17", "A-15")
def test_without_a_token_no_row_is_open():
    stage, hammer, foe = melee(HALLEBARDIER, GARDE, ("iron-marechal", ""), (2, 0))
    stage.orders(a=0)

    stage.activate(hammer).answer(Strike(foe, 0))

    assert stage.asks() == "AttackThrow"


@cites("SF-6.0.5")
def test_an_improvement_ends_with_its_action():
    stage, hammer, foe = melee(HALLEBARDIER, "stm-colosse", ("iron-marechal", ""), (1, 0))
    stage.table.cells[PRESSURE + hammer] = stage.given[hammer] = 2
    stage.activate(hammer).answer(Strike(foe, 0), Command(IMPACT, 2))
    assert stage.dice() == 6
    stage.throw(*NONE[6]).throw(*NONE[5])

    stage.activate(hammer).answer(Strike(foe, 0))

    assert stage.dice() == 5


@cites("SF-6.1.0", "A-14", "A-71")
def test_universal_0_overloads_and_attacks():
    stage, archer, foe = melee(ARCHER, CONSCRIT, (CHAMPION, ""))

    stage.activate(archer).answer(Rest(), Command(UNIVERSAL, 0))
    assert stage.cell(PRESSURE, archer) == 1
    stage.answer(Strike(foe, 0))

    assert stage.dice() == 4
    assert stage.cell(ORDERS) == 0


@cites("A-14")
def test_universal_0_with_full_pressure_still_attacks():
    stage, archer, foe = melee(ARCHER, CONSCRIT, (CHAMPION, ""), (2, 0))

    stage.activate(archer).answer(Rest(), Command(UNIVERSAL, 0), Strike(foe, 0))

    assert stage.cell(PRESSURE, archer) == 2
    assert stage.dice() == 4


@cites("SF-6.1.1", "A-59")
def test_universal_1_moves_again_out_of_a_melee_and_gives_no_attack():
    stage, archer, foe = melee(ARCHER, CONSCRIT, (CHAMPION, ""), (1, 0))
    stage.activate(archer).answer(Rest(), Command(UNIVERSAL, 1))
    assert stage.rule(Move(inches(5, 10.001))) == "SF-2.3.2"

    stage.answer(Move(inches(5, 10)))

    assert stage.asks() == ""
    assert (stage.cell(PRESSURE, archer), stage.cell(ORDERS)) == (0, 0)
    assert stage.cell(LOST, foe) == 0


@cites("SF-6.1.2", "A-12")
def test_universal_2_moves_into_another_enemy_and_strikes_with_the_charge_die():
    stage, archer, _ = melee(ARCHER, CONSCRIT, (CHAMPION, ""), (2, 0))
    other = stage.b(CONSCRIT, 5, 5 + 4 + 1.26)
    stage.activate(archer).answer(Rest(), Command(UNIVERSAL, 2), MoveFirst())

    stage.answer(Move(inches(5, 9)), Strike(other, 0))

    assert stage.dice() == 5


@cites("SF-6.1.2", "A-63")
def test_universal_2_strikes_and_then_walks_away():
    stage, archer, foe = melee(ARCHER, CONSCRIT, (CHAMPION, ""), (2, 0))
    stage.activate(archer).answer(Rest(), Command(UNIVERSAL, 2), AttackFirst(), Strike(foe, 0))
    stage.throw(*NONE[4]).throw(*NONE[4])

    stage.answer(Move(inches(2, 5)))

    assert not stage.table.is_engaged(archer)


@cites("SF-6.2.0")
def test_resistance_0_takes_one_damage_off():
    assert result([2, 2, 2, 4, 4], [1, 1, 3, 4, 6], 2, minus=1) == 3
    stage, hammer, foe = melee(HALLEBARDIER, CHAMPION, ("iron-canonnier", CHAMPION))
    stage.activate(hammer).answer(Strike(foe, 0), NoCommand(), Guard(RESISTANCE, 0))

    stage.throw(2, 2, 2, 4, 4).throw(1, 1, 3, 4, 6, 2)

    assert stage.cell(LOST, foe) == 3


@cites("SF-6.2.1")
def test_resistance_1_takes_two_damage_off():
    assert result([2, 2, 2, 4, 4], [1, 1, 3, 4, 6], 2, minus=2) == 2
    stage, hammer, foe = melee(HALLEBARDIER, CHAMPION, ("iron-canonnier", CHAMPION), (0, 1))
    stage.activate(hammer).answer(Strike(foe, 0), NoCommand(), Guard(RESISTANCE, 1))

    stage.throw(2, 2, 2, 4, 4).throw(1, 1, 3, 4, 6, 2)

    assert stage.cell(LOST, foe) == 2


@cites("SF-6.2.2", "A-29")
def test_resistance_2_caps_the_damage_and_turns_defence_successes_on_the_attacker():
    assert result([2, 2, 2, 4, 4], [1, 1, 3, 4, 6], 3, cap=1) == 1
    stage, hammer, foe = melee(HALLEBARDIER, CHAMPION, ("iron-canonnier", CHAMPION), (0, 2))
    stage.activate(hammer).answer(Strike(foe, 0), NoCommand(), Guard(RESISTANCE, 2))

    stage.throw(2, 2, 2, 4, 4).throw(1, 1, 3, 4, 6, 2)

    assert (stage.cell(LOST, foe), stage.cell(LOST, hammer)) == (1, 1)


@cites("A-29", "A-64")
def test_resistance_2_reflects_a_miss_and_a_shot_and_may_kill_both():
    stage = Stage().orders(b=1).led(b=CHAMPION)
    shooter = stage.a(FUSILIER, 5, 5, lost=4)
    foe = stage.b(CHAMPION, 10, 5, pressure=2, lost=8)
    stage.activate(shooter).answer(Stay(), Shoot(foe, 0), Guard(RESISTANCE, 2))

    stage.throw(*PAIR[4]).throw(*PAIR[5])

    assert not stage.table.stands(shooter)
    assert not stage.table.stands(foe)
    assert (stage.cell(KILLS), stage.cell(KILLS, 1)) == (1, 1)


@cites("A-29")
def test_by_a_switch_reflected_successes_no_longer_oppose():
    for opposes, lost in ((True, 0), (False, 1)):
        stage = Stage(resist2_success_still_opposes=opposes).orders(b=1).led(b=CHAMPION)
        hammer = stage.a(HALLEBARDIER, 5, 5)
        foe = stage.beside(CHAMPION, hammer, pressure=2)
        stage.activate(hammer).answer(Strike(foe, 0), Guard(RESISTANCE, 2))

        stage.throw(*PAIR[5]).throw(*TRIPLE[6])

        assert stage.cell(LOST, foe) == lost


@cites("SF-6.3.0")
def test_defence_0_gives_a_defence_die():
    stage, hammer, worker = melee(HALLEBARDIER, OUVRIER, ("iron-canonnier", "stm-premier"))
    stage.activate(hammer).answer(Strike(worker, 0), NoCommand(), Guard(DEFENCE, 0)).throw(*PAIR[5])

    assert stage.dice() == 5


@cites("SF-6.3.1")
def test_defence_1_gives_a_die_and_takes_one_damage_off():
    assert result([2, 2, 2, 4, 4], [1, 1, 3, 4, 6], 1, minus=1) == 2
    stage, garde, worker = melee(GARDE, OUVRIER, ("lum-archiviste", "stm-premier"), (0, 1))
    stage.activate(garde).answer(Strike(worker, 0), NoCommand(), Guard(DEFENCE, 1))

    stage.throw(2, 2, 2, 4, 4).throw(1, 1, 3, 4, 6)

    assert stage.cell(LOST, worker) == 2


@cites("SF-6.3.2", "SF-7.6", "A-28")
def test_defence_2_answers_a_contact_attack_with_an_attack():
    stage, garde, worker = melee(GARDE, OUVRIER, ("lum-archiviste", "stm-premier"), (0, 2))
    stage.activate(garde).answer(Strike(worker, 0), NoCommand(), Guard(DEFENCE, 2))
    stage.throw(*PAIR[5]).throw(*NONE[5])
    assert stage.asks() == "Riposte"

    stage.answer(CounterAttack(True)).throw(*PAIR[5]).throw(*NONE[5])

    assert stage.cell(LOST, garde) == 2
    assert [(event.figure, event.target) for event in stage.told(CounterAttacked)] == [(worker, garde)]


@cites("SF-6.3.2")
def test_defence_2_against_a_shot_is_only_a_die():
    stage = Stage().orders(b=1).led(b="stm-premier")
    archer, worker = stage.a(ARCHER, 5, 5), stage.b(OUVRIER, 10, 5, pressure=2)
    stage.activate(archer).answer(Move(inches(5, 6)), Shoot(worker, 0), Guard(DEFENCE, 2)).throw(*PAIR[5])
    assert stage.dice() == 5

    stage.throw(*NONE[5])

    assert stage.asks() == ""


@cites("SF-7.6")
def test_a_fallen_defender_does_not_answer():
    stage, hammer, worker = melee(HALLEBARDIER, OUVRIER, ("iron-canonnier", "stm-premier"), (0, 2))
    stage.table.cells[LOST + worker] = 5
    stage.activate(hammer).answer(Strike(worker, 0), NoCommand(), Guard(DEFENCE, 2))

    stage.throw(*TRIPLE[5]).throw(*NONE[4])

    assert stage.asks() == ""
    assert not stage.table.stands(worker)


@cites("SF-7.6", "A-28")
def test_the_attacker_may_die_of_the_answer_which_may_be_declined():
    for answers in (True, False):
        stage, garde, worker = melee(GARDE, OUVRIER, ("lum-archiviste", "stm-premier"), (0, 2))
        stage.table.cells[LOST + garde] = 3
        stage.activate(garde).answer(Strike(worker, 0), NoCommand(), Guard(DEFENCE, 2))
        stage.throw(*PAIR[4]).throw(*NONE[5]).answer(CounterAttack(answers))
        if answers:
            stage.throw(*TRIPLE[5]).throw(*NONE[4])

        assert stage.table.stands(garde) != answers


@cites("A-28")
def test_an_answer_has_no_charge_die_and_starts_no_chain():
    for chain, asks in ((False, ""), (True, "Riposte")):
        stage = Stage(counter_chain=chain).orders(a=2, b=2).led("stm-premier", "stm-premier")
        one = stage.a(OUVRIER, 5, 5, pressure=2)
        two = stage.beside(OUVRIER, one, pressure=2)
        stage.activate(one).answer(Strike(two, 0), NoCommand(), Guard(DEFENCE, 2))
        stage.throw(*PAIR[5]).throw(*NONE[5]).answer(CounterAttack(True), Guard(DEFENCE, 2))
        assert stage.dice() == 5

        stage.throw(*PAIR[5]).throw(*NONE[5])

        assert stage.asks() == asks


@cites("SF-6.4.0")
def test_damage_0_throws_one_attack_die_again():
    stage, worker, foe = melee(OUVRIER, GARDE, ("stm-coordonnateur", ""))
    stage.activate(worker).answer(Strike(foe, 0), Command(DAMAGE, 0)).throw(1, 1, 2, 3, 4).throw(*NONE[5])
    assert stage.rule(Reroll((3, 4))) == "SF-6.4.0"

    stage.answer(Reroll((4,))).throw(2)

    assert successes([1, 1, 2, 2, 3]) == 2
    assert stage.cell(LOST, foe) == 3


@cites("SF-6.4.1")
def test_damage_1_throws_one_die_again_and_adds_one_damage():
    assert result([1, 1, 2, 2, 3], [1, 2, 3, 4], 1, plus=1) == 4
    stage, worker, foe = melee(OUVRIER, PROTECTEUR, ("stm-coordonnateur", ""), (1, 0))
    stage.activate(worker).answer(Strike(foe, 0), Command(DAMAGE, 1)).throw(1, 1, 2, 2, 3).throw(*NONE[6])

    stage.answer(Reroll(()))

    assert stage.cell(LOST, foe) == 4


@cites("SF-6.4.2")
def test_damage_2_throws_any_dice_again_and_adds_two_damage():
    assert result([5, 5, 2, 3, 4], [1, 1, 2, 3], 1, plus=2) == 3
    stage, worker, foe = melee(OUVRIER, PROTECTEUR, ("stm-coordonnateur", ""), (2, 0))
    stage.activate(worker).answer(Strike(foe, 0), Command(DAMAGE, 2)).throw(5, 5, 2, 3, 4).throw(*PAIR[6])

    stage.answer(Reroll((2, 3, 4))).throw(1, 2, 3)

    assert stage.asks() == ""
    assert stage.cell(LOST, foe) == 3


@cites("SF-6.5.0")
def test_distance_0_gives_a_die_to_shots_only():
    stage = Stage().orders(a=1).led(a="iron-canonnier")
    shooter, foe = stage.a(FUSILIER, 5, 5), stage.b(GARDE, 10, 5)
    stage.activate(shooter).answer(Stay(), Shoot(foe, 0), Command(DISTANCE, 0))
    assert stage.dice() == 6

    stage, hammer, near = melee(HALLEBARDIER, GARDE, ("iron-canonnier", ""))
    stage.activate(hammer).answer(Strike(near, 0))

    assert "command distance 0" not in stage.offered()
    assert stage.rule(Command(DISTANCE, 0)) == "SF-6.5.0"


@cites("SF-6.5.1", "A-20")
def test_distance_1_lengthens_the_last_band_by_six_inches():
    stage = Stage().orders(a=1).led(a="iron-canonnier")
    shooter = stage.a(FUSILIER, 2, 5, pressure=1)
    foe = stage.b(GARDE, 2 + 1.26 + 21.9, 5)
    stage.activate(shooter).answer(Stay(), Shoot(foe, 0))
    assert stage.offered() == ["command distance 1"]
    stage.answer(Command(DISTANCE, 1))
    assert stage.dice() == 4

    stage = Stage().orders(a=1).led(a="iron-canonnier")
    shooter = stage.a(FUSILIER, 2, 5, pressure=1)
    foe = stage.b(GARDE, 2 + 1.26 + 22.001, 5)
    stage.activate(shooter).answer(Stay())

    assert stage.rule(Shoot(foe, 0)) == "SF-5.1.5"


@cites("SF-6.5.2", "A-21")
def test_distance_2_shoots_twice_with_both_targets_named_first():
    stage = Stage().orders(a=1).led(a="iron-canonnier")
    shooter = stage.a(FUSILIER, 5, 5, pressure=2)
    one, two = stage.b(GARDE, 10, 5), stage.b(GARDE, 10, 9)
    stage.activate(shooter).answer(Stay(), Shoot(one, 0), Command(DISTANCE, 2))
    assert stage.asks() == "Announce"

    stage.answer(Shoot(two, 0))
    stage.throw(*PAIR[5]).throw(*NONE[5]).throw(*PAIR[5]).throw(*NONE[5])

    assert (stage.cell(LOST, one), stage.cell(LOST, two)) == (3, 3)


@cites("A-21")
def test_by_a_switch_the_second_target_is_named_after_the_first_attack():
    stage = Stage(extra_action_announce=False).orders(a=1).led(a="iron-canonnier")
    shooter = stage.a(FUSILIER, 5, 5, pressure=2)
    one, two = stage.b(GARDE, 10, 5), stage.b(GARDE, 10, 9)
    stage.activate(shooter).answer(Stay(), Shoot(one, 0), Command(DISTANCE, 2))

    stage.throw(*PAIR[5]).throw(*NONE[5])

    assert stage.asks() == "Announce"
    stage.answer(Shoot(two, 0)).throw(*PAIR[5]).throw(*NONE[5])
    assert stage.cell(LOST, two) == 3


@cites("SF-6.6.0")
def test_impact_0_adds_one_damage_in_contact_only():
    assert result([2, 2, 3, 4, 5], [1, 1, 3, 4, 6], 1, plus=1) == 2
    stage, conscrit, foe = melee(CONSCRIT, PROTECTEUR, ("iron-marechal", ""))
    stage.activate(conscrit).answer(Strike(foe, 0), Command(IMPACT, 0)).throw(*PAIR[4]).throw(*PAIR[6])
    assert stage.cell(LOST, foe) == 2

    stage = Stage().orders(a=1).led(a="iron-marechal")
    shooter, far = stage.a(FUSILIER, 5, 5), stage.b(GARDE, 10, 5)
    stage.activate(shooter).answer(Stay(), Shoot(far, 0))

    assert stage.asks() == "AttackThrow"


@cites("SF-6.6.1", "A-17")
@pytest.mark.parametrize("contact_only", [False, True])
def test_impact_1_serves_shots_too_unless_the_switch_says_otherwise(contact_only: bool):
    stage = Stage(impact1_sas_only=contact_only).orders(a=1).led(a="iron-marechal")
    shooter, far = stage.a(FUSILIER, 5, 5, pressure=1), stage.b(CHAMPION, 10, 5)
    stage.activate(shooter).answer(Stay(), Shoot(far, 0))
    if contact_only:
        assert stage.asks() == "AttackThrow"
        return

    stage.answer(Command(IMPACT, 1)).throw(*PAIR[5]).throw(*NONE[6]).answer(Reroll((4,))).throw(6)

    assert stage.cell(LOST, far) == 4


@cites("SF-6.6.2", "A-19")
def test_impact_2_gives_a_die_a_damage_and_a_stun_even_without_damage():
    stage, hammer, foe = melee("iron-sapeur", PROTECTEUR, ("iron-marechal", ""), (2, 0))
    stage.activate(hammer).answer(Strike(foe, 0), Command(IMPACT, 2))
    assert stage.dice() == 7

    stage.throw(1, 1, 2, 3, 4, 5, 6).throw(*TRIPLE[6])

    assert stage.cell(LOST, foe) == 0
    assert stage.cell(STUN, foe) == 1


@cites("A-19")
def test_by_a_switch_the_stun_needs_damage():
    stage = Stage(impact2_stun_needs_damage=True).orders(a=1).led(a="iron-marechal")
    hammer = stage.a(HALLEBARDIER, 5, 5, pressure=2)
    foe = stage.beside(CHAMPION, hammer)
    stage.activate(hammer).answer(Strike(foe, 0), Command(IMPACT, 2))

    stage.throw(*PAIR[6]).throw(*TRIPLE[6])

    assert stage.cell(STUN, foe) == 0


@cites("SF-6.7.0")
def test_mastery_0_throws_one_attack_die_again():
    stage, garde, foe = melee(GARDE, CONSCRIT, (CHAMPION, ""))
    stage.activate(garde).answer(Strike(foe, 0), Command(MASTERY, 0)).throw(1, 1, 2, 3, 4).throw(*NONE[4])

    stage.answer(Reroll((4,))).throw(2)

    assert stage.cell(LOST, foe) == 3


@cites("SF-6.7.1", "A-18")
def test_mastery_1_gives_a_die_and_a_reroll_in_contact():
    stage, lamp, foe = melee("lum-lampiste", CONSCRIT, (CHAMPION, ""), (1, 0))
    stage.activate(lamp).answer(Strike(foe, 0), Command(MASTERY, 1))
    assert stage.dice() == 6
    stage.throw(*PAIR[6]).throw(*NONE[4])
    assert stage.asks() == "Rerolls"
    assert stage.rule(Reroll((3, 4))) == "SF-6.4.0"

    stage = Stage().orders(a=1).led(a=CHAMPION)
    archer, far = stage.a(ARCHER, 5, 5, pressure=1), stage.b(CONSCRIT, 10, 5)
    stage.activate(archer).answer(Stay(), Shoot(far, 0))

    assert "command mastery 1" not in stage.offered()
    assert stage.rule(Command(MASTERY, 1)) == "SF-6.7.1"


@cites("A-18")
def test_by_a_switch_the_reroll_of_mastery_1_serves_shots_without_its_die():
    stage = Stage(maitrise1_reroll_any=True).orders(a=1).led(a=CHAMPION)
    archer, far = stage.a(ARCHER, 5, 5, pressure=1), stage.b(CONSCRIT, 10, 5)

    stage.activate(archer).answer(Move(inches(5, 6)), Shoot(far, 0), Command(MASTERY, 1))

    assert stage.dice() == 5


@cites("SF-6.7.2", "A-22")
def test_mastery_2_strikes_twice_with_targets_named_first():
    stage = Stage().orders(a=1).led(a=CHAMPION)
    lamp = stage.a("lum-lampiste", 5, 5, pressure=2)
    one, two = stage.beside(CONSCRIT, lamp), stage.beside(CONSCRIT, lamp, angle=1)
    stage.activate(lamp).answer(Strike(one, 0), Command(MASTERY, 2))
    assert stage.offered() == ["strike b2 0", "strike b3 0", "hold"]

    stage.answer(Strike(two, 0)).throw(*PAIR[5]).throw(*NONE[4]).throw(*PAIR[5]).throw(*NONE[4])

    assert (stage.cell(LOST, one), stage.cell(LOST, two)) == (2, 2)


@cites("SF-7.10", "A-11", "A-22")
def test_a_double_attack_names_both_targets_and_loses_the_second_if_its_target_is_gone():
    stage = Stage()
    duellist = stage.a("lum-duelliste", 5, 5)
    foe = stage.beside(CONSCRIT, duellist, lost=3)
    stage.activate(duellist).answer(Strike(foe, 0), Strike(foe, 0))

    stage.throw(*TRIPLE[4]).throw(*NONE[3])

    assert stage.asks() == ""
    assert len(stage.told(LostAttack)) == 1
    assert len(stage.told(ThrewAttack)) == 1


@cites("SF-7.10", "A-11")
def test_both_attacks_of_a_charge_have_its_die_unless_the_switch_says_the_first():
    for first_only, dice in ((False, 5), (True, 4)):
        stage = Stage(charge_first_attack_only=first_only)
        duellist, foe = stage.a("lum-duelliste", 5, 5), stage.b("iron-marechal", 5 + 3 + 0.63 + 0.787, 5)
        stage.activate(duellist).answer(Move(inches(8, 5)), Strike(foe, 0), Strike(foe, 0))
        assert stage.dice() == 5
        stage.throw(*NONE[5]).throw(*NONE[6])

        assert stage.dice() == dice


@cites("SF-7.10")
def test_the_second_attack_may_be_left_out():
    stage = Stage()
    duellist = stage.a("lum-duelliste", 5, 5)
    foe = stage.beside(CONSCRIT, duellist)

    stage.activate(duellist).answer(Strike(foe, 0), Hold()).throw(*NONE[4]).throw(*NONE[4])

    assert stage.asks() == ""


@cites("SF-7.11")
def test_a_double_shot_keeps_the_targets_that_were_named():
    stage = Stage()
    gunner = stage.a("iron-mitrailleur", 5, 5)
    one, two = stage.b(GARDE, 10, 5), stage.b(GARDE, 10, 9)
    stage.activate(gunner).answer(Stay(), Shoot(one, 0), Shoot(two, 0))

    stage.throw(*TRIPLE[5]).throw(*NONE[5])

    assert stage.asks() == "AttackThrow"
    stage.throw(*PAIR[5]).throw(*NONE[5])
    assert stage.cell(LOST, two) == 2


def test_a_mounted_gun_that_moved_shoots_once():
    stage = Stage()
    gunner, foe = stage.a("iron-mitrailleur", 5, 5), stage.b(GARDE, 10, 5)

    stage.activate(gunner).answer(Move(inches(5, 6)), Shoot(foe, 0))

    assert stage.asks() == "AttackThrow"


@cites("A-22")
def test_by_a_switch_an_order_improves_both_attacks():
    for both, dice in ((False, 5), (True, 6)):
        stage = Stage(order_on_both_attacks=both).orders(a=1).led(a="iron-canonnier")
        gunner, foe = stage.a("iron-mitrailleur", 5, 5), stage.b("stm-colosse", 10, 5)
        stage.activate(gunner).answer(Stay(), Shoot(foe, 0), Command(DISTANCE, 0), Shoot(foe, 0))
        assert stage.dice() == 6
        stage.throw(*NONE[6]).throw(*NONE[5])

        assert stage.dice() == dice


@cites("A-23")
def test_by_a_switch_rerolls_are_chosen_before_the_defence_is_seen():
    for early, asks in ((False, "DefenceThrow"), (True, "Rerolls")):
        stage = Stage(reroll_before_defence=early).orders(a=1).led(a=CHAMPION)
        garde = stage.a(GARDE, 5, 5)
        foe = stage.beside(CONSCRIT, garde)
        stage.activate(garde).answer(Strike(foe, 0), Command(MASTERY, 0)).throw(*PAIR[5])

        assert stage.asks() == asks


@cites("A-24", "SF-7.14")
def test_orders_that_only_touch_attack_dice_are_not_for_flamethrowers():
    stage = Stage().orders(a=1).led(a="stm-coordonnateur")
    spitter, foe = stage.a("stm-cracheur", 5, 5, pressure=1), stage.b(GARDE, 9, 5)

    stage.activate(spitter).answer(Stay(), Shoot(foe, 1))

    assert stage.offered() == ["no-command", "command damage 1"]
    assert stage.rule(Command(DAMAGE, 0)) == "A-24"


@cites("A-27")
def test_a_stunned_and_activated_figure_may_still_defend_by_order():
    stage, hammer, worker = melee(HALLEBARDIER, OUVRIER, ("iron-canonnier", "stm-premier"))
    stage.table.cells[STUN + worker] = 1

    stage.activate(hammer).answer(Strike(worker, 0), NoCommand())

    assert stage.asks() == "Reaction"
    stage.answer(Endure())
    assert stage.asks() == "AttackThrow"


@cites("A-26")
def test_one_defensive_order_for_each_attack():
    stage, hammer, worker = melee(HALLEBARDIER, OUVRIER, ("iron-canonnier", "stm-premier"))
    stage.orders(a=1, b=2)

    stage.activate(hammer).answer(Strike(worker, 0), NoCommand(), Guard(DEFENCE, 0))

    assert stage.asks() == "AttackThrow"
    assert stage.cell(ORDERS, 1) == 1
    assert stage.cell(X, worker) > 0
