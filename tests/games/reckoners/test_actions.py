"""The new Epic actions: attract, repel, transform, steal, pillage, thwart, shields, duplicates, conditional actions."""

from __future__ import annotations

from samovar.games.reckoners import cells
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.acts import AbilityDie
from samovar.games.reckoners.epics import Advance
from samovar.games.reckoners.events import AbilityRolled, ActPerformed
from samovar.games.reckoners.losses import Pillage, Theft, Thwart
from samovar.games.reckoners.rounds import Round
from samovar.kernel.chance import draw, seeded
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, edition, playing, with_track

FOUR = ("tia", "abraham", "prof", "megan")


def act(desk: Desk, letter: str, *lines: str) -> None:
    """These actions happen in a district."""
    numbers = tuple([desk.table.content.acts.number(line) for line in lines])
    desk.alone(Acting(numbers, desk.place(letter), cells.NOWHERE))


def actions(desk: Desk) -> list[str]:
    return [edition().acts.ids[event.action] for event in desk.heard(ActPerformed)]


@cites("RS-ACT.1", "RS-ACT.4")
def test_attract_holds_reckoners_from_the_moment_the_epic_arrives() -> None:
    desk = Desk(epics={"A": "knoxx"})
    [die] = desk.show("tia", "money")

    desk.do("tia", die)

    assert desk.refused("tia", "go B") == "RS-ACT.4"


@cites("RS-ACT.2")
def test_the_hold_ends_when_the_bracket_is_left_of_the_symbol() -> None:
    desk = Desk(["david", "tia"], epics={"A": "redleaf"})
    contain, move = desk.show("david", "blue contain 2", "money")

    desk.do("david", contain, "contain A epic", "contain A epic", move, "go B")

    assert desk.where("david") == "B"


@cites("RS-ACT.3", "RK-MOVE.9")
def test_attract_pulls_reckoners_of_adjacent_districts_over_barricades() -> None:
    desk = Desk(FOUR, at={"tia": "A", "abraham": "C", "prof": "D", "megan": "E"})
    desk.pieces("barricade", "A", 3)

    act(desk, "B", "attract")

    assert [desk.where(name) for name in FOUR] == ["B", "B", "D", "E"]
    assert desk.count("barricade", "A") == 3


@cites("RS-ACT.5")
def test_entering_an_attracting_district_is_not_forbidden() -> None:
    desk = Desk(epics={"B": "knoxx"})
    move, attack, again = desk.show("abraham", "money", "attack", "money")

    desk.do("abraham", move, "go B", attack, "attack B epic", again)

    assert desk.health("B") == 5
    assert desk.refused("abraham", "go A") == "RS-ACT.4"


@cites("RS-ACT.6")
def test_forced_moves_carry_held_reckoners_away() -> None:
    desk = Desk(epics={"B": "knoxx"}, at={"tia": "B"})

    act(desk, "C", "attract")

    assert desk.where("tia") == "C"


@cites("RS-ACT.7")
def test_card_moves_are_held_too_unless_the_parameter_frees_them() -> None:
    held = Desk(["tia", "val"], epics={"A": "knoxx"})
    free = Desk(["tia", "val"], epics={"A": "knoxx"}, content=playing(attract__blocks_card_moves=False))
    for desk in (held, free):
        desk.give("tia", "helicopter", "motorcycle")

    assert "card helicopter" not in held.offered("tia")
    assert "card motorcycle" not in held.offered("tia")
    assert "card helicopter" in free.offered("tia")


@cites("RS-ACT.8", "RS-ACT.9")
def test_repel_adds_a_barricade_and_sends_everybody_clockwise() -> None:
    desk, empty = Desk(at={"tia": "B", "abraham": "B"}), Desk(at={"tia": "B", "abraham": "B"})
    empty.pieces("barricade", "A", 8)

    act(desk, "B", "repel")
    act(empty, "B", "repel")

    assert (desk.count("barricade", "B"), desk.where("tia"), desk.where("abraham")) == (1, "C", "C")
    assert (empty.table.population(), empty.where("tia")) == (39, "C")


@cites("RS-ACT.15", "RS-ACT.17")
def test_transformation_throws_the_epic_ability_die_for_each_symbol() -> None:
    desk = Desk()
    desk.epic("C", "pink-pinkness", bracket=2)

    desk.activate("C")
    desk.throw(1, 2)

    assert (desk.count("enforcement", "C"), desk.count("barricade", "C")) == (1, 1)
    assert len(desk.heard(AbilityRolled)) == 2


