"""The ladder: five levels of every game, named in both languages, that play by the rules from what they see."""

from __future__ import annotations

from pathlib import Path

import pytest

from samovar.bots.careless import CarelessBot
from samovar.bots.greedy import GreedyBot
from samovar.bots.minds import bot, ladders, levels_of, mind_for, plays
from samovar.bots.search import FOREVER, SearchBot
from samovar.games import catalogue
from samovar.kernel.chance import seeded
from samovar.kernel.choice import say
from samovar.kernel.game import determinize
from samovar.kernel.steps import asked, options, refusal
from samovar.kernel.view import view
from tests.bots.tables import GAMES, go_on, some_way_in

ROOT = Path(__file__).parents[2]
FEW = 4
LEVELS = ["beginner", "casual", "greedy", "shrewd", "master"]


def test_every_game_of_the_shelf_has_five_levels_from_the_weakest_up():
    playable = [entry.id for entry in catalogue() if entry.status == "playable"]

    assert {id: levels_of(id) for id in playable} == dict.fromkeys(playable, LEVELS)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_level_has_a_name_and_a_line_on_how_it_plays(language):
    texts = (ROOT / "client" / "src" / "texts" / f"play.{language}.ftl").read_text(encoding="utf-8")
    named = {line.partition(" = ")[0] for line in texts.splitlines() if " = " in line}

    assert {f"level-{level}{more}" for level in LEVELS for more in ("", "-how")} <= named


@pytest.mark.parametrize("id", GAMES)
def test_levels_of_tables_that_were_laid_before_the_ladder_still_play(id):
    assert plays("random", id)
    assert plays("greedy", id)
    assert not plays("genius", id)


def test_whom_people_wait_for_has_a_limit_of_time_and_the_lab_has_none():
    waited_for, alone = bot("master", "steamwatchers", 1, 1.0), bot("master", "steamwatchers", 1)

    assert isinstance(waited_for, SearchBot)
    assert isinstance(alone, SearchBot)
    assert waited_for.seconds <= 5
    in_line = bot("master", "steamwatchers", 1, 4.0)
    assert isinstance(in_line, SearchBot)
    assert in_line.seconds == waited_for.seconds / 4
    assert alone.seconds == FOREVER
    assert alone.simulations == waited_for.simulations


def test_budgets_grow_and_lapses_shrink_up_the_ladder():
    for levels in ladders().values():
        assert levels["beginner"]["lapses"] > levels["casual"]["lapses"] > 0
        assert levels["master"]["simulations"] > levels["shrewd"]["simulations"]


def careless(id, seed, lapses):
    mind = mind_for(id)
    assert mind is not None
    return CarelessBot(seed, mind, lapses)


def test_a_careless_bot_without_lapses_plays_as_the_greedy_one():
    game, table = some_way_in("steamwatchers", 12)
    seat = asked(table)[0]
    mind = mind_for("steamwatchers")
    assert mind is not None
    never = careless("steamwatchers", 8, 0)
    greedy = GreedyBot(8, mind)
    greedy.below(100)  # the die that decides whether it looks closely

    assert say(never.choose(game, view(table, seat), seat)) == say(greedy.choose(game, view(table, seat), seat))


def test_even_a_lapse_takes_the_better_of_two():
    """Where one option is far worse than all others, chance alone takes it more often."""
    game, table = some_way_in("reckoners", 40)
    while len(options(table, asked(table)[0])) < 3:
        go_on(game, table)
    seat = asked(table)[0]
    offered = options(table, seat)
    mind = mind_for("reckoners")
    assert mind is not None
    ranks = mind.rank(game, determinize(game, table, seat, seeded(1)), seat, offered)
    worst = say(offered[ranks.index(min(ranks))])

    taken = [say(careless("reckoners", seed, 100).choose(game, view(table, seat), seat)) for seed in range(60)]

    assert len(set(taken)) > 1
    assert taken.count(worst) < 60 / len(offered)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", GAMES)
def test_every_level_gives_allowed_answers_from_what_its_seat_sees_alone(id, level, monkeypatch):
    """On worlds that look alike to its seat it answers alike, whatever the others hide."""
    for searching in ("shrewd", "master"):
        monkeypatch.setitem(ladders()[id][searching], "simulations", FEW)  # the law is the same with fewer
    game, table = some_way_in(id, 11)
    otherwise = 0

    for number in range(2):
        for _ in range(8):
            go_on(game, table)
        seat = asked(table)[0]
        other_world = determinize(game, table, seat, seeded(100 + number))
        otherwise += list(other_world.cells) != list(table.cells)
        answers = [bot(level, id, 77).choose(game, view(world, seat), seat) for world in (table, other_world)]

        assert say(answers[0]) == say(answers[1])
        assert refusal(table, seat, answers[0]) is None

    assert otherwise or id != "steamwatchers"  # the others' cards lay otherwise, or nothing was proved
