"""Battles: two clans meet in one zone, and one of them leaves it."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.aftermath import Aftermath
from samovar.games.steamwatchers.building import beacon_sites, deploy_beacon
from samovar.games.steamwatchers.choices import (
    ACCEPT,
    FINISH,
    REFUSE,
    Accept,
    Burn,
    DeployBeacon,
    Fight,
    Finish,
    Pay,
    Support,
)
from samovar.games.steamwatchers.content.effects import ATTACKING, BID_LAST, BID_LIMIT, DEFENDING
from samovar.games.steamwatchers.content.ids import MENRAU, NONE, ZONE_IDS, ZONES
from samovar.games.steamwatchers.events import Announced, BidShown, FuelSwapped, Supported
from samovar.games.steamwatchers.force import initial_strength, support_strength, supporters
from samovar.games.steamwatchers.fuel import burn_facts, hand_over, mixes
from samovar.games.steamwatchers.incubation import Rise
from samovar.games.steamwatchers.rows import (
    ATTACK,
    ATTACKS,
    CLEAN_LEFT,
    CLEAN_STOCK,
    COMBAT_ZONE,
    CONTRABAND_LEFT,
    DEFENCE_STRENGTH,
    FORESEEN,
    HOLDER,
    SCORCHED_SIDE,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import AmountField, Fact, Field, SubsetField
from samovar.kernel.steps import Ask, Sealed, Step

ALL_SUBSETS = 6  # with more possible supporters than this, a sample of their subsets is offered


def contested(table: SteamTable, seat: int) -> list[int]:
    """Zones where the active player has moved in on enemy units. [SW-TRIG.1] [SW-COMBAT.1]"""
    return [zone for zone in range(ZONES) if table.stands(zone, seat) and table.enemy(zone, seat) != NONE]


class Combats(Step[SteamTable]):
    """All combats of the activation, one by one; each is over before the next begins. [SW-COMBAT.2] [SW-ACT.5]"""

    def __init__(self, seat: int, fought: bool) -> None:
        self.seat = seat
        self.fought = fought

    def run(self, table: SteamTable) -> None:
        zones = contested(table, self.seat)
        beacons = self.fought and len(beacon_sites(table, self.seat)) > 0
        if len(zones) > 1 or beacons:
            table.then(NextCombat(self.seat, self.fought))
        elif zones:
            table.then(Combat(self.seat, zones[0]), Combats(self.seat, True))


class NextCombat(Ask[SteamTable]):
    """The active player chooses the next combat; a beacon may still be deployed. [SW-COMBAT.2] [SW-BEACON.1]"""

    rule: ClassVar[str] = "SW-COMBAT.2"

    def __init__(self, seat: int, fought: bool) -> None:
        self.seat = seat
        self.fought = fought

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = [Fight(zone) for zone in contested(table, self.seat)]
        if not offered:
            offered.append(FINISH)
        offered += [DeployBeacon(zone) for zone in beacon_sites(table, self.seat)]
        return offered

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        if isinstance(choice, Fight):
            table.then(Combat(self.seat, choice.zone), Combats(self.seat, True))
        elif isinstance(choice, DeployBeacon):
            table.then(Combats(self.seat, self.fought))
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


class Rally(Step[SteamTable]):
    """A side counts its strength, with support if any zone can give it."""

    def __init__(self, side: int, zone: int, role: int) -> None:
        self.side = side
        self.zone = zone
        self.role = role

    def run(self, table: SteamTable) -> None:
        if not table.lend_support(self.side, self.zone, self.role):
            rally(table, self.side, self.zone, self.role, 0)


def rally(table: SteamTable, side: int, zone: int, role: int, lent: int) -> None:
    """Go on to the zones that may support; `lent` is the strength of a caravan that supports without an order."""
    if supporters(table, side, zone):
        table.then(Reinforcement(side, zone, role, lent))
    else:
        announce(table, side, zone, role, lent)


def announce(table: SteamTable, side: int, zone: int, role: int, support: int) -> None:
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
                return Refusal("SW-COMBAT.12", "why-cannot-support")
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


def total_support(table: SteamTable, seat: int, zones: tuple[int, ...], combat: int, lent: int) -> int:
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
        table.then(Rise(victim, 1))  # [SW-CLAN-MEN.6]


class Battle(Step[SteamTable]):
    """Both sides bid; the keeper of the Reliquary may want to see the other wheel first."""

    def __init__(self, attacker: int, defender: int, zone: int, elites: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites

    def run(self, table: SteamTable) -> None:
        keeper = table.cells[HOLDER] - 1
        if (
            keeper != NONE
            and (keeper == self.attacker or keeper == self.defender)
            and self.defender != SCORCHED_SIDE
            and table.cells[FORESEEN] == 0
            and lasting.holds(table, keeper, BID_LAST)
        ):
            table.then(Foresight(keeper, self.attacker, self.defender, self.zone, self.elites))
        else:
            table.then(Bid(self.attacker, self.defender, self.zone, self.elites))


def most_bid(table: SteamTable, seat: int) -> int:
    """Up to all fuel, the wheel, and what a card allows. [SW-COMBAT.21]"""
    most = min(table.fuel(seat), table.board(seat).wheel)
    return lasting.lowest(table, seat, BID_LIMIT, most)


class Bid(Sealed[SteamTable]):
    """Both clans set their wheels in secret and show them together. [SW-COMBAT.20] [SW-COMBAT.22]"""

    rule: ClassVar[str] = "SW-COMBAT.20"

    def __init__(self, attacker: int, defender: int, zone: int, elites: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {
            "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]},
            "attack": int(table.cells[ATTACK]),
            "defence": int(table.cells[DEFENCE_STRENGTH]),
        }

    def seats(self, table: SteamTable) -> list[int]:
        """The Scorched never bid, and a clan without fuel has nothing to set. [SW-SCN-CRAMES.7]"""
        bidders = [self.attacker] if most_bid(table, self.attacker) > 0 else []
        if self.defender != SCORCHED_SIDE and most_bid(table, self.defender) > 0:
            bidders.append(self.defender)
        return bidders

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        return [Burn(barrels) for barrels in range(most_bid(table, seat) + 1)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Burn) and 0 <= choice.barrels <= most_bid(table, seat):
            return None
        return Refusal("SW-COMBAT.21", "why-bid-too-high", {"barrels": most_bid(table, seat)})

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        return [AmountField("barrels", 0, most_bid(table, seat))]

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Burn):
            return []
        own = table.cells[ATTACK if seat == self.attacker else DEFENCE_STRENGTH]
        return [Fact("fact-strength", {"strength": int(own) + choice.barrels})]

    def reveal(self, table: SteamTable, choices: list[Choice | None]) -> None:
        first = choices[self.attacker]
        attack = first.barrels if isinstance(first, Burn) else 0
        defence = 0
        if self.defender != SCORCHED_SIDE:
            second = choices[self.defender]
            defence = second.barrels if isinstance(second, Burn) else 0
        clash(table, self.attacker, self.defender, self.zone, self.elites, attack, defence)


def clash(table: SteamTable, attacker: int, defender: int, zone: int, elites: int, attack: int, defence: int) -> None:
    """Winner and loser alike spend what they bid; final strength is what was announced and that. [SW-COMBAT.23]"""
    if table.log is not None:
        table.tell(BidShown(table.clan(attacker), attack))
        if defender != SCORCHED_SIDE:
            table.tell(BidShown(table.clan(defender), defence))
    table.cells[ATTACK] += attack
    table.cells[DEFENCE_STRENGTH] += defence
    table.then(BidPayment(attacker, attack, defender, defence, NONE, 0), Aftermath(attacker, defender, zone, elites))


class BidPayment(Step[SteamTable]):
    """All barrels of both bids leave, then incubation rises, the attacker's first. [A-CBT-PAY]"""

    def __init__(self, seat: int, cost: int, other: int, other_cost: int, burnt_by: int, burnt: int) -> None:
        self.seat = seat
        self.cost = cost
        self.other = other
        self.other_cost = other_cost
        self.burnt_by = burnt_by  # who has paid already, and how much of it was contraband
        self.burnt = burnt

    def run(self, table: SteamTable) -> None:
        ways = mixes(table, self.seat, self.cost)
        if len(ways) > 1:
            table.then(BidMix(self.seat, self.cost, self.other, self.other_cost, self.burnt_by, self.burnt))
        else:
            paid = ways[0]
            assert isinstance(paid, Pay)
            settle_bid(table, self.seat, paid, self.other, self.other_cost, self.burnt_by, self.burnt)


