"""Hints: which choices still lead to a goal in this use step, found by trying what the remaining dice can do.

The search is exact while it stays small; beyond its bound it says that it does not know. It throws no dice: what hangs
on a throw counts as not certain.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners import moving
from samovar.games.reckoners.cells import NOWHERE, RESULT, WON
from samovar.games.reckoners.choices import (
    AT_EPIC,
    AT_GREAT_EPIC,
    AT_TRACK,
    EPIC_BRACKET,
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
    Protect,
    Research,
    UseDie,
)
from samovar.games.reckoners.content.ids import BABILAR, DISTRICTS
from samovar.games.reckoners.content.words import ATTACK, BASIC, PLAN_AT_ONCE, RESEARCH
from samovar.games.reckoners.sources import yielded
from samovar.games.reckoners.table import ReckonersTable
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.errors import Unreadable
from samovar.kernel.steps import Ask, Open, act, concerned, options, pending, pending_chance
from samovar.kernel.table import copy

MOST_TABLES: Final = 1500  # positions that one choice's search may look at

NO: Final = 0
YES: Final = 1
UNKNOWN: Final = -1

DEFEAT: Final = "defeat"  # the Epic of a district
WEAKEN: Final = "weaken"  # find its weakness
EXPOSE: Final = "expose"  # the Great Epic can be attacked
WIN: Final = "win"
GOALS: Final = [DEFEAT, WEAKEN, EXPOSE, WIN]


class Goal:
    """What is to be reached before the use step ends. `place` is that of the Epic meant, or of the Great Epic."""

    def __init__(self, kind: str, place: int) -> None:
        self.kind = kind
        self.place = place

    def reached(self, table: ReckonersTable) -> bool:
        if self.kind == WIN:
            return table.cells[RESULT] == WON
        if self.kind == EXPOSE:
            return table.great_weakened()
        if self.kind == DEFEAT:
            return table.epic(self.place) == NOWHERE
        return table.epic(self.place) == NOWHERE or table.research(self.place) == 0


def goal_of(table: ReckonersTable, line: str) -> Goal:
    """A goal as a line says it: "defeat harbor", "weaken harbor", "expose", "win"."""
    kind, _, district = line.partition(" ")
    if kind not in GOALS:
        raise Unreadable("goal", f"'{kind}' is none of {', '.join(GOALS)}")
    if kind in (EXPOSE, WIN):
        return Goal(kind, int(table.great_place()))
    if district not in DISTRICTS or table.place_of(DISTRICTS.index(district)) == NOWHERE:
        raise Unreadable("goal", f"there is no district called '{district}' in this city")
    return Goal(kind, int(table.place_of(DISTRICTS.index(district))))


def goals(table: ReckonersTable) -> list[str]:
    """The goals that can be asked about now."""
    found: list[str] = []
    for place in range(table.ring()):
        if table.epic(place) != NOWHERE:
            found.append(f"{DEFEAT} {DISTRICTS[table.district(place)]}")
            if table.research(place) > 0:
                found.append(f"{WEAKEN} {DISTRICTS[table.district(place)]}")
    return [*found, WIN if table.great_weakened() else EXPOSE]


def hints(table: ReckonersTable, seat: int, goal: str) -> list[tuple[Choice, int]]:
    """For each choice of the question on the table: does it keep the goal within reach? YES, NO or UNKNOWN."""
    aim = goal_of(table, goal)
    told: list[tuple[Choice, int]] = []
    for choice in options(table, seat):
        trial = copy(table)
        act(trial, seat, choice)
        told.append((choice, Search(aim).within_reach(trial)))
    return told


class Search:
    """Tries what the team can still do, and remembers which positions it has seen."""

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.seen: set[tuple[Any, ...]] = set()
        self.certain = True  # nothing that might matter has been left out

    def within_reach(self, table: ReckonersTable) -> int:
        if self.reaches(table):
            return YES
        return NO if self.certain else UNKNOWN

    def reaches(self, table: ReckonersTable) -> bool:
        if self.goal.reached(table):
            return True
        if pending_chance(table) is not None:
            self.certain = False
            return False
        question = pending(table)
        if not isinstance(question, (Ask, Open)) or type(question).__name__ == "BuyEquipment":
            return False  # the use step is over
        mark = (tuple(table.cells), tuple(table.stack))
        if mark in self.seen:
            return False
        if len(self.seen) >= MOST_TABLES:
            self.certain = False
            return False
        self.seen.add(mark)
        for seat in concerned(table, question):
            for choice in self.worth_trying(table, seat):
                trial = copy(table)
                act(trial, seat, choice)
                if self.reaches(trial):
                    return True
        return False

    def worth_trying(self, table: ReckonersTable, seat: int) -> list[Choice]:
        """The choices that can bring the goal nearer, dice that are all the same once."""
        found: list[Choice] = []
        kinds: list[tuple[bool, tuple[int, ...]]] = []
        for choice in options(table, seat):
            if choice in (READY, WAIT) or not self.matters(table, seat, choice):
                continue
            if isinstance(choice, UseDie):
                shown = yielded(table, seat, choice.die)
                kind = (table.colour(seat, choice.die) == BASIC, shown)
                away = table.where(seat) != self.goal.place
                if kind in kinds or not (away or ATTACK in shown or RESEARCH in shown or self._has_cards(table, seat)):
                    continue
                kinds.append(kind)
            found.append(choice)
        if not found and isinstance(pending(table), Ask):
            found = [GiveUp()] if GiveUp() in options(table, seat) else options(table, seat)
        return found

    def _has_cards(self, table: ReckonersTable, seat: int) -> bool:
        """A die that shows nothing useful may still pay for a card."""
        return len(table.owned(seat)) > 0 or table.ability_ready(seat)

    def matters(self, table: ReckonersTable, seat: int, choice: Choice) -> bool:
        """Whether a choice can help at all. Chains through other Epics' rewards are left out; then no NO is sure."""
        place = self.goal.place
        if isinstance(choice, Attack):
            return self._aimed(table, choice.district, choice.target, ATTACK)
        if isinstance(choice, Research):
            return self._aimed(table, choice.district, choice.target, RESEARCH)
        if isinstance(choice, Contain):  # an Epic that attracts holds who would have to move
            here = table.where(seat)
            held = choice.bracket == EPIC_BRACKET and table.place_of(choice.district) == here
            return held and moving.held_by_attract(table, here)
        if isinstance(choice, Break):
            return moving.held_by_attract(table, table.where(seat))
        if isinstance(choice, Go):
            return table.place_of(choice.district) == place
        if isinstance(choice, Clear):
            return table.place_of(choice.district) == table.where(seat) != place
        if isinstance(choice, PlanAhead):
            return table.benefits(seat, PLAN_AT_ONCE) != NOWHERE
        return not isinstance(choice, (Disperse, Earn, Erase, Protect, GiveUp))

    def _aimed(self, table: ReckonersTable, district: int, target: int, symbol: int) -> bool:
        kind = self.goal.kind
        there = table.place_of(district) == self.goal.place
        if target == AT_GREAT_EPIC:
            return kind == (WIN if symbol == ATTACK else EXPOSE) or (kind == WIN and symbol == RESEARCH)
        if target == AT_TRACK:
            return kind in (EXPOSE, WIN) and table.scene.city == BABILAR
        if target == AT_EPIC and kind in (DEFEAT, WEAKEN) and there:
            return symbol == RESEARCH or kind == DEFEAT
        if symbol == ATTACK:
            self.certain = False  # its reward might have helped
        return False
