"""One law for all games: what a person finds selected loses nothing, and nothing selected is beyond taking back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from samovar.games import catalogue, open_box
from samovar.kernel.chance import seeded
from samovar.kernel.game import new_table
from samovar.kernel.question import question
from samovar.kernel.steps import act, asked, options

CHOICES = 220
SEALED = {"simultaneous", "reaction"}  # can be changed until all are shown, or must be answered in time
# Where selecting nothing is an answer, too, and gives up what was paid for, the least harmful one stands.
LEAST_HARMFUL = {"ask-rerolls": "reroll -"}
HURTS = {"capture", "disband", "exile", "give-up", "isolate", "lose", "lower", "raze"}


def asked_in(game: Any, seed: int) -> list[dict[str, Any]]:
    """Every question of the beginning of a random game, as people are asked it."""
    table = new_table(game, {}, seeded(seed))
    dice = random.Random(seed)
    found = []
    for _ in range(CHOICES):
        if not asked(table):
            break
        seat = asked(table)[0]
        found.append(question(game, table, seat) or {})
        act(table, seat, dice.choice(options(table, seat)))
    return found


@pytest.mark.parametrize("id", [entry.id for entry in catalogue()])
def test_nothing_that_hurts_or_cannot_be_taken_back_is_selected_before_a_person_chooses(id):
    seen = 0
    for one in asked_in(open_box(id), 5) + asked_in(open_box(id), 6):
        if one["proposed"] is None or one["mode"] in SEALED or len(one["options"]) == 1:
            continue
        seen += 1
        if one["title"]["key"] in LEAST_HARMFUL:
            assert one["proposed"] != LEAST_HARMFUL[one["title"]["key"]]
            continue
        chosen = [option for option in one["options"] if option["say"] == one["proposed"]]
        assert one["proposed"].split()[0] not in HURTS, one["title"]
        assert one["proposed"] not in {"ready", "wait"}, one["title"]
        assert all(option.get("undo", "never") != "never" for option in chosen), (one["title"], one["proposed"])
    assert seen > 0
