"""The scenario of the convoys: farms and turrets on wheels, and wagons to take."""

from __future__ import annotations

from samovar.games.steamwatchers.content.effects import DEFENDING
from samovar.games.steamwatchers.content.ids import FARM, TURRET
from samovar.games.steamwatchers.decline import FarmOffer
from samovar.games.steamwatchers.force import initial_strength
from samovar.games.steamwatchers.rows import (
    FARMS,
    FARMS_BOXED,
    FARMS_LEFT,
    GEO,
    KITS_BOXED,
    MOBILE_FARMS,
    MOBILE_TURRETS,
    STEAM_DISCARDED,
    TURRETS,
    WAGON_TROPHIES,
)
from samovar.games.steamwatchers.scoring import final_geo, geo
from samovar.games.steamwatchers.spark_of_hope.setup import load_board
from samovar.kernel.steps import act, asked, options
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    activation,
    build,
    choose,
    fuel,
    lines,
    offered,
    put,
    question,
    run,
    steam,
    told,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import (
    advance,
    board,
    board_activation,
    fit,
    hope,
    hope_game,
    kit,
    kits_of,
    park,
)


def convoy(place="rhone", wagons=3):
    """B's caravan with two mobile farms and a turret."""
    table = hope("apotres", "menrau", scenario="convoy")
    for seat in (A, B):
        load_board(table, seat)
        fuel(table, seat)
    park(table, B, place, wagons)
    return table


def assault(table):
    """A attacks Rhône from Gironde with five, supported by five."""
    put(table, A, "gironde", 3, 2, order="move")
    put(table, A, "occitania-alta", 5, order="defence")
    activation(table, A, "gironde")
    return choose(table, "walk rhone", "send 3 2", "finish", "support occitania-alta")


class TestSetup:
    @cites("SH-SCN-SOH.1")
    def test_three_columns_and_the_first_structures_ride_on_the_boards(self):
        table = hope_game("convoy", 3)
        columns = int(table.cells[STEAM_DISCARDED])

        while question(table) not in ("Watcher", "LegateToken", "Archon", "PrimusToken"):
            act(table, asked(table)[0], options(table, asked(table)[0])[0])

        assert columns == 3
        assert [int(table.cells[MOBILE_FARMS + seat]) for seat in range(3)] == [2, 2, 2]
        assert [int(table.cells[MOBILE_TURRETS + seat]) for seat in range(3)] == [1, 1, 1]
        assert sum(int(table.cells[FARMS + place]) + int(table.cells[TURRETS + place]) for place in range(49)) == 0


class TestMobileStructures:
    @cites("SH-SCN-SOH.2", "SH-SCN-SOH.4")
    def test_a_turret_on_the_board_defends_and_one_on_the_transport_does_not(self):
        table = convoy()
        with_turret = initial_strength(table, B, zone("rhone"), DEFENDING, 0)

        table.cells[MOBILE_TURRETS + B] = 0
        advance(table, B)
        build(table, "provenca", "turret", seat=B)
        table.load_structure(B, zone("provenca"), TURRET)

        assert with_turret == 4 + 2
        assert initial_strength(table, B, zone("rhone"), DEFENDING, 0) == 4

    @cites("SH-SCN-SOH.3")
    def test_each_mobile_farm_is_worth_a_geo(self):
        table = convoy()
        steam(table, "rhone", 3)

        assert geo(table, B) == 5

    @cites("SH-SCN-SOH.5")
    def test_they_do_not_count_where_the_caravan_stops(self):
        table = convoy("gironde")
        build(table, "rhone", "farm", "turret", seat=B)
        table.place_order(zone("gironde"), B, 0)

        activation(table, B, "gironde")
        choose(table, "drive rhone", "finish")

        assert table.structures(zone("rhone")) == 2
        assert "Razed" not in told(table)

    @cites("SH-SCN-SOH.6")
    def test_they_cannot_be_unloaded(self):
        table = convoy("gironde")
        advance(table, B)
        board(table, B, "move")

        board_activation(table, B)

        assert offered(table, "unload") == []
        assert why_not(table, "unload rhone") == "SH-SCN-SOH.6"

    @cites("SH-SCN-SOH.9")
    def test_nothing_is_built_in_a_zone_with_a_caravan(self):
        table = convoy()
        put(table, B, "rhone", 1, order="defence")
        fuel(table, B, clean=2)
        steam(table, "rhone", 1)

        activation(table, B, "rhone")
        turret = why_not(table, "turret")
        choose(table, "bide")
        run(table, FarmOffer(B, zone("rhone")))

        assert turret == "SH-SCN-SOH.9"
        assert question(table) == ""
        assert table.structure_ban(zone("gironde")) is None

    def test_nor_a_beacon_deployed(self):
        table = convoy()
        put(table, B, "rhone", 1, order="move")

        activation(table, B, "rhone")

        assert offered(table, "beacon") == []
        assert why_not(table, "beacon rhone") == "SH-SCN-SOH.9"


class TestWagons:
    @cites("SH-SCN-SOH.7")
    def test_the_winner_takes_destroyed_wagons(self):
        table = convoy()
        put(table, B, "rhone", 1)
        put(table, B, "provenca", 1)

        assault(table)
        choose(table, "forfeit 1 0 1", "condemn-with farm 2")

        assert table.cells[WAGON_TROPHIES + A] == 1
        assert table.wagons(B) == 2
        assert table.caravan_zone(B) == zone("provenca")

    @cites("SH-SCN-SOH.8")
    def test_a_mobile_structure_of_the_losers_choice_blocks_a_place(self):
        table = convoy()
        put(table, B, "rhone", 1)
        put(table, B, "provenca", 1)
        fit(table, B, "biomass-generator", 2)

        assault(table)
        choose(table, "forfeit 1 0 1")
        choice = lines(table)
        choose(table, "condemn-with farm 2")

        assert len(choice) == 2 * 3
        assert kits_of(table, B) == ["heavy-transport", "blocked", "empty"]
        assert table.cells[KITS_BOXED + kit("biomass-generator")] == 2
        assert table.cells[MOBILE_FARMS + B] == 1
        assert table.mobile(B) == [FARM, TURRET]

    def test_he_takes_them_all_when_the_caravan_cannot_flee(self):
        table = convoy()
        put(table, B, "skane", 1)
        left = int(table.cells[FARMS_LEFT])

        assault(table)
        choose(table, "condemn-with farm 1", "condemn-with farm 2")

        assert table.cells[WAGON_TROPHIES + A] == 3
        assert table.cells[FARMS_BOXED] == 2
        assert table.cells[FARMS_LEFT] == left

    @cites("SH-SCN-SOH.10")
    def test_each_captured_wagon_is_worth_a_geo_at_the_end(self):
        table = convoy()
        table.cells[WAGON_TROPHIES + A] = 3
        table.cells[GEO + A] = 4

        assert final_geo(table, A) == 7
