"""The question everybody reads: complete, honest, and the same from the table as from the seat's own view."""

import json

import pytest

from samovar.kernel.match import Match
from samovar.kernel.question import preview, question
from samovar.kernel.steps import asked, options, pending
from samovar.kernel.view import view
from tests.driving import picker
from tests.tiny.game import Kettle
from tests.tiny.rules import Burn, Flourish, Pack, Play, Posting, Stroll, Talk, Tidy, Walk

KETTLE = Kettle()


def match_at(kind: type, players: int = 2) -> Match:
    """A match that has just come to a question of this kind."""
    for seed in range(200):
        match = Match(KETTLE, {"players": players}, seed.to_bytes(32, "big"))
        pick = picker(seed)
        while asked(match.table):
            if isinstance(pending(match.table), kind):
                return match
            seat = asked(match.table)[0]
            offered = options(match.table, seat)
            match.play(seat, offered[pick(len(offered))])
    raise AssertionError(f"never came to {kind.__name__}")


def test_a_plain_question_lists_every_option_with_its_line_its_text_and_its_undo_class():
    match = match_at(Flourish)
    seat = asked(match.table)[0]

    asked_ = question(KETTLE, match.table, seat)

    assert asked_ is not None
    assert asked_["kind"] == "one"
    assert asked_["mode"] == "reaction"
    assert asked_["rule"] == "TG-CARD.2"
    assert asked_["title"] == {"key": "ask-flourish", "args": {}}
    assert [(option["say"], option["undo"]) for option in asked_["options"]] == [
        ("play no", "free"),
        ("play yes", "never"),
    ]
    assert asked_["default"] == "play no"
    assert asked_["sample"] is False
    assert asked_["pattern"] is None


@pytest.mark.parametrize(
    ("kind", "shape"), [(Stroll, "point"), (Pack, "some"), (Tidy, "sequence"), (Posting, "assign")]
)
def test_each_wide_question_shows_its_shape(kind, shape):
    match = match_at(kind)

    asked_ = question(KETTLE, match.table, asked(match.table)[0])

    assert asked_ is not None
    assert asked_["kind"] == shape
    assert asked_["sample"] is True
    assert asked_["fields"][0]["kind"] == shape
    assert asked_["pattern"]["words"] == [1]
    assert asked_["pattern"]["option"] in [option["id"] for option in asked_["options"]]
    assert json.loads(json.dumps(asked_)) == asked_


def test_a_bid_is_a_number_and_shows_who_has_answered_but_not_what():
    match = Match(KETTLE, {"players": 3}, bytes(32))
    match.play(1, Burn(3))

    mine = question(KETTLE, match.table, 1)
    other = question(KETTLE, match.table, 0)

    assert mine is not None
    assert other is not None
    assert mine["answered"] == "burn 3"
    assert other["answered"] is None
    assert other["waiting"] == [0, 2]
    assert "burn 3" not in json.dumps({key: other[key] for key in other if key not in ("options", "fields")})


def test_a_preview_shows_what_changes_and_stops_where_knowledge_stops():
    match = match_at(Stroll)
    seat = asked(match.table)[0]

    walk = preview(KETTLE, match.table, seat, Walk((3, 4)))
    too_far = preview(KETTLE, match.table, seat, Walk((99, 0)))

    name = KETTLE.seats(match.config)[seat]
    assert walk["changes"] == [["place", [name, "x"], 0, 3], ["place", [name, "y"], 0, 4]]
    assert walk["facts"] == [{"key": "fact-fresh-air", "args": {}, "tone": "gain"}]
    assert too_far["why"]["key"] == "why-too-far"


def test_a_preview_of_showing_a_card_tells_nothing_about_what_follows():
    match = match_at(Flourish)
    seat = asked(match.table)[0]

    shown = preview(KETTLE, match.table, seat, Play(True))

    assert shown["undo"] == "never"
    assert shown["changes"] == []


def test_the_question_from_ones_own_view_is_the_same():
    match = match_at(Talk, players=3)

    for seat in range(3):
        assert question(KETTLE, view(match.table, seat), seat) == question(KETTLE, match.table, seat)


def test_who_is_not_asked_gets_no_question():
    match = match_at(Stroll)

    assert question(KETTLE, match.table, 1 - asked(match.table)[0]) is None
