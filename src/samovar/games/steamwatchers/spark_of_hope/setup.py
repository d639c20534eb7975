"""Setup with caravans: kits in the reserve, a wagon train for each clan, six Archon cards replaced."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers.choices import At, at_words
from samovar.games.steamwatchers.content.ids import (
    ARCHONS,
    BASE_ARCHONS,
    HEAVY_TRANSPORT,
    KITS,
    MOST_PLAYERS,
    NONE,
)
from samovar.games.steamwatchers.deployment import home_zones
from samovar.games.steamwatchers.rows import (
    ARCHON_ASIDE,
    ARCHON_DECK,
    ARCHON_LEFT,
    ARCHONS_ASIDE,
    BOXED_BASIC,
    FARMS_LEFT,
    KIT,
    KIT_PLACES,
    KITS_BOXED,
    KITS_LEFT,
    MOBILE_FARMS,
    MOBILE_TURRETS,
    SCORCHED_SIDE,
    TARGET,
    TURRETS_LEFT,
    WAGONS,
)
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.events import CaravanPlaced
from samovar.kernel.chance import orderings, shuffled
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Impossible, Refusal
from samovar.kernel.steps import Ask, Chance


def lay_out_kits(table: CaravanTable) -> None:
    """Twelve kits in the reserve for two or three players, twenty for more. [SH-SETUP.3] [A-SH-KITCOUNT]"""
    spare = table.content.added.kits_in_box  # twenty-six with the Heavy Transports [SH-COMP.3]
    for kit in range(KITS):
        copies = table.content.added.kits[kit].copies
        table.cells[KITS_LEFT + kit] = copies[table.seats]
        table.cells[KITS_BOXED + kit] = copies[MOST_PLAYERS] - copies[table.seats]
        spare -= copies[MOST_PLAYERS]
    if spare < table.seats or table.content.added.caravan_boards < table.seats:
        raise Impossible("the box holds too few Heavy Transports or caravan boards for so many players")
    table.cells[KITS_BOXED + HEAVY_TRANSPORT] += spare


def found_cradle(table: CaravanTable) -> None:
    """A neutral Target token marks the zone, whose steam card has gone to the box. [SH-SCN-BERCEAU.1]"""
    cradle = table.cradle()
    if cradle != NONE:
        table.cells[TARGET + cradle] = 1
        table.cells[BOXED_BASIC + SCORCHED_SIDE] = 1  # the place of a defender, not a figure
        table.claim(cradle)


def equip(table: CaravanTable, seat: int) -> None:
    """A board and three wagons, and on its first place a Heavy Transport. [SH-SETUP.1] [SH-SETUP.4] [SH-COMP.1]"""
    table.cells[WAGONS + seat] = table.content.added.wagons
    table.cells[KITS_BOXED + HEAVY_TRANSPORT] -= 1
    table.cells[KIT + seat * KIT_PLACES] = HEAVY_TRANSPORT + 1


def load_board(table: CaravanTable, seat: int) -> None:
    """In one scenario the first farms and the turret ride on the caravan board. [SH-SCN-SOH.1]"""
    if table.story().added.mobile_structures:
        every = table.content.every_clan
        table.cells[MOBILE_FARMS + seat] = every.farms
        table.cells[FARMS_LEFT] -= every.farms
        table.cells[MOBILE_TURRETS + seat] = every.turrets
        table.cells[TURRETS_LEFT] -= every.turrets


class CaravanPlace(Ask[CaravanTable]):
    """The caravan stands in one of the three zones, and takes its room there. [SH-SETUP.2]"""

    rule: ClassVar[str] = "SH-SETUP.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: CaravanTable) -> list[Choice]:
        return [At(zone) for zone in home_zones(table, self.seat)]

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At) or choice.zone in home_zones(table, seat):
            return None
        return Refusal(self.rule, "why-not-deployed-there")

    def wording(self, table: CaravanTable, seat: int, choice: Choice) -> dict[str, Any]:
        return at_words("choice-caravan-at", choice)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, At)
        table.station_caravan(self.seat, choice.zone)
        if table.log is not None:
            table.tell(CaravanPlaced(table.clan(self.seat), choice.zone))


class ReplaceArchons(Chance[CaravanTable]):
    """Six base cards, unseen, make room for the six of the expansion. [SH-ARCHON.1] [SH-COMP.4]"""

    def ways(self, table: CaravanTable) -> int:
        return orderings(BASE_ARCHONS)

    def happen(self, table: CaravanTable, outcome: int) -> None:
        base = shuffled(outcome, list(range(BASE_ARCHONS)))
        aside = min(table.content.added.archons_replaced, ARCHONS_ASIDE)
        for place in range(aside):
            table.cells[ARCHON_ASIDE + place] = base[place] + 1
        deck = [*base[aside:], *table.content.expansion_archons, *table.content.added_archons]
        for depth in range(ARCHONS):
            table.cells[ARCHON_DECK + depth] = deck[depth] + 1 if depth < len(deck) else 0
        table.cells[ARCHON_LEFT] = len(deck)
