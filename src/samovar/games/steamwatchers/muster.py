"""New soldiers: a Mobilisation around a zone, or a levy in any zone of one's own."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting, obstacles
from samovar.games.steamwatchers.choices import FINISH, REFUSE, Finish, Recruit, Refuse
from samovar.games.steamwatchers.content.ids import BASIC, ELITE, NONE, UNIT_IDS, ZONES
from samovar.games.steamwatchers.events import Recruited
from samovar.games.steamwatchers.offers import RECRUITS
from samovar.games.steamwatchers.rows import RESERVE_BASIC, RESERVE_ELITE
from samovar.games.steamwatchers.sources import source
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def enlist(table: SteamTable, seat: i64, unit: i64, zone: i64) -> None:
    table.recruit(zone, seat, 1 - unit, unit)
    if table.log is not None:
        table.tell(Recruited(table.clan(seat), unit, 1, zone))


def musters(table: SteamTable, seat: i64, centre: i64) -> list[int]:
    """The zone and its land neighbours, as far as controlled and not full; no contract joins coasts. [SW-MOB.4]"""
    found: list[int] = []
    if table.control(centre) == seat and table.room(centre, seat) > 0:
        found.append(centre)
    for zone in table.content.board.land[centre]:
        if table.control(zone) == seat and table.room(zone, seat) > 0:
            found.append(zone)
    return found


def may_recruit(table: SteamTable, seat: i64, centre: i64, elites: bool) -> bool:
    reserve = table.cells[RESERVE_BASIC + seat] + (table.cells[RESERVE_ELITE + seat] if elites else 0)
    return reserve > 0 and len(musters(table, seat, centre)) > 0


class Mobilisation(Step[SteamTable]):
    """Up to so many basic soldiers, or one elite soldier instead. [SW-MOB.2] [SW-MOB.3]"""

    def __init__(self, seat: int, centre: int, basics: int, elites: bool) -> None:
        self.seat = seat
        self.centre = centre
        self.basics = basics
        self.elites = elites

    def run(self, table: SteamTable) -> None:
        if self.basics > 0 and may_recruit(table, self.seat, self.centre, self.elites):
            table.push(Enlistment(self.seat, self.centre, self.basics, self.elites))


class Enlistment(Ask[SteamTable]):
    """One soldier after the other, in the zone or beside it. [SW-MOB.5]"""

    rule: ClassVar[str] = "SW-MOB.2"

    def __init__(self, seat: int, centre: int, basics: int, elites: bool) -> None:
        self.seat = seat
        self.centre = centre
        self.basics = basics
        self.elites = elites

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        elite = self.elites and table.cells[RESERVE_ELITE + self.seat] > 0
        return {"left": self.basics, "elites": 1 if elite else 0}

    def options(self, table: SteamTable) -> list[Choice]:
        zones = musters(table, self.seat, self.centre)
        offered: list[Choice] = []
        if table.cells[RESERVE_BASIC + self.seat] > 0:
            offered += [RECRUITS[BASIC * ZONES + zone] for zone in zones]
        if self.elites and table.cells[RESERVE_ELITE + self.seat] > 0:
            offered += [RECRUITS[ELITE * ZONES + zone] for zone in zones]
        offered.append(FINISH)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Recruit):
            return None
        if choice.unit == ELITE and not self.elites:
            # The Great Host brings no elite, and one Mobilisation is never both. [SW-CLAN-RS.2]
            return Refusal("SW-MOB.3", "why-no-elite-here")
        reserve = obstacles.unarmed(table, seat, choice.unit)
        return reserve or obstacles.enlisting(table, seat, self.centre, choice.zone, "SW-MOB.2")

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        assert isinstance(choice, Recruit)
        enlist(table, self.seat, choice.unit, choice.zone)
        if choice.unit == BASIC:
            table.push(Mobilisation(self.seat, self.centre, self.basics - 1, False))


class Levy(Step[SteamTable]):
    """Soldiers of one kind for fitting zones of one's own: as many as room and reserve allow."""

    def __init__(self, number: int, seat: int, unit: int, count: int, zone: int, optional: bool) -> None:
        self.number = number  # the card's effect, or NONE for the soldiers of a title or of the first lesson
        self.seat = seat
        self.unit = unit
        self.count = count
        self.zone = zone  # a filter, or NONE for every zone that the seat controls
        self.optional = optional

    def run(self, table: SteamTable) -> None:
        zones = billets(table, self.seat, self.unit, self.zone)
        if self.count == 0 or not zones:
            return
        if self.count > 1:
            table.push(Levy(self.number, self.seat, self.unit, self.count - 1, self.zone, self.optional))
        if len(zones) > 1 or self.optional:
            table.push(Billet(self.number, self.seat, self.unit, self.zone, self.optional))
        else:
            enlist(table, self.seat, self.unit, zones[0])


def billets(table: SteamTable, seat: i64, unit: i64, fitting: i64) -> list[int]:
    """Where a soldier of the reserve could be placed."""
    if table.cells[(RESERVE_ELITE if unit == ELITE else RESERVE_BASIC) + seat] == 0:
        return []
    zones = table.controlled(seat) if fitting == NONE else lasting.fitting(table, fitting, seat, 0)
    return [zone for zone in zones if table.room(zone, seat) > 0]


class Billet(Ask[SteamTable]):
    """The zone that a new soldier joins."""

    rule: ClassVar[str] = "SW-OCC.1"

    def __init__(self, number: int, seat: int, unit: int, zone: int, optional: bool) -> None:
        self.number = number
        self.seat = seat
        self.unit = unit
        self.zone = zone
        self.optional = optional

    def about(self, table: SteamTable, seat: int) -> dict[str, Any]:
        unit = {"kind": "unit", "id": UNIT_IDS[self.unit]}
        if self.number != NONE:
            return {**source(table, self.number), "unit": unit}
        # Without a card a basic soldier comes with the Primus, an elite one with the first lesson's second turn.
        giver = ("title", "primus") if self.unit == BASIC else ("scenario", "apprenticeship")
        return {"source": {"kind": giver[0], "id": giver[1]}, "unit": unit}

    def options(self, table: SteamTable) -> list[Choice]:
        zones = billets(table, self.seat, self.unit, self.zone)
        offered: list[Choice] = [RECRUITS[self.unit * ZONES + zone] for zone in zones]
        if self.optional:
            offered.append(REFUSE)
        return offered

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Refuse):
            return obstacles.must_choose(self.optional, self.rule)
        if not isinstance(choice, Recruit):
            return None
        zone = choice.zone
        if choice.unit != self.unit:
            return Refusal("SW-RES.6", "why-only-this-unit", {"unit": {"kind": "unit", "id": UNIT_IDS[self.unit]}})
        reserve = obstacles.unarmed(table, seat, choice.unit)
        if reserve is not None:
            return reserve
        if self.zone != NONE:
            unfit = obstacles.unfit(table, self.zone, zone, seat, 0, "SW-RES.6")
            return unfit or obstacles.crowded(table, seat, zone)
        return obstacles.lodging(table, seat, zone, "SW-CONC.20")

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Refuse):
            return
        assert isinstance(choice, Recruit)
        enlist(table, self.seat, choice.unit, choice.zone)
