"""The new Reckoners and the new equipment."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.rounds import Round
from samovar.kernel.chance import seeded
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing

FOUR = ("tia", "abraham", "prof", "megan")


@cites("RS-RECK.5", "RS-RECK.6", "RS-RECK.8")
def test_val_sends_another_reckoner_or_removes_a_barricade_anywhere() -> None:
    desk = Desk(["val", "tia", "prof"])
    desk.pieces("barricade", "D", 1)
    first, second = desk.show("val", "money", "attack")
    desk.show("tia")

    desk.do("val", first, "activate dispatch")
    offered = desk.offered("val")
    desk.do("val", "send tia D", second)

    assert desk.where("tia") == "D"
    assert not any(line.startswith("send val") for line in offered)
    assert "clear D" in offered
    assert desk.refused("val", "activate dispatch") == "RK-CARD.1"


@cites("RS-RECK.7")
def test_barricades_and_attract_hold_the_one_sent() -> None:
    desk = Desk(["val", "tia"], at={"val": "B"})
    free = Desk(["val", "tia"], at={"val": "B"}, content=playing(dispatch__obeys_barricades=False))
    for one in (desk, free):
        one.pieces("barricade", "A", 1)
        [die] = one.show("val", "money")
        one.do("val", die, "activate dispatch")

    assert desk.offered("val") == ["clear A"]
    assert "send tia C" in free.offered("val")
    held = Desk(["val", "tia"], epics={"A": "knoxx"}, at={"val": "B"})
    [die] = held.show("val", "money")
    held.do("val", die)
    assert held.refused("val", "activate dispatch") is not None


@cites("RS-RECK.10")
def test_mizzy_starts_with_no_token_on_her_card() -> None:
    assert Desk(["mizzy", "tia"]).table.cells[cells.DEMOLITION_TOKENS] == 0
    assert Desk(["mizzy", "tia"], content=playing(demolition__start_on_card=3)).table.cells[
        cells.DEMOLITION_TOKENS
    ] == (3)


@cites("RS-RECK.11")
@pytest.mark.parametrize(("tokens", "attacks"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_demolition_attacks_twice_for_each_token_and_once_more(tokens: int, attacks: int) -> None:
    desk = Desk(["mizzy", "tia"], epics={"A": "ozone"})
    desk.set(cells.DEMOLITION_TOKENS, 3)
    [die] = desk.show("mizzy", "money")

    desk.do("mizzy", die, "activate demolition", f"detonate {tokens}", *["attack A epic"] * attacks)

    assert desk.health("A") == 8 - attacks
    assert desk.question() == "Use"


@cites("RS-RECK.12", "RS-COMP.13")
def test_book_example_two_of_three_tokens_defeat_curveball() -> None:
    desk = Desk(["mizzy", "tia"], epics={"A": "curveball"})
    desk.set(cells.DEMOLITION_TOKENS, 3)
    [die] = desk.show("mizzy", "money")

    desk.do("mizzy", die, "activate demolition", "detonate 2", *["attack A epic"] * 5)

    assert desk.table.epic(0) == cells.NOWHERE
    assert desk.table.cells[cells.DEMOLITION_TOKENS] == 1


@cites("RS-RECK.14")
def test_the_attacks_of_demolition_are_spent_like_those_of_one_die() -> None:
    desk = Desk(["mizzy", "tia"], great_at="A")
    desk.epic("A", "ozone", health=3)
    desk.set(cells.GREAT_RESEARCH, 0)
    desk.set(cells.DEMOLITION_TOKENS, 2)
    [die] = desk.show("mizzy", "money")
    before = desk.table.cells[cells.GREAT_HEALTH]

    desk.do("mizzy", die, "activate demolition", "detonate 2", *["attack A epic"] * 3, "hand tia", "hand mizzy")
    elsewhere = desk.refused("mizzy", "go B")
    desk.do("mizzy", *["attack A great-epic"] * 2)

    assert elsewhere == "RK-USE.8"
    assert before - desk.table.cells[cells.GREAT_HEALTH] == 2


@cites("RS-RECK.15", "RS-RECK.16")
def test_three_tokens_at_most_and_one_activation_a_round() -> None:
    desk = Desk(["mizzy", "tia"])
    desk.set(cells.DEMOLITION_TOKENS, 2)
    first, second = desk.show("mizzy", "money", "money")

    desk.do("mizzy", first, "activate demolition", "charge", second)
    again = desk.refused("mizzy", "activate demolition")
    full = Desk(["mizzy", "tia"])
    full.set(cells.DEMOLITION_TOKENS, 3)
    [die] = full.show("mizzy", "money")
    full.do("mizzy", die, "activate demolition")

    assert desk.table.cells[cells.DEMOLITION_TOKENS] == 3
    assert again == "RK-CARD.1"
    assert "charge" not in full.offered("mizzy")


@cites("RS-RECK.18", "RS-RECK.23")
def test_tradecraft_adds_a_symbol_to_the_die_that_activates_it_once_a_round() -> None:
    desk = Desk(["exel", "tia"], epics={"A": "dazzle"})
    first, second = desk.show("exel", "blue contain 2", "contain")

    desk.do("exel", first, "activate tradecraft", "repeat contain", *["contain A epic"] * 3, second)

    assert desk.bracket("A") == 0
    assert desk.refused("exel", "activate tradecraft") == "RK-CARD.1"


@cites("RS-RECK.19")
def test_a_plan_token_may_activate_tradecraft() -> None:
    desk = Desk(["exel", "tia"], epics={"A": "dazzle"})
    desk.tokens("exel", 1)

    desk.do("exel", "token", "activate tradecraft", "repeat attack", "attack A epic", "attack A epic")

    assert desk.health("A") == 4


@cites("RS-RECK.20")
def test_of_different_symbols_the_player_chooses_the_repeated_one() -> None:
    desk = Desk(["exel", "tia"], epics={"A": "dazzle"})
    desk.give("exel", "epic-dowser")

    desk.do("exel", "card epic-dowser", "activate tradecraft")
    offered = desk.offered("exel")
    desk.do("exel", "repeat research", "research A epic", "research A epic", "contain A epic")

    assert offered == ["repeat research", "repeat contain"]
    assert (desk.research("A"), desk.bracket("A")) == (1, 2)


@cites("RS-RECK.22")
@pytest.mark.parametrize(("face", "last", "before"), [("blue contain", 3, 2), ("blue contain 2", 3, 4)])
def test_fuel_cells_looks_after_tradecraft_unless_the_parameter_says_before(face: str, last: int, before: int) -> None:
    for content, count in ((None, last), (playing(fuel_cells__order="before-tradecraft"), before)):
        desk = Desk(["exel", "tia"], content=content)
        desk.give("exel", "fuel-cells")
        desk.epic("A", "dazzle", bracket=8)
        [die] = desk.show("exel", face)

        desk.do("exel", die, "activate tradecraft", "repeat contain", *["contain A epic"] * count)

        assert desk.question() == "Use"
        assert desk.bracket("A") == 8 - count


@cites("RS-RECK.27")
def test_basic_die_effects_do_nothing_for_sam() -> None:
    desk = Desk(["sam", "tia"], epics={"A": "dazzle"})
    desk.give("sam", "camera")
    [die] = desk.show("sam", "violet research")

    desk.do("sam", die, "research A epic")

    assert desk.research("A") == 2
    assert desk.question() == "Use"


@cites("RS-CARD.1", "RS-CARD.2", "RS-CARD.3", "RS-CARD.5", "RS-CARD.6")
def test_a_give_card_costs_nothing_and_serves_another_reckoner_at_any_distance() -> None:
    desk = Desk(["david", "prof"], at={"prof": "C"})
    desk.give("david", "spyril")
    before = len(desk.table.unspent(0))
    [die] = desk.show("prof", "money")
    desk.do("prof", die, "earn")
    desk.show("david", "attack")

    desk.do("david", "card spyril")
    offered = desk.offered("david")
    desk.do("david", f"recover prof {die.split(' ')[1]}")

    assert before == 6
    assert all(line.startswith("recover prof") for line in offered)
    assert desk.table.cells[cells.USED + 33] == 1
    assert desk.refused("david", "card spyril") == "RK-CARD.1"


@cites("RS-CARD.4")
def test_with_nobody_else_in_play_a_give_card_is_dead() -> None:
    desk = Desk(["tia"])
    desk.give("tia", "extra-ammo")

    assert "card extra-ammo" not in desk.offered("tia")
    assert "card intel" not in desk.offered("tia")


@cites("RS-CARD.7", "RS-CARD.10", "RS-EQ.57")
def test_book_example_one_double_die_never_fills_both_requirements() -> None:
    desk = Desk(["prof", "tia"])
    desk.give("prof", "data-chip", "utility-tool")
    [die] = desk.show("prof", "black plan 2")

    desk.do("prof", die)
    alone = desk.offered("prof")
    desk.do("prof", "card utility-tool", "change plan contain")

    assert not any(line.startswith("half") for line in alone)
    assert not any(line.startswith("half") for line in desk.offered("prof"))


@cites("RS-CARD.9")
def test_plan_tokens_may_stand_in_for_both_dice() -> None:
    desk = Desk(["prof", "tia"], epics={"A": "obliteration"})
    desk.give("prof", "data-chip")
    desk.tokens("prof", 2)

    desk.do("prof", "token", "half data-chip plan", "token", *["research A epic"] * 4)

    assert desk.research("A") == 1


@cites("RS-EQ.58", "RS-EQ.16")
def test_utility_tool_may_fix_one_of_two_sources() -> None:
    desk = Desk(["prof", "tia"], epics={"A": "obliteration"})
    desk.give("prof", "data-chip", "utility-tool")
    plan, attack = desk.show("prof", "plan", "attack")

    desk.do("prof", attack, "card utility-tool", "change attack contain", "half data-chip contain", plan)

    assert "research A epic" in desk.offered("prof")


@cites("RS-EQ.59")
def test_epic_bomb_needs_research_and_enforcement() -> None:
    desk = Desk(["prof", "tia"], epics={"A": "ozone"})
    desk.give("prof", "epic-bomb")
    research, enforcement = desk.show("prof", "research", "enforcement")

    desk.do("prof", research, "half epic-bomb research", enforcement, *["attack A epic"] * 5)

    assert desk.health("A") == 3
    assert desk.question() == "Use"


@cites("RS-EQ.1", "RS-EQ.2")
def test_gottschalk_reaches_the_neighbouring_districts_with_its_two_symbols() -> None:
    desk = Desk(FOUR, epics={"A": "dazzle", "B": "ozone", "C": "digzone", "D": "redleaf"}, at={"tia": "B"})
    desk.give("tia", "gottschalk")
    attack, contain = desk.show("tia", "attack", "contain")

    desk.do("tia", attack)
    reach = [desk.refused("tia", f"attack {letter} epic") for letter in "ABCD"]
    desk.do("tia", "attack C epic", contain)

    assert reach == [None, None, None, "RK-USE.2"]
    assert desk.refused("tia", "contain A epic") == "RK-USE.2"


@cites("RS-EQ.3", "RS-EQ.4")
def test_the_reach_covers_tokens_and_shields_but_no_whole_dice() -> None:
    desk = Desk(FOUR, epics={"C": "ozone"}, at={"tia": "B"})
    desk.give("tia", "gottschalk", "climbing-kit")
    desk.tokens("tia", 1)
    desk.pieces("blue-shield", "C", 1)
    desk.pieces("barricade", "C", 1)
    contain, other = desk.show("tia", "contain", "contain")

    desk.do("tia", "token", "attack C epic")
    desk.do("tia", contain, "break C blue", other)

    assert (desk.health("C"), desk.count("blue-shield", "C")) == (7, 0)
    assert desk.refused("tia", "clear C") == "RK-MOVE.6"


@cites("RS-EQ.6", "RS-EQ.7")
def test_kidnap_brings_up_to_three_pieces_from_anywhere() -> None:
    desk = Desk(FOUR)
    desk.give("tia", "kidnap")
    desk.pieces("barricade", "A", 1)
    desk.pieces("blue-shield", "B", 1)
    desk.pieces("enforcement", "C", 2)
    [die] = desk.show("tia", "money")

    desk.do("tia", die, "activate kidnap", "gather E", "carry barricade A", "carry blue-shield B")
    desk.do("tia", "carry enforcement C")

    assert [desk.count(kind, "E") for kind in ("barricade", "blue-shield", "enforcement")] == [1, 1, 1]
    assert desk.question() == "Use"
    few = Desk(FOUR)
    few.give("tia", "kidnap")
    few.pieces("barricade", "A", 2)
    [die] = few.show("tia", "money")
    few.do("tia", die, "activate kidnap", "gather E", "carry barricade A", "carry barricade A")
    assert (few.count("barricade", "E"), few.table.population(), few.question()) == (2, 40, "Use")
    exact = Desk(FOUR, content=playing(kidnap__exact=True))
    exact.give("tia", "kidnap")
    exact.pieces("barricade", "A", 2)
    [die] = exact.show("tia", "money")
    exact.do("tia", die, "activate kidnap")
    assert not any(line.startswith("gather") for line in exact.offered("tia"))


@cites("RS-EQ.8")
def test_a_red_shield_keeps_enforcement_until_it_is_carried_off_itself() -> None:
    desk = Desk(FOUR)
    free = Desk(FOUR, content=playing(kidnap__respects_red_shield=False))
    for one in (desk, free):
        one.give("tia", "kidnap")
        one.pieces("red-shield", "C", 1)
        one.pieces("enforcement", "C", 2)
        [die] = one.show("tia", "money")
        one.do("tia", die, "activate kidnap", "gather E")

    guarded = desk.refused("tia", "carry enforcement C")
    desk.do("tia", "carry red-shield C", "carry enforcement C", "carry enforcement C")

    assert guarded is not None
    assert desk.count("enforcement", "E") == 2
    assert free.refused("tia", "carry enforcement C") is None


@cites("RS-EQ.9")
def test_tracking_devices_token_may_be_spent_at_once() -> None:
    desk = Desk()
    desk.give("tia", "tracking-device")
    [die] = desk.show("tia", "money")

    desk.do("tia", die, "activate tracking-device", "token", "earn")

    assert desk.table.money() == 1


@cites("RS-EQ.10", "RS-EQ.11", "RS-EQ.12")
def test_a_recovered_die_shows_the_same_and_may_be_spent_otherwise() -> None:
    desk = Desk(["mizzy", "david"], epics={"B": "dazzle"})
    desk.give("david", "spyril")
    desk.give("mizzy", "med-kit")
    [die] = desk.show("mizzy", "attack")
    number = die.split(" ")[1]
    desk.do("mizzy", die, "activate demolition", "charge")

    desk.do("david", "card spyril", f"recover mizzy {number}")
    desk.do("mizzy", die)
    again = desk.refused("mizzy", "activate demolition")
    other = desk.refused("mizzy", "activate med-kit")
    desk.do("mizzy", "go B")

    assert (again, other) == ("RK-CARD.1", None)
    assert desk.table.cells[cells.DEMOLITION_TOKENS] == 1
    assert desk.where("mizzy") == "B"


@cites("RS-EQ.13")
def test_lost_or_switched_off_dice_are_not_spent_ones() -> None:
    from samovar.games.reckoners.giving import spent

    desk = Desk(["tia", "david"])
    desk.show("tia", "money")
    desk.set(cells.COLOUR + 1, cells.NOWHERE)
    desk.set(cells.STATE + 2, cells.ASIDE)

    assert 1 not in spent(desk.table, 0)
    assert 2 not in spent(desk.table, 0)
    assert 4 in spent(desk.table, 0)


@cites("RS-EQ.16", "RS-EQ.17", "RS-EQ.18")
def test_utility_tool_changes_one_symbol_of_a_source() -> None:
    single, double = Desk(epics={"A": "dazzle"}), Desk(["prof", "tia"], epics={"A": "dazzle"})
    single.give("tia", "utility-tool")
    double.give("prof", "utility-tool", "fuel-cells")
    [money] = single.show("tia", "money")
    [plans] = double.show("prof", "black plan 2")

    single.do("tia", money, "card utility-tool", "change money attack", "attack A epic")
    double.do("prof", plans, "card utility-tool", "change plan attack", "plan", "attack A epic")

    assert (single.health("A"), double.health("A")) == (5, 5)
    assert double.plans("prof") == (0, 1)
    assert double.question() == "Use"


@cites("RS-EQ.19", "RS-EQ.70")
def test_herman_swaps_a_die_for_one_that_the_reserve_has() -> None:
    desk = Desk()
    desk.set(cells.RESERVE + 2, 0)
    before = desk.table.cells[cells.RESERVE]

    desk.acquire("tia", "herman")
    offered = desk.offered("tia")
    desk.do("tia", "swap 1 red")
    desk.table.chance = seeded(1)
    desk.alone(Round())

    assert "swap 1 blue" not in offered
    assert desk.table.colour(0, 0) == 4
    assert desk.table.cells[cells.RESERVE] == before + 1


@cites("RS-EQ.23", "RS-EQ.24", "RS-EQ.25", "RS-INT.1")
def test_submarine_answers_each_move_with_one_symbol_that_never_moves() -> None:
    desk = Desk(epics={"B": "dazzle", "C": "ozone"})
    desk.give("tia", "submarine")
    desk.pieces("barricade", "B", 1)
    first, second = desk.show("tia", "money", "money")

    desk.do("tia", first, "go B")
    moving_on = desk.refused("tia", "go C")
    desk.do("tia", "clear B", second, "go C", "contain C epic")

    assert moving_on == "RS-EQ.25"
    assert (desk.count("barricade", "B"), desk.bracket("C")) == (0, 2)
    assert desk.question() == "Use"


def with_submarine() -> Desk:
    """Tia has the Submarine, and both of its symbols would find work in every district."""
    desk = Desk(["val", "tia"], epics={"A": "ozone", "B": "dazzle", "C": "digzone"})
    desk.give("tia", "submarine", "helicopter")
    for letter in "ABC":
        desk.pieces("enforcement", letter, 1)
    return desk


@cites("RS-EQ.23")
def test_submarine_gives_one_of_its_two_symbols_and_never_both() -> None:
    desk = with_submarine()
    first, second = desk.show("tia", "money", "money")

    desk.do("tia", first, "go B")
    either = desk.offered("tia")
    desk.do("tia", "contain B epic")
    after_one = desk.question()
    desk.do("tia", second, "go C", "disperse C")

    assert {"contain B epic", "disperse B"} <= set(either)
    assert (after_one, desk.question()) == ("Use", "Use")
    assert [desk.count("enforcement", letter) for letter in "ABC"] == [1, 1, 0]
    assert (desk.bracket("B"), desk.bracket("C")) == (2, 3)


@cites("RS-EQ.26", "RS-RECK.6")
def test_submarine_does_not_answer_dispatch() -> None:
    desk = with_submarine()
    [die] = desk.show("val", "money")

    desk.do("val", die, "activate dispatch", "send tia B")

    assert desk.where("tia") == "B"
    assert desk.question() == "Use"


@cites("RS-EQ.26")
@pytest.mark.parametrize(("word", "place", "ends"), [("attract", "B", "B"), ("repel", "A", "B")])
def test_submarine_does_not_answer_a_forced_move(word: str, place: str, ends: str) -> None:
    desk = with_submarine()

    desk.run(Acting((desk.table.content.acts.number(word),), desk.place(place), cells.NOWHERE))

    assert desk.where("tia") == ends
    assert desk.question() == "Use"


@cites("RS-EQ.26", "RS-EQ.23")
def test_submarine_answers_a_move_by_helicopter() -> None:
    desk = with_submarine()

    desk.do("tia", "card helicopter", "go B")

    assert desk.question() == "Spending"
    assert {"contain B epic", "disperse B"} <= set(desk.offered("tia"))


@cites("RS-EQ.27", "RS-EQ.29")
def test_fuel_cells_makes_three_of_exactly_two() -> None:
    desk = Desk(epics={"A": "nightwielder"})
    desk.give("tia", "fuel-cells")
    double, single = desk.show("tia", "violet research 2", "violet research")

    desk.do("tia", double, *["research A epic"] * 3, single, "research A epic")

    assert desk.research("A") == 0


@cites("RS-EQ.28")
def test_fuel_cells_improves_dice_that_camera_has_doubled() -> None:
    desk = Desk(epics={"A": "nightwielder"})
    desk.give("tia", "fuel-cells", "camera")
    [die] = desk.show("tia", "research")

    desk.do("tia", die, *["research A epic"] * 3)

    assert desk.research("A") == 1


@cites("RS-EQ.30", "RS-DAWN.8")
def test_fuel_cells_ignores_tokens_and_dawnslight_cards() -> None:
    house_rule, otherwise = (
        Desk(city="babilar"),
        Desk(city="babilar", content=playing(dawnslight__counts_as_die_for_modifiers=True)),
    )
    for desk in (house_rule, otherwise):
        desk.epic("A", "dazzle", bracket=5)
        desk.give("tia", "fuel-cells")
        desk.set(cells.DAWN_AT + 2, cells.DAWN_HELD)  # two contain
        desk.do("tia", "help 3", "contain A epic", "contain A epic")

    assert house_rule.question() == "Use"
    assert otherwise.question() == "Spending"


@cites("RS-EQ.60", "RS-EQ.61", "RS-EQ.62")
def test_extra_ammo_throws_two_unspent_dice_again_or_one_twice() -> None:
    desk = Desk(["david", "tia"])
    desk.give("david", "extra-ammo")
    one, two, spent = desk.show("tia", "money", "attack", "plan")
    desk.do("tia", spent, "plan")

    desk.do("david", "card extra-ammo")
    offered = desk.offered("david")
    desk.do("david", f"rethrow tia {one.split(' ')[1]}")
    desk.throw(0)
    again = desk.offered("david")
    desk.do("david", f"rethrow tia {one.split(' ')[1]}")
    desk.throw(3)

    assert offered == [f"rethrow tia {one.split(' ')[1]}", f"rethrow tia {two.split(' ')[1]}"]
    assert again == [*offered, "pass"]
    assert desk.table.face(1, int(one.split(" ")[1]) - 1) == 3
    assert desk.question() == "Use"


@cites("RS-EQ.63", "RS-EQ.65")
def test_predictive_analytics_makes_plan_symbols_tokens_at_once_without_limit() -> None:
    desk = Desk(["prof", "tia"])
    desk.give("prof", "predictive-analytics")
    dice = desk.show("prof", "black plan 2", "black plan 2", "plan")

    desk.do("prof", dice[0], "plan", "plan", dice[1], "plan", "plan", dice[2], "plan")

    assert desk.plans("prof") == (5, 0)
    assert "token" in desk.offered("prof")


@cites("RS-EQ.66", "RS-INT.1")
def test_a_token_turned_into_itself_changes_nothing_and_ends() -> None:
    desk = Desk(["prof", "tia"])
    desk.give("prof", "predictive-analytics")
    desk.tokens("prof", 1)
    supply = desk.supply("plan")

    desk.do("prof", "token", "plan")

    assert sum(desk.plans("prof")) == 1
    assert desk.supply("plan") == supply
    assert "token" not in desk.offered("prof")


@cites("RS-EQ.67", "RS-EQ.68", "RS-EQ.69")
def test_rtich_gives_a_die_and_swaps_another_and_both_again_later() -> None:
    desk = Desk()
    desk.acquire("tia", "rtich")
    desk.do("tia", "fetch black", "swap 1 green")
    dice = sorted(desk.table.colour(0, die) for die in desk.table.dice_of(0))

    desk.table.chance = seeded(1)
    desk.alone(Round())
    window = desk.offered("tia")
    desk.do("tia", "swap 1 red")
    second = desk.offered("tia")
    desk.do("tia", "swap 7 blue")

    assert dice == [0, 0, 1, 1, 1, 3, 6]
    assert {line.split(" ")[1] for line in window if line.startswith("swap")} == {"1", "7"}
    assert {line.split(" ")[1] for line in second if line.startswith("swap")} == {"7"}
    assert (desk.table.colour(0, 0), desk.table.colour(0, 6)) == (4, 2)


@cites("RS-EQ.71", "RK-EQ.10")
def test_a_granted_die_leaves_with_its_card_and_sits_out_while_it_is_off() -> None:
    from samovar.games.reckoners.losses import Theft

    stolen, off, stays = Desk(), Desk(), Desk(content=playing(die_cards__on_loss="stays"))
    for desk in (stolen, off, stays):
        desk.acquire("tia", "recruit-violet")
    for desk in (stolen, stays):
        desk.alone(Theft(1, 0))
        desk.do("tia", "surrender recruit-violet")
    off.set(cells.OFF + 9, cells.OFF_NEW)
    for desk in (stolen, off, stays):
        desk.table.chance = seeded(1)
        desk.alone(Round())

    assert len(stolen.table.dice_of(0)) == 6
    assert (len(off.table.dice_of(0)), len(off.table.rolled(0))) == (7, 6)
    assert len(stays.table.dice_of(0)) == 7
    stolen.set(cells.HOLDER + 9, cells.OWNED)
    stolen.alone(Round())
    assert len(stolen.table.rolled(0)) == 7
