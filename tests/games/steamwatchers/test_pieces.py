"""Units, structures, columns, reserves, zones, control and limits."""

from __future__ import annotations

from samovar.games.steamwatchers.building import Construction
from samovar.games.steamwatchers.content.ids import BEACON, FARM, NONE, TURRET
from samovar.games.steamwatchers.defence import DefenceAction
from samovar.games.steamwatchers.force import attack_bonus
from samovar.games.steamwatchers.muster import Mobilisation
from samovar.games.steamwatchers.rows import (
    BEACONS_BOXED,
    CLEAN_LEFT,
    CONTRABAND_LEFT,
    EXILED_ELITE,
    FARMS_BOXED,
    FARMS_LEFT,
    FLOORS_LEFT,
    RESERVE_BASIC,
    TURRETS_BOXED,
    TURRETS_LEFT,
)
from samovar.games.steamwatchers.scoring import geo
from samovar.games.steamwatchers.whiteout import Famine
from samovar.games.steamwatchers.words import appear
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    C,
    activation,
    build,
    choose,
    europe,
    fuel,
    lines,
    offered,
    put,
    question,
    run,
    sign,
    steam,
    why_not,
    zone,
)


class TestUnits:
    @cites("SW-UNIT.1")
    def test_structures_are_no_units(self):
        table = europe("rhone", "menrau")

        build(table, "rhone", "farm", "beacon")

        assert table.units(zone("rhone"), A) == 0
        assert not table.stands(zone("rhone"), A)

    @cites("SW-UNIT.2", "SW-CLAN-AO.4")
    def test_each_clans_elite_has_the_clans_own_ability(self):
        jeeps = europe("alliance", "menrau")
        idols = europe("apotres", "menrau")
        for table in (jeeps, idols):
            build(table, "rhone", "farm", "turret")
            put(table, A, "rhone", 0, 1)

        assert attack_bonus(jeeps, A, zone("rhone")) == 2
        assert attack_bonus(idols, A, zone("rhone")) == 0


