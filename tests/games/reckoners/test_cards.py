"""Cards of the base game: how they are paid for, the ten abilities, the equipment."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.epics import Advance
from samovar.games.reckoners.losses import Discovery
from samovar.games.reckoners.rounds import Round
from samovar.games.reckoners.using import UseDice
from samovar.kernel.chance import seeded
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing

FOUR = ("tia", "abraham", "prof", "megan")


@cites("RK-CARD.1", "RK-EQ.7")
def test_a_card_that_must_be_used_works_once_a_round() -> None:
    desk = Desk(epics={"C": "curveball"})
    desk.give("tia", "notebooks")

    desk.do("tia", "card notebooks", "research C epic", "research C epic")

    assert desk.health("C") == 2  # its weakness is found, from afar
    assert desk.refused("tia", "card notebooks") == "RK-CARD.1"


@cites("RK-CARD.2", "RS-RECK.13", "RS-RECK.11")
def test_a_use_card_is_paid_with_any_die_and_its_symbols_are_gone() -> None:
    desk = Desk(["mizzy", "tia"], epics={"A": "curveball"})
    desk.epic("A", "curveball", health=3)
    [die] = desk.show("mizzy", "money")

    desk.do("mizzy", die, "activate demolition", "detonate 0", "attack A epic")

    assert desk.health("A") == 2
    assert desk.table.money() == 0


@cites("RK-CARD.3", "RS-CARD.7")
def test_required_symbols_must_be_shown() -> None:
    desk = Desk(["prof", "tia"])
    desk.give("prof", "data-chip", "tracking-device")
    attack, _, _ = desk.show("prof", "attack", "contain", "plan")

    desk.do("prof", attack)

    offered = desk.offered("prof")
    assert not any(line.startswith("half") for line in offered)
    assert "activate tracking-device" in offered


@cites("RK-CARD.4", "RS-EQ.56")
def test_book_example_a_double_plan_die_loses_its_second_plan_on_data_chip() -> None:
    desk = Desk(["prof", "tia"], epics={"A": "obliteration"})
    desk.give("prof", "data-chip")
    double, contain = desk.show("prof", "black plan 2", "contain")

    desk.do("prof", double, "half data-chip plan", contain)

    assert desk.plans("prof") == (0, 0)
    assert desk.question() == "Spending"


@cites("RK-CARD.5", "RK-EQ.9")
def test_a_free_card_costs_nothing() -> None:
    desk = Desk(["prof", "tia"])
    desk.give("prof", "schematics")
    before = len(desk.table.unspent(0))

    desk.do("prof", "card schematics", "plan")

    assert desk.plans("prof") == (0, 1)
    assert len(desk.table.unspent(0)) == before


@cites("RK-CARD.6", "RK-EQ.1", "RS-RECK.27")
def test_camera_doubles_research_on_every_basic_die_of_its_owner() -> None:
    desk = Desk(epics={"A": "obliteration", "B": "nightwielder"})
    desk.give("tia", "camera")
    dice = desk.show("tia", "research", "research", "violet research")

    desk.do("tia", dice[0], "research A epic", "research A epic")
    desk.do("tia", dice[1], "research A epic", "research A epic")
    desk.do("tia", dice[2], "research A epic")

    assert desk.research("A") == 0


@cites("RK-CARD.7")
def test_only_the_owner_profits_from_a_card() -> None:
    desk = Desk(["tia", "david"], epics={"A": "obliteration"})
    desk.give("tia", "camera")
    [die] = desk.show("david", "research")

    desk.do("david", die, "research A epic")

    assert desk.research("A") == 4
    assert desk.question() == "Use"


@cites("RK-CARD.8", "RS-EQ.55", "RS-EQ.54", "RS-CARD.8")
def test_book_example_prof_pays_data_chip_with_schematics_and_a_contain_die() -> None:
    desk = Desk(["prof", "tia"], epics={"A": "obliteration"})
    desk.give("prof", "data-chip", "schematics")
    [contain] = desk.show("prof", "contain")

    desk.do("prof", "card schematics", "half data-chip plan", contain, *["research A epic"] * 4)

    assert desk.research("A") == 1
    assert desk.table.unspent(0) == []
    assert desk.refused("prof", "card schematics") == "RK-CARD.1"
    die = int(contain.split(" ")[1]) - 1
    assert desk.table.cells[cells.ACTIVATED + die] == 1 + 48  # lies on Data Chip
    assert "half" not in " ".join(desk.offered("prof"))


@cites("RK-CARD.9", "RS-EQ.15")
def test_a_card_cannot_pay_for_itself() -> None:
    desk = Desk(["prof", "tia"])
    desk.give("prof", "dish-soap")
    [die] = desk.show("prof", "money")

    desk.do("prof", die, "activate dish-soap")

    assert desk.refused("prof", "activate dish-soap") == "RK-CARD.1"
    assert "earn" in desk.offered("prof")
    desk.do("prof", "go B")
    assert desk.where("prof") == "B"


@cites("RK-CARD.11")
def test_a_cards_symbols_are_spent_before_another_die_is_started() -> None:
    desk = Desk(epics={"A": "obliteration"})
    desk.give("tia", "notebooks")
    [die] = desk.show("tia", "money")

    desk.do("tia", "card notebooks", "research A epic")
    started = desk.refused("tia", die)
    desk.do("tia", "give-up", die, "earn")

    assert started is not None
    assert desk.research("A") == 4


@cites("RK-CARD.12", "RS-RECK.21", "RS-RECK.18")
def test_book_example_exels_notebooks_give_three_research_in_any_districts() -> None:
    desk = Desk(["exel", "tia"], epics={"A": "dazzle", "B": "ozone", "C": "newton"})
    desk.give("exel", "notebooks")

    desk.do("exel", "card notebooks", "activate tradecraft", "repeat research")
    desk.do("exel", "research A epic", "research C epic", "research C epic")

    assert (desk.research("A"), desk.research("C")) == (2, 2)
    assert desk.question() == "Use"


@cites("RK-ABIL.1")
def test_profs_token_may_be_spent_in_the_same_step() -> None:
    desk = Desk(["prof", "tia"])
    [die] = desk.show("prof", "money")

    desk.do("prof", die, "activate mastermind", "token", "earn")

    assert desk.table.money() == 1


@cites("RK-ABIL.2")
def test_megan_clears_her_district_unless_a_red_shield_forbids_it() -> None:
    desk, guarded = Desk(["megan", "tia"]), Desk(["megan", "tia"])
    for one in (desk, guarded):
        one.pieces("enforcement", "A", 4)
        [die] = one.show("megan", "money")
        if one is guarded:
            one.pieces("red-shield", "A", 1)
        one.do("megan", die)

    desk.do("megan", "activate checkmate")

    assert desk.count("enforcement", "A") == 0
    assert guarded.refused("megan", "activate checkmate") is not None


@cites("RK-ABIL.3", "RS-REPL.3")
def test_david_turns_an_unspent_basic_die_and_no_special_one() -> None:
    desk = Desk(["david", "tia"], epics={"A": "dazzle"})
    paid, _, basic = desk.show("david", "money", "blue contain", "attack")

    desk.do("david", paid, "activate improvise")
    offered = desk.offered("david")
    number = basic.split(" ")[1]
    desk.do("david", f"turn {number} contain", basic, "contain A epic")

    assert all(line.startswith(f"turn {number} ") for line in offered)
    assert desk.bracket("A") == 2


@cites("RK-ABIL.4", "RS-REPL.4", "RS-REPL.5")
def test_abraham_lends_a_symbol_and_keeps_his_die() -> None:
    desk = Desk(epics={"B": "dazzle"}, at={"tia": "B"})
    desk.show("abraham", "green attack 2", "money")

    desk.do("abraham", "card heavy-support")
    offered = desk.offered("abraham")
    desk.do("abraham", "lend tia attack")
    desk.do("tia", "attack B epic")

    assert offered == ["lend tia attack", "lend tia money"]
    assert desk.health("B") == 5
    assert len(desk.table.unspent(1)) == 2
    assert desk.refused("abraham", "card heavy-support") == "RK-CARD.1"


@cites("RK-ABIL.5", "RS-REPL.2")
def test_tia_lets_another_throw_one_unspent_die_again() -> None:
    desk = Desk(["tia", "david"])
    blue, basic = desk.show("david", "blue contain", "money")
    desk.do("david", basic, "earn")

    desk.do("tia", "card intel")
    offered = desk.offered("tia")
    desk.do("tia", f"rethrow david {blue.split(' ')[1]}")
    desk.throw(0)

    assert offered == [f"rethrow david {blue.split(' ')[1]}"]
    assert desk.table.face(1, int(blue.split(" ")[1]) - 1) == 0
    assert desk.question() == "Use"


@cites("RK-ABIL.6", "RK-ABIL.8")
def test_cody_uses_symbols_at_his_token_but_no_whole_dice() -> None:
    desk = Desk(["cody", "tia", "prof", "megan"], epics={"B": "ozone", "C": "dazzle"})
    desk.pieces("barricade", "C", 1)
    desk.set(cells.SNIPER_TOKEN, desk.place("C"))
    attack, other = desk.show("cody", "attack", "money")

    desk.do("cody", attack, "attack C epic", other)

    assert desk.health("C") == 5
    assert desk.refused("cody", "attack B epic") is not None
    assert desk.refused("cody", "clear C") == "RK-MOVE.6"


@cites("RK-ABIL.8", "RS-EQ.4")
def test_the_reach_covers_whole_dice_where_the_parameter_says_so() -> None:
    desk = Desk(["cody", "tia"], content=playing(reach__die_level=True))
    desk.pieces("barricade", "C", 1)
    desk.set(cells.SNIPER_TOKEN, desk.place("C"))
    [die] = desk.show("cody", "attack")

    desk.do("cody", die, "clear C")

    assert desk.count("barricade", "C") == 0


@cites("RK-ABIL.7")
def test_the_sniper_token_is_placed_at_the_start_of_each_use_step() -> None:
    desk = Desk(["cody", "tia"])

    desk.alone(UseDice())
    first = desk.question()
    desk.do("cody", "aim C")
    desk.alone(UseDice())
    desk.do("cody", "aim B")

    assert first == "Aiming"
    assert desk.table.cells[cells.SNIPER_TOKEN] == desk.place("B")
    assert desk.question() == "Use"


@cites("RK-ABIL.6", "RK-ABIL.7")
def test_the_token_may_cost_a_die_and_come_once() -> None:
    desk = Desk(["cody", "tia"], content=playing(cody__token_timing="once"))
    first, second = desk.show("cody", "money", "money")

    desk.alone(UseDice())
    begins = desk.question()
    desk.do("cody", first, "aim C", second)

    assert begins == "Use"
    assert desk.table.cells[cells.SNIPER_TOKEN] == desk.place("C")
    assert "aim B" not in desk.offered("cody")


@cites("RS-ASLT.12")
def test_without_his_ability_codys_token_does_nothing() -> None:
    desk = Desk(["cody", "tia"], epics={"A": "ozone", "C": "dazzle"})
    desk.set(cells.SNIPER_TOKEN, desk.place("C"))
    desk.assault("cody", "no-ability")
    [die] = desk.show("cody", "attack")

    desk.do("cody", die)

    assert "attack C epic" not in desk.offered("cody")


@cites("RK-ABIL.9", "RS-EQ.43", "RS-EQ.39")
def test_sabotage_and_blackmail_look_at_codys_figure_only() -> None:
    desk = Desk(["cody", "tia"], epics={"A": "shadowblight"})
    desk.epic("C", "digzone")
    desk.give("cody", "sabotage", "blackmail")
    desk.set(cells.SNIPER_TOKEN, desk.place("C"))

    desk.activate("A")
    base_after_a = desk.table.base()
    desk.activate("C")

    assert (desk.bracket("A"), desk.bracket("C")) == (3, 4)
    assert base_after_a == 1  # the leftmost action, a discovery, was skipped
    assert desk.count("barricade", "C") == 1  # the token skips nothing


@cites("RK-ABIL.10", "RS-EQ.47", "RS-EQ.49")
def test_through_his_token_cody_earns_favor_from_afar() -> None:
    desk = Desk(["cody", "tia"], epics={"C": "curveball"})
    desk.epic("C", "curveball", health=1)
    desk.give("cody", "favor")
    desk.set(cells.SNIPER_TOKEN, desk.place("C"))
    [die] = desk.show("cody", "attack")

    desk.do("cody", die, "attack C epic", "first reward", "plan")

    assert desk.plans("cody") == (0, 1)
    assert desk.question() == "Use"


@cites("RK-ABIL.11", "RS-NEW.9")
def test_codys_own_bonus_may_act_at_his_token_and_the_tokens_bonus_is_not_his() -> None:
    ring = ["soldier-field", "grant-park", "harbor"]
    desk = Desk(["cody", "tia"], epics={"C": "dazzle"}, ring=ring, newcago_cards=True, at={"tia": "B"})
    for letter in "ABC":
        desk.card(letter, "a")
    desk.epic("C", "dazzle", health=2)
    desk.set(cells.SNIPER_TOKEN, desk.place("C"))
    [die] = desk.show("cody", "plan")

    desk.do("cody", die, "trade A", "attack C epic", "attack C epic")

    assert desk.table.epic(2) == cells.NOWHERE
    assert desk.table.money() == 2  # Dazzle's reward, without Harbor's bonus
    assert desk.question() == "Use"


@cites("RK-EQ.2")
def test_evidence_doubles_contain_on_basic_dice() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.give("tia", "evidence")
    [die] = desk.show("tia", "contain")

    desk.do("tia", die, "contain A epic", "contain A epic")

    assert desk.bracket("A") == 1


@cites("RK-EQ.3", "RS-EQ.27", "RS-EQ.28")
def test_safe_house_gives_two_plans_and_three_with_fuel_cells() -> None:
    desk = Desk(["tia", "prof"])
    desk.give("tia", "safe-house")
    desk.give("prof", "fuel-cells", "drone")
    desk.epic("A", "dazzle")

    desk.do("tia", "card safe-house", "plan", "plan")
    desk.do("prof", "card drone", *["contain A epic"] * 3)

    assert desk.plans("tia") == (0, 2)
    assert desk.bracket("A") == 0


@cites("RK-EQ.5")
def test_helicopter_moves_its_owner_without_a_die() -> None:
    desk = Desk()
    desk.give("tia", "helicopter")
    desk.show("tia")

    desk.do("tia", "card helicopter", "go C")

    assert desk.where("tia") == "C"


@cites("RK-EQ.6", "RS-EQ.29", "RS-ASLT.19")
def test_bank_vault_gives_three_money_whatever_else_holds() -> None:
    desk = Desk(["cody", "tia"])
    desk.give("cody", "bank-vault", "fuel-cells")
    desk.assault("cody", "doubles-single")
    desk.set(cells.MONEY, 1)
    [die] = desk.show("cody", "attack")

    desk.do("cody", die, "activate bank-vault", "earn", "earn", "earn")

    assert desk.table.money() == 4
    assert desk.question() == "Use"


@cites("RK-EQ.8", "RS-EQ.47")
def test_grenade_launcher_attacks_anywhere_and_earns_favor() -> None:
    desk = Desk(["tia", "prof"], epics={"C": "curveball"})
    desk.epic("C", "curveball", health=2)
    desk.give("tia", "grenade-launcher", "favor")
    desk.set(cells.GREAT_RESEARCH, 8)

    desk.do("tia", "card grenade-launcher", "attack C epic", "attack C epic", "first tia", "plan")

    assert desk.table.cells[cells.GREAT_RESEARCH] == 6
    assert (desk.table.money(), desk.plans("tia")) == (2, (0, 1))


@cites("RK-EQ.10")
def test_a_recruit_waits_for_a_die_of_its_colour() -> None:
    desk, empty = Desk(), Desk()
    desk.set(cells.RESERVE + 1, 1)
    empty.set(cells.RESERVE + 1, 0)

    desk.acquire("tia", "recruit-violet")
    empty.acquire("tia", "recruit-violet")
    before = len(empty.table.dice_of(0))
    empty.set(cells.RESERVE + 1, 1)
    for one in (desk, empty):
        one.table.chance = seeded(1)
        one.alone(Round())

    assert len(desk.table.rolled(0)) == 7
    assert (before, len(empty.table.rolled(0))) == (6, 7)


@cites("RK-EQ.11")
def test_tensors_removes_three_barricades_anywhere() -> None:
    desk = Desk()
    desk.give("tia", "tensors")
    desk.pieces("barricade", "B", 2)
    desk.pieces("barricade", "C", 2)
    [die] = desk.show("tia", "money")

    desk.do("tia", die, "activate tensors", "clear B", "clear C", "clear C")

    assert (desk.count("barricade", "B"), desk.count("barricade", "C")) == (1, 0)
    assert desk.question() == "Use"


@cites("RK-EQ.12", "RS-EQ.35")
def test_harmsway_and_med_kit_heal_the_population() -> None:
    desk = Desk()
    desk.give("tia", "harmsway", "med-kit")
    desk.set(cells.POPULATION, 12)
    one, two = desk.show("tia", "money", "money")

    desk.do("tia", one, "activate harmsway")
    after = desk.table.population()
    desk.do("tia", two, "activate med-kit")

    assert (after, desk.table.population()) == (15, 17)


@cites("RK-EQ.13")
def test_shield_jacket_pays_instead_of_losing_a_die() -> None:
    desk = Desk()
    desk.give("tia", "shield-jacket")
    desk.set(cells.MONEY, 3)
    desk.set(cells.BASE, 10)

    desk.alone(Discovery(1, cells.NOWHERE))
    desk.do("tia", "pick tia", "pay 2")

    assert desk.table.money() == 1
    assert len(desk.table.dice_of(0)) == 6


@cites("RK-EQ.14")
def test_gauss_gun_attacks_twice_in_the_own_district() -> None:
    desk = Desk(epics={"A": "curveball", "B": "dazzle"})
    desk.give("tia", "gauss-gun")

    desk.do("tia", "card gauss-gun")
    away = desk.refused("tia", "attack B epic")
    desk.do("tia", "attack A epic", "attack A epic")

    assert away == "RK-USE.2"
    assert desk.health("A") == 3


@cites("RK-EQ.15")
def test_epic_dowser_gives_two_different_symbols_that_fuel_cells_ignores() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.give("tia", "epic-dowser", "fuel-cells")

    desk.do("tia", "card epic-dowser", "research A epic", "contain A epic")

    assert (desk.research("A"), desk.bracket("A")) == (2, 2)
    assert desk.question() == "Use"


@cites("RK-EQ.16")
def test_motorcycle_makes_the_first_move_free_but_barricades_hold_it() -> None:
    desk = Desk()
    desk.give("tia", "motorcycle")
    [die] = desk.show("tia", "money")

    desk.do("tia", "card motorcycle", "go B")
    second = desk.offered("tia")
    desk.pieces("barricade", "B", 1)
    desk.do("tia", die)

    assert "card motorcycle" not in second
    assert desk.refused("tia", "go C") == "RK-MOVE.4"
    held = Desk()
    held.give("tia", "motorcycle")
    held.pieces("barricade", "A", 1)
    assert "card motorcycle" not in held.offered("tia")


@cites("RK-EQ.17")
def test_mobile_phones_give_another_a_symbol_of_an_unspent_die() -> None:
    desk = Desk(["david", "tia"])
    desk.give("david", "mobile-phones")
    desk.show("david", "money")

    desk.do("david", "card mobile-phones", "lend tia money")
    desk.do("tia", "earn")

    assert desk.table.money() == 1


@cites("RK-EQ.18")
def test_smoke_bombs_pass_barricades() -> None:
    desk = Desk()
    desk.give("tia", "smoke-bombs")
    desk.pieces("barricade", "A", 3)
    [die] = desk.show("tia", "money")

    desk.do("tia", die, "go B")

    assert desk.where("tia") == "B"
    assert desk.count("barricade", "A") == 3


@cites("RK-EQ.19", "RS-EQ.21")
@pytest.mark.parametrize(
    ("card", "symbol", "line", "count"),
    [
        ("sniper-scope", "attack", "attack A epic", 2),
        ("flash-grenades", "enforcement", "disperse A", 2),
        ("blueprints", "plan", "plan", 2),
        ("illicit-investments", "money", "earn", 2),
    ],
)
def test_doublers_make_a_basic_die_count_twice(card: str, symbol: str, line: str, count: int) -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.give("tia", card)
    desk.pieces("enforcement", "A", 3)
    [die] = desk.show("tia", symbol)

    desk.do("tia", die, *[line] * count)

    assert desk.question() == "Use"


@cites("RK-EQ.20", "RK-EQ.21", "RK-EQ.22")
def test_counterfeit_notes_informant_and_riot_gear() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.give("tia", "counterfeit-notes", "informant", "riot-gear")
    desk.pieces("enforcement", "A", 2)
    [die] = desk.show("tia", "money")

    desk.do("tia", "card counterfeit-notes", "earn", "earn")
    desk.do("tia", die, "activate informant", *["research A epic"] * 3)
    desk.do("tia", "card riot-gear", "disperse A", "disperse A")

    assert (desk.table.money(), desk.research("A"), desk.count("enforcement", "A")) == (2, 0, 0)


@cites("RK-CARD.6")
def test_a_permanent_card_is_never_offered_for_use() -> None:
    desk = Desk()
    desk.give("tia", "camera", "sabotage")

    assert not any(line.startswith("card camera") or "sabotage" in line for line in desk.offered("tia"))


def test_advance_without_sabotage_is_one_space() -> None:
    desk = Desk(epics={"A": "dazzle"})

    desk.alone(Advance(desk.place("A")))

    assert desk.bracket("A") == 4
