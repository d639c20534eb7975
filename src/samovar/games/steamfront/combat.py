"""Combat, step by step: the announcement, the defender's reaction, the throws, the comparison, the answer."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.games.steamfront.aim import contact_band, range_band, shots, strikes, why_not
from samovar.games.steamfront.choices import FIGURE, CounterAttack, Endure, Guard, Hold, Reroll, Shoot, Strike
from samovar.games.steamfront.dice import NO_CAP, SIDES, inflicted, singles, successes
from samovar.games.steamfront.events import (
    CARD,
    Attacked,
    Burnt,
    CounterAttacked,
    Guarded,
    LostAttack,
    Missed,
    Modified,
    ThrewAgain,
    ThrewAttack,
    ThrewDefence,
)
from samovar.games.steamfront.harm import daze, fall, hurt, press, stun
from samovar.games.steamfront.odds import Attack, odds
from samovar.games.steamfront.pools import (
    Reasons,
    attack_pool,
    corrector,
    defence_pool,
    floored,
    forecast,
    free_rerolls,
    order_row,
    plus_damage,
)
from samovar.games.steamfront.table import (
    ACTIVE,
    ATTACK_DICE,
    ATTACKER,
    ATTACKS_MADE,
    BAND,
    COUNTER,
    DEFENCE_DICE,
    DICE,
    DIE_IDS,
    GUARD,
    GUARD_LEVEL,
    KIND,
    LEVEL,
    ORDER,
    ORDERS,
    PRESSURE,
    TARGET,
    USED,
    FrontTable,
)
from samovar.games.steamfront.words import (
    DAZE_BY_SHOT,
    DAZE_IN_CONTACT,
    LEVELS,
    NO_ORDER,
    PRESSURE_ON_KILL,
    PRESSURE_WHEN_HURT,
    SAS,
    SHOT,
)
from samovar.kernel.chance import faces
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact, Field, SubsetField
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Chance, Step

DEFENDING = 1  # of content.order_when


def odds_facts(table: FrontTable, attack: Attack, target: i64) -> list[Fact]:
    """What a player should know before attacking: dice on both sides, the chance to hurt and to remove, the mean."""
    told = odds(attack)
    facts = [Fact("fact-dice", {"attack": attack.attack, "fixed": attack.fixed, "defence": attack.defence})]
    chances = {
        "hit": round(float(told.hit) * 100),
        "mean": round(float(told.mean), 2),
        "kill": round(float(told.kill(int(table.life_left(target)))) * 100),
    }
    return [*facts, Fact("fact-odds", chances, "gain")]


def band_of(table: FrontTable, figure: i64, target: i64, weapon: i64, kind: i64, longer: i64) -> i64:
    if kind == SAS:
        return contact_band(table, figure, weapon)
    return range_band(table, figure, weapon, target, longer)


class Volley(Step[FrontTable]):
    """One or several attacks of one combat action; the order improves the first only.

    `attacks` holds target, weapon, target, weapon …; `more` are still to be announced. By default all targets are
    named before the first throw. [SF-7.10] [SF-7.11] [A-21] [A-22]
    """

    def __init__(
        self, seat: int, figure: int, kind: int, attacks: tuple[int, ...], more: int, order: int, level: int
    ) -> None:
        self.seat = seat
        self.figure = figure
        self.kind = kind
        self.attacks = attacks
        self.more = more
        self.order = order
        self.level = level

    def run(self, table: FrontTable) -> None:
        ahead = table.switches.extra_action_announce
        if self.more > 0 and ahead:
            table.then(Announce(self.seat, self.figure, self.kind, self.attacks, self.more, self.order, self.level))
            return
        steps: list[Step[Any]] = []
        for place in range(0, len(self.attacks), 2):
            improved = place == 0 or table.switches.order_on_both_attacks
            order, level = (self.order, self.level) if improved else (NO_ORDER, 0)
            steps.append(Assault(self.figure, self.attacks[place], self.attacks[place + 1], self.kind, order, level, 0))
        if self.more > 0:
            left = self.order if table.switches.order_on_both_attacks else NO_ORDER
            level = self.level if table.switches.order_on_both_attacks else 0
            steps.append(Announce(self.seat, self.figure, self.kind, (), self.more, left, level))
        table.then(*steps)


class Announce(Ask[FrontTable]):
    """The target of a further attack. [SF-7.10] [SF-7.11]"""

    rule: ClassVar[str] = "SF-7.10"

    def __init__(
        self, seat: int, figure: int, kind: int, attacks: tuple[int, ...], more: int, order: int, level: int
    ) -> None:
        self.seat = seat
        self.figure = figure
        self.kind = kind
        self.attacks = attacks
        self.more = more
        self.order = order
        self.level = level

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        if not table.stands(self.figure):
            return [Hold()]
        return [*attack_options(table, self.figure, self.kind), Hold()]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, (Strike, Shoot)):
            kind = SAS if isinstance(choice, Strike) else SHOT
            if kind != self.kind:
                return Refusal(self.rule, "why-same-kind")
            return why_not(table, self.figure, choice.target, choice.weapon, kind, 0)
        return None

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        return attack_facts(table, self.figure, choice, NO_ORDER, 0)

    def take(self, table: FrontTable, choice: Choice) -> None:
        attacks, more = self.attacks, 0
        if isinstance(choice, (Strike, Shoot)):
            attacks, more = (*attacks, choice.target, choice.weapon), self.more - 1
        if attacks:
            table.then(Volley(self.seat, self.figure, self.kind, attacks, more, self.order, self.level))


def attack_options(table: FrontTable, figure: i64, kind: i64) -> list[Choice]:
    """Every legal attack of one kind, without an order."""
    if kind == SAS:
        return [Strike(target, weapon) for target, weapon in strikes(table, figure)]
    return [Shoot(target, weapon) for target, weapon in shots(table, figure, 0)]


def attack_facts(table: FrontTable, figure: i64, choice: Choice, order: i64, level: i64) -> list[Fact]:
    if not isinstance(choice, (Strike, Shoot)):
        return []
    kind = SAS if isinstance(choice, Strike) else SHOT
    band = band_of(table, figure, choice.target, choice.weapon, kind, reach_of_order(table, order, level))
    if band < 0:
        return [Fact("fact-needs-range-order", {}, "cost")]
    return odds_facts(table, forecast(table, figure, choice.target, band, kind, order, level), choice.target)


def reach_of_order(table: FrontTable, order: i64, level: i64) -> i64:
    """By how much an order lengthens the outermost band."""
    return 0 if order == NO_ORDER else table.content.order_range[order_row(order, level)]


def about_figure(table: FrontTable, figure: i64) -> dict[str, Any]:
    """A figure and its card as arguments of a question's sentence."""
    return {"figure": FIGURE.arg(figure), "card": CARD.arg(table.card(figure))}


