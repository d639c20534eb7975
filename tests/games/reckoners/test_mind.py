"""The mind of the bots: it plays by the rules, together, and far better than chance."""

from __future__ import annotations

import pytest

from samovar.bots.bot import Bot, RandomBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds.reckoners import ReckonersMind
from samovar.bots.minds.reckoners.symbols import symbol_worths
from samovar.bots.minds.reckoners.worth import city_worth
from samovar.games.reckoners import cells
from samovar.games.reckoners.choices import Go
from samovar.games.reckoners.content import words
from samovar.games.reckoners.game import Reckoners
from samovar.kernel.chance import seeded
from samovar.kernel.game import Config, new_table
from samovar.kernel.steps import asked, play
from samovar.kernel.table import Table
from samovar.kernel.view import view
from tests.games.reckoners.builders import Desk

GAME = Reckoners()
GAMES = 12
MIND = ReckonersMind()


def fought(seed: int, thinking: bool, **config: object) -> Table:
    """A whole game of one kind of bot on every seat; every choice is checked."""
    settings: Config = {"humans": 3, **{key.replace("_", "-"): value for key, value in config.items()}}
    table = new_table(GAME, settings, seeded(seed))
    bots: list[Bot] = [
        GreedyBot(seed + seat, ReckonersMind(), determinizations=1) if thinking else RandomBot(seed + seat)
        for seat in range(table.seats)
    ]
    while waiting := asked(table):
        seat = waiting[0]
        play(table, seat, bots[seat].choose(GAME, view(table, seat), seat))
    return table


def test_the_mind_wins_where_chance_never_does() -> None:
    thinking = [fought(seed, True).cells[cells.RESULT] == cells.WON for seed in range(GAMES)]
    random = [fought(seed, False).cells[cells.RESULT] == cells.WON for seed in range(40)]

    assert sum(thinking) >= 4
    assert sum(random) == 0


@pytest.mark.parametrize(("great", "city"), [("regalia", "babilar"), ("limelight", "ildithia"), ("regalia", "newcago")])
def test_the_mind_plays_every_great_epic_to_the_end(great: str, city: str) -> None:
    table = fought(3, True, great_epic=great, city=city)

    assert table.cells[cells.RESULT] in (cells.WON, cells.LOST)


def test_a_city_with_fewer_enforcement_is_worth_more() -> None:
    desk = Desk(epics={"A": "curveball"})
    before = city_worth(MIND.weigh, desk.table)

    desk.pieces("enforcement", "A", 2)

    assert city_worth(MIND.weigh, desk.table) < before


def test_a_symbol_is_worth_more_where_it_can_end_the_game() -> None:
    desk = Desk(great_at="B")
    desk.set(cells.GREAT_RESEARCH, 0)

    assert (
        symbol_worths(MIND.weigh, desk.table, desk.place("B"))[words.ATTACK]
        > symbol_worths(MIND.weigh, desk.table, desk.place("A"))[words.ATTACK]
    )


@pytest.mark.parametrize("count", [2, 3])
def test_nobody_walks_with_a_double_plan_while_he_has_lesser_dice(count: int) -> None:
    desk = Desk(team=("prof", "tia"), epics={"B": "curveball"}, great_at="B")
    desk.set(cells.GREAT_RESEARCH, 3)
    desk.epic("B", "curveball", health=1, research=0)
    plan, *_ = desk.show("prof", "black plan 2", *["attack"] * count)
    desk.do("prof", plan)

    choice = ReckonersMind().reply(desk.game, desk.table, 0)

    assert not isinstance(choice, Go)