@cites("RS-ACT.16")
def test_the_epic_ability_die_is_fair() -> None:
    desk = Desk()
    die = AbilityDie(desk.place("A"), cells.NOWHERE)
    memory = seeded(99)
    counts: dict[str, int] = {}

    for _ in range(6000):
        outcome, memory = draw(memory, die.ways(desk.table))
        label = die.label(desk.table, outcome)
        counts[label] = counts.get(label, 0) + 1

    assert sorted(counts) == ["barricade", "base", "blue-shield", "duplicate-token", "enforcement", "population"]
    assert all(900 <= count <= 1100 for count in counts.values())


@cites("RS-REG.23")
def test_a_rolled_result_that_needs_an_epic_is_that_of_the_district() -> None:
    content = playing()
    dice = object.__new__(type(content.dice))
    dice.__dict__.update(content.dice.__dict__)
    dice.ability = [content.acts.number("strengthen")] * 6
    content.dice = dice
    desk, empty = Desk(epics={"A": "dazzle"}, content=content), Desk(content=content)

    for one in (desk, empty):
        one.alone(AbilityDie(one.place("A"), cells.NOWHERE))
        one.throw(0)

    assert desk.bracket("A") == 4
    assert empty.table.population() == 40


@cites("RS-ACT.18", "RS-ACT.25")
def test_a_stolen_card_lies_under_the_epic_and_works_for_nobody() -> None:
    desk = Desk(epics={"A": "dazzle", "B": "armsman"})
    desk.give("tia", "camera", "drone")

    act(desk, "B", "steal")
    offered = desk.offered("tia")
    desk.do("tia", "surrender camera")

    assert offered == ["surrender camera", "surrender drone", "pick abraham"]
    assert desk.owns("tia") == ["drone"]
    assert desk.holder("camera") == cells.STOLEN + desk.place("B")
    from samovar.games.reckoners.using import Use

    desk.alone(Use())
    [die] = desk.show("tia", "research")
    desk.do("tia", die, "research A epic")
    assert desk.research("A") == 2


@cites("RS-ACT.19")
def test_with_no_card_to_take_each_theft_costs_population() -> None:
    desk = Desk()

    desk.alone(Theft(2, 0))

    assert desk.table.population() == 38


@cites("RS-ACT.20", "RS-ACT.19")
def test_the_team_may_name_a_reckoner_without_cards_and_population_pays() -> None:
    desk = Desk(["tia", "prof", "sam"])
    desk.give("tia", "camera")

    desk.alone(Theft(1, 0))
    offered = desk.offered("tia")
    desk.do("tia", "pick prof")

    assert offered == ["surrender camera", "pick prof", "pick sam"]
    assert (desk.owns("tia"), desk.table.population()) == (["camera"], 39)


@cites("RS-ACT.20")
def test_nobody_is_named_in_place_of_a_card_where_all_own_one_or_the_switch_says_so() -> None:
    rich = Desk(["tia", "prof"])
    rich.give("prof", "drone")
    strict = Desk(["tia", "prof"], content=playing(steal__who="owners"))
    for desk in (rich, strict):
        desk.give("tia", "camera")
        desk.alone(Theft(1, 0))

    assert rich.offered("tia") == ["surrender camera", "surrender drone"]
    assert strict.offered("tia") == ["surrender camera"]
    assert strict.refused("tia", "pick prof") == "RS-ACT.20"


@cites("RS-ACT.21", "RS-ACT.22", "RS-INT.11")
def test_cards_go_home_when_the_thief_falls_and_work_from_the_next_round_on() -> None:
    desk = Desk(["tia", "prof"])
    desk.epic("A", "armsman", health=1)
    for name, card in (("tia", "schematics"), ("prof", "drone")):
        desk.give(name, card)
        desk.set(cells.HOLDER + (8 if card == "schematics" else 3), cells.STOLEN + desk.place("A"))
    [die] = desk.show("tia", "attack")

    desk.do("tia", die, "attack A epic")
    now = desk.refused("tia", "card schematics")
    from samovar.games.reckoners.assaults import ReturnTokens

    desk.table.chance = seeded(2)
    desk.alone(ReturnTokens())
    still_off = desk.table.cells[cells.OFF + 3]
    desk.alone(Round())
    desk.ready()

    assert (desk.owns("tia"), desk.owns("prof")) == (["schematics"], ["drone"])
    assert now == "RS-ACT.22"
    assert still_off == cells.BROUGHT_BACK
    assert "card schematics" in desk.offered("tia")


