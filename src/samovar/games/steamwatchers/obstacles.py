"""Obstacles: why a zone, a sea, a title or a card cannot be chosen. Only whoever asks why not comes here."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.effects import NOT_SELF, SELF
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    ELITE,
    NONE,
    SEA_IDS,
    SIDE_IDS,
    STRUCTURE_IDS,
    TITLE_IDS,
    UNIT_IDS,
    ZONE_IDS,
)
from samovar.games.steamwatchers.rows import ARCHON_UP, BEACON_SET, MEMORY, RESERVATION, RESERVE_BASIC, RESERVE_ELITE
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64

NAMES: Final[dict[str, list[str]]] = {"zone": ZONE_IDS, "sea": SEA_IDS}


def number_of(wanted: str, kind: str, id: str) -> int:
    """The number of a thing that was clicked, if it is of the wanted kind; else NONE."""
    ids = NAMES[wanted]
    return ids.index(id) if kind == wanted and id in ids else NONE


def thing(kind: str, id: str) -> dict[str, object]:
    return {"kind": kind, "id": id}


def zone_args(zone: i64) -> dict[str, object]:
    return {"zone": thing("zone", ZONE_IDS[zone])}


def sea_args(sea: i64) -> dict[str, object]:
    return {"sea": thing("sea", SEA_IDS[sea])}


def clan_thing(table: SteamTable, side: i64) -> dict[str, object]:
    return thing("clan", SIDE_IDS[table.side_clan(side)])


# Zones.


def off_map(table: SteamTable, zone: i64) -> Refusal | None:
    """With few players the east is closed. [SW-SETUP.6]"""
    return Refusal("SW-SETUP.6", "why-zone-not-in-play", zone_args(zone)) if zone >= table.zones_in_play() else None


def foreign(table: SteamTable, seat: i64, zone: i64, rule: str) -> Refusal | None:
    """Somebody else's zone, or nobody's, where only one's own will do."""
    away = off_map(table, zone)
    if away is not None:
        return away
    holder = table.control(zone)
    if holder == seat:
        return None
    if holder == NONE:
        return Refusal(rule, "why-nobodys-zone", zone_args(zone))
    return Refusal(rule, "why-zone-of-another", {**zone_args(zone), "clan": clan_thing(table, holder)})


def crowded(table: SteamTable, seat: i64, zone: i64) -> Refusal | None:
    """Five units of a clan are the most. [SW-OCC.1]"""
    return Refusal("SW-OCC.1", "why-zone-full", zone_args(zone)) if table.room(zone, seat) <= 0 else None


def shut(table: SteamTable, seat: i64, zone: i64) -> Refusal | None:
    """A card in force closes the zone. [SW-CONC.15]"""
    return Refusal("SW-CONC.15", "why-zone-closed", zone_args(zone)) if lasting.zone_closed(table, seat, zone) else None


def lodging(table: SteamTable, seat: i64, zone: i64, rule: str) -> Refusal | None:
    """Why a recruit cannot stand in a zone, wherever it may be."""
    return foreign(table, seat, zone, rule) or crowded(table, seat, zone)


def enlisting(table: SteamTable, seat: i64, centre: i64, zone: i64, rule: str) -> Refusal | None:
    """Why a recruit cannot stand there when he must join a zone or one of its land neighbours."""
    away = off_map(table, zone)
    if away is not None:
        return away
    if zone != centre and zone not in table.content.board.land[centre]:
        return Refusal(rule, "why-not-beside", {**zone_args(zone), "centre": thing("zone", ZONE_IDS[centre])})
    return lodging(table, seat, zone, rule)


def unarmed(table: SteamTable, seat: i64, unit: i64) -> Refusal | None:
    """Nothing replaces a figure that is not in the reserve. [SW-RES.5]"""
    reserve = table.cells[(RESERVE_ELITE if unit == ELITE else RESERVE_BASIC) + seat]
    if reserve > 0:
        return None
    return Refusal("SW-RES.5", "why-none-in-reserve", {"unit": thing("unit", UNIT_IDS[unit])})


def outside_home(zones: list[int], zone: i64, rule: str) -> Refusal | None:
    """The zones of the deployment, and no other."""
    return None if zone in zones else Refusal(rule, "why-not-home", zone_args(zone))


