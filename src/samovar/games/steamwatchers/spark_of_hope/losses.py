"""A beaten caravan: wagons are lost, kit places condemned, and what is left flees or is scrapped."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.aftermath import bury, toll
from samovar.games.steamwatchers.choices import Flee, Lose
from samovar.games.steamwatchers.content.ids import FARM, FLOTTE_LIBRE, NONE, STRUCTURE_IDS, ZONE_IDS
from samovar.games.steamwatchers.events import FellBack, Fled
from samovar.games.steamwatchers.flight import room_facts, run_to, scatter
from samovar.games.steamwatchers.routes import refuges
from samovar.games.steamwatchers.rows import (
    FARM_HERE,
    MOBILE_FARMS,
    MOBILE_TURRETS,
    SEATS,
    TURRET_HERE,
    WAGON_HERE,
    WAGON_TROPHIES,
    WAGONS,
    WAGONS_TAKEN,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import Condemn, CondemnWith, Forfeit
from samovar.games.steamwatchers.spark_of_hope.events import (
    CaravanDestroyed,
    CaravanFled,
    PlaceCondemned,
    WagonsCaptured,
    WagonsLost,
)
from samovar.games.steamwatchers.spark_of_hope.roads import caravan_refuges
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def forfeits(table: CaravanTable, seat: i64, zone: i64, count: i64, wagons: i64) -> list[Forfeit]:
    """The ways to lose so many soldiers and wagons of a zone, at least so many of them wagons."""
    basics, elites = table.basics(zone, seat), table.elites(zone, seat)
    return [
        Forfeit(some, few, count - some - few)
        for some in range(min(basics, count), -1, -1)
        for few in range(min(elites, count - some), -1, -1)
        if wagons <= count - some - few <= table.wagons(seat)
    ]


def forfeit_obstacle(
    table: CaravanTable, seat: i64, zone: i64, count: i64, choice: Choice, rule: str
) -> Refusal | None:
    """Why these soldiers and wagons are not given up: another number is due, or the zone has no such pieces."""
    if not isinstance(choice, Forfeit):
        return None
    if choice.basics + choice.elites + choice.wagons != count:
        return Refusal(rule, "why-lose-exactly", {"count": int(count)})
    if (
        choice.basics <= table.basics(zone, seat)
        and choice.elites <= table.elites(zone, seat)
        and choice.wagons <= table.wagons(seat)
    ):
        return None
    return Refusal(rule, "why-not-so-many-there", obstacles.zone_args(zone))


def wagon_facts(table: CaravanTable, seat: i64, choice: Choice) -> list[Fact]:
    """A destroyed wagon condemns a kit place, the last one ends the caravan. [SH-COMBAT.7] [SH-COMBAT.9]"""
    if not isinstance(choice, Forfeit) or choice.wagons == 0:
        return []
    if choice.wagons == table.wagons(seat):
        return [Fact("fact-caravan-lost", {}, "warning")]
    return [Fact("fact-places-condemned", {"places": choice.wagons}, "cost")]


class CaravanLosses(Step[CaravanTable]):
    """The usual number of losses, one of them a wagon; two if the caravan was alone. [SH-COMBAT.1] [SH-COMBAT.4]"""

    def __init__(self, seat: int, zone: int, winner: int) -> None:
        self.seat = seat
        self.zone = zone
        self.winner = winner

    def run(self, table: CaravanTable) -> None:
        # What is carried is never among the losses. [SH-TL.10]
        count = min(toll(table, self.seat), table.crowd(self.zone, self.seat))
        ways = forfeits(table, self.seat, self.zone, count, 1)
        if len(ways) > 1:
            table.push(CaravanCasualties(self.seat, self.zone, count, self.winner))
        else:
            suffer(table, self.seat, self.zone, ways[0], self.winner)


def suffer(table: CaravanTable, seat: i64, zone: i64, lost: Forfeit, winner: i64) -> None:
    if lost.basics + lost.elites > 0:
        bury(table, seat, zone, Lose(lost.basics, lost.elites), winner)
    table.push(WagonToll(seat, lost.wagons, winner))


class CaravanCasualties(Ask[CaravanTable]):
    """One of the losses must be a wagon, the other is the owner's choice. [SH-COMBAT.3] [A-SH-LOSS2]"""

    rule: ClassVar[str] = "SH-COMBAT.3"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int, count: int, winner: int) -> None:
        self.seat = seat
        self.zone = zone
        self.count = count
        self.winner = winner

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}, "count": self.count}

    def options(self, table: CaravanTable) -> list[Choice]:
        offered: list[Choice] = []
        offered += forfeits(table, self.seat, self.zone, self.count, 1)
        return offered

    def near(self, table: CaravanTable, seat: int) -> list[Choice]:
        offered: list[Choice] = []
        offered += [way for way in forfeits(table, seat, self.zone, self.count, 0) if way.wagons == 0]
        return offered

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Forfeit) and choice.wagons == 0:
            return Refusal("SH-COMBAT.3", "why-one-wagon")
        return forfeit_obstacle(table, seat, self.zone, self.count, choice, "SW-COMBAT.26")

    def explain(self, table: CaravanTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        return wagon_facts(table, seat, choice)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, Forfeit)
        suffer(table, self.seat, self.zone, choice, self.winner)


