"""Where a caravan can go: two plains or one mountain, never by sea without the kit for it."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import (
    EXTRA_PLAIN,
    MOUNTAIN_AS_PLAIN,
    SEA_BY_CONTRACT,
    SEA_BY_FREE_SLOT,
)
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.routes import flat, shores
from samovar.games.steamwatchers.rows import CONTROL
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.kernel.native import i64

PLAINS: Final = 2


def level(table: CaravanTable, seat: i64, zone: i64) -> bool:
    """A plain for this caravan; the Catabates' rides over mountains, and Tripods do. [SH-CARAVAN.10]"""
    return flat(table, seat, zone) or lasting.holds(table, seat, MOUNTAIN_AS_PLAIN)


def open_road(table: CaravanTable, seat: i64, zone: i64) -> bool:
    """In play, not closed, with room for every wagon, even to cross. [SH-CARAVAN.4] [A-SH-MOVE2]"""
    return (
        zone < table.zones_in_play()
        and table.room(zone, seat) >= table.wagons(seat)
        and not lasting.zone_closed(table, seat, zone)
    )


def roads(table: CaravanTable, seat: i64) -> list[tuple[int, ...]]:
    """Up to two plains, or one mountain; no token, no fuel, no way through enemy units. [SH-CARAVAN.9] [A-SH-MOVE2]"""
    origin = table.caravan_zone(seat)
    land = table.content.board.land
    found: list[tuple[int, ...]] = [(zone,) for zone in land[origin] if open_road(table, seat, zone)]
    trips = [trip(table, seat, path) for path in found]
    start = 0
    for length in range(2, plains(table, seat) + 1):
        end = len(found)
        for place in range(start, end):
            path = found[place]
            last = path[-1]
            if not level(table, seat, last) or table.enemy(last, seat) != NONE:
                continue
            for goal in land[last]:
                if goal == origin or goal in path or not level(table, seat, goal) or not open_road(table, seat, goal):
                    continue
                way = (*path, goal)
                met = trip(table, seat, way)
                # Of more than two plains there would be a hundred ways: those that end and meet the same are one.
                if length <= PLAINS or met not in trips:
                    found.append(way)
                    trips.append(met)
        start = end
    return found


def plains(table: CaravanTable, seat: i64) -> i64:
    """How many plains in a row this caravan crosses and reaches today."""
    return PLAINS + lasting.added(table, seat, EXTRA_PLAIN)


def trip(table: CaravanTable, seat: i64, path: tuple[int, ...]) -> tuple[int, ...]:
    """All that a way does: where it ends, and the zones before with beacons that it destroys, trapped or not."""
    met = [zone for zone in path[:-1] if foreign_beacons(table, seat, zone)]
    met.sort()
    return (path[-1], *met)


def foreign_beacons(table: CaravanTable, seat: i64, zone: i64) -> bool:
    return len([other for other in range(table.seats) if other != seat and table.beacons(zone, other) > 0]) > 0


def crossings(table: CaravanTable, seat: i64) -> list[int]:
    """Coasts across the sea, for a caravan with Amphibious Modules. [SH-CARAVAN.12] [SH-COMBAT.6]"""
    if not lasting.holds(table, seat, SEA_BY_CONTRACT):
        return []
    any_free_slot = lasting.holds(table, seat, SEA_BY_FREE_SLOT)
    return shores(table, seat, table.caravan_zone(seat), any_free_slot)


def ferries(table: CaravanTable, seat: i64) -> list[int]:
    return [zone for zone in crossings(table, seat) if open_road(table, seat, zone)]


def caravan_refuges(table: CaravanTable, seat: i64, origin: i64) -> list[int]:
    """One controlled zone next door: the range of two plains is none of flight. [SH-COMBAT.5] [A-SH-FLEE]"""
    found = [zone for zone in table.content.board.land[origin] if table.cells[CONTROL + zone] == seat + 1]
    for zone in crossings(table, seat):
        if zone not in found and table.cells[CONTROL + zone] == seat + 1:
            found.append(zone)
    return [zone for zone in found if not lasting.zone_closed(table, seat, zone)]
