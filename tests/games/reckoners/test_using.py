"""Using dice: symbols, whole dice, moves, plan tokens."""

from __future__ import annotations

from samovar.games.reckoners import cells
from samovar.games.reckoners.epics import AddEpics
from samovar.games.reckoners.rounds import Round
from samovar.kernel.chance import seeded
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing

FOUR = ("tia", "abraham", "prof", "megan")


@cites("RK-USE.1", "RK-SYM.1")
def test_each_symbol_is_one_use_of_its_action() -> None:
    desk = Desk(epics={"A": "curveball"})
    [die] = desk.show("tia", "violet research 2")

    desk.do("tia", die, "research A epic")
    after_one = desk.research("A")
    desk.do("tia", "research A epic")

    assert (after_one, desk.research("A")) == (1, 0)


@cites("RK-USE.2")
def test_a_symbol_acts_in_the_district_of_the_figure() -> None:
    desk = Desk(epics={"A": "dazzle", "B": "curveball"})
    [die] = desk.show("tia", "research")

    desk.do("tia", die)

    assert desk.refused("tia", "research B epic") == "RK-USE.2"


@cites("RK-USE.3", "RS-SHIELD.8")
def test_book_example_david_breaks_the_shield_and_contains_regalia_with_one_die() -> None:
    ring = ["painted-village", "central-park", "chinatown"]
    desk = Desk(["david", "tia"], great="regalia", city="babilar", great_at="A", ring=ring)
    desk.pieces("blue-shield", "A", 1)
    desk.great_brackets(2, 2, 3, 2)
    [die] = desk.show("david", "blue contain 2")

    desk.do("david", die)
    guarded = desk.refused("david", "contain A red")
    desk.do("david", "break A blue", "contain A red")

    assert guarded == "RS-SHIELD.2"
    assert desk.count("blue-shield", "A") == 0
    assert desk.great_brackets() == [2, 2, 2, 2]


@cites("RK-USE.4", "RK-USE.5")
def test_a_die_is_finished_before_the_next_is_started_and_others_wait() -> None:
    desk = Desk(["sam", "abraham"], epics={"A": "dazzle"})
    mine = desk.show("sam", "black plan 2", "violet research")
    desk.show("abraham", "attack")

    desk.do("sam", mine[0], "plan")
    asked = desk.asked()
    other = desk.refused("sam", mine[1])
    desk.do("sam", "give-up", mine[1], "research A epic")

    assert asked == ["sam"]
    assert other is not None
    assert desk.plans("sam") == (0, 1)


@cites("RK-USE.5")
def test_others_may_act_in_between_where_the_parameter_says_so() -> None:
    content = playing(use__interleave="other-reckoners")
    desk = Desk(epics={"A": "dazzle"}, content=content)
    [mine] = desk.show("tia", "violet research 2")
    [yours] = desk.show("abraham", "attack")

    desk.do("tia", mine, "research A epic", "lay")
    desk.do("abraham", yours, "attack A epic")
    desk.do("tia", "resume", "research A epic")

    assert (desk.research("A"), desk.health("A")) == (1, 5)


@cites("RK-USE.6", "RS-REW.1")
def test_what_a_symbol_sets_off_is_resolved_before_the_die_goes_on() -> None:
    desk = Desk(epics={"A": "dazzle"}, great_at="A")
    desk.epic("A", "dazzle", health=1)
    desk.set(cells.GREAT_RESEARCH, 2)
    [die] = desk.show("abraham", "green attack 2")

    desk.do("abraham", die, "attack A epic")
    money = desk.table.money()
    desk.do("abraham", "attack A great-epic")

    assert money == 2
    assert desk.table.cells[cells.GREAT_HEALTH] == 5


@cites("RK-USE.7", "RK-MOVE.1")
def test_a_whole_die_moves_and_its_symbols_are_gone() -> None:
    desk = Desk(epics={"B": "dazzle"})
    [die] = desk.show("abraham", "green attack 2")

    desk.do("abraham", die, "go B")

    assert desk.where("abraham") == "B"
    assert desk.health("B") == 6
    assert desk.question() == "Use"


