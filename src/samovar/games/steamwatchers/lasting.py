"""What the cards in force change while they lie face up: asked wherever a rule could be bent."""

from __future__ import annotations

from samovar.games.steamwatchers.content.effects import (
    ANY_ROLE,
    CLOSED_SEA,
    CLOSED_ZONE,
    HOLDER,
    NOT_SELF,
    OPEN_SEA,
    SELF,
    STRENGTH,
    Modifier,
)
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.rows import HOLDER as HOLDER_CELL
from samovar.games.steamwatchers.rows import MEMORY
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import i64


def concerns(table: SteamTable, change: Modifier, seat: i64) -> bool:
    """Whether a change of a card reaches this seat."""
    return change.who != HOLDER or table.cells[HOLDER_CELL] == seat + 1


def added(table: SteamTable, seat: i64, word: i64) -> i64:
    """The sum of all changes of one kind for a seat."""
    total = 0
    for number in table.lasting(seat):
        change = table.content.modifiers[number]
        if change.word == word and concerns(table, change, seat):
            total += change.amount
    return total


def lowest(table: SteamTable, seat: i64, word: i64, otherwise: i64) -> i64:
    """The lowest limit in force, or what holds without one."""
    least = otherwise
    for number in table.lasting(seat):
        change = table.content.modifiers[number]
        if change.word == word and change.amount < least and concerns(table, change, seat):
            least = change.amount
    return least


def holds(table: SteamTable, seat: i64, word: i64) -> bool:
    """Whether a ban or a permission is in force for a seat."""
    for number in table.lasting(seat):
        change = table.content.modifiers[number]
        if change.word == word and concerns(table, change, seat):
            return True
    return False


def in_force(table: SteamTable, seat: i64, word: i64) -> bool:
    """Whether any card in force speaks of this at all: asked once before many zones are looked at."""
    return any(table.content.modifiers[number].word == word for number in table.lasting(seat))


def named(table: SteamTable, seat: i64, word: i64, thing: i64) -> bool:
    """Whether a card in force has named this very sea or zone; a card that remembers nothing is idle."""
    for number in table.lasting(seat):
        change = table.content.modifiers[number]
        if change.word == word and table.cells[MEMORY + change.memory] == thing + 1:
            return True
    return False


def sea_closed(table: SteamTable, seat: i64, sea: i64) -> bool:
    """No card closes the Legate's own sea to him. [SW-CONC.11]"""
    return named(table, seat, CLOSED_SEA, sea) and not table.legate_here(sea, seat)


def sea_open(table: SteamTable, seat: i64, sea: i64) -> bool:
    return named(table, seat, OPEN_SEA, sea)


def zone_closed(table: SteamTable, seat: i64, zone: i64) -> bool:
    """Whether units of this seat may not enter or cross the zone."""
    return named(table, seat, CLOSED_ZONE, zone)


def strength_change(table: SteamTable, seat: i64, of: i64, role: i64, zone: i64) -> i64:
    """What cards add to the strength of a kind of piece in a combat in this zone."""
    total = 0
    for number in table.lasting(seat):
        change = table.content.modifiers[number]
        if (
            change.word == STRENGTH
            and change.of == of
            and (change.role == role or change.role == ANY_ROLE)
            and fits(table, change.zone, zone, seat, change.memory)
        ):
            total += change.amount
    return total


def incubation_change(table: SteamTable, seat: i64, word: i64, zone: i64) -> i64:
    """What cards add to a rise of incubation because of this zone."""
    total = 0
    for number in table.lasting(seat):
        change = table.content.modifiers[number]
        if change.word == word and fits(table, change.zone, zone, seat, change.memory):
            total += change.amount
    return total


def fits(table: SteamTable, number: i64, zone: i64, seat: i64, memory: i64) -> bool:
    """Whether a zone is one that the card means; `seat` is "self"."""
    if number == NONE:
        return True
    wanted = table.content.filters[number]
    if wanted.control == SELF and table.control(zone) != seat:
        return False
    if wanted.control == NOT_SELF and table.control(zone) == seat:
        return False
    floors = table.floors(zone)
    if wanted.column and floors == 0:
        return False
    if wanted.column_or_farm and floors == 0 and table.farms(zone) == 0:
        return False
    if wanted.haven != NONE and table.is_haven(zone) != (wanted.haven == 1):
        return False
    if floors < wanted.least_floors or (wanted.most_floors != NONE and floors > wanted.most_floors):
        return False
    if wanted.deserted and not table.empty_of_units(zone):
        return False
    if wanted.beyond != NONE and not any(words.fits(table, wanted, zone, seat) for words in table.extensions.words):
        return False
    return not wanted.chosen or table.cells[MEMORY + memory] == zone + 1


def fitting(table: SteamTable, number: i64, seat: i64, memory: i64) -> list[int]:
    """All zones in play that the card means."""
    return [zone for zone in range(table.zones_in_play()) if fits(table, number, zone, seat, memory)]
