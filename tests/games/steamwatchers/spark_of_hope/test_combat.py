"""A caravan in combat: losses, condemned places, flight, destruction."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import DEFENCE, NONE
from samovar.games.steamwatchers.rows import (
    CARAVAN_AT,
    KITS_BOXED,
    OUT,
    RESERVE_BASIC,
    WAGONS_BOXED,
)
from samovar.games.steamwatchers.spark_of_hope.planning import CaravanPlanning
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    activation,
    choose,
    fuel,
    lines,
    put,
    question,
    sign,
    told,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import aboard, board, carried, fit, hope, kit, kits_of, park


def siege(defenders=0, attackers=5, wagons=3, home="", clans=("apotres", "menrau"), elites=2):
    """B's caravan in Rhône is about to be attacked from Gironde; nobody has fuel to bid."""
    table = hope(*clans)
    put(table, A, "gironde", attackers - elites, elites, order="move")
    put(table, A, "skane", 1)
    park(table, B, "rhone", wagons)
    if defenders:
        put(table, B, "rhone", defenders)
    if home:
        put(table, B, home, 1)
    put(table, B, "jylland", 1)
    for seat in (A, B):
        fuel(table, seat)
    return table


def assault(table):
    activation(table, A, "gironde")
    basics, elites = table.basics(zone("gironde"), A), table.elites(zone("gironde"), A)
    return choose(table, "walk rhone", f"send {basics} {elites}", "finish")


class TestLosses:
    @cites("SH-COMBAT.1")
    def test_a_combat_with_a_caravan_has_the_usual_steps(self):
        table = assault(siege(home="provenca"))

        order = [name for name in told(table) if name in ("Announced", "BidShown", "Fought", "WagonsLost")]

        assert order == ["Announced", "Announced", "BidShown", "BidShown", "Fought", "WagonsLost"]

    @cites("SH-COMBAT.3")
    def test_one_loss_must_be_a_wagon_and_the_other_is_free(self):
        table = siege(defenders=2, home="provenca")
        put(table, A, "occitania-alta", 5, 0, order="defence")

        assault(table)
        choose(table, "support occitania-alta")

        assert lines(table) == ["forfeit 1 0 1", "forfeit 0 0 2"]
        assert why_not(table, "forfeit 2 0 0") == "SH-COMBAT.3"

    @cites("SH-COMBAT.4")
    def test_a_caravan_alone_loses_two_wagons(self):
        table = assault(siege(home="provenca"))

        choose(table, "condemn 2", "condemn 3")

        assert table.wagons(B) == 1

    @cites("SH-COMBAT.7")
    def test_a_destroyed_wagon_blocks_a_place_of_its_owners_choice(self):
        table = siege(home="provenca")
        fit(table, B, "biomass-generator")

        assault(table)
        choice = lines(table)
        choose(table, "condemn 3")

        assert choice == ["condemn 1", "condemn 2", "condemn 3"]
        assert kits_of(table, B) == ["heavy-transport", "biomass-generator", "blocked"]
        assert why_not(table, "condemn 3") == "SH-COMBAT.7"

    @cites("SH-COMBAT.8")
    def test_a_kit_on_the_condemned_place_goes_to_the_box_and_its_passengers_home(self):
        table = siege(home="provenca")
        aboard(table, B, 2)
        reserve = int(table.cells[RESERVE_BASIC + B])
        boxed = int(table.cells[KITS_BOXED + kit("heavy-transport")])

        assault(table)
        choose(table, "condemn 1")

        assert table.cells[KITS_BOXED + kit("heavy-transport")] == boxed + 1
        assert table.cells[RESERVE_BASIC + B] == reserve + 2
        assert carried(table, B) == (0, 0)

    @cites("SH-TL.10")
    def test_passengers_are_never_among_the_losses(self):
        table = siege(home="provenca")
        aboard(table, B, 3)

        assault(table)
        choose(table, "condemn 2", "condemn 3")

        assert table.wagons(B) == 1
        assert carried(table, B) == (3, 0)


class TestOrders:
    @cites("SH-COMBAT.2")
    def test_the_order_on_the_board_stays_when_the_zone_is_lost(self):
        table = siege(home="provenca", attackers=5)
        put(table, A, "occitania-alta", 4, 0, order="defence")
        table.place_order(zone("rhone"), B, DEFENCE)
        board(table, B, "defence")

        assault(table)
        choose(table, "support occitania-alta", "condemn 2", "condemn 3")

        assert table.order_owner(zone("rhone")) == NONE
        assert table.board_order(B) == DEFENCE
        assert table.caravan_zone(B) == zone("provenca")


