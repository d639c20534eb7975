"""Orders: one token, some pressure, and the row of the table that they open."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamfront.aim import NO_BAND, range_band, shots, strikes, why_not
from samovar.games.steamfront.choices import (
    AttackFirst,
    Command,
    Hold,
    MoveFirst,
    NoCommand,
    Shoot,
    Strike,
)
from samovar.games.steamfront.combat import Volley
from samovar.games.steamfront.effects import order_facts
from samovar.games.steamfront.events import Commanded, Overloaded, Rested
from samovar.games.steamfront.movement import MoveAgain
from samovar.games.steamfront.outlook import (
    about_figure,
    action_attacks,
    action_facts,
    attack_facts,
    attack_options,
    attack_wording,
    band_of,
    reach_of_order,
)
from samovar.games.steamfront.pools import order_row
from samovar.games.steamfront.table import MOVED, ORDERS, PRESSURE, FrontTable
from samovar.games.steamfront.words import (
    DISTANCE,
    DOUBLE_ATTACK,
    DOUBLE_SHOT,
    IMPACT,
    LEVELS,
    MASTERY,
    MOUNT,
    NO_ORDER,
    SAS,
    SHOT,
    UNIVERSAL,
)
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

NEUTRAL: Final = 0  # kinds of action that an order improves: this, SAS and SHOT
COMBAT: Final = 2  # of content.order_when
SAS_ONLY: Final = 1  # of content.order_only
RANGED_ONLY: Final = 2
OVERLOAD_AND_COMBAT: Final = 1  # of content.order_gives
MOVE: Final = 2
MOVE_AND_COMBAT: Final = 3


def why_not_row(table: FrontTable, figure: i64, kind: i64, category: i64, level: i64, band: i64) -> Refusal | None:
    """Why a row of the order table cannot improve this action, or None. `band` matters for attacks only."""
    content = table.content
    side = table.side(figure)
    if not 0 <= category < len(content.order_when) // LEVELS or not 0 <= level < LEVELS:
        return Refusal("SF-7.17", "why-no-such-order")
    if category not in table.categories(side):
        return Refusal("SF-6.0.2", "why-not-your-category")
    # Without a token no row is open; without pressure only the first. [SF-7.17] [SF-7.19]
    if table.orders(side) == 0:
        return Refusal("SF-7.17", "why-no-order-token")
    if level > table.pressure(figure):
        return Refusal("SF-7.19", "why-too-little-pressure")
    row = order_row(category, level)
    if kind == NEUTRAL:
        # Only a neutral action opens the Universal rows. [SF-5.4.1]
        return None if category == UNIVERSAL else Refusal("SF-5.4.1", "why-other-action")
    if content.order_when[row] != COMBAT:
        return Refusal("SF-6.0.2", "why-other-action")
    only = only_for(table, category, level)
    if only == SAS_ONLY and kind != SAS:
        return Refusal(_rule_of(category, level), "why-contact-only")
    if only == RANGED_ONLY and kind != SHOT:
        return Refusal(_rule_of(category, level), "why-shots-only")
    # A flamethrower throws no attack dice, so orders that only touch them are not offered.
    bare = content.order_damage[row] + content.order_range[row] + content.order_extra[row] + content.order_stun[row]
    if band != NO_BAND and content.band_fixed[band] > 0 and bare == 0:
        return Refusal("A-24", "why-no-attack-dice")
    return None


def only_for(table: FrontTable, category: i64, level: i64) -> i64:
    """Which attacks a row improves, with the two rows on which the book can be read otherwise. [A-17] [A-18]"""
    if category == IMPACT and level == 1 and table.switches.impact1_sas_only:
        return SAS_ONLY
    if category == MASTERY and level == 1 and table.switches.maitrise1_reroll_any:
        return 0
    return table.content.order_only[order_row(category, level)]


def _rule_of(category: i64, level: i64) -> str:
    """The ledger's rows of the order table follow its columns."""
    return f"SF-6.{category + 1}.{level}"


def why_no_improvement(
    table: FrontTable, figure: i64, target: i64, weapon: i64, kind: i64, category: i64, level: i64
) -> Refusal | None:
    """Why a row cannot improve this attack, or None; beyond the printed range only those that reach so far do.

    [SF-6.5.1]
    """
    known = 0 <= level < LEVELS and category in table.categories(table.side(figure))
    longer = reach_of_order(table, category, level) if known else 0
    band = band_of(table, figure, target, weapon, kind, longer)
    refused = why_not_row(table, figure, kind, category, level, band)
    return Refusal("SF-5.1.5", "why-out-of-range") if refused is None and band == NO_BAND else refused


def attack_rows(table: FrontTable, figure: i64, target: i64, weapon: i64, kind: i64) -> list[tuple[int, int]]:
    """The rows that may improve this attack."""
    if table.orders(table.side(figure)) == 0:
        return []
    return [
        (category, level)
        for category in table.categories(table.side(figure))
        for level in range(LEVELS)
        if why_no_improvement(table, figure, target, weapon, kind, category, level) is None
    ]


