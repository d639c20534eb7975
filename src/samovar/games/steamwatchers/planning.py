"""Order planning: every clan lays one order face down on each zone with its units, and all show together."""

from __future__ import annotations

from typing import ClassVar, Final

from samovar.games.steamwatchers import obstacles
from samovar.games.steamwatchers.choices import Plan
from samovar.games.steamwatchers.content.ids import DECOY, DEFENCE, MOVE, NONE, ORDER_IDS, ORDERS, ZONE_IDS, ZONES
from samovar.games.steamwatchers.events import Planned
from samovar.games.steamwatchers.extensions import PLANNING
from samovar.games.steamwatchers.rows import CONTROL
from samovar.games.steamwatchers.table import SteamTable
from samovar.games.steamwatchers.varied import VariedStep
from samovar.kernel.chance import pick
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import AssignField, Field
from samovar.kernel.native import i64
from samovar.kernel.steps import Sealed

EVERY_PLAN: Final = 3  # up to so many zones, the sample holds every plan
SAMPLE: Final = 120
MOST_MOVERS: Final = 3  # zones that move in one plan of the sample


class PlanningPhase(VariedStep):
    """All players plan at the same time."""

    kind: ClassVar[int] = PLANNING

    def run(self, table: SteamTable) -> None:
        table.push(Planning())


class Planning(Sealed[SteamTable]):
    """One order on each zone with a unit, as long as tokens last. [SW-PLAN.1] [SW-PLAN.4] [SW-PLAN.8]"""

    rule: ClassVar[str] = "SW-PLAN.1"
    proposes: ClassVar[bool] = False

    def seats(self, table: SteamTable) -> list[int]:
        return [seat for seat in range(table.seats) if table.playing(seat)]

    def next_seat(self, table: SteamTable) -> int:
        for seat in range(table.seats):
            if table.answers[seat] is None and table.playing(seat):
                return seat
        return -1

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        zones = [ZONE_IDS[zone] for zone in self.zones(table, seat)]
        tokens = [(ORDER_IDS[kind], int(table.orders_left(seat, kind))) for kind in range(ORDERS)]
        return [AssignField("orders", "zone", zones, "order", tokens, self.count(table, seat))]

    def zones(self, table: SteamTable, seat: i64) -> list[int]:
        """Zones with a unit: a beacon or a toxic farm alone takes no order. [SW-PLAN.3] [SW-AID.1]"""
        found: list[int] = []
        zone: i64
        for zone in range(ZONES):
            if table.cells[CONTROL + zone] == seat + 1 and table.stands(zone, seat):
                found.append(zone)
        return found

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
                return obstacles.unplanned(table, seat, zone)
            left[kind] -= 1
            if left[kind] < 0:
                # Four Defence, three Move, three Decoys. [SW-COMP.18]
                return Refusal("SW-COMP.18", "why-not-that-many-orders")
        if len(choice.orders) != 2 * self.count(table, seat):
            return Refusal("SW-PLAN.1", "why-every-zone-needs-order", {"count": self.count(table, seat)})
        return None

    def explain(self, table: SteamTable, seat: int, kind: str, id: str) -> Refusal | None:
        zone = obstacles.number_of("zone", kind, id)
        return None if zone == NONE else obstacles.unplanned(table, seat, zone)

    def options(self, table: SteamTable, seat: int) -> list[Choice]:
        zones = self.zones(table, seat)
        used = zones[: self.count_of(table, seat, len(zones))]
        moves, defences = table.orders_left(seat, MOVE), table.orders_left(seat, DEFENCE)
        decoys = table.orders_left(seat, DECOY)
        count = plan_count(len(used), moves, defences, decoys)
        return [plan_at(used, moves, defences, decoys, place) for place in range(count)]

    def drawn(self, table: SteamTable, seat: int, memory: i64) -> Choice:
        """A single plan: making them all would cost more than the rest of the planning."""
        zones = self.zones(table, seat)
        used = zones[: self.count_of(table, seat, len(zones))]
        moves, defences = table.orders_left(seat, MOVE), table.orders_left(seat, DEFENCE)
        decoys = table.orders_left(seat, DECOY)
        count = plan_count(len(used), moves, defences, decoys)
        return plan_at(used, moves, defences, decoys, pick(memory, count))

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
                # Decoys go straight back. [SW-PLAN.10] [SW-PLAN.12]
                if plan.orders[place + 1] != DECOY:
                    table.place_order(plan.orders[place], seat, plan.orders[place + 1])


