"""Strength: what units, tokens, turrets, cubes and supporting zones are worth in a combat."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import (
    ANY_ROLE,
    ATTACKING,
    DEFENDING,
    NO_SUPPORT,
    OF_ELITE,
    OF_SIDE,
    OF_TURRET,
)
from samovar.games.steamwatchers.content.ids import ALLIANCE, DECOY, DEFENCE, NONE, RHEIN_STAMM, RHONE
from samovar.games.steamwatchers.rows import MORALE, SCORCHED_SIDE
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import i64

BASIC_STRENGTH: Final = 1  # [SW-COMBAT.6]
ELITE_STRENGTH: Final = 2  # [SW-COMBAT.7]
TURRET_STRENGTH: Final = 2
DEFENCE_TOKEN: Final = 1
MORALE_CUBE: Final = 2
TOWERING: Final = 1  # what an attacking Iotunn adds


def armed(table: SteamTable, side: i64, basics: i64, elites: i64, role: i64, zone: i64) -> i64:
    """What so many soldiers are worth in a combat in this zone. [SW-COMBAT.6] [SW-COMBAT.7] [SW-UNIT.3]"""
    if elites == 0:
        return basics * BASIC_STRENGTH
    each = ELITE_STRENGTH + lasting.strength_change(table, side, OF_ELITE, role, zone)
    if role == ATTACKING and table.has_elite(side, RHEIN_STAMM):
        each += TOWERING  # Iotunn when they attack, not when they defend or support [SW-CLAN-RS.3]
    return basics * BASIC_STRENGTH + elites * max(0, each)


def armed_strength(table: SteamTable, side: i64, zone: i64, role: i64) -> i64:
    """The units of a side in the combat zone."""
    soldiers = armed(table, side, table.basics(zone, side), table.elites(zone, side), role, zone)
    return soldiers + other_units(table, side, zone, role, zone)


def other_units(table: SteamTable, side: i64, zone: i64, role: i64, combat: i64) -> i64:
    """What units that are no soldiers are worth in a combat in their zone or beside."""
    total: i64 = 0
    for force in table.extensions.forces:
        total += force.armed(table, side, zone, role, combat)
    return total


def attack_bonus(table: SteamTable, side: i64, zone: i64) -> i64:
    """Additional strength of an attacker besides support."""
    bonus = lasting.strength_change(table, side, OF_SIDE, ATTACKING, zone)
    if table.has_elite(side, ALLIANCE) and table.elites(zone, side) > 0:
        bonus += table.structures(zone)  # one for each structure, however many Jeeps [SW-CLAN-AO.4]
    return bonus


def defence_bonus(table: SteamTable, side: i64, zone: i64) -> i64:
    """Additional strength of a defender besides support: it serves whoever defends, if a unit is there. [SW-DEF.4]"""
    bonus = lasting.strength_change(table, side, OF_SIDE, DEFENDING, zone)
    for force in table.extensions.forces:
        bonus += force.defending(table, side, zone)
    if table.order(zone) == DEFENCE and table.order_owner(zone) == side:
        bonus += DEFENCE_TOKEN  # [SW-COMBAT.8]
    turrets = table.turrets(zone)
    if turrets:
        each = TURRET_STRENGTH + lasting.strength_change(table, side, OF_TURRET, DEFENDING, zone)
        bonus += turrets * max(0, each)  # each turret counts [SW-COMBAT.9] [SW-DEF.3] [SW-COMBAT.41]
    if table.cells[MORALE + zone]:
        bonus += MORALE_CUBE  # to the defender, whoever earned it [SW-COMBAT.10] [SW-MORALE.1]
    return bonus


def defence_in_sight(table: SteamTable, side: i64, zone: i64) -> i64:
    """A defender's strength before support and fuel."""
    return initial_strength(table, side, zone, DEFENDING, 0)


def initial_strength(table: SteamTable, side: i64, zone: i64, role: i64, support: i64) -> i64:
    """Armed strength and additional strength. [SW-COMBAT.5]"""
    fixed = table.fixed_strength(side)
    if fixed != NONE:
        return fixed
    bonus = attack_bonus(table, side, zone) if role == ATTACKING else defence_bonus(table, side, zone)
    return max(0, armed_strength(table, side, zone, role) + bonus + support)


def support_strength(table: SteamTable, seat: i64, zone: i64, combat: i64, lent: i64) -> i64:
    """The armed strength of a supporting zone: its units only, elites without their ability. [SW-COMBAT.13]

    Units that have lent their strength without an order do not count again.
    """
    # An elite who supports counts two and lends nothing else. [SW-COMBAT.14]
    elites = table.elites(zone, seat)
    if combat in table.content.board.land[zone]:
        others = 0 if lent else other_units(table, seat, zone, ANY_ROLE, combat)
        return armed(table, seat, table.basics(zone, seat), elites, ANY_ROLE, combat) + others
    return armed(table, seat, 0, elites, ANY_ROLE, combat)  # from two zones away, only Skypiercers reach


def supporters(table: SteamTable, seat: i64, combat: i64) -> list[int]:
    """Zones whose order a side may give up for support; seas join nothing. [SW-COMBAT.11] [SW-COMBAT.16]"""
    if seat == SCORCHED_SIDE or table.support_ban(combat) is not None or lasting.holds(table, seat, NO_SUPPORT):
        return []
    land = table.content.board.land
    found = [zone for zone in land[combat] if may_support(table, seat, zone)]
    if table.has_elite(seat, RHONE):
        # Skypiercers reach two zones, over plains and mountains, whoever stands between. [SW-CLAN-CR.4]
        for between in land[combat]:
            if between < table.zones_in_play():
                found += [zone for zone in land[between] if fires_from(table, seat, zone, combat, found)]
        found.sort()
    return found


def fires_from(table: SteamTable, seat: i64, zone: i64, combat: i64, found: list[int]) -> bool:
    """Whether Skypiercers can support from this zone, two away."""
    return zone != combat and zone not in found and table.elites(zone, seat) > 0 and may_support(table, seat, zone)


def may_support(table: SteamTable, seat: i64, zone: i64) -> bool:
    """An order of one's own beside one's units, but not the one being activated. [SW-COMBAT.12] [SW-PLAN.6]"""
    if not table.has_order(zone, seat) or table.order(zone) == DECOY or not table.stands(zone, seat):
        return False
    return table.support_ban(zone) is None and not table.in_use(zone, seat)
