"""Defence orders: turrets, waiting, Mobilisation and Negotiation."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import DEFENCE, NONE
from samovar.games.steamwatchers.rows import CONTRACT_RESERVE, RESERVE_BASIC, TURRETS_LEFT
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    C,
    D,
    activation,
    build,
    choose,
    europe,
    fuel,
    lines,
    offered,
    put,
    question,
    round_of,
    sea,
    sign,
    token,
    why_not,
    zone,
)


def defending(*clans: str, where: str = "rhone", basics: int = 2):
    """A Defence order of the first clan."""
    table = europe(*(clans or ("menrau", "rhone")))
    put(table, A, where, basics, order="defence")
    return table


class TestOrders:
    @cites("SW-DEF.1", "SW-ACT.8", "SW-ACT.9")
    def test_a_defence_order_is_one_of_four_actions(self):
        table = activation(defending(), A, "rhone")

        options = lines(table)
        choose(table, "turret")

        assert options == ["turret", "mobilise mobilisation", "negotiate", "bide"]
        assert table.stack == []
        assert table.order(zone("rhone")) == NONE

    @cites("SW-DEF.2")
    def test_a_turret_costs_nothing(self):
        table = defending()
        build(table, "rhone", "farm")
        before = (table.fuel(A), int(table.cells[TURRETS_LEFT]))
        activation(table, A, "rhone")

        choose(table, "turret")

        assert table.turrets(zone("rhone")) == 1
        assert table.farms(zone("rhone")) == 1
        assert (table.fuel(A), int(table.cells[TURRETS_LEFT])) == (before[0], before[1] - 1)

    @cites("SW-DEF.5", "SW-DEF.6", "SW-ACT.4")
    def test_waiting_returns_the_token_and_passes_the_turn(self):
        table = defending()
        put(table, B, "gironde", 1, order="defence")
        round_of(table)

        choose(table, "activate rhone", "bide")

        assert table.orders_left(A, DEFENCE) == 4
        assert asked(table) == [B]


class TestMobilisation:
    @cites("SW-MOB.1")
    def test_a_mobilisation_takes_a_token_and_a_slot(self):
        table = activation(defending(), A, "rhone")

        choose(table, "mobilise mobilisation", "slot 0", "recruit basic rhone", "finish")

        assert table.tokens(A, token("mobilisation")) == 1
        assert table.slot(A, 0) == token("mobilisation") + 1

    @cites("SW-MOB.2")
    def test_two_basic_soldiers_go_to_the_zone_and_its_neighbours(self):
        table = defending(basics=4)
        build(table, "gironde", "beacon")
        activation(table, A, "rhone")

        choose(table, "mobilise mobilisation", "slot 0", "recruit basic rhone")
        left = offered(table, "recruit")
        full = why_not(table, "recruit basic rhone")
        choose(table, "recruit basic gironde")

        assert left == ["basic gironde"]
        assert full == "SW-OCC.1"
        assert table.units(zone("rhone"), A) == 5
        assert table.units(zone("gironde"), A) == 1
        assert table.stack == []

    @cites("SW-MOB.3")
    def test_one_elite_instead_never_beside(self):
        table = activation(defending(), A, "rhone")
        choose(table, "mobilise mobilisation", "slot 0")

        choose(table, "recruit basic rhone")
        after_a_basic = why_not(table, "recruit elite rhone")
        choose(table, "finish")

        other = activation(defending(), A, "rhone")
        choose(other, "mobilise mobilisation", "slot 0", "recruit elite rhone")

        assert after_a_basic == "SW-MOB.3"
        assert other.elites(zone("rhone"), A) == 1
        assert other.stack == []

    @cites("SW-MOB.4")
    def test_a_contract_does_not_bring_recruits_across_the_sea(self):
        table = defending(where="padania")
        put(table, A, "rhone", 1)
        sign(table, A, "mare-nostrum")
        activation(table, A, "padania")

        choose(table, "mobilise mobilisation", "slot 0")

        assert "basic rhone" not in offered(table, "recruit")
        assert why_not(table, "recruit basic rhone") == "SW-MOB.2"

    @cites("SW-MOB.5")
    def test_recruits_may_join_a_zone_with_an_order_and_move_with_it(self):
        table = defending()
        put(table, A, "gironde", 1, order="move")
        activation(table, A, "rhone")
        choose(table, "mobilise mobilisation", "slot 0", "recruit basic gironde", "recruit basic gironde")

        activation(table, A, "gironde")
        choose(table, "walk breizh", "send 3 0")

        assert table.units(zone("breizh"), A) == 3

    @cites("SW-MOVE.8")
    def test_a_strait_brings_recruits_too(self):
        table = defending(where="commonwealth")
        build(table, "vlaanderen", "beacon")
        activation(table, A, "commonwealth")

        choose(table, "mobilise mobilisation", "slot 0")

        assert "basic vlaanderen" in offered(table, "recruit")

    @cites("SW-GB.14")
    def test_a_mobilisation_may_exceed_the_supply_level(self):
        table = defending(basics=5)
        put(table, A, "gironde", 5)
        build(table, "burgundie", "beacon")
        activation(table, A, "rhone")

        choose(table, "mobilise mobilisation", "slot 0", "recruit basic burgundie", "recruit basic burgundie")

        assert table.units_on_map(A) == 12

    def test_with_nobody_in_reserve_a_mobilisation_is_refused(self):
        table = defending(where="rhone", basics=2)
        table.cells[RESERVE_BASIC + A] = 0
        table.recruit(zone("gironde"), A, 0, 3)

        activation(table, A, "rhone")

        assert why_not(table, "mobilise mobilisation") == "SW-RES.5"


class TestNegotiation:
    @cites("SW-NEG.1", "SW-SPEC.3")
    def test_the_single_negotiation_token_serves_once_a_turn(self):
        table = defending()
        put(table, A, "gironde", 1, order="defence")
        activation(table, A, "rhone")
        choose(table, "negotiate", "slot 0")

        activation(table, A, "gironde")

        assert why_not(table, "negotiate") == "SW-NEG.1"

    @cites("SW-NEG.2", "SW-NEG.6")
    def test_one_contract_for_each_haven(self):
        table = defending()
        put(table, A, "breizh", 1)
        build(table, "toscana", "beacon")
        activation(table, A, "rhone")

        choose(table, "negotiate", "slot 0", "at-sea mor-irez", "at-sea mare-nostrum")

        assert table.contracts(sea("mor-irez"), A) == 1
        assert table.contracts(sea("mare-nostrum"), A) == 1
        assert table.cells[CONTRACT_RESERVE + A] == 1
        assert table.stack == []

    @cites("SW-HAVEN.1")
    def test_without_a_haven_no_contract(self):
        table = activation(defending(), A, "rhone")

        choose(table, "negotiate", "slot 0")

        assert table.contracts_on_map(A) == 0
        assert table.stack == []

    @cites("SW-NEG.3")
    def test_a_new_contract_carries_units_in_the_same_phase(self):
        table = defending(where="breizh")
        put(table, A, "gironde", 2, order="move")
        activation(table, A, "breizh")
        choose(table, "negotiate", "slot 0", "at-sea mor-irez")

        activation(table, A, "gironde")

        assert "eire" in offered(table, "sail")

    @cites("SW-NEG.4", "SW-NEG.7", "SW-ZONE.4")
    def test_a_clan_may_fill_a_sea_of_two_slots(self):
        table = defending()
        put(table, A, "breizh", 1)
        put(table, A, "toscana", 1)
        activation(table, A, "rhone")

        choose(table, "negotiate", "slot 0", "at-sea mor-irez", "at-sea mor-irez")

        assert table.free_slots(sea("mor-irez")) == 0

    @cites("SW-NEG.7")
    def test_with_five_players_a_sea_has_three_slots(self):
        four = europe("menrau", "rhone", "alliance", "apotres")
        five = europe("menrau", "rhone", "alliance", "apotres", "catabates")

        for table in (four, five):
            sign(table, B, "mare-nostrum")
            sign(table, C, "mare-nostrum")

        assert four.free_slots(sea("mare-nostrum")) == 0
        assert five.free_slots(sea("mare-nostrum")) == 1
        assert five.contracts(sea("mare-nostrum"), D) == 0

    @cites("SW-NEG.5", "SW-COMP.17")
    def test_with_no_contract_in_reserve_one_moves_to_another_sea(self):
        table = defending()
        put(table, A, "breizh", 1)
        put(table, A, "toscana", 1)
        sign(table, A, "mor-irez", "mor-irez", "jadran")
        activation(table, A, "rhone")

        choose(table, "negotiate", "slot 0")
        options = offered(table, "relocate")
        choose(table, "relocate jadran noordzee")

        assert "jadran jadran" not in options
        assert "mor-irez mare-nostrum" in options
        assert table.contracts(sea("noordzee"), A) == 1
        assert table.stack == []

    def test_with_more_havens_than_contracts_the_last_contract_is_placed_and_no_more(self):
        table = defending()
        for haven in ("breizh", "toscana", "istra"):
            build(table, haven, "farm")
            put(table, A, haven, 1)
        sign(table, A, "jadran", "jadran")
        activation(table, A, "rhone")

        choose(table, "negotiate", "slot 0", "at-sea noordzee")

        assert table.contracts(sea("jadran"), A) == 2
        assert table.stack == []

    def test_fuel_pays_for_the_slot(self):
        table = europe("rhone", "menrau")
        put(table, A, "breizh", 1, order="defence")
        fuel(table, A, clean=1)
        activation(table, A, "breizh")

        choose(table, "negotiate", "slot 1", "at-sea mor-irez")

        assert table.fuel(A) == 0
        assert question(table) == ""
