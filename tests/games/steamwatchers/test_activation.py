"""Phase 3: turns of play, passing and the titles of next turn."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.activation import NextPlayer
from samovar.games.steamwatchers.content.ids import DEFENCE, MOVE, NONE
from samovar.games.steamwatchers.rows import CONCLAVE, PRIMUS_AT, PRIMUS_OF, RESERVATION
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    SEATS,
    A,
    B,
    C,
    choose,
    entitle,
    europe,
    lines,
    offered,
    put,
    round_of,
    run,
    title,
    turn_of,
    why_not,
    zone,
)


def three():
    """Three clans with two Defence orders each; titles by seat."""
    table = europe("rhone", "menrau", "alliance")
    homes = [("rhone", "gironde"), ("skane", "jylland"), ("eire", "cymru")]
    for seat in (A, B, C):
        for where in homes[SEATS.index(seat)]:
            put(table, seat, where, 1, order="defence")
    return table


class TestTurns:
    @cites("SW-ACT.1", "SW-ACT.3")
    def test_each_turn_of_play_activates_one_order(self):
        table = round_of(three())

        choose(table, "activate rhone", "bide")

        assert asked(table) == [B]
        assert table.order(zone("gironde")) == DEFENCE

    @cites("SW-ACT.2", "SW-TRACK.1")
    def test_rounds_follow_the_conclave_track_without_those_who_passed(self):
        table = three()
        entitle(table, A, "primus")
        entitle(table, B, "legate")
        entitle(table, C, "watcher-1")
        round_of(table)
        order = []

        for line in ("activate eire", "pass archon", "activate rhone", "activate cymru", "activate gironde"):
            order.append(asked(table)[0])
            choose(table, line)
            if line.startswith("activate"):
                choose(table, "bide")

        assert order == [C, B, A, C, A]

    @cites("SW-PASS.11")
    def test_the_phase_lasts_until_everybody_has_passed(self):
        table = three()
        round_of(table)

        choose(table, "pass archon", "pass primus", "activate eire", "bide", "activate cymru", "bide", "pass watcher-1")

        assert asked(table) == []
        assert all(table.passed(seat) for seat in (A, B, C))

    @cites("SW-PASS.1")
    def test_passing_is_allowed_with_orders_left(self):
        table = turn_of(three(), A)

        assert "archon" in offered(table, "pass")
        assert offered(table, "activate") == ["gironde", "rhone"]

    def test_without_an_order_left_a_player_passes_on_his_next_turn(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1)

        turn_of(table, A)

        assert all(line.startswith("pass") for line in lines(table))


class TestPassing:
    @cites("SW-PASS.2")
    def test_move_tokens_come_back_and_defence_tokens_stay(self):
        table = europe("rhone", "menrau")
        put(table, A, "rhone", 1, order="move")
        put(table, A, "gironde", 1, order="defence")
        turn_of(table, A)

        choose(table, "pass archon")

        assert table.order(zone("rhone")) == NONE
        assert table.orders_left(A, MOVE) == 3
        assert table.order(zone("gironde")) == DEFENCE

    @cites("SW-PASS.4")
    def test_the_ambassador_goes_to_next_turns_title(self):
        table = three()
        entitle(table, A, "legate")
        entitle(table, B, "archon")
        turn_of(table, A)

        choose(table, "pass watcher-1")

        assert table.cells[RESERVATION + title("watcher-1")] == A + 1
        assert table.cells[CONCLAVE + title("legate")] == 0

    @cites("SW-PASS.5")
    def test_the_primus_may_take_the_title_under_his_own_token(self):
        table = three()
        entitle(table, A, "primus")
        table.cells[PRIMUS_AT] = title("archon") + 1
        table.cells[PRIMUS_OF] = A + 1

        turn_of(table, A)

        assert "archon" in offered(table, "pass")

    @cites("SW-PASS.6", "SW-CONC.19")
    def test_nobody_else_may_take_a_title_that_is_blocked_or_taken(self):
        table = three()
        table.cells[PRIMUS_AT] = title("archon") + 1
        table.cells[PRIMUS_OF] = C + 1
        table.cells[RESERVATION + title("legate")] = C + 1

        turn_of(table, A)

        assert why_not(table, "pass archon") == "SW-CONC.19"
        assert why_not(table, "pass legate") == "SW-PASS.6"
        assert offered(table, "pass") == ["watcher-4", "primus"]

    @cites("SW-PASS.7", "A-PRIMUS-TOKEN")
    def test_after_the_primus_has_passed_his_token_blocks_nothing(self):
        table = three()
        entitle(table, A, "primus")
        table.cells[PRIMUS_AT] = title("archon") + 1
        table.cells[PRIMUS_OF] = A + 1
        turn_of(table, A)

        choose(table, "pass watcher-1")
        turn_of(table, B)

        assert "archon" in offered(table, "pass")

    @cites("SW-PASS.8")
    def test_one_does_not_keep_ones_own_title_unless_it_is_the_only_one(self):
        table = three()
        entitle(table, A, "legate")
        entitle(table, B, "archon")
        for name in ("watcher-1", "archon", "primus"):
            table.cells[RESERVATION + title(name)] = C + 1
        turn_of(table, A)
        with_a_choice = offered(table, "pass")
        refused = why_not(table, "pass legate")
        table.stack.clear()

        table.cells[RESERVATION + title("watcher-4")] = C + 1
        turn_of(table, A)

        assert with_a_choice == ["watcher-4"]
        assert refused == "SW-PASS.8"
        assert offered(table, "pass") == ["legate"]

    @cites("SW-PASS.9")
    def test_the_two_watchers_are_different_titles(self):
        table = three()
        entitle(table, A, "watcher-4")

        turn_of(table, A)

        assert "watcher-1" in offered(table, "pass")
        assert why_not(table, "pass watcher-4") == "SW-PASS.8"

    @cites("SW-PASS.10")
    def test_worked_example_of_passing(self):
        """Séverine is Watcher 4 and the first to pass; the Primus' token lies on the Archon."""
        table = europe("menrau", "rhone", "alliance")
        entitle(table, A, "watcher-4")
        entitle(table, B, "primus")
        put(table, A, "rhone", 1, order="move")
        table.cells[PRIMUS_AT] = title("archon") + 1
        table.cells[PRIMUS_OF] = B + 1

        turn_of(table, A)
        refused = (why_not(table, "pass archon"), why_not(table, "pass watcher-4"))
        options = offered(table, "pass")
        choose(table, "pass watcher-1")

        assert refused == ("SW-CONC.19", "SW-PASS.8")
        assert options == ["watcher-1", "legate", "primus"]
        assert table.reservation(title("watcher-1")) == A
        assert table.orders_left(A, MOVE) == 3

    def test_phases_four_and_five_follow_the_places_of_the_track_not_the_order_of_passing(self):
        table = three()
        round_of(table)

        choose(table, "pass primus", "pass archon", "pass watcher-1")

        assert table.reservation_order() == [C, B, A]


@pytest.mark.parametrize("place", range(6))
def test_the_next_player_is_found_from_any_place(place):
    table = three()

    run(table, NextPlayer(place))

    assert asked(table)[0] in (A, B, C)
