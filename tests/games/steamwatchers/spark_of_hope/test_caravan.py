"""A caravan as a unit: control, room, strength, supply, movement."""

from __future__ import annotations

from samovar.games.steamwatchers.content.effects import ATTACKING, DEFENDING
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.decline import OwnDecline
from samovar.games.steamwatchers.elimination import CheckClans
from samovar.games.steamwatchers.force import initial_strength
from samovar.games.steamwatchers.incubation import banish
from samovar.games.steamwatchers.planning import PlanningPhase
from samovar.games.steamwatchers.rows import (
    BEACONS_BOXED,
    EXILED_BASIC,
    INCUBATION,
    OUT,
    SUPPLY,
)
from samovar.games.steamwatchers.whiteout import Famine
from samovar.kernel.steps import asked, settle
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    activation,
    build,
    choose,
    fuel,
    offered,
    put,
    question,
    run,
    sign,
    steam,
    why_not,
    zone,
)
from tests.games.steamwatchers.spark_of_hope.builders import aboard, fit, hope, park


def lone(clans=("rhone", "menrau"), where="gironde", order="move"):
    """A caravan alone in a zone, an enemy far away."""
    table = hope(*clans)
    park(table, A, where)
    put(table, B, "skane", 1)
    if order:
        table.place_order(zone(where), A, ["move", "defence", "decoy"].index(order))
    return table


def paths(table):
    return [line.split(",") for line in offered(table, "drive")]


def goals(table):
    return {path[-1] for path in paths(table)}


class TestAUnit:
    @cites("SH-CARAVAN.1")
    def test_it_controls_its_zone_and_wants_an_order_there(self):
        table = lone(order="")

        run(table, PlanningPhase())

        assert table.control(zone("gironde")) == A
        assert question(table) == "CaravanPlanning"
        assert why_not(table, "plan-caravan - -", seat=A) == "SW-PLAN.1"
        assert why_not(table, "plan-caravan gironde=move -", seat=A) is None

    @cites("SH-CARAVAN.1")
    def test_it_makes_its_clan_fall_ill_beside_a_column_and_keeps_it_alive(self):
        table = lone(order="")
        steam(table, "gironde", 2)

        run(table, CheckClans(), OwnDecline(A))

        assert table.cells[OUT + A] == 0
        assert table.cells[INCUBATION + A] == 1
        assert table.floors(zone("gironde")) == 1

    @cites("SH-CARAVAN.4")
    def test_it_takes_as_many_places_as_it_has_wagons(self):
        full = hope("rhone", "menrau")
        park(full, A, "gironde")
        put(full, A, "gironde", 2)
        battered = hope("rhone", "menrau")
        park(battered, A, "gironde", wagons=1)
        put(battered, A, "gironde", 4)
        for table in (full, battered):
            put(table, A, "rhone", 1, order="move")
            activation(table, A, "rhone")

        refusals = [why_not(table, "walk gironde") for table in (full, battered)]

        assert refusals == ["SW-OCC.1", "SW-OCC.1"]

    @cites("SH-CARAVAN.5")
    def test_death_and_exile_takes_the_soldier_and_never_the_caravan(self):
        table = lone(order="")
        put(table, A, "rhone", 1)

        banish(table, A)
        banish(table, A)
        settle(table)

        assert table.cells[EXILED_BASIC + A] == 1
        assert table.wagons(A) == 3
        assert not asked(table)

    @cites("SH-CARAVAN.8", "SH-TL.7")
    def test_neither_the_caravan_nor_its_passengers_need_supply(self):
        table = lone(order="")
        put(table, A, "rhone", 5)
        put(table, A, "burgundie", 3)
        aboard(table, A, 3)
        table.cells[SUPPLY + A] = 8

        run(table, Famine(A))

        assert question(table) == ""
        assert table.units_on_map(A) == 8


class TestStrength:
    @cites("SH-CARAVAN.6")
    def test_it_attacks_with_one_whatever_its_wagons(self):
        table = hope("rhone", "menrau")
        park(table, A, "gironde")
        put(table, A, "gironde", 2)

        assert initial_strength(table, A, zone("gironde"), ATTACKING, 0) == 3

    @cites("SH-CARAVAN.7")
    def test_it_defends_with_four_and_a_defence_token_adds_one(self):
        table = lone(order="defence")

        assert initial_strength(table, A, zone("gironde"), DEFENDING, 0) == 5


