"""The cities: Babilar with Dawnslight, Ildithia, and Newcago's cards."""

from __future__ import annotations

from samovar.games.reckoners import cells
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.assaults import hit
from samovar.games.reckoners.babilar import Help, Tracing, deck, under
from samovar.games.reckoners.content.ids import EQUIPMENT
from samovar.games.reckoners.content.words import ASSAULTS, BY_EQUIPMENT_GAP
from samovar.games.reckoners.events import ActPerformed, CityMoved
from samovar.games.reckoners.ildithia import ActivateIldithia
from samovar.games.reckoners.limelight import counted
from samovar.games.reckoners.losses import Pillage, Theft
from samovar.games.reckoners.newcago import NewcagoCards
from samovar.games.reckoners.rounds import Round
from samovar.games.reckoners.shopping import BuyEquipment
from samovar.kernel.chance import seeded
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, playing, with_track

FOUR = ("tia", "abraham", "prof", "megan")
CENTRAL = ["grand-central", "central-park", "painted-village"]


@cites("RS-BAB.8", "RS-BAB.25")
def test_the_great_epic_of_babilar_is_safe_until_every_track_is_at_zero() -> None:
    desk = Desk(["tia", "abraham", "prof"], city="babilar", great="regalia", great_at="A")
    for letter in "ABC":
        desk.mark(letter, 0)
    desk.mark("D", 1)
    attack, research, _, _ = desk.show("tia", "attack", "research", "violet research 2", "money")

    desk.do("tia", attack)
    early = desk.refused("tia", "attack A great-epic")
    desk.do("tia", "give-up")
    desk.stand("tia", "D")
    desk.do("tia", research, "research D track")
    while desk.throwing() is not None or desk.question() == "Keeping":
        if desk.throwing() is not None:
            desk.throw(0)
        else:
            desk.do("tia", desk.offered("tia")[0])
    desk.table.chance = seeded(1)
    desk.alone(Round())

    assert early == "RK-GOAL.7"
    assert desk.table.great_weakened()


@cites("RS-BAB.2", "RS-BAB.10")
def test_research_goes_to_the_epic_or_the_districts_track_never_to_his_figure() -> None:
    desk = Desk(city="babilar", great="regalia", epics={"A": "dazzle"}, great_at="A", ring=CENTRAL)
    desk.mark("A", 8)
    [die] = desk.show("tia", "violet research 2")

    desk.do("tia", die)
    figure = desk.refused("tia", "research A great-epic")
    desk.do("tia", "research A epic", "research A track")

    assert figure is not None
    assert (desk.research("A"), desk.marker("A")) == (2, 7)


@cites("RS-BAB.11")
def test_a_track_is_researched_also_without_an_epic() -> None:
    desk = Desk(city="babilar", ring=CENTRAL)
    [die] = desk.show("tia", "research")

    desk.do("tia", die, "research A track")

    assert desk.marker("A") == 7


@cites("RS-BAB.12")
def test_what_the_marker_reaches_happens_step_by_step() -> None:
    desk = Desk(city="babilar", ring=CENTRAL)
    desk.mark("A", 7)

    desk.alone(Tracing(desk.place("A"), 2, 0, 0))

    assert (desk.marker("A"), desk.table.base()) == (5, 3)


@cites("RS-BAB.13")
def test_the_game_can_end_between_two_spaces() -> None:
    desk = Desk(city="babilar", ring=["battery-rooftops", "central-park", "grand-central"])
    desk.mark("A", 4)  # THWART on 3, Dawnslight on 2
    desk.set(cells.POPULATION, 1)

    desk.alone(Tracing(desk.place("A"), 2, 0, 0))

    assert desk.table.cells[cells.RESULT] == cells.LOST
    assert desk.marker("A") == 3


