"""Building: two structures a zone; a third costs one of them."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import GiveUp
from samovar.games.steamwatchers.content.ids import BEACON, NONE, STRUCTURE_IDS, ZONE_IDS, ZONES
from samovar.games.steamwatchers.events import Built, Razed
from samovar.games.steamwatchers.rows import BEACON_SET, CONTROL
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


class Construction(Step[SteamTable]):
    """A structure rises; where two stand already, one of them is given up first. [SW-STRUCT.4] [SW-BEACON.4]"""

    def __init__(self, seat: int, zone: int, kind: int) -> None:
        self.seat = seat
        self.zone = zone
        self.kind = kind

    def run(self, table: SteamTable) -> None:
        if not table.may_build(self.kind, self.seat) or table.structure_ban(self.zone) is not None:
            return
        if not table.full_of_structures(self.zone):
            erect(table, self.seat, self.zone, self.kind)
            return
        kinds = table.kinds_here(self.zone)
        if len(kinds) > 1:
            table.push(Sacrifice(self.seat, self.zone, self.kind))
        else:
            Sacrifice(self.seat, self.zone, self.kind).take(table, GiveUp(kinds[0]))


def room_facts(table: SteamTable, zone: int) -> list[Fact]:
    """What a further structure costs where two stand: told before, since the only kind goes without a question."""
    if not table.full_of_structures(zone):
        return []
    kinds = table.kinds_here(zone)
    if len(kinds) > 1:
        return [Fact("fact-one-makes-room", {}, "warning")]
    return [Fact("fact-makes-room", {"structure": {"kind": "structure", "id": STRUCTURE_IDS[kinds[0]]}}, "warning")]


def erect(table: SteamTable, seat: i64, zone: i64, kind: i64) -> None:
    table.build(zone, kind, seat)
    if table.log is not None:
        table.tell(Built(table.clan(seat), kind, zone))


def beacon_sites(table: SteamTable, seat: i64) -> list[int]:
    """Where a beacon may be deployed: one an activation, in any zone controlled. [SW-BEACON.1] [SW-BEACON.2]"""
    found: list[int] = []
    cells = table.cells
    if cells[BEACON_SET] or not table.may_build(BEACON, seat):
        return found
    zone: i64
    for zone in range(ZONES):
        if cells[CONTROL + zone] == seat + 1 and table.structure_ban(zone) is None:
            found.append(zone)
    # The active zone stays eligible after the last unit has left it. [A-MOVE-BEACON-AFTER]
    origin = table.active_zone()
    if origin != NONE and table.control(origin) == NONE and table.structure_ban(origin) is None:
        found.append(origin)
    return found


def deploy_beacon(table: SteamTable, seat: i64, zone: i64) -> None:
    table.cells[BEACON_SET] = 1
    table.push(Construction(seat, zone, BEACON))


class Sacrifice(Ask[SteamTable]):
    """Which structure makes room; it goes to the box. [SW-OCC.2]"""

    rule: ClassVar[str] = "SW-STRUCT.4"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int, kind: int) -> None:
        self.seat = seat
        self.zone = zone
        self.kind = kind

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {
            "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]},
            "structure": {"kind": "structure", "id": STRUCTURE_IDS[self.kind]},
        }

    def options(self, table: SteamTable) -> list[Choice]:
        return [GiveUp(kind) for kind in table.kinds_here(self.zone)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return obstacles.bare_of(table, self.zone, choice.structure, self.rule) if isinstance(choice, GiveUp) else None

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, GiveUp)
        table.raze(self.zone, choice.structure)
        if table.log is not None:
            table.tell(Razed(choice.structure, self.zone))
        erect(table, self.seat, self.zone, self.kind)
