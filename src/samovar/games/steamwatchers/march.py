"""A Move order: groups leave the active zone by land, by sea or by forced march, and beacons are deployed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.battle import Combats, contested
from samovar.games.steamwatchers.building import beacon_sites, deploy_beacon, room_facts
from samovar.games.steamwatchers.choices import FINISH, DeployBeacon, Finish, Lose, March, Sail, Send, Walk
from samovar.games.steamwatchers.content.effects import ATTACKING, DEFENDING, UNITS_PER_MOVE
from samovar.games.steamwatchers.content.ids import BASIC, ELITE, FORCED_MARCH, NONE, RHONE, ZONE_IDS
from samovar.games.steamwatchers.events import BeaconDestroyed, Moved, TrapSprung
from samovar.games.steamwatchers.extensions import MOVE_ORDER
from samovar.games.steamwatchers.force import armed, armed_strength, defence_in_sight
from samovar.games.steamwatchers.fuel import TokenUse
from samovar.games.steamwatchers.offers import BEACONS, FIGURES, SAILS, SENT, WALKS
from samovar.games.steamwatchers.routes import (
    enterable,
    flat,
    fliers_here,
    marches,
    may_march,
    over_legates_sea,
    raiders_here,
    sails,
    walks,
)
from samovar.games.steamwatchers.rows import SET_OUT, UNNUMBERED
from samovar.games.steamwatchers.sums import parts_of, supported
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

BY_LAND: Final = 0
BY_SEA: Final = 1
BY_MARCH: Final = 2
NO_LIMIT: Final = 99


def ready(table: SteamTable, seat: i64, zone: i64) -> i64:
    """How many units of the active zone have not travelled yet."""
    return table.units(zone, seat) - table.resting(BASIC) - table.resting(ELITE)


def still_to_go(table: SteamTable, seat: i64, zone: i64) -> i64:
    """How many units of the active zone may still set out; at sea the Legate may more. [SW-CONC.11]"""
    return min(ready(table, seat, zone), departures_left(table, seat))


def departures_left(table: SteamTable, seat: i64) -> i64:
    """How many figures a card still lets set out in this activation."""
    counted = table.cells[SET_OUT] - table.cells[UNNUMBERED]
    return max(0, lasting.lowest(table, seat, UNITS_PER_MOVE, NO_LIMIT) - counted)


class Manoeuvre(Ask[SteamTable]):
    """As many moves as the player likes, before any combat; moving nothing is fine too. [SW-MOVE.1] [SW-MOVE.4]

    The rulebook's example of movement sends one zone's units three ways and leaves a beacon behind. [SW-TRIG.6]
    """

    rule: ClassVar[str] = "SW-MOVE.1"
    proposes: ClassVar[bool] = False  # the first zone is nobody's wish, and may be the last soldier's way off a column

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        """Whoever has met enemies reads that the fighting is next."""
        combats = len(contested(table, self.seat))
        if not isinstance(choice, Finish) or combats == 0:
            return choice.label()
        return {"key": "choice-finish-fight", "args": {"combats": combats}}

    def options(self, table: SteamTable) -> list[Choice]:
        seat, zone = self.seat, self.zone
        offered: list[Choice] = []
        # A simple move goes by land or by sea. [SW-MOVE.6]
        # Only units still in the active zone move, so none moves twice; structures never do. [SW-MOVE.3] [SW-STRUCT.2]
        if still_to_go(table, seat, zone) > 0:
            for goal in walks(table, seat, zone):
                offered.append(WALKS[goal])
            for goal in sails(table, seat, zone, raiders_here(table, seat, zone)):
                offered.append(SAILS[goal])
            if may_march(table, seat):
                offered += marches(table, seat, zone)
        elif ready(table, seat, zone) > 0:
            for goal in sails(table, seat, zone, raiders_here(table, seat, zone)):
                if over_legates_sea(table, seat, zone, goal):
                    offered.append(SAILS[goal])
        table.offer_more(MOVE_ORDER, seat, zone, offered)
        for site in beacon_sites(table, seat):
            offered.append(BEACONS[site])
        offered.append(FINISH)
        return offered

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        return room_facts(table, choice.zone) if isinstance(choice, DeployBeacon) else []

    def otherwise(self, table: SteamTable, seat: int) -> Choice:
        return FINISH

    def near(self, table: SteamTable, seat: int) -> list[Choice]:
        return [Walk(goal) for goal in table.content.board.land[self.zone] if not enterable(table, seat, goal)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Walk):
            return self.walk_obstacle(table, choice.zone)
        if isinstance(choice, Sail):
            return self.sail_obstacle(table, choice.zone)
        if isinstance(choice, March):
            return self.march_obstacle(table, choice.via, choice.zone)
        if isinstance(choice, DeployBeacon):
            return obstacles.beaconless(table, seat, choice.zone)
        return table.objection(MOVE_ORDER, seat, self.zone, choice)

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        """The nearest way to a zone says best why it is not open."""
        zone = obstacles.number_of("zone", kind, id)
        if zone == NONE:
            return None
        away = obstacles.off_map(table, zone) or self.stay_obstacle(table, zone)
        if away is not None:
            return away
        land = table.content.board.land
        if zone in land[self.zone]:
            return self.walk_obstacle(table, zone)
        full = obstacles.crowded(table, seat, zone) or obstacles.shut(table, seat, zone)
        between = [via for via in land[self.zone] if via in land[zone]]
        if full is not None or not between:
            return full or Refusal("SW-MOVE.7", "why-out-of-reach", obstacles.zone_args(zone))
        plains = [via for via in between if flat(table, seat, via)] or between
        return self.march_obstacle(table, plains[0], zone)

    def stay_obstacle(self, table: SteamTable, zone: i64) -> Refusal | None:
        """Nobody goes where he stands, and nobody moves twice. [SW-MOVE.2] [SW-MOVE.3]"""
        if zone == self.zone:
            return Refusal("SW-MOVE.2", "why-already-there", obstacles.zone_args(zone))
        if still_to_go(table, self.seat, self.zone) > 0:
            return None
        if departures_left(table, self.seat) == 0:
            return Refusal("SW-CONC.15", "why-card-limits-moves")
        return Refusal("SW-MOVE.3", "why-nobody-left-to-move", obstacles.zone_args(self.zone))

    def walk_obstacle(self, table: SteamTable, zone: i64) -> Refusal | None:
        """[SW-SETUP.6] [SW-MOVE.9] [SW-MOVE.7]"""
        reason = (
            obstacles.off_map(table, zone)
            or self.stay_obstacle(table, zone)
            or obstacles.crowded(table, self.seat, zone)
            or obstacles.shut(table, self.seat, zone)
        )
        if reason is not None or zone in walks(table, self.seat, self.zone):
            return reason
        return Refusal("SW-MOVE.7", "why-not-adjacent", obstacles.zone_args(zone))

    def sail_obstacle(self, table: SteamTable, zone: i64) -> Refusal | None:
        """Both ends on a coast, no landing on a mountain, and a contract in the sea between. [SW-SEA.1] [SW-SEA.4]"""
        board = table.content.board
        if not table.sailing_taught():
            return Refusal("SW-SCN-APP.12", "why-seas-later")
        reason = obstacles.off_map(table, zone)
        if reason is None and not self.free_at_sea(table, zone):
            reason = self.stay_obstacle(table, zone)
        if reason is not None:
            return reason
        for end in (self.zone, zone):
            if not board.coastal[end]:
                return Refusal("SW-SEA.1", "why-not-coastal", obstacles.zone_args(end))
        if not flat(table, self.seat, zone):
            return Refusal("SW-SEA.4", "why-coastal-mountain", obstacles.zone_args(zone))
        full = obstacles.crowded(table, self.seat, zone) or obstacles.shut(table, self.seat, zone)
        if full is not None or zone in sails(table, self.seat, self.zone, raiders_here(table, self.seat, self.zone)):
            return full
        return Refusal("SW-SEA.1", "why-no-sea-way")

    def free_at_sea(self, table: SteamTable, zone: i64) -> bool:
        """Whether units may set out for this coast though a card lets no more go. [SW-CONC.11]"""
        if zone == self.zone or ready(table, self.seat, self.zone) == 0:
            return False
        return over_legates_sea(table, self.seat, self.zone, zone)

    def march_obstacle(self, table: SteamTable, via: i64, zone: i64) -> Refusal | None:
        """[SW-MARCH.2] [SW-MARCH.3] [SW-MARCH.4] [SW-MARCH.5]"""
        land = table.content.board.land
        if via not in land[self.zone] or zone not in land[via]:
            return Refusal("SW-MARCH.1", "why-march-too-far", obstacles.zone_args(zone))
        for crossed in (via, zone):
            if not flat(table, self.seat, crossed):
                return Refusal("SW-MARCH.3", "why-march-mountain", obstacles.zone_args(crossed))
        if table.enemy(via, self.seat) != NONE and not fliers_here(table, self.seat, self.zone):
            return Refusal("SW-MARCH.4", "why-march-enemy", obstacles.zone_args(via))
        if not may_march(table, self.seat):
            return Refusal("SW-MARCH.2", "why-no-march")
        for crossed in (via, zone):
            reason = obstacles.off_map(table, crossed) or obstacles.shut(table, self.seat, crossed)
            if reason is not None:
                return reason
            if table.room(crossed, self.seat) <= 0:
                return Refusal("SW-MARCH.5", "why-zone-full", obstacles.zone_args(crossed))
        return self.stay_obstacle(table, zone)

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            # Combats start when the active player says that he has moved. [SW-TRIG.2] [SW-MOVE.5]
            table.push(Combats(self.seat, False))
            return
        table.push(self)
        if isinstance(choice, Walk):
            table.push(Grouping(self.seat, self.zone, NONE, choice.zone, BY_LAND))
        elif isinstance(choice, Sail):
            table.push(Grouping(self.seat, self.zone, NONE, choice.zone, BY_SEA))
        elif isinstance(choice, March):
            table.push(Marching(self.seat, self.zone, choice.via, choice.zone))
            table.push(TokenUse(self.seat, FORCED_MARCH))
        elif isinstance(choice, DeployBeacon):
            deploy_beacon(table, self.seat, choice.zone)
        else:
            table.taken(MOVE_ORDER, self.seat, self.zone, choice)


class Marching(Step[SteamTable]):
    """The token is paid for; contraband may have cost the very units that were to march."""

    def __init__(self, seat: int, origin: int, via: int, zone: int) -> None:
        self.seat = seat
        self.origin = origin
        self.via = via
        self.zone = zone

    def run(self, table: SteamTable) -> None:
        group = Grouping(self.seat, self.origin, self.via, self.zone, BY_MARCH)
        if group.options(table):
            table.push(group)


class Grouping(Ask[SteamTable]):
    """Which units of the active zone make up the group. [SW-MOVE.2]"""

    rule: ClassVar[str] = "SW-MOVE.2"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, origin: int, via: int, zone: int, way: int) -> None:
        self.seat = seat
        self.origin = origin
        self.via = via
        self.zone = zone
        self.way = way

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: SteamTable) -> list[Choice]:
        seat = self.seat
        basics = table.basics(self.origin, seat) - table.resting(BASIC)
        elites = table.elites(self.origin, seat) - table.resting(ELITE)
        most = min(ready(table, seat, self.origin), table.room(self.zone, seat))
        if not self.unnumbered(table):
            most = min(most, departures_left(table, seat))
        if self.via != NONE:
            most = min(most, table.room(self.via, seat))  # not even for an instant more than five [SW-MARCH.5]
        if self.elites_only(table):
            basics = 0
        offered: list[Choice] = []
        for some in range(basics, -1, -1):
            for few in range(elites, -1, -1):
                if 0 < some + few <= most:
                    offered.append(SENT[some * FIGURES + few])
        return offered

    def unnumbered(self, table: SteamTable) -> bool:
        """Whether no card may count them: the Legate's units on his own sea. [SW-CONC.11]"""
        return self.way == BY_SEA and over_legates_sea(table, self.seat, self.origin, self.zone)

    def elites_only(self, table: SteamTable) -> bool:
        """Chargers where only they may sail, Erinyes across an enemy. [SW-CLAN-FL.3] [SW-CLAN-CAT.2]"""
        if self.way == BY_SEA and raiders_here(table, self.seat, self.origin):
            return self.zone not in sails(table, self.seat, self.origin, False)
        return self.via != NONE and table.enemy(self.via, self.seat) != NONE

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Send):
            return None
        named = obstacles.zone_args(self.zone)
        count = choice.basics + choice.elites
        if count == 0:
            return Refusal("SW-MOVE.2", "why-somebody-must-go")
        if choice.basics and self.elites_only(table):
            crossing = self.via != NONE
            return Refusal("SW-CLAN-CAT.2" if crossing else "SW-CLAN-FL.3", "why-elites-only", named)
        ready_basics = table.basics(self.origin, seat) - table.resting(BASIC)
        ready_elites = table.elites(self.origin, seat) - table.resting(ELITE)
        if choice.basics > ready_basics or choice.elites > ready_elites:
            return Refusal("SW-MOVE.3", "why-not-so-many-there", obstacles.zone_args(self.origin))
        if count > departures_left(table, seat) and not self.unnumbered(table):
            return Refusal("SW-CONC.15", "why-card-limits-moves")
        if count > table.room(self.zone, seat):
            room: dict[str, object] = {"count": int(table.room(self.zone, seat))}
            return Refusal("SW-MOVE.9", "why-room-for-fewer", {**named, **room})
        if self.via != NONE and count > table.room(self.via, seat):
            crossed: dict[str, object] = {"count": int(table.room(self.via, seat))}
            return Refusal("SW-MARCH.5", "why-room-for-fewer", {**obstacles.zone_args(self.via), **crossed})
        return None

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        """A preview of the fight that would follow, without fuel: what stands there, and what support could add."""
        enemy = table.enemy(self.zone, seat)
        if enemy == NONE or not isinstance(choice, Send):
            return []
        zone = self.zone
        attack = armed(table, seat, choice.basics, choice.elites, ATTACKING, zone) + armed_here(table, seat, zone)
        basics, elites = choice.basics + table.basics(zone, seat), choice.elites + table.elites(zone, seat)
        attacking = parts_of(table, seat, zone, ATTACKING, int(basics), int(elites))
        defence = defence_in_sight(table, enemy, zone)
        there, chosen = int(table.basics(zone, enemy)), int(table.elites(zone, enemy))
        defending = parts_of(table, enemy, zone, DEFENDING, there, chosen)
        return [
            Fact("fact-attack", estimate(int(attack), supported(table, seat, zone), attacking)),
            Fact("fact-defence", estimate(int(defence), supported(table, enemy, zone), defending), "warning"),
        ]

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Send)
        depart(table, self, choice.basics, choice.elites)


