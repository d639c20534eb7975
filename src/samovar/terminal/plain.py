"""A game line by line, for screen readers, pipes and slow connections: nothing is drawn, nothing moves."""

from __future__ import annotations

import time
from typing import Final, TextIO

from samovar.observing import places_of
from samovar.terminal.drafting import template
from samovar.terminal.tables import Playing, Refused, Seen
from samovar.terminal.words import (
    ended,
    field_words,
    lens_lines,
    option_words,
    refused,
    said,
    seat_name,
    seats_told,
    wish_of,
)

PATIENCE: Final = 0.2  # seconds between two looks at a table where others decide
QUIT: Final = "q"


class PlainGame:
    """Reads lines, writes lines."""

    def __init__(self, table: Playing, language: str, heard: TextIO, told: TextIO) -> None:
        self.table = table
        self.language = language
        self.heard = heard
        self.told = told
        self.shown: dict[int, int] = {}  # by seat: lines of the log that were read out
        self.last: int | None = None

    def play(self) -> bool:
        """To the end; False if the reader left before."""
        while True:
            seat, seen = self.now()
            if seen.outcome is not None:
                self.news(seat, seen)
                for line in ended(self.table, seen, self.language):
                    self.say(line)
                return True
            if seat in seen.asked:
                self.hand_over(seat)
                self.news(seat, seen)
                if not self.ask(seat, seen):
                    self.say(said(self.language, "plain-left"))
                    return False
            elif not self.table.step():
                time.sleep(PATIENCE)

    def now(self) -> tuple[int, Seen]:
        """Whose eyes: those of the seat that is asked, else of the one that was."""
        seat = self.last if self.last is not None else (self.table.mine or [-1])[0]
        seen = self.table.seen(seat)
        for other in seen.asked:
            if other in self.table.mine and seat not in seen.asked:
                return other, self.table.seen(other)
        return seat, seen

    def hand_over(self, seat: int) -> None:
        if self.last != seat and len(self.table.mine) > 1:
            self.say("")
            self.say(said(self.language, "you-are", seat=seat_name(self.table, seat, self.language)))
        self.last = seat

    def news(self, seat: int, seen: Seen) -> None:
        speech = self.table.speech(self.language)
        before = min(self.shown.get(seat, 0), len(seen.log))
        for text in seen.log[before:]:
            self.say(speech.say(text))
        self.shown[seat] = len(seen.log)

    def ask(self, seat: int, seen: Seen) -> bool:
        """Put the question until it is answered; False when nobody reads any more."""
        put = seen.question
        assert put is not None, "whoever is asked has a question"
        self.say("")
        self.say(self.table.speech(self.language).say(put["title"]))
        for number, option in enumerate(put["options"], 1):
            words, facts = option_words(self.table, option, self.language)
            self.say(f"{number}. {words}" + (f" ({'; '.join(facts)})" if facts else ""))
        if template(put) is not None:
            fields = "; ".join(field_words(self.table, field, self.language) for field in put["fields"])
            self.say(said(self.language, "plain-more", fields=fields))
            self.say(put["options"][0]["say"])
        while True:
            self.say(said(self.language, "plain-choose"))
            line = self.heard.readline()
            word = line.strip()
            if not line or word == QUIT:
                return False
            if word and self.obeyed(seat, seen, word):
                return True

    def obeyed(self, seat: int, seen: Seen, word: str) -> bool:
        """Whether something happened, so that the table must be looked at again."""
        verb, *rest = word.split()
        put = seen.question
        assert put is not None, "whoever is asked has a question"
        try:
            if word.isdecimal():
                return self.number(seat, put, int(word))
            if word == "u":
                self.table.undo(seat)
                self.say(said(self.language, "taken-back"))
                return True
            if verb == "look" and rest:
                shown = self.table.look(seat, rest[0], wish_of(rest[1:]))
                for line in lens_lines(shown, self.table.speech(self.language)):
                    self.say(line)
                return False
            if word == "t":
                self.describe(seen)
                return False
            if word == "l":
                self.shown[seat] = 0
                self.news(seat, seen)
                return False
            if verb == "r":
                self.rules(" ".join(rest))
                return False
            self.table.choose(seat, word)
            return True
        except Refused as fault:
            self.say(refused(self.table, fault, self.language))
            return False

    def number(self, seat: int, put: dict[str, object], number: int) -> bool:
        options = put["options"]
        assert isinstance(options, list)
        if not 1 <= number <= len(options):
            self.say(said(self.language, "plain-none", number=number, most=len(options)))
            return False
        self.table.choose(seat, options[number - 1]["say"])
        return True

    def rules(self, find: str) -> None:
        wanted = find.casefold().split()
        for id, rule in self.table.rules(self.language):
            if all(each in f"{id} {rule}".casefold() for each in wanted):
                self.say(f"{id}  {rule}")

    def describe(self, seen: Seen) -> None:
        """The table by its rows, in the reader's words where there are any."""
        speech = self.table.speech(self.language)
        for row, numbers in seen.rows.items():
            names = places_of([self.table.axes[axis] for axis in self.table.row_axes[row]])
            told = [
                f"{name} {'?' if number is None else number}".strip()
                for name, number in zip(names, numbers, strict=True)
                if number != 0
            ]
            if told:
                key = f"row-{row}"
                self.say(f"{speech.say({'key': key}) if speech.knows(key) else row}: {', '.join(told)}")
        self.say(seats_told(self.table, seen.asked, self.language))

    def say(self, line: str) -> None:
        self.told.write(line + "\n")
        self.told.flush()
