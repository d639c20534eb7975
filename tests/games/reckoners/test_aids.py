"""Aids: the campaign's journal, hints on request, and what mates could do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.aids import LENSES
from samovar.games.reckoners.game import Reckoners
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Config
from tests.games.reckoners.builders import Desk

TEAM = ["tia", "prof", "sam"]
CHAPTER_ONE: Config = {"humans": 1, "reckoners": 3, "team": TEAM, "campaign": True, "difficulty": "a"}


def looked(desk: Desk, lens: str, wish: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """What a lens shows, which must be plain enough to travel and must leave the table as it was."""
    before = list(desk.table.cells)
    told = Reckoners().look(desk.table, seat, lens, wish)
    assert list(desk.table.cells) == before
    return dict(json.loads(json.dumps(told)))


def test_before_the_first_chapter_the_journal_lists_all_three() -> None:
    told = Reckoners().craft("campaign", {"settings": CHAPTER_ONE})

    pairs = [(one["greatEpic"], one["city"], one["difficulty"], one["state"]) for one in told["chapters"]]
    assert pairs == [
        ("steelheart", "newcago", "a", "now"),
        ("regalia", "babilar", "b", "ahead"),
        ("limelight", "ildithia", "c", "ahead"),
    ]
    assert told["ended"] is None


def test_there_is_no_journal_of_a_single_game_or_of_settings_that_do_not_go_together() -> None:
    assert Reckoners().craft("campaign", {"settings": {}}) == {}
    assert Reckoners().craft("campaign", {"settings": {"campaign": True, "city": "babilar"}}) == {}


def test_after_a_victory_the_journal_tells_what_may_be_taken_along() -> None:
    desk = Desk(TEAM)
    desk.give("tia", "camera", "drone")
    desk.tokens("sam", 2, 1)
    desk.set(cells.POPULATION, 27)
    desk.table.end(cells.WON)

    ended = looked(desk, "campaign", {"settings": CHAPTER_ONE})["ended"]

    assert (ended["won"], ended["over"], ended["score"], ended["money"], ended["plans"]) == (True, None, 27, 2, 1)
    assert sorted(ended["keepable"][0]) == ["camera", "drone"]
    assert len(ended["wish"]["keeps"][0]) == 1
    assert ended["wish"]["planner"] == 2
    assert (ended["next"]["greatEpic"], ended["next"]["difficulty"]) == ("regalia", "b")


def test_after_a_defeat_the_journal_tells_of_the_same_chapter_and_the_bonus() -> None:
    desk = Desk(TEAM)
    desk.table.end(cells.LOST)

    ended = looked(desk, "campaign", {"settings": CHAPTER_ONE})["ended"]

    assert (ended["won"], ended["score"], ended["defeats"], ended["bonus"]) == (False, -5, 1, 3)
    assert ended["next"]["greatEpic"] == "steelheart"


def test_a_hint_tells_of_every_answer_whether_the_goal_stays_within_reach() -> None:
    desk = Desk(["megan", "david"])
    desk.epic("A", "curveball", health=2)
    first, _ = desk.show("megan", "attack", "attack")
    desk.show("david")
    for seat in range(2):
        desk.set(cells.ABILITY_USED + seat, 1)
    desk.do("megan", first)

    told = looked(desk, "hints", {})
    goal = told["goals"][0]["goal"]
    answers = {one["line"]: one["sure"] for one in looked(desk, "hints", {"goal": goal})["answers"]}

    assert told["goals"][0]["text"]["key"] == "hint-defeat"
    assert told["answers"] == []
    assert answers["give-up"] == "no"
    assert "yes" in answers.values()


def test_a_goal_that_has_gone_is_no_error_and_one_that_is_no_word_is() -> None:
    desk = Desk(["megan", "david"], epics={"A": "dazzle"})
    desk.show("megan", "money")

    gone = looked(desk, "hints", {"goal": "defeat nowhere"})

    assert gone["goal"] is None
    with pytest.raises(Unreadable):
        Reckoners().look(desk.table, 0, "hints", {"goal": 7})


def test_outside_the_use_step_there_is_nothing_to_hint_at() -> None:
    desk = Desk(TEAM)
    desk.table.end(cells.WON)

    assert looked(desk, "hints", {}) == {"goals": [], "goal": None, "answers": []}


def test_the_deeds_of_mates_are_told_and_not_ones_own() -> None:
    desk = Desk(["megan", "david"])
    desk.show("megan", "attack")
    desk.show("david", "money")

    told = looked(desk, "mates", {})["mates"]

    assert [mate["seat"] for mate in told] == [1]
    assert any(deed["line"].startswith("die") for deed in told[0]["deeds"])
    assert all(deed["label"]["key"].startswith("choice-") for deed in told[0]["deeds"])
    assert told[0]["deeds"][0]["facts"] != []


def test_what_a_die_could_do_is_told_before_it_is_taken_in_hand() -> None:
    desk = Desk(["megan", "david"])
    desk.show("megan", "money")

    told = looked(desk, "uses", {})["sources"]
    one = looked(desk, "uses", {"source": told[0]["line"]})["sources"]

    assert told[0]["line"].startswith("die ")
    assert {use["verb"] for use in told[0]["uses"]} >= {"earn", "go"}
    assert "give-up" not in {use["verb"] for use in told[0]["uses"]}
    assert [source["line"] for source in one] == [told[0]["line"]]
    assert all("changes" in use for use in one[0]["uses"])
    with pytest.raises(Unreadable):
        looked(desk, "uses", {"moon": 1})


def test_what_the_second_symbol_could_do_is_told_while_the_die_lies_on_the_table() -> None:
    desk = Desk(["david", "tia"], epics={"A": "redleaf"})
    (line,) = desk.show("david", "blue contain 2")
    contain = next(use["say"] for use in looked(desk, "uses", {})["sources"][0]["uses"] if use["verb"] == "contain")

    (second,) = looked(desk, "uses", {"source": line, "after": [contain]})["sources"]
    (used_up,) = looked(desk, "uses", {"source": line, "after": [contain, contain]})["sources"]
    never = looked(desk, "uses", {"source": line, "after": [contain, "earn"]})["sources"]

    assert contain in {use["say"] for use in second["uses"]}
    assert "go" not in {use["verb"] for use in second["uses"]}
    assert used_up == {"line": line, "uses": []}
    assert never == []
    with pytest.raises(Unreadable):
        looked(desk, "uses", {"source": line, "after": contain})


def test_lenses_and_settings_that_are_not_known_are_refused() -> None:
    desk = Desk(TEAM)

    assert Reckoners().lenses() == LENSES
    for lens, wish in [("telescope", {}), ("campaign", {}), ("campaign", {"settings": {"moon": 1}})]:
        with pytest.raises(Unreadable):
            Reckoners().look(desk.table, 0, lens, wish)
