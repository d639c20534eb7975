"""The rulebooks that players read: held to the ledgers, and alike in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from samovar.ledger.book import Chapter, chapters_in, read_book, told
from samovar.ledger.rules import ledgers
from tests.games.sheets import GAMES, LANGUAGES

BOUND = sorted({path.parent.parent.name for path in GAMES.glob("*/book/book.*.md")})
AIDED = sorted({path.parent.parent.name for path in GAMES.glob("*/book/aid.*.md")})
SIGN = re.compile(r"\{([a-z-]+)\}")
AID_WORDS = 520  # what a printed page holds


def shape(chapters: list[Chapter]) -> list[tuple[str, list[tuple[list[str], bool, str, list[str]]]]]:
    """What is the same whatever the language: chapters, paragraphs, their rules and signs."""
    return [
        (
            one.id,
            [(part.rules, part.example, part.position, sorted(SIGN.findall(part.text))) for part in one.paragraphs],
        )
        for one in chapters
    ]


@pytest.mark.parametrize("game", BOUND)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_live_rule_is_told_in_some_paragraph_and_no_other(game: str, language: str):
    live = {rule.id for ledger in ledgers(GAMES / game) for rule in ledger.rules if not rule.waived}

    found = told(read_book(GAMES / game, "book", language))

    assert found - live == set()
    assert live - found == set()


@pytest.mark.parametrize("game", BOUND)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_ends_with_its_words_and_has_worked_examples(game: str, language: str):
    chapters = read_book(GAMES / game, "book", language)

    assert chapters[-1].id == "glossary"
    assert all(part.text.startswith("**") for part in chapters[-1].paragraphs)
    assert sum(part.example for one in chapters for part in one.paragraphs) >= 3
    cases = [part.text for one in chapters for part in one.paragraphs if part.text.startswith("given ")]
    assert cases == []


@pytest.mark.parametrize("sheet", ["book", "aid"])
@pytest.mark.parametrize("game", sorted({*BOUND, *AIDED}))
def test_all_languages_have_the_same_paragraphs(game: str, sheet: str):
    first, *others = [shape(read_book(GAMES / game, sheet, language)) for language in LANGUAGES]

    assert all(other == first for other in others)


@pytest.mark.parametrize("game", AIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aid_fits_a_page(game: str, language: str):
    chapters = read_book(GAMES / game, "aid", language)

    assert sum(len(part.text.split()) for one in chapters for part in one.paragraphs) <= AID_WORDS


def test_ids_at_the_end_of_a_paragraph_may_be_spans():
    chapters = chapters_in("# a: One\n\nWords\nand [more]. [RK-SYM.1-3 SF-4.2.5]\n\n> @here: An\n> example.\n")

    assert chapters[0].paragraphs[0].text == "Words and [more]."
    assert chapters[0].paragraphs[0].rules == ["RK-SYM.1", "RK-SYM.2", "RK-SYM.3", "SF-4.2.5"]
    assert chapters[0].paragraphs[1] == ("An example.", [], True, "here")


def test_a_game_without_a_book_has_no_chapters(tmp_path: Path):
    assert read_book(tmp_path, "book", "en") == []


def test_a_book_begins_with_a_chapter():
    with pytest.raises(ValueError, match="begins with a chapter"):
        chapters_in("Words before any chapter.")
