"""What happens next: the five kinds of step, and the few verbs that move a table from one question to the next."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from samovar.kernel import chance as dice
from samovar.kernel.choice import READY, WAIT, Choice
from samovar.kernel.errors import Illegal, Impossible, Refusal
from samovar.kernel.fields import Fact, Field
from samovar.kernel.native import i64, mypyc_attr
from samovar.kernel.parts import kebab
from samovar.kernel.table import T, Table
from samovar.kernel.values import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[T]):
    """A moment that needs nobody: it runs."""

    def run(self, table: T) -> None:
        raise Impossible(f"{type(self).__name__} does not say what happens")

    def advance(self, table: T) -> bool:
        """Go on as far as nobody is needed; False if the table must wait. The step lies on top of the stack."""
        table.stack.pop()
        self.run(table)
        return True

    def decide(self, table: T, memory: i64) -> bool:
        """If somebody is asked here, take a random option for him, by `drawn`; False if nobody is."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[T]):
    """A moment that dice or a shuffle decide, after all decisions that led to it."""

    def ways(self, table: T) -> int:
        """How many equally likely outcomes there are, or the sum of the weights."""
        raise Impossible(f"{type(self).__name__} does not say in how many ways it can fall")

    def weights(self, table: T) -> list[int] | None:
        """How likely each outcome is, or None if all are alike."""
        return None

    def happen(self, table: T, outcome: int) -> None:
        raise Impossible(f"{type(self).__name__} does not say what an outcome does")

    def label(self, table: T, outcome: int) -> str:
        """What the outcome shows, in one word: a face, a card."""
        return str(outcome)

    def advance(self, table: T) -> bool:
        if table.chance == dice.OUTSIDE:
            return False
        outcome, table.chance = dice.draw(table.chance, self.ways(table))
        fall(table, self, outcome)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionStep(Step[T]):
    """A moment that waits for people. Ask, Sealed and Open say for whom and how."""

    rule: ClassVar[str] = ""  # the rule that puts the question
    mode: ClassVar[str] = "turn"  # turn, reaction, simultaneous, team
    weighed: ClassVar[str] = ""  # a fact and one of its numbers: people are shown the options with most of it first
    # Whether a person finds an answer selected; not where each gives something up, or none is nearer than another.
    proposes: ClassVar[bool] = True
    # What is proposed stands even where it cannot be undone: choosing nothing is an answer, too, and a worse one.
    stands: ClassVar[bool] = False
    # Dice follow whatever is answered: who leads here from another seat confirms it as if he threw them himself.
    throws: ClassVar[bool] = False

    def concerned(self, table: T) -> list[int]:
        """The seats that the question is put to, whether they have answered or not."""
        raise Impossible(f"{type(self).__name__} asks nobody")

    def askable(self, table: T, seat: int) -> list[Choice]:
        """What this seat may choose, in stable order; for a wide question a sample of it."""
        raise Impossible(f"{type(self).__name__} offers nothing")

    def accept(self, table: T, seat: int, choice: Choice) -> None:
        """Take one of the options just offered, unchecked, without going on to the next question."""
        raise Impossible("nobody is asked")

    def drawn(self, table: T, seat: int, memory: i64) -> Choice:
        """A random option, drawn from this generator state. A step that can make one without all others says how."""
        offered = self.askable(table, seat)
        return offered[dice.pick(memory, len(offered))]

    def decide(self, table: T, memory: i64) -> bool:
        seat = self.next_seat(table)
        self.accept(table, seat, self.drawn(table, seat, memory))
        return True

    def next_seat(self, table: T) -> int:
        """The first seat that has still to answer, or -1 when all have."""
        for seat in self.concerned(table):
            if table.answers[seat] is None:
                return seat
        return -1

    def fields(self, table: T, seat: int) -> list[Field]:
        """The fields of a wide question; a plain list of options has none."""
        return []

    def judge(self, table: T, seat: int, choice: Choice) -> Refusal | None:
        """Why not: None exactly where the choice is allowed, which a law holds to what is offered."""
        return None

    def title(self, table: T, seat: int) -> dict[str, Any]:
        """What is asked: the key of a sentence and its arguments."""
        return {"key": "ask-" + kebab(type(self).__name__), "args": self.about(table, seat)}

    def about(self, table: T, seat: int) -> dict[str, Any]:
        """The arguments of the question's sentence."""
        return {}

    def wording(self, table: T, seat: int, choice: Choice) -> dict[str, Any]:
        """What a choice is called here: its own words, unless this question has better ones."""
        return choice.label()

    def otherwise(self, table: T, seat: int) -> Choice:
        """What is chosen for a seat whose time has run out."""
        return self.askable(table, seat)[0]

    def habit(self, table: T, seat: int) -> Choice | None:
        """What nearly everybody chooses here, or what makes no difference: done for a person who does not want to be
        asked, as long as it can be taken back."""
        return None

    def near(self, table: T, seat: int) -> list[Choice]:
        """Choices that are not allowed but that a player will look for; `judge` says why not."""
        return []

    def explain(self, table: T, seat: int, kind: str, id: str) -> Refusal | None:
        """Why a thing on the board is part of no option, where no choice that names it would tell as well."""
        return None

    def facts(self, table: T, seat: int, choice: Choice) -> list[Fact]:
        """What a player should know before taking this: forces, costs, odds, warnings."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(QuestionStep[T]):
    """One seat chooses. Its step holds the seat."""

    seat: int

    def options(self, table: T) -> list[Choice]:
        raise Impossible(f"{type(self).__name__} offers nothing")

    def take(self, table: T, choice: Choice) -> None:
        raise Impossible(f"{type(self).__name__} does not say what a choice does")

    def askable(self, table: T, seat: int) -> list[Choice]:
        return self.options(table)

    def concerned(self, table: T) -> list[int]:
        return [self.seat]

    def next_seat(self, table: T) -> int:
        return self.seat

    def accept(self, table: T, seat: int, choice: Choice) -> None:
        table.stack.pop()
        self.take(table, choice)

    def advance(self, table: T) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(QuestionStep[T]):
    """Several seats choose in secret, may change their minds until all have chosen, and show together."""

    mode: ClassVar[str] = "simultaneous"

    def seats(self, table: T) -> list[int]:
        raise Impossible(f"{type(self).__name__} does not say who chooses")

    def options(self, table: T, seat: int) -> list[Choice]:
        raise Impossible(f"{type(self).__name__} offers nothing")

    def reveal(self, table: T, choices: list[Choice | None]) -> None:
        """By seat; None where a seat was not asked."""
        raise Impossible(f"{type(self).__name__} does not say what the choices do")

    def askable(self, table: T, seat: int) -> list[Choice]:
        return self.options(table, seat)

    def concerned(self, table: T) -> list[int]:
        return self.seats(table)

    def accept(self, table: T, seat: int, choice: Choice) -> None:
        table.answers[seat] = choice

    def advance(self, table: T) -> bool:
        if self.next_seat(table) >= 0:
            return False
        table.stack.pop()
        answers = table.answers
        table.answers = [None] * table.seats
        table.shown += 1
        self.reveal(table, answers)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Open(QuestionStep[T]):
    """Several seats act in any order until all are ready. Acting takes one's own readiness back."""

    mode: ClassVar[str] = "team"

    def seats(self, table: T) -> list[int]:
        raise Impossible(f"{type(self).__name__} does not say who may act")

    def options(self, table: T, seat: int) -> list[Choice]:
        """What this seat may do now, besides being ready."""
        raise Impossible(f"{type(self).__name__} offers nothing")

    def take(self, table: T, seat: int, choice: Choice) -> None:
        raise Impossible(f"{type(self).__name__} does not say what a choice does")

    def may_be_ready(self, table: T, seat: int) -> bool:
        """Whether this seat may stop here."""
        return True

    def close(self, table: T) -> None:
        """All are ready."""
        raise Impossible(f"{type(self).__name__} does not say what follows")

    def askable(self, table: T, seat: int) -> list[Choice]:
        if table.answers[seat] is not None:
            return [WAIT]
        offered = self.options(table, seat)
        return [*offered, READY] if self.may_be_ready(table, seat) else offered

    def drawn(self, table: T, seat: int, memory: i64) -> Choice:
        if table.answers[seat] is not None:
            return WAIT
        offered = self.options(table, seat)
        count = len(offered)
        place: i64 = dice.pick(memory, count + 1 if self.may_be_ready(table, seat) else count)
        return READY if place == count else offered[place]

    def concerned(self, table: T) -> list[int]:
        return self.seats(table)

    def accept(self, table: T, seat: int, choice: Choice) -> None:
        if choice is READY or choice == READY:
            table.answers[seat] = READY
            return
        table.answers[seat] = None
        if choice != WAIT:
            self.take(table, seat, choice)

    def advance(self, table: T) -> bool:
        if self.next_seat(table) >= 0:
            return False
        table.stack.pop()
        table.answers = [None] * table.seats
        self.close(table)
        return True


