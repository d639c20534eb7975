"""Caravans: three wagons that move as one, what they are worth, and the zone that defends itself."""

from __future__ import annotations

from typing import Final

from samovar.games.steamwatchers import lasting
from samovar.games.steamwatchers.content.added_words import OF_CARAVAN, OF_CARAVAN_DEFENCE
from samovar.games.steamwatchers.content.effects import (
    DEFENDING,
    OF_TURRET,
    SHIELD_HARM,
    Effect,
)
from samovar.games.steamwatchers.content.ids import (
    ARCHONS,
    CLANS,
    DEFENCE,
    NONE,
    ZONES,
)
from samovar.games.steamwatchers.force import DEFENCE_TOKEN, TURRET_STRENGTH
from samovar.games.steamwatchers.rows import (
    ACTIVE_ZONE,
    ARCHON_UP,
    BASICS,
    BOARD_ORDER,
    BOXED_BASIC,
    CARAVAN_AT,
    CONTROL,
    ELITES,
    EXEMPT,
    FARM_HERE,
    FARMS_BOXED,
    KIT,
    KIT_PLACES,
    MOBILE_FARMS,
    MOBILE_TURRETS,
    ORDER_OF,
    SCORCHED_SIDE,
    SEATS,
    SECOND_UP,
    SIDES,
    TURRET_HERE,
    TURRETS_BOXED,
    WAGON_HERE,
    WAGONS,
    WAGONS_BOXED,
)
from samovar.games.steamwatchers.spark_of_hope.boards import CaravanBoards
from samovar.games.steamwatchers.table import NOTHING_LASTS
from samovar.kernel.native import i64

CARAVAN_STRENGTH: Final = 1  # [SH-CARAVAN.6]
CARAVAN_DEFENCE: Final = 3  # [SH-CARAVAN.7]
FIRST_CARD: Final = 1  # bits of the exemptions
SECOND_CARD: Final = 2