@cites("RS-BAB.20")
def test_book_example_the_chain_at_grand_central() -> None:
    desk = Desk(city="babilar", great="regalia", difficulty="a", ring=CENTRAL, great_at="B")
    desk.epic("A", "sourcefield")
    desk.set(cells.BASE, 9)
    desk.mark("A", 7)
    first, last = desk.show("tia", "violet research 2", "violet research 2")
    attacks = desk.show("abraham", "green attack 2", "green attack 2", "money")

    desk.do("tia", first, "research A epic", "research A epic")
    for die in attacks[:2]:
        desk.do("abraham", die, "attack A epic", "attack A epic")
    desk.do("abraham", "collect great-epic-research", "pick tia")
    desk.do("tia", first.replace("die", "lose"))
    desk.do("abraham", "hand abraham", "hand tia")
    after_reward = desk.marker("A"), desk.table.base(), len(desk.table.dice_of(0))
    desk.do("tia", last, "research A track", "research A track")

    assert after_reward == (5, 1, 5)
    assert (desk.plans("abraham"), desk.plans("tia")) == ((0, 1), (0, 1))
    assert desk.marker("A") == 3
    assert desk.throwing() is not None  # Dawnslight's help


@cites("RS-BAB.21", "RS-DAWN.2", "RS-DAWN.8")
def test_book_example_abraham_carries_the_two_contain_card_to_central_park() -> None:
    desk = Desk(city="babilar", great="regalia", ring=CENTRAL, great_at="B")
    desk.pieces("blue-shield", "B", 1)
    desk.great_brackets(2, 2, 3, 2)
    [die] = desk.show("abraham", "money")
    desk.run(Help(desk.place("A"), 0))
    desk.throw(2, 0)  # a card with two contain, and another

    desk.do("tia", "keep 3 abraham")
    desk.do("abraham", die, "go B", "help 3", "break B blue", "contain B red")

    assert (desk.count("blue-shield", "B"), desk.great_brackets()[2]) == (0, 2)
    assert desk.table.unspent(1) == []
    assert desk.table.cells[cells.DAWN_AT + 2] == cells.DAWN_OUT


@cites("RS-BAB.24", "RS-DAWN.3")
def test_notebooks_reach_other_tracks_and_earn_help_for_their_owner() -> None:
    desk = Desk(city="babilar", ring=CENTRAL)
    desk.mark("C", 5)  # Dawnslight on 4
    desk.give("tia", "notebooks")

    desk.do("tia", "card notebooks", "research C track")
    desk.throw(0, 0)
    offered = desk.offered("tia")

    assert desk.marker("C") == 4
    assert {line.split(" ")[-1] for line in offered} == {"tia"}


@cites("RS-DAWN.1", "RS-DAWN.2", "RS-DAWN.5")
def test_help_draws_two_keeps_one_and_the_other_goes_under_the_deck() -> None:
    desk = Desk(["tia", "abraham", "sam"], city="babilar", at={"sam": "B"})

    desk.alone(Help(desk.place("A"), 0))
    desk.throw(0, 0)
    offered = desk.offered("tia")
    desk.do("tia", "keep 1 abraham")

    assert sorted(offered) == ["keep 1 abraham", "keep 1 tia", "keep 2 abraham", "keep 2 tia"]
    assert (len(deck(desk.table)), under(desk.table)) == (12, [1])
    assert desk.table.cells[cells.DAWN_AT] == cells.DAWN_HELD + 1


@cites("RS-DAWN.4")
def test_help_earned_by_a_reward_goes_to_whoever_defeated_the_epic() -> None:
    desk = Desk(["cody", "tia"], city="babilar", ring=CENTRAL, epics={"C": "dazzle"})
    desk.epic("C", "dazzle", health=1)
    desk.mark("C", 5)
    desk.set(cells.SNIPER_TOKEN, desk.place("C"))
    [die] = desk.show("cody", "attack")

    desk.do("cody", die, "attack C epic", "collect great-epic-research")
    desk.throw(0, 0)

    assert {line.split(" ")[-1] for line in desk.offered("cody")} == {"cody"}


