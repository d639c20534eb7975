"""The texts: everything that is asked, offered, told, refused or named has its words in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from samovar.games.steamfront.choices import VERBS
from samovar.games.steamfront.events import EVENTS
from samovar.games.steamfront.game import Steamfront
from samovar.kernel.choice import Choice
from samovar.kernel.parts import Named, Pairs, Part, Several, Spoken, kebab
from samovar.kernel.rules import Ledger
from samovar.kernel.steps import Question
from tests.faults import texts_for_faults
from tests.games.steamfront.builders import CONTENT, GAME

ROOM = Path(__file__).parents[3] / "src" / "samovar" / "games" / "steamfront"
TEXTS = ROOM / "texts"
SERVER_TEXTS = ROOM.parents[1] / "server" / "texts"
LANGUAGES = ("en", "fr")
NARROW = "\u202f"
LITERAL = re.compile(r"(?:why|fault|fact|end)-[a-z0-9-]+")
ARGUMENT = re.compile(r"\$([a-z]+)")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
SWITCHES = {"end-on-wipeout"}  # a setting, not an end


def files(language: str) -> list[Path]:
    return sorted(path for path in TEXTS.glob("*.ftl") if path.name.split(".")[-2] == language)


def keys(name: str) -> list[str]:
    return MESSAGE.findall((TEXTS / name).read_text(encoding="utf-8"))


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for path in files(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def said_by(texts: FluentBundle, key: str, filled: dict[str, int] | None = None) -> str:
    pattern = texts.get_message(key).value
    assert pattern is not None
    said, faults = texts.format_pattern(pattern, filled or {})
    assert not faults, key
    return str(said)


def names_of(part: Part) -> list[str]:
    if isinstance(part, Named):
        return [f"{part.kind}-{id}" for id in part.ids if not id.startswith(("corner", "duel"))]
    if isinstance(part, Several):
        return names_of(part.each)
    return [*names_of(part.left), *names_of(part.right)] if isinstance(part, Pairs) else []


def key_of(spoken: type[Spoken]) -> str:
    return f"choice-{spoken.verb}" if issubclass(spoken, Choice) else f"event-{kebab(spoken.__name__)}"


def literals() -> list[str]:
    found = set()
    for path in ROOM.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
                found.add(node.value)
    return sorted(found - SWITCHES)


def test_every_refusal_names_a_rule_or_a_ruling():
    known = Ledger.read(ROOM / "rules.toml").ids()

    named = {
        node.args[0].value
        for path in ROOM.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        if isinstance(node.args[0], ast.Constant)
    }

    assert len(named) > 30
    assert sorted(str(id) for id in named - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_says_each_thing_once(language: str):
    seen: set[str] = set()
    for path in files(language):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if type(entry).__name__ == "Junk"], path.name
        for key in keys(path.name):
            assert key not in seen, f"{path.name} says {key} again"
            seen.add(key)


def test_what_is_said_in_one_language_is_said_in_the_other():
    for english in files("en"):
        french = english.name.replace(".en.", ".fr.").replace("en.ftl", "fr.ftl")
        assert keys(english.name) == keys(french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_choice_and_event_has_its_text(language: str):
    texts = bundle(language)
    wanted = [key_of(spoken) for spoken in [*VERBS, *EVENTS]]
    wanted += [f"ask-{kebab(step.__name__)}" for step in GAME.step_kinds() if issubclass(step, Question)]

    assert [key for key in wanted if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_fact_and_end_has_its_text(language: str):
    texts = bundle(language)

    assert [key for key in literals() if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_code_has_its_text_and_its_place(language: str):
    texts = bundle(language)
    house = FluentBundle([language])
    house.add_resource(FluentResource((SERVER_TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    wanted = texts_for_faults(ROOM.rglob("*.py"))

    assert {"fault-squad-form", "where-squad", "fault-table-form", "where-table"} <= wanted
    assert sorted(key for key in wanted if not texts.has_message(key) and not house.has_message(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_named_has_a_name(language: str):
    texts = bundle(language)
    shown = {key for spoken in [*VERBS, *EVENTS] for part in spoken.parts for key in names_of(part)}
    shown |= {f"scenario-{scenario.id}" for scenario in CONTENT.scenarios}

    assert sorted(key for key in shown if not texts.has_message(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_fills_in_only_what_is_told(language: str):
    entries = re.split(r"\n(?=\S)", (TEXTS / f"{language}.ftl").read_text(encoding="utf-8"))
    said = {entry.partition(" =")[0]: set(ARGUMENT.findall(entry)) for entry in entries}

    for spoken in [*VERBS, *EVENTS]:
        assert said[key_of(spoken)] <= {part.name for part in spoken.parts}, spoken.__name__


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_has_a_name(language: str):
    texts = bundle(language)
    wanted = []
    for setting in Steamfront().settings():
        wanted += [f"setting-{setting.key}", *[f"setting-{setting.key}-{word}" for word in setting.values]]

    assert [key for key in wanted if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_the_table_has_a_heading(language: str):
    texts = bundle(language)

    assert [row.name for row in GAME.layout().rows if not texts.has_message(f"row-{row.name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_sentence(language: str):
    rules = [rule.id for rule in Ledger.read(ROOM / "rules.toml").rules]

    assert keys(f"rules.{language}.ftl") == ["rule-" + id.lower().replace(".", "-") for id in rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_content(language: str):
    texts = bundle(language)
    values = CONTENT.pack.values
    for table, kind in (("cards", "card"), ("terrain", "terrain"), ("deployments", "deployment")):
        for id, entry in values[table].items():
            assert said_by(texts, f"{kind}-{id}").replace("’", "'") == entry["name"][language].replace("’", "'")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str):
    texts = bundle(language)
    for path in files(language):
        filled = dict.fromkeys(ARGUMENT.findall(path.read_text(encoding="utf-8")), 1)
        for key in keys(path.name):
            assert said_by(texts, key, filled).strip(), f"{path.name}: {key}"


@pytest.mark.parametrize("mark", [":", ";", "!", "?", "»"])
def test_french_puts_a_narrow_space_before_its_double_marks(mark: str):
    for path in files("fr"):
        for line in path.read_text(encoding="utf-8").splitlines():
            said = line.partition(" = ")[2]
            loose = re.search(rf"[^\s{NARROW}]{re.escape(mark)}(?:\s|$)| {re.escape(mark)}", said)

            assert loose is None, f"{path.name}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_typographic(language: str):
    for path in files(language):
        assert "'" not in path.read_text(encoding="utf-8"), path.name
