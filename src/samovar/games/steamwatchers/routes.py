"""Where units can go: over land and straits, across ice seas, by forced march, and where they can flee to."""

from __future__ import annotations

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import CLOSED_SEA, CLOSED_ZONE, LINK, OPEN_SEA
from samovar.games.steamwatchers.content.ids import CATABATES, ELITE, FLOTTE_LIBRE, FORCED_MARCH, NONE, ZONES
from samovar.games.steamwatchers.fuel import may_use
from samovar.games.steamwatchers.offers import MARCHES
from samovar.games.steamwatchers.rows import CONTROL
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.native import i64


def enterable(table: SteamTable, seat: i64, zone: i64) -> bool:
    """In play, not closed by a card, and not full of one's own units. [SW-SETUP.6] [SW-MOVE.9]"""
    return open_to(table, seat, zone, table.zones_in_play(), True)


def open_to(table: SteamTable, seat: i64, zone: i64, reach: i64, closing: bool) -> bool:
    """The same for whoever looks at many zones: how far the map goes and whether a card closes any is asked once."""
    return zone < reach and table.room(zone, seat) > 0 and not (closing and lasting.zone_closed(table, seat, zone))


def flat(table: SteamTable, seat: i64, zone: i64) -> bool:
    """A plain; for the Catabates mountains are plains. [SW-ZONE.3] [SW-CLAN-CAT.1]"""
    return not table.content.board.mountain[zone] or table.has_ability(seat, CATABATES)


def walks(table: SteamTable, seat: i64, origin: i64) -> list[int]:
    """One adjacent plain or mountain; straits join zones too. [SW-MOVE.7] [SW-MOVE.8]"""
    found: list[int] = []
    reach = table.zones_in_play()
    closing = lasting.in_force(table, seat, CLOSED_ZONE)
    for zone in table.content.board.land[origin]:
        if open_to(table, seat, zone, reach, closing):
            found.append(zone)
    if lasting.holds(table, seat, LINK):
        found += [zone for zone in links(table, seat, origin) if zone not in found]
    return found


def links(table: SteamTable, seat: i64, origin: i64) -> list[int]:
    """Zones that a card makes neighbours for a simple move, unless enemy units hold them."""
    for number in table.lasting(seat):
        change = table.content.modifiers[number]
        if change.word == LINK and lasting.fits(table, change.zone, origin, seat, change.memory):
            return [
                zone
                for zone in lasting.fitting(table, change.zone, seat, change.memory)
                if zone != origin and enterable(table, seat, zone) and table.enemy(zone, seat) == NONE
            ]
    return []


def crossable(table: SteamTable, seat: i64, sea: i64, raiders: bool, changing: bool) -> bool:
    """Whether a group may cross a sea; Chargers alone also use seas with a free slot. [SW-SEA.2] [SW-CLAN-FL.3]"""
    if not (table.under_contract(sea, seat) or (raiders and table.free_slots(sea) > 0)):
        return changing and lasting.sea_open(table, seat, sea) and not lasting.sea_closed(table, seat, sea)
    return not (changing and lasting.sea_closed(table, seat, sea))


def shores(table: SteamTable, seat: i64, origin: i64, raiders: bool) -> list[int]:
    """Coastal zones across the sea, adjacent open seas counting as one. [SW-SEA.1] [SW-SEA.3]"""
    board = table.content.board
    found: list[int] = []
    if not board.coastal[origin] or not table.sailing_taught():
        return found
    changing = lasting.in_force(table, seat, OPEN_SEA) or lasting.in_force(table, seat, CLOSED_SEA)
    reached = [sea for sea in board.coast[origin] if crossable(table, seat, sea, raiders, changing)]
    climbs = table.has_ability(seat, CATABATES)
    place = 0
    while place < len(reached):
        for sea in board.sea_borders[reached[place]]:
            if sea not in reached and crossable(table, seat, sea, raiders, changing):
                reached.append(sea)
        place += 1
    for sea in reached:
        for zone in board.shore[sea]:
            # Embarking from a coastal mountain is allowed, landing on one is not. [SW-SEA.4]
            if zone != origin and (climbs or not board.mountain[zone]) and zone not in found:
                found.append(zone)
    found.sort()
    return found


def sails(table: SteamTable, seat: i64, origin: i64, raiders: bool) -> list[int]:
    goals = shores(table, seat, origin, raiders)
    if not goals:
        return goals
    reach = table.zones_in_play()
    closing = lasting.in_force(table, seat, CLOSED_ZONE)
    return [zone for zone in goals if open_to(table, seat, zone, reach, closing)]


def over_legates_sea(table: SteamTable, seat: i64, origin: i64, goal: i64) -> bool:
    """Whether the Legate sails from here to there over his own sea and no other. [SW-CONC.11] [A-CONC-LEGATE]"""
    coast = table.content.board.coast
    for sea in coast[origin]:
        if table.legate_here(sea, seat):
            return sea in coast[goal]
    return False


def raiders_here(table: SteamTable, seat: i64, zone: i64) -> bool:
    """Whether Chargers of the Free Fleet are among the units of the active zone that may still set out."""
    return table.has_elite(seat, FLOTTE_LIBRE) and table.elites(zone, seat) > table.resting(ELITE)


def fliers_here(table: SteamTable, seat: i64, zone: i64) -> bool:
    """Whether Erinyes of the Catabates are among the units of the active zone that may still set out."""
    return table.has_elite(seat, CATABATES) and table.elites(zone, seat) > table.resting(ELITE)


def may_march(table: SteamTable, seat: i64) -> bool:
    """A token, a slot and its price for each march. [SW-MARCH.2]"""
    return may_use(table, seat, FORCED_MARCH)


def marches(table: SteamTable, seat: i64, origin: i64) -> list[Choice]:
    """Across one plain into a second one: the zone crossed and the goal. [SW-MARCH.1] [SW-MARCH.3] [SW-MARCH.7]"""
    found: list[Choice] = []
    land = table.content.board.land
    mountain = table.content.board.mountain
    climbs = table.has_ability(seat, CATABATES)
    reach = table.zones_in_play()
    closing = lasting.in_force(table, seat, CLOSED_ZONE)
    fliers = fliers_here(table, seat, origin)
    for via in land[origin]:
        if (mountain[via] and not climbs) or not open_to(table, seat, via, reach, closing):
            continue
        # No crossing of enemy units, save for Erinyes alone. [SW-MARCH.4] [SW-CLAN-CAT.3]
        if table.enemy(via, seat) != NONE and not fliers:
            continue
        for goal in land[via]:
            if goal != origin and (climbs or not mountain[goal]) and open_to(table, seat, goal, reach, closing):
                found.append(MARCHES[via * ZONES + goal])
    return found


def refuges(table: SteamTable, seat: i64, origin: i64, all_raiders: bool) -> list[int]:
    """Controlled zones next door or across the sea; full ones too. [SW-COMBAT.30] [SW-COMBAT.31]"""
    land = table.content.board.land[origin]
    found = [zone for zone in land if table.cells[CONTROL + zone] == seat + 1]
    for zone in shores(table, seat, origin, all_raiders):
        if zone not in found and table.cells[CONTROL + zone] == seat + 1:
            found.append(zone)
    return [zone for zone in found if not lasting.zone_closed(table, seat, zone)]
