"""Choices word by word: first the verb, then each part, each word a number whose meaning never changes.

A slot means another thing at every question; a word does not. "march provence rhone 3" is the number of its verb, then
the zones' places in the list of zones, then 3. Rows of parts (dice to keep, orders by zone) go on until END, and
points are told in quarters of an inch.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from samovar.kernel.choice import Choice
from samovar.kernel.parts import NOTHING, Flag, Number, Pairs, Part, Several

WORDS: Final = 128
END: Final = 127  # of a row of parts
NO_WORD: Final = 126  # a part that names nothing
LAST: Final = 125  # larger numbers are told as this one
QUARTER: Final = 250  # thousandths of an inch
SAID: Final = 24  # words of a choice that an observation shows, the last ones


def words_of(choice: Choice, verbs: dict[str, int]) -> tuple[int, ...]:
    """A choice in words; no choice begins as another one ends."""
    said = [min(verbs[choice.verb], LAST)]
    for part in choice.parts:
        said += _words(part, getattr(choice, part.name))
    return tuple(said)


def _words(part: Part, value: Any) -> list[int]:
    if isinstance(part, Several):
        return [*[word for one in value for word in _words(part.each, one)], END]
    if isinstance(part, Pairs):
        sides = (part.left, part.right)
        point = isinstance(part.left, Number) and isinstance(part.right, Number)
        told = [[_word(one // QUARTER)] if point else _words(sides[at % 2], one) for at, one in enumerate(value)]
        return [*[word for one in told for word in one], END]
    return [int(value) if isinstance(part, Flag) else _word(value)]


def _word(value: int) -> int:
    return NO_WORD if value == NOTHING else max(0, min(int(value), LAST))


class Sentence:
    """What a seat has said of its choice so far, and what can follow."""

    def __init__(self, offered: list[Choice], verbs: dict[str, int]) -> None:
        self.said: list[int] = []
        self.left = [(words_of(choice, verbs), choice) for choice in offered]

    def following(self) -> list[int]:
        """The words that may come next, in their order."""
        place = len(self.said)
        return sorted({words[place] for words, _ in self.left})

    def say(self, action: int) -> Choice | None:
        """The next word; the choice if it is complete. Words that follow by themselves are not asked for. One that
        cannot follow stands for the one that it would be if those that can went round."""
        allowed = self.following()
        word = action if action in allowed else allowed[action % len(allowed)]
        self._add(word)
        while not self.complete():
            following = self.following()
            if len(following) > 1:
                return None
            self._add(following[0])
        return self.left[0][1]

    def repeat(self, said: list[int]) -> bool:
        """Say what was said before; False where it cannot be said any more, or would be a whole choice by now."""
        for word in said:
            if self.complete() or word not in self.following():
                return False
            self._add(word)
        return not self.complete()

    def _add(self, word: int) -> None:
        place = len(self.said)
        self.left = [(words, choice) for words, choice in self.left if words[place] == word]
        self.said.append(word)

    def complete(self) -> bool:
        return len(self.left[0][0]) == len(self.said)

    def mask(self) -> NDArray[np.int8]:
        mask = np.zeros(WORDS, np.int8)
        mask[self.following()] = 1
        return mask

    def shown(self) -> NDArray[np.int16]:
        """The last words that were said, the latest first; -1 where there is none."""
        row = np.full(SAID, -1, np.int16)
        latest = self.said[::-1][:SAID]
        row[: len(latest)] = latest
        return row
