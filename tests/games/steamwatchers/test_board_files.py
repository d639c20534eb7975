"""What clients draw with says the same as the game."""

from __future__ import annotations

import json
from pathlib import Path

import samovar.games.steamwatchers as room
from samovar.games.steamwatchers.content.edition import content_of
from samovar.games.steamwatchers.content.ids import SEA_IDS, ZONE_IDS
from tools.prints import place_of, written

REGIONS = json.loads((Path(room.__file__).parent / "board" / "regions.json").read_text(encoding="utf-8"))


def test_the_printed_values_are_those_of_the_game():
    kept = place_of("steamwatchers").read_text(encoding="utf-8")

    assert kept == written("steamwatchers"), "run `python -m tools.prints`"


def test_the_map_has_a_shape_for_every_zone_every_sea_and_the_crater():
    drawn = set(REGIONS["regions"])

    assert drawn == {*ZONE_IDS, *SEA_IDS, "crater"}


def test_mountains_are_drawn_where_the_game_has_them():
    board = content_of(None).board

    drawn = [id for id in ZONE_IDS if REGIONS["regions"][id]["kind"] == "mountain"]

    assert drawn == [id for place, id in enumerate(ZONE_IDS) if board.mountain[place]]


def test_zones_touch_on_the_map_where_the_game_says_that_they_border():
    board = content_of(None).board
    told = {frozenset((ZONE_IDS[one], ZONE_IDS[other])) for one in range(49) for other in board.borders[one]}

    drawn = {frozenset(arc["between"]) for arc in REGIONS["arcs"] if set(arc["between"]) <= set(ZONE_IDS)}

    assert drawn == told
    assert {frozenset(strait["between"]) for strait in REGIONS["straits"]} == {
        frozenset((ZONE_IDS[one], ZONE_IDS[other])) for one, other in board.straits
    }


def test_coasts_are_drawn_where_the_game_has_them():
    board = content_of(None).board
    told = {(ZONE_IDS[zone], SEA_IDS[sea]) for zone in range(49) for sea in board.coast[zone]}

    drawn = set()
    for arc in REGIONS["arcs"]:
        one, other = arc["between"]
        drawn |= {pair for pair in ((one, other), (other, one)) if pair[0] in ZONE_IDS and pair[1] in SEA_IDS}

    assert drawn == told
