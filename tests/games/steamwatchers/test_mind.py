"""The mind of the bots: it plays by the rules, and better than chance."""

from __future__ import annotations

from itertools import pairwise

import pytest

from samovar.bots.bot import RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.steamwatchers import SteamMind
from samovar.games.steamwatchers.activation import Play
from samovar.games.steamwatchers.bidding import Bid, BidPayment
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.fuel import Payment
from samovar.games.steamwatchers.incubation import Isolation, cover
from samovar.games.steamwatchers.rows import ATTACK, DEFENCE_STRENGTH, WARDS
from samovar.kernel.chance import seeded
from samovar.kernel.choice import say
from samovar.kernel.game import new_table
from samovar.kernel.steps import asked, play
from samovar.kernel.view import view
from tests.games.steamwatchers.builders import GAME, A, B, europe, fuel, put, run, steam, zone
from tests.thorough import usually

GAMES = usually(4, 8)


def duel(seed, scenario="war"):
    """Whether the mind beats random play; it changes seats from game to game. Every choice is checked."""
    table = new_table(GAME, {"players": 2, "scenario": scenario}, seeded(seed))
    mine = seed % 2
    bots = [GreedyBot(seed, SteamMind(), determinizations=1), RandomBot(seed + 1000)]
    while waiting := asked(table):
        seat = waiting[0]
        play(table, seat, bots[0 if seat == mine else 1].choose(GAME, view(table, seat), seat))
    outcome = GAME.outcome(table)
    assert outcome is not None
    return outcome.winners == [mine]


def test_the_mind_beats_random_play():
    wins = sum(duel(seed) for seed in range(1, GAMES + 1))

    assert wins >= GAMES - 1


@pytest.mark.parametrize("scenario", ["alga", "havens", "reliquary", "rendezvous"])
def test_the_mind_plays_other_scenarios_to_their_end(scenario):
    duel(3, scenario)


def test_a_zone_with_steam_is_worth_more_than_one_without():
    table = europe("rhone", "menrau")
    put(table, A, "rhone", 2)
    put(table, B, "skane", 2)
    plain = SteamMind().standing(table, A)

    steam(table, "rhone", 4)

    assert SteamMind().standing(table, A) > plain


def answered(table, seat, seed=1):
    """The line of what a greedy bot answers."""
    return say(GreedyBot(seed, SteamMind()).choose(GAME, view(table, seat), seat))


def a_fight(clean, contraband):
    """B attacks A in Skåne; both have a stake in it."""
    table = europe("rhone", "menrau")
    put(table, A, "skane", 3)
    put(table, B, "skane", 3)
    steam(table, "skane", 3)
    fuel(table, A, clean=clean, contraband=contraband)
    return table


@pytest.mark.parametrize("cost", [2, 4, 6])
def test_the_bot_pays_a_bid_clean_first(cost):
    table = run(a_fight(7, 5), BidPayment(A, cost, B, 0, NONE, 0))

    assert answered(table, A) == f"pay {cost} 0"


def test_the_bot_pays_upkeep_clean_first():
    table = run(a_fight(4, 4), Payment(A, 3))

    assert answered(table, A) == "pay 3 0"


def test_the_bot_burns_contraband_where_it_is_immune():
    table = a_fight(4, 4)
    table.cells[WARDS + A] = 2

    assert answered(run(table, Payment(A, 3)), A) == "pay 1 2"


def test_the_bot_keeps_a_barrel_for_each_farm_to_come():
    table = europe("rhone", "menrau")
    for where in ("castilla", "breizh"):
        put(table, A, where, 2)
        steam(table, where, 1)
    worth = []
    for barrels in range(4):
        fuel(table, A, clean=barrels)
        worth.append(SteamMind().standing(table, A))

    gains = [after - before for before, after in pairwise(worth)]

    assert min(gains[:2]) > 5 * gains[2]


def test_the_bot_does_not_bid_the_barrel_that_its_farm_costs():
    table = a_fight(1, 0)
    put(table, A, "castilla", 2)
    steam(table, "castilla", 1)
    table.cells[ATTACK], table.cells[DEFENCE_STRENGTH] = 3, 3
    run(table, Bid(B, A, zone("skane"), 0))

    lines = {answered(table, A, seed) for seed in range(8)}

    assert lines == {"burn 0"}


def test_the_bot_leaves_its_last_free_slot_open():
    table = europe("rhone", "menrau")
    slots = table.board(A).slots
    for number in range(slots - 1):
        cover(table, A, number)
    run(table, Isolation(A), Play(B, False))

    lines = {answered(table, A, seed) for seed in range(8)}

    assert f"isolate slot-{slots}" not in lines
