"""The seven clans and their elite soldiers."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.conclave import Conclave
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.deployment import Deployed
from samovar.games.steamwatchers.rows import (
    ACCOMPLICE_AT,
    ARCHON_GONE,
    ARCHON_UP,
    ATTACK,
    BEACONS_BOXED,
    CONTRABAND_LEFT,
    DEFENCE_STRENGTH,
    EXILED_ELITE,
    INCUBATION,
    RESERVE_BASIC,
    STEAM_HELD,
    STEAM_TOP,
)
from samovar.games.steamwatchers.scoring import geo
from samovar.games.steamwatchers.whiteout import Upkeep
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    activation,
    build,
    card,
    choose,
    europe,
    fuel,
    lines,
    offered,
    on_top,
    owned,
    put,
    question,
    reserve,
    round_of,
    run,
    sea,
    sign,
    steam,
    token,
    turn_of,
    why_not,
    zone,
)


def attack(table, basics, elites):
    """So many units of the first clan attack Rhône from Gironde."""
    put(table, A, "gironde", basics, elites, order="move")
    activation(table, A, "gironde")
    return choose(table, "walk rhone", f"send {basics} {elites}", "finish")


class TestRheinStamm:
    @cites("SW-CLAN-RS.1")
    def test_the_great_host_recruits_four(self):
        table = europe("rhein-stamm", "menrau")
        put(table, A, "rhone", 1, order="defence")
        put(table, A, "gironde", 1)
        activation(table, A, "rhone")

        choose(table, "mobilise great-host", "slot 0")
        choose(table, *["recruit basic rhone"] * 3, "recruit basic gironde")

        assert table.units(zone("rhone"), A) == 4
        assert table.units(zone("gironde"), A) == 2
        assert table.tokens(A, token("great-host")) == 0
        assert table.stack == []

    @cites("SW-CLAN-RS.2")
    def test_the_great_host_brings_no_elite_but_the_other_token_does(self):
        table = europe("rhein-stamm", "menrau")
        put(table, A, "rhone", 1, order="defence")
        activation(table, A, "rhone")
        choose(table, "mobilise great-host", "slot 0")
        refused = why_not(table, "recruit elite rhone")
        choose(table, "finish")

        put(table, A, "gironde", 1, order="defence")
        activation(table, A, "gironde")
        choose(table, "mobilise mobilisation", "slot 1")

        assert refused == "SW-MOB.3"
        assert "elite gironde" in offered(table, "recruit")

    @cites("SW-CLAN-RS.3")
    def test_an_attacking_iotunn_is_worth_three_a_defending_one_two(self):
        attacking = europe("rhein-stamm", "menrau")
        put(attacking, B, "rhone", 1)
        defending = europe("rhone", "rhein-stamm")
        put(defending, B, "rhone", 1, 2)

        attack(attacking, 1, 2)
        attack(defending, 3, 0)

        assert attacking.cells[ATTACK] == 7
        assert defending.cells[DEFENCE_STRENGTH] == 5


class TestApostles:
    @cites("SW-CLAN-AHL.1")
    @pytest.mark.parametrize(("clan", "offer"), [("apotres", ["mobilisation"]), ("rhone", [])])
    def test_their_slots_cost_nothing_even_where_the_board_prints_a_price(self, tmp_path, clan, offer):
        table = europe(clan, "menrau")
        table.content = owned(tmp_path, f'[clans.{clan}]\nslots = ["paid", "paid"]\n')
        put(table, A, "rhone", 1, order="defence")
        fuel(table, A)
        activation(table, A, "rhone")

        assert offered(table, "mobilise") == offer

    @cites("SW-CLAN-AHL.1")
    def test_with_fuel_at_hand_they_pay_none_for_a_slot(self, tmp_path):
        table = europe("apotres", "menrau")
        table.content = owned(tmp_path, '[clans.apotres]\nslots = ["paid", "paid"]\n')
        put(table, A, "rhone", 1, order="defence")
        fuel(table, A, clean=2, contraband=1)
        activation(table, A, "rhone")

        choose(table, "mobilise mobilisation", "recruit basic rhone", "finish")

        assert table.units(zone("rhone"), A) == 2
        assert (table.clean(A), table.contraband(A)) == (2, 1)

    @cites("SW-CLAN-AHL.3", "A-CLAN-IDOLE")
    def test_one_soldier_is_converted_beside_a_full_zone(self):
        table = europe("apotres", "menrau")
        put(table, B, "rhone", 1)
        put(table, B, "skane", 1)
        put(table, A, "burgundie", 1)
        fuel(table, A)
        fuel(table, B)
        before = int(table.cells[RESERVE_BASIC + A])

        attack(table, 3, 2)

        assert table.units(zone("rhone"), A) == 5
        assert table.units(zone("burgundie"), A) == 2
        assert table.cells[RESERVE_BASIC + A] == before - 3 - 1

    def martyr(self):
        """An Idol attacks alone and bids the barrel that sends it into exile; the defender's wheel shows nothing."""
        table = europe("apotres", "menrau")
        put(table, B, "rhone", 1)
        put(table, B, "skane", 1)
        fuel(table, A, contraband=1)
        fuel(table, B)
        table.cells[INCUBATION + A] = table.board(A).last_square - 1
        put(table, A, "gironde", 0, 1, order="move")
        activation(table, A, "gironde")
        return table

    @cites("SW-CLAN-AHL.3", "A-CLAN-IDOLE")
    def test_an_idol_exiled_by_its_own_bid_still_converts_in_the_combat_zone(self):
        table = self.martyr()

        choose(table, "walk rhone", "send 0 1", "finish", "burn 1")

        assert table.cells[EXILED_ELITE + A] == 1
        assert table.basics(zone("rhone"), A) == 1
        assert table.control(zone("rhone")) == A
        assert table.playing(A)

    @cites("SW-CLAN-AHL.3", "A-CLAN-IDOLE")
    def test_an_exiled_idol_may_convert_beside_the_combat_too(self):
        table = self.martyr()
        build(table, "burgundie", "beacon")

        choose(table, "walk rhone", "send 0 1", "finish", "burn 1")
        places = offered(table, "at")
        choose(table, "at burgundie")

        assert sorted(places) == ["burgundie", "rhone"]
        assert table.basics(zone("burgundie"), A) == 1
        assert table.control(zone("rhone")) == NONE

    def test_a_victory_in_defence_converts_nobody(self):
        table = europe("rhone", "apotres")
        put(table, B, "rhone", 1, 2)
        fuel(table, A)
        fuel(table, B)
        before = int(table.cells[RESERVE_BASIC + B])

        attack(table, 2, 0)

        assert table.cells[RESERVE_BASIC + B] == before


