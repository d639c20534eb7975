"""The way to a lesson's goal: which choice is next, found by trying. Nothing but dice is left to chance there."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners import forecast
from samovar.games.reckoners.cells import NOWHERE
from samovar.games.reckoners.choices import (
    AT_EPIC,
    AT_GREAT_EPIC,
    EPIC_BRACKET,
    Attack,
    Buy,
    Contain,
    Disperse,
    Earn,
    Enter,
    GiveUp,
    Go,
    GoOn,
    PlanAhead,
    Reroll,
    UseCard,
    UseDie,
    UseToken,
)
from samovar.games.reckoners.choices import Research as Study
from samovar.games.reckoners.content.ids import EQUIPMENT
from samovar.games.reckoners.content.words import (
    ATTACK,
    BASIC,
    CONTAIN,
    ENFORCEMENT,
    MONEY,
    PLAN,
    RESEARCH,
)
from samovar.games.reckoners.lessons import drill, rooms
from samovar.games.reckoners.lessons.rooms import BESIDE, CARD_WANTED, HERE, LEARNER, MOST_LOST, SYMBOLS_WANTED
from samovar.games.reckoners.rolling import Rerolls, fresh, must_keep
from samovar.games.reckoners.setup import EnterCity
from samovar.games.reckoners.shopping import BuyEquipment
from samovar.games.reckoners.sources import yielded
from samovar.games.reckoners.spending import Spending
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.using import Use
from samovar.kernel.chance import OUTSIDE, seeded
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.steps import QuestionStep, act, options, pending, pending_chance, refusal
from samovar.kernel.table import ALL_SEEING, copy

MOST_TABLES: Final = 1500
MOST_FORECASTS: Final = 150
# In which order dice are taken up where nothing else decides: what finds and fells first, what only pays later.
ORDER: Final = [RESEARCH, ATTACK, MONEY, CONTAIN, ENFORCEMENT, PLAN]
LATER: Final = 9


def next_choice(seen: ReckonersTable, question: QuestionStep[Any]) -> Choice | None:
    """What to do now to meet the goal; None where it is out of reach."""
    lesson = seen.agreed.lesson
    if isinstance(question, drill.Reading):
        return GoOn()
    if isinstance(question, Rerolls):
        return rerolled(seen, wanted(seen))
    if isinstance(question, BuyEquipment):
        return bought(seen)
    if lesson == rooms.ROUND:
        return sound(seen, question)
    return Way(seen).first()


class Way:
    """A search through what the learner can still do, the likeliest first."""

    def __init__(self, seen: ReckonersTable) -> None:
        self.table = copy(seen)
        self.table.viewer = ALL_SEEING
        self.table.chance = OUTSIDE
        self.lesson = seen.agreed.lesson
        self.tried: set[tuple[Any, ...]] = set()
        self.most = MOST_FORECASTS if self.lesson == rooms.EPICS else MOST_TABLES

    def first(self) -> Choice | None:
        if isinstance(pending(self.table), Use) and self.reached(self.table):
            return READY
        return self.step(self.table)

    def step(self, table: ReckonersTable) -> Choice | None:
        """The first choice of a way from here, or None."""
        mark = (tuple(table.cells), tuple(table.stack))
        if mark in self.tried or len(self.tried) >= self.most:
            return None
        self.tried.add(mark)
        offered = [choice for choice in options(table, LEARNER) if choice not in (READY, WAIT)]
        for choice in sorted(offered, key=lambda one: self.rank(table, one)):
            trial = copy(table)
            act(trial, LEARNER, choice)
            if self.reached(trial) or (self.goes_on(trial) and self.step(trial) is not None):
                return choice
        return None

    def goes_on(self, table: ReckonersTable) -> bool:
        return pending_chance(table) is None and isinstance(pending(table), (Use, Spending))

    def reached(self, table: ReckonersTable) -> bool:
        if self.lesson == rooms.EPICS:
            return isinstance(pending(table), Use) and foreseen(table) <= MOST_LOST
        return drill.is_met(table)

    def rank(self, table: ReckonersTable, choice: Choice) -> int:
        great = self.lesson == rooms.STRIKE
        if isinstance(choice, UseDie):
            return self.rank_of_die(yielded(table, LEARNER, choice.die))
        if isinstance(choice, (Study, Attack)):
            return 0 if choice.target == (AT_GREAT_EPIC if great else AT_EPIC) else LATER
        if isinstance(choice, (Contain, Disperse)):
            aimed = isinstance(choice, Disperse) or choice.bracket == EPIC_BRACKET
            return 1 if aimed and not great else LATER
        if isinstance(choice, Go):
            there = table.place_of(choice.district) == BESIDE
            return 2 if self.lesson == rooms.DEEDS and there and drill.fell(table, HERE) else LATER
        if isinstance(choice, (UseCard, UseToken)):
            return ORDER.index(ATTACK) if great else len(ORDER)
        return LATER + int(isinstance(choice, GiveUp))

    def rank_of_die(self, symbols: tuple[int, ...]) -> int:
        if self.lesson == rooms.EPICS and CONTAIN in symbols:
            return -len(symbols)
        return ORDER.index(symbols[0])


def foreseen(table: ReckonersTable) -> int:
    """How many people the Epics would take if they acted now. In the lessons' cities no die decides about that."""
    return int(forecast.harm_of(table, seeded(0)).population)


