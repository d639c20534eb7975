"""Every word that a player reads exists in French and in English, and every name of the game has one."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from importlib.resources import files
from pkgutil import walk_packages

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import samovar.games.steamwatchers as room
from samovar.games.steamwatchers.content.edition import house_pack
from samovar.games.steamwatchers.content.ids import (
    ARCHON_IDS,
    CARD_IDS,
    CLAN_IDS,
    DEPLOYMENT_IDS,
    ELITE_IDS,
    FUEL_IDS,
    KIT_IDS,
    ORDER_IDS,
    SCENARIO_IDS,
    SEA_IDS,
    SIDE_IDS,
    SQUARE_IDS,
    STRUCTURE_IDS,
    TERRAIN_IDS,
    TITLE_IDS,
    TOKEN_IDS,
    UNIT_IDS,
    ZONE_IDS,
)
from samovar.games.steamwatchers.events import ENDING_IDS
from samovar.games.steamwatchers.game import Steamwatchers
from samovar.kernel.choice import Choice
from samovar.kernel.events import Event
from samovar.kernel.parts import Named, Pairs, Part, Several, Spoken, kebab
from samovar.kernel.steps import Question

LANGUAGES = ("en", "fr")
MODULES = [import_module(found.name) for found in walk_packages(room.__path__, f"{room.__name__}.")]
SPOKEN_KEY = re.compile(r'"((?:why|fact|end|choice|ask)-[a-z0-9-]+)"')
ROOM = files("samovar.games.steamwatchers")
TEXTS = ROOM.joinpath("texts")
# The English of rulings stands in the ledger, so their sheet has no pair.
SHEETS = sorted(
    {each.name.removesuffix(".ftl")[:-2] for each in TEXTS.iterdir() if each.name.endswith(".ftl")} - {"rulings."}
)

NAMED = {
    "zone": ZONE_IDS,
    "sea": SEA_IDS,
    "terrain": TERRAIN_IDS,
    "clan": SIDE_IDS,
    "elite": ELITE_IDS,
    "title": TITLE_IDS,
    "order": ORDER_IDS,
    "token": TOKEN_IDS,
    "unit": UNIT_IDS,
    "fuel": FUEL_IDS,
    "structure": STRUCTURE_IDS,
    "square": SQUARE_IDS,
    "deployment": DEPLOYMENT_IDS,
    "archon-card": ARCHON_IDS,
    "scenario-card": CARD_IDS,
    "kit": KIT_IDS,
    "scenario": SCENARIO_IDS,
}
# A thin space, or none, never a plain one, before the high signs of French; never a typewriter's apostrophe.
PLAIN_SPACE_BEFORE_SIGN = re.compile(r" [;:!?»]|« |[^\s\u202f]»|«[^\u202f]")


def messages(sheet: str, language: str) -> dict[str, ast.Message]:
    """The messages of one sheet of texts; a line that Fluent cannot read fails here."""
    body = parse(TEXTS.joinpath(f"{sheet}{language}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    told = {entry.id.name: entry for entry in found}
    assert len(told) == len(found)
    return told


def every(language: str) -> dict[str, ast.Message]:
    told: dict[str, ast.Message] = {}
    for sheet in SHEETS:
        for key, message in messages(sheet, language).items():
            assert key not in told
            told[key] = message
    return told


def arguments(node: object) -> set[str]:
    """The variables that a message uses, wherever they stand in it."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for each in node for name in arguments(each)}
    if isinstance(node, ast.BaseNode):
        return {name for each in vars(node).values() for name in arguments(each)}
    return set()


@pytest.mark.parametrize("sheet", SHEETS)
def test_both_languages_have_the_same_keys_in_the_same_order(sheet: str) -> None:
    english, french = messages(sheet, "en"), messages(sheet, "fr")

    assert list(english) == list(french)


