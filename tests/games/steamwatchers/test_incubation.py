"""The Bane: squares, quarantine, exile."""

from __future__ import annotations

from samovar.games.steamwatchers.fuel import TokenUse, usable_slots
from samovar.games.steamwatchers.incubation import Rise, cover, open_places
from samovar.games.steamwatchers.rows import (
    CLEAN_LEFT,
    CLEAN_STOCK,
    COMBAT_ZONE,
    EXILED_BASIC,
    GEO,
    INCUBATION,
    QUARANTINE_LEFT,
    RESERVE_BASIC,
    SICK_STOCK,
    SICK_SUPPLY,
    SUPPLY,
    WARDS,
)
from samovar.games.steamwatchers.scoring import final_geo
from samovar.games.steamwatchers.whiteout import Tidying, set_supply
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    choose,
    europe,
    lines,
    places,
    put,
    question,
    run,
    token,
    zone,
)


def at_level(table, seat, level):
    table.cells[INCUBATION + seat] = level
    return table


class TestSquares:
    @cites("SW-INC.4")
    def test_a_resistance_square_does_nothing(self):
        table = europe("rhone", "menrau")

        run(table, Rise(A, 1))

        assert table.cells[INCUBATION + A] == 1
        assert question(table) == ""
        assert table.quarantines(A) == 0

    @cites("SW-INC.5", "SW-QUAR.1", "SW-INC.2")
    def test_a_quarantine_square_covers_a_place_of_the_owners_choice(self):
        table = at_level(europe("rhone", "menrau"), A, 2)

        run(table, Rise(A, 1))

        assert question(table) == "Isolation"
        assert lines(table) == [
            "isolate slot-1",
            "isolate slot-2",
            "isolate slot-3",
            "isolate slot-4",
            "isolate filled-stock",
            "isolate supply",
        ]

    @cites("SW-INC.3")
    def test_every_square_crossed_is_applied_in_order(self):
        table = at_level(europe("rhone", "menrau"), A, 3)

        run(table, Rise(A, 3))
        choose(table, "isolate slot-1", "isolate supply")

        assert table.cells[INCUBATION + A] == 6
        assert table.quarantines(A) == 2
        assert question(table) == ""

    @cites("SW-INC.6")
    def test_the_last_square_sends_a_soldier_into_exile(self):
        table = at_level(europe("rhone", "menrau"), A, 6)
        put(table, A, "rhone", 5)
        put(table, A, "gironde", 4)

        run(table, Rise(A, 1))
        choose(table, "exile basic gironde")

        assert table.units_on_map(A) == 8
        assert table.cells[EXILED_BASIC + A] == 1
        assert table.cells[RESERVE_BASIC + A] == 4

    @cites("SW-INC.7")
    def test_once_there_every_further_rise_exiles_again(self):
        table = at_level(europe("rhone", "menrau"), A, 7)
        put(table, A, "rhone", 5)

        run(table, Rise(A, 2))

        assert table.cells[EXILED_BASIC + A] == 2
        assert table.cells[INCUBATION + A] == 7

    @cites("SW-INC.8")
    def test_in_a_combat_fighters_are_exiled_only_if_there_is_nobody_else(self):
        table = at_level(europe("rhone", "menrau"), A, 7)
        put(table, A, "rhone", 3)
        put(table, A, "gironde", 1, 1)
        table.cells[COMBAT_ZONE] = zone("rhone") + 1

        run(table, Rise(A, 3))
        first = lines(table)
        choose(table, "exile basic gironde")

        assert first == ["exile basic gironde", "exile elite gironde"]
        assert table.units(zone("gironde"), A) == 0
        assert table.units(zone("rhone"), A) == 2

    @cites("SW-INC.9")
    def test_four_exiles_cost_two_geo_at_the_end(self):
        table = europe("rhone", "menrau")
        table.cells[GEO + A] = 7
        table.cells[EXILED_BASIC + A] = 4

        assert final_geo(table, A) == 5

    @cites("SW-BOARD.4", "SW-GB.20")
    def test_the_marker_returns_to_zero_and_the_tokens_stay(self):
        table = at_level(europe("rhone", "menrau"), A, 4)
        cover(table, A, places("supply")[0])

        run(table, Tidying())

        assert table.cells[INCUBATION + A] == 0
        assert table.quarantines(A) == 1

    def test_a_ward_takes_a_rise(self):
        table = at_level(europe("rhone", "menrau"), A, 2)
        table.cells[WARDS + A] = 2

        run(table, Rise(A, 2))

        assert table.cells[INCUBATION + A] == 2
        assert table.cells[WARDS + A] == 0


