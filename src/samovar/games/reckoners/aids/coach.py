"""The coach of the lessons: what to do next and why; at the moments that matter only a task, and a hint on request."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners.cells import GREAT_HEALTH, NOWHERE, ROLLS, ROUND
from samovar.games.reckoners.choices import (
    Attack,
    Buy,
    Contain,
    Disperse,
    Earn,
    Enter,
    Go,
    PlanAhead,
    Reroll,
    Research,
    UseCard,
    UseDie,
    UseToken,
)
from samovar.games.reckoners.content.ids import DISTRICTS, EPICS
from samovar.games.reckoners.content.words import RESEARCH, SYMBOLS
from samovar.games.reckoners.lessons import drill, rooms
from samovar.games.reckoners.lessons.rooms import BESIDE, HERE, LEARNER, MOST_LOST, NO_LESSON, SYMBOLS_WANTED
from samovar.games.reckoners.lessons.way import foreseen, next_choice
from samovar.games.reckoners.rolling import Rerolls
from samovar.games.reckoners.setup import EnterCity
from samovar.games.reckoners.shopping import BuyEquipment
from samovar.games.reckoners.sources import yielded
from samovar.games.reckoners.spending import Spending
from samovar.games.reckoners.table import ReckonersTable
from samovar.games.reckoners.using import Use
from samovar.kernel.choice import READY, Choice, say
from samovar.kernel.steps import QuestionStep, asked, pending

Args = dict[str, Any]

# What the learner finds himself: the task is told, the answer only on request.
FOUND: Final = {
    "coach-dice-second",
    "coach-dice-enough",
    "coach-deeds-fell",
    "coach-deeds-leave",
    "coach-deeds-help",
    "coach-epics-begin",
    "coach-epics-more",
    "coach-strike-buy",
    "coach-strike-attacks",
    "coach-round-enter",
    "coach-round-reroll",
}


def coach(seen: ReckonersTable, seat: int) -> dict[str, Any]:
    """Nothing outside a lesson, and nothing to who only watches."""
    lesson = seen.agreed.lesson
    if lesson == NO_LESSON or seat != LEARNER:
        return {}
    question = pending(seen)
    if question is None:
        met = drill.is_met(seen)
        key = f"coach-{lesson}-done" if met else "coach-missed"
        return {**told(key, numbers(seen)), "step": steps_of(lesson), "of": steps_of(lesson), "done": met}
    if LEARNER not in asked(seen):
        return {}
    where = {"step": step_of(seen, question), "of": steps_of(lesson)}
    choice = next_choice(seen, question)
    if choice is None:
        return {**told("coach-astray", {}), **where}
    key = moment(seen, question, choice)
    args = {**numbers(seen), **named(seen, choice)}
    answer = {
        **told(key, args),
        **where,
        "rule": rule_of(question, choice),
        "targets": choice.targets(),
        "line": say(choice),
    }
    return {**answer, "hint": {"key": key + "-hint", "args": args}} if key in FOUND else answer


def told(key: str, args: Args) -> dict[str, Any]:
    return {"text": {"key": key, "args": args}}


def numbers(seen: ReckonersTable) -> Args:
    """What the sentences of a lesson may say, read off the table."""
    lesson = seen.agreed.lesson
    args: Args = {"population": int(seen.population()), "lost": drill.lost(seen), "money": int(seen.money())}
    if lesson == rooms.DICE:
        args |= {"symbols": drill.shown(seen, RESEARCH), "wanted": SYMBOLS_WANTED, "throws": int(seen.cells[ROLLS])}
    elif lesson == rooms.EPICS:
        args |= {"foreseen": foreseen(seen) if seen.stack else 0, "most": MOST_LOST}
    elif lesson == rooms.STRIKE:
        args |= {"research": int(seen.great_research()), "health": int(seen.cells[GREAT_HEALTH])}
    place = seen.where(LEARNER)
    if place != NOWHERE:
        args |= about_place(seen, int(place))
    if lesson == rooms.DEEDS:
        args["beside"] = {"kind": "district", "id": DISTRICTS[seen.district(BESIDE)]}
    return args


def about_place(seen: ReckonersTable, place: int) -> Args:
    args: Args = {"district": {"kind": "district", "id": DISTRICTS[seen.district(place)]}}
    if seen.epic(place) != NOWHERE:
        args["epic"] = {"kind": "epic", "id": EPICS[seen.epic(place)]}
        args["left"] = int(seen.research(place))
        args["lives"] = int(seen.health(place))
        args["weak"] = int(seen.agreed.epics.weak[seen.epic(place)])
        args["bracket"] = int(seen.bracket(place))
    return args


def named(seen: ReckonersTable, choice: Choice) -> Args:
    if isinstance(choice, UseDie):
        shown = yielded(seen, LEARNER, choice.die)
        return {"symbol": {"kind": "symbol", "id": SYMBOLS[shown[0]]}, "count": len(shown)}
    if isinstance(choice, Enter):
        place = int(seen.place_of(choice.district))
        return about_place(seen, place)
    return {}


def moment(seen: ReckonersTable, question: QuestionStep[Any], choice: Choice) -> str:
    """The sentence for this question."""
    lesson = seen.agreed.lesson
    start = f"coach-{lesson}-"
    if isinstance(question, drill.Reading):
        return start + ["before", "after", "between"][question.why]
    if isinstance(question, Rerolls):
        return start + roll_word(seen, choice)
    if isinstance(question, BuyEquipment):
        return start + ("buy" if isinstance(choice, Buy) else "bought")
    if isinstance(question, EnterCity):
        return start + "enter"
    if isinstance(question, Use):
        return start + use_word(seen, choice)
    return start + deed_word(choice) if isinstance(question, Spending) else "coach-reward"


def roll_word(seen: ReckonersTable, choice: Choice) -> str:
    if seen.agreed.lesson == rooms.ROUND:
        return "reroll" if isinstance(choice, Reroll) else "enough"
    if choice == READY:
        return "enough"
    if seen.cells[ROUND] > 1:
        return "again"
    return "first" if seen.cells[ROLLS] > 1 else "second"


def use_word(seen: ReckonersTable, choice: Choice) -> str:
    """What a die, card or token is taken up for."""
    lesson = seen.agreed.lesson
    if choice == READY:
        return "ready"
    if lesson == rooms.ROUND:
        return "die"
    if lesson == rooms.EPICS:
        return "begin" if len(seen.unspent(LEARNER)) == len(seen.rolled(LEARNER)) else "more"
    if lesson == rooms.STRIKE:
        return "attacks" if seen.great_weakened() else "begin"
    if not drill.fell(seen, HERE):
        return "begin" if seen.research(HERE) > 0 else "fell"
    return "leave" if seen.where(LEARNER) == HERE else "help"


def deed_word(choice: Choice) -> str:
    words: list[tuple[type[Choice], str]] = [
        (Research, "research"),
        (Attack, "attack"),
        (Contain, "contain"),
        (Disperse, "disperse"),
        (Go, "go"),
        (Earn, "earn"),
        (PlanAhead, "plan"),
    ]
    return next((word for kind, word in words if isinstance(choice, kind)), "rest")


def steps_of(lesson: str) -> int:
    return {rooms.DICE: 2, rooms.DEEDS: 5, rooms.EPICS: 3, rooms.STRIKE: 3, rooms.ROUND: 5}[lesson]


def step_of(seen: ReckonersTable, question: QuestionStep[Any]) -> int:
    """How far the learner is: parts of the goal that are done, or steps of the round."""
    lesson = seen.agreed.lesson
    if lesson == rooms.DICE:
        return 1 if seen.cells[ROLLS] > 1 else 2
    if isinstance(question, drill.Reading):
        return steps_of(lesson) if question.why == drill.AFTER_EPICS else steps_of(lesson) - 1
    if lesson == rooms.DEEDS:
        done = [seen.research(HERE) == 0 or drill.fell(seen, HERE), drill.fell(seen, HERE)]
        done += [seen.where(LEARNER) == BESIDE, drill.weakened_beside(seen), drill.dispersed_beside(seen)]
        return min(1 + sum(done), steps_of(lesson))
    if lesson == rooms.EPICS:
        return 1
    if lesson == rooms.STRIKE:
        return 1 if isinstance(question, BuyEquipment) else 3 if seen.great_weakened() else 2
    kinds: list[type[Any]] = [EnterCity, Rerolls, Use, BuyEquipment]
    return next((at for at, kind in enumerate(kinds, 1) if isinstance(question, kind)), 3)


def rule_of(question: QuestionStep[Any], choice: Choice) -> str:
    """The rule behind the advice: that of the deed, or the question's own."""
    rules: list[tuple[type[Choice], str]] = [
        (Research, "RK-SYM.1"),
        (Contain, "RK-SYM.7"),
        (Attack, "RK-SYM.10"),
        (Disperse, "RK-SYM.15"),
        (Go, "RK-MOVE.1"),
        (UseToken, "RK-PLAN.1"),
        (UseCard, "RK-CARD.1"),
    ]
    return next((rule for kind, rule in rules if isinstance(choice, kind)), question.rule)
