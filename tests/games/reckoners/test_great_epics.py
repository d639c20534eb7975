"""Great Epics: Steelheart, Regalia, Limelight, and the assault effects."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.assaults import ReturnTokens, grow_old, hit
from samovar.games.reckoners.content.ids import EQUIPMENT, RECKONERS
from samovar.games.reckoners.content.words import ASSAULTS, DIFFICULTIES, TRACKS
from samovar.games.reckoners.epics import Advance
from samovar.games.reckoners.events import ActPerformed
from samovar.games.reckoners.forecast import forecast
from samovar.games.reckoners.great_epics import ActivateGreatEpic, DifficultyToken
from samovar.games.reckoners.limelight import PowerDice, Withdrawal, resolve
from samovar.games.reckoners.regalia import Pursuit
from samovar.games.reckoners.rounds import Round
from samovar.games.reckoners.steelheart import MovementDie
from samovar.games.reckoners.tracks import Track, strengthen
from samovar.kernel.chance import faces, outcome_of, seeded
from samovar.kernel.events import Event
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, edition, edition_pack, playing

FOUR = ("tia", "abraham", "prof", "megan")


def run_all(desk: Desk) -> None:
    """Answer every question with its first option."""
    while desk.table.stack:
        if desk.throwing() is not None:
            desk.throw(0)
        else:
            desk.do(desk.asked()[0], desk.offered(desk.asked()[0])[0])


def act(desk: Desk, letter: str, *lines: str) -> None:
    numbers = tuple([desk.table.content.acts.number(line) for line in lines])
    desk.alone(Acting(numbers, desk.place(letter), cells.NOWHERE))


@cites("RK-GE.1", "RK-GE.3", "RK-STEEL.1")
def test_the_four_tracks_come_in_order_the_move_last_and_brackets_stay() -> None:
    desk = Desk(FOUR, great_at="A")
    desk.table.log = []

    desk.alone(ActivateGreatEpic())
    before_move = desk.great_at()
    words = [edition().acts.ids[event.action] for event in desk.heard(ActPerformed)]
    desk.throw(0)

    assert words == ["population", "population", "base", "base", "barricade", "barricade"]
    assert desk.table.in_city(cells.ENFORCERS) == 3
    assert (before_move, desk.great_at()) == ("A", "B")
    assert desk.great_brackets() == [2, 2, 2, 2]


@cites("RK-GE.2", "RK-GE.6", "RK-GE.5")
def test_every_action_left_of_a_bracket_is_performed() -> None:
    three, none = Desk(), Desk(great="regalia")
    three.great_brackets(3, 0, 0, 0)
    none.great_brackets(0, 0, 0, 0)

    three.alone(Track(0))
    none.alone(Track(3))

    assert three.table.population() == 37
    assert none.table.in_city(cells.BLUE_SHIELDS) == 0


@cites("RK-GE.4")
def test_a_bracket_at_its_end_performs_the_last_action_at_once() -> None:
    desk, nothing = Desk(), Desk(content=playing(great_epic__end_of_track="nothing"))
    for one in (desk, nothing):
        one.great_brackets(8, 2, 2, 2)
        act(one, "A", "strengthen-yellow")

    assert (desk.table.population(), desk.great_brackets()[0]) == (38, 8)
    assert nothing.table.population() == 40


@cites("RK-STEEL.2")
def test_steelhearts_black_discovers_the_base_slot_by_slot() -> None:
    desk = Desk()
    desk.set(cells.BASE, 4)

    desk.alone(Track(1))

    assert desk.table.base() == 6


@cites("RK-STEEL.3")
def test_steelhearts_red_deals_enforcement_round_the_ring() -> None:
    desk = Desk(FOUR, great_at="C")

    desk.alone(Track(2))

    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [0, 0, 1, 1, 1]


@cites("RK-STEEL.4")
def test_steelhearts_blue_travels_clockwise() -> None:
    desk = Desk(FOUR, great_at="C")

    desk.alone(Track(3))

    assert [desk.count("barricade", letter) for letter in "ABCDE"] == [0, 0, 1, 1, 0]


@cites("RK-STEEL.5")
def test_steelheart_moves_by_his_die() -> None:
    desk = Desk(FOUR, great_at="C")

    desk.alone(MovementDie())
    desk.throw(5)  # two counter-clockwise

    assert desk.great_at() == "A"


@cites("RK-STEEL.7", "RS-ASLT.1", "RS-ASLT.3", "RS-INT.2", "RS-MIX.9")
@pytest.mark.parametrize("great", ["steelheart", "regalia", "limelight"])
def test_effects_of_the_round_before_end_and_those_of_this_round_stay(great: str) -> None:
    desk = Desk(great=great)
    desk.assault("tia", "one-reroll-less")
    hit(desk.table, 1, 0)

    desk.alone(ReturnTokens())
    after = [desk.table.struck(seat, 0) for seat in (0, 1)]
    desk.table.chance = seeded(1)
    desk.alone(Round())
    next_round = desk.table.assault(1, 0)
    desk.alone(ReturnTokens())

    assert after == [0, 1]
    assert (next_round, desk.table.struck(1, 0)) == (1, 0)


@cites("RS-ASLT.1", "RS-ASLT.3")
def test_an_effect_holds_in_the_next_reckoners_phase_and_not_before_or_after() -> None:
    desk = Desk(great="regalia", epics={"A": "dazzle", "B": "ozone", "C": "curveball"})
    desk.table.chance = seeded(2)
    hit(desk.table, 0, 0)
    created = desk.table.assault(0, 0)
    desk.alone(Round())
    rolled_with = desk.table.cells[cells.ROLLS]

    while desk.table.stage() < cells.BUYING and desk.table.round() == 2:
        desk.ready(desk.asked()[0])

    heard = [type(event).__name__ for event in desk.heard(Event)]
    assert (created, rolled_with, desk.table.assault(0, 0)) == (0, 1, 0)
    assert heard.index("AssaultsEnded") < heard.index("EpicActed")


@cites("RS-ASLT.3")
def test_effects_hold_until_the_great_epic_acts_where_the_switch_says_so() -> None:
    desk = Desk(great="regalia", epics={"A": "dazzle"}, content=playing(assault__expiry="great-epic"))
    desk.table.chance = seeded(2)
    hit(desk.table, 0, 0)
    created = desk.table.assault(0, 0)
    desk.alone(Round())

    while desk.table.stage() < cells.BUYING and desk.table.round() == 2:
        desk.ready(desk.asked()[0])

    heard = [type(event).__name__ for event in desk.heard(Event)]
    assert created == 1
    assert heard.index("EpicActed") < heard.index("AssaultsEnded")


@cites("RS-REG.1", "RS-REG.18")
def test_regalias_first_slots_come_from_the_board_of_count_and_difficulty() -> None:
    content = edition()
    board = content.boards.board(1, 1, 4)

    red = [content.acts.ids[content.boards.act(board + 2, slot)] for slot in (0, 1)]

    assert red == ["enforcement-adjacent", "enforcement-clockwise"]


@cites("RS-REG.1")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("great", ["regalia", "steelheart"])
def test_a_table_plays_the_boards_of_its_great_epic_count_and_difficulty(
    great: str, count: int, difficulty: str
) -> None:
    desk = Desk(RECKONERS[:count], great=great, difficulty=difficulty)
    content, agreed = desk.table.content, desk.table.agreed
    printed = edition_pack().values[great]

    for place, track in enumerate(TRACKS):
        lines = [*printed[track]["adjustment"][difficulty][str(count)], *printed[track]["power"]]
        slots = [content.boards.act(agreed.board + place, slot) for slot in range(len(lines))]
        assert slots == [content.acts.number(line) for line in lines]
        assert agreed.track_length[place] == len(lines)


@cites("RS-REG.1")
def test_a_harder_board_for_more_reckoners_is_felt_on_the_table() -> None:
    felt = set()
    for count in (2, 4, 6):
        for difficulty in DIFFICULTIES:
            desk = Desk(RECKONERS[:count], great="regalia", difficulty=difficulty, great_at="A")
            desk.alone(Track(TRACKS.index("red")))
            felt.add(desk.table.in_city(cells.ENFORCERS))

    assert len(felt) > 2


@cites("RS-REG.9", "RS-REG.10", "RS-REG.11")
def test_regalia_returns_tokens_and_performs_her_four_tracks() -> None:
    desk = Desk(FOUR, great="regalia", city="babilar", great_at="A")
    desk.great_brackets(4, 2, 2, 4)
    desk.assault("tia", "one-reroll-less")
    desk.tokens("tia", 1)
    desk.table.log = []

    desk.alone(ActivateGreatEpic())
    run_all(desk)

    words = [edition().acts.ids[event.action] for event in desk.heard(ActPerformed)]
    assert words[:5] == ["population", "population", "population", "base", "thwart"]
    assert words[5:11] == ["enforcement", "enforcement", "blue-shield", "duplicate-token", "transform", "population"]
    assert desk.table.cells[cells.ASSAULT_OLD] == 0
    assert desk.great_brackets() == [4, 2, 2, 4]


@cites("RS-REG.25")
def test_regalias_yellow_and_black() -> None:
    desk = Desk(FOUR, great="regalia")
    desk.tokens("tia", 1)

    desk.alone(Track(0))
    desk.alone(Track(1))

    assert (desk.table.population(), desk.table.base(), desk.plans("tia")) == (38, 2, (0, 0))


@cites("RS-REG.12", "RS-REG.13", "RS-INT.8")
def test_regalia_goes_to_the_next_district_with_a_reckoner() -> None:
    away = Desk(FOUR, great="regalia", great_at="B", at=dict.fromkeys(FOUR, "B") | {"megan": "E"})
    together = Desk(FOUR, great="regalia", great_at="B", at=dict.fromkeys(FOUR, "B"))
    never = Desk(
        FOUR,
        great="regalia",
        great_at="B",
        at=dict.fromkeys(FOUR, "B"),
        content=playing(regalia__next_includes_own="never"),
    )

    for desk in (away, together, never):
        desk.alone(Pursuit())

    assert (away.great_at(), together.great_at()) == ("E", "B")
    assert together.throwing() is not None
    assert never.throwing() is None


@cites("RS-REG.14", "RS-REG.15")
def test_her_card_strikes_those_who_are_with_her_at_the_reveal() -> None:
    desk = Desk(["tia", "prof", "sam"], great="regalia", great_at="A", at={"tia": "D", "prof": "D", "sam": "A"})

    desk.alone(Pursuit())
    desk.throw(6)  # no ability
    desk.stand("tia", "A")
    desk.stand("sam", "D")

    assert [desk.table.struck(seat, 3) for seat in range(3)] == [1, 1, 0]


@cites("RS-REG.16")
def test_her_deck_is_reshuffled_when_it_is_empty() -> None:
    desk, end = Desk(great="regalia"), Desk(great="regalia", content=playing(regalia__deck="end"))
    for one in (desk, end):
        for card in range(12):
            one.set(cells.REGALIA_AT + card, cells.GONE)
        one.alone(Pursuit())

    throw = desk.throwing()
    assert throw is not None
    assert throw.ways(desk.table) == 12  # type: ignore[attr-defined]
    assert end.throwing() is None


@cites("RS-REG.17", "RS-REG.18")
def test_book_example_five_enforcement_to_each_of_the_two_neighbours() -> None:
    each = Desk(FOUR, great="regalia", great_at="C")
    total = Desk(FOUR, great="regalia", great_at="C", content=playing(neighbours__amount="total"))

    act(each, "C", "enforcement 5 adjacent")
    act(total, "C", "enforcement 5 adjacent")

    assert [each.count("enforcement", letter) for letter in "ABCDE"] == [0, 5, 0, 5, 0]
    assert total.table.in_city(cells.ENFORCERS) == 5


@cites("RS-REG.19", "RS-REG.20")
def test_book_examples_one_clockwise_and_one_counter_clockwise() -> None:
    desk = Desk(FOUR, great="regalia", great_at="C")

    act(desk, "C", "enforcement clockwise")
    act(desk, "C", "enforcement counterclockwise")

    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [0, 1, 0, 1, 0]


@cites("RS-REG.21", "RS-REG.22")
def test_book_example_shield_token_and_two_transformations_at_central_park() -> None:
    ring = ["grand-central", "central-park", "chinatown", "turtle-bay", "times-square"]
    desk = Desk(FOUR, great="regalia", city="babilar", ring=ring, great_at="B")
    desk.great_brackets(2, 2, 2, 4)

    desk.alone(Track(3))
    desk.throw(1, 2)

    assert (desk.count("blue-shield", "B"), desk.count("duplicate", "B")) == (1, 1)
    assert (desk.count("enforcement", "B"), desk.count("barricade", "B")) == (1, 1)
    assert desk.table.stack == []


def brackets_through_a_round(expiry: str) -> list[int]:
    """A's bracket after the Epics' phase in which its Sabotage was switched off, and after those of two rounds."""
    desk = Desk(great="regalia", epics={"A": "dazzle"}, content=playing(assault__expiry=expiry))
    desk.give("tia", "sabotage")
    hit(desk.table, 0, ASSAULTS.index("one-equipment-less"))
    found: list[int] = []
    for _ in range(3):
        desk.alone(Advance(desk.place("A")))
        found.append(desk.bracket("A"))
        grow_old(desk.table)  # a new round, its Reckoners' phase, and what ends it
        if expiry == "phase-end":
            desk.alone(ReturnTokens())
    return found


@cites("RS-ASLT.2")
def test_a_card_is_switched_off_for_the_reckoners_phase_alone() -> None:
    assert brackets_through_a_round("phase-end") == [3, 3, 3]
    assert brackets_through_a_round("great-epic") == [4, 5, 6]


@cites("RS-ASLT.2", "RS-ASLT.8")
def test_a_card_switched_off_is_off_in_the_whole_of_the_next_reckoners_phase() -> None:
    desk = Desk()
    desk.give("tia", "drone")
    hit(desk.table, 0, ASSAULTS.index("one-equipment-less"))
    desk.table.chance = seeded(2)
    desk.alone(Round())

    desk.ready()

    assert desk.table.stage() == cells.USING
    assert "card drone" not in desk.offered("tia")


@cites("RS-ASLT.2")
def test_the_forecast_counts_with_a_card_that_works_again_when_the_epics_act() -> None:
    works, off = Desk(), Desk(content=playing(assault__expiry="great-epic"))
    for desk in (works, off):
        desk.epic("B", "dazzle", bracket=0)
        desk.epic("C", "digzone", bracket=0)
        desk.epic("A", "curveball", bracket=1)  # Blackmail skips its one action, which costs population
        desk.give("tia", "blackmail")
        desk.set(cells.OFF + EQUIPMENT.index("blackmail"), cells.OFF_OLD)
        desk.great_brackets(0, 0, 0, 0)

    assert [harm.by_epic for harm in forecast(works.table)] == [{}] * 6
    assert all(harm.by_epic for harm in forecast(off.table))


@cites("RS-ASLT.4")
def test_equal_effects_do_not_add_up_where_the_parameter_says_so() -> None:
    adds, single = Desk(), Desk(content=playing(assault__stack=False))

    for desk in (adds, single):
        hit(desk.table, 0, 0)
        hit(desk.table, 0, 0)

    assert (adds.table.struck(0, 0), single.table.struck(0, 0)) == (2, 1)


@cites("RS-ASLT.5")
def test_there_are_six_assault_effects() -> None:
    expected = ["one-reroll-less", "one-die-less", "one-equipment-less", "no-ability", "moves-cost-two"]

    assert [*expected, "doubles-single"] == ASSAULTS


@cites("RS-COMP.12")
def test_running_out_of_assault_tokens_cancels_nothing() -> None:
    desk = Desk()

    for _ in range(13):
        hit(desk.table, 0, 0)

    assert desk.table.struck(0, 0) == 13


@cites("RS-ASLT.8")
def test_one_equipment_less_switches_a_card_of_choice_off() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.give("tia", "camera", "drone")

    hit(desk.table, 0, 2)
    desk.do("tia", "surrender camera")
    grow_old(desk.table)
    [die] = desk.show("tia", "research")
    desk.do("tia", die, "research A epic")

    assert desk.research("A") == 2
    assert "card drone" in desk.offered("tia")
    assert len(desk.table.owned(0)) == 2


@cites("RS-ASLT.9", "RS-ASLT.10")
def test_a_reckoner_without_equipment_costs_population_at_the_reveal() -> None:
    desk, last = Desk(["tia", "prof"]), Desk(["tia", "prof"])
    desk.give("tia", "camera")
    last.set(cells.POPULATION, 1)

    for seat in (0, 1):
        hit(desk.table, seat, 2)
    hit(last.table, 0, 2)

    assert desk.table.population() == 39
    assert desk.table.cells[cells.OFF] == cells.OFF_NEW
    assert last.table.cells[cells.RESULT] == cells.LOST


@cites("RS-ASLT.14", "RS-ASLT.16")
def test_moves_cost_two_dice_and_a_token_may_be_the_second() -> None:
    dice, token, alone = Desk(), Desk(), Desk()
    for desk in (dice, token, alone):
        desk.assault("tia", "moves-cost-two")
    first, second, _ = dice.show("tia", "money", "attack", "plan")
    [single] = token.show("tia", "money")
    token.tokens("tia", 1)
    [only] = alone.show("tia", "money")

    dice.do("tia", first, "go B", second)
    token.do("tia", single, "go B", "token")
    alone.do("tia", only)

    assert (dice.where("tia"), len(dice.table.unspent(0))) == ("B", 1)
    assert (token.where("tia"), token.plans("tia")) == ("B", (0, 0))
    assert alone.refused("tia", "go B") == "RS-ASLT.14"


@cites("RS-ASLT.15")
def test_helicopter_is_one_of_the_two_dice() -> None:
    desk = Desk()
    desk.assault("tia", "moves-cost-two")
    desk.give("tia", "helicopter")
    [die] = desk.show("tia", "money")

    desk.do("tia", "card helicopter", "go B", die)

    assert (desk.where("tia"), desk.table.unspent(0)) == ("B", [])


@cites("RS-ASLT.15", "RK-EQ.16")
def test_motorcycle_is_one_of_the_two_dice() -> None:
    ridden, second, alone, both = Desk(), Desk(), Desk(), Desk()
    for desk in (ridden, second, alone, both):
        desk.assault("tia", "moves-cost-two")
        desk.give("tia", "motorcycle")
    [die] = ridden.show("tia", "money")
    [other, last] = second.show("tia", "money", "attack")
    alone.show("tia")
    both.show("tia")
    both.give("tia", "helicopter")

    ridden.do("tia", "card motorcycle", "go B", die)
    second.do("tia", other, "go B", "card motorcycle")
    both.do("tia", "card helicopter", "go B", "card motorcycle")

    assert (ridden.where("tia"), ridden.table.unspent(0)) == ("B", [])
    assert (second.where("tia"), second.table.unspent(0)) == ("B", [int(last.split(" ")[1]) - 1])
    assert "card motorcycle" not in alone.offered("tia")
    assert both.where("tia") == "B"


@cites("RS-ASLT.15", "RK-EQ.16")
def test_motorcycle_pays_for_the_first_move_alone_and_never_twice() -> None:
    desk = Desk()
    desk.assault("tia", "moves-cost-two")
    desk.give("tia", "motorcycle")
    first, second = desk.show("tia", "money", "attack")

    desk.do("tia", "card motorcycle", "go B")
    payers = desk.offered("tia")
    desk.do("tia", first)
    after = desk.offered("tia")
    desk.do("tia", second)

    assert payers == [first, second]
    assert "card motorcycle" not in after
    assert desk.refused("tia", "go C") == "RS-ASLT.14"


@cites("RS-ASLT.16")
def test_being_dispatched_costs_nothing_even_then() -> None:
    desk = Desk(["val", "tia"])
    desk.assault("tia", "moves-cost-two")
    desk.show("tia")
    [die] = desk.show("val", "money")

    desk.do("val", die, "activate dispatch", "send tia C")

    assert desk.where("tia") == "C"


@cites("RS-ASLT.17", "RS-ASLT.18")
def test_printed_doubles_count_once_and_fuel_cells_does_not_help() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.assault("abraham", "doubles-single")
    desk.give("abraham", "drone", "fuel-cells")
    [die] = desk.show("abraham", "green attack 2")

    desk.do("abraham", die, "attack A epic", "card drone", "contain A epic")

    assert (desk.health("A"), desk.bracket("A")) == (5, 2)
    assert desk.question() == "Use"


@cites("RS-ASLT.19")
def test_three_symbols_or_more_are_not_cut() -> None:
    desk = Desk(["mizzy", "tia"])
    desk.epic("A", "ozone")
    desk.assault("mizzy", "doubles-single")
    desk.set(cells.DEMOLITION_TOKENS, 2)
    [die] = desk.show("mizzy", "money")

    desk.do("mizzy", die, "activate demolition", "detonate 2", *["attack A epic"] * 5)

    assert desk.health("A") == 3


@cites("RS-ASLT.20")
def test_doubles_made_by_cards_are_not_cut_unless_the_parameter_says_so() -> None:
    printed, everything = Desk(), Desk(content=playing(assault__single_scope="all"))
    for desk in (printed, everything):
        desk.epic("A", "obliteration")
        desk.give("tia", "camera", "fuel-cells")
        desk.assault("tia", "doubles-single")
        [die] = desk.show("tia", "research")
        desk.do("tia", die, "research A epic")
    exel = Desk(["exel", "tia"], epics={"A": "dazzle"})
    exel.assault("exel", "doubles-single")
    [double] = exel.show("exel", "blue contain 2")

    printed.do("tia", "research A epic", "research A epic")
    exel.do("exel", double, "activate tradecraft", "repeat contain", "contain A epic", "contain A epic")

    assert printed.research("A") == 2
    assert everything.question() == "Use"
    assert exel.question() == "Use"


@cites("RS-ASLT.18")
@pytest.mark.parametrize("order", ["last", "before-tradecraft"])
@pytest.mark.parametrize("face", ["blue contain 2", "blue contain"])
def test_fuel_cells_does_not_improve_exels_special_dice_while_doubles_count_once(face: str, order: str) -> None:
    desk = Desk(["exel", "tia"], content=playing(fuel_cells__order=order))
    desk.epic("A", "dazzle", bracket=6)
    desk.assault("exel", "doubles-single")
    desk.give("exel", "fuel-cells")
    [die] = desk.show("exel", face)

    desk.do("exel", die, "activate tradecraft", "repeat contain", "contain A epic", "contain A epic")

    assert desk.question() == "Use"


@cites("RS-ASLT.18", "RS-RECK.22")
def test_fuel_cells_still_improves_exels_basic_dice_then() -> None:
    desk = Desk(["exel", "tia"])
    desk.epic("A", "dazzle", bracket=6)
    desk.assault("exel", "doubles-single")
    desk.give("exel", "fuel-cells")
    [die] = desk.show("exel", "contain")

    desk.do("exel", die, "activate tradecraft", "repeat contain", *["contain A epic"] * 3)

    assert desk.bracket("A") == 3


@cites("RS-DIFF.2", "RS-DIFF.6")
def test_the_difficulty_token_adds_to_yellow_once_an_activation() -> None:
    hardest = Desk(FOUR, difficulty_token="hardest", great_at="A")
    intense = Desk(FOUR, difficulty_token="intense", great_at="A")
    hardest.great_brackets(3, 0, 0, 0)
    intense.great_brackets(4, 0, 0, 0)

    for desk in (hardest, intense):
        desk.alone(ActivateGreatEpic())

    assert (hardest.table.population(), intense.table.population()) == (35, 35)


@cites("RS-DIFF.3")
@pytest.mark.parametrize(("great", "loss"), [("steelheart", 2), ("regalia", 2)])
def test_the_token_costs_population_in_every_activation_beside_an_empty_track(great: str, loss: int) -> None:
    applies = Desk(great=great, difficulty_token="intense")
    otherwise = Desk(great=great, difficulty_token="intense", rulings=["difficulty-token-when-track-empty-otherwise"])
    for desk in (applies, otherwise):
        for _ in range(2):
            desk.great_brackets(0, 0, 0, 0)
            desk.alone(ActivateGreatEpic())

    assert applies.table.population() == 40 - loss
    assert otherwise.table.population() == 40


@cites("RS-DIFF.3")
def test_the_token_applies_beside_an_empty_track_too() -> None:
    applies = Desk(difficulty_token="intense")
    not_empty = Desk(difficulty_token="intense", content=playing(difficulty_token__when_track_empty=False))
    for desk in (applies, not_empty):
        desk.great_brackets(0, 0, 0, 0)
        desk.alone(DifficultyToken())

    assert (applies.table.population(), not_empty.table.population()) == (39, 40)


@cites("RS-DIFF.4")
def test_with_limelight_the_token_adds_to_the_yellow_table() -> None:
    desk = Desk(["exel", "sam", "val", "mizzy"], great="limelight", difficulty_token="intense", great_at="A")
    desk.give("exel", "camera", "drone")
    desk.great_brackets(4, 1, 1, 1)

    desk.alone(ActivateGreatEpic())
    desk.throw(outcome_of([1, 1, 1, 1], 4))

    assert desk.table.population() == 40 - 8


def cell_of(desk: Desk, track: int, row: str, column: int) -> None:
    """Resolve one cell of his page."""
    booklet = desk.table.content.booklet
    desk.table.stack.clear()
    resolve(desk.table, booklet.cell(desk.table.agreed.page, track, "abcd".index(row), column), True)
    from samovar.kernel.steps import settle

    settle(desk.table)


def limelight(stands: str = "C", team: tuple[str, ...] = FOUR, **extra: object) -> Desk:
    return Desk(team, great="limelight", city="ildithia", great_at=stands, **extra)  # type: ignore[arg-type]


@cites("RS-LIM.11", "RS-LIM.12", "RS-LIM.13", "RS-LIM.15")
def test_limelight_throws_four_dice_and_reads_the_cells_of_his_brackets() -> None:
    desk = limelight(epics={"A": "dazzle", "B": "ozone", "C": "digzone", "D": "conflux", "E": "redleaf"})
    desk.assault("tia", "one-reroll-less")
    desk.give("tia", "camera", "drone")
    desk.great_brackets(4, 3, 2, 2)

    desk.alone(ActivateGreatEpic())
    throw = desk.throwing()
    untouched = desk.table.population()
    desk.throw(outcome_of([1, 3, 0, 2], 4))  # B, D, A, C

    assert isinstance(throw, PowerDice)
    assert untouched == 40
    assert desk.table.population() == 33
    assert [desk.table.cells[cells.POWER_ROW + track] for track in range(4)] == [1, 3, 0, 2]
    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [0, 3, 0, 3, 0]
    assert desk.great_brackets() == [4, 3, 2, 2]
    assert desk.table.assault(0, 0) == 0


@cites("RS-LIM.14", "RS-LIM.23", "RS-LACT.11")
def test_book_example_red_a2_enforcement_beside_him_then_all_epics_strengthened() -> None:
    epics = {"A": "dazzle", "B": "ozone", "C": "digzone", "D": "conflux", "E": "redleaf"}
    desk = limelight(epics=epics)

    cell_of(desk, 2, "a", 2)

    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [0, 3, 0, 3, 0]
    assert [desk.bracket(letter) for letter in "ABCDE"] == [4] * 5
    assert desk.great_brackets() == [2, 2, 2, 2]


@cites("RS-LIM.16", "RS-LIM.17", "RS-LIM.25")
def test_limelight_goes_to_the_next_district_without_a_reckoner() -> None:
    one = limelight("A", at={"tia": "B", "abraham": "C", "prof": "C", "megan": "C"})
    book = limelight("C", at={"tia": "D", "abraham": "E", "prof": "E", "megan": "E"})
    full = limelight("A", at={"tia": "B", "abraham": "C", "prof": "D", "megan": "E"})

    for desk in (one, book, full):
        desk.alone(Withdrawal())

    assert (one.great_at(), book.great_at(), full.great_at()) == ("D", "A", "A")


@cites("RS-LIM.18", "RS-LIM.19")
def test_containing_limelight_moves_him_to_a_lower_column_never_below_one() -> None:
    desk = limelight("A", team=("david", "tia", "prof", "megan"))
    desk.great_brackets(4, 2, 1, 2)
    [die] = desk.show("david", "blue contain 2")

    desk.do("david", die)
    lowest = desk.refused("david", "contain A red")
    desk.do("david", "contain A yellow", "contain A yellow")

    assert lowest is not None
    assert desk.great_brackets()[0] == 2
    zero = limelight("A", team=("david", "tia"), content=playing(limelight__column_min=0))
    zero.great_brackets(1, 1, 1, 1)
    [die] = zero.show("david", "contain")
    zero.do("david", die, "contain A red")
    assert zero.great_brackets()[2] == 0
    zero.alone(Track(2))
    assert zero.table.in_city(cells.ENFORCERS) == 0


@cites("RS-LIM.20")
def test_beyond_the_last_column_its_cell_in_the_row_last_rolled_happens_at_once() -> None:
    desk, before_any, nothing = limelight(), limelight(), limelight(content=playing(limelight__end_of_track="nothing"))
    desk.set(cells.POWER_ROW, 0)
    for one in (desk, before_any, nothing):
        one.great_brackets(6, 2, 2, 2)
        strengthen(one.table, 0, 1)

    assert desk.table.population() == 40 - 7  # A-6 of four Reckoners, B
    assert before_any.table.population() == 40 - 7  # B-6 with no gap in equipment
    assert nothing.table.population() == 40


@cites("RS-LIM.21", "RS-LACT.8", "RS-LACT.9")
def test_book_example_yellow_b4_costs_by_the_gap_in_equipment() -> None:
    desk = limelight(team=("exel", "sam", "val", "mizzy"))
    desk.give("exel", "camera", "drone")
    desk.give("val", "evidence")
    desk.give("sam", "notebooks")
    desk.set(cells.HOLDER + 6, cells.STOLEN)
    desk.set(cells.OFF, cells.OFF_OLD)
    desk.set(cells.DAWN_AT, cells.DAWN_HELD + 1)

    cell_of(desk, 0, "b", 4)

    assert desk.table.population() == 33


@cites("RS-LACT.8")
@pytest.mark.parametrize(
    ("counts", "loss"), [((1, 1, 1, 1), 5), ((2, 1, 1, 1), 6), ((2, 2, 0, 1), 7), ((5, 0, 1, 1), 8)]
)
def test_the_gap_is_most_cards_minus_fewest(counts: tuple[int, ...], loss: int) -> None:
    desk = limelight()
    card = 0
    for seat in range(4):
        for _ in range(counts[seat]):
            desk.set(cells.HOLDER + card, cells.OWNED + seat)
            card += 1

    cell_of(desk, 0, "b", 4)

    assert desk.table.population() == 40 - loss


@cites("RS-LIM.22", "RS-LACT.10")
def test_book_example_black_d3_strengthens_around_him_three_times() -> None:
    desk = limelight(epics={"A": "dazzle", "B": "ozone", "C": "digzone", "D": "conflux", "E": "redleaf"})
    for letter, bracket in zip("ABCDE", (3, 3, 4, 5, 3), strict=True):
        desk.set(cells.BRACKET + desk.place(letter), bracket)

    cell_of(desk, 1, "d", 3)

    assert [desk.bracket(letter) for letter in "ABCDE"] == [3, 6, 7, 8, 3]


@cites("RS-LIM.24")
def test_book_example_blue_c2_barricades_and_tokens_beside_him() -> None:
    desk = limelight()

    cell_of(desk, 3, "c", 2)

    assert [desk.count("barricade", letter) for letter in "ABCDE"] == [0, 2, 0, 2, 0]
    assert [desk.count("duplicate", letter) for letter in "ABCDE"] == [0, 1, 0, 1, 0]


@cites("RS-LACT.1", "RS-LACT.2")
def test_numbers_repeat_and_everywhere_means_each_district() -> None:
    desk = limelight()

    cell_of(desk, 0, "a", 4)
    cell_of(desk, 2, "b", 1)

    assert desk.table.population() == 35
    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [1] * 5


@cites("RS-LACT.3")
@pytest.mark.parametrize(("red", "blue", "loss"), [(2, 0, 4), (4, 0, 5), (3, 2, 6), (10, 6, 7)])
def test_population_by_shields_in_play(red: int, blue: int, loss: int) -> None:
    desk = limelight()
    desk.pieces("red-shield", "A", red)
    desk.pieces("blue-shield", "B", blue)

    cell_of(desk, 0, "c", 3)

    assert desk.table.population() == 40 - loss


@cites("RS-LACT.4")
@pytest.mark.parametrize(("figures", "loss"), [(0, 5), (3, 6), (5, 7), (25, 8)])
def test_population_by_enforcement_in_play(figures: int, loss: int) -> None:
    desk = limelight()
    desk.pieces("enforcement", "A", figures)

    cell_of(desk, 0, "d", 3)

    assert desk.table.population() == 40 - loss


@cites("RS-LACT.5", "RS-LACT.6", "RS-CARD.15")
@pytest.mark.parametrize(("defeated", "loss"), [(0, 7), (1, 7), (2, 6), (3, 5), (4, 5), (7, 4)])
def test_population_by_epics_defeated_this_round(defeated: int, loss: int) -> None:
    desk = limelight()
    desk.set(cells.DEFEATED, defeated)

    cell_of(desk, 0, "d", 5)

    assert desk.table.population() == 40 - loss


@cites("RS-LACT.7")
def test_the_count_of_defeated_epics_restarts_each_round() -> None:
    desk = limelight()
    desk.set(cells.DEFEATED, 7)
    desk.table.chance = seeded(1)

    desk.alone(Round())

    assert desk.table.cells[cells.DEFEATED] == 0


@cites("RS-LACT.10")
def test_strengthening_his_epic_acts_only_at_the_end_of_its_track() -> None:
    grows, ends = limelight(), limelight()
    grows.epic("C", "curveball", bracket=5)
    ends.epic("C", "curveball", bracket=8)

    for desk in (grows, ends):
        cell_of(desk, 1, "a", 1)

    assert (grows.bracket("C"), grows.table.population()) == (6, 40)
    assert (ends.bracket("C"), ends.table.population()) == (8, 39)


@cites("RS-LACT.12")
def test_strengthening_himself_moves_his_leftmost_bracket() -> None:
    desk, four = limelight(), limelight(content=playing(limelight__fortify_self="all"))
    for one in (desk, four):
        one.great_brackets(2, 2, 3, 2)
        act(one, "C", "strengthen-great-epic")

    assert desk.great_brackets() == [3, 2, 3, 2]
    assert four.great_brackets() == [3, 3, 4, 3]


@cites("RS-LACT.12", "RS-INT.1")
def test_a_cell_that_strengthens_him_at_the_end_of_all_tracks_ends() -> None:
    desk = limelight(content=playing(limelight__fortify_self="all"))
    desk.great_brackets(6, 6, 6, 6)
    desk.set(cells.POWER_ROW + 1, 2)
    desk.set(cells.POPULATION, 99)

    act(desk, "C", "strengthen-great-epic 2")

    assert desk.table.stack == []


@cites("RS-LACT.13", "RS-LACT.14")
def test_enforcement_and_shields_everywhere_and_what_is_missing_costs_population() -> None:
    six = ("tia", "abraham", "prof", "megan", "david", "cody")
    full, short = limelight(team=six), limelight(team=six)
    short.pieces("red-shield", "A", 5)

    act(full, "C", "enforcement everywhere", "red-shield everywhere")
    act(short, "C", "red-shield everywhere")

    assert (full.supply("enforcement"), full.supply("red-shield")) == (18, 3)
    assert short.table.population() == 38


@cites("RS-LACT.15")
def test_enforcement_where_each_reckoner_stands() -> None:
    desk = limelight(at={"megan": "C"})

    act(desk, "C", "enforcement 2 each-reckoner")

    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [6, 0, 2, 0, 0]


@cites("RS-LACT.16")
def test_enforcement_by_equipment_at_least_one_each() -> None:
    desk = limelight(team=("tia", "prof"), at={"prof": "B"})
    desk.give("tia", "camera", "drone", "evidence")

    act(desk, "C", "enforcement each-equipment")

    assert [desk.count("enforcement", letter) for letter in "ABC"] == [3, 1, 0]


@cites("RS-LACT.17", "RS-LACT.18")
@pytest.mark.parametrize(("exel", "mizzy", "figures"), [(2, 3, 6), (5, 0, 7)])
def test_book_example_sharp_tower(exel: int, mizzy: int, figures: int) -> None:
    ring = ["sharp-tower", "inkom-territory", "salt-gardens", "old-stadium"]
    desk = Desk(["val", "exel", "mizzy"], great="limelight", city="ildithia", ring=ring)
    for card in range(exel):
        desk.set(cells.HOLDER + card, cells.OWNED + 1)
    for card in range(mizzy):
        desk.set(cells.HOLDER + 10 + card, cells.OWNED + 2)

    act(desk, "B", "enforcement each-equipment")

    assert desk.count("enforcement", "A") == figures


@cites("RS-LACT.19")
def test_an_assault_cell_hits_every_reckoner() -> None:
    desk = limelight(at={"tia": "A", "abraham": "B", "prof": "D", "megan": "E"})

    cell_of(desk, 3, "b", 5)

    assert [desk.table.struck(seat, 5) for seat in range(4)] == [1, 1, 1, 1]


@cites("RS-MIX.7")
def test_city_rules_follow_the_city_and_movement_the_great_epic() -> None:
    desk = Desk(city="babilar", great="steelheart", ring=["times-square", "central-park", "chinatown"], great_at="A")
    desk.mark("A", 6)
    [die] = desk.show("tia", "research")

    desk.do("tia", die, "research A track")
    desk.alone(ActivateGreatEpic())

    assert desk.marker("A") == 5
    assert isinstance(desk.throwing(), MovementDie)


@cites("RS-EQ.5", "RS-INT.6")
def test_a_kidnapped_great_epic_acts_from_his_new_district() -> None:
    desk = Desk(FOUR, great="regalia", city="babilar", great_at="A")
    desk.give("tia", "kidnap")
    [die] = desk.show("tia", "money")

    desk.do("tia", die, "activate kidnap", "lure D")
    quiet = desk.table.in_city(cells.ENFORCERS), desk.throwing()
    desk.alone(Track(2))
    desk.alone(Track(3))

    assert quiet == (0, None)
    assert [desk.count("enforcement", letter) for letter in "ABCDE"] == [0, 0, 1, 0, 2]
    assert desk.count("blue-shield", "D") == 1


def test_power_dice_show_what_their_number_says() -> None:
    assert outcome_of(faces(200, 4, 4), 4) == 200