class Assault(Step[FrontTable]):
    """One attack begins, if its target is still there to be attacked. [SF-5.1.1]"""

    def __init__(self, figure: int, target: int, weapon: int, kind: int, order: int, level: int, counter: int) -> None:
        self.figure = figure
        self.target = target
        self.weapon = weapon
        self.kind = kind
        self.order = order
        self.level = level
        self.counter = counter

    def run(self, table: FrontTable) -> None:
        longer = reach_of_order(table, self.order, self.level)
        if not table.stands(self.figure) or not table.stands(self.target):
            table.tell(LostAttack(self.figure, self.target))
            return
        if why_not(table, self.figure, self.target, self.weapon, self.kind, longer) is not None:
            table.tell(LostAttack(self.figure, self.target))
            return
        cells = table.cells
        cells[ATTACKER] = self.figure + 1
        cells[TARGET] = self.target + 1
        cells[BAND] = band_of(table, self.figure, self.target, self.weapon, self.kind, longer) + 1
        cells[KIND] = self.kind
        cells[ORDER] = self.order + 1
        cells[LEVEL] = self.level
        cells[GUARD] = 0
        cells[GUARD_LEVEL] = 0
        cells[COUNTER] = self.counter
        clear_dice(table, ATTACK_DICE)
        clear_dice(table, DEFENCE_DICE)
        if table.log is not None:
            card, foe = int(table.card(self.figure)), int(table.card(self.target))
            table.tell(Attacked(self.figure, card, self.target, foe, self.kind))
        side = int(table.side(self.target))
        # The attacker has decided on his order; now the defender may react, if there is anything to react with.
        # [SF-5.1.6] [SF-5.1.7]
        if guard_rows(table, self.target):
            table.then(Reaction(side), Throwing())
        else:
            table.then(Throwing())


def clear_dice(table: FrontTable, row: int) -> None:
    for die in range(DICE):
        table.cells[row + die] = 0


def lay_dice(table: FrontTable, row: int, shown: list[int]) -> None:
    for die in range(DICE):
        table.cells[row + die] = shown[die] if die < len(shown) else 0


def dice_on(table: FrontTable, row: int) -> list[int]:
    """The faces that lie on the table."""
    return [int(face) for face in table.cells[row : row + DICE] if face > 0]


