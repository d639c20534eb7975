"""Hints: which choices still lead to a goal in this use step, found by trying what the team can still do.

How to call it: `goals(table)` lists the goals that can be asked about now, as lines ("defeat harbor", "weaken harbor",
"expose", "win"); `hints(table, seat, line)` answers for each choice of the question on the table whether the goal is
still within reach after it: YES, NO or UNKNOWN. The table may be the true one or a seat's view: nothing in this game is
secret. Neither changes it. `most` bounds the positions looked at, for whoever cannot wait.

First the straight way is tried: only what brings the goal itself nearer. If that fails, chains too: other Epics whose
fall gives symbols, moves on the way, protection in Ildithia, tracks in Babilar. A NO is exact: every choice that could
matter was tried. Beyond the bound, and wherever a throw would decide, the answer is UNKNOWN: no dice are thrown here.
Who has said that he is ready is taken at his word.
"""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners import moving
from samovar.games.reckoners.cells import NOWHERE, RESULT, USING, WON
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
from samovar.kernel.chance import OUTSIDE
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.errors import Unreadable
from samovar.kernel.steps import Ask, Open, act, concerned, options, pending, pending_chance
from samovar.kernel.table import copy

MOST_TABLES: Final = 3000  # positions that are looked at for all choices of a question together
SAFE: Final = 12  # with so many people no chain of one use step can lose the game

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

    def about_great_epic(self) -> bool:
        return self.kind in (EXPOSE, WIN)

    def wants_at(self, table: ReckonersTable, place: int) -> bool:
        """Whether a symbol spent there on the goal itself brings it nearer."""
        if self.about_great_epic() and table.agreed.city == BABILAR and table.marker(place) > 0:
            return True
        return place == self.place


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


def hints(table: ReckonersTable, seat: int, goal: str, most: int = MOST_TABLES) -> list[tuple[Choice, int]]:
    """For each choice of the question on the table: does it keep the goal within reach? YES, NO or UNKNOWN."""
    aim = goal_of(table, goal)
    offered = options(table, seat)
    straight = Search(aim, chains=False)
    chained = Search(aim, chains=True)
    told: list[tuple[Choice, int]] = []
    for number, choice in enumerate(offered, 1):
        trial = copy(table)
        trial.chance = OUTSIDE
        act(trial, seat, choice)
        # Each choice may use what the ones before it have left of the bound.
        straight.bound = chained.bound = most * number // (2 * len(offered))
        found = straight.outlook(trial)
        if found != YES and (found == UNKNOWN or straight.left_out):
            found = chained.outlook(trial)
        told.append((choice, found))
    return told


