"""One law for the texts of all games: all that is asked, offered, told, refused or named is said in both languages."""

from __future__ import annotations

import ast as python
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from samovar.games import catalogue, open_box
from samovar.kernel.parts import Growing, kebab
from samovar.kernel.steps import QuestionStep
from samovar.ledger.rules import ledgers
from tests.faults import texts_for_faults
from tests.games.sheets import (
    GAMES,
    LANGUAGES,
    RULINGS,
    arguments,
    bundle,
    entries,
    every,
    key_of,
    messages,
    names_in,
    sheets,
    source,
    spoken,
    trees,
    variables,
    words_in,
)

IDS = [entry.id for entry in catalogue()]
SERVER_TEXTS = GAMES.parent / "server" / "texts"
WRITTEN_KEY = re.compile(r"(?:ask|choice|end|fact|hint|why)-[a-z0-9-]+")
# A thin space, or none, never a plain one, before the high signs of French.
PLAIN_SPACE = re.compile(r" [;:!?»]|« |[^\s\u202f]»|«[^\u202f]")
# A high sign that ends a word has its thin space.
NO_SPACE = re.compile(r"[^\s\u202f][:;!?](?:\s|$)")
# Ids that no sentence ever shows.
UNSAID = {"steamfront": ("corner", "duel")}
# No client shows the rows of these as a list.
HEADLESS = ("steamwatchers",)

pytestmark = [pytest.mark.parametrize("game", IDS)]
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_sheet_can_be_read_and_says_each_thing_once(game: str, language: str) -> None:
    read = [entry for sheet in sheets(game) for entry in entries(game, sheet, language)]

    assert [entry.content for entry in read if isinstance(entry, ast.Junk)] == []
    assert len(read) == len(every(game, language)) > 0


def test_both_languages_have_the_same_keys_in_the_same_order(game: str) -> None:
    for sheet in sheets(game):
        assert list(messages(game, sheet, "en")) == list(messages(game, sheet, "fr")), sheet


def test_both_languages_fill_in_the_same_things(game: str) -> None:
    english, french = every(game, "en"), every(game, "fr")

    assert [key for key in english if arguments(english[key]) != arguments(french[key])] == []


@each_language
def test_every_choice_and_event_has_a_sentence_that_uses_only_what_it_is_given(game: str, language: str) -> None:
    told = every(game, language)
    given = {key_of(kind): {name for part in kind.parts for name in variables(part)} for kind in spoken(game)}

    assert len(given) > 20
    assert [key for key in given if key not in told] == []
    assert [key for key, names in given.items() if not arguments(told[key]) <= names] == []


@each_language
def test_every_question_has_a_sentence(game: str, language: str) -> None:
    asked = [kind for kind in open_box(game).step_kinds() if issubclass(kind, QuestionStep)]

    assert asked
    assert {f"ask-{kebab(kind.__name__)}" for kind in asked} - set(every(game, language)) == set()


@each_language
def test_every_key_that_the_rules_write_out_has_a_sentence(game: str, language: str) -> None:
    settings = {setting.key for setting in open_box(game).settings()}
    written = {word for word in words_in(game) if WRITTEN_KEY.fullmatch(word)} - settings

    assert len(written) > 20
    assert sorted(written - set(every(game, language))) == []


@each_language
def test_every_fault_of_what_cannot_be_read_has_its_text_and_its_place(game: str, language: str) -> None:
    house = FluentBundle([language])
    house.add_resource(FluentResource((SERVER_TEXTS / f"{language}.ftl").read_text(encoding="utf-8")))
    wanted = texts_for_faults((GAMES / game).rglob("*.py"))

    assert sorted(key for key in wanted - set(every(game, language)) if not house.has_message(key)) == []


