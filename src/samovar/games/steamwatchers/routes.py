"""Where units can go: over land and straits, across ice seas, by forced march, and where they can flee to."""

from __future__ import annotations

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import LINK
from samovar.games.steamwatchers.content.ids import CATABATES, FLOTTE_LIBRE, FORCED_MARCH, NONE, SEAS, ZONES
from samovar.games.steamwatchers.fuel import may_use
from samovar.games.steamwatchers.offers import MARCHES
from samovar.games.steamwatchers.rows import CONTROL
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.native import i64


def enterable(table: SteamTable, seat: i64, zone: i64) -> bool:
    """In play, not closed by a card, and not full of one's own units. [SW-SETUP.6] [SW-MOVE.9]"""
    return zone < table.zones_in_play() and table.room(zone, seat) > 0 and not lasting.zone_closed(table, seat, zone)


def flat(table: SteamTable, seat: i64, zone: i64) -> bool:
    """A plain; for the Catabates mountains are plains. [SW-ZONE.3] [SW-CLAN-CAT.1]"""
    return not table.content.board.mountain[zone] or table.has_ability(seat, CATABATES)


def walks(table: SteamTable, seat: i64, origin: i64) -> list[int]:
    """One adjacent plain or mountain; straits join zones too. [SW-MOVE.7] [SW-MOVE.8]"""
    found: list[int] = []
    for zone in table.content.board.land[origin]:
        if enterable(table, seat, zone):
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


def open_seas(table: SteamTable, seat: i64, raiders: bool) -> list[bool]:
    """The seas that a group may cross; Chargers alone also use seas with a free slot. [SW-SEA.2] [SW-CLAN-FL.3]"""
    return [
        (
            table.under_contract(sea, seat)
            or (raiders and table.free_slots(sea) > 0)
            or lasting.sea_open(table, seat, sea)
        )
        and not lasting.sea_closed(table, seat, sea)
        for sea in range(SEAS)
    ]


def shores(table: SteamTable, seat: i64, origin: i64, raiders: bool) -> list[int]:
    """Coastal zones across the sea, adjacent open seas counting as one. [SW-SEA.1] [SW-SEA.3]"""
    board = table.content.board
    if not board.coastal[origin] or not table.sailing_taught():
        return []
    afloat = open_seas(table, seat, raiders)
    reached = [sea for sea in board.coast[origin] if afloat[sea]]
    place = 0
    while place < len(reached):
        for sea in board.sea_borders[reached[place]]:
            if afloat[sea] and sea not in reached:
                reached.append(sea)
        place += 1
    found: list[int] = []
    for sea in reached:
        for zone in board.shore[sea]:
            # Embarking from a coastal mountain is allowed, landing on one is not. [SW-SEA.4]
            if zone != origin and zone not in found and flat(table, seat, zone):
                found.append(zone)
    found.sort()
    return found


def sails(table: SteamTable, seat: i64, origin: i64, raiders: bool) -> list[int]:
    return [zone for zone in shores(table, seat, origin, raiders) if enterable(table, seat, zone)]


def raiders_here(table: SteamTable, seat: i64, zone: i64) -> bool:
    """Whether Chargers of the Free Fleet are among the units of a zone."""
    return table.has_elite(seat, FLOTTE_LIBRE) and table.elites(zone, seat) > 0


def fliers_here(table: SteamTable, seat: i64, zone: i64) -> bool:
    """Whether Erinyes of the Catabates are among the units of a zone."""
    return table.has_elite(seat, CATABATES) and table.elites(zone, seat) > 0


def may_march(table: SteamTable, seat: i64) -> bool:
    """A token, a slot and its price for each march. [SW-MARCH.2]"""
    return may_use(table, seat, FORCED_MARCH)


def marches(table: SteamTable, seat: i64, origin: i64) -> list[Choice]:
    """Across one plain into a second one: the zone crossed and the goal. [SW-MARCH.1] [SW-MARCH.3] [SW-MARCH.7]"""
    found: list[Choice] = []
    land = table.content.board.land
    fliers = fliers_here(table, seat, origin)
    for via in land[origin]:
        if not flat(table, seat, via) or not enterable(table, seat, via):
            continue
        # No crossing of enemy units, save for Erinyes alone. [SW-MARCH.4] [SW-CLAN-CAT.3]
        if table.enemy(via, seat) != NONE and not fliers:
            continue
        for goal in land[via]:
            if goal != origin and flat(table, seat, goal) and enterable(table, seat, goal):
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
