"""The Heavy Transport: units, and structures on its advanced side, travel with the caravan."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.choices import GiveUp
from samovar.games.steamwatchers.content.effects import CARRY_STRUCTURES, CARRY_UNITS
from samovar.games.steamwatchers.content.ids import BEACON, FARM, NONE, STRUCTURE_IDS, TOXIC_FARM, TURRET, ZONE_IDS
from samovar.games.steamwatchers.deeds import demolish
from samovar.games.steamwatchers.march import Arrival, departures_left
from samovar.games.steamwatchers.obstacles import (
    bare_of,
    disordered,
    elsewhere,
    foreign,
    miscounted,
    off_map,
    shut,
    zone_args,
)
from samovar.games.steamwatchers.rows import (
    ABOARD_BASIC,
    ABOARD_ELITE,
    LOADED,
    RESTING,
    SET_OUT,
    UNLOADED,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import Embark, Land
from samovar.games.steamwatchers.spark_of_hope.events import PiecesLoaded, PiecesUnloaded
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def space(table: CaravanTable, seat: i64) -> i64:
    """How many more pieces fit: a value of the kit. [A-SH-TL]"""
    return lasting.added(table, seat, CARRY_UNITS) - table.cargo(seat)


def movable(table: CaravanTable, seat: i64, zone: i64) -> list[int]:
    """Structures that may be loaded: any of the zone, but only with the advanced side. [SH-TL.12] [SH-TL.14]"""
    if not lasting.holds(table, seat, CARRY_STRUCTURES):
        return []
    kinds: list[int] = []
    for kind in (FARM, TURRET, TOXIC_FARM):
        kinds += [kind] * table.structures_of(zone, kind)
    return kinds + [BEACON] * table.beacons(zone, seat)


def under_way(table: CaravanTable) -> bool:
    """Loading goes with the activation itself: once, before anything moves and before unloading. [A-SH-TL]"""
    return table.cells[SET_OUT] > 0 or table.cells[LOADED] == 1 or table.cells[UNLOADED] == 1


def sources(table: CaravanTable, seat: i64) -> list[int]:
    """The caravan's zone, or one next to it under control. [SH-TL.1]"""
    if under_way(table) or space(table, seat) <= 0:
        return []
    here = table.caravan_zone(seat)
    near = [here, *table.content.board.land[here]]
    return [zone for zone in near if table.control(zone) == seat and embarkations(table, seat, zone)]


def bundles(kinds: list[int], most: i64) -> list[tuple[int, ...]]:
    """Every different choice of up to so many of these structures."""
    found: list[tuple[int, ...]] = [()]
    for kind in kinds:
        found += [(*some, kind) for some in found if len(some) < most and (*some, kind) not in found]
    return found


def embarkations(table: CaravanTable, seat: i64, zone: i64) -> list[Choice]:
    most = space(table, seat)
    afoot = departures_left(table, seat)
    basics, elites = table.basics(zone, seat), table.elites(zone, seat)
    packs = bundles(movable(table, seat, zone), most)
    return [
        Embark(some, few, kinds)
        for some in range(basics, -1, -1)
        for few in range(elites, -1, -1)
        for kinds in packs
        if some + few <= afoot and 0 < some + few + len(kinds) <= most
    ]


def out_of_hand(table: CaravanTable, seat: i64, zone: i64, rule: str) -> Refusal | None:
    """Pieces come from the caravan's zone or a neighbour, and go there."""
    here = table.caravan_zone(seat)
    if zone == here or zone in table.content.board.land[here]:
        return off_map(table, zone)
    return Refusal(rule, "why-not-near-caravan", zone_args(zone))


def refuse_load(table: CaravanTable, seat: i64, zone: i64) -> Refusal | None:
    if under_way(table):
        return Refusal("SH-TL.1", "why-loads-first-and-once")
    if space(table, seat) <= 0:
        return Refusal("SH-TL.1", "why-transport-full")
    away = out_of_hand(table, seat, zone, "SH-TL.1") or foreign(table, seat, zone, "SH-TL.1")
    if away is not None or embarkations(table, seat, zone):
        return away
    if table.units(zone, seat) > 0:
        return Refusal("SW-CONC.15", "why-card-limits-moves")
    return Refusal("SH-TL.1", "why-nothing-to-load")