class WagonToll(Step[CaravanTable]):
    """So many wagons are destroyed, one after the other."""

    def __init__(self, seat: int, count: int, winner: int) -> None:
        self.seat = seat
        self.count = count
        self.winner = winner  # who takes them in one scenario, or NONE

    def run(self, table: CaravanTable) -> None:
        if self.count == 0 or not table.has_caravan(self.seat):
            return
        count = min(self.count, table.wagons(self.seat))
        if table.log is not None:
            table.tell(WagonsLost(table.clan(self.seat), count))
        if count == table.wagons(self.seat):
            wreck(table, self.seat, self.winner)
            return
        for _ in range(count):
            table.push(Condemnation(self.seat, self.winner))


def captor(table: CaravanTable, winner: i64) -> bool:
    """Whether the winner of a combat takes destroyed wagons, also those that could not flee. [SH-SCN-SOH.7]"""
    return table.story().added.mobile_structures and 0 <= winner < SEATS


def capture_wagons(table: CaravanTable, seat: i64, winner: i64, count: i64) -> None:
    table.cells[WAGONS + seat] -= count
    table.cells[WAGONS_TAKEN + seat] += count
    table.cells[WAGON_TROPHIES + winner] += count
    if table.log is not None:
        table.tell(WagonsCaptured(table.clan(winner), count, table.clan(seat)))


def wreck(table: CaravanTable, seat: i64, winner: i64) -> None:
    """The last wagon goes, in combat or because there is no way out. [SH-COMBAT.9]"""
    if captor(table, winner):
        capture_wagons(table, seat, winner, table.wagons(seat))
    table.scrap_caravan(seat)
    if table.log is not None:
        table.tell(CaravanDestroyed(table.clan(seat)))


class Condemnation(Ask[CaravanTable]):
    """The destroyed wagon blocks a kit place of its owner's choice, empty or not. [SH-COMBAT.7] [A-SH-WAGONSLOT]"""

    rule: ClassVar[str] = "SH-COMBAT.7"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, winner: int) -> None:
        self.seat = seat
        self.winner = winner

    def options(self, table: CaravanTable) -> list[Choice]:
        places = table.open_places(self.seat)
        if not captor(table, self.winner):
            return [Condemn(place) for place in places]
        # The wagon is gone: a mobile structure takes its place on the board. [SH-SCN-SOH.8] [A-SH-SCN1]
        return [CondemnWith(kind, place) for kind in table.mobile(self.seat) for place in places]

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, CondemnWith) and choice.structure not in table.mobile(seat):
            named: dict[str, object] = {"structure": {"kind": "structure", "id": STRUCTURE_IDS[choice.structure]}}
            return Refusal("SH-SCN-SOH.8", "why-not-mobile", named)
        if not isinstance(choice, (Condemn, CondemnWith)):
            return None
        taken = captor(table, self.winner)
        if taken != isinstance(choice, CondemnWith):
            # A captured wagon is gone, one that nobody takes blocks the place itself.
            return Refusal(
                "SH-SCN-SOH.8" if taken else self.rule, "why-structure-blocks" if taken else "why-wagon-blocks"
            )
        return None if choice.place in table.open_places(seat) else Refusal(self.rule, "why-place-blocked")

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, (Condemn, CondemnWith)) or table.kit_at(seat, choice.place) == NONE:
            return []
        kit = {"kind": "kit", "id": table.content.added.kits[table.kit_at(seat, choice.place)].id}
        return [Fact("fact-kit-boxed", {"kit": kit}, "warning")]

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if isinstance(choice, Condemn):
            table.cells[WAGONS + self.seat] -= 1
            table.block(self.seat, choice.place, WAGON_HERE)
            place = choice.place
        else:
            assert isinstance(choice, CondemnWith)
            capture_wagons(table, self.seat, self.winner, 1)
            table.cells[(MOBILE_FARMS if choice.structure == FARM else MOBILE_TURRETS) + self.seat] -= 1
            table.block(self.seat, choice.place, FARM_HERE if choice.structure == FARM else TURRET_HERE)
            place = choice.place
        if table.log is not None:
            table.tell(PlaceCondemned(table.clan(self.seat), place))


