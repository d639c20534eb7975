"""What the rulebook of Steamfront says in numbers and names is what the game plays."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from samovar.games.steamfront.dice import successes
from samovar.ledger.book import Paragraph, read_book
from tests.games.sheets import GAMES, LANGUAGES, bundle

FOLDER = GAMES / "steamfront"
THROW = re.compile(r"\b[1-6](?:, [1-6]){3,}\b")


def paragraphs(language: str) -> list[Paragraph]:
    return [part for chapter in read_book(FOLDER, "book", language) for part in chapter.paragraphs]


def values(sheet: str) -> Any:
    return tomllib.loads((FOLDER / "data" / sheet).read_text(encoding="utf-8"))


def plain(value: Any) -> Any:
    return value["value"] if isinstance(value, dict) else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_throws_of_the_examples_have_the_successes_that_they_tell(language: str):
    throws = [throw for part in paragraphs(language) if part.example for throw in THROW.findall(part.text)]

    counted = [successes([int(face) for face in throw.split(", ")]) for throw in throws]
    assert counted == [4, 0, 3, 1, 1, 1, 0, 2, 3, 2, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_factions_and_officers_bring_the_categories_that_the_book_tells(language: str):
    told = next(part.text for part in paragraphs(language) if "SF-6.0.2" in part.rules)
    words: Any = bundle("steamfront", language)
    cards = {id: card for sheet in FOLDER.glob("data/cards-*.toml") for id, card in values(sheet.name)["cards"].items()}
    bringers = [
        *values("constants.toml")["factions"].values(),
        *[card for card in cards.values() if plain(card["rank"]) == "officer"],
    ]
    categories = {
        words.format_pattern(words.get_message(f"category-{id}").value)[0]: id for id in values("orders.toml")["orders"]
    }

    brought = {
        one["name"][language]: categories[re.findall("|".join(categories), told.partition(one["name"][language])[2])[0]]
        for one in bringers
    }

    assert brought == {one["name"][language]: plain(one["category"]) for one in bringers}