def estimate(strength: int, support: int, parts: list[dict[str, Any]]) -> dict[str, object]:
    return {"strength": strength, "most": strength + support, "support": support, "parts": parts}


def armed_here(table: SteamTable, seat: i64, zone: i64) -> i64:
    return armed_strength(table, seat, zone, ATTACKING)


def depart(table: SteamTable, group: Grouping, basics: i64, elites: i64) -> None:
    seat = group.seat
    table.cells[SET_OUT] += basics + elites
    if group.unnumbered(table):
        table.cells[UNNUMBERED] += basics + elites
    table.take_units(group.origin, seat, basics, elites)
    if table.log is not None:
        table.tell(Moved(table.clan(seat), basics, elites, group.origin, group.zone, group.way))
    if group.via == NONE:
        table.add_units(group.zone, seat, basics, elites)
        table.push(Arrival(seat, group.zone, basics, elites, NONE))
    else:
        table.add_units(group.via, seat, basics, elites)
        table.push(Arrival(seat, group.via, basics, elites, group.zone))


class Arrival(Step[SteamTable]):
    """A group enters or crosses a zone: a beacon that stands alone is destroyed, without a fight. [SW-TRIG.3]"""

    def __init__(self, seat: int, zone: int, basics: int, elites: int, goal: int) -> None:
        self.seat = seat
        self.zone = zone
        self.basics = basics
        self.elites = elites
        self.goal = goal  # where a march goes on to, or NONE

    def run(self, table: SteamTable) -> None:
        traps = 0
        if table.enemy(self.zone, self.seat) == NONE:
            traps = clear_beacons(table, self.seat, self.zone)
        spring(table, self.seat, self.zone, self.basics, self.elites, self.goal, traps)


