"""What a strength is made of, part by part, and how far support can raise it."""

from __future__ import annotations

from typing import Any

from samovar.games.steamwatchers.content.effects import DEFENDING
from samovar.games.steamwatchers.content.ids import DEFENCE
from samovar.games.steamwatchers.force import (
    DEFENCE_TOKEN,
    MORALE_CUBE,
    TURRET_STRENGTH,
    armed,
    other_units,
    support_strength,
    supporters,
)
from samovar.games.steamwatchers.rows import MORALE
from samovar.games.steamwatchers.table import SteamTable


def parts_of(table: SteamTable, side: int, zone: int, role: int, basics: int, elites: int) -> list[dict[str, Any]]:
    """Soldiers by kind, other units; for a defender his order, turrets, Morale cube. [SW-COMBAT.5] [SW-COMBAT.8]"""
    soldiers = armed(table, side, basics, 0, role, zone)
    found = [part("basics", basics, soldiers)]
    found.append(part("elites", elites, armed(table, side, basics, elites, role, zone) - soldiers))
    others = int(other_units(table, side, zone, role, zone))
    for counsel in table.extensions.counsels:
        found.append(part(counsel.part(), 1 if others else 0, others))
    if role == DEFENDING:
        if table.order(zone) == DEFENCE and table.order_owner(zone) == side:
            found.append(part("defence", 1, DEFENCE_TOKEN))
        turrets = int(table.turrets(zone))
        found.append(part("turret", turrets, turrets * TURRET_STRENGTH))  # [SW-COMBAT.9]
        cheered = int(table.cells[MORALE + zone])
        found.append(part("morale", cheered, MORALE_CUBE if cheered else 0))
    return [one for one in found if one["count"]]


def part(name: str, count: int, strength: int) -> dict[str, Any]:
    return {"part": name, "count": count, "strength": int(strength)}


def supported(table: SteamTable, side: int, zone: int) -> int:
    """What all zones together could add that may support a combat there now. [SW-COMBAT.11] [SW-COMBAT.13]"""
    return sum([int(support_strength(table, side, one, zone, 0)) for one in supporters(table, side, zone)])