class TestStructures:
    @cites("SW-STRUCT.1", "SW-COMP.23")
    def test_beacons_turrets_and_farms_are_structures_and_columns_are_not(self):
        table = europe("alliance", "menrau")
        build(table, "rhone", "farm", "beacon", seat=B)

        steam(table, "rhone", 3)

        assert table.structures(zone("rhone")) == 2

    @cites("SW-STRUCT.3")
    def test_structures_need_no_supply(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 5)
        put(table, A, "gironde", 5)
        build(table, "rhone", "farm", "turret")
        build(table, "gironde", "farm", "turret")
        build(table, "burgundie", "farm", "beacon")

        run(table, Famine(A))

        assert question(table) == ""
        assert table.units_on_map(A) == 10

    @cites("SW-STRUCT.4", "SW-OCC.2")
    def test_a_third_structure_costs_one_of_the_two(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1)
        build(table, "rhone", "farm", "turret")

        run(table, Construction(A, zone("rhone"), TURRET))
        choose(table, "give-up farm")

        assert table.turrets(zone("rhone")) == 2
        assert table.farms(zone("rhone")) == 0
        assert table.cells[FARMS_BOXED] == 1

    @cites("SW-STRUCT.5", "SW-RES.4", "SW-COMP.22")
    def test_a_destroyed_turret_never_comes_back(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        for _ in range(3):
            build(table, "rhone", "turret")
            table.raze(zone("rhone"), TURRET)

        assert table.cells[TURRETS_BOXED] == 3
        assert table.cells[TURRETS_LEFT] == 12

    @cites("SW-RES.4")
    def test_a_destroyed_beacon_never_comes_back(self):
        table = europe("rhone", "menrau")
        for _ in range(4):
            build(table, "rhone", "beacon")
            table.raze(zone("rhone"), BEACON)

        assert table.cells[BEACONS_BOXED + A] == 4
        assert not table.may_build(BEACON, A)

    @cites("SW-COMP.22")
    def test_without_a_turret_in_the_reserve_none_is_built(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        put(table, A, "rhone", 1, order="defence")
        table.cells[TURRETS_LEFT] = 0

        run(table, DefenceAction(A, zone("rhone")))

        assert "turret" not in lines(table)
        assert why_not(table, "turret") == "SW-COMP.22"

    @cites("SW-COMP.21")
    def test_forty_farms_are_all_there_is(self):
        table = europe("rhone", "menrau")
        table.cells[FARMS_LEFT] = 0

        assert not table.may_build(FARM, A)


class TestColumns:
    @cites("SW-STEAM.2")
    def test_floors_add_to_the_column_that_stands(self):
        table = europe("rhone", "menrau")
        steam(table, "padania", 1)

        appear(table, zone("padania"))

        assert table.floors(zone("padania")) == 4

    @cites("SW-STEAM.3")
    def test_there_is_one_column_to_a_zone(self):
        table = europe("rhone", "menrau")
        steam(table, "cymru", 3)

        appear(table, zone("cymru"))

        assert table.floors(zone("cymru")) == 4

    @cites("SW-STEAM.4")
    def test_a_column_never_exceeds_five_floors(self):
        table = europe("rhone", "menrau")
        steam(table, "padania", 4)
        before = int(table.cells[FLOORS_LEFT])

        appear(table, zone("padania"))

        assert table.floors(zone("padania")) == 5
        assert table.cells[FLOORS_LEFT] == before - 1

    @cites("SW-COMP.11", "SW-RES.5")
    def test_a_floor_that_is_not_there_is_not_replaced(self):
        table = europe("rhone", "menrau")
        table.cells[FLOORS_LEFT] = 1

        appear(table, zone("padania"))

        assert table.floors(zone("padania")) == 1
        assert table.cells[FLOORS_LEFT] == 0


class TestReserves:
    @cites("SW-RES.2", "SW-FUEL.8")
    def test_spent_barrels_return_to_the_general_reserve(self):
        table = europe("rhone", "menrau")
        clean, contraband = int(table.cells[CLEAN_LEFT]), int(table.cells[CONTRABAND_LEFT])

        table.spend(A, 2, 1)

        assert table.cells[CLEAN_LEFT] == clean + 2
        assert table.cells[CONTRABAND_LEFT] == contraband + 1

    @cites("SW-RES.3")
    def test_an_exiled_idol_is_in_no_reserve(self):
        table = europe("apotres", "menrau")
        put(table, A, "rhone", 1, 4)
        table.exile(zone("rhone"), A, 0, 1)

        run(table, Mobilisation(A, zone("rhone"), 2, True))

        assert table.cells[EXILED_ELITE + A] == 1
        assert not [line for line in offered(table, "recruit") if line.startswith("elite")]
        assert why_not(table, "recruit elite rhone") == "SW-RES.5"

    @cites("SW-COMP.24", "SW-RES.5")
    def test_figures_are_limited(self):
        table = europe("apotres", "menrau")
        put(table, A, "rhone", 3)
        table.cells[RESERVE_BASIC + A] = 0

        run(table, Mobilisation(A, zone("rhone"), 2, False))

        assert question(table) == ""
        assert table.units(zone("rhone"), A) == 3


class TestControl:
    @cites("SW-CTRL.1")
    def test_the_only_clan_with_a_unit_or_a_beacon_controls_a_zone(self):
        table = europe("rhone", "menrau")

        put(table, A, "rhone", 1)
        build(table, "gironde", "beacon")
        build(table, "burgundie", "farm", "turret")

        assert table.control(zone("rhone")) == A
        assert table.control(zone("gironde")) == A
        assert table.control(zone("burgundie")) == NONE

    @cites("SW-CTRL.3")
    def test_an_ice_sea_is_never_controlled(self):
        table = europe("rhone", "menrau")

        sign(table, A, "mare-nostrum", "mare-nostrum")

        assert table.controlled(A) == []

    @cites("SW-HAVEN.2")
    def test_a_haven_is_controlled_with_its_zone_by_a_beacon_too(self):
        table = europe("rhone", "menrau")

        build(table, "breizh", "beacon")

        assert table.havens(A) == 1
        assert table.havens(B) == 0

    @cites("SW-TRACK.4")
    def test_farms_and_floors_make_geo(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1)
        build(table, "rhone", "farm", "farm")
        steam(table, "rhone", 3)

        assert geo(table, A) == 5

    @cites("SW-OCC.3")
    def test_the_limit_of_five_is_each_clans_own(self):
        table = europe("rhone", "menrau", "alliance")
        put(table, A, "rhone", 5)

        assert table.room(zone("rhone"), A) == 0
        assert table.room(zone("rhone"), C) == 5

    @cites("SW-RES.7")
    def test_no_card_or_ability_makes_a_figure_that_is_not_there(self):
        table = europe("apotres", "menrau")
        put(table, A, "gironde", 3, 1, order="move")
        put(table, B, "rhone", 1)
        fuel(table, A)
        fuel(table, B)
        table.cells[RESERVE_BASIC + A] = 0
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 3 1", "finish")

        assert table.units(zone("rhone"), A) == 4
        assert question(table) != "Convert"