def soldier_refuges(table: CaravanTable, seat: i64, zone: i64) -> list[int]:
    all_raiders = table.has_elite(seat, FLOTTE_LIBRE) and table.basics(zone, seat) == 0
    return refuges(table, seat, zone, all_raiders)


def ways_out(table: CaravanTable, seat: i64, zone: i64) -> list[int]:
    """Where all can flee together; failing that, where either the caravan or the soldiers can. [SH-COMBAT.5]"""
    by_road = caravan_refuges(table, seat, zone)
    if table.units(zone, seat) == 0:
        return by_road
    on_foot = soldier_refuges(table, seat, zone)
    together = [goal for goal in on_foot if goal in by_road]
    return together or sorted([*on_foot, *by_road])


class CaravanRout(Step[CaravanTable]):
    """Survivors with a caravan flee to one zone; a caravan that cannot is destroyed. [SH-CARAVAN.12]"""

    def __init__(self, seat: int, zone: int, winner: int) -> None:
        self.seat = seat
        self.zone = zone
        self.winner = winner

    def run(self, table: CaravanTable) -> None:
        goals = ways_out(table, self.seat, self.zone)
        if not goals:
            give_up(table, self.seat, self.zone, self.winner)
        elif len(goals) == 1:
            escape(table, self.seat, self.zone, goals[0], self.winner)
        else:
            table.push(CaravanFlight(self.seat, self.zone, self.winner))


def give_up(table: CaravanTable, seat: i64, zone: i64, winner: i64) -> None:
    scatter(table, seat, zone, table.basics(zone, seat), table.elites(zone, seat))
    table.push(WagonToll(seat, table.wagons(seat), winner))


class CaravanFlight(Ask[CaravanTable]):
    """One controlled zone next door, or across the sea with Amphibious Modules. [SH-COMBAT.5] [SH-COMBAT.6]"""

    rule: ClassVar[str] = "SH-COMBAT.5"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int, winner: int) -> None:
        self.seat = seat
        self.zone = zone
        self.winner = winner

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {"zone": {"kind": "zone", "id": ZONE_IDS[self.zone]}}

    def options(self, table: CaravanTable) -> list[Choice]:
        return [Flee(zone) for zone in ways_out(table, self.seat, self.zone)]

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Flee) or choice.zone in ways_out(table, seat, self.zone):
            return None
        zone = choice.zone
        own = obstacles.foreign(table, seat, zone, "SH-COMBAT.5") or obstacles.shut(table, seat, zone)
        if own is not None:
            return own
        if zone in soldier_refuges(table, seat, self.zone):
            return Refusal("SH-CARAVAN.12", "why-no-way-for-caravan", obstacles.zone_args(zone))
        if zone in caravan_refuges(table, seat, self.zone):
            return Refusal("SH-COMBAT.5", "why-no-way-for-soldiers", obstacles.zone_args(zone))
        return Refusal("SH-COMBAT.5", "why-flight-too-far", obstacles.zone_args(zone))

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Flee):
            return []
        if choice.zone not in caravan_refuges(table, seat, self.zone):
            return [Fact("fact-caravan-lost", {}, "warning")]
        if table.units(self.zone, seat) > 0 and choice.zone not in soldier_refuges(table, seat, self.zone):
            return [Fact("fact-soldiers-lost", {}, "warning")]
        return room_facts(table.crowd(self.zone, seat) - max(0, table.room(choice.zone, seat)))

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, Flee)
        escape(table, self.seat, self.zone, choice.zone, self.winner)