class Embarking(Ask[CaravanTable]):
    """What goes aboard, off the map; an order left without units returns. [SH-TL.1] [SH-TL.2] [SH-TL.15]"""

    rule: ClassVar[str] = "SH-TL.1"

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}, "space": space(table, seat)}

    def options(self, table: CaravanTable) -> list[Choice]:
        return embarkations(table, self.seat, self.zone)

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Embark):
            return None
        if choice.kinds and not lasting.holds(table, seat, CARRY_STRUCTURES):
            return Refusal("SH-TL.14", "why-no-structures-aboard")
        if choice.basics > table.basics(self.zone, seat) or choice.elites > table.elites(self.zone, seat):
            return Refusal("SH-TL.1", "why-not-so-many-there", zone_args(self.zone))
        there = movable(table, seat, self.zone)
        if miscounted(choice.kinds, there) != NONE:
            return Refusal("SH-TL.12", "why-not-so-many-structures")
        afoot = choice.basics + choice.elites
        if afoot + len(choice.kinds) == 0:
            return Refusal("SH-TL.1", "why-move-something")
        if afoot + len(choice.kinds) > space(table, seat):
            return Refusal("SH-TL.1", "why-transport-full")
        if afoot > departures_left(table, seat):
            return Refusal("SW-CONC.15", "why-card-limits-moves")
        return disordered(choice.kinds, there, "SH-TL.12")

    def explain(self, table: CaravanTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, Embark)
        seat, zone = self.seat, self.zone
        table.cells[LOADED] = 1
        table.cells[SET_OUT] += choice.basics + choice.elites
        table.cells[ABOARD_BASIC + seat] += choice.basics
        table.cells[ABOARD_ELITE + seat] += choice.elites
        if choice.basics + choice.elites > 0:
            table.take_units(zone, seat, choice.basics, choice.elites)
        for kind in choice.kinds:
            table.load_structure(seat, zone, kind)
        if table.log is not None:
            table.tell(PiecesLoaded(table.clan(seat), choice.basics, choice.elites, choice.kinds, zone))


def targets(table: CaravanTable, seat: i64) -> list[int]:
    """Once an activation, before or after the caravan's move, in its zone or beside it. [SH-TL.3] [SH-TL.4]"""
    if table.cells[UNLOADED] or table.cargo(seat) == 0:
        return []  # what is not unloaded stays aboard for another activation [SH-TL.5]
    here = table.caravan_zone(seat)
    reach = table.zones_in_play()
    near = [here, *table.content.board.land[here]]
    return [zone for zone in near if zone < reach and landings(table, seat, zone)]


def landings(table: CaravanTable, seat: i64, zone: i64) -> list[Choice]:
    """Units as far as there is room; structures where no enemy stands, alone only where no enemy rules. [A-SH-TL]"""
    if lasting.zone_closed(table, seat, zone):
        return []
    room = max(0, table.room(zone, seat))
    carried = table.structures_aboard(seat)
    packs: list[tuple[int, ...]] = [()]
    if zone != table.cradle() and table.enemy(zone, seat) == NONE:
        packs = bundles(carried, len(carried))
    own_ground = table.control(zone) in (NONE, seat)
    return [
        Land(some, few, kinds)
        for some in range(table.cells[ABOARD_BASIC + seat], -1, -1)
        for few in range(table.cells[ABOARD_ELITE + seat], -1, -1)
        for kinds in packs
        if some + few <= room and some + few + len(kinds) > 0 and (some + few > 0 or own_ground)
    ]


def refuse_unload(table: CaravanTable, seat: i64, zone: i64) -> Refusal | None:
    if table.cargo(seat) == 0:
        # Mobile structures of a caravan board are no cargo. [SH-SCN-SOH.6]
        return Refusal("SH-SCN-SOH.6" if table.mobile(seat) else "SH-TL.3", "why-nothing-aboard")
    if table.cells[UNLOADED]:
        return Refusal("SH-TL.3", "why-unloads-once")
    away = out_of_hand(table, seat, zone, "SH-TL.3") or shut(table, seat, zone)
    if away is not None or landings(table, seat, zone):
        return away
    return Refusal("SH-TL.3", "why-cannot-unload-there")


