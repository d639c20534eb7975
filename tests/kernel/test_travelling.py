"""Games, tables and what lies on them go to other processes and come back the same."""

from __future__ import annotations

import copy
import pickle

import pytest

from samovar.games import catalogue, house_edition, open_box
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Faulty, Illegal, Refusal, Unreadable
from samovar.kernel.game import Game, Outcome, new_table, reopened
from samovar.kernel.steps import asked
from samovar.kernel.table import Table, plain_table
from samovar.kernel.view import view
from tests.driving import played
from tests.tiny.game import Kettle
from tests.tiny.table import KettleTable

GAMES = [entry.id for entry in catalogue()]
SMALL = 8_000  # bytes: a table's own numbers and its steps, and nothing that its boxes print


def amid(game: Game) -> Table:
    """A table some way into a game."""
    return played(game, {}, 3, 40).table


@pytest.mark.parametrize("id", GAMES)
def test_a_table_travels_without_its_boxes(id):
    table = amid(open_box(id))

    sent = pickle.dumps(table)
    arrived = pickle.loads(sent)

    assert len(sent) < SMALL
    assert arrived == table
    assert plain_table(arrived) == plain_table(table)
    assert type(arrived) is type(table)


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_sees_travels_too(id):
    table = amid(open_box(id))
    seat = asked(table)[0]

    arrived = pickle.loads(pickle.dumps(view(table, seat)))

    assert arrived == view(table, seat)
    assert arrived.viewer == seat


@pytest.mark.parametrize("id", GAMES)
def test_a_deep_copy_plays_on_alone(id):
    table = amid(open_box(id))
    before = plain_table(table)

    twin = copy.deepcopy(table)
    twin.cells[0] += 1

    assert plain_table(table) == before
    assert twin != table


@pytest.mark.parametrize("id", GAMES)
def test_a_game_travels_by_its_name(id):
    game = open_box(id)

    sent = pickle.dumps(game)

    assert len(sent) < 300
    assert pickle.loads(sent) == game
    assert copy.deepcopy(game) is game
    assert game.pack() in repr(game)
    assert game != Kettle()


def test_a_game_of_an_owner_brings_its_content_along():
    pack = house_edition("steamwatchers")
    pack = pickle.loads(pickle.dumps(pack))
    pack.stack.append("mine-1")
    game = open_box("steamwatchers", pack)

    arrived = pickle.loads(pickle.dumps(amid(game)))

    assert "mine-1" in game.pack()
    assert game != open_box("steamwatchers")
    assert arrived.origin.game == game


def test_a_game_with_other_content_than_it_left_with_is_refused():
    with pytest.raises(Unreadable, match=r"played with content of-another-year; here it is house"):
        reopened(Kettle, "of-another-year", ())


def test_a_table_that_nobody_laid_says_why_it_cannot_travel():
    with pytest.raises(TypeError, match="does not know its game"):
        pickle.dumps(KettleTable())


def test_tables_are_equal_when_they_are_the_same_moment_of_a_game():
    one, other = (new_table(Kettle(), {"players": 3}, seeded(7)) for _ in range(2))

    assert one == other
    assert one != new_table(Kettle(), {"players": 3}, seeded(8))
    assert one != view(one, 0)
    assert one != "a table"


def test_a_table_says_what_it_is():
    table = new_table(Kettle(), {"players": 3}, seeded(7))

    assert repr(table).startswith("<KettleTable: 3 seats, Bid(")
    assert repr(view(table, 1)).endswith("seen by 1>")
    assert repr(played(Kettle(), {}, 1).table) == "<KettleTable: 2 seats, over>"


@pytest.mark.parametrize(
    "value",
    [
        Outcome([1], "end-most-coins", {"coins": 4}, [2, 4]),
        Refusal("TG-SETUP.2", "why-yard-too-small", {"players": 4}),
    ],
)
def test_how_it_ended_and_why_not_travel(value):
    assert pickle.loads(pickle.dumps(value)) == value


def test_errors_travel_with_all_that_they_say():
    why = Unreadable("config", "no such thing", "fault-no-setting", {"word": "x"})

    unreadable, illegal, faulty = (
        pickle.loads(pickle.dumps(error))
        for error in (why, Illegal(Refusal("R", "why-not")), Faulty("pack", [why, why]))
    )

    assert (unreadable.where, unreadable.why, unreadable.key, unreadable.fill) == (
        why.where,
        why.why,
        why.key,
        why.fill,
    )
    assert illegal.refusal == Refusal("R", "why-not")
    assert str(faulty) == str(Faulty("pack", [why, why]))