def guard_rows(table: FrontTable, target: i64) -> list[tuple[int, int]]:
    """The defensive orders that a target's side can pay: a token of its own, the target's pressure.

    [SF-5.1.7] [SF-7.17] [SF-7.19] [A-25] [A-26]
    """
    side = table.side(target)
    if table.orders(side) == 0:
        return []
    return [
        (category, level)
        for category in table.categories(side)
        for level in range(min(LEVELS, int(table.pressure(target)) + 1))
        if table.content.order_when[order_row(category, level)] == DEFENDING
    ]


class Reaction(Ask[FrontTable]):
    """The defender may improve the defence, before any die is thrown. [SF-5.1.7] [A-25]"""

    rule: ClassVar[str] = "SF-5.1.7"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, table.cells[TARGET] - 1)

    def options(self, table: FrontTable) -> list[Choice]:
        rows = guard_rows(table, table.cells[TARGET] - 1)
        return [Endure(), *[Guard(category, level) for category, level in rows]]

    def near(self, table: FrontTable, seat: int) -> list[Choice]:
        offered = guard_rows(table, table.cells[TARGET] - 1)
        return [
            Guard(category, level)
            for category in table.categories(self.seat)
            for level in range(LEVELS)
            if table.content.order_when[order_row(category, level)] == DEFENDING and (category, level) not in offered
        ]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Guard):
            if choice.category not in table.categories(self.seat):
                return Refusal("SF-6.0.2", "why-not-your-category")
            if choice.level > table.pressure(table.cells[TARGET] - 1):
                return Refusal("SF-7.19", "why-too-little-pressure")
        return None

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        guard, level = (choice.category, choice.level) if isinstance(choice, Guard) else (NO_ORDER, 0)
        attack = self.faced(table, guard, level)
        facts = odds_facts(table, attack, table.cells[TARGET] - 1)
        if guard != NO_ORDER:
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

    def take(self, table: FrontTable, choice: Choice) -> None:
        if not isinstance(choice, Guard):
            return
        target = int(table.cells[TARGET] - 1)
        table.cells[ORDERS + self.seat] -= 1
        table.cells[PRESSURE + target] -= choice.level
        table.cells[GUARD] = choice.category + 1
        table.cells[GUARD_LEVEL] = choice.level
        table.tell(Guarded(target, choice.category, choice.level))


class Throwing(Step[FrontTable]):
    """Both sides count their dice, then throw. [SF-5.1.8] [SF-5.1.9]"""

    def run(self, table: FrontTable) -> None:
        cells = table.cells
        figure, target = int(cells[ATTACKER] - 1), int(cells[TARGET] - 1)
        band, kind = cells[BAND] - 1, cells[KIND]
        defence = floored(table, defence_pool(table, figure, target, kind, cells[GUARD] - 1, cells[GUARD_LEVEL]))
        throw = DefenceThrow(summed_dice(defence))
        fixed = int(table.content.band_fixed[band])
        if fixed:
            # A flamethrower throws nothing: its fixed value stands for successes. [SF-7.14]
            table.tell(Burnt(figure, fixed))
            tell_reasons(table, target, defence)
            table.then(throw, Resolution())
            return
        counter = cells[COUNTER] == 1
        attack = floored(table, attack_pool(table, figure, band, kind, cells[ORDER] - 1, cells[LEVEL], counter))
        tell_reasons(table, figure, attack)
        tell_reasons(table, target, defence)
        first = AttackThrow(summed_dice(attack))
        # Rerolls are chosen when both throws lie open, or before the defence by a switch.
        if table.switches.reroll_before_defence:
            table.then(first, Rerolling(), throw, Resolution())
        else:
            table.then(first, throw, Rerolling(), Resolution())


def summed_dice(reasons: Reasons) -> int:
    return sum([dice for _, dice in reasons])


def tell_reasons(table: FrontTable, figure: int, reasons: Reasons) -> None:
    if table.log is not None:
        for reason, dice in reasons:
            table.tell(Modified(figure, reason, dice))


class AttackThrow(Chance[FrontTable]):
    """The attack dice, all at once. [SF-2.2.4] [SF-5.1.8]"""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def ways(self, table: FrontTable) -> int:
        return int(SIDES**self.dice)

    def happen(self, table: FrontTable, outcome: int) -> None:
        shown = [face + 1 for face in faces(outcome, self.dice, SIDES)]
        lay_dice(table, ATTACK_DICE, shown)
        if table.log is not None:
            table.tell(ThrewAttack(int(table.cells[ATTACKER] - 1), tuple(shown), successes(shown)))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, self.dice, SIDES)])


