"""The Steam Decline: every column loses a floor, and those who lived beside one fall ill."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.building import Construction
from samovar.games.steamwatchers.choices import REFUSE, Grow, Lower
from samovar.games.steamwatchers.content.effects import (
    COLUMN_INCUBATION,
    DECLINE,
    FARM_COST,
    ZONE_INCUBATION,
)
from samovar.games.steamwatchers.content.ids import EXILE, FARM, MENRAU, STRUCTURE_IDS, TOXIC_FARM, ZONE_IDS, ZONES
from samovar.games.steamwatchers.elimination import CHECK_CLANS
from samovar.games.steamwatchers.events import ColumnFell, PhaseBegan
from samovar.games.steamwatchers.fuel import Spend
from samovar.games.steamwatchers.incubation import Rise
from samovar.games.steamwatchers.offers import LOWERED
from samovar.games.steamwatchers.rows import ACTIVE, CONTROL, FLOORS, INCUBATION, PHASE, TOXICS
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

DECLINE_PHASE: Final = 4
FARM_PRICE: Final = 1


class Decline(Step[SteamTable]):
    """Phase 4: first the columns without units, then each player's, in Reservation order. [SW-DECL.1] [SW-DECL.8]"""

    def run(self, table: SteamTable) -> None:
        table.cells[PHASE] = DECLINE_PHASE
        table.cells[ACTIVE] = 0
        table.tell(PhaseBegan(DECLINE_PHASE))
        order = table.reservation_order()
        for place in range(len(order) - 1, -1, -1):
            table.push(CHECK_CLANS)
            table.push(OwnDecline(order[place]))
        zone: i64
        for zone in range(ZONES):
            if table.cells[FLOORS + zone] > 0 and not held_by_a_player(table, zone):
                # A beacon or a toxic farm is no unit: no incubation, and no farm. [SW-DECL.3] [SW-DECL.4]
                sink(table, zone)


def held_by_a_player(table: SteamTable, zone: i64) -> bool:
    """Whether a player's units stand there; columns of the Scorched fall with the empty ones. [A-SCN-CRAMES]"""
    holder = table.control(zone)
    return 0 <= holder < table.seats and table.stands(zone, holder)


def sink(table: SteamTable, zone: i64) -> None:
    """One floor, or as many as a card in force says for this zone."""
    floors = 1
    for number in table.lasting(-1):
        change = table.content.modifiers[number]
        if change.word == DECLINE and lasting.fits(table, change.zone, zone, -1, change.memory):
            floors = change.amount
    table.lower_column(zone, floors)
    if table.log is not None:
        table.tell(ColumnFell(zone, table.floors(zone)))