def no_such_soldier(table: SteamTable, seat: i64, unit: i64, zone: i64, rule: str) -> Refusal | None:
    """Nobody of the kind stands there, or nobody at all."""
    if (table.elites(zone, seat) if unit == ELITE else table.basics(zone, seat)) > 0:
        return None
    if table.units(zone, seat) > 0:
        return Refusal(rule, "why-none-of-that-kind", {**zone_args(zone), "unit": thing("unit", UNIT_IDS[unit])})
    return Refusal(rule, "why-no-soldier-there", zone_args(zone))


def orderless(table: SteamTable, seat: i64, zone: i64) -> Refusal | None:
    """Why nothing can be activated in a zone. [SW-PLAN.6] [SW-ACT.3]"""
    owner = table.order_owner(zone)
    if owner == seat:
        return None
    if owner != NONE:
        return Refusal("SW-ACT.3", "why-order-of-another", {**zone_args(zone), "clan": clan_thing(table, owner)})
    if table.stands(zone, seat):
        return Refusal("SW-PLAN.6", "why-no-order-there", zone_args(zone))
    return unplanned(table, seat, zone)


def unplanned(table: SteamTable, seat: i64, zone: i64) -> Refusal:
    """Why no order goes on a zone: only units take one, a beacon or a farm does not. [SW-PLAN.1] [SW-PLAN.3]"""
    away = off_map(table, zone)
    if away is not None:
        return away
    if table.control(zone) == seat:
        return Refusal("SW-PLAN.3", "why-only-structures-there", zone_args(zone))
    return Refusal("SW-PLAN.1", "why-no-unit-there", zone_args(zone))


def beaconless(table: SteamTable, seat: i64, zone: i64) -> Refusal | None:
    """Why no beacon goes there. [SW-BEACON.1] [SW-BEACON.2] [SW-BEACON.5]"""
    if table.cells[BEACON_SET]:
        return Refusal("SW-BEACON.1", "why-one-beacon")
    if not table.may_build(STRUCTURE_IDS.index("beacon"), seat):
        return Refusal("SW-BEACON.5", "why-no-beacon-left")
    ban = table.structure_ban(zone)
    if ban is not None:
        return ban
    # The active zone stays eligible after the last unit has left it. [A-MOVE-BEACON-AFTER]
    if zone == table.active_zone() and table.control(zone) == NONE:
        return None
    return foreign(table, seat, zone, "SW-BEACON.2")


def unfit(table: SteamTable, number: i64, zone: i64, seat: i64, memory: i64, rule: str) -> Refusal | None:
    """What a card's words want of a zone and do not find there."""
    away = off_map(table, zone)
    if away is not None or number == NONE:
        return away
    wanted = table.content.filters[number]
    if wanted.control == SELF and table.control(zone) != seat:
        return foreign(table, seat, zone, rule)
    if wanted.control == NOT_SELF and table.control(zone) == seat:
        return Refusal(rule, "why-your-own-zone", zone_args(zone))
    if wanted.beyond != NONE:
        for words in table.extensions.words:
            reason = words.unfit(table, wanted, zone, seat, rule)
            if reason is not None:
                return reason
    if wanted.chosen and table.cells[MEMORY + memory] != zone + 1:
        return Refusal(rule, "why-not-the-named-zone", zone_args(zone))
    if wanted.haven != NONE and table.is_haven(zone) != (wanted.haven == 1):
        return Refusal(rule, "why-no-haven-there" if wanted.haven == 1 else "why-haven-there", zone_args(zone))
    if wanted.deserted and not table.empty_of_units(zone):
        return Refusal(rule, "why-units-there", zone_args(zone))
    return unsteamed(table, number, zone, rule)


def unsteamed(table: SteamTable, number: i64, zone: i64, rule: str) -> Refusal | None:
    """What a card's words want of a zone's column."""
    wanted = table.content.filters[number]
    floors = table.floors(zone)
    if wanted.column_or_farm and floors == 0 and table.farms(zone) == 0:
        return Refusal(rule, "why-no-column-or-farm", zone_args(zone))
    if floors == 0 and (wanted.column or wanted.least_floors > 0):
        return Refusal(rule, "why-no-column-there", zone_args(zone))
    if floors < wanted.least_floors:
        return Refusal(rule, "why-column-too-low", {**zone_args(zone), "floors": int(wanted.least_floors)})
    if wanted.most_floors != NONE and floors > wanted.most_floors:
        return Refusal(rule, "why-column-too-tall", {**zone_args(zone), "floors": int(wanted.most_floors)})
    return None