def longest_reach(table: FrontTable, figure: i64) -> i64:
    """By how much the best order that this figure can pay lengthens its range."""
    if DISTANCE not in table.categories(table.side(figure)) or table.orders(table.side(figure)) == 0:
        return 0
    rows = [order_row(DISTANCE, level) for level in range(LEVELS) if level <= table.pressure(figure)]
    return max([table.content.order_range[row] for row in rows])


def pay(table: FrontTable, figure: int, category: int, level: int) -> None:
    """One order token of the side, so much pressure of the figure. [SF-2.2.8] [SF-6.0.4] [SF-4.2.16]"""
    table.cells[ORDERS + table.side(figure)] -= 1
    table.cells[PRESSURE + figure] -= level
    table.tell(Commanded(figure, category, level))


def further_attacks(table: FrontTable, figure: i64, kind: i64) -> int:
    """One more attack for those whose card says so; a mounted gun only if it has not moved."""
    content = table.content
    card = int(table.card(figure))
    if kind == SAS:
        return int(content.has(card, DOUBLE_ATTACK))
    mounted = content.can(card, MOUNT) and table.cells[MOVED] == 1
    return int(content.has(card, DOUBLE_SHOT) and not mounted)


def attack(table: FrontTable, seat: int, figure: int, target: int, weapon: int, kind: int) -> None:
    """An attack is announced; an order may improve it if one can be paid."""
    if attack_rows(table, figure, target, weapon, kind):
        table.then(Improvement(seat, figure, kind, target, weapon))
    else:
        table.then(Volley(seat, figure, kind, (target, weapon), further_attacks(table, figure, kind), NO_ORDER, 0))


class Improvement(Ask[FrontTable]):
    """Step 4: the announced attack may be improved by one order. [SF-4.2.14] [SF-5.1.6] [SF-6.0.4] [SF-6.0.5]"""

    rule: ClassVar[str] = "SF-5.1.6"

    def __init__(self, seat: int, figure: int, kind: int, target: int, weapon: int) -> None:
        self.seat = seat
        self.figure = figure
        self.kind = kind
        self.target = target
        self.weapon = weapon

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def needs_reach(self, table: FrontTable) -> bool:
        return self.kind == SHOT and range_band(table, self.figure, self.weapon, self.target, 0) == NO_BAND

    def options(self, table: FrontTable) -> list[Choice]:
        rows = attack_rows(table, self.figure, self.target, self.weapon, self.kind)
        offered: list[Choice] = [Command(category, level) for category, level in rows]
        return offered if self.needs_reach(table) else [NoCommand(), *offered]

    def near(self, table: FrontTable, seat: int) -> list[Choice]:
        offered = attack_rows(table, self.figure, self.target, self.weapon, self.kind)
        when = table.content.order_when  # nobody looks among attacks for an order that is for something else
        return [
            Command(category, level)
            for category in table.categories(self.seat)
            for level in range(LEVELS)
            if when[order_row(category, level)] == COMBAT and (category, level) not in offered
        ]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Command):
            return why_no_improvement(
                table, self.figure, self.target, self.weapon, self.kind, choice.category, choice.level
            )
        if not isinstance(choice, NoCommand):
            return Refusal(self.rule, "why-not-offered")
        return Refusal("SF-5.1.5", "why-out-of-range") if self.needs_reach(table) else None

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        announced: Choice = Strike(self.target, self.weapon) if self.kind == SAS else Shoot(self.target, self.weapon)
        order, level = (choice.category, choice.level) if isinstance(choice, Command) else (NO_ORDER, 0)
        count = 1 + further_attacks(table, self.figure, self.kind)
        told: list[Fact] = []
        if isinstance(choice, Command):
            told += order_facts(table.content, order, level)
            count += int(table.content.order_extra[order_row(order, level)])
        attacks = action_attacks(table, self.figure, self.target, self.weapon, self.kind, order, level, count)
        told += action_facts(table, self.target, attacks)  # before what one of them does: it is what one pays for
        told += attack_facts(table, self.figure, announced, order, level)
        return [*told, Fact("fact-price", {"pressure": level}, "cost")] if isinstance(choice, Command) else told

    def take(self, table: FrontTable, choice: Choice) -> None:
        order, level = NO_ORDER, 0
        more = further_attacks(table, self.figure, self.kind)
        if isinstance(choice, Command):
            order, level = choice.category, choice.level
            pay(table, self.figure, order, level)
            # Distance 2 and Mastery 2 give one attack more. [SF-6.5.2] [SF-6.7.2]
            more += int(table.content.order_extra[order_row(order, level)])
        table.then(Volley(self.seat, self.figure, self.kind, (self.target, self.weapon), more, order, level))


