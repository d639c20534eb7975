"""What cards let a player do once: a floor, a cube, a structure, a shift of soldiers, a free Mobilisation."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.building import Construction
from samovar.games.steamwatchers.choices import FINISH, REFUSE, At, AtSea, Finish, GiveUp, Name, Refuse, Shift
from samovar.games.steamwatchers.content.effects import (
    ADD_FLOOR,
    BUILD,
    CHOOSE_CLAN,
    CHOOSE_SEA,
    MOBILISE,
    MORALE,
    RAZE,
)
from samovar.games.steamwatchers.content.ids import BASIC, ELITE, NONE, SEAS
from samovar.games.steamwatchers.defence import RECRUITS
from samovar.games.steamwatchers.events import (
    Cheered,
    ClanNamed,
    ColumnRose,
    Razed,
    SeaNamed,
    Shifted,
    ZoneNamed,
)
from samovar.games.steamwatchers.fuel import Spend
from samovar.games.steamwatchers.muster import Mobilisation, may_recruit
from samovar.games.steamwatchers.rows import FLOORS_LEFT, MEMORY, MORALE_LEFT
from samovar.games.steamwatchers.rows import MORALE as MORALE_ROW
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def sites(table: SteamTable, number: i64, seat: i64) -> list[int]:
    """The zones where an effect can be done by a seat."""
    effect = table.content.effects[number]
    if effect.word == MOBILISE:
        if table.fuel(seat) < effect.cost:
            return []
        # A kit's Mobilisation is centred on the caravan's zone. [SH-KITS.5]
        centres = [table.caravan_zone(seat)] if effect.at_caravan else table.occupied(seat)
        return [zone for zone in centres if zone != NONE and may_recruit(table, seat, zone, True)]
    zones = lasting.fitting(table, effect.zone, seat, effect.memory)
    if effect.word == ADD_FLOOR:
        if table.cells[FLOORS_LEFT] == 0:
            return []
        most = table.content.box.floors_per_column
        return [zone for zone in zones if 0 < table.floors(zone) < most]
    if effect.word == MORALE:
        if table.cells[MORALE_LEFT] == 0:
            return []
        return [zone for zone in zones if table.cells[MORALE_ROW + zone] == 0]
    if effect.word == BUILD:
        if not table.may_build(effect.structures[0], seat):
            return []
        return [zone for zone in zones if table.structure_ban(zone) is None]
    if effect.word == RAZE:
        return [zone for zone in zones if razeable(table, zone, effect.structures)]
    return zones


def razeable(table: SteamTable, zone: i64, kinds: list[int]) -> list[int]:
    return [kind for kind in kinds if table.structures_of(zone, kind) > 0]


class Deed(Step[SteamTable]):
    """An effect that happens in one zone of the player's choice."""

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def run(self, table: SteamTable) -> None:
        zones = sites(table, self.number, self.seat)
        if not zones:
            return
        if len(zones) > 1 or table.content.effects[self.number].optional:
            table.push(DeedPlace(self.number, self.seat))
        else:
            perform(table, self.number, self.seat, zones[0])


class DeedPlace(Ask[SteamTable]):
    """Where the card's effect happens."""

    rule: ClassVar[str] = "SW-CONC.14"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        offered: list[Choice] = [At(zone) for zone in sites(table, self.number, self.seat)]
        if table.content.effects[self.number].optional:
            offered.append(REFUSE)
        return offered

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Refuse):
            return
        assert isinstance(choice, At)
        perform(table, self.number, self.seat, choice.zone)


def perform(table: SteamTable, number: i64, seat: i64, zone: i64) -> None:
    effect = table.content.effects[number]
    if effect.word == MOBILISE:
        table.then(Spend(seat, effect.cost), Mobilisation(seat, zone, RECRUITS, True))
    elif effect.word == ADD_FLOOR:
        added = table.raise_column(zone, effect.amount)
        if table.log is not None:
            table.tell(ColumnRose(zone, added))
    elif effect.word == MORALE:
        table.cheer(zone)
        if table.log is not None:
            table.tell(Cheered(zone))
    elif effect.word == BUILD:
        table.push(Construction(seat, zone, effect.structures[0]))
    elif effect.word == RAZE:
        kinds = razeable(table, zone, effect.structures)
        if len(kinds) > 1:
            table.push(RazeChoice(number, seat, zone))
        else:
            demolish(table, zone, kinds[0])