def must_choose(optional: bool, rule: str) -> Refusal | None:
    """What a card does not leave open cannot be declined."""
    return None if optional else Refusal(rule, "why-must-choose")


def miscounted(wanted: tuple[int, ...], there: list[int]) -> int:
    """The first thing that is wanted more often than it is there, or NONE."""
    for each in wanted:
        if wanted.count(each) > there.count(each):
            return each
    return NONE


def disordered(wanted: tuple[int, ...], there: list[int], rule: str) -> Refusal | None:
    """Things of a list are named in its order, so that a choice is said in one way only."""
    places = [there.index(each) for each in wanted]
    return None if places == sorted(places) else Refusal(rule, "why-in-order")


def bare_of(table: SteamTable, zone: i64, kind: i64, rule: str) -> Refusal | None:
    """No structure of the kind stands there."""
    if table.structures_of(zone, kind) > 0:
        return None
    return Refusal(
        rule, "why-no-such-structure", {**zone_args(zone), "structure": thing("structure", STRUCTURE_IDS[kind])}
    )


def elsewhere(here: i64, kind: str, id: str, rule: str) -> Refusal | None:
    """A question about one zone, whose answers stand in the list: other zones play no part in it."""
    zone = number_of("zone", kind, id)
    if zone == NONE:
        return None
    if zone == here:
        return Refusal(rule, "why-choose-in-list", zone_args(zone))
    return Refusal(rule, "why-about-another", {**zone_args(zone), "here": thing("zone", ZONE_IDS[here])})


# Seas.


def slotless(table: SteamTable, sea: i64) -> Refusal | None:
    """A contract needs a free slot. [SW-NEG.4]"""
    if table.free_slots(sea) > 0:
        return None
    return Refusal("SW-NEG.4", "why-sea-full", sea_args(sea))


def unsigned(table: SteamTable, seat: i64, sea: i64, rule: str) -> Refusal | None:
    """None of one's contracts lies there; the Legate's token and the Accomplice are none."""
    return None if table.contracts(sea, seat) > 0 else Refusal(rule, "why-no-contract-there", sea_args(sea))


# Titles, clans, cards.


def title_closed(table: SteamTable, title: i64) -> Refusal | None:
    """A title that does not exist with so many players. [SW-SETUP.31]"""
    if title in table.places():
        return None
    return Refusal("SW-SETUP.31", "why-title-not-in-play", {"title": thing("title", TITLE_IDS[title])})


def untitled(table: SteamTable, title: i64) -> Refusal | None:
    """A title that is not in play, or where another Ambassador waits. [SW-PASS.6]"""
    closed = title_closed(table, title)
    owner = table.cells[RESERVATION + title] - 1
    if closed is not None or owner == NONE:
        return closed
    named: dict[str, object] = {"title": thing("title", TITLE_IDS[title])}
    return Refusal("SW-PASS.6", "why-title-taken", {**named, "clan": clan_thing(table, owner)})


def absent(table: SteamTable, clan: i64, rule: str) -> Refusal | None:
    """A clan that nobody leads, or that is out of the game."""
    seat = table.seat_of(clan)
    if seat != NONE and table.playing(seat):
        return None
    key = "why-clan-not-here" if seat == NONE else "why-clan-out"
    return Refusal(rule, key, {"clan": thing("clan", SIDE_IDS[clan])})


def unheld_steam(hand: list[int], zone: i64, rule: str) -> Refusal | None:
    """A steam card is called as its zone."""
    return None if zone in hand else Refusal(rule, "why-no-such-card", {"card": thing("zone", ZONE_IDS[zone])})


def unheld_archon(table: SteamTable, seat: i64, card: i64, rule: str) -> Refusal | None:
    if card in table.archon_hand(seat):
        return None
    named: dict[str, object] = {"archon": thing("archon-card", ARCHON_IDS[card])}
    if table.cells[ARCHON_UP] == card + 1:
        return Refusal("SW-CONC.15", "why-card-in-force", named)
    return Refusal(rule, "why-no-such-archon", named)
