"""Places are called by what they are for: the enemy that is charged, the objective ahead, the barricade that covers."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle

from samovar.games.steamfront.choices import Move
from samovar.games.steamfront.table import CARRIED, CARRIES, RELIC
from samovar.kernel.choice import Choice
from samovar.kernel.match import Match
from samovar.kernel.question import question
from samovar.kernel.steps import asked, options, pending
from tests.games.sheets import LANGUAGES, bundle
from tests.games.steamfront.builders import ARCHER, CONSCRIT, GAME, GARDE, inches
from tests.games.steamfront.builders import PlainStage as Stage


def called(stage: Stage, choice: Choice) -> tuple[str, dict[str, Any]]:
    step: Any = pending(stage.table)
    label = step.wording(stage.table, asked(stage.table)[0], choice)
    return label["key"].removeprefix("choice-"), label["args"]


def all_called(stage: Stage) -> list[tuple[str, dict[str, Any]]]:
    return [called(stage, choice) for choice in options(stage.table, asked(stage.table)[0])]


def spoken(texts: FluentBundle, key: str, args: dict[str, Any]) -> str:
    def word(value: Any) -> Any:
        return spoken(texts, f"{value['kind']}-{value['id']}", {}) if isinstance(value, dict) else value

    pattern = texts.get_message(key).value
    assert pattern is not None
    said, faults = texts.format_pattern(pattern, {name: word(value) for name, value in args.items()})
    assert not faults, key
    return str(said)


def test_a_place_in_contact_is_a_charge_at_that_enemy_from_a_side():
    stage = Stage()
    guard = stage.a(GARDE, 10, 10)
    stage.b(CONSCRIT, 14, 10)
    stage.activate(guard)

    charges = [args for key, args in all_called(stage) if key == "move-contact"]

    assert [one["side"] for one in charges] == ["straight", "right", "left"]
    assert all(one["target"] == {"kind": "figure", "id": "b1"} for one in charges)


def test_left_of_the_way_to_an_enemy_is_left_for_who_walks_it():
    stage = Stage()
    guard = stage.a(GARDE, 10, 10)
    foe = stage.b(CONSCRIT, 14, 10)
    reach = (stage.table.radius(guard) + stage.table.radius(foe)) / 1000 + 0.01
    stage.activate(guard)

    key, args = called(stage, Move(inches(14, 10 + reach)))

    assert (key, args["side"]) == ("move-contact", "left")


def test_an_objective_is_reached_or_gone_towards():
    stage = Stage()
    guard = stage.a(GARDE, 10, 10)
    stage.b(CONSCRIT, 10, 20)
    stage.objective(13, 10)
    stage.objective(25, 10)
    stage.activate(guard)

    found = {(key, args["goal"]["id"]) for key, args in all_called(stage) if "goal" in args}

    assert found == {("move-onto", "o1"), ("move-towards", "o2")}


def test_behind_a_barricade_one_is_in_cover_from_the_enemy_who_was_nearest():
    stage = Stage()
    guard = stage.a(GARDE, 10, 10)
    stage.b(CONSCRIT, 16, 10)
    stage.piece("barricade", 12, 10, 90)
    stage.activate(guard)

    sheltered = [args for key, args in all_called(stage) if key == "move-cover"]

    assert [(one["goal"]["id"], one["near"]["id"]) for one in sheltered] == [("barricade", "b1")]
    assert 2 < sheltered[0]["gap"] < 6


def test_the_ends_of_ranges_are_named_after_whom_they_concern():
    stage = Stage()
    archer = stage.a(ARCHER, 5, 10)
    stage.b(CONSCRIT, 20, 10)
    stage.activate(archer)

    found = [(key, args["target"]["id"]) for key, args in all_called(stage) if key.endswith("-range")]

    assert ("move-in-range", "b1") in found


def test_who_carries_a_relic_hears_which_places_lead_home():
    stage = Stage("reliques")
    guard = stage.a(GARDE, 15, 8)
    stage.b(CONSCRIT, 28, 22)
    stage.table.cells[CARRIES + guard] = 1
    stage.table.cells[RELIC] = CARRIED
    stage.activate(guard)

    goals = {args["goal"]["id"] for _, args in all_called(stage) if "goal" in args}

    assert "home" in goals


def test_any_other_place_has_a_direction_and_the_distance_to_the_nearest_enemy():
    stage = Stage()
    guard = stage.a(GARDE, 10, 10)
    stage.b(CONSCRIT, 25, 20)
    stage.activate(guard)

    key, args = called(stage, Move(inches(12, 12)))

    assert (key, args["heading"]["id"], args["near"]["id"]) == ("move-heading", "up-right", "b1")
    assert args["gap"] == pytest.approx((13**2 + 8**2) ** 0.5, abs=1.3)


def test_with_nobody_left_to_meet_a_place_is_still_called_something():
    stage = Stage()
    guard = stage.a(GARDE, 10, 10)
    stage.activate(guard)

    key, args = called(stage, Move(inches(10, 12)))

    assert (key, args["heading"]["id"], args["near"]) == ("move-heading", "up", "none")
    assert spoken(bundle("steamfront", "en"), f"choice-{key}", args) == "Go up"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggested_place_of_whole_games_can_be_said_and_few_are_said_twice(language: str):
    texts, told, twice = bundle("steamfront", language), 0, 0
    for seed in range(3):
        match = Match(GAME, GAME.defaults(), bytes([seed]) * 32)
        for turn in range(60):
            seat = asked(match.table)[0]
            shown = question(GAME, match.table, seat, previews=False)
            assert shown is not None
            said = [spoken(texts, one["label"]["key"], one["label"]["args"]) for one in shown["options"]]
            if shown["fields"]:
                told += len(said)
                twice += len(said) - len(set(said))
            offered = options(match.table, seat)
            match.play(seat, offered[turn * 7 % len(offered)])

    assert told > 100
    assert twice < told / 4
