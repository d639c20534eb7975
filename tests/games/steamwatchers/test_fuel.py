"""Algofuel, surplus, special-action slots and their tokens."""

from __future__ import annotations

from samovar.games.steamwatchers.defence import DefenceAction
from samovar.games.steamwatchers.fuel import SlotChoice, Spend, TokenUse, usable_slots
from samovar.games.steamwatchers.incubation import cover
from samovar.games.steamwatchers.rows import (
    ARCHON_UP,
    CLEAN_LEFT,
    CLEAN_STOCK,
    CLEAN_SURPLUS,
    CONTRABAND_LEFT,
    CONTRABAND_STOCK,
    INCUBATION,
    SICK_STOCK,
    SICK_SUPPLY,
    SLOT,
    SLOTS,
)
from samovar.games.steamwatchers.whiteout import Preparation, Tidying
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    card,
    choice,
    choose,
    europe,
    fuel,
    lines,
    places,
    put,
    question,
    reserve,
    run,
    token,
    why_not,
    zone,
)


class TestBarrels:
    @cites("SW-FUEL.1")
    def test_stocks_and_surplus_keep_clean_and_contraband_apart(self):
        table = europe("rhone", "menrau")

        fuel(table, A, clean=3, contraband=2, surplus=1)

        assert (table.clean(A), table.contraband(A), table.fuel(A)) == (4, 2, 6)

    @cites("SW-FUEL.2")
    def test_the_payer_chooses_clean_contraband_or_a_mix(self):
        table = europe("rhone", "menrau")
        fuel(table, A, clean=3, contraband=2)

        run(table, Spend(A, 2))

        assert lines(table) == ["pay 2 0", "pay 1 1", "pay 0 2"]

    @cites("SW-FUEL.3")
    def test_a_barrel_goes_to_a_free_place_of_its_own_stock(self):
        table = europe("menrau", "rhone")
        fuel(table, A, clean=3)

        table.gain_clean(A, 1)

        assert table.cells[CLEAN_STOCK + A] == 4
        assert table.cells[CLEAN_SURPLUS + A] == 0

    @cites("SW-FUEL.4", "SW-GB.10")
    def test_stocks_are_refilled_at_the_end_of_the_turn(self):
        table = europe("menrau", "rhone")
        reserve(table, "archon", "legate")
        put(table, A, "rhone", 1)
        put(table, B, "gironde", 1)
        fuel(table, A, clean=1)

        run(table, Preparation())

        assert [table.cells[row + A] for row in (CLEAN_STOCK, CONTRABAND_STOCK)] == list(table.board(A).stocks)

    @cites("SW-FUEL.6")
    def test_beyond_the_stock_a_barrel_is_surplus_and_can_be_spent_at_once(self):
        table = europe("menrau", "rhone")

        table.gain_clean(A, 1)

        assert table.cells[CLEAN_SURPLUS + A] == 1
        assert table.fuel(A) == sum(table.board(A).stocks) + 1

    @cites("SW-FUEL.7", "SW-GB.11")
    def test_surplus_is_emptied_at_the_end_of_the_turn(self):
        table = europe("menrau", "rhone")
        reserve(table, "archon", "legate")
        put(table, A, "rhone", 1)
        put(table, B, "gironde", 1)
        table.gain_clean(A, 2)
        before = int(table.cells[CLEAN_LEFT])

        run(table, Preparation())

        assert table.cells[CLEAN_SURPLUS + A] == 0
        assert table.cells[CLEAN_LEFT] == before + 2

    @cites("SW-FUEL.9", "SW-INC.1")
    def test_each_contraband_barrel_raises_incubation(self):
        table = europe("catabates", "rhone")
        fuel(table, A, contraband=3)

        run(table, Spend(A, 2))

        assert table.cells[INCUBATION + A] == 2
        assert table.contraband(A) == 1

    @cites("SW-COMP.7")
    def test_the_sixty_first_clean_barrel_does_not_exist(self):
        table = europe("rhone", "menrau")
        table.cells[CLEAN_LEFT] = 0

        gained = table.gain_clean(A, 1)

        assert gained == 0

    @cites("SW-COMP.8")
    def test_the_thirty_third_contraband_barrel_does_not_exist(self):
        table = europe("rhone", "menrau")
        table.cells[CONTRABAND_LEFT] = 0

        gained = table.gain_contraband(A, 1)

        assert gained == 0


