"""Why a click does nothing: the answer is the rules' own, not a shrug."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from samovar.games import catalogue, open_box
from samovar.kernel.game import new_table
from samovar.kernel.steps import act, asked, options
from samovar.kernel.view import view
from samovar.server.perspectives import asked_of, readable
from samovar.server.reasons import reasons
from samovar.server.wire.message import Target

CHOICES = 60
EVERY = 6
THINGS = 12  # of a kind


@pytest.mark.parametrize("id", [entry.id for entry in catalogue()])
def test_a_click_on_a_thing_of_the_kind_that_is_asked_for_is_never_answered_by_a_shrug(id: str):
    game, dice = open_box(id), random.Random(3)
    table = new_table(game, {}, 77)
    axes = game.layout().plain()["axes"]
    keys: Counter[str] = Counter()

    for number in range(CHOICES):
        seat = asked(table)[0]
        seen = view(table, seat)
        put = readable(asked_of(game, seen, seat)) if number % EVERY == 0 else None
        if put is not None:
            offered = {(each.kind, each.id) for option in put.options for each in option.targets}
            for kind in {kind for kind, _ in offered} & set(axes):
                for thing in axes[kind][:THINGS]:
                    if (kind, thing) not in offered:
                        keys[reasons(game, seen, seat, put, Target(kind=kind, id=thing))[0].key] += 1
        act(table, seat, dice.choice(options(table, seat)))

    assert keys["why-no-part"] + keys["why-choose-among"] == 0
    assert keys.total() > 0


def test_things_of_a_field_are_named_and_a_place_is_asked_for_where_one_is_wanted():
    steamfront, dice = open_box("steamfront"), random.Random(3)
    table = new_table(steamfront, {}, 77)
    found: Counter[str] = Counter()

    for _ in range(CHOICES):
        seat = asked(table)[0]
        seen = view(table, seat)
        put = readable(asked_of(steamfront, seen, seat))
        assert put is not None
        if put.kind == "point" and not any(option.targets for option in put.options):
            found[reasons(steamfront, seen, seat, put, Target(kind="die", id="0"))[0].key] += 1
        act(table, seat, dice.choice(options(table, seat)))

    assert set(found) == {"why-choose-place"}


def test_the_rules_say_why_a_zone_cannot_stand_in_for_one_that_is_offered():
    game, dice = open_box("steamwatchers"), random.Random(3)
    table = new_table(game, {"players": 2}, 77)
    found: Counter[str] = Counter()

    for _ in range(60):
        seat = asked(table)[0]
        seen = view(table, seat)
        put = readable(asked_of(game, seen, seat))
        assert put is not None
        if any(each.kind == "zone" for option in put.options for each in option.targets):
            for zone in game.layout().plain()["axes"]["zone"]:
                target = Target(kind="zone", id=zone)
                if not any(target in option.targets for option in put.options):
                    found.update(why.key for why in reasons(game, seen, seat, put, target) if why.rule)
        act(table, seat, dice.choice(options(table, seat)))

    assert found["why-out-of-reach"] > 0
    assert found["why-not-home"] > 0
    assert found["why-only-these"] + found["why-choose-among"] == 0
    assert found["why-no-order-there"] > 0
