"""Hints: the engine tells which choices keep a goal within reach in this use step."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.hints import NO, UNKNOWN, YES, goals, hints
from samovar.kernel.choice import say
from samovar.kernel.errors import Unreadable
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

    assert [desk.lettered(goal) for goal in goals(desk.table)] == ["defeat A", "weaken A", "defeat B", "expose"]
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