@cites("RS-ACT.23")
def test_permanent_effects_of_a_returned_card_are_off_as_well() -> None:
    house_rule, at_once = Desk(), Desk(content=playing(steal__return_active="at-once"))
    for desk in (house_rule, at_once):
        desk.epic("A", "armsman", health=1)
        desk.epic("B", "dazzle")
        desk.stand("tia", "B")
        desk.give("tia", "sabotage")
        desk.set(cells.HOLDER + 45, cells.STOLEN + desk.place("A"))
        [die] = desk.show("abraham", "attack")
        desk.do("abraham", die, "attack A epic")
        desk.alone(Advance(desk.place("B")))

    assert (house_rule.bracket("B"), at_once.bracket("B")) == (4, 3)


@cites("RS-ACT.24")
def test_a_stolen_card_cannot_be_sold() -> None:
    desk = Desk(epics={"A": "armsman"})
    desk.give("tia", "camera")
    desk.set(cells.HOLDER, cells.STOLEN)

    desk.alone(Pillage(1, cells.NOWHERE))

    assert desk.table.population() == 39


@cites("RS-ACT.26", "RS-ACT.27")
def test_thwart_takes_tokens_and_then_population() -> None:
    two, none = Desk(["tia", "prof"]), Desk(["tia", "prof"])
    two.tokens("tia", 1)
    two.tokens("prof", 2)
    none.tokens("prof", 1)

    two.alone(Thwart(1, cells.NOWHERE))
    two.do("tia", "pick prof")
    none.alone(Thwart(3, cells.NOWHERE))

    assert (two.plans("tia"), two.plans("prof")) == ((1, 0), (1, 0))
    assert (none.plans("prof"), none.table.population()) == ((0, 0), 38)


@cites("RK-PLAN.7", "RS-REW.7", "RS-BAB.16")
def test_a_pending_token_can_be_thwarted() -> None:
    desk = Desk(["prof", "tia"])
    desk.tokens("prof", 0, 1)

    desk.alone(Thwart(1, cells.NOWHERE))

    assert (desk.plans("prof"), desk.table.population()) == ((0, 0), 40)


@cites("RS-ACT.28", "RS-ACT.29", "RS-COMP.4")
def test_shields_of_each_colour_have_a_supply_of_their_own() -> None:
    desk = Desk(epics={"A": "refractionary"})
    desk.activate("A")
    placed = desk.count("blue-shield", "A")

    desk.pieces("blue-shield", "B", 5)
    desk.pieces("blue-shield", "B", 2)
    after = desk.table.population()
    desk.pieces("red-shield", "B", 10)

    assert placed == 1
    assert after == 38
    assert desk.table.population() == 38


@cites("RS-ACT.30", "RS-ACT.31", "RS-ACT.33")
def test_duplicate_copies_the_neighbours_leftmost_actions_into_its_own_district() -> None:
    desk = Desk(["tia", "abraham", "prof"], epics={"A": "conflux", "B": "brainstorm", "C": "sourcefield"})
    desk.epic("B", "brainstorm", bracket=1)
    desk.set(cells.MONEY, 2)

    desk.activate("B")

    assert actions(desk) == ["pillage", "enforcement"]  # clockwise neighbour first
    assert (desk.count("enforcement", "B"), desk.count("enforcement", "A"), desk.table.money()) == (1, 0, 1)


@cites("RS-ACT.33")
def test_the_order_of_copies_is_a_parameter() -> None:
    epics = {"A": "conflux", "B": "brainstorm", "C": "sourcefield"}
    team = ["tia", "abraham", "prof"]
    other = Desk(team, epics=epics, content=playing(duplicate_shared__order="counterclockwise-first"))
    asked = Desk(team, epics=epics, content=playing(duplicate_shared__order="players"))
    for desk in (other, asked):
        desk.set(cells.BRACKET + desk.place("B"), 1)
        desk.set(cells.MONEY, 2)
        desk.activate("B")

    asked.do("tia", "visit A")

    assert actions(other) == ["enforcement", "pillage"]
    assert actions(asked) == ["duplicate", "enforcement", "pillage"]