@cites("RS-DAWN.6", "RS-DAWN.7")
def test_cards_are_used_any_time_in_the_use_step_and_in_no_other() -> None:
    desk = Desk(["abraham", "tia"], city="babilar")
    for card in (8, 9, 10):
        desk.set(cells.DAWN_AT + card, cells.DAWN_HELD)
    desk.show("abraham")

    desk.do("abraham", "help 9", "earn", "earn", "help 10", "earn", "earn", "help 11", "plan", "plan")
    desk.set(cells.DAWN_AT + 8, cells.DAWN_HELD)
    desk.set(cells.MONEY, 20)
    desk.alone(BuyEquipment())

    assert desk.plans("abraham") == (0, 2)
    assert desk.refused("abraham", "help 9") == "RK-CARD.10"


@cites("RS-DAWN.9")
def test_the_population_card_heals_above_the_starting_value() -> None:
    desk = Desk(city="babilar")
    desk.set(cells.POPULATION, 39)
    desk.set(cells.DAWN_AT + 12, cells.DAWN_HELD)

    desk.do("tia", "help 13")

    assert desk.table.population() == 42


def holding_help(**settings: object) -> Desk:
    """Tia holds two Dawnslight cards, nobody any equipment."""
    desk = Desk(city="babilar", **settings)  # type: ignore[arg-type]
    for card in (0, 1):
        desk.set(cells.DAWN_AT + card, cells.DAWN_HELD)
    return desk


@cites("RS-DAWN.10")
def test_dawnslight_cards_are_neither_stolen_sold_nor_switched_off() -> None:
    robbed, plundered, struck = holding_help(), holding_help(), holding_help()

    robbed.alone(Theft(1, 0))
    plundered.alone(Pillage(1, cells.NOWHERE))
    hit(struck.table, 0, ASSAULTS.index("one-equipment-less"))

    for desk in (robbed, plundered, struck):
        assert desk.table.population() == 39  # there was no card to take
        assert [desk.table.cells[cells.DAWN_AT + card] for card in (0, 1)] == [cells.DAWN_HELD] * 2
    assert {"help 1", "help 2"} <= set(struck.offered("tia"))


@cites("RS-DAWN.10", "RS-LACT.9")
def test_dawnslight_cards_are_not_counted_as_equipment() -> None:
    desk = holding_help(great="limelight", at={"tia": "B"})

    gap = counted(desk.table, BY_EQUIPMENT_GAP)
    desk.alone(Acting((desk.table.content.acts.number("enforcement each-equipment"),), desk.place("A"), cells.NOWHERE))

    assert gap == 0
    assert (desk.count("enforcement", "B"), desk.count("enforcement", "A")) == (1, 1)  # at least one each, no more


@cites("RS-BAB.15")
def test_in_babilar_the_very_card_that_is_in_use_may_be_sold_and_its_effect_stands() -> None:
    desk = Desk(city="babilar", ring=["painted-village", "central-park", "chinatown"])
    desk.mark("A", 6)  # the next space pillages
    desk.give("tia", "notebooks")
    desk.give("abraham", "drone")
    price = desk.table.content.cards.price[EQUIPMENT.index("notebooks")]

    desk.do("tia", "card notebooks", "research A track")
    offered = desk.offered("tia")
    desk.do("tia", "surrender notebooks")
    in_hand = desk.question(), desk.offered("tia")
    desk.do("tia", "research A track")

    assert offered == ["surrender drone", "surrender notebooks"]
    assert desk.table.money() == price - 1
    assert in_hand[0] == "Spending"
    assert "research A track" in in_hand[1]
    assert desk.marker("A") == 4
    assert desk.owns("tia") == []


