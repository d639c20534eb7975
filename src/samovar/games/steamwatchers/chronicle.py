"""How a game of Steamwatchers came to its end: what the GEO came from, combats, fuel, losses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import GEO as GEO_WORD
from samovar.games.steamwatchers.content.ids import SIDE_IDS, ZONES
from samovar.games.steamwatchers.elimination import HEGEMONY, LAST_CLAN, NOBODY_LEFT
from samovar.games.steamwatchers.extensions import FINAL_GEO as FINAL_COUNT
from samovar.games.steamwatchers.extensions import GEO_LEVEL
from samovar.games.steamwatchers.rows import (
    CONTROL,
    ENDING,
    EXILED_BASIC,
    EXILED_ELITE,
    FARMS,
    FINAL_GEO,
    FLOORS,
    TOXICS,
)
from samovar.games.steamwatchers.scoring import EXILES_PER_GEO, scenario_geo
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.chronicle import Chronicler, Figure, Share, counted, named
from samovar.kernel.table import Table

FIGURES: Final = ["combats-won", "combats-lost", "units-lost", "fuel-spent", "fuel-in-vain", "built", "exiled"]
LOSSES: Final = ("event-units-lost", "event-scattered", "event-trap-sprung")


class SteamChronicler(Chronicler):
    """Counts by seat; the log names clans."""

    headlines: ClassVar[tuple[str, ...]] = (
        "event-eliminated",
        "event-fought",
        "event-razed",
        "event-built",
        "event-column-rose",
        "event-moved",
        "event-exiled",
        "event-disbanded",
        "event-archon-played",
        "event-column-fell",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counts: dict[str, list[int]] = {id: [0] * seats for id in FIGURES}
        self.bids: dict[str, int] = {}

    def add(self, table: SteamTable, id: str, clan: str, count: int) -> None:
        seat = table.seat_of(SIDE_IDS.index(clan)) if clan in SIDE_IDS else -1
        if 0 <= seat < self.seats:
            self.counts[id][seat] += count

    def hear(self, table: Table, seat: int, key: str, args: dict[str, Any]) -> None:
        assert isinstance(table, SteamTable)
        clan = named(args, "clan")
        if key == "event-announced":
            self.bids.pop(clan, None)
        elif key == "event-bid-shown":
            self.bids[clan] = counted(args, "barrels")
        elif key == "event-fought":
            loser = named(args, "loser")
            self.add(table, "combats-won", clan, 1)
            self.add(table, "combats-lost", loser, 1)
            self.add(table, "fuel-in-vain", loser, self.bids.get(loser, 0))
            self.bids.clear()
        elif key == "event-paid":
            self.add(table, "fuel-spent", clan, counted(args, "clean") + counted(args, "contraband"))
        elif key in LOSSES:
            self.add(table, "units-lost", clan, counted(args, "basics") + counted(args, "elites"))
        elif key == "event-built":
            self.add(table, "built", clan, 1)
        elif key == "event-exiled":
            self.add(table, "exiled", clan, 1)

    def shares(self, table: Table) -> list[list[Share]]:
        """The same sum as `scoring` counts, part by part. [SW-GB.2] [SW-GB.3] [SW-GB.8]"""
        assert isinstance(table, SteamTable)
        return [self.shares_of(table, seat) for seat in range(table.seats)]

    def shares_of(self, table: SteamTable, seat: int) -> list[Share]:
        ending = int(table.cells[ENDING]) if not table.stack else -1
        if ending in (LAST_CLAN, NOBODY_LEFT):
            return [Share("marker", int(table.cells[FINAL_GEO + seat]))]  # nothing is counted anew at such an end
        if not table.playing(seat):
            return [Share("eliminated", 0)]
        held = [zone for zone in range(ZONES) if table.cells[CONTROL + zone] == seat + 1]
        shares = [
            Share("floors", sum([int(table.cells[FLOORS + zone]) for zone in held])),
            Share("farms", sum([int(table.cells[FARMS + zone] + table.cells[TOXICS + zone]) for zone in held])),
            Share("cards", int(lasting.added(table, seat, GEO_WORD))),
            Share("added", int(table.added(GEO_LEVEL, seat))),
        ]
        if ending != HEGEMONY:  # it is won by the marker alone
            at_the_end = int(table.added(FINAL_COUNT, seat))
            exiles = int(table.cells[EXILED_BASIC + seat] + table.cells[EXILED_ELITE + seat])
            shares.append(Share("added-at-the-end", at_the_end))
            shares.append(Share("scenario", int(scenario_geo(table, seat)) - at_the_end))
            shares.append(Share("exiles", -(exiles // EXILES_PER_GEO)))
        return [share for share in shares if share.amount or share.id in ("floors", "farms")]

    def figures(self) -> list[Figure]:
        return [Figure(id, list(self.counts[id])) for id in FIGURES]
