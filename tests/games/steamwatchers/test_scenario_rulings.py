"""What the scenarios leave open and how this house plays it, clause by clause as the rulings have them."""

from __future__ import annotations

import pytest

from samovar.bots.playout import playout
from samovar.games.steamwatchers.conclave import Conclave, TakeTitle
from samovar.games.steamwatchers.content.ids import ARCHONS, DEPLOYMENT_IDS, ELITE, NONE, QUARANTINE, ZONES
from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.deployment import DeploymentChoice
from samovar.games.steamwatchers.incubation import cover
from samovar.games.steamwatchers.rows import (
    ARCHON_UP,
    BOXED_BASIC,
    CONTRABAND_SURPLUS,
    DEFENCE_STRENGTH,
    DEPLOYED,
    GEO,
    INCUBATION,
    LEGATE_AT,
    LEGATE_OF,
    LOOT,
    MEETING,
    MEETING_DRAWN,
    MEETINGS,
    MEMORY,
    MORALE,
    ORDER_OF,
    RESERVE_ELITE,
    RUINS_CARD,
    SCORCHED_SIDE,
    SICK_SUPPLY,
    STEAM_DECK,
    STEAM_HELD,
    STEAM_LEFT,
    SUPPLY,
    TURN,
)
from samovar.games.steamwatchers.scenarios import set_camp
from samovar.games.steamwatchers.tutorial import Lesson, set_aside
from samovar.games.steamwatchers.whiteout import Whiteout, set_supply
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    SEATS,
    A,
    B,
    activation,
    cheer,
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
    told,
    turn_of,
    zone,
)

RUINS_MEMORY = ARCHONS  # where the card of the Ruins remembers its zone: after those of the Archon cards


def homes(*clans, scenario, turn=2):
    """One soldier for each clan, far from everything; Ambassadors wait in the order of the seats."""
    table = europe(*clans, scenario=scenario, turn=turn)
    for seat, where in zip(SEATS[: table.seats], ("skane", "eire"), strict=True):
        put(table, seat, where, 1)
    reserve(table, "watcher-1", "legate")
    return table


class TestApprenticeship:
    def pupils(self, *clans, turn):
        return homes(*(clans or ("rhone", "catabates")), scenario="apprenticeship", turn=turn)

    @cites("A-SCN-APP")
    def test_on_the_second_turn_one_elite_each_comes_into_play_and_no_more(self):
        table = self.pupils(turn=1)
        for seat in (A, B):
            set_aside(table, seat)
        owned = [int(table.board(seat).figures[ELITE]) for seat in (A, B)]

        run(table, Lesson())

        assert question(table) == ""
        assert [sum(table.elites(where, seat) for where in range(ZONES)) for seat in (A, B)] == [1, 1]
        assert [table.cells[RESERVE_ELITE + seat] for seat in (A, B)] == [count - 1 for count in owned]

    @cites("A-SCN-APP")
    @pytest.mark.parametrize("turn", [1, 2])
    def test_the_legate_places_his_token_before_anybody_may_sail(self, turn):
        table = self.pupils(turn=turn)
        reserve(table, "legate", "archon")
        put(table, A, "provenca", 1, order="move")

        run(table, TakeTitle(title("legate")))
        choose(table, "at-sea mare-nostrum")
        activation(table, A, "provenca")

        assert (table.cells[LEGATE_AT], table.cells[LEGATE_OF]) == (sea("mare-nostrum") + 1, A + 1)
        assert offered(table, "walk") != []
        assert offered(table, "sail") == []

    @cites("A-SCN-APP")
    @pytest.mark.parametrize(("turn", "awake"), [(2, False), (3, True)])
    def test_chargers_cross_no_free_sea_before_seas_are_taught(self, turn, awake):
        table = self.pupils("flotte-libre", "rhone", turn=turn)
        put(table, A, "provenca", 0, 1, order="move")

        activation(table, A, "provenca")

        assert (offered(table, "sail") != []) == awake

    @cites("A-SCN-APP")
    @pytest.mark.parametrize(("turn", "awake"), [(3, False), (4, True)])
    def test_erinyes_cross_no_enemy_before_marches_are_taught(self, turn, awake):
        table = self.pupils("catabates", "rhone", turn=1)
        for seat in (A, B):
            set_aside(table, seat)
        for done in range(1, turn):
            table.cells[TURN] = done
            run(table, Lesson())
            while asked(table):
                choose(table, lines(table)[0])
        table.cells[TURN] = turn
        put(table, A, "occitania-bassa", 0, 1, order="move")
        put(table, B, "gironde", 1)

        activation(table, A, "occitania-bassa")

        assert ("gironde rhone" in offered(table, "march")) == awake

    @cites("A-SCN-APP")
    def test_no_turret_stands_at_the_start(self):
        table = new_game("apprenticeship", 2, ["catabates", "rhone"], seed=3)
        asked_for = set()

        while table.cells[TURN] == 0:
            asked_for.add(question(table))
            choose(table, lines(table)[0])

        assert "FarmPlaces" in asked_for
        assert "TurretChoice" not in asked_for
        assert sum(table.turrets(where) for where in range(ZONES)) == 0

    @cites("A-SCN-APP")
    @pytest.mark.parametrize("titles", [("archon", "legate"), ("watcher-1", "legate")])
    def test_taken_or_not_the_archon_brings_no_card(self, titles):
        table = self.pupils(turn=1)
        reserve(table, *titles)

        run(table, Conclave())
        while asked(table):
            choose(table, lines(table)[0])

        assert table.cells[TURN] == 2
        assert table.cells[ARCHON_UP] == 0
        assert not [event for event in told(table) if event.startswith("Archon")]

    @cites("A-SCN-APP")
    @pytest.mark.parametrize(("turn", "over"), [(3, False), (4, True)])
    def test_the_fourth_turn_is_the_last(self, turn, over):
        table = self.pupils(turn=turn)

        run(table, Whiteout())

        assert ("Won" in told(table)) == over