@cites("RS-DAWN.12", "RS-DAWN.13")
def test_the_last_card_is_taken_and_an_empty_deck_gives_nothing() -> None:
    desk = Desk(city="babilar")
    for card in range(13):
        desk.set(cells.DAWN_AT + card, cells.DAWN_OUT)

    desk.alone(Help(desk.place("A"), 0))
    desk.throw(0)
    desk.do("tia", "keep 14 tia")
    desk.alone(Help(desk.place("A"), 0))

    assert desk.table.cells[cells.DAWN_AT + 13] == cells.DAWN_HELD
    assert desk.table.stack == []


@cites("RS-DAWN.13")
def test_unchosen_cards_stay_in_the_deck_and_come_up_last_in_their_order() -> None:
    desk = Desk(city="babilar")
    for _ in range(7):
        desk.alone(Help(desk.place("A"), 0))
        desk.throw(0, 0)
        first = desk.offered("tia")[0]
        desk.do("tia", first)
    returned = under(desk.table)

    desk.alone(Help(desk.place("A"), 0))
    desk.throw(0, 0)

    assert len(returned) == 7
    shown = {int(line.split(" ")[1]) - 1 for line in desk.offered("tia")}
    assert shown == set(returned[:2])


def ildithia(team: tuple[str, ...] = ("tia", "abraham", "prof"), **extra: object) -> Desk:
    ring = ["inkom-territory", "sharp-tower", "salt-gardens", "old-stadium", "stingray-territory"]
    return Desk(team, city="ildithia", great="limelight", ring=ring[: len(team) + 1], **extra)  # type: ignore[arg-type]


def passed(desk: Desk, behind: str) -> None:
    """The movement board lies behind a district and moves on."""
    desk.set(cells.BOARD, desk.place(behind))
    desk.table.log = []
    desk.alone(ActivateIldithia())
    while desk.table.stack:
        desk.do(desk.asked()[0], desk.offered(desk.asked()[0])[0])


def acted(desk: Desk) -> list[str]:
    return [desk.table.content.acts.ids[event.action] for event in desk.heard(ActPerformed)]


@cites("RS-ILD.8", "RS-ILD.9", "RS-ILD.10", "RS-ILD.11")
def test_a_passed_district_performs_what_lies_at_or_below_its_marker_and_is_reset() -> None:
    desk = ildithia()
    desk.mark("A", 1)
    desk.mark("D", 2)

    passed(desk, "C")

    assert desk.letter(desk.table.cells[cells.BOARD]) == "D"
    assert acted(desk) == ["population", "barricade"]  # Old Stadium, levels 2 and 1
    assert (desk.marker("D"), desk.marker("A")) == (4, 1)


@cites("RS-ILD.4", "RS-ILD.13")
def test_several_districts_act_in_the_order_in_which_they_are_passed() -> None:
    four, six = ildithia(FOUR), Desk((*FOUR, "david", "cody"), city="ildithia")
    for desk in (four, six):
        desk.set(cells.POPULATION, 99)
        passed(desk, "A")

    places = [four.letter(four.table.place_of(event.district)) for event in four.heard(CityMoved)]
    far = [six.letter(six.table.place_of(event.district)) for event in six.heard(CityMoved)]
    assert places == ["B", "C"]
    assert far == ["B", "C", "D"]
    assert six.letter(six.table.cells[cells.BOARD]) == "D"


@cites("RS-ILD.12", "RS-ILD.24")
def test_a_track_acts_from_top_to_bottom_and_counts_at_once() -> None:
    content = with_track("dazzle", "population per barricade", "base")
    desk = ildithia(content=content)
    desk.epic("A", "dazzle")
    desk.mark("A", 3)

    passed(desk, "D")

    assert acted(desk)[:3] == ["strengthen-black", "barricade", "duplicate-here"]
    assert desk.table.population() == 39


@cites("RS-ILD.14", "RS-ILD.15")
def test_duplicate_on_a_track_is_the_leftmost_action_of_the_districts_own_epic() -> None:
    alive, gone = ildithia(), ildithia()
    alive.epic("A", "loophole", bracket=0)
    for desk in (alive, gone):
        desk.mark("A", 1)
        passed(desk, "D")

    assert alive.great_brackets() == [2, 3, 2, 2]
    assert gone.great_brackets() == [2, 2, 2, 2]


