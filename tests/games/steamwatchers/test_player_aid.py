"""The numbers that the player aid prints are those of the house edition."""

from __future__ import annotations

from pathlib import Path

import pytest

import samovar.games.steamwatchers as room
from samovar.games.steamwatchers.content.edition import content_of
from samovar.ledger.book import read_book
from tests.games.sheets import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_has_the_supply_track_of_every_clan(language: str):
    (chapter,) = [one for one in read_book(Path(room.__file__).parent, "aid", language) if one.id == "supply"]
    _, *clans = chapter.paragraphs[0].text.split(". ")

    printed = [[word for word in clan.rstrip(".").split() if "→" in word] for clan in clans]

    boards = content_of(None).clans
    squares = [zip(board.supply_geo, board.supply_units, strict=True) for board in boards]
    assert sorted(printed) == sorted([f"{geo}→{units}" for geo, units in track] for track in squares)
