"""The record: a game as a text file that anybody can read, and that replays exactly.

samovar record 1
game kettle
rules 1
pack house
config {"players": 2}
seat 0 anna
seat 1 boris
terms sha256:…             seals the lines above: a record with other settings is another game
commitment sha256:…
seed …                     only once the game is over

~ 417/720                  chance: a number below its ways
0 burn 3                   a choice: seat, then its line of notation
< 1                        the last choice was taken back
! rules 2                  from here on by corrected rules
= {"winners": [0], …}      the end
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from samovar.kernel.errors import Unreadable, brief

FORMAT: Final = "samovar record 1"
MOST_LINES: Final = 1_000_000
MOST_LETTERS: Final = 20_000  # of one line

CHANCE: Final = "~"
TAKEN_BACK: Final = "<"
CORRECTED: Final = "!"
RULES: Final = "rules"
END: Final = "="


class Entry:
    """One line of the game: a throw, a choice, something taken back, or other rules from here on."""

    def __init__(self, kind: str, seat: int = -1, said: str = "", number: int = 0, ways: int = 0) -> None:
        self.kind = kind  # CHANCE, TAKEN_BACK, CORRECTED, or "" for a choice
        self.seat = seat
        self.said = said
        self.number = number
        self.ways = ways

    def line(self) -> str:
        if self.kind == CHANCE:
            return f"{CHANCE} {self.number}/{self.ways}"
        if self.kind == TAKEN_BACK:
            return f"{TAKEN_BACK} {self.number}"
        if self.kind == CORRECTED:
            return f"{CORRECTED} {RULES} {self.number}"
        return f"{self.seat} {self.said}"


class Record:
    """What a game is: its rules, its settings, who sat where, every choice, every throw, and the end."""

    def __init__(
        self, game: str, rules: int, pack: str, config: dict[str, Any], seats: list[str], commitment: str = ""
    ) -> None:
        self.game = game
        self.rules = rules
        self.pack = pack
        self.config = config
        self.seats = seats
        self.commitment = commitment
        self.seed = ""
        self.entries: list[Entry] = []
        self.end: dict[str, Any] | None = None

    def agreed(self) -> list[str]:
        """The lines of the header that were settled before the first throw."""
        lines = [
            f"game {self.game}",
            f"rules {self.rules}",
            f"pack {self.pack}",
            f"config {json.dumps(self.config, ensure_ascii=False, sort_keys=True)}",
        ]
        return lines + [f"seat {seat} {name}" for seat, name in enumerate(self.seats)]

    def terms(self) -> str:
        """The seal of what was agreed."""
        return "sha256:" + hashlib.sha256("\n".join(self.agreed()).encode()).hexdigest()

    def header(self) -> list[str]:
        lines = [FORMAT, *self.agreed(), f"terms {self.terms()}"]
        if self.commitment:
            lines.append(f"commitment {self.commitment}")
        if self.seed:
            lines.append(f"seed {self.seed}")
        return lines

    def text(self) -> str:
        lines = [*self.header(), "", *[entry.line() for entry in self.entries]]
        if self.end is not None:
            lines.append(f"{END} {json.dumps(self.end, ensure_ascii=False, sort_keys=True)}")
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record that a text holds; Unreadable names the line and the reason."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    if len(lines) > MOST_LINES:
        raise Unreadable("record", f"has more than {MOST_LINES} lines", "fault-many-lines", {"most": MOST_LINES})
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_LETTERS:
            why = f"is longer than {MOST_LETTERS} letters"
            raise Unreadable(f"line {number}", why, "fault-long-line", {"most": MOST_LETTERS})
    if not lines or lines[0] != FORMAT:
        raise Unreadable("line 1", f"a record begins with '{FORMAT}'", "fault-no-record", {"format": FORMAT})
    record, start = _read_header(lines)
    for place in range(start, len(lines)):
        where = f"line {place + 1}"
        if record.end is not None:
            raise Unreadable(where, "something stands after the end", "fault-after-end")
        if lines[place].startswith(END + " "):
            record.end = _json(where, lines[place][2:])
        else:
            record.entries.append(_read_entry(where, lines[place], len(record.seats)))
    return record


def _read_header(lines: list[str]) -> tuple[Record, int]:
    record = Record("", 0, "", {}, [])
    seen: set[str] = set()
    seal = sealed = ""
    for place in range(1, len(lines)):
        where = f"line {place + 1}"
        if lines[place] == "":
            for needed in ("game", "rules", "pack", "config", "seat", "terms"):
                if needed not in seen:
                    why = f"the header does not say '{needed}'"
                    raise Unreadable(where, why, "fault-header-lacks", {"word": needed})
            if seal != record.terms():
                why = "the settings, seats, rules or pack above are not those of this game"
                raise Unreadable(sealed, why, "fault-other-terms")
            return record, place + 1
        key, _, value = lines[place].partition(" ")
        if key in seen and key != "seat":
            raise Unreadable(where, f"says '{key}' twice", "fault-said-twice", {"word": brief(key)})
        seen.add(key)
        if key == "terms":
            seal, sealed = value, where
        else:
            _read_header_line(record, where, key, value)
    why = "the header has no end: an empty line follows it"
    raise Unreadable(f"line {len(lines)}", why, "fault-header-open")


def _read_header_line(record: Record, where: str, key: str, value: str) -> None:
    if key == "game":
        record.game = value
    elif key == "rules":
        record.rules = _whole(where, value)
    elif key == "pack":
        record.pack = value
    elif key == "config":
        record.config = _json(where, value)
    elif key == "seat":
        number, _, name = value.partition(" ")
        if _whole(where, number) != len(record.seats) or not name:
            why = f"expected seat {len(record.seats)} and its name"
            raise Unreadable(where, why, "fault-seat-line", {"seat": len(record.seats)})
        record.seats.append(name)
    elif key == "commitment":
        record.commitment = value
    elif key == "seed":
        record.seed = value
    else:
        why = f"'{key}' is no part of a record's header"
        raise Unreadable(where, why, "fault-header-word", {"word": brief(key)})


def _read_entry(where: str, line: str, seats: int) -> Entry:
    first, space, rest = line.partition(" ")
    if not space or not rest:
        why = f"'{line}' is neither a choice nor a throw"
        raise Unreadable(where, why, "fault-no-entry", {"line": brief(line)})
    if first == CHANCE:
        number, slash, ways = rest.partition("/")
        if not slash:
            raise Unreadable(where, "a throw is written number/ways", "fault-throw-form")
        entry = Entry(CHANCE, number=_whole(where, number), ways=_whole(where, ways))
        if entry.number >= entry.ways:
            fill: dict[str, object] = {"number": brief(entry.number), "ways": brief(entry.ways)}
            raise Unreadable(where, f"{entry.number} is not below {entry.ways}", "fault-throw-number", fill)
        return entry
    if first == TAKEN_BACK:
        return Entry(TAKEN_BACK, number=_whole(where, rest))
    if first == CORRECTED:
        word, _, version = rest.partition(" ")
        if word != RULES:
            raise Unreadable(
                where, f"'{line}' is neither a choice nor a throw", "fault-no-entry", {"line": brief(line)}
            )
        return Entry(CORRECTED, number=_whole(where, version))
    seat = _whole(where, first)
    if seat >= seats:
        raise Unreadable(where, f"there is no seat {seat}", "fault-no-seat", {"seat": brief(seat)})
    return Entry("", seat=seat, said=rest)


def _whole(where: str, word: str) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 400:
        why = f"'{brief(word)}' is not a whole number"
        raise Unreadable(where, why, "fault-not-whole", {"word": brief(word)})
    return int(word)


def _json(where: str, text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Unreadable(where, f"is not JSON ({fault})", "fault-not-json") from None
    if not isinstance(value, dict):
        raise Unreadable(where, "expected a JSON object", "fault-not-object")
    return value