@cites("RK-MOVE.1")
def test_a_move_costs_a_die_of_any_face_and_gains_nothing() -> None:
    desk = Desk(["prof", "tia"])
    [die] = desk.show("prof", "money")

    desk.do("prof", die, "go C")

    assert (desk.where("prof"), desk.table.money()) == ("C", 0)


@cites("RK-USE.8")
def test_a_die_begun_by_symbols_is_no_whole_die_any_more() -> None:
    desk = Desk(["prof", "tia"])
    [die] = desk.show("prof", "black plan 2")

    desk.do("prof", die, "plan")

    assert desk.refused("prof", "go B") == "RK-USE.8"


@cites("RK-USE.8")
def test_the_rest_of_a_die_may_move_where_the_parameter_says_so() -> None:
    desk = Desk(["prof", "tia"], content=playing(use__whole_die_exclusive=False))
    [die] = desk.show("prof", "black plan 2")

    desk.do("prof", die, "plan", "go B")

    assert desk.where("prof") == "B"


@cites("RK-USE.10", "RK-EQ.4")
def test_a_cards_symbols_are_a_die_in_every_respect() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.give("tia", "drone")
    desk.show("tia")

    desk.do("tia", "card drone", "go B")

    assert desk.where("tia") == "B"
    assert desk.bracket("A") == 3


@cites("RK-USE.11")
def test_a_symbol_without_a_target_is_refused_and_giving_up_is_a_choice() -> None:
    desk = Desk()
    [die] = desk.show("tia", "enforcement")

    desk.do("tia", die)
    reason = desk.refused("tia", "disperse A")
    desk.do("tia", "give-up")

    assert reason == "RK-USE.11"


@cites("RK-USE.12", "RK-SYM.9")
def test_the_local_epic_or_the_great_epic_is_picked_symbol_by_symbol() -> None:
    desk = Desk(["david", "tia"], epics={"A": "dazzle"}, great="regalia", great_at="A", city="babilar")
    dice = desk.show("david", "blue contain 2", "blue contain 2")
    desk.great_brackets(3, 2, 4, 2)

    desk.do("david", dice[0], "contain A epic", "contain A red")
    desk.do("david", dice[1], "contain A red", "contain A yellow")

    assert desk.bracket("A") == 2
    assert desk.great_brackets() == [2, 2, 2, 2]


@cites("RK-USE.13", "RK-SYM.13")
def test_a_district_without_epic_offers_no_target_and_damage_does_not_carry_over() -> None:
    desk = Desk(epics={"A": "curveball"})
    desk.epic("A", "curveball", health=1)
    attack, research = desk.show("abraham", "green attack 2", "research")

    desk.do("abraham", attack, "attack A epic")
    nothing_left = desk.question()
    desk.do("abraham", research)

    assert nothing_left == "Use"
    assert desk.refused("abraham", "research A epic") == "RK-USE.13"


@cites("RK-SYM.2", "RK-SYM.3", "RK-SYM.4")
def test_a_found_weakness_lowers_health_but_heals_no_damage() -> None:
    fresh, hurt = Desk(), Desk()
    fresh.epic("A", "ozone", research=1)
    hurt.epic("A", "ozone", research=1, health=3)

    for desk in (fresh, hurt):
        [die] = desk.show("tia", "violet research 2")
        desk.do("tia", die, "research A epic")

    assert (fresh.health("A"), hurt.health("A")) == (4, 3)
    again = Desk()
    again.epic("A", "ozone", research=0)
    [die] = again.show("tia", "research")
    again.do("tia", die)
    assert again.refused("tia", "research A epic") == "RK-SYM.4"


@cites("RK-SYM.2")
def test_a_found_weakness_may_set_health_to_the_weak_value() -> None:
    desk = Desk(content=playing(weakness__rule="weak"))
    desk.epic("A", "ozone", research=1, health=3)
    [die] = desk.show("tia", "research")

    desk.do("tia", die, "research A epic")

    assert desk.health("A") == 4


@cites("RK-SYM.5")
def test_the_great_epic_is_researched_in_his_own_district() -> None:
    desk = Desk(["tia", "abraham", "prof", "megan"], great_at="A")
    [die] = desk.show("tia", "violet research 2")
    desk.do("tia", die, "research A great-epic", "research A great-epic")
    desk.stand("abraham", "B")
    [elsewhere] = desk.show("abraham", "research")
    desk.do("abraham", elsewhere)

    assert desk.table.cells[cells.GREAT_RESEARCH] == 12
    assert desk.refused("abraham", "research B great-epic") == "RK-SYM.5"


