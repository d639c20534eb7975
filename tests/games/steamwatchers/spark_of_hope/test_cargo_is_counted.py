"""Cargo is counted: what is loaded leaves the zone, what is set down comes back, what is lost goes where it belongs."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import STRUCTURE_IDS
from samovar.games.steamwatchers.rows import (
    BEACONS,
    BEACONS_BOXED,
    FARMS,
    FARMS_BOXED,
    RESERVE_BASIC,
    RESERVE_ELITE,
    SEATS,
    TOXICS,
    TOXICS_BOXED,
    TURRETS,
    TURRETS_BOXED,
    WAGON_TROPHIES,
    WAGONS,
    WAGONS_TAKEN,
)
from samovar.games.steamwatchers.spark_of_hope.losses import capture_wagons
from samovar.games.steamwatchers.spark_of_hope.table import HopeTable
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import build, put, zone
from tests.games.steamwatchers.spark_of_hope.builders import aboard, carried, hope, park

HERE, THERE = "occitania-bassa", "catalunya"
kinds = pytest.mark.parametrize("kind", STRUCTURE_IDS)
seats = pytest.mark.parametrize("seat", [0, 1])


def standing(table: HopeTable, where: str, kind: str, seat: int) -> int:
    row = {"farm": FARMS, "turret": TURRETS, "toxic-farm": TOXICS}.get(kind)
    cell = BEACONS + zone(where) * SEATS + seat if row is None else row + zone(where)
    return int(table.cells[cell])


def boxed(table: HopeTable, kind: str, seat: int) -> int:
    row = {"farm": FARMS_BOXED, "turret": TURRETS_BOXED, "toxic-farm": TOXICS_BOXED}.get(kind, BEACONS_BOXED + seat)
    return int(table.cells[row])


def loaded(table: HopeTable, seat: int) -> list[str]:
    return [STRUCTURE_IDS[number] for number in table.structures_aboard(seat)]


def stocked(kind: str, seat: int) -> HopeTable:
    """A zone of this seat with two structures of a kind, or as many as a zone may hold."""
    table = hope("menrau", "rhein-stamm")
    put(table, seat, HERE, 1)
    put(table, seat, THERE, 1)
    build(table, HERE, kind, kind, seat=seat)
    return table


@cites("SH-TL.12")
@kinds
@seats
def test_a_structure_that_is_loaded_leaves_its_zone_and_one_that_is_set_down_comes_back(kind, seat):
    table = stocked(kind, seat)
    number = STRUCTURE_IDS.index(kind)
    before = standing(table, HERE, kind, seat)

    table.load_structure(seat, zone(HERE), number)

    assert standing(table, HERE, kind, seat) == before - 1
    assert (loaded(table, seat), loaded(table, 1 - seat)) == ([kind], [])
    table.unload_structure(seat, zone(THERE), number)
    assert (standing(table, HERE, kind, seat), standing(table, THERE, kind, seat)) == (before - 1, 1)
    assert loaded(table, seat) == []


@cites("SH-TL.11", "A-SH-TL")
@kinds
@seats
def test_lost_cargo_returns_to_the_clan_reserve_and_its_structures_to_the_box(kind, seat):
    table = stocked(kind, seat)
    table.load_structure(seat, zone(HERE), STRUCTURE_IDS.index(kind))
    reserves = [(int(table.cells[RESERVE_BASIC + one]), int(table.cells[RESERVE_ELITE + one])) for one in (0, 1)]
    box = [boxed(table, each, seat) for each in STRUCTURE_IDS]
    aboard(table, seat, 2, 1)

    table.lose_cargo(seat)

    after = [(int(table.cells[RESERVE_BASIC + one]), int(table.cells[RESERVE_ELITE + one])) for one in (0, 1)]
    assert after == reserves
    assert (carried(table, seat), loaded(table, seat)) == ((0, 0), [])
    assert [boxed(table, each, seat) for each in STRUCTURE_IDS] == [
        count + (each == kind) for each, count in zip(STRUCTURE_IDS, box, strict=True)
    ]


@cites("SH-SCN-SOH.7")
@seats
def test_a_captured_wagon_lies_with_the_winner_and_is_missed_by_its_owner(seat):
    table = hope("menrau", "rhein-stamm")
    park(table, seat, HERE)

    capture_wagons(table, seat, 1 - seat, 2)

    assert [int(table.cells[row + seat]) for row in (WAGONS, WAGONS_TAKEN, WAGON_TROPHIES)] == [1, 2, 0]
    assert [int(table.cells[row + 1 - seat]) for row in (WAGONS_TAKEN, WAGON_TROPHIES)] == [0, 2]
