"""`import samovar`: one module from which a program plays any game."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import samovar
from samovar import facade
from samovar.games import catalogue
from samovar.kernel.match import verify
from samovar.kernel.record import read_record
from samovar.kernel.table import SPECTATOR
from tests.driving import picker

GAMES = [entry.id for entry in catalogue()]


def played(id: str, choices: int = 10_000, seed: int = 7, **settings: Any) -> samovar.Table:
    """A game at random, to its end or for so many choices."""
    table = samovar.load(id, **settings).start(seed=seed)
    pick = picker(seed)
    while table.asked and choices:
        offered = table.options()
        table.play(offered[pick(len(offered))])
        choices -= 1
    return table


def test_the_lines_that_the_module_opens_with_play_a_game():
    told = doctest.testmod(facade)

    assert (told.attempted > 4, told.failed) == (True, 0)


def test_importing_the_package_imports_nothing_else_of_it():
    code = "import sys, samovar; print([name for name in sys.modules if name.startswith('samovar.')])"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


def test_every_name_that_the_package_promises_is_there():
    assert [name for name in samovar.__all__ if not callable(getattr(samovar, name))] == []
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = samovar.nonsense


@pytest.mark.parametrize("id", GAMES)
def test_a_game_is_played_to_its_end_and_its_record_verifies(id):
    table = played(id)

    assert table.over
    assert table.asked == []
    assert table.options() == []
    assert verify(read_record(table.record())) == []
    assert table.game.resume(table.record()) == table


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_throws_the_same_dice(id):
    assert played(id, 30) == played(id, 30)
    assert played(id, 30).record() == played(id, 30).record()
    assert played(id, 30) != played(id, 30, seed=8)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("choices", [40, 10_000])
def test_a_table_travels_and_goes_on_as_it_would_have(id, choices):
    table = played(id, choices)

    sent = pickle.dumps(table)
    twins = [pickle.loads(sent), copy.deepcopy(table)]
    for each in (*twins, table):
        for _ in range(10):
            if each.asked:
                each.play(each.options()[0])

    assert len(sent) < 60_000
    assert [twin == table for twin in twins] == [True, True]
    assert [twin.record() for twin in twins] == [table.record()] * 2
    assert [twin.log(0) for twin in twins] == [table.log(0)] * 2


def test_games_travel_and_compare_by_what_is_played():
    game = samovar.load("steamwatchers", players=4, last_clan_wins=True)

    assert pickle.loads(pickle.dumps(game)) == game
    assert copy.deepcopy(game) == game
    assert game != samovar.load("steamwatchers", players=4)
    assert game != samovar.load("reckoners")
    assert repr(game) == "Game(steamwatchers, players=4, last-clan-wins=True)"
    assert len({game, samovar.load("steamwatchers", players=4, last_clan_wins=True)}) == 1


@pytest.mark.parametrize("id", GAMES)
def test_settings_say_what_they_take(id):
    game = samovar.load(id)

    for setting in game.settings:
        assert setting.kind in ("one", "some", "number", "switch")
        assert setting.key in repr(setting)
        assert repr(setting.default) in repr(setting)
        assert setting.fault(game.config[setting.key]) is None


@pytest.mark.parametrize(
    ("id", "settings", "why"),
    [
        ("steamwatcher", {}, "did you mean 'steamwatchers'"),
        ("chess", {}, "there are steamwatchers, steamfront, reckoners"),
        ("steamwatchers", {"player": 3}, "did you mean 'players'"),
        ("steamwatchers", {"scenario": "wra"}, "did you mean 'war'"),
        ("steamwatchers", {"players": 9}, "from 2 to 5"),
    ],
)
def test_what_does_not_fit_names_what_does(id, settings, why):
    with pytest.raises(samovar.Unreadable, match=why):
        samovar.load(id, **settings)


def test_a_choice_that_is_refused_changes_nothing():
    table = played("steamwatchers", 25)
    before = pickle.dumps(table)

    with pytest.raises(samovar.Unreadable):
        table.play("fly to the moon")
    with pytest.raises(samovar.Illegal):
        table.play("ready")
    with pytest.raises(samovar.Illegal):
        table.play(table.options()[0], seat=1 - table.asked[0])
    with pytest.raises(samovar.Unreadable, match="seats 0 to 1"):
        table.play(table.options()[0], seat=5)

    assert pickle.dumps(table) == before


def test_what_is_taken_back_was_never_told():
    table = played("reckoners", 12)
    while table.match.undo_class(table.asked[0]) != "free":
        table.play(table.options()[0])
    seat = table.asked[0]
    earlier = copy.deepcopy(table)

    earlier.undo(seat)
    again = pickle.loads(pickle.dumps(earlier))

    assert len(earlier.match.moments) < len(table.match.moments)
    assert earlier.log(seat) == table.log(seat)[: len(earlier.log(seat))]
    assert (again, again.log(seat)) == (earlier, earlier.log(seat))


def test_nothing_can_be_taken_back_before_anything_was_chosen():
    with pytest.raises(samovar.Illegal, match="why-undo-never"):
        samovar.load("steamfront").start(seed=1).undo()


def test_bots_play_by_what_their_seat_sees():
    game = samovar.load("steamwatchers", players=2)
    table = game.start(seed=3)
    bots = [game.bot("greedy", seed=5), game.bot("random", seed=6)]

    for _ in range(20):
        seat = table.asked[0]
        table.play_by(bots[seat], seat)

    assert len(table.match.moments) == 20


def sentences(table: samovar.Table, language: str) -> Iterator[str]:
    """All that somebody reads at a table."""
    put = table.question(language=language)
    if put is not None:
        yield put["text"]
        yield from (option["text"] for option in put["options"])
        yield from (refused["why"]["text"] for refused in put["refused"])
    yield from table.log(language=language)
    yield table.result(language)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("id", GAMES)
def test_everything_is_said_in_both_languages(id, language):
    for choices in (0, 15, 60, 10_000):
        for sentence in sentences(played(id, choices), language):
            assert "{" not in sentence
            assert "???" not in sentence


def test_the_two_languages_differ():
    table = played("steamwatchers", 15)

    french, english = (table.question(language=each) or {} for each in ("fr", "en"))

    assert french["text"] != english["text"]
    assert table.options()[0].text("fr") != table.options()[0].text("en")
    assert table.text(language="en").splitlines()[0].startswith("scenario: ") or "turn" in table.text(language="en")
    with pytest.raises(samovar.Unreadable, match="none of fr, en"):
        table.text(language="ru")


def test_a_seat_reads_its_own_secrets_and_nobody_elses():
    table = played("steamwatchers", 30)

    own, others = (table.rows(seat)["steam-hand"] for seat in (0, 1))

    assert others["one"] is None
    assert "one" not in own
    assert own["two"] is None
    assert [ids for ids in own if ids.startswith("one ")]
    assert table.rows(SPECTATOR)["steam-hand"] is None
    assert "steam-hand: ?" in table.text(SPECTATOR)


def test_why_not_is_said_with_its_rule():
    table = played("steamwatchers", 25)

    assert table.explain("fly to the moon").startswith("“fly”")
    assert table.explain(table.options()[0]) != ""
    assert table.explain("ready", language="fr") != table.explain("ready", language="en")


def test_without_fluent_the_games_are_played_and_sentences_say_what_is_missing():
    code = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
import samovar
table = samovar.load("reckoners").start(seed=1)
table.play(table.options()[0])
try:
    table.text()
except ModuleNotFoundError as missing:
    print(missing)
"""

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "sentences need fluent.runtime: pip install 'samovar[text]'"
