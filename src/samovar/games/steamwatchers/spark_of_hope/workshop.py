"""The workshop: kits are obtained, upgraded and exploited."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers.choices import FINISH, Finish
from samovar.games.steamwatchers.content.ids import KIT_IDS, KITS, NONE
from samovar.games.steamwatchers.rows import ADVANCED, BOARD_ACTIVE, EXPLOITED, KIT_PLACES, KITS_LEFT
from samovar.games.steamwatchers.sources import source
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import BuyKit, Exploit, UpgradeKit
from samovar.games.steamwatchers.spark_of_hope.events import KitBought, KitExploited, KitUpgraded
from samovar.games.steamwatchers.words import Effects
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step


def purchases(table: CaravanTable, seat: i64, bought: tuple[int, ...]) -> list[Choice]:
    """Each kit of the reserve that the seat has not, on each place that is not blocked. [SH-KIT.5] [SH-KIT.6]"""
    places = table.open_places(seat)
    return [
        BuyKit(kit, place)
        for kit in range(KITS)
        if table.cells[KITS_LEFT + kit] > 0 and table.place_of(seat, kit) == NONE and kit not in bought
        for place in places
    ]


def upgrades(table: CaravanTable, seat: i64, bought: tuple[int, ...]) -> list[Choice]:
    """Each basic kit, save those of this very action. [SH-KIT.7] [SH-KIT.8]"""
    found: list[Choice] = []
    for place in range(KIT_PLACES):
        kit = table.kit_at(seat, place)
        if kit != NONE and not table.advanced(seat, place) and kit not in bought:
            found.append(UpgradeKit(kit))
    return found


def install(table: CaravanTable, seat: i64, kit: i64, place: i64) -> None:
    table.cells[KITS_LEFT + kit] -= 1
    table.install(seat, place, kit)
    if table.log is not None:
        table.tell(KitBought(table.clan(seat), kit, place))


def upgrade(table: CaravanTable, seat: i64, kit: i64) -> None:
    table.cells[ADVANCED + seat * KIT_PLACES + table.place_of(seat, kit)] = 1
    if table.log is not None:
        table.tell(KitUpgraded(table.clan(seat), kit))


def refuse_purchase(table: CaravanTable, seat: i64, choice: Choice, bought: tuple[int, ...]) -> Refusal | None:
    if isinstance(choice, BuyKit):
        if choice.place not in table.open_places(seat):
            return Refusal("SH-KIT.6", "why-place-blocked")
        if table.place_of(seat, choice.kit) != NONE or choice.kit in bought:
            return Refusal("SH-KIT.5", "why-kit-owned")
        return None if table.cells[KITS_LEFT + choice.kit] else Refusal("SH-SETUP.3", "why-kit-gone")
    if isinstance(choice, UpgradeKit):
        if choice.kit in bought:
            return Refusal("SH-KIT.8", "why-kit-new")
        place = table.place_of(seat, choice.kit)
        if place == NONE or table.advanced(seat, place):
            return Refusal("SH-KIT.7", "why-kit-not-basic")
    return None


def refuse_workshop(table: CaravanTable, seat: i64) -> Refusal | None:
    """Obtaining needs a caravan, a haven and something to obtain. [SH-KIT.1] [SH-KIT.2]"""
    if not table.has_caravan(seat):
        return Refusal("SH-COMBAT.9", "why-no-caravan")
    if table.havens(seat) == 0:
        return Refusal("SH-KIT.2", "why-no-haven")
    if not purchases(table, seat, ()) and not upgrades(table, seat, ()):
        return Refusal("SH-KIT.1", "why-nothing-to-obtain")
    return None


class Workshop(Step[CaravanTable]):
    """One point for each haven; what is not spent is lost. [SH-KIT.2]"""

    def __init__(self, seat: int, points: int, bought: tuple[int, ...]) -> None:
        self.seat = seat
        self.points = points
        self.bought = bought

    def run(self, table: CaravanTable) -> None:
        if self.points == 0:
            return
        if purchases(table, self.seat, self.bought) or upgrades(table, self.seat, self.bought):
            table.push(Shopping(self.seat, self.points, self.bought))


class Shopping(Ask[CaravanTable]):
    """One point buys a kit, basic side up, or turns one to its advanced side. [SH-KIT.3] [SH-KIT.7] [SH-KIT.9]"""

    rule: ClassVar[str] = "SH-KIT.2"

    def __init__(self, seat: int, points: int, bought: tuple[int, ...]) -> None:
        self.seat = seat
        self.points = points
        self.bought = bought

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return {"points": self.points}

    def options(self, table: CaravanTable) -> list[Choice]:
        offered = purchases(table, self.seat, self.bought)
        offered += upgrades(table, self.seat, self.bought)
        offered.append(FINISH)
        return offered

    def otherwise(self, table: CaravanTable, seat: int) -> Choice:
        return FINISH

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        return refuse_purchase(table, seat, choice, self.bought)

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        return replaced(table, seat, choice)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        if isinstance(choice, BuyKit):
            table.push(Workshop(self.seat, self.points - 1, (*self.bought, choice.kit)))
            install(table, self.seat, choice.kit, choice.place)
        else:
            assert isinstance(choice, UpgradeKit)
            table.push(Workshop(self.seat, self.points - 1, self.bought))
            upgrade(table, self.seat, choice.kit)


def replaced(table: CaravanTable, seat: i64, choice: Choice) -> list[Fact]:
    """A kit that would go to the box."""
    if not isinstance(choice, BuyKit) or table.kit_at(seat, choice.place) == NONE:
        return []
    old = table.content.added.kits[table.kit_at(seat, choice.place)].id
    return [Fact("fact-kit-boxed", {"kit": {"kind": "kit", "id": old}}, "warning")]


class KitGift(Ask[CaravanTable]):
    """A card gives a kit of the reserve."""

    rule: ClassVar[str] = "SH-KIT.3"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return source(table, self.number)

    def options(self, table: CaravanTable) -> list[Choice]:
        return purchases(table, self.seat, ())

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        return refuse_purchase(table, seat, choice, ())

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        return replaced(table, seat, choice)

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, BuyKit)
        install(table, self.seat, choice.kit, choice.place)


class UpgradeGift(Ask[CaravanTable]):
    """A card turns a kit to its advanced side."""

    rule: ClassVar[str] = "SH-KIT.7"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def about(self, table: CaravanTable, seat: int) -> dict[str, Any]:
        return source(table, self.number)

    def options(self, table: CaravanTable) -> list[Choice]:
        return upgrades(table, self.seat, ())

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        return refuse_purchase(table, seat, choice, ())

    def take(self, table: CaravanTable, choice: Choice) -> None:
        assert isinstance(choice, UpgradeKit)
        upgrade(table, self.seat, choice.kit)


def exploitable(table: CaravanTable, seat: i64) -> list[int]:
    """Kits with an exploitation effect that has not worked this turn. [SH-KIT.11]"""
    return [
        table.kit_at(seat, place)
        for place in range(KIT_PLACES)
        if table.kit_at(seat, place) != NONE
        and table.face(seat, place).exploitation
        and table.cells[EXPLOITED + seat * KIT_PLACES + place] == 0
    ]


def refuse_exploitation(table: CaravanTable, seat: i64) -> Refusal | None:
    """Only an order on the caravan board exploits kits. [SH-EXPLOIT.1]"""
    if table.cells[BOARD_ACTIVE] == 0:
        return Refusal("SH-EXPLOIT.1", "why-not-the-board")
    if not exploitable(table, seat):
        return Refusal("SH-KIT.11", "why-nothing-to-exploit")
    return None


class Exploitation(Step[CaravanTable]):
    """All kits may work, one completely before the next. [SH-EXPLOIT.2] [SH-EXPLOIT.3]"""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: CaravanTable) -> None:
        if exploitable(table, self.seat):
            table.push(ExploitNext(self.seat))


class ExploitNext(Ask[CaravanTable]):
    """Which kit works next, in the order that its owner likes. [SH-EXPLOIT.2]"""

    rule: ClassVar[str] = "SH-EXPLOIT.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: CaravanTable) -> list[Choice]:
        offered: list[Choice] = [Exploit(kit) for kit in exploitable(table, self.seat)]
        offered.append(FINISH)
        return offered

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Exploit):
            return None
        named: dict[str, object] = {"kit": {"kind": "kit", "id": KIT_IDS[choice.kit]}}
        place = table.place_of(seat, choice.kit)
        if place == NONE:
            return Refusal("SH-EXPLOIT.2", "why-kit-not-installed", named)
        if not table.face(seat, place).exploitation:
            return Refusal("SH-KIT.10", "why-kit-permanent", named)
        used = table.cells[EXPLOITED + seat * KIT_PLACES + place]
        return Refusal("SH-KIT.11", "why-kit-exploited", named) if used else None

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if isinstance(choice, Finish):
            return
        assert isinstance(choice, Exploit)
        place = table.place_of(self.seat, choice.kit)
        table.cells[EXPLOITED + self.seat * KIT_PLACES + place] = 1
        if table.log is not None:
            table.tell(KitExploited(table.clan(self.seat), choice.kit))
        # A kit's words mean what a card's mean: soothed incubation applies no square on its way down. [SH-KITS.6]
        table.then(Effects(tuple(table.face(self.seat, place).exploitation), self.seat, NONE), Exploitation(self.seat))
