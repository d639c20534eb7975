"""The Steam Decline."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.rows import (
    EXILED_BASIC,
    FARMS_LEFT,
    FLOORS_LEFT,
    GEO,
    INCUBATION,
)
from samovar.games.steamwatchers.scoring import count_geo, geo
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    C,
    build,
    choose,
    europe,
    fuel,
    lines,
    offered,
    put,
    question,
    reserve,
    run,
    steam,
    zone,
)


def before_decline(*clans: str, scenario: str = "war"):
    """Each clan has a soldier somewhere without steam, and its Ambassador on the Reservation track."""
    table = europe(*(clans or ("catabates", "rhone")), scenario=scenario)
    homes = ("skane", "eire", "sicilia", "lusitania")
    for seat in range(table.seats):
        put(table, seat, homes[seat], 1)
    reserve(table, *("watcher-1", "legate", "archon", "watcher-4")[: table.seats])
    return table


@cites("SW-DECL.1", "SW-DECL.2")
def test_every_column_loses_a_floor_to_the_reserve():
    table = before_decline()
    for where, floors in (("rhone", 5), ("gironde", 3), ("breizh", 1)):
        steam(table, where, floors)
    before = int(table.cells[FLOORS_LEFT])

    run(table, Decline())

    assert [table.floors(zone(where)) for where in ("rhone", "gironde", "breizh")] == [4, 2, 0]
    assert table.cells[FLOORS_LEFT] == before + 3


@cites("SW-DECL.3", "SW-DECL.4", "A-DECL-BEACON-FARM")
def test_zones_without_units_decline_first_without_incubation_or_farm():
    table = before_decline()
    steam(table, "rhone", 2)
    steam(table, "gironde", 1)
    build(table, "gironde", "beacon")

    run(table, Decline())

    assert table.floors(zone("rhone")) == 1
    assert table.floors(zone("gironde")) == 0
    assert table.cells[INCUBATION + A] == 0
    assert question(table) == ""


@cites("SW-DECL.5", "SW-STEAM.1")
def test_a_column_beside_units_raises_incubation():
    table = before_decline()
    put(table, A, "rhone", 1)
    put(table, A, "gironde", 1)
    steam(table, "rhone", 3)
    steam(table, "gironde", 2)

    run(table, Decline())
    choose(table, "lower rhone")
    count_geo(table)

    assert [table.floors(zone(where)) for where in ("rhone", "gironde")] == [2, 1]
    assert table.cells[INCUBATION + A] == 2
    assert table.cells[GEO + A] == 3


@cites("SW-DECL.6")
def test_a_last_floor_raises_it_too_once_for_the_column():
    table = before_decline()
    put(table, A, "rhone", 4)
    steam(table, "rhone", 1)
    table.cells[INCUBATION + A] = 2

    run(table, Decline())

    assert table.floors(zone("rhone")) == 0
    assert table.cells[INCUBATION + A] == 3


@cites("SW-DECL.7", "SW-FUEL.9")
def test_where_the_last_floor_went_a_farm_may_be_built_for_a_barrel():
    table = before_decline()
    put(table, A, "rhone", 1)
    steam(table, "rhone", 1)
    fuel(table, A, contraband=1)

    run(table, Decline())
    options = lines(table)
    choose(table, "grow farm")

    assert options == ["grow farm", "refuse"]
    assert table.farms(zone("rhone")) == 1
    assert table.fuel(A) == 0
    assert table.cells[INCUBATION + A] == 2


@cites("SW-DECL.7", "SW-COMP.21")
@pytest.mark.parametrize("lacking", ["fuel", "farms"])
def test_without_fuel_or_farms_none_is_offered(lacking):
    table = before_decline()
    put(table, A, "rhone", 1)
    steam(table, "rhone", 1)
    if lacking == "fuel":
        fuel(table, A)
    else:
        table.cells[FARMS_LEFT] = 0

    run(table, Decline())

    assert question(table) == ""


@cites("SW-DECL.8")
def test_players_decline_in_reservation_order():
    table = before_decline("catabates", "rhone", "menrau")
    reserve(table, "legate", "watcher-1", "archon")
    for seat, where in ((A, "rhone"), (B, "gironde"), (C, "breizh")):
        put(table, seat, where, 1)
        steam(table, where, 1)
    order = []

    run(table, Decline())
    while asked(table):
        order.append(asked(table)[0])
        choose(table, "refuse")

    assert order == [B, A, C]


@cites("SW-DECL.9")
def test_each_player_orders_his_own_zones():
    table = before_decline()
    for where in ("rhone", "gironde", "breizh"):
        put(table, A, where, 1)
        steam(table, where, 2)

    run(table, Decline())
    first = offered(table, "lower")
    choose(table, "lower breizh")

    assert sorted(first) == ["breizh", "gironde", "rhone"]
    assert sorted(offered(table, "lower")) == ["gironde", "rhone"]
    assert table.cells[INCUBATION + A] == 1


@cites("A-DECL-MIDEXILE")
def test_a_zone_emptied_by_exile_declines_without_incubation_or_farm():
    table = before_decline()
    put(table, A, "rhone", 1)
    put(table, A, "gironde", 1)
    steam(table, "rhone", 2)
    steam(table, "gironde", 1)
    table.cells[INCUBATION + A] = 4

    run(table, Decline())
    choose(table, "lower rhone", "exile basic gironde")

    assert table.floors(zone("gironde")) == 0
    assert table.cells[INCUBATION + A] == 5
    assert table.cells[EXILED_BASIC + A] == 1
    assert question(table) == ""


@cites("A-DECL-FARM")
def test_a_farm_is_still_offered_where_the_column_cost_the_last_unit():
    table = before_decline()
    put(table, A, "rhone", 1)
    steam(table, "rhone", 1)
    table.cells[INCUBATION + A] = 4

    run(table, Decline())
    choose(table, "exile basic rhone", "grow farm", "pay 1 0")

    assert table.farms(zone("rhone")) == 1
    assert table.control(zone("rhone")) == NONE


def test_a_full_zone_gives_up_a_structure_for_the_farm():
    table = before_decline()
    put(table, A, "rhone", 1)
    build(table, "rhone", "turret", "turret")
    steam(table, "rhone", 1)

    run(table, Decline())
    choose(table, "grow farm", "pay 1 0")

    assert table.farms(zone("rhone")) == 1
    assert table.turrets(zone("rhone")) == 1


def test_geo_counts_what_is_left_after_the_decline():
    table = before_decline()
    put(table, A, "rhone", 1)
    steam(table, "rhone", 3)

    run(table, Decline())

    assert geo(table, A) == 2