class TestFlight:
    @cites("SH-COMBAT.5")
    def test_caravan_and_soldiers_flee_together_to_one_controlled_zone(self):
        table = siege(defenders=2, home="provenca")
        put(table, A, "occitania-alta", 5, 0, order="defence")

        assault(table)
        choose(table, "support occitania-alta", "forfeit 1 0 1", "condemn 3")

        assert table.caravan_zone(B) == zone("provenca")
        assert table.wagons(B) == 2
        assert table.units(zone("provenca"), B) == 2

    @cites("SH-COMBAT.5")
    def test_without_room_the_owner_leaves_out_soldiers_or_wagons(self):
        table = siege(defenders=2)
        put(table, B, "provenca", 3)
        put(table, A, "occitania-alta", 5, 0, order="defence")

        assault(table)
        choose(table, "support occitania-alta", "forfeit 1 0 1", "condemn 3")

        assert question(table) == "CaravanOverflow"
        assert lines(table) == ["forfeit 1 0 0", "forfeit 0 0 1"]
        choose(table, "forfeit 0 0 1", "condemn 2")
        assert table.wagons(B) == 1
        assert table.caravan_zone(B) == zone("provenca")
        assert table.crowd(zone("provenca"), B) == 5

    @cites("SH-CARAVAN.12", "SH-COMBAT.9")
    def test_without_the_kit_a_way_by_sea_is_none_and_the_caravan_is_destroyed(self):
        table = siege(home="padania")
        sign(table, B, "mare-nostrum")

        assault(table)
        choose(table, "condemn 2", "condemn 3")

        assert "CaravanDestroyed" in told(table)
        assert table.cells[CARAVAN_AT + B] == 0
        assert table.cells[WAGONS_BOXED + B] == 3

    @cites("SH-COMBAT.6")
    def test_amphibious_modules_let_it_flee_by_contract(self):
        table = siege(home="padania")
        fit(table, B, "amphibious-modules")
        sign(table, B, "mare-nostrum")

        assault(table)
        choose(table, "condemn 1", "condemn 3")

        assert table.caravan_zone(B) == zone("padania")
        assert table.wagons(B) == 1

    def test_the_range_of_two_plains_is_none_of_flight(self):
        table = siege(home="padania")
        put(table, B, "provenca", 1)

        assault(table)
        choose(table, "condemn 2", "condemn 3")

        assert table.caravan_zone(B) == zone("provenca")

    def test_a_beaten_attacker_returns_with_his_caravan_to_the_active_zone(self):
        table = hope("apotres", "menrau")
        park(table, A, "gironde")
        put(table, A, "gironde", 2, order="move")
        put(table, B, "rhone", 5)
        for seat in (A, B):
            fuel(table, seat)

        activation(table, A, "gironde")
        choose(table, "drive rhone", "walk rhone", "send 2 0", "finish", "forfeit 1 0 1", "condemn 2")

        assert table.caravan_zone(A) == zone("gironde")
        assert table.units(zone("gironde"), A) == 1
        assert table.control(zone("rhone")) == B


class TestDestruction:
    @cites("SH-COMBAT.9")
    def test_the_last_wagon_takes_board_kits_and_order_with_it(self):
        table = siege(wagons=1, home="provenca")
        board(table, B, "defence")
        boxed = int(table.cells[KITS_BOXED + kit("heavy-transport")])

        assault(table)

        assert table.wagons(B) == 0
        assert table.cells[WAGONS_BOXED + B] == 3
        assert table.cells[KITS_BOXED + kit("heavy-transport")] == boxed + 1
        assert kits_of(table, B) == ["empty", "empty", "empty"]
        assert table.board_order(B) == NONE
        assert table.orders_left(B, DEFENCE) == 4
        assert table.cells[OUT + B] == 0

    def test_a_clan_without_a_caravan_plans_as_in_the_base_game(self):
        table = siege(wagons=1, home="provenca")
        assault(table)
        table.stack.clear()

        table.push(CaravanPlanning())

        assert lines(table, B)[0].startswith("plan ")
