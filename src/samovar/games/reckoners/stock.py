"""Choices that are offered again and again, made once: a choice never changes, so everybody may hold the same one."""

from __future__ import annotations

from typing import Final

from samovar.games.reckoners.cells import DICE
from samovar.games.reckoners.choices import (
    BRACKETS,
    SHIELDS,
    TARGETS,
    Attack,
    Break,
    Clear,
    Contain,
    Disperse,
    Earn,
    Erase,
    GiveUp,
    Go,
    PlanAhead,
    Reroll,
    Research,
    UseDie,
)
from samovar.games.reckoners.content.ids import DISTRICT_COUNT
from samovar.kernel.choice import Choice

TARGET_COUNT: Final = 3
BRACKET_COUNT: Final = 5
SHIELD_COUNT: Final = 2
assert (len(TARGETS), len(BRACKETS), len(SHIELDS)) == (TARGET_COUNT, BRACKET_COUNT, SHIELD_COUNT)

EARN: Final[Choice] = Earn()
PLAN_AHEAD: Final[Choice] = PlanAhead()
GIVE_UP: Final[Choice] = GiveUp()

# By die, or by district, and within a district by target, bracket or shield.
DIES: Final[list[Choice]] = [UseDie(die) for die in range(DICE)]
GOES: Final[list[Choice]] = [Go(district) for district in range(DISTRICT_COUNT)]
CLEARS: Final[list[Choice]] = [Clear(district) for district in range(DISTRICT_COUNT)]
ERASES: Final[list[Choice]] = [Erase(district) for district in range(DISTRICT_COUNT)]
DISPERSES: Final[list[Choice]] = [Disperse(district) for district in range(DISTRICT_COUNT)]
RESEARCHES: Final[list[Choice]] = [Research(at // TARGET_COUNT, at % TARGET_COUNT) for at in range(DISTRICT_COUNT * 3)]
ATTACKS: Final[list[Choice]] = [Attack(at // TARGET_COUNT, at % TARGET_COUNT) for at in range(DISTRICT_COUNT * 3)]
CONTAINS: Final[list[Choice]] = [Contain(at // BRACKET_COUNT, at % BRACKET_COUNT) for at in range(DISTRICT_COUNT * 5)]
BREAKS: Final[list[Choice]] = [Break(at // SHIELD_COUNT, at % SHIELD_COUNT) for at in range(DISTRICT_COUNT * 2)]

_rerolls: Final[dict[int, list[Choice]]] = {}


def rerolls(dice: list[int], most: int) -> list[Choice]:
    """Every way to throw some of these dice again, at most so many of them. Not to be changed by whoever gets it."""
    key = most
    for die in dice:
        key = key * (DICE + 1) + die + 1
    found = _rerolls.get(key)
    if found is None:
        subsets = range(1, 1 << len(dice))
        picks = [tuple([dice[at] for at in range(len(dice)) if bits >> at & 1]) for bits in subsets]
        found = [Reroll(pick) for pick in picks if len(pick) <= most]
        _rerolls[key] = found
    return found
