"""What caravans, kits and the Cradle change: strength, GEO, bans, whom a card reaches, what its words mean."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.added_words import CARAVAN_IN, GAIN_KIT, UPGRADE_KIT
from samovar.games.steamwatchers.content.effects import (
    Effect,
    Filter,
    Test,
)
from samovar.games.steamwatchers.content.ids import NONE, SIDE_IDS
from samovar.games.steamwatchers.events import ENDING_IDS
from samovar.games.steamwatchers.extensions import Addition, Ban, CardWords, Force, Immunity, TieBreak
from samovar.games.steamwatchers.obstacles import zone_args
from samovar.games.steamwatchers.pieces import Pieces
from samovar.games.steamwatchers.rows import MOBILE_FARMS, RESTING, WAGON_TROPHIES
from samovar.games.steamwatchers.spark_of_hope import cradle
from samovar.games.steamwatchers.spark_of_hope.caravans import CaravanTable
from samovar.games.steamwatchers.spark_of_hope.workshop import KitGift, UpgradeGift, purchases, upgrades
from samovar.kernel.errors import Refusal
from samovar.kernel.native import i64

CRADLE_APART: Final = Refusal("SH-SCN-BERCEAU.8", "why-cradle-bars-support")


class MobileGeo(Addition):
    """One for each mobile farm, two for the Cradle. [SH-SCN-SOH.3] [SH-SCN-BERCEAU.11]"""

    def amount(self, table: Pieces, subject: i64) -> i64:
        assert isinstance(table, CaravanTable)
        total = table.cells[MOBILE_FARMS + subject]
        return total + table.story().added.cradle_geo if cradle.keeper(table) == subject else total


class WagonGeo(Addition):
    """One for each captured wagon. [SH-SCN-SOH.10]"""

    def amount(self, table: Pieces, subject: i64) -> i64:
        assert isinstance(table, CaravanTable)
        return table.cells[WAGON_TROPHIES + subject] * table.story().added.captured_wagon_geo


class SetDown(Addition):
    """Units that the Heavy Transport has set down do not move again."""

    def amount(self, table: Pieces, subject: i64) -> i64:
        return table.cells[RESTING + subject]


class NoBuilding(Ban):
    """Not in the Cradle, and in one scenario not beside a caravan."""

    def against(self, table: Pieces, zone: i64) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        story = table.story().added
        if zone == story.cradle:
            # Beacons included. [SH-SCN-BERCEAU.10]
            return Refusal("SH-SCN-BERCEAU.10", "why-not-in-cradle")
        if story.mobile_structures and table.caravan_in(zone):
            # Turret, farm or beacon, whoever's caravan it is. [SH-SCN-SOH.9] [A-SH-SCN1]
            return Refusal("SH-SCN-SOH.9", "why-not-beside-caravan")
        return None


class NoSupport(Ban):
    """Neither towards the Cradle nor from it, by no kit and no elite. [SH-SCN-BERCEAU.8] [SH-SCN-BERCEAU.10]"""

    def against(self, table: Pieces, zone: i64) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        return CRADLE_APART if zone == table.cradle() else None


class CaravanForce(Force):
    """A caravan, what it carries, and the zone that defends itself."""

    def armed(self, table: Pieces, side: i64, zone: i64, role: i64, combat: i64) -> i64:
        assert isinstance(table, CaravanTable)
        return table.caravan_strength(side, zone, role, combat)

    def defending(self, table: Pieces, side: i64, zone: i64) -> i64:
        assert isinstance(table, CaravanTable)
        return table.caravan_defence(side, zone)

    def fixed(self, table: Pieces, side: i64) -> i64:
        assert isinstance(table, CaravanTable)
        return table.cradle_strength(side)


class EmpFields(Immunity):
    """Who keeps a card off is left out of it all; basic E.M.P. Fields ward off what harms. [SH-KITS.4]"""

    def exempt(self, table: Pieces, memory: i64, seat: i64) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        if not table.exempt(memory, seat):
            return None
        return Refusal("SH-KITS.4", "why-clan-shielded", {"clan": {"kind": "clan", "id": SIDE_IDS[table.clan(seat)]}})

    def spares(self, table: Pieces, effect: Effect, seat: i64) -> bool:
        assert isinstance(table, CaravanTable)
        return table.spares(effect, seat)


class KeeperYields(TieBreak):
    """The keeper of the Cradle does not win a tie. [SH-SCN-BERCEAU.16]"""

    def __init__(self) -> None:
        self.ending = ENDING_IDS.index("cradle")

    def rivals(self, table: Pieces, tied: list[int]) -> list[int]:
        assert isinstance(table, CaravanTable)
        kept = cradle.keeper(table)
        return [seat for seat in tied if seat != kept]


class CaravanWords(CardWords):
    """Words about caravans and kits."""

    def fits(self, table: Pieces, wanted: Filter, zone: i64, seat: i64) -> bool:
        assert isinstance(table, CaravanTable)
        return table.caravan_near(zone, seat)

    def unfit(self, table: Pieces, wanted: Filter, zone: i64, seat: i64, rule: str) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        return None if table.caravan_near(zone, seat) else Refusal(rule, "why-not-near-caravan", zone_args(zone))

    def passes(self, table: Pieces, test: Test, seat: i64) -> bool:
        assert isinstance(table, CaravanTable)
        assert test.word == CARAVAN_IN
        place = table.caravan_zone(seat)
        return place != NONE and lasting.fits(table, test.zone, place, seat, 0)

    def centre(self, table: Pieces, effect: Effect, seat: i64) -> i64:
        """A kit's Mobilisation is centred on the caravan's zone. [SH-KITS.5]"""
        assert isinstance(table, CaravanTable)
        return table.caravan_zone(seat)

    def off_centre(self, table: Pieces, effect: Effect, zone: i64, seat: i64) -> Refusal | None:
        assert isinstance(table, CaravanTable)
        if zone == table.caravan_zone(seat):
            return None
        return Refusal("SH-KITS.5", "why-not-the-caravans-zone", zone_args(zone))

    def can_do(self, table: Pieces, number: i64, seat: i64) -> bool:
        assert isinstance(table, CaravanTable)
        if not table.has_caravan(seat):
            return False
        if table.content.effects[number].word == UPGRADE_KIT:
            return len(upgrades(table, seat, ())) > 0
        return len(purchases(table, seat, ())) > 0

    def carry_out(self, table: Pieces, number: i64, seat: i64) -> None:
        word = table.content.effects[number].word
        if word == UPGRADE_KIT:
            table.push(UpgradeGift(number, seat))
        elif word == GAIN_KIT:
            table.push(KitGift(number, seat))
