"""Flight: beaten units leave the zone, to one refuge, back where they came from, or out of the game."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.choices import Flee, Lose
from samovar.games.steamwatchers.content.ids import (
    FLOTTE_LIBRE,
    NONE,
    ZONE_IDS,
)
from samovar.games.steamwatchers.events import (
    FellBack,
    Fled,
    Scattered,
)
from samovar.games.steamwatchers.extensions import RETREAT, ROUT
from samovar.games.steamwatchers.routes import refuges
from samovar.games.steamwatchers.rows import (
    SCORCHED_SIDE,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.varied import VariedStep
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask


def casualties(table: SteamTable, side: i64, zone: i64, count: i64) -> list[Lose]:
    """The ways to lose so many of the units of a zone."""
    basics = table.basics(zone, side)
    elites = table.elites(zone, side)
    return [Lose(some, count - some) for some in range(min(basics, count), -1, -1) if count - some <= elites]


def tally_obstacle(table: SteamTable, side: i64, zone: i64, count: i64, choice: Choice, rule: str) -> Refusal | None:
    """Why these losses are not taken: another number is due, or the zone has no such figures."""
    if not isinstance(choice, Lose):
        return None
    if choice.basics + choice.elites != count:
        return Refusal(rule, "why-lose-exactly", {"count": int(count)})
    if choice.basics <= table.basics(zone, side) and choice.elites <= table.elites(zone, side):
        return None
    return Refusal(rule, "why-not-so-many-there", {"zone": {"kind": "zone", "id": ZONE_IDS[zone]}})


def room_facts(excess: i64) -> list[Fact]:
    """How many would find no room where they flee. [SW-COMBAT.35]"""
    return [Fact("fact-no-room", {"count": int(excess)}, "warning")] if excess > 0 else []


class Rout(VariedStep):
    """A beaten defender loses his beacons and his order there, and the rest of his units flee. [SW-COMBAT.28]"""

    kind: ClassVar[int] = ROUT

    def __init__(self, side: int, zone: int, winner: int) -> None:
        self.side = side
        self.zone = zone
        self.winner = winner

    def run(self, table: SteamTable) -> None:
        side, zone = self.side, self.zone
        give_up(table, side, zone)
        if not table.stands(zone, side):
            return
        goals = havens_of_flight(table, side, zone)
        if not goals:
            scatter(table, side, zone, table.basics(zone, side), table.elites(zone, side))
        elif len(goals) == 1:
            run_to(table, side, zone, goals[0])
        elif side == SCORCHED_SIDE:
            table.push(ScorchedFlight(self.winner, zone))
        else:
            table.push(Flight(side, zone))


def give_up(table: SteamTable, side: i64, zone: i64) -> None:
    """A beaten defender's beacons and his order there."""
    if side != SCORCHED_SIDE:
        if table.beacons(zone, side) > 0:
            # Its owner boxes it himself, so no trap springs. [A-CLAN-RHONE-TRAP]
            table.box_beacons(zone, side, table.beacons(zone, side))
        if table.has_order(zone, side):
            table.return_order(zone)  # whether or not flight is possible [SW-COMBAT.29] [SW-COMBAT.42]


def havens_of_flight(table: SteamTable, side: i64, zone: i64) -> list[int]:
    """One zone under his control by land or sea; for the Scorched next door, theirs or nobody's. [SW-COMBAT.30]"""
    if side != SCORCHED_SIDE:
        all_raiders = table.has_elite(side, FLOTTE_LIBRE) and table.basics(zone, side) == 0
        return refuges(table, side, zone, all_raiders)
    # [SW-SCN-CRAMES.10]
    return [
        goal
        for goal in table.content.board.land[zone]
        if goal < table.zones_in_play()
        and table.control(goal) in (NONE, SCORCHED_SIDE)
        and not lasting.zone_closed(table, side, goal)
    ]


def scatter(table: SteamTable, side: i64, zone: i64, basics: i64, elites: i64) -> None:
    """Units with nowhere to go return to the reserve. [SW-COMBAT.32]"""
    table.withdraw(zone, side, basics, elites)
    if table.log is not None and basics + elites > 0:
        table.tell(Scattered(table.side_clan(side), basics, elites, zone))


