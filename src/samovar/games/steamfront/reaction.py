"""The defender's reaction: a defensive order, before any die is thrown."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamfront.choices import Endure, Guard
from samovar.games.steamfront.effects import order_facts
from samovar.games.steamfront.events import Guarded
from samovar.games.steamfront.odds import Attack, odds
from samovar.games.steamfront.outlook import about_figure, odds_facts, reason_facts
from samovar.games.steamfront.pools import attack_pool, defence_pool, forecast, order_row
from samovar.games.steamfront.table import (
    ATTACKER,
    BAND,
    COUNTER,
    GUARD,
    GUARD_LEVEL,
    KIND,
    LEVEL,
    ORDER,
    ORDERS,
    PRESSURE,
    TARGET,
    FrontTable,
)
from samovar.games.steamfront.words import LEVELS, NO_ORDER
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask

DEFENDING: Final = 1  # of content.order_when


def why_no_guard(table: FrontTable, target: i64, category: i64, level: i64) -> Refusal | None:
    """Why a target's side cannot play this defensive order, or None: a token of its own, the target's pressure.

    [SF-5.1.7] [SF-7.17] [SF-7.19] [A-25] [A-26]
    """
    side = table.side(target)
    if not 0 <= level < LEVELS:
        return Refusal("SF-7.17", "why-no-such-order")
    if category not in table.categories(side):
        return Refusal("SF-6.0.2", "why-not-your-category")
    if table.orders(side) == 0:
        return Refusal("SF-7.17", "why-no-order-token")
    if level > table.pressure(target):
        return Refusal("SF-7.19", "why-too-little-pressure")
    defends = table.content.order_when[order_row(category, level)] == DEFENDING
    return None if defends else Refusal("SF-5.1.7", "why-other-action")


def known_guards(table: FrontTable, target: i64) -> list[tuple[int, int]]:
    """The defensive rows of the order table in the categories of a target's side."""
    return [
        (category, level)
        for category in table.categories(table.side(target))
        for level in range(LEVELS)
        if table.content.order_when[order_row(category, level)] == DEFENDING
    ]


def guard_rows(table: FrontTable, target: i64) -> list[tuple[int, int]]:
    """Those that can be paid."""
    if table.orders(table.side(target)) == 0:
        return []
    return [(category, level) for category, level in known_guards(table, target) if level <= table.pressure(target)]


def closed_guards(table: FrontTable, target: i64) -> list[tuple[int, int]]:
    """Those that cannot."""
    offered = guard_rows(table, target)
    return [row for row in known_guards(table, target) if row not in offered]


class Reaction(Ask[FrontTable]):
    """The defender may improve the defence, before any die is thrown. [SF-5.1.7] [A-25]"""

    rule: ClassVar[str] = "SF-5.1.7"
    mode: ClassVar[str] = "reaction"
    throws: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        attacker = about_figure(table, table.cells[ATTACKER] - 1)
        told = {"attacker": attacker["card"], "by": attacker["figure"]}
        return {**about_figure(table, table.cells[TARGET] - 1), **told}

    def options(self, table: FrontTable) -> list[Choice]:
        rows = guard_rows(table, table.cells[TARGET] - 1)
        return [Endure(), *[Guard(category, level) for category, level in rows]]

    def near(self, table: FrontTable, seat: int) -> list[Choice]:
        return [Guard(category, level) for category, level in closed_guards(table, table.cells[TARGET] - 1)]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Guard):
            return why_no_guard(table, table.cells[TARGET] - 1, choice.category, choice.level)
        return None if isinstance(choice, Endure) else Refusal(self.rule, "why-not-offered")

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        guard, level = (choice.category, choice.level) if isinstance(choice, Guard) else (NO_ORDER, 0)
        attack = self.faced(table, guard, level)
        facts = [*odds_facts(table, attack, table.cells[TARGET] - 1), *self.reasons(table, guard, level)]
        if guard != NO_ORDER:
            facts = [*order_facts(table.content, guard, level), *facts]
            facts.append(Fact("fact-price", {"pressure": level}, "cost"))
            if table.content.order_reflect[order_row(guard, level)]:
                facts.append(Fact("fact-reflects", {"mean": round(float(odds(attack).reflected), 2)}, "gain"))
        return facts

    def faced(self, table: FrontTable, guard: i64, guard_level: i64) -> Attack:
        """The attack in progress, with a defensive order or without."""
        cells = table.cells
        figure, target = cells[ATTACKER] - 1, cells[TARGET] - 1
        order, level, counter = cells[ORDER] - 1, cells[LEVEL], cells[COUNTER] == 1
        return forecast(table, figure, target, cells[BAND] - 1, cells[KIND], order, level, guard, guard_level, counter)

    def reasons(self, table: FrontTable, guard: i64, guard_level: i64) -> list[Fact]:
        """Why the attack in progress has so many dice on both sides."""
        cells = table.cells
        figure, target, band, kind = cells[ATTACKER] - 1, cells[TARGET] - 1, cells[BAND] - 1, cells[KIND]
        is_fixed = table.content.band_fixed[band] > 0
        counter = cells[COUNTER] == 1
        attack = [] if is_fixed else attack_pool(table, figure, band, kind, cells[ORDER] - 1, cells[LEVEL], counter)
        return reason_facts(table, attack, defence_pool(table, figure, target, kind, guard, guard_level))

    def take(self, table: FrontTable, choice: Choice) -> None:
        if not isinstance(choice, Guard):
            return
        target = int(table.cells[TARGET] - 1)
        table.cells[ORDERS + self.seat] -= 1
        table.cells[PRESSURE + target] -= choice.level
        table.cells[GUARD] = choice.category + 1
        table.cells[GUARD_LEVEL] = choice.level
        table.tell(Guarded(target, choice.category, choice.level))