def escape(table: CaravanTable, seat: i64, zone: i64, goal: i64, winner: i64) -> None:
    if goal not in caravan_refuges(table, seat, zone):
        table.push(WagonToll(seat, table.wagons(seat), winner))
        run_to(table, seat, zone, goal)
        return
    if table.units(zone, seat) > 0 and goal not in soldier_refuges(table, seat, zone):
        scatter(table, seat, zone, table.basics(zone, seat), table.elites(zone, seat))
    squeeze_in(table, seat, zone, goal, winner)


def squeeze_in(table: CaravanTable, seat: i64, zone: i64, goal: i64, winner: i64) -> None:
    """Without room for all, soldiers stay out or wagons are destroyed, as their owner likes. [A-SH-FLEE]"""
    excess = table.crowd(zone, seat) - max(0, table.room(goal, seat))
    ways = [Forfeit(0, 0, 0)] if excess <= 0 else forfeits(table, seat, zone, excess, 0)
    if len(ways) > 1:
        table.push(CaravanOverflow(seat, zone, goal, excess, winner))
    else:
        leave_out(table, seat, zone, goal, ways[0], winner)


def leave_out(table: CaravanTable, seat: i64, zone: i64, goal: i64, lost: Forfeit, winner: i64) -> None:
    if lost.basics + lost.elites > 0:
        scatter(table, seat, zone, lost.basics, lost.elites)
    table.then(WagonToll(seat, lost.wagons, winner), Resettling(seat, zone, goal))


class CaravanOverflow(Ask[CaravanTable]):
    """Who finds no room in the zone of arrival. [A-SH-FLEE]"""

    rule: ClassVar[str] = "SH-COMBAT.5"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int, zone: int, goal: int, excess: int, winner: int) -> None:
        self.seat = seat
        self.zone = zone
        self.goal = goal
        self.excess = excess
        self.winner = winner

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {
            "zone": {"kind": "zone", "id": ZONE_IDS[self.zone]},
            "goal": {"kind": "zone", "id": ZONE_IDS[self.goal]},
            "count": self.excess,
            "room": max(0, int(table.room(self.goal, seat))),
        }

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        return wagon_facts(table, seat, choice)

    def options(self, table: CaravanTable) -> list[Choice]:
        offered: list[Choice] = []
        offered += forfeits(table, self.seat, self.zone, self.excess, 0)
        return offered

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        return forfeit_obstacle(table, seat, self.zone, self.excess, choice, "SW-COMBAT.35")

    def explain(self, table: CaravanTable, seat: int, kind: str, id: str) -> Refusal | None:
        return obstacles.elsewhere(self.zone, kind, id, self.rule)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, Forfeit)
        leave_out(table, self.seat, self.zone, self.goal, choice, self.winner)


class Resettling(Step[CaravanTable]):
    """Those who are left go together. [SH-COMBAT.5]"""

    def __init__(self, seat: int, zone: int, goal: int) -> None:
        self.seat = seat
        self.zone = zone
        self.goal = goal

    def run(self, table: CaravanTable) -> None:
        seat, zone, goal = self.seat, self.zone, self.goal
        basics, elites = table.basics(zone, seat), table.elites(zone, seat)
        if basics + elites > 0:
            table.take_units(zone, seat, basics, elites)
            table.add_units(goal, seat, basics, elites)
            if table.log is not None:
                clan = table.clan(seat)
                back = goal == table.active_zone() and seat == table.active()
                table.tell(FellBack(clan, basics, elites, goal) if back else Fled(clan, basics, elites, zone, goal))
        if table.caravan_here(zone, seat):
            table.move_caravan(seat, goal)
            if table.log is not None:
                table.tell(CaravanFled(table.clan(seat), goal))


def fall_back(table: CaravanTable, seat: i64, zone: i64) -> None:
    """Beaten attackers return to the active zone, their caravan with them, whichever way it came."""
    winner = table.enemy(zone, seat)
    goal = table.active_zone()
    if table.enemy(goal, seat) != NONE:
        give_up(table, seat, zone, winner)
    else:
        squeeze_in(table, seat, zone, goal, winner)
