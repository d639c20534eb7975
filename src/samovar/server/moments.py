"""Moments as they are stored: what happened, what was told to whom, who noticed, and the table after it.

They are written once, by the rules that held then, and read by any later version: a game is shown, scrubbed and gone on
with from its moments, never by asking today's rules whether they would have led there. They hold all secrets; whoever
reads them shows them through `view` and `perspectives` only.
"""

from __future__ import annotations

import zlib
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from samovar.kernel.errors import Unreadable
from samovar.kernel.saved import Reader, Saved, Shape, difference, patched
from samovar.kernel.table import EVERYBODY, Table, Told, plain_table

EVERY: Final = 32  # so many moments after the last whole table comes the next one
PACKED: Final = b"\x78"  # the first byte of what zlib has packed; JSON begins otherwise
WORTH_PACKING: Final = 160  # bytes

SETUP: Final = "setup"
CHOICE: Final = "choice"  # the game went on
SEAL: Final = "seal"  # a sealed choice, made or changed, while others are still to answer
ACT: Final = "act"  # something done in a question where all act as they like
BACK: Final = "back"
REMARK: Final = "note"  # something that did not touch the game
LOST: Final = "lost"  # of an older file: what today's rules could not follow, and nobody had stored

CHOSEN: Final = (CHOICE, SEAL, ACT)


class Telling(Struct, array_like=True, frozen=True):
    """A sentence that was told: to everybody, or to one seat while the others heard another one or none."""

    seat: int
    key: str
    args: dict[str, Any]
    others: tuple[str, dict[str, Any]] | None = None

    def to(self, seat: int) -> tuple[str, dict[str, Any]] | None:
        """What this seat heard of it."""
        return (self.key, self.args) if self.seat in (EVERYBODY, seat) else self.others


def telling(told: Told) -> Telling:
    said = told.event.sentence()
    if told.others is None:
        return Telling(told.seat, said["key"], said["args"])
    others = told.others.sentence()
    return Telling(told.seat, said["key"], said["args"], (others["key"], others["args"]))


class Noticed(Struct, array_like=True, frozen=True):
    """A perspective for which the moment was something new: the number of its question then.

    `team` is that of the question for all that lies `depth` deep on the stack, if it knows one.
    """

    seat: int
    decision: int
    team: int = 0
    depth: int = -1


class Moment(Struct, array_like=True):
    """`place` is the choice that it was, counted without those taken back; for BACK the first that was taken back."""

    kind: str
    seat: int
    place: int
    rolls: int
    shown: int
    asked: list[int]
    told: list[Telling]
    noticed: list[Noticed]
    outcome: dict[str, Any] | None = None
    joined: bool = False  # by one gesture to the choice before it


class Whole(Struct):
    """A whole table: the shape that its numbers are read by, and the rules that it stood under."""

    shape: str
    rules: int
    table: dict[str, Any]


class Written(Struct):
    """A moment as the store keeps it, and the shape of its table unless the store has it."""

    moment: bytes
    state: bytes
    whole: bool
    shape: Shape | None = None


MOMENTS = msgspec.json.Decoder(Moment)
WHOLES = msgspec.json.Decoder(Whole)
DIFFERENCES = msgspec.json.Decoder(dict[str, Any])

Anything = TypeVar("Anything")


def packed(value: Any) -> bytes:
    text = msgspec.json.encode(value)
    return text if len(text) < WORTH_PACKING else zlib.compress(text)


def unpacked(blob: bytes) -> bytes:
    try:
        return zlib.decompress(blob) if blob[:1] == PACKED else blob
    except zlib.error as fault:
        raise Unreadable("table", f"is damaged ({fault})") from None


def read_moment(blob: bytes) -> Moment:
    return decoded(MOMENTS, blob)


def decoded(decoder: msgspec.json.Decoder[Anything], blob: bytes) -> Anything:
    try:
        return decoder.decode(unpacked(blob))
    except msgspec.DecodeError as fault:
        raise Unreadable("table", f"is damaged ({fault})") from None


class Writer:
    """Writes the moments of one table as they come: a whole table now and then, else what has changed."""

    def __init__(self, rules: int, reader: Reader) -> None:
        self.rules = rules
        self.reader = reader
        self.last: Saved | None = None
        self.since = 0  # moments since the last whole table

    def go_on(self, past: Past, place: int) -> None:
        """Know the table of the last stored moment, if it is of today's shape and rules."""
        saved, shape, rules, since = past.standing(place)
        if shape.digest() == self.reader.digest and rules == self.rules:
            self.last, self.since = saved, since

    def write(self, moment: Moment, table: Table) -> Written:
        now = plain_table(table)
        if self.last is None or self.since + 1 >= EVERY:
            self.last, self.since = now, 0
            state = packed(Whole(self.reader.digest, self.rules, now))
            return Written(packed(moment), state, True, self.reader.shape)
        state = packed(difference(self.last, now))
        self.last, self.since = now, self.since + 1
        return Written(packed(moment), state, False)


class Past:
    """The tables of a game at its moments, read from whole ones and differences, from `first` on."""

    def __init__(self, reader: Reader, first: int, states: list[tuple[bytes, bool]], shapes: dict[str, Shape]) -> None:
        self.reader = reader
        self.first = first
        self.states = states
        self.shapes = shapes
        self._at: tuple[int, Saved, Shape] | None = None  # the last one read: the next is often the one after it

    def table(self, place: int) -> Table:
        """Ready to be played on; Unreadable if it is not known to today's rules."""
        saved, shape = self.saved(place)
        return self.reader.table(saved, shape)

    def picture(self, place: int) -> Table:
        """To be looked at."""
        saved, shape = self.saved(place)
        return self.reader.picture(saved, shape)

    def saved(self, place: int) -> tuple[Saved, Shape]:
        at = place - self.first
        if not 0 <= at < len(self.states):
            raise Unreadable("table", f"moment {place} was not stored")
        known = self._at  # others may read at the same time
        if known is not None and known[0] <= at:
            start, saved, shape = known
        else:
            start = at
            while start > 0 and not self.states[start][1]:
                start -= 1
            saved, shape = self._whole(start)
        for number in range(start + 1, at + 1):
            blob, whole = self.states[number]
            if whole:
                saved, shape = self._whole(number)
            else:
                saved = patched(saved, decoded(DIFFERENCES, blob))
        self._at = (at, saved, shape)
        return saved, shape

    def standing(self, place: int) -> tuple[Saved, Shape, int, int]:
        """The table of a moment, the rules that it stood under, and how many moments ago it was whole."""
        saved, shape = self.saved(place)
        start = place - self.first
        while start > 0 and not self.states[start][1]:
            start -= 1
        return saved, shape, self._read(start).rules, place - self.first - start

    def _read(self, at: int) -> Whole:
        blob, whole = self.states[at]
        if not whole:
            raise Unreadable("table", f"moment {self.first + at} has nothing to start from")
        return decoded(WHOLES, blob)

    def _whole(self, at: int) -> tuple[Saved, Shape]:
        found = self._read(at)
        shape = self.reader.shape if found.shape == self.reader.digest else self.shapes.get(found.shape)
        if shape is None:
            raise Unreadable("table", f"nobody has kept the shape {found.shape}")
        return found.table, shape
