"""Geothermal resources: counted in every Great White, and at the end they decide."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import GEO as GEO_WORD
from samovar.games.steamwatchers.content.ids import NONE, ZONES
from samovar.games.steamwatchers.content.scenarios import HAVENS_HELD
from samovar.games.steamwatchers.elimination import (
    FEWEST_QUARANTINES,
    FIRST_TITLE,
    HEGEMONY,
    MOST_GEO,
    finish,
)
from samovar.games.steamwatchers.events import GeoCounted, MeetingShown
from samovar.games.steamwatchers.extensions import FINAL_GEO as FINAL_COUNT
from samovar.games.steamwatchers.extensions import GEO_LEVEL
from samovar.games.steamwatchers.rows import (
    CONTROL,
    EXILED_BASIC,
    EXILED_ELITE,
    FARMS,
    FINAL_GEO,
    FLOORS,
    GEO,
    MEETING,
    TARGET,
    TOXICS,
    TROPHIES,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import i64

EXILES_PER_GEO: Final = 2
NEUTRAL_TARGET: Final = 1
CLAN_TARGET: Final = 2


def geo(table: SteamTable, seat: i64) -> i64:
    """Farms and floors in the zones one controls, and what cards add. [SW-GB.2] [SW-GB.3] [SW-TRACK.4]"""
    total = lasting.added(table, seat, GEO_WORD) + table.added(GEO_LEVEL, seat)
    cells = table.cells
    zone: i64
    for zone in range(ZONES):
        if cells[CONTROL + zone] == seat + 1:
            total += cells[FLOORS + zone] + cells[FARMS + zone] + cells[TOXICS + zone]
    return total


def count_geo(table: SteamTable) -> None:
    """The markers are set anew, up or down; between two Great Whites they do not move. [SW-GB.4] [SW-TRACK.3]"""
    for seat in range(table.seats):
        if table.playing(seat):
            table.cells[GEO + seat] = geo(table, seat)
            if table.log is not None:
                table.tell(GeoCounted(table.clan(seat), table.cells[GEO + seat]))


def hegemons(table: SteamTable) -> list[int]:
    """Those who meet the scenario's condition, if it has one and its turn has come. [SW-GB.5] [SW-GOAL.4]"""
    story = table.story()
    if story.hegemony_from == 0 or table.turn() < story.hegemony_from:
        return []
    wanted = story.hegemony[table.seats]
    found: list[int] = []
    for seat in range(table.seats):
        if table.playing(seat):
            # Havens for one scenario, the GEO track for another. [SW-SCN-HAVRES.6] [SW-SCN-ALGUE.4]
            reached = table.havens(seat) if story.hegemony_metric == HAVENS_HELD else table.cells[GEO + seat]
            if reached >= wanted:
                found.append(seat)
    return found


def first_of(table: SteamTable, seats: list[int]) -> i64:
    """Fewest Quarantine tokens, then first on the Reservation track. [SW-GB.6] [SW-GB.9]"""
    fewest = min([table.quarantines(seat) for seat in seats])
    for seat in table.tie_order():
        if seat in seats and table.quarantines(seat) == fewest:
            return seat
    return NONE


def crown_hegemon(table: SteamTable) -> bool:
    """Hegemony wins at once; the rest of the Great White does not happen. [SW-GB.5] [SW-GB.6]"""
    found = hegemons(table)
    if not found:
        return False
    for seat in range(table.seats):
        table.cells[FINAL_GEO + seat] = table.cells[GEO + seat]
    finish(table, found[0] if len(found) == 1 else first_of(table, found), HEGEMONY)
    return True


def final_geo(table: SteamTable, seat: i64) -> i64:
    """One GEO less for each pair of exiles, and what the scenario gives at the end. [SW-GB.8] [SW-INC.9]"""
    exiles = table.cells[EXILED_BASIC + seat] + table.cells[EXILED_ELITE + seat]
    return table.cells[GEO + seat] - exiles // EXILES_PER_GEO + scenario_geo(table, seat)


def scenario_geo(table: SteamTable, seat: i64) -> i64:
    story = table.story()
    total = table.added(FINAL_COUNT, seat)
    if story.captives_per_geo:
        total += table.cells[TROPHIES + seat] // story.captives_per_geo  # [SW-SCN-FEUX.5]
    zone: i64
    for zone in range(ZONES):
        if table.cells[TARGET + zone] and table.control(zone) == seat:
            if table.cells[TARGET + zone] & NEUTRAL_TARGET:
                total += story.target_geo  # [SW-SCN-COLONNES.4]
            for owner in range(table.seats):
                if table.cells[TARGET + zone] & (CLAN_TARGET << owner):
                    # Two for one's own rendezvous, one for another's. [SW-SCN-RDV.5] [SW-SCN-RDV.6]
                    total += story.own_rendezvous_geo if owner == seat else story.enemy_rendezvous_geo
    return total


def show_meetings(table: SteamTable) -> None:
    """At the end every rendezvous is shown. [SW-SCN-RDV.4]"""
    for seat in range(table.seats):
        zone = table.cells[MEETING + seat] - 1
        if zone >= 0 and not table.cells[TARGET + zone] & (CLAN_TARGET << seat):
            table.cells[TARGET + zone] |= CLAN_TARGET << seat
            table.reveal()
            table.tell(MeetingShown(table.clan(seat), zone))


def end_game(table: SteamTable) -> None:
    """The last turn is over: the most GEO wins. [SW-GOAL.3] [SW-GB.7] [SW-END.1]"""
    show_meetings(table)
    alive = [seat for seat in range(table.seats) if table.playing(seat)]
    for seat in alive:
        table.cells[FINAL_GEO + seat] = final_geo(table, seat)
    most = max([table.cells[FINAL_GEO + seat] for seat in alive])
    best = [seat for seat in alive if table.cells[FINAL_GEO + seat] == most]
    if len(best) == 1:
        finish(table, best[0], MOST_GEO)
        return
    for tie_break in table.extensions.tie_breaks:
        best = tie_break.rivals(table, best)
        if len(best) == 1:
            finish(table, best[0], tie_break.ending)
            return
    winner = first_of(table, best)
    rivals = [seat for seat in best if table.quarantines(seat) == table.quarantines(winner)]
    finish(table, winner, FEWEST_QUARANTINES if len(rivals) == 1 else FIRST_TITLE)