@cites("RS-ILD.16")
def test_the_lowest_point_is_no_epic_action() -> None:
    desk = ildithia()
    desk.mark("A", 0)
    before = desk.table.cells[cells.GREAT_RESEARCH]

    passed(desk, "D")

    assert acted(desk) == []
    assert (desk.table.cells[cells.GREAT_RESEARCH], desk.marker("A")) == (before, 4)


@cites("RS-ILD.17", "RS-ILD.20")
def test_any_symbol_protects_the_own_district() -> None:
    desk = ildithia(("cody", "abraham", "prof"))
    desk.tokens("cody", 1)
    [die] = desk.show("cody", "orange money 2")

    desk.do("cody", die, "protect A money", "protect A money")
    after_die = desk.marker("A")
    desk.do("cody", "token", "protect A research")

    assert (after_die, desk.marker("A"), desk.table.money()) == (2, 1, 0)


@cites("RS-ILD.18", "RS-ILD.19")
def test_the_bottom_gives_two_research_once() -> None:
    desk = ildithia()
    desk.mark("A", 1)
    desk.set(cells.GREAT_RESEARCH, 9)
    first, second = desk.show("tia", "money", "attack")

    desk.do("tia", first, "protect A money", second)

    assert (desk.marker("A"), desk.table.cells[cells.GREAT_RESEARCH]) == (0, 7)
    assert desk.refused("tia", "protect A attack") is not None


@cites("RS-ILD.21")
def test_each_symbol_of_demolition_protects() -> None:
    desk = ildithia(("mizzy", "tia", "prof"))
    desk.set(cells.DEMOLITION_TOKENS, 2)
    desk.set(cells.GREAT_RESEARCH, 9)
    desk.epic("A", "ozone")
    [die] = desk.show("mizzy", "money")

    desk.do("mizzy", die, "activate demolition", "detonate 2", *["protect A attack"] * 4, "attack A epic")

    assert (desk.marker("A"), desk.table.cells[cells.GREAT_RESEARCH], desk.health("A")) == (0, 7, 7)


@cites("RS-ILD.22")
def test_book_example_inkom_territory() -> None:
    alive, gone = ildithia(("sam", "tia", "prof")), ildithia(("sam", "tia", "prof"))
    alive.epic("A", "loophole")
    for desk in (alive, gone):
        [die] = desk.show("sam", "black plan 2")
        desk.do("sam", die, "plan", "protect A plan")
        passed(desk, "D")

    assert alive.plans("sam") == (0, 1)
    assert (alive.great_brackets()[1], gone.great_brackets()[1]) == (4, 3)
    assert alive.count("barricade", "A") == 1
    assert (alive.table.population(), alive.marker("A")) == (40, 4)


@cites("RS-ILD.23")
def test_what_ildithia_adds_counts_in_the_same_epics_phase() -> None:
    from samovar.games.reckoners.tracks import Track

    desk = Desk(["tia", "abraham", "prof"], city="ildithia", great="steelheart", ring=None, great_at="C")
    desk.epic("A", "loophole")
    desk.mark("A", 3)
    passed(desk, "D")

    desk.alone(Track(1))

    assert desk.great_brackets()[1] == 4
    assert desk.table.base() == 1 + 4


@cites("RS-ILD.25")
def test_the_board_keeps_circling() -> None:
    desk = ildithia()
    desk.set(cells.POPULATION, 99)
    seen = []

    for _ in range(4):
        passed(desk, desk.letter(desk.table.cells[cells.BOARD]) if desk.table.cells[cells.BOARD] >= 0 else "D")
        seen.append(desk.letter(desk.table.cells[cells.BOARD]))

    assert sorted(seen) == ["A", "B", "C", "D"]


