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
    A_KIT,
    ABOARD,
    ARCHON_ASIDE,
    ARCHONS_ASIDE,
    FARM_HERE,
    KIT,
    KIT_PLACES,
    LAYOUT,
    OWNERS,
    SEATS,
    TURRET_HERE,
    WAGON_HERE,
    WAGON_TROPHIES,
    WAGONS_TAKEN,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable


def on_places(table: CaravanTable, what: int, start: int, count: int) -> int:
    """How many kit places, from one on, hold this."""
    return len([place for place in range(start, start + count) if table.cells[KIT + place] == what])


def add_caravans(table: CaravanTable, counted: dict[str, int]) -> None:
    every = SEATS * KIT_PLACES
    counted["farms"] += over(table, ABOARD + FARM, SEATS, STRUCTURES)
    counted["farms"] += on_places(table, FARM_HERE, 0, every)
    counted["turrets"] += over(table, ABOARD + TURRET, SEATS, STRUCTURES)
    counted["turrets"] += on_places(table, TURRET_HERE, 0, every)
    # Before they are swapped the expansion's cards wait, afterwards as many of the base game's lie aside.
    aside = len([place for place in range(ARCHONS_ASIDE) if table.cells[ARCHON_ASIDE + place]])
    counted["archon-cards"] += aside or ARCHONS_ASIDE
    for kit in range(KITS):
        counted[f"kit-{KIT_IDS[kit]}"] = LAYOUT.total(table, "kits", [A_KIT], kit) + on_places(table, kit + 1, 0, every)
    counted["captured-wagons"] = int(over(table, WAGONS_TAKEN, SEATS) - over(table, WAGON_TROPHIES, SEATS))
    for clan in range(CLANS):
        seat = table.seat_of(clan)
        name = CLAN_IDS[clan]
        if seat == NONE:
            counted[f"{name}-wagons"] = table.content.added.wagons
            continue
        lost = on_places(table, WAGON_HERE, seat * KIT_PLACES, KIT_PLACES)
        counted[f"{name}-wagons"] = LAYOUT.total(table, "wagons", OWNERS, seat) + lost
        counted[f"{name}-beacons"] += int(table.aboard(seat, BEACON))
    if table.seat_of(MENRAU) != NONE or table.story().camps:
        counted["menrau-toxic-farms"] += int(over(table, ABOARD + TOXIC_FARM, SEATS, STRUCTURES))
