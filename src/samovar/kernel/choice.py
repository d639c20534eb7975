"""Choices: verbs with their parts, a line of text each, and back."""

from __future__ import annotations

from typing import Any, ClassVar

from samovar.kernel.errors import Impossible, Unreadable, brief
from samovar.kernel.native import mypyc_attr
from samovar.kernel.parts import HIDDEN_WORD, Spoken


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Spoken):
    """Something a seat may choose. `verb` is its first word in notation and leads to its text, "choice-<verb>"."""

    verb: ClassVar[str] = ""

    def label(self) -> dict[str, Any]:
        """The text that offers it, with its arguments."""
        return {"key": "choice-" + self.verb, "args": self.args()}

    def plain(self) -> dict[str, Any]:
        return {"is": type(self).__name__, "say": say(self)}


class Ready(Choice):
    """I have done all I want to do for now."""

    verb: ClassVar[str] = "ready"


class Wait(Choice):
    """I am not ready after all."""

    verb: ClassVar[str] = "wait"


class Hush(Choice):
    """What others see of a sealed choice: that there is one."""

    verb: ClassVar[str] = "sealed"


READY = Ready()
WAIT = Wait()
HUSH = Hush()


def say(choice: Choice) -> str:
    """A choice as one line of text."""
    return " ".join([choice.verb, *[part.say(getattr(choice, part.name)) for part in choice.parts]])


class Vocabulary:
    """All the verbs of a game, so that any line of text can be heard."""

    def __init__(self, verbs: list[type[Choice]]) -> None:
        self.by_verb: dict[str, type[Choice]] = {}
        every: list[type[Choice]] = [*verbs, Ready, Wait]
        for kind in every:
            if not kind.verb or kind.verb in self.by_verb:
                raise Impossible(f"{kind.__name__} needs a verb of its own, not '{kind.verb}'")
            self.by_verb[kind.verb] = kind

    def hear(self, line: str) -> Choice:
        """The choice that a line of text says; Unreadable names the word that does not fit.

        Every line from outside, a player's or a record's, is heard here: it may never hold what only a view holds.
        """
        if HIDDEN_WORD in line:
            why = f"'{HIDDEN_WORD}' stands for what is hidden, and cannot be chosen"
            raise Unreadable(brief(line.partition(" ")[0]), why, "fault-hidden-word", {"word": HIDDEN_WORD})
        return self.recall(line)

    def recall(self, line: str) -> Choice:
        """The same for a line that we wrote ourselves out of somebody's view, where words may be hidden."""
        words = line.split(" ")
        kind = self.by_verb.get(words[0])
        if kind is None:
            why = f"'{words[0]}' is not something one can do here"
            raise Unreadable("verb", why, "fault-no-verb", {"word": brief(words[0])})
        if len(words) != len(kind.parts) + 1:
            wanted = " ".join([part.name for part in kind.parts]) or "nothing more"
            why = f"expected {wanted} after '{words[0]}', got {len(words) - 1} words"
            fill: dict[str, object] = {"wanted": len(kind.parts), "given": len(words) - 1}
            raise Unreadable(words[0], why, "fault-words", fill)
        values = []
        for part, word in zip(kind.parts, words[1:], strict=True):
            try:
                values.append(part.hear(word))
            except Unreadable as fault:
                raise Unreadable(f"{words[0]} {fault.where}", fault.why, fault.key, fault.fill) from None
        build: Any = kind
        choice: Choice = build(*values)
        if say(choice) != line:
            why = f"'{line}' is not how this is written: '{say(choice)}'"
            raise Unreadable(words[0], why, "fault-written", {"line": brief(say(choice))})
        return choice
