"""A clan without a unit on the map is out; the others play on, be it one alone."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers.content.ids import NONE, SEAS, TITLES, ZONES
from samovar.games.steamwatchers.events import Eliminated, Won
from samovar.games.steamwatchers.rows import (
    ARCHON_GONE,
    CONCLAVE,
    CONTRACT_RESERVE,
    CONTRACTS_BOXED,
    ENDING,
    FINAL_GEO,
    GEO,
    HOLDER,
    LAST_CLAN_WINS,
    LEGATE_AT,
    LEGATE_OF,
    OUT,
    PASSED,
    PRIMUS_AT,
    PRIMUS_OF,
    RESERVATION,
    TITLE,
    WINNER,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import i64
from samovar.kernel.steps import Step

HEGEMONY: Final = 0
MOST_GEO: Final = 1
FEWEST_QUARANTINES: Final = 2
FIRST_TITLE: Final = 3
LAST_CLAN: Final = 4
NOBODY_LEFT: Final = 5


def finish(table: SteamTable, winner: i64, ending: i64) -> None:
    """The game is over: nothing more lies on the stack."""
    table.cells[WINNER] = winner + 1
    table.cells[ENDING] = ending
    table.stack.clear()
    if winner != NONE:
        table.tell(Won(table.clan(winner), ending))


class CheckClans(Step[SteamTable]):
    """After an activation, a player's Steam Decline or the supply step. [SW-ELIM.1] [A-ELIM-TIMING]"""

    def run(self, table: SteamTable) -> None:
        alive = 0
        last = NONE
        for seat in range(table.seats):
            if table.playing(seat):
                if table.lives(seat):
                    alive += 1
                    last = seat
                else:
                    eliminate(table, seat)
        # To be the last is no victory: the game ends in a Great White, unless the players agreed otherwise. [SW-ELIM.3]
        if alive == 0 or (alive == 1 and table.cells[LAST_CLAN_WINS]):
            for seat in range(table.seats):
                table.cells[FINAL_GEO + seat] = table.cells[GEO + seat]
            finish(table, last, LAST_CLAN if alive == 1 else NOBODY_LEFT)  # [A-ELIM-LAST]


def eliminate(table: SteamTable, seat: i64) -> None:
    """Ambassador, marker, beacons and contracts go to the box; farms and turrets stay. [SW-ELIM.2] [A-ELIM-MATERIAL]"""
    table.cells[OUT + seat] = 1
    table.cells[PASSED + seat] = 1
    for place in range(TITLES):
        if table.cells[CONCLAVE + place] == seat + 1:
            table.cells[CONCLAVE + place] = 0
        if table.cells[RESERVATION + place] == seat + 1:
            table.cells[RESERVATION + place] = 0
    table.cells[TITLE + seat] = 0
    table.cells[GEO + seat] = 0
    for zone in range(ZONES):
        if table.has_order(zone, seat):
            table.return_order(zone)
        if table.beacons(zone, seat) > 0:
            table.box_beacons(zone, seat, table.beacons(zone, seat))
        elif table.toxics(zone) > 0:
            table.claim(zone)  # dead Menrâu hold no zone by their toxic farms
    for sea in range(SEAS):
        while table.contracts(sea, seat) > 0:
            table.return_contract(sea, seat)
    table.cells[CONTRACTS_BOXED + seat] += table.cells[CONTRACT_RESERVE + seat]
    table.cells[CONTRACT_RESERVE + seat] = 0
    if table.cells[LEGATE_OF] == seat + 1:
        table.cells[LEGATE_OF] = 0
        table.cells[LEGATE_AT] = 0
    if table.cells[PRIMUS_OF] == seat + 1:
        table.cells[PRIMUS_OF] = 0
        table.cells[PRIMUS_AT] = 0
    if table.cells[HOLDER] == seat + 1:
        table.cells[HOLDER] = 0
    for card in table.steam_hand(seat):
        table.give_up_steam(seat, card)
        table.discard_steam(card)
    for card in table.archon_hand(seat):
        table.give_up_archon(seat, card)
        table.cells[ARCHON_GONE + card] = 1
    table.reveal()
    if table.log is not None:
        table.tell(Eliminated(table.clan(seat)))


CHECK_CLANS: Final = CheckClans()  # a step never changes, so one is enough
