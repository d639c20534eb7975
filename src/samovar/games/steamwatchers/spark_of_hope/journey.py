"""A caravan on the move: by the Move order of its zone, or by the one on its own board."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.battle import Combats
from samovar.games.steamwatchers.building import beacon_sites, deploy_beacon, room_facts
from samovar.games.steamwatchers.choices import FINISH, DeployBeacon, Finish, Walk
from samovar.games.steamwatchers.content.effects import SEA_BY_CONTRACT
from samovar.games.steamwatchers.content.ids import NONE
from samovar.games.steamwatchers.march import clear_beacons, departures_left
from samovar.games.steamwatchers.routes import flat, over_legates_sea
from samovar.games.steamwatchers.rows import ROLLED, SET_OUT, UNNUMBERED
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import Drive, Ferry, Load, Unload
from samovar.games.steamwatchers.spark_of_hope.events import CaravanDrove
from samovar.games.steamwatchers.spark_of_hope.losses import WagonToll
from samovar.games.steamwatchers.spark_of_hope.roads import crossings, ferries, level, open_road, plains, roads
from samovar.games.steamwatchers.spark_of_hope.transport import (
    Embarking,
    Landing,
    refuse_load,
    refuse_unload,
    sources,
    targets,
)
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def caravan_moves(table: CaravanTable, seat: i64) -> list[Choice]:
    """Once an activation it drives or sails; no token ever makes it march. [SH-CARAVAN.9] [SH-CARAVAN.11]"""
    offered: list[Choice] = []
    if table.cells[ROLLED] == 0:
        numbered = departures_left(table, seat) > 0
        if numbered:
            offered += [Drive(path) for path in roads(table, seat)]
        origin = table.caravan_zone(seat)
        # No card counts a caravan on the Legate's own sea. [SW-CONC.11]
        offered += [
            Ferry(zone) for zone in ferries(table, seat) if numbered or over_legates_sea(table, seat, origin, zone)
        ]
    offered += [Load(zone) for zone in sources(table, seat)]
    offered += [Unload(zone) for zone in targets(table, seat)]
    return offered


def take_caravan_move(table: CaravanTable, seat: i64, choice: Choice) -> None:
    if isinstance(choice, Drive):
        set_out(table, seat, choice.path, True)
    elif isinstance(choice, Ferry):
        counted = not over_legates_sea(table, seat, table.caravan_zone(seat), choice.zone)
        set_out(table, seat, (choice.zone,), counted)
    elif isinstance(choice, Load):
        table.push(Embarking(seat, choice.zone))
    elif isinstance(choice, Unload):
        table.push(Landing(seat, choice.zone))


def set_out(table: CaravanTable, seat: i64, path: tuple[int, ...], counted: bool) -> None:
    table.cells[ROLLED] = 1
    table.cells[SET_OUT] += 1
    if not counted:
        table.cells[UNNUMBERED] += 1
    if table.log is not None:
        table.tell(CaravanDrove(table.clan(seat), path))
    table.push(Journey(seat, path))


def refuse_caravan_move(table: CaravanTable, seat: i64, choice: Choice) -> Refusal | None:
    """Why the caravan cannot do this."""
    if not isinstance(choice, (Drive, Ferry, Load, Unload)):
        return None
    if not table.has_caravan(seat):
        return Refusal("SH-COMBAT.9", "why-no-caravan")
    if isinstance(choice, Drive):
        return refuse_drive(table, seat, choice.path)
    if isinstance(choice, Ferry):
        return refuse_ferry(table, seat, choice.zone)
    if isinstance(choice, Load):
        return refuse_load(table, seat, choice.zone)
    return refuse_unload(table, seat, choice.zone)


def refuse_ferry(table: CaravanTable, seat: i64, zone: i64) -> Refusal | None:
    """Why the caravan does not sail there. [SH-CARAVAN.12] [SW-SEA.1] [SW-SEA.4]"""
    if table.cells[ROLLED]:
        return Refusal("SW-MOVE.3", "why-caravan-moved")
    if not lasting.holds(table, seat, SEA_BY_CONTRACT):
        return Refusal("SH-CARAVAN.12", "why-no-sea-for-caravan")
    origin = table.caravan_zone(seat)
    named = obstacles.zone_args(zone)
    if zone == origin:
        return Refusal("SW-MOVE.2", "why-already-there", named)
    away = obstacles.off_map(table, zone) or obstacles.shut(table, seat, zone)
    if away is not None:
        return away
    for end in (origin, zone):
        if not table.content.board.coastal[end]:
            return Refusal("SW-SEA.1", "why-not-coastal", obstacles.zone_args(end))
    if not flat(table, seat, zone):
        return Refusal("SW-SEA.4", "why-coastal-mountain", named)
    if zone not in crossings(table, seat):
        return Refusal("SW-SEA.1", "why-no-sea-way")
    if not open_road(table, seat, zone):
        return Refusal("SH-CARAVAN.4", "why-no-room-for-wagons", {**named, "wagons": int(table.wagons(seat))})
    if departures_left(table, seat) > 0 or over_legates_sea(table, seat, origin, zone):
        return None
    return Refusal("SW-CONC.15", "why-card-limits-moves")


def refuse_drive(table: CaravanTable, seat: i64, path: tuple[int, ...]) -> Refusal | None:
    """Where a caravan's way ends before its goal. [SH-CARAVAN.4] [SH-CARAVAN.9]"""
    if table.cells[ROLLED]:
        return Refusal("SW-MOVE.3", "why-caravan-moved")
    if departures_left(table, seat) == 0:
        return Refusal("SW-CONC.15", "why-card-limits-moves")
    origin = last = table.caravan_zone(seat)
    for zone in path:
        named = obstacles.zone_args(zone)
        away = obstacles.off_map(table, zone) or obstacles.shut(table, seat, zone)
        if away is not None:
            return away
        if zone not in table.content.board.land[last]:
            return Refusal("SH-CARAVAN.9", "why-caravan-range", obstacles.zone_args(path[-1]))
        if not open_road(table, seat, zone):
            return Refusal("SH-CARAVAN.4", "why-no-room-for-wagons", {**named, "wagons": int(table.wagons(seat))})
        if len(path) > 1 and not level(table, seat, zone):
            return Refusal("SH-CARAVAN.9", "why-caravan-mountain", named)
        if zone != path[-1] and table.enemy(zone, seat) != NONE:
            return Refusal("SH-CARAVAN.9", "why-caravan-enemy", named)  # [A-SH-MOVE2]
        last = zone
    if path in roads(table, seat):
        return None
    straight = origin not in path and len(set(path)) == len(path)
    alike = straight and len(path) <= plains(table, seat)
    return Refusal("SH-CARAVAN.9", "why-way-alike" if alike else "why-caravan-range", obstacles.zone_args(last))


