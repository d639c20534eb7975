"""The Conclave: titles taken and untaken, hands of cards, the turn's five phases."""

from __future__ import annotations

from samovar.games import open_box
from samovar.games.steamwatchers.conclave import Conclave, TakeTitle, Untaken
from samovar.games.steamwatchers.content.ids import ARCHONS
from samovar.games.steamwatchers.events import PHASE_IDS, PhaseBegan
from samovar.games.steamwatchers.rows import (
    ARCHON_DECK,
    ARCHON_HELD,
    ARCHON_LEFT,
    ARCHON_UP,
    GEO,
    LEGATE_AT,
    LEGATE_OF,
    PRIMUS_AT,
    RESERVE_BASIC,
    STEAM_DISCARD,
    STEAM_DISCARDED,
    STEAM_HAND,
    STEAM_HELD,
    STEAM_LEFT,
    STEAM_TOP,
    TURN,
)
from samovar.games.steamwatchers.turn import Turn
from samovar.games.steamwatchers.whiteout import Tidying
from samovar.games.steamwatchers.words import PlayCard
from samovar.kernel.game import determinize
from samovar.kernel.steps import asked
from samovar.kernel.table import UNKNOWN
from samovar.kernel.view import closed, view
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    A,
    B,
    C,
    activation,
    build,
    card,
    choose,
    entitle,
    europe,
    lines,
    offered,
    on_top,
    put,
    question,
    reason,
    reserve,
    run,
    sea,
    sign,
    steam,
    title,
    told,
    why_not,
    zone,
)


def hold_archons(table, seat, *names):
    """These Archon cards lie on top of the deck and are drawn by the seat."""
    deck = list(names)
    for depth, name in enumerate(reversed(deck)):
        swap(table, int(table.cells[ARCHON_LEFT]) - len(deck) + depth, card(name))
    for _ in deck:
        table.draw_archon(seat)


def swap(table, depth, wanted):
    cells = [int(table.cells[ARCHON_DECK + place]) for place in range(ARCHONS)]
    here = cells.index(wanted + 1)
    table.cells[ARCHON_DECK + here], table.cells[ARCHON_DECK + depth] = cells[depth], wanted + 1


class TestTheTurn:
    @cites("SW-CONC.1", "SW-COMP.10", "SW-SETUP.1")
    def test_the_turn_counter_moves_on_with_each_conclave(self):
        table = europe("rhone", "menrau", turn=0)
        reserve(table, "legate", "archon")

        run(table, Conclave())

        assert table.cells[TURN] == 1

    @cites("SW-CONC.2")
    def test_titles_are_taken_in_the_order_of_the_track(self):
        table = europe("rhone", "flotte-libre", "menrau")
        reserve(table, "watcher-4", "legate", "watcher-1")
        taken = []

        run(table, Conclave())
        while asked(table):
            taken.append((asked(table)[0], question(table)))
            choose(table, lines(table)[0])

        assert taken[:3] == [(C, "Watcher"), (B, "LegateToken"), (A, "Watcher")]
        assert table.reservation_order() == []
        assert table.conclave(title("legate")) == B

    @cites("SW-CONC.3")
    def test_an_ability_is_over_before_the_next_ambassador_moves(self):
        table = europe("rhone", "menrau", "alliance")
        reserve(table, "archon", "primus", "watcher-1")

        run(table, Conclave())
        before = table.cells[ARCHON_HELD + A]
        choose(table, lines(table)[0])

        assert before == 0
        assert table.cells[ARCHON_HELD + A] == 3

    @cites("SW-SEQ.1")
    def test_a_turn_has_five_phases_in_fixed_order(self):
        table = europe("rhone", "menrau", turn=0)
        reserve(table, "legate", "watcher-1")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)

        run(table, Turn())
        while table.cells[TURN] == 1:
            choose(table, lines(table)[-1])

        assert table.log is not None
        phases = [PHASE_IDS[one.event.phase] for one in table.log if isinstance(one.event, PhaseBegan)]
        assert phases[:5] == ["conclave", "planning", "activation", "decline", "great-white"]

    @cites("SW-TRACK.2")
    def test_every_title_gives_one_ability(self):
        asked_for = []

        for place in range(5):
            table = europe("rhone", "menrau", "alliance")
            reserve(table)
            table.reserve_title(A, place)
            run(table, TakeTitle(place))
            asked_for.append(question(table))

        assert asked_for == ["Watcher", "LegateToken", "Archon", "Watcher", "PrimusToken"]

    @cites("SW-TRACK.3")
    def test_the_geo_marker_does_not_move_during_the_turn(self):
        table = europe("rhone", "menrau")
        put(table, A, "gironde", 2, order="move")
        steam(table, "rhone", 3)
        activation(table, A, "gironde")

        choose(table, "walk rhone", "send 2 0", "finish")

        assert table.cells[GEO + A] == 5