class TestFreeFleet:
    @cites("SW-CLAN-FL.1")
    def test_the_accomplice_is_a_contract_without_a_slot(self):
        table = europe("flotte-libre", "menrau")
        put(table, A, "rhone", 2, order="move")
        run(table, Deployed(A))

        choose(table, "at-sea mare-nostrum")
        activation(table, A, "rhone")

        assert "padania" in offered(table, "sail")
        assert table.free_slots(sea("mare-nostrum")) == 2

    @cites("SW-CLAN-FL.2")
    def test_the_accomplice_needs_no_upkeep_and_never_moves(self):
        table = europe("flotte-libre", "menrau")
        put(table, A, "rhone", 1, order="defence")
        put(table, B, "skane", 1)
        reserve(table, "archon", "legate")
        table.cells[ACCOMPLICE_AT] = sea("mare-nostrum") + 1
        fuel(table, A)

        run(table, Upkeep())
        sign(table, A, "jadran", "jadran", "mor-irez")
        put(table, A, "gironde", 1, order="defence")
        activation(table, A, "gironde")
        choose(table, "negotiate")

        assert table.cells[ACCOMPLICE_AT] == sea("mare-nostrum") + 1
        assert not [line for line in offered(table, "relocate") if line.startswith("mare-nostrum")]

    @cites("SW-CLAN-FL.3", "SW-SEA.2")
    def test_chargers_sail_where_a_slot_is_free_others_do_not(self):
        table = europe("flotte-libre", "menrau")
        put(table, A, "rhone", 2, 2, order="move")
        sign(table, B, "mare-nostrum")
        activation(table, A, "rhone")

        choose(table, "sail padania")

        assert offered(table, "send") == ["0 2", "0 1"]

    def test_chargers_do_not_sail_a_full_sea(self):
        table = europe("flotte-libre", "menrau")
        put(table, A, "rhone", 0, 2, order="move")
        sign(table, B, "mare-nostrum", "mare-nostrum")

        activation(table, A, "rhone")

        assert offered(table, "sail") == []

    def test_chargers_alone_flee_across_a_sea_with_a_free_slot(self):
        table = europe("rhone", "flotte-libre")
        put(table, B, "rhone", 2, 1)
        put(table, B, "padania", 1)
        fuel(table, A)
        fuel(table, B)

        attack(table, 5, 0)
        choose(table, "lose 2 0")

        assert table.elites(zone("padania"), B) == 1