class Journey(Step[CaravanTable]):
    """Zone by zone; a lone beacon on the way is destroyed, and a trapped one costs a wagon. [A-SH-MOVE2]"""

    def __init__(self, seat: int, path: tuple[int, ...]) -> None:
        self.seat = seat
        self.path = path

    def run(self, table: CaravanTable) -> None:
        if not table.has_caravan(self.seat):
            return
        zone = self.path[0]
        table.move_caravan(self.seat, zone)
        if len(self.path) > 1:
            table.push(Journey(self.seat, self.path[1:]))
        if table.enemy(zone, self.seat) == NONE:
            table.push(WagonToll(self.seat, clear_beacons(table, self.seat, zone), NONE))


class CaravanManoeuvre(Ask[CaravanTable]):
    """A Move on the caravan board moves the caravan and nobody else. [SH-ORDER.3]"""

    rule: ClassVar[str] = "SH-ORDER.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: CaravanTable) -> list[Choice]:
        offered = caravan_moves(table, self.seat) if table.has_caravan(self.seat) else []
        offered += [DeployBeacon(site) for site in beacon_sites(table, self.seat)]
        offered.append(FINISH)
        return offered

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        return room_facts(table, choice.zone) if isinstance(choice, DeployBeacon) else []

    def otherwise(self, table: CaravanTable, seat: int) -> Choice:
        return FINISH

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Walk):
            return Refusal("SH-ORDER.3", "why-only-caravan")
        if isinstance(choice, DeployBeacon):
            return obstacles.beaconless(table, seat, choice.zone)
        return refuse_caravan_move(table, seat, choice)

    def explain(self, table: CaravanTable, seat: int, kind: str, id: str) -> Refusal | None:
        """Two zones away the way between says why not; soldiers do not move at all."""
        zone = obstacles.number_of("zone", kind, id)
        if zone == NONE or not table.has_caravan(seat):
            return None
        origin = table.caravan_zone(seat)
        if zone == origin:
            return Refusal("SH-ORDER.3", "why-already-there", obstacles.zone_args(zone))
        land = table.content.board.land
        between = [via for via in land[origin] if via in land[zone]]
        if zone in land[origin] or not between:
            return refuse_drive(table, seat, (zone,))
        return refuse_drive(table, seat, (between[0], zone))

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            table.push(Combats(self.seat, False))
            return
        table.push(CaravanManoeuvre(self.seat))
        if isinstance(choice, DeployBeacon):
            deploy_beacon(table, self.seat, choice.zone)
        else:
            take_caravan_move(table, self.seat, choice)