class Flight(Ask[SteamTable]):
    """All survivors flee to one zone. [SW-COMBAT.30]"""

    rule: ClassVar[str] = "SW-COMBAT.30"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int) -> None:
        self.seat = seat
        self.zone = zone

    def side(self) -> int:
        """Who flees."""
        return self.seat

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: SteamTable) -> list[Choice]:
        return [Flee(zone) for zone in havens_of_flight(table, self.side(), self.zone)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return self.obstacle(table, choice.zone) if isinstance(choice, Flee) else None

    def obstacle(self, table: SteamTable, zone: i64) -> Refusal | None:
        """Why nobody flees to this zone. [SW-COMBAT.30]"""
        if zone in havens_of_flight(table, self.side(), self.zone):
            return None
        own = obstacles.foreign(table, self.seat, zone, "SW-COMBAT.30") or obstacles.shut(table, self.seat, zone)
        return own or Refusal("SW-COMBAT.30", "why-flight-too-far", obstacles.zone_args(zone))

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Flee):
            return []
        return room_facts(table.units(self.zone, self.side()) - max(0, table.room(choice.zone, self.side())))

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Flee)
        run_to(table, self.side(), self.zone, choice.zone)


class ScorchedFlight(Flight):
    """The conqueror moves the Scorched who are left: next door, to their own or to nobody. [SW-SCN-CRAMES.10]"""

    rule: ClassVar[str] = "SW-SCN-CRAMES.10"

    def side(self) -> int:
        return SCORCHED_SIDE

    def wording(self, table: SteamTable, seat: int, choice: Choice) -> dict[str, Any]:
        return {"key": "choice-drive-to", "args": choice.args()}

    def obstacle(self, table: SteamTable, zone: i64) -> Refusal | None:
        if zone in havens_of_flight(table, self.side(), self.zone):
            return None
        away = obstacles.off_map(table, zone) or obstacles.shut(table, SCORCHED_SIDE, zone)
        if away is not None:
            return away
        holder = table.control(zone)
        if zone in table.content.board.land[self.zone] and holder != NONE:
            args = {**obstacles.zone_args(zone), "clan": obstacles.clan_thing(table, holder)}
            return Refusal(self.rule, "why-zone-of-another", args)
        return Refusal(self.rule, "why-flight-not-beside", obstacles.zone_args(zone))


def run_to(table: SteamTable, side: i64, zone: i64, goal: i64) -> None:
    """Beyond five units in the zone of arrival the excess returns to the reserve. [SW-COMBAT.35]"""
    excess = table.units(zone, side) - max(0, table.room(goal, side))
    if excess > 0:
        ways = casualties(table, side, zone, excess)
        if len(ways) > 1:
            table.push(Overflow(side, zone, goal, excess))
            return
        scatter(table, side, zone, ways[0].basics, ways[0].elites)
    relocate(table, side, zone, goal)


def relocate(table: SteamTable, side: i64, zone: i64, goal: i64) -> None:
    basics = table.basics(zone, side)
    elites = table.elites(zone, side)
    if basics + elites == 0:
        return
    table.take_units(zone, side, basics, elites)
    table.add_units(goal, side, basics, elites)
    if table.log is not None:
        if goal == table.active_zone() and side == table.active():
            table.tell(FellBack(table.clan(side), basics, elites, goal))
        else:
            table.tell(Fled(table.side_clan(side), basics, elites, zone, goal))


class Overflow(Ask[SteamTable]):
    """Who of the fleeing units finds no room."""

    rule: ClassVar[str] = "SW-COMBAT.35"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int, goal: int, excess: int) -> None:
        self.seat = seat
        self.zone = zone
        self.goal = goal
        self.excess = excess

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        return {
            "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]},
            "goal": {"kind": "zone", "id": ZONE_IDS[self.goal]},
            "count": self.excess,
            "room": max(0, int(table.room(self.goal, self.seat))),
        }

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = []
        offered += casualties(table, self.seat, self.zone, self.excess)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return tally_obstacle(table, seat, self.zone, self.excess, choice, "SW-COMBAT.35")

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Lose)
        scatter(table, self.seat, self.zone, choice.basics, choice.elites)
        relocate(table, self.seat, self.zone, self.goal)


class Retreat(VariedStep):
    """Beaten attackers return to the active zone at no cost, however they came. [SW-COMBAT.33] [SW-COMBAT.34]"""

    kind: ClassVar[int] = RETREAT

    def __init__(self, side: int, zone: int) -> None:
        self.side = side
        self.zone = zone

    def run(self, table: SteamTable) -> None:
        if not table.stands(self.zone, self.side):
            return
        goal = table.active_zone()
        # Beaten defenders of an earlier combat may have fled into it past a toxic farm: then there is no way back.
        if table.enemy(goal, self.side) != NONE:
            scatter(table, self.side, self.zone, table.basics(self.zone, self.side), table.elites(self.zone, self.side))
        else:
            run_to(table, self.side, self.zone, goal)
