"""A referee beside every table that a test builds: whatever is played, no piece is made or lost, and offers are true.

Tests state one thing each; the referee states what holds whenever anything happens, so that a rule which does its work
and some harm beside it is found out by the tests of that rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from samovar.kernel.choice import READY, WAIT, Choice, say
from samovar.kernel.game import Game
from samovar.kernel.parts import Flag, Named, Number
from samovar.kernel.steps import QuestionStep, asked, options, pending, refusal
from samovar.kernel.table import Table
from samovar.kernel.view import view

MOST = 30  # offers that are looked at; the rest are of the same kinds
KINDS = 3  # offers of a verb beside which something else is asked for


class Referee:
    """Counts the pieces when somebody is about to play, and again afterwards."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.counted = game.conserved(table)

    def count(self) -> None:
        """No piece was made or lost, and the next question offers what it allows, and nothing else."""
        now = self.game.conserved(self.table)
        differing = {name: (self.counted[name], now[name]) for name in now if now[name] != self.counted[name]}
        assert not differing, f"pieces made or lost: {differing}"
        step = pending(self.table)
        if step is not None:
            for seat in asked(self.table):
                listen(step, self.table, seat)


def listen(step: QuestionStep[Table], table: Table, seat: int) -> None:
    """Offers are computed from what the seat sees, each once; none of them is refused, and what lies beside them is.

    What is chosen for a seat whose time has run out is allowed, too.
    """
    name = type(step).__name__
    seen = view(table, seat)
    offered = [choice for choice in options(table, seat) if choice not in (READY, WAIT)]
    assert offered[:MOST] == [choice for choice in options(seen, seat) if choice not in (READY, WAIT)][:MOST], name
    for choice in offered[:MOST]:
        reason = step.judge(seen, seat, choice)
        assert reason is None, f"{name} offers '{say(choice)}' and refuses it: {reason}"
    lines = [say(choice) for choice in offered]
    assert len(set(lines)) == len(lines), f"{name} offers the same twice: {lines}"
    if offered:
        late = step.otherwise(seen, seat)
        reason = refusal(table, seat, late)
        assert reason is None, f"{name} would choose '{say(late)}' for whoever is late: {reason}"
    if step.fields(seen, seat):
        return
    for choice in [*step.near(seen, seat)[:MOST], *neighbours(offered)]:
        if choice not in offered:
            assert step.judge(seen, seat, choice) is not None, f"{name} neither offers nor refuses '{say(choice)}'"


def neighbours(offered: list[Choice]) -> Iterator[Choice]:
    """What is said like an offer but for one number, one name or one yes, or with one more here and one less there."""
    verbs: dict[str, int] = {}
    for choice in [*offered, *reversed(offered)]:
        verbs[choice.verb] = verbs.get(choice.verb, 0) + 1
        if verbs[choice.verb] > KINDS:
            continue
        values = [getattr(choice, part.name) for part in choice.parts]
        for place, part in enumerate(choice.parts):
            others: list[object] = []
            if isinstance(part, Number):
                others = [values[place] + 1, max(0, values[place] - 1)]
            elif isinstance(part, Flag):
                others = [not values[place]]
            elif isinstance(part, Named):
                others = [(values[place] + 1) % len(part.ids), (values[place] - 1) % len(part.ids)]
            for other in others:
                yield type(choice)(*values[:place], other, *values[place + 1 :])  # type: ignore[call-arg]
        numbers = [place for place, part in enumerate(choice.parts) if isinstance(part, Number)]
        for more, less in permutations(numbers, 2):
            if values[less] > 0:
                shifted = list(values)
                shifted[more] += 1
                shifted[less] -= 1
                yield type(choice)(*shifted)
