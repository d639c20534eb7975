"""Throwing again: which dice are worth it, and what comes of it, counted exactly in whole numbers.

Of dice to throw again only whole sets of equal faces matter: a die whose twins stay can only bring a face more. To be
rid of so many faces one takes the smallest sets. Single dice never lose by it; whether a pair or more is thrown again
depends on what is still missing. [A-23]
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb, factorial

from samovar.games.steamfront.dice import SIDES


def set_sizes(shown: list[int]) -> list[int]:
    """How many dice show each face that is there, the smallest set first."""
    return sorted([shown.count(face) for face in set(shown)])


def best_faces(sizes: list[int], rerolls: int, worth: list[int]) -> int:
    """How many of the smallest sets to throw again for the highest mean of `worth`, which goes by successes.

    As few as are as good. Single dice are thrown as far as the rerolls go.
    """
    dice = sum(sizes)
    alone = min(rerolls, sizes.count(1))
    thrown = alone
    best, best_places = _mean(dice, len(sizes) - alone, thrown, worth), alone
    best_thrown = thrown
    for place in range(alone, len(sizes)):
        thrown += sizes[place]
        if thrown > rerolls:
            break
        mean = _mean(dice, len(sizes) - place - 1, thrown, worth)
        # Means are in parts of 6 to the number of dice thrown again.
        if mean > best * SIDES ** (thrown - best_thrown):
            best, best_places, best_thrown = mean, place + 1, thrown
    return best_places


def best_dice(shown: list[int], rerolls: int, worth: list[int]) -> list[int]:
    """The places of the dice to throw again for the highest mean of `worth`."""
    faces = sorted(set(shown), key=lambda face: (shown.count(face), shown.index(face)))
    chosen = faces[: best_faces(set_sizes(shown), rerolls, worth)]
    return [place for place in range(len(shown)) if shown[place] in chosen]


def after_rerolls(dice: int, rerolls: int, worth: list[int]) -> list[Fraction]:
    """The chance of each number of successes of some dice when the best of them are thrown again."""
    found = [0] * (dice + 1)
    for sizes, ways in throws_by_sets(dice):
        places = best_faces(sizes, rerolls, worth)
        kept, thrown = len(sizes) - places, sum(sizes[:places])
        parts = SIDES ** (dice - thrown)
        for more, count in enumerate(new_faces(kept, thrown)):
            if count:
                found[dice - kept - more] += ways * count * parts
    whole = SIDES ** (2 * dice)
    return [Fraction(count, whole) for count in found]


@cache
def throws_by_sets(dice: int) -> list[tuple[list[int], int]]:
    """Every way in which dice fall into sets of equal faces, the smallest first, and how many throws do so."""
    found: list[tuple[list[int], int]] = []
    for sizes in _partitions(dice, dice, SIDES):
        ways = factorial(dice)
        left = SIDES
        for size in set(sizes):
            alike = sizes.count(size)
            ways = ways // factorial(size) ** alike * comb(left, alike)
            left -= alike
        found.append((sizes, ways))
    return found


def _partitions(dice: int, largest: int, parts: int) -> list[list[int]]:
    if dice == 0:
        return [[]]
    if parts == 0:
        return []
    found: list[list[int]] = []
    for size in range(min(dice, largest), 0, -1):
        found += [[*rest, size] for rest in _partitions(dice - size, size, parts - 1)]
    return found


@cache
def new_faces(shown: int, dice: int) -> list[int]:
    """In how many of the 6**dice ways some more dice add each number of faces to those already shown."""
    spread = [1]
    for _ in range(dice):
        after = [0] * (len(spread) + 1)
        for more, ways in enumerate(spread):
            old = min(shown + more, SIDES)
            after[more] += ways * old
            after[more + 1] += ways * (SIDES - old)
        spread = after
    return spread


def _mean(dice: int, kept: int, thrown: int, worth: list[int]) -> int:
    """What throwing so many dice again is worth when so many faces stay, in parts of 6**thrown."""
    return sum([ways * worth[dice - kept - more] for more, ways in enumerate(new_faces(kept, thrown)) if ways])
