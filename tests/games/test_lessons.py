"""One law for the lessons of all games: nobody finishes one by pressing Enter at what is proposed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from samovar.games import catalogue, open_box
from samovar.kernel.game import Game, Lesson, new_table
from samovar.kernel.steps import asked, options, play
from samovar.kernel.table import Table
from samovar.kernel.view import view
from tests.games.sheets import LANGUAGES, arguments, every

LESSONS = [(entry.id, lesson.id) for entry in catalogue() for lesson in open_box(entry.id).lessons()]
LEARNER = 0
SEEDS = range(1, 4)


def advice(game: Game, table: Table) -> dict[str, Any]:
    return game.look(view(table, LEARNER), LEARNER, "coach", {})


def followed(game: Game, lesson: Lesson, seed: int) -> list[dict[str, Any]]:
    """All that the coach says to who does what he shows, while the others do anything."""
    table, dice, heard = new_table(game, lesson.config, seed), random.Random(seed), []
    while seats := asked(table):
        if LEARNER in seats:
            heard.append(advice(game, table))
            play(table, LEARNER, game.vocabulary().hear(heard[-1]["line"]))
        else:
            play(table, seats[0], dice.choice(options(table, seats[0])))
    return heard


@pytest.mark.parametrize(("id", "lesson"), LESSONS)
def test_enter_alone_never_finishes_a_lesson(id: str, lesson: str):
    """Where a hint is offered nothing is selected: whoever only presses the button stays there."""
    game = open_box(id)
    course = next(one for one in game.lessons() if one.id == lesson)
    texts = [every(id, language) for language in LANGUAGES]

    for seed in SEEDS:
        heard = followed(game, course, seed)

        tasks = [said for said in heard if "hint" in said]
        assert tasks, f"{lesson}, seed {seed}: nothing is left to the learner"
        for said in tasks:
            hint = said["hint"]
            for known in texts:
                assert hint["key"] in known
                assert {one.removesuffix("-count") for one in arguments(known[hint["key"]])} <= set(hint["args"])