class Search:
    """Tries what the team can still do, and remembers what it found out about each position.

    The straight search leaves out what only a chain could make useful, and says so in `left_out`.
    """

    def __init__(self, goal: Goal, chains: bool) -> None:
        self.goal = goal
        self.chains = chains
        self.bound = 0
        self.known: dict[tuple[Any, ...], int] = {}
        self.left_out = False

    def outlook(self, table: ReckonersTable) -> int:
        if self.goal.reached(table):
            return YES
        if pending_chance(table) is not None:
            return UNKNOWN
        question = pending(table)
        if not isinstance(question, (Ask, Open)) or table.stage() > USING:
            return NO  # the use step is over
        mark = (tuple(table.cells), tuple(table.stack))
        if mark in self.known:
            return self.known[mark]
        if len(self.known) >= self.bound:
            return UNKNOWN
        self.known[mark] = NO  # who comes back here has gone in a circle
        best = NO
        for seat in concerned(table, question):
            for choice in self.worth_trying(table, seat):
                trial = copy(table)
                act(trial, seat, choice)
                found = self.outlook(trial)
                if found == YES:
                    self.known[mark] = YES
                    return YES
                if found == UNKNOWN:
                    best = UNKNOWN
        self.known[mark] = best
        return best

    def worth_trying(self, table: ReckonersTable, seat: int) -> list[Choice]:
        """The choices that can help, those that serve the goal itself first, dice that are all the same once."""
        first: list[Choice] = []
        later: list[Choice] = []
        kinds: list[tuple[bool, tuple[int, ...]]] = []
        offered = options(table, seat)
        for choice in offered:
            if choice in (READY, WAIT):
                continue
            if isinstance(choice, UseDie):
                shown = yielded(table, seat, choice.die)
                kind = (table.colour(seat, choice.die) == BASIC, shown)
                if kind in kinds:
                    continue
                kinds.append(kind)
            if self.serves(table, seat, choice):
                first.append(choice)
            elif self.chains and isinstance(choice, GiveUp):
                later.append(choice)  # what a chain would waste here may serve it later
            elif self.may_help(table, seat, choice):
                if self.chains:
                    later.append(choice)
                else:
                    self.left_out = True
        found = first + later
        if not found and isinstance(pending(table), Ask):
            found = [GiveUp()] if GiveUp() in offered else offered
        return found

    def serves(self, table: ReckonersTable, seat: int, choice: Choice) -> bool:
        """Whether a choice brings the goal itself nearer, or who will."""
        if isinstance(choice, Attack):
            return self._aimed(table, choice.district, choice.target, ATTACK)
        if isinstance(choice, Research):
            return self._aimed(table, choice.district, choice.target, RESEARCH)
        if isinstance(choice, Protect):  # at the bottom it is research [RS-ILD.18]
            return self.goal.about_great_epic() and not table.great_weakened()
        if isinstance(choice, Go):
            return self.goal.wants_at(table, table.place_of(choice.district))
        if isinstance(choice, Clear):
            here = table.where(seat)
            return table.place_of(choice.district) == here and not self.goal.wants_at(table, here)
        if isinstance(choice, UseDie):
            shown = yielded(table, seat, choice.die)
            away = not self.goal.wants_at(table, table.where(seat))
            return away or ATTACK in shown or RESEARCH in shown or self._has_cards(table, seat)
        if isinstance(choice, (Contain, Break)):
            return self._frees(table, seat, choice)
        if isinstance(choice, PlanAhead):
            return table.benefits(seat, PLAN_AT_ONCE) != NOWHERE
        return not isinstance(choice, (Disperse, Earn, Erase, GiveUp))

    def may_help(self, table: ReckonersTable, seat: int, choice: Choice) -> bool:
        """Whether a choice that does not serve the goal could still lead to it by a chain.

        Brackets, duplicate tokens, money and pending plans do nothing before the Epics' phase, unless people are so
        few that a pillaged or thwarted team might lose in the middle of the step.
        """
        if isinstance(choice, (Earn, PlanAhead)):
            return table.agreed.city == BABILAR and table.population() <= SAFE
        if isinstance(choice, Disperse):  # a card may want the figures, or their absence
            return self._has_cards(table, seat)
        if isinstance(choice, Contain):
            held = choice.bracket == EPIC_BRACKET
            return held and moving.held_by_attract(table, table.place_of(choice.district))
        if isinstance(choice, Break):
            return moving.held_by_attract(table, table.place_of(choice.district)) or self._has_cards(table, seat)
        return not isinstance(choice, (Erase, GiveUp))

    def _frees(self, table: ReckonersTable, seat: int, choice: Contain | Break) -> bool:
        """An Epic that attracts holds who would have to move."""
        here = table.where(seat)
        if not moving.held_by_attract(table, here):
            return False
        if isinstance(choice, Contain):
            return choice.bracket == EPIC_BRACKET and table.place_of(choice.district) == here
        return True

    def _has_cards(self, table: ReckonersTable, seat: int) -> bool:
        """A die that shows nothing useful may still pay for a card."""
        return len(table.owned(seat)) > 0 or table.ability_ready(seat)

    def _aimed(self, table: ReckonersTable, district: int, target: int, symbol: int) -> bool:
        kind = self.goal.kind
        if target == AT_GREAT_EPIC:
            return kind == WIN or (kind == EXPOSE and symbol == RESEARCH)
        if target == AT_TRACK:
            return self.goal.about_great_epic() and table.agreed.city == BABILAR
        there = table.place_of(district) == self.goal.place
        return (
            target == AT_EPIC and there and not self.goal.about_great_epic() and (symbol == RESEARCH or kind == DEFEAT)
        )