def wanted(table: ReckonersTable) -> list[int]:
    """The symbols worth keeping where the learner stands."""
    place = table.where(LEARNER)
    if table.agreed.lesson == rooms.DICE:
        return [RESEARCH]
    if table.epic(place) == NOWHERE:
        return [RESEARCH, PLAN]
    if table.research(place) > 0:
        return [RESEARCH, CONTAIN]
    return [ATTACK, CONTAIN]


def rerolled(table: ReckonersTable, symbols: list[int]) -> Choice:
    """Keep what shows a wanted symbol, throw the rest again; one die must be kept, a basic one rather."""
    if table.agreed.lesson == rooms.DICE and drill.shown(table, RESEARCH) >= SYMBOLS_WANTED:
        return READY
    dice = fresh(table, LEARNER)
    again = [die for die in dice if not any(symbol in symbols for symbol in yielded(table, LEARNER, die))]
    if len(again) > len(dice) - must_keep(table, LEARNER):
        basic = [die for die in again if table.colour(LEARNER, die) == BASIC]
        again.remove((basic or again)[0])
    return Reroll(tuple(again)) if again else READY


def bought(table: ReckonersTable) -> Choice | None:
    """In the lesson on the last strike the card that strikes; else the dearest that the money pays for."""
    who = table.who(LEARNER)
    if table.agreed.lesson == rooms.STRIKE:
        if table.owner(EQUIPMENT.index(CARD_WANTED)) == LEARNER:
            return READY
        choice = Buy(EQUIPMENT.index(CARD_WANTED), who)
        return choice if refusal(table, LEARNER, choice) is None else None
    offered = [choice for choice in options(table, LEARNER) if isinstance(choice, Buy)]
    return max(offered, key=lambda one: table.content.cards.price[one.card], default=READY)


def sound(table: ReckonersTable, question: QuestionStep[Any]) -> Choice:
    """A choice that helps, in a first round that may turn out in any way."""
    if isinstance(question, EnterCity):
        ring = range(table.ring())
        place = min(ring, key=lambda one: (table.research(one) + weak_of(table, one), one))
        return Enter(table.district(place))
    offered = options(table, LEARNER)
    if isinstance(question, Use):
        dice = [choice for choice in offered if isinstance(choice, UseDie)]
        return min(dice, key=lambda one: helps(table, yielded(table, LEARNER, one.die)), default=READY)
    if isinstance(question, Spending):
        return min(offered, key=lambda one: _worth(table, one))
    return question.otherwise(table, LEARNER)


def weak_of(table: ReckonersTable, place: int) -> int:
    return int(table.agreed.epics.weak[table.epic(place)]) if table.epic(place) != NOWHERE else LATER


def helps(table: ReckonersTable, symbols: tuple[int, ...]) -> int:
    """Research before attacks: a weakness found first saves attacks. What is known already finds nothing here."""
    place = table.where(LEARNER)
    if symbols[0] == RESEARCH and (table.epic(place) == NOWHERE or table.research(place) == 0):
        return LATER
    return ORDER.index(symbols[0])


def _worth(table: ReckonersTable, choice: Choice) -> int:
    kinds: list[type[Choice]] = [Study, Attack, Contain, Disperse, Earn, PlanAhead]
    if isinstance(choice, GiveUp):
        return 3 * LATER
    if isinstance(choice, (Study, Attack)) and choice.target != AT_EPIC:
        return LATER
    if isinstance(choice, Contain) and choice.bracket != EPIC_BRACKET:
        return LATER
    return kinds.index(type(choice)) if type(choice) in kinds else 2 * LATER