def plan_count(count: i64, moves: i64, defences: i64, decoys: i64) -> i64:
    """How many plans the sample holds: for few zones every plan; for many, every choice of the zones that move."""
    if enough_for_all(count, moves, defences, decoys):
        return every_plan(count)
    found: i64 = 0
    movers: i64 = min(moves, MOST_MOVERS)
    while movers >= 0:
        found += share(count, movers, defences, decoys, found)
        movers -= 1
    return found


def every_plan(zones: i64) -> i64:
    """How many plans there are in all."""
    ways: i64 = 1
    for _ in range(zones):
        ways *= ORDERS
    return ways


def enough_for_all(count: i64, moves: i64, defences: i64, decoys: i64) -> bool:
    return count <= EVERY_PLAN and moves >= count and defences >= count and decoys >= count


def share(count: i64, movers: i64, defences: i64, decoys: i64, found: i64) -> i64:
    """How many plans have so many movers, after all that have more; no further group begins beyond the sample."""
    others = count - movers
    if others < 0 or others > defences + decoys or found >= SAMPLE:
        return 0
    each = plans_a_group(others, defences, decoys)
    most = (SAMPLE - found + each - 1) // each
    return min(group_count(count, movers), most) * each


def plans_a_group(others: i64, defences: i64, decoys: i64) -> i64:
    """Those who do not move defend as far as tokens go; where Decoys are enough, all bluff in a second plan."""
    return 2 if max(0, others - defences) < others <= decoys else 1


def group_count(count: i64, movers: i64) -> i64:
    if movers == 0:
        return 1
    if movers == 1:
        return count
    if movers == 2:
        return count * (count - 1) // 2
    return count * (count - 1) * (count - 2) // 6


def plan_at(used: list[int], moves: i64, defences: i64, decoys: i64, place: i64) -> Choice:
    """One plan of the sample."""
    count: i64 = len(used)
    if enough_for_all(count, moves, defences, decoys):
        return plain_plan(used, place)
    found: i64 = 0
    movers: i64 = min(moves, MOST_MOVERS)
    while True:
        here = share(count, movers, defences, decoys, found)
        if place < found + here:
            break
        found += here
        movers -= 1
    others = count - movers
    each = plans_a_group(others, defences, decoys)
    chosen = group((place - found) // each, count, movers)
    if (place - found) % each == 1:
        return plan_of(used, chosen, others, 0)
    return plan_of(used, chosen, max(0, others - defences), place)


def plain_plan(used: list[int], place: i64) -> Choice:
    """One of all plans for few zones: Decoys may be used there, too. [SW-PLAN.7] [SW-PLAN.11]"""
    orders: list[int] = []
    span = every_plan(len(used))
    for zone in used:
        span //= ORDERS
        orders.append(zone)
        orders.append(place // span % ORDERS)
    return Plan(tuple(orders))


def group(place: i64, count: i64, movers: i64) -> tuple[int, int, int]:
    """One choice of so many places out of `count`, in their order, filled up with -1."""
    if movers == 0:
        return (-1, -1, -1)
    if movers == 1:
        return (place, -1, -1)
    one: i64 = 0
    while True:
        pairs = group_count(count - one - 1, movers - 1)
        if place < pairs:
            break
        place -= pairs
        one += 1
    if movers == 2:
        return (one, one + 1 + place, -1)
    two = one + 1
    while place >= count - two - 1:
        place -= count - two - 1
        two += 1
    return (one, two, two + 1 + place)


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
