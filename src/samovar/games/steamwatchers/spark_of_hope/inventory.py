"""The inventory with caravans: wagons, kits, and what rides along."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import (
    BEACON,
    CLAN_IDS,
    CLANS,
    FARM,
    KIT_IDS,
    KITS,
    MENRAU,
    NONE,
    STRUCTURES,
    TOXIC_FARM,
    TURRET,
)
from samovar.games.steamwatchers.inventory import over
from samovar.games.steamwatchers.rows import (
    ABOARD,
    ABOARD_BASIC,
    ABOARD_ELITE,
    ARCHON_ASIDE,
    ARCHONS_ASIDE,
    BOARD_ORDER,
    FARM_HERE,
    KIT,
    KIT_PLACES,
    KITS_BOXED,
    KITS_LEFT,
    MOBILE_FARMS,
    MOBILE_TURRETS,
    SEATS,
    SECOND_UP,
    TURRET_HERE,
    WAGON_HERE,
    WAGON_TROPHIES,
    WAGONS,
    WAGONS_BOXED,
    WAGONS_TAKEN,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable


def on_places(table: CaravanTable, what: int, start: int, count: int) -> int:
    """How many kit places, from one on, hold this."""
    return len([place for place in range(start, start + count) if table.cells[KIT + place] == what])


def add_caravans(table: CaravanTable, counted: dict[str, int]) -> None:
    every = SEATS * KIT_PLACES
    counted["farms"] += over(table, ABOARD + FARM, SEATS, STRUCTURES) + over(table, MOBILE_FARMS, SEATS)
    counted["farms"] += on_places(table, FARM_HERE, 0, every)
    counted["turrets"] += over(table, ABOARD + TURRET, SEATS, STRUCTURES) + over(table, MOBILE_TURRETS, SEATS)
    counted["turrets"] += on_places(table, TURRET_HERE, 0, every)
    counted["archon-cards"] += 1 if table.cells[SECOND_UP] else 0
    # Before they are swapped the expansion's cards wait, afterwards as many of the base game's lie aside.
    aside = len([place for place in range(ARCHONS_ASIDE) if table.cells[ARCHON_ASIDE + place]])
    counted["archon-cards"] += aside or ARCHONS_ASIDE
    for kit in range(KITS):
        counted[f"kit-{KIT_IDS[kit]}"] = int(
            table.cells[KITS_LEFT + kit] + table.cells[KITS_BOXED + kit] + on_places(table, kit + 1, 0, every)
        )
    counted["captured-wagons"] = int(over(table, WAGONS_TAKEN, SEATS) - over(table, WAGON_TROPHIES, SEATS))
    for clan in range(CLANS):
        seat = table.seat_of(clan)
        name = CLAN_IDS[clan]
        if seat == NONE:
            counted[f"{name}-wagons"] = table.content.box.wagons
            continue
        counted[f"{name}-wagons"] = int(
            table.cells[WAGONS + seat]
            + table.cells[WAGONS_BOXED + seat]
            + table.cells[WAGONS_TAKEN + seat]
            + on_places(table, WAGON_HERE, seat * KIT_PLACES, KIT_PLACES)
        )
        counted[f"{name}-basics"] += int(table.cells[ABOARD_BASIC + seat])
        counted[f"{name}-elites"] += int(table.cells[ABOARD_ELITE + seat])
        counted[f"{name}-beacons"] += int(table.aboard(seat, BEACON))
        counted[f"{name}-orders"] += 1 if table.cells[BOARD_ORDER + seat] else 0
    if table.seat_of(MENRAU) != NONE or table.story().camps:
        counted["menrau-toxic-farms"] += int(over(table, ABOARD + TOXIC_FARM, SEATS, STRUCTURES))
