"""Worked examples of the rulebooks: each opens, shows what its caption says in both languages, and can be played."""

from __future__ import annotations

import re

import pytest

from samovar.games import open_box
from samovar.kernel.steps import asked, options
from samovar.kernel.view import view
from samovar.ledger.book import Paragraph, read_book
from samovar.ledger.examples import example_in, examples_of, laid, read_example
from samovar.speech import speech_of
from tests.games.examples.make import moments_of
from tests.games.examples.moment import Moment
from tests.games.sheets import GAMES, LANGUAGES

EXAMPLES = [(game, moment) for game in ("steamwatchers", "steamfront", "reckoners") for moment in moments_of(game)]
NAMED = [f"{game}-{moment.id}" for game, moment in EXAMPLES]

# Chapters of which a picture says more than words.
SHOWN = {
    "steamwatchers": {"planning", "bids", "decline", "great-white", "incubation"},
    "steamfront": {"movement", "sight", "combat", "steam", "scenarios"},
    "reckoners": {"rolling", "using", "rewards", "epics", "great"},
}
COUNTED = {
    "en": [
        *("zero", "one", "two", "three", "four", "five", "six", "seven"),
        *("eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen"),
    ],
    "fr": [
        *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept"),
        *("huit", "neuf", "dix", "onze", "douze", "treize", "quatorze"),
    ],
}


def captions(game: str, language: str) -> dict[str, Paragraph]:
    chapters = read_book(GAMES / game, "book", language)
    return {part.position: part for chapter in chapters for part in chapter.paragraphs if part.position}


def spoken(game: str, fact: int | str, language: str) -> set[str]:
    """How a caption may say it."""
    if isinstance(fact, int):
        return {str(fact), COUNTED[language][fact]}
    kind, colon, id = fact.partition(":")
    if colon:
        return {speech_of(open_box(game), language).name(kind, id).lower()}
    return {re.sub(r"(\d)\.(\d)", r"\1,\2", fact) if language == "fr" else fact}


def says(caption: str, words: set[str]) -> bool:
    return any(re.search(rf"(?<![\w.,]){re.escape(one)}(?!\w)", caption.lower()) for one in words)


@pytest.mark.parametrize(("game", "moment"), EXAMPLES, ids=NAMED)
def test_an_example_opens_at_the_moment_that_its_captions_speak_of(game: str, moment: Moment):
    example = read_example(GAMES / game, moment.id)
    assert example is not None

    table = laid(open_box(game), example).table

    facts = moment.seek(table)
    assert facts, "this is another moment: python -m tests.games.examples.make finds it anew"
    for language in LANGUAGES:
        caption = captions(game, language)[moment.id].text
        unsaid = [fact for fact in facts if not says(caption, spoken(game, fact, language))]
        assert unsaid == [], f"the {language} caption does not say {unsaid}"


@pytest.mark.parametrize(("game", "moment"), EXAMPLES, ids=NAMED)
def test_whoever_opens_an_example_is_asked_at_once(game: str, moment: Moment):
    box = open_box(game)
    example = read_example(GAMES / game, moment.id)
    assert example is not None

    table = laid(box, example).table

    assert example.seat in asked(table)
    assert options(view(table, example.seat), example.seat)


@pytest.mark.parametrize("game", sorted(SHOWN))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_of_a_book_has_its_example_and_each_chapter_that_needs_one_has_one(game: str, language: str):
    chapters = read_book(GAMES / game, "book", language)
    shown = {chapter.id for chapter in chapters for part in chapter.paragraphs if part.position}

    assert sorted(captions(game, language)) == examples_of(GAMES / game)
    assert sorted(captions(game, language)) == sorted(moment.id for moment in moments_of(game))
    assert shown == SHOWN[game]
    assert all(part.text.startswith("**") for part in captions(game, language).values()), (
        "a caption begins with a title"
    )


def test_an_example_is_written_as_it_is_read():
    text = 'config {"players": 2}\nseat 1\nfocus zone:rhone\nshow sheet\n\n~ 1/2\n0 burn 3\n'

    example = example_in("one", text)

    assert (example.seat, example.focus, example.turns, example.sheet) == (1, "zone:rhone", True, True)
    assert example.entries == ["~ 1/2", "0 burn 3"]
    assert example.text() == text


def test_nobody_reads_a_file_outside_the_examples():
    assert read_example(GAMES / "steamwatchers", "../book.en") is None
