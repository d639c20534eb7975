"""The eighteen Archon cards: each does what it says, through the one interpreter."""

from __future__ import annotations

import pytest

from samovar.games.steamwatchers.conclave import cover_card
from samovar.games.steamwatchers.content.ids import ARCHON_IDS, BASE_ARCHONS, NONE
from samovar.games.steamwatchers.decline import Decline
from samovar.games.steamwatchers.incubation import cover
from samovar.games.steamwatchers.rows import (
    ARCHON_UP,
    CONTRACT_RESERVE,
    DEFENCE_STRENGTH,
    GEO,
    INCUBATION,
    MEMORY,
    MORALE,
    RESERVE_BASIC,
    REWARDED,
    STEAM_HELD,
    STEAM_LEFT,
    WARDS,
)
from samovar.games.steamwatchers.words import PlayCard
from samovar.kernel.steps import asked
from samovar.ledger.rules import cites
from tests.games.steamwatchers.builders import (
    GAME,
    SEATS,
    A,
    B,
    C,
    activation,
    card,
    choose,
    europe,
    fuel,
    lines,
    offered,
    on_top,
    places,
    put,
    question,
    reserve,
    round_of,
    run,
    sea,
    sign,
    steam,
    turn_of,
    why_not,
    zone,
)


def table_for(*clans: str):
    """Three clans with a soldier at home; titles in the order of their seats."""
    table = europe(*(clans or ("rhone", "menrau", "catabates")))
    for seat, where in zip(SEATS[: table.seats], ("skane", "eire", "sicilia"), strict=False):
        put(table, seat, where, 1)
    return table


def play(table, name, archon=A):
    """The seat plays this card as Archon; NONE applies it again."""
    table.cells[ARCHON_UP] = card(name) + 1
    return run(table, PlayCard(card(name), archon))


def attack(table, basics=3, elites=0):
    put(table, A, "gironde", basics, elites, order="move")
    activation(table, A, "gironde")
    return choose(table, "walk rhone", f"send {basics} {elites}", "finish")


def test_a01_closes_the_named_sea_to_moves_and_flights():
    table = table_for()
    sign(table, A, "mare-nostrum")
    put(table, A, "rhone", 2, order="move")

    play(table, "a01", B)
    choose(table, "at-sea mare-nostrum", "at-sea jadran")
    activation(table, A, "rhone")

    assert offered(table, "sail") == []
    assert table.contracts(sea("jadran"), B) == 1
    assert table.contracts(sea("mare-nostrum"), A) == 1


def test_a02_sets_three_units_in_motion_at_most_and_rewards_the_first_to_pass():
    table = table_for()
    put(table, A, "rhone", 5, order="move")
    fuel(table, B)
    play(table, "a02", C)

    activation(table, A, "rhone")
    choose(table, "walk gironde", "send 2 0", "walk burgundie")
    sends = offered(table, "send")
    choose(table, "send 1 0")
    walks = offered(table, "walk")
    choose(table, "finish")
    turn_of(table, B)
    choose(table, "pass primus")
    turn_of(table, A)
    choose(table, "pass archon")

    assert sends == ["1 0"]
    assert walks == []
    assert table.clean(B) == 1
    assert table.units_on_map(C) == 2


def test_a03_opens_the_named_sea_to_everybody():
    table = table_for()
    put(table, B, "rhone", 2, order="move")
    fuel(table, A)

    play(table, "a03")
    choose(table, "at-sea mare-nostrum")
    activation(table, B, "rhone")

    assert "padania" in offered(table, "sail")
    assert table.clean(A) == 1


def test_a04_turns_up_a_column_and_makes_tall_ones_dearer():
    table = table_for()
    on_top(table, "breizh")
    put(table, B, "rhone", 1)
    steam(table, "rhone", 3)
    reserve(table, "watcher-1", "legate", "archon")

    play(table, "a04")
    run(table, Decline())

    assert table.floors(zone("breizh")) == 1
    assert table.cells[WARDS + A] == 2
    assert table.cells[INCUBATION + B] == 2


def test_a05_makes_unwatched_columns_lose_two_floors():
    table = table_for()
    put(table, A, "rhone", 1)
    steam(table, "rhone", 2)
    steam(table, "breizh", 3)
    reserve(table, "watcher-1", "legate", "archon")

    play(table, "a05")
    choose(table, "at rhone")
    raised = table.floors(zone("rhone"))
    run(table, Decline())

    assert raised == 3
    assert table.floors(zone("breizh")) == 1
    assert table.floors(zone("rhone")) == 2