def settle_bid(table: SteamTable, seat: int, paid: Pay, other: int, other_cost: int, burnt_by: int, burnt: int) -> None:
    if paid.clean + paid.contraband > 0:
        hand_over(table, seat, paid.clean, paid.contraband)
    if other != NONE and other != SCORCHED_SIDE:
        table.then(BidPayment(other, other_cost, NONE, 0, seat, paid.contraband))
        return
    table.then(Rise(seat, paid.contraband))
    if burnt_by != NONE:
        table.then(Rise(burnt_by, burnt))


class BidMix(Ask[SteamTable]):
    """Which barrels a bid is paid with."""

    rule: ClassVar[str] = "SW-FUEL.2"

    def __init__(self, seat: int, cost: int, other: int, other_cost: int, burnt_by: int, burnt: int) -> None:
        self.seat = seat
        self.cost = cost
        self.other = other
        self.other_cost = other_cost
        self.burnt_by = burnt_by
        self.burnt = burnt

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"cost": self.cost}

    def options(self, table: SteamTable) -> list[Choice]:
        return mixes(table, self.seat, self.cost)

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        return burn_facts(choice.contraband) if isinstance(choice, Pay) else []

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        settle_bid(table, self.seat, choice, self.other, self.other_cost, self.burnt_by, self.burnt)