class NeutralOrder(Ask[FrontTable]):
    """A neutral action may be improved by a Universal order. [SF-5.4.1] [SF-4.2.14]"""

    rule: ClassVar[str] = "SF-5.4.1"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        rows = [Command(UNIVERSAL, level) for level in neutral_rows(table, self.figure)]
        return [NoCommand(), *rows]

    def near(self, table: FrontTable, seat: int) -> list[Choice]:
        offered = neutral_rows(table, self.figure)
        return [Command(UNIVERSAL, level) for level in range(LEVELS) if level not in offered]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Command):
            return why_no_neutral(table, self.figure, choice.category, choice.level)
        return None if isinstance(choice, NoCommand) else Refusal(self.rule, "why-not-offered")

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, Command):
            return [Fact("fact-rest")]
        price = Fact("fact-price", {"pressure": choice.level}, "cost")
        return [*order_facts(table.content, choice.category, choice.level), price]

    def take(self, table: FrontTable, choice: Choice) -> None:
        if not isinstance(choice, Command):
            table.tell(Rested(self.figure))
            return
        pay(table, self.figure, choice.category, choice.level)
        gives = table.content.order_gives[order_row(choice.category, choice.level)]
        if gives == OVERLOAD_AND_COMBAT:
            # The pressure gained here cannot improve the attack that follows. [SF-6.1.0]
            overload(table, self.figure)
            table.then(FreeCombat(self.seat, self.figure))
        elif gives == MOVE:
            table.then(MoveAgain(self.seat, self.figure))
        elif may_attack(table, self.figure):
            table.then(Sequence(self.seat, self.figure))
        else:
            table.then(MoveAgain(self.seat, self.figure), FreeCombat(self.seat, self.figure))


def why_no_neutral(table: FrontTable, figure: i64, category: i64, level: i64) -> Refusal | None:
    """Why a row cannot improve a neutral action, or None; one that ends in an attack needs somebody to attack."""
    refused = why_not_row(table, figure, NEUTRAL, category, level, NO_BAND)
    if refused is not None:
        return refused
    needs_enemy = table.content.order_gives[order_row(category, level)] == OVERLOAD_AND_COMBAT
    return Refusal("SF-5.1.1", "why-nobody-to-attack") if needs_enemy and not may_attack(table, figure) else None


def neutral_rows(table: FrontTable, figure: i64) -> list[int]:
    """The Universal rows that can be played now."""
    return [level for level in range(LEVELS) if why_no_neutral(table, figure, UNIVERSAL, level) is None]


def may_attack(table: FrontTable, figure: i64) -> bool:
    return bool(strikes(table, figure)) or bool(shots(table, figure, 0))


def overload(table: FrontTable, figure: int) -> None:
    """One pressure more, even in melee; none if the figure is full. [SF-5.2.1] [SF-5.2.3]"""
    table.gain_pressure(figure, 1)
    table.tell(Overloaded(figure, int(table.pressure(figure))))


class Sequence(Ask[FrontTable]):
    """Movement then attack, or attack then movement. [SF-6.1.2]"""

    rule: ClassVar[str] = "SF-6.1.2"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        return [AttackFirst(), MoveFirst()]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        known = isinstance(choice, (AttackFirst, MoveFirst))
        return None if known else Refusal(self.rule, "why-not-offered")

    def take(self, table: FrontTable, choice: Choice) -> None:
        steps: list[Step[Any]] = [FreeCombat(self.seat, self.figure), MoveAgain(self.seat, self.figure)]
        if isinstance(choice, MoveFirst):
            steps.reverse()
        table.then(*steps)


class FreeCombat(Step[FrontTable]):
    """The attack inside a Universal order, of any kind, not improved further. [A-14] [A-71]"""

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def run(self, table: FrontTable) -> None:
        if table.stands(self.figure) and may_attack(table, self.figure):
            table.then(OrderedAttack(self.seat, self.figure))


class OrderedAttack(Ask[FrontTable]):
    """Whom to attack by a Universal order."""

    rule: ClassVar[str] = "SF-6.1.0"
    weighed: ClassVar[str] = "fact-odds mean"

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.figure = figure

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        return [*attack_options(table, self.figure, SAS), *attack_options(table, self.figure, SHOT), Hold()]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, (Strike, Shoot)):
            kind = SAS if isinstance(choice, Strike) else SHOT
            return why_not(table, self.figure, choice.target, choice.weapon, kind, 0)
        return None if isinstance(choice, Hold) else Refusal(self.rule, "why-not-offered")

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        return attack_wording(table, self.figure, choice)

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        return attack_facts(table, self.figure, choice, NO_ORDER, 0)

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, (Strike, Shoot)):
            kind = SAS if isinstance(choice, Strike) else SHOT
            more = further_attacks(table, self.figure, kind)
            table.then(Volley(self.seat, self.figure, kind, (choice.target, choice.weapon), more, NO_ORDER, 0))