@cites("RS-ACT.32")
def test_a_contained_neighbour_is_copied_all_the_same() -> None:
    desk = Desk(["tia", "abraham", "prof"], epics={"B": "brainstorm"})
    desk.epic("A", "conflux", bracket=0)
    desk.set(cells.BRACKET + desk.place("B"), 1)

    desk.activate("B")

    assert desk.count("enforcement", "B") == 1


@cites("RS-ACT.34")
def test_a_copied_duplicate_does_nothing() -> None:
    desk = Desk(["tia", "abraham", "prof"])
    desk.epic("A", "larcener", bracket=2)
    desk.epic("B", "brainstorm")
    desk.epic("C", "conflux")  # behind Brainstorm: a copy of its copy would bring Enforcement to A
    desk.epic("D", "loophole")
    before = desk.great_brackets()[1]
    desk.table.log = []

    desk.activate("A")

    assert actions(desk) == ["steal", "strengthen-black"]  # its own, and what it copies of Loophole
    assert desk.count("enforcement", "A") == 0
    assert (desk.table.population(), desk.great_brackets()[1]) == (39, before + 1)


@cites("RS-ACT.34", "RS-INT.1")
def test_a_duplicate_that_copies_a_duplicate_ends() -> None:
    desk = Desk(["tia", "abraham", "prof"], epics={"A": "larcener", "B": "brainstorm"})
    desk.pieces("duplicate", "A", 2)
    desk.pieces("duplicate", "B", 2)
    desk.table.log = []

    desk.activate("A")
    while desk.table.stack:
        desk.do(desk.asked()[0], desk.offered(desk.asked()[0])[0])
    desk.activate("B")

    assert desk.table.stack == []
    assert "duplicate" not in actions(desk)
    deep = Desk(["tia", "abraham", "prof"], content=playing(duplicate_shared__recursion=1))
    deep.epic("A", "larcener", bracket=2)
    deep.epic("B", "brainstorm")
    deep.epic("C", "conflux")
    deep.give("tia", "camera", "drone")
    deep.activate("A")
    while deep.table.stack:
        deep.do(deep.asked()[0], deep.offered(deep.asked()[0])[0])
    assert deep.count("enforcement", "A") == 1  # Brainstorm's copy reached Conflux behind it


@cites("RS-ACT.35", "RS-ACT.36", "RS-ACT.37", "RS-COMP.9")
def test_duplicate_tokens_are_placed_here_or_clockwise_or_cost_population() -> None:
    desk = Desk(epics={"A": "mitosis", "B": "stormwind"})

    act(desk, "B", "duplicate-token clockwise")
    here = (desk.count("duplicate", "B"), desk.count("duplicate", "C"))
    act(desk, "A", *["duplicate-token"] * 6)
    act(desk, "A", "duplicate-token 2")

    assert here == (0, 1)
    assert desk.table.in_city(cells.DUPLICATES) == 8
    assert desk.table.population() == 39


@cites("RS-ACT.38")
def test_pieces_are_placed_where_the_action_happens() -> None:
    desk = Desk(FOUR)

    act(desk, "D", "barricade")

    assert [desk.count("barricade", letter) for letter in "ABCDE"] == [0, 0, 0, 1, 0]


@cites("RS-COND.1", "RS-COND.8")
def test_a_conditional_action_repeats_by_what_it_counts() -> None:
    desk, none = Desk(), Desk()
    desk.pieces("barricade", "A", 3)

    act(desk, "A", "population per barricade")
    act(none, "A", "population per barricade")

    assert (desk.table.population(), none.table.population()) == (37, 40)


@cites("RS-COND.2", "RS-COND.3")
def test_book_example_all_barricades_of_the_activation_count() -> None:
    desk = Desk()
    desk.epic("A", "faultline", bracket=5)
    desk.pieces("barricade", "A", 1)

    desk.activate("A")
    after = desk.table.population()
    desk.pieces("barricade", "A", 1)

    assert after == 37
    assert (desk.count("barricade", "A"), desk.table.population()) == (4, 37)


