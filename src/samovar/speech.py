"""Sentences: what is asked, chosen, told and refused, in the reader's language, by the same files as in the browser.

Needs `fluent.runtime`: pip install 'samovar[text]'. What a text lacks is shown readable, never as an error.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import samovar.games
from samovar.content.languages import LANGUAGES
from samovar.kernel.errors import Unreadable

if TYPE_CHECKING:
    from samovar.kernel.game import Game

HIDDEN: Final = "?"
NOTHING: Final = "–"
FAMILY = re.compile(r"^(ask|axis|choice|coach|end|event|fact|fault|field|note|notice|row|setting|where|why)-")
COLON: Final = {"en": ": ", "fr": "\u202f: "}


def readable(key: str) -> str:
    """`why-not-that-much-coal` as a reader can live with it: "Not that much coal"."""
    words = re.sub(r"[-_.]", " ", FAMILY.sub("", key))
    return words[:1].upper() + words[1:]


class Speech:
    """One game's sentences in one language."""

    def __init__(self, language: str, sources: list[str]) -> None:
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ModuleNotFoundError as missing:
            why = "sentences need fluent.runtime: pip install 'samovar[text]'"
            raise ModuleNotFoundError(why, name="fluent") from missing

        self.language = language
        # Both languages run from left to right, so no isolation marks are needed around values.
        self.bundle: Any = FluentBundle([language], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def say(self, text: dict[str, Any]) -> str:
        """The sentence of a key with its arguments: {"key": "ask-bid", "args": {…}}."""
        args = text.get("args") or {}
        said = self._formatted(text["key"], self._variables(args))
        if said is not None:
            return said
        values = [str(self._spoken(value)) for value in args.values()]
        return f"{readable(text['key'])} ({', '.join(values)})" if values else readable(text["key"])

    def knows(self, key: str) -> bool:
        """Whether somebody has written this sentence."""
        return bool(self.bundle.has_message(key))

    def name(self, kind: str, id: str) -> str:
        """What a thing is called."""
        said = self._formatted(f"{kind}-{id}", {})
        return readable(id) if said is None else said

    def _formatted(self, key: str, values: dict[str, Any]) -> str | None:
        if not self.knows(key):
            return None
        pattern = self.bundle.get_message(key).value
        return None if pattern is None else str(self.bundle.format_pattern(pattern, values)[0])

    def _variables(self, args: dict[str, Any]) -> dict[str, Any]:
        """Besides each argument: `$x-id` for the id of a name, `$x-count` for the length of a list."""
        values: dict[str, Any] = {}
        for name, value in args.items():
            values[name] = self._spoken(value)
            if isinstance(value, dict) and "id" in value:
                values[f"{name}-id"] = value["id"]
            if isinstance(value, (list, tuple)):
                values[f"{name}-count"] = len(value)
        return values

    def _spoken(self, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (int, float, str)):
            return value
        if value is None:
            return HIDDEN
        if isinstance(value, dict) and "kind" in value and "id" in value:
            return self.name(value["kind"], value["id"])
        if isinstance(value, dict) and "key" in value:
            return self.say(value).removesuffix(".")  # within a sentence another one ends without its full stop
        if isinstance(value, (list, tuple)):
            return self._many(list(value))
        return str(value)

    def _many(self, values: list[Any]) -> str:
        from babel.lists import format_list

        if not values:
            return self._formatted("nothing", {}) or NOTHING
        if all(isinstance(one, (list, tuple)) and len(one) == 2 for one in values):
            if all(isinstance(part, int) for pair in values for part in pair):
                return ", ".join(f"({left}, {right})" for left, right in values)
            return ", ".join(
                f"{self._spoken(left)}{COLON[self.language]}{self._spoken(right)}" for left, right in values
            )
        return str(format_list([str(self._spoken(one)) for one in values], locale=self.language))


def speech_of(game: Game, language: str) -> Speech:
    """What a game says in a language; Unreadable for a language that nobody has written."""
    if language not in LANGUAGES:
        raise Unreadable("language", f"'{language}' is none of {', '.join(LANGUAGES)}")
    return _speech(game, language)


@cache
def _speech(game: Game, language: str) -> Speech:
    house = Path(samovar.games.__file__).parent
    sheets = [
        house.parent / "server" / "texts" / f"{language}.ftl",  # the kernel's sentences, and the server's
        house / game.id / "texts" / f"{language}.ftl",
        house / game.id / "texts" / f"names.{language}.ftl",
        house / game.id / "texts" / f"cards.{language}.ftl",
        house / game.id / "texts" / f"lessons.{language}.ftl",
    ]
    sources = [sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file()]
    return Speech(language, [*sources, named(game, language)])


def named(game: Game, language: str) -> str:
    """Names out of an owner's values as Fluent; quoted, so that no sign in them means anything."""
    quoted = {key: text.get(language, "") for key, text in game.names().items()}
    signs = str.maketrans({'"': '\\"', "\\": "\\\\", "\n": " ", "\r": " "})
    lines = [f'{key} = {{ "{text.translate(signs)}" }}' for key, text in sorted(quoted.items()) if text.strip()]
    return "\n".join([*lines, *[f"{key} = {pattern}" for key, pattern in sorted(game.composed().items())]])
