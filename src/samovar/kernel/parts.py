"""Parts of speech: how each field of a choice or an event is written, read, named in a text and found on the board."""

from __future__ import annotations

from threading import Lock
from typing import Any, ClassVar, Final

from samovar.kernel.errors import Impossible, Unreadable, brief
from samovar.kernel.native import mypyc_attr
from samovar.kernel.table import UNKNOWN
from samovar.kernel.values import Value

NOTHING: Final = -1  # a named part that names nothing: written "none"
HIDDEN_WORD: Final = "?"
NONE_WORD: Final = "none"
EMPTY_WORD: Final = "-"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One field. `name` is the attribute; the subclasses know how its value is said."""

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, value: Any) -> str:
        """One word without spaces."""
        raise Impossible(f"part {self.name} cannot be said")

    def hear(self, word: str) -> Any:
        """The value of a word; Unreadable if it is none of ours."""
        raise Impossible(f"part {self.name} cannot be heard")

    def arg(self, value: Any) -> Any:
        """The value as a text's argument: a number, or what to look a name up by."""
        raise Impossible(f"part {self.name} cannot be shown")

    def targets(self, value: Any) -> list[dict[str, str]]:
        """The things on the board that the value points to."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Part):
    """A whole number."""

    def say(self, value: Any) -> str:
        return HIDDEN_WORD if value == UNKNOWN else str(int(value))

    def hear(self, word: str) -> Any:
        if word == HIDDEN_WORD:
            return UNKNOWN
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 18 or str(int(word)) != word:
            raise Unreadable(self.name, f"'{word}' is not a whole number", "fault-not-whole", {"word": brief(word)})
        return int(word)

    def arg(self, value: Any) -> Any:
        return None if value == UNKNOWN else int(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Part):
    """One of a list of ids: a zone, a clan, a card. `kind` is what the ids are; it leads to names and to the board.

    That it names nothing can be heard only where it is `optional`: rules that expect a thing would find the last one.
    """

    def __init__(self, name: str, kind: str, ids: list[str], optional: bool = False) -> None:
        super().__init__(name)
        self.kind = kind
        self.ids = ids
        self.optional = optional
        self.place: dict[str, int] = {}
        for index in range(len(ids)):
            self.place[ids[index]] = index

    def say(self, value: Any) -> str:
        if value == UNKNOWN:
            return HIDDEN_WORD
        return NONE_WORD if value == NOTHING else self.ids[value]

    def hear(self, word: str) -> Any:
        if word == HIDDEN_WORD:
            return UNKNOWN
        if word == NONE_WORD and self.optional:
            return NOTHING
        place = self.place.get(word)
        if place is None:
            why = f"there is no {self.kind} called '{word}'"
            raise Unreadable(self.name, why, "fault-no-such-thing", {"word": brief(word)})
        return place

    def arg(self, value: Any) -> Any:
        if value == UNKNOWN:
            return None
        return {"kind": self.kind, "id": self.say(value)}

    def targets(self, value: Any) -> list[dict[str, str]]:
        return [] if value in (UNKNOWN, NOTHING) else [{"kind": self.kind, "id": self.ids[value]}]


@mypyc_attr(allow_interpreted_subclasses=True)
class Growing(Named):
    """Named things to which packs may add. Numbers are only this process's own; lines of text carry the ids.

    Packs are opened in several threads, so one learns after the other, and an id has its place in the list before
    anybody finds its number.
    """

    def __init__(self, name: str, kind: str, ids: list[str]) -> None:
        super().__init__(name, kind, ids)
        self.lock = Lock()

    def called(self, name: str) -> Named:
        """The same things under another name, for a field of its own."""
        twin = Named(name, self.kind, self.ids)
        twin.place = self.place
        return twin

    def learn(self, id: str) -> int:
        """The number of an id, which is made known if it is new."""
        with self.lock:
            if id not in self.place:
                self.ids.append(id)
                self.place[id] = len(self.ids) - 1
            return self.place[id]


class Flag(Part):
    """Yes or no."""

    def say(self, value: Any) -> str:
        return "yes" if value else "no"

    def hear(self, word: str) -> Any:
        if word not in ("yes", "no"):
            raise Unreadable(self.name, f"'{word}' is neither yes nor no", "fault-yes-no", {"word": brief(word)})
        return word == "yes"

    def arg(self, value: Any) -> Any:
        return self.say(value)


class Several(Part):
    """A row of equal parts, as a tuple: zones to leave, dice to keep. Written with commas, "-" when empty."""

    def __init__(self, each: Part) -> None:
        super().__init__(each.name)
        self.each = each

    def say(self, value: Any) -> str:
        return ",".join([self.each.say(one) for one in value]) or EMPTY_WORD

    def hear(self, word: str) -> Any:
        if word == EMPTY_WORD:
            return ()
        return tuple([self.each.hear(one) for one in word.split(",")])

    def arg(self, value: Any) -> Any:
        return [self.each.arg(one) for one in value]

    def targets(self, value: Any) -> list[dict[str, str]]:
        found = []
        for one in value:
            found += self.each.targets(one)
        return found


class Pairs(Part):
    """Who gets what, as one flat tuple: (zone, order, zone, order …). Written zone=order,zone=order."""

    def __init__(self, name: str, left: Part, right: Part) -> None:
        super().__init__(name)
        self.left = left
        self.right = right

    def say(self, value: Any) -> str:
        said = [f"{self.left.say(value[i])}={self.right.say(value[i + 1])}" for i in range(0, len(value), 2)]
        return ",".join(said) or EMPTY_WORD

    def hear(self, word: str) -> Any:
        if word == EMPTY_WORD:
            return ()
        flat: list[Any] = []
        for pair in word.split(","):
            left, equals, right = pair.partition("=")
            if not equals:
                raise Unreadable(self.name, f"'{pair}' is not a pair", "fault-no-pair", {"word": brief(pair)})
            flat += [self.left.hear(left), self.right.hear(right)]
        return tuple(flat)

    def arg(self, value: Any) -> Any:
        return [[self.left.arg(value[i]), self.right.arg(value[i + 1])] for i in range(0, len(value), 2)]

    def targets(self, value: Any) -> list[dict[str, str]]:
        found = []
        for i in range(0, len(value), 2):
            found += self.left.targets(value[i])
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken(Value):
    """A value with a sentence: its parts say how each field is written, shown and read back."""

    parts: ClassVar[tuple[Part, ...]] = ()

    def fields(self) -> list[Any]:
        return [getattr(self, part.name) for part in self.parts]

    def args(self) -> dict[str, Any]:
        """The fields as a text's arguments."""
        shown: dict[str, Any] = {}
        for part in self.parts:
            shown[part.name] = part.arg(getattr(self, part.name))
        return shown

    def targets(self) -> list[dict[str, str]]:
        """What it points to on the board."""
        found: list[dict[str, str]] = []
        for part in self.parts:
            found += part.targets(getattr(self, part.name))
        return found


def kebab(name: str) -> str:
    """ClassName as class-name, the form of every id."""
    letters: list[str] = []
    for letter in name:
        if letter.isupper() and letters:
            letters.append("-")
        letters.append(letter.lower())
    return "".join(letters)