@cites("RS-COND.4")
def test_the_count_is_taken_at_the_end_or_step_by_step_where_the_parameter_says_so() -> None:
    track = ("population per enforcement", "enforcement", "population", "base", "base", "base")
    at_end = Desk(content=with_track("curveball", *track))
    step_by_step = Desk(content=with_track("curveball", *track, conditional__count="step"))
    for desk in (at_end, step_by_step):
        desk.epic("A", "curveball", bracket=2)
        desk.activate("A")

    assert (at_end.table.population(), step_by_step.table.population()) == (39, 40)


@cites("RS-COND.5", "RS-COND.6")
def test_book_example_population_by_research_or_by_health_when_research_is_gone() -> None:
    unknown, known, infinite = Desk(), Desk(), Desk()
    unknown.epic("A", "obliteration")
    known.epic("A", "obliteration", research=0, health=4)
    infinite.epic("A", "obliteration", research=1)

    for desk in (unknown, known, infinite):
        act(desk, "A", "population per research")

    assert [desk.table.population() for desk in (unknown, known, infinite)] == [35, 36, 39]


@cites("RS-COND.7")
def test_a_copied_conditional_action_counts_in_the_copying_district() -> None:
    content = with_track("dazzle", "population per research", "base")
    desk = Desk(["tia", "abraham", "prof"], content=content)
    desk.epic("A", "dazzle", research=6)
    desk.epic("B", "brainstorm", bracket=1)

    desk.activate("B")

    assert desk.table.population() == 37


@cites("RS-PILL.1", "RK-MON.3", "RS-PILL.6")
def test_pillage_takes_money_and_then_population() -> None:
    rich, poor = Desk(), Desk()
    rich.set(cells.MONEY, 3)

    rich.alone(Pillage(2, cells.NOWHERE))
    poor.alone(Pillage(2, cells.NOWHERE))

    assert rich.table.money() == 1
    assert (poor.table.money(), poor.table.population()) == (0, 38)


@cites("RS-PILL.2", "RS-PILL.3")
def test_equipment_is_sold_to_pay_and_the_rest_goes_on() -> None:
    one, three = Desk(), Desk()
    three.set(cells.MONEY, 1)
    for desk, amount in ((one, 1), (three, 3)):
        desk.give("tia", "data-chip")
        desk.alone(Pillage(amount, cells.NOWHERE))
        desk.do("tia", "surrender data-chip")

    assert (one.table.money(), three.table.money()) == (3, 2)


@cites("RS-PILL.4", "RS-EQ.72")
def test_a_sold_card_brings_its_price_and_goes_back_into_the_deck() -> None:
    desk = Desk()
    desk.acquire("tia", "rtich")
    desk.do("tia", "fetch black", "pass")
    before = [desk.table.cells[cells.HOLDER + card] for card in range(53)]

    desk.alone(Pillage(1, cells.NOWHERE))
    desk.do("tia", "surrender rtich")

    after = [desk.table.cells[cells.HOLDER + card] for card in range(53)]
    assert desk.table.money() == 7
    assert after.count(cells.IN_DECK) == before.count(cells.IN_DECK) + 1
    assert after.count(cells.ON_DISPLAY) == before.count(cells.ON_DISPLAY)


@cites("RS-PILL.5")
def test_selling_is_for_pillage_only() -> None:
    from samovar.games.reckoners.shopping import BuyEquipment

    desk = Desk()
    desk.give("tia", "camera")
    desk.set(cells.MONEY, 9)
    desk.alone(BuyEquipment())

    assert desk.refused("tia", "surrender camera") == "RS-PILL.5"


@cites("RS-PILL.7", "RS-PILL.8", "RS-ASLT.11")
def test_any_owned_card_may_be_sold_one_at_a_time_and_only_at_nothing() -> None:
    desk = Desk(["tia", "prof"])
    desk.give("tia", "notebooks")
    desk.give("prof", "drone")
    desk.set(cells.USED + 6, 1)
    desk.set(cells.OFF + 3, cells.OFF_OLD)
    desk.set(cells.MONEY, 2)

    desk.alone(Pillage(2, cells.NOWHERE))
    before = desk.table.money(), desk.table.stack[:]
    desk.alone(Pillage(1, cells.NOWHERE))
    offered = desk.offered("tia")
    desk.do("tia", "surrender notebooks")

    assert before == (0, [])
    assert offered == ["surrender drone", "surrender notebooks"]
    assert desk.table.stack == []