class TestWatchers:
    @cites("SW-CONC.4", "SW-CONC.5", "SW-HAND.1")
    def test_a_watcher_draws_three_and_plays_any_card_of_his_hand(self):
        table = europe("rhone", "menrau")
        reserve(table, "watcher-1", "legate")
        on_top(table, "breizh", "elsass", "padania", "cechy")
        table.take_steam(A, table.draw_steam())

        run(table, TakeTitle(title("watcher-1")))
        hand = offered(table, "play-steam")
        choose(table, "play-steam breizh")

        assert hand == ["breizh", "elsass", "cechy", "padania"]
        assert table.cells[STEAM_HELD + A] == 3
        assert table.cells[STEAM_TOP] == zone("breizh") + 1

    @cites("SW-CONC.6", "SW-DECK.3")
    def test_the_played_card_makes_a_column_of_its_height(self):
        table = europe("rhone", "menrau")
        reserve(table, "watcher-1", "legate")
        on_top(table, "breizh", "elsass", "padania")

        run(table, TakeTitle(title("watcher-1")))
        choose(table, "play-steam breizh")

        assert table.floors(zone("breizh")) == 2

    @cites("SW-CONC.7", "SW-HAND.1")
    def test_each_time_the_hand_grows_by_two(self):
        table = europe("rhone", "menrau")

        for _ in range(3):
            reserve(table, "watcher-1", "legate")
            run(table, TakeTitle(title("watcher-1")))
            choose(table, lines(table)[0])

        assert table.cells[STEAM_HELD + A] == 6

    @cites("SW-CONC.8")
    def test_each_untaken_watcher_turns_up_a_card(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)
        hold_archons(table, B, "a18")
        reserve(table, "legate", "archon")
        on_top(table, "breizh", "elsass")
        before = int(table.cells[STEAM_LEFT])
        run(table, Conclave())

        choose(table, "at-sea mare-nostrum", "play-archon a18", "refuse")

        assert table.cells[STEAM_LEFT] == before - 2
        assert table.floors(zone("breizh")) == 2
        assert table.floors(zone("elsass")) == 2

    @cites("SW-STEAM.1")
    def test_a_card_turned_up_is_discarded_face_up(self):
        table = europe("rhone", "menrau")
        reserve(table, "legate", "archon")
        on_top(table, "breizh")

        run(table, Untaken(title("watcher-1")))

        assert table.cells[STEAM_TOP] == zone("breizh") + 1
        assert "SteamTurned" in told(table)

    def test_an_empty_pile_makes_nothing(self):
        table = europe("rhone", "menrau")
        table.cells[STEAM_LEFT] = 0
        reserve(table, "watcher-1", "legate")

        run(table, Untaken(title("watcher-4")), TakeTitle(title("watcher-1")))

        assert question(table) == ""
        assert table.cells[STEAM_HELD + A] == 0


class TestHands:
    @cites("SW-HAND.2", "SW-HAND.3")
    def test_how_many_cards_is_public_and_which_is_secret(self):
        table = europe("rhone", "menrau")
        for _ in range(4):
            table.take_steam(B, table.draw_steam())
        for _ in range(2):
            table.draw_archon(B)

        seen = view(table, A)

        assert (seen.cells[STEAM_HELD + B], seen.cells[ARCHON_HELD + B]) == (4, 2)
        assert all(seen.cells[STEAM_HAND + B * 50 + place] == UNKNOWN for place in range(50))

    @cites("SW-DECK.1", "A-DECK-VIS")
    def test_only_the_top_card_of_the_discard_shows(self):
        table = europe("rhone", "menrau")
        for _ in range(6):
            table.discard_steam(table.draw_steam())

        seen = closed(view(table, A))

        assert seen.cells[STEAM_TOP] == table.cells[STEAM_DISCARD + 5]
        assert seen.cells[STEAM_DISCARDED] == 6
        assert all(seen.cells[STEAM_DISCARD + depth] == UNKNOWN for depth in range(50))

    @cites("SW-DECK.1", "A-DECK-VIS")
    def test_whoever_thinks_ahead_remembers_what_was_discarded(self):
        table = europe("rhone", "menrau")
        for seat in (A, B):
            for _ in range(4):
                table.take_steam(seat, table.draw_steam())
        for _ in range(12):
            table.discard_steam(table.draw_steam())
        gone = [int(table.cells[STEAM_DISCARD + depth]) for depth in range(12)]

        dreams = [determinize(open_box("steamwatchers"), table, A, memory) for memory in range(20)]

        for dream in dreams:
            assert [int(dream.cells[STEAM_DISCARD + depth]) for depth in range(12)] == gone
            assert not any(dream.cells[STEAM_HAND + B * 50 + card - 1] for card in gone)
        assert len({tuple(dream.cells) for dream in dreams}) > 1


