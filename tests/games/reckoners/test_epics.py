"""Epics: their actions, how they grow, how they are replaced."""

from __future__ import annotations

from samovar.games.reckoners import cells
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.content.ids import EPICS
from samovar.games.reckoners.epics import ActivateEpics, AddEpics, Advance
from samovar.games.reckoners.events import ActPerformed, Arrived, EpicActed
from samovar.games.reckoners.losses import Discovery
from samovar.kernel.chance import seeded
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk, edition, playing, with_track

FOUR = ("tia", "abraham", "prof", "megan")


def actions(desk: Desk) -> list[str]:
    """The actions performed so far, as words."""
    words = edition().acts.ids
    return [words[event.action] for event in desk.heard(ActPerformed)]


@cites("RK-EPIC.2", "RS-SHIELD.7")
def test_an_epic_performs_what_lies_left_of_its_bracket_left_to_right() -> None:
    desk = Desk(epics={"A": "conflux"})

    desk.activate("A")

    assert actions(desk) == ["enforcement", "red-shield", "enforcement"]
    assert (desk.count("enforcement", "A"), desk.great_brackets()) == (2, [2, 2, 2, 2])


@cites("RK-EPIC.3")
def test_a_contained_epic_does_nothing_but_grow() -> None:
    desk = Desk()
    desk.epic("A", "conflux", bracket=0)

    desk.activate("A")

    assert actions(desk) == []
    assert desk.bracket("A") == 1


@cites("RK-EPIC.4")
def test_epics_act_clockwise_from_the_great_epic() -> None:
    epics = {"A": "digzone", "B": "dazzle", "C": "ozone", "D": "conflux"}
    desk = Desk(["tia", "abraham", "prof"], epics=epics, great_at="C")

    desk.alone(ActivateEpics())
    while desk.table.stack:
        desk.do(desk.asked()[0], desk.offered(desk.asked()[0])[0])

    assert [EPICS[event.epic] for event in desk.heard(EpicActed)] == ["ozone", "conflux", "digzone", "dazzle"]


@cites("RK-EPIC.4", "RK-EPIC.17")
def test_the_players_order_the_epics_where_the_parameter_says_so() -> None:
    desk = Desk(epics={"A": "digzone", "B": "shadowblight"}, content=playing(epic__order="players"))

    desk.alone(ActivateEpics())
    offered = desk.offered("tia")
    desk.do("tia", "visit B", "visit A")

    assert sorted(offered) == ["visit A", "visit B"]
    assert [EPICS[event.epic] for event in desk.heard(EpicActed)] == ["shadowblight", "digzone"]


@cites("RK-EPIC.5", "RK-EPIC.15", "RK-EPIC.16")
def test_a_replacement_acts_in_the_round_in_which_it_arrives() -> None:
    desk = Desk(epics={"B": "loophole"})
    desk.epic("B", "loophole", health=1)
    desk.stand("abraham", "B")
    [die] = desk.show("abraham", "attack")
    desk.do("abraham", die, "attack B epic")

    desk.table.chance = seeded(8)
    desk.alone(AddEpics())
    desk.table.log = []
    desk.alone(ActivateEpics())

    acted = [EPICS[event.epic] for event in desk.heard(EpicActed)]
    assert len(acted) >= 1
    assert "loophole" not in acted


@cites("RK-EPIC.6", "RK-EPIC.7")
def test_after_acting_the_bracket_moves_by_one_and_the_enforcement_there() -> None:
    fresh = Desk(epics={"A": "curveball"})
    grown = Desk(epics={"A": "dazzle"})
    grown.pieces("enforcement", "A", 2)

    fresh.activate("A")
    grown.alone(Advance(grown.place("A")))

    assert actions(fresh) == ["population", "enforcement", "barricade"]
    assert fresh.bracket("A") == 3 + 1 + 1
    assert grown.bracket("A") == 6


@cites("RK-EPIC.6")
def test_advance_by_enforcement_alone_or_before_acting_where_the_parameters_say_so() -> None:
    alone = Desk(epics={"A": "dazzle"}, content=playing(epic__advance="enforcement"))
    before = Desk(epics={"A": "digzone"}, content=playing(epic__advance_timing="before"))

    alone.alone(Advance(alone.place("A")))
    before.activate("A")

    assert alone.bracket("A") == 3
    assert actions(before) == ["barricade", "base", "strengthen-blue"]  # the list was fixed when it began
    assert before.bracket("A") == 4


