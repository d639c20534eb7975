"""Barrels are counted, whoever gains, spends or loses them: what leaves a clan lies in the general reserve."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.rows import (
    CLEAN_LEFT,
    CLEAN_STOCK,
    CLEAN_SURPLUS,
    CONTRABAND_LEFT,
    CONTRABAND_STOCK,
    CONTRABAND_SURPLUS,
    STEAM_DECK,
    STEAM_LEFT,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import europe, fuel, on_top, zone

SEATS = [0, 1, 2]
CLAN_ROWS = (CLEAN_STOCK, CLEAN_SURPLUS, CONTRABAND_STOCK, CONTRABAND_SURPLUS)
each_seat = pytest.mark.parametrize("seat", SEATS)


def without_fuel() -> SteamTable:
    table = europe("rhone", "menrau", "catabates")
    for seat in SEATS:
        fuel(table, seat)
    return table


def stores(table: SteamTable, seat: int) -> tuple[int, ...]:
    """Clean in stock and in surplus, contraband in stock and in surplus."""
    return tuple(int(table.cells[row + seat]) for row in CLAN_ROWS)


def general(table: SteamTable) -> tuple[int, int]:
    return int(table.cells[CLEAN_LEFT]), int(table.cells[CONTRABAND_LEFT])


@cites("SW-FUEL.3", "SW-FUEL.6", "SW-COMP.7")
@each_seat
def test_clean_barrels_fill_the_free_places_and_the_rest_is_surplus(seat):
    table = without_fuel()
    clean, contraband = general(table)
    places = int(table.clean_places(seat))

    gained = table.gain_clean(seat, places + 2)

    assert gained == places + 2
    assert stores(table, seat) == (places, 2, 0, 0)
    assert general(table) == (clean - places - 2, contraband)
    assert [stores(table, other) for other in SEATS if other != seat] == [(0, 0, 0, 0)] * 2


@cites("SW-COMP.7", "SW-COMP.8")
@each_seat
def test_nobody_gains_more_barrels_than_the_general_reserve_has(seat):
    table = without_fuel()
    table.cells[CLEAN_LEFT] = 3
    table.cells[CONTRABAND_LEFT] = 2

    assert (table.gain_clean(seat, 5), table.gain_contraband(seat, 5)) == (3, 2)
    assert general(table) == (0, 0)


@cites("SW-FUEL.6", "SW-COMP.8")
@each_seat
def test_contraband_fills_its_own_places_and_the_rest_is_surplus(seat):
    table = without_fuel()
    clean, contraband = general(table)
    places = int(table.board(seat).stocks[1])

    first = table.gain_contraband(seat, places)
    full = stores(table, seat)
    second = table.gain_contraband(seat, 1)

    assert (first, second) == (places, 1)
    assert full == (0, 0, places, 0)
    assert stores(table, seat) == (0, 0, places, 1)
    assert general(table) == (clean, contraband - places - 1)


@cites("SW-FUEL.8", "SW-RES.2")
@each_seat
def test_spent_barrels_return_to_the_general_reserve_stock_before_surplus(seat):
    table = without_fuel()
    before = general(table)
    clean_places, places = int(table.clean_places(seat)), int(table.board(seat).stocks[1])
    table.gain_clean(seat, clean_places + 2)
    table.gain_contraband(seat, places + 2)

    table.spend(seat, clean_places + 1, places + 1)

    assert stores(table, seat) == (0, 1, 0, 1)
    assert general(table) == (before[0] - 1, before[1] - 1)
    assert table.fuel(seat) == 2


@cites("SW-FUEL.6")
@each_seat
def test_barrels_that_are_taken_away_come_from_the_surplus_first(seat):
    table = without_fuel()
    before = general(table)
    places = int(table.clean_places(seat))
    table.gain_clean(seat, places + 2)

    lost = table.lose_clean(seat, 3)

    assert lost == 3
    assert stores(table, seat) == (places - 1, 0, 0, 0)
    assert general(table) == (before[0] - places + 1, before[1])
    assert table.lose_clean(seat, 99) == places - 1
    assert general(table) == before


@cites("SW-DECK.1")
def test_a_drawn_steam_card_leaves_the_pile_and_the_next_one_lies_on_top():
    table = europe("rhone", "menrau")
    on_top(table, "eire", "alba")
    left = int(table.cells[STEAM_LEFT])
    below = [int(table.cells[STEAM_DECK + depth]) for depth in range(left - 2)]

    drawn = [int(table.draw_steam()), int(table.draw_steam())]

    assert drawn == [zone("eire"), zone("alba")]
    assert table.cells[STEAM_LEFT] == left - 2
    assert [int(table.cells[STEAM_DECK + depth]) for depth in range(left)] == [*below, 0, 0]


@cites("SW-DECK.1")
def test_an_empty_pile_gives_no_card():
    table = europe("rhone", "menrau")
    table.cells[STEAM_LEFT] = 0

    assert table.draw_steam() == NONE