class TestScorched:
    def camp(self, *more):
        """Camps at Rhône and elsewhere; the first clan stands in Gironde with an order to move."""
        table = homes("rhone", "catabates", scenario="scorched")
        for where in ("rhone", *more):
            set_camp(table, zone(where))
        put(table, A, "gironde", 5, order="move")
        fuel(table, A, clean=3)
        return table

    def assault(self, table, basics=5):
        activation(table, A, "gironde")
        return choose(table, "walk rhone", f"send {basics} 0", "finish")

    @cites("A-SCN-CRAMES")
    @pytest.mark.parametrize("players", [3, 4, 5])
    def test_more_than_two_cannot_play_it(self, players):
        two = new_game("scorched", 2, seed=1)

        with pytest.raises(Illegal):
            new_game("scorched", players, seed=1)

        assert two.seats == 2

    @cites("A-SCN-CRAMES")
    @pytest.mark.parametrize("seed", [2, 3, 4])
    def test_outriders_are_placed_in_reservation_order(self, seed):
        table = new_game("scorched", 2, seed=seed)
        while question(table) != "Outrider":
            choose(table, lines(table)[0])
        order = table.reservation_order()

        riders = []
        while question(table) == "Outrider":
            riders += asked(table)
            choose(table, "refuse")

        assert riders == order

    @cites("SW-SCN-CRAMES.10", "A-SCN-CRAMES")
    @pytest.mark.parametrize("active", [A, B])
    def test_the_conqueror_moves_those_who_flee_to_one_zone(self, active):
        table = homes("rhone", "catabates", scenario="scorched")
        set_camp(table, zone("rhone"))
        put(table, active, "gironde", 5, order="move")
        fuel(table, active, clean=3)

        activation(table, active, "gironde")
        choose(table, "walk rhone", "send 5 0", "finish", "burn 3")
        mover = asked(table)
        choose(table, "flee provenca")

        assert mover == [active]
        assert table.basics(zone("provenca"), SCORCHED_SIDE) == 2
        assert table.occupied(SCORCHED_SIDE) == [zone("provenca")]

    @cites("A-SCN-CRAMES")
    def test_beyond_five_in_the_zone_of_arrival_they_go_to_the_box(self):
        table = self.camp("provenca")
        table.recruit(zone("provenca"), SCORCHED_SIDE, 1, 0)
        boxed = int(table.cells[BOXED_BASIC + SCORCHED_SIDE])

        self.assault(table)
        choose(table, "burn 3", "flee provenca")

        assert table.basics(zone("provenca"), SCORCHED_SIDE) == 5
        assert table.cells[BOXED_BASIC + SCORCHED_SIDE] == boxed + 1 + 1  # the loss, and the one without room

    @cites("A-SCN-CRAMES")
    def test_a_farm_of_theirs_left_alone_is_nobodys(self):
        table = self.camp()
        held = table.control(zone("rhone"))

        table.withdraw(zone("rhone"), SCORCHED_SIDE, 3, 0)

        assert held == SCORCHED_SIDE
        assert table.toxics(zone("rhone")) == 1
        assert table.control(zone("rhone")) == NONE

    @cites("A-SCN-CRAMES")
    def test_in_whole_games_they_are_never_asked_and_never_have_an_order(self):
        camps = 0
        for seed in range(1, 6):
            table = new_game("scorched", 2, seed=seed)
            memory = seeded(seed)
            while asked(table):
                assert SCORCHED_SIDE not in asked(table)
                assert SCORCHED_SIDE + 1 not in list(table.cells[ORDER_OF : ORDER_OF + ZONES])
                camps += len(table.occupied(SCORCHED_SIDE)) > 0
                memory += 1
                playout(table, seeded(memory), 1)

        assert camps > 0

    @cites("A-SCN-CRAMES")
    def test_a_camp_next_door_lends_no_support(self):
        table = self.camp("provenca")

        self.assault(table)

        assert table.cells[DEFENCE_STRENGTH] == 3 + 2

    @cites("A-SCN-CRAMES")
    @pytest.mark.parametrize(("turret", "cube", "strength"), [(0, 0, 3), (1, 0, 5), (0, 1, 5), (1, 1, 7)])
    def test_a_turret_and_a_cube_help_them(self, turret, cube, strength):
        table = self.camp()
        if not turret:
            table.raze(zone("rhone"), 1)
        if cube:
            cheer(table, "rhone")

        self.assault(table)

        assert table.cells[DEFENCE_STRENGTH] == strength

    @cites("A-SCN-CRAMES")
    def test_holding_their_camp_earns_them_a_cube(self):
        table = self.camp()
        fuel(table, A)

        self.assault(table, basics=2)

        assert table.cells[MORALE + zone("rhone")] == 1
        assert table.basics(zone("rhone"), SCORCHED_SIDE) == 3

    @cites("A-SCN-CRAMES")
    def test_a_conquest_brings_barrel_loss_flight_structures_and_cube_in_this_order(self):
        table = self.camp()
        rhone = zone("rhone")

        def moment():
            """Barrel taken, figures of the camp, structures, cube."""
            return (
                table.cells[LOOT + rhone] == 0 and table.cells[CONTRABAND_SURPLUS + A] == 1,
                table.basics(rhone, SCORCHED_SIDE),
                table.structures(rhone),
                table.cells[MORALE + rhone],
            )

        self.assault(table)
        fought = moment()
        choose(table, "burn 3")
        beaten = moment()
        choose(table, "flee provenca")
        fled = moment()
        choose(table, "raze turret")
        done = moment()

        assert fought == (False, 3, 2, 0)
        assert beaten == (True, 2, 2, 0)
        assert fled == (True, 0, 2, 0)
        assert done == (True, 0, 1, 1)

    @cites("A-SCN-CRAMES")
    def test_their_columns_sink_before_any_players_and_make_nobody_ill(self):
        table = self.camp()
        steam(table, "rhone", 2)
        for where in ("gironde", "skane"):
            steam(table, where, 2)

        run(table, Decline())

        assert question(table) == "DeclineOrder"
        assert [table.floors(zone(where)) for where in ("rhone", "gironde", "skane")] == [1, 2, 2]
        assert (table.cells[INCUBATION + A], table.cells[INCUBATION + B]) == (0, 0)

    @cites("A-SCN-CRAMES")
    def test_three_camps_bar_at_most_three_of_five_deployments(self):
        table = europe("rhone", "catabates", scenario="scorched", turn=0)
        board = table.content.board
        run(table, DeploymentChoice(A))
        before = offered(table, "deploy")
        table.stack.clear()
        for card in before[:3]:
            home = next(where for where in range(ZONES) if board.deployment[where] == DEPLOYMENT_IDS.index(card))
            set_camp(table, home)

        run(table, DeploymentChoice(A))
        left = offered(table, "deploy")
        choose(table, f"deploy {left[0]}")
        table.stack.clear()
        run(table, DeploymentChoice(B))

        assert len(before) == 5
        assert left == before[3:]
        assert table.cells[DEPLOYED + A] == DEPLOYMENT_IDS.index(left[0]) + 1
        assert offered(table, "deploy") == [left[1]]


