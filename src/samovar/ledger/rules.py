"""The ledger: every rule of a game and every ruling on it, by the id that code and tests cite."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from samovar.kernel.errors import Faulty, Unreadable

# PREFIX-CHAPTER.NUMBER for a rule, PREFIX-WORDS for a ruling; the last part of a ruling has two characters at
# least, so that a regular expression's A-Z in a comment is no citation.
RULE_ID = re.compile(r"[A-Z]+-(?:[A-Z0-9]+-)*[A-Z0-9]+(?:\.[0-9]+)+")
RULING_ID = re.compile(r"[A-Z]+-(?:[A-Z0-9]+-)*[A-Z0-9]{2,}")

STATES = ("building", "complete")
KINDS = ("stated", "derived", "example", "inferred", "house")
STATUSES = ("live", "waived")
CONFIDENCES = ("high", "medium", "low")

Cited = TypeVar("Cited", bound=Callable[..., object])


def cites(*ids: str) -> Callable[[Cited], Cited]:
    """Mark a test, or a class of tests, with the rules that it proves."""

    def mark(test: Cited) -> Cited:
        setattr(test, "cites", (*getattr(test, "cites", ()), *ids))  # noqa: B010, no type declares it
        return test

    return mark


class Rule:
    """One row of the ledger: a rule in our words, and a case that a test can set up."""

    def __init__(
        self,
        id: str,
        page: str,
        kind: str,
        rule: str,
        case: str,
        depends: list[str],
        see: list[str],
        params: list[str],
        example: bool,
        status: str,
        why: str,
        where: str,
    ) -> None:
        self.id = id
        self.page = page
        self.kind = kind
        self.rule = rule
        self.case = case
        self.depends = depends
        self.see = see
        self.params = params
        self.example = example
        self.status = status
        self.why = why
        self.where = where

    @property
    def waived(self) -> bool:
        return self.status == "waived"


class Param:
    """A named switch of a game: how the house plays, and what else it may be."""

    def __init__(self, name: str, default: str, alternatives: str) -> None:
        self.name = name
        self.default = default
        self.alternatives = alternatives


class Ruling:
    """What the house plays where the book leaves a question open."""

    def __init__(
        self,
        id: str,
        question: str,
        ruling: str,
        reason: str,
        confidence: str,
        configurable: bool,
        rules: list[str],
        params: list[Param],
        where: str,
    ) -> None:
        self.id = id
        self.question = question
        self.ruling = ruling
        self.reason = reason
        self.confidence = confidence
        self.configurable = configurable
        self.rules = rules
        self.params = params
        self.where = where


class Ledger:
    """The rules and rulings of one game, or of one expansion."""

    def __init__(self, game: str, state: str, rules: list[Rule], rulings: list[Ruling]) -> None:
        self.game = game
        self.state = state
        self.rules = rules
        self.rulings = rulings

    @property
    def complete(self) -> bool:
        return self.state == "complete"

    def ids(self) -> set[str]:
        return {rule.id for rule in self.rules} | {ruling.id for ruling in self.rulings}

    def params(self) -> dict[str, Param]:
        return {param.name: param for ruling in self.rulings for param in ruling.params}

    @classmethod
    def read(cls, path: Path, game: str = "", shown: str = "") -> Ledger:
        """The ledger of a `rules.toml`, with the `rulings.toml` beside it if there is one.

        `shown` is how findings name the file; every fault of both files is told at once.
        """
        faults: list[Unreadable] = []
        page = Page(path, shown or path.name, "rule", faults)
        state = page.top.word("state", STATES)
        rules = [read_rule(row) for row in page.rows]
        beside = path.with_name("rulings.toml")
        rulings: list[Ruling] = []
        if beside.exists():
            shown_beside = str(Path(shown).with_name(beside.name)) if shown else beside.name
            rulings = [read_ruling(row) for row in Page(beside, shown_beside, "ruling", faults).rows]
        twice(rules, rulings, faults)
        if faults:
            raise Faulty(str(path), faults)
        return cls(game or path.parent.name, state, rules, rulings)


class Row:
    """One table of the file while it is read; what is missing or wrong is noted, and reading goes on."""

    def __init__(self, entry: dict[str, Any], where: str, faults: list[Unreadable]) -> None:
        self.entry = entry
        self.where = where
        self.faults = faults
        self.known: set[str] = set()

    def fault(self, why: str) -> None:
        self.faults.append(Unreadable(self.where, why))

    def text(self, key: str, otherwise: str | None = None) -> str:
        self.known.add(key)
        value = self.entry.get(key, otherwise)
        if isinstance(value, str) and (value.strip() or otherwise is not None):
            return value
        self.fault(f"{key} is missing" if value is None else f"{key} must be a text that is not empty")
        return ""

    def word(self, key: str, words: tuple[str, ...], otherwise: str | None = None) -> str:
        value = self.text(key, otherwise)
        if value and value not in words:
            self.fault(f"{key} is {value!r}, not one of {', '.join(words)}")
        return value

    def id(self, pattern: re.Pattern[str]) -> str:
        value = self.text("id")
        if value and pattern.fullmatch(value) is None:
            self.fault(f"id {value!r} cannot be cited: it must look like {pattern.pattern}")
        return value

    def flag(self, key: str) -> bool:
        self.known.add(key)
        value = self.entry.get(key, False)
        if not isinstance(value, bool):
            self.fault(f"{key} must be true or false")
        return value is True

    def texts(self, key: str) -> list[str]:
        self.known.add(key)
        values = self.entry.get(key, [])
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            self.fault(f"{key} must be a list of texts")
            return []
        return list(values)

    def rows(self, key: str) -> list[Row]:
        self.known.add(key)
        entries = self.entry.get(key, [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.fault(f"{key} must be a list of tables")
            return []
        return [Row(entry, f"{self.where}, {key} {n}", self.faults) for n, entry in enumerate(entries, 1)]

    def close(self) -> None:
        for key in self.entry:
            if key not in self.known:
                self.fault(f"{key} is no field here")


class Page:
    """A file of `[[rule]]` or `[[ruling]]` tables; each row knows the line that its id stands on."""

    def __init__(self, path: Path, shown: str, noun: str, faults: list[Unreadable]) -> None:
        text = decoded(path, shown, faults)
        entry = parsed(text, shown, faults)
        self.top = Row(entry, shown, faults)
        self.rows = self.top.rows(noun)
        lines = id_lines(text)
        for row in self.rows:
            numbers = lines.get(str(row.entry.get("id")))
            if numbers:
                row.where = f"{shown}:{numbers.pop(0)}"
        if noun == "rule":
            self.top.known.add("state")
        self.top.close()


def decoded(path: Path, shown: str, faults: list[Unreadable]) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror or str(error) if isinstance(error, OSError) else "is not UTF-8"
        raise Faulty(str(path), [*faults, Unreadable(shown, why)]) from None


def parsed(text: str, shown: str, faults: list[Unreadable]) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        why = "nests too deep" if isinstance(error, RecursionError) else f"is not TOML: {error}"
        raise Faulty(shown, [*faults, Unreadable(shown, why)]) from None


def id_lines(text: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, line in enumerate(text.split("\n"), 1):
        match = re.match(r"id *= *[\"']([^\"']+)[\"']", line)
        if match is not None:
            found.setdefault(match[1], []).append(number)
    return found


def read_rule(row: Row) -> Rule:
    rule = Rule(
        id=row.id(RULE_ID),
        page=row.text("page"),
        kind=row.word("kind", KINDS),
        rule=row.text("rule"),
        case=row.text("case"),
        depends=row.texts("depends"),
        see=row.texts("see"),
        params=row.texts("params"),
        example=row.flag("example"),
        status=row.word("status", STATUSES, "live"),
        why=row.text("why", ""),
        where=row.where,
    )
    if rule.why and not rule.waived:
        row.fault("why is given, but the rule is not waived")
    row.close()
    return rule


def read_ruling(row: Row) -> Ruling:
    params = [read_param(each) for each in row.rows("param")]
    ruling = Ruling(
        id=row.id(RULING_ID),
        question=row.text("question"),
        ruling=row.text("ruling"),
        reason=row.text("reason", ""),
        confidence=row.word("confidence", CONFIDENCES, ""),
        configurable=row.flag("configurable"),
        rules=row.texts("rules"),
        params=params,
        where=row.where,
    )
    row.known |= {"where", "topic"}  # for the reader of the file only
    row.close()
    return ruling


def read_param(row: Row) -> Param:
    param = Param(row.text("name"), row.text("default"), row.text("alternatives"))
    row.close()
    return param


def twice(rules: list[Rule], rulings: list[Ruling], faults: list[Unreadable]) -> None:
    seen: dict[str, str] = {}
    rows = [(rule.id, rule.where) for rule in rules] + [(ruling.id, ruling.where) for ruling in rulings]
    for id, where in rows:
        if id in seen and id:
            faults.append(Unreadable(where, f"{id} stands already at {seen[id]}"))
        seen.setdefault(id, where)


def ledgers(games: Path, shown: str = "") -> list[Ledger]:
    """Every ledger below a folder of games, expansions after their game; an id has one home."""
    found: list[Ledger] = []
    homes: dict[str, str] = {}
    faults: list[Unreadable] = []
    for path in sorted(games.rglob("rules.toml")):
        name = path.parent.relative_to(games).as_posix()
        try:
            ledger = Ledger.read(path, name, f"{shown}{name}/{path.name}")
        except Faulty as faulty:
            faults.extend(faulty.faults)
            continue
        found.append(ledger)
        for id in sorted(ledger.ids()):
            if id in homes:
                faults.append(Unreadable(f"{shown}{name}", f"{id} belongs to {homes[id]} already"))
            homes.setdefault(id, name)
    if faults:
        raise Faulty(str(games), faults)
    return found