class TestSlots:
    @cites("SW-BOARD.2", "SW-SPEC.2")
    def test_a_paid_slot_costs_a_barrel_and_a_free_one_nothing(self):
        table = europe("rhone", "menrau")
        fuel(table, A, clean=2)

        run(table, TokenUse(A, token("mobilisation")))
        options = lines(table)
        choose(table, "slot 1")

        assert options == ["slot 0", "slot 1"]
        assert table.fuel(A) == 1

    @cites("SW-SPEC.2")
    def test_without_fuel_only_the_free_slot_is_offered(self):
        table = europe("rhone", "menrau")
        fuel(table, A)

        assert usable_slots(table, A, token("mobilisation")) == [0]

    @cites("SW-SPEC.1")
    def test_without_a_free_slot_there_is_no_special_action(self):
        table = europe("rhein-stamm", "menrau")
        put(table, A, "rhone", 1, order="defence")
        for number in range(3):
            cover(table, A, number)

        run(table, DefenceAction(A, zone("rhone")))

        assert why_not(table, "mobilise mobilisation") == "SW-SPEC.1"
        assert why_not(table, "negotiate") == "SW-SPEC.1"

    @cites("SW-SPEC.3", "SW-COMP.19")
    def test_without_a_token_of_its_kind_a_special_action_is_refused(self):
        table = europe("menrau", "rhone")
        put(table, A, "rhone", 1, order="defence")
        run(table, TokenUse(A, token("mobilisation")))
        choose(table, "slot 0")
        run(table, TokenUse(A, token("mobilisation")))
        choose(table, "slot 1")

        run(table, DefenceAction(A, zone("rhone")))

        assert why_not(table, "mobilise mobilisation") == "SW-SPEC.3"

    @cites("SW-SPEC.4", "SW-GB.17")
    def test_a_used_token_stays_on_its_slot_until_the_great_white(self):
        table = europe("menrau", "rhone")
        run(table, TokenUse(A, token("mobilisation")))
        choose(table, "slot 0")
        during = table.slot(A, 0)

        run(table, Tidying())

        assert during == token("mobilisation") + 1
        assert table.slot(A, 0) == 0
        assert table.tokens(A, token("mobilisation")) == 2

    @cites("SW-SPEC.1", "SW-SPEC.2")
    def test_under_right_of_way_a_march_may_lie_on_the_paid_slot_and_leave_the_free_one(self):
        table = europe("rhone", "menrau")
        table.cells[ARCHON_UP] = card("a19") + 1
        before = table.fuel(A)

        run(table, TokenUse(A, token("forced-march")))
        options = lines(table)
        choose(table, "slot 1")

        assert options == ["slot 0", "slot 1"]
        assert table.slot(A, 1) == token("forced-march") + 1
        assert table.fuel(A) == before
        assert usable_slots(table, A, token("mobilisation")) == [0, 2]

    @cites("SW-SPEC.2")
    def test_a_slot_that_a_card_makes_free_says_what_it_costs_else(self):
        table = europe("rhone", "menrau")
        table.cells[ARCHON_UP] = card("a19") + 1

        run(table, TokenUse(A, token("forced-march")))
        told_facts = [
            [(fact.key, fact.args) for fact in SlotChoice(A, token("forced-march")).facts(table, A, choice(line))]
            for line in lines(table)
        ]

        assert told_facts == [
            [("fact-cost", {"barrels": 0})],
            [("fact-cost", {"barrels": 0}), ("fact-usual-cost", {"barrels": 1})],
        ]

    @cites("SW-RES.6", "SW-CLAN-AHL.1")
    def test_what_is_printed_on_a_clan_board_beats_the_rulebook(self):
        table = europe("apotres", "rhone")
        fuel(table, A)

        assert table.slot_cost(A, 3) == 0
        assert usable_slots(table, A, token("mobilisation")) == [0]

    @cites("SW-BOARD.5")
    def test_quarantine_tokens_block_slots_stock_and_supply(self):
        table = europe("menrau", "rhone")

        for place in places("slot-1", "filled-stock", "supply"):
            cover(table, A, place)

        assert table.cells[SLOT + A * SLOTS] == 5
        assert table.clean_places(A) == table.board(A).stocks[0] - 1
        assert table.cells[SICK_STOCK + A] == 1
        assert table.cells[SICK_SUPPLY + A] == 1
        assert question(table) == ""
