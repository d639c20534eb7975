"""Move orders: land, sea, straits, forced marches, beacons, and how combats are triggered."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.rows import (
    ACTIVE,
    ACTIVE_ZONE,
    BEACON_RESERVE,
    BEACONS_BOXED,
    MORALE,
    RESERVE_BASIC,
    TURRETS_BOXED,
)
from samovar.kernel.choice import say
from samovar.kernel.steps import pending
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    activation,
    build,
    choice,
    choose,
    europe,
    fuel,
    lines,
    offered,
    put,
    question,
    sign,
    steam,
    token,
    told,
    turn_of,
    why_not,
    zone,
)


def bassa(*clans: str, basics: int = 5, elites: int = 0):
    """A Move order of the first clan in Occitania Bassa."""
    table = europe(*(clans or ("rhone", "menrau")))
    put(table, A, "occitania-bassa", basics, elites, order="move")
    return table


def habit(table):
    step = pending(table)
    assert step is not None
    usual = step.habit(table, A)
    return None if usual is None else say(usual)


class TestMoves:
    @cites("SW-MOVE.1", "SW-TRIG.2")
    def test_one_move_order_makes_as_many_moves_as_the_player_likes(self):
        table = activation(bassa(), A, "occitania-bassa")

        choose(table, "walk gironde", "send 3 0", "walk catalunya", "send 1 0", "walk occitania-alta", "send 1 0")

        assert table.units(zone("gironde"), A) == 3
        assert table.units(zone("catalunya"), A) == 1
        assert table.units(zone("occitania-alta"), A) == 1
        assert question(table) == "Manoeuvre"

    @cites("SW-MOVE.2")
    def test_a_march_and_a_simple_move_mix_in_one_activation(self):
        table = activation(bassa(basics=4), A, "occitania-bassa")

        choose(table, "march gironde burgundie", "slot 0", "send 2 0", "walk catalunya", "send 2 0", "finish")

        assert table.units(zone("burgundie"), A) == 2
        assert table.units(zone("catalunya"), A) == 2
        assert table.tokens(A, token("forced-march")) == 1

    @cites("SW-MOVE.3")
    def test_a_unit_that_has_moved_does_not_move_again_in_the_same_activation(self):
        table = activation(bassa(basics=1), A, "occitania-bassa")

        choose(table, "walk gironde", "send 1 0")

        assert offered(table, "walk") == []
        assert table.units(zone("gironde"), A) == 1

    @cites("SW-MOVE.4", "SW-TRIG.5", "SW-ACT.5")
    def test_all_groups_move_before_the_first_combat_and_all_combats_come_before_the_next_player(self):
        table = bassa()
        put(table, B, "gironde", 1)
        put(table, B, "catalunya", 1)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 2 0")
        before = question(table)
        choose(table, "walk catalunya", "send 3 0", "finish")

        assert before == "Manoeuvre"
        assert offered(table, "fight") == ["gironde", "catalunya"]

    @cites("SW-MOVE.5", "SW-ACT.4")
    def test_a_move_order_may_move_nothing_and_still_returns(self):
        table = activation(bassa(basics=2), A, "occitania-bassa")

        choose(table, "beacon occitania-bassa", "finish")

        assert table.units(zone("occitania-bassa"), A) == 2
        assert table.order(zone("occitania-bassa")) == NONE
        assert table.beacons(zone("occitania-bassa"), A) == 1

    @cites("SW-MOVE.6")
    def test_a_simple_move_goes_by_land_or_by_sea(self):
        table = bassa()
        sign(table, A, "mare-nostrum")

        activation(table, A, "occitania-bassa")

        assert offered(table, "walk") == ["gironde", "occitania-alta", "catalunya", "euskal-herria"]
        assert "rhone" in offered(table, "sail")

    @cites("SW-MOVE.7", "SW-ZONE.3")
    def test_a_land_move_reaches_the_next_zone_mountain_or_plain_and_no_further(self):
        table = activation(bassa(), A, "occitania-bassa")

        assert "occitania-alta" in offered(table, "walk")
        assert why_not(table, "walk rhone") == "SW-MOVE.7"

    @cites("SW-MOVE.8")
    def test_a_strait_makes_two_zones_adjacent_without_a_contract(self):
        table = europe("rhone", "menrau")
        put(table, A, "commonwealth", 2, order="move")

        activation(table, A, "commonwealth")

        assert "normaundie" in offered(table, "walk")

    @cites("SW-MOVE.9", "SW-OCC.1")
    def test_no_move_leaves_more_than_five_units_in_a_zone(self):
        table = bassa(basics=3)
        put(table, A, "gironde", 3)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde")

        assert offered(table, "send") == ["2 0", "1 0"]
        assert why_not(table, "send 3 0") == "SW-MOVE.9"

    @cites("SW-OCC.1")
    def test_a_full_zone_is_not_a_destination(self):
        table = bassa(basics=2)
        put(table, A, "gironde", 5)

        activation(table, A, "occitania-bassa")

        assert "gironde" not in offered(table, "walk")
        assert why_not(table, "walk gironde") == "SW-OCC.1"

    @cites("SW-STRUCT.2")
    def test_structures_do_not_move(self):
        table = bassa(basics=2)
        build(table, "occitania-bassa", "turret")
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 2 0", "finish")

        assert table.turrets(zone("occitania-bassa")) == 1
        assert table.turrets(zone("gironde")) == 0

    @cites("SW-OCC.4")
    def test_nobody_stops_at_sea(self):
        table = bassa()
        sign(table, A, "mare-nostrum")

        activation(table, A, "occitania-bassa")

        assert not [line for line in lines(table) if "mare-nostrum" in line]

    @cites("SW-SETUP.6")
    def test_with_three_players_the_east_cannot_be_entered(self):
        table = europe("rhone", "menrau", "alliance")
        put(table, A, "dalmacija", 2, order="move")
        sign(table, A, "jadran", "mare-nostrum")

        activation(table, A, "dalmacija")

        assert why_not(table, "walk vojvodina") == "SW-SETUP.6"
        assert not {"vojvodina", "sandzak", "epiri"} & set(offered(table, "walk") + offered(table, "sail"))

    def test_with_four_players_the_east_is_open(self):
        table = europe("rhone", "menrau", "alliance", "apotres")
        put(table, A, "dalmacija", 2, order="move")

        activation(table, A, "dalmacija")

        assert "vojvodina" in offered(table, "walk")

    @cites("SW-ACT.7")
    def test_the_activating_player_is_active_and_his_zone_the_active_zone(self):
        table = bassa()
        put(table, B, "gironde", 1)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 3 0", "finish")

        assert table.cells[ACTIVE] == A + 1
        assert table.cells[ACTIVE_ZONE] == zone("occitania-bassa") + 1

    @cites("A-ACT-CHAIN")
    def test_a_unit_that_joined_a_zone_with_a_move_order_moves_again_with_that_order(self):
        table = bassa(basics=1)
        put(table, A, "gironde", 1, order="move")
        activation(table, A, "occitania-bassa")
        choose(table, "walk gironde", "send 1 0", "finish")

        activation(table, A, "gironde")
        choose(table, "walk rhone", "send 2 0")

        assert table.units(zone("rhone"), A) == 2


class TestBeacons:
    @cites("SW-BEACON.1")
    def test_a_beacon_may_still_be_deployed_after_the_last_combat(self):
        table = bassa()
        put(table, B, "gironde", 1)
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 5 0", "finish", "beacon gironde")

        assert table.beacons(zone("gironde"), A) == 1
        assert table.stack == []

    @cites("SW-BEACON.1")
    def test_after_the_last_combat_nobody_need_be_asked_for_a_beacon_and_before_it_he_is(self):
        table = bassa()
        put(table, B, "gironde", 1)
        put(table, B, "catalunya", 1)
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "occitania-bassa")
        choose(table, "walk gironde", "send 2 0", "walk catalunya", "send 2 0", "finish")
        before = habit(table)

        choose(table, "fight gironde", "fight catalunya")

        assert before is None
        assert habit(table) == "finish"
        assert lines(table)[0] == "finish"

    @cites("SW-BEACON.2")
    def test_a_beacon_goes_to_any_zone_one_controls_and_to_no_other(self):
        table = bassa()
        put(table, A, "skane", 1)
        put(table, B, "gironde", 1)

        activation(table, A, "occitania-bassa")

        assert offered(table, "beacon") == ["occitania-bassa", "skane"]
        assert why_not(table, "beacon gironde") == "SW-BEACON.2"
        assert why_not(table, "beacon rhone") == "SW-BEACON.2"

    @cites("SW-BEACON.3", "SW-CTRL.1")
    def test_a_beacon_keeps_control_after_all_units_have_left(self):
        table = activation(bassa(), A, "occitania-bassa")

        choose(table, "beacon occitania-bassa", "walk gironde", "send 5 0", "finish")

        assert table.control(zone("occitania-bassa")) == A

    @cites("SW-BEACON.4", "SW-OCC.2")
    def test_a_beacon_in_a_full_zone_costs_a_structure_of_the_players_choice(self):
        table = bassa()
        build(table, "occitania-bassa", "farm", "turret")
        activation(table, A, "occitania-bassa")

        choose(table, "beacon occitania-bassa", "give-up turret", "finish")

        assert table.beacons(zone("occitania-bassa"), A) == 1
        assert table.farms(zone("occitania-bassa")) == 1
        assert table.cells[TURRETS_BOXED] == 1

    @cites("SW-BEACON.5", "SW-COMP.20")
    def test_without_a_beacon_in_reserve_none_is_deployed(self):
        table = bassa()
        table.cells[BEACON_RESERVE + A] = 0

        activation(table, A, "occitania-bassa")

        assert offered(table, "beacon") == []
        assert why_not(table, "beacon occitania-bassa") == "SW-BEACON.5"

    @cites("A-MOVE-BEACON-ONE")
    def test_one_activation_deploys_one_beacon(self):
        table = activation(bassa(), A, "occitania-bassa")

        choose(table, "beacon occitania-bassa")

        assert offered(table, "beacon") == []
        assert why_not(table, "beacon occitania-bassa") == "SW-BEACON.1"

    def test_the_active_zone_stays_eligible_for_a_beacon_after_the_last_unit_has_left(self):
        table = activation(bassa(), A, "occitania-bassa")

        choose(table, "walk gironde", "send 5 0", "beacon occitania-bassa", "finish")

        assert table.control(zone("occitania-bassa")) == A

    def test_no_beacon_goes_into_a_zone_with_a_pending_combat(self):
        table = bassa()
        put(table, B, "gironde", 1)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 2 0")

        assert "gironde" not in offered(table, "beacon")


class TestSeas:
    @cites("SW-SEA.1", "SW-NEG.3")
    def test_a_contract_carries_a_group_from_coast_to_coast(self):
        table = bassa()
        sign(table, A, "mare-nostrum")
        activation(table, A, "occitania-bassa")

        choose(table, "sail rhone", "send 3 0")

        assert table.units(zone("rhone"), A) == 3

    @cites("SW-SEA.2")
    def test_without_a_contract_nobody_sails(self):
        table = activation(bassa(), A, "occitania-bassa")

        assert offered(table, "sail") == []
        assert why_not(table, "sail rhone") == "SW-SEA.1"

    @cites("SW-SEA.3", "SW-NEG.6")
    def test_two_adjacent_seas_under_contract_are_one(self):
        table = europe("alliance", "menrau")
        put(table, A, "padania", 2, order="move")
        sign(table, A, "mor-irez", "mare-nostrum")
        activation(table, A, "padania")

        choose(table, "sail breizh", "send 2 0")

        assert table.units(zone("breizh"), A) == 2

    def test_one_of_two_seas_under_contract_does_not_reach_the_far_coast(self):
        table = europe("alliance", "menrau")
        put(table, A, "padania", 2, order="move")
        sign(table, A, "mare-nostrum")

        activation(table, A, "padania")

        assert "breizh" not in offered(table, "sail")

    @cites("SW-SEA.4", "A-SEA-EMBARK")
    def test_a_coastal_mountain_is_a_place_to_embark_but_not_to_land(self):
        table = europe("rhone", "menrau")
        put(table, A, "occitania-alta", 2, order="move")
        put(table, A, "provenca", 2, order="move")
        sign(table, A, "mare-nostrum")

        activation(table, A, "occitania-alta")
        from_the_mountain = offered(table, "sail")
        choose(table, "finish")
        activation(table, A, "provenca")

        assert "rhone" in from_the_mountain
        assert "occitania-alta" not in offered(table, "sail")


class TestForcedMarches:
    @cites("SW-MARCH.1")
    def test_a_forced_march_crosses_one_plain_into_the_next(self):
        table = activation(bassa(), A, "occitania-bassa")

        choose(table, "march gironde rhone", "slot 0", "send 5 0", "finish")

        assert table.units(zone("rhone"), A) == 5
        assert table.units(zone("gironde"), A) == 0

    @cites("SW-MARCH.2", "SW-SPEC.1", "SW-SPEC.3")
    def test_each_march_takes_a_token_a_slot_and_its_price(self):
        table = bassa(basics=4)
        fuel(table, A, clean=2)
        table.cells[BEACON_RESERVE + A] = 0
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde rhone", "slot 1", "send 1 0", "march gironde burgundie", "slot 2", "send 1 0")

        assert table.fuel(A) == 0
        assert offered(table, "march") == []
        assert why_not(table, "march gironde breizh") == "SW-MARCH.2"

    @cites("SW-MARCH.3", "SW-ZONE.3")
    def test_a_forced_march_neither_crosses_nor_reaches_a_mountain(self):
        table = activation(bassa(), A, "occitania-bassa")

        assert why_not(table, "march occitania-alta rhone") == "SW-MARCH.3"
        assert why_not(table, "march gironde occitania-alta") == "SW-MARCH.3"

    @cites("SW-MARCH.4")
    def test_a_forced_march_does_not_cross_enemy_units(self):
        table = bassa()
        put(table, B, "gironde", 1)

        activation(table, A, "occitania-bassa")

        assert why_not(table, "march gironde rhone") == "SW-MARCH.4"

    @cites("SW-MARCH.5")
    def test_the_crossed_zone_never_holds_more_than_five(self):
        table = bassa()
        put(table, A, "gironde", 4)
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde rhone", "slot 0")

        assert offered(table, "send") == ["1 0"]

    @cites("SW-MARCH.6", "SW-TRIG.4")
    def test_a_march_across_a_lone_beacon_destroys_it(self):
        table = bassa("apotres", "menrau")
        build(table, "gironde", "beacon", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde rhone", "send 2 0", "finish")

        assert table.units(zone("rhone"), A) == 2
        assert table.cells[BEACONS_BOXED + B] == 1
        assert table.control(zone("gironde")) == NONE

    @cites("SW-MARCH.7")
    def test_a_march_may_end_in_an_attack(self):
        table = bassa("apotres", "menrau")
        put(table, B, "rhone", 2)
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde rhone", "send 3 0", "finish")

        assert "Announced" in told(table)
        assert question(table) == "Bid"

    def test_a_march_takes_exactly_two_steps_and_never_comes_back(self):
        table = activation(bassa("apotres", "menrau"), A, "occitania-bassa")

        assert not [line for line in offered(table, "march") if line.endswith("occitania-bassa")]


class TestTriggers:
    @cites("SW-TRIG.1", "SW-COMBAT.1", "SW-OCC.3")
    def test_a_combat_for_each_zone_with_enemy_units_and_none_elsewhere(self):
        table = bassa()
        put(table, B, "gironde", 5)
        put(table, B, "catalunya", 1)
        activation(table, A, "occitania-bassa")

        choose(
            table, "walk gironde", "send 3 0", "walk catalunya", "send 1 0", "walk euskal-herria", "send 1 0", "finish"
        )

        assert table.units(zone("gironde"), A) + table.units(zone("gironde"), B) == 8
        assert offered(table, "fight") == ["gironde", "catalunya"]

    @cites("SW-TRIG.3", "SW-TRIG.4", "SW-DEF.4", "SW-RES.4")
    def test_a_lone_beacon_falls_without_a_fight_and_its_turret_serves_the_newcomer(self):
        table = bassa()
        build(table, "gironde", "beacon", "turret", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 1 0", "finish")

        assert table.control(zone("gironde")) == A
        assert table.cells[BEACONS_BOXED + B] == 1
        assert table.turrets(zone("gironde")) == 1
        assert table.cells[MORALE + zone("gironde")] == 0
        assert "Fought" not in told(table)

    @cites("A-MOVE-TOXIC")
    def test_a_lone_toxic_farm_is_entered_without_a_fight_and_stays(self):
        table = bassa("rhone", "menrau")
        build(table, "gironde", "toxic-farm", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 1 0", "finish")

        assert table.control(zone("gironde")) == A
        assert table.toxics(zone("gironde")) == 1

    @cites("SW-CTRL.2")
    def test_a_zone_with_a_pending_combat_is_the_defenders(self):
        table = bassa()
        put(table, B, "gironde", 1)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 3 0")

        assert table.control(zone("gironde")) == B

    @cites("SW-TRIG.6", "SW-BEACON.3")
    def test_worked_example_of_movement_from_occitania_bassa(self):
        """Stéphane leads the Apostles, Séverine the Menrâu."""
        table = europe("apotres", "menrau")
        put(table, A, "occitania-bassa", 3, 2, order="move")
        put(table, A, "occitania-alta", 1)
        put(table, B, "gironde", 1)
        put(table, B, "rhone", 3)
        sign(table, A, "mare-nostrum", "mor-irez")

        activation(table, A, "occitania-bassa")
        # No forced march through the mountain that he holds, nor through the enemy in Gironde.
        through_the_mountain = why_not(table, "march occitania-alta rhone")
        through_the_enemy = why_not(table, "march gironde rhone")
        choose(table, "sail rhone", "send 2 1")
        choose(table, "walk occitania-alta", "send 1 0")
        choose(table, "sail breizh", "send 0 1")
        choose(table, "beacon occitania-bassa")

        assert through_the_mountain == "SW-MARCH.3"
        assert through_the_enemy == "SW-MARCH.4"
        assert table.units(zone("rhone"), A) == 3
        assert table.control(zone("rhone")) == B
        assert table.units(zone("occitania-alta"), A) == 2
        assert table.control(zone("breizh")) == A
        assert table.units(zone("occitania-bassa"), A) == 0
        assert table.control(zone("occitania-bassa")) == A
        choose(table, "finish")
        assert question(table) == "Bid"

    @cites("SW-ACT.6", "SW-RES.1")
    def test_an_order_left_without_a_unit_of_its_owner_returns_at_once(self):
        table = bassa()

        table.exile(zone("occitania-bassa"), A, 5, 0)

        assert table.order(zone("occitania-bassa")) == NONE
        assert table.orders_left(A, 0) == 3

    def test_recruits_come_from_the_reserve(self):
        table = bassa()

        assert table.cells[RESERVE_BASIC + A] == 8

    def test_a_column_does_not_hinder_a_move(self):
        table = bassa()
        steam(table, "gironde", 3)
        activation(table, A, "occitania-bassa")

        choose(table, "walk gironde", "send 2 0", "finish")

        assert table.control(zone("gironde")) == A

    def test_a_turn_of_play_offers_the_order_of_the_zone(self):
        table = turn_of(bassa(), A)

        assert offered(table, "activate") == ["occitania-bassa"]


class TestEstimates:
    def test_a_defence_in_sight_says_how_far_support_can_raise_it(self):
        table = bassa(basics=3)
        put(table, B, "catalunya", 1, 0, order="defence")
        put(table, B, "castilla", 2, 0, order="move")
        build(table, "catalunya", "turret", seat=B)
        activation(table, A, "occitania-bassa")
        choose(table, "walk catalunya")
        step = pending(table)
        assert step is not None

        attack, defence = [fact.args for fact in step.facts(table, A, choice("send 2 0"))]

        assert (attack["strength"], attack["most"]) == (2, 2)
        assert defence["most"] == defence["strength"] + 2  # the two in Castilla
        assert sum(part["strength"] for part in defence["parts"]) == defence["strength"]
        assert [part["part"] for part in defence["parts"]] == ["basics", "defence", "turret"]
