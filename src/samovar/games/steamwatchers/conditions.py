"""Conditions: whom a card's effect reaches, how much of it, and whether anything of it can be done."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.effects import (
    ADD_FLOOR,
    AT_LEAST,
    AT_MOST,
    ATTACKS,
    BASE_EFFECTS,
    BASE_TESTS,
    BUILD,
    CLEANSE,
    CROWDED_ZONES,
    DRAW_STEAM,
    EXACTLY,
    FARMS_CONTROLLED,
    GAIN_FUEL,
    GEO_LEVEL,
    HAVENS_CONTROLLED,
    HIGHEST,
    LOSE_FUEL,
    MOBILISE,
    MORALE,
    OFFER,
    OPTION,
    PLACE_CONTRACT,
    RAZE,
    RECRUIT,
    RETURN_CONTRACT,
    SHIFT,
    SWAP_FUEL,
    Effect,
)
from samovar.games.steamwatchers.content.ids import BASIC, CLEAN, NONE
from samovar.games.steamwatchers.contracts import free_seas
from samovar.games.steamwatchers.deeds import shifts, sites
from samovar.games.steamwatchers.muster import billets
from samovar.games.steamwatchers.rows import ATTACKS as ATTACKS_ROW
from samovar.games.steamwatchers.rows import (
    CLEAN_LEFT,
    CONTRABAND_LEFT,
    CONTRACT_RESERVE,
    GEO,
    STEAM_LEFT,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import i64

CROWD: Final = 4  # units that make a zone crowded


def metric(table: SteamTable, word: i64, seat: i64) -> i64:
    if word == GEO_LEVEL:
        return table.cells[GEO + seat]
    if word == HAVENS_CONTROLLED:
        return table.havens(seat)
    if word == FARMS_CONTROLLED:
        total = 0
        for zone in table.controlled(seat):
            total += table.farms(zone)
        return total
    if word == CROWDED_ZONES:
        return len([zone for zone in table.occupied(seat) if table.crowd(zone, seat) >= CROWD])
    assert word == ATTACKS
    return table.cells[ATTACKS_ROW + seat]


def passes(table: SteamTable, number: i64, seat: i64) -> bool:
    """Whether a seat meets an effect's condition. Where all are tied, nobody is first or last."""
    if number == NONE:
        return True
    test = table.content.tests[number]
    if test.word >= BASE_TESTS:
        return any(words.passes(table, test, seat) for words in table.extensions.words)
    mine = metric(table, test.metric, seat)
    if test.word == AT_LEAST:
        return mine >= test.count
    if test.word == AT_MOST:
        return mine <= test.count
    if test.word == EXACTLY:
        return mine == test.count
    every = [metric(table, test.metric, other) for other in range(table.seats) if table.playing(other)]
    if max(every) == min(every):
        return False
    return mine == (max(every) if test.word == HIGHEST else min(every))


def size(table: SteamTable, effect: Effect, seat: i64) -> i64:
    if effect.per == NONE:
        return effect.amount
    counted = metric(table, effect.per, seat) // effect.div * effect.amount
    return counted if effect.most == NONE else min(counted, effect.most)


def can_do(table: SteamTable, number: i64, seat: i64) -> bool:
    """Whether anything of an effect can be done for a seat."""
    effect = table.content.effects[number]
    word = effect.word
    if word == GAIN_FUEL:
        return table.cells[CLEAN_LEFT if effect.fuel == CLEAN else CONTRABAND_LEFT] > 0
    if word == LOSE_FUEL:
        return table.clean(seat) > 0
    if word == SWAP_FUEL:
        return table.contraband(seat) > 0 and table.cells[CLEAN_LEFT] > 0
    if word == CLEANSE:
        return table.quarantines(seat) > 0
    if word == RECRUIT:
        return len(billets(table, seat, BASIC, effect.zone)) > 0
    if word == SHIFT:
        return len(shifts(table, seat)) > 0
    if word == DRAW_STEAM:
        return table.cells[STEAM_LEFT] > 0
    if word == PLACE_CONTRACT:
        return table.cells[CONTRACT_RESERVE + seat] > 0 and len(free_seas(table)) > 0
    if word == RETURN_CONTRACT:
        return table.contracts_on_map(seat) > 0
    if word in (MOBILISE, ADD_FLOOR, BUILD, RAZE, MORALE):
        return len(sites(table, number, seat)) > 0
    if word == OFFER:
        return table.fuel(seat) >= effect.cost and can_do_any(table, effect.inner[0], seat)
    if word == OPTION:
        return len(feasible(table, number, seat)) > 0
    if word >= BASE_EFFECTS:
        return any(words.can_do(table, number, seat) for words in table.extensions.words)
    return True


def can_do_any(table: SteamTable, numbers: list[int], seat: i64) -> bool:
    return len([number for number in numbers if can_do(table, number, seat)]) > 0


def feasible(table: SteamTable, number: i64, seat: i64) -> list[int]:
    """The lists of an option of which something can be done."""
    inner = table.content.effects[number].inner
    return [place for place in range(len(inner)) if can_do_any(table, inner[place], seat)]