class TestTheLegate:
    @cites("SW-CONC.9", "SW-CONC.10")
    def test_his_token_is_a_contract_without_a_slot(self):
        table = europe("rhone", "menrau", "alliance")
        sign(table, B, "mare-nostrum", "mare-nostrum")
        put(table, A, "rhone", 2, order="move")
        reserve(table, "legate")
        run(table, TakeTitle(title("legate")))

        choose(table, "at-sea mare-nostrum")
        activation(table, A, "rhone")

        assert table.cells[LEGATE_AT] == sea("mare-nostrum") + 1
        assert table.free_slots(sea("mare-nostrum")) == 0
        assert "padania" in offered(table, "sail")

    @cites("SW-CONC.11")
    def test_a_closed_sea_stays_open_to_him(self):
        table = europe("rhone", "menrau", "alliance")
        hold_archons(table, C, "a01")
        reserve(table, "legate", "watcher-1", "archon")
        put(table, A, "rhone", 2, order="move")
        put(table, B, "provenca", 2, order="move")
        sign(table, B, "mare-nostrum")
        run(table, TakeTitle(title("legate")), TakeTitle(title("archon")))

        choose(table, "at-sea mare-nostrum", "play-archon a01", "at-sea mare-nostrum", "refuse")
        activation(table, A, "rhone")
        legate = offered(table, "sail")
        choose(table, "finish")
        activation(table, B, "provenca")

        assert "padania" in legate
        assert offered(table, "sail") == []

    def stranded(self, *, legate):
        """A card lets three figures set out in a Move; three have walked, two still stand on a coast."""
        table = europe("rhone", "menrau")
        table.cells[ARCHON_UP] = card("a02") + 1
        if legate:
            table.cells[LEGATE_OF] = A + 1
            table.cells[LEGATE_AT] = sea("mare-nostrum") + 1
        else:
            sign(table, A, "mare-nostrum")
        sign(table, A, "mor-irez")
        put(table, A, "rhone", 5, order="move")
        put(table, B, "skane", 1)
        activation(table, A, "rhone")
        choose(table, "walk gironde", "send 3 0")
        return table

    @cites("SW-CONC.11", "SW-CONC.15", "A-CONC-LEGATE")
    def test_no_card_counts_those_who_sail_the_legates_own_sea(self):
        table = self.stranded(legate=True)
        walking = offered(table, "walk")
        sailing = offered(table, "sail")

        choose(table, "sail padania")
        groups = offered(table, "send")
        choose(table, "send 2 0")

        assert walking == []
        assert "padania" in sailing
        assert "breizh" not in sailing
        assert groups == ["2 0", "1 0"]
        assert table.units(zone("padania"), A) == 2

    @cites("SW-CONC.11", "A-CONC-LEGATE")
    def test_those_who_sail_it_first_leave_the_others_their_number(self):
        table = europe("rhone", "menrau")
        table.cells[ARCHON_UP] = card("a02") + 1
        table.cells[LEGATE_OF] = A + 1
        table.cells[LEGATE_AT] = sea("mare-nostrum") + 1
        put(table, A, "rhone", 5, order="move")
        put(table, B, "skane", 1)
        activation(table, A, "rhone")

        choose(table, "sail padania", "send 2 0", "walk gironde")

        assert offered(table, "send") == ["3 0", "2 0", "1 0"]

    @cites("SW-CONC.11")
    def test_who_has_nobody_left_reads_so_on_his_own_sea_too(self):
        table = self.stranded(legate=True)

        choose(table, "sail padania", "send 2 0")

        assert reason(table, "sail padania", A)[1] == "why-card-limits-moves"

    @cites("SW-CONC.11", "SW-CONC.15")
    def test_a_contract_alone_does_not_lift_the_number(self):
        table = self.stranded(legate=False)

        assert offered(table, "sail") == []
        assert reason(table, "sail padania", A)[:2] == ("SW-CONC.15", "why-card-limits-moves")

    @cites("SW-CONC.12")
    def test_without_a_legate_nothing_happens(self):
        table = europe("rhone", "menrau")
        reserve(table, "watcher-1", "archon")

        run(table, Untaken(title("legate")))

        assert table.cells[LEGATE_AT] == 0
        assert question(table) == ""

    @cites("SW-GB.19")
    def test_his_sea_closes_again_after_the_great_white(self):
        table = europe("rhone", "menrau")
        reserve(table, "legate")
        run(table, TakeTitle(title("legate")))
        choose(table, "at-sea mare-nostrum")

        run(table, Tidying())

        assert table.cells[LEGATE_AT] == 0
        assert not table.under_contract(sea("mare-nostrum"), A)