class TestRhone:
    @cites("SW-CLAN-CR.1", "SW-CLAN-CR.2")
    def test_a_trapped_beacon_costs_a_unit_of_the_victims_choice(self):
        table = europe("alliance", "rhone")
        put(table, A, "gironde", 2, 1, order="move")
        build(table, "rhone", "beacon", seat=B)
        activation(table, A, "gironde")
        before = int(table.cells[RESERVE_BASIC + A])

        choose(table, "walk rhone", "send 2 1")
        options = lines(table)
        choose(table, "lose 1 0", "finish")

        assert options == ["lose 1 0", "lose 0 1"]
        assert table.units(zone("rhone"), A) == 2
        assert table.control(zone("rhone")) == A
        assert table.cells[RESERVE_BASIC + A] == before + 1

    @cites("SW-CLAN-CR.3")
    def test_a_single_unit_is_lost_and_takes_nothing(self):
        table = europe("alliance", "rhone")
        put(table, A, "gironde", 2, order="move")
        build(table, "rhone", "beacon", seat=B)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 1 0", "finish")

        assert table.units(zone("rhone"), A) == 0
        assert table.control(zone("rhone")) == NONE
        assert table.cells[BEACONS_BOXED + B] == 1

    @cites("A-CLAN-RHONE-TRAP")
    def test_a_marching_group_loses_a_unit_on_the_way_and_goes_on(self):
        table = europe("apotres", "rhone")
        put(table, A, "occitania-bassa", 3, order="move")
        build(table, "gironde", "beacon", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde rhone", "send 3 0", "finish")

        assert table.units(zone("rhone"), A) == 2
        assert table.units(zone("gironde"), A) == 0

    @cites("A-CLAN-RHONE-TRAP")
    def test_a_beacon_lost_in_a_combat_springs_no_trap(self):
        table = europe("alliance", "rhone")
        put(table, B, "rhone", 1)
        build(table, "rhone", "beacon", seat=B)
        put(table, B, "skane", 1)
        fuel(table, A)
        fuel(table, B)

        attack(table, 3, 0)

        assert table.units(zone("rhone"), A) == 3

    @cites("SW-CLAN-CR.4", "SW-COMBAT.14")
    @pytest.mark.parametrize(("where", "strength"), [("elsass", 5), ("burgundie", 7)])
    def test_skypiercers_support_from_two_zones_away(self, where, strength):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 1)
        put(table, A, where, 2, 2, order="defence")

        attack(table, 1, 0)
        choose(table, f"support {where}")

        assert table.cells[ATTACK] == strength

    def test_other_units_do_not_support_from_two_zones_away(self):
        table = europe("rhone", "menrau")
        put(table, B, "rhone", 1)
        put(table, A, "elsass", 3, order="defence")

        attack(table, 1, 0)

        assert question(table) == "Bid"


class TestAlliance:
    @cites("SW-CLAN-AO.1")
    def test_two_steam_cards_before_the_first_conclave(self):
        table = europe("alliance", "menrau", turn=0)
        reserve(table, "legate", "archon")

        run(table, Conclave())

        assert table.cells[STEAM_HELD + A] == 2
        assert question(table) == "LegateToken"

    @cites("SW-CLAN-AO.2", "SW-CLAN-AO.3")
    def test_once_a_turn_a_card_buys_time(self):
        table = europe("alliance", "menrau")
        put(table, A, "rhone", 1, order="defence")
        put(table, B, "skane", 1, order="defence")
        on_top(table, "padania", "breizh")
        table.take_steam(A, table.draw_steam())
        table.take_steam(A, table.draw_steam())
        round_of(table)

        choose(table, "stall-steam padania")
        next_one = asked(table)
        choose(table, "activate skane", "bide")

        assert next_one == [B]
        assert table.floors(zone("padania")) == 0
        assert table.cells[STEAM_TOP] == zone("padania") + 1
        assert offered(table, "stall-steam") == []
        assert offered(table, "activate") == ["rhone"]

    @cites("SW-CLAN-AO.3", "A-CLAN-AO")
    def test_an_archon_card_discarded_for_time_covers_nothing(self):
        table = europe("alliance", "menrau")
        put(table, A, "rhone", 1, order="defence")
        table.cells[ARCHON_UP] = card("a16") + 1
        drawn = table.draw_archon(A)
        turn_of(table, A)

        choose(table, offered_line(table, "stall-archon"))

        assert table.cells[ARCHON_UP] == card("a16") + 1
        assert table.cells[ARCHON_GONE + drawn] == 1

    @cites("A-CLAN-AO")
    def test_time_can_be_bought_without_an_order_left(self):
        table = europe("alliance", "menrau")
        table.take_steam(A, table.draw_steam())

        turn_of(table, A)

        assert len(offered(table, "stall-steam")) == 1

    @cites("SW-CLAN-AO.4")
    def test_jeeps_gain_one_for_each_structure_however_many_they_are(self):
        table = europe("alliance", "menrau")
        put(table, B, "rhone", 1)
        build(table, "rhone", "turret", "farm")

        attack(table, 0, 2)

        assert table.cells[ATTACK] == 6
        assert table.cells[DEFENCE_STRENGTH] == 3