class TestHavens:
    def sick(self, *where):
        table = homes("rhone", "menrau", scenario="havens")
        for place in places(*where):
            cover(table, A, place)
        return table

    @cites("A-SCN-HAVRES")
    def test_each_player_buys_off_one_token_a_great_white(self):
        table = self.sick("slot-1", "slot-2")
        cover(table, B, places("slot-1")[0])
        fuel(table, A, clean=6)
        fuel(table, B, clean=6)

        run(table, Whiteout())
        buyers = []
        while question(table) == "LazaretOffer":
            buyers += asked(table)
            choose(table, "accept")
            while question(table) in ("Payment", "Cleansing"):
                choose(table, lines(table)[0])

        assert buyers == [A, B]
        assert (table.quarantines(A), table.quarantines(B)) == (1, 0)

    @cites("A-SCN-HAVRES")
    def test_the_lowest_covered_square_of_the_supply_track_is_freed_first(self):
        table = self.sick("supply", "supply")
        squares = table.board(A).supply_units
        fuel(table, A, clean=2)
        table.cells[GEO + A] = 99
        set_supply(table, A)
        before = int(table.cells[SUPPLY + A])

        run(table, Whiteout())
        choose(table, "accept")
        table.cells[GEO + A] = 99
        set_supply(table, A)

        assert before == squares[-3]
        assert table.cells[SICK_SUPPLY + A] == 1
        assert table.cells[SUPPLY + A] == squares[-2]

    @cites("A-SCN-HAVRES")
    def test_paying_with_contraband_may_bring_a_new_token_at_once(self):
        table = self.sick("slot-1")
        fuel(table, A, clean=1, contraband=1)
        table.cells[INCUBATION + A] = table.board(A).incubation.index(QUARANTINE) - 1
        left = table.quarantines_left()

        run(table, Whiteout())
        choose(table, "accept", "isolate supply")

        assert table.cells[SICK_SUPPLY + A] == 1
        assert question(table) == "Cleansing"
        choose(table, "cleanse slot-1")
        assert table.quarantines_left() == left
        assert table.quarantines(A) == 1

    @cites("A-SCN-HAVRES")
    def test_ruins_in_the_opening_draw_of_the_alliance_are_replaced_and_act(self):
        table = homes("alliance", "menrau", scenario="havens", turn=0)
        reserve(table, "legate", "archon")
        fuel(table, A, clean=1)
        on_top(table, "gironde", "burgundie", "elsass", "breizh")
        left = int(table.cells[STEAM_LEFT])
        table.cells[STEAM_DECK + left] = RUINS_CARD + 1
        table.cells[STEAM_LEFT] = left + 1

        run(table, Conclave())

        assert table.cells[TURN] == 1
        assert table.steam_hand(A) == sorted([zone("gironde"), zone("burgundie")])
        assert table.cells[STEAM_HELD + A] == 2
        assert table.cells[MEMORY + RUINS_MEMORY] == zone("elsass") + 1
        assert table.is_haven(zone("elsass"))
        assert table.clean(A) == 3


