"""Aim and end: the team wins or loses together, at the very moment."""

from __future__ import annotations

import pytest

from samovar.games.reckoners import cells
from samovar.games.reckoners.acting import Acting
from samovar.games.reckoners.content.words import ATTACK_POPULATION, BLUE_SHIELD
from samovar.games.reckoners.game import Reckoners
from samovar.kernel.chance import seeded
from samovar.kernel.errors import Illegal, Unreadable
from samovar.kernel.game import new_table
from samovar.ledger.rules import cites
from tests.games.reckoners.builders import Desk


@cites("RK-GOAL.1")
def test_the_last_attack_wins_for_every_seat() -> None:
    desk = Desk(["tia", "abraham", "prof", "megan"], great_at="A")
    desk.set(cells.GREAT_RESEARCH, 0)
    desk.set(cells.GREAT_HEALTH, 1)
    [die] = desk.show("tia", "attack")

    desk.do("tia", die, "attack A great-epic")

    outcome = desk.game.outcome(desk.table)
    assert outcome is not None
    assert outcome.winners == [0, 1, 2, 3]
    assert outcome.scores is None
    assert desk.game.merit(desk.table, 0) == desk.table.cells[cells.POPULATION]


@cites("RK-GOAL.2", "RK-SETUP.4", "RK-SETUP.5")
def test_one_to_six_humans_sit_down_and_two_to_six_reckoners_play() -> None:
    game = Reckoners()

    accepted = [new_table(game, {"humans": humans}, seeded(1)).seats for humans in (1, 2, 6)]
    run_three = new_table(game, {"humans": 1, "reckoners": 3}, seeded(1))
    run_two_each = new_table(game, {"humans": 2, "reckoners": 4}, seeded(1))

    assert accepted == [2, 2, 6]
    assert (run_three.seats, run_three.cells[cells.RING]) == (3, 4)
    assert (run_two_each.seats, run_two_each.cells[cells.RING]) == (4, 5)
    for humans in (0, 7):
        with pytest.raises(Unreadable):
            new_table(game, {"humans": humans})
    with pytest.raises(Illegal) as alone:
        new_table(game, {"humans": 1, "reckoners": 1})
    assert alone.value.refusal.rule == "RK-SETUP.4"
    with pytest.raises(Illegal) as idle:
        new_table(game, {"humans": 3, "reckoners": 2})
    assert idle.value.refusal.rule == "RK-GOAL.2"


@cites("RK-GOAL.2")
def test_per_player_numbers_follow_the_humans_where_the_parameter_says_so() -> None:
    config = {"humans": 2, "reckoners": 4, "rulings": ["players-count-by-humans"]}

    table = new_table(Reckoners(), config, seeded(1))

    assert (table.seats, table.cells[cells.RING], table.cells[cells.GREAT_RESEARCH]) == (4, 3, 24)


@cites("RK-GOAL.3")
def test_the_game_is_won_before_any_other_step() -> None:
    desk = Desk(great_at="A")
    desk.set(cells.GREAT_RESEARCH, 0)
    desk.set(cells.GREAT_HEALTH, 2)
    [die] = desk.show("abraham", "green attack 2")

    desk.do("abraham", die, "attack A great-epic", "attack A great-epic")

    assert desk.table.cells[cells.RESULT] == cells.WON
    assert desk.table.stack == []


@cites("RK-GOAL.4", "RK-EPIC.9")
def test_the_game_is_lost_when_the_population_reaches_nothing() -> None:
    desk = Desk()
    desk.set(cells.POPULATION, 3)

    desk.alone(Acting((ATTACK_POPULATION,) * 3, 0, cells.NOWHERE))

    outcome = desk.game.outcome(desk.table)
    assert outcome is not None
    assert (outcome.winners, outcome.key) == ([], "end-population-gone")
    assert desk.game.merit(desk.table, 0) is None


@cites("RK-GOAL.5")
def test_nothing_queued_behind_the_end_happens() -> None:
    desk = Desk(epics={"A": "deathpoint"})
    desk.set(cells.POPULATION, 1)

    desk.activate("A")

    assert desk.table.cells[cells.RESULT] == cells.LOST
    assert (desk.table.base(), desk.count("enforcement", "A")) == (1, 0)


@cites("RK-GOAL.6")
def test_population_is_never_shown_below_zero() -> None:
    desk = Desk()
    desk.set(cells.POPULATION, 2)

    desk.table.hurt(6)

    assert desk.table.population() == 0
    assert desk.table.over()


@cites("RK-GOAL.7")
def test_the_great_epic_cannot_be_attacked_before_his_weakness_is_found() -> None:
    desk = Desk(great_at="A")
    desk.set(cells.GREAT_RESEARCH, 1)
    [die] = desk.show("abraham", "attack")

    desk.do("abraham", die)

    assert desk.refused("abraham", "attack A great-epic") == "RK-GOAL.7"


@cites("RK-GOAL.8", "RK-EPIC.18")
def test_empty_decks_and_single_dice_do_not_end_a_game() -> None:
    desk = Desk()
    table = desk.table
    for epic in range(39):
        table.cells[cells.EPIC_AT + epic] = cells.OUT
    for card in range(53):
        table.cells[cells.HOLDER + card] = cells.BOXED
    for seat in range(table.seats):
        for die in table.dice_of(seat)[1:]:
            table.cells[cells.COLOUR + seat * cells.DICE + die] = cells.NOWHERE
    desk.set(cells.POPULATION, 5)
    desk.great_brackets(0, 0, 0, 0)

    from samovar.games.reckoners.rounds import Round

    table.chance = seeded(3)
    desk.alone(Round())
    while table.round() < 4:
        desk.ready()

    assert table.population() == 5
    assert not table.over()


@cites("RS-INT.10")
def test_population_lost_to_missing_pieces_can_lose_the_game() -> None:
    desk = Desk()
    desk.pieces("blue-shield", "B", 6)
    desk.set(cells.POPULATION, 1)

    desk.alone(Acting((BLUE_SHIELD,), desk.place("A"), cells.NOWHERE))

    assert desk.table.cells[cells.RESULT] == cells.LOST


@cites("RS-MOD.3")
def test_new_great_epics_and_cities_change_nothing_about_winning_and_losing() -> None:
    desk = Desk(great="regalia", city="babilar", great_at="A")
    for letter in "ABC":
        desk.mark(letter, 0)
    desk.set(cells.GREAT_HEALTH, 1)
    [die] = desk.show("tia", "attack")

    desk.do("tia", die, "attack A great-epic")

    outcome = desk.game.outcome(desk.table)
    assert outcome is not None
    assert outcome.key == "end-great-epic-defeated"
