"""Standing answers: always the same line, or another one as soon as something weighs enough.

`endure` is given always. `endure unless fact-odds mean 1.5 then guard defence 0` (so the store has it) is `endure` too;
but where that choice has the fact `fact-odds` with a `mean` of at least 1.5, it is the other line. If that one is not
allowed, it is `endure` again, so that a game never waits for somebody who has left an instruction.
"""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec import convert

from samovar.kernel.choice import Vocabulary
from samovar.kernel.game import Game
from samovar.kernel.steps import pending, refusal
from samovar.server.refusals import BAD, Refused
from samovar.server.wire.live import Standing, StandingChoice, Unless
from samovar.server.wire.message import Text

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

    @staticmethod
    def of(line: str, unless: Unless | None) -> Instruction:
        """What a player sent."""
        if _CONDITION.fullmatch(line):
            raise Refused("why-unreadable", BAD, where="standing", reason="a condition has a field of its own")
        if unless is None:
            return Instruction(line)
        if not unless.line:
            raise Refused("why-unreadable", BAD, where="standing", reason="the condition has no line")
        kept = Instruction(line, unless.fact, unless.arg, unless.least, unless.line)
        if Instruction.read(kept.text()).lines() != kept.lines():
            raise Refused("why-unreadable", BAD, where="standing", reason="fact, number or line of the condition")
        return kept

    def text(self) -> str:
        """As the store keeps it."""
        if not self.instead:
            return self.line
        return f"{self.line} unless {self.fact} {self.arg} {self.least:.6f} then {self.instead}"

    def told(self, vocabulary: Vocabulary, seat: int, key: str) -> Standing:
        """As its owner sees it. Raises Unreadable where a line of it means nothing (any more)."""
        condition = Unless(self.fact, self.arg, self.least, self.instead) if self.instead else None
        return Standing(
            seat=seat,
            key=key,
            choice=_said(vocabulary, self.line),
            unless=condition,
            instead=_said(vocabulary, self.instead) if self.instead else None,
        )

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


def _said(vocabulary: Vocabulary, line: str) -> StandingChoice:
    choice = vocabulary.hear(line)
    return StandingChoice(line=line, verb=choice.verb, args=choice.args(), label=convert(choice.label(), Text))
