"""Standing answers: always the same line, or another one as soon as something weighs enough.

`endure` is given always. `endure unless fact-odds mean 1.5 then guard defence 0` is `endure` too; but where that choice
has the fact `fact-odds` with a `mean` of at least 1.5, it is the other line. If that one is not allowed, it is `endure`
again, so that a game never waits for somebody who has left an instruction.
"""

from __future__ import annotations

import re
from typing import Any, Final

from samovar.kernel.game import Game
from samovar.kernel.steps import pending, refusal

_CONDITION: Final = re.compile(
    r"(?P<line>.+) unless (?P<fact>[a-z0-9-]+) (?P<arg>[a-z0-9-]+) (?P<least>\d{1,6}(?:\.\d{1,6})?)"
    r" then (?P<instead>.+)"
)


class Instruction:
    """A line, and perhaps another in its place when one number of a fact is large enough."""

    def __init__(self, line: str, fact: str = "", arg: str = "", least: float = 0.0, instead: str = "") -> None:
        self.line = line
        self.fact = fact
        self.arg = arg
        self.least = least
        self.instead = instead

    @staticmethod
    def read(text: str) -> Instruction:
        found = _CONDITION.fullmatch(text)
        if found is None:
            return Instruction(text)
        return Instruction(found["line"], found["fact"], found["arg"], float(found["least"]), found["instead"])

    def lines(self) -> list[str]:
        """Every line in it, for those who check that it can be read."""
        return [self.line, self.instead] if self.instead else [self.line]

    def answers(self, game: Game, seen: Any, seat: int) -> list[str]:
        """What to say to the present question: the first of these that is allowed."""
        if not self.instead:
            return [self.line]
        return [self.instead, self.line] if self.weighs(game, seen, seat) else [self.line]

    def weighs(self, game: Game, seen: Any, seat: int) -> bool:
        """Whether the usual answer has the fact, with a number large enough."""
        step = pending(seen)
        if step is None:
            return False
        usual = game.vocabulary().hear(self.line)
        if refusal(seen, seat, usual) is not None:  # only a choice that is allowed has facts
            return False
        facts = step.facts(seen, seat, usual)
        found = [fact.args.get(self.arg) for fact in facts if fact.key == self.fact]
        return any(isinstance(value, (int, float)) and value >= self.least for value in found)
