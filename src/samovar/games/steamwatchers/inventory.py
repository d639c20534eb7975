"""The inventory: every piece that the box holds, wherever it lies; no rule makes or loses one."""

from __future__ import annotations

from samovar.games.steamwatchers.content.ids import (
    ARCHONS,
    BASIC,
    CLAN_IDS,
    CLANS,
    ELITE,
    NONE,
    ORDERS,
    SEAS,
    TOKENS,
    ZONES,
)
from samovar.games.steamwatchers.rows import (
    ARCHON_GONE,
    ARCHON_HELD,
    ARCHON_LEFT,
    ARCHON_UP,
    ASIDE_CONTRACT,
    ASIDE_ELITE,
    ASIDE_TOKEN,
    BASICS,
    BEACON_RESERVE,
    BEACONS,
    BEACONS_BOXED,
    BOXED_BASIC,
    CAPTIVE_BASIC,
    CAPTIVE_ELITE,
    CLEAN_LEFT,
    CLEAN_STOCK,
    CLEAN_SURPLUS,
    CONTRABAND_LEFT,
    CONTRABAND_STOCK,
    CONTRABAND_SURPLUS,
    CONTRACT_RESERVE,
    CONTRACTS,
    CONTRACTS_BOXED,
    ELITES,
    EXILED_BASIC,
    EXILED_ELITE,
    FARMS,
    FARMS_BOXED,
    FARMS_LEFT,
    FLOORS,
    FLOORS_LEFT,
    LOOT,
    MEETING,
    MEETING_DRAWN,
    MEETINGS,
    MORALE,
    MORALE_LEFT,
    ORDER_OF,
    ORDER_RESERVE,
    QUARANTINE_LEFT,
    RESERVE_BASIC,
    RESERVE_ELITE,
    SCORCHED_SIDE,
    SEATS,
    SICK_SLOT,
    SIDES,
    SLOT,
    SLOTS,
    STEAM_BOXED,
    STEAM_DISCARDED,
    STEAM_HELD,
    STEAM_LEFT,
    TOKEN_RESERVE,
    TOXICS,
    TOXICS_BOXED,
    TOXICS_LEFT,
    TURRETS,
    TURRETS_BOXED,
    TURRETS_LEFT,
)
from samovar.games.steamwatchers.table import SteamTable


def over(table: SteamTable, start: int, count: int, stride: int = 1) -> int:
    total = 0
    for place in range(count):
        total += table.cells[start + place * stride]
    return total


def inventory(table: SteamTable) -> dict[str, int]:
    """Sums over all places. What belongs to a clan that nobody leads lies in the box."""
    counted = {
        "clean": table.cells[CLEAN_LEFT] + over(table, CLEAN_STOCK, SEATS) + over(table, CLEAN_SURPLUS, SEATS),
        "contraband": table.cells[CONTRABAND_LEFT]
        + over(table, CONTRABAND_STOCK, SEATS)
        + over(table, CONTRABAND_SURPLUS, SEATS)
        + over(table, LOOT, ZONES),
        "floors": table.cells[FLOORS_LEFT] + over(table, FLOORS, ZONES),
        "farms": table.cells[FARMS_LEFT] + table.cells[FARMS_BOXED] + over(table, FARMS, ZONES),
        "turrets": table.cells[TURRETS_LEFT] + table.cells[TURRETS_BOXED] + over(table, TURRETS, ZONES),
        "morale": table.cells[MORALE_LEFT] + over(table, MORALE, ZONES),
        "quarantines": table.cells[QUARANTINE_LEFT] + sum([table.quarantines(seat) for seat in range(table.seats)]),
        "steam-cards": steam_cards(table),
        "archon-cards": table.cells[ARCHON_LEFT]
        + over(table, ARCHON_HELD, SEATS)
        + over(table, ARCHON_GONE, ARCHONS)
        + (1 if table.cells[ARCHON_UP] else 0),
    }
    for clan in range(CLANS):
        seat = table.seat_of(clan)
        pieces = in_the_box(table, clan) if seat == NONE else of_a_clan(table, seat)
        for name, count in pieces.items():
            counted[f"{CLAN_IDS[clan]}-{name}"] = count
    counted["scorched"] = (
        over(table, BASICS + SCORCHED_SIDE, ZONES, SIDES)
        + table.cells[RESERVE_BASIC + SCORCHED_SIDE]
        + table.cells[BOXED_BASIC + SCORCHED_SIDE]
    )
    return {name: int(count) for name, count in counted.items()}


def steam_cards(table: SteamTable) -> int:
    """A rendezvous is a card too, kept or still to be chosen."""
    kept = 0
    for seat in range(SEATS):
        if table.cells[MEETING + seat]:
            kept += 1
    for place in range(SEATS * MEETINGS):
        if table.cells[MEETING_DRAWN + place]:
            kept += 1
    piles = table.cells[STEAM_LEFT] + table.cells[STEAM_DISCARDED] + table.cells[STEAM_BOXED]
    return piles + over(table, STEAM_HELD, SEATS) + kept


def of_a_clan(table: SteamTable, seat: int) -> dict[str, int]:
    slots = [table.cells[SLOT + seat * SLOTS + number] for number in range(SLOTS)]
    counted = {
        "basics": over(table, BASICS + seat, ZONES, SIDES)
        + table.cells[RESERVE_BASIC + seat]
        + table.cells[EXILED_BASIC + seat]
        + table.cells[CAPTIVE_BASIC + seat],
        "elites": over(table, ELITES + seat, ZONES, SIDES)
        + table.cells[RESERVE_ELITE + seat]
        + table.cells[EXILED_ELITE + seat]
        + table.cells[CAPTIVE_ELITE + seat]
        + table.cells[ASIDE_ELITE + seat],
        "beacons": over(table, BEACONS + seat, ZONES, SEATS)
        + table.cells[BEACON_RESERVE + seat]
        + table.cells[BEACONS_BOXED + seat],
        "contracts": over(table, CONTRACTS + seat, SEAS, SEATS)
        + table.cells[CONTRACT_RESERVE + seat]
        + table.cells[CONTRACTS_BOXED + seat]
        + table.cells[ASIDE_CONTRACT + seat],
        "tokens": over(table, TOKEN_RESERVE + seat * TOKENS, TOKENS)
        + over(table, ASIDE_TOKEN + seat * TOKENS, TOKENS)
        + len([token for token in slots if token not in (0, SICK_SLOT)]),
        "orders": over(table, ORDER_RESERVE + seat * ORDERS, ORDERS)
        + len([zone for zone in range(ZONES) if table.cells[ORDER_OF + zone] == seat + 1]),
    }
    if table.board(seat).toxic_farms:
        counted["toxic-farms"] = toxic_farms(table)
    return counted


def toxic_farms(table: SteamTable) -> int:
    return table.cells[TOXICS_LEFT] + table.cells[TOXICS_BOXED] + over(table, TOXICS, ZONES)


def in_the_box(table: SteamTable, clan: int) -> dict[str, int]:
    """The Scorched borrow the toxic farms of the Menrâu."""
    board = table.content.clans[clan]
    counted = {
        "basics": board.figures[BASIC],
        "elites": board.figures[ELITE],
        "beacons": board.beacons,
        "contracts": board.contracts,
        "tokens": sum(board.tokens),
        "orders": sum(table.content.every_clan.orders),
    }
    if board.toxic_farms:
        counted["toxic-farms"] = toxic_farms(table) if table.story().camps else board.toxic_farms
    return counted