@cites("RK-EPIC.8")
def test_each_space_beyond_the_end_performs_the_last_action_at_once() -> None:
    desk = Desk()
    desk.epic("A", "curveball", bracket=7)
    desk.pieces("enforcement", "A", 2)

    desk.alone(Advance(desk.place("A")))

    assert desk.bracket("A") == 8
    assert desk.table.population() == 38


@cites("RK-EPIC.9")
def test_attacks_on_the_population_cost_one_or_two() -> None:
    content = edition()
    desk = Desk()
    desk.set(cells.POPULATION, 20)

    desk.alone(Acting((content.acts.number("population 2"),), desk.place("A"), cells.NOWHERE))

    assert desk.table.population() == 18


@cites("RK-EPIC.10", "RK-EPIC.11", "RK-EPIC.12", "RK-BASE.1")
def test_enforcement_barricade_and_discovery() -> None:
    content = edition()
    desk = Desk()
    desk.pieces("enforcement", "A", 1)
    desk.set(cells.BASE, 4)
    row = [content.acts.number(word) for word in ("enforcement", "barricade", "base")]

    desk.alone(Acting(tuple(row), desk.place("A"), cells.NOWHERE))

    assert (desk.count("enforcement", "A"), desk.count("barricade", "A"), desk.table.base()) == (2, 1, 5)


@cites("RK-EPIC.13")
def test_strengthening_a_track_moves_the_great_epics_bracket_wherever_he_stands() -> None:
    content = edition()
    desk = Desk(great_at="C")

    desk.alone(Acting((content.acts.number("strengthen-blue"),) * 2, 0, cells.NOWHERE))

    assert desk.great_brackets() == [2, 2, 2, 4]


@cites("RK-EPIC.17")
def test_empty_districts_are_refilled_clockwise_from_the_great_epic() -> None:
    desk = Desk(["tia", "abraham", "prof"], epics={"A": "dazzle", "C": "ozone"}, great_at="C")
    desk.table.log = []

    desk.alone(AddEpics())
    desk.throw(0, 0)

    places = [desk.table.place_of(event.district) for event in desk.heard(Arrived)]
    assert [desk.letter(place) for place in places] == ["D", "B"]


@cites("RK-EPIC.18")
def test_an_empty_deck_is_rebuilt_from_the_defeated() -> None:
    desk = Desk(epics={"A": "dazzle"})
    for epic in range(39):
        if desk.table.cells[cells.EPIC_AT + epic] == cells.DECK:
            desk.set(cells.EPIC_AT + epic, cells.OUT)
    for epic in (5, 6, 7):
        desk.set(cells.EPIC_AT + epic, cells.GONE)

    desk.alone(AddEpics())
    desk.throw(0, 0)

    at = [desk.table.cells[cells.EPIC_AT + epic] for epic in (5, 6, 7)]
    assert sorted(at) == [cells.DECK, cells.IN_PLAY, cells.IN_PLAY]


@cites("RK-EPIC.19")
def test_what_epics_strengthened_counts_for_the_great_epic_in_the_same_round() -> None:
    from samovar.games.reckoners.tracks import Track

    desk = Desk(FOUR, great_at="A")
    desk.great_brackets(2, 2, 3, 2)

    desk.alone(Track(2))

    assert desk.table.in_city(cells.ENFORCERS) == 2 + 1 + 1


@cites("RK-BASE.1", "RK-BASE.2", "RK-BASE.4")
def test_a_discovery_beyond_the_bottom_costs_a_die_for_good() -> None:
    desk = Desk()
    desk.set(cells.BASE, 9)

    desk.alone(Discovery(2, cells.NOWHERE))
    desk.do("tia", "pick tia", "lose 4")

    assert desk.table.base() == 1
    assert len(desk.table.dice_of(0)) == 5
    assert desk.table.cells[cells.RESERVE + 1] == 7 - 3 + 1


@cites("RK-BASE.4")
def test_a_lost_die_may_leave_the_game_where_the_parameter_says_so() -> None:
    desk = Desk(content=playing(base_track__lost_die="out"))
    desk.set(cells.BASE, 10)
    before = desk.table.cells[cells.RESERVE + 1]

    desk.alone(Discovery(1, cells.NOWHERE))
    desk.do("tia", "pick tia", "lose 4")

    assert desk.table.cells[cells.RESERVE + 1] == before