@each_language
def test_everything_that_a_choice_or_event_can_name_has_a_name(game: str, language: str) -> None:
    named = [each for kind in spoken(game) for part in kind.parts for each in names_in(part)]
    # What packs may add to is held to the content by the game's own tests: other tests' packs have taught it more.
    taught = {each.kind for each in named if isinstance(each, Growing)}
    fixed = [each for each in named if each.kind not in taught]
    wanted = {f"{each.kind}-{id}" for each in fixed for id in each.ids if not id.startswith(UNSAID.get(game, ()))}

    assert len(wanted) > 50
    assert sorted(wanted - set(every(game, language))) == []


@each_language
def test_every_setting_and_each_of_its_values_has_a_name(game: str, language: str) -> None:
    wanted = set()
    for setting in open_box(game).settings():
        wanted |= {f"setting-{setting.key}", *[f"setting-{setting.key}-{value}" for value in setting.values]}

    assert sorted(wanted - set(every(game, language))) == []


# What decides how long a game is, of what character and for whom, is explained where it is chosen.
EXPLAINED = {
    "steamwatchers": ["expansion", "scenario", "clans"],
    "steamfront": ["scenario", "table", "squads"],
    "reckoners": ["team", "great-epic", "city", "difficulty"],
}


@each_language
def test_whoever_sets_up_a_game_reads_what_he_chooses(game: str, language: str) -> None:
    chosen = {setting.key: setting.values for setting in open_box(game).settings()}

    wanted = {f"setting-{key}-{value}-about" for key in EXPLAINED[game] for value in chosen[key]}
    house = {key for key in wanted if "-added-" not in key} - {"setting-clans-free-about", "setting-team-any-about"}

    assert sorted(house ^ set(messages(game, "setup.", language))) == []


@each_language
def test_every_row_of_the_table_has_a_heading(game: str, language: str) -> None:
    told = every(game, language)
    if game in HEADLESS:
        assert [key for key in told if key.startswith("row-")] == []
        return

    assert [row.name for row in open_box(game).layout().rows if f"row-{row.name}" not in told] == []


@each_language
def test_every_rule_of_the_ledger_is_told_in_its_order_and_nothing_else(game: str, language: str) -> None:
    ids = [rule.id for ledger in ledgers(GAMES / game) for rule in ledger.rules]

    assert list(messages(game, "rules.", language)) == [f"rule-{id.lower().replace('.', '-')}" for id in ids]


def test_every_rule_is_written_anew_in_french(game: str) -> None:
    english, french = (set(source(game, "rules.", language).splitlines()) for language in LANGUAGES)

    assert [line for line in english & french if line.startswith("rule-")] == []


def test_every_refusal_names_a_rule_or_a_ruling(game: str) -> None:
    known = {id for ledger in ledgers(GAMES / game) for id in ledger.ids()}
    calls = [node for tree in trees(game) for node in python.walk(tree) if isinstance(node, python.Call)]
    refusals = [call for call in calls if isinstance(call.func, python.Name) and call.func.id == "Refusal"]
    named = {call.args[0].value for call in refusals if call.args and isinstance(call.args[0], python.Constant)}

    assert len(named) > 10
    assert sorted(str(id) for id in named - known) == []


@each_language
def test_every_sentence_can_be_said_of_none_of_one_and_of_two(game: str, language: str) -> None:
    texts = bundle(game, language)

    for key, message in every(game, language).items():
        pattern = texts.get_message(key).value
        assert pattern is not None, key
        for number in (0, 1, 2):
            said, faults = texts.format_pattern(pattern, dict.fromkeys(arguments(message), number))
            assert not faults, key
            assert str(said).strip(), key


@each_language
def test_apostrophes_and_the_spaces_of_french_are_a_printers(game: str, language: str) -> None:
    for sheet in sheets(game):
        lines = source(game, sheet, language).splitlines()
        said = [line.partition("=")[2] if "=" in line else line for line in lines if not line.startswith("#")]

        assert [line for line in said if "'" in line] == [], sheet
        if language == "fr":
            assert [line for line in said if PLAIN_SPACE.search(line) or NO_SPACE.search(line)] == [], sheet


def test_the_english_of_rulings_stands_in_the_ledger_alone(game: str) -> None:
    assert not (GAMES / game / "texts" / f"{RULINGS}en.ftl").exists()
