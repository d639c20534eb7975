"""The chances: what an attack would do before anybody commits to it, with each order, and what may come back."""

from __future__ import annotations

from typing import Any

from samovar.games.steamfront.aids.ghost import acting
from samovar.games.steamfront.aids.wish import Wish, plain_refusal
from samovar.games.steamfront.aim import NO_BAND, weapons, why_not
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.effects import order_facts
from samovar.games.steamfront.events import REASON
from samovar.games.steamfront.odds import Attack, Odds, odds, together
from samovar.games.steamfront.orders import COMBAT, further_attacks, why_not_row
from samovar.games.steamfront.outlook import action_attacks, band_of, reach_of_order
from samovar.games.steamfront.pools import Reasons, attack_pool, defence_pool, floored, forecast, order_row
from samovar.games.steamfront.reaction import known_guards, why_no_guard
from samovar.games.steamfront.table import FIGURE_IDS, FrontTable
from samovar.games.steamfront.words import CATEGORIES, LEVELS, NO_ORDER, SAS, SHOT
from samovar.kernel.errors import Refusal, Unreadable

MOST_WEAPONS = 9


class Duel:
    """One figure about to attack another with one weapon."""

    def __init__(self, table: FrontTable, figure: int, target: int, weapon: int, kind: int, counter: bool) -> None:
        self.table = table
        self.figure = figure
        self.target = target
        self.weapon = weapon
        self.kind = kind
        self.counter = counter

    def band(self, order: int, level: int) -> int:
        longer = reach_of_order(self.table, order, level)
        return int(band_of(self.table, self.figure, self.target, self.weapon, self.kind, longer))

    def why_not(self, order: int, level: int) -> Refusal | None:
        """Why this attack cannot be made with an order, or without one."""
        longer = reach_of_order(self.table, order, level)
        refused = why_not(self.table, self.figure, self.target, self.weapon, self.kind, longer)
        if refused is None and order != NO_ORDER:
            return why_not_row(self.table, self.figure, self.kind, order, level, self.band(order, level))
        return refused

    def attack(self, order: int, level: int, guard: int, guard_level: int) -> Attack | None:
        """The attack as the odds understand it, or None where no band reaches so far."""
        band = self.band(order, level)
        if band == NO_BAND:
            return None
        return forecast(
            self.table, self.figure, self.target, band, self.kind, order, level, guard, guard_level, self.counter
        )

    def plain(self, order: int, level: int, guard: int, guard_level: int) -> dict[str, Any] | None:
        """Dice with every reason, and the whole distribution."""
        attack = self.attack(order, level, guard, guard_level)
        if attack is None:
            return None
        table, band = self.table, self.band(order, level)
        thrown = attack.fixed == 0
        mine = attack_pool(table, self.figure, band, self.kind, order, level, self.counter) if thrown else []
        theirs = defence_pool(table, self.figure, self.target, self.kind, guard, guard_level)
        return {
            "attack": attack.attack,
            "fixed": attack.fixed,
            "defence": attack.defence,
            "damage": attack.damage,
            "plus": attack.plus,
            "minus": attack.minus,
            "cap": attack.cap or None,
            "rerolls": min(attack.rerolls, attack.attack),
            "attackReasons": reasons_told(table, mine),
            "defenceReasons": reasons_told(table, theirs),
            **spread(odds(attack), int(table.life_left(self.target))),
        }

    def attacks(self, extra: int) -> int:
        return 1 + further_attacks(self.table, self.figure, self.kind) + extra

    def whole(self, order: int, level: int, extra: int) -> Odds:
        """The whole action on this target; no damage where no attack can be made."""
        count = self.attacks(extra)
        return together(
            action_attacks(self.table, self.figure, self.target, self.weapon, self.kind, order, level, count)
        )


def reasons_told(table: FrontTable, reasons: Reasons) -> list[dict[str, Any]]:
    return [
        {"reason": REASON.arg(reason), "dice": dice} for reason, dice in (floored(table, reasons) if reasons else [])
    ]


def spread(told: Odds, life: int) -> dict[str, Any]:
    """Exact odds as numbers for a screen; the two that players compare most also as fractions."""
    return {
        "none": float(told.distribution[0]),
        "hit": float(told.hit),
        "kill": float(told.kill(life)),
        "mean": float(told.mean),
        "life": life,
        "distribution": [float(chance) for chance in told.distribution],
        "exact": {"hit": str(told.hit), "kill": str(told.kill(life)), "mean": str(told.mean)},
    }