def offered_line(table, verb):
    return f"{verb} {offered(table, verb)[0]}"


class TestCatabates:
    @cites("SW-CLAN-CAT.1", "A-CLAN-CAT")
    def test_mountains_are_plains_to_them(self):
        marching = europe("catabates", "menrau")
        put(marching, A, "occitania-bassa", 2, order="move")
        sailing = europe("catabates", "menrau")
        put(sailing, A, "rhone", 2, order="move")
        sign(sailing, A, "mare-nostrum")

        activation(marching, A, "occitania-bassa")
        activation(sailing, A, "rhone")

        assert "occitania-alta rhone" in offered(marching, "march")
        assert "occitania-alta" in offered(sailing, "sail")

    @cites("SW-CLAN-CAT.2")
    def test_only_erinyes_alone_fly_over_the_enemy(self):
        table = europe("catabates", "menrau")
        put(table, A, "occitania-bassa", 1, 2, order="move")
        put(table, B, "gironde", 4)
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde burgundie", "slot 0")

        assert offered(table, "send") == ["0 2", "0 1"]

    @cites("SW-CLAN-CAT.3")
    def test_they_cross_without_a_fight_and_change_nothing(self):
        table = europe("catabates", "menrau")
        put(table, A, "occitania-bassa", 0, 2, order="move")
        put(table, B, "gironde", 4)
        build(table, "gironde", "beacon", seat=B)
        activation(table, A, "occitania-bassa")

        choose(table, "march gironde burgundie", "slot 0", "send 0 2", "finish")

        assert table.units(zone("burgundie"), A) == 2
        assert table.units(zone("gironde"), B) == 4
        assert table.beacons(zone("gironde"), B) == 1
        assert table.control(zone("gironde")) == B


class TestMenrau:
    @cites("SW-CLAN-MEN.1")
    def test_they_may_build_a_toxic_farm_instead(self):
        table = europe("menrau", "rhone")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)
        steam(table, "rhone", 1)
        reserve(table, "archon", "legate")

        run(table, Decline())
        options = lines(table)
        choose(table, "grow toxic-farm", "pay 1 0")

        assert options == ["grow farm", "grow toxic-farm", "refuse"]
        assert table.toxics(zone("rhone")) == 1

    @cites("SW-CLAN-MEN.1")
    def test_there_are_three_toxic_farms(self):
        table = europe("menrau", "rhone")

        build(table, "gironde", "toxic-farm", "toxic-farm")
        build(table, "breizh", "toxic-farm")

        assert not table.may_build(3, A)

    @cites("SW-CLAN-MEN.3")
    def test_whoever_else_controls_a_toxic_farm_falls_ill(self):
        table = europe("catabates", "menrau")
        put(table, A, "skane", 1)
        put(table, B, "eire", 1)
        build(table, "rhone", "toxic-farm", seat=B)
        build(table, "rhone", "beacon", seat=A)
        reserve(table, "archon", "legate")

        run(table, Decline())

        assert table.cells[INCUBATION + A] == 1
        assert table.cells[INCUBATION + B] == 0

    @cites("SW-CLAN-MEN.4")
    def test_a_toxic_farm_alone_holds_its_zone(self):
        table = europe("menrau", "rhone")

        build(table, "rhone", "toxic-farm")
        steam(table, "rhone", 2)

        assert table.control(zone("rhone")) == A
        assert geo(table, A) == 3

    @cites("SW-CLAN-MEN.5", "SW-CLAN-MEN.6")
    def test_attacking_sowers_spoil_one_barrel_and_raise_incubation_before_the_bids(self):
        table = europe("menrau", "catabates")
        put(table, B, "rhone", 3)
        fuel(table, B, clean=3, contraband=1)
        table.cells[INCUBATION + B] = 2

        attack(table, 0, 2)

        assert (table.clean(B), table.contraband(B)) == (2, 2)
        assert table.cells[INCUBATION + B] == 3
        assert question(table) == "Bid"

    @cites("SW-COMP.8", "SW-CLAN-MEN.5")
    def test_without_a_contraband_barrel_left_the_clean_one_stays(self):
        table = europe("menrau", "catabates")
        put(table, B, "rhone", 3)
        fuel(table, B, clean=3)
        table.cells[CONTRABAND_LEFT] = 0

        attack(table, 0, 1)

        assert table.clean(B) == 3
        assert table.cells[INCUBATION + B] == 1