def test_a06_adds_a_floor_to_a_low_column_or_gives_a_barrel():
    table = table_for()
    put(table, A, "rhone", 1)
    steam(table, "rhone", 2)
    for seat in (A, B, C):
        fuel(table, seat)

    play(table, "a06")

    assert table.floors(zone("rhone")) == 3
    assert [table.clean(seat) for seat in (A, B, C)] == [0, 1, 1]
    assert table.cells[STEAM_HELD + A] == 2


def test_a07_makes_crowds_ill_after_the_archon_has_thinned_his_own():
    table = table_for("rhone", "catabates", "menrau")
    put(table, A, "rhone", 4)
    put(table, B, "gironde", 4)
    put(table, B, "breizh", 5)
    put(table, B, "elsass", 4)

    play(table, "a07")
    choose(table, "shift basic rhone burgundie", "finish")

    assert table.cells[INCUBATION + A] == 0
    assert table.cells[INCUBATION + B] == 2


def test_a08_gives_contraband_and_a_ward_to_all_and_more_to_the_archon():
    table = table_for()
    before = [table.contraband(seat) for seat in range(3)]

    play(table, "a08")

    assert [table.contraband(seat) - before[seat] for seat in (A, B, C)] == [2, 1, 1]
    assert [table.cells[WARDS + seat] for seat in (A, B, C)] == [2, 1, 1]


def test_a09_sells_a_mobilisation_to_the_highest_bidder_ties_to_the_first_title():
    table = table_for()
    fuel(table, A, clean=1)
    fuel(table, B, clean=4)
    fuel(table, C, clean=4)

    play(table, "a09")
    choose(table, "burn 0", seat=A)
    choose(table, "burn 3", seat=B)
    choose(table, "burn 3", seat=C)

    assert asked(table) == [B]
    choose(table, "recruit elite eire")
    assert [table.fuel(seat) for seat in (A, B, C)] == [2, 1, 4]
    assert table.elites(zone("eire"), B) == 1


def test_a09_sells_nothing_if_nobody_bids():
    table = table_for()

    play(table, "a09")
    for seat in (A, B, C):
        choose(table, "burn 0", seat=seat)

    assert question(table) == ""
    assert table.units_on_map(B) == 1


def test_a10_lifts_quarantine_for_two_barrels_and_the_archons_for_nothing():
    table = table_for()
    for seat in (A, B):
        cover(table, seat, places("supply")[0])
    cover(table, A, 0)
    fuel(table, A, clean=2)
    fuel(table, B, clean=2)

    play(table, "a10")
    choose(table, "refuse", "accept", "cleanse slot-1")

    assert (table.quarantines(A), table.quarantines(B)) == (1, 0)
    assert (table.fuel(A), table.fuel(B)) == (2, 0)


def test_a10_wards_an_archon_without_quarantine():
    table = table_for()

    play(table, "a10")

    assert table.cells[WARDS + A] == 2


def test_a11_takes_from_the_first_and_gives_to_the_last():
    table = table_for()
    for seat, level in ((A, 5), (B, 7), (C, 3)):
        table.cells[GEO + seat] = level
        fuel(table, seat, clean=2)

    play(table, "a11")

    assert [table.clean(seat) for seat in (A, B, C)] == [3, 0, 4]


def test_a11_does_nothing_if_all_are_tied():
    table = table_for()
    for seat in (A, B, C):
        fuel(table, seat, clean=2)

    play(table, "a11")

    assert [table.clean(seat) for seat in (A, B, C)] == [3, 2, 2]


def test_a12_pays_for_havens_and_defends_them():
    table = table_for()
    for name in ("breizh", "toscana", "istra"):
        put(table, B, name, 1)
    fuel(table, B)
    put(table, A, "gironde", 1, order="move")

    play(table, "a12", C)
    choose(table, "refuse")
    activation(table, A, "gironde")
    choose(table, "walk breizh", "send 1 0", "finish")

    assert table.clean(B) == 2
    assert table.cells[DEFENCE_STRENGTH] == 2


def test_a12_lets_the_archon_deploy_a_beacon():
    table = table_for()

    play(table, "a12")
    choose(table, "at skane")

    assert table.beacons(zone("skane"), A) == 1


def test_a13_recalls_contracts_and_ends_negotiations():
    table = table_for()
    sign(table, B, "mor-irez", "jadran")
    put(table, B, "breizh", 1, order="defence")

    play(table, "a13")
    choose(table, "at-sea jadran", "at-sea noordzee")
    activation(table, B, "breizh")

    assert table.contracts(sea("mor-irez"), B) == 1
    assert table.cells[CONTRACT_RESERVE + B] == 2
    assert table.contracts(sea("noordzee"), A) == 1
    assert why_not(table, "negotiate") == "SW-CONC.15"


