"""What stands in the zones: soldiers, beacons, farms, turrets, floors of steam; and whose zone it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from samovar.games.steamwatchers.content.ids import (
    BEACON,
    CLANS,
    FARM,
    MENRAU,
    NONE,
    ORDERS,
    STRUCTURES,
    TOXIC_FARM,
    TURRET,
    ZONES,
)
from samovar.games.steamwatchers.rows import (
    BASICS,
    BEACON_RESERVE,
    BEACONS,
    BEACONS_BOXED,
    BOXED_BASIC,
    CLAN,
    CONTROL,
    ELITES,
    EXILED_BASIC,
    EXILED_ELITE,
    FARMS,
    FARMS_BOXED,
    FARMS_LEFT,
    FLOORS,
    FLOORS_LEFT,
    LAYOUT,
    MORALE,
    MORALE_LEFT,
    ON_MAP,
    ORDER,
    ORDER_OF,
    ORDER_RESERVE,
    OUT,
    RESERVE_BASIC,
    RESERVE_ELITE,
    SCORCHED_SIDE,
    SEATS,
    SIDES,
    TOXICS,
    TOXICS_BOXED,
    TOXICS_LEFT,
    TURRETS,
    TURRETS_BOXED,
    TURRETS_LEFT,
)
from samovar.kernel.native import i64
from samovar.kernel.table import Layout, Table

if TYPE_CHECKING:
    from samovar.games.steamwatchers.content.edition import Content


class Pieces(Table):
    """The map with everything on it. A side is a seat, or the Scorched."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def layout(self) -> Layout:
        return LAYOUT

    def basics(self, zone: i64, side: i64) -> i64:
        return self.cells[BASICS + zone * SIDES + side]

    def elites(self, zone: i64, side: i64) -> i64:
        return self.cells[ELITES + zone * SIDES + side]

    def units(self, zone: i64, side: i64) -> i64:
        """Basic and elite soldiers; structures are never units. [SW-UNIT.1]"""
        place = zone * SIDES + side
        return self.cells[BASICS + place] + self.cells[ELITES + place]

    def crowd(self, zone: i64, side: i64) -> i64:
        """How many places of the occupation limit a side takes up."""
        return self.units(zone, side)

    def room(self, zone: i64, side: i64) -> i64:
        """How many more units of a side the zone can hold: five of each clan. [SW-OCC.1] [SW-OCC.3]"""
        return self.content.box.units_per_zone - self.crowd(zone, side)

    def add_units(self, zone: i64, side: i64, basics: i64, elites: i64) -> None:
        place = zone * SIDES + side
        self.cells[BASICS + place] += basics
        self.cells[ELITES + place] += elites
        self.cells[ON_MAP + side] += basics + elites
        self.claim(zone)

    def take_units(self, zone: i64, side: i64, basics: i64, elites: i64) -> None:
        """Units leave; an order with no unit of its owner beside it goes back to him. [SW-ACT.6]"""
        place = zone * SIDES + side
        self.cells[BASICS + place] -= basics
        self.cells[ELITES + place] -= elites
        self.cells[ON_MAP + side] -= basics + elites
        if self.cells[ORDER_OF + zone] == side + 1 and not self.stands(zone, side):
            self.return_order(zone)
        self.claim(zone)

    def stands(self, zone: i64, side: i64) -> bool:
        """Whether a side has a unit in the zone."""
        place = zone * SIDES + side
        return self.cells[BASICS + place] > 0 or self.cells[ELITES + place] > 0

    def units_on_map(self, side: i64) -> i64:
        """The soldiers that must be supplied; structures need no supply. [SW-STRUCT.3]"""
        return self.cells[ON_MAP + side]

    def lives(self, side: i64) -> bool:
        """Whether a side has any unit on the map."""
        return self.cells[ON_MAP + side] > 0

    def recruit(self, zone: i64, side: i64, basics: i64, elites: i64) -> None:
        """From the clan reserve; nothing replaces a figure that is not there. [SW-RES.1]"""
        self.cells[RESERVE_BASIC + side] -= basics
        self.cells[RESERVE_ELITE + side] -= elites
        self.add_units(zone, side, basics, elites)

    def withdraw(self, zone: i64, side: i64, basics: i64, elites: i64) -> None:
        """Back to the clan reserve; the Scorched have none and go to the box. [SW-COMBAT.27] [SW-SCN-CRAMES.11]"""
        if side == SCORCHED_SIDE:
            self.cells[BOXED_BASIC + side] += basics
        else:
            self.cells[RESERVE_BASIC + side] += basics
            self.cells[RESERVE_ELITE + side] += elites
        self.take_units(zone, side, basics, elites)

    def exile(self, zone: i64, side: i64, basics: i64, elites: i64) -> None:
        """To the Death & Exile tile, which belongs to no reserve. [SW-RES.3]"""
        self.cells[EXILED_BASIC + side] += basics
        self.cells[EXILED_ELITE + side] += elites
        self.take_units(zone, side, basics, elites)

    def enemy(self, zone: i64, side: i64) -> i64:
        """Another side with units in the zone, or NONE."""
        other: i64
        for other in range(SIDES):
            if other != side and self.stands(zone, other):
                return other
        return NONE

    def empty_of_units(self, zone: i64) -> bool:
        cells = self.cells
        for place in range(zone * SIDES, zone * SIDES + SIDES):
            if cells[BASICS + place] > 0 or cells[ELITES + place] > 0:
                return False
        return True

    def control(self, zone: i64) -> i64:
        """The side that controls a zone, or NONE."""
        return self.cells[CONTROL + zone] - 1

    def claim(self, zone: i64) -> None:
        """The only side with a unit or a beacon controls a zone. [SW-CTRL.1] [SW-BEACON.3] [SW-CLAN-MEN.4]"""
        found: i64 = NONE
        cells = self.cells
        side: i64
        for side in range(SIDES):
            if self.stands(zone, side) or (side < SEATS and cells[BEACONS + zone * SEATS + side] > 0):
                if found != NONE:
                    return  # Two sides: until the combat is over the zone stays the defender's. [SW-CTRL.2]
                found = side
        if found == NONE and cells[TOXICS + zone] > 0:
            found = self.toxic_gardener()
        cells[CONTROL + zone] = found + 1

    def toxic_gardener(self) -> i64:
        """The Menrâu in play, who hold a zone by a toxic farm alone; the dead hold nothing."""
        seat = self.seat_of(MENRAU)
        return NONE if seat == NONE or self.cells[OUT + seat] else seat

    def clan(self, seat: i64) -> i64:
        return self.cells[CLAN + seat] - 1

    def side_clan(self, side: i64) -> i64:
        """The clan of a side as SIDE_IDS numbers it: the Scorched come after the seven."""
        return CLANS if side == SCORCHED_SIDE else self.clan(side)

    def seat_of(self, clan: i64) -> i64:
        seat: i64
        for seat in range(self.seats):
            if self.cells[CLAN + seat] == clan + 1:
                return seat
        return NONE

    def zones_in_play(self) -> i64:
        return self.content.board.zones_in_play(self.seats)

    def controlled(self, side: i64) -> list[int]:
        """The zones of a side; an ice sea is never one. [SW-CTRL.3]"""
        found: list[int] = []
        cells = self.cells
        zone: i64
        for zone in range(ZONES):
            if cells[CONTROL + zone] == side + 1:
                found.append(zone)
        return found

    def occupied(self, side: i64) -> list[int]:
        """The zones where a side has units."""
        found: list[int] = []
        cells = self.cells
        place = side
        zone: i64
        for zone in range(ZONES):
            if cells[BASICS + place] > 0 or cells[ELITES + place] > 0:
                found.append(zone)
            place += SIDES
        return found

    def farms(self, zone: i64) -> i64:
        """Farms of both kinds."""
        return self.cells[FARMS + zone] + self.cells[TOXICS + zone]

    def toxics(self, zone: i64) -> i64:
        return self.cells[TOXICS + zone]

    def turrets(self, zone: i64) -> i64:
        return self.cells[TURRETS + zone]

    def beacons(self, zone: i64, seat: i64) -> i64:
        return self.cells[BEACONS + zone * SEATS + seat]

    def beacons_here(self, zone: i64) -> i64:
        total: i64 = 0
        for place in range(zone * SEATS, zone * SEATS + SEATS):
            total += self.cells[BEACONS + place]
        return total

    def structures(self, zone: i64) -> i64:
        """Beacons, turrets and farms; columns, contracts and cubes are none. [SW-STRUCT.1]"""
        return self.farms(zone) + self.cells[TURRETS + zone] + self.beacons_here(zone)

    def full_of_structures(self, zone: i64) -> bool:
        """Two is the most a zone holds, whoever owns them. [SW-OCC.2]"""
        return self.structures(zone) >= self.content.box.structures_per_zone

    def kinds_here(self, zone: i64) -> list[int]:
        """The kinds of structure in a zone."""
        return [kind for kind in range(STRUCTURES) if self.structures_of(zone, kind) > 0]

    def structures_of(self, zone: i64, kind: i64) -> i64:
        if kind == FARM:
            return self.cells[FARMS + zone]
        if kind == TURRET:
            return self.cells[TURRETS + zone]
        if kind == TOXIC_FARM:
            return self.cells[TOXICS + zone]
        return self.beacons_here(zone)

    def may_build(self, kind: i64, seat: i64) -> bool:
        """Whether a piece of the kind is left. [SW-RES.5] [SW-COMP.20] [SW-COMP.21] [SW-COMP.22] [SW-BEACON.5]"""
        if kind == FARM:
            return self.cells[FARMS_LEFT] > 0
        if kind == TURRET:
            return self.cells[TURRETS_LEFT] > 0
        if kind == BEACON:
            return self.cells[BEACON_RESERVE + seat] > 0
        return self.cells[TOXICS_LEFT] > 0 and self.clan(seat) == MENRAU

    def build(self, zone: i64, kind: i64, seat: i64) -> None:
        if kind == FARM:
            self.cells[FARMS_LEFT] -= 1
            self.cells[FARMS + zone] += 1
        elif kind == TURRET:
            self.cells[TURRETS_LEFT] -= 1
            self.cells[TURRETS + zone] += 1
        elif kind == TOXIC_FARM:
            self.cells[TOXICS_LEFT] -= 1
            self.cells[TOXICS + zone] += 1
        else:
            self.cells[BEACON_RESERVE + seat] -= 1
            self.cells[BEACONS + zone * SEATS + seat] += 1
        self.claim(zone)

    def raze(self, zone: i64, kind: i64) -> None:
        """A destroyed structure goes to the box and never comes back. [SW-STRUCT.5] [SW-RES.4]"""
        if kind == FARM:
            self.cells[FARMS + zone] -= 1
            self.cells[FARMS_BOXED] += 1
        elif kind == TURRET:
            self.cells[TURRETS + zone] -= 1
            self.cells[TURRETS_BOXED] += 1
        elif kind == TOXIC_FARM:
            self.cells[TOXICS + zone] -= 1
            self.cells[TOXICS_BOXED] += 1
        else:
            for seat in range(SEATS):
                if self.cells[BEACONS + zone * SEATS + seat] > 0:
                    self.box_beacons(zone, seat, 1)
                    return
        self.claim(zone)

    def box_beacons(self, zone: i64, seat: i64, count: i64) -> None:
        self.cells[BEACONS + zone * SEATS + seat] -= count
        self.cells[BEACONS_BOXED + seat] += count
        self.claim(zone)

    def floors(self, zone: i64) -> i64:
        return self.cells[FLOORS + zone]

    def raise_column(self, zone: i64, floors: i64) -> i64:
        """Add floors to the one column of a zone, as many as it and the reserve allow. [SW-STEAM.2] [SW-STEAM.3]"""
        # Five floors are the most, and nothing replaces a floor that is not there. [SW-STEAM.4] [SW-COMP.11]
        room: i64 = self.content.box.floors_per_column - self.cells[FLOORS + zone]
        added = min(min(floors, room), self.cells[FLOORS_LEFT])
        self.cells[FLOORS + zone] += added
        self.cells[FLOORS_LEFT] -= added
        return added

    def lower_column(self, zone: i64, floors: i64) -> i64:
        """Removed floors return to the general reserve. [SW-DECL.2]"""
        lost = min(floors, self.cells[FLOORS + zone])
        self.cells[FLOORS + zone] -= lost
        self.cells[FLOORS_LEFT] += lost
        return lost

    def cheer(self, zone: i64) -> bool:
        """Place a Morale cube: one a zone, ten in all. [SW-MORALE.2] [SW-COMP.9]"""
        if self.cells[MORALE + zone] or self.cells[MORALE_LEFT] == 0:
            return False
        self.cells[MORALE + zone] = 1
        self.cells[MORALE_LEFT] -= 1
        return True

    def order(self, zone: i64) -> i64:
        """The kind of the order in a zone, or NONE."""
        return self.cells[ORDER + zone] - 1

    def order_owner(self, zone: i64) -> i64:
        return self.cells[ORDER_OF + zone] - 1

    def has_order(self, zone: i64, seat: i64) -> bool:
        return self.cells[ORDER_OF + zone] == seat + 1

    def place_order(self, zone: i64, seat: i64, kind: i64) -> None:
        self.cells[ORDER_RESERVE + seat * ORDERS + kind] -= 1
        self.cells[ORDER + zone] = kind + 1
        self.cells[ORDER_OF + zone] = seat + 1

    def return_order(self, zone: i64) -> None:
        seat = self.cells[ORDER_OF + zone] - 1
        self.cells[ORDER_RESERVE + seat * ORDERS + self.cells[ORDER + zone] - 1] += 1
        self.cells[ORDER + zone] = 0
        self.cells[ORDER_OF + zone] = 0