@cites("RK-BASE.3", "RS-BAB.14")
def test_the_loser_may_give_a_die_already_spent() -> None:
    desk = Desk()
    spent, keep = desk.show("tia", "money", "attack")
    desk.do("tia", spent, "earn")
    desk.set(cells.BASE, 10)

    desk.run(Discovery(1, 0))
    desk.do("tia", "pick tia", spent.replace("die", "lose"))

    assert keep in desk.offered("tia")


@cites("RK-BASE.5")
def test_the_last_die_is_safe_and_with_nobody_left_the_population_pays() -> None:
    desk = Desk(["tia", "abraham", "prof"])
    for seat in (0, 1):
        for die in desk.table.dice_of(seat)[1:]:
            desk.set(cells.COLOUR + seat * cells.DICE + die, cells.NOWHERE)
    desk.set(cells.BASE, 10)

    desk.alone(Discovery(1, cells.NOWHERE))
    asked = desk.asked()
    for die in desk.table.dice_of(2)[1:]:
        desk.set(cells.COLOUR + 2 * cells.DICE + die, cells.NOWHERE)
    desk.set(cells.BASE, 10)
    desk.alone(Discovery(1, cells.NOWHERE))

    assert asked == ["prof"]
    assert desk.table.population() == 39


@cites("RK-BASE.6")
def test_discoveries_left_over_go_on_from_the_top() -> None:
    desk = Desk()
    desk.set(cells.BASE, 10)

    desk.alone(Discovery(3, cells.NOWHERE))
    desk.do("tia", "pick abraham")
    desk.do("abraham", "lose 1")

    assert desk.table.base() == 3


@cites("RK-BASE.7", "RS-EQ.14")
def test_dish_soap_hides_the_base_but_never_above_the_top() -> None:
    desk = Desk()
    desk.give("tia", "dish-soap")
    desk.set(cells.BASE, 6)
    [die] = desk.show("tia", "money")

    desk.do("tia", die, "activate dish-soap")

    assert desk.table.base() == 5
    top = Desk()
    top.give("tia", "dish-soap")
    [die] = top.show("tia", "attack")
    top.do("tia", die, "activate dish-soap", "earn")
    assert (top.table.base(), top.table.money()) == (1, 1)


@cites("RS-ACT.11", "RS-ACT.14")
def test_what_strengthening_uncovers_is_not_performed_in_the_same_activation() -> None:
    war = Desk(epics={"A": "calling-war"})
    tower = Desk(epics={"A": "strongtower"})

    war.activate("A")
    tower.activate("A")

    assert actions(war) == ["enforcement", "strengthen", "strengthen-red"]
    assert war.bracket("A") == 4 + 1 + 1
    assert actions(tower) == ["strengthen", "enforcement", "population"]


@cites("RS-ACT.14")
def test_the_live_bracket_decides_where_the_parameter_says_so() -> None:
    desk = Desk(epics={"A": "strongtower"}, content=playing(epic__snapshot="live"))

    desk.activate("A")

    assert actions(desk) == ["strengthen", "enforcement", "population", "strengthen-red"]


@cites("RS-ACT.10", "RS-ACT.13")
def test_strengthening_moves_the_bracket_or_repeats_the_last_action() -> None:
    content = edition()
    desk, end = Desk(epics={"A": "curveball"}), Desk()
    end.epic("A", "curveball", bracket=8)

    for one in (desk, end):
        one.alone(Acting((content.acts.number("strengthen"),), one.place("A"), cells.NOWHERE))

    assert desk.bracket("A") == 4
    assert (end.bracket("A"), end.table.population()) == (8, 39)


@cites("RS-ACT.12")
def test_an_epic_strengthened_before_its_activation_performs_more() -> None:
    content = edition()
    desk = Desk(epics={"A": "backbreaker"})
    desk.alone(Acting((content.acts.number("strengthen"),), desk.place("A"), cells.NOWHERE))
    desk.table.log = []

    desk.activate("A")

    assert actions(desk) == ["strengthen", "population", "base", "strengthen-yellow"]


@cites("RS-INT.1")
def test_a_last_action_that_strengthens_ends() -> None:
    desk = Desk(content=with_track("curveball", "population", "strengthen"))
    desk.epic("A", "curveball", bracket=2)

    desk.activate("A")

    assert desk.bracket("A") == 2
    assert desk.table.stack == []