class TestTheArchon:
    @cites("SW-CONC.13", "SW-CONC.14", "A-CONC-ARCHON-HAND")
    def test_he_draws_three_and_plays_any_card_of_his_hand(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)
        hold_archons(table, A, "a16", "a15")
        reserve(table, "archon", "legate")

        run(table, TakeTitle(title("archon")))
        hand = offered(table, "play-archon")
        choose(table, "play-archon a16")

        assert len(hand) == 5
        assert table.cells[ARCHON_UP] == card("a16") + 1
        assert table.cells[ARCHON_HELD + A] == 4

    @cites("SW-CONC.15")
    def test_a_card_lasts_until_another_covers_it(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)
        hold_archons(table, A, "a16", "a08")
        for name in ("a16", "a08"):
            reserve(table, "archon", "legate")
            run(table, TakeTitle(title("archon")))
            choose(table, f"play-archon {name}")
            table.stack.clear()

        assert table.lasting(A) == []
        assert table.cells[ARCHON_UP] == card("a08") + 1

    @cites("SW-CONC.16", "SW-CONC.17")
    def test_without_an_archon_the_card_acts_again_and_nobody_has_the_bonus(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)
        reserve(table, "legate", "watcher-1")
        table.cells[ARCHON_UP] = card("a08") + 1
        before = (table.contraband(A), table.contraband(B))

        run(table, Untaken(title("archon")))

        assert (table.contraband(A), table.contraband(B)) == (before[0] + 1, before[1] + 1)
        assert table.cells[ARCHON_UP] == card("a08") + 1

    @cites("SW-CONC.17")
    def test_the_archon_who_plays_it_has_the_bonus(self):
        table = europe("rhone", "menrau")
        reserve(table, "archon", "watcher-1")
        put(table, A, "rhone", 1)
        put(table, B, "skane", 1)
        before = (table.contraband(A), table.contraband(B))

        run(table, PlayCard(card("a08"), A))

        assert (table.contraband(A), table.contraband(B)) == (before[0] + 2, before[1] + 1)

    def test_on_the_first_turn_an_untaken_archon_does_nothing(self):
        table = europe("rhone", "menrau")

        run(table, Untaken(title("archon")))

        assert table.cells[ARCHON_UP] == 0


class TestThePrimus:
    @cites("SW-CONC.18")
    def test_his_token_goes_on_any_title_but_his_own(self):
        table = europe("rhone", "menrau", "alliance")
        reserve(table, "primus")
        run(table, TakeTitle(title("primus")))

        refused = why_not(table, "block primus")
        choose(table, "block archon")

        assert refused == "SW-CONC.18"
        assert table.cells[PRIMUS_AT] == title("archon") + 1

    @cites("SW-CONC.20")
    def test_he_places_a_soldier_in_a_zone_of_his(self):
        table = europe("rhone", "menrau", "alliance")
        reserve(table, "primus")
        build(table, "rhone", "beacon")
        table.cells[RESERVE_BASIC + A] = 2
        run(table, TakeTitle(title("primus")))

        choose(table, "block archon")

        assert table.basics(zone("rhone"), A) == 1
        assert table.cells[RESERVE_BASIC + A] == 1

    @cites("A-CONC-PRIMUS-NOZONE")
    def test_without_a_zone_he_still_blocks_a_title(self):
        table = europe("rhone", "menrau", "alliance")
        reserve(table, "primus")
        run(table, TakeTitle(title("primus")))

        choose(table, "block legate")

        assert table.cells[PRIMUS_AT] == title("legate") + 1
        assert table.cells[RESERVE_BASIC + A] == 13

    @cites("SW-CONC.21")
    def test_without_a_primus_no_title_is_blocked(self):
        table = europe("rhone", "menrau", "alliance")

        run(table, Untaken(title("primus")))

        assert table.cells[PRIMUS_AT] == 0
        assert table.units_on_map(A) == 0


@cites("SW-TRACK.1")
def test_the_places_of_the_track_are_the_order_of_play():
    table = europe("rhone", "menrau", "alliance")
    entitle(table, A, "watcher-4")
    entitle(table, B, "watcher-1")
    entitle(table, C, "archon")

    assert table.conclave_order() == [B, C, A]
