"""The inventory: every piece that the box holds, wherever it lies; no rule makes or loses one."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.ids import BASIC, CLAN_IDS, CLANS, ELITE, NONE, ZONES
from samovar.games.steamwatchers.rows import LAYOUT, ORDER_OF, OWNERS, SCORCHED_SIDE, SICK_SLOT, SLOT, SLOTS
from samovar.games.steamwatchers.table import SteamTable

# What all share, and what belongs to a clan, as the rows call what they count.
SHARED: Final = [
    "clean",
    "contraband",
    "floors",
    "farms",
    "turrets",
    "morale",
    "quarantines",
    "steam-cards",
    "archon-cards",
]
OWNED: Final = ["basics", "elites", "beacons", "contracts", "tokens", "orders"]


def over(table: SteamTable, start: int, count: int, stride: int = 1) -> int:
    total = 0
    for place in range(count):
        total += table.cells[start + place * stride]
    return total


def inventory(table: SteamTable) -> dict[str, int]:
    """Sums over all places. What belongs to a clan that nobody leads lies in the box."""
    counted = {piece: LAYOUT.total(table, piece) for piece in SHARED}
    counted["quarantines"] += sum([slots_with(table, seat, [SICK_SLOT]) for seat in range(table.seats)])
    for clan in range(CLANS):
        seat = table.seat_of(clan)
        pieces = in_the_box(table, clan) if seat == NONE else of_a_clan(table, seat)
        for name, count in pieces.items():
            counted[f"{CLAN_IDS[clan]}-{name}"] = count
    counted["scorched"] = LAYOUT.total(table, "basics", OWNERS, SCORCHED_SIDE)
    return {name: int(count) for name, count in counted.items()}


def slots_with(table: SteamTable, seat: int, tokens: list[int]) -> int:
    """How many special-action slots of a clan hold one of these."""
    return len([slot for slot in range(SLOTS) if table.cells[SLOT + seat * SLOTS + slot] in tokens])


def of_a_clan(table: SteamTable, seat: int) -> dict[str, int]:
    counted = {piece: LAYOUT.total(table, piece, OWNERS, seat) for piece in OWNED}
    counted["tokens"] += slots_with(table, seat, list(range(1, SICK_SLOT)))
    counted["orders"] += len([zone for zone in range(ZONES) if table.cells[ORDER_OF + zone] == seat + 1])
    if table.board(seat).toxic_farms:
        counted["toxic-farms"] = LAYOUT.total(table, "toxic-farms")
    return counted


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
        counted["toxic-farms"] = LAYOUT.total(table, "toxic-farms") if table.story().camps else board.toxic_farms
    return counted