class Foresight(Ask[SteamTable]):
    """Once a turn the keeper may pay with his health to bid last."""

    rule: ClassVar[str] = "SW-SCN-RELIQ.1"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, attacker: int, defender: int, zone: int, elites: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites

    def options(self, table: SteamTable) -> list[Choice]:
        return [REFUSE, ACCEPT]

    def take(self, table: SteamTable, choice: Choice) -> None:
        if not isinstance(choice, Accept):
            table.then(Bid(self.attacker, self.defender, self.zone, self.elites))
            return
        table.cells[FORESEEN] = 1
        other = self.defender if self.seat == self.attacker else self.attacker
        table.then(
            Rise(self.seat, lasting.added(table, self.seat, BID_LAST)),
            OpenBid(other, self.attacker, self.defender, self.zone, self.elites, NONE),
        )


class OpenBid(Ask[SteamTable]):
    """A wheel shown before the other is set."""

    rule: ClassVar[str] = "SW-COMBAT.20"

    def __init__(self, seat: int, attacker: int, defender: int, zone: int, elites: int, shown: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.defender = defender
        self.zone = zone
        self.elites = elites
        self.shown = shown  # the other wheel, or NONE if this one is first

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}, "shown": self.shown}

    def options(self, table: SteamTable) -> list[Choice]:
        return [Burn(barrels) for barrels in range(most_bid(table, self.seat) + 1)]

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Burn)
        other = self.defender if self.seat == self.attacker else self.attacker
        if self.shown == NONE:
            if table.log is not None:
                table.tell(BidShown(table.clan(self.seat), choice.barrels))
            table.then(OpenBid(other, self.attacker, self.defender, self.zone, self.elites, choice.barrels))
            return
        attack = choice.barrels if self.seat == self.attacker else self.shown
        defence = self.shown if self.seat == self.attacker else choice.barrels
        clash(table, self.attacker, self.defender, self.zone, self.elites, attack, defence)


STEPS: list[type[Any]] = [
    Combats,
    NextCombat,
    Combat,
    Rally,
    Reinforcement,
    Poison,
    Battle,
    Bid,
    BidPayment,
    BidMix,
    Foresight,
    OpenBid,
]
