"""The Heavy Transport: loading, unloading, and what becomes of what it carries."""

from __future__ import annotations

from samovar.games.steamwatchers.content.effects import ATTACKING
from samovar.games.steamwatchers.content.ids import BEACON, FARM, NONE, TURRET
from samovar.games.steamwatchers.force import initial_strength
from samovar.games.steamwatchers.rows import (
    BEACONS_BOXED,
    FARMS_BOXED,
    LEGATE_AT,
    LEGATE_OF,
    RESERVE_BASIC,
    TURRETS_BOXED,
)
from samovar.games.steamwatchers.scoring import geo
from samovar.games.steamwatchers.spark_of_hope.workshop import Workshop
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
    reason,
    run,
    sea,
    told,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import (
    aboard,
    advance,
    board,
    board_activation,
    carried,
    fit,
    hope,
    park,
)


def depot(soldiers=3, order="move", clans=("menrau", "rhein-stamm")):
    """A's caravan in Occitania Bassa with a Move order, soldiers next door in Catalunya."""
    table = hope(*clans)
    park(table, A, "occitania-bassa")
    if order:
        table.place_order(zone("occitania-bassa"), A, 0)
    if soldiers:
        put(table, A, "catalunya", soldiers, order="defence")
    put(table, B, "skane", 1)
    fuel(table, A)
    fuel(table, B)
    return table


class TestLoading:
    @cites("SH-TL.1", "SH-TL.15")
    def test_three_soldiers_of_catalunya_go_aboard_in_occitania_bassa(self):
        table = activation(depot(), A, "occitania-bassa")

        choose(table, "load catalunya", "embark 3 0 -")

        assert carried(table, A) == (3, 0)

    @cites("SH-TL.2")
    def test_what_is_aboard_is_off_the_map(self):
        table = activation(depot(), A, "occitania-bassa")

        choose(table, "load catalunya", "embark 3 0 -")

        assert table.units(zone("catalunya"), A) == 0
        assert table.control(zone("catalunya")) == NONE
        assert table.order_owner(zone("catalunya")) == NONE
        assert table.orders_left(A, 1) == 4

    @cites("SH-TL.1")
    def test_the_order_on_the_board_loads_too(self):
        table = depot(order="")
        put(table, A, "occitania-bassa", 2)
        board(table, A, "move")

        board_activation(table, A)
        choose(table, "load occitania-bassa", "embark 2 0 -", "drive gironde", "unload gironde", "land 2 0 -", "finish")

        assert table.units(zone("gironde"), A) == 2
        assert table.caravan_zone(A) == zone("gironde")

    @cites("SH-TL.1")
    def test_only_one_zone_under_control_and_before_the_caravan_moves(self):
        table = depot()
        put(table, B, "gironde", 2)
        put(table, A, "occitania-alta", 1)
        activation(table, A, "occitania-bassa")

        assert offered(table, "load") == ["occitania-alta", "catalunya"]
        assert why_not(table, "load gironde") == "SH-TL.1"
        choose(table, "load catalunya", "embark 2 0 -")
        assert offered(table, "load") == []
        assert why_not(table, "load occitania-alta") == "SH-TL.1"

    @cites("SH-TL.1", "A-SH-TL")
    def test_soldiers_who_walked_are_not_loaded_in_the_same_activation(self):
        table = depot()
        put(table, A, "occitania-bassa", 2)
        activation(table, A, "occitania-bassa")
        before = offered(table, "load")

        choose(table, "walk gironde", "send 1 0")

        assert before == ["occitania-bassa", "catalunya"]
        assert offered(table, "load") == []
        assert reason(table, "load gironde", A)[:2] == ("SH-TL.1", "why-loads-first-and-once")

    @cites("SH-TL.1", "A-SH-TL", "SW-CONC.11")
    def test_nor_are_those_who_sailed_the_legates_own_sea(self):
        table = depot()
        put(table, A, "occitania-bassa", 2)
        table.cells[LEGATE_OF] = A + 1
        table.cells[LEGATE_AT] = sea("mare-nostrum") + 1
        activation(table, A, "occitania-bassa")

        choose(table, "sail catalunya", "send 2 0")

        assert offered(table, "load") == []

    def test_the_basic_side_holds_three_pieces_and_the_advanced_one_four(self):
        basic = activation(depot(5), A, "occitania-bassa")
        advanced = depot(5)
        advance(advanced, A)
        activation(advanced, A, "occitania-bassa")

        for table in (basic, advanced):
            choose(table, "load catalunya")

        assert why_not(basic, "embark 4 0 -") == "SH-TL.1"
        assert why_not(advanced, "embark 4 0 -") is None

    def test_a_caravan_elsewhere_does_not_move_with_the_order(self):
        table = depot()
        put(table, A, "burgundie", 2, order="move")
        activation(table, A, "burgundie")

        assert offered(table, "load") == offered(table, "drive") == []
        assert why_not(table, "load catalunya") == "SH-TL.1"


