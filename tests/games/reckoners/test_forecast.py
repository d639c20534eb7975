"""The forecast: what the Epics would take if they acted now, and nothing is touched by asking."""

from __future__ import annotations

from samovar.games.reckoners import cells, forecast
from samovar.games.reckoners.epics import ActivateEpics
from samovar.games.reckoners.great_epics import ActivateGreatEpic
from samovar.kernel.chance import OUTSIDE, seeded
from samovar.kernel.choice import READY
from samovar.kernel.fields import Fact
from samovar.kernel.steps import pending
from samovar.kernel.table import copy, same
from tests.games.reckoners.builders import Desk

# Together with the yellow track these cost five people.
FIRST = {"A": "curveball", "B": "conflux", "C": "dazzle"}


def told(desk: Desk) -> dict[str, Fact]:
    return {fact.key.removeprefix("fact-forecast-"): fact for fact in forecast.facts(desk.table)}


def test_the_forecast_says_what_then_happens() -> None:
    desk = Desk(epics=FIRST)
    before = desk.table.population()

    loss = told(desk)["population"].args
    desk.table.chance = seeded(1)
    desk.alone(ActivateEpics())
    desk.run(ActivateGreatEpic())

    assert loss["least"] == loss["most"] == before - desk.table.population() == 5


def test_a_forecast_that_was_made_once_is_made_again_when_the_city_has_changed() -> None:
    desk = Desk(epics=FIRST)
    known = told(desk)["population"].args
    first = desk.table.cells[cells.EPIC]

    desk.table.cells[cells.EPIC] = cells.NOWHERE
    other = told(desk)["population"].args
    desk.table.cells[cells.EPIC] = first

    assert other != known
    assert told(desk)["population"].args == known


def test_asking_for_a_forecast_changes_nothing() -> None:
    desk = Desk(epics=FIRST)
    before = copy(desk.table)

    forecast.facts(desk.table)

    assert same(desk.table, before)
    assert desk.table.chance == OUTSIDE


def test_a_contained_epic_is_forecast_to_do_no_harm() -> None:
    desk = Desk(epics=FIRST)
    desk.epic("A", "curveball", bracket=0)

    loss = told(desk)["population"].args

    assert loss["span"] == "4"


def test_dice_that_are_still_to_fall_make_a_span() -> None:
    desk = Desk(epics=FIRST, great="limelight", city="ildithia", ring=["old-stadium", "salt-gardens", "sharp-tower"])

    harms = forecast.forecast(desk.table)

    assert len({harm.population for harm in harms}) > 1


def test_the_last_people_of_the_city_are_not_forgotten() -> None:
    desk = Desk(epics=FIRST)
    desk.set(cells.POPULATION, 2)

    facts = forecast.facts(desk.table)

    assert facts[0].key == "fact-forecast-fall"
    assert facts[0].tone == "warning"


def test_who_says_ready_hears_the_forecast_first() -> None:
    desk = Desk(epics=FIRST)
    step = pending(desk.table)
    assert step is not None

    facts = step.facts(desk.table, 0, READY)

    assert [fact.key for fact in facts] == [fact.key for fact in forecast.facts(desk.table)]


def test_the_epic_that_kills_most_is_named() -> None:
    desk = Desk(epics=FIRST)
    desk.epic("A", "ozone", bracket=2)
    desk.pieces("enforcement", "A", 3)

    worst = told(desk)["worst"].args

    assert (worst["epic"]["id"], worst["loss"]) == ("ozone", 4)