@pytest.mark.parametrize("sheet", SHEETS)
def test_both_languages_fill_in_the_same_things(sheet: str) -> None:
    english, french = messages(sheet, "en"), messages(sheet, "fr")

    assert {key: arguments(english[key]) for key in english} == {key: arguments(french[key]) for key in french}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_an_id_has_a_name(language: str) -> None:
    told = every(language)

    assert [f"{kind}-{id}" for kind, ids in NAMED.items() for id in ids if f"{kind}-{id}" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_all_that_it_does(language: str) -> None:
    told = every(language)
    values = house_pack().values

    wanted = []
    for id in ARCHON_IDS:
        card = values["archons"][id]
        wanted += [f"archon-card-{id}-flavour", f"archon-card-{id}-bonus"]
        wanted += [f"archon-card-{id}-arrival"] if card["arrival"] else []
        wanted += [f"archon-card-{id}-lasting"] if card["lasting"] or card["triggers"] else []
    wanted += [f"kit-{id}-{side}" for id in KIT_IDS for side in ("basic", "advanced")]
    wanted += [f"scenario-card-{id}-lasting" for id in CARD_IDS]
    wanted += [f"scenario-{id}-{part}" for id in SCENARIO_IDS for part in ("keyword", "blurb", "rules")]
    wanted += [f"clan-{id}-{part}" for id in CLAN_IDS for part in ("style", "ability-text", "elite-text")]
    assert [key for key in wanted if key not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_ledger_is_told_and_nothing_else(language: str) -> None:
    told = messages("rules.", language)
    ledgers = [ROOM.joinpath("rules.toml"), ROOM.joinpath("spark_of_hope", "rules.toml")]
    ids = [row["id"] for each in ledgers for row in tomllib.loads(each.read_text(encoding="utf-8"))["rule"]]

    assert list(told) == [f"rule-{id.lower().replace('.', '-')}" for id in ids]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_french_spaces_are_a_printers(sheet: str, language: str) -> None:
    lines = TEXTS.joinpath(f"{sheet}{language}.ftl").read_text(encoding="utf-8").splitlines()
    said = [line.partition("=")[2] if "=" in line else line for line in lines if not line.startswith("#")]

    assert [line for line in said if "'" in line] == []
    if language == "fr":
        assert [line for line in said if PLAIN_SPACE_BEFORE_SIGN.search(line)] == []


def kinds_of(base: type) -> list[type]:
    """The classes of the game's own modules below a kind of the kernel."""
    found = {
        thing
        for module in MODULES
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, base) and thing.__module__.startswith(room.__name__)
    }
    return sorted(found, key=lambda kind: kind.__name__)


def key_of(kind: type[Spoken]) -> str:
    return f"choice-{kind.verb}" if issubclass(kind, Choice) else f"event-{kebab(kind.__name__)}"


def names_in(part: Part) -> list[Named]:
    """The ids that a part can say, looking into rows and pairs."""
    if isinstance(part, Named):
        return [part]
    if isinstance(part, Several):
        return names_in(part.each)
    if isinstance(part, Pairs):
        return [*names_in(part.left), *names_in(part.right)]
    return []


def variables(part: Part) -> list[str]:
    """What a sentence may say of a part: itself, the id of a thing, the length of a list."""
    if isinstance(part, Named):
        return [part.name, f"{part.name}-id"]
    if isinstance(part, (Several, Pairs)):
        return [part.name, f"{part.name}-count"]
    return [part.name]


SPOKEN: list[type[Spoken]] = [*kinds_of(Choice), *kinds_of(Event)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_and_event_has_a_sentence(language: str) -> None:
    told = every(language)

    assert SPOKEN
    assert [key_of(kind) for kind in SPOKEN if key_of(kind) not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_choices_and_events_use_only_what_they_are_given(language: str) -> None:
    told = every(language)

    for kind in SPOKEN:
        assert arguments(told[key_of(kind)]) <= {name for part in kind.parts for name in variables(part)}, key_of(kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence(language: str) -> None:
    told = every(language)
    asked = [kind for kind in kinds_of(Question) if kind.__doc__ and not kind.__name__.startswith("_")]

    assert asked
    assert [f"ask-{kebab(kind.__name__)}" for kind in asked if f"ask-{kebab(kind.__name__)}" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_fact_and_ending_that_the_rules_speak_of_has_a_sentence(language: str) -> None:
    told = every(language)
    spoken = {
        key
        for source in ROOM.rglob("*.py")  # type: ignore[attr-defined]
        for key in SPOKEN_KEY.findall(source.read_text(encoding="utf-8"))
    }

    assert sorted(spoken - set(told)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_choice_or_event_can_name_has_a_name(language: str) -> None:
    told = every(language)
    wanted = {
        f"{named.kind}-{id}" for kind in SPOKEN for part in kind.parts for named in names_in(part) for id in named.ids
    }

    assert sorted(wanted - set(told)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_every_ending_has_a_name(language: str) -> None:
    told = every(language)

    wanted = [f"end-{id}" for id in ENDING_IDS]
    for setting in Steamwatchers().settings():
        wanted += [f"setting-{setting.key}", *[f"setting-{setting.key}-{value}" for value in setting.values]]
    assert [key for key in wanted if key not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_its_arguments_filled_in(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for sheet in SHEETS:
        bundle.add_resource(FluentResource(TEXTS.joinpath(f"{sheet}{language}.ftl").read_text(encoding="utf-8")))

    for key, message in every(language).items():
        value = bundle.get_message(key).value
        assert value is not None
        for number in (0, 1, 2):
            said, faults = bundle.format_pattern(value, dict.fromkeys(arguments(message), number))
            assert not faults, (key, faults)
            assert str(said).strip()
