"""The Cradle: whoever holds it is helped in every Great White, and cannot win a tie."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamwatchers.building import Construction
from samovar.games.steamwatchers.choices import REFUSE, Refuse
from samovar.games.steamwatchers.content.ids import KIT_IDS, NONE, TURRET, ZONE_IDS
from samovar.games.steamwatchers.defence import RECRUITS
from samovar.games.steamwatchers.muster import Mobilisation, may_recruit
from samovar.games.steamwatchers.obstacles import foreign, zone_args
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.choices import FortifyAt, MusterAt, UpgradeAll, UpgradeKit
from samovar.games.steamwatchers.spark_of_hope.workshop import upgrade, upgrades
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask


def keeper(table: CaravanTable) -> i64:
    """The player who controls the Cradle, or NONE."""
    cradle = table.cradle()
    holder = NONE if cradle == NONE else table.control(cradle)
    return holder if 0 <= holder < table.seats else NONE


def gifts(table: CaravanTable, seat: i64) -> list[Choice]:
    """What the Cradle can do for its keeper right after the count. [SH-SCN-BERCEAU.12]"""
    cradle = table.cradle()
    beside = [zone for zone in table.content.board.land[cradle] if table.control(zone) == seat]
    # Neither token nor fuel, and the recruits must be supplied. [SH-SCN-BERCEAU.13] [A-SH-SCN2]
    offered: list[Choice] = [MusterAt(zone) for zone in [cradle, *beside] if may_recruit(table, seat, zone, True)]
    if table.may_build(TURRET, seat):
        # [SH-SCN-BERCEAU.14]
        offered += [FortifyAt(zone) for zone in beside if table.structure_ban(zone) is None]
    if upgrades(table, seat, ()):
        offered.append(UpgradeAll())
    return offered


class CradleGift(Ask[CaravanTable]):
    """One of three free actions, or none. [SH-SCN-BERCEAU.12]"""

    rule: ClassVar[str] = "SH-SCN-BERCEAU.12"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: CaravanTable) -> list[Choice]:
        return [*gifts(table, self.seat), REFUSE]

    def otherwise(self, table: CaravanTable, seat: int) -> Choice:
        return REFUSE

    def judge(self, table: CaravanTable, seat: int, choice: Choice) -> Refusal | None:
        cradle = table.cradle()
        if isinstance(choice, MusterAt):
            return self.muster_obstacle(table, choice.zone, cradle)
        if isinstance(choice, FortifyAt):
            return self.turret_obstacle(table, choice.zone, cradle)
        if isinstance(choice, UpgradeAll) and not upgrades(table, seat, ()):
            return Refusal("SH-SCN-BERCEAU.15", "why-no-basic-kit")
        return None

    def wording(self, table: CaravanTable, seat: int, choice: Choice) -> dict[str, Any]:
        return {"key": "choice-no-gift", "args": {}} if isinstance(choice, Refuse) else choice.label()

    def facts(self, table: CaravanTable, seat: int, choice: Choice) -> list[Fact]:
        if isinstance(choice, MusterAt):
            return [Fact("fact-mobilisation", {"basics": RECRUITS}, "gain")]
        if not isinstance(choice, UpgradeAll):
            return []
        kits = [
            {"kind": "kit", "id": KIT_IDS[each.kit]}
            for each in upgrades(table, seat, ())
            if isinstance(each, UpgradeKit)
        ]
        return [Fact("fact-kits-upgraded", {"kits": kits}, "gain")]

    def muster_obstacle(self, table: CaravanTable, zone: i64, cradle: i64) -> Refusal | None:
        """The Cradle, or a zone of one's own beside it, and somebody to recruit. [SH-SCN-BERCEAU.13]"""
        if zone != cradle and zone not in table.content.board.land[cradle]:
            args = {**zone_args(zone), "centre": {"kind": "zone", "id": ZONE_IDS[cradle]}}
            return Refusal("SH-SCN-BERCEAU.13", "why-not-beside", args)
        own = None if zone == cradle else foreign(table, self.seat, zone, "SH-SCN-BERCEAU.13")
        if own is not None:
            return own
        if may_recruit(table, self.seat, zone, True):
            return None
        return Refusal("SW-RES.5", "why-nobody-to-recruit", zone_args(zone))

    def turret_obstacle(self, table: CaravanTable, zone: i64, cradle: i64) -> Refusal | None:
        """A zone of one's own beside the Cradle, never the Cradle itself. [SH-SCN-BERCEAU.14] [SH-SCN-BERCEAU.10]"""
        ban = table.structure_ban(zone)
        if ban is not None:
            return ban
        if zone not in table.content.board.land[cradle]:
            return Refusal("SH-SCN-BERCEAU.14", "why-not-beside-cradle", zone_args(zone))
        own = foreign(table, self.seat, zone, "SH-SCN-BERCEAU.14")
        if own is not None or table.may_build(TURRET, self.seat):
            return own
        return Refusal("SW-COMP.22", "why-no-turret-left")

    def take(self, table: CaravanTable, choice: Choice) -> None:
        if isinstance(choice, MusterAt):
            table.push(Mobilisation(self.seat, choice.zone, RECRUITS, True))
        elif isinstance(choice, FortifyAt):
            table.push(Construction(self.seat, choice.zone, TURRET))
        elif isinstance(choice, UpgradeAll):
            # [SH-SCN-BERCEAU.15]
            for each in upgrades(table, self.seat, ()):
                assert isinstance(each, UpgradeKit)
                upgrade(table, self.seat, each.kit)