class DefenceThrow(Chance[FrontTable]):
    """The defence dice, all at once. [SF-2.2.4] [SF-5.1.9]"""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def ways(self, table: FrontTable) -> int:
        return int(SIDES**self.dice)

    def happen(self, table: FrontTable, outcome: int) -> None:
        shown = [face + 1 for face in faces(outcome, self.dice, SIDES)]
        lay_dice(table, DEFENCE_DICE, shown)
        if table.log is not None:
            table.tell(ThrewDefence(int(table.cells[TARGET] - 1), tuple(shown), successes(shown)))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, self.dice, SIDES)])


def rerolls_allowed(table: FrontTable) -> tuple[int, int]:
    """Dice that the attack in progress may throw again: freely, and with a friend's correction."""
    cells = table.cells
    figure = cells[ATTACKER] - 1
    counter = cells[COUNTER] == 1
    free = free_rerolls(table, figure, cells[KIND], cells[ORDER] - 1, cells[LEVEL], counter)
    helped = free + (1 if corrector(table, figure, cells[KIND]) >= 0 else 0)
    thrown = len(dice_on(table, ATTACK_DICE))
    return min(free, thrown), min(helped, thrown)


class Rerolling(Step[FrontTable]):
    """Ask for rerolls if there are any to be had."""

    def run(self, table: FrontTable) -> None:
        _, most = rerolls_allowed(table)
        if most > 0:
            table.then(Rerolls(int(table.side(table.cells[ATTACKER] - 1))))


class Rerolls(Ask[FrontTable]):
    """Which attack dice are thrown again: each once at most, and the new face stands. [SF-6.4.0] [SF-6.7.0] [A-23]"""

    rule: ClassVar[str] = "SF-6.4.0"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        _, most = rerolls_allowed(table)
        return {**about_figure(table, table.cells[ATTACKER] - 1), "most": most}

    def fields(self, table: FrontTable, seat: int) -> list[Field]:
        _, most = rerolls_allowed(table)
        thrown = len(dice_on(table, ATTACK_DICE))
        return [SubsetField("dice", "die", DIE_IDS[:thrown], 0, most)]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Reroll):
            return Refusal(self.rule, "why-reroll-only")
        thrown = len(dice_on(table, ATTACK_DICE))
        _, most = rerolls_allowed(table)
        if sorted(set(choice.dice)) != list(choice.dice) or not all(0 <= die < thrown for die in choice.dice):
            return Refusal(self.rule, "why-no-such-dice")
        if len(choice.dice) > most:
            return Refusal(self.rule, "why-too-many-dice", {"most": most})
        return None

    def best(self, table: FrontTable) -> Reroll:
        """As many dice without a twin as allowed: throwing those again never loses."""
        _, most = rerolls_allowed(table)
        return Reroll(tuple(singles(dice_on(table, ATTACK_DICE))[:most]))

    def options(self, table: FrontTable) -> list[Choice]:
        shown = dice_on(table, ATTACK_DICE)
        _, most = rerolls_allowed(table)
        offered: list[Choice] = [self.best(table)]
        wanted = [(), *[(die,) for die in range(len(shown))], tuple(range(min(most, len(shown))))]
        for dice in wanted:
            again = Reroll(dice)
            if again not in offered:
                offered.append(again)
        return offered

    def take(self, table: FrontTable, choice: Choice) -> None:
        assert isinstance(choice, Reroll)
        if not choice.dice:
            return
        free, _ = rerolls_allowed(table)
        if len(choice.dice) > free:
            helper = corrector(table, table.cells[ATTACKER] - 1, table.cells[KIND])
            table.cells[USED + helper] = 1
        table.then(Again(choice.dice))