class TestUnloading:
    @cites("SH-TL.3")
    def test_unload_first_and_then_drive_on(self):
        table = activation(depot(), A, "occitania-bassa")

        choose(table, "load catalunya", "embark 3 0 -", "unload gironde", "land 2 0 -", "drive gironde,rhone", "finish")

        assert table.units(zone("gironde"), A) == 2
        assert table.caravan_zone(A) == zone("rhone")
        assert carried(table, A) == (1, 0)

    @cites("SH-TL.4")
    def test_drive_first_and_unload_beside_the_goal(self):
        table = activation(depot(), A, "occitania-bassa")

        choose(
            table, "load catalunya", "embark 3 0 -", "drive gironde,rhone", "unload provenca", "land 3 0 -", "finish"
        )

        assert table.units(zone("provenca"), A) == 3
        assert table.control(zone("provenca")) == A

    @cites("SH-TL.5")
    def test_what_stays_aboard_is_unloaded_by_a_later_order(self):
        table = depot()
        activation(table, A, "occitania-bassa")
        choose(table, "load catalunya", "embark 2 0 -", "finish")
        table.place_order(zone("occitania-bassa"), A, 0)

        activation(table, A, "occitania-bassa")
        choose(table, "unload gironde", "land 2 0 -", "finish")

        assert table.units(zone("gironde"), A) == 2
        assert carried(table, A) == (0, 0)

    @cites("SH-TL.6")
    def test_among_enemy_units_a_combat_follows(self):
        table = depot()
        put(table, B, "gironde", 2)
        put(table, A, "occitania-bassa", 1)
        activation(table, A, "occitania-bassa")

        choose(table, "load catalunya", "embark 3 0 -", "unload gironde", "land 3 0 -")
        before = told(table)
        choose(table, "finish")

        assert "Fought" not in before
        assert "Fought" in told(table)
        assert table.control(zone("gironde")) == A

    def test_beaten_passengers_return_to_the_active_zone_and_not_aboard(self):
        table = depot()
        put(table, B, "gironde", 5)
        activation(table, A, "occitania-bassa")

        choose(table, "load catalunya", "embark 3 0 -", "unload gironde", "land 3 0 -", "finish")

        assert table.units(zone("occitania-bassa"), A) == 1
        assert carried(table, A) == (0, 0)

    def test_a_lone_enemy_beacon_falls_without_a_fight(self):
        table = depot()
        build(table, "gironde", "beacon", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "load catalunya", "embark 1 0 -", "unload gironde", "land 1 0 -", "finish")

        assert table.cells[BEACONS_BOXED + B] == 1
        assert table.control(zone("gironde")) == A

    def test_it_unloads_once_and_in_one_zone(self):
        table = activation(depot(), A, "occitania-bassa")

        choose(table, "load catalunya", "embark 3 0 -", "unload gironde", "land 1 0 -")

        assert offered(table, "unload") == []
        assert why_not(table, "unload catalunya") == "SH-TL.3"

    def test_whoever_is_set_down_in_the_active_zone_does_not_walk_on(self):
        table = activation(depot(), A, "occitania-bassa")

        choose(table, "load catalunya", "embark 2 0 -", "unload occitania-bassa", "land 2 0 -")

        assert offered(table, "walk") == []

    def test_other_soldiers_of_the_active_zone_still_walk(self):
        table = depot()
        put(table, A, "occitania-bassa", 1)
        activation(table, A, "occitania-bassa")

        choose(table, "load catalunya", "embark 1 0 -", "unload occitania-bassa", "land 1 0 -", "walk gironde")

        assert lines(table) == ["send 1 0"]

    @cites("SW-CLAN-FL.3", "SW-MOVE.3")
    def test_a_charger_that_was_just_set_down_opens_no_sea_to_the_soldiers_beside_it(self):
        table = depot(clans=("flotte-libre", "rhein-stamm"), soldiers=0)
        put(table, A, "occitania-bassa", 1)
        aboard(table, A, 0, 1)
        activation(table, A, "occitania-bassa")

        choose(table, "unload occitania-bassa", "land 0 1 -")

        assert offered(table, "walk")
        assert offered(table, "sail") == []