def clear_beacons(table: SteamTable, seat: i64, zone: i64) -> i64:
    """Box every enemy beacon of the zone, and count the trapped ones. [SW-TRIG.4] [SW-MARCH.6] [SW-CLAN-CR.1]"""
    traps = 0
    for other in range(table.seats):
        count = table.beacons(zone, other)
        if other != seat and count > 0:
            table.box_beacons(zone, other, count)
            if table.log is not None:
                table.tell(BeaconDestroyed(table.clan(other), zone, table.clan(seat)))
            if table.has_ability(other, RHONE):
                traps += count
    return traps


def spring(table: SteamTable, seat: i64, zone: i64, basics: i64, elites: i64, goal: i64, traps: i64) -> None:
    """Each trapped beacon costs the group a unit of its owner's choice; the rest goes on. [SW-CLAN-CR.2]"""
    if traps > 0 and basics + elites > 0:
        if basics and elites:
            table.push(Trap(seat, zone, basics, elites, goal, traps))
        else:
            Trap(seat, zone, basics, elites, goal, traps).take(table, Lose(min(basics, 1), min(elites, 1)))
    elif goal != NONE and basics + elites > 0:
        table.take_units(zone, seat, basics, elites)
        table.add_units(goal, seat, basics, elites)
        table.push(Arrival(seat, goal, basics, elites, NONE))


class Trap(Ask[SteamTable]):
    """The victim chooses which of the units that moved in is lost. [SW-CLAN-CR.2] [SW-CLAN-CR.3]"""

    rule: ClassVar[str] = "SW-CLAN-CR.2"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, zone: int, basics: int, elites: int, goal: int, traps: int) -> None:
        self.seat = seat
        self.zone = zone
        self.basics = basics
        self.elites = elites
        self.goal = goal
        self.traps = traps

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: SteamTable) -> list[Choice]:
        return [Lose(1, 0), Lose(0, 1)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Lose) or choice.basics + choice.elites == 1:
            return None
        return Refusal(self.rule, "why-lose-exactly", {"count": 1})

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Lose)
        table.withdraw(self.zone, self.seat, choice.basics, choice.elites)
        if table.log is not None:
            table.tell(TrapSprung(table.clan(self.seat), choice.basics, choice.elites, self.zone))
        basics, elites = self.basics - choice.basics, self.elites - choice.elites
        spring(table, self.seat, self.zone, basics, elites, self.goal, self.traps - 1)
