"""The Great White, victory and its tie-breaks, elimination."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.content.ids import NONE, ZONES
from samovar.games.steamwatchers.elimination import (
    FEWEST_QUARANTINES,
    FIRST_TITLE,
    HEGEMONY,
    LAST_CLAN,
    MOST_GEO,
    CheckClans,
)
from samovar.games.steamwatchers.incubation import cover
from samovar.games.steamwatchers.rows import (
    BEACONS_BOXED,
    CLEAN_LEFT,
    CLEAN_STOCK,
    CONTRABAND_STOCK,
    CONTRACT_RESERVE,
    CONTRACTS_BOXED,
    DEPLOYED,
    ENDING,
    EXILED_BASIC,
    FINAL_GEO,
    GEO,
    INCUBATION,
    LAST_CLAN_WINS,
    LEGATE_AT,
    LEGATE_OF,
    PHASE,
    PRIMUS_AT,
    PRIMUS_OF,
    RESERVATION,
    RESERVE_BASIC,
    SLOT,
    SLOTS,
    SUPPLY,
    TARGET,
    TITLE,
    TURN,
    WINNER,
)
from samovar.games.steamwatchers.scoring import crown_hegemon
from samovar.games.steamwatchers.turn import Turn
from samovar.games.steamwatchers.whiteout import (
    WHITEOUT_PHASE,
    Preparation,
    Reckoning,
    Tidying,
    Upkeep,
    Whiteout,
    refill,
)
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    GAME,
    SEATS,
    A,
    B,
    C,
    activation,
    build,
    choose,
    europe,
    fuel,
    lines,
    new_game,
    places,
    put,
    question,
    reserve,
    run,
    sea,
    sign,
    steam,
    title,
    token,
    told,
    turn_of,
    zone,
)


def before_whiteout(*clans: str, scenario: str = "war", turn: int = 2):
    table = europe(*(clans or ("menrau", "rhone")), scenario=scenario, turn=turn)
    homes = ("skane", "eire", "sicilia", "lusitania", "dalmacija")
    for seat, where in zip(SEATS[: table.seats], homes, strict=False):
        put(table, seat, where, 1)
    reserve(table, *("watcher-1", "legate", "archon", "watcher-4", "primus")[: table.seats])
    return table


def quarantine(table, seat, count):
    for _ in range(count):
        cover(table, seat, places("supply")[0])


def rich(table, seat, where, farms=0, floors=0):
    """A zone of the seat worth so much GEO."""
    put(table, seat, where, 1)
    for _ in range(farms):
        build(table, where, "farm")
    steam(table, where, floors)


class TestSteps:
    @cites("SW-GB.1", "A-GB-ORDER")
    def test_geo_then_victory_then_fuel_and_supply_then_upkeep(self):
        table = before_whiteout()
        sign(table, A, "mor-irez")

        run(table, Whiteout())
        heard = [name for name in told(table) if name in ("GeoCounted", "Refilled", "SupplySet")]

        assert heard == ["GeoCounted"] * 2 + ["Refilled"] * 2 + ["SupplySet"] * 2
        assert question(table) == "ContractUpkeep"

    @cites("SW-GB.2")
    def test_geo_is_farms_and_floors_in_controlled_zones(self):
        table = before_whiteout()
        rich(table, A, "rhone", farms=1, floors=2)
        build(table, "gironde", "farm", "beacon")
        build(table, "breizh", "farm")

        run(table, Reckoning())

        assert table.cells[GEO + A] == 4

    @cites("SW-GB.3")
    def test_points_of_the_scenario_for_the_end_count_at_the_end_only(self):
        table = before_whiteout(scenario="columns")
        put(table, A, "saksa", 1)
        table.cells[TARGET + zone("saksa")] = 1
        run(table, Reckoning())
        during = int(table.cells[GEO + A])

        table.cells[TURN] = 4
        run(table, Reckoning())

        assert during == 0
        assert table.cells[FINAL_GEO + A] == 2

    @cites("SW-GB.4")
    def test_the_marker_goes_down_too(self):
        table = before_whiteout()
        table.cells[GEO + A] = 7
        rich(table, A, "rhone", floors=4)

        run(table, Reckoning())

        assert table.cells[GEO + A] == 4

    @cites("SW-GB.10")
    def test_places_under_quarantine_stay_empty(self):
        table = before_whiteout()
        cover(table, A, places("filled-stock")[0])
        fuel(table, A, clean=1)

        run(table, Preparation())

        clean, contraband = table.board(A).stocks
        assert table.cells[CLEAN_STOCK + A] == clean - 1
        assert table.cells[CONTRABAND_STOCK + A] == contraband

    def test_when_barrels_run_short_the_first_titles_fill_up_first(self):
        table = before_whiteout()
        fuel(table, A)
        fuel(table, B)
        places = int(table.board(A).stocks[0])
        table.cells[CLEAN_LEFT] = places + 1

        refill(table, A)
        refill(table, B)

        assert (table.cells[CLEAN_STOCK + A], table.cells[CLEAN_STOCK + B]) == (places, 1)

    @cites("SW-GB.12", "SW-TRACK.5")
    def test_the_supply_marker_follows_geo(self):
        table = before_whiteout()
        table.cells[GEO + A] = 5
        table.cells[GEO + B] = 0

        run(table, Preparation())

        assert table.cells[SUPPLY + A] == 10
        assert table.cells[SUPPLY + B] == 6

    @cites("SW-GB.13", "SW-BOARD.3")
    def test_the_owner_freely_disbands_what_cannot_be_supplied(self):
        table = before_whiteout()
        put(table, A, "rhone", 4, 1)
        put(table, A, "gironde", 2)
        table.cells[GEO + A] = 0

        run(table, Preparation())
        options = lines(table)
        choose(table, "disband elite rhone", "disband basic gironde", "disband basic gironde")

        assert table.units_on_map(A) == 5
        assert "disband basic skane" in options
        assert table.cells[EXILED_BASIC + A] == 0
        assert table.cells[RESERVE_BASIC + A] == 13 - 5
        assert table.control(zone("gironde")) == NONE

    @cites("SW-GB.15")
    def test_each_contract_kept_costs_a_barrel(self):
        table = before_whiteout()
        sign(table, A, "mor-irez", "mor-irez", "jadran")
        fuel(table, A, clean=5)

        run(table, Upkeep())
        options = lines(table)
        choose(table, "keep mor-irez,jadran")

        assert "keep mor-irez,mor-irez,jadran" in options
        assert table.cells[CLEAN_STOCK + A] == 3
        assert table.cells[CONTRACT_RESERVE + A] == 1
        assert table.contracts(sea("mor-irez"), A) == 1

    @cites("SW-SETUP.26", "SW-GB.15")
    def test_deployment_six_keeps_its_contracts_in_mare_nostrum_for_nothing(self):
        table = before_whiteout()
        table.cells[DEPLOYED + A] = 6
        sign(table, A, "mare-nostrum", "jadran")
        fuel(table, A, clean=3)

        run(table, Upkeep())
        choose(table, "keep mare-nostrum,jadran")

        assert table.fuel(A) == 2

    @cites("SW-GB.16")
    def test_orders_return_to_the_reserves(self):
        table = before_whiteout()
        put(table, A, "rhone", 1, order="defence")
        put(table, A, "gironde", 1, order="defence")

        run(table, Tidying())

        assert sum(table.orders_left(A, kind) for kind in range(3)) == 10

    @cites("SW-GB.17")
    def test_special_tokens_return_and_quarantine_stays(self):
        table = before_whiteout()
        cover(table, A, 0)
        table.cells[table_slot(A, 1)] = token("negotiation") + 1

        run(table, Tidying())

        assert table.slot(A, 0) == 5
        assert table.slot(A, 1) == 0

    @cites("SW-GB.19", "SW-SETUP.16", "SW-COMP.5")
    def test_both_title_tokens_return_to_the_conclave_track(self):
        table = before_whiteout()
        for cell in (LEGATE_AT, LEGATE_OF, PRIMUS_AT, PRIMUS_OF):
            table.cells[cell] = 1

        run(table, Tidying())

        assert [table.cells[cell] for cell in (LEGATE_AT, LEGATE_OF, PRIMUS_AT, PRIMUS_OF)] == [0] * 4

    @cites("SW-GB.20")
    def test_contraband_for_a_contract_bites_before_the_marker_is_reset(self):
        table = before_whiteout()
        sign(table, A, "mor-irez")
        fuel(table, A, contraband=1)
        table.cells[INCUBATION + A] = 2

        run(table, Upkeep())
        choose(table, "keep mor-irez", "isolate supply")

        assert table.quarantines(A) == 1
        assert table.cells[INCUBATION + A] == 0


def table_slot(seat, number):
    return SLOT + seat * SLOTS + number


class TestVictory:
    @cites("SW-GB.5", "SW-SCN-ALGUE.4", "SW-SCN.3")
    def test_hegemony_wins_at_once(self):
        table = before_whiteout(scenario="alga", turn=2)
        for where in ("rhone", "gironde"):
            rich(table, A, where, farms=1, floors=4)

        run(table, Whiteout())

        assert table.stack == []
        assert table.cells[WINNER] == A + 1
        assert table.cells[ENDING] == HEGEMONY
        assert "Refilled" not in told(table)

    @cites("SW-SCN-ALGUE.4")
    def test_hegemony_does_not_count_before_its_turn(self):
        table = before_whiteout(scenario="alga", turn=1)
        for where in ("rhone", "gironde"):
            rich(table, A, where, farms=1, floors=4)

        run(table, Reckoning())

        assert table.cells[WINNER] == 0

    @cites("SW-GOAL.4", "SW-SCN-GUERRE.1")
    def test_without_a_hegemony_condition_fourteen_geo_win_nothing(self):
        table = before_whiteout(turn=2)
        for where in ("rhone", "gironde"):
            rich(table, A, where, farms=2, floors=5)

        run(table, Whiteout())

        assert table.cells[GEO + A] == 14
        assert table.cells[WINNER] == 0

    @cites("SW-GB.6")
    def test_tied_hegemons_are_parted_by_quarantine_then_by_title(self):
        table = before_whiteout(scenario="alga")
        reserve(table, "legate", "watcher-1")
        for seat, wheres in ((A, ("rhone", "gironde")), (B, ("breizh", "elsass"))):
            for where in wheres:
                rich(table, seat, where, farms=1, floors=4)
            quarantine(table, seat, 2)

        run(table, Reckoning())

        assert table.cells[WINNER] == B + 1

    @cites("SW-GB.7", "SW-SEQ.2", "SW-END.1")
    def test_the_last_turn_ends_the_game_before_the_refill(self):
        table = before_whiteout(turn=4)

        run(table, Whiteout())

        assert table.stack == []
        assert "Refilled" not in told(table)
        assert GAME.outcome(table) is not None

    @cites("SW-GOAL.3")
    def test_the_most_geo_wins(self):
        table = before_whiteout("menrau", "rhone", "alliance", turn=4)
        for seat, where, floors in ((A, "rhone", 4), (B, "gironde", 3), (C, "breizh", 3)):
            rich(table, seat, where, farms=2, floors=floors)

        run(table, Whiteout())
        outcome = GAME.outcome(table)

        assert outcome is not None
        assert outcome.winners == [A]
        assert outcome.key == "end-most-geo"
        assert outcome.scores is not None
        assert [outcome.scores[seat] for seat in (A, B, C)] == [6, 5, 5]

    @cites("SW-GB.8", "SW-GB.9")
    def test_pairs_of_exiles_cost_geo_and_quarantine_breaks_the_tie(self):
        table = before_whiteout(turn=4)
        rich(table, A, "rhone", farms=2, floors=5)
        rich(table, B, "gironde", farms=1, floors=5)
        table.cells[EXILED_BASIC + A] = 3
        quarantine(table, A, 3)
        quarantine(table, B, 2)

        run(table, Whiteout())

        assert (table.cells[FINAL_GEO + A], table.cells[FINAL_GEO + B]) == (6, 6)
        assert table.cells[WINNER] == B + 1
        assert table.cells[ENDING] == FEWEST_QUARANTINES

    @cites("SW-GB.9")
    def test_the_last_tie_goes_to_the_first_title(self):
        table = before_whiteout(turn=4)
        reserve(table, "archon", "watcher-1")

        run(table, Whiteout())

        assert table.cells[WINNER] == B + 1
        assert table.cells[ENDING] == FIRST_TITLE

    @cites("SW-END.2")
    def test_ten_geo_in_the_middle_of_a_turn_win_nothing(self):
        table = before_whiteout(scenario="alga")
        rich(table, A, "rhone", farms=2, floors=5)
        put(table, A, "breizh", 1, order="move")
        build(table, "gironde", "farm", "farm")
        steam(table, "gironde", 3)
        activation(table, A, "breizh")

        choose(table, "walk gironde", "send 1 0", "finish")

        assert table.cells[WINNER] == 0

    def test_final_geo_may_fall_below_zero(self):
        table = before_whiteout(turn=4)
        table.cells[EXILED_BASIC + A] = 4

        run(table, Whiteout())

        assert table.cells[FINAL_GEO + A] == -2
        assert table.cells[ENDING] == MOST_GEO


class TestElimination:
    def dying(self):
        """The first clan has nothing left but beacons, contracts, cards and titles."""
        table = europe("rhone", "menrau", "alliance")
        put(table, B, "skane", 1)
        put(table, C, "eire", 1)
        build(table, "gironde", "beacon", "farm")
        build(table, "breizh", "beacon", "turret")
        sign(table, A, "mor-irez")
        table.take_steam(A, table.draw_steam())
        table.draw_archon(A)
        table.cells[GEO + A] = 5
        return table

    @cites("SW-ELIM.1")
    def test_a_clan_without_units_is_out_beacons_or_not(self):
        table = self.dying()

        run(table, CheckClans())

        assert not table.playing(A)
        assert "Eliminated" in told(table)

    @cites("SW-ELIM.2", "A-ELIM-MATERIAL")
    def test_its_beacons_contracts_and_ambassador_go_to_the_box_and_farms_stay(self):
        table = self.dying()

        run(table, CheckClans())

        assert table.cells[BEACONS_BOXED + A] == 2
        assert table.cells[CONTRACTS_BOXED + A] == 3
        assert table.cells[TITLE + A] == 0
        assert table.conclave(title("watcher-1")) == NONE
        assert table.cells[GEO + A] == 0
        assert table.farms(zone("gironde")) == 1
        assert table.turrets(zone("breizh")) == 1
        assert table.steam_hand(A) == []
        assert table.archon_hand(A) == []

    @cites("SW-ELIM.3")
    def test_an_elimination_is_no_victory_while_two_clans_are_left(self):
        table = self.dying()
        table.push(Turn())

        run(table, CheckClans())

        assert not table.playing(A)
        assert table.cells[WINNER] == 0
        assert table.stack != []

    def conquest(self):
        """The last units of the second clan are beaten in the first turn of a real game that goes on."""
        table = europe("rhone", "menrau", turn=1)
        table.push(Turn())
        put(table, A, "gironde", 3, order="move")
        put(table, B, "rhone", 1)
        fuel(table, A)
        fuel(table, B)
        table.cells[RESERVATION + title("archon")] = A + 1
        table.cells[RESERVATION + title("legate")] = B + 1
        activation(table, A, "gironde")
        choose(table, "walk rhone", "send 3 0", "finish", "finish")
        return table

    @cites("SW-ELIM.3", "SW-END.1", "SW-END.2")
    def test_the_last_clan_plays_on_and_wins_in_the_great_white_of_the_last_turn(self):
        table = self.conquest()
        alive = table.playing(A), table.playing(B)
        won = int(table.cells[WINNER])
        asked_of = []

        while asked(table):
            asked_of += [(seat, question(table)) for seat in asked(table)]
            choose(table, lines(table)[0])

        assert alive == (True, False)
        assert won == 0
        assert {seat for seat, _ in asked_of} == {A}
        assert [name for _, name in asked_of].count("Planning") == table.story().turns - 1
        assert (table.turn(), table.cells[PHASE]) == (table.story().turns, WHITEOUT_PHASE)
        assert table.cells[WINNER] == A + 1
        assert table.cells[ENDING] == MOST_GEO

    @cites("A-ELIM-LAST")
    def test_where_the_players_agree_on_it_the_last_clan_wins_at_the_end_of_the_activation(self):
        table = europe("rhone", "menrau")
        table.cells[LAST_CLAN_WINS] = 1
        put(table, A, "gironde", 3, order="move")
        put(table, B, "rhone", 1)
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 3 0", "finish", "finish")

        assert table.stack == []
        assert table.cells[WINNER] == A + 1
        assert table.cells[ENDING] == LAST_CLAN

    @cites("A-ELIM-LAST")
    def test_the_victory_of_the_last_clan_is_a_setting_that_is_off(self):
        plain = new_game()
        agreed = new_table(GAME, {"last-clan-wins": True}, seeded(1))

        assert plain.cells[LAST_CLAN_WINS] == 0
        assert agreed.cells[LAST_CLAN_WINS] == 1

    @cites("A-ELIM-LAST")
    def test_without_any_clan_nobody_has_won(self):
        table = europe("rhone", "menrau")
        table.push(Turn())
        put(table, A, "skane", 1)
        table.cells[GEO + B] = 9
        table.withdraw(zone("skane"), A, 1, 0)

        run(table, CheckClans())

        outcome = GAME.outcome(table)
        assert outcome is not None
        assert outcome.winners == []
        assert outcome.key == "end-nobody"
        assert outcome.scores == [0, 0]

    @cites("SW-GB.5", "SW-SCN-HAVRES.6")
    def test_the_end_tells_a_hegemons_own_geo_not_his_rivals(self):
        table = europe("rhone", "menrau", scenario="havens", turn=3)
        table.cells[GEO + A] = 0
        table.cells[GEO + B] = 5
        for haven in [one for one in range(ZONES) if table.is_haven(one) and one < table.zones_in_play()][:4]:
            table.recruit(haven, A, 1, 0)

        crowned = crown_hegemon(table)

        outcome = GAME.outcome(table)
        assert crowned
        assert outcome is not None
        assert (outcome.winners, outcome.key, outcome.args) == ([A], "end-hegemony", {"geo": 0})

    @cites("A-ELIM-LAST", "SW-ELIM.2")
    def test_the_end_tells_the_last_clans_own_geo_not_that_of_the_dead(self):
        table = europe("rhone", "menrau")
        table.cells[LAST_CLAN_WINS] = 1
        put(table, A, "skane", 1)
        table.cells[GEO + A] = 4
        table.cells[GEO + B] = 9

        run(table, CheckClans())

        outcome = GAME.outcome(table)
        assert outcome is not None
        assert (outcome.winners, outcome.args, outcome.scores) == ([A], {"geo": 4}, [0, 4])

    def test_an_eliminated_clan_takes_no_more_turns(self):
        table = self.dying()
        put(table, B, "jylland", 1, order="defence")

        run(table, CheckClans())
        turn_of(table, B)

        assert asked(table) == [B]
        assert table.conclave_order() == [B, C]

    def test_a_dead_menrau_holds_no_zone_by_a_toxic_farm(self):
        table = europe("menrau", "rhone", "alliance")
        put(table, B, "skane", 1)
        put(table, C, "eire", 1)
        build(table, "gironde", "toxic-farm")
        before = table.control(zone("gironde"))

        run(table, CheckClans())

        assert before == A
        assert table.control(zone("gironde")) == NONE
        assert table.toxics(zone("gironde")) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_turn_follows_the_great_white(players):
    clans = ("menrau", "rhone", "alliance", "apotres", "catabates")[:players]
    table = before_whiteout(*clans)

    run(table, Whiteout(), Turn())

    assert table.turn() == 3
    assert asked(table) != []