class TestQuarantine:
    @cites("SW-QUAR.2")
    def test_a_slot_under_quarantine_cannot_be_used(self):
        table = europe("rhein-stamm", "menrau")

        cover(table, A, 0)
        cover(table, A, 1)

        assert usable_slots(table, A, token("mobilisation")) == [2]

    @cites("SW-QUAR.3")
    def test_a_covered_special_token_returns_and_can_be_used_again(self):
        table = europe("menrau", "rhone")
        run(table, TokenUse(A, token("negotiation")))
        choose(table, "slot 0")

        cover(table, A, 0)
        run(table, TokenUse(A, token("negotiation")))
        choose(table, "slot 1")

        assert table.slot(A, 1) == token("negotiation") + 1

    @cites("SW-QUAR.4", "SW-QUAR.5")
    def test_a_covered_clean_place_loses_its_barrel_an_empty_one_none(self):
        table = europe("menrau", "rhone")
        left = int(table.cells[CLEAN_LEFT])
        full, empty = places("filled-stock", "empty-stock")

        cover(table, A, full)
        table.spend(A, 1, 0)
        cover(table, A, empty)

        assert table.cells[CLEAN_STOCK + A] == table.board(A).stocks[0] - 2
        assert table.clean_places(A) == table.board(A).stocks[0] - 2
        assert table.cells[CLEAN_LEFT] == left + 2
        assert table.cells[SICK_STOCK + A] == 2

    @cites("SW-QUAR.6", "SW-GB.12")
    def test_the_highest_uncovered_square_of_the_supply_track_goes_first(self):
        table = europe("menrau", "rhone")
        table.cells[GEO + A] = 9
        supplies = []

        for _ in range(3):
            set_supply(table, A)
            supplies.append(int(table.cells[SUPPLY + A]))
            cover(table, A, places("supply")[0])

        assert supplies == [14, 12, 10]
        assert table.cells[SICK_SUPPLY + A] == 3

    @cites("SW-COMP.6")
    def test_without_a_token_left_nothing_is_covered(self):
        table = at_level(europe("rhone", "menrau"), A, 2)
        table.cells[QUARANTINE_LEFT] = 0

        run(table, Rise(A, 1))

        assert question(table) == ""
        assert table.quarantines(A) == 0

    def test_without_a_place_left_nothing_is_covered(self):
        table = europe("rhone", "menrau")

        while open_places(table, A):
            cover(table, A, open_places(table, A)[0])
        at_level(table, A, 2)
        run(table, Rise(A, 1))

        assert question(table) == ""
        assert table.cells[INCUBATION + A] == 3


class TestTheApostles:
    @cites("SW-CLAN-AHL.2", "A-CLAN-AHL")
    def test_their_track_has_an_end(self):
        table = europe("apotres", "menrau")
        put(table, A, "rhone", 5)
        at_level(table, A, 5)

        run(table, Rise(A, 1))
        reached = int(table.cells[EXILED_BASIC + A])
        run(table, Rise(A, 3))

        assert reached == 1
        assert table.cells[EXILED_BASIC + A] == 1


@cites("SW-INC.1")
def test_two_contraband_barrels_and_a_column_make_three():
    table = europe("catabates", "menrau")
    put(table, A, "rhone", 1)

    run(table, Rise(A, 2), Rise(A, 1))

    assert table.cells[INCUBATION + A] == 3
