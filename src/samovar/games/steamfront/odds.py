"""Exact chances of an attack: no simulation, every throw counted.

Successes are dice beyond the different faces, so a throw is told by how many faces it shows and how many of them
stand alone. Who throws again does so for the highest mean damage, as `again.py` says.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from samovar.games.steamfront.again import after_rerolls, new_faces
from samovar.games.steamfront.dice import NO_CAP, SIDES, inflicted

MOST_DICE: Final = 24
MOST_KNOWN: Final = 20_000


class Odds:
    """What an attack does: the chance of each number of damage, exactly."""

    def __init__(self, distribution: list[Fraction], reflected: Fraction) -> None:
        self.distribution = distribution
        self.shares = [float(chance) for chance in distribution]  # the same, for who must be quick
        self.reflected = reflected  # mean of the defence successes, which Resistance 2 turns on the attacker

    @property
    def hit(self) -> Fraction:
        """The chance of any damage."""
        return 1 - self.distribution[0]

    @property
    def mean(self) -> Fraction:
        total = Fraction(0)
        for damage, chance in enumerate(self.distribution):
            total += damage * chance
        return total

    def kill(self, life: int) -> Fraction:
        """The chance of at least so much damage."""
        return sum(self.distribution[life:], Fraction(0))


class Attack:
    """One attack with everything that improves or hinders it; `fixed` stands for dice that are not thrown."""

    def __init__(
        self,
        attack: int,
        defence: int,
        damage: int,
        plus: int = 0,
        minus: int = 0,
        cap: int = NO_CAP,
        rerolls: int = 0,
        fixed: int = 0,
        sure: bool = False,
        opposed: bool = True,
        blind: bool = False,
    ) -> None:
        self.attack = attack
        self.defence = defence
        self.damage = damage
        self.plus = plus
        self.minus = minus
        self.cap = cap
        self.rerolls = rerolls
        self.fixed = fixed
        self.sure = sure
        self.opposed = opposed
        self.blind = blind  # rerolls are chosen before the defence is thrown

    def key(self) -> tuple[int, ...]:
        thrown = 0 if self.fixed else min(self.rerolls, self.attack)
        return (
            self.attack,
            self.defence,
            self.damage,
            self.plus,
            self.minus,
            self.cap,
            thrown,
            self.fixed,
            int(self.sure),
            int(self.opposed),
            int(self.blind and thrown > 1),
        )

    def dealt(self, won: int, held: int) -> int:
        """The damage of so many successes against so many."""
        against = held if self.opposed else 0
        return int(inflicted(won, against, self.damage, self.plus, self.minus, self.cap, self.sure))


_known: dict[tuple[int, ...], Odds] = {}
_chances: dict[tuple[int, int], list[Fraction]] = {}
_throws: dict[int, dict[tuple[int, int], int]] = {}


def odds(attack: Attack) -> Odds:
    """The exact odds of an attack; the same question is answered at once the second time."""
    key = attack.key()
    found = _known.get(key)
    if found is None:
        found = _computed(attack)
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = found
    return found


def together(attacks: list[Attack]) -> Odds:
    """Several attacks on the same figure as one: the chance of each sum of their damage."""
    total = [Fraction(1)]
    reflected = Fraction(0)
    for attack in attacks:
        told = odds(attack)
        reflected += told.reflected
        sums = [Fraction(0)] * (len(total) + len(told.distribution) - 1)
        for before, one in enumerate(total):
            for dealt, other in enumerate(told.distribution):
                sums[before + dealt] += one * other
        total = sums
    return Odds(total, reflected)


def _computed(attack: Attack) -> Odds:
    theirs = chances(attack.defence, 0)
    spread: dict[int, Fraction] = {}
    for held, other in enumerate(theirs):
        for won, chance in enumerate(_won(attack, held, theirs)):
            if chance:
                dealt = attack.dealt(won, held)
                spread[dealt] = spread.get(dealt, Fraction(0)) + chance * other
    reflected = sum([held * chance for held, chance in enumerate(theirs)], Fraction(0))
    return Odds([spread.get(dealt, Fraction(0)) for dealt in range(max(spread) + 1)], reflected)


def _won(attack: Attack, held: int, theirs: list[Fraction]) -> list[Fraction]:
    """The chance of each number of attack successes against so many of the defence."""
    if attack.fixed:
        return [*[Fraction(0)] * attack.fixed, Fraction(1)]
    if attack.rerolls < 2:
        return chances(attack.attack, attack.rerolls)
    return after_rerolls(attack.attack, attack.rerolls, worths(attack, held, theirs))


def worths(attack: Attack, held: int, theirs: list[Fraction]) -> list[int]:
    """What each number of attack successes is worth to who throws again: mean damage, in parts of one measure."""
    if not attack.blind:
        return [attack.dealt(won, held) for won in range(attack.attack + 1)]
    whole = SIDES**attack.defence
    ways = [int(chance * whole) for chance in theirs]
    return [sum([ways[h] * attack.dealt(won, h) for h in range(len(ways))]) for won in range(attack.attack + 1)]


def chances(dice: int, rerolls: int) -> list[Fraction]:
    """The chance of each number of successes of some dice, with up to so many single ones of them thrown again."""
    key = (dice, min(rerolls, dice))
    known = _chances.get(key)
    if known is not None:
        return known
    found = [Fraction(0)] * max(dice, 1)
    whole = SIDES**dice
    for (faces, alone), ways in throws(dice).items():
        again = min(rerolls, alone)
        for more, count in enumerate(new_faces(faces - again, again)):
            if count:
                found[dice - (faces - again) - more] += Fraction(ways * count, whole * SIDES**again)
    _chances[key] = found
    return found


def throws(dice: int) -> dict[tuple[int, int], int]:
    """In how many of the 6**dice ways a throw shows so many different faces, so many of them once.

    Face by face: choose which of the remaining dice show it.
    """
    known = _throws.get(dice)
    if known is not None:
        return known
    spread: dict[tuple[int, int, int], int] = {(dice, 0, 0): 1}
    for _ in range(SIDES):
        after: dict[tuple[int, int, int], int] = {}
        for (left, faces, alone), ways in spread.items():
            for shown in range(left + 1):
                key = (left - shown, faces + int(shown > 0), alone + int(shown == 1))
                after[key] = after.get(key, 0) + ways * comb(left, shown)
        spread = after
    found: dict[tuple[int, int], int] = {}
    for (left, faces, alone), ways in spread.items():
        if left == 0:
            found[faces, alone] = found.get((faces, alone), 0) + ways
    _throws[dice] = found
    return found


def expected(dice: int) -> Fraction:
    """The mean number of successes: what the luck meter compares a throw with."""
    return sum([count * chance for count, chance in enumerate(chances(dice, 0))], Fraction(0))
