"""Tables of the Free scenario as the players agree on them: other numbers, other zones."""

from __future__ import annotations

import pytest

from samovar.games.steamfront.aids.workshop import craft
from samovar.games.steamfront.building import DRAWN, DrawTable
from samovar.games.steamfront.events import Laid, Marked
from samovar.games.steamfront.placing import Plan
from samovar.games.steamfront.table import (
    DEPLOYMENT,
    OBJECTIVE_COUNT,
    OBJECTIVE_X,
    OBJECTIVE_Y,
    PIECE,
    PIECES,
    FrontTable,
)
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, options, pending
from samovar.ledger.rules import cites
from tests.games.steamfront.builders import CONTENT, GAME, Stage

BUILDING = ("ZoneChoice", "Picking", "Laying", "Marking")


def built(seed: int, **config: object) -> FrontTable:
    """A table that the players built by the first best choices."""
    wanted = {name.replace("_", "-"): value for name, value in config.items()}
    table = new_table(GAME, {"table": "build", **wanted}, seeded(seed))
    assert isinstance(table, FrontTable)
    table.log = []
    while type(pending(table)).__name__ in BUILDING:
        act(table, asked(table)[0], options(table, asked(table)[0])[0])
    return table


@cites("SF-9.1.2", "SF-9.1.10", "A-37")
@pytest.mark.parametrize(
    ("terrain", "objectives", "neutral"), [("4", "2", 2), ("8", "4", 2), ("0", "6", 2), ("3", "1", 1)]
)
def test_numbers_other_than_the_recommended_can_be_agreed_on(terrain: str, objectives: str, neutral: int):
    table = built(3, terrain_count=terrain, objective_count=objectives)

    pieces = [place for place in range(PIECES) if table.cells[PIECE + place]]
    assert len(pieces) == int(terrain)
    assert table.cells[OBJECTIVE_COUNT] == int(objectives)
    assert table.log is not None
    laid = [told.event for told in table.log if isinstance(told.event, (Laid, Marked))]
    assert len(laid) == int(terrain) + int(objectives)
    plan = Plan(table)
    marks = [
        (int(table.cells[OBJECTIVE_X + one]), int(table.cells[OBJECTIVE_Y + one])) for one in range(int(objectives))
    ]
    assert len([mark for mark in marks if plan.is_neutral(mark)]) >= neutral


@cites("SF-9.1.2", "A-37")
def test_what_was_not_agreed_on_is_still_drawn():
    stage = Stage()
    draw = DrawTable(DRAWN, DRAWN, 4)

    seen = {draw.drawn(stage.table, outcome) for outcome in range(draw.ways(stage.table))}

    assert seen == {(deployment, terrain, 4) for deployment in range(3) for terrain in (5, 6, 7)}


@cites("SF-9.1.1", "SF-9.1.2")
def test_players_who_agree_on_everything_draw_nothing_else():
    table = new_table(
        GAME,
        {"table": "build", "deployment": "avenue", "terrain-count": "4", "objective-count": "2"},
        seeded(1),
    )

    assert table.cells[DEPLOYMENT] - 1 == CONTENT.deployments.index("avenue")


@cites("A-31", "SF-9.1.2")
def test_more_objectives_than_a_table_can_hold_are_refused_before_the_game():
    with pytest.raises(Illegal) as refused:
        new_table(GAME, {"table": "build", "objective-count": "7", "objective-diameter": 60}, seeded(1))

    assert refused.value.refusal.rule == "A-31"
    assert refused.value.refusal.key == "why-too-many-objectives"


@cites("SF-9.1.1")
def test_an_agreed_deployment_counts_on_a_ready_made_table():
    own = new_table(GAME, {"table": "rue-effondree", "deployment": "avenue"}, seeded(1))
    with pytest.raises(Illegal) as refused:
        new_table(GAME, {"table": "rue-effondree", "deployment": "front"}, seeded(1))

    assert own.cells[DEPLOYMENT] - 1 == CONTENT.deployments.index("avenue")
    assert refused.value.refusal.rule == "SF-9.1.6"


BOTH_WAYS = "front/mur-droit@15000,15000,0/15000,12000"


@cites("SF-9.1.1")
@pytest.mark.parametrize("deployment", ["front", "avenue"])
def test_where_the_scenery_lies_right_a_table_is_played_with_the_agreed_zones(deployment: str):
    table = new_table(GAME, {"table": BOTH_WAYS, "deployment": deployment}, seeded(1))

    assert table.cells[DEPLOYMENT] - 1 == CONTENT.deployments.index(deployment)


@cites("SF-9.1.2")
def test_a_table_of_ones_own_has_the_numbers_that_were_agreed_on():
    for key, count, why in (
        ("terrain-count", "2", "why-terrain-count"),
        ("objective-count", "3", "why-objective-count"),
    ):
        with pytest.raises(Illegal) as refused:
            new_table(GAME, {"table": BOTH_WAYS, key: count}, seeded(1))
        assert (refused.value.refusal.rule, refused.value.refusal.key) == ("SF-9.1.2", why)
    assert new_table(GAME, {"table": BOTH_WAYS, "terrain-count": "1", "objective-count": "1"}, seeded(1)).stack


@cites("SF-9.1.2", "A-37")
def test_the_table_builder_takes_any_number_and_says_which_are_usual():
    few = craft(CONTENT, "table-check", {"code": BOTH_WAYS, "wanted": 1})
    usual = craft(CONTENT, "table-check", {"code": craft(CONTENT, "table-random", {"seed": 5})["code"]})
    even = craft(CONTENT, "table-random", {"seed": 5, "pieces": 9, "objectives": 4})

    assert (few["complete"], few["usual"]) == (True, False)
    assert (usual["complete"], usual["usual"]) == (True, True)
    assert (len(even["pieces"]), len(even["objectives"])) == (9, 4)
    assert few["counts"]["objectives"]["recommended"] == [3, 5]
    with pytest.raises(Unreadable):
        craft(CONTENT, "table-random", {"seed": 5, "pieces": 13})
