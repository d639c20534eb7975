"""The texts: everything with a name has one in both languages, and every file can be read."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from samovar.games.reckoners.content import house
from samovar.games.reckoners.content.ids import CARDS, CITIES, DISTRICTS, EPICS, GREAT_EPICS, RECKONERS
from samovar.games.reckoners.content.parameters import PARAMETERS, WORDS
from samovar.games.reckoners.content.words import (
    ACTIONS,
    ASSAULTS,
    COLOURS,
    DIFFICULTIES,
    FORMULAS,
    GAINS,
    KINDS,
    SYMBOLS,
    TRACKS,
)
from samovar.games.reckoners.game import Reckoners
from samovar.kernel.choice import Choice, Ready, Wait
from samovar.kernel.events import Event
from samovar.kernel.parts import Named, Pairs, Part, Several, Spoken, kebab
from samovar.kernel.rules import Ledger
from samovar.kernel.steps import Question

GAME = Path(__file__).parents[3] / "src" / "samovar" / "games" / "reckoners"
TEXTS = GAME / "texts"
LANGUAGES = ("en", "fr")
NARROW = "\u202f"  # the space before a French colon, semicolon, question or exclamation mark
LITERAL = re.compile(r"(?:ask|why|fact|end|hint)-[a-z0-9-]+")
ARGUMENT = re.compile(r"\{ *\$([a-z]+)")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def files(language: str) -> list[Path]:
    return sorted(path for path in TEXTS.glob("*.ftl") if path.name.split(".")[-2] == language)


def keys(name: str) -> list[str]:
    return MESSAGE.findall((TEXTS / name).read_text(encoding="utf-8"))


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in files(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def named() -> list[str]:
    """The key of every name that the content asks for."""
    kinds = {
        "symbol": SYMBOLS,
        "gain": GAINS,
        "colour": COLOURS,
        "reckoner": RECKONERS,
        "card": CARDS,
        "kind": KINDS,
        "epic": EPICS,
        "great-epic": GREAT_EPICS,
        "city": CITIES,
        "district": DISTRICTS,
        "track": TRACKS,
        "difficulty": DIFFICULTIES,
        "action": ACTIONS,
        "assault": ASSAULTS,
        "act": house().acts.ids,
        "formula": FORMULAS[1:],
    }
    found = [f"{kind}-{id}" for kind, ids in kinds.items() for id in ids]
    found += [f"card-{id}-text" for id in CARDS]
    for name in PARAMETERS:
        key = "parameter-" + name.replace(".", "-").replace("_", "-")
        found += [key, *[f"{key}-{word}" for word in WORDS.get(name, ())]]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_texts_can_be_read_and_says_each_thing_once(language: str) -> None:
    seen: set[str] = set()
    for path in files(language):
        resource = FluentResource(path.read_text(encoding="utf-8"))

        assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"], path.name
        for key in keys(path.name):
            assert key not in seen, f"{path.name} says {key} again"
            seen.add(key)


def test_what_is_said_in_one_language_is_said_in_the_other() -> None:
    for english in files("en"):
        french = english.name.replace(".en.", ".fr.").replace("en.ftl", "fr.ftl")

        assert keys(english.name) == keys(french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_an_id_has_a_name(language: str) -> None:
    texts = bundle(language)

    assert [key for key in named() if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_sentence(language: str) -> None:
    rules = [rule.id for rule in Ledger.read(GAME / "rules.toml").rules]

    assert keys(f"rules.{language}.ftl") == ["rule-" + id.lower().replace(".", "-") for id in rules]


def test_every_rule_is_written_anew_in_french() -> None:
    english, french = ((TEXTS / f"rules.{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES)
    same = set(english.splitlines()) & set(french.splitlines())

    assert not [line for line in same if line.startswith("rule-")]


@pytest.mark.parametrize("mark", [":", ";", "!", "?", "»"])
def test_french_puts_a_narrow_space_before_its_double_marks(mark: str) -> None:
    for path in files("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            said = line.partition(" = ")[2]
            loose = re.search(rf"[^\s{NARROW}]{re.escape(mark)}(?:\s|$)| {re.escape(mark)}", said)

            assert loose is None, f"{path.name}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str) -> None:
    for path in files(language):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert "'" not in line, f"{path.name}: {line}"


def classes(kind: type) -> list[Any]:
    """Every class of the engine that is one of a kind."""
    found = []
    for path in sorted(GAME.rglob("*.py")):
        name = ".".join(path.relative_to(GAME.parents[2]).with_suffix("").parts).removesuffix(".__init__")
        named = vars(import_module(name)).values()
        found += [
            each for each in named if isinstance(each, type) and each.__module__ == name and issubclass(each, kind)
        ]
    return found


def literals() -> list[str]:
    """Every key that the engine writes out."""
    found = set()
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
                found.add(node.value)
    return sorted(found)


def names_of(part: Part) -> list[str]:
    """The keys of the names that a part may show."""
    if isinstance(part, Named):
        return [f"{part.kind}-{id}" for id in part.ids]
    if isinstance(part, Several):
        return names_of(part.each)
    return [*names_of(part.left), *names_of(part.right)] if isinstance(part, Pairs) else []


def key_of(spoken: type[Spoken]) -> str:
    return f"choice-{spoken.verb}" if issubclass(spoken, Choice) else f"event-{kebab(spoken.__name__)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_choice_and_event_has_its_text(language: str) -> None:
    texts = bundle(language)
    wanted = [key_of(spoken) for spoken in [*classes(Choice), *classes(Event), Ready, Wait]]
    wanted += [f"ask-{kebab(question.__name__)}" for question in classes(Question) if question.rule]

    assert [key for key in wanted if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_the_engine_writes_has_its_text(language: str) -> None:
    texts = bundle(language)

    assert [key for key in literals() if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_choice_or_event_names_has_a_name(language: str) -> None:
    texts = bundle(language)
    shown = {key for spoken in [*classes(Choice), *classes(Event)] for part in spoken.parts for key in names_of(part)}

    assert sorted(key for key in shown if not texts.has_message(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_fills_in_only_what_is_told(language: str) -> None:
    entries = re.split(r"\n(?=\S)", (TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    said = {entry.partition(" =")[0]: set(ARGUMENT.findall(entry)) for entry in entries}

    for spoken in [*classes(Choice), *classes(Event)]:
        assert said[key_of(spoken)] <= {part.name for part in spoken.parts}, spoken.__name__


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_has_a_name(language: str) -> None:
    texts = bundle(language)
    wanted = []
    for setting in Reckoners().settings():
        wanted += [f"setting-{setting.key}", *[f"setting-{setting.key}-{word}" for word in setting.values]]

    assert [key for key in wanted if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_table_has_a_heading(language: str) -> None:
    texts = bundle(language)

    assert [row.name for row in Reckoners().layout().rows if not texts.has_message(f"row-{row.name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    texts = bundle(language)
    for path in files(language):
        filled = dict.fromkeys(ARGUMENT.findall(path.read_text(encoding="utf-8")), 1)
        for key in keys(path.name):
            pattern = texts.get_message(key).value
            assert pattern is not None
            said, faults = texts.format_pattern(pattern, filled)

            assert not faults, f"{path.name}: {key}"
            assert str(said).strip()