def settle(table: Table) -> None:
    """Run until somebody must choose, the game is over, or chance must be decided from outside."""
    stack = table.stack
    while stack and stack[-1].advance(table):
        pass


def pending_chance(table: Table) -> Chance[Any] | None:
    """The throw that waits to be decided from outside, if one does."""
    if table.stack:
        step = table.stack[-1]
        if isinstance(step, Chance):
            return step
    return None


def happen(table: Table, number: int) -> None:
    """Decide the pending throw by a number below its ways (so weights decide which outcome it is). Does not settle."""
    step = pending_chance(table)
    if step is None:
        raise Impossible("no throw is pending")
    fall(table, step, number)


def fall(table: Table, step: Chance[Any], number: int) -> None:
    """This throw, on top of the stack, falls so."""
    weights = step.weights(table)
    table.stack.pop()
    table.rolls += 1
    step.happen(table, number if weights is None else dice.weighted(number, weights))


def pending(table: Table) -> QuestionStep[Any] | None:
    """The question on the table, if somebody is asked."""
    if table.stack:
        step = table.stack[-1]
        if isinstance(step, QuestionStep):
            return step
    return None


def concerned(table: Table, step: QuestionStep[Any]) -> list[int]:
    """The seats that a question is put to, whether they have answered or not."""
    return step.concerned(table)


