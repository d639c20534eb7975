"""What clients draw with says the same as the game."""

from __future__ import annotations

import json

from samovar.games.reckoners.content import house
from samovar.games.reckoners.content.ids import BASE_EPICS, CARDS, DISTRICTS, EPICS, PRINTED_EPICS
from tools.prints import place_of, written

PRINTED = place_of("reckoners")


def test_the_printed_values_are_those_of_the_game() -> None:
    kept = PRINTED.read_text(encoding="utf-8")

    assert kept == written("reckoners"), "run `python -m tools.prints`"


def test_every_epic_card_and_district_with_a_track_is_printed() -> None:
    read = json.loads(PRINTED.read_text(encoding="utf-8"))

    assert list(read["epics"]) == EPICS[:PRINTED_EPICS]
    assert list(read["baseEpics"]) == EPICS[:BASE_EPICS]
    assert list(read["cards"]) == [card for card in CARDS if not card.startswith("added-")]
    assert [*read["newcago"], *read["babilar"], *read["ildithia"]] == DISTRICTS


def test_every_act_that_is_printed_has_a_number_in_the_game() -> None:
    read = json.loads(PRINTED.read_text(encoding="utf-8"))
    known = set(house().acts.ids)

    drawn = {act for deck in ("epics", "baseEpics") for epic in read[deck].values() for act in epic["track"]}
    drawn |= {act for board in read["boards"].values() for track in board for act in track}

    assert drawn <= known
