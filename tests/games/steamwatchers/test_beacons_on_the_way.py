"""Beacons on the way: whoever enters destroys those of all enemies, and never his own."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.march import clear_beacons
from samovar.games.steamwatchers.rows import BEACONS_BOXED
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import A, B, C, build, europe, zone

WHERE = "burgundie"


@cites("SW-TRIG.4", "SW-MARCH.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_beacons_of_all_enemies_go_to_the_box_and_ones_own_stays(seat):
    table = europe("menrau", "catabates", "alliance")
    for owner in range(3):
        build(table, WHERE, "beacon", seat=owner)

    traps = clear_beacons(table, seat, zone(WHERE))

    assert [int(table.beacons(zone(WHERE), owner)) for owner in range(3)] == [int(owner == seat) for owner in range(3)]
    assert [int(table.cells[BEACONS_BOXED + owner]) for owner in range(3)] == [int(owner != seat) for owner in range(3)]
    assert traps == 0


@cites("SW-CLAN-CR.1")
def test_only_the_beacons_of_the_rhone_are_trapped():
    table = europe("menrau", "rhone", "alliance")
    for owner in (B, C):
        build(table, WHERE, "beacon", seat=owner)

    assert clear_beacons(table, A, zone(WHERE)) == 1