@cites("RS-SHIELD.1", "RS-SHIELD.4", "RS-INT.9")
def test_one_red_shield_protects_all_enforcement_and_falls_to_one_symbol() -> None:
    desk = Desk(["megan", "tia"])
    desk.pieces("enforcement", "A", 4)
    desk.pieces("red-shield", "A", 1)
    desk.pieces("blue-shield", "A", 1)
    [die] = desk.show("megan", "red enforcement 2")

    desk.do("megan", die)
    guarded = desk.refused("megan", "disperse A")
    desk.do("megan", "break A red", "disperse A")

    assert guarded == "RS-SHIELD.1"
    assert (desk.count("red-shield", "A"), desk.count("blue-shield", "A")) == (0, 1)
    assert desk.count("enforcement", "A") == 3


@cites("RS-SHIELD.2", "RS-SHIELD.3", "RS-SHIELD.5")
def test_blue_shields_stop_every_bracket_and_must_all_go() -> None:
    desk = Desk(["david", "tia"], epics={"A": "dazzle"}, great="regalia", city="babilar", great_at="A")
    desk.pieces("blue-shield", "A", 2)
    two, one, move = desk.show("david", "blue contain 2", "blue contain", "contain")

    desk.do("david", two)
    guarded = desk.refused("david", "contain A epic"), desk.refused("david", "contain A yellow")
    desk.do("david", "break A blue", "break A blue", one, "contain A epic")
    desk.do("david", move, "go B")

    assert guarded == ("RS-SHIELD.2", "RS-SHIELD.2")
    assert (desk.bracket("A"), desk.where("david")) == (2, "B")


@cites("RS-SHIELD.6")
def test_brackets_still_move_right_under_a_blue_shield() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.pieces("blue-shield", "A", 1)

    desk.alone(Advance(desk.place("A")))

    assert desk.bracket("A") == 4


@cites("RS-SHIELD.10")
def test_the_great_epics_protection_follows_his_figure() -> None:
    desk = Desk(great="regalia", city="babilar", great_at="B", at={"tia": "B"})
    desk.pieces("blue-shield", "A", 1)
    [die] = desk.show("tia", "contain")

    desk.do("tia", die, "contain B red")

    assert desk.great_brackets() == [2, 2, 1, 2]


@cites("RS-DUP.1", "RS-DUP.2", "RS-DUP.4")
def test_tokens_repeat_the_track_from_the_left_whatever_the_bracket() -> None:
    desk, contained = Desk(), Desk()
    desk.epic("A", "digzone", bracket=2)
    contained.epic("A", "digzone", bracket=0)
    desk.pieces("duplicate", "A", 2)
    contained.pieces("duplicate", "A", 3)

    desk.activate("A")
    contained.activate("A")

    assert actions(desk) == ["barricade", "base", "barricade", "base"]
    assert actions(contained) == ["barricade", "base", "strengthen-blue"]
    assert desk.count("duplicate", "A") == 2


@cites("RS-DUP.3")
def test_more_tokens_than_slots_repeat_the_last_one() -> None:
    desk = Desk(content=with_track("dazzle", "base", "barricade", "population"))
    desk.epic("A", "dazzle", bracket=0)
    desk.pieces("duplicate", "A", 5)

    desk.activate("A")

    assert actions(desk) == ["base", "barricade", "population", "population", "population"]


@cites("RS-DUP.5")
def test_tokens_in_a_district_without_epic_wait() -> None:
    from samovar.games.reckoners.epics import ActivateEpics

    desk = Desk()
    desk.pieces("duplicate", "A", 2)
    desk.table.log = []

    desk.alone(ActivateEpics())

    assert actions(desk) == []
    assert desk.count("duplicate", "A") == 2


@cites("RS-DUP.6", "RS-INT.1")
def test_tokens_that_an_activation_adds_work_from_the_next_round_on() -> None:
    desk = Desk(epics={"A": "mitosis"})
    late = Desk(epics={"A": "mitosis"}, content=playing(duplicate_tokens__count_at="after-actions"))
    for one in (desk, late):
        one.pieces("duplicate", "A", 1)
        one.activate("A")

    assert actions(desk) == ["duplicate-token", "enforcement", "strengthen-red", "duplicate-token"]
    assert desk.count("duplicate", "A") == 3
    assert actions(late)[3:] == ["duplicate-token", "enforcement"]