def odds_lens(table: FrontTable, wish: dict[str, Any]) -> dict[str, Any]:
    """An attack before it is made: plain, with each order that the side knows, against each guard, and the answer."""
    read = Wish(wish, ["attacker", "target", "weapon", "kind", "at", "order", "level"])
    figure = read.standing(table, "attacker")
    target = read.standing(table, "target")
    if table.side(figure) == table.side(target):
        raise Unreadable("target", "is no enemy of the attacker")
    ghost = acting(table, figure, read.point("at"))
    weapon = read.number("weapon", 0, MOST_WEAPONS, 0)
    if weapon >= weapons(ghost, figure):
        raise Unreadable("weapon", f"'{FIGURE_IDS[figure]}' has no weapon {weapon}")
    kinds = {"sas": SAS, "shot": SHOT}
    kind = kinds[read.word("kind", list(kinds), "sas" if ghost.touch(figure, target) else "shot")]
    order = CATEGORIES.index(read.word("order", CATEGORIES)) if read.has("order") else NO_ORDER
    level = read.number("level", 0, LEVELS - 1, 0)
    duel = Duel(ghost, figure, target, weapon, kind, False)
    refused = duel.why_not(order, level)
    return {
        "attacker": FIGURE_IDS[figure],
        "target": FIGURE_IDS[target],
        "weapon": weapon,
        "kind": "sas" if kind == SAS else "shot",
        "refusal": plain_refusal(refused),
        "odds": duel.plain(order, level, NO_ORDER, 0),
        "orders": orders_told(duel),
        "guards": guards_told(duel, order, level),
        "back": answers(ghost, figure, target),
    }


def effects_told(content: Content, category: int, level: int) -> list[dict[str, Any]]:
    """What a row does, in words."""
    return [fact.plain() for fact in order_facts(content, category, level)]


def orders_told(duel: Duel) -> list[dict[str, Any]]:
    """Every row of the order table that the side knows and that improves attacks: its price, its gain, or why not.

    The gain is that of the whole action against this target: an order that gives an attack more gives a plain one.
    """
    table = duel.table
    content = table.content
    side = table.side(duel.figure)
    life = int(table.life_left(duel.target))
    plain = float(duel.whole(NO_ORDER, 0, 0).mean) if duel.why_not(NO_ORDER, 0) is None else 0.0
    found = []
    for category in table.categories(side):
        for level in range(LEVELS):
            row = order_row(category, level)
            if content.order_when[row] != COMBAT:
                continue
            extra = int(content.order_extra[row])
            told = duel.plain(category, level, NO_ORDER, 0)
            whole = duel.whole(category, level, extra)
            found.append(
                {
                    "category": CATEGORIES[category],
                    "level": level,
                    "price": {"orders": 1, "pressure": level},
                    "effects": effects_told(content, category, level),
                    "refusal": plain_refusal(duel.why_not(category, level)),
                    "attacks": duel.attacks(extra),
                    "stuns": content.order_stun[row] == 1,
                    "odds": told,
                    "whole": None if told is None else spread(whole, life),
                    "gain": None if told is None else float(whole.mean) - plain,
                }
            )
    return found


def guards_told(duel: Duel, order: int, level: int) -> list[dict[str, Any]]:
    """Every defensive order that the target's side knows: its price, what it leaves of the attack, or why not."""
    bare = duel.attack(order, level, NO_ORDER, 0)
    if bare is None:
        return []
    found = []
    for category, guard_level in known_guards(duel.table, duel.target):
        row = order_row(category, guard_level)
        faced = duel.attack(order, level, category, guard_level)
        assert faced is not None
        reflects = duel.table.content.order_reflect[row] == 1
        found.append(
            {
                "category": CATEGORIES[category],
                "level": guard_level,
                "price": {"orders": 1, "pressure": guard_level},
                "effects": effects_told(duel.table.content, category, guard_level),
                "refusal": plain_refusal(why_no_guard(duel.table, duel.target, category, guard_level)),
                "odds": duel.plain(order, level, category, guard_level),
                "saves": float(odds(bare).mean - odds(faced).mean),
                "reflects": float(odds(faced).reflected) if reflects else 0.0,
                "counters": duel.kind == SAS and duel.table.content.order_counter[row] == 1,
            }
        )
    return found


def answers(table: FrontTable, figure: int, target: int) -> list[dict[str, Any]]:
    """What the target could do back without moving: a plain attack with each weapon, if it survives as it is now."""
    turned = acting(table, target, None)
    kind = SAS if turned.touch(target, figure) else SHOT
    found = []
    for weapon in range(weapons(turned, target)):
        duel = Duel(turned, target, figure, weapon, kind, False)
        refused = duel.why_not(NO_ORDER, 0)
        found.append(
            {
                "weapon": weapon,
                "kind": "sas" if kind == SAS else "shot",
                "refusal": plain_refusal(refused),
                "odds": duel.plain(NO_ORDER, 0, NO_ORDER, 0) if refused is None else None,
            }
        )
    return found
