"""Hints: the engine tells which choices keep a goal within reach in this use step."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.hints import NO, UNKNOWN, YES, goals, hints
from samovar.kernel.chance import seeded
from samovar.kernel.choice import say
from samovar.kernel.errors import Unreadable
from samovar.kernel.table import copy, same
from tests.games.reckoners.builders import Desk


def told(desk: Desk, name: str, goal: str) -> dict[str, int]:
    return {desk.lettered(say(choice)): sure for choice, sure in hints(desk.table, desk.seat(name), desk.line(goal))}


def alone(desk: Desk, name: str) -> None:
    """Nobody else has anything left to spend."""
    for other in desk.team:
        if other != name:
            desk.show(other)
            desk.set(cells.ABILITY_USED + desk.seat(other), 1)
    desk.set(cells.ABILITY_USED + desk.seat(name), 1)


def test_spending_the_die_that_is_needed_loses_the_goal() -> None:
    desk = Desk(["megan", "david"])
    desk.epic("A", "curveball", health=2)
    first, _ = desk.show("megan", "attack", "attack")
    alone(desk, "megan")
    desk.do("megan", first)

    found = told(desk, "megan", "defeat A")

    assert found["attack A epic"] == YES
    assert found["go B"] == NO
    assert found["give-up"] == NO


def test_a_reckoner_elsewhere_may_still_come() -> None:
    desk = Desk(["megan", "david"], at={"megan": "B"})
    desk.epic("A", "curveball", health=1)
    money, attack = desk.show("megan", "money", "attack")
    alone(desk, "megan")

    found = told(desk, "megan", "defeat A")

    assert found[money] == YES
    desk.do("megan", attack)
    assert told(desk, "megan", "defeat A")["go A"] == NO


def test_finding_a_weakness_first_may_be_the_only_way() -> None:
    desk = Desk(["tia", "david"])
    desk.epic("A", "newton", research=1)
    desk.set(cells.HEALTH, 1000)
    research, attack, *_ = desk.show("tia", "research", "attack")
    alone(desk, "tia")

    weakened = told(desk, "tia", "weaken A")
    defeated = told(desk, "tia", "defeat A")

    assert weakened[research] == YES
    assert weakened[attack] == YES  # it need not be used first
    assert set(defeated.values()) == {NO}


def test_what_hangs_on_a_throw_is_not_certain() -> None:
    desk = Desk(["tia", "abraham"])
    desk.epic("A", "curveball", health=1)
    desk.show("abraham", "money")
    desk.show("tia")

    found = told(desk, "tia", "defeat A")

    assert found["card intel"] == UNKNOWN


def test_the_goals_that_can_be_asked_about() -> None:
    desk = Desk(epics={"A": "dazzle"})
    desk.epic("B", "ozone", research=0)

    assert [desk.lettered(goal) for goal in goals(desk.table)] == ["defeat B", "defeat A", "weaken A", "expose"]
    with pytest.raises(Unreadable):
        hints(desk.table, 0, "dance")


def test_the_last_blow_is_seen() -> None:
    desk = Desk(["megan", "david"], great_at="B")
    desk.set(cells.GREAT_RESEARCH, 0)
    desk.set(cells.GREAT_HEALTH, 2)
    one, two, three = desk.show("megan", "money", "attack", "attack")
    alone(desk, "megan")

    found = told(desk, "megan", "win")

    assert (found[one], found[two]) == (YES, NO)  # an attack spent on the way would be missing in the end
    desk.do("megan", one, "go B", two)
    assert told(desk, "megan", "win")["attack B great-epic"] == YES
    assert told(desk, "megan", "win")["go A"] == NO
    assert three


def test_another_epics_reward_can_be_the_way() -> None:
    desk = Desk(["megan", "david"])
    desk.epic("A", "instabam", health=1)
    desk.epic("B", "curveball", health=2)
    (attack,) = desk.show("megan", "attack")
    alone(desk, "megan")

    before = told(desk, "megan", "defeat B")
    desk.do("megan", attack)
    found = told(desk, "megan", "defeat B")

    assert before[attack] == YES
    assert found["attack A epic"] == YES  # its reward strikes twice, wherever the team likes
    assert found["go B"] == NO


def test_a_chain_that_falls_short_by_one_is_no_way() -> None:
    desk = Desk(["megan", "david"])
    desk.epic("A", "instabam", health=1)
    desk.epic("B", "curveball", health=3, research=2)
    (attack,) = desk.show("megan", "attack")
    alone(desk, "megan")

    assert told(desk, "megan", "defeat B") == {attack: NO, "ready": NO}


def test_beyond_its_bound_the_search_does_not_pretend_to_know() -> None:
    desk = Desk(["megan", "david"])
    desk.epic("A", "instabam", health=1)
    desk.epic("B", "curveball", health=3, research=2)
    desk.show("megan", "attack")
    alone(desk, "megan")

    found = hints(desk.table, 0, desk.line("defeat B"), most=2)

    assert [sure for _, sure in found] == [UNKNOWN, NO]  # who stops leaves nothing to search


def test_protected_people_may_be_the_last_piece_of_research() -> None:
    desk = Desk(["megan", "david"], great="limelight", city="ildithia", great_at="C")
    desk.set(cells.GREAT_RESEARCH, 2)
    desk.mark("A", 1)
    desk.mark("B", 2)
    (money,) = desk.show("megan", "money")
    alone(desk, "megan")

    assert told(desk, "megan", "expose")[money] == YES
    desk.do("megan", money)
    found = told(desk, "megan", "expose")
    assert found["protect A money"] == YES
    assert found["earn"] == NO


def test_in_babilar_the_last_track_is_looked_for_wherever_it_is() -> None:
    desk = Desk(["megan", "david"], great="regalia", city="babilar", great_at="C")
    for letter in "ABC":
        desk.mark(letter, 0)
    desk.mark("B", 1)
    money, research = desk.show("megan", "money", "research")
    alone(desk, "megan")

    found = told(desk, "megan", "expose")

    assert (found[money], found[research]) == (YES, NO)  # one of them must bring her there


def test_hints_throw_no_dice_even_where_the_table_would() -> None:
    desk = Desk(["tia", "abraham"])
    desk.epic("A", "curveball", health=1)
    desk.show("abraham", "money")
    desk.show("tia")
    desk.table.chance = seeded(1)
    before = copy(desk.table)

    found = told(desk, "tia", "defeat A")

    assert found["card intel"] == UNKNOWN
    assert same(desk.table, before)