def test_a14_puts_a_price_on_a_clan_once_a_turn_for_each_winner():
    table = table_for()
    put(table, B, "rhone", 1)
    for seat in (A, B, C):
        fuel(table, seat)

    play(table, "a14", C)
    choose(table, "name menrau")
    attack(table, 3)

    assert table.clean(A) == 2
    assert table.cells[REWARDED + A] == 1
    assert table.cells[MORALE + zone("sicilia")] == 1


def test_a14_rewards_no_victory_over_others():
    table = table_for()
    put(table, B, "rhone", 1)
    for seat in (A, B, C):
        fuel(table, seat)

    play(table, "a14", C)
    choose(table, "name rhone")
    attack(table, 3)

    assert table.clean(A) == 0


def test_a15_recruits_for_all_and_once_more_for_the_archon():
    table = table_for()

    play(table, "a15")

    assert [table.units_on_map(seat) for seat in (A, B, C)] == [3, 2, 2]


def test_a16_ends_all_support():
    table = table_for()
    put(table, B, "rhone", 1)
    put(table, A, "burgundie", 2, order="defence")
    play(table, "a16", C)
    choose(table, "finish")

    attack(table, 3)

    assert question(table) == "Bid"


def test_a17_closes_a_zone_with_a_column_but_not_to_recruits():
    table = table_for()
    put(table, B, "rhone", 1, order="defence")
    steam(table, "rhone", 2)
    steam(table, "breizh", 2)
    put(table, A, "gironde", 2, order="move")

    play(table, "a17")
    choose(table, "at rhone")
    activation(table, A, "gironde")
    refused = why_not(table, "walk rhone")
    choose(table, "finish")
    activation(table, B, "rhone")
    choose(table, "mobilise mobilisation", "slot 0")

    assert refused == "SW-CONC.15"
    assert "basic rhone" in offered(table, "recruit")


def test_a18_limits_bids_to_three_and_losses_to_one():
    table = table_for()
    put(table, B, "rhone", 3)
    put(table, B, "provenca", 1)
    fuel(table, A, clean=6)
    fuel(table, B)
    play(table, "a18", C)
    choose(table, "refuse")

    attack(table, 3)
    bids = lines(table)
    choose(table, "burn 0")

    assert bids == ["burn 0", "burn 1", "burn 2", "burn 3"]
    assert table.units(zone("provenca"), B) == 3


@cites("SW-CONC.14", "SW-CONC.16", "SW-CONC.17")
@pytest.mark.parametrize("name", ARCHON_IDS[:BASE_ARCHONS])
@pytest.mark.parametrize("archon", [A, NONE])
def test_every_card_can_be_played_and_applied_again(name, archon):
    table = table_for()
    put(table, A, "rhone", 4)
    steam(table, "rhone", 2)
    steam(table, "gironde", 3)

    play(table, name, archon)
    while asked(table):
        choose(table, lines(table, asked(table)[0])[0], seat=asked(table)[0])

    assert table.stack == []
    assert table.cells[ARCHON_UP] == card(name) + 1


def test_no_card_of_the_house_edition_needs_a_step_of_its_own():
    cards = [*GAME.content.archons, *GAME.content.cards]

    own = [one.id for one in cards if one.custom]

    assert own == []


def test_a_covered_card_forgets_what_it_named():
    table = table_for()
    reserve(table, "archon", "legate", "watcher-1")
    play(table, "a01", B)
    choose(table, "at-sea jadran", "refuse")
    remembered = int(table.cells[MEMORY + card("a01")])

    cover_card(table, card("a16"))

    assert remembered == sea("jadran") + 1
    assert table.cells[MEMORY + card("a01")] == 0


def test_a_card_applied_again_keeps_its_choice():
    table = table_for()
    play(table, "a03", B)
    choose(table, "at-sea jadran")

    play(table, "a03", NONE)

    assert question(table) == ""
    assert table.cells[MEMORY + card("a03")] == sea("jadran") + 1


def test_the_reserve_of_figures_limits_what_a_card_recruits():
    table = table_for()
    table.cells[RESERVE_BASIC + B] = 0

    play(table, "a15")

    assert table.units_on_map(B) == 1


def test_an_empty_pile_gives_no_cards():
    table = table_for()
    table.cells[STEAM_LEFT] = 0

    play(table, "a06")

    assert table.cells[STEAM_HELD + A] == 0


def test_a_round_of_play_goes_on_under_a_card():
    table = table_for()
    put(table, A, "rhone", 1, order="defence")
    play(table, "a16")
    choose(table, "finish")

    round_of(table)

    assert asked(table) == [A]