class CaravanTable(CaravanBoards):
    """A table on which clans have caravans. A caravan is a unit of its clan. [SH-CARAVAN.1]"""

    # Where caravans stand.

    def caravan_zone(self, seat: i64) -> i64:
        return self.cells[CARAVAN_AT + seat] - 1

    def has_caravan(self, seat: i64) -> bool:
        """Deployed and not yet destroyed."""
        return self.cells[CARAVAN_AT + seat] > 0

    def caravan_here(self, zone: i64, side: i64) -> bool:
        return side < SEATS and self.cells[CARAVAN_AT + side] == zone + 1

    def wagons(self, seat: i64) -> i64:
        """Three for each clan. [SH-COMP.2] [SH-CARAVAN.2]"""
        return self.cells[WAGONS + seat]

    def wagons_here(self, zone: i64, side: i64) -> i64:
        """They are never split: all that a clan has stand in one zone. [SH-CARAVAN.3]"""
        return self.cells[WAGONS + side] if self.caravan_here(zone, side) else 0

    def stands(self, zone: i64, side: i64) -> bool:
        """The caravan counts as a unit: for control, orders, incubation, elimination. [SH-CARAVAN.1] [A-SH-UNIT]"""
        place = zone * SIDES + side
        return (
            self.cells[BASICS + place] > 0
            or self.cells[ELITES + place] > 0
            or (side < SEATS and self.cells[CARAVAN_AT + side] == zone + 1)
        )

    def crowd(self, zone: i64, side: i64) -> i64:
        """As many places as wagons; what is carried takes none. [SH-CARAVAN.4] [SH-TL.8]"""
        return self.units(zone, side) + self.wagons_here(zone, side)

    def occupied(self, side: i64) -> list[int]:
        return [zone for zone in range(ZONES) if self.stands(zone, side)]

    def lives(self, side: i64) -> bool:
        return self.has_caravan(side) or super().lives(side)

    def empty_of_units(self, zone: i64) -> bool:
        return super().empty_of_units(zone) and not self.caravan_in(zone)

    def caravan_in(self, zone: i64) -> bool:
        """Whether anybody's caravan stands in a zone."""
        return len([seat for seat in range(self.seats) if self.cells[CARAVAN_AT + seat] == zone + 1]) > 0

    def caravan_near(self, zone: i64, seat: i64) -> bool:
        here = self.caravan_zone(seat)
        return here != NONE and zone in self.content.board.land[here]

    def station_caravan(self, seat: i64, zone: i64) -> None:
        self.cells[CARAVAN_AT + seat] = zone + 1
        self.claim(zone)

    def move_caravan(self, seat: i64, zone: i64) -> None:
        """All wagons go; an order left without a unit of its owner returns to him."""
        self.leave(seat)
        self.station_caravan(seat, zone)

    def leave(self, seat: i64) -> None:
        origin = self.caravan_zone(seat)
        self.cells[CARAVAN_AT + seat] = 0
        if self.cells[ORDER_OF + origin] == seat + 1 and not self.stands(origin, seat):
            self.return_order(origin)
        self.claim(origin)

    # The Cradle.

    def claim(self, zone: i64) -> None:
        """An abandoned Cradle defends itself again, but not against those who still return to it. [A-SH-SCN2]"""
        super().claim(zone)
        if self.cells[CONTROL + zone] == 0 and zone == self.cradle() and self.cells[ACTIVE_ZONE] != zone + 1:
            self.wake_cradle(zone)

    def cradle(self) -> i64:
        """The zone of the Cradle, or NONE."""
        return self.story().added.cradle

    def wake_cradle(self, zone: i64) -> None:
        """While nobody controls it, the zone itself is the defender. [SH-SCN-BERCEAU.6]"""
        self.cells[BOXED_BASIC + SCORCHED_SIDE] -= 1
        self.add_units(zone, SCORCHED_SIDE, 1, 0)

    def side_clan(self, side: i64) -> i64:
        if side == SCORCHED_SIDE and self.cradle() != NONE:
            return CLANS + 1
        return super().side_clan(side)

    def cradle_strength(self, side: i64) -> i64:
        """The neutral Cradle bids nothing and is worth twelve, whatever else there is. [SH-SCN-BERCEAU.7]"""
        if side != SCORCHED_SIDE or self.cradle() == NONE:
            return NONE
        return self.story().added.cradle_strength

    # Strength.

    def caravan_strength(self, side: i64, zone: i64, role: i64, combat: i64) -> i64:
        """One, whatever the number of wagons and whatever is aboard. [SH-CARAVAN.6] [SH-TL.9]"""
        if not self.caravan_here(zone, side):
            return 0
        strength = CARAVAN_STRENGTH + lasting.strength_change(self, side, OF_CARAVAN, role, combat)
        if role == DEFENDING:
            # Four in defence. [SH-CARAVAN.7]
            bonus = CARAVAN_DEFENCE + lasting.strength_change(self, side, OF_CARAVAN_DEFENCE, DEFENDING, combat)
            strength += max(0, bonus)
        if self.cells[BOARD_ORDER + side] == DEFENCE + 1:
            strength += DEFENCE_TOKEN  # in attack, support and defence, beside a token in the zone [SH-ORDER.4]
        return max(0, strength)

    def caravan_defence(self, side: i64, zone: i64) -> i64:
        """What the Cradle and mobile turrets add for a defender."""
        bonus = 0
        if side < SEATS and zone == self.cradle():
            bonus += self.story().added.cradle_defence  # [SH-SCN-BERCEAU.9]
        if self.caravan_here(zone, side) and self.cells[MOBILE_TURRETS + side]:
            # On the board it works, on the Heavy Transport it does not. [SH-SCN-SOH.2] [SH-SCN-SOH.4]
            each = TURRET_STRENGTH + lasting.strength_change(self, side, OF_TURRET, DEFENDING, zone)
            bonus += self.cells[MOBILE_TURRETS + side] * max(0, each)
        return bonus

    def scrap_caravan(self, seat: i64) -> None:
        """The last wagon is gone: board, kits and wagons go to the box for good. [SH-COMBAT.9] [A-SH-LASTWAGON]"""
        if self.has_caravan(seat):
            self.leave(seat)
        self.return_board_order(seat)
        self.cells[WAGONS_BOXED + seat] += self.cells[WAGONS + seat]
        self.cells[WAGONS + seat] = 0
        for place in range(KIT_PLACES):
            what = self.cells[KIT + seat * KIT_PLACES + place]
            if what == WAGON_HERE:
                self.cells[WAGONS_BOXED + seat] += 1
            elif what == FARM_HERE:
                self.cells[FARMS_BOXED] += 1
            elif what == TURRET_HERE:
                self.cells[TURRETS_BOXED] += 1
            self.clear_place(seat, place)
        self.cells[FARMS_BOXED] += self.cells[MOBILE_FARMS + seat]
        self.cells[MOBILE_FARMS + seat] = 0
        self.cells[TURRETS_BOXED] += self.cells[MOBILE_TURRETS + seat]
        self.cells[MOBILE_TURRETS + seat] = 0

    # Cards in force: one, or two with a Sensor Bay; and the kits of whoever is asked about.

    def exemption(self, seat: i64) -> i64:
        return self.cells[EXEMPT + seat] if 0 <= seat < SEATS else 0

    def exempt(self, memory: i64, seat: i64) -> bool:
        """Whether a seat has kept this very card off; none of its effects reaches him. [SH-KITS.4]"""
        kept_off = self.exemption(seat)
        return kept_off != 0 and (
            (kept_off & FIRST_CARD != 0 and self.cells[ARCHON_UP] == memory + 1)
            or (kept_off & SECOND_CARD != 0 and self.cells[SECOND_UP] == memory + 1)
        )

    def spares(self, effect: Effect, seat: i64) -> bool:
        """Who keeps a card off is left out of it all; basic E.M.P. Fields ward off what harms. [SH-KITS.4]"""
        if self.exempt(effect.memory, seat):
            return True
        return effect.harmful and 0 <= effect.memory < ARCHONS and lasting.holds(self, seat, SHIELD_HARM)

    def lasting(self, seat: i64) -> list[int]:
        """Both cards in force, unless kept off, and permanent effects of kits, which have no limit. [SH-KIT.10]"""
        card = self.story().card
        found = NOTHING_LASTS if card == NONE else self.content.cards[card].lasting
        kept_off = self.exemption(seat)
        first, second = self.cells[ARCHON_UP], self.cells[SECOND_UP]
        if first and not kept_off & FIRST_CARD:
            found = self.content.archons[first - 1].lasting + found
        if second and not kept_off & SECOND_CARD:
            # Both coexist. [SH-KITS.1]
            found = found + self.content.archons[second - 1].lasting
        if 0 <= seat < SEATS:
            for place in range(KIT_PLACES):
                if self.kit_at(seat, place) != NONE:
                    permanent = self.face(seat, place).permanent
                    if permanent:
                        found = found + permanent
        return found

    def triggers(self) -> list[int]:
        second = self.cells[SECOND_UP]
        found = super().triggers()
        return found + self.content.archons[second - 1].triggers if second else found