def asked(table: Table) -> list[int]:
    """Whom we wait for: the seats that have still to answer. Empty when the game is over or a throw is pending."""
    step = pending(table)
    if step is None:
        return []
    if isinstance(step, Ask):
        return [step.seat]
    return [seat for seat in concerned(table, step) if table.answers[seat] is None]


def options(table: Table, seat: int) -> list[Choice]:
    """What this seat may choose now, in stable order. A seat that has sealed may still change its mind."""
    step = pending(table)
    if step is None or seat not in concerned(table, step):
        return []
    return step.askable(table, seat)


def refusal(table: Table, seat: int, choice: Choice) -> Refusal | None:
    """None if the seat may choose this now, or the rule that forbids it and a sentence's key."""
    step = pending(table)
    if step is None:
        return Refusal("", "why-nothing-asked")
    if seat not in concerned(table, step):
        return Refusal(step.rule, "why-not-your-turn")
    by_kernel = isinstance(step, Open) and choice in (READY, WAIT)
    if not by_kernel and step.fields(table, seat):
        return step.judge(table, seat, choice)
    if choice in step.askable(table, seat):
        return None
    if by_kernel:
        return Refusal(step.rule, "why-not-ready")
    reason = step.judge(table, seat, choice)
    return Refusal(step.rule, "why-not-offered") if reason is None else reason


def play(table: Table, seat: int, choice: Choice) -> None:
    """Take a choice from outside, if it is allowed, and go on to the next question."""
    reason = refusal(table, seat, choice)
    if reason is not None:
        raise Illegal(reason)
    act(table, seat, choice)


def act(table: Table, seat: int, choice: Choice) -> None:
    """Take one of the options just offered, unchecked, and go on to the next question."""
    step = table.stack[-1]
    if not isinstance(step, QuestionStep):
        raise Impossible("nobody is asked")
    step.accept(table, seat, choice)
    settle(table)
