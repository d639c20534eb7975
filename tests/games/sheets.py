"""The sheets of texts of a game, read by Fluent's own parser, each once a run."""

from __future__ import annotations

import ast as python
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import samovar.games
from samovar.kernel.choice import Choice
from samovar.kernel.events import Event
from samovar.kernel.parts import Named, Pairs, Part, Several, Spoken, kebab

GAMES = Path(samovar.games.__file__).parent
LANGUAGES = ("en", "fr")
RULINGS = "rulings."  # the English of rulings stands in the ledger, so their sheet has no pair


def sheets(game: str) -> list[str]:
    """The names of the sheets, up to the language: `names.` of names.en.ftl."""
    found = {path.name.removesuffix(".ftl")[:-2] for path in (GAMES / game / "texts").glob("*.ftl")}
    return sorted(found - {RULINGS})


def source(game: str, sheet: str, language: str) -> str:
    return (GAMES / game / "texts" / f"{sheet}{language}.ftl").read_text(encoding="utf-8")


@cache
def entries(game: str, sheet: str, language: str) -> list[ast.Message | ast.Junk]:
    body = parse(source(game, sheet, language)).body
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Junk)]


@cache
def messages(game: str, sheet: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(game, sheet, language) if isinstance(entry, ast.Message)}


@cache
def every(game: str, language: str) -> dict[str, ast.Message]:
    """All that a game says in a language."""
    return {key: each for sheet in sheets(game) for key, each in messages(game, sheet, language).items()}


@cache
def bundle(game: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for sheet in sheets(game):
        made.add_resource(FluentResource(source(game, sheet, language)))
    return made


def arguments(node: object) -> set[str]:
    """The variables that a message uses, wherever they stand in it."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for each in node for name in arguments(each)}
    if isinstance(node, ast.BaseNode):
        return {name for each in vars(node).values() for name in arguments(each)}
    return set()


@cache
def spoken(game: str) -> list[type[Spoken]]:
    """Every choice and every event of the game's own modules."""
    room = import_module(f"samovar.games.{game}")
    modules = [import_module(found.name) for found in walk_packages(room.__path__, f"{room.__name__}.")]
    kinds = {
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Choice | Event) and thing.__module__.startswith(room.__name__)
    }
    return sorted(kinds, key=lambda kind: kind.__name__)


def key_of(kind: type[Spoken]) -> str:
    return f"choice-{kind.verb}" if issubclass(kind, Choice) else f"event-{kebab(kind.__name__)}"


def names_in(part: Part) -> list[Named]:
    """The ids that a part can say, looking into rows and pairs."""
    if isinstance(part, Named):
        return [part]
    if isinstance(part, Several):
        return names_in(part.each)
    return [*names_in(part.left), *names_in(part.right)] if isinstance(part, Pairs) else []


def variables(part: Part) -> list[str]:
    """What a sentence may say of a part: itself, the id of a thing, the length of a list."""
    if isinstance(part, Named):
        return [part.name, f"{part.name}-id"]
    return [part.name, f"{part.name}-count"] if isinstance(part, Several | Pairs) else [part.name]


@cache
def trees(game: str) -> list[python.Module]:
    return [python.parse(path.read_text(encoding="utf-8")) for path in sorted((GAMES / game).rglob("*.py"))]


def words_in(game: str) -> set[str]:
    """Every string that the game's modules write out."""
    nodes = (node for tree in trees(game) for node in python.walk(tree))
    return {node.value for node in nodes if isinstance(node, python.Constant) and isinstance(node.value, str)}