def demolish(table: SteamTable, zone: i64, kind: i64) -> None:
    table.raze(zone, kind)
    if table.log is not None:
        table.tell(Razed(kind, zone))


class RazeChoice(Ask[SteamTable]):
    """Which structure a card destroys."""

    rule: ClassVar[str] = "SW-STRUCT.5"

    def __init__(self, number: int, seat: int, zone: int) -> None:
        self.number = number
        self.seat = seat
        self.zone = zone

    def options(self, table: SteamTable) -> list[Choice]:
        kinds = table.content.effects[self.number].structures
        return [GiveUp(kind) for kind in razeable(table, self.zone, kinds)]

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, GiveUp)
        demolish(table, self.zone, choice.structure)


def shifts(table: SteamTable, seat: i64) -> list[Choice]:
    """Each soldier to a neighbour that is his own or nobody's, without a fight. [SW-MOVE.8]"""
    found: list[Choice] = []
    reach = table.zones_in_play()
    for zone in table.occupied(seat):
        for goal in table.content.board.land[zone]:
            holder = table.control(goal)
            if goal >= reach or (holder != NONE and holder != seat) or table.room(goal, seat) == 0:
                continue
            if lasting.zone_closed(table, seat, goal):
                continue
            if table.basics(zone, seat) > 0:
                found.append(Shift(BASIC, zone, goal))
            if table.elites(zone, seat) > 0:
                found.append(Shift(ELITE, zone, goal))
    return found


class Shifting(Step[SteamTable]):
    """Up to so many soldiers move next door."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, table: SteamTable) -> None:
        if self.left > 0 and shifts(table, self.seat):
            table.push(ShiftChoice(self.seat, self.left))


class ShiftChoice(Ask[SteamTable]):
    """Which soldier moves where, or none."""

    rule: ClassVar[str] = "SW-MOVE.7"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: SteamTable) -> list[Choice]:
        return [*shifts(table, self.seat), FINISH]

    def take(self, table: SteamTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        assert isinstance(choice, Shift)
        table.take_units(choice.origin, self.seat, 1 - choice.unit, choice.unit)
        table.add_units(choice.to, self.seat, 1 - choice.unit, choice.unit)
        if table.log is not None:
            table.tell(Shifted(table.clan(self.seat), choice.unit, choice.origin, choice.to))
        table.push(Shifting(self.seat, self.left - 1))


def nameable(table: SteamTable, number: i64, seat: i64) -> list[Choice]:
    """The seas, zones or other clans that a card may name."""
    effect = table.content.effects[number]
    if effect.choice == CHOOSE_SEA:
        return [AtSea(sea) for sea in range(SEAS) if table.content.board.sea_in_play(sea, table.seats)]
    if effect.choice == CHOOSE_CLAN:
        return [
            Name(table.clan(other))
            for other in range(table.seats)
            if other != seat and table.playing(other) and not table.exempt(effect.memory, other)
        ]
    return [At(zone) for zone in lasting.fitting(table, effect.zone, seat, effect.memory)]


class Naming(Ask[SteamTable]):
    """The Archon names a sea, a zone or a clan, and the card remembers it."""

    rule: ClassVar[str] = "SW-CONC.14"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return nameable(table, self.number, self.seat)

    def take(self, table: SteamTable, choice: Choice) -> None:
        memory = MEMORY + table.content.effects[self.number].memory
        clan = table.clan(self.seat)
        if isinstance(choice, AtSea):
            table.cells[memory] = choice.sea + 1
            table.tell(SeaNamed(clan, choice.sea))
        elif isinstance(choice, Name):
            table.cells[memory] = choice.clan + 1
            table.tell(ClanNamed(choice.clan, clan))
        elif isinstance(choice, At):
            table.cells[memory] = choice.zone + 1
            table.tell(ZoneNamed(clan, choice.zone))


STEPS: list[type[Any]] = [Deed, DeedPlace, RazeChoice, Shifting, ShiftChoice, Naming]