class TestRendezvous:
    def secret(self, *orders):
        """The first clan meets in Breizh and may still show it."""
        table = europe("menrau", "rhone", scenario="rendezvous")
        put(table, A, "rhone", 2, order=orders[0] if orders else "")
        put(table, A, "gironde", 1)
        table.cells[MEETING + A] = zone("breizh") + 1
        return table

    def dealt(self, seed=1):
        table = new_game("rendezvous", 2, ["menrau", "rhone"], seed=seed)
        while question(table) != "Meetings":
            choose(table, lines(table)[0])
        return table

    def pile(self, table):
        left = int(table.cells[STEAM_LEFT])
        return [int(table.cells[STEAM_DECK + depth]) - 1 for depth in range(left)]

    @cites("A-SCN-RDV")
    def test_whoever_shows_it_must_go_on_to_activate_an_order(self):
        table = self.secret("defence")

        turn_of(table, A)
        before = lines(table)
        choose(table, "show-meeting", "recruit basic gironde")

        assert [line for line in before if line.startswith("pass")] != []
        assert lines(table) == ["activate rhone"]

    @cites("A-SCN-RDV")
    def test_whoever_has_no_order_left_cannot_show_it(self):
        table = self.secret()

        turn_of(table, A)

        assert "show-meeting" not in lines(table)

    @cites("A-SCN-RDV")
    @pytest.mark.parametrize(("soldiers", "joined"), [(3, 2), (4, 1)])
    def test_both_recruits_join_one_zone_as_far_as_they_fit(self, soldiers, joined):
        table = self.secret("defence")
        put(table, A, "rhone", soldiers - 2)
        turn_of(table, A)

        choose(table, "show-meeting", "recruit basic rhone")

        assert table.basics(zone("rhone"), A) == soldiers + joined
        assert table.basics(zone("gironde"), A) == 1
        assert question(table) == "Play"

    @cites("A-SCN-RDV")
    def test_cards_not_chosen_come_back_only_when_all_have_chosen_and_are_shuffled_in(self):
        table = self.dealt()
        before, rolls = self.pile(table), table.rolls
        spare = [line.split(" ")[1] for seat in (A, B) for line in lines(table, seat)[1:]]

        choose(table, lines(table, A)[0], seat=A)
        waiting = self.pile(table)
        choose(table, lines(table, B)[0], seat=B)
        after = self.pile(table)
        drawn = [card for card in [*before, *[zone(name) for name in spare]] if card not in after]

        assert waiting == before
        assert table.rolls == rolls + 1
        assert after[: len(before) - len(drawn)] != before[: len(before) - len(drawn)]
        assert len(after) + len(drawn) == len(before) + 4

    @cites("A-SCN-RDV")
    def test_one_may_meet_in_a_zone_of_ones_own_deployment(self):
        table = self.dealt()
        first, second = 0, 1
        card = table.cells[DEPLOYED + first] - 1
        home = next(where for where in range(ZONES) if table.content.board.deployment[where] == card)
        dealt = [int(one) for one in table.cells[MEETING_DRAWN : MEETING_DRAWN + 2 * MEETINGS]]
        if home + 1 not in dealt[:MEETINGS]:
            place = dealt.index(home + 1) if home + 1 in dealt else NONE
            if place == NONE:
                table.cells[STEAM_DECK + self.pile(table).index(home)] = dealt[0]
            else:
                table.cells[MEETING_DRAWN + place] = dealt[0]
            table.cells[MEETING_DRAWN] = home + 1
        wish = next(line for line in lines(table, first) if zone(line.split(" ")[1]) == home)

        choose(table, wish, seat=first)
        choose(table, lines(table, second)[0], seat=second)

        assert table.control(home) == first
        assert table.cells[MEETING + first] == home + 1

    @cites("A-SCN-RDV")
    @pytest.mark.parametrize("seed", [1, 2, 3])
    def test_the_kept_cards_stay_out_of_the_pile(self, seed):
        table = self.dealt(seed)
        kept = [zone(lines(table, seat)[0].split(" ")[1]) for seat in (A, B)]

        for seat in (A, B):
            choose(table, lines(table, seat)[0], seat=seat)

        assert [int(table.cells[MEETING + seat]) - 1 for seat in (A, B)] == kept
        assert not set(kept) & set(self.pile(table))
