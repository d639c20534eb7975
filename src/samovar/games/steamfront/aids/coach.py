"""The coach: in a lesson it looks at the question on the table and says what to do next, why, and by which rule."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.steamfront.activation import Action, Activation, waiting
from samovar.games.steamfront.aids.settling import settled
from samovar.games.steamfront.choices import CounterAttack, Move, Overload, Reroll, Rest, Shoot, Stay, Strike
from samovar.games.steamfront.lessons.cues import CUES, Cue
from samovar.games.steamfront.lessons.drill import is_met
from samovar.games.steamfront.lessons.rooms import LEARNER, NO_LESSON
from samovar.games.steamfront.movement import Movement
from samovar.games.steamfront.table import OBJECTIVE_COUNT, FrontTable
from samovar.games.steamfront.throws import Rerolls
from samovar.geometry.plane import square_between
from samovar.kernel.choice import Choice, say
from samovar.kernel.steps import QuestionStep, asked, options, pending, refusal

COACH: Final = "coach"
# What the learner finds himself: the task is told, the answer only on request.
FOUND: Final = {
    "coach-moves-charge",
    "coach-sets-strike",
    "coach-orders-mastery",
    "coach-scenery-see",
    "coach-objectives-shoot",
}
USUAL: Final[list[type[Choice]]] = [Strike, Shoot, Overload, Stay, Rest]  # what is suggested to who went his own way


def coach(table: FrontTable, seat: int) -> dict[str, Any]:
    """What to do next; nothing outside a lesson, and nothing to who is not taught."""
    if table.switches.lesson == NO_LESSON or seat != LEARNER:
        return {}
    cues = CUES[table.switches.lesson]
    steps = [cue for cue in cues if not cue.aside]
    if not table.stack:
        met = is_met(table)
        return {
            "text": told("coach-done" if met else "coach-missed"),
            "step": len(steps),
            "of": len(steps),
            "done": met,
            **settled(table),
        }
    step = pending(table)
    if step is None or LEARNER not in asked(table):
        return {"text": told("coach-watch")}
    said = saying(table, step, cues, steps)
    # While an attack is under way its dice are still being settled.
    return {**said, **settled(table)} if isinstance(step, Activation) else said


def saying(table: FrontTable, step: QuestionStep[Any], cues: list[Cue], steps: list[Cue]) -> dict[str, Any]:
    """What to do at this question, and which step of the lesson that is."""
    cue = cue_of(table, step, cues)
    if cue is None:
        return advice("coach-free", step.rule, suggested(table))
    choice = fitting(table, step, cue)
    if choice is None:
        return advice("coach-free", step.rule, suggested(table))
    # Who has no better answer than another kind of action is not told about the one that he cannot take.
    if type(choice) is not type(cue.choice):
        key = "coach-hold" if isinstance(choice, Stay) else "coach-free"
        return advice(key, step.rule, choice)
    said = advice(cue.key, cue.rule, choice)
    if cue.key in FOUND:
        said["hint"] = told(cue.key + "-hint")
    return said if cue.aside else {**said, "step": steps.index(cue) + 1, "of": len(steps)}


def told(key: str) -> dict[str, Any]:
    return {"key": key, "args": {}}


def advice(key: str, rule: str, choice: Choice) -> dict[str, Any]:
    """A sentence with its rule, a choice that would do, and what it points to."""
    targets = [target for part in choice.parts for target in part.targets(getattr(choice, part.name))]
    return {"text": told(key), "rule": rule, "targets": targets, "line": say(choice)}


def cue_of(table: FrontTable, step: QuestionStep[Any], cues: list[Cue]) -> Cue | None:
    """The cue for this question: for a choice of figure, the first whose figure still waits."""
    moment = "MovementAgain" if isinstance(step, Movement) and step.again else type(step).__name__
    here = [cue for cue in cues if cue.moment == moment]
    if isinstance(step, Activation):
        ready = waiting(table, LEARNER)
        here = [cue for cue in here if cue.figure in ready]
    elif moment != "Reaction":  # whoever is attacked may be defended
        here = [cue for cue in here if cue.figure == table.active()]
    return here[0] if here else None


def fitting(table: FrontTable, step: QuestionStep[Any], cue: Cue) -> Choice | None:
    """The cue's own choice if it is allowed, else what comes nearest to it; None if nothing does."""
    if isinstance(step, Rerolls):
        return step.best(table)
    if isinstance(step, Movement) and isinstance(cue.choice, Move):
        return way_to(table, step, cue)
    if refusal(table, LEARNER, cue.choice) is None and (
        cue.choice in options(table, LEARNER) or not isinstance(step, Action)
    ):
        return cue.choice
    return suggested(table) if isinstance(step, Action) else None


def way_to(table: FrontTable, step: Movement, cue: Cue) -> Choice:
    """To the cue's place, or as near to it as the suggested places come; who is on an objective already holds it."""
    assert isinstance(cue.choice, Move)
    x, y = cue.choice.way
    if cue.charge >= 0 and table.stands(cue.charge):
        x, y = int(table.x(cue.charge)), int(table.y(cue.charge))
    elif holds(table, step.figure, x, y):
        return Stay()
    # The place of the plan counts only while the one whom it should meet is still beside it.
    planned = refusal(table, LEARNER, cue.choice) is None
    if planned and (cue.charge < 0 or beside(table, step.figure, cue)):
        return cue.choice
    offered = step.options(table)
    here = int(square_between(table.x(step.figure), table.y(step.figure), x, y))
    ends = [(int(square_between(one.way[-2], one.way[-1], x, y)), one) for one in offered if isinstance(one, Move)]
    near = min([far for far, _ in ends], default=here)
    return next((one for far, one in ends if far == near and near < here), Stay())


def beside(table: FrontTable, figure: int, cue: Cue) -> bool:
    """Whether the cue's place touches whom it charges."""
    assert isinstance(cue.choice, Move)
    reach = int(table.radius(figure) + table.radius(cue.charge)) + table.switches.contact
    x, y = cue.choice.way
    return bool(square_between(x, y, table.x(cue.charge), table.y(cue.charge)) <= reach * reach)


def holds(table: FrontTable, figure: int, x: int, y: int) -> bool:
    """Whether a figure stands where it should already: at the place itself, or on the objective there."""
    if (int(table.x(figure)), int(table.y(figure))) == (x, y):
        return True
    return any(table.on_objective(figure, place) for place in range(int(table.cells[OBJECTIVE_COUNT])))


def suggested(table: FrontTable) -> Choice:
    """A sound choice for who left the lesson's way: fight if possible, gather pressure, else the first offered."""
    offered = options(table, LEARNER)
    for kind in [*USUAL, CounterAttack, Reroll]:
        for choice in offered:
            if type(choice) is kind:
                return choice
    return offered[0]
