"""What a person finds selected while soldiers are on the move: no way off their zone, and the end if known."""

from __future__ import annotations

from samovar.games import open_box
from samovar.kernel.question import PREVIEWED
from samovar.kernel.question import question as asked_of
from tests.games.steamwatchers.builders import A, B, activation, europe, put


def test_no_zone_is_proposed_to_soldiers_and_the_end_can_be_taken_back_in_a_list_of_any_length():
    table = europe("rhone", "menrau")
    put(table, A, "saksa", 4, order="move")
    for where in ("friesland", "pomorze", "schwaben"):  # places for beacons
        put(table, A, where, 1)
    put(table, B, "castilla", 1, order="move")  # whose turn comes after
    activation(table, A, "saksa")

    asked = asked_of(open_box("steamwatchers"), table, A)

    assert asked is not None
    assert len(asked["options"]) > PREVIEWED
    assert asked["proposed"] is None
    classes = {option["say"]: option.get("undo") for option in asked["options"]}
    assert classes.pop(asked["default"]) == "free"
    assert set(classes.values()) == {None}
