"""The odds of an attack that nobody has to stand on a table for: dice against dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from samovar.games.steamfront.aids.wish import Wish
from samovar.games.steamfront.content import Content
from samovar.games.steamfront.odds import MOST_DICE, Attack, odds
from samovar.kernel.errors import Unreadable

FEWEST_DICE: Final = 3  # of a defence: no modifier takes it lower
MOST_DAMAGE: Final = 20
MOST_FIXED: Final = 9
MOST_LIFE: Final = 99


def attack_odds(content: Content, wish: dict[str, Any]) -> dict[str, Any]:
    """The chance to hit, the mean and the whole distribution, as exact fractions and as numbers."""
    read = Wish(wish, ["attack", "defence", "damage", "plus", "minus", "cap", "rerolls", "fixed", "life"])
    attack = read.number("attack", 0, MOST_DICE, 0)
    fixed = read.number("fixed", 0, MOST_FIXED, 0)
    if bool(attack) == bool(fixed):
        raise Unreadable("attack", "give either attack dice or a fixed value")
    told = odds(
        Attack(
            attack,
            read.number("defence", FEWEST_DICE, MOST_DICE),
            read.number("damage", 0, MOST_DAMAGE),
            read.number("plus", 0, MOST_DAMAGE, 0),
            read.number("minus", 0, MOST_DAMAGE, 0),
            read.number("cap", 0, MOST_DAMAGE, 0),
            read.number("rerolls", 0, 99, 0),
            fixed,
        )
    )
    answer: dict[str, Any] = {
        "hit": both(told.hit),
        "mean": both(told.mean),
        "distribution": [{"damage": damage, **both(chance)} for damage, chance in enumerate(told.distribution)],
    }
    life = read.number("life", 0, MOST_LIFE, 0)
    return {**answer, "kill": both(told.kill(life))} if life else answer


def both(number: Fraction) -> dict[str, Any]:
    return {"exact": str(number), "value": float(number)}