@cites("RK-SYM.5")
def test_he_may_be_researched_from_afar_where_the_parameter_says_so() -> None:
    desk = Desk(great_at="C", content=playing(research__great_epic_needs_presence=False))
    [die] = desk.show("tia", "research")

    desk.do("tia", die, "research A great-epic")

    assert desk.table.cells[cells.GREAT_RESEARCH] == 7


@cites("RK-SYM.6", "RS-REW.9")
def test_book_example_dazzles_reward_weakens_limelight_for_an_attack_in_the_same_step() -> None:
    at = {"tia": "B"}
    desk = Desk(epics={"A": "dazzle"}, great="limelight", city="ildithia", great_at="B", at=at)
    desk.set(cells.GREAT_RESEARCH, 2)
    desk.set(cells.MONEY, 1)
    mine = desk.show("abraham", *["green attack 2"] * 3)
    [yours] = desk.show("tia", "attack")

    for die in mine:
        desk.do("abraham", die, "attack A epic", "attack A epic")
    desk.do("tia", yours, "attack B great-epic")

    assert desk.table.cells[cells.GREAT_RESEARCH] == 0
    assert desk.table.money() == 3
    assert desk.table.cells[cells.GREAT_HEALTH] == 4


@cites("RK-SYM.7", "RK-SYM.8")
def test_contain_moves_a_bracket_left_down_to_nothing() -> None:
    desk = Desk(["david", "tia"], epics={"A": "conflux"})
    dice = desk.show("david", "blue contain 2", "blue contain 2")

    desk.do("david", dice[0], "contain A epic", "contain A epic")
    after = desk.bracket("A")
    desk.do("david", dice[1], "contain A epic")

    assert (after, desk.bracket("A")) == (1, 0)
    low = Desk(["david", "tia"], content=playing(track__bracket_min=1))
    low.epic("A", "conflux", bracket=1)
    [die] = low.show("david", "contain")
    low.do("david", die)
    assert low.refused("david", "contain A epic") == "RK-SYM.8"


@cites("RK-SYM.10", "RK-EPIC.14")
def test_a_finite_health_falls_to_attacks_without_any_research() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.pieces("enforcement", "A", 2)
    desk.pieces("barricade", "A", 1)
    dice = desk.show("abraham", *["green attack 2"] * 3)

    for die in dice:
        desk.do("abraham", die, "attack A epic", "attack A epic")

    assert desk.table.epic(0) == cells.NOWHERE
    assert (desk.count("enforcement", "A"), desk.count("barricade", "A")) == (2, 1)
    assert desk.table.cells[cells.EPIC_AT + 1] == cells.GONE


@cites("RK-SYM.11")
def test_an_epic_of_infinite_health_falls_after_its_weakness_is_found() -> None:
    desk = Desk()
    desk.epic("A", "newton", research=1)
    [die] = desk.show("tia", "research")
    attacks = desk.show("abraham", "green attack 2", "green attack 2", "green attack")

    desk.do("tia", die, "research A epic")
    desk.do("abraham", attacks[0], *["attack A epic"] * 2, attacks[1], *["attack A epic"] * 2)
    desk.do("abraham", attacks[2], "attack A epic", "hand tia", "hand tia")

    assert desk.table.epic(0) == cells.NOWHERE


@cites("RK-SYM.12")
def test_damage_stays_from_round_to_round() -> None:
    desk = Desk()
    desk.epic("A", "dazzle", health=2, research=1)
    desk.table.chance = seeded(5)

    desk.alone(Round())

    assert (desk.health("A"), desk.research("A")) == (2, 1)


@cites("RK-SYM.14")
def test_the_weakened_great_epic_loses_health_attack_by_attack() -> None:
    desk = Desk(["abraham", "tia", "prof", "megan"], great="limelight", city="ildithia", great_at="A")
    desk.set(cells.GREAT_RESEARCH, 0)
    desk.set(cells.GREAT_HEALTH, 16)
    dice = desk.show("abraham", "green attack 2", "green attack 2", "attack")

    for die in dice[:2]:
        desk.do("abraham", die, *["attack A great-epic"] * 2)
    desk.do("abraham", dice[2], "attack A great-epic")

    assert desk.table.cells[cells.GREAT_HEALTH] == 11


