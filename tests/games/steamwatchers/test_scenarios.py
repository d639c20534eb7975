"""The nine scenarios."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.conclave import Conclave, TakeTitle, Untaken
from samovar.games.steamwatchers.content.ids import ARCHONS, CLAN_IDS, MENRAU, NONE, ZONE_IDS
from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.deployment import DeploymentChoice
from samovar.games.steamwatchers.election import Alms, Election, votes
from samovar.games.steamwatchers.incubation import cover
from samovar.games.steamwatchers.rows import (
    ARCHON_HELD,
    ASIDE_CONTRACT,
    ASIDE_ELITE,
    BOXED_BASIC,
    CAPTIVE_ELITE,
    CLEAN_SURPLUS,
    CONTRABAND_SURPLUS,
    CONTRACT_RESERVE,
    DEFENCE_STRENGTH,
    FINAL_GEO,
    FLOORS_LEFT,
    GEO,
    HOLDER,
    INCUBATION,
    LEGATE_AT,
    LEGATE_OF,
    LOOT,
    MEETING,
    MEMORY,
    MORALE,
    RESERVE_BASIC,
    RESERVE_ELITE,
    RUINS_CARD,
    SCORCHED_SIDE,
    STEAM_DECK,
    STEAM_DISCARDED,
    STEAM_HELD,
    STEAM_LEFT,
    TARGET,
    TROPHIES,
    TURN,
    TURRETS_LEFT,
    WINNER,
)
from samovar.games.steamwatchers.scenarios import Camps, HideRuins, Prelude, set_camp
from samovar.games.steamwatchers.scoring import geo
from samovar.games.steamwatchers.tutorial import Lesson, set_aside
from samovar.games.steamwatchers.whiteout import Reckoning, Whiteout
from samovar.games.steamwatchers.words import Draw, TurnUp, appear
from samovar.kernel.chance import OUTSIDE, orderings
from samovar.kernel.errors import Illegal
from samovar.kernel.steps import asked, happen, pending_chance, settle
from samovar.kernel.table import UNKNOWN
from samovar.kernel.view import view
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    GAME,
    SEATS,
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
    new_game,
    offered,
    on_top,
    places,
    put,
    question,
    reserve,
    run,
    sea,
    steam,
    title,
    token,
    told,
    turn_of,
    why_not,
    zone,
)

FOUR = ("menrau", "rhone", "alliance", "catabates")


def homes(table):
    """One soldier for each clan, far from everything, and Ambassadors in the order of the seats."""
    for seat, where in zip(SEATS[: table.seats], ("skane", "eire", "sicilia", "lusitania", "dalmacija"), strict=False):
        put(table, seat, where, 1)
    reserve(table, *("watcher-1", "legate", "archon", "watcher-4", "primus")[: table.seats])
    return table


def started(scenario, players=2, clans=(), seed=3):
    """Setup done by taking the first option each time."""
    table = new_game(scenario, players, clans, seed)
    while table.cells[TURN] == 0 and asked(table):
        choose(table, lines(table)[0])
    return table


def steam_pile(table):
    """The cards of the pile as its cells hold them, the top card last."""
    return [int(table.cells[STEAM_DECK + depth]) for depth in range(int(table.cells[STEAM_LEFT]))]


class TestAnyScenario:
    @cites("SW-SCN.2")
    def test_a_keyword_is_nowhere_in_the_rules(self):
        assert not hasattr(GAME.content.scenarios[3], "keyword")

    @cites("SW-SCN.4", "SW-COMP.14", "SW-SCN-GUERRE.1")
    def test_war_uses_neither_scenario_cards_nor_target_tokens(self):
        table = started("war")

        assert table.story().card == NONE
        assert sum(table.cells[TARGET : TARGET + 49]) == 0
        assert table.cells[HOLDER] == 0

    @cites("SW-SCN-GUERRE.1", "SW-SETUP.11")
    def test_war_starts_with_three_columns(self):
        table = new_game("war", 4, seed=5)

        assert len([one for one in range(49) if table.floors(one)]) == 3

    @pytest.mark.parametrize(
        ("scenario", "clan"),
        [
            ("apprenticeship", "apotres"),
            ("apprenticeship", "rhein-stamm"),
            ("scorched", "menrau"),
            ("reliquary", "apotres"),
        ],
    )
    @cites("SW-SCN-APP.3", "SW-SCN-CRAMES.4", "SW-SCN-RELIQ.2")
    def test_barred_clans_are_neither_accepted_nor_offered(self, scenario, clan):
        table = new_game(scenario, 2, seed=1)

        with pytest.raises(Illegal):
            new_game(scenario, 2, [clan], seed=1)

        assert clan not in offered(table, "take-clan")
        assert why_not(table, f"take-clan {clan}") == "SW-SCN.4"


class TestApprenticeship:
    def lesson(self, turn):
        table = homes(europe("rhone", "menrau", scenario="apprenticeship", turn=0))
        for seat in (A, B):
            set_aside(table, seat)
        for done in range(turn):
            table.cells[TURN] = done
            run(table, Lesson())
            while asked(table):
                choose(table, lines(table)[0])
        table.cells[TURN] = turn
        return table

    @cites("SW-SCN-APP.1")
    def test_it_lasts_four_turns(self):
        assert europe("rhone", "menrau", scenario="apprenticeship").story().turns == 4

    @cites("SW-SCN-APP.2")
    def test_every_clan_starts_with_ten_basic_soldiers_and_no_turret(self):
        table = started("apprenticeship", clans=("catabates", "rhone"))

        assert table.units_on_map(A) == 10
        assert sum(table.elites(one, A) for one in range(49)) == 0
        assert sum(table.turrets(one) for one in range(49)) == 0
        assert sum(table.farms(one) for one in range(49)) == 4

    @cites("SW-SCN-APP.4")
    def test_elites_contracts_negotiation_and_marches_are_set_aside(self):
        table = self.lesson(1)

        assert table.cells[RESERVE_ELITE + A] == 0
        assert table.cells[ASIDE_ELITE + A] == 3
        assert table.cells[CONTRACT_RESERVE + A] == 0
        assert table.cells[ASIDE_CONTRACT + A] == 3
        assert [table.tokens(A, kind) for kind in range(4)] == [2, 0, 0, 0]

    @cites("SW-SCN-APP.5")
    def test_the_archon_has_no_ability(self):
        table = self.lesson(1)
        reserve(table, "archon", "legate")

        run(table, TakeTitle(title("archon")))

        assert table.cells[ARCHON_HELD + A] == 0
        assert question(table) == ""

    @cites("SW-SCN-APP.6")
    def test_clan_abilities_are_off(self):
        table = homes(europe("catabates", "rhone", scenario="apprenticeship", turn=4))
        put(table, A, "occitania-bassa", 2, order="move")

        activation(table, A, "occitania-bassa")

        assert "occitania-alta rhone" not in offered(table, "march")

    @cites("SW-SCN-APP.7", "SW-SCN-APP.9", "A-SCN-APP")
    def test_before_the_second_conclave_each_player_places_an_elite_in_reservation_order(self):
        table = homes(europe("rhone", "menrau", scenario="apprenticeship", turn=1))
        reserve(table, "legate", "watcher-1")
        for seat in (A, B):
            set_aside(table, seat)
            put(table, seat, ("rhone", "gironde")[SEATS.index(seat)], 1)

        run(table, Lesson())
        first = asked(table)
        choose(table, "recruit elite gironde", "recruit elite rhone")

        assert first == [B]
        assert table.cells[TURN] == 1
        assert table.elites(zone("rhone"), A) == 1

    @cites("SW-SCN-APP.8")
    def test_the_first_turn_knows_turrets_waiting_and_basic_recruits(self):
        table = self.lesson(1)
        put(table, A, "rhone", 1, order="defence")
        put(table, A, "gironde", 2, order="move")

        activation(table, A, "rhone")
        actions = lines(table)
        choose(table, "mobilise mobilisation", "slot 0")
        recruits = offered(table, "recruit")
        choose(table, "finish")
        activation(table, A, "gironde")

        assert actions == ["turret", "mobilise mobilisation", "bide"]
        assert all(line.startswith("basic") for line in recruits)
        assert offered(table, "march") == []
        assert offered(table, "sail") == []

    @cites("SW-SCN-APP.10")
    def test_from_the_second_turn_elites_are_recruited_and_have_their_ability(self):
        table = homes(europe("alliance", "menrau", scenario="apprenticeship", turn=2))
        put(table, A, "gironde", 1, 1, order="defence")
        put(table, A, "breizh", 0, 1, order="move")
        put(table, B, "normaundie", 1)
        build(table, "normaundie", "farm")
        activation(table, A, "gironde")
        choose(table, "mobilise mobilisation", "slot 0")
        recruits = offered(table, "recruit")
        choose(table, "finish")

        activation(table, A, "breizh")
        choose(table, "walk normaundie", "send 0 1", "finish")

        assert "elite gironde" in recruits
        assert table.log is not None
        announced = [one.event.args()["strength"] for one in table.log if type(one.event).__name__ == "Announced"]
        assert announced[0] == 3

    @cites("SW-SCN-APP.11")
    def test_before_the_third_turn_each_player_places_a_contract(self):
        table = homes(europe(*FOUR, scenario="apprenticeship", turn=2))
        for seat in range(4):
            set_aside(table, seat)

        run(table, Lesson())
        choose(table, "at-sea mare-nostrum", "at-sea mare-nostrum")

        assert "mare-nostrum" not in offered(table, "at-sea")
        assert table.tokens(A, token("negotiation")) == 1

    @cites("SW-SCN-APP.12", "A-SCN-APP")
    @pytest.mark.parametrize(("turn", "sails"), [(2, False), (3, True)])
    def test_nobody_sails_before_the_third_turn_not_even_the_legate(self, turn, sails):
        table = homes(europe("rhone", "menrau", scenario="apprenticeship", turn=turn))
        put(table, A, "provenca", 1, order="move")
        table.cells[LEGATE_AT] = sea("mare-nostrum") + 1
        table.cells[LEGATE_OF] = A + 1

        activation(table, A, "provenca")

        assert (offered(table, "sail") != []) == sails

    @cites("SW-SCN-APP.13")
    def test_the_fourth_turn_brings_forced_marches(self):
        table = self.lesson(4)
        put(table, A, "occitania-bassa", 2, order="move")

        activation(table, A, "occitania-bassa")

        assert "gironde rhone" in offered(table, "march")


class TestFires:
    @cites("SW-SCN-FEUX.1")
    def test_two_more_basic_soldiers_are_deployed(self):
        table = new_game("fires", 2, ["rhone", "menrau"], seed=1)
        while question(table) != "Scouting":
            choose(table, lines(table)[0])

        assert table.units_on_map(A) == 12
        assert table.units_on_map(B) == 12

    @cites("SW-SCN-FEUX.2")
    def test_up_to_two_scouts_enter_uncontrolled_zones_beside_the_deployment(self):
        table = new_game("fires", 2, ["rhone", "menrau"], seed=1)
        while question(table) != "DeploymentChoice":
            choose(table, lines(table)[0])
        first = asked(table)[0]
        choose(table, "deploy 1")
        while question(table) != "Scouting" or asked(table)[0] != first:
            choose(table, lines(table)[-1])

        goals = {line.split(" ")[-1] for line in offered(table, "shift")}
        mover = offered(table, "shift")[0].split(" ")
        choose(table, f"shift {mover[0]} {mover[1]} commonwealth")
        again = offered(table, "shift")
        choose(table, f"shift {again[0]}")

        assert goals == {"commonwealth"}
        assert table.units(zone("commonwealth"), first) == 2
        assert question(table) != "Scouting" or asked(table)[0] != first

    @cites("SW-SCN-FEUX.3")
    def test_it_lasts_three_turns(self):
        table = homes(europe("rhone", "menrau", scenario="fires", turn=3))

        run(table, Whiteout())

        assert table.stack == []

    @cites("SW-SCN-FEUX.4")
    def test_the_winner_keeps_a_figure_of_the_losses(self):
        table = europe("rhone", "menrau", scenario="fires")
        put(table, A, "gironde", 5, order="move")
        put(table, B, "rhone", 1, 1)
        put(table, B, "skane", 1)
        fuel(table, A)
        fuel(table, B)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 5 0", "finish", "capture elite")

        assert table.cells[CAPTIVE_ELITE + B] == 1
        assert table.cells[RESERVE_ELITE + B] == 2
        assert table.cells[TROPHIES + A] == 1

    @cites("SW-SCN-FEUX.5")
    def test_each_pair_of_captives_is_worth_one_geo_at_the_end(self):
        table = homes(europe("rhone", "menrau", scenario="fires", turn=3))
        table.cells[TROPHIES + A] = 5

        run(table, Whiteout())

        assert table.cells[FINAL_GEO + A] == 2


class TestAlga:
    @cites("SW-SCN-ALGUE.1")
    def test_each_clan_deploys_one_more_elite(self):
        table = started("alga", clans=("alliance", "rhone"))

        assert sum(table.elites(one, A) for one in range(49)) == 2
        assert sum(table.elites(one, B) for one in range(49)) == 3
        assert table.story().turns == 4

    @cites("SW-SCN-ALGUE.2")
    def test_the_card_starts_beside_the_board(self):
        assert started("alga").cells[HOLDER] == 0

    @cites("SW-SCN-ALGUE.3", "SW-GB.3")
    def test_the_winner_of_a_combat_takes_the_card_from_wherever_it_is(self):
        table = europe("rhone", "menrau", "catabates", scenario="alga")
        put(table, A, "gironde", 3, order="move")
        put(table, B, "skane", 1)
        put(table, C, "rhone", 1)
        table.cells[HOLDER] = B + 1
        for seat in (A, B, C):
            fuel(table, seat)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 3 0", "finish")

        assert table.cells[HOLDER] == A + 1
        assert table.clean(A) == 1
        assert geo(table, A) == 1
        assert "ScenarioCardTaken" in told(table)


class TestScorched:
    def camp(self, where="rhone"):
        """The Scorched camp in one zone, attackers stand beside it."""
        table = homes(europe("rhone", "catabates", scenario="scorched"))
        set_camp(table, zone(where))
        put(table, A, "gironde", 4, order="move")
        return table

    @cites("SW-SCN-CRAMES.1", "A-SCN-CRAMES")
    def test_it_is_for_two_players(self):
        with pytest.raises(Illegal) as refused:
            new_game("scorched", 3, seed=1)

        assert refused.value.refusal.rule == "SW-SCN-CRAMES.1"

    @cites("SW-SCN-CRAMES.2", "SW-SCN-CRAMES.3")
    def test_three_camps_and_no_column(self):
        table = new_game("scorched", 2, seed=1)

        camps = table.occupied(SCORCHED_SIDE)

        assert len(camps) == 3
        assert [table.basics(one, SCORCHED_SIDE) for one in camps] == [3, 3, 3]
        assert [table.toxics(one) for one in camps] == [1, 1, 1]
        assert [table.turrets(one) for one in camps] == [1, 1, 1]
        assert [table.cells[LOOT + one] for one in camps] == [1, 1, 1]
        assert table.cells[TURRETS_LEFT] == 7
        assert (table.cells[STEAM_LEFT], table.cells[STEAM_DISCARDED]) == (36, 3)
        assert sum(table.floors(one) for one in range(49)) == 0

    @cites("SW-SCN-CRAMES.4")
    def test_the_menrau_are_not_playable(self):
        assert europe("rhone", "catabates", scenario="scorched").story().barred_clans == [MENRAU]

    @cites("SW-SCN-CRAMES.5")
    def test_a_deployment_with_a_camp_is_not_offered(self):
        table = europe("rhone", "catabates", scenario="scorched")
        on_top(table, "friesland", "rhone", "gironde")
        run(table, Camps())
        run(table, DeploymentChoice(A))

        assert offered(table, "deploy") == ["1", "2", "4", "6"]

    @cites("SW-SCN-CRAMES.6", "A-SETUP-ORDER", "A-SCN-CRAMES")
    def test_an_outrider_may_stand_beside_the_deployment(self):
        table = new_game("scorched", 2, seed=2)
        while question(table) != "Outrider":
            choose(table, lines(table)[0])
        first = asked(table)[0]
        before = table.units_on_map(first)
        order = table.reservation_order()

        options = lines(table)
        choose(table, "refuse")

        assert options[-1] == "refuse"
        assert len(options) > 1
        assert first == order[0]
        assert table.units_on_map(first) == before

    @cites("SW-SCN-CRAMES.7")
    def test_they_never_bid_and_a_tie_goes_to_the_attacker(self):
        table = self.camp()
        fuel(table, A, clean=2)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 3 0", "finish")
        who = asked(table)
        strength = int(table.cells[DEFENCE_STRENGTH])
        choose(table, "burn 2", "flee provenca", "raze -", "finish")

        assert who == [A]
        assert strength == 5
        assert table.control(zone("rhone")) == A

    @cites("SW-SCN-CRAMES.8")
    def test_a_conquered_camp_yields_its_barrel(self):
        table = self.camp()
        fuel(table, A, clean=2)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 4 0", "finish", "burn 2", "flee provenca", "raze -")

        assert table.cells[CONTRABAND_SURPLUS + A] == 1
        assert table.cells[LOOT + zone("rhone")] == 0

    @cites("SW-SCN-CRAMES.9", "SW-SCN-CRAMES.11")
    def test_they_lose_one_figure_to_the_box(self):
        table = self.camp()
        fuel(table, A, clean=2)
        boxed = int(table.cells[BOXED_BASIC + SCORCHED_SIDE])
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 4 0", "finish", "burn 2")
        mover = asked(table)
        choose(table, "flee provenca")

        assert table.cells[BOXED_BASIC + SCORCHED_SIDE] == boxed + 1
        assert table.basics(zone("provenca"), SCORCHED_SIDE) == 2
        assert mover == [A]

    @cites("SW-SCN-CRAMES.10", "SW-SCN-CRAMES.11")
    def test_with_all_neighbours_held_by_players_they_are_removed(self):
        table = self.camp()
        for where in ("burgundie", "helvetia", "occitania-alta", "provenca"):
            put(table, B, where, 1)
        put(table, A, "gironde", 1)
        fuel(table, A, clean=2)
        boxed = int(table.cells[BOXED_BASIC + SCORCHED_SIDE])
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 4 0", "finish", "burn 2", "raze -")

        assert table.cells[BOXED_BASIC + SCORCHED_SIDE] == boxed + 3
        assert table.units(zone("rhone"), SCORCHED_SIDE) == 0

    @cites("SW-SCN-CRAMES.12")
    def test_a_farm_of_theirs_counts_and_makes_ill(self):
        table = homes(europe("catabates", "rhone", scenario="scorched"))
        set_camp(table, zone("rhone"))
        table.withdraw(zone("rhone"), SCORCHED_SIDE, 3, 0)
        uncontrolled = table.control(zone("rhone"))
        put(table, A, "rhone", 1)

        run(table, Decline())

        assert uncontrolled == NONE
        assert table.cells[INCUBATION + A] == 1
        assert geo(table, A) == 1

    def test_columns_beside_them_fall_without_making_anybody_ill(self):
        table = self.camp()
        steam(table, "rhone", 2)

        run(table, Decline())

        assert table.floors(zone("rhone")) == 1
        assert (table.cells[INCUBATION + A], table.cells[INCUBATION + B]) == (0, 0)

    def test_a_camp_that_holds_gets_a_cube(self):
        table = self.camp()
        fuel(table, A)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 2 0", "finish")

        assert table.cells[MORALE + zone("rhone")] == 1
        assert table.basics(zone("rhone"), SCORCHED_SIDE) == 3


class TestHavens:
    @cites("SW-SCN-HAVRES.1")
    def test_every_clan_starts_with_a_quarantine_token(self):
        table = started("havens", players=3)

        assert [table.quarantines(seat) for seat in range(3)] == [1, 1, 1]

    @cites("SW-SCN-HAVRES.2")
    @pytest.mark.parametrize(("players", "among"), [(4, 11), (5, 16)])
    def test_the_ruins_lie_among_the_top_cards(self, players, among):
        for seed in range(1, 20):
            table = new_game("havens", players, seed=seed)
            left = int(table.cells[STEAM_LEFT])
            depth = [int(table.cells[STEAM_DECK + one]) for one in range(left)].index(RUINS_CARD + 1)

            assert left == 47
            assert left - depth <= among

    @cites("SW-SCN-HAVRES.2")
    @pytest.mark.parametrize(("players", "among"), [(2, 11), (3, 11), (4, 11), (5, 16)])
    def test_the_ruins_are_shuffled_with_so_many_cards_and_no_others(self, players, among):
        clans = ("rhone", "menrau", "alliance", "apotres", "catabates")[:players]
        table = europe(*clans, scenario="havens", turn=0)
        pile = steam_pile(table)
        table.chance = OUTSIDE

        table.then(HideRuins())  # one card more than before: no referee counts here
        settle(table)
        throw = pending_chance(table)
        hidden = steam_pile(table)
        happen(table, orderings(among) // 2)

        assert throw is not None
        assert throw.ways(table) == orderings(among)
        assert hidden == [*pile, RUINS_CARD + 1]
        assert steam_pile(table)[:-among] == pile[: len(pile) + 1 - among]
        assert sorted(steam_pile(table)[-among:]) == sorted([*pile[len(pile) + 1 - among :], RUINS_CARD + 1])
        assert steam_pile(table) != hidden

    @cites("SW-SCN-HAVRES.2")
    def test_the_ruins_are_found_anywhere_among_those_cards(self):
        depths = set()
        for seed in range(1, 80):
            pile = steam_pile(new_game("havens", 4, seed=seed))
            depths.add(len(pile) - pile.index(RUINS_CARD + 1))

        assert depths == set(range(1, 12))

    @cites("SW-SCN-HAVRES.3")
    def test_a_watcher_who_finds_them_draws_a_replacement_and_then_they_act(self):
        table = homes(europe("rhone", "menrau", scenario="havens"))
        fuel(table, A, clean=1)
        on_top(table, "gironde", "burgundie", "elsass", "breizh", "rhone")
        left = int(table.cells[STEAM_LEFT])
        table.cells[STEAM_DECK + left] = RUINS_CARD + 1
        table.cells[STEAM_LEFT] = left + 1

        run(table, Draw(A, 3))

        assert table.cells[STEAM_HELD + A] == 3
        assert table.cells[MEMORY + ARCHONS] == zone("rhone") + 1
        assert table.is_haven(zone("rhone"))
        assert table.clean(A) == 3

    @cites("SW-SCN-HAVRES.3")
    def test_turned_up_for_nobody_they_act_without_a_finder(self):
        table = homes(europe("rhone", "menrau", scenario="havens"))
        on_top(table, "gironde", "burgundie")
        left = int(table.cells[STEAM_LEFT])
        table.cells[STEAM_DECK + left] = RUINS_CARD + 1
        table.cells[STEAM_LEFT] = left + 1
        before = (table.fuel(A), table.fuel(B))

        run(table, TurnUp(1))

        assert table.floors(zone("gironde")) == 2
        assert table.is_haven(zone("burgundie"))
        assert (table.fuel(A), table.fuel(B)) == before

    def test_ruins_make_their_controller_ill(self):
        table = homes(europe("catabates", "menrau", scenario="havens"))
        table.cells[MEMORY + ARCHONS] = zone("rhone") + 1
        build(table, "rhone", "beacon")

        run(table, Decline())

        assert table.cells[INCUBATION + A] == 1

    @cites("SW-SCN-HAVRES.4", "SW-SCN-HAVRES.5", "SW-QUAR.1", "A-SCN-HAVRES")
    def test_two_barrels_lift_a_quarantine_before_the_refill(self):
        table = homes(europe("rhone", "menrau", scenario="havens"))
        cover(table, A, places("filled-stock")[0])
        cover(table, A, places("supply")[0])
        fuel(table, A, clean=2)

        run(table, Whiteout())
        choose(table, "accept", "cleanse empty-stock")

        assert table.quarantines(A) == 1
        assert table.clean(A) == table.board(A).stocks[0]

    @cites("SW-SCN-HAVRES.6")
    @pytest.mark.parametrize(("players", "turn", "wins"), [(5, 3, True), (4, 3, False), (5, 2, False)])
    def test_three_havens_win_for_five_players_from_the_third_turn(self, players, turn, wins):
        table = homes(europe(*("rhone", "menrau", "alliance", "catabates", "apotres")[:players], scenario="havens"))
        table.cells[TURN] = turn
        put(table, A, "breizh", 1)
        put(table, A, "toscana", 1)
        build(table, "istra", "beacon")

        run(table, Reckoning())

        assert (table.cells[WINNER] == A + 1) == wins

    def test_the_ruins_are_hidden_by_a_shuffle_of_the_top(self):
        table = europe("rhone", "menrau", scenario="havens")

        table.then(HideRuins())  # one card more than before: no referee counts here
        settle(table)

        assert table.cells[STEAM_LEFT] == 40


class TestReliquary:
    def electing(self, *zones_each):
        """Each seat controls so many zones by beacons and soldiers."""
        table = europe("menrau", "rhone", "catabates", scenario="reliquary")
        names = iter(ZONE_IDS[3:])
        for seat, count in zip(SEATS, zones_each, strict=False):
            for _ in range(count):
                put(table, seat, next(names), 1)
        return table

    @cites("SW-SCN-RELIQ.1")
    def test_the_card_starts_beside_the_board(self):
        assert started("reliquary").cells[HOLDER] == 0

    @cites("SW-SCN-RELIQ.2")
    def test_the_apostles_are_not_playable(self):
        story = europe("menrau", "rhone", scenario="reliquary").story()

        assert [CLAN_IDS[clan] for clan in story.barred_clans] == ["apotres"]

    @cites("SW-SCN-RELIQ.3")
    def test_a_watcher_plays_two_cards(self):
        table = homes(europe("menrau", "rhone", scenario="reliquary"))
        run(table, TakeTitle(title("watcher-1")))

        choose(table, lines(table)[0], lines(table)[1])

        assert table.cells[STEAM_HELD + A] == 1
        assert question(table) == ""

    @cites("SW-SCN-RELIQ.4")
    def test_each_untaken_watcher_makes_two_columns(self):
        table = europe("menrau", "rhone", scenario="reliquary")
        reserve(table, "legate", "archon")
        before = int(table.cells[STEAM_LEFT])

        run(table, Untaken(title("watcher-1")), Untaken(title("watcher-4")))

        assert table.cells[STEAM_LEFT] == before - 4

    @cites("SW-SCN-RELIQ.5")
    @pytest.mark.parametrize(("turn", "ballot"), [(1, ""), (2, "Ballot")])
    def test_the_keeper_is_elected_from_the_second_turn(self, turn, ballot):
        table = self.electing(4, 4, 4)
        table.cells[TURN] = turn

        run(table, Election())

        assert question(table) == ballot

    @cites("SW-SCN-RELIQ.6")
    def test_one_vote_for_each_pair_of_zones(self):
        table = self.electing(5, 2, 1)

        assert [votes(table, seat) for seat in (A, B, C)] == [2, 1, 0]

    @cites("SW-SCN-RELIQ.7")
    def test_all_votes_go_to_one_player(self):
        table = self.electing(6, 2, 1)
        run(table, Election())

        options = lines(table, A)
        choose(table, "vote catabates", seat=A)
        choose(table, "vote rhone", seat=B)

        assert options == ["vote rhone", "vote menrau", "vote catabates"]
        assert table.cells[HOLDER] == C + 1

    @cites("SW-SCN-RELIQ.8")
    def test_a_tie_is_broken_by_the_first_title(self):
        table = self.electing(2, 4, 4)
        run(table, Election())
        choose(table, "vote rhone", seat=B)
        choose(table, "vote catabates", seat=C)
        choose(table, "vote menrau", seat=A)

        who, options = asked(table), lines(table)
        choose(table, "name catabates")

        assert who == [A]
        assert options == ["name rhone", "name catabates"]
        assert table.cells[HOLDER] == C + 1

    @cites("SW-SCN-RELIQ.9")
    def test_the_poorest_get_a_barrel_or_a_contract(self):
        table = homes(europe("menrau", "rhone", "catabates", scenario="reliquary"))
        for seat, level in ((A, 4), (B, 4), (C, 6)):
            table.cells[GEO + seat] = level

        run(table, Alms())
        who = asked(table)
        choose(table, "barrel", "at-sea jadran")

        assert who == [A]
        assert table.cells[CLEAN_SURPLUS + A] == 1
        assert table.contracts(sea("jadran"), B) == 1
        assert asked(table) == []

    def test_the_keeper_may_bid_last_for_his_health(self):
        table = europe("menrau", "rhone", scenario="reliquary")
        put(table, A, "gironde", 3, order="move")
        put(table, B, "rhone", 3)
        put(table, B, "skane", 1)
        table.cells[HOLDER] = A + 1
        activation(table, A, "gironde")
        choose(table, "walk rhone", "send 3 0", "finish")

        choose(table, "accept")
        first = asked(table)
        choose(table, "burn 2")

        assert first == [B]
        assert asked(table) == [A]
        assert table.cells[INCUBATION + A] == 1
        choose(table, "burn 2", "pay 2 0", "pay 2 0")
        assert table.control(zone("rhone")) == A


class TestColumns:
    @cites("SW-SCN-COLONNES.1", "SW-COMP.4")
    def test_three_giants_and_three_target_tokens(self):
        table = new_game("columns", 4, seed=1)

        giants = [zone(name) for name in ("saksa", "istra", "commonwealth")]

        assert [table.floors(one) for one in giants] == [5, 5, 5]
        assert [table.cells[TARGET + one] for one in giants] == [1, 1, 1]
        assert table.cells[STEAM_LEFT] == 46
        assert table.cells[FLOORS_LEFT] == 30

    @cites("SW-SCN-COLONNES.2")
    def test_a_column_that_appears_is_one_floor_taller(self):
        table = europe("menrau", "rhone", scenario="columns")
        steam(table, "breizh", 4)

        appear(table, zone("gironde"))
        appear(table, zone("breizh"))

        assert table.floors(zone("gironde")) == 3
        assert table.floors(zone("breizh")) == 5

    @cites("SW-SCN-COLONNES.3")
    def test_a_giant_costs_three_incubation(self):
        table = homes(europe("menrau", "rhone", scenario="columns"))
        put(table, A, "rhone", 1)
        put(table, A, "gironde", 1)
        steam(table, "rhone", 4)
        steam(table, "gironde", 3)

        run(table, Decline())
        choose(table, "lower rhone", "isolate supply")

        assert table.cells[INCUBATION + A] == 4

    @cites("SW-SCN-COLONNES.4")
    def test_each_target_is_worth_two_geo_at_the_end(self):
        table = homes(europe("menrau", "rhone", scenario="columns", turn=4))
        for name in ("saksa", "istra", "commonwealth"):
            table.cells[TARGET + zone(name)] = 1
        build(table, "saksa", "beacon")
        put(table, A, "istra", 1)

        run(table, Whiteout())

        assert table.cells[FINAL_GEO + A] == 4


class TestRendezvous:
    @cites("SW-SCN-RDV.1")
    def test_each_player_keeps_one_of_three_cards_in_secret(self):
        table = new_game("rendezvous", 4, seed=1)
        while question(table) != "Meetings":
            choose(table, lines(table)[0])
        left = int(table.cells[STEAM_LEFT])

        for seat in range(4):
            choose(table, lines(table, seat)[0], seat=seat)
        seen = view(table, A)

        assert left == 46 - 12
        drawn_since = sum(table.cells[STEAM_HELD + seat] for seat in range(4)) + table.cells[STEAM_DISCARDED] - 3
        assert table.cells[STEAM_LEFT] + drawn_since == 42
        assert seen.cells[MEETING + A] > 0
        assert seen.cells[MEETING + B] == UNKNOWN

    @cites("SW-SCN-RDV.2")
    @pytest.mark.parametrize(("turn", "allowed"), [(3, True), (4, False)])
    def test_it_may_be_shown_before_an_activation_in_the_first_three_turns(self, turn, allowed):
        table = europe("menrau", "rhone", scenario="rendezvous", turn=turn)
        put(table, A, "rhone", 1, order="defence")
        table.cells[MEETING + A] = zone("breizh") + 1

        turn_of(table, A)

        assert ("show-meeting" in lines(table)) == allowed
        assert (why_not(table, "show-meeting") == "SW-SCN-RDV.2") == (not allowed)

    @cites("SW-SCN-RDV.3", "SW-COMP.4", "A-SCN-RDV")
    def test_showing_it_recruits_two_in_one_zone_as_far_as_they_fit(self):
        table = europe("menrau", "rhone", scenario="rendezvous")
        put(table, A, "rhone", 4, order="defence")
        put(table, A, "gironde", 1)
        table.cells[MEETING + A] = zone("breizh") + 1
        turn_of(table, A)

        choose(table, "show-meeting", "recruit basic rhone")

        assert table.units(zone("rhone"), A) == 5
        assert table.cells[TARGET + zone("breizh")] == 1 << (A + 1)
        assert lines(table) == ["activate rhone"]
        assert table.cells[RESERVE_BASIC + A] == 13 - 6

    @cites("SW-SCN-RDV.4", "SW-SCN-RDV.5", "SW-SCN-RDV.6")
    def test_at_the_end_all_are_shown_and_scored(self):
        table = homes(europe(*FOUR, scenario="rendezvous", turn=4))
        for seat, name in enumerate(("rhone", "gironde", "breizh", "elsass")):
            table.cells[MEETING + seat] = zone(name) + 1
        build(table, "rhone", "beacon")
        put(table, A, "gironde", 1)
        put(table, A, "breizh", 1)

        run(table, Whiteout())

        assert table.cells[FINAL_GEO + A] == 2 + 1 + 1
        assert table.cells[TARGET + zone("elsass")] == 2 << D
        assert "MeetingShown" in told(table)


def test_scouts_outriders_and_quarantine_come_between_deployment_and_the_first_conclave():
    table = europe("rhone", "menrau", scenario="war", turn=0)
    reserve(table, "legate", "archon")

    run(table, Prelude(), Conclave())

    assert table.turn() == 1
