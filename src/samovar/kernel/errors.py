"""What can go wrong at a table: a move not offered, a text that cannot be read, our own mistake."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST_WORD: Final = 40


def brief(word: object) -> str:
    """A reader's own word as a sentence quotes it: cut, because whole files have been pasted where a word belongs."""
    text = str(word)
    return text if len(text) <= LONGEST_WORD else text[: LONGEST_WORD - 1] + "…"


def nearest(word: object, known: Iterable[str]) -> str:
    """Which of the known words somebody probably meant, or nothing."""
    return "".join(get_close_matches(str(word)[:LONGEST_WORD], list(known), 1))


class Refusal:
    """Why a choice is not allowed: the rule that forbids it, and a sentence's key with what to fill in."""

    def __init__(self, rule: str, key: str, args: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, object] = {} if args is None else args

    def plain(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.rule == other.rule and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Refusal, (self.rule, self.key, self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.args!r})"

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({filled}) [{self.rule}]" if filled else f"{self.key} [{self.rule}]"


class Illegal(Exception):
    """The choice is not offered; the refusal names the rule that says so."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class Unreadable(Exception):
    """A line, record, pack or message that does not parse: where, and why.

    `why` is English, for terminals and logs. Who reads another language gets the text of `key`, with what to fill in;
    without a key the English is all there is.
    """

    def __init__(self, where: str, why: str, key: str = "", fill: dict[str, object] | None = None) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why
        self.key = key
        self.fill: dict[str, object] = {} if fill is None else fill

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Unreadable, (self.where, self.why, self.key, self.fill)

    def reason(self) -> object:
        """Why, as it travels: a sentence's key and what to fill in, or the English."""
        return {"key": self.key, "args": dict(self.fill)} if self.key else self.why

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


class Faulty(Unreadable):
    """A file with several faults, all told at once, so that mending it takes one round."""

    def __init__(self, where: str, faults: list[Unreadable]) -> None:
        super().__init__(where, "; ".join(str(fault) for fault in faults))
        self.args = (where, faults)
        self.faults = faults

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Faulty, (self.where, self.faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class Impossible(Exception):
    """A state that no sequence of moves can reach: our own bug, never the player's."""
