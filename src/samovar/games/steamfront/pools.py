"""How many dice are thrown, and why: every modifier has a name."""

from __future__ import annotations

from samovar.games.steamfront.aim import cover
from samovar.games.steamfront.dice import NO_CAP
from samovar.games.steamfront.events import (
    BEHIND_BARRICADE,
    BY_ORDER,
    CHARGE,
    DAZE,
    DEFENCE_ORDER,
    FLOOR,
    PRINTED,
    SHIELDS,
    WOUNDED,
)
from samovar.games.steamfront.odds import Attack
from samovar.games.steamfront.table import ACTIVE, ATTACKS_MADE, CHARGED, MOVED, USED, FrontTable
from samovar.games.steamfront.table import DAZE as DAZE_TOKENS
from samovar.games.steamfront.words import (
    BASTION,
    DIVE,
    FIRE_CORRECTION,
    LEVELS,
    MASTERY,
    NO_ORDER,
    SAS,
    SHIELD_WALL,
    SHOT,
    STEADY_SHOT,
)
from samovar.geometry.sight import FREE
from samovar.kernel.native import i64

Reasons = list[tuple[int, int]]  # a reason of events.REASONS and its dice


def summed(table: FrontTable, reasons: Reasons) -> int:
    """The dice of a pool: bonuses, then penalties, but never under three. [SF-5.1.11] [A-09] [A-10] [A-68]"""
    least = table.content.least_dice
    bonus = sum([dice for reason, dice in reasons if dice > 0 and reason != PRINTED])
    penalty = sum([-dice for _, dice in reasons if dice < 0])
    printed = reasons[0][1]
    if table.switches.bonus_before_penalty:
        return max(least, printed + bonus - penalty)
    return max(least, printed - penalty) + bonus


def floored(table: FrontTable, reasons: Reasons) -> Reasons:
    """The same reasons, with the dice that the floor gives back, so that they add up to what is thrown."""
    missing = summed(table, reasons) - sum([dice for _, dice in reasons])
    return [*reasons, (FLOOR, missing)] if missing else reasons


def order_row(category: i64, level: i64) -> i64:
    return category * LEVELS + level


def attack_pool(table: FrontTable, figure: i64, band: i64, kind: i64, order: i64, level: i64, counter: bool) -> Reasons:
    """The attack dice of a band and what changes them. [SF-5.1.8] [SF-7.1]"""
    content = table.content
    reasons: Reasons = [(PRINTED, int(content.band_attack[band]))]
    if kind == SAS and is_charging(table, figure, counter):
        reasons.append((CHARGE, 1))
    if order != NO_ORDER:
        extra = content.order_attack[order_row(order, level)]
        # The die of Mastery 1 is for base contact even where its reroll is for any attack.
        if extra and (order != MASTERY or kind == SAS):
            reasons.append((BY_ORDER, int(extra)))
    if table.is_wounded(figure):
        reasons.append((WOUNDED, -1))
    return reasons


def is_charging(table: FrontTable, figure: i64, counter: bool) -> bool:
    """A charge gives one die to the contact attacks of that activation, not to counter-attacks.

    [SF-4.2.10] [SF-7.5] [A-11] [A-12]
    """
    if counter or table.cells[ACTIVE] != figure + 1 or table.cells[CHARGED] == 0:
        return False
    return not (table.switches.charge_first_attack_only and table.cells[ATTACKS_MADE] > 0)


def defence_pool(table: FrontTable, shooter: i64, target: i64, kind: i64, guard: i64, level: i64) -> Reasons:
    """The defence dice of a target and what changes them. [SF-2.3.3] [SF-5.1.9] [SF-7.7]"""
    content = table.content
    card = table.card(target)
    reasons: Reasons = [(PRINTED, int(content.defence[card]))]
    if kind == SHOT:
        if cover(table, shooter, target) != FREE:
            reasons.append((BEHIND_BARRICADE, 1))
        if content.can(card, SHIELD_WALL) and _beside_its_like(table, target):
            reasons.append((SHIELDS, int(content.amount(card, SHIELD_WALL))))
    if guard != NO_ORDER and content.order_defence[order_row(guard, level)]:
        reasons.append((DEFENCE_ORDER, int(content.order_defence[order_row(guard, level)])))
    if table.is_wounded(target) and not content.can(card, BASTION):
        reasons.append((WOUNDED, -1))
    if table.cells[DAZE_TOKENS + target] > 0:
        reasons.append((DAZE, -int(table.cells[DAZE_TOKENS + target])))
    return reasons


def _beside_its_like(table: FrontTable, figure: i64) -> bool:
    card = table.card(figure)
    for friend in table.standing(table.side(figure)):
        if friend != figure and table.card(friend) == card and table.touch(figure, friend):
            return True
    return False


def free_rerolls(table: FrontTable, figure: i64, kind: i64, order: i64, level: i64, counter: bool) -> int:
    """Dice that may be thrown again by an order and by the figure's own special; sources add up. [A-23] [A-68]"""
    content = table.content
    card = table.card(figure)
    dice = 0
    if order != NO_ORDER:
        dice += int(content.order_reroll[order_row(order, level)])
    mine = table.cells[ACTIVE] == figure + 1 and not counter
    if mine and kind == SHOT and content.can(card, STEADY_SHOT) and table.cells[MOVED] == 0:
        dice += int(content.amount(card, STEADY_SHOT))
    if mine and kind == SAS and content.can(card, DIVE) and table.cells[CHARGED] > 0:
        dice += int(content.amount(card, DIVE))
    return dice


def corrector(table: FrontTable, figure: i64, kind: i64) -> int:
    """The friend who may correct this shot and has not done so this turn, or -1."""
    if kind != SHOT:
        return -1
    content = table.content
    for friend in table.standing(table.side(figure)):
        card = table.card(friend)
        ready = content.can(card, FIRE_CORRECTION) and table.cells[USED + friend] == 0
        if not ready or friend == figure:
            continue
        if table.within(friend, figure, content.special_range[content.special_row(card, FIRE_CORRECTION)]):
            return friend
    return -1


def plus_damage(table: FrontTable, order: i64, level: i64) -> int:
    return 0 if order == NO_ORDER else int(table.content.order_damage[order_row(order, level)])


def forecast(
    table: FrontTable,
    figure: i64,
    target: i64,
    band: i64,
    kind: i64,
    order: i64 = NO_ORDER,
    level: i64 = 0,
    guard: i64 = NO_ORDER,
    guard_level: i64 = 0,
    counter: bool = False,
) -> Attack:
    """An attack as the odds understand it, with everything that would count if it were made now. [SF-6.0.1]"""
    content = table.content
    row = order_row(guard, guard_level) if guard != NO_ORDER else -1
    reflects = row >= 0 and content.order_reflect[row] == 1
    correction = 1 if corrector(table, figure, kind) >= 0 else 0
    fixed = int(content.band_fixed[band])
    return Attack(
        attack=0 if fixed else summed(table, attack_pool(table, figure, band, kind, order, level, counter)),
        defence=summed(table, defence_pool(table, figure, target, kind, guard, guard_level)),
        damage=int(content.band_damage[band]),
        plus=plus_damage(table, order, level),
        minus=int(content.order_reduce[row]) if row >= 0 else 0,
        cap=int(content.order_cap[row]) if row >= 0 else NO_CAP,
        rerolls=free_rerolls(table, figure, kind, order, level, counter) + correction,
        fixed=fixed,
        sure=fixed > 0 and table.switches.flame_always_hits,
        opposed=not reflects or table.switches.resist2_success_still_opposes,
        blind=table.switches.reroll_before_defence,
    )