@cites("RK-SYM.15", "RK-SYM.16", "RK-MON.1")
def test_enforcement_is_removed_and_money_goes_to_one_track() -> None:
    desk = Desk(["megan", "cody"], at={"cody": "B"})
    desk.pieces("enforcement", "A", 3)
    desk.set(cells.MONEY, 1)
    [red] = desk.show("megan", "red enforcement 2")
    [orange] = desk.show("cody", "orange money 2")

    desk.do("megan", red, "disperse A", "disperse A")
    desk.do("cody", orange, "earn", "earn")

    assert desk.count("enforcement", "A") == 1
    assert desk.table.money() == 3


@cites("RK-SYM.17", "RK-PLAN.3")
def test_a_plan_token_waits_for_the_next_round() -> None:
    desk = Desk(["prof", "tia"])
    [die] = desk.show("prof", "black plan 2")

    desk.do("prof", die, "plan", "plan")
    now = desk.refused("prof", "token")
    held = desk.plans("prof")
    desk.table.chance = seeded(1)
    desk.alone(Round())

    assert now == "RK-PLAN.3"
    assert held == (0, 2)
    assert desk.plans("prof") == (2, 0)


@cites("RK-COMP.6")
def test_there_are_twenty_plan_tokens_pending_ones_included() -> None:
    desk = Desk(["prof", "tia"])
    desk.tokens("prof", 6, 4)
    desk.tokens("tia", 6, 4)
    [die] = desk.show("prof", "plan")

    desk.do("prof", die)

    assert desk.refused("prof", "plan") == "RK-COMP.6"


@cites("RK-MOVE.2")
def test_a_move_goes_anywhere_or_next_door_where_the_parameter_says_so() -> None:
    far, near = Desk(FOUR), Desk(FOUR, content=playing(move__range="adjacent"))

    for desk in (far, near):
        [die] = desk.show("tia", "money")
        desk.do("tia", die)

    assert far.refused("tia", "go C") is None
    assert near.refused("tia", "go C") == "RK-MOVE.2"
    assert near.refused("tia", "go E") is None


@cites("RK-MOVE.3")
def test_any_number_of_moves_a_round() -> None:
    desk = Desk()
    dice = desk.show("tia", "money", "money", "money")

    desk.do("tia", dice[0], "go B", dice[1], "go C", dice[2], "go A")

    assert desk.where("tia") == "A"


@cites("RK-MOVE.4", "RK-MOVE.5")
def test_barricades_must_be_removed_before_leaving() -> None:
    desk = Desk()
    desk.pieces("barricade", "A", 2)
    dice = desk.show("tia", "violet research 2", "money", "money")

    desk.do("tia", dice[0])
    held = desk.refused("tia", "go B")
    desk.do("tia", "clear A")
    left = desk.count("barricade", "A")
    desk.do("tia", dice[1], "clear A", dice[2], "go B")

    assert held == "RK-MOVE.4"
    assert left == 1
    assert desk.where("tia") == "B"


@cites("RK-MOVE.4")
def test_barricades_may_block_entering_where_the_parameter_says_so() -> None:
    desk = Desk(content=playing(barricade__blocks="entering"))
    desk.pieces("barricade", "A", 1)
    desk.pieces("barricade", "B", 1)
    [die] = desk.show("tia", "money")

    desk.do("tia", die)

    assert "go B" not in desk.offered("tia")
    assert "go C" in desk.offered("tia")


@cites("RK-MOVE.6")
def test_barricades_are_removed_in_the_own_district_only() -> None:
    own, anywhere = Desk(), Desk(content=playing(barricade__remove_where="any"))
    for desk in (own, anywhere):
        desk.pieces("barricade", "B", 1)
        [die] = desk.show("tia", "money")
        desk.do("tia", die)

    assert own.refused("tia", "clear B") == "RK-MOVE.6"
    assert anywhere.refused("tia", "clear B") is None


