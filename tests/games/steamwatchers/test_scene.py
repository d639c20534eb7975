"""What boards are told of a moment: where it takes place, where it leads, and one's own plan, never another's."""

from __future__ import annotations

from typing import Any

import pytest

from samovar.games.steamwatchers.choices import Plan
from samovar.games.steamwatchers.content.effects import ATTACKING
from samovar.games.steamwatchers.content.ids import NONE, ORDER_IDS
from samovar.games.steamwatchers.flight import Overflow
from samovar.games.steamwatchers.march import BY_SEA, Grouping
from samovar.games.steamwatchers.planning import Planning
from samovar.games.steamwatchers.spark_of_hope.journey import CaravanManoeuvre
from samovar.games.steamwatchers.spark_of_hope.losses import CaravanOverflow
from samovar.games.steamwatchers.spark_of_hope.sensors import LentSupport
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.steps import act
from samovar.kernel.table import SPECTATOR
from samovar.kernel.view import view
from tests.games.steamwatchers.builders import GAME, A, B, activation, put, run, zone
from tests.games.steamwatchers.spark_of_hope.test_reasons import convoy
from tests.games.steamwatchers.test_reasons import iberia


def scene(table: SteamTable, seat: int = A) -> dict[str, Any]:
    return GAME.scene(view(table, seat), seat)


def test_a_group_that_is_made_up_has_its_way():
    by_sea = run(iberia(), Grouping(A, zone("castilla"), NONE, zone("lusitania"), BY_SEA))
    marching = run(iberia(), Grouping(A, zone("castilla"), zone("lusitania"), zone("andalus"), 2))

    assert scene(by_sea) == {"doing": "grouping", "at": "castilla", "goal": "lusitania", "sailing": True}
    assert scene(marching) == {"doing": "grouping", "at": "castilla", "via": "lusitania", "goal": "andalus"}


@pytest.mark.parametrize("caravan", [False, True])
def test_a_flight_without_room_leads_to_its_refuge(caravan):
    table = convoy() if caravan else iberia()
    put(table, A, "castilla", 2)
    step = CaravanOverflow(A, zone("castilla"), zone("andalus"), 1, B)

    run(table, step if caravan else Overflow(A, zone("castilla"), zone("andalus"), 1))

    assert scene(table) == {"doing": "fleeing", "at": "castilla", "goal": "andalus"}


def test_a_caravan_drives_from_where_it_stands_and_lends_its_strength_to_a_combat():
    driving = run(convoy(), CaravanManoeuvre(A))
    lending = run(convoy(), LentSupport(A, zone("catalunya"), ATTACKING))

    assert scene(driving) == {"doing": "driving", "at": "castilla"}
    assert scene(lending) == {"doing": "lending", "at": "catalunya", "goal": "catalunya"}


def test_an_activation_takes_place_in_its_zone_and_nothing_after_the_end():
    table = activation(iberia(), A, "lusitania")
    over = iberia()
    over.stack.clear()

    assert scene(table) == {"doing": "acting", "at": "lusitania"}
    assert scene(table, SPECTATOR) == scene(table)
    assert scene(over) == {}


def test_a_sealed_plan_is_in_the_scene_of_its_owner_alone():
    table = run(iberia(), Planning())
    orders = (zone("lusitania"), ORDER_IDS.index("move"))

    act(table, A, Plan(orders))

    assert scene(table, A) == {"doing": "planning", "orders": [("lusitania", "move")]}
    assert scene(table, B) == {"doing": "planning"}
    assert scene(table, SPECTATOR) == {"doing": "planning"}
