"""Caravan boards: an order of their own, three places for kits, and what the Heavy Transport carries."""

from __future__ import annotations

from samovar.games.steamwatchers.content.added import Side
from samovar.games.steamwatchers.content.ids import (
    BEACON,
    FARM,
    HEAVY_TRANSPORT,
    KITS,
    NONE,
    ORDERS,
    STRUCTURES,
    TOXIC_FARM,
    TURRET,
)
from samovar.games.steamwatchers.rows import (
    ABOARD,
    ABOARD_BASIC,
    ABOARD_ELITE,
    ADVANCED,
    BEACONS,
    BEACONS_BOXED,
    BOARD_ACTIVE,
    BOARD_ORDER,
    EXPLOITED,
    FARMS,
    FARMS_BOXED,
    KIT,
    KIT_PLACES,
    KITS_BOXED,
    MOBILE_FARMS,
    MOBILE_TURRETS,
    ORDER_RESERVE,
    RESERVE_BASIC,
    RESERVE_ELITE,
    SEATS,
    TOXICS,
    TOXICS_BOXED,
    TURRETS,
    TURRETS_BOXED,
)
from samovar.games.steamwatchers.spark_of_hope.events import CargoLost, KitBoxed
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.native import i64


class CaravanBoards(SteamTable):
    """What lies on the caravan boards, one for each player."""

    # The order on the caravan board: one of the usual ten tokens.

    def board_order(self, seat: i64) -> i64:
        return self.cells[BOARD_ORDER + seat] - 1

    def place_board_order(self, seat: i64, kind: i64) -> None:
        self.cells[ORDER_RESERVE + seat * ORDERS + kind] -= 1
        self.cells[BOARD_ORDER + seat] = kind + 1

    def return_board_order(self, seat: i64) -> None:
        kind = self.board_order(seat)
        if kind != NONE:
            self.cells[ORDER_RESERVE + seat * ORDERS + kind] += 1
            self.cells[BOARD_ORDER + seat] = 0

    def in_use(self, zone: i64, seat: i64) -> bool:
        """While the board's order is activated, that of the zone is free."""
        return self.cells[BOARD_ACTIVE] == 0 and super().in_use(zone, seat)

    # Kits.

    def kit_at(self, seat: i64, place: i64) -> i64:
        """The kit on a place, or NONE if it is empty or blocked."""
        kit = self.cells[KIT + seat * KIT_PLACES + place]
        return kit - 1 if kit <= KITS else NONE

    def blocked(self, seat: i64, place: i64) -> bool:
        return self.cells[KIT + seat * KIT_PLACES + place] > KITS

    def open_places(self, seat: i64) -> list[int]:
        """Places that no destroyed wagon blocks. [SH-KIT.6]"""
        return [place for place in range(self.content.added.kit_places) if not self.blocked(seat, place)]

    def place_of(self, seat: i64, kit: i64) -> i64:
        """Where a seat has this kit, or NONE."""
        for place in range(KIT_PLACES):
            if self.cells[KIT + seat * KIT_PLACES + place] == kit + 1:
                return place
        return NONE

    def advanced(self, seat: i64, place: i64) -> bool:
        return self.cells[ADVANCED + seat * KIT_PLACES + place] == 1

    def face(self, seat: i64, place: i64) -> Side:
        """The side of a kit that lies face up."""
        kit = self.content.added.kits[self.cells[KIT + seat * KIT_PLACES + place] - 1]
        return kit.advanced if self.advanced(seat, place) else kit.basic

    def install(self, seat: i64, place: i64, kit: i64) -> None:
        """Basic side up; what lay there goes to the box. [SH-KIT.3] [SH-KIT.4]"""
        self.clear_place(seat, place)
        self.cells[KIT + seat * KIT_PLACES + place] = kit + 1

    def clear_place(self, seat: i64, place: i64) -> None:
        """A kit that is replaced or destroyed goes to the box, and with a transport its cargo is lost. [SH-COMBAT.8]"""
        here = seat * KIT_PLACES + place
        kit = self.kit_at(seat, place)
        self.cells[KIT + here] = 0
        self.cells[ADVANCED + here] = 0
        self.cells[EXPLOITED + here] = 0
        if kit == NONE:
            return
        self.cells[KITS_BOXED + kit] += 1
        if self.log is not None:
            self.tell(KitBoxed(self.clan(seat), kit))
        if kit == HEAVY_TRANSPORT:
            self.lose_cargo(seat)

    def block(self, seat: i64, place: i64, what: i64) -> None:
        self.clear_place(seat, place)
        self.cells[KIT + seat * KIT_PLACES + place] = what

    # What the Heavy Transport carries: units aboard are off the map, so that they need no supply. [SH-TL.7]

    def aboard(self, seat: i64, kind: i64) -> i64:
        """Structures of a kind on the Heavy Transport; they are inactive there. [SH-TL.12]"""
        return self.cells[ABOARD + seat * STRUCTURES + kind]

    def cargo(self, seat: i64) -> i64:
        total = self.cells[ABOARD_BASIC + seat] + self.cells[ABOARD_ELITE + seat]
        for kind in range(STRUCTURES):
            total += self.aboard(seat, kind)
        return total

    def structures_aboard(self, seat: i64) -> list[int]:
        """One entry for each."""
        kinds: list[int] = []
        for kind in range(STRUCTURES):
            kinds += [kind] * self.aboard(seat, kind)
        return kinds

    def load_structure(self, seat: i64, zone: i64, kind: i64) -> None:
        if kind == FARM:
            self.cells[FARMS + zone] -= 1
        elif kind == TURRET:
            self.cells[TURRETS + zone] -= 1
        elif kind == TOXIC_FARM:
            self.cells[TOXICS + zone] -= 1
        else:
            self.cells[BEACONS + zone * SEATS + seat] -= 1
        self.cells[ABOARD + seat * STRUCTURES + kind] += 1
        self.claim(zone)

    def unload_structure(self, seat: i64, zone: i64, kind: i64) -> None:
        self.cells[ABOARD + seat * STRUCTURES + kind] -= 1
        if kind == FARM:
            self.cells[FARMS + zone] += 1
        elif kind == TURRET:
            self.cells[TURRETS + zone] += 1
        elif kind == TOXIC_FARM:
            self.cells[TOXICS + zone] += 1
        else:
            self.cells[BEACONS + zone * SEATS + seat] += 1
        self.claim(zone)

    def lose_cargo(self, seat: i64) -> None:
        """Carried units return to the clan reserve, carried structures go to the box. [SH-TL.11] [A-SH-TL]"""
        basics, elites = self.cells[ABOARD_BASIC + seat], self.cells[ABOARD_ELITE + seat]
        kinds = self.structures_aboard(seat)
        self.cells[RESERVE_BASIC + seat] += basics
        self.cells[RESERVE_ELITE + seat] += elites
        self.cells[ABOARD_BASIC + seat] = 0
        self.cells[ABOARD_ELITE + seat] = 0
        for kind in kinds:
            self.cells[ABOARD + seat * STRUCTURES + kind] -= 1
            if kind == BEACON:
                self.cells[BEACONS_BOXED + seat] += 1
            else:
                self.box_structure(kind)
        if self.log is not None and basics + elites + len(kinds) > 0:
            self.tell(CargoLost(self.clan(seat), basics, elites, tuple(kinds)))

    def box_structure(self, kind: i64) -> None:
        boxed = FARMS_BOXED if kind == FARM else TURRETS_BOXED if kind == TURRET else TOXICS_BOXED
        self.cells[boxed] += 1

    def mobile(self, seat: i64) -> list[int]:
        """The kinds of mobile structure on a board: in no zone, so no limit of a zone counts them. [SH-SCN-SOH.5]"""
        kinds = [FARM] if self.cells[MOBILE_FARMS + seat] else []
        if self.cells[MOBILE_TURRETS + seat]:
            kinds.append(TURRET)
        return kinds
