"""The vocabulary in which a game declares what its boards, cards and maps hold."""

from __future__ import annotations

import re
from typing import Any

from samovar.content.languages import LANGUAGES
from samovar.kernel.errors import Impossible, brief
from samovar.kernel.native import mypyc_attr

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
RESERVED = ("origin", "value")  # they state where a value comes from, so no field may bear these names
MANY = 1_000_000

Path = tuple[str, ...]


class Reading:
    """One pass over values: the faults found, and the references to look up at the end.

    A partial reading is that of an overlay: what it does not name stays as it is in `base`.
    """

    def __init__(self, partial: bool = False, base: dict[str, Any] | None = None) -> None:
        self.partial = partial
        self.base: dict[str, Any] = {} if base is None else base
        self.faults: list[tuple[Path, str]] = []
        # Of each fault, for readers of other languages: a sentence's key, and what to fill in.
        self.sentences: list[tuple[str, dict[str, object]]] = []
        self.references: list[tuple[Path, str, str]] = []

    def fault(self, path: Path, why: str, key: str = "", fill: dict[str, object] | None = None) -> None:
        self.faults.append((path, why))
        self.sentences.append((key, {} if fill is None else fill))

    def must(self, path: Path, be: str, value: object, key: str, fill: dict[str, object] | None = None) -> None:
        """Another kind of value belongs here."""
        told: dict[str, object] = {} if fill is None else fill
        told["value"] = named(value)
        self.fault(path, f"must be {be}, not {shown(value)}", key, told)

    def look_up(self, values: dict[str, Any]) -> None:
        for path, table, id in self.references:
            entries = at(values, tuple(table.split(".")))
            if not isinstance(entries, dict) or id not in entries:
                self.fault(path, f"{id!r} is not in {table}", "fault-not-in", {"id": brief(id), "table": table})


def at(values: object, path: Path) -> object:
    """What lies at a path, or None."""
    for step in path:
        if isinstance(values, dict):
            values = values.get(step)
        elif isinstance(values, list) and step.isdecimal() and int(step) < len(values):
            values = values[int(step)]
        else:
            return None
    return values


def shown(value: object) -> str:
    """A value as a fault names it: short, and in the words of the file's format."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    text = repr(value) if isinstance(value, (str, int, float)) else str(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def named(value: object) -> object:
    """The same as a text fills it in."""
    if isinstance(value, dict):
        return {"key": "fault-a-table", "args": {}}
    if isinstance(value, list):
        return {"key": "fault-a-list", "args": {}}
    return shown(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value must be. `read` gives the plain value, with defaults, or notes why it cannot."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        raise Impossible("a kind must say how it reads")

    def merged(self, base: object, over: object) -> object:
        """What stands when an overlay names this value: a whole new value, unless the kind has parts."""
        return over


class Whole(Kind):
    """A whole number within a range."""

    def __init__(self, least: int = 0, most: int = MANY) -> None:
        self.least = least
        self.most = most

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if isinstance(value, bool) or not isinstance(value, int):
            reading.must(path, "a whole number", value, "fault-must-whole")
        elif not self.least <= value <= self.most:
            bounds: dict[str, object] = {"least": self.least, "most": self.most, "value": value}
            reading.fault(path, f"must be from {self.least} to {self.most}, not {value}", "fault-must-range", bounds)
        return value


class Flag(Kind):
    """True or false."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, bool):
            reading.must(path, "true or false", value, "fault-must-flag")
        return value


class Word(Kind):
    """One word out of a set."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, str) or value not in self.words:
            words = ", ".join(self.words)
            reading.must(path, f"one of {words}", value, "fault-must-word", {"words": words})
        return value


class Line(Kind):
    """A text that is the same in every language, such as a proper name; never empty."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, str) or not value.strip():
            reading.must(path, "a text that is not empty", value, "fault-must-line")
        return value