def newcago(sides: str = "aaa", **extra: object) -> Desk:
    """Harbor, Grant Park, Soldier Field … with their cards."""
    desk = Desk(newcago_cards=True, **extra)  # type: ignore[arg-type]
    for letter, side in zip("ABCDEFG", sides, strict=False):
        desk.card(letter, side)
    return desk


@cites("RS-NEW.4", "RS-NEW.5", "RS-NEW.10", "RS-INT.7")
def test_each_card_acts_once_and_the_great_epics_twice() -> None:
    desk = newcago(great_at="A")

    desk.alone(NewcagoCards())

    assert desk.count("barricade", "A") == 2
    assert (desk.count("enforcement", "B"), desk.count("red-shield", "C")) == (1, 1)


@cites("RS-NEW.6")
def test_cards_act_clockwise_from_the_great_epic_or_as_the_players_choose() -> None:
    desk = newcago("aaaa", team=["tia", "abraham", "prof"], great_at="C")
    chosen = newcago("aaa", great_at="C", content=playing(newcago__order="players"))

    desk.table.log = []
    desk.alone(NewcagoCards())
    chosen.alone(NewcagoCards())
    offered = chosen.offered("tia")

    order = [desk.letter(desk.table.place_of(event.district)) for event in desk.heard(ActPerformed)]
    assert order == ["C", "C", "D", "A", "B"]
    assert sorted(offered) == ["visit A", "visit B", "visit C"]


@cites("RS-NEW.7")
def test_a_card_needs_no_epic_and_its_pieces_count_in_the_activation_that_follows() -> None:
    desk = newcago(great_at="C")
    desk.epic("A", "faultline", bracket=2)

    desk.alone(NewcagoCards())
    desk.activate("A")

    assert desk.count("barricade", "A") == 2
    assert desk.table.population() == 38


@cites("RS-NEW.8", "RS-NEW.16", "RS-NEW.22")
def test_the_bonus_on_defeat_serves_one_reckoner_who_is_there_if_he_wants() -> None:
    both, away, declined = newcago(), newcago(at={"tia": "B", "abraham": "B"}), newcago()
    for desk in (both, away, declined):
        desk.epic("A", "dazzle", health=1)
        desk.give("abraham", "grenade-launcher")
        desk.do("abraham", "card grenade-launcher", "attack A epic")

    both.do("abraham", "first reward")
    offered = both.offered("abraham")
    both.do("abraham", "pick tia")
    both.do("tia", "earn", "earn")
    declined.do("abraham", "first bonus", "pass")

    assert offered == ["pick tia", "pick abraham", "pass"]
    assert both.table.money() == 4
    assert (away.table.money(), declined.table.money()) == (2, 2)


@cites("RS-NEW.11", "RS-NEW.12")
def test_an_assault_card_hits_the_next_reckoner_clockwise_its_own_district_first() -> None:
    ring = ["station-seven", "grant-park", "harbor", "soldier-field"]
    far = Desk(["tia", "abraham", "prof"], newcago_cards=True, ring=ring, great_at="B")
    near = Desk(["tia", "abraham", "prof"], newcago_cards=True, ring=ring, great_at="B")
    after = Desk(
        ["tia", "abraham", "prof"],
        newcago_cards=True,
        ring=ring,
        great_at="B",
        content=playing(newcago__assault_from="next"),
    )
    for desk, places in ((far, "CDD"), (near, "ABB"), (after, "ABB")):
        desk.card("A", "a")  # one die less
        for name, letter in zip(desk.team, places, strict=True):
            desk.stand(name, letter)
        if desk is after:
            desk.stand("prof", "C")
        desk.alone(NewcagoCards())

    assert [far.table.struck(seat, 1) for seat in range(3)] == [1, 0, 0]
    assert [near.table.struck(seat, 1) for seat in range(3)] == [1, 0, 0]
    assert [after.table.struck(seat, 1) for seat in range(3)] == [0, 1, 0]


