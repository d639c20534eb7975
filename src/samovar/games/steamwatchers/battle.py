"""Battles: two clans meet in one zone, and one of them leaves it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.bidding import Battle
from samovar.games.steamwatchers.building import beacon_sites, deploy_beacon, room_facts
from samovar.games.steamwatchers.choices import (
    FINISH,
    DeployBeacon,
    Fight,
    Finish,
    Support,
)
from samovar.games.steamwatchers.content.effects import ATTACKING, DEFENDING, NO_SUPPORT
from samovar.games.steamwatchers.content.ids import MENRAU, NONE, ZONE_IDS
from samovar.games.steamwatchers.events import Announced, FuelSwapped, Supported
from samovar.games.steamwatchers.extensions import RALLY
from samovar.games.steamwatchers.force import initial_strength, support_strength, supporters
from samovar.games.steamwatchers.incubation import Rise
from samovar.games.steamwatchers.rows import (
    ATTACK,
    ATTACKS,
    CLEAN_LEFT,
    CLEAN_STOCK,
    COMBAT_ZONE,
    CONTRABAND_LEFT,
    DEFENCE_STRENGTH,
    SCORCHED_SIDE,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.varied import VariedStep
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact, Field, SubsetField
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

ALL_SUBSETS: Final = 6  # with more possible supporters than this, a sample of their subsets is offered


def contested(table: SteamTable, seat: i64) -> list[int]:
    """Zones where the active player has moved in on enemy units. [SW-TRIG.1] [SW-COMBAT.1]"""
    return [zone for zone in table.occupied(seat) if table.enemy(zone, seat) != NONE]


class Combats(Step[SteamTable]):
    """All combats of the activation, one by one; each is over before the next begins. [SW-COMBAT.2] [SW-ACT.5]"""

    def __init__(self, seat: int, fought: bool) -> None:
        self.seat = seat
        self.fought = fought

    def run(self, table: SteamTable) -> None:
        zones = contested(table, self.seat)
        beacons = self.fought and len(beacon_sites(table, self.seat)) > 0
        if len(zones) > 1 or beacons:
            table.push(NextCombat(self.seat, self.fought))
        elif zones:
            table.then(Combat(self.seat, zones[0]), Combats(self.seat, True))


class NextCombat(Ask[SteamTable]):
    """The active player chooses the next combat; a beacon may still be deployed. [SW-COMBAT.2] [SW-BEACON.1]"""

    rule: ClassVar[str] = "SW-COMBAT.2"

    def __init__(self, seat: int, fought: bool) -> None:
        self.seat = seat
        self.fought = fought

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"combats": len(contested(table, self.seat))}

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return {"key": "choice-no-beacon", "args": {}} if isinstance(choice, Finish) else choice.label()

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = [Fight(zone) for zone in contested(table, self.seat)]
        if not offered:
            offered.append(FINISH)
        offered += [DeployBeacon(zone) for zone in beacon_sites(table, self.seat)]
        return offered

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        return room_facts(table, choice.zone) if isinstance(choice, DeployBeacon) else []

    def habit(self, table: SteamTable, seat: int) -> Choice | None:
        """Beacons are offered within the move: when the last combat is over, few still want one."""
        return None if contested(table, self.seat) else FINISH

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, DeployBeacon):
            return obstacles.beaconless(table, seat, choice.zone)
        fights = contested(table, seat)
        if isinstance(choice, Fight) and choice.zone not in fights:
            return Refusal("SW-COMBAT.2", "why-no-combat-there", obstacles.zone_args(choice.zone))
        if isinstance(choice, Finish) and fights:
            return Refusal("SW-COMBAT.2", "why-combats-first")
        return None

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        if isinstance(choice, Fight):
            table.then(Combat(self.seat, choice.zone), Combats(self.seat, True))
        elif isinstance(choice, DeployBeacon):
            table.push(Combats(self.seat, self.fought))
            deploy_beacon(table, self.seat, choice.zone)


class Combat(Step[SteamTable]):
    """Strengths, then the battle, then its consequences; the active player attacks. [SW-COMBAT.3] [SW-COMBAT.4]

    In the rulebook's example six with five barrels beat six with three: eleven to nine. [SW-COMBAT.40]
    """

    def __init__(self, attacker: int, zone: int) -> None:
        self.attacker = attacker
        self.zone = zone

    def run(self, table: SteamTable) -> None:
        attacker, zone = self.attacker, self.zone
        defender = table.enemy(zone, attacker)
        elites = table.elites(zone, attacker)
        table.cells[COMBAT_ZONE] = zone + 1
        table.cells[ATTACKS + attacker] += 1
        # The attacker commits and announces first, then the defender, who knows. [SW-COMBAT.19]
        table.then(
            Rally(attacker, zone, ATTACKING),
            Rally(defender, zone, DEFENDING),
            Poison(attacker, defender, elites),
            Battle(attacker, defender, zone, elites),
        )


class Rally(VariedStep):
    """A side counts its strength, with support if any zone can give it."""

    kind: ClassVar[int] = RALLY

    def __init__(self, side: int, zone: int, role: int) -> None:
        self.side = side
        self.zone = zone
        self.role = role

    def run(self, table: SteamTable) -> None:
        rally(table, self.side, self.zone, self.role, 0)


def rally(table: SteamTable, side: i64, zone: i64, role: i64, lent: i64) -> None:
    """Go on to the zones that may support; `lent` is strength that came without an order."""
    if supporters(table, side, zone):
        table.push(Reinforcement(side, zone, role, lent))
    else:
        announce(table, side, zone, role, lent)


def announce(table: SteamTable, side: i64, zone: i64, role: i64, support: i64) -> None:
    strength = initial_strength(table, side, zone, role, support)
    table.cells[ATTACK if role == ATTACKING else DEFENCE_STRENGTH] = strength
    if table.log is not None:
        table.tell(Announced(table.side_clan(side), strength, zone))


class Reinforcement(Ask[SteamTable]):
    """Which zones support: their orders return to the reserve, their units stay where they are. [SW-COMBAT.11]"""

    rule: ClassVar[str] = "SW-COMBAT.11"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, zone: int, role: int, lent: int) -> None:
        self.seat = seat
        self.zone = zone
        self.role = role
        self.lent = lent

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        zones = supporters(table, self.seat, self.zone)
        return [SubsetField("zones", "zone", [ZONE_IDS[zone] for zone in zones], 0, len(zones))]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Support):
            return Refusal(self.rule, "why-name-supporters")
        zones = supporters(table, self.seat, self.zone)
        last = NONE
        for zone in choice.zones:
            if zone <= last:
                return Refusal(self.rule, "why-each-zone-once")
            if zone not in zones:
                return support_obstacle(table, self.seat, zone, self.zone)
            last = zone
        return None

    def options(self, table: SteamTable) -> list[Choice]:
        return [Support(zones) for zones in subsets(supporters(table, self.seat, self.zone))]

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Support):
            return []
        support = total_support(table, self.seat, choice.zones, self.zone, self.lent)
        strength = initial_strength(table, self.seat, self.zone, self.role, support)
        return [Fact("fact-strength", {"strength": strength})]

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Support)
        support = total_support(table, self.seat, choice.zones, self.zone, self.lent)
        for zone in choice.zones:
            table.return_order(zone)  # the units neither move nor suffer [SW-COMBAT.17] [SW-COMBAT.18]
        if table.log is not None and choice.zones:
            table.tell(Supported(table.clan(self.seat), self.zone, choice.zones))
        announce(table, self.seat, self.zone, self.role, support)


def support_obstacle(table: SteamTable, seat: i64, zone: i64, combat: i64) -> Refusal:
    """Why a zone cannot support this combat. [SW-COMBAT.11] [SW-COMBAT.12] [SW-COMBAT.15]"""
    named = obstacles.zone_args(zone)
    if lasting.holds(table, seat, NO_SUPPORT):
        return Refusal("SW-CONC.15", "why-card-bars-support")
    barred = table.support_ban(combat) or table.support_ban(zone)
    if barred is not None:
        return barred
    if zone == combat:
        return Refusal("SW-COMBAT.11", "why-fights-already", named)
    if not table.stands(zone, seat):
        return Refusal("SW-COMBAT.11", "why-no-unit-to-support", named)
    if not table.has_order(zone, seat):
        return Refusal("SW-COMBAT.12", "why-no-order-to-support", named)
    if table.in_use(zone, seat):
        return Refusal("SW-COMBAT.15", "why-order-in-use", named)
    return Refusal("SW-COMBAT.11", "why-too-far-to-support", named)


def total_support(table: SteamTable, seat: i64, zones: tuple[int, ...], combat: i64, lent: i64) -> i64:
    total = lent
    for zone in zones:
        total += support_strength(table, seat, zone, combat, lent)
    return total


def subsets(zones: list[int]) -> list[tuple[int, ...]]:
    """Every subset of a few zones, in a stable order; of many, none, each, the first so many, and all."""
    found: list[tuple[int, ...]] = [()]
    if len(zones) <= ALL_SUBSETS:
        for zone in zones:
            found += [(*some, zone) for some in found]
        return found
    for zone in zones:
        found.append((zone,))
    for count in range(2, len(zones) + 1):
        found.append(tuple(zones[:count]))
    return found


class Poison(Step[SteamTable]):
    """Sowers among the attackers spoil a barrel and raise incubation, before the bids. [SW-CLAN-MEN.5]"""

    def __init__(self, attacker: int, defender: int, elites: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.elites = elites

    def run(self, table: SteamTable) -> None:
        victim = self.defender
        if self.elites == 0 or victim == SCORCHED_SIDE or not table.has_elite(self.attacker, MENRAU):
            return
        # Without a barrel to swap, or one to swap it for, the clean one stays. [A-CLAN-SEMEUR]
        if table.cells[CLEAN_STOCK + victim] > 0 and table.cells[CONTRABAND_LEFT] > 0:
            table.cells[CLEAN_STOCK + victim] -= 1
            table.cells[CLEAN_LEFT] += 1
            table.gain_contraband(victim, 1)
            table.tell(FuelSwapped(table.clan(victim)))
        table.push(Rise(victim, 1))  # [SW-CLAN-MEN.6]