class TestAboard:
    @cites("SH-TL.8")
    def test_passengers_take_no_room(self):
        table = depot()
        put(table, A, "occitania-bassa", 2)
        aboard(table, A, 3)

        assert table.crowd(zone("occitania-bassa"), A) == 5
        assert table.room(zone("occitania-bassa"), A) == 0

    @cites("SH-TL.9")
    def test_passengers_add_no_strength(self):
        table = depot()
        aboard(table, A, 3)

        assert initial_strength(table, A, zone("occitania-bassa"), ATTACKING, 0) == 1

    @cites("SH-TL.11", "SH-KIT.4")
    def test_a_kit_bought_over_the_transport_sends_its_passengers_home(self):
        table = depot(0)
        aboard(table, A, 3)
        reserve = int(table.cells[RESERVE_BASIC + A])

        run(table, Workshop(A, 1, ()))
        choose(table, "buy-kit biomass-generator 1")

        assert table.cells[RESERVE_BASIC + A] == reserve + 3
        assert carried(table, A) == (0, 0)


class TestStructures:
    def with_farm(self, advanced=True):
        table = depot(1)
        if advanced:
            advance(table, A)
        build(table, "catalunya", "farm", "turret")
        return activation(table, A, "occitania-bassa")

    @cites("SH-TL.12")
    def test_a_carried_farm_gives_nothing(self):
        table = self.with_farm()
        before = geo(table, A)

        choose(table, "load catalunya", "embark 0 0 farm", "finish")

        assert before == 1
        assert geo(table, A) == 0
        assert table.aboard(A, FARM) == 1

    @cites("SH-TL.12")
    def test_a_turret_is_unloaded_like_a_unit(self):
        table = self.with_farm()

        choose(
            table, "load catalunya", "embark 1 0 turret", "drive gironde", "unload rhone", "land 1 0 turret", "finish"
        )

        assert table.turrets(zone("rhone")) == 1
        assert table.units(zone("rhone"), A) == 1

    @cites("SH-TL.13")
    def test_a_third_structure_costs_one_that_stands_there(self):
        table = self.with_farm()
        build(table, "gironde", "turret", "turret")

        choose(table, "load catalunya", "embark 0 0 farm", "unload gironde", "land 0 0 farm", "finish")

        assert table.turrets(zone("gironde")) == 1
        assert table.farms(zone("gironde")) == 1
        assert table.cells[TURRETS_BOXED] == 1

    @cites("SH-TL.13")
    def test_of_two_kinds_the_owner_chooses_which_goes(self):
        table = self.with_farm()
        build(table, "gironde", "turret", "farm")

        choose(table, "load catalunya", "embark 0 0 turret", "unload gironde", "land 0 0 turret")

        assert question(table) == "Clearing"
        choose(table, "give-up farm", "finish")
        assert table.cells[FARMS_BOXED] == 1
        assert table.turrets(zone("gironde")) == 2

    @cites("SH-TL.14")
    def test_the_basic_side_carries_no_structure(self):
        table = self.with_farm(advanced=False)

        choose(table, "load catalunya")

        assert why_not(table, "embark 0 0 turret") == "SH-TL.14"

    def test_structures_are_not_set_down_among_enemies(self):
        table = self.with_farm()
        put(table, B, "gironde", 1)

        choose(table, "load catalunya", "embark 1 0 turret", "unload gironde")

        assert lines(table) == ["land 1 0 -"]

    def test_a_destroyed_transport_takes_its_structures_to_the_box(self):
        table = self.with_farm()
        choose(table, "load catalunya", "embark 1 0 farm", "finish")

        table.clear_place(A, 0)

        assert table.cells[FARMS_BOXED] == 1
        assert table.aboard(A, FARM) == table.aboard(A, TURRET) == table.aboard(A, BEACON) == 0

    def test_a_beacon_travels_with_its_clan(self):
        table = depot(1)
        advance(table, A)
        build(table, "catalunya", "beacon")
        activation(table, A, "occitania-bassa")

        choose(table, "load catalunya", "embark 0 0 beacon", "unload gironde", "land 0 0 beacon", "finish")

        assert table.control(zone("gironde")) == A

    def test_the_transport_can_be_improved_on_its_own_place(self):
        table = depot(0)
        fit(table, A, "heavy-transport", 1, advanced=True)

        assert table.face(A, 0) is table.content.added.kits[0].advanced