class Text(Kind):
    """A text in French and in English. An overlay may know one of the two."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, dict):
            reading.must(path, "a text in fr and en", value, "fault-must-text")
            return value
        for language in value:
            if language not in LANGUAGES:
                reading.fault((*path, language), "is not a language of ours: fr or en", "fault-language")
        for language in LANGUAGES:
            if language in value:
                Line().read(value[language], (*path, language), reading)
            elif not reading.partial:
                reading.fault(path, f"has no text in {language}", "fault-untranslated", {"language": language})
        return value

    def merged(self, base: object, over: object) -> object:
        return {**base, **over} if isinstance(base, dict) and isinstance(over, dict) else over


class Id(Kind):
    """A name in lower-case words with hyphens."""

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, str) or ID.fullmatch(value) is None:
            reading.must(path, "lower-case words with hyphens", value, "fault-must-id")
        return value


class Ref(Kind):
    """The id of an entry of another table, given by its path from the top."""

    def __init__(self, table: str) -> None:
        self.table = table

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if isinstance(value, str):
            reading.references.append((path, self.table, value))
        else:
            reading.must(path, f"an id of {self.table}", value, "fault-must-ref", {"table": self.table})
        return value


class ListOf(Kind):
    """A list; an overlay replaces it as a whole."""

    def __init__(self, kind: Kind, least: int = 0, most: int = MANY, distinct: bool = False) -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.distinct = distinct

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, list):
            reading.must(path, "a list", value, "fault-must-list")
            return value
        if not self.least <= len(value) <= self.most:
            length = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            size: dict[str, object] = {"least": self.least, "most": self.most, "count": len(value)}
            reading.fault(path, f"must have {length} entries, not {len(value)}", "fault-length", size)
        if self.distinct and any(each in value[:number] for number, each in enumerate(value)):
            reading.fault(path, "names an entry twice", "fault-entry-twice")
        outer, reading.partial = reading.partial, False
        entries = [self.kind.read(each, (*path, str(number)), reading) for number, each in enumerate(value)]
        reading.partial = outer
        return entries


class TableOf(Kind):
    """Entries keyed by id. An overlay changes those that are there, and adds to them only if it may.

    `keys` names another table whose ids are the keys. `ids` are those that must be there: they alone, or, where
    additions are open, they at least. `added` is what an entry beside those must be, if that is more, and `room` how
    many there may be.
    """

    def __init__(
        self,
        kind: Kind,
        additions: bool = False,
        keys: str = "",
        ids: tuple[str, ...] = (),
        least: int = 0,
        added: Kind | None = None,
        room: int = MANY,
    ) -> None:
        self.kind = kind
        self.additions = additions
        self.keys = keys
        self.ids = ids
        self.least = least
        self.added = kind if added is None else added
        self.room = room

    def kind_of(self, id: str) -> Kind:
        """What the entry of an id must be."""
        return self.kind if id in self.ids else self.added

    def all_ids(self, entries: dict[str, Any]) -> list[str]:
        """The ids of the entries in the order in which a game numbers them: its own first, then what packs add."""
        return [*self.ids, *[id for id in entries if id not in self.ids]]

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, dict):
            reading.must(path, "a table of entries", value, "fault-must-table")
            return value
        if not reading.partial:
            for id in self.ids:
                if id not in value:
                    reading.fault(path, f"has no entry {id!r}", "fault-no-entry-of", {"id": id})
            if len(value) < self.least:
                few: dict[str, object] = {"least": self.least, "count": len(value)}
                reading.fault(path, f"must have at least {self.least} entries, not {len(value)}", "fault-few", few)
            added = [id for id in value if id not in self.ids]
            if len(added) > self.room:
                crowd: dict[str, object] = {"most": self.room, "count": len(added)}
                why = f"has room for {self.room} more entries, not {len(added)}"
                reading.fault((*path, added[self.room]), why, "fault-no-room", crowd)
        return {id: self.read_entry(id, entry, path, reading) for id, entry in value.items()}

    def read_entry(self, id: str, entry: object, path: Path, reading: Reading) -> object:
        here = (*path, id)
        if ID.fullmatch(id) is None:
            reading.fault(here, "an id is lower-case words with hyphens", "fault-id-form")
        elif self.ids and id not in self.ids and not self.additions:
            ids = ", ".join(self.ids)
            reading.fault(here, f"is not one of {ids}", "fault-none-of", {"words": ids})
        elif self.keys:
            reading.references.append((here, self.keys, id))
        if not reading.partial or at(reading.base, here) is not None:
            return self.kind_of(id).read(entry, here, reading)
        if not self.additions:
            if self.ids and id not in self.ids:
                return entry  # told already
            reading.fault(here, "is not in the pack that this one lies over", "fault-not-below")
            return entry
        reading.partial = False
        whole = self.kind_of(id).read(entry, here, reading)
        reading.partial = True
        return whole

    def merged(self, base: object, over: object) -> object:
        if not isinstance(base, dict) or not isinstance(over, dict):
            return over
        entries = dict(base)
        for id, entry in over.items():
            entries[id] = self.kind_of(id).merged(base[id], entry) if id in base else entry
        return entries


class Maybe(Kind):
    """A field that may be left out, and what then stands in its place."""

    def __init__(self, kind: Kind, default: object = None) -> None:
        self.kind = kind
        self.default = default

    def read(self, value: object, path: Path, reading: Reading) -> object:
        return value if value is None or value == self.default else self.kind.read(value, path, reading)

    def merged(self, base: object, over: object) -> object:
        return self.kind.merged(base, over)


class Record(Kind):
    """A table with these fields and no others."""

    def __init__(self, fields: dict[str, Kind]) -> None:
        for name in RESERVED:
            if name in fields:
                raise Impossible(f"a field cannot be called {name}: that word states where a value comes from")
        self.fields = fields

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, dict):
            reading.must(path, "a table", value, "fault-must-table")
            return value
        for name in value:
            if name not in self.fields:
                fields = ", ".join(self.fields)
                reading.fault(
                    (*path, name), f"is no field here; there are {fields}", "fault-no-field", {"words": fields}
                )
        plain: dict[str, object] = {}
        for name, kind in self.fields.items():
            if name in value:
                plain[name] = kind.read(value[name], (*path, name), reading)
            elif reading.partial:
                continue
            elif isinstance(kind, Maybe):
                plain[name] = kind.default
            else:
                reading.fault((*path, name), "is missing", "fault-missing")
        return plain

    def merged(self, base: object, over: object) -> object:
        if not isinstance(base, dict) or not isinstance(over, dict):
            return over
        fields = dict(base)
        for name, value in over.items():
            kind = self.fields[name]
            old = base.get(name)
            fields[name] = value if old is None else kind.merged(old, value)
        return fields


class Tagged(Kind):
    """A table whose tag says which fields it has: the words of cards. Cases may be added later, to recur.

    An overlay replaces it as a whole.
    """

    def __init__(self, tag: str, cases: dict[str, Record] | None = None) -> None:
        self.tag = tag
        self.cases: dict[str, Record] = {} if cases is None else cases

    def read(self, value: object, path: Path, reading: Reading) -> object:
        if not isinstance(value, dict):
            reading.must(path, f"a table with {self.tag}", value, "fault-must-table")
            return value
        word = value.get(self.tag)
        if not isinstance(word, str) or word not in self.cases:
            cases = ", ".join(self.cases)
            if word is None:
                reading.fault((*path, self.tag), "is missing", "fault-missing")
            else:
                reading.must((*path, self.tag), f"one of {cases}", word, "fault-must-word", {"words": cases})
            return value
        rest = {name: field for name, field in value.items() if name != self.tag}
        outer, reading.partial = reading.partial, False
        plain = self.cases[word].read(rest, path, reading)
        reading.partial = outer
        return {self.tag: word, **plain} if isinstance(plain, dict) else plain