class Again(Chance[FrontTable]):
    """Some attack dice fall anew."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice

    def ways(self, table: FrontTable) -> int:
        return int(SIDES ** len(self.dice))

    def happen(self, table: FrontTable, outcome: int) -> None:
        shown = faces(outcome, len(self.dice), SIDES)
        for place in range(len(self.dice)):
            table.cells[ATTACK_DICE + self.dice[place]] = shown[place] + 1
        if table.log is not None:
            lying = dice_on(table, ATTACK_DICE)
            table.tell(ThrewAgain(int(table.cells[ATTACKER] - 1), tuple(lying), successes(lying)))

    def label(self, table: FrontTable, outcome: int) -> str:
        return "".join([str(face + 1) for face in faces(outcome, len(self.dice), SIDES)])


class Resolution(Step[FrontTable]):
    """Successes are compared, harm is done on both sides at once, and the wounded may answer."""

    def run(self, table: FrontTable) -> None:
        cells = table.cells
        figure, target = int(cells[ATTACKER] - 1), int(cells[TARGET] - 1)
        band, kind = cells[BAND] - 1, cells[KIND]
        order, level = cells[ORDER] - 1, cells[LEVEL]
        content = table.content
        row = order_row(cells[GUARD] - 1, cells[GUARD_LEVEL]) if cells[GUARD] else -1
        reflects = row >= 0 and content.order_reflect[row] == 1
        fixed = content.band_fixed[band]
        won = fixed if fixed else successes(dice_on(table, ATTACK_DICE))
        held = successes(dice_on(table, DEFENCE_DICE))
        opposed = not reflects or table.switches.resist2_success_still_opposes
        dealt = inflicted(
            won,
            held if opposed else 0,
            content.band_damage[band],
            plus_damage(table, order, level),
            content.order_reduce[row] if row >= 0 else 0,
            content.order_cap[row] if row >= 0 else NO_CAP,
            fixed > 0 and table.switches.flame_always_hits,
        )
        if cells[ACTIVE] == figure + 1 and cells[COUNTER] == 0:
            cells[ATTACKS_MADE] += 1
        if dealt > 0:
            hurt(table, target, dealt)
        else:
            table.tell(Missed(figure, target))
        # Resistance 2 turns the defence successes on the attacker, hit or miss, near or far. [SF-6.2.2]
        back = held if reflects else 0
        if back > 0:
            hurt(table, figure, back)
        aftermath(table, figure, target, kind, dealt, back)
        stuns = order >= 0 and content.order_stun[order_row(order, level)] == 1
        # The token of Impact 2 needs no damage, only a target that survives. [SF-6.6.2]
        if stuns and table.stands(target) and (dealt > 0 or not table.switches.impact2_stun_needs_damage):
            stun(table, target)
        answers = row >= 0 and content.order_counter[row] == 1 and kind == SAS
        chained = cells[COUNTER] == 1 and not table.switches.counter_chain
        if answers and not chained and table.stands(target) and table.stands(figure):
            table.then(Riposte(int(table.side(target)), target, figure))


def aftermath(table: FrontTable, figure: int, target: int, kind: i64, dealt: i64, back: i64) -> None:
    """Who falls, and what the specials of both make of it."""
    content = table.content
    fell = fall(table, target)
    fall(table, figure)
    special = content.special[table.card(figure)]
    amount = content.special_amount[table.card(figure)]
    if table.stands(figure):
        if fell and kind == SAS and special == PRESSURE_ON_KILL:
            press(table, figure, amount)
        if back > 0 and special == PRESSURE_WHEN_HURT:
            press(table, figure, amount)
    if table.stands(target):
        if dealt > 0 and special == (DAZE_IN_CONTACT if kind == SAS else DAZE_BY_SHOT):
            daze(table, target, amount)
        if dealt > 0 and content.special[table.card(target)] == PRESSURE_WHEN_HURT:
            press(table, target, content.special_amount[table.card(target)])


class Riposte(Ask[FrontTable]):
    """A defender who survives a contact attack may strike back, plainly. [SF-6.3.2] [SF-7.6] [A-28]"""

    rule: ClassVar[str] = "SF-7.6"
    mode: ClassVar[str] = "reaction"

    def __init__(self, seat: int, figure: int, target: int) -> None:
        self.seat = seat
        self.figure = figure
        self.target = target

    def about(self, table: FrontTable, seat: int) -> dict[str, Any]:
        return about_figure(table, self.figure)

    def options(self, table: FrontTable) -> list[Choice]:
        return [CounterAttack(True), CounterAttack(False)]

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        if not isinstance(choice, CounterAttack) or not choice.yes:
            return []
        band = self.band(table)
        return odds_facts(table, forecast(table, self.figure, self.target, band, SAS, counter=True), self.target)

    def band(self, table: FrontTable) -> int:
        """The contact band of the first weapon that has one."""
        weapons = [weapon for target, weapon in strikes(table, self.figure) if target == self.target]
        return int(contact_band(table, self.figure, weapons[0]))

    def take(self, table: FrontTable, choice: Choice) -> None:
        if isinstance(choice, CounterAttack) and choice.yes:
            table.tell(CounterAttacked(self.figure, self.target))
            weapon = int(table.content.band_weapon[self.band(table)])
            table.then(Assault(self.figure, self.target, weapon, SAS, NO_ORDER, 0, 1))


COMBAT_STEPS: list[type[Any]] = [
    Volley,
    Announce,
    Assault,
    Reaction,
    Throwing,
    AttackThrow,
    DefenceThrow,
    Rerolling,
    Rerolls,
    Again,
    Resolution,
    Riposte,
]