@cites("RS-NEW.13", "RS-NEW.14")
def test_the_players_choose_among_several_and_the_repeat_takes_the_next_one() -> None:
    ring = ["station-seven", "grant-park", "harbor", "soldier-field"]
    shared = Desk(["tia", "prof", "sam"], newcago_cards=True, ring=ring, great_at="B")
    twice = Desk(["tia", "prof", "sam"], newcago_cards=True, ring=ring, great_at="A")
    for desk, places in ((shared, "CCD"), (twice, "CDD")):
        desk.card("A", "a")
        for name, letter in zip(desk.team, places, strict=True):
            desk.stand(name, letter)
        desk.alone(NewcagoCards())

    offered = shared.offered("tia")
    shared.do("tia", "pick prof")
    repeat = twice.offered("tia")
    twice.do("tia", "pick sam")

    assert offered == ["pick tia", "pick prof"]
    assert [shared.table.struck(seat, 1) for seat in range(3)] == [0, 1, 0]
    assert repeat == ["pick prof", "pick sam"]
    assert [twice.table.struck(seat, 1) for seat in range(3)] == [1, 0, 1]


@cites("RS-NEW.15")
def test_with_nobody_else_the_repeat_has_no_target() -> None:
    desk = Desk(["tia"], newcago_cards=True, ring=["station-seven", "harbor"], great_at="A")
    desk.card("A", "a")

    desk.alone(NewcagoCards())

    assert desk.table.struck(0, 1) == 1


@cites("RS-NEW.17")
def test_the_bonus_on_weakness_is_used_in_that_district() -> None:
    desk = newcago(at={"tia": "B"})
    desk.epic("B", "ozone", research=1)
    desk.epic("A", "dazzle")
    [die] = desk.show("tia", "research")

    desk.do("tia", die, "research B epic", "pick tia")
    offered = desk.offered("tia")
    desk.do("tia", "attack B epic")

    assert offered == ["attack B epic", "give-up"]
    assert desk.health("B") == 3


@cites("RS-NEW.18", "RS-NEW.19", "RS-NEW.20")
def test_the_bonus_for_a_symbol_takes_a_whole_die_once_a_card() -> None:
    ring = ["soldier-field", "harbor", "grant-park"]
    for content, again in ((None, False), (playing(newcago__once_per="reckoner"), True)):
        desk = Desk(["prof", "tia"], newcago_cards=True, ring=ring, epics={"A": "ozone"}, content=content)
        desk.card("A", "a")
        [double] = desk.show("prof", "black plan 2")
        [plan] = desk.show("tia", "plan")

        desk.do("prof", double, "trade A")
        moving = desk.refused("prof", "go B")
        desk.do("prof", "attack A epic", "attack A epic")
        desk.do("tia", plan)

        assert moving == "RS-NEW.20"
        assert (desk.health("A"), desk.plans("prof")) == (6, (0, 0))
        assert ("trade A" in desk.offered("tia")) == again


@cites("RS-NEW.21")
def test_the_bonus_of_reach_serves_everybody_there_and_nobody_who_left() -> None:
    ring = ["understreets", "harbor", "grant-park", "soldier-field"]
    desk = Desk(["tia", "prof", "sam"], newcago_cards=True, ring=ring, epics={"B": "ozone", "D": "dazzle"})
    desk.card("A", "a")
    [mine] = desk.show("tia", "contain")
    [yours] = desk.show("prof", "contain")

    desk.do("tia", mine, "contain B epic")
    desk.do("prof", yours, "contain D epic")
    desk.stand("tia", "C")
    [die] = desk.show("tia", "contain")
    desk.do("tia", die)

    assert (desk.bracket("B"), desk.bracket("D")) == (2, 2)
    assert desk.refused("tia", "contain D epic") == "RK-USE.2"


def test_acting_twice_in_a_row_is_the_same_as_two_acts() -> None:
    desk = Desk()

    desk.alone(Acting((3, 3), desk.place("A"), cells.NOWHERE))

    assert desk.count("barricade", "A") == 2