class TestMovement:
    @cites("SH-CARAVAN.9")
    def test_two_plains_or_one_mountain_and_never_a_plain_and_a_mountain(self):
        table = activation(lone(where="occitania-bassa"), A, "occitania-bassa")

        found = paths(table)

        assert ["gironde"] in found
        assert ["gironde", "rhone"] in found
        assert ["occitania-alta"] in found
        assert ["gironde", "occitania-alta"] not in found
        assert ["occitania-alta", "rhone"] not in found
        assert why_not(table, "drive gironde,occitania-alta") == "SH-CARAVAN.9"
        assert why_not(table, "drive gironde,rhone,provenca") == "SH-CARAVAN.9"

    @cites("SH-CARAVAN.3")
    def test_all_its_wagons_move_together(self):
        table = activation(lone(), A, "gironde")

        choose(table, "drive rhone,provenca")

        assert table.caravan_zone(A) == zone("provenca")
        assert table.wagons_here(zone("provenca"), A) == 3
        assert table.wagons_here(zone("gironde"), A) == 0
        assert table.control(zone("gironde")) == NONE

    @cites("SH-CARAVAN.4")
    def test_it_needs_room_for_every_wagon_also_where_it_only_passes(self):
        table = lone(where="occitania-bassa")
        put(table, A, "gironde", 3)
        activation(table, A, "occitania-bassa")

        assert not [path for path in paths(table) if "gironde" in path]
        assert why_not(table, "drive gironde") == "SH-CARAVAN.4"

    @cites("SH-CARAVAN.10")
    def test_the_caravan_of_the_catabates_rides_over_mountains(self):
        table = activation(lone(("catabates", "menrau"), "padania"), A, "padania")

        assert ["helvetia", "tirol"] in paths(table)

    @cites("SH-CARAVAN.11")
    def test_no_forced_march_takes_it_along(self):
        table = activation(lone(("apotres", "menrau")), A, "gironde")

        march = offered(table, "march")
        table.stack.clear()
        put(table, A, "gironde", 2)
        activation(table, A, "gironde")
        choose(table, "march rhone provenca", "send 2 0")

        assert march == []
        assert table.caravan_zone(A) == zone("gironde")
        assert table.units(zone("provenca"), A) == 2

    @cites("SH-CARAVAN.12")
    def test_it_never_takes_to_the_sea_without_the_kit(self):
        table = lone(where="rhone")
        sign(table, A, "mare-nostrum")
        activation(table, A, "rhone")

        assert offered(table, "ferry") == []
        assert why_not(table, "ferry padania") == "SH-CARAVAN.12"

    @cites("SH-KIT.10")
    def test_with_amphibious_modules_it_sails_as_often_as_it_is_moved(self):
        table = lone(where="rhone")
        fit(table, A, "amphibious-modules")
        sign(table, A, "mare-nostrum")

        activation(table, A, "rhone")
        choose(table, "ferry padania", "finish")
        table.place_order(zone("padania"), A, 0)
        activation(table, A, "padania")
        choose(table, "ferry latium", "finish")

        assert table.caravan_zone(A) == zone("latium")

    def test_it_cannot_pass_enemy_units_but_may_attack_them(self):
        table = lone(where="occitania-bassa")
        put(table, B, "gironde", 1)
        activation(table, A, "occitania-bassa")

        assert ["gironde"] in paths(table)
        assert not [path for path in paths(table) if path[0] == "gironde" and len(path) > 1]

    def test_it_destroys_a_lone_beacon_on_its_way(self):
        table = lone(where="occitania-bassa")
        build(table, "gironde", "beacon", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "drive gironde,rhone", "finish")

        assert table.cells[BEACONS_BOXED + B] == 1
        assert table.control(zone("gironde")) == NONE

    def test_a_trapped_beacon_costs_it_a_wagon(self):
        table = lone(("menrau", "rhone"), "occitania-bassa")
        build(table, "gironde", "beacon", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "drive gironde,rhone", "condemn 3")

        assert table.wagons(A) == 2
        assert table.caravan_zone(A) == zone("rhone")

    def test_it_moves_once_in_an_activation(self):
        table = activation(lone(), A, "gironde")

        choose(table, "drive rhone")

        assert offered(table, "drive") == []
        assert why_not(table, "drive provenca") == "SW-MOVE.3"

    def test_a_lone_caravan_that_leaves_takes_its_order_with_it(self):
        table = activation(lone(), A, "gironde")

        choose(table, "drive rhone", "finish")

        assert table.order_owner(zone("gironde")) == NONE
        assert table.orders_left(A, 0) == 3

    def test_it_may_attack_and_win(self):
        table = lone(where="occitania-bassa")
        put(table, A, "occitania-bassa", 2)
        put(table, B, "gironde", 1)
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "occitania-bassa")

        choose(table, "drive gironde", "walk gironde", "send 2 0", "finish")

        assert table.control(zone("gironde")) == A
        assert table.wagons(A) == 3
