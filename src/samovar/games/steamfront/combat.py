"""Combat, step by step: the announcement, the defender's reaction, the throws, the comparison, the answer."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from samovar.games.steamfront.aim import contact_band, strikes, why_not
from samovar.games.steamfront.choices import CounterAttack, Hold, Shoot, Strike
from samovar.games.steamfront.dice import NO_CAP, inflicted, successes
from samovar.games.steamfront.events import (
    Attacked,
    CounterAttacked,
    LostAttack,
    Missed,
)
from samovar.games.steamfront.harm import daze, fall, hurt, press, stun
from samovar.games.steamfront.outlook import (
    about_figure,
    attack_facts,
    attack_options,
    attack_wording,
    band_of,
    odds_facts,
    reach_of_order,
)
from samovar.games.steamfront.pools import (
    forecast,
    order_row,
    plus_damage,
)
from samovar.games.steamfront.reaction import Reaction, guard_rows
from samovar.games.steamfront.table import (
    ACTIVE,
    ATTACK_DICE,
    ATTACKER,
    ATTACKS_MADE,
    BAND,
    COUNTER,
    DEFENCE_DICE,
    GUARD,
    GUARD_LEVEL,
    KIND,
    LEVEL,
    ORDER,
    TARGET,
    FrontTable,
)
from samovar.games.steamfront.throws import Throwing, clear_dice, dice_on
from samovar.games.steamfront.words import (
    DAZE_BY_SHOT,
    DAZE_IN_CONTACT,
    NO_ORDER,
    PRESSURE_ON_KILL,
    PRESSURE_WHEN_HURT,
    SAS,
    SHOT,
)
from samovar.kernel.choice import Choice
from samovar.kernel.errors import Refusal
from samovar.kernel.fields import Fact
from samovar.kernel.native import i64
from samovar.kernel.steps import Ask, Step

NO_WEAPON: Final = -1


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
    proposes: ClassVar[bool] = False
    weighed: ClassVar[str] = "fact-odds mean"

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
            if not table.stands(self.figure):
                return Refusal("SF-5.1.1", "why-not-on-table")
            return why_not(table, self.figure, choice.target, choice.weapon, kind, 0)
        return None if isinstance(choice, Hold) else Refusal(self.rule, "why-not-offered")

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        return attack_wording(table, self.figure, choice)

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        return attack_facts(table, self.figure, choice, NO_ORDER, 0)

    def take(self, table: FrontTable, choice: Choice) -> None:
        attacks, more = self.attacks, 0
        if isinstance(choice, (Strike, Shoot)):
            attacks, more = (*attacks, choice.target, choice.weapon), self.more - 1
        if attacks:
            table.then(Volley(self.seat, self.figure, self.kind, attacks, more, self.order, self.level))


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
            card, foe = table.card_name(self.figure), table.card_name(self.target)
            table.tell(Attacked(self.figure, card, self.target, foe, self.kind))
        side = int(table.side(self.target))
        # The attacker has decided on his order; now the defender may react, if there is anything to react with.
        # [SF-5.1.6] [SF-5.1.7]
        if guard_rows(table, self.target):
            table.then(Reaction(side), Throwing(), Resolution())
        else:
            table.then(Throwing(), Resolution())


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
    card: i64 = table.card(figure)
    other: i64 = table.card(target)
    dazes: i64 = DAZE_IN_CONTACT if kind == SAS else DAZE_BY_SHOT
    if table.stands(figure):
        if fell and kind == SAS and content.can(card, PRESSURE_ON_KILL):
            press(table, figure, content.amount(card, PRESSURE_ON_KILL))
        if back > 0 and content.can(card, PRESSURE_WHEN_HURT):
            press(table, figure, content.amount(card, PRESSURE_WHEN_HURT))
    if table.stands(target):
        if dealt > 0 and content.can(card, dazes):
            daze(table, target, content.amount(card, dazes))
        if dealt > 0 and content.can(other, PRESSURE_WHEN_HURT):
            press(table, target, content.amount(other, PRESSURE_WHEN_HURT))


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

    def weapons(self, table: FrontTable) -> list[int]:
        """Those for base contact: an answer is a contact attack like any other. [SF-7.6] [SF-5.1.2]"""
        return [weapon for target, weapon in strikes(table, self.figure) if target == self.target]

    def options(self, table: FrontTable) -> list[Choice]:
        weapons = self.weapons(table)
        if len(weapons) == 1:
            return [CounterAttack(True), CounterAttack(False)]
        return [*[Strike(self.target, weapon) for weapon in weapons], CounterAttack(False)]

    def judge(self, table: FrontTable, seat: int, choice: Choice) -> Refusal | None:
        weapons = self.weapons(table)
        if isinstance(choice, CounterAttack):
            clear = len(weapons) == 1 or not choice.yes
            return None if clear else Refusal(self.rule, "why-choose-a-weapon")
        if not isinstance(choice, Strike):
            return Refusal(self.rule, "why-not-offered")
        if choice.target != self.target:
            return Refusal("A-28", "why-answer-the-attacker")
        if choice.weapon not in weapons:
            return Refusal(self.rule, "why-no-contact-weapon")
        return Refusal(self.rule, "why-only-weapon") if len(weapons) == 1 else None

    def wording(self, table: FrontTable, seat: int, choice: Choice) -> dict[str, Any]:
        return attack_wording(table, self.figure, choice)

    def weapon_of(self, table: FrontTable, choice: Choice) -> int:
        if isinstance(choice, Strike):
            return choice.weapon
        return self.weapons(table)[0] if isinstance(choice, CounterAttack) and choice.yes else NO_WEAPON

    def facts(self, table: FrontTable, seat: int, choice: Choice) -> list[Fact]:
        weapon = self.weapon_of(table, choice)
        if weapon == NO_WEAPON:
            return []
        band = contact_band(table, self.figure, weapon)
        return odds_facts(table, forecast(table, self.figure, self.target, band, SAS, counter=True), self.target)

    def take(self, table: FrontTable, choice: Choice) -> None:
        weapon = self.weapon_of(table, choice)
        if weapon != NO_WEAPON:
            table.tell(CounterAttacked(self.figure, self.target))
            table.then(Assault(self.figure, self.target, weapon, SAS, NO_ORDER, 0, 1))