class OwnDecline(Step[SteamTable]):
    """One player's columns and unhealthy zones."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        seat: i64 = self.seat
        zones: list[int] = []
        cells = table.cells
        unhealthy = lasting.in_force(table, seat, ZONE_INCUBATION)
        zone: i64
        for zone in range(ZONES):
            if cells[CONTROL + zone] == seat + 1:
                steams = cells[FLOORS + zone] > 0 and table.stands(zone, seat)
                if steams or ((unhealthy or cells[TOXICS + zone] > 0) and poison(table, seat, zone) > 0):
                    zones.append(zone)
        if zones:
            table.push(Exposure(self.seat, tuple(zones)))


def poison(table: SteamTable, seat: i64, zone: i64) -> i64:
    """What a zone does to whoever controls it, even by a beacon: toxic farms, ruins. [SW-CLAN-MEN.3]"""
    rise = lasting.incubation_change(table, seat, ZONE_INCUBATION, zone)
    if table.toxics(zone) > 0 and not table.has_ability(seat, MENRAU):
        rise += 1  # once a zone; the farms of the Scorched do the same [SW-SCN-CRAMES.12] [A-DECL-TOXIC]
    return rise


class Exposure(Step[SteamTable]):
    """The zones that are still to come, in the order that the player likes. [SW-DECL.9]"""

    def __init__(self, seat: int, zones: tuple[int, ...]) -> None:
        self.seat = seat
        self.zones = zones

    def run(self, table: SteamTable) -> None:
        if len(self.zones) > 1:
            table.push(DeclineOrder(self.seat, self.zones))
        elif self.zones:
            suffer(table, self.seat, self.zones[0])


class DeclineOrder(Ask[SteamTable]):
    """Which zone comes next. [SW-DECL.9]"""

    rule: ClassVar[str] = "SW-DECL.9"

    def __init__(self, seat: int, zones: tuple[int, ...]) -> None:
        self.seat = seat
        self.zones = zones

    def options(self, table: SteamTable) -> list[Choice]:
        return [LOWERED[zone] for zone in self.zones]

    def habit(self, table: SteamTable, seat: int) -> Choice | None:
        """The order matters only where a column falls and a farm may be built, or where somebody goes into exile."""
        if any(table.floors(zone) == 1 for zone in self.zones):
            return None
        board = table.board(self.seat)
        rise = sum(column_rise(table, self.seat, zone) + poison(table, self.seat, zone) for zone in self.zones)
        level = table.cells[INCUBATION + self.seat]
        passed = board.incubation[level + 1 : level + rise + 1]
        return None if EXILE in passed or level + rise > board.last_square else LOWERED[self.zones[0]]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Lower) or choice.zone in self.zones:
            return None
        zone = choice.zone
        named = obstacles.zone_args(zone)
        own = obstacles.foreign(table, seat, zone, "SW-DECL.9")
        if own is not None:
            return own
        if not table.stands(zone, seat):
            return Refusal("SW-DECL.4", "why-fell-with-the-empty", named)
        return Refusal("SW-DECL.1", "why-column-fell" if table.floors(zone) else "why-no-column-there", named)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Lower)
        rest = tuple([zone for zone in self.zones if zone != choice.zone])
        table.push(Exposure(self.seat, rest))
        suffer(table, self.seat, choice.zone)


def suffer(table: SteamTable, seat: i64, zone: i64) -> None:
    """A floor goes, incubation rises; where the last floor went a farm may be built. [SW-DECL.5] [SW-DECL.6]"""
    if table.control(zone) == seat:
        rise = poison(table, seat, zone)
        if rise > 0:
            table.push(Rise(seat, rise))
    floors = table.floors(zone)
    if floors == 0:
        return
    if not table.stands(zone, seat):
        sink(table, zone)  # its last unit went into exile meanwhile: no incubation, no farm [A-DECL-MIDEXILE]
        return
    rise = column_rise(table, seat, zone)
    sink(table, zone)
    if table.floors(zone) == 0:
        table.push(FarmOffer(seat, zone))
    table.push(Rise(seat, rise))


def column_rise(table: SteamTable, seat: i64, zone: i64) -> i64:
    """One, three for a giant in one scenario, and more if a card says so. [SW-STEAM.1] [SW-SCN-COLONNES.3]"""
    story = table.story()
    tall = story.tall_floors and table.floors(zone) >= story.tall_floors
    rise = story.tall_incubation if tall else 1
    return rise + lasting.incubation_change(table, seat, COLUMN_INCUBATION, zone)


def farm_price(table: SteamTable, seat: i64) -> i64:
    return lasting.lowest(table, seat, FARM_COST, FARM_PRICE)


def farms_to_build(table: SteamTable, seat: i64) -> list[int]:
    """An ordinary farm, or a toxic one for the Menrâu. [SW-DECL.7] [SW-CLAN-MEN.1]"""
    if table.fuel(seat) < farm_price(table, seat):
        return []
    found = [FARM] if table.may_build(FARM, seat) else []
    if table.has_ability(seat, MENRAU) and table.may_build(TOXIC_FARM, seat):
        found.append(TOXIC_FARM)
    return found


class FarmOffer(Step[SteamTable]):
    """The option stands even if the very column cost the last unit. [A-DECL-FARM]"""

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def run(self, table: SteamTable) -> None:
        if farms_to_build(table, self.seat) and table.structure_ban(self.zone) is None:
            table.push(Farming(self.seat, self.zone))


class Farming(Ask[SteamTable]):
    """A farm where the column stood, for one algofuel. [SW-DECL.7]"""

    rule: ClassVar[str] = "SW-DECL.7"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}, "cost": farm_price(table, seat)}

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = [Grow(kind) for kind in farms_to_build(table, self.seat)]
        offered.append(REFUSE)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Grow):
            return None
        named: dict[str, object] = {"structure": {"kind": "structure", "id": STRUCTURE_IDS[choice.structure]}}
        if choice.structure not in (FARM, TOXIC_FARM):
            return Refusal("SW-DECL.7", "why-only-farms", named)
        if choice.structure == TOXIC_FARM and not table.has_ability(seat, MENRAU):
            return Refusal("SW-CLAN-MEN.1", "why-only-menrau-grow", named)
        price = farm_price(table, seat)
        if table.fuel(seat) < price:
            return Refusal("SW-DECL.7", "why-cannot-pay", {"cost": int(price), "fuel": int(table.fuel(seat))})
        return None if table.may_build(choice.structure, seat) else Refusal("SW-RES.5", "why-no-piece-left", named)

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Grow):
            return []
        return [Fact("fact-cost", {"barrels": farm_price(table, seat)}, "cost")]

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Grow):
            price = farm_price(table, self.seat)
            table.then(Spend(self.seat, price), Construction(self.seat, self.zone, choice.structure))
