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
from samovar.kernel.steps import Sealed, Step

EVERY_PLAN: Final = 3  # up to so many zones, the sample holds every plan
SAMPLE: Final = 120


class PlanningPhase(Step[SteamTable]):
    """The players plan as their game has it."""

    def run(self, table: SteamTable) -> None:
        if not table.plan_more():
            table.then(Planning())


class Planning(Sealed[SteamTable]):
    """One order on each zone with a unit, as long as tokens last. [SW-PLAN.1] [SW-PLAN.4] [SW-PLAN.8]"""

    rule: ClassVar[str] = "SW-PLAN.1"

    def seats(self, table: SteamTable) -> list[int]:
        return [seat for seat in range(table.seats) if table.playing(seat)]

    def fields(self, table: SteamTable, seat: int) -> list[Field]:
        zones = [ZONE_IDS[zone] for zone in self.zones(table, seat)]
        tokens = [(ORDER_IDS[kind], int(table.orders_left(seat, kind))) for kind in range(ORDERS)]
        return [AssignField("orders", "zone", zones, "order", tokens, self.count(table, seat))]

    def zones(self, table: SteamTable, seat: int) -> list[int]:
        """Zones with a unit: a beacon or a toxic farm alone takes no order. [SW-PLAN.3] [SW-AID.1]"""
        return [zone for zone in table.controlled(seat) if table.stands(zone, seat)]

    def count(self, table: SteamTable, seat: int) -> int:
        """One for each zone; with more zones than tokens some stay without. [SW-PLAN.5] [A-PLAN-MORE]"""
        tokens = 0
        for kind in range(ORDERS):
            tokens += table.orders_left(seat, kind)
        return min(len(self.zones(table, seat)), tokens)

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
        return plans(table, seat, self.zones(table, seat), self.count(table, seat))

    def otherwise(self, table: SteamTable, seat: int) -> Choice:
        return self.options(table, seat)[-1]

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


def plans(table: SteamTable, seat: int, zones: list[int], count: int) -> list[Choice]:
    """For few zones every plan; for many, every choice of the zones that move, the others defending or bluffing."""
    left = [table.orders_left(seat, kind) for kind in range(ORDERS)]
    if count <= EVERY_PLAN:
        return every_plan(zones[:count], left)
    found: list[Choice] = []
    used = zones[:count]
    for movers in groups(used, left[MOVE]):
        others = count - len(movers)
        if len(found) < SAMPLE and others <= left[DEFENCE] + left[DECOY]:
            found.append(plan_of(used, movers, max(0, others - left[DEFENCE]), len(found)))
            if left[DEFENCE] >= others and left[DECOY] >= others:
                found.append(plan_of(used, movers, others, 0))
    return found


def every_plan(zones: list[int], left: list[int]) -> list[Choice]:
    """Decoys may be used with few zones too. [SW-PLAN.7] [SW-PLAN.11]"""
    drafts: list[tuple[int, ...]] = [()]
    for zone in zones:
        drafts = [(*draft, zone, kind) for draft in drafts for kind in range(ORDERS)]
    return [Plan(draft) for draft in drafts if within(draft, left)]


def within(draft: tuple[int, ...], left: list[int]) -> bool:
    used = [0] * ORDERS
    for place in range(1, len(draft), 2):
        used[draft[place]] += 1
    return used[MOVE] <= left[MOVE] and used[DEFENCE] <= left[DEFENCE] and used[DECOY] <= left[DECOY]


def groups(zones: list[int], most: int) -> list[list[int]]:
    """Every choice of up to `most` zones, the larger ones first."""
    found: list[list[int]] = [[]]
    start = 0
    for _ in range(most):
        end = len(found)
        for place in range(start, end):
            last = found[place][-1] if found[place] else -1
            found += [[*found[place], zone] for zone in zones if zone > last]
        start = end
    found.reverse()
    return found


def plan_of(zones: list[int], movers: list[int], bluffs: int, turn: int) -> Choice:
    """The movers move; so many of the others bluff, starting elsewhere each time, and the rest defend."""
    others = [zone for zone in zones if zone not in movers]
    bluffing = [others[(turn + place) % len(others)] for place in range(bluffs)]
    orders: list[int] = []
    for zone in zones:
        orders.append(zone)
        orders.append(MOVE if zone in movers else DECOY if zone in bluffing else DEFENCE)
    return Plan(tuple(orders))


STEPS: list[type[Any]] = [PlanningPhase, Planning]
