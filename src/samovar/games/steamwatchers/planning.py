"""Order planning: every clan lays one order face down on each zone with its units, and all show together."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamwatchers.choices import Plan
from samovar.games.steamwatchers.content.ids import DECOY, DEFENCE, MOVE, ORDER_IDS, ORDERS, ZONE_IDS
from samovar.games.steamwatchers.events import Planned
from samovar.games.steamwatchers.table import SteamTable
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import AssignField, Field
from samovar.kernel.native import i64
from samovar.kernel.steps import Sealed, Step

EVERY_PLAN: Final = 3  # up to so many zones, the sample holds every plan
SAMPLE: Final = 120
MOST_MOVERS: Final = 3  # zones that move in one plan of the sample

# Plans for the same zones and tokens come again in every playout from a position, so the last ones stand ready.
READY_PLANS: Final[dict[int, list[Choice]]] = {}
MOST_READY: Final = 512
ZONES_IN_KEY: Final = 7  # with more zones the key would outgrow a native number


class PlanningPhase(Step[SteamTable]):
    """The players plan as their game has it."""

    def run(self, table: SteamTable) -> None:
        if not table.plan_more():
            table.push(Planning())


class Planning(Sealed[SteamTable]):
    """One order on each zone with a unit, as long as tokens last. [SW-PLAN.1] [SW-PLAN.4] [SW-PLAN.8]"""

    rule: ClassVar[str] = "SW-PLAN.1"

    def seats(self, table: SteamTable) -> list[int]:
        return [seat for seat in range(table.seats) if table.playing(seat)]

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        zones = [ZONE_IDS[zone] for zone in self.zones(table, seat)]
        tokens = [(ORDER_IDS[kind], int(table.orders_left(seat, kind))) for kind in range(ORDERS)]
        return [AssignField("orders", "zone", zones, "order", tokens, self.count(table, seat))]

    def zones(self, table: SteamTable, seat: i64) -> list[int]:
        """Zones with a unit: a beacon or a toxic farm alone takes no order. [SW-PLAN.3] [SW-AID.1]"""
        return [zone for zone in table.controlled(seat) if table.stands(zone, seat)]

    def count(self, table: SteamTable, seat: i64) -> i64:
        return self.count_of(table, seat, len(self.zones(table, seat)))

    def count_of(self, table: SteamTable, seat: i64, zones: i64) -> i64:
        """One for each zone; with more zones than tokens some stay without. [SW-PLAN.5] [A-PLAN-MORE]"""
        tokens: i64 = 0
        for kind in range(ORDERS):
            tokens += table.orders_left(seat, kind)
        return min(zones, tokens)

    def judge(self, table: SteamTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Plan):
            return Refusal(self.rule, "why-plan-orders")
        zones = self.zones(table, seat)
        left = [table.orders_left(seat, kind) for kind in range(ORDERS)]
        last = -1
        for place in range(0, len(choice.orders), 2):
            zone = choice.orders[place]
            kind = choice.orders[place + 1]
            if zone <= last:  # zones are named in their order, each once [SW-PLAN.2]
                return Refusal("SW-PLAN.2", "why-one-order-each")
            last = zone
            if zone not in zones:
                return Refusal("SW-PLAN.3", "why-no-unit-there")
            left[kind] -= 1
            if left[kind] < 0:
                # Four Defence, three Move, three Decoys. [SW-COMP.18]
                return Refusal("SW-COMP.18", "why-not-that-many-orders")
        if len(choice.orders) != 2 * self.count(table, seat):
            return Refusal("SW-PLAN.1", "why-every-zone-needs-order", {"count": self.count(table, seat)})
        return None

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        zones = self.zones(table, seat)
        return plans(table, seat, zones, self.count_of(table, seat, len(zones)))

    def otherwise(self, table: SteamTable, seat: int) -> Choice:
        """Whoever is late defends, and bluffs where tokens are short."""
        zones = self.zones(table, seat)[: self.count(table, seat)]
        left = [table.orders_left(seat, kind) for kind in range(ORDERS)]
        orders: list[int] = []
        for zone in zones:
            kind = DEFENCE if left[DEFENCE] else DECOY if left[DECOY] else MOVE
            left[kind] -= 1
            orders += [zone, kind]
        plan = Plan(tuple(orders))
        return plan if self.judge(table, seat, plan) is None else self.options(table, seat)[-1]

    def reveal(self, table: SteamTable, choices: list[Choice | None]) -> None:
        """All tokens are turned up together. [SW-PLAN.9]"""
        for seat in range(table.seats):
            plan = choices[seat]
            if not isinstance(plan, Plan):
                continue
            if table.log is not None:
                table.tell(Planned(table.clan(seat), plan.orders))
            for place in range(0, len(plan.orders), 2):
                # Decoys go straight back; an expansion may use them otherwise. [SW-PLAN.10] [SW-PLAN.12]
                if plan.orders[place + 1] != DECOY:
                    table.place_order(plan.orders[place], seat, plan.orders[place + 1])


def plans(table: SteamTable, seat: i64, zones: list[int], count: i64) -> list[Choice]:
    moves = table.orders_left(seat, MOVE)
    defences = table.orders_left(seat, DEFENCE)
    decoys = table.orders_left(seat, DECOY)
    used = zones[:count]
    if count > ZONES_IN_KEY:
        return sample(used, moves, defences, decoys)
    key = ((count * 16 + moves) * 16 + defences) * 16 + decoys
    for zone in used:
        key = key * 64 + zone
    ready = READY_PLANS.get(key)
    if ready is None:
        ready = sample(used, moves, defences, decoys)
        if len(READY_PLANS) >= MOST_READY:
            READY_PLANS.clear()
        READY_PLANS[key] = ready
    return ready[:]  # whoever asks may add to his own list


def sample(used: list[int], moves: i64, defences: i64, decoys: i64) -> list[Choice]:
    """For few zones every plan; for many, every choice of the zones that move, the others defending or bluffing."""
    count: i64 = len(used)
    if count <= EVERY_PLAN and moves >= count and defences >= count and decoys >= count:
        return every_plan(used)
    found: list[Choice] = []
    for movers in range(min(moves, MOST_MOVERS), -1, -1):
        others = count - movers
        if 0 <= others <= defences + decoys:
            bluffs = max(0, others - defences)
            for group in groups(count, movers):
                if len(found) < SAMPLE:
                    found.append(plan_of(used, group, bluffs, len(found)))
                    if bluffs < others <= decoys:
                        found.append(plan_of(used, group, others, 0))
    return found


def every_plan(zones: list[int]) -> list[Choice]:
    """Decoys may be used with few zones too. [SW-PLAN.7] [SW-PLAN.11]"""
    found: list[Choice] = []
    first = zones[0]
    for one in range(ORDERS):
        if len(zones) == 1:
            found.append(Plan((first, one)))
            continue
        second = zones[1]
        for two in range(ORDERS):
            if len(zones) == 2:
                found.append(Plan((first, one, second, two)))
                continue
            third = zones[2]
            for three in range(ORDERS):
                found.append(Plan((first, one, second, two, third, three)))
    return found


def groups(count: int, movers: int) -> list[tuple[int, int, int]]:
    """Every choice of so many places out of `count`, filled up with -1."""
    if movers == 0:
        return [(-1, -1, -1)]
    if movers == 1:
        return [(one, -1, -1) for one in range(count)]
    if movers == 2:
        return [(one, two, -1) for one in range(count) for two in range(one + 1, count)]
    return [
        (one, two, three) for one in range(count) for two in range(one + 1, count) for three in range(two + 1, count)
    ]


def plan_of(zones: list[int], movers: tuple[int, int, int], bluffs: i64, turn: i64) -> Choice:
    """The movers move; so many of the others bluff, starting elsewhere each time, and the rest defend."""
    count: i64 = len(zones)
    orders: list[int] = []
    for zone in zones:
        orders.append(zone)
        orders.append(DEFENCE)
    one, two, three = movers
    if one >= 0:
        orders[2 * one + 1] = MOVE
    if two >= 0:
        orders[2 * two + 1] = MOVE
    if three >= 0:
        orders[2 * three + 1] = MOVE
    place = turn % count
    while bluffs > 0:
        if orders[2 * place + 1] == DEFENCE:
            orders[2 * place + 1] = DECOY
            bluffs -= 1
        place = (place + 1) % count
    return Plan(tuple(orders))


STEPS: list[type[Any]] = [PlanningPhase, Planning]