@cites("RS-DUP.7", "RS-DUP.8")
def test_any_die_or_plan_token_removes_a_duplicate_token() -> None:
    desk = Desk()
    desk.pieces("duplicate", "A", 2)
    desk.tokens("abraham", 1)
    [die] = desk.show("abraham", "green attack 2")

    desk.do("abraham", die, "erase A")
    left = desk.count("duplicate", "A")
    desk.do("abraham", "token", "erase A")

    assert (left, desk.count("duplicate", "A")) == (1, 0)


@cites("RS-DUP.9")
def test_book_example_ozone_at_chinatown_with_four_tokens() -> None:
    desk = Desk(city="babilar", ring=["chinatown", "central-park", "grand-central"], epics={"A": "ozone"})
    desk.pieces("duplicate", "A", 4)

    desk.activate("A")

    assert desk.count("enforcement", "A") == 3
    assert desk.table.population() == 40 - 6
    assert desk.great_brackets() == [2, 2, 2, 4]
    assert desk.bracket("A") == 3 + 1 + 3


@cites("RS-DUP.10", "RS-EQ.6")
def test_kidnapped_tokens_act_in_their_new_district() -> None:
    desk = Desk(epics={"B": "digzone"})
    desk.epic("B", "digzone", bracket=0)
    desk.give("tia", "kidnap")
    desk.pieces("duplicate", "A", 3)
    [die] = desk.show("tia", "money")

    desk.do("tia", die, "activate kidnap", "gather B", *["carry duplicate A"] * 3)
    desk.activate("B")

    assert actions(desk)[-3:] == ["barricade", "base", "strengthen-blue"]


@cites("RS-INT.3", "RS-EQ.38", "RS-EQ.36", "RS-EQ.37")
def test_blackmail_skips_one_performance_and_tokens_bring_it_back() -> None:
    conflux, ozone = Desk(epics={"A": "conflux"}), Desk(epics={"A": "ozone"})
    plain = Desk(epics={"A": "conflux"})
    for desk in (conflux, ozone, plain):
        desk.give("tia", "blackmail")
        if desk is not plain:
            desk.pieces("duplicate", "A", 1)
        desk.activate("A")

    assert actions(plain) == ["red-shield", "enforcement"]
    assert conflux.count("enforcement", "A") == 2
    assert (ozone.count("enforcement", "A"), ozone.table.population()) == (1, 39)
    assert ozone.great_brackets() == [2, 2, 2, 3]


@cites("RS-EQ.40")
def test_skipping_attract_pulls_nobody_but_still_holds() -> None:
    desk = Desk(epics={"A": "knoxx"}, at={"abraham": "B"})
    desk.give("tia", "blackmail")

    desk.activate("A")

    assert desk.where("abraham") == "B"
    from samovar.games.reckoners.moving import destinations

    assert destinations(desk.table, 0, False) == []


@cites("RS-EQ.41", "RS-EQ.42", "RS-EQ.44", "RS-EQ.45")
def test_sabotage_slows_the_regular_advance_only() -> None:
    desk, end, strong = Desk(epics={"A": "dazzle"}), Desk(), Desk(epics={"A": "dazzle"})
    end.epic("A", "curveball", bracket=8)
    desk.pieces("enforcement", "A", 2)
    for one in (desk, end, strong):
        one.give("tia", "sabotage")

    desk.alone(Advance(desk.place("A")))
    end.alone(Advance(end.place("A")))
    act(strong, "A", "strengthen")

    assert desk.bracket("A") == 5
    assert (end.bracket("A"), end.table.population()) == (8, 40)
    assert strong.bracket("A") == 4
    also = Desk(epics={"A": "dazzle"}, content=playing(sabotage__applies_to="strengthen-too"))
    also.give("tia", "sabotage")
    act(also, "A", "strengthen")
    assert also.bracket("A") == 3


@cites("RS-EQ.43", "RK-GE.7", "RS-EQ.39")
def test_sabotage_and_blackmail_do_not_touch_the_great_epic() -> None:
    from samovar.games.reckoners.tracks import Track

    desk = Desk(great="regalia", city="babilar", great_at="A")
    desk.give("tia", "sabotage", "blackmail")

    act(desk, "B", "strengthen-red")
    desk.alone(Track(0))

    assert desk.great_brackets() == [2, 2, 3, 2]
    assert desk.table.population() == 38
