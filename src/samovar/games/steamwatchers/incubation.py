"""Incubation: the Bane rises square by square, puts places under quarantine, and sends soldiers into exile."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import (
    EMPTY_STOCK,
    FILLED_STOCK,
    SUPPLY_TRACK,
    Cleanse,
    Exile,
    Isolate,
)
from samovar.games.steamwatchers.content.ids import BASIC, CLEAN, ELITE, EXILE, NONE, QUARANTINE, TOKENS
from samovar.games.steamwatchers.events import Cleansed, Exiled, IncubationRose, IncubationWarded, Isolated
from samovar.games.steamwatchers.extensions import BANISHMENT
from samovar.games.steamwatchers.rows import (
    CLEAN_LEFT,
    CLEAN_STOCK,
    COMBAT_ZONE,
    INCUBATION,
    QUARANTINE_LEFT,
    SICK_SLOT,
    SICK_STOCK,
    SICK_SUPPLY,
    SLOT,
    SLOTS,
    TOKEN_RESERVE,
    WARDS,
)
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


class Rise(Step[SteamTable]):
    """The marker climbs, each square applied at once, in order. [SW-INC.1] [SW-INC.2] [SW-INC.3]"""

    def __init__(self, seat: int, squares: int) -> None:
        self.seat = seat
        self.squares = squares

    def run(self, table: SteamTable) -> None:
        if self.squares <= 0 or not table.playing(self.seat):
            return
        if self.squares > 1:
            table.push(Rise(self.seat, self.squares - 1))
        seat = self.seat
        if table.cells[WARDS + seat] > 0:
            table.cells[WARDS + seat] -= 1
            if table.log is not None:
                table.tell(IncubationWarded(table.clan(seat), table.cells[WARDS + seat]))
            return
        square = next_square(table, seat)
        if square == NONE:
            return
        if table.log is not None:
            table.tell(IncubationRose(table.clan(seat), table.cells[INCUBATION + seat]))
        if square == QUARANTINE:
            isolate(table, seat)
        elif square == EXILE:
            banish(table, seat)


def next_square(table: SteamTable, seat: i64) -> i64:
    """Move the marker on, and what the square brings; NONE beyond a track that has an end."""
    board = table.board(seat)
    level = table.cells[INCUBATION + seat]
    if level < board.last_square:
        table.cells[INCUBATION + seat] = level + 1
        return board.incubation[level + 1]  # a Resistance square does nothing [SW-INC.4]
    # The last square comes again with every further rise this turn, save for the Apostles. [SW-INC.7] [SW-CLAN-AHL.2]
    return board.incubation[level] if board.last_square_repeats else NONE


def open_places(table: SteamTable, seat: i64) -> list[int]:
    """Where a Quarantine token can lie, as the choice numbers them. [SW-QUAR.1] [SW-BOARD.5]"""
    board = table.board(seat)
    # A slot without one. [SW-QUAR.2]
    places = [number for number in range(board.slots) if table.slot(seat, number) != SICK_SLOT]
    stock = table.cells[CLEAN_STOCK + seat]
    # A place of the clean stock, never of the contraband stock. [SW-QUAR.4]
    if table.cells[SICK_STOCK + seat] < board.stocks[CLEAN]:
        if stock < table.clean_places(seat):
            places.append(EMPTY_STOCK)
        if stock > 0:
            places.append(FILLED_STOCK)
    # The highest uncovered square of the Supply track, never the lowest of all. [SW-QUAR.6]
    coverable = len(board.supply_geo) - (0 if table.content.every_clan.lowest_supply_coverable else 1)
    if table.cells[SICK_SUPPLY + seat] < coverable:
        places.append(SUPPLY_TRACK)
    return places


def isolate(table: SteamTable, seat: i64) -> None:
    """The owner covers a place of his board; with no token or no place left, nothing. [SW-INC.5] [A-INC-QUAR-NONE]"""
    if table.cells[QUARANTINE_LEFT] == 0:
        return
    places = open_places(table, seat)
    if len(places) > 1:
        table.push(Isolation(seat))
    elif places:
        cover(table, seat, places[0])


def cover(table: SteamTable, seat: i64, place: i64) -> None:
    table.cells[QUARANTINE_LEFT] -= 1
    if place == SUPPLY_TRACK:
        table.cells[SICK_SUPPLY + seat] += 1
    elif place < SLOTS:
        token = table.slot(seat, place)
        if token > 0:  # the covered token can be used again on another slot [SW-QUAR.3]
            table.cells[TOKEN_RESERVE + seat * TOKENS + token - 1] += 1
        table.cells[SLOT + seat * SLOTS + place] = SICK_SLOT
    else:
        table.cells[SICK_STOCK + seat] += 1
        if place == FILLED_STOCK:  # the covered barrel returns to the general reserve [SW-QUAR.5]
            table.cells[CLEAN_STOCK + seat] -= 1
            table.cells[CLEAN_LEFT] += 1
    if table.log is not None:
        table.tell(Isolated(table.clan(seat), place))


class Isolation(Ask[SteamTable]):
    """Where the Quarantine token goes."""

    rule: ClassVar[str] = "SW-QUAR.1"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [Isolate(place) for place in open_places(table, self.seat)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        return self.place_obstacle(table, choice.place) if isinstance(choice, Isolate) else None

    def facts(self, table: SteamTable, seat: int, choice: Choice) -> list[Fact]:
        """What the covered place was good for. [SW-QUAR.2] [SW-QUAR.4] [SW-QUAR.6]"""
        if not isinstance(choice, Isolate):
            return []
        place = choice.place
        if place == SUPPLY_TRACK:
            board = table.board(seat)
            left = len(board.supply_units) - table.cells[SICK_SUPPLY + seat] - 1
            return [Fact("fact-supply-most", {"units": board.supply_units[left - 1]}, "cost")]
        if place >= SLOTS:
            return [Fact("fact-barrel-lost" if place == FILLED_STOCK else "fact-place-lost", {}, "cost")]
        return [Fact("fact-slot-lost", {"cost": int(table.slot_cost(seat, place))}, "cost")]

    def place_obstacle(self, table: SteamTable, place: i64) -> Refusal | None:
        """Why a Quarantine token cannot lie there. [SW-QUAR.2] [SW-QUAR.4] [SW-QUAR.6]"""
        if place in open_places(table, self.seat):
            return None
        board = table.board(self.seat)
        if place < SLOTS:
            key = "why-no-such-slot" if place >= board.slots else "why-slot-sick"
            return Refusal("SW-QUAR.2", key)
        if place == SUPPLY_TRACK:
            return Refusal("SW-QUAR.6", "why-supply-covered")
        if table.cells[SICK_STOCK + self.seat] >= board.stocks[CLEAN]:
            return Refusal("SW-QUAR.4", "why-stock-covered")
        return Refusal("SW-QUAR.4", "why-no-empty-place" if place == EMPTY_STOCK else "why-no-clean-barrel")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Isolate)
        cover(table, self.seat, choice.place)


def covered_places(table: SteamTable, seat: i64) -> list[int]:
    """Places under a Quarantine token; on the Supply track the lowest covered square is freed first."""
    places = [number for number in range(table.board(seat).slots) if table.slot(seat, number) == SICK_SLOT]
    if table.cells[SICK_STOCK + seat] > 0:
        places.append(EMPTY_STOCK)
    if table.cells[SICK_SUPPLY + seat] > 0:
        places.append(SUPPLY_TRACK)
    return places


class Recovery(Step[SteamTable]):
    """Quarantine tokens leave a clan board for the general reserve."""

    def __init__(self, seat: int, tokens: int) -> None:
        self.seat = seat
        self.tokens = tokens

    def run(self, table: SteamTable) -> None:
        places = covered_places(table, self.seat)
        if self.tokens == 0 or not places:
            return
        if self.tokens > 1:
            table.push(Recovery(self.seat, self.tokens - 1))
        if len(places) > 1:
            table.push(Cleansing(self.seat))
        else:
            uncover(table, self.seat, places[0])


class Cleansing(Ask[SteamTable]):
    """Which Quarantine token leaves."""

    rule: ClassVar[str] = "SW-QUAR.1"
    proposes: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return [Cleanse(place) for place in covered_places(table, self.seat)]

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Cleanse) or choice.place in covered_places(table, seat):
            return None
        return Refusal(self.rule, "why-no-quarantine-there")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Cleanse)
        uncover(table, self.seat, choice.place)


def uncover(table: SteamTable, seat: i64, place: i64) -> None:
    table.cells[QUARANTINE_LEFT] += 1
    if place == SUPPLY_TRACK:
        table.cells[SICK_SUPPLY + seat] -= 1
    elif place < SLOTS:
        table.cells[SLOT + seat * SLOTS + place] = 0
    else:
        table.cells[SICK_STOCK + seat] -= 1
    if table.log is not None:
        table.tell(Cleansed(table.clan(seat), place))


def exiles(table: SteamTable, seat: i64) -> list[Choice]:
    """The soldiers that can be exiled; in a combat its fighters only if there is no other. [SW-INC.8]"""
    combat = table.cells[COMBAT_ZONE] - 1
    zones = [zone for zone in table.occupied(seat) if table.units(zone, seat) > 0]
    elsewhere = [zone for zone in zones if zone != combat]
    found: list[Choice] = []
    for zone in elsewhere or zones:
        if table.basics(zone, seat) > 0:
            found.append(Exile(BASIC, zone))
        if table.elites(zone, seat) > 0:
            found.append(Exile(ELITE, zone))
    return found


def banish(table: SteamTable, seat: i64) -> None:
    """One soldier goes to Death & Exile. [SW-INC.6]"""
    found = exiles(table, seat)
    if len(found) > 1:
        table.push(Banishment(seat))
    elif found:
        Banishment(seat).take(table, found[0])


class Banishment(Ask[SteamTable]):
    """The owner chooses who goes."""

    rule: ClassVar[str] = "SW-INC.6"
    proposes: ClassVar[bool] = False
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: SteamTable) -> list[Choice]:
        return exiles(table, self.seat)

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Exile) or choice in exiles(table, seat):
            return None
        zone = choice.zone
        count = table.elites(zone, seat) if choice.unit == ELITE else table.basics(zone, seat)
        if count > 0:
            return Refusal("SW-INC.8", "why-fighters-stay", obstacles.zone_args(zone))
        reason = table.objection(BANISHMENT, seat, zone, choice)
        return reason or obstacles.no_such_soldier(table, seat, choice.unit, zone, "SW-INC.6")

    def take(self, table: SteamTable, choice: Choice) -> None:
        assert isinstance(choice, Exile)
        table.exile(choice.zone, self.seat, 1 - choice.unit, choice.unit)
        if table.log is not None:
            table.tell(Exiled(table.clan(self.seat), choice.unit, choice.zone))