@cites("RK-MOVE.7", "RK-EPIC.16", "RS-SHIELD.9")
def test_pieces_stay_when_an_epic_is_replaced() -> None:
    desk = Desk()
    desk.epic("A", "curveball", health=1)
    desk.pieces("barricade", "A", 1)
    desk.pieces("red-shield", "A", 1)
    [die] = desk.show("abraham", "attack")
    desk.do("abraham", die, "attack A epic")

    desk.table.chance = seeded(1)
    desk.alone(AddEpics())

    assert desk.table.epic(0) != cells.NOWHERE
    assert (desk.count("barricade", "A"), desk.count("red-shield", "A"), desk.bracket("A")) == (1, 1, 3)


@cites("RK-PLAN.1", "RK-COMP.12")
def test_a_plan_token_is_one_symbol_of_any_kind() -> None:
    desk = Desk(["prof", "tia"], epics={"A": "dazzle"})
    desk.tokens("prof", 1)

    desk.do("prof", "token", "attack A epic")

    assert desk.health("A") == 5
    assert (desk.plans("prof"), desk.supply("plan")) == ((0, 0), 20)


@cites("RK-PLAN.2")
def test_a_plan_token_counts_as_a_die() -> None:
    desk = Desk(["prof", "tia"])
    desk.tokens("prof", 1)

    desk.do("prof", "token", "go B")

    assert desk.where("prof") == "B"


@cites("RK-PLAN.4")
def test_tokens_are_not_passed_on() -> None:
    desk = Desk(["prof", "tia"])
    desk.tokens("prof", 2)

    assert desk.refused("tia", "token") == "RK-PLAN.4"


@cites("RK-PLAN.5")
def test_all_tokens_may_be_spent_in_one_step() -> None:
    desk = Desk(["prof", "tia"])
    desk.tokens("prof", 7)

    for _ in range(7):
        desk.do("prof", "token", "earn")

    assert desk.table.money() == 7


@cites("RK-PLAN.6", "RS-EQ.22")
def test_doublers_of_basic_dice_do_not_touch_tokens_or_special_dice() -> None:
    desk = Desk(["cody", "prof"])
    desk.give("cody", "illicit-investments")
    desk.tokens("cody", 1)
    desk.set(cells.MONEY, 3)

    desk.do("cody", "token", "earn")
    with_token = desk.table.money()
    [orange] = desk.show("cody", "orange money")
    desk.do("cody", orange, "earn")

    assert (with_token, desk.table.money()) == (4, 5)
    assert desk.question() == "Use"


@cites("RK-COMP.12")
def test_a_removed_figure_can_be_placed_again() -> None:
    desk = Desk(["megan", "tia"])
    desk.pieces("enforcement", "A", 25)
    [die] = desk.show("megan", "enforcement")

    desk.do("megan", die, "disperse A")
    desk.pieces("enforcement", "B", 1)

    assert desk.count("enforcement", "B") == 1
    assert desk.table.population() == 40


@cites("RK-COMP.3", "RK-COMP.5")
def test_pieces_that_the_supply_lacks_cost_population() -> None:
    desk = Desk()
    desk.pieces("enforcement", "A", 24)
    desk.pieces("barricade", "A", 8)

    desk.pieces("enforcement", "B", 3)
    after_enforcement = desk.table.population()
    desk.pieces("barricade", "B", 2)

    assert (desk.count("enforcement", "B"), after_enforcement) == (1, 38)
    assert (desk.count("barricade", "B"), desk.table.population()) == (0, 36)
    free = Desk(content=playing(overflow__enforcement_barricade=0))
    free.pieces("barricade", "A", 9)
    assert free.table.population() == 40


@cites("RK-COMP.7")
def test_a_missing_plan_token_is_simply_lost() -> None:
    house, strict = Desk(), Desk(content=playing(overflow__plan_tokens=1))
    for desk in (house, strict):
        desk.tokens("tia", 20)
        desk.table.gain_plan(1, False)

    assert (house.plans("abraham"), house.table.population()) == ((0, 0), 40)
    assert strict.table.population() == 39


@cites("RK-MON.2")
def test_money_stays_within_two_digits() -> None:
    desk = Desk()
    desk.set(cells.MONEY, 99)

    desk.table.earn(1)

    assert desk.table.money() == 99