class Landing(Ask[CaravanTable]):
    """What is set down; among enemy units it has to fight when all have moved. [SH-TL.6]"""

    rule: ClassVar[str] = "SH-TL.3"

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: CaravanTable) -> list[Choice]:
        return landings(table, self.seat, self.zone)

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Land):
            return None
        if choice.kinds:
            held = self.structures_obstacle(table, choice)
            if held is not None:
                return held
        landed = choice.basics + choice.elites
        if choice.basics > table.cells[ABOARD_BASIC + seat] or choice.elites > table.cells[ABOARD_ELITE + seat]:
            return Refusal("SH-TL.3", "why-not-so-many-aboard")
        if landed + len(choice.kinds) == 0:
            return Refusal("SH-TL.3", "why-move-something")
        if landed > max(0, table.room(self.zone, seat)):
            return Refusal("SW-OCC.1", "why-five-units")
        return shut(table, seat, self.zone)

    def structures_obstacle(self, table: CaravanTable, choice: Land) -> Refusal | None:
        """Where structures are not set down, and which are not there to be. [SH-TL.3] [SH-SCN-SOH.6] [A-SH-TL]"""
        if self.zone == table.cradle():
            return Refusal("SH-SCN-BERCEAU.10", "why-not-in-cradle")
        aboard = table.structures_aboard(self.seat)
        short = miscounted(choice.kinds, aboard)
        if short != NONE and short not in aboard and short in table.mobile(self.seat):
            return Refusal("SH-SCN-SOH.6", "why-mobile-stays")
        if short != NONE:
            return Refusal("SH-TL.3", "why-not-so-many-aboard")
        if table.enemy(self.zone, self.seat) != NONE:
            return Refusal("SH-TL.3", "why-enemies-hold", zone_args(self.zone))
        if choice.basics + choice.elites == 0 and table.control(self.zone) != NONE:
            away = foreign(table, self.seat, self.zone, "SH-TL.3")
            if away is not None:
                return away
        return disordered(choice.kinds, aboard, "SH-TL.3")

    def explain(self, table: CaravanTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, Land)
        seat, zone = self.seat, self.zone
        basics, elites = choice.basics, choice.elites
        table.cells[UNLOADED] = 1
        for place in range(len(choice.kinds) - 1, -1, -1):
            table.push(SetDown(seat, zone, choice.kinds[place]))
        if table.log is not None:
            table.tell(PiecesUnloaded(table.clan(seat), basics, elites, choice.kinds, zone))
        if basics + elites == 0:
            return
        table.cells[ABOARD_BASIC + seat] -= basics
        table.cells[ABOARD_ELITE + seat] -= elites
        table.add_units(zone, seat, basics, elites)
        if zone == table.active_zone():
            # They have travelled: they do not set out again in this activation.
            table.cells[RESTING] += basics
            table.cells[RESTING + 1] += elites
        table.push(Arrival(seat, zone, basics, elites, NONE))


class SetDown(Step[CaravanTable]):
    """An unloaded structure obeys the limit of two; a third costs one that stands there. [SH-TL.13]"""

    def __init__(self, seat: int, zone: int, kind: int) -> None:
        self.seat = seat
        self.zone = zone
        self.kind = kind

    def run(self, table: CaravanTable) -> None:
        if table.aboard(self.seat, self.kind) == 0:
            return
        if not table.full_of_structures(self.zone):
            table.unload_structure(self.seat, self.zone, self.kind)
            return
        kinds = table.kinds_here(self.zone)
        if len(kinds) > 1:
            table.push(Clearing(self.seat, self.zone, self.kind))
        else:
            Clearing(self.seat, self.zone, self.kind).take(table, GiveUp(kinds[0]))


class Clearing(Ask[CaravanTable]):
    """Which structure makes room for the one that is set down. [SH-TL.13]"""

    rule: ClassVar[str] = "SH-TL.13"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int, kind: int) -> None:
        self.seat = seat
        self.zone = zone
        self.kind = kind

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {
            "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]},
            "structure": {"kind": "structure", "id": STRUCTURE_IDS[self.kind]},
        }

    def options(self, table: CaravanTable) -> list[Choice]:
        return [GiveUp(kind) for kind in table.kinds_here(self.zone)]

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        return bare_of(table, self.zone, choice.structure, "SH-TL.13") if isinstance(choice, GiveUp) else None

    def explain(self, table: CaravanTable, seat: int, kind: str, id: str) -> Refusal | None:
        return elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, GiveUp)
        demolish(table, self.zone, choice.structure)
        table.unload_structure(self.seat, self.zone, self.kind)
