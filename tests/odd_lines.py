"""Odd lines: made of a vocabulary's own words, where they do not belong. And odd JSON, for wishes and settings."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from samovar.kernel.choice import Choice, Vocabulary, say
from samovar.kernel.game import Config, Game
from samovar.kernel.parts import HIDDEN_WORD, Named, Pairs, Part, Several

ODD_WORDS: Final = (
    "?",
    "none",
    "-",
    "",
    " ",
    "0",
    "-0",
    "-1",
    "999999999999999999",
    "-999999999999999999",
    "2147483648",
    "-2147483648",
    "yes",
    "no",
    "none=none",
    "?=?",
    "?,?",
    "0=0",
    ",",
    "=",
    "é",
    "\U0001d538",
    "\u202e",
    "\x00",
    "ready",
    "unless",
    "then",
    "sealed",
    "x" * 5000,
)
ODD_NUMBERS: Final = (0, 1, 2, 3, 5, -1, -2, 10, 100, 10**6, 10**17, -(10**17), 2**31, -(2**31), 2**31 - 1)
PIECES: Final = re.compile(r"([,=])")


def ids_of(part: Part) -> list[str]:
    if isinstance(part, Named):
        return list(part.ids)
    if isinstance(part, Several):
        return ids_of(part.each)
    if isinstance(part, Pairs):
        return ids_of(part.left) + ids_of(part.right)
    return []


class OddLines:
    """Lines for one game, the same for the same lot."""

    def __init__(self, vocabulary: Vocabulary, lot: Random) -> None:
        self.verbs = list(vocabulary.by_verb.values())
        self.by_verb = vocabulary.by_verb
        self.lot = lot
        self.ids = sorted({id for verb in self.verbs for part in verb.parts for id in ids_of(part)}) or ["nothing"]

    def line(self, offered: list[str]) -> str:
        """One of the lines on offer with something wrong in it, or a verb with words after it, or neither."""
        fate = self.lot.random()
        if offered and fate < 0.55:
            return self.spoilt(self.lot.choice(offered))
        if fate < 0.9:
            verb = self.lot.choice(self.verbs)
            return " ".join([verb.verb, *[self.word(part) for part in verb.parts]])
        return " ".join(self.lot.choice([*ODD_WORDS, *self.by_verb]) for _ in range(self.lot.randrange(4)))

    def spoilt(self, line: str) -> str:
        words = line.split(" ")
        if len(words) == 1:
            return line + self.lot.choice(["", " ", " ?", " 0"])
        place = self.lot.randrange(1, len(words))
        pieces = PIECES.split(words[place])
        if self.lot.random() < 0.7:
            pieces[self.lot.randrange(0, len(pieces), 2)] = self.piece(pieces)
            words[place] = "".join(pieces)
        else:
            verb = self.by_verb.get(words[0])
            known = verb is not None and place <= len(verb.parts)
            words[place] = self.word(verb.parts[place - 1]) if known and verb is not None else self.any_word()
        return " ".join(words)

    def piece(self, pieces: list[str]) -> str:
        if self.lot.random() < 0.3:
            return HIDDEN_WORD
        others = [pieces[place] for place in range(0, len(pieces), 2)]
        return self.lot.choice(["none", str(self.lot.choice(ODD_NUMBERS)), *others[:3], *self.some_ids()])

    def some_ids(self) -> list[str]:
        return [self.lot.choice(self.ids) for _ in range(3)]

    def any_word(self) -> str:
        return self.lot.choice([*ODD_WORDS, *self.some_ids()])

    def word(self, part: Part) -> str:
        """What this part might hold, not always rightly."""
        if self.lot.random() < 0.15:
            return self.any_word()
        if isinstance(part, Several):
            return ",".join(self.word(part.each) for _ in range(self.lot.randrange(4))) or "-"
        if isinstance(part, Pairs):
            pairs = [f"{self.word(part.left)}={self.word(part.right)}" for _ in range(self.lot.randrange(4))]
            return ",".join(pairs) or "-"
        if isinstance(part, Named) and part.ids:
            return self.lot.choice(part.ids)
        return str(self.lot.choice([*ODD_NUMBERS, self.lot.randrange(-50_000, 50_000)]))


def odd_json(lot: Random, words: list[str], depth: int = 3) -> Any:
    """Anything that JSON can hold, with words that might mean something here."""
    plain: tuple[Any, ...] = (None, True, False, 0, -1, 7, 10**30, -(10**30), 1.5, -0.0, 1e308, "", "?", "none", "\x00")
    fate = lot.random()
    if depth == 0 or fate < 0.35:
        return lot.choice(plain)
    if fate < 0.65:
        return lot.choice(words or ["word"])
    if fate < 0.85:
        return [odd_json(lot, words, depth - 1) for _ in range(lot.randrange(4))]
    return {lot.choice([*words, "id", "kind", ""]): odd_json(lot, words, depth - 1) for _ in range(lot.randrange(4))}


def spoilt_json(good: dict[str, Any], lot: Random, words: list[str]) -> dict[str, Any]:
    """The same with something else in one place, or a word that is too much."""
    if not good or lot.random() < 0.1:
        return {lot.choice([*good, *words, "x"]): odd_json(lot, words) for _ in range(lot.randrange(3))}

    def within(value: Any) -> Any:
        if isinstance(value, dict) and value and lot.random() < 0.8:
            key = lot.choice(list(value))
            return {**value, key: within(value[key])}
        if isinstance(value, list) and value and lot.random() < 0.8:
            place = lot.randrange(len(value))
            return [*value[:place], within(value[place]), *value[place + 1 :]]
        return odd_json(lot, words)

    key = lot.choice(list(good))
    return {**good, key: within(good[key])}


def some_config(game: Game, lot: Random) -> Config:
    """The defaults with one setting changed."""
    setting = lot.choice(game.settings())
    choices: list[Any] = list(setting.values)
    choices += [setting.low, setting.high] if setting.kind == "number" else []
    choices += [True, False] if setting.kind == "switch" else []
    return {setting.key: lot.choice(choices)} if choices else {}


def lines_of(offered: list[Choice]) -> list[str]:
    return [say(choice) for choice in offered]
